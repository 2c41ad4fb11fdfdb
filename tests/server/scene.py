"""A table in play with everybody who looks at it, and every byte they are sent."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import time
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

import httpx
from msgspec import json
from websockets.asyncio.client import ClientConnection, connect

from interpares import Record
from server.chaos import AWAY
from server.judge import Viewer

PATIENCE_S = 120
MARKER = "unspeakable"
"""Part of much that is sent: nothing of it may come into a log."""


NONSENSE: list[dict[str, Any]] = [
    {"n": 10**6},
    {"action": {"type": MARKER}},
    {"action": f"lay {MARKER}"},
    {"type": MARKER},
]
"""What makes a move one that nobody could make."""
FOR_NOTHING: list[dict[str, Any]] = [
    {"type": "propose", "kind": "undo", "n": 10**6},
    {"type": "answer", "proposal": MARKER, "agree": True},
    {"type": "drop_order", "id": 10**6},
    {"type": "give_order", "order": {"decision": MARKER, "answer": "pass"}},
]
"""Other commands nobody can follow."""


class Attempt(NamedTuple):
    """A command, the update of its sender at which it was answered, and the answer."""

    command: dict[str, Any]
    n: int
    answer: dict[str, Any]


class Tap:
    """One connection at a table, by socket or as a stream of lines; keeps every byte it is sent."""

    def __init__(self, viewer: int | None) -> None:
        self.viewer = viewer
        self.texts: list[str] = []
        self.messages: list[dict[str, Any]] = []
        self.received_ms: list[int] = []
        self.attempts: list[Attempt] = []
        self._answers: list[tuple[int, dict[str, Any]]] = []
        self.n = -1
        self.now: dict[str, Any] = {}
        self._news = asyncio.Event()
        self._socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None

    async def connect(self, url: str, table: str, **hello: Any) -> Tap:
        """By socket, up to the first message."""
        address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        self._socket = await connect(address, max_size=None, compression=None)
        hello = {"type": "hello", "seat": self.viewer, **hello}
        await self._socket.send(json.encode(hello).decode())
        self._reading = asyncio.create_task(self._read(self._socket))
        await self.until(lambda: bool(self.messages))
        return self

    async def stream(self, url: str, table: str, key: str) -> Tap:
        """As lines of JSON, up to the first message."""
        path = f"/api/tables/{table}/seats/{self.viewer}/stream"
        self._reading = asyncio.create_task(self._read_lines(url + path, key))
        await self.until(lambda: bool(self.messages))
        return self

    async def _read(self, socket: ClientConnection) -> None:
        with contextlib.suppress(*AWAY):
            async for frame in socket:
                for text in str(frame).split("\n"):
                    self._take(text)

    async def _read_lines(self, url: str, key: str) -> None:
        headers = {"authorization": f"Bearer {key}"}
        async with (
            httpx.AsyncClient(timeout=PATIENCE_S) as client,
            client.stream("GET", url, headers=headers) as answer,
        ):
            async for line in answer.aiter_lines():
                if line:
                    self._take(line)

    def _take(self, text: str) -> None:
        message = json.decode(text)
        self.texts.append(text)
        self.messages.append(message)
        self.received_ms.append(time.time_ns() // 1_000_000)
        if message["type"] in {"view", "update"}:
            self.n, self.now = message["n"], message["now"]
        if message["type"] in {"ok", "error"}:
            self._answers.append((self.n, message))
        self._news.set()

    async def until(self, is_so: Callable[[], bool]) -> None:
        """Wait for messages until it is so."""
        async with asyncio.timeout(PATIENCE_S):
            while not is_so():
                await self._news.wait()
                self._news.clear()

    async def ask(self, **command: Any) -> dict[str, Any]:
        """Send a command, one at a time; its answer."""
        assert self._socket is not None
        known = len(self._answers)
        await self._socket.send(json.encode(command).decode())
        await self.until(lambda: len(self._answers) > known)
        self.attempts.append(Attempt(command, *self._answers[known]))
        return self.attempts[-1].answer

    @property
    def outcome(self) -> dict[str, Any] | None:
        return self.now.get("outcome")

    @property
    def was_told_the_end(self) -> bool:
        """Whether the table was shown as finished; a refusal may still come after that."""
        tables = [each["table"] for each in self.messages if each["type"] == "table"]
        return any(each["status"] == "finished" for each in tables)

    async def close(self) -> None:
        if self._socket:
            await self._socket.close()
        if self._reading:
            self._reading.cancel()
            await asyncio.wait({self._reading})


class Fetched(NamedTuple):
    """An answer over HTTP."""

    what: str
    viewer: Viewer
    n: int
    """The latest update of the viewer that was known then."""
    lines: int | None
    """How many lines the log had; None where bots may have written some."""
    text: str


class Scene:
    """A table, everybody who looks at it, and all they were sent."""

    def __init__(self, url: str, opened: dict[str, Any], random: Random) -> None:
        self.url = url
        self.opened = opened
        self.table = opened["table"]["id"]
        self.keys = {int(seat): key for seat, key in opened["keys"].items()}
        self.random = random
        self.lines = 0
        self.seen: list[dict[str, Any]] = [
            {"type": "pass"},
            {"type": "lay", "place": "", "card": ""},
        ]
        """Actions somebody was offered: good for trying where they are not."""
        self.taps: dict[int, Tap] = {}
        self.others: list[Tap] = []
        self.visitors: list[Tap] = []
        self._mistakes = itertools.cycle(["nonsense", "for nothing", "undo", "forbidden"])
        self._nonsense = itertools.cycle(NONSENSE)
        self._for_nothing = itertools.cycle(FOR_NOTHING)
        self.fetched: list[Fetched] = []
        self.said: list[str] = []

    @property
    def all_taps(self) -> list[Tap]:
        return [*self.taps.values(), *self.others, *self.visitors]

    @property
    def is_over(self) -> bool:
        return any(tap.outcome for tap in self.taps.values())

    async def sit(self) -> None:
        """A connection for each seat."""
        for seat, key in self.keys.items():
            self.taps[seat] = await self.tap(seat, key=key)

    async def gather(self) -> None:
        """More of them: a second one and a stream of the same seat, and somebody without a seat."""
        seat, key = next(iter(self.keys.items()))
        self.others = [
            await self.tap(seat, key=key, since=0),
            await Tap(seat).stream(self.url, self.table, key),
            await self.tap(None),
        ]

    async def tap(self, seat: Viewer, **hello: Any) -> Tap:
        return await Tap(seat).connect(self.url, self.table, **hello)

    async def play(self) -> None:
        """To the end, with mischief."""
        while not self.is_over:
            if self.random.random() < 0.3:
                await self._mischief(self.random.choice(list(self.taps.values())))
            if self.random.random() < 0.05:
                await self._visit()
            await self.move()
        for tap in [*self.taps.values(), *self.others]:
            await tap.until(lambda tap=tap: tap.was_told_the_end)

    async def move(self) -> None:
        """Somebody who is asked does something."""
        tap = self.random.choice(list(self.taps.values()))
        if tap.now.get("options"):
            await self._move(tap)
        else:
            await asyncio.sleep(0.001)

    async def _move(self, tap: Tap) -> None:
        """A move of the seat, or its last one is taken back."""
        n, options = tap.n, tap.now["options"]
        self.seen = (self.seen + options)[-200:]
        back = tap.now.get("may_undo") and self.random.random() < 0.1
        what = {"type": "undo"} if back else {"type": "play", "action": self.random.choice(options)}
        answer = await tap.ask(**what, n=n, key=self._key())
        if answer["type"] == "ok":
            self.lines += 1
            await tap.until(lambda: tap.n >= answer["n"])
        else:
            assert answer["code"] == "stale", answer
            await tap.until(lambda: tap.n > n)

    async def _mischief(self, tap: Tap) -> None:
        """Something that is refused, whoever sends it and whatever lies hidden."""
        wrong = {"type": "play", "action": self._forbidden(tap), "n": tap.n, "key": self._key()}
        match next(self._mistakes):
            case "nonsense":
                wrong.update(next(self._nonsense))
            case "for nothing":
                wrong = next(self._for_nothing)
            case "undo" if not tap.now.get("may_undo"):
                wrong = {"type": "undo", "n": tap.n, "key": self._key()}
        assert (await tap.ask(**wrong))["type"] == "error"
        assert (await self.others[-1].ask(**wrong))["type"] == "error"

    def _forbidden(self, tap: Tap) -> dict[str, Any]:
        """A well-formed action the seat is not offered."""
        options = tap.now.get("options", [])
        known = [each for each in self.seen if each not in options]
        return self.random.choice(known) if known else {"type": "pledge", "law": MARKER}

    async def _visit(self) -> None:
        """Somebody comes late, looks and goes; somebody reads over HTTP; somebody talks."""
        seat = self.random.choice([*self.keys, None])
        tap = self.taps.get(seat, self.others[-1])
        key = self.keys.get(seat, "")
        late = await self.tap(seat, key=key, since=self.random.randint(0, tap.n))
        await late.close()
        self.visitors.append(late)
        for what in ("", "/events", f"/moments/{self.random.randint(0, tap.n)}", "/chat"):
            await self._fetch(what, seat, tap.n)
        if seat is not None:
            self.said.append(f"I say {len(self.said)}")
            await tap.ask(type="say", text=self.said[-1])

    async def _fetch(self, what: str, seat: Viewer, n: int) -> None:
        answer = await self.get(what, seat)
        assert answer.status_code == 200, answer.text
        lines = self.lines if len(self.keys) == len(self.opened["table"]["seats"]) else None
        self.fetched.append(Fetched(what, seat, n, lines, answer.text))

    async def get(self, what: str, seat: Viewer = None) -> httpx.Response:
        """Something about the table over HTTP."""
        headers = {} if seat is None else {"authorization": f"Bearer {self.keys[seat]}"}
        query = {} if seat is None else {"seat": seat}
        async with httpx.AsyncClient(base_url=self.url, timeout=PATIENCE_S) as client:
            path = f"/api/tables/{self.table}{what}"
            return await client.get(path, params=query, headers=headers)

    def _key(self) -> str:
        return f"{self.random.getrandbits(64):x}"

    async def record(self) -> Record:
        """Everybody goes home; what was played."""
        for each in self.all_taps:
            await each.close()
        return Record.load((await self.get("/record")).text)
