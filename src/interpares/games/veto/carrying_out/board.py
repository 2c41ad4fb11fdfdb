"""Operations on cards on the table."""

from __future__ import annotations

from msgspec import structs

from ..carrying import carry_out
from ..events import CardUnmarked, MarkersPut
from ..game import Frame, Place, Veto
from ..leaving import leave_play
from ..moving import move_to
from ..objects import mark_piece
from ..plain_operations import AddMarker, Discard, Mark, Move, Remove, ToCupboard, ToHand, Unmark
from ..reading import Reading
from ..referring import card_of
from .protection import may_be_discarded, protected


@carry_out.register
def _(operation: Mark, game: Veto, frame: Frame, place: Place) -> None:
    now = Reading(game)
    piece = card_of(now, frame, operation.card)
    if piece in now.table and not protected(now, piece):
        mark_piece(game, piece)


@carry_out.register
def _(operation: Unmark, game: Veto, frame: Frame, place: Place) -> None:
    now = Reading(game)
    piece = card_of(now, frame, operation.card)
    here = now.table.get(piece)
    if here is not None and here.marked and not protected(now, piece):
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


@carry_out.register
def _(operation: Discard, game: Veto, frame: Frame, place: Place) -> None:
    now = Reading(game)
    piece = card_of(now, frame, operation.card)
    if may_be_discarded(now, frame, piece):
        leave_play(game, piece, "discarded", "discard", player=frame.seat)


@carry_out.register
def _(operation: Remove, game: Veto, frame: Frame, place: Place) -> None:
    now = Reading(game)
    piece = card_of(now, frame, operation.card)
    if may_be_discarded(now, frame, piece):
        leave_play(game, piece, "removed", "removed", player=frame.seat)


@carry_out.register
def _(operation: ToHand, game: Veto, frame: Frame, place: Place) -> None:
    now = Reading(game)
    piece = card_of(now, frame, operation.card)
    if piece in now.table and not protected(now, piece):
        leave_play(game, piece, "returned", "hand", player=frame.seat)


@carry_out.register
def _(operation: ToCupboard, game: Veto, frame: Frame, place: Place) -> None:
    now = Reading(game)
    piece = card_of(now, frame, operation.card)
    if piece in now.table and not protected(now, piece):
        leave_play(game, piece, "returned", operation.place, player=frame.seat)
