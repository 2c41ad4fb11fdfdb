"""SI-OFF, SI-HEL.3: sons and daughters come of age."""

from __future__ import annotations

from typing import Any

from ...kernel.errors import Illegal
from ...kernel.steps import Action, Step
from ...kernel.values import Seat
from .actions import TakePawn
from .cards import MANAGEMENT
from .components import SEXES, Sex
from .decisions import Question
from .events import OffspringRolled
from .gains import gain_pawns, in_supply
from .game import Player, Signorie

TAKE_PAWN = {sex: TakePawn(sex) for sex in SEXES}
DAUGHTERS = MANAGEMENT["offspring"].woman_results
SIDES = len(DAUGHTERS) + len(MANAGEMENT["offspring"].man_results)


class RollOffspring(Step):
    """SI-OFF.2, SI-OFF.3: white dice; low numbers bring daughters, high ones sons."""

    seat: Seat
    dice: int
    by: str

    def resolve(self, game: Signorie) -> None:
        rolled = tuple([game.random(SIDES) + 1 for _ in range(self.dice)])
        game.tell(OffspringRolled(self.seat, rolled))
        women = sum([each in DAUGHTERS for each in rolled])
        gain_pawns(game, self.seat, len(rolled) - women, women, self.by)


def sexes_in_supply(player: Player) -> list[Sex]:
    return [sex for sex in SEXES if in_supply(player, sex)]


def why_no_pawn(player: Player, rule: str) -> Illegal | None:
    """SI-HEL.2: why no pawn can be taken."""
    return None if sexes_in_supply(player) else Illegal("supply-is-empty", rule=rule)


class GainPawns(Step):
    """SI-TSK.7, SI-HEL.3: pawns one by one, asked for while there is a choice."""

    seat: Seat
    count: int
    by: str

    def resolve(self, game: Signorie) -> None:
        sexes = sexes_in_supply(game.players[self.seat])
        if not self.count or not sexes:
            return
        rest = GainPawns(self.seat, self.count - 1, self.by)
        if len(sexes) > 1:
            game.then(ChoosePawn(self.seat, self.count, self.by), rest)
        else:
            gain_pawn(game, self.seat, sexes[0], self.by)
            game.then(rest)


def gain_pawn(game: Signorie, seat: Seat, sex: Sex, by: str) -> None:
    gain_pawns(game, seat, int(sex == "man"), int(sex == "woman"), by)


class ChoosePawn(Question):
    """SI-HEL.3, SI-TSK.9: a man or a woman."""

    rule = "SI-HEL.3"
    count: int
    """How many are still to be taken."""
    by: str

    def options(self, game: Signorie, seat: Seat) -> list[Action]:
        return [TAKE_PAWN[sex] for sex in sexes_in_supply(game.players[seat])]

    def facts(self, game: Signorie, seat: Seat | None) -> dict[str, Any]:
        return {"count": self.count, "by": self.by}

    def decide(self, game: Signorie, seat: Seat, action: TakePawn) -> None:
        gain_pawn(game, seat, action.sex, self.by)
