"""The veil at the wire: every byte anybody is sent is what the kernel shows to that viewer."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import Iterator
from datetime import datetime
from random import Random
from typing import Any, NamedTuple

import httpx
import msgspec
import pytest

from interpares import Match, Record
from interpares.kernel.errors import Illegal
from interpares.kernel.game import Game, encode
from interpares.kernel.opening import seed_of
from interpares.kernel.records import Line
from interpares.kernel.rules import rules_of
from interpares.kernel.steps import Sealed
from interpares.server.hot import may_undo
from server.live import LiveServer, Watching, open_table, people

PATIENCE_S = 300
MOVE_S, BANK_S = 3600, 120
LIVE = {"kind": "live", "move_s": MOVE_S, "bank_s": BANK_S}
NEWS = ("view", "update", "table", "said")
"""Messages nobody asked for by a command."""
KEYS = {
    "view": {"type", "n", "seat", "table", "now", "missed", "protocol"},
    "update": {"type", "n", "happened", "now"},
    "table": {"type", "table"},
    "said": {"type", "id", "seat", "name", "text", "mentions", "at_ms"},
    "ok": {"type", "n", "key"},
    "error": {"type", "code", "message", "text", "rule", "key"},
}
NOW_KEYS = {"view", "prompt", "options", "may_undo", "clock", "outcome"}
HAPPENED_KEYS = {"n", "at_ms", "events", "note"}


def plain(value: Any) -> Any:
    """As it looks after a journey over the wire."""
    return json.loads(encode(value))


class Moment(NamedTuple):
    """The match after one line of its log, seen by the judge."""

    line: Line | None
    at_ms: int
    game: Game
    clock: list[dict[str, Any]]
    standing: int
    """Moves everybody may know to stand: without the answers to a sealed choice that is open."""


class Sight(NamedTuple):
    """What one viewer knows after one of its updates."""

    now: dict[str, Any]
    happened: dict[str, Any]
    moment: Moment


class Judge:
    """Knows the record of a match, and from it what everybody must have been told.

    A line is noticed by those for whom it changes what they see, what is asked or what they may
    choose, by those who are told an event, and by the seat that sent it.
    """

    def __init__(self, record: Record, started_ms: int) -> None:
        self.match = Match(rules_of(record.header.game), record.header, seed_of(record.header))
        self.seats = record.header.seats
        self.started_ms = started_ms
        self.moments = [self._moment(None, started_ms, Clocks(self.match, started_ms))]
        self.sights: dict[int | None, list[Sight]] = {
            viewer: [Sight(self._now(viewer, self.moments[0]), {}, self.moments[0])]
            for viewer in self.viewers
        }
        clocks = Clocks(self.match, started_ms)
        for line in record.lines:
            self._take(line, clocks)

    @property
    def viewers(self) -> tuple[int | None, ...]:
        return (*range(self.seats), None)

    def _take(self, line: Line, clocks: Clocks) -> None:
        before = {viewer: self._shown(viewer) for viewer in self.viewers}
        step, known = self.match.game.decision, len(self.match.played)
        self.match.resume((line,))
        at_ms = millis(line.at) if line.at else self.moments[-1].at_ms
        clocks.take(self.match, line, step, at_ms)
        moment = self._moment(line, at_ms, clocks)
        self.moments.append(moment)
        new = self.match.played[known:]
        for viewer in self.viewers:
            events = [
                each
                for played in new
                for each in played.events
                if each.audience is None or viewer in each.audience
            ]
            own = viewer is not None and line.seat == viewer
            if (
                own
                or events
                or isinstance(line.note, dict)
                or before[viewer] != self._shown(viewer)
            ):
                self._notice(viewer, moment, events)

    def _notice(self, viewer: int | None, moment: Moment, events: list[Any]) -> None:
        line, sights = moment.line, self.sights[viewer]
        assert line is not None
        happened: dict[str, Any] = {"n": len(sights), "at_ms": moment.at_ms}
        if events:
            happened["events"] = plain(events)
        if line.undo is not msgspec.UNSET:
            happened["note"] = {"undo": line.seat}
        sights.append(Sight(self._now(viewer, moment), happened, moment))

    def _shown(self, viewer: int | None) -> bytes:
        match = self.match
        options = [] if viewer is None else match.options(viewer)
        return encode((match.view(viewer), match.prompt(viewer), options, match.outcome))

    def _now(self, viewer: int | None, moment: Moment) -> dict[str, Any]:
        match = self.match
        return {
            "view": plain(match.view(viewer)),
            "prompt": plain(match.prompt(viewer)),
            "options": [] if viewer is None else plain(match.options(viewer)),
            "may_undo": viewer is not None and may_undo(match, viewer),
            "clock": moment.clock,
            "outcome": plain(match.outcome),
        }

    def _moment(self, line: Line | None, at_ms: int, clocks: Clocks) -> Moment:
        played, standing = self.match.played, len(self.match.played)
        while standing and played[standing - 1].sealed:
            standing -= 1
        return Moment(line, at_ms, self.match.game.copy(), clocks.faces(), standing)


class Clocks:
    """Since when each seat is asked: a partial answer to a sealed choice changes nothing."""

    def __init__(self, match: Match, at_ms: int) -> None:
        self.asked = [
            at_ms if seat in match.waiting else None for seat in range(match.header.seats)
        ]

    def take(self, match: Match, line: Line, step: Any, at_ms: int) -> None:
        now = match.game.decision if match.outcome is None else None
        partial = isinstance(step, Sealed) and type(now) is type(step)
        for seat, asked in enumerate(self.asked):
            if seat not in match.waiting:
                self.asked[seat] = None
            elif asked is None or (line.is_move and line.seat == seat and not partial):
                self.asked[seat] = at_ms

    def faces(self) -> list[dict[str, Any]]:
        whole = 1000 * (MOVE_S + BANK_S)
        return [
            {
                "bank_ms": 1000 * BANK_S,
                "vacation_ms": 0,
                "asked_ms": asked,
                "deadline_ms": None if asked is None else asked + whole,
                "away_until_ms": None,
                "substitute": None,
            }
            for asked in self.asked
        ]


def millis(iso: str) -> int:
    return round(datetime.fromisoformat(iso).timestamp() * 1000)
