"""All servers under the same load, turn and turn about."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Protocol, Self

import uvloop
from msgspec import Struct
from tests.server.services import Postgres, Redis, missing

from . import theirs
from .figures import Row, Window, row
from .ours import Ours, Server

NEEDED = {
    "postgresql": ("initdb", "postgres", "pg_isready", "redis-server"),
    "boardgame.io": theirs.NEEDED,
}
LOADED = ("sqlite", *NEEDED)
"""What can be put under load."""


class Contender(Protocol):
    """A server with scripted seats at its tables."""

    name: str

    async def open(self, tables: int, depth: int, seconds: float) -> None: ...

    async def window(self, seconds: float, think_s: float) -> Window: ...

    async def close(self) -> None: ...


class Shape(Struct):
    """How all are loaded."""

    tables: int
    seconds: float
    rounds: int
    depth: int
    think_s: tuple[float, ...]
    """0 is as fast as they can."""


def why_not(part: str) -> str:
    """Why a part cannot be measured here; empty if it can."""
    reason: str = missing(*NEEDED.get(part, ()))
    return reason


class Bench:
    """What the contenders need: folders, a database, a bus, an installed boardgame.io."""

    def __init__(self, folder: Path, parts: Sequence[str], workers: int) -> None:
        self._folder = folder
        self._parts = parts
        self._workers = workers
        self._numbers = iter(range(1000))
        self._stack = ExitStack()

    def __enter__(self) -> Self:
        if "postgresql" in self._parts:
            self._postgres, self._redis = Postgres(fsync=True), Redis()
            self._stack.callback(self._postgres.close)
            self._stack.callback(self._redis.close)
        if "boardgame.io" in self._parts:
            self._place = theirs.installed(self._folder)
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    @contextmanager
    def contenders(self) -> Iterator[list[Contender]]:
        """Fresh servers, as many as are wanted."""
        with ExitStack() as stack:
            found: list[Contender] = []
            if "sqlite" in self._parts:
                server = stack.enter_context(Server(self._new_folder()))
                found.append(Ours("sqlite", server))
            if "postgresql" in self._parts:
                found.append(self._with_postgres(stack))
            if "boardgame.io" in self._parts:
                found.append(theirs.Theirs("boardgame.io, memory", self._place))
                found.append(theirs.Theirs("boardgame.io, files", self._place, self._new_folder()))
            yield found

    def _with_postgres(self, stack: ExitStack) -> Ours:
        settings = {
            "DB": self._postgres.create(f"bench_{next(self._numbers)}"),
            "BUS": self._redis.url,
            "WORKERS": str(self._workers),
        }
        server = stack.enter_context(Server(self._new_folder(), **settings))
        pids = [self._postgres.process.pid, self._redis.process.pid]
        return Ours("postgresql + redis", server, pids)

    def _new_folder(self) -> Path:
        folder = self._folder / f"data_{next(self._numbers)}"
        folder.mkdir()
        return folder


def compared(bench: Bench, shape: Shape) -> list[Row]:
    with bench.contenders() as contenders, asyncio.Runner(loop_factory=loop) as runner:
        return runner.run(measured(contenders, shape))


def loop() -> asyncio.AbstractEventLoop:
    return uvloop.new_event_loop()


async def measured(contenders: Sequence[Contender], shape: Shape) -> list[Row]:
    try:
        for each in contenders:
            await each.open(shape.tables, shape.depth, shape.seconds * (shape.rounds + 1))
            # Not counted: a just-in-time compiler wants to have seen everything.
            await each.window(shape.seconds, 0.0)
        return [
            found
            for think_s in shape.think_s
            for found in await in_turn(contenders, shape, think_s)
        ]
    finally:
        for each in contenders:
            await each.close()


async def in_turn(contenders: Sequence[Contender], shape: Shape, think_s: float) -> list[Row]:
    windows: dict[str, list[Window]] = {each.name: [] for each in contenders}
    for _ in range(shape.rounds):
        for each in contenders:
            windows[each.name].append(await each.window(shape.seconds, think_s))
    return [row(name, shape.tables, think_s, found) for name, found in windows.items()]
