"""SI-HIR: a helper is hired."""

from __future__ import annotations

from ...datafiles import in_order
from ...kernel.errors import Illegal
from ...kernel.steps import Action
from ...kernel.values import Seat
from .actions import Hire
from .cards import COLUMNS, HELPERS, HELPERS_OF
from .components import ColourId, HelperId
from .events import Hired
from .game import Player, Signorie

HIRE = {helper: Hire(helper) for helper in HELPERS}


def hirings(game: Signorie, player: Player, colour: ColourId) -> list[Action]:
    """SI-FUL.1, SI-HIR.2: the empty spaces of the target column one can pay for."""
    if not game.helpers_left:
        return []
    return [
        HIRE[helper]
        for helper in HELPERS_OF[COLUMNS[colour].hire_target]
        if helper not in player.helpers and HELPERS[helper].cost <= player.florins
    ]


def why_not_hire(
    game: Signorie, player: Player, colour: ColourId, helper: HelperId
) -> Illegal | None:
    """SI-FUL.1, SI-HIR.1, SI-HIR.2: why a helper cannot be hired with a die of that colour."""
    if wrong := why_no_space(game, player, helper):
        return wrong
    target = COLUMNS[colour].hire_target
    if HELPERS[helper].column != target:
        return Illegal("other-column", rule="SI-HIR.1", colour=colour, target=target)
    cost = HELPERS[helper].cost
    if cost > player.florins:
        return Illegal("cannot-pay-helper", rule="SI-HIR.2", cost=cost, florins=player.florins)
    return None


def why_no_space(game: Signorie, player: Player, helper: HelperId) -> Illegal | None:
    """SI-HIR.4, SI-LIM.2: why no disc can be placed there."""
    if helper not in HELPERS:
        return Illegal("no-such-helper", rule="SI-HIR.1", helper=helper)
    if helper in player.helpers:
        return Illegal("helper-is-there", rule="SI-HIR.4", helper=helper)
    if not game.helpers_left:
        return Illegal("no-helpers-left", rule="SI-LIM.2")
    return None


def hire(game: Signorie, seat: Seat, helper: HelperId, florins: int) -> None:
    """SI-HIR.1 to SI-HIR.4: the disc is paid for and stays to the end of the game."""
    player = game.players[seat]
    player.florins -= florins
    player.helpers = in_order((*player.helpers, helper), HELPERS)
    game.tell(Hired(seat, helper, florins))
