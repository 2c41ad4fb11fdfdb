"""Our own server under load: a real `interpares serve`, with SQLite or PostgreSQL and Redis."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from tests.server.live import SOURCE, LiveServer

from .figures import Window
from .load import Load

SPARES_PER_S = 3
"""Tables that may come to their end in a second of play at full speed."""


class Server(LiveServer):
    """A server that knows how long it took to start."""

    start_s = 0.0

    def start(self) -> None:
        begun = time.perf_counter()
        super().start()
        self.start_s = time.perf_counter() - begun

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid


class ProfiledServer(Server):
    """A server whose event loop is watched for as long as is wanted."""

    def start(self) -> None:
        environment = {f"INTERPARES_{name}": value for name, value in self.settings.items()}
        launcher = ["-m", "benchmarks.server.profiled", str(self.profile), "serve"]
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, *launcher, "--port", str(self.port)],
                env={**os.environ, **environment, "PYTHONPATH": str(SOURCE)},
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        self.wait_until_ready()

    @property
    def profile(self) -> Path:
        return self.folder / "server.prof"

    def watch(self) -> None:
        os.kill(self.pid, signal.SIGUSR1)

    def tell(self) -> None:
        """Write the profile down; returns when that is done."""
        os.kill(self.pid, signal.SIGUSR2)
        self.wait_until_ready()


class Ours:
    """One of our servers, with scripted seats at its tables."""

    def __init__(self, name: str, server: Server, database: Sequence[int] = ()) -> None:
        self.name = name
        self._server = server
        self._database = database
        self._load = Load(server.url)

    async def open(self, tables: int, depth: int, seconds: float) -> None:
        """Tables at different moments of their matches, up to `depth` moves from the start."""
        await self._load.open(tables, spares=int(SPARES_PER_S * seconds))
        depths = [depth * number // tables for number in range(tables)]
        await self._load.play_to(depths)

    async def window(self, seconds: float, think_s: float) -> Window:
        self._load.think_s = think_s
        return await self._load.window(seconds, [self._server.pid], self._database)

    async def close(self) -> None:
        self._load.close()
