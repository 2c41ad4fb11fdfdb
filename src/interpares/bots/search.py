"""Many steps ahead: a tree of what one seat can know, grown in imagined worlds.

Information-set Monte Carlo tree search. In every imagined world all options that are still in the
running are tried, so that luck is the same for all of them; after each round the worse half drops
out. A playout walks down the tree by what the searching seat would see there; where it leaves the
tree, everybody does what is usual, up to the horizon, and that position is evaluated. Every seat
seeks its own good (max^n).
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from random import Random

from ..kernel.game import Game
from ..kernel.steps import Action
from ..kernel.values import Seat, Value
from ..kernel.views import Perspective
from .greedy import WORLDS, shortlist, value_of
from .search_grove import Grove, Question, grove_of
from .search_guide import Budget, Guide

SEED_BITS = 64


class Weighed(Value):
    """An option after a search."""

    action: Action
    worlds: int
    """In how many worlds it was tried."""
    worth: float
    """What it came to for the seat on average, as the guide's evaluation counts."""


class Trial:
    """What came of an option at the root, world by world."""

    __slots__ = ("option", "values")

    def __init__(self, option: Action) -> None:
        self.option = option
        self.values: list[float] = []

    @property
    def mean(self) -> float:
        return sum(self.values) / max(1, len(self.values))


class SearchBot:
    """Does what is usual, unless something else comes out better."""

    def __init__(
        self, slug: str, guide: Guide, random: Random, budget: Budget, *, processes: bool = False
    ) -> None:
        self.guide = guide
        self.random = random
        self.budget = budget
        self.base = guide.base(random)
        self.grove: Grove = grove_of(slug, guide, budget.trees, processes=processes)

    def choose(self, perspective: Perspective) -> Action:
        if len(perspective.options) == 1:
            return perspective.options[0]
        asked = perspective.prompt.decision if perspective.prompt else ""
        if self.guide.weighty and asked not in self.guide.weighty:
            return self.base.choose(perspective)
        return self.weigh(perspective)[0].action

    def weigh(self, perspective: Perspective) -> list[Weighed]:
        """The options that were in the running, the best first."""
        trials = self._candidates(perspective)
        usual, running = trials[0], trials
        ends = time.perf_counter() + self.budget.seconds
        rounds = max(1, math.ceil(math.log2(len(trials))))
        for _ in range(rounds):
            worlds = self.budget.playouts / rounds / len(running)
            for _ in range(max(1, round(worlds / self.budget.trees))):
                if time.perf_counter() < ends:
                    self._try(perspective, running)
            running = better_half(running, usual)
        best = max(running, key=lambda trial: trial.mean)
        if not surely_better(best, usual, self.budget.doubt, self.guide.margin):
            best = usual
        order = sorted(trials, key=lambda trial: (trial is best, len(trial.values), trial.mean))
        return [Weighed(each.option, len(each.values), each.mean) for each in reversed(order)]

    def end(self) -> None:
        """No further choice is asked; processes end."""
        self.grove.end()

    def _candidates(self, perspective: Perspective) -> list[Trial]:
        """The options in the running, the usual one first."""
        usual = self.base.choose(perspective)
        promising = self.guide.judge.promising(perspective.options)
        others = [each for each in promising if each != usual]
        wanted = self.budget.options - 1
        if len(others) > wanted:
            worlds = [perspective.imagine(self.random) for _ in range(WORLDS)]
            others = self._by_prior(worlds, perspective.seat, others)[:wanted]
        return [Trial(usual), *map(Trial, others)]

    def _by_prior(
        self, worlds: Sequence[Game], seat: Seat, options: Sequence[Action]
    ) -> list[Action]:
        """The options that look best at first sight, in this order."""
        options = shortlist(options, self.random)
        worth = {
            option: sum([value_of(self.guide.judge, world, seat, option) for world in worlds])
            for option in options
        }
        return sorted(options, key=lambda option: -worth[option])

    def _try(self, perspective: Perspective, running: Sequence[Trial]) -> None:
        """Some imagined worlds, one for each tree, in which every option is followed."""
        options = tuple([trial.option for trial in running])
        questions = [
            Question(
                perspective.imagine(self.random),
                perspective.seat,
                options,
                self.random.getrandbits(SEED_BITS),
            )
            for _ in range(self.budget.trees)
        ]
        for values in self.grove.grow(questions):
            for trial, value in zip(running, values, strict=True):
                trial.values.append(value)


def better_half(running: Sequence[Trial], usual: Trial) -> list[Trial]:
    """Those that came out best so far, and always the usual one."""
    best = sorted(running, key=lambda trial: -trial.mean)[: max(2, math.ceil(len(running) / 2))]
    return best if usual in best else [*best, usual]


def surely_better(trial: Trial, usual: Trial, doubt: float, margin: float = 0.0) -> bool:
    """Whether an option came out better in the same worlds by more than chance may do."""
    gains = [mine - theirs for mine, theirs in zip(trial.values, usual.values, strict=False)]
    if len(gains) < 2:  # noqa: PLR2004 - no spread can be told from one world
        return False
    mean = sum(gains) / len(gains)
    variance = sum([(gain - mean) ** 2 for gain in gains]) / (len(gains) - 1)
    return mean > margin + doubt * math.sqrt(variance / len(gains))
