"""`interpares`, with a profile of its main thread: SIGUSR1 begins it, SIGUSR2 writes it down."""

from __future__ import annotations

import cProfile
import signal
import sys
import time

from interpares.cli import main


def listen_to(path: str) -> None:
    # Processor time, because other programs run on the same cores.
    profile = cProfile.Profile(time.thread_time)

    def begin(*_: object) -> None:
        profile.enable()

    def write(*_: object) -> None:
        profile.disable()
        profile.dump_stats(path)

    signal.signal(signal.SIGUSR1, begin)
    signal.signal(signal.SIGUSR2, write)


if __name__ == "__main__":
    listen_to(sys.argv.pop(1))
    main()
