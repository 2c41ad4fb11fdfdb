"""The bot every other one must beat."""

from __future__ import annotations

from random import Random

from ..kernel.steps import Action
from ..kernel.views import Perspective


class RandomBot:
    """Any option, each as likely as the others."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def choose(self, perspective: Perspective) -> Action:
        options = perspective.options
        return options[int(self.random.random() * len(options))]
