"""The search for better numbers: CMA-ES over the logarithms of factors."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from ...kernel.errors import BadInput
from ...kernel.values import Value

SPREAD = 0.25
"""How far the first candidates are from the present numbers: a standard deviation of ln."""
FARTHEST = math.log(3)
"""No number becomes more than three times as large or as small."""
LEAST_CANDIDATES = 4
DIGITS = 4

Factors = tuple[float, ...]
Rating = Callable[[int, Sequence[Factors]], Sequence[float]]
"""How good the candidates of a generation are; more is better."""


class Evolution(Value):
    """What a search came to."""

    factors: Factors
    """The middle of the last generation."""
    fitness: tuple[float, ...]
    """The mean of each generation."""


def usual_candidates(numbers: int) -> int:
    """How many candidates the authors of CMA-ES take for so many numbers."""
    return 4 + int(3 * math.log(numbers))


def evolve(
    numbers: int, rate: Rating, *, generations: int, candidates: int, seed: int
) -> Evolution:
    """Generation after generation; the same seed and ratings give the same factors."""
    try:
        import numpy as np  # noqa: PLC0415 - an extra
        from cmaes import CMA  # type: ignore[import-untyped]  # noqa: PLC0415
    except ImportError:
        raise BadInput("Tuning needs one package more: pip install 'interpares[tune]'.") from None
    limits = np.array([[-FARTHEST, FARTHEST]] * numbers)
    search = CMA(np.zeros(numbers), SPREAD, bounds=limits, seed=seed, population_size=candidates)
    fitness = []
    for generation in range(generations):
        asked = [search.ask() for _ in range(candidates)]
        rated = rate(generation, [_factors(each) for each in asked])
        search.tell([(point, -good) for point, good in zip(asked, rated, strict=True)])
        fitness.append(round(sum(rated) / len(rated), DIGITS))
    return Evolution(_factors(search.mean), tuple(fitness))


def _factors(point: Sequence[float]) -> Factors:
    """Rounded, so that what is written down is what was played."""
    return tuple(round(math.exp(each), DIGITS) for each in point)
