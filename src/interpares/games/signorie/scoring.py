"""SI-END: the end of the game."""

from __future__ import annotations

from ...kernel.game import Outcome
from ...kernel.steps import Step
from ...kernel.values import Seat
from .cards import CAREERS, FACTS, FINAL_VP, ROWS, TOKENS
from .events import CareerScored, Final, RowScored
from .gains import score
from .game import Player, Signorie


class FinalScoring(Step):
    """SI-END.1 to SI-END.4: careers and plans; of equals the earliest in turn order wins."""

    def resolve(self, game: Signorie) -> None:
        game.phase = "scoring"
        for seat in game.order:
            score_careers(game, seat)
            score_plan(game, seat)
            game.tell(Final(seat, game.players[seat].vp))
        ranking = tuple(
            sorted(game.order, key=lambda seat: (-game.players[seat].vp, game.order.index(seat)))
        )
        game.end(
            Outcome(
                reason="finished",
                ranking=ranking,
                ranks=tuple(ranking.index(seat) + 1 for seat in range(len(ranking))),
                scores=tuple(player.vp for player in game.players),
            )
        )


def score_careers(game: Signorie, seat: Seat) -> None:
    """SI-END.1: half the VP of every man's space, rounded down for each."""
    for career, ranks in zip(CAREERS, game.players[seat].careers, strict=True):
        for rank in ranks:
            score(game, seat, FINAL_VP[rank], "career")
            game.tell(CareerScored(seat, career, rank, FINAL_VP[rank]))


def row_tokens(player: Player, row: int) -> int:
    """How many tokens lie beside a row, face up and face down."""
    return len(player.rows[row]) + player.face_down[row]


def row_worth(player: Player, row: int) -> int:
    """The VP of all tokens beside a row, whether it counts or not."""
    up = sum([TOKENS[each].vp for each in player.rows[row]])
    return up + FACTS.facedown_alliance_vp * player.face_down[row]


def row_vp(player: Player, row: int) -> int:
    """SI-END.2: what a row scores; nothing with fewer than three tokens."""
    enough = row_tokens(player, row) >= FACTS.row_scoring_minimum_tokens
    return row_worth(player, row) if enough else 0


def score_plan(game: Signorie, seat: Seat) -> None:
    """SI-END.2: row by row."""
    player = game.players[seat]
    for row, name in enumerate(ROWS):
        vp = row_vp(player, row)
        score(game, seat, vp, "plan")
        game.tell(RowScored(seat, name, row_tokens(player, row), vp))
