"""VE-L: which cards and players the words of a text mean."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ...kernel.values import Seat
from .cards import text_of
from .game import NOBODY, NONE, Duel, Frame
from .language import Ref, Who

if TYPE_CHECKING:
    from .reading import Reading


def card_of(now: Reading, frame: Frame, ref: Ref) -> int:
    """The piece a text means; `NONE` where there is no such card."""
    happening = frame.happening
    match ref:
        case "self":
            return frame.source
        case "host":
            here = now.table.get(frame.source)
            return here.host if here else frame.host
        case "event_card":
            return happening.card if happening else NONE
        case "event_char":
            return happening.char if happening else NONE
        case "event_other":
            return happening.other if happening else NONE
        case "my_fighter":
            return fighter_of(now.game.duel, frame.seat)
        case "enemy_fighter":
            return enemy_of(now.game.duel, frame.seat)
        case "each":
            return frame.each
        case _:
            return max(NONE, _target(frame, ref))


def fighter_of(duel: Duel | None, seat: Seat) -> int:
    """The fighter of a player in the current duel."""
    if duel is None or seat not in duel.seats:
        return NONE
    return (duel.challenger, duel.challenged)[duel.seats.index(seat)]


def enemy_of(duel: Duel | None, seat: Seat) -> int:
    """The fighter a player's fighter stands against."""
    if duel is None or seat not in duel.seats:
        return NONE
    return (duel.challenged, duel.challenger)[duel.seats.index(seat)]


def _target(frame: Frame, name: str) -> int:
    targets = text_of(frame.card, frame.text).target
    at = next((at for at, each in enumerate(targets) if each.name == name), NOBODY)
    return frame.targets[at] if 0 <= at < len(frame.targets) else NOBODY


def players_of(now: Reading, frame: Frame, who: Who) -> tuple[Seat, ...]:
    """The living players a text means."""
    game = now.game
    match who:
        case "you":
            seats: Iterable[Seat] = (frame.seat,)
        case "each_opponent":
            seats = game.opponents(frame.seat)
        case "each_player":
            seats = game.clockwise(game.initiative)
        case "event_player":
            seats = (frame.happening.player,) if frame.happening else ()
        case "initiative":
            seats = (game.initiative,)
        case "enemy":
            seats = _enemy(game.duel, frame.seat)
        case "each":
            seats = (frame.each_seat,)
        case _:
            seats = (_player_named(now, frame, who),)
    return tuple([each for each in seats if each >= 0 and game.players[each].alive])


def _enemy(duel: Duel | None, seat: Seat) -> tuple[Seat, ...]:
    if duel is None or seat not in duel.seats:
        return ()
    return (duel.seats[1 - duel.seats.index(seat)],)


def _player_named(now: Reading, frame: Frame, who: Who) -> Seat:
    word, _, name = who.partition(":")
    if word == "target":
        return _target(frame, name)
    piece = card_of(now, frame, name)
    if word == "controller_of":
        return now.controller(piece)
    here = now.piece(piece)
    return here.owner if here else NOBODY
