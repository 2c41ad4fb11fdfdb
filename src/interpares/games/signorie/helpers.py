"""SI-HEL: helpers in the column of the die, from top to bottom."""

from __future__ import annotations

from typing import Any

from ...kernel.errors import Illegal
from ...kernel.steps import Action, Step
from ...kernel.values import Seat
from .actions import ACTIVATE, SKIP, Activate, Perform
from .alliances import ChooseRow, why_no_token
from .board_types import Helper
from .cards import HELPERS, HELPERS_OF, TASK_SPACES
from .careers import SpendPoint, why_no_step
from .components import ColourId, HelperId
from .decisions import Question
from .events import HelperActivated, HelperSkipped, Scored
from .gains import score, take_florins
from .game import Player, Signorie
from .marriages import MarryOff, why_no_marriage
from .missions import SendOnMission, why_no_mission
from .offspring import GainPawns, RollOffspring, why_no_pawn
from .tasks import perform, performances, task_on, why_no_task


def points_of(helper: Helper, value: int) -> int:
    """SI-HEL.4: a fixed number of points, or as many as the die just placed shows."""
    return value if helper.points == "die_value" else int(helper.points)


def why_no_help(game: Signorie, player: Player, helper: Helper) -> Illegal | None:
    """SI-HEL.2: why a helper's effect cannot be carried out now."""
    rule = "SI-HEL.2"
    match helper.effect:
        case "alliance_facedown":
            return why_no_token(game, rule)
        case "advance":
            return why_no_step(player, helper.tracks, rule)
        case "task_any":
            possible = performances(game, player, TASK_SPACES, helper.pawns)
            return None if possible else Illegal("no-task-possible", rule=rule)
        case "marriage_facedown":
            return why_no_marriage(game, player, rule)
        case "mission_facedown":
            return why_no_mission(game, player, rule)
        case "gain_pawn":
            return why_no_pawn(player, rule)
        case "gain_vp" | "gain_florins" | "offspring_roll" | "vp_per_man_in_city":
            return None


class HelpersOfColumn(Step):
    """SI-HEL.1, SI-ACT.9: each helper of the column once, top to bottom, then the turn ends."""

    seat: Seat
    colour: ColourId
    value: int
    """Of the die just placed."""
    main: str
    """The main action that came first."""
    row: int = 0
    """Those above this one have had their chance."""

    def resolve(self, game: Signorie) -> None:
        column, player = HELPERS_OF[self.colour], game.players[self.seat]
        for row in range(self.row, len(column)):
            helper = column[row]
            if helper in player.helpers and not why_no_help(game, player, HELPERS[helper]):
                game.then(
                    ActivateHelper(self.seat, helper, self.value),
                    HelpersOfColumn(self.seat, self.colour, self.value, self.main, row + 1),
                )
                return


class ActivateHelper(Question):
    """SI-HEL.1, SI-HEL.2: shall this helper work?"""

    rule = "SI-HEL.1"
    helper: HelperId
    value: int

    def options(self, game: Signorie, seat: Seat) -> list[Action]:
        return [ACTIVATE, SKIP]

    def facts(self, game: Signorie, seat: Seat | None) -> dict[str, Any]:
        points = points_of(HELPERS[self.helper], self.value)
        return {"helper": self.helper, "points": points}

    def decide(self, game: Signorie, seat: Seat, action: Action) -> None:
        if isinstance(action, Activate):
            game.tell(HelperActivated(seat, self.helper))
            activate(game, seat, HELPERS[self.helper], self.value)
        else:
            game.tell(HelperSkipped(seat, self.helper))


def activate(game: Signorie, seat: Seat, helper: Helper, value: int) -> None:
    """SI-HEL.3 to SI-HEL.7: what a helper does."""
    match helper.effect:
        case "alliance_facedown":
            game.then(ChooseRow(seat, helper.id))
        case "gain_vp" | "vp_per_man_in_city":
            earn(game, seat, helper)
        case "gain_florins":
            take_florins(game, seat, helper.amount, helper.id)
        case "advance":
            points = points_of(helper, value)
            game.then(SpendPoint(seat, points, helper.tracks, helper.id))
        case "offspring_roll":
            game.then(RollOffspring(seat, helper.dice, helper.id))
        case "gain_pawn":
            game.then(GainPawns(seat, helper.amount, helper.id))
        case "task_any":
            game.then(ChooseAnyTask(seat, helper.id))
        case "mission_facedown":
            game.then(SendOnMission(seat, helper.id, facedown=True))
        case "marriage_facedown":
            game.then(MarryOff(seat, helper.id, facedown=True))


def earn(game: Signorie, seat: Seat, helper: Helper) -> None:
    """SI-HEL.3: victory points, once or for each of your men in cities."""
    per_man = helper.effect == "vp_per_man_in_city"
    vp = helper.amount * (len(game.in_cities(seat, "man")) if per_man else 1)
    score(game, seat, vp, "helper")
    game.tell(Scored(seat, vp, helper.id))


class ChooseAnyTask(Question):
    """SI-HEL.5: any of the ten tasks, with exactly one pawn."""

    rule = "SI-HEL.5"
    by: HelperId

    def options(self, game: Signorie, seat: Seat) -> list[Action]:
        most = HELPERS[self.by].pawns
        return performances(game, game.players[seat], TASK_SPACES, most)

    def facts(self, game: Signorie, seat: Seat | None) -> dict[str, Any]:
        return {"by": self.by}

    def refusal(self, game: Signorie, seat: Seat, action: Action) -> Illegal:
        if not isinstance(action, Perform):
            return super().refusal(game, seat, action)
        if action.space not in TASK_SPACES:
            return Illegal("no-such-space", rule="SI-TSK.1", space=action.space)
        pawns = HELPERS[self.by].pawns
        if action.pawns != pawns or task_on(game, action.space).pawns_min > pawns:
            return Illegal("one-pawn-only", rule="SI-HEL.5")
        wrong = why_no_task(game, game.players[seat], action.space, action.pawns)
        return wrong or super().refusal(game, seat, action)

    def decide(self, game: Signorie, seat: Seat, action: Perform) -> None:
        perform(game, seat, action)
