"""What the bot module of a game knows: its evaluation, the parts of it, how far a game is."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

from ...kernel.game import Game
from ...kernel.steps import Action
from ...kernel.values import Seat, Value
from ...kernel.views import Perspective
from .. import judge_of, known, make, strongest_at_once
from ..greedy import Judge, settle


class Insight(Value):
    """All that is known of one game for hints and reviews."""

    judge: Judge
    parts: Callable[[Any, Seat], dict[str, float]]
    """What the evaluation is made of; the sum is what `judge.evaluate` says."""
    progress: Callable[[Any], float]
    """How far a game has come, from 0 to 1."""


@cache
def insight_of(slug: str) -> Insight:
    """What the bot module of a game knows."""
    module = importlib.import_module(f"interpares.bots.{slug}")
    return Insight(judge_of(slug), module.parts, module.progress)


def preferred(level: str | None, perspective: Perspective, random: Random) -> Action:
    """What the bot of that level would do; without one, the strongest that answers at once."""
    slug = perspective.rules.slug
    name = strongest_at_once(slug) if level is None else known(level, slug)
    return make(name, slug, random).choose(perspective)


def at_rest(insight: Insight, game: Game) -> Game:
    """A position once the obvious has happened; by chance of its own, not by that to come."""
    game = game.copy()
    if not game.outcome:
        game.seed, game.drawn, game.script = b"at rest", 0, ()
        settle(insight.judge, game, game.decision)
    return game
