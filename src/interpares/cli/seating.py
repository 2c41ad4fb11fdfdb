"""Who sits at a table, as its record says, and how bots choose there."""

from __future__ import annotations

import os
from random import Random

from ..bots import at_table, known
from ..kernel.match import Match
from ..kernel.records import Record
from ..kernel.steps import Action
from ..kernel.values import Seat
from ..kernel.views import Bot
from .options import HUMAN, language_of

FREE_CORES = min(4, max(0, (os.cpu_count() or 1) - 1))
"""Processes among which a bot may spread its search; the terminal has a core of its own."""


class Seating:
    """People and bots by seat."""

    def __init__(self, match: Match) -> None:
        names = match.header.players
        seats = match.header.seats
        self.players = names if len(names) == seats else (HUMAN,) * seats
        self.people = [seat for seat, name in enumerate(self.players) if name == HUMAN]
        self._random = Random()
        self._bots: dict[Seat, Bot] = {
            seat: at_table(known(name), match.header.game, self._random, processes=FREE_CORES)
            for seat, name in enumerate(self.players)
            if name != HUMAN
        }

    def bots_among(self, seats: tuple[Seat, ...]) -> list[Seat]:
        """Those of the seats that a bot plays."""
        return [seat for seat in seats if seat in self._bots]

    def choose(self, match: Match, seat: Seat) -> Action:
        """What a bot does now; the same again when a match is taken up later.

        A bot that fails must not end a game of people: chance chooses for it, and the record
        says so.
        """
        self._random.seed(f"{match.header.commitment}/{seat}/{match.n}")
        perspective = match.perspective(seat)
        try:
            return self._bots[seat].choose(perspective)
        except Exception as error:  # noqa: BLE001 - whatever a bot may do wrong
            match.note({"bot_failed": seat, "error": repr(error)})
            return at_table("random", match.header.game, self._random).choose(perspective)


def language_in(record: Record) -> str:
    """The language a record was played in."""
    notes = [line.note for line in record.lines if isinstance(line.note, dict)]
    spoken = [note["language"] for note in notes if "language" in note]
    return language_of(spoken[-1] if spoken else None)
