"""Sigismundus Augustus: what a search is guided by."""

from __future__ import annotations

from random import Random

from ..games.sigismundus.game import Sigismundus
from ..kernel.steps import Action
from ..kernel.values import Seat
from .greedy import Judge
from .search_guide import Arrived, Budget, Guide
from .sigismundus import evaluate, follow_up, promising
from .sigismundus_heuristic import ANSWERS, SigismundusBot
from .sigismundus_mind import Mind
from .sigismundus_weights import WEIGHTS

LEADER, OTHERS = 0.5, 0.2
"""What a point of the strongest rival counts, and one of all rivals on average."""


def usual(game: Sigismundus, seat: Seat, random: Random) -> Action:
    """What the heuristic bot says; it looks at nothing hidden."""
    step = game.decision
    options: list[Action] = step.options(game, seat)
    if len(options) == 1:
        return options[0]
    chosen: Action = ANSWERS[type(step)](Mind(game, seat, WEIGHTS, random), step, options)
    return chosen


def standing(game: Sigismundus, seat: Seat) -> float:
    """The own position against those of the rivals."""
    worths = [evaluate(game, each) for each in range(len(game.players))]
    own = worths.pop(seat)
    return own - LEADER * max(worths) - OTHERS * sum(worths) / len(worths)


def horizon(game: Sigismundus, seat: Seat) -> Arrived:
    """To the end of the round."""
    begun = game.round
    return lambda world: bool(world.round != begun)


GUIDE = Guide(
    judge=Judge(evaluate, follow_up, promising),
    base=SigismundusBot,
    policy=usual,
    evaluate=standing,
    horizon=horizon,
    budget=Budget(playouts=9, options=3),
)
