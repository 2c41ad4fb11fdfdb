"""VE-11.12, VE-L.18: cards that are asked about though they are not on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cards import CARDS
from .game import NOBODY, Ghost, Piece, Veto
from .words import TRAITS

if TYPE_CHECKING:
    from .reading import Reading


def last_state(now: Reading, piece: Piece) -> Ghost:
    """VE-11.12: a card that is about to leave play, as it is."""
    return Ghost(
        piece,
        now.controller(piece.id),
        tuple(sorted(now.keywords(piece.id))),
        tuple([now.trait(piece.id, each) for each in TRAITS]),
        tuple([each.id for each in now.attached(piece.id)]),
    )


def being_played(game: Veto, number: int) -> Ghost | None:
    """VE-L.18: a card on the stack, by the number of its object, is as it is printed."""
    item = game.object(number)
    if item is None:
        return None
    card = CARDS[item.card]
    piece = Piece(number, item.card, item.seat if item.owner == NOBODY else item.owner, item.seat)
    traits = tuple([getattr(card, each) for each in TRAITS])
    return Ghost(piece, item.seat, card.keywords, traits, ())
