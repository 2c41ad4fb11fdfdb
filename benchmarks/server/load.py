"""Scripted seats: five sockets a table, and every question answered at random."""

from __future__ import annotations

import asyncio
import gc
import itertools
import operator
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Any

import httpx
import msgspec
from msgspec import Raw, Struct

from .figures import Window
from .processes import cpu_s
from .wire import Wire, connected

SEATS = 5
TOGETHER = 4
"""So many tables are opened at the same time."""
WARM_S = 1.0
POLL_S = 0.05
OPENS_WITHIN_S = 60
SETTLES_WITHIN_S = 600
keys = itertools.count(1)


class Now(Struct):
    """Of a moment, what a script needs."""

    options: list[Raw] = []
    outcome: dict[str, Any] | None = None


class Heard(Struct):
    """Of any message, what a script needs."""

    type: str
    n: int = 0
    now: Now | None = None
    code: str = ""


class Opened(Struct):
    """Of the answer to a new table, what a script needs."""

    table: dict[str, Raw]
    keys: dict[int, str]


read = msgspec.json.Decoder(Heard).decode


class Seat:
    """One person with one socket."""

    def __init__(self, table: Table, load: Load) -> None:
        self._table = table
        self._load = load
        self.wire: Wire | None = None
        self._options: list[Raw] = []
        self._n = -1
        self._sent_s: float | None = None

    def heard(self, data: bytes) -> None:
        message = read(data)
        self._load.received += len(data)
        match message.type:
            case "view" | "update":
                self._n, self._options = message.n, message.now.options if message.now else []
                if message.now and message.now.outcome:
                    self._load.over(self._table)
            case "ok":
                self._acknowledged()
            case "error":
                self._load.refused[message.code] += 1
                self._sent_s = None
        self.may_answer()

    def may_answer(self) -> None:
        if self._options and self._sent_s is None and self._table.live:
            self._sent_s = 0.0
            self._load.later(self._answer)

    @property
    def waits(self) -> bool:
        """A move is under way, or the first view."""
        return bool(self._sent_s) or self._n < 0

    @property
    def lost(self) -> bool:
        return self.wire is not None and self.wire.lost

    def _answer(self) -> None:
        if not self._table.live or not self._options or self.wire is None:
            self._sent_s = None
            return
        option = self._load.random.choice(self._options)
        self._options = []
        message = b'{"type":"play","n":%d,"key":"%x","action":%s}'
        self._sent_s = time.perf_counter()
        self.wire.send(message % (self._n, next(keys), bytes(option)))

    def _acknowledged(self) -> None:
        if self._sent_s:
            self._load.waits_ms.append(1000 * (time.perf_counter() - self._sent_s))
        self._sent_s = None
        self._table.moved()


class Table:
    """Five seats that play while the table is live."""

    def __init__(self, load: Load) -> None:
        self.id = ""
        self.live = False
        self.moves = 0
        self.stop_at: int | None = None
        self.seats = [Seat(self, load) for _ in range(SEATS)]

    def moved(self) -> None:
        self.moves += 1
        if self.stop_at is not None and self.moves >= self.stop_at:
            self.live = False

    def go(self, stop_at: int | None = None) -> None:
        """Play on; until so many moves are made, if that is said."""
        self.stop_at, self.live = stop_at, stop_at is None or self.moves < stop_at
        for seat in self.seats:
            seat.may_answer()

    @property
    def quiet(self) -> bool:
        return not self.live and not any(seat.waits for seat in self.seats)

    async def connect(self, client: httpx.AsyncClient) -> None:
        """Open the table at the server, and sit down in every seat."""
        seats = [{"kind": "me", "name": f"P{seat}"} for seat in range(SEATS)]
        answer = await client.post("/api/tables", json={"game": "magnaci", "seats": seats})
        answer.raise_for_status()
        opened = msgspec.json.decode(answer.content, type=Opened)
        self.id = msgspec.json.decode(opened.table["id"], type=str)
        url = f"{str(client.base_url).replace('http', 'ws', 1)}/api/tables/{self.id}/socket"
        for number, seat in enumerate(self.seats):
            hello = {"type": "hello", "seat": number, "key": opened.keys[number]}
            seat.wire = await connected(url, msgspec.json.encode(hello), seat.heard)

    def close(self) -> None:
        for seat in self.seats:
            if seat.wire is not None:
                seat.wire.close()


