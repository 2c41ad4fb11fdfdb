"""Operations on dukats and kreski."""

from __future__ import annotations

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


@carry_out.register
def _(operation: GainDukats, game: Veto, frame: Frame, place: Place) -> None:
    now = Reading(game)
    amount = reckoned(now, frame, operation.amount)
    for seat in players_of(now, frame, operation.who):
        purse.gain_dukats(game, seat, amount)


@carry_out.register
def _(operation: LoseDukats, game: Veto, frame: Frame, place: Place) -> None:
    now = Reading(game)
    amount = reckoned(now, frame, operation.amount)
    for seat in players_of(now, frame, operation.who):
        purse.lose_dukats(game, seat, amount)


@carry_out.register
def _(operation: GiveDukats, game: Veto, frame: Frame, place: Place) -> None:
    now = Reading(game)
    amount = reckoned(now, frame, operation.amount)
    for giver in players_of(now, frame, operation.from_):
        for taker in players_of(now, frame, operation.to):
            purse.give_dukats(game, giver, taker, amount)


@carry_out.register
def _(operation: GainKreski, game: Veto, frame: Frame, place: Place) -> None:
    now = Reading(game)
    amount = reckoned(now, frame, operation.amount)
    for seat in players_of(now, frame, operation.who):
        purse.gain_kreski(game, seat, amount)


@carry_out.register
def _(operation: LoseKreski, game: Veto, frame: Frame, place: Place) -> None:
    now = Reading(game)
    amount = reckoned(now, frame, operation.amount)
    for seat in players_of(now, frame, operation.who):
        purse.lose_kreski(game, seat, amount)


@carry_out.register
def _(operation: GiveKreski, game: Veto, frame: Frame, place: Place) -> None:
    now = Reading(game)
    amount = reckoned(now, frame, operation.amount)
    for giver in players_of(now, frame, operation.from_):
        for taker in players_of(now, frame, operation.to):
            purse.give_kreski(game, giver, taker, amount)
