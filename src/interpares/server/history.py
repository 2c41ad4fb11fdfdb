"""Matches looked back at: their events, their moments, their records, and forks of them."""

from __future__ import annotations

import msgspec
from msgspec import structs

from ..kernel.errors import BadInput
from ..kernel.match import Match
from ..kernel.records import Header, Record
from ..kernel.values import Seat
from . import schema
from .access import check_seat, seats_held
from .desk import Desk
from .errors import Problem
from .facts import OVER, Spectators
from .hot import Hot
from .keys import now_ms
from .loading import Rows, empty, feed, load, parsed, rows_of, setting_of
from .messages import Happened
from .principal import Principal
from .requests import Fork, Moment, NewSeat, NewTable, Opened
from .tables import Tables

MOST_MOMENTS = 200
"""In one answer."""


class History:
    """What was played, for those who may see it."""

    def __init__(self, desk: Desk, tables: Tables) -> None:
        self._desk = desk
        self._tables = tables

    async def rows(self, table_id: str) -> Rows:
        async with self._desk.database.session() as session:
            return await rows_of(session, table_id)

    async def events(
        self, principal: Principal, table_id: str, seat: Seat | None
    ) -> tuple[Happened, ...]:
        """Everything a viewer has noticed since the match began, or the one it was forked from."""
        hot = await self.looked_at(principal, table_id, seat)
        return await self._before(hot, seat) + (hot.happened(hot.viewer(seat), 0) or ())

    async def _before(self, hot: Hot, seat: Seat | None) -> tuple[Happened, ...]:
        """What a viewer of a fork knows of the match it was taken from: all of it is update 0.

        Who sits at the seat the fork was taken for remembers what that seat was told. The other
        seats were dealt anew, so they know what everybody knows.
        """
        origin = hot.facts.origin
        if origin.get("kind") != "fork":
            return ()
        taken_for: Seat | None = origin["seat"]
        knows = seat if taken_for in {None, seat} else None
        try:
            async with self._desk.follower.locked(origin["table"], whole=True) as source:
                past = await self._past(source, source.viewer(taken_for), origin["n"])
        except Problem as problem:
            if problem.code == "not_found":  # A match may be pruned while its forks are played.
                return ()
            raise
        told = await self._before(past, knows) + (past.happened(past.viewer(knows), 0) or ())
        parting = Happened(0, told[-1].at_ms if told else 0, note={"forked": origin["n"]})
        return (*(structs.replace(each, n=0) for each in told), parting)

    async def moment(
        self, principal: Principal, table_id: str, seat: Seat | None, n: int
    ) -> Moment:
        """What a viewer saw after its update `n`."""
        hot = await self.looked_at(principal, table_id, seat)
        viewer = hot.viewer(seat)
        past = await self._past(hot, viewer, n)
        return moment_of(hot, past, viewer, n)

    async def moments(
        self, principal: Principal, table_id: str, seat: Seat | None, wanted: range
    ) -> list[Moment]:
        """Many of them in one pass over the log; those that never came are left out."""
        hot = await self.looked_at(principal, table_id, seat)
        viewer = hot.viewer(seat)
        past = empty(await self.rows(hot.id), None)
        lines = await self._desk.log.lines(hot.id)
        found: list[Moment] = []
        for n in wanted[:MOST_MOMENTS]:
            if n > hot.counts[viewer]:
                break
            feed(past, lines[past.lines : hot.lines_at(viewer, n)])
            found.append(moment_of(hot, past, viewer, n))
        return found

    async def _past(self, hot: Hot, viewer: int, n: int) -> Hot:
        """The table as it was after update `n` of a viewer."""
        end = hot.lines_at(viewer, n)
        past = empty(await self.rows(hot.id), None)
        lines = await self._desk.log.lines(hot.id)
        feed(past, lines[:end])
        return past

    async def looked_at(self, principal: Principal, table_id: str, seat: Seat | None) -> Hot:
        """The whole table, as far as the sender may look at it from there."""
        rows = await self.rows(table_id)
        if seat is not None and seat not in range(len(rows.seats)):
            raise Problem("no-seat", "not_found", seat=str(seat))
        delay_s = 0
        if rows.table.status not in OVER:
            if seat is not None:
                check_seat(principal, rows.seats, seat)
            else:
                delay_s = delay_of(principal, rows)
        if not delay_s:
            async with self._desk.follower.locked(table_id, whole=True) as hot:
                return hot
        until = now_ms() - 1000 * delay_s
        return await load(self._desk.database, self._desk.log, table_id, whole=True, until_ms=until)

    async def record(self, table_id: str) -> Record:
        """The record of a match that is over, seed and all."""
        rows = await self.rows(table_id)
        table = rows.table
        if table.status not in OVER or table.header is None:
            raise Problem("not-over", "forbidden")
        header = msgspec.convert(table.header, Header)
        lines = await self._desk.log.lines(table_id)
        return Record(
            structs.replace(header, seed=table.secret.hex()),
            tuple(parsed(line) for line in lines),
        )

    async def fork(self, principal: Principal, table_id: str, wish: Fork) -> Opened:
        """A new table from a moment, as one seat knew it; the truth only when all is over."""
        rows = await self.rows(table_id)
        if wish.seat is None and rows.table.status not in OVER:
            raise Problem("fork-needs-seat", "forbidden")
        hot = await self.looked_at(principal, table_id, wish.seat)
        past, n = await self._past(hot, hot.viewer(wish.seat), wish.n), wish.n
        if past.match.outcome is not None:
            raise Problem("fork-after-end")
        # What was begun then is not begun at the new table, so it is not told there either.
        while n and past.match.game.decision.continues:
            n -= 1
            past = await self._past(hot, hot.viewer(wish.seat), n)
        match = past.match.fork(len(past.match.played), seat=wish.seat)
        origin = {"kind": "fork", "table": table_id, "n": n, "seat": wish.seat}
        return await self._tables.open(
            principal, forked(rows.table, wish, match), match=match, origin=origin
        )


def moment_of(hot: Hot, past: Hot, viewer: int, n: int) -> Moment:
    """What a viewer saw then; `hot` is the table as it is now."""
    now = structs.replace(past.now(viewer), may_undo=False, clock=None)
    happened = past.happened(viewer, n - 1) if n else ()
    return Moment(n, hot.counts[viewer], happened or (), now, hot.names)


def forked(table: schema.Table, wish: Fork, match: Match) -> NewTable:
    """The table a fork is played at: unless it says otherwise, I and bots."""
    mine = wish.seat or 0
    usual = [
        NewSeat("me") if seat == mine else NewSeat("bot", level="squire")
        for seat in range(match.header.seats)
    ]
    if wish.seats and len(wish.seats) != match.header.seats:
        raise BadInput(f"The fork has {match.header.seats} seats, not {len(wish.seats)}.")
    return NewTable(
        game=table.game,
        seats=wish.seats or tuple(usual),
        options=table.options,
        name=table.name,
    )


def delay_of(principal: Principal, rows: Rows) -> int:
    """How late somebody without a seat sees a running match; refuses where nobody may look.

    Those who play here may look at the public side without delay: they know it anyway.
    """
    spectators: Spectators = setting_of(rows.table).spectators
    if seats_held(principal, rows.seats) or rows.table.status != "running":
        return 0
    if spectators.mode == "off":
        raise Problem("no-spectators", "forbidden")
    return spectators.delay_s if spectators.mode == "delayed" else 0
