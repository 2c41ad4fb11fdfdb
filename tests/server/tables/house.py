"""A whole server in this process, and the people at its tables."""

from __future__ import annotations

import asyncio
import itertools
import json
import time
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from functools import cached_property
from random import Random
from typing import Any
from unittest.mock import patch

import httpx
import msgspec
from litestar import Litestar
from sqlalchemy import select

from interpares import bots
from interpares.server import loading, schema, services
from interpares.server.app import create_app
from interpares.server.bot_pool import BotFailed
from interpares.server.bot_process import MAKERS, Thought, think
from interpares.server.messages import ClientCommand, Hello
from interpares.server.principal import Principal
from interpares.server.requests import Fork, Join, NewTable, Opened
from interpares.server.settings import Settings

PATIENCE_S = 30
"""How long something that comes by itself may take on a busy machine."""
ADDRESS = "http://testserver.local"

keys = (f"request {number}" for number in itertools.count())


class QuickPool:
    """Bots that think in this process: what processes may do to them is tested elsewhere."""

    def __init__(self, processes: int, limit_s: float, *, makers: str = MAKERS) -> None:
        self.make = bots.make

    async def start(self) -> None:
        pass

    async def stop(self) -> None:
        pass

    async def choose(self, thought: Thought) -> dict[str, Any]:
        try:
            return msgspec.to_builtins(think(thought, self.make))
        except Exception as error:  # noqa: BLE001 - whatever a bot raises is its failure
            raise BotFailed(f"raised {type(error).__name__}") from None


