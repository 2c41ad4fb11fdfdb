"""Prestige cards: what they ask for, and what they may bring."""

from __future__ import annotations

import math
from collections.abc import Iterable

from ..games.florence.cards import LANDSCAPES, PRESTIGE
from ..games.florence.components import PrestigeId
from ..games.florence.game import Florence
from ..games.florence.scoring import metrics
from ..kernel.values import Seat
from .florence_stand import (
    ALL_BUILDINGS,
    ALL_FREEDOMS,
    BIT,
    CELLS_PER_BUILDING,
    CELLS_PER_LANDSCAPE,
    LARGE,
    POINT,
    ROUNDS,
    Contest,
    Outlook,
    Stand,
    Wishes,
)

GROWTH = {
    "building": 0.45,
    "jester": 0.25,
    "landscape": 0.35,
    "architect": 0.15,
    "works_on_table": 0.8,
    "empty_cells": -3.5,
}
"""By how much the strongest rival's counts change in a round; less for single landscapes."""
SELDOM = 0.12
FAR = {"empty_cells": 4.0}
"""How far a count may be from what is expected; others less."""
STEP = 0.35
"""The chance that one thing missing is got in time, for each round left up to the third."""


def sought_by(cards: Iterable[PrestigeId]) -> Wishes:
    """The things prestige cards ask for, whatever professions wish."""
    found = 0
    for card in cards:
        for what in (*PRESTIGE[card].require, PRESTIGE[card].metric):
            if what == "freedom":
                found |= ALL_FREEDOMS
            elif what == "building_large":
                found |= LARGE
            elif what in BIT:
                found |= BIT[what]
    return found


def contest(game: Florence, seat: Seat, card: PrestigeId) -> Contest:
    """What the strongest rival may have at the end."""
    kind, left = PRESTIGE[card], ROUNDS - max(1, game.round)
    if kind.metric is None:
        return Contest(card)
    sign = -1 if kind.order == "fewest" else 1
    growth = GROWTH.get(kind.metric, SELDOM) * left
    rivals = [
        sign * metrics(game, other)[kind.metric]
        for other in range(len(game.players))
        if other != seat
    ]
    return Contest(card, max(rivals) + sign * growth, FAR.get(kind.metric, 0.5 + 0.1 * left))


def secret_worth(outlook: Outlook, stand: Stand) -> float:
    """What the prestige cards in hand bring at the end of a plan, in florins."""
    counted = counts(outlook, stand)
    return POINT * sum([points(each, counted) for each in outlook.contests])


def expected_points(found: Contest, counted: dict[str, int], rounds: int) -> float:
    """What a prestige card may bring to somebody who counts this now, with rounds to come."""
    kind = PRESTIGE[found.card]
    if kind.kind != "threshold":
        return points(found, counted)
    missing = sum(max(0, least - counted[what]) for what, least in kind.require.items())
    return float(kind.points * min(0.9, STEP * rounds) ** missing)


def points(found: Contest, counted: dict[str, int]) -> float:
    """Points times their chance, for the counts one ends with."""
    kind = PRESTIGE[found.card]
    if kind.kind == "threshold":
        return float(
            kind.points * all(counted[what] >= kind.require[what] for what in kind.require)
        )
    assert kind.metric is not None
    mine = counted[kind.metric]
    lead = (-mine if kind.order == "fewest" else mine) - found.rival
    ahead, level = chance(lead - 0.5, found.doubt), chance(lead + 0.5, found.doubt)
    return ahead * kind.points + (level - ahead) * kind.tie_points


def chance(lead: float, doubt: float) -> float:
    """The chance that a lead of so much holds."""
    return 1 / (1 + math.exp(min(50.0, -lead / doubt)))


def counts(outlook: Outlook, stand: Stand) -> dict[str, int]:
    """What prestige cards compare, as it is in a plan."""
    buildings = (stand.own & ALL_BUILDINGS).bit_count()
    landscapes = sum(stand.types)
    tiles = CELLS_PER_BUILDING * buildings + CELLS_PER_LANDSCAPE * landscapes
    return dict(zip(LANDSCAPES, stand.types, strict=True)) | {
        "building": buildings,
        "building_large": (stand.own & LARGE).bit_count(),
        "landscape": landscapes,
        "jester": stand.jesters,
        "architect": stand.architects,
        "freedom": (stand.own & ALL_FREEDOMS).bit_count(),
        "works_on_table": stand.works,
        "empty_cells": outlook.empty_cells - tiles,
    }
