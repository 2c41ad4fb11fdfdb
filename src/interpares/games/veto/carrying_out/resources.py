"""Operations on dukats and kreski."""

from __future__ import annotations

from collections.abc import Callable

from ....kernel.values import Seat
from .. import purse
from ..carrying import carry_out
from ..game import Frame, Place, Veto
from ..meaning import reckoned
from ..plain_operations import (
    GainDukats,
    GainKreski,
    GiveDukats,
    GiveKreski,
    LoseDukats,
    LoseKreski,
)
from ..reading import Reading
from ..referring import players_of

CHANGES: dict[type, Callable[[Veto, Seat, int], None]] = {
    GainDukats: purse.gain_dukats,
    LoseDukats: purse.lose_dukats,
    GainKreski: purse.gain_kreski,
    LoseKreski: purse.lose_kreski,
}
"""What becomes of one player's goods."""
GIFTS: dict[type, Callable[[Veto, Seat, Seat, int], None]] = {
    GiveDukats: purse.give_dukats,
    GiveKreski: purse.give_kreski,
}
"""What passes from one player to another."""


@carry_out.register(GainDukats)
@carry_out.register(LoseDukats)
@carry_out.register(GainKreski)
@carry_out.register(LoseKreski)
def _(
    operation: GainDukats | LoseDukats | GainKreski | LoseKreski,
    game: Veto,
    frame: Frame,
    place: Place,
) -> None:
    now = Reading(game)
    amount = reckoned(now, frame, operation.amount)
    for seat in players_of(now, frame, operation.who):
        CHANGES[type(operation)](game, seat, amount)


@carry_out.register(GiveDukats)
@carry_out.register(GiveKreski)
def _(operation: GiveDukats | GiveKreski, game: Veto, frame: Frame, place: Place) -> None:
    now = Reading(game)
    amount = reckoned(now, frame, operation.amount)
    for giver in players_of(now, frame, operation.from_):
        for taker in players_of(now, frame, operation.to):
            GIFTS[type(operation)](game, giver, taker, amount)
