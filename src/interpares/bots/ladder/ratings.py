"""Ratings of levels: the Plackett-Luce model that explains all finishing orders best.

A league of many bots is rated game by game. A ladder has few levels, each in many seats of one
table: here every seat is a runner of its own with the strength of its level, and the strengths are
those that make all games together most likely, whatever their order.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise

from ...kernel.values import Value
from ..intervals import CONFIDENT

Vector = list[float]
Matrix = list[Vector]

ANCHOR = "squire"
"""The level that has the middle rating; another strength than its own moves no difference."""
MIDDLE = 1500.0
POINTS = 400 / math.log(10)
"""Rating points to one unit of the logarithm of a strength."""
BELIEF = 0.5
"""Of neighbouring levels we believe beforehand that each has won so many games; a level that won
all of its games would be infinitely strong without."""
CLOSE = 1e-9
LONGEST_STEP = 2.0
MOST_STEPS = 1000


class Rating(Value):
    """The rating of a level, and how far the true one may lie to either side with 95 %."""

    points: float
    spread: float


Stage = tuple[int, tuple[int, ...]]
"""A level that finished, and how many of each level had not finished before it."""


def rated(
    levels: Sequence[str], games: Iterable[tuple[Sequence[str], Sequence[int]]]
) -> dict[str, Rating]:
    """Ratings of the levels, the weakest first, by games: levels by seat and their places.

    Who shares a place with others finished before none of them.
    """
    anchor = levels.index(ANCHOR) if ANCHOR in levels else 0
    stages = _believed(len(levels))
    for seating, ranks in games:
        stages.update(_stages(tuple(map(levels.index, seating)), ranks, len(levels)))
    free = [at for at in range(len(levels)) if at != anchor]
    strengths, information = _fitted(dict(sorted(stages.items())), len(levels), free)
    spreads = dict(zip(free, _spreads(information), strict=True))
    return {
        level: Rating(MIDDLE + POINTS * strengths[at], POINTS * spreads.get(at, 0.0))
        for at, level in enumerate(levels)
    }


def _believed(levels: int) -> Counter[Stage]:
    stages: Counter[Stage] = Counter()
    for pair in pairwise(range(levels)):
        both = tuple(int(at in pair) for at in range(levels))
        stages.update({(at, both): BELIEF for at in pair})
    return stages


def _stages(seating: Sequence[int], ranks: Sequence[int], levels: int) -> Iterable[Stage]:
    """Everybody's finish in which more than one level could have been next."""
    for level, rank in zip(seating, ranks, strict=True):
        left = Counter(other for other, place in zip(seating, ranks, strict=True) if place >= rank)
        if len(left) > 1:
            yield level, tuple(left[at] for at in range(levels))


def _fitted(
    stages: Mapping[Stage, float], levels: int, free: Sequence[int]
) -> tuple[Vector, Matrix]:
    """The strengths that make the stages most likely, and how sharply they do (Newton)."""
    strengths = [0.0] * levels
    for _ in range(MOST_STEPS):
        slope, information = _derivatives(stages, strengths)
        inner = [[information[row][column] for column in free] for row in free]
        inverse = _inverse(inner)
        step = [sum(a * slope[at] for a, at in zip(row, free, strict=True)) for row in inverse]
        longest = max(map(abs, step), default=0.0)
        shortened = min(1.0, LONGEST_STEP / longest) if longest else 1.0
        for at, by in zip(free, step, strict=True):
            strengths[at] += shortened * by
        if longest < CLOSE:
            break
    return strengths, inner


def _derivatives(stages: Mapping[Stage, float], strengths: Vector) -> tuple[Vector, Matrix]:
    """Slope and negated curvature of the logarithm of the likelihood."""
    count = len(strengths)
    slope = [0.0] * count
    information = [[0.0] * count for _ in range(count)]
    for (first, left), times in stages.items():
        weights = [n * math.exp(s) for n, s in zip(left, strengths, strict=True)]
        chances = [weight / sum(weights) for weight in weights]
        slope[first] += times
        for row, chance in enumerate(chances):
            slope[row] -= times * chance
            information[row][row] += times * chance
            for column, other in enumerate(chances):
                information[row][column] -= times * chance * other
    return slope, information


def _spreads(information: Matrix) -> Vector:
    return [CONFIDENT * math.sqrt(row[at]) for at, row in enumerate(_inverse(information))]


def _inverse(matrix: Matrix) -> Matrix:
    """Of a positive definite matrix, by elimination."""
    size = len(matrix)
    rows = [[*row, *(float(at == own) for at in range(size))] for own, row in enumerate(matrix)]
    for at, row in enumerate(rows):
        pivot = row[at]
        row[:] = [each / pivot for each in row]
        for other in rows:
            if other is not row:
                factor = other[at]
                other[:] = [a - factor * b for a, b in zip(other, row, strict=True)]
    return [row[size:] for row in rows]
