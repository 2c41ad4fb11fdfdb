"""VE-L.9: the operations of a text, one after the other."""

from __future__ import annotations

from msgspec import structs

from ...kernel.steps import Step
from .cards import operations_at
from .carrying import carry_out
from .game import NOBODY, NONE, Frame, Place, Veto
from .state_checks import CheckState


class Do(Step):
    """VE-L.9: each operation is followed by state checks."""

    frame: Frame
    block: tuple[int, ...] = ()
    at: int = 0

    def resolve(self, game: Veto) -> None:
        operations = operations_at(self.frame.card, self.frame.text, self.block)
        if self.at >= len(operations) or not game.players[self.frame.seat].alive:
            return
        inside = self.frame.each != NONE or self.frame.each_seat != NOBODY
        if self.at + 1 < len(operations):
            game.then(CheckState(inside), structs.replace(self, at=self.at + 1))
        else:
            game.then(CheckState(inside))
        carry_out(operations[self.at], game, self.frame, Place(self.block, self.at))


def do_block(game: Veto, frame: Frame, place: Place, branch: int) -> None:
    """The operations of a block inside the operation that stands at this place."""
    game.then(Do(frame, (*place.block, place.at, branch)))
