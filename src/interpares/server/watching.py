"""Those who look at tables: one outbox each, filled after every commit."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from ..kernel.values import Seat

LONGEST_OUTBOX = 100
"""A reader that is so far behind is cut off; it comes back and asks for what it missed."""


class Outbox:
    """Messages in order, for one reader; leaner than asyncio.Queue, because there are so many."""

    def __init__(self) -> None:
        self._messages: list[bytes] = []
        self._reader: asyncio.Future[None] | None = None
        self._ended = False

    def __len__(self) -> int:
        return len(self._messages)

    def put(self, message: bytes) -> None:
        self._messages.append(message)
        self._wake()

    def end(self) -> None:
        """Nothing more will be put."""
        self._ended = True
        self._wake()

    def _wake(self) -> None:
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def take(self) -> list[bytes]:
        """All that wait, as soon as there are some; none when it has ended."""
        while not self._messages and not self._ended:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self.emptied()

    def emptied(self) -> list[bytes]:
        """All that wait."""
        taken, self._messages = self._messages, []
        return taken


class Watcher:
    """One connection, looking at a table from a seat or, with no seat, as the public."""

    def __init__(self, seat: Seat | None, holder: str = "") -> None:
        self.seat = seat
        self.holder = holder
        """The hash of the secret that played the seat when this one began to look."""
        self.n = -1
        """The last update it was given; -1 before the first view."""
        self.lags = False
        """A spectator who is shown everything later."""
        self.closed = False
        self.outbox = Outbox()

    def send(self, message: bytes) -> None:
        """Hand over a message; a reader that is too far behind is cut off instead."""
        if len(self.outbox) < LONGEST_OUTBOX:
            self.outbox.put(message)
        else:
            self.close()

    def close(self) -> None:
        """Nothing more will come."""
        if not self.closed:
            self.closed = True
            self.outbox.end()


class Room:
    """Everybody who looks at one table."""

    def __init__(self) -> None:
        self._groups: dict[Seat | None, set[Watcher]] = {}

    def __bool__(self) -> bool:
        return bool(self._groups)

    def __iter__(self) -> Iterator[Watcher]:
        for group in tuple(self._groups.values()):
            yield from tuple(group)

    def enter(self, watcher: Watcher) -> None:
        self._groups.setdefault(watcher.seat, set()).add(watcher)

    def leave(self, watcher: Watcher) -> None:
        group = self._groups.get(watcher.seat, set())
        group.discard(watcher)
        if not group:
            self._groups.pop(watcher.seat, None)

    def watched(self, seat: Seat | None) -> bool:
        """Whether somebody looks from there."""
        return seat in self._groups

    def send(self, message: bytes) -> None:
        """The same to everybody who sees things as they happen."""
        for watcher in self:
            if not watcher.lags:
                watcher.send(message)
