"""Who will win: the evaluation of every seat, turned into chances by what came of it in games."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache

from ...datafiles import File, load, packaged
from ...kernel.game import Game, Outcome
from ...kernel.rules import Rules
from ...kernel.values import Value
from .knowing import Insight, at_rest, insight_of

MOST = 30.0
"""Beyond so much a difference makes a chance no surer; it keeps powers of e within bounds."""


class Bin(Value):
    """Of all chances told between two tenths: what was said and what came."""

    said: float
    came: float
    positions: int


class Fit(Value):
    """How sharply the evaluation decides a game of so many seats."""

    seats: int
    sharpness: tuple[float, ...]
    """What one point weighs at the beginning, at even steps between, and at the end."""
    run: str
    """The command that made it; it names bots, seeds and games."""
    version: int
    """Of the game."""
    games: int
    """The games it was fitted on."""
    positions: int
    held_out: int
    """The games it was tested on."""
    log_loss: float
    """On these; the less, the better."""
    constant: float
    """The log loss of who always says that all seats are equal."""
    calibration: tuple[Bin, ...]


class Fitted(File):
    """A data file: how chances follow from the evaluation of a game."""

    fit: tuple[Fit, ...]


@cache
def fitted(slug: str) -> Fitted:
    """The numbers of a game."""
    return load(packaged(__package__), f"{slug}.toml", Fitted)


@cache
def sharpness_of(slug: str, seats: int) -> tuple[float, ...]:
    """How sharply the evaluation decides, from the beginning to the end.

    A number of seats that was not fitted takes the numbers of the nearest one.
    """
    return min(fitted(slug).fit, key=lambda each: abs(each.seats - seats)).sharpness


def chances(rules: Rules, game: Game) -> tuple[float, ...]:
    """The chance of every seat to win from here, together 1.

    At the end it is what happened: winners share it, and if all have lost nobody has any.
    """
    insight = insight_of(rules.slug)
    return chances_at_rest(rules.slug, insight, at_rest(insight, game))


def chances_at_rest(slug: str, insight: Insight, game: Game) -> tuple[float, ...]:
    """The same for a position in which nothing obvious is still to happen."""
    if game.outcome is not None:
        return shares(game.outcome, len(game.players))
    worths = [insight.judge.evaluate(game, seat) for seat in range(len(game.players))]
    weight = at(sharpness_of(slug, len(worths)), insight.progress(game))
    return softmax([weight * worth for worth in worths])


def shares(outcome: Outcome, seats: int) -> tuple[float, ...]:
    """What a finished game brought: 1 to the winner, or shared among several."""
    winners = outcome.winners
    return tuple([(seat in winners) / max(1, len(winners)) for seat in range(seats)])


def at(steps: Sequence[float], progress: float) -> float:
    """The value at some progress from 0 to 1, between the two steps beside it."""
    place = progress * (len(steps) - 1)
    low = min(int(place), len(steps) - 2)
    return steps[low] + (steps[low + 1] - steps[low]) * (place - low)


def softmax(powers: Sequence[float]) -> tuple[float, ...]:
    """Positive shares of 1, by the powers of e."""
    most = max(powers)
    weights = [math.exp(max(-MOST, power - most)) for power in powers]
    together = sum(weights)
    return tuple([weight / together for weight in weights])
