"""Following the other workers: what they wrote into the log reaches those who look here."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial

from msgspec import json

from ..kernel.values import Seat
from . import clocks, schema
from .background import Background
from .bus import Bus, MemoryBus
from .database import Database
from .errors import Problem
from .facts import TableFacts
from .hot import Hot
from .keys import new_id
from .loading import (
    Rows,
    facts_of,
    feed,
    is_last,
    orders_of,
    parsed,
    people_of,
    rows_of,
    takes_back,
)
from .log import Log
from .orders import Order
from .rooms import Rooms, changed, said_of
from .shelf import Shelf


class Follower:
    """The ears of a worker: it listens for the tables it has in memory or somebody looks at."""

    def __init__(self, shelf: Shelf, database: Database, log: Log, bus: Bus) -> None:
        self._shelf = shelf
        self._database = database
        self._log = log
        self._bus = bus
        self._worker = new_id()
        self._alone = isinstance(bus, MemoryBus)
        self._ears: dict[str, Callable[[str], None]] = {}
        self._background = Background()
        self.rooms = Rooms(self._listen, self._unlisten)
        shelf.kept, shelf.dropped = self._listen, self._unlisten

    async def stop(self) -> None:
        await self._background.stop()

    def announce(self, table_id: str, what: str, number: int = 0) -> None:
        """Tell the other workers that something is new; they look for themselves."""
        if not self._alone:
            self._bus.publish(f"table:{table_id}", f"{self._worker} {what} {number}")

    def lobby_changed(self) -> None:
        """Tell everybody in the lobby to look again."""
        self._bus.publish("lobby", "")

    def _listen(self, table_id: str) -> None:
        if not self._alone and table_id not in self._ears:
            self._ears[table_id] = partial(self._heard, table_id)
            self._bus.subscribe(f"table:{table_id}", self._ears[table_id])

    def _unlisten(self, table_id: str) -> None:
        needed = self._shelf.find(table_id) is not None or self.rooms.watched(table_id)
        if table_id in self._ears and not needed:
            self._bus.unsubscribe(f"table:{table_id}", self._ears.pop(table_id))

    def _heard(self, table_id: str, payload: str) -> None:
        """Another worker wrote something; an empty payload says that we may have missed it.

        Lines of a table nobody looks at are read when they are needed.
        """
        worker, what, number = payload.split() if payload else ("", "everything", "")
        watched = self.rooms.watched(table_id)
        if worker == self._worker:
            return
        if what in ("orders", "everything"):
            self._background.start(self._follow_orders(table_id))
        if what == "table" or (what == "everything" and watched):
            self._background.start(self.refresh(table_id))
        if watched and what in ("lines", "table", "everything"):
            self._background.start(self.follow_lines(table_id))
        if what == "chat":
            self._background.start(self._follow_chat(table_id, int(number)))

    async def _follow_chat(self, table_id: str, message_id: int) -> None:
        async with self._database.session() as session:
            row = await session.get(schema.Message, message_id)
        if row is not None:
            self.rooms.tell(table_id, said_of(row))

    async def orders_changed(self, table_id: str) -> None:
        """Standing orders were given or withdrawn here; nobody but the workers hears of it."""
        self.announce(table_id, "orders")
        await self._follow_orders(table_id)

    async def _follow_orders(self, table_id: str) -> None:
        if hot := self._shelf.find(table_id):
            async with hot.lock:
                hot.orders = await self._orders(table_id)

    async def _orders(self, table_id: str) -> dict[Seat, list[tuple[int, Order]]]:
        async with self._database.session() as session:
            return await orders_of(session, table_id)

    @asynccontextmanager
    async def locked(self, table_id: str, *, whole: bool = False) -> AsyncIterator[Hot]:
        """The table as it is now, whichever worker wrote last; nobody changes it meanwhile.

        One that was dropped while we waited may hold a move that never was.
        """
        while True:
            hot = await (self._shelf.whole(table_id) if whole else self._shelf.get(table_id))
            async with hot.lock:
                if self._shelf.holds(hot):
                    await self.catch_up(hot)
                if self._shelf.holds(hot):
                    yield hot
                    return

    async def follow_lines(self, table_id: str) -> None:
        """Tell those who look here what another worker wrote."""
        with suppress(Problem):
            async with self.locked(table_id) as hot:
                self.rooms.deliver(hot)

    async def catch_up(self, hot: Hot) -> bool:
        """Take in what is new in the log, under the table's lock; False if nothing is.

        What was taken back before the snapshot this table began from drops it from memory.
        """
        if self._alone:
            return False
        lines, state = await self._log.news(hot.id, hot.lines)
        hot.orders = await self._orders(hot.id)
        if not lines:
            return False
        if hot.match.base and any(takes_back(parsed(each)) for each in lines):
            self._shelf.drop(hot)
            return True
        feed(hot, lines)
        hot.state = json.decode(state, type=clocks.State)
        over = is_last(parsed(lines[-1]))
        if over:
            hot.facts = facts_of(await self._rows(hot.id))
        self.rooms.deliver(hot)
        if over:
            self.rooms.tell(hot.id, changed(hot.table))
        return True

    async def changed(self, table_id: str) -> TableFacts:
        """The table itself changed here: everybody is told, in this worker and the others."""
        facts = await self.refresh(table_id)
        self.announce(table_id, "table")
        if facts.listed:
            self.lobby_changed()
        return facts

    async def refresh(self, table_id: str) -> TableFacts:
        """Read what everybody may know of the table again, and tell those who look here.

        They hear of its end after the move that ended it.
        """
        hot = self._shelf.find(table_id)
        if hot is None:
            rows = await self._rows(table_id)
            facts = facts_of(rows)
        else:
            async with hot.lock:
                if self._shelf.holds(hot):
                    await self.catch_up(hot)
                rows = await self._rows(table_id)
                facts = hot.facts = facts_of(rows)
                hot.people = people_of(rows)
                if self._shelf.holds(hot):
                    facts = hot.table
        self.rooms.send_away(table_id, {each.seat: each.key_hash for each in rows.seats})
        self.rooms.tell(table_id, changed(facts))
        return facts

    async def _rows(self, table_id: str) -> Rows:
        async with self._database.session() as session:
            return await rows_of(session, table_id)
