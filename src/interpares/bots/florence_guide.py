"""The Princes of Florence: what a search is guided by."""

from __future__ import annotations

from random import Random

from ..games.florence.game import Florence
from ..kernel.steps import Action
from ..kernel.values import Seat
from .florence import evaluate, follow_up, promising
from .florence_heuristic import FlorenceBot, answer
from .florence_plan import best_plan
from .florence_stand import POINT
from .florence_table import outlook_of, stand_of
from .greedy import Judge
from .search_guide import Arrived, Budget, Guide

QUICK = 6
"""Stands followed in plans of an imagined world."""
RIVAL = 0.35
"""What a point of the strongest rival counts."""


def usual(game: Florence, seat: Seat, random: Random) -> Action:
    """What the heuristic bot says, with shorter thoughts in an auction."""
    return answer(game, seat, game.decision.options(game, seat), QUICK)


def standing(game: Florence, seat: Seat) -> float:
    """What the own plan comes to, less a part of the strongest rival's, in florins."""
    worths = [worth(game, each) for each in range(len(game.players))]
    own = worths.pop(seat)
    return own - RIVAL * max(worths)


def worth(game: Florence, seat: Seat) -> float:
    """Prestige so far, and what the best plan will add."""
    prestige = POINT * game.players[seat].prestige
    if game.outcome:
        return float(POINT * game.outcome.scores[seat])
    return prestige + best_plan(outlook_of(game, seat), stand_of(game, seat), QUICK).worth


def horizon(game: Florence, seat: Seat) -> Arrived:
    """To the end of the auctions, or of the actions."""
    begun = game.round, game.phase
    return lambda world: (world.round, world.phase) != begun


GUIDE = Guide(
    judge=Judge(evaluate, follow_up, promising),
    base=FlorenceBot,
    policy=usual,
    evaluate=standing,
    horizon=horizon,
    weighty=frozenset({"open_auction", "bidding", "buy_without_auction"}),
    budget=Budget(playouts=8, options=3, doubt=1.0),
)
