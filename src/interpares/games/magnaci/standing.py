"""MA-18: Presence, Advantage and Dominance, computed from the numbers whenever asked."""

from __future__ import annotations

import functools
from enum import IntEnum

from ...kernel.values import Seat
from .cards import PROVINCES
from .components import ProvinceId
from .game import Magnaci


class Standing(IntEnum):
    """MA-18.2, MA-18.5: how a player stands in a province, from nothing to Dominance."""

    NONE = 0
    PRESENCE = 1
    ADVANTAGE = 2
    DOMINANCE = 3


def standing(game: Magnaci, seat: Seat, at: int) -> Standing:
    """MA-18: the standing of a player in the province at that place of the board."""
    return Standing(standings(game, at)[seat])


def standings(game: Magnaci, at: int) -> tuple[int, ...]:
    """MA-18: how everybody stands in a province."""
    return standings_of(tuple([player.estates[at] for player in game.players]))


def all_standings(game: Magnaci) -> list[tuple[int, ...]]:
    """MA-18: by province, how everybody stands there."""
    estates = [player.estates for player in game.players]
    return [standings_of(counts) for counts in zip(*estates, strict=True)]


@functools.lru_cache(maxsize=16_384)
def standings_of(counts: tuple[int, ...]) -> tuple[int, ...]:
    """MA-18.1, MA-18.3, MA-18.4: how everybody stands, from the numbers of estates."""
    total, most = sum(counts), max(counts)
    alone = counts.count(most) == 1
    # MA-18.4: with two players Dominance takes twice as many, not more than the others have.
    factor, surplus = (2, 0) if len(counts) == 2 else (1, 1)  # noqa: PLR2004
    return tuple(
        (3 if own >= factor * (total - own) + surplus else 2 if alone and own == most else 1)
        if own
        else 0
        for own in counts
    )


def dominated(game: Magnaci, seat: Seat) -> list[ProvinceId]:
    """The provinces in which a player has Dominance."""
    return [
        province
        for at, province in enumerate(PROVINCES)
        if standing(game, seat, at) is Standing.DOMINANCE
    ]
