"""SI-ALL: alliance tokens beside the rows of the plan."""

from __future__ import annotations

from typing import Any

from ...datafiles import in_order
from ...kernel.errors import Illegal
from ...kernel.steps import Action, Step
from ...kernel.values import Seat, swapped
from .actions import PutBeside
from .cards import PLANS, ROWS, TOKENS
from .components import RowId, TokenId
from .decisions import Question
from .events import TokenDrawn, TokenTaken
from .game import Player, Signorie

PUT_BESIDE = {row: PutBeside(row) for row in ROWS}


def fits(player: Player, row: int, token: TokenId) -> bool:
    """SI-ALL.2: the row has a shield of the house that no face-up token fills yet."""
    house = TOKENS[token].house
    shields = PLANS[player.colour][row].count(house)
    return [TOKENS[each].house for each in player.rows[row]].count(house) < shields


def put_face_up(game: Signorie, seat: Seat, row: int, token: TokenId) -> None:
    """SI-ALL.4: it lies there to the end of the game."""
    player = game.players[seat]
    player.rows = swapped(player.rows, row, (*player.rows[row], token))
    game.tell(TokenTaken(seat, token, ROWS[row]))


def why_no_token(game: Signorie, rule: str) -> Illegal | None:
    """SI-ALL.7: why no token can be drawn."""
    return None if game.stack else Illegal("stack-is-empty", rule=rule)


class DrawFaceDown(Step):
    """SI-ALL.6, SI-ALL.7: the top token goes beside the row, unseen, if there is one."""

    seat: Seat
    row: RowId

    def resolve(self, game: Signorie) -> None:
        if not game.stack:
            return
        token, game.stack = game.draw(game.stack)
        game.face_down = in_order((*game.face_down, token), TOKENS)
        player, at = game.players[self.seat], ROWS.index(self.row)
        player.face_down = swapped(player.face_down, at, player.face_down[at] + 1)
        game.tell(TokenDrawn(self.seat, self.row))


class ChooseRow(Question):
    """SI-ALL.3: a face-down token goes beside any row of the own plan."""

    rule = "SI-ALL.3"
    by: str

    def options(self, game: Signorie, seat: Seat) -> list[Action]:
        return list(PUT_BESIDE.values())

    def facts(self, game: Signorie, seat: Seat | None) -> dict[str, Any]:
        return {"by": self.by}

    def refusal(self, game: Signorie, seat: Seat, action: Action) -> Illegal:
        if isinstance(action, PutBeside):
            return Illegal("no-such-row", rule="SI-ALL.1", row=action.row)
        return super().refusal(game, seat, action)

    def decide(self, game: Signorie, seat: Seat, action: PutBeside) -> None:
        game.then(DrawFaceDown(seat, action.row))
