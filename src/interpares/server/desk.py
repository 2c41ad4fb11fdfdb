"""Where matches are played: a move is checked, made durable, and only then told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from msgspec import structs
from sqlalchemy import update

from ..kernel import records
from ..kernel.errors import InterParesError, Stale
from ..kernel.game import encode
from ..kernel.records import Line
from ..kernel.values import Seat
from . import metrics, schema
from .background import Background
from .bus import Bus
from .database import Database
from .entries import Change, last_lines, move_clocks, notice_data
from .errors import Problem
from .following import Follower
from .hot import Hot, mark_of
from .keys import now_ms
from .loading import EVERY, snapshot_row
from .log import Ending, Entry, Log, LogLine, NewNotice, Taken, Unavailable
from .pacing import moment_of
from .settings import Settings
from .shelf import Shelf

TRIES = 8
"""How often a change is tried again because another worker was quicker."""


GRACE_MS = 3000
"""So long after a table was due any worker may look after it."""


Make = Callable[[Hot, int], Change | None]
"""Does something to a match, given the time; None when nothing had to be done."""


class Desk:
    """All tables this worker has to do with."""

    def __init__(self, settings: Settings, database: Database, log: Log, bus: Bus) -> None:
        self.settings = settings
        self.database = database
        self.log = log
        self.shelf = Shelf(database, log, settings.hot_tables)
        self.follower = Follower(self.shelf, database, log, bus)
        self.rooms = self.follower.rooms
        self.reachable: set[str] = set()
        """People who have a channel for notifications."""
        self.due: Callable[[Hot, int], int | None] = lambda hot, now: None
        """When the server itself has to act at a table; set by the attendant."""
        self.ordered: Callable[[Hot, Seat], bool] = lambda hot, seat: False
        """Whether a standing order answers what a seat is asked; set by the attendant."""
        self.after: list[Callable[[Hot], None]] = []
        """Called after every change, with the table as it is now."""
        self._background = Background()

    def background(self, work: Coroutine[Any, Any, Any]) -> None:
        """Work nobody waits for; what it raises is logged, and the server goes on."""
        self._background.start(work)

    async def start(self) -> None:
        """Nothing is loaded before it is asked for."""

    async def stop(self) -> None:
        """Send everybody away; snapshots on their way are given up, the log is enough."""
        self.rooms.close()
        await self.follower.stop()
        await self._background.stop()

    async def begun(self, table_id: str) -> None:
        """Play has just begun: show the first position, and see whether a bot is asked."""
        async with self.follower.locked(table_id) as hot:
            self.rooms.deliver(hot)
            self.look_after(hot, now_ms())
        await self.keep_due(hot)

    async def orders_changed(self, table_id: str) -> None:
        """Standing orders were given or withdrawn: one may answer the question of now."""
        await self.follower.orders_changed(table_id)
        async with self.follower.locked(table_id) as hot:
            if hot.facts.status != "running":
                return
            self.look_after(hot, now_ms())
        await self.keep_due(hot)

    async def keep_due(self, hot: Hot) -> None:
        """Write down when the server has to act next, unless a move has done so meanwhile."""
        due_ms, lines = with_grace(hot.due_ms), hot.lines
        async with self.database.session() as session:
            row = schema.Progress
            same = update(row).where(row.table_id == hot.id, row.n == lines)
            await session.execute(same.values(due_ms=due_ms))

    def look_after(self, hot: Hot, now: int) -> None:
        """See anew when the server has to act at a table."""
        hot.due_ms = self.due(hot, now)
        for call in self.after:
            call(hot)

    async def answer(self, table_id: str, make: Make, seat: Seat, *, key: str | None = None) -> Hot:
        """A move of a seat, by whomever it was chosen: made when its moment has come.

        Until then nothing is held but the request itself; what it was meant for may be gone.
        """
        wait_ms = 0

        def in_time(hot: Hot, now: int) -> Change | None:
            nonlocal wait_ms
            wait_ms = moment_of(hot, seat, self.settings.reply_pause_ms) - now
            return make(hot, now) if wait_ms <= 0 else None

        while True:
            hot = await self.change(table_id, in_time, seat=seat, key=key)
            if wait_ms <= 0:
                return hot
            await asyncio.sleep(wait_ms / 1000)
            wait_ms = 0

    async def change(
        self,
        table_id: str,
        make: Make,
        *,
        seat: Seat | None = None,
        key: str | None = None,
        whole: bool = False,
    ) -> Hot:
        """Do something to a match and make it durable; a repeated key changes nothing."""
        for _ in range(TRIES):
            hot = await (self.shelf.whole(table_id) if whole else self.shelf.get(table_id))
            async with hot.lock:
                if key is None and self.shelf.holds(hot):
                    # What says nothing of the moment it was meant for is meant for now.
                    await self.follower.catch_up(hot)
                if not self.shelf.holds(hot):
                    continue
                # Read anew, it may hold what another worker wrote and nobody here was told.
                self.rooms.deliver(hot)
                if await self._repeated(hot, seat, key):
                    return hot
                try:
                    done = await self._changed(hot, make)
                except Stale:
                    if not await self.follower.catch_up(hot):
                        raise
                    continue
                if done:
                    return hot
        raise Problem("busy", "unavailable")

    async def _repeated(self, hot: Hot, seat: Seat | None, key: str | None) -> bool:
        """Whether this request has become a line already."""
        if seat is None or key is None:
            return False
        if (seat, key) in hot.keys:
            return True
        # A table taken up from a snapshot does not know the keys before it.
        forgot = hot.match.base is not None
        return forgot and await self.log.with_key(hot.id, seat, key) is not None

    async def _changed(self, hot: Hot, make: Make) -> bool:
        """Make the change durable and tell it; False if another worker's came first."""
        now, before, known = now_ms(), hot.match.waiting, len(hot.match.lines)
        status, away = hot.facts.status, hot.state.substitutes
        if status != "running":
            raise Problem("not-running", status=status)
        change = self._made(hot, make, now)
        if change is None:
            return True
        try:
            lines = [*hot.match.lines[known:], *last_lines(hot)]
            await self.log.append(self._entry(hot, change, lines, before, now))
        except BaseException as error:
            # Nobody knows whether it was written: the next reader looks into the log.
            self.shelf.drop(hot)
            if isinstance(error, Taken):
                return False
            if isinstance(error, Unavailable):
                raise Problem("unavailable", "unavailable") from None
            raise
        self._told(hot, change, lines, before, now)
        if hot.state.substitutes != away and hot.facts.status == "running":
            # Who plays which seat is a fact of the table.
            self.background(self.follower.changed(hot.id))
        return True

    def _made(self, hot: Hot, make: Make, now: int) -> Change | None:
        """A refusal leaves no trace; after a bug in the rules the match is read anew."""
        try:
            return make(hot, now)
        except InterParesError:
            raise
        except BaseException:
            self.shelf.drop(hot)
            raise

    def _entry(
        self, hot: Hot, change: Change, lines: list[Line], before: tuple[Seat, ...], now: int
    ) -> Entry:
        """The lines, and what they change beside the log."""
        waiting = hot.match.waiting
        move_clocks(hot, change, lines, before, now)
        status = "finished" if hot.match.outcome else change.status
        outcome = encode(hot.match.outcome).decode() if hot.match.outcome else None
        first = hot.lines + 1
        return Entry(
            hot.id,
            tuple(
                LogLine(
                    n,
                    now,
                    change.seat if n == first else None,
                    change.key if n == first else None,
                    records.dump_line(line),
                )
                for n, line in enumerate(lines, first)
            ),
            due_ms=None if status else self._due(hot, now),
            waiting=",".join(map(str, waiting)),
            state=encode(hot.state).decode(),
            ending=Ending(status, outcome, now) if status else None,
            notices=self._notices(hot, before, waiting, over=bool(status)),
            order=change.order,
            unordered=change.unordered,
            outdated=change.outdated,
        )

    def _due(self, hot: Hot, now: int) -> int | None:
        hot.due_ms = self.due(hot, now)
        return with_grace(hot.due_ms)

    def _notices(
        self, hot: Hot, before: tuple[Seat, ...], waiting: tuple[Seat, ...], *, over: bool
    ) -> tuple[NewNotice, ...]:
        """What people should hear of who are not looking."""
        if not self.reachable:
            return ()
        kind, seats = ("finished", tuple(hot.people)) if over else ("turn", waiting)
        return tuple(
            NewNotice(hot.people[seat], kind, notice_data(hot, seat))
            for seat in seats
            if hot.people.get(seat) in self.reachable
            and (over or seat not in before)
            and not self.rooms.watched(hot.id, seat)
            and (over or not self.ordered(hot, seat))
        )

    def _told(
        self, hot: Hot, change: Change, lines: list[Line], before: tuple[Seat, ...], now: int
    ) -> None:
        """After the commit: count the lines, tell the watchers, wake up the other workers."""
        behind = hot.lines // EVERY
        for line in lines:
            hot.mark(mark_of(hot, line, before, now))
        if change.seat is not None and change.key is not None:
            hot.keys.add((change.seat, change.key))
        if hot.match.outcome or change.status:
            status: Any = change.status or "finished"
            hot.facts = structs.replace(
                hot.facts, status=status, outcome=hot.match.outcome, finished_ms=now
            )
        if change.unordered or change.outdated:
            self.follower.announce(hot.id, "orders")
        metrics.lines_of(hot.facts.game).inc(len(lines))
        self.rooms.deliver(hot)
        if hot.facts.status != "running":
            self.background(self.follower.changed(hot.id))
        self.follower.announce(hot.id, "lines", hot.lines)
        if hot.lines // EVERY > behind and hot.facts.status == "running":
            self.background(self._keep_snapshot(hot))
        for call in self.after:
            call(hot)

    async def _keep_snapshot(self, hot: Hot) -> None:
        if (row := snapshot_row(hot)) is not None:
            async with self.database.session() as session:
                await session.merge(row)


def with_grace(due_ms: int | None) -> int | None:
    """When any worker must look after a table; the timer of its own worker comes first."""
    return None if due_ms is None else due_ms + GRACE_MS
