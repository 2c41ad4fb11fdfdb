"""Bots by name: each chooses for a seat from what that seat may see and imagine."""

from __future__ import annotations

import importlib
from importlib.util import find_spec
from random import Random
from typing import Any

from ..kernel.errors import BadInput
from ..kernel.rules import rules_of
from ..kernel.views import Bot
from .baseline import RandomBot
from .greedy import GreedyBot, Judge
from .search import Budget, SearchBot

NAMES = ("random", "greedy", "heuristic", "search")
"""The bots of the arena."""
LEVELS = {"novice": "random", "squire": "greedy", "noble": "heuristic"}
"""What players are offered, and the bot behind it; a game may not have all of them."""


def make(name: str, slug: str, random: Random) -> Bot:
    """The bot of that name or level for a game; raises BadInput with the names there are."""
    match known(name, slug):
        case "random":
            return RandomBot(random)
        case "greedy":
            return GreedyBot(judge_of(slug), random)
        case "search":
            return SearchBot(guide_of(slug), random, Budget())
        case _:
            made: Bot = _words(slug)["heuristic"](random)
            return made


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
    words = _words(slug)
    needed = {"greedy": "evaluate", "heuristic": "heuristic", "search": "evaluate"}
    return tuple(name for name in NAMES if name == "random" or needed[name] in words)


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
