"""Options tried in imagined worlds: what each is worth, of which parts, and the chance after it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from ...kernel.game import Game
from ...kernel.steps import Action
from ...kernel.values import Seat, Value
from ..greedy import settle
from .knowing import Insight
from .odds import chances_at_rest
from .types import Reason

SLIGHT = 0.5
"""A part that changes by fewer points is no reason."""
MOST_REASONS = 3
OUTCOME = "outcome"
"""The part of a game that is over; beside it nothing else is told."""


class Weighed(Value):
    """An option, on average over the worlds it was tried in."""

    action: Action
    worth: float
    parts: dict[str, float]
    chance: float


def worlds_after(
    insight: Insight, worlds: Iterable[Game], seat: Seat, option: Action
) -> list[Game]:
    """Each world after an option and all that obviously follows; the worlds are left alone."""
    found = []
    for world in worlds:
        asked, after = world.decision, world.copy()
        after.apply(seat, option)
        settle(insight.judge, after, asked)
        found.append(after)
    return found


def weighed(
    slug: str, insight: Insight, worlds: Sequence[Game], seat: Seat, option: Action
) -> Weighed:
    """What an option comes to."""
    after = worlds_after(insight, worlds, seat, option)
    parts = mean([insight.parts(world, seat) for world in after])
    chance = sum([chances_at_rest(slug, insight, world)[seat] for world in after]) / len(after)
    return Weighed(option, sum(parts.values()), parts, chance)


def mean(rows: Sequence[Mapping[str, float]]) -> dict[str, float]:
    """The average of parts; one that is missing somewhere counts nothing there."""
    total: Counter[str] = Counter()
    for row in rows:
        total.update(row)
    return {part: points / len(rows) for part, points in total.items()}


def reasons(ours: Mapping[str, float], others: Mapping[str, float]) -> tuple[Reason, ...]:
    """The parts in which an option differs most from what it is compared with."""
    names = dict.fromkeys((*ours, *others))
    if OUTCOME in names:
        names = {OUTCOME: None}
    found = [Reason(part, ours.get(part, 0.0) - others.get(part, 0.0)) for part in names]
    told = [each for each in found if abs(each.points) >= SLIGHT]
    return tuple(sorted(told, key=lambda each: -abs(each.points))[:MOST_REASONS])
