"""Signorie: what a search is guided by."""

from __future__ import annotations

from random import Random

from ..games.signorie.dice_actions import TakeDie
from ..games.signorie.game import Signorie
from ..kernel.steps import Action
from ..kernel.values import Seat
from .greedy import Judge
from .search_guide import Arrived, Budget, Guide
from .signorie import evaluate, follow_up
from .signorie_heuristic import Care, SignorieBot, best_answer, best_line
from .signorie_turns import alone
from .signorie_weights import WEIGHTS
from .signorie_worth import worth

RIVAL = 0.4
"""What a VP of the strongest rival counts."""
QUICK = Care(turn=4, later=2, plan=(2,))
"""Shorter thoughts than those of the heuristic bot."""


def usual(game: Signorie, seat: Seat, random: Random) -> Action:
    """What the heuristic bot says, with shorter thoughts."""
    return best_answer(game, seat, WEIGHTS, QUICK)


def standing(game: Signorie, seat: Seat) -> float:
    """The own position against that of the strongest rival."""
    rivals = [worth(game, each) for each in range(len(game.players)) if each != seat]
    return prospects(game, seat) - RIVAL * max(rivals)


def prospects(game: Signorie, seat: Seat) -> float:
    """With a die to take, what the best plan comes to."""
    step = game.decision if not game.outcome else None
    if isinstance(step, TakeDie) and step.seat == seat:
        return best_line(alone(game, seat), seat, WEIGHTS, QUICK).value
    return worth(game, seat)


def taken(game: Signorie, seat: Seat) -> int:
    """How many dice a player has."""
    return sum(map(bool, game.players[seat].dice))


def horizon(game: Signorie, seat: Seat) -> Arrived:
    """To the next die, or the end of the round."""
    begun, dice = game.round, taken(game, seat)

    def arrived(world: Signorie) -> bool:
        if world.round != begun or world.phase != "actions":
            return True
        step = world.decision
        return isinstance(step, TakeDie) and step.seat == seat and taken(world, seat) > dice

    return arrived


GUIDE = Guide(
    judge=Judge(evaluate, follow_up),
    base=SignorieBot,
    policy=usual,
    evaluate=standing,
    horizon=horizon,
    weighty=frozenset({"take_die"}),
    margin=10.0,
    budget=Budget(playouts=8, options=3, doubt=1.0),
)
