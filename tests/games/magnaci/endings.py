"""How contests and Conflicts end, as it is told."""

from __future__ import annotations

from interpares.games.magnaci.events import (
    ConflictLost,
    ConflictWon,
    EstatesForfeited,
    EstatesPlaced,
    LawWon,
    OfficeWon,
    Penalised,
    Tied,
)
from interpares.kernel.game import Event

ENDS = (OfficeWon, LawWon, ConflictWon, ConflictLost, Tied)
"""What the end of a contest begins with."""


def fallen(end: Event, following: Event | None) -> tuple[int, ...]:
    """To whom a contest fell, or who was tied."""
    match end, following:
        case (Tied(seats), _) | (_, Tied(seats)) if not isinstance(end, OfficeWon | LawWon):
            return seats
        case ((OfficeWon(seat) | LawWon(seat)), _):
            return (seat,)
        case ConflictWon(), EstatesPlaced(seat) | EstatesForfeited(seat):
            return (seat,)
        case ConflictLost(), Penalised(seat):
            return (seat,)
        case _:
            return ()
