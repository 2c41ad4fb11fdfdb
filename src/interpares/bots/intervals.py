"""How far a measured value may be from the true one."""

from __future__ import annotations

import math

CONFIDENT = 1.96
"""Standard deviations to either side that hold 95 % of a normal distribution."""


def wilson(wins: int, games: int) -> list[float]:
    """The interval of a share with 95 % confidence; all is possible without games."""
    if not games:
        return [0.0, 1.0]
    rate, square = wins / games, CONFIDENT**2
    centre = rate + square / (2 * games)
    spread = CONFIDENT * math.sqrt(rate * (1 - rate) / games + square / (4 * games**2))
    low, high = ((centre + sign * spread) / (1 + square / games) for sign in (-1, 1))
    return [round(max(0.0, low), 4), round(min(1.0, high), 4)]
