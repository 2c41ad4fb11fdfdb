"""Several workers behind the same sockets: begun together, replaced when one dies."""

from __future__ import annotations

import contextlib
import gc
import logging
import multiprocessing
import os
import signal
import tempfile
import threading
import time
from collections.abc import Iterator
from multiprocessing import connection
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any

from . import journal
from .serving import STOP_S, STOPPED_BY, Sockets, work
from .settings import Settings

logger = logging.getLogger(__name__)

LOOK_S = 0.5
FAREWELL_S = STOP_S + 1.5
"""A worker that has not stopped by then is ended."""
BEGUN = "begun"
FIGURES = "PROMETHEUS_MULTIPROC_DIR"
"""Where prometheus_client looks for the folder that workers share."""


class Member:
    """One worker, as it is seen from outside."""

    def __init__(self, settings: Settings, sockets: Sockets) -> None:
        spawn = multiprocessing.get_context("spawn")
        self._ours, theirs = spawn.Pipe()
        self.process: SpawnProcess = spawn.Process(
            target=worker, args=(settings, list(sockets), theirs)
        )
        self.process.start()
        theirs.close()
        self._began = False

    @property
    def began(self) -> bool:
        """Whether it has ever served."""
        with contextlib.suppress(EOFError, OSError):
            self._began = self._began or (self._ours.poll() and self._ours.recv() == BEGUN)
        return self._began

    def end(self, within_s: float) -> None:
        """Wait for it to stop as it was told to, but not for ever."""
        self.process.join(max(0.0, within_s))
        if self.process.is_alive():
            logger.warning("Worker %s did not stop in time.", self.process.pid)
            self.process.kill()
            self.process.join()
        self._ours.close()


class Workers:
    """The process that looks after the others and serves nothing itself."""

    def __init__(self, settings: Settings, sockets: Sockets) -> None:
        self._settings = settings
        self._sockets = sockets
        self._members: list[Member] = []
        self._stopping = False

    def run(self) -> bool:
        """Until it is told to stop; False if a worker could not begin, as the next could not."""
        for each in STOPPED_BY:
            signal.signal(each, self._stop)
        with shared_figures():
            self._members = [self._new() for _ in range(self._settings.workers)]
            gc.freeze()
            healthy = True
            while healthy and not self._stopping:
                connection.wait([each.process.sentinel for each in self._members], LOOK_S)
                healthy = self._stopping or self._replace_dead()
            self._end()
        return healthy

    def _stop(self, _signal: int, _frame: Any) -> None:
        self._stopping = True

    def _new(self) -> Member:
        return Member(self._settings, self._sockets)

    def _replace_dead(self) -> bool:
        """False if one gave up before it served anybody; a killed one says nothing of the next."""
        for at, member in enumerate(self._members):
            if member.process.is_alive():
                continue
            began = member.began
            member.end(FAREWELL_S)
            forget_figures(member.process.pid)
            if not began and not was_killed(member.process):
                return False
            logger.error("Worker %s died; another one begins.", member.process.pid)
            self._members[at] = self._new()
        return True

    def _end(self) -> None:
        until_s = time.monotonic() + FAREWELL_S
        for member in self._members:
            member.process.terminate()
        for member in self._members:
            member.end(until_s - time.monotonic())


def was_killed(process: SpawnProcess) -> bool:
    return process.exitcode is not None and process.exitcode < 0


def worker(settings: Settings, sockets: Sockets, supervisor: Connection) -> None:
    """The life of a worker's process; it does not outlive the one that looks after it."""
    journal.log_as_json(settings.log_level)
    threading.Thread(target=stop_with, args=(supervisor,), daemon=True).start()

    def begun() -> None:
        with contextlib.suppress(OSError):
            supervisor.send(BEGUN)

    work(settings, sockets, begun)


def stop_with(supervisor: Connection) -> None:
    """Nothing is ever said here: what can be read is the end of the other side."""
    with contextlib.suppress(EOFError, OSError):
        supervisor.recv()
    os.kill(os.getpid(), signal.SIGTERM)


@contextlib.contextmanager
def shared_figures() -> Iterator[None]:
    """Where several workers put their figures, so that each can give those of all."""
    with tempfile.TemporaryDirectory(prefix="interpares-") as folder:
        os.environ[FIGURES] = folder
        try:
            yield
        finally:
            del os.environ[FIGURES]


def forget_figures(pid: int | None) -> None:
    """What a dead worker had in memory and who looked at it counts no more."""
    from prometheus_client import multiprocess  # noqa: PLC0415 - only where a worker has died

    multiprocess.mark_process_dead(pid)  # type: ignore[no-untyped-call]
