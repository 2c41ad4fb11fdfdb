"""What can be done to a match at a table, each as one change."""

from __future__ import annotations

from typing import Any

from ..kernel.errors import Stale
from ..kernel.values import Seat
from . import clocks, learning
from .desk import Desk
from .entries import Change
from .hot import Hot
from .messages import Play, Undo
from .times import iso


async def play(desk: Desk, table_id: str, seat: Seat, request: Play) -> int:
    """A move of a seat; returns the n of that seat when it is durable."""

    def make(hot: Hot, now: int) -> Change:
        check_fresh(hot, seat, request.n)
        learning.check(hot.facts, hot.match, seat, request.action)
        hot.match.play(seat, request.action, at=iso(now))
        come_back(hot, seat, now)
        return Change(seat, request.key)

    hot = await desk.answer(table_id, make, seat, key=request.key)
    return hot.counts[seat]


async def undo(desk: Desk, table_id: str, seat: Seat, request: Undo) -> int:
    """Take back a seat's own last move; its standing orders do not survive it."""

    def make(hot: Hot, now: int) -> Change:
        check_fresh(hot, seat, request.n)
        hot.match.undo(seat, at=iso(now))
        come_back(hot, seat, now)
        hot.orders.pop(seat, None)
        return Change(seat, request.key, unordered=(seat,), outdated=end_lasting(hot))

    hot = await desk.change(table_id, make, seat=seat, key=request.key, whole=True)
    return hot.counts[seat]


async def note(desk: Desk, table_id: str, note: dict[str, Any], *, status: str = "") -> None:
    """Write something into the log that is no move; with a status, the last thing."""

    def make(hot: Hot, now: int) -> Change:
        hot.match.note(note, at=iso(now))
        return Change(status=status)

    await desk.change(table_id, make)


async def substitute(desk: Desk, table_id: str, seat: Seat, *, why: str) -> None:
    """A bot plays for somebody who has left."""

    def make(hot: Hot, now: int) -> Change | None:
        if hot.level_of(seat) is not None:
            return None
        level = hot.facts.setting.substitute
        hot.state = clocks.take_over(hot.state, seat, level)
        hot.match.note({"takes_over": level, "seat": seat, "why": why}, at=iso(now))
        return Change()

    await desk.change(table_id, make)


async def back(desk: Desk, table_id: str, seat: Seat) -> None:
    """The person is here again; the bot gets up."""

    def make(hot: Hot, now: int) -> Change | None:
        return Change() if come_back(hot, seat, now) else None

    await desk.change(table_id, make)


async def vacation(desk: Desk, table_id: str, seat: Seat, days: int) -> None:
    """Stop the clock of a seat for so many days; 0 starts it again."""

    def make(hot: Hot, now: int) -> Change:
        pace = hot.facts.setting.pace
        if days:
            hot.state = clocks.vacation(pace, hot.state, seat, days, now)
        else:
            hot.state = clocks.end_vacation(hot.state, seat, now)
        hot.match.note({"vacation": days, "seat": seat}, at=iso(now))
        return Change()

    await desk.change(table_id, make)


async def rewind(desk: Desk, table_id: str, keep: int) -> None:
    """Everybody agreed to go back; standing orders do not survive it."""

    def make(hot: Hot, now: int) -> Change | None:
        if keep >= len(hot.match.played):
            # The moves in question have been taken back one by one.
            return None
        hot.match.rewind(keep, at=iso(now))
        hot.orders.clear()
        return Change(unordered=tuple(range(hot.match.header.seats)))

    await desk.change(table_id, make, whole=True)


def check_fresh(hot: Hot, seat: Seat, n: int) -> None:
    """Refuse what was meant for another moment than this one."""
    if not hot.fresh(seat, n):
        raise Stale(f"This was meant for update {n}, but there is a later one.")


def end_lasting(hot: Hot) -> tuple[int, ...]:
    """The orders given for facts of this moment: after an undo the same facts mean another."""
    lasting = {each for mine in hot.orders.values() for each, order in mine if order.lasts}
    for seat, mine in hot.orders.items():
        hot.orders[seat] = [each for each in mine if each[0] not in lasting]
    return tuple(sorted(lasting))


def come_back(hot: Hot, seat: Seat, now: int) -> bool:
    """The bot that plays for a person gets up; False if none does."""
    if seat not in dict(hot.state.substitutes) or seat in hot.levels:
        return False
    hot.state = clocks.give_back(hot.facts.setting.pace, hot.state, seat, now)
    hot.match.note({"returns": seat}, at=iso(now))
    return True
