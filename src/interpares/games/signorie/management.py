"""SI-FLO, SI-OFF.1, SI-FUL: the management action of each column."""

from __future__ import annotations

from ...kernel.errors import Illegal
from ...kernel.values import Seat
from .cards import COLUMNS, MANAGEMENT
from .careers import SpendPoint, why_no_step
from .components import ColourId
from .gains import take_florins
from .game import Player, Signorie
from .marriages import MarryOff, why_no_marriage
from .missions import SendOnMission, why_no_mission
from .offspring import RollOffspring


def why_no_management(game: Signorie, player: Player, colour: ColourId) -> Illegal | None:
    """SI-FUL.3 to SI-FUL.6: why the action cannot be fully performed."""
    match COLUMNS[colour].management:
        case "marriage":
            return why_no_marriage(game, player, "SI-FUL.4")
        case "mission":
            return why_no_mission(game, player, "SI-FUL.5")
        case "career":
            return why_no_step(player, MANAGEMENT["career"].tracks, "SI-FUL.6")
        case "florins" | "offspring":
            return None


def manage(game: Signorie, seat: Seat, colour: ColourId) -> None:
    """SI-ACT.8: florins, a marriage, offspring, a mission, or a career."""
    management = COLUMNS[colour].management
    match management:
        case "florins":
            take_florins(game, seat, MANAGEMENT[management].florins, management)
        case "marriage":
            game.then(MarryOff(seat, management))
        case "offspring":
            game.then(RollOffspring(seat, game.players[seat].married, management))
        case "mission":
            game.then(SendOnMission(seat, management))
        case "career":
            action = MANAGEMENT[management]
            game.then(SpendPoint(seat, action.points, action.tracks, management))
