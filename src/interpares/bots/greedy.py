"""One step ahead: every option is tried in the same few imagined worlds, and the best is taken."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from ..kernel.game import Game
from ..kernel.steps import Action, Decision
from ..kernel.values import Seat, Value
from ..kernel.views import Perspective

WORLDS = 4
"""How many worlds are imagined for one choice."""
MOST_OPTIONS = 40
"""Of more options than these, so many are tried."""
MOST_FOLLOW_UPS = 80
"""A world that has not come to rest by then is evaluated as it is."""
HAIR = 1e-6
"""What each follow-up costs: of equal options the one with the fewest consequences is best."""


class Judge(Value):
    """What is known of one game about good and bad; only the evaluation must be."""

    evaluate: Callable[[Any, Seat], float]
    """How good a position is for a seat; more is better."""
    follow_up: Callable[[Any, Decision], Action | None] = lambda *_: None
    """What obviously comes next while the question asked first is being settled; None at rest."""
    promising: Callable[[Sequence[Action]], Sequence[Action]] = lambda options: options
    """The options worth trying; at least one."""


class GreedyBot:
    """Takes the option after which the imagined worlds look best on average."""

    def __init__(self, judge: Judge, random: Random, *, worlds: int = WORLDS) -> None:
        self.judge = judge
        self.random = random
        self.worlds = worlds

    def choose(self, perspective: Perspective) -> Action:
        options = shortlist(self.judge.promising(perspective.options), self.random)
        if len(options) == 1:
            return options[0]
        worlds = [perspective.imagine(self.random) for _ in range(self.worlds)]
        values = [
            sum([value_of(self.judge, world, perspective.seat, option) for world in worlds])
            for option in options
        ]
        best = max(values)
        return self.random.choice(
            [option for option, value in zip(options, values, strict=True) if value == best]
        )


def shortlist(options: Sequence[Action], random: Random) -> Sequence[Action]:
    """All options, or some of them where there are too many to be tried."""
    return options if len(options) <= MOST_OPTIONS else random.sample(options, MOST_OPTIONS)


def value_of(judge: Judge, world: Game, seat: Seat, option: Action) -> float:
    """What a world is worth to a seat after an option; the world itself is left alone."""
    asked = world.decision
    world = world.copy()
    world.apply(seat, option)
    follow_ups = settle(judge, world, asked)
    return judge.evaluate(world, seat) - HAIR * follow_ups


def settle(judge: Judge, world: Game, asked: Decision) -> int:
    """Let the consequences of an option unfold; returns how many there were."""
    for count in range(MOST_FOLLOW_UPS):
        action = None if world.outcome else judge.follow_up(world, asked)
        if action is None:
            return count
        world.apply(world.waiting[0], action)
    return MOST_FOLLOW_UPS
