"""Where matches are played: a move is checked, made durable, and only then told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec
from msgspec import UNSET, structs
from sqlalchemy import update

from ..kernel import records
from ..kernel.errors import Stale
from ..kernel.game import encode
from ..kernel.records import Line
from ..kernel.values import Seat, Value
from . import clocks, metrics, schema
from .background import Background
from .bus import Bus
from .database import Database
from .errors import Problem
from .following import Follower
from .hot import Hot, mark_of
from .keys import now_ms
from .loading import EVERY, snapshot_row
from .log import Ending, Entry, Log, LogLine, NewNotice, Taken, Unavailable
from .messages import Play, Undo
from .settings import Settings
from .shelf import Shelf
from .times import iso

TRIES = 8
"""How often a change is tried again because another worker was quicker."""


GRACE_MS = 3000
"""So long after a table was due any worker may look after it."""


class Change(Value):
    """What was done to a match in memory and is now to be made durable."""

    seat: Seat | None = None
    key: str | None = None
    status: str = ""
    """What the table becomes by it, if that ends the match."""


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
        self.after: list[Callable[[Hot], None]] = []
        """Called after every change, with the table as it is now."""
        self._background = Background()

    def background(self, work: Coroutine[Any, Any, Any]) -> None:
        """Work nobody waits for; what it raises is logged, and the server goes on."""
        self._background.start(work)

    async def start(self) -> None:
        """Nothing is loaded before it is asked for."""

    async def stop(self) -> None:
        """Send everybody away and finish what was begun."""
        self.rooms.close()
        await self.follower.stop()
        await self._background.stop()

    async def play(self, table_id: str, seat: Seat, request: Play) -> int:
        """A move of a seat; returns the n of that seat when it is durable."""

        def make(hot: Hot, now: int) -> Change:
            check_fresh(hot, seat, request.n)
            hot.match.play(seat, request.action, at=iso(now))
            come_back(hot, seat, now)
            return Change(seat, request.key)

        hot = await self.change(table_id, make, seat=seat, key=request.key)
        return hot.counts[seat]

    async def undo(self, table_id: str, seat: Seat, request: Undo) -> int:
        """Take back a seat's own last move; its standing orders do not survive it."""

        def make(hot: Hot, now: int) -> Change:
            check_fresh(hot, seat, request.n)
            hot.match.undo(seat, at=iso(now))
            come_back(hot, seat, now)
            hot.orders.pop(seat, None)
            return Change(seat, request.key)

        hot = await self.change(table_id, make, seat=seat, key=request.key, whole=True)
        return hot.counts[seat]

    async def note(self, table_id: str, note: dict[str, Any], *, status: str = "") -> None:
        """Write something into the log that is no move; with a status, the last thing."""

        def make(hot: Hot, now: int) -> Change:
            hot.match.note(note, at=iso(now))
            return Change(status=status)

        await self.change(table_id, make)

    async def substitute(self, table_id: str, seat: Seat, *, why: str) -> None:
        """A bot plays for somebody who has left."""

        def make(hot: Hot, now: int) -> Change | None:
            if hot.level_of(seat) is not None:
                return None
            level = hot.facts.setting.substitute
            hot.state = clocks.take_over(hot.state, seat, level)
            hot.match.note({"takes_over": level, "seat": seat, "why": why}, at=iso(now))
            return Change()

        await self.change(table_id, make)

    async def back(self, table_id: str, seat: Seat) -> None:
        """The person is here again; the bot gets up."""

        def make(hot: Hot, now: int) -> Change | None:
            return Change() if come_back(hot, seat, now) else None

        await self.change(table_id, make)

    async def vacation(self, table_id: str, seat: Seat, days: int) -> None:
        """Stop the clock of a seat for so many days; 0 starts it again."""

        def make(hot: Hot, now: int) -> Change:
            pace = hot.facts.setting.pace
            if days:
                hot.state = clocks.vacation(pace, hot.state, seat, days, now)
            else:
                hot.state = clocks.end_vacation(hot.state, seat, now)
            hot.match.note({"vacation": days, "seat": seat}, at=iso(now))
            return Change()

        await self.change(table_id, make)

    async def rewind(self, table_id: str, keep: int) -> None:
        """Everybody agreed to go back; standing orders do not survive it."""

        def make(hot: Hot, now: int) -> Change:
            hot.match.rewind(keep, at=iso(now))
            hot.orders.clear()
            return Change()

        await self.change(table_id, make, whole=True)

    async def begun(self, table_id: str) -> None:
        """Play has just begun: show the first position, and see whether a bot is asked."""
        async with self.follower.locked(table_id) as hot:
            self.rooms.deliver(hot)
            self.look_after(hot, now_ms())

    async def orders_changed(self, table_id: str) -> None:
        """Standing orders were given or withdrawn: one may answer the question of now."""
        await self.follower.orders_changed(table_id)
        async with self.follower.locked(table_id) as hot:
            if hot.facts.status != "running":
                return
            self.look_after(hot, now_ms())
            due_ms, lines = with_grace(hot.due_ms), hot.lines
        async with self.database.session() as session:
            row = schema.Progress
            same = update(row).where(row.table_id == table_id, row.n == lines)
            await session.execute(same.values(due_ms=due_ms))

    def look_after(self, hot: Hot, now: int) -> None:
        """See anew when the server has to act at a table."""
        hot.due_ms = self.due(hot, now)
        for call in self.after:
            call(hot)

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
        status = hot.facts.status
        if status != "running":
            raise Problem("not-running", status=status)
        change = make(hot, now)
        if change is None:
            return True
        lines = [*hot.match.lines[known:], *last_lines(hot)]
        entry = self._entry(hot, change, lines, before, now)
        try:
            await self.log.append(entry)
        except Taken:
            self.shelf.drop(hot)
            return False
        except Unavailable:
            self.shelf.drop(hot)
            raise Problem("unavailable", "unavailable") from None
        except asyncio.CancelledError:
            # Nobody knows whether it was written: the next reader looks into the log.
            self.shelf.drop(hot)
            raise
        self._told(hot, change, lines, before, now)
        return True

    def _entry(
        self, hot: Hot, change: Change, lines: list[Line], before: tuple[Seat, ...], now: int
    ) -> Entry:
        """The lines, and what they change beside the log."""
        waiting = hot.match.waiting
        self._move_clocks(hot, change, lines, before, now)
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
        )

    def _move_clocks(
        self, hot: Hot, change: Change, lines: list[Line], before: tuple[Seat, ...], now: int
    ) -> None:
        moved = lines[0].action is not UNSET
        pace = hot.facts.setting.pace
        if lines[0].rewind is not UNSET:
            # Whoever is asked after going back is asked something new.
            hot.state = clocks.after_move(
                pace, hot.state, before, (), mover=None, sealed=False, now_ms=now
            )
            before = ()
        lapsed = dict(hot.state.lapsed).get(change.seat, "") if change.seat is not None else ""
        hot.state = clocks.after_move(
            pace,
            hot.state,
            before,
            hot.match.waiting,
            mover=change.seat if moved else None,
            sealed=moved and hot.match.played[-1].sealed,
            now_ms=now,
        )
        prompt = hot.match.prompt(None)
        if lapsed and prompt and prompt.decision == lapsed and change.seat in hot.match.waiting:
            # One question asked card by card: the rulebook's repair goes on to its end.
            level = hot.level_of(change.seat) or hot.facts.setting.substitute
            hot.state = clocks.take_over(hot.state, change.seat, level, lapsed)

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
        metrics.MOVES.labels(hot.facts.game).inc(len(lines))
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


def check_fresh(hot: Hot, seat: Seat, n: int) -> None:
    """Refuse what was meant for another moment than this one."""
    if not hot.fresh(seat, n):
        raise Stale(f"This was meant for update {n}, but there is a later one.")


def come_back(hot: Hot, seat: Seat, now: int) -> bool:
    """The bot that plays for a person gets up; False if none does."""
    if seat not in dict(hot.state.substitutes) or seat in hot.levels:
        return False
    hot.state = clocks.give_back(hot.facts.setting.pace, hot.state, seat, now)
    hot.match.note({"returns": seat}, at=iso(now))
    return True


def last_lines(hot: Hot) -> list[Line]:
    """What the record of a finished match ends with."""
    if hot.match.outcome is None:
        return []
    return [Line(digest=records.digest(hot.match.game)), Line(outcome=hot.match.outcome)]


def notice_data(hot: Hot, seat: Seat) -> str:
    """What a notification may say: nothing that is hidden at the table."""
    prompt = hot.match.prompt(None)
    data = {
        "table": hot.id,
        "table_name": hot.facts.name,
        "game": hot.facts.game,
        "seat": seat,
        "decision": prompt.decision if prompt else None,
        "n": hot.lines,
    }
    return msgspec.json.encode(data).decode()
