"""A table in memory: its match, and what each viewer has noticed of it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from msgspec import UNSET, structs

from ..kernel.errors import BadInput, Diverged
from ..kernel.game import Event
from ..kernel.match import Match
from ..kernel.records import Line
from ..kernel.steps import Action
from ..kernel.values import Seat
from . import clocks, learning
from .facts import TableFacts
from .keys import now_ms
from .messages import Happened, Now
from .orders import Order


class Mark(NamedTuple):
    """One line of the log: who noticed it, and what they were told."""

    noticed: int
    """A bit for each viewer: the seats, then the public."""
    at_ms: int
    by: Seat | None = None
    harmless: bool = False
    """A move of another seat meant for the moment before it is still good after it."""
    events: tuple[Event, ...] = ()
    note: dict[str, Any] | None = None
    move: int = 0
    """The number of the move, if it is one."""


class Hot:
    """One table that is being played or looked at."""

    def __init__(self, facts: TableFacts, match: Match, state: clocks.State) -> None:
        self.id = facts.id
        self.facts = facts
        self.match = match
        self.state = state
        self.lines = 0
        """How many lines the log has."""
        self.counts = [0] * (match.header.seats + 1)
        """How many updates each viewer was given."""
        self.marks: list[Mark] = []
        self.people: dict[Seat, str] = {}
        """Whose seat it is, where a person is known."""
        self.levels: dict[Seat, str] = {}
        """The seats that are bots."""
        self.orders: dict[Seat, list[tuple[int, Order]]] = {}
        self.keys: set[tuple[Seat, str]] = set()
        """Requests that have become lines."""
        self.thinking: set[Seat] = set()
        """Seats for which the server is about to answer."""
        self.lock = asyncio.Lock()
        self.timer: asyncio.TimerHandle | None = None
        self.due_ms: int | None = None
        """When the server has to act here."""
        self.used_ms = 0

    @property
    def public(self) -> int:
        """The viewer that everybody without a seat is."""
        return self.match.header.seats

    def viewer(self, seat: Seat | None) -> int:
        return self.public if seat is None else seat

    def seat_of(self, viewer: int) -> Seat | None:
        return None if viewer == self.public else viewer

    def level_of(self, seat: Seat) -> str | None:
        """The level of the bot that plays this seat now, if one does."""
        return dict(self.state.substitutes).get(seat) or self.levels.get(seat)

    @property
    def has_people(self) -> bool:
        """Whether somebody plays here who is no bot."""
        return any(each.kind == "person" for each in self.facts.seats)

    @property
    def table(self) -> TableFacts:
        """What everybody may know of the table at this moment."""
        away = dict(self.state.substitutes)
        seats = tuple(
            structs.replace(each, level=self.level_of(each.seat) or "", away=each.seat in away)
            for each in self.facts.seats
        )
        return structs.replace(self.facts, seats=seats, waiting=self.match.waiting)

    @property
    def names(self) -> tuple[str, ...]:
        """The ids of the names the seats go by in the game."""
        return tuple(self.match.rules.names_of_seats(self.match.game))

    def mark(self, mark: Mark) -> None:
        """Count a line of the log, for those who noticed it."""
        self.lines += 1
        self.marks.append(mark)
        for viewer in range(len(self.counts)):
            self.counts[viewer] += mark.noticed >> viewer & 1

    def fresh(self, seat: Seat, n: int) -> bool:
        """Whether what this seat saw at `n` is still what it is asked."""
        behind = self.counts[seat] - n
        if behind < 0:
            return False
        for mark in reversed(self.marks):
            if not behind:
                break
            if mark.noticed >> seat & 1:
                if not mark.harmless or mark.by == seat:
                    return False
                behind -= 1
        return not behind

    def happened(self, viewer: int, since: int) -> tuple[Happened, ...] | None:
        """What a viewer noticed after its update `since`; None if that is too long ago."""
        wanted = self.counts[viewer] - since
        if wanted < 0:
            return None
        found: list[Happened] = []
        for mark in reversed(self.marks):
            if len(found) == wanted:
                break
            if mark.noticed >> viewer & 1:
                found.append(self.told(viewer, self.counts[viewer] - len(found), mark))
        return tuple(reversed(found)) if len(found) == wanted else None

    def lines_at(self, viewer: int, n: int) -> int:
        """How many lines there were before a viewer noticed more than `n`; of a whole table."""
        last = self.counts[viewer]
        if not 0 <= n <= last:
            raise BadInput(f"'n' must be 0 to {last}.", message="moment-range", last=last)
        noticed = [at for at, mark in enumerate(self.marks) if mark.noticed >> viewer & 1]
        return noticed[n] if n < last else len(self.marks)

    def told(self, viewer: int, n: int, mark: Mark) -> Happened:
        """A line of the log as this viewer may know it."""
        seat = self.seat_of(viewer)
        events = [each for each in mark.events if each.audience is None or seat in each.audience]
        return Happened(n, mark.at_ms, tuple(events), mark.note, mark.by)

    def now(self, viewer: int, public: Any = None) -> Now:
        """The moment as this viewer sees it; the public view is made once for all of them."""
        match, seat = self.match, self.seat_of(viewer)
        rules, game = match.rules, match.game
        seen = public or rules.public_view(game)
        timed = self.facts.setting.pace.kind != "untimed" and self.state.seats
        options = match.options(seat) if seat is not None else []
        return Now(
            view=seen if seat is None else rules.own_view(game, seen, seat),
            prompt=match.prompt(seat),
            options=options,
            described=described(match, seat, options),
            may_undo=seat is not None and may_undo(match, seat),
            clock=clocks.shown(self.facts.setting.pace, self.state, now_ms()) if timed else None,
            outcome=match.outcome,
            lesson=learning.guidance(self.facts, match, seat),
        )


def described(match: Match, seat: Seat | None, options: Sequence[Action]) -> list[dict[str, Any]]:
    """What the words of the options need beside the actions; empty where they need nothing."""
    if seat is None:
        return []
    found = [dict(match.rules.describe(match.game, seat, each)) for each in options]
    return found if any(found) else []


def may_undo(match: Match, seat: Seat) -> bool:
    """Whether the seat may take back its last move; asked for every seat after every move."""
    latest = match.played[-1] if match.played else None
    if latest is None or (latest.move.seat != seat and not latest.sealed):
        return False
    try:
        match.undoable(seat)
    except BadInput:
        return False
    return True


def moves_at(hot: Hot, seat: Seat, n: int) -> int:
    """How many of the moves that stand now had been made at update `n` of a seat."""
    latest = max((mark.move for mark in hot.marks[: hot.lines_at(seat, n)]), default=0)
    return known_moves(hot.match, sum(each.n <= latest for each in hot.match.played))


def known_moves(match: Match, count: int) -> int:
    """How many of the first moves everybody knows: no answers to a sealed choice that was open."""
    while count and match.played[count - 1].sealed:
        count -= 1
    return count


def replayed(hot: Hot, lines: Iterable[tuple[int, Line]]) -> Iterator[Mark]:
    """Take lines of the log into the match, one by one, each with its time."""
    for at_ms, line in lines:
        before = hot.match.waiting
        hot.match.resume((line,))
        if line.action is not UNSET and line.n != hot.match.n:
            raise Diverged(f"Move {hot.match.n} is missing in the log.", at_move=hot.match.n)
        yield mark_of(hot, line, before, at_ms)


def mark_of(hot: Hot, line: Line, before: tuple[Seat, ...], at_ms: int) -> Mark:
    """Who noticed the line that was just taken in, after these seats had been asked.

    A sealed answer that leaves its seat still asked is noticed by that seat alone: nobody may
    learn how far the others are. Whoever noticed a move notices that it is taken back. Digests
    and the outcome tell nothing new.
    """
    match, everybody = hot.match, (1 << len(hot.counts)) - 1
    if line.action is not UNSET and line.seat is not UNSET:
        latest = match.played[-1]
        hidden = latest.sealed and match.waiting == before
        noticed = 1 << line.seat if hidden else everybody
        return Mark(noticed, at_ms, line.seat, latest.sealed, latest.events, move=latest.n)
    if line.undo is not UNSET and line.seat is not UNSET:
        undone = [each.noticed for each in hot.marks if each.move == line.undo]
        noticed = undone[0] if undone else everybody
        return Mark(noticed, at_ms, line.seat, note={"undo": line.seat})
    if line.rewind is not UNSET:
        return Mark(everybody, at_ms, note={"rewind": line.rewind})
    if line.note is not UNSET:
        return Mark(everybody, at_ms, harmless=True, note=line.note)
    return Mark(0, at_ms)
