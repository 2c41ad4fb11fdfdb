"""Veto!: what a search is guided by."""

from __future__ import annotations

from random import Random

from ..games.veto.actions import Concede
from ..games.veto.game import Veto
from ..games.veto.turns import Turn
from ..kernel.steps import Action
from ..kernel.values import Seat
from .greedy import Judge
from .search_guide import Arrived, Budget, Guide
from .veto import evaluate, follow_up, promising
from .veto_heuristic import GAIN, PASS, VetoBot, likelihood, weights_of
from .veto_policy import obvious, settle
from .veto_worth import evaluate as worth

MOST = 5
"""Of more options than these the most likely ones are tried."""


def usual(game: Veto, seat: Seat, random: Random) -> Action:
    """In a turn what looks best, elsewhere what is obvious."""
    if not isinstance(game.decision, Turn):
        return obvious(game, seat)
    options = [each for each in game.decision.options(game, seat) if not isinstance(each, Concede)]
    if len(options) == 1:
        return options[0]
    if len(options) > MOST:
        options.sort(key=lambda each: -likelihood(game, each))
    return max(options[:MOST], key=lambda option: tried(game, seat, option))


def tried(game: Veto, seat: Seat, option: Action) -> float:
    """What a position comes to once the option is settled; passing changes nothing yet."""
    if isinstance(option, PASS):
        return standing(game, seat) + GAIN
    after = game.copy()
    after.apply(seat, option)
    settle(after)
    return standing(after, seat)


def standing(game: Veto, seat: Seat) -> float:
    """The evaluation of the heuristic bot, with the weights of the deck."""
    return worth(game, seat, weights_of(game.players[seat].deck))


def horizon(game: Veto, seat: Seat) -> Arrived:
    """Until everybody has had a turn."""
    begun = game.round
    last = game.turn + len(game.living)
    return lambda world: bool(world.turn > last or world.round != begun)


GUIDE = Guide(
    judge=Judge(evaluate, follow_up, promising),
    base=VetoBot,
    policy=usual,
    evaluate=standing,
    horizon=horizon,
    weighty=frozenset({"turn"}),
    margin=1.0,
    budget=Budget(playouts=8, options=3, doubt=2.0),
)
