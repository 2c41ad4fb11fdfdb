"""Operations on cards on the table."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import structs

from ..carrying import carry_out
from ..events import CardUnmarked, MarkersPut
from ..game import Frame, Place, Veto
from ..leaving import leave_play, leave_together
from ..moving import move_to
from ..objects import mark_piece
from ..piles import Pile
from ..plain_operations import AddMarker, Discard, Mark, Move, Remove, ToCupboard, ToHand, Unmark
from ..reading import Reading
from ..referring import card_of
from ..words import Departure
from .protection import may_be_discarded, may_be_turned, protected


@carry_out.register
def _(operation: Mark, game: Veto, frame: Frame, place: Place) -> None:
    now = Reading(game)
    piece = card_of(now, frame, operation.card)
    if may_be_turned(now, frame, piece):
        mark_piece(game, piece)


@carry_out.register
def _(operation: Unmark, game: Veto, frame: Frame, place: Place) -> None:
    now = Reading(game)
    piece = card_of(now, frame, operation.card)
    here = now.table.get(piece)
    if here is not None and here.marked and may_be_turned(now, frame, piece):
        game.put(structs.replace(here, marked=False))
        game.tell(CardUnmarked(here.card, piece))


@carry_out.register
def _(operation: Move, game: Veto, frame: Frame, place: Place) -> None:
    move_to(game, card_of(Reading(game), frame, operation.card), operation.to)


@carry_out.register
def _(operation: AddMarker, game: Veto, frame: Frame, place: Place) -> None:
    here = game.table.get(card_of(Reading(game), frame, operation.card))
    if here is not None:
        game.put(structs.replace(here, markers=here.markers + operation.amount))
        game.tell(MarkersPut(here.card, here.id, here.markers + operation.amount))


PILES: dict[type, tuple[Departure, Pile]] = {
    Discard: ("discarded", "discard"),
    Remove: ("removed", "removed"),
}
"""How a card leaves play, and where it goes."""


@carry_out.register(Discard)
@carry_out.register(Remove)
def _(operation: Discard | Remove, game: Veto, frame: Frame, place: Place) -> None:
    put_away(operation, game, frame, [card_of(Reading(game), frame, operation.card)])


def put_away(operation: Discard | Remove, game: Veto, frame: Frame, pieces: Iterable[int]) -> None:
    """VE-3.9: those of these cards that the text can discard or remove leave together."""
    now = Reading(game)
    going = [each for each in pieces if may_be_discarded(now, frame, each)]
    leave_together(game, going, *PILES[type(operation)], player=frame.seat)


@carry_out.register(ToHand)
@carry_out.register(ToCupboard)
def _(operation: ToHand | ToCupboard, game: Veto, frame: Frame, place: Place) -> None:
    now = Reading(game)
    piece = card_of(now, frame, operation.card)
    if piece in now.table and not protected(now, piece):
        to = "hand" if isinstance(operation, ToHand) else operation.place
        leave_play(game, piece, "returned", to, player=frame.seat)
