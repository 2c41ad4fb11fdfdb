"""What everybody at a table must have been told, found from the record alone."""

from __future__ import annotations

import json
from datetime import datetime
from typing import Any, NamedTuple

from msgspec import UNSET

from interpares import BadInput, Match, Record
from interpares.kernel.game import Event, Game, encode
from interpares.kernel.moves import Played
from interpares.kernel.opening import seed_of
from interpares.kernel.records import Line
from interpares.kernel.rules import rules_of
from interpares.kernel.steps import Sealed

MOVE_S, BANK_S = 3600, 120
PACE = {"kind": "live", "move_s": MOVE_S, "bank_s": BANK_S}
"""Slow enough for nobody's bank to be touched."""

Viewer = int | None
"""A seat, or the public."""


def plain(value: Any) -> Any:
    """As it looks after a journey over the wire."""
    return json.loads(encode(value))


class Sight(NamedTuple):
    """What one viewer knows after one of its updates."""

    now: dict[str, Any]
    happened: dict[str, Any]
    at_ms: int
    game: Game
    undo_refused: str
    """The id of the reason; empty where the seat may take something back."""


class Clocks:
    """Since when each seat is asked: a partial answer to a sealed choice changes nothing."""

    def __init__(self, match: Match, at_ms: int) -> None:
        self.asked = [at_ms if seat in match.waiting else None for seat in seats_of(match)]

    def take(self, match: Match, line: Line, step: Any, at_ms: int) -> None:
        """After a line that answered this question."""
        now = None if match.outcome else match.game.decision
        partial = isinstance(step, Sealed) and type(now) is type(step)
        for seat, asked in enumerate(self.asked):
            again = line.is_move and line.seat == seat and not partial
            if seat not in match.waiting:
                self.asked[seat] = None
            elif asked is None or again:
                self.asked[seat] = at_ms

    def faces(self) -> list[dict[str, Any]]:
        return [
            {
                "bank_ms": 1000 * BANK_S,
                "vacation_ms": 0,
                "asked_ms": asked,
                "deadline_ms": None if asked is None else asked + 1000 * (MOVE_S + BANK_S),
                "away_until_ms": None,
                "substitute": None,
            }
            for asked in self.asked
        ]


class Judge:
    """Replays a record and keeps what each viewer must have seen.

    A line is noticed by those for whom it changes what they see, what is asked or what they may
    choose, by those who are told an event, and by the seat that sent it. Notes are for everybody.
    """

    def __init__(self, record: Record, started_ms: int, *, timed: bool) -> None:
        Match.replay(record)
        self.match = Match(rules_of(record.header.game), record.header, seed_of(record.header))
        self.timed = timed
        self.clocks = Clocks(self.match, started_ms)
        self.viewers: tuple[Viewer, ...] = (*seats_of(self.match), None)
        self.sights = {viewer: [self._sight(viewer, {}, started_ms)] for viewer in self.viewers}
        self.waiting = [self.match.waiting]
        """The seats that were asked, after each line that did something."""
        for line in record.lines:
            if line.digest is UNSET and line.outcome is UNSET:
                self._take(line)

    def _take(self, line: Line) -> None:
        match, at_ms = self.match, millis(str(line.at))
        before = {viewer: self._shown(viewer) for viewer in self.viewers}
        asked = match.waiting
        step, known = match.game.decision, len(match.played)
        match.resume((line,))
        self.clocks.take(match, line, step, at_ms)
        self.waiting.append(match.waiting)
        for viewer in self.viewers:
            told = told_to(viewer, match.played[known:])
            own = viewer is not None and line.seat == viewer
            noted = line.note is not UNSET
            if own or told or noted or before[viewer] != self._shown(viewer):
                happened = self._happened(viewer, line, told, at_ms)
                if line.is_move:
                    happened["by"] = viewer if own else mover(asked, match.waiting)
                self.sights[viewer].append(self._sight(viewer, happened, at_ms))

    def _happened(
        self, viewer: Viewer, line: Line, told: list[Event], at_ms: int
    ) -> dict[str, Any]:
        found: dict[str, Any] = {"n": len(self.sights[viewer]), "at_ms": at_ms}
        if told:
            found["events"] = plain(told)
        if line.undo is not UNSET:
            found |= {"note": {"undo": line.seat}, "by": line.seat}
        if line.note is not UNSET:
            found["note"] = line.note
        return found

    def _shown(self, viewer: Viewer) -> bytes:
        """What the kernel shows to a viewer."""
        match = self.match
        options = [] if viewer is None else match.options(viewer)
        return encode((match.view(viewer), match.prompt(viewer), options, match.outcome))

    def _sight(self, viewer: Viewer, happened: dict[str, Any], at_ms: int) -> Sight:
        match = self.match
        refused = "" if viewer is None else undo_refused(match, viewer)
        now = {
            "view": plain(match.view(viewer)),
            "prompt": plain(match.prompt(viewer)),
            "options": [] if viewer is None else plain(match.options(viewer)),
            "may_undo": viewer is not None and not refused,
            "clock": self.clocks.faces() if self.timed else None,
            "outcome": plain(match.outcome),
        }
        return Sight(now, happened, at_ms, match.game.copy(), refused)


def seats_of(match: Match) -> range:
    return range(match.header.seats)


def mover(asked: tuple[int, ...], still_asked: tuple[int, ...]) -> int:
    """Who has moved, from what everybody knows: who was asked alone, or is asked no longer."""
    (found,) = asked if len(asked) == 1 else set(asked) - set(still_asked)
    return found


def told_to(viewer: Viewer, played: list[Played]) -> list[Event]:
    events = [event for each in played for event in each.events]
    return [each for each in events if each.audience is None or viewer in each.audience]


def undo_refused(match: Match, seat: int) -> str:
    try:
        match.undoable(seat)
    except BadInput as error:
        return error.message
    return ""


def millis(iso: str) -> int:
    return round(datetime.fromisoformat(iso).timestamp() * 1000)
