"""What is written with a change beside its lines: the last words, the clocks, the notices."""

from __future__ import annotations

import msgspec
from msgspec import UNSET

from ..kernel import records
from ..kernel.records import Line
from ..kernel.values import Seat, Value
from . import clocks
from .hot import Hot


class Change(Value):
    """What was done to a match in memory and is now to be made durable."""

    seat: Seat | None = None
    key: str | None = None
    status: str = ""
    """What the table becomes by it, if that ends the match."""
    order: int | None = None
    """The standing order that has answered."""
    unordered: tuple[Seat, ...] = ()
    """The seats whose standing orders do not survive it."""
    outdated: tuple[int, ...] = ()
    """Orders of other seats that were given for what is no longer so."""


def move_clocks(
    hot: Hot, change: Change, lines: list[Line], before: tuple[Seat, ...], now: int
) -> None:
    """What a change does to the time of the seats."""
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
    prompt = hot.match.prompt(None) if lapsed else None
    if prompt and prompt.decision == lapsed and change.seat in hot.match.waiting:
        # One question asked card by card: the rulebook's repair goes on to its end.
        level = hot.level_of(change.seat) or hot.facts.setting.substitute
        hot.state = clocks.take_over(hot.state, change.seat, level, lapsed)


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
        "n": hot.counts[seat],
    }
    return msgspec.json.encode(data).decode()
