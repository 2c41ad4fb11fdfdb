"""Hints: the best options of a seat that is asked, by what that seat may know."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ...kernel.game import Game
from ...kernel.rules import Rules
from ...kernel.steps import Action
from ...kernel.values import Seat
from ...kernel.views import Perspective
from ..greedy import Judge, shortlist, value_of
from .knowing import insight_of, preferred
from .types import Advice
from .weighing import Weighed, mean, reasons, weighed

WORLDS = 4
"""How many worlds an option is tried in."""
MOST_ADVICE = 5


def advise(
    rules: Rules,
    perspective: Perspective,
    *,
    seed: int = 0,
    level: str | None = None,
    worlds: int = WORLDS,
    most: int = MOST_ADVICE,
) -> tuple[Advice, ...]:
    """The best options, best first: what a bot would do, then the others by their worth.

    Nothing but the perspective is looked at, and the same seed gives the same advice. The points
    and reasons of each compare it with the others listed, on average. Nothing for who is not asked.
    """
    if not perspective.options:
        return ()
    insight, random = insight_of(rules.slug), Random(seed)
    seat, choice = perspective.seat, perspective.options[0]
    if len(perspective.options) > 1:
        choice = preferred(level, perspective, random)
    dreams = [perspective.imagine(random) for _ in range(worlds)]
    options = shortlist(insight.judge.promising(perspective.options), random)
    ranked = by_worth(insight.judge, dreams, seat, [each for each in options if each != choice])
    listed = [choice, *ranked[: most - 1]]
    return compared([weighed(rules.slug, insight, dreams, seat, each) for each in listed])


def by_worth(
    judge: Judge, dreams: Sequence[Game], seat: Seat, options: Sequence[Action]
) -> list[Action]:
    """The options, the one after which the worlds look best first."""
    worths = {
        each: sum([value_of(judge, dream, seat, each) for dream in dreams]) for each in options
    }
    return sorted(options, key=lambda each: -worths[each])


def compared(options: Sequence[Weighed]) -> tuple[Advice, ...]:
    """Each option against the others, on average."""
    found = []
    for at, option in enumerate(options):
        others = [each.parts for place, each in enumerate(options) if place != at]
        base = mean(others) if others else option.parts
        points = option.worth - sum(base.values())
        why = reasons(option.parts, base)
        found.append(Advice(option.action, points, option.chance, why, preferred=at == 0))
    return tuple(found)
