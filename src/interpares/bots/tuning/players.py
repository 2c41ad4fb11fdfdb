"""Bots that can be given other numbers."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from msgspec import structs

from ...kernel.errors import BadInput
from ...kernel.rules import rules_of
from ...kernel.values import Value
from ...kernel.views import Bot
from .. import judge_of
from ..greedy import GreedyBot
from ..numbers import Numbers, numbers


class Player(Value):
    """Which bot of a game plays by numbers, and how it is made."""

    bot: str
    weights: str
    """The module with its `Weights`."""
    make: Callable[[str, Any, Random], Bot]


def greedy(slug: str, weights: Any, random: Random) -> Bot:
    judge = judge_of(slug)
    evaluate: Any = judge.evaluate
    follow_up: Any = judge.follow_up
    weighted = structs.replace(
        judge,
        evaluate=partial(evaluate, weights=weights),
        follow_up=partial(follow_up, weights=weights),
    )
    return GreedyBot(weighted, random)


def heuristic(slug: str, weights: Any, random: Random) -> Bot:
    module = importlib.import_module(f"...{slug}_heuristic", __name__)
    made: Bot = getattr(module, f"{slug.title()}Bot")(random, weights)
    return made


PLAYERS = {
    "magnaci": Player("greedy", "magnaci_worth", greedy),
    "signorie": Player("heuristic", "signorie_weights", heuristic),
    "sigismundus": Player("heuristic", "sigismundus_weights", heuristic),
    "veto": Player("heuristic", "veto_weights", heuristic),
}
"""Whose numbers are data."""


def player_of(slug: str, bot: str | None = None) -> Player:
    """The bot of a game whose numbers can be tuned."""
    player = PLAYERS.get(rules_of(slug).slug)
    if player is None:
        raise BadInput(
            f"The bots of {slug} have no numbers to tune; those of {', '.join(PLAYERS)} have."
        )
    if bot not in (None, player.bot):
        raise BadInput(f"The numbers of {slug} are those of '{player.bot}', not of '{bot}'.")
    return player


def present(slug: str) -> Numbers[Any]:
    """The numbers a bot plays with now."""
    module = importlib.import_module(f"...{player_of(slug).weights}", __name__)
    return numbers(slug, module.Weights)
