"""MA-6: the Election of the King."""

from __future__ import annotations

from ...kernel.steps import Step
from .cards import AGES, KING_SYMBOL, KINGS_OF
from .events import KingElected
from .game import Magnaci


class Election(Step):
    """MA-4.1, MA-6.1: one of the Age's three Kings, drawn at random, sets the Royal Policy.

    Drawing him when he is revealed is the same chance as laying him face down at setup.
    """

    def resolve(self, game: Magnaci) -> None:
        game.phase = "election"
        age = AGES[game.age]
        king, _ = game.draw(KINGS_OF[age])
        game.king = king
        game.tell(KingElected(age, king, KING_SYMBOL[king]))
