"""VE-9.11 to VE-9.14: thrusts are laid under characters."""

from __future__ import annotations

from ...kernel.values import Seat
from .actions import LayThrust
from .cards import CARDS
from .events import ThrustLaid
from .game import Piece, Veto
from .objects import own_mark
from .reading import Reading
from .restraints import obstacle
from .state_checks import down_limit, thrusts_on, up_limit
from .zones import forget


def faces_for(now: Reading, seat: Seat, card: str, character: int) -> list[bool]:
    """VE-9.12: whether it could be laid face down (False), face up (True), or not at all."""
    if not own_mark(now, seat, CARDS[card]) or obstacle(now, character, "attach_thrust"):
        return []
    down, up = thrusts_on(now, character)
    faces = [False] if len(down) < down_limit(now, character) else []
    return [*faces, True] if len(up) < up_limit(now, character) else faces


def lay_thrust(game: Veto, seat: Seat, action: LayThrust) -> None:
    """VE-9.11: from the hand; it is not played, and costs nothing."""
    player = game.players[seat]
    at = player.hand.index(action.card)
    player.hand = player.hand[:at] + player.hand[at + 1 :]
    put_under(game, seat, action.card, action.character, face_up=action.face_up)


def put_under(game: Veto, seat: Seat, card: str, character: int, *, face_up: bool) -> None:
    """A thrust of this player lies under a character now."""
    if face_up:
        forget(game, seat, card)
    game.put(Piece(game.tick(), card, seat, seat, host=character, face_down=not face_up))
    game.tell(ThrustLaid(seat, game.table[character].card, card if face_up else ""))
