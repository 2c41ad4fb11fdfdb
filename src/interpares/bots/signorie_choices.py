"""Signorie: of the answers to a question those that are worth thinking through."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ..games.signorie.actions import (
    ACTIVATE,
    INITIATIVE,
    STOP,
    Advance,
    Enter,
    Marry,
    Take,
)
from ..games.signorie.alliances import fits
from ..games.signorie.cards import COLOURS, COLUMNS, FACTS, HELPERS, HELPERS_OF, MARRIAGE_ROW, ROW
from ..games.signorie.careers import SpendPoint
from ..games.signorie.components import CityId, TokenId
from ..games.signorie.decisions import Question
from ..games.signorie.dice_actions import TakeDie
from ..games.signorie.game import Player, Signorie
from ..games.signorie.helpers import ActivateHelper
from ..games.signorie.marriages import MarryOff
from ..games.signorie.missions import SendOnMission
from ..kernel.steps import Action
from ..kernel.values import Seat

GIFTS = (
    "alliance_facedown",
    "gain_vp",
    "gain_florins",
    "offspring_roll",
    "vp_per_man_in_city",
    "gain_pawn",
)
"""What helpers give for nothing."""
BY_THE_DIE = {
    colour: [each for each in HELPERS_OF[colour] if HELPERS[each].points == "die_value"]
    for colour in COLOURS
}
"""The helpers of each column for whom pips count."""


def sensible(game: Signorie, seat: Seat) -> Sequence[Action]:
    """The answers worth a thought; at least one."""
    step = game.decision
    assert isinstance(step, Question)
    options: list[Action] = step.options(game, seat)
    match step:
        case TakeDie():
            return dice(game.players[seat], options)
        case SpendPoint():
            return points(options)
        case SendOnMission():
            return missions(game, step, options)
        case MarryOff():
            return marriages(game, step, options)
        case ActivateHelper(helper=helper) if HELPERS[helper].effect in GIFTS:
            return [ACTIVATE]
        case _:
            return options


def dice(player: Player, options: Sequence[Action]) -> list[Action]:
    """Of the dice of a colour that cost nothing the lowest, unless a helper counts the pips."""
    found: list[Action] = []
    free: set[str] = set()
    for option in options:
        if isinstance(option, Take) and option.value >= COLUMNS[option.colour].value:
            counts = any(helper in player.helpers for helper in BY_THE_DIE[option.colour])
            if option.colour in free and not counts:
                continue
            free.add(option.colour)
        found.append(option)
    return found


def points(options: Sequence[Action]) -> list[Action]:
    """Careers: one man of each at a time, the highest; a new one when nobody else can go up."""
    moves: dict[str, Action] = {}
    for option in options:
        if isinstance(option, Enter | Advance):
            moves[option.career] = option
    found = list(moves.values())
    if INITIATIVE in options:
        return [*found, INITIATIVE]
    if STOP in options and all(isinstance(each, Enter) for each in found):
        return [*found, STOP]
    return found


def missions(game: Signorie, step: SendOnMission, options: Sequence[Action]) -> list[Action]:
    """Every man to every city with a token for him, and to one of the others."""
    player = game.players[step.seat]
    tokens = {} if step.facedown else {city.id: city.mission for city in game.cities}
    return distinct(
        options,
        lambda each: wanted(player, ROW[each.career], tokens.get(each.city)),
        lambda each: (each.career, each.rank),
        set(game.in_cities(step.seat, "man")),
    )


def marriages(game: Signorie, step: MarryOff, options: Sequence[Action]) -> list[Action]:
    """The highest dowry or the least, in every city with a token, and in one of the others."""
    player = game.players[step.seat]
    tokens = {} if step.facedown else {city.id: city.marriage for city in game.cities}
    least = {city.id: city.free for city in game.cities}
    most = min(FACTS.dowry_max, player.florins)
    return distinct(
        [
            each
            for each in options
            if isinstance(each, Marry) and each.dowry in (most, least[each.city])
        ],
        lambda each: wanted(player, MARRIAGE_ROW, tokens.get(each.city)),
        lambda each: each.dowry,
        set(game.in_cities(step.seat, "woman")),
    )


def wanted(player: Player, row: int, token: TokenId | None) -> bool:
    """Whether there is a token that the row has room for."""
    return token is not None and fits(player, row, token)


def distinct(
    options: Sequence[Any],
    takes: Callable[[Any], bool],
    alike: Callable[[Any], Any],
    mine: set[CityId],
) -> list[Action]:
    """Options that take a token, and of those alike without one the first, in a city new or not."""
    plain: dict[Any, Action] = {}
    found: list[Action] = []
    for option in options:
        if takes(option):
            found.append(option)
        else:
            plain.setdefault((alike(option), option.city in mine), option)
    return [*found, *plain.values()]
