"""The beginning of a stream: who may look from where, and the first view."""

from __future__ import annotations

import asyncio

from msgspec import json

from . import schema
from .access import check_seat
from .desk import Desk
from .errors import Problem
from .history import delay_of
from .hot import Hot
from .keys import now_ms
from .loading import Rows, facts_of, feed, is_last, load, parsed, rows_of
from .messages import Hello, Update
from .principal import Principal
from .rooms import changed, waiting_room, whole_view
from .watching import Watcher

encode = json.Encoder().encode
LATE_POLL_S = 1.0


class Streams:
    """Lets people, spectators and bots look at tables."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def enter(self, principal: Principal, table_id: str, hello: Hello) -> Watcher:
        """A watcher with its first view in the outbox; `leave` when it has gone."""
        async with self._desk.database.session() as session:
            rows = await rows_of(session, table_id)
        delay_s, holder = 0, ""
        if hello.seat is not None:
            holder = check_seat(principal, rows.seats, hello.seat).key_hash
        else:
            delay_s = delay_of(principal, rows)
        watcher = Watcher(hello.seat, holder)
        if delay_s:
            self._desk.background(self._show_late(watcher, table_id, delay_s))
        elif rows.table.header is None or rows.progress is None:
            await self._show_waiting_room(watcher, rows)
        else:
            await self._show(watcher, table_id, hello)
        return watcher

    async def check_may_look(self, principal: Principal, table_id: str) -> None:
        """Refuse those who may not look at the table, or not yet."""
        async with self._desk.database.session() as session:
            rows = await rows_of(session, table_id)
        if delay_of(principal, rows):
            raise Problem("no-spectators", "forbidden")

    def leave(self, table_id: str, watcher: Watcher) -> None:
        self._desk.rooms.leave(table_id, watcher)
        watcher.close()

    async def _show_waiting_room(self, watcher: Watcher, rows: Rows) -> None:
        watcher.send(encode(waiting_room(facts_of(rows), watcher.seat)))
        self._desk.rooms.enter(rows.table.id, watcher)
        try:
            async with self._desk.database.session() as session:
                begun = await session.get(schema.Progress, rows.table.id)
            if begun is not None:
                # Play has begun in between, and perhaps nobody has told this watcher.
                await self._desk.begun(rows.table.id)
        except BaseException:
            self.leave(rows.table.id, watcher)
            raise

    async def _show(self, watcher: Watcher, table_id: str, hello: Hello) -> None:
        async with self._desk.follower.locked(table_id) as hot:
            viewer = hot.viewer(watcher.seat)
            watcher.n = hot.counts[viewer]
            watcher.send(encode(whole_view(hot, viewer, hello.since)))
            self._desk.rooms.enter(table_id, watcher)

    async def _show_late(self, watcher: Watcher, table_id: str, delay_s: int) -> None:
        """Everything as it was so many seconds ago, line by line as its time comes."""
        watcher.lags = True
        self._desk.rooms.enter(table_id, watcher)
        try:
            until, desk = now_ms() - 1000 * delay_s, self._desk
            past = await load(desk.database, desk.log, table_id, whole=True, until_ms=until)
            watcher.send(encode(whole_view(past, past.public)))
            while watcher.lags and not watcher.closed:
                await self._show_next(watcher, past, delay_s)
        except BaseException:
            # It may come back and ask again.
            self.leave(table_id, watcher)
            raise

    async def _until(self, watcher: Watcher, at_ms: int) -> None:
        """Never early, as a timer of the event loop may be; and no longer than somebody looks."""
        while not watcher.closed and (wait_ms := at_ms - now_ms()) > 0:  # noqa: ASYNC110 - time
            await asyncio.sleep(min(wait_ms / 1000, LATE_POLL_S))

    async def _show_next(self, watcher: Watcher, past: Hot, delay_s: int) -> None:
        lines = await self._desk.log.lines(past.id, after=past.lines)
        if not lines:
            await asyncio.sleep(LATE_POLL_S)
            return
        for line in lines:
            await self._until(watcher, line.at_ms + 1000 * delay_s)
            if watcher.closed:
                return
            since = past.counts[past.public]
            feed(past, [line])
            if told := past.happened(past.public, since):
                now = past.now(past.public)
                watcher.send(encode(Update(past.counts[past.public], told, now, past.names)))
            if is_last(parsed(line)):
                await self._show_end(watcher, past)

    async def _show_end(self, watcher: Watcher, past: Hot) -> None:
        """A match that is over has nothing to hide: from now on everything is told at once."""
        async with self._desk.database.session() as session:
            rows = await rows_of(session, past.id)
        watcher.lags, watcher.n = False, past.counts[past.public]
        watcher.send(encode(changed(facts_of(rows))))