class Load:
    """All tables at one server; some wait as spares for those whose match is over."""

    def __init__(self, url: str, seed: int = 1) -> None:
        self._url = url
        self.random = Random(seed)
        self.think_s = 0.0
        self._made: list[Table] = []
        self.tables: list[Table] = []
        """Where play goes on."""
        self._spares: list[Table] = []
        self.waits_ms: list[float] = []
        self.received = 0
        self.refused: Counter[str] = Counter()

    def later(self, answer: Callable[[], None]) -> None:
        """After the time a person thinks; at once, if nobody does."""
        if self.think_s:
            wait_s = self.think_s * self.random.uniform(0.5, 1.5)
            asyncio.get_running_loop().call_later(wait_s, answer)
        else:
            answer()

    def over(self, table: Table) -> None:
        """A match has ended: a spare table is played at instead."""
        if table in self.tables and self._spares:
            self.tables[self.tables.index(table)] = spare = self._spares.pop()
            if table.live:
                spare.go(table.stop_at)
        table.live = False

    async def open(self, tables: int, spares: int = 0) -> None:
        """New tables with all their sockets; nobody moves yet."""
        self._made = [Table(self) for _ in range(tables + spares)]
        turns = asyncio.Semaphore(TOGETHER)
        async with httpx.AsyncClient(base_url=self._url, timeout=OPENS_WITHIN_S) as client:

            async def connect(table: Table) -> None:
                async with turns:
                    await table.connect(client)

            await asyncio.gather(*map(connect, self._made))
        self.tables, self._spares = self._made[:tables], self._made[tables:]
        await self._settled()

    async def play_to(self, depths: Iterable[int]) -> None:
        """Every table up to its own depth, at full speed."""
        for table, depth in zip(self.tables, depths, strict=True):
            table.go(stop_at=depth)
        await self._settled()

    async def window(
        self, seconds: float, server: Sequence[int], database: Sequence[int]
    ) -> Window:
        """Play at all tables for so long, after a moment in which it gets going."""
        gc.collect()
        gc.freeze()
        for table in self.tables:
            table.go()
        await asyncio.sleep(WARM_S)
        self._measured()
        begun, before = time.perf_counter(), spent(server, database)
        await asyncio.sleep(seconds)
        lasted, after = time.perf_counter() - begun, spent(server, database)
        waits_ms, received, refused = self._measured()
        await self.hold()
        server_s, database_s, load_s = map(operator.sub, after, before)
        return Window(
            lasted, len(waits_ms), waits_ms, received / 1e6, server_s, database_s, load_s, refused
        )

    def _measured(self) -> tuple[list[float], int, Counter[str]]:
        """What came in since this was asked last."""
        found = self.waits_ms, self.received, self.refused
        self.waits_ms, self.received, self.refused = [], 0, Counter()
        return found

    async def hold(self) -> None:
        """Let nobody begin a move, and wait for those under way."""
        for table in self.tables:
            table.live = False
        await self._settled()

    async def _settled(self) -> None:
        async with asyncio.timeout(SETTLES_WITHIN_S):
            while not all(table.quiet for table in self.tables):
                self._check_wires()
                await asyncio.sleep(POLL_S)

    def _check_wires(self) -> None:
        """A socket that was cut off would look like a table without moves."""
        if any(seat.lost for table in self.tables for seat in table.seats):
            raise RuntimeError("The server has closed a socket of the load.")

    def close(self) -> None:
        for table in self._made:
            table.close()


def spent(server: Sequence[int], database: Sequence[int]) -> tuple[float, float, float]:
    """Processor time until now: of the server, of its database and bus, of this process."""
    return cpu_s(server), cpu_s(database), time.process_time()
