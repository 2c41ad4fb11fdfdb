"""A bot of one's own in a match of Magnaci against two others."""

from random import Random

from interpares import Perspective
from interpares.bots import make
from interpares.bots.runner import play_match
from interpares.kernel.steps import Action


class LastOption:
    """Lays its highest card first and settles in Great Poland."""

    def choose(self, perspective: Perspective) -> Action:
        return perspective.options[-1]


bots = [LastOption(), make("random", "magnaci", Random(1)), make("greedy", "magnaci", Random(2))]
match = play_match("magnaci", 3, {"trade": False}, bots, seed=1569)
print(match.outcome)
