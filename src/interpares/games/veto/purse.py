"""VE-0.4: dukats and kreski change hands; nobody ever has fewer than none."""

from __future__ import annotations

from ...kernel.values import Seat
from .events import DukatsMoved, KreskiMoved
from .game import NOBODY, Veto


def gain_dukats(game: Veto, seat: Seat, amount: int) -> None:
    """From the bank, which has no end."""
    if amount > 0:
        game.players[seat].dukats += amount
        game.tell(DukatsMoved(NOBODY, seat, amount))


def lose_dukats(game: Veto, seat: Seat, amount: int) -> None:
    """To the bank, at most what he has."""
    amount = min(amount, game.players[seat].dukats)
    if amount > 0:
        game.players[seat].dukats -= amount
        game.tell(DukatsMoved(seat, NOBODY, amount))


def give_dukats(game: Veto, giver: Seat, taker: Seat, amount: int) -> None:
    amount = min(amount, game.players[giver].dukats)
    if amount > 0 and giver != taker:
        game.players[giver].dukats -= amount
        game.players[taker].dukats += amount
        game.tell(DukatsMoved(giver, taker, amount))


def gain_kreski(game: Veto, seat: Seat, amount: int) -> None:
    """From the common pool, at most what it holds."""
    amount = min(amount, game.pool)
    if amount > 0:
        game.pool -= amount
        game.players[seat].kreski += amount
        game.tell(KreskiMoved(NOBODY, seat, amount))


def lose_kreski(game: Veto, seat: Seat, amount: int) -> None:
    """To the common pool, at most what he has."""
    amount = min(amount, game.players[seat].kreski)
    if amount > 0:
        game.pool += amount
        game.players[seat].kreski -= amount
        game.tell(KreskiMoved(seat, NOBODY, amount))


def give_kreski(game: Veto, giver: Seat, taker: Seat, amount: int) -> None:
    amount = min(amount, game.players[giver].kreski)
    if amount > 0 and giver != taker:
        game.players[giver].kreski -= amount
        game.players[taker].kreski += amount
        game.tell(KreskiMoved(giver, taker, amount))
