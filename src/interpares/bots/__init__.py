"""Bots by name: each chooses for a seat from what that seat may see and imagine."""

from __future__ import annotations

import importlib
from importlib.util import find_spec
from random import Random

from ..kernel.errors import BadInput
from ..kernel.rules import rules_of
from ..kernel.views import Bot
from .baseline import RandomBot
from .greedy import GreedyBot, Judge

NAMES = ("random", "greedy")
"""The bots of the arena, weakest first."""
LEVELS = {"novice": "random", "squire": "greedy"}
"""What players are offered, and the bot behind it."""


def make(name: str, slug: str, random: Random) -> Bot:
    """The bot of that name or level for a game; raises BadInput with the names there are."""
    match known(name):
        case "random":
            return RandomBot(random)
        case _:
            return GreedyBot(judge_of(slug), random)


def known(name: str) -> str:
    """The name of the bot behind a name or level."""
    name = LEVELS.get(name, name)
    if name not in NAMES:
        listed = ", ".join((*NAMES, *LEVELS))
        raise BadInput(f"There is no bot '{name}'; the bots are {listed}.")
    return name


def judge_of(slug: str) -> Judge:
    """What a game's own module knows; raises BadInput if there is none."""
    rules_of(slug)
    module = f"{__name__}.{slug}"
    if find_spec(module) is None:
        raise BadInput(f"The bot 'greedy' cannot evaluate {slug} yet; use 'random'.")
    words = vars(importlib.import_module(module))
    return Judge(**{part: words[part] for part in Judge.__struct_fields__ if part in words})
