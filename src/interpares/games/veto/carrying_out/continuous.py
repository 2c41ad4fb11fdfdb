"""VE-L.10: continuous operations with a duration, and what lasts for a duel."""

from __future__ import annotations

from ....kernel.values import Seat
from ..cards import CARDS
from ..carrying import carry_out
from ..deploying import elects_full, one_elect_too_many
from ..events import ControlTaken
from ..game import NOBODY, NONE, Frame, Lasting, Place, Veto
from ..meaning import reckoned
from ..operations import Allow, Blank, Continuous, Grant, Modify, OnCards, Param, Prohibit
from ..plain_operations import CopyAnswered, SetKillMargin, TakeControl, WeaponFactor
from ..reading import Reading
from ..referring import card_of, players_of
from ..words import TAKEN_OVER, Duration
from .protection import protected


def last(
    game: Veto,
    frame: Frame,
    place: Place,
    duration: Duration,
    *,
    on: int = NONE,
    seats: tuple[Seat, ...] = (),
    amount: int = 0,
) -> None:
    """An operation holds from now on, for its duration."""
    number = game.duel.number if game.duel is not None else NONE
    game.lasting += (
        Lasting(
            game.tick(),
            frame,
            place,
            amount,
            on,
            seats,
            duel=number if duration == "duel" else NONE,
            turn=_turn(game) if duration == "turn" else 0,
            until=_until(game, duration),
        ),
    )


def _turn(game: Veto) -> int:
    """The turn it ends with: the present one, or where nobody is at voice the next."""
    return game.turn + (game.voice == NOBODY)


def _until(game: Veto, duration: Duration) -> int:
    """VE-10.2: the round whose ending phase ends it."""
    if duration == "round":
        return game.round
    return game.round + 1 if duration == "next_round" else 0


@carry_out.register
def _(operation: Continuous, game: Veto, frame: Frame, place: Place) -> None:
    """VE-L.14: amounts and players are worked out once."""
    now = Reading(game)
    on = NONE
    if isinstance(operation, OnCards) and operation.card is not None:
        on = card_of(now, frame, operation.card)
        if on not in now.table or not _may_befall(now, operation, on):
            return
    if operation.duration == "duel" and game.duel is None:
        return
    amount = reckoned(now, frame, operation.amount) if isinstance(operation, Modify) else 0
    who = operation.who if isinstance(operation, Prohibit | Allow | Param) else None
    seats = players_of(now, frame, who) if who is not None else ()
    last(game, frame, place, operation.duration or "game", on=on, seats=seats, amount=amount)


def _may_befall(now: Reading, operation: Continuous, piece: int) -> bool:
    """VE-1.2, VE-5.16"""
    match operation:
        case Blank():
            return not protected(now, piece)
        case Grant(keyword="elect"):
            return not one_elect_too_many(now, piece)
        case _:
            return True


@carry_out.register
def _(operation: TakeControl, game: Veto, frame: Frame, place: Place) -> None:
    """VE-5.16, VE-9.8, VE-11.8: of a card that is attached nobody takes control."""
    now = Reading(game)
    piece = card_of(now, frame, operation.card)
    here = now.table.get(piece)
    if here is None or CARDS[here.card].type not in TAKEN_OVER:
        return
    if operation.duration == "duel" and game.duel is None:
        return
    elect = "elect" in now.keywords(piece) and now.controller(piece) != frame.seat
    if elect and elects_full(now, frame.seat):
        return
    last(game, frame, place, operation.duration, on=piece)
    game.tell(ControlTaken(frame.seat, here.card, piece))


@carry_out.register(WeaponFactor)
@carry_out.register(SetKillMargin)
def _(operation: WeaponFactor | SetKillMargin, game: Veto, frame: Frame, place: Place) -> None:
    fighter = card_of(Reading(game), frame, operation.fighter)
    if game.duel is not None and fighter in (game.duel.challenger, game.duel.challenged):
        last(game, frame, place, "duel", on=fighter)


@carry_out.register
def _(operation: CopyAnswered, game: Veto, frame: Frame, place: Place) -> None:
    """VE-L.12: the amount is filled in when the answered thrust has worked."""
    fighter = card_of(Reading(game), frame, "my_fighter")
    if game.duel is not None and fighter:
        last(game, frame, place, "duel", on=fighter)
