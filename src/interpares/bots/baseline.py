"""The bots every other one must beat."""

from __future__ import annotations

from random import Random

from ..kernel.steps import Action
from ..kernel.views import Perspective
from .greedy import Judge, value_of


class RandomBot:
    """Any option, each as likely as the others."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def choose(self, perspective: Perspective) -> Action:
        options = perspective.options
        return options[int(self.random.random() * len(options))]


class GlanceBot:
    """Thinks of a few options by chance, and takes the one that looks best in one world.

    Every other time it does at once what comes to mind: among several such players at a table even
    two thoughts are nearly as good as all.
    """

    THOUGHTS = 2
    RASH = 0.5

    def __init__(self, judge: Judge, random: Random) -> None:
        self.judge = judge
        self.random = random

    def choose(self, perspective: Perspective) -> Action:
        promising = self.judge.promising(perspective.options)
        thoughts = 1 if self.random.random() < self.RASH else self.THOUGHTS
        options = self.random.sample(promising, min(thoughts, len(promising)))
        if len(options) == 1:
            return options[0]
        world = perspective.imagine(self.random)
        return max(options, key=lambda each: value_of(self.judge, world, perspective.seat, each))
