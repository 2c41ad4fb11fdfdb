"""Magnaci: what a search is guided by."""

from __future__ import annotations

from random import Random

from ..games.magnaci.actions import PASS
from ..games.magnaci.game import Magnaci
from ..games.magnaci.windows import Turn
from ..kernel.steps import Action
from ..kernel.values import Seat
from .greedy import GreedyBot, Judge, value_of
from .magnaci import evaluate, follow_up, promising
from .search_guide import Arrived, Guide

JUDGE = Judge(evaluate, follow_up, promising)


def base(random: Random) -> GreedyBot:
    return GreedyBot(JUDGE, random)


def usual(game: Magnaci, seat: Seat, random: Random) -> Action:
    """The best option at first sight; the evaluation looks at nothing hidden."""
    if isinstance(game.decision, Turn):
        return PASS
    options = promising(game.decision.options(game, seat))
    if len(options) == 1:
        return options[0]
    return max(options, key=lambda option: value_of(JUDGE, game, seat, option))


def horizon(game: Magnaci, seat: Seat) -> Arrived:
    """To the end of the phase."""
    begun = game.age, game.phase
    return lambda world: (world.age, world.phase) != begun


GUIDE = Guide(
    judge=JUDGE,
    base=base,
    policy=usual,
    evaluate=evaluate,
    horizon=horizon,
    weighty=frozenset(
        {
            "start_estate",
            "placement",
            "sejm_commitment",
            "conflict_commitment",
            "place_estates",
            "law_tie",
            "office_tie",
            "reward_tie",
            "penalty_tie",
        }
    ),
)
