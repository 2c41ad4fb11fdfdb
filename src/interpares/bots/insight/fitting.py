"""How sharply an evaluation decides, fitted on positions of games that are over."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import TypeAlias

from ...kernel.values import Value
from .odds import Bin, at, softmax

STEPS = 4
"""At so many moments, from the beginning to the end, the sharpness is fitted."""
ROUNDS = 25
"""Newton's method has found the best long before."""
STIFF = 1.0
"""How much the steps hold together: what few positions say is believed little."""
TINY = 1e-6


class Seen(Value):
    """A position at rest, and who won."""

    progress: float
    worths: tuple[float, ...]
    won: tuple[float, ...]


Game: TypeAlias = Sequence[Seen]
"""Positions of one game."""


def fit(games: Sequence[Game]) -> tuple[float, ...]:
    """The sharpness that makes what came of these games likeliest, by Newton's method."""
    seen = [each for game in games for each in game]
    found = [0.1] * STEPS
    for _ in range(ROUNDS):
        slope, curve = stiffness(found)
        for each in seen:
            learn(each, found, slope, curve)
        step = solved(curve, slope)
        found = [max(0.0, old - new) for old, new in zip(found, step, strict=True)]
    return tuple([round(each, 4) for each in found])


def learn(seen: Seen, found: Sequence[float], slope: list[float], curve: list[list[float]]) -> None:
    """Add what one position says of the slope and the curvature of the loss."""
    weight = at(found, seen.progress)
    chances = softmax([weight * worth for worth in seen.worths])
    mean = sum([p * worth for p, worth in zip(chances, seen.worths, strict=True)])
    missed = sum([(p - won) * w for p, won, w in zip(chances, seen.won, seen.worths, strict=True)])
    spread = sum([p * (w - mean) ** 2 for p, w in zip(chances, seen.worths, strict=True)])
    hats = [
        at([float(each == place) for each in range(STEPS)], seen.progress) for place in range(STEPS)
    ]
    for row, hat in enumerate(hats):
        slope[row] += missed * hat
        for column, other in enumerate(hats):
            curve[row][column] += spread * hat * other


def stiffness(found: Sequence[float]) -> tuple[list[float], list[list[float]]]:
    """The slope and curvature that hold neighbouring steps together."""
    slope = [0.0] * STEPS
    curve = [[TINY * (row == column) for column in range(STEPS)] for row in range(STEPS)]
    for low in range(STEPS - 1):
        gap = found[low + 1] - found[low]
        for row, sign in ((low, -1.0), (low + 1, 1.0)):
            slope[row] += STIFF * gap * sign
            curve[row][low] -= STIFF * sign
            curve[row][low + 1] += STIFF * sign
    return slope, curve


def solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The solution of a system of equations whose matrix is positive, by Gauss's elimination."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for pivot, head in enumerate(rows):
        for other in rows[pivot + 1 :]:
            share = other[pivot] / head[pivot]
            other[:] = [mine - share * theirs for mine, theirs in zip(other, head, strict=True)]
    found: list[float] = []
    for row in reversed(rows):
        known = row[len(rows) - len(found) : -1]
        rest = row[-1] - sum([x * y for x, y in zip(known, found, strict=True)])
        found.insert(0, rest / row[len(rows) - len(found) - 1])
    return found


def told(seen: Seen, sharpness: Sequence[float]) -> tuple[float, ...]:
    weight = at(sharpness, seen.progress)
    return softmax([weight * worth for worth in seen.worths])


def log_loss(games: Iterable[Game], sharpness: Sequence[float]) -> float:
    """How much the chances told were surprised by what came, on average."""
    losses = [
        -sum([won * math.log(max(TINY, p)) for p, won in zip(chances, each.won, strict=True)])
        for game in games
        for each in game
        for chances in [told(each, sharpness)]
    ]
    return round(sum(losses) / len(losses), 4)


def calibration(games: Iterable[Game], sharpness: Sequence[float]) -> tuple[Bin, ...]:
    """For each tenth of what was said, what came."""
    bins: dict[int, list[tuple[float, float]]] = {}
    for each in [each for game in games for each in game]:
        for chance, won in zip(told(each, sharpness), each.won, strict=True):
            bins.setdefault(min(9, int(10 * chance)), []).append((chance, won))
    return tuple([binned(pairs) for _, pairs in sorted(bins.items())])


def binned(pairs: Sequence[tuple[float, float]]) -> Bin:
    said, came = (round(sum(each) / len(pairs), 3) for each in zip(*pairs, strict=True))
    return Bin(said, came, len(pairs))
