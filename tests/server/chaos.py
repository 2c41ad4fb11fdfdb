"""Scripted people who survive the death of their server, and what brings it about."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import httpx
from msgspec import json
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from server.live import LiveServer, Messages

AWAY = (OSError, TimeoutError, WebSocketException, httpx.TransportError)
"""What a client meets while the server is down."""
PAUSE_S = 0.05
UNSURE = "unavailable"
"""The code after which nobody knows whether the command was done: it is sent again."""


class Command(NamedTuple):
    """A move on its way; sent again with the same key until it is answered."""

    key: str
    action: dict[str, Any]
    n: int


class Ledger:
    """What the people of one table sent, and what they were told about it."""

    def __init__(self) -> None:
        self.sent: set[tuple[int, str]] = set()
        self.acknowledged: list[tuple[int, str]] = []
        self.refused: set[tuple[int, str]] = set()
        self.repeated = 0
        """How often a command was sent again after a loss."""


class Person:
    """Plays one seat at random to the end, through every loss of the connection."""

    def __init__(
        self,
        url: str,
        table: str,
        seat: int,
        key: str,
        *,
        random: Random,
        acknowledged: Callable[[], None] = lambda: None,
    ) -> None:
        self.address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        self.seat = seat
        self.key = key
        self.random = random
        self.acknowledged = acknowledged
        self.ledger = Ledger()
        self.order: dict[str, Any] | None = None
        """A standing order: its question is never answered by the person."""
        self.is_ordered = False
        self.n = 0
        self.due_n = 0
        """Before this update nothing new is sent: the last command is still on its way here."""
        self.now: dict[str, Any] = {}
        self.pending: Command | None = None

    @property
    def outcome(self) -> dict[str, Any] | None:
        return self.now.get("outcome")

    async def play(self) -> None:
        """Until the match is over."""
        while self.outcome is None:
            with contextlib.suppress(*AWAY):
                async with connect(self.address, max_size=None, compression=None) as socket:
                    await self._sit(socket)
            await asyncio.sleep(PAUSE_S)

    async def _sit(self, socket: ClientConnection) -> None:
        since = self.n if self.now else None
        hello = {"type": "hello", "key": self.key, "seat": self.seat, "since": since}
        await socket.send(json.encode(hello).decode())
        coming = Messages(socket)
        first = await coming.next()
        if first["type"] == "error":
            assert first["code"] == UNSURE, first
            return
        self._take(first)
        if self.order and not self.is_ordered:
            await self._give_order(socket, coming)
        if self.pending:
            self.ledger.repeated += 1
            await self._send(socket, self.pending)
        while self.outcome is None:
            await self._answer(socket)
            await self._hear(socket, await coming.next())

    async def _give_order(self, socket: ClientConnection, coming: Messages) -> None:
        """Given twice after a loss it does no harm."""
        await socket.send(json.encode({"type": "give_order", "order": self.order}).decode())
        while (message := await coming.next())["type"] != "ok":
            await self._hear(socket, message)
        self.is_ordered = True

    async def _answer(self, socket: ClientConnection) -> None:
        """Choose, if this seat is asked and does not wait for an answer of the server."""
        options = self.now.get("options")
        if self.pending or not options or self.n < self.due_n or self._leaves_it_to_the_order():
            return
        key = f"{self.random.getrandbits(64):x}"
        self.pending = Command(key, self.random.choice(options), self.n)
        self.ledger.sent.add((self.seat, key))
        await self._send(socket, self.pending)

    def _leaves_it_to_the_order(self) -> bool:
        return self.order is not None and self.now["prompt"]["decision"] == self.order["decision"]

    async def _send(self, socket: ClientConnection, command: Command) -> None:
        message = {"type": "play", **command._asdict()}
        await socket.send(json.encode(message).decode())

    async def _hear(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        match message["type"]:
            case "view" | "update":
                self._take(message)
            case "ok":
                self._settle(message["key"], self.ledger.acknowledged.append)
                self.due_n = message["n"]
                self.acknowledged()
            case "error" if message["code"] == UNSURE and self.pending:
                await asyncio.sleep(PAUSE_S)
                await self._send(socket, self.pending)
            case "error":
                assert message["code"] == "stale", message
                self.due_n = self.pending.n + 1 if self.pending else 0
                self._settle(message["key"], self.ledger.refused.add)

    def _settle(self, key: str, note: Any) -> None:
        assert self.pending is not None
        assert self.pending.key == key
        note((self.seat, key))
        self.pending = None

    def _take(self, message: dict[str, Any]) -> None:
        assert message["n"] >= self.n, "what was shown once is gone"
        self.n, self.now = message["n"], message["now"]


async def until_done(request: Any) -> httpx.Response:
    """The answer to a request that is sent again until the server is there."""
    while True:
        with contextlib.suppress(*AWAY):
            answer: httpx.Response = await request()
            if answer.status_code != httpx.codes.SERVICE_UNAVAILABLE:
                return answer
        await asyncio.sleep(PAUSE_S)


class Storm:
    """Ends the server again and again, in the middle of play, and starts it anew."""

    def __init__(self, server: LiveServer, random: Random, every: tuple[int, int]) -> None:
        self.server = server
        self.random = random
        self.every = every
        """How many moves are acknowledged between two blows: from, to."""
        self.moves = 0
        self.blows = {"server": 0, "worker": 0}
        self._enough = asyncio.Event()
        self._next = random.randint(*every)

    def acknowledged(self) -> None:
        """A move is durable: one step nearer to the next blow."""
        self.moves += 1
        if self.moves >= self._next:
            self._enough.set()

    async def rage(self) -> None:
        """Until it is cancelled; never in the middle of a start."""
        while True:
            await self._enough.wait()
            await asyncio.sleep(self.random.random() * PAUSE_S)
            blow = asyncio.create_task(asyncio.to_thread(self.strike))
            try:
                await asyncio.shield(blow)
            except asyncio.CancelledError:
                await blow
                raise
            self._enough.clear()
            self._next = self.moves + self.random.randint(*self.every)

    def strike(self) -> None:
        """kill -9: one of several workers or, less often, the whole server."""
        workers = workers_of(self.server)
        if workers and self.random.random() < 0.75:
            self.blows["worker"] += 1
            kill(self.random.choice(workers))
        else:
            self.blows["server"] += 1
            self.server.kill()
            self.server.start()


class Orderly(Storm):
    """Stops the server as its host would."""

    def strike(self) -> None:
        self.blows["server"] += 1
        assert self.server.stop() == 0
        self.server.start()


def kill(pid: int) -> None:
    with contextlib.suppress(ProcessLookupError):
        os.kill(pid, signal.SIGKILL)


def workers_of(server: LiveServer) -> list[int]:
    """The processes of a server with several workers that serve; none of a single one."""
    assert server.process is not None
    return [
        pid
        for pid in children(server.process.pid)
        if b"spawn_main" in (words := command_line(pid)) and b"resource_tracker" not in words
    ]


def children(pid: int) -> list[int]:
    path = Path(f"/proc/{pid}/task/{pid}/children")
    with contextlib.suppress(OSError):
        return [int(each) for each in path.read_text().split()]
    return []


def command_line(pid: int) -> bytes:
    with contextlib.suppress(OSError):
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    return b""


def doubled(items: Iterable[Any]) -> list[Any]:
    """What is there more than once."""
    seen: set[Any] = set()
    return [each for each in items if each in seen or seen.add(each)]
