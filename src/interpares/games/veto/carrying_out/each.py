"""VE-0.5, VE-3.9: what one operation does to several cards or players."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from msgspec import structs

from ....kernel.steps import Step
from ....kernel.values import Seat, without
from ..actions import ActNext
from ..carrying import carry_out
from ..doing import Do
from ..game import Frame, Place, Veto
from ..operations import AnyOperation, ForEach, blocks
from ..plain_operations import Discard, Kill, Remove, Wound
from ..reading import Reading
from ..referring import players_of
from ..selecting import selected
from .board import put_away
from .casualty import may_be_harmed
from .flow import Inside


@carry_out.register
def _(operation: ForEach, game: Veto, frame: Frame, place: Place) -> None:
    """VE-0.5: from the initiative holder clockwise; cards and players are fixed as it begins."""
    now = Reading(game)
    if operation.players is not None:
        seats = players_of(now, frame, operation.players)
        frames = [structs.replace(frame, each_seat=seat) for seat in seats]
        game.then(*[Do(each, _inside(place)) for each in frames])
        return
    pieces = selected(now, frame, operation.sel) if operation.sel is not None else []
    match operation.do:
        case (Discard(card="each") | Remove(card="each") as only,):
            put_away(only, game, frame, pieces)
        case _:
            whose = {piece: now.controller(piece) for piece in pieces}
            for seat in reversed(game.clockwise(game.initiative)):
                his = [piece for piece in pieces if whose[piece] == seat]
                game.then(ForHisCards(seat, frame, place, tuple(his)))


def _inside(place: Place) -> tuple[int, ...]:
    return (*place.block, place.at, 0)


class ForHisCards(Step):
    """VE-0.5: the cards of one player, in the order he chooses if they are to be casualties."""

    seat: Seat
    frame: Frame
    place: Place
    pieces: tuple[int, ...]

    def resolve(self, game: Veto) -> None:
        question = OrderCasualties(self.seat, self.frame, self.place, self.pieces)
        going_on = game.players[self.frame.seat].alive and harms((question.operation,))
        if going_on and len(question.options(game, self.seat)) > 1:
            game.then(question)
            return
        frames = [structs.replace(self.frame, each=piece) for piece in self.pieces]
        game.then(*[Do(each, _inside(self.place)) for each in frames])


def harms(operations: Iterable[AnyOperation]) -> bool:
    """Whether anybody may be wounded or killed by these."""
    return any(
        isinstance(each, (Wound, Kill)) or any(map(harms, blocks(each))) for each in operations
    )


class OrderCasualties(Inside):
    """VE-0.5, VE-D40: which of his characters is struck next."""

    rule: ClassVar[str] = "VE-0.5"
    pieces: tuple[int, ...]

    def options(self, game: Veto, seat: Seat) -> list[ActNext]:
        now = Reading(game)
        return [ActNext(each) for each in self.pieces if may_be_harmed(now, self.frame, each)]

    def answer(self, game: Veto, seat: Seat, action: ActNext) -> None:
        left = without(self.pieces, action.piece)
        game.then(
            Do(structs.replace(self.frame, each=action.piece), _inside(self.place)),
            ForHisCards(seat, self.frame, self.place, left),
        )