class House:
    """One worker of a server, reached over HTTP or by its services."""

    def __init__(self, started: services.Services) -> None:
        self.services = started
        self.desk = started.desk

    @cached_property
    def app(self) -> Litestar:
        """Made when it is first needed: most tests go the short way."""
        app = create_app(self.services.settings)
        app.state.services = self.services
        return app

    @cached_property
    def client(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(transport=httpx.ASGITransport(self.app), base_url=ADDRESS)

    async def ask(
        self, method: str, path: str, body: Any = None, *, key: str = "", **headers: str
    ) -> httpx.Response:
        """A request over HTTP, with the secret of a seat, a host or a token."""
        if key:
            headers["authorization"] = f"Bearer {key}"
        return await self.client.request(method, path, json=body, headers=headers)

    async def open(self, *kinds: str, who: Principal | None = None, **wishes: Any) -> Opened:
        """A table with these seats: `me`, `open` or the level of a bot."""
        new = {"game": "magnaci", "seats": [new_seat(kind) for kind in kinds], **wishes}
        wish = msgspec.convert(new, NewTable)
        opened: Opened = await self.services.tables.open(who or Principal(), wish)
        return opened

    async def sit(self, *kinds: str, **wishes: Any) -> list[Player]:
        """A table, and those of its people who sit there already, looking at it."""
        opened = await self.open(*kinds, **wishes)
        return [await self.player(opened.table.id, *each) for each in opened.keys.items()]

    async def player(self, table_id: str, seat: int, key: str) -> Player:
        player = Player(self, table_id, seat, key)
        await player.look()
        return player

    async def join(
        self, table_id: str, name: str = "Ewa", who: Principal | None = None, **wish: Any
    ) -> Player:
        joined = await self.services.tables.join(
            who or Principal(), table_id, Join(name=name, **wish)
        )
        return await self.player(table_id, joined.seat, joined.key)

    async def fork(
        self, table_id: str, n: int, who: Principal | None = None, **wish: Any
    ) -> Opened:
        asked = msgspec.convert({"n": n, **wish}, Fork)
        forked: Opened = await self.services.history.fork(who or Principal(), table_id, asked)
        return forked

    async def lines(self, table_id: str) -> list[dict[str, Any]]:
        """The log of a table, as it is stored."""
        return [json.loads(each.line) for each in await self.services.log.lines(table_id)]

    async def notes(self, table_id: str) -> list[dict[str, Any]]:
        return [line["note"] for line in await self.lines(table_id) if "note" in line]

    async def stored(self, kind: Any) -> list[Any]:
        async with self.services.database.session() as session:
            return list(await session.scalars(select(kind)))

    async def person(self, name: str) -> Principal:
        """A guest who is known."""
        opened = await self.services.people.new_guest(name, "en", "")
        principal: Principal = opened.visitor.principal
        return principal

    async def facts(self, table_id: str) -> Any:
        return await self.services.tables.facts(table_id)


class Player:
    """Somebody at a table (or, without a seat, beside it) who reads all that is sent there."""

    def __init__(self, house: House, table: str, seat: int | None, key: str = "") -> None:
        self.house = house
        self.table = table
        self.seat = seat
        self.key = key
        self.sent: list[dict[str, Any]] = []
        self.n = 0
        self.now: dict[str, Any] | None = None

    async def look(self, since: int | None = None) -> Player:
        """Begin to look, perhaps not for the first time."""
        hello = Hello(seat=self.seat, since=since)
        self.watcher = await self.house.services.streams.enter(self.principal, self.table, hello)
        return self.read()

    @property
    def principal(self) -> Principal:
        return Principal(key=self.key)

    def read(self) -> Player:
        """Take in whatever has come."""
        for message in self.watcher.outbox.emptied():
            self._take(json.loads(message))
        return self

    def _take(self, message: dict[str, Any]) -> None:
        self.sent.append(message)
        if message["type"] in {"view", "update"}:
            self.n, self.now = message["n"], message["now"]

    def leave(self) -> None:
        self.house.services.streams.leave(self.table, self.watcher)

    @property
    def options(self) -> list[dict[str, Any]]:
        return (self.read().now or {}).get("options", [])

    @property
    def decision(self) -> str:
        prompt = (self.read().now or {}).get("prompt")
        return prompt["decision"] if prompt else ""

    @property
    def over(self) -> bool:
        return bool((self.read().now or {}).get("outcome"))

    @property
    def notes(self) -> list[dict[str, Any]]:
        """What this viewer was told beside the moves."""
        told = [each for message in self.read().sent for each in happened(message)]
        return [each["note"] for each in told if "note" in each]

    async def do(self, type: str, **command: Any) -> int:  # noqa: A002 - as in the protocol
        """Any command, on the short way."""
        asked = msgspec.convert({"type": type, **command}, ClientCommand)
        n: int = await self.house.services.commands.do(self.table, self.seat, asked)
        self.read()
        return n

    async def play(self, action: Any, *, n: int | None = None, key: str | None = None) -> int:
        based = self.n if n is None else n
        return await self.do("play", action=action, n=based, key=key or next(keys))

    async def undo(self) -> int:
        return await self.do("undo", n=self.read().n, key=next(keys))

    async def post(self, type: str, **command: Any) -> httpx.Response:  # noqa: A002
        """The same over HTTP."""
        path = f"/api/tables/{self.table}/seats/{self.seat}/commands"
        return await self.house.ask("POST", path, {"type": type, **command}, key=self.key)


def plain(value: Any) -> Any:
    """As it goes over the wire."""
    return json.loads(msgspec.json.encode(value))


def new_seat(kind: str) -> dict[str, str]:
    name, _, seed = kind.partition("/")
    if name.startswith("me") or name == "open":
        word, _, called = name.partition(" ")
        return {"kind": word, "name": called, "seed": seed}
    return {"kind": "bot", "level": name}


def happened(message: dict[str, Any]) -> list[dict[str, Any]]:
    return message.get("happened") or message.get("missed") or []


async def play_on(
    players: Iterable[Player], until: Callable[[], bool], random: Random | None = None
) -> None:
    """Somebody who is asked answers at random, again and again."""
    seated, chance = list(players), random or Random(7)
    deadline = time.monotonic() + PATIENCE_S
    while not until():
        asked = next((player for player in seated if player.options), None)
        if asked is not None:
            await asked.play(chance.choice(asked.options))
            deadline = time.monotonic() + PATIENCE_S
        else:
            assert time.monotonic() < deadline, "It never comes to that."
            await asyncio.sleep(0.001)


async def beyond_a_snapshot(house: House, players: list[Player]) -> None:
    """Play until a snapshot of the table is kept; a server that stops does not wait for it."""
    table = players[0].table
    hot = await house.desk.shelf.get(table)
    await play_on(players, lambda: hot.lines > loading.EVERY + loading.BEHIND)
    deadline = time.monotonic() + PATIENCE_S
    while table not in [each.table_id for each in await house.stored(schema.Snapshot)]:
        assert time.monotonic() < deadline, "No snapshot is kept."
        await asyncio.sleep(0.01)


def asked(*players: Player) -> Player:
    """The first of them who is asked something."""
    return next(player for player in players if player.options)


async def to(players: Iterable[Player], decision: str, seats: Iterable[int] = range(9)) -> Player:
    """Play until somebody of these seats is asked this; that player."""
    seated = list(players)
    wanted = [player for player in seated if player.seat in seats]

    def is_asked() -> bool:
        return any(player.options and player.decision == decision for player in wanted)

    await play_on(seated, is_asked)
    return next(each for each in wanted if each.options and each.decision == decision)


async def finish(players: list[Player]) -> None:
    """Play the match to its end."""
    await play_on(players, lambda: players[0].over)


async def until(true: Callable[[], Any], within_s: float = PATIENCE_S) -> None:
    """Wait for something that comes by itself; `true` may be asynchronous."""
    deadline = time.monotonic() + within_s
    while True:
        found = true()
        if await found if asyncio.iscoroutine(found) else found:
            return
        assert time.monotonic() < deadline, "It does not come."
        await asyncio.sleep(0.005)


@asynccontextmanager
async def serving(
    db_url: str, folder: Any, pool: type[Any] = QuickPool, **settings: Any
) -> AsyncIterator[House]:
    """A server between its start and its stop; on the same database it goes on where it was."""
    quick = {"bot_pause_ms": 0, "reply_pause_ms": 0, "rate_limits": False, "bot_processes": 1}
    chosen = {**quick, **settings}
    wanted = Settings(db=db_url, data=str(folder), **chosen)
    async with AsyncExitStack() as stack:
        with patch.object(services, "BotPool", pool):
            started = await stack.enter_async_context(services.running(wanted))
        yield House(started)
