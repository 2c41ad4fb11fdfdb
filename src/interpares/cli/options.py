"""What the words after a command mean: options of a game, seats and who sits there."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any

from ..kernel.errors import BadInput
from ..kernel.rules import Option, Rules
from ..texts import LANGUAGES

HUMAN = "human"
USUAL_SEATS = 3
USUAL_BOT = "greedy"
SWITCH = {"on": True, "true": True, "yes": True, "off": False, "false": False, "no": False}


def game_options(text: str, rules: Rules) -> dict[str, Any]:
    """`trade=off,families=sapieha+potocki` as values; what a value may be, the rules say."""
    chosen = {}
    for part in filter(None, text.split(",")):
        name, equals, word = part.partition("=")
        if not equals:
            raise BadInput(f"'{part}' is no option; write --options name=value,name=value.")
        option = rules.options.get(name.strip())
        chosen[name.strip()] = option_value(word.strip(), option) if option else word
    return chosen


def option_value(word: str, option: Option) -> Any:
    """A word as one of the choices; a word that is none of them stays as it is."""
    if option.per_seat:
        return tuple(_choice(each, option.choices) for each in word.split("+"))
    return _choice(word, option.choices)


def _choice(word: str, choices: Sequence[Any]) -> Any:
    if all(isinstance(choice, bool) for choice in choices):
        return SWITCH.get(word.lower(), word)
    return next((choice for choice in choices if str(choice) == word), word)


def words_of(text: str) -> list[str]:
    """A list given with commas."""
    return [each.strip() for each in text.split(",") if each.strip()]


def level_of(player: str) -> str:
    """What people call a player: a person, or a bot by its level."""
    from ..bots import LEVELS

    return next((level for level, bot in LEVELS.items() if bot == player), player)


def bots_of(text: str, slug: str) -> list[str]:
    """Bots by their names or levels, or BadInput with those the game has."""
    from ..bots import known

    return [known(name, slug) for name in words_of(text)]


def usual_seats(rules: Rules) -> int:
    """How many play when nobody says."""
    return min(rules.seats, key=lambda count: abs(count - USUAL_SEATS))


def players_of(rules: Rules, seats: int | None, bots: str | None) -> tuple[str, ...]:
    """Who sits where: people first, bots in the last seats."""
    if seats is None and bots is None:
        return (HUMAN, *[USUAL_BOT] * (usual_seats(rules) - 1))
    names = bots_of(bots or "", rules.slug)
    if seats is None:
        seats = max(len(names) + 1, min(rules.seats))
    if len(names) > seats:
        raise BadInput(f"{len(names)} bots do not fit into {seats} seats.")
    return (*[HUMAN] * (seats - len(names)), *names)


def language_of(choice: str | None) -> str:
    """The language asked for, else the one of the system, else English."""
    if choice is None:
        system = os.environ.get("LC_ALL") or os.environ.get("LANG") or ""
        return next((each for each in LANGUAGES if system.startswith(each)), "en")
    if choice not in LANGUAGES:
        raise BadInput(f"There are texts in {', '.join(LANGUAGES)}, not in '{choice}'.")
    return choice
