"""Bots by name: each chooses for a seat from what that seat may see and imagine."""

from __future__ import annotations

import importlib
import math
from importlib.util import find_spec
from random import Random
from typing import Any

from msgspec.structs import replace

from ..kernel.errors import BadInput
from ..kernel.rules import rules_of
from ..kernel.views import Bot
from .baseline import GlanceBot, RandomBot
from .greedy import GreedyBot, Judge
from .search import SearchBot
from .search_guide import Budget, guide_of, has_guide

NAMES = ("random", "glance", "greedy", "brief", "heuristic", "mcts")
"""The bots of the arena, the stronger the later."""
LEVELS = {"novice": "glance", "squire": "greedy", "noble": "brief", "magnate": "mcts"}
"""What players are offered, and the bot behind it; a game may not have all of them."""
BRIEF = Budget(playouts=6, options=2)
"""A short look ahead, for a game without a heuristic bot."""
PATIENCE_S = 2.0
"""At a table nobody waits much longer for a choice."""


def make(
    name: str, slug: str, random: Random, *, seconds: float = math.inf, processes: int = 0
) -> Bot:
    """The bot of that name or level for a game; raises BadInput with the names there are.

    Only without a limit in seconds it chooses the same on every machine. A search may be spread
    over processes of its own.
    """
    words = _words(slug)
    match known(name, slug):
        case "random":
            return RandomBot(random)
        case "glance":
            return GlanceBot(judge_of(slug), random)
        case "greedy":
            return GreedyBot(judge_of(slug), random)
        case "brief" | "heuristic" as own if own in words:
            made: Bot = words[own](random)
            return made
        case "brief" if "heuristic" in words:
            return make("heuristic", slug, random)
        case "brief":
            return _searching(slug, random, replace(BRIEF, seconds=seconds), processes)
        case _:
            budget = replace(guide_of(slug).budget, seconds=seconds)
            return _searching(slug, random, budget, processes)


def at_table(name: str, slug: str, random: Random, *, processes: int = 0) -> Bot:
    """The same, but nobody has to wait long for it."""
    return make(name, slug, random, seconds=PATIENCE_S, processes=processes)


def _searching(slug: str, random: Random, budget: Budget, processes: int) -> SearchBot:
    budget = replace(budget, trees=max(1, processes))
    return SearchBot(slug, guide_of(slug), random, budget, processes=processes > 0)


def known(name: str, slug: str | None = None) -> str:
    """The name of the bot behind a name or level; with a game, only if that has it."""
    bot = LEVELS.get(name, name)
    if bot not in NAMES:
        listed = ", ".join((*NAMES, *LEVELS))
        raise BadInput(f"There is no bot '{name}'; the bots are {listed}.")
    if slug is not None and bot not in names_of(slug):
        listed = ", ".join(names_of(slug))
        raise BadInput(f"The bot '{name}' cannot play {slug} yet; its bots are {listed}.")
    return bot


def names_of(slug: str) -> tuple[str, ...]:
    """The bots that can play a game."""
    there, words = {"random"}, _words(slug)
    if "evaluate" in words:
        there |= {"glance", "greedy"}
    if has_guide(slug):
        there |= {"brief", "mcts"}
    if "heuristic" in words:
        there |= {"brief", "heuristic"}
    return tuple(name for name in NAMES if name in there)


def strongest_at_once(slug: str) -> str:
    """The strongest bot of a game that need not search long."""
    return [name for name in names_of(slug) if name != "mcts"][-1]


def levels_of(slug: str) -> dict[str, str]:
    """The levels a game offers, and the bot behind each."""
    there = names_of(slug)
    return {level: bot for level, bot in LEVELS.items() if bot in there}


def judge_of(slug: str) -> Judge:
    """What a game's own module knows about good and bad; its bot 'greedy' must be there."""
    words = _words(slug)
    return Judge(**{part: words[part] for part in Judge.__struct_fields__ if part in words})


def _words(slug: str) -> dict[str, Any]:
    """What the module of a game offers; nothing if there is none."""
    rules_of(slug)
    module = f"{__name__}.{slug}"
    return vars(importlib.import_module(module)) if find_spec(module) else {}
