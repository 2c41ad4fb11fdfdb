"""Two worlds of a game: who can tell them apart."""

from __future__ import annotations

from collections.abc import Iterable

from interpares import Match
from interpares.kernel.game import encode

OTHERS = (None, 1, 2)
"""Everybody at a table of three but seat 0; None is the public."""
EVERYBODY = (None, 0, 1, 2)


def known_to(match: Match, seat: int | None) -> bytes:
    """Everything that leaves the engine for a seat."""
    options = [] if seat is None else match.options(seat)
    return encode([match.view(seat), match.prompt(seat), options, match.events(seat)])


def alike(one: Match, other: Match, seats: Iterable[int | None]) -> bool:
    return all(known_to(one, seat) == known_to(other, seat) for seat in seats)
