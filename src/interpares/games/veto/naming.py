"""What a card on the table is called, by what a seat may see."""

from __future__ import annotations

from ...kernel.values import Seat
from .game import Happening, Piece
from .reading import Reading

HIDDEN = "hidden_thrust"
"""A thrust whose name this seat does not know."""


def name_of(now: Reading, seat: Seat | None, piece: int) -> str:
    """The card, told from others of its name by where it is and, if need be, by a number."""
    here = now.piece(piece)
    if here is None:
        return ""
    if piece not in now.table:
        return here.card
    card = _seen(now, seat, here)
    twins = [each for each in now.table.values() if _seen(now, seat, each) == card]
    if twins == [here] and card != HIDDEN:
        return card
    place = _place(now, here)
    near = [each.id for each in twins if _place(now, each) == place]
    return f"{card}#{near.index(piece) + 1}@{place}" if len(near) > 1 else f"{card}@{place}"


def about(now: Reading, seat: Seat | None, happening: Happening) -> str:
    """The card an event has happened to."""
    return name_of(now, seat, happening.char or happening.card)


def _seen(now: Reading, seat: Seat | None, here: Piece) -> str:
    """VE-3.8: face-down thrusts are known to the controller of their bearer only."""
    return HIDDEN if here.face_down and now.controller(here.id) != seat else here.card


def _place(now: Reading, here: Piece) -> str:
    """What it is attached to, or whose it is."""
    host = now.table.get(here.host)
    return host.card if host else f"seat-{now.controller(here.id)}"
