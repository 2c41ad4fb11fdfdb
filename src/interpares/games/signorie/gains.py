"""Florins, victory points and pawns: taken, paid and told."""

from __future__ import annotations

from ...kernel.values import Seat, swapped
from .components import Sex
from .events import FlorinsGained, PawnsGained
from .game import SOURCES, Player, Signorie, Source


def score(game: Signorie, seat: Seat, vp: int, source: Source) -> None:
    """SI-LIM.5: victory points are never lost."""
    player = game.players[seat]
    at = SOURCES.index(source)
    player.scored = swapped(player.scored, at, player.scored[at] + vp)


def take_florins(game: Signorie, seat: Seat, florins: int, by: str) -> None:
    """SI-SET.11: the bank never runs out of them."""
    game.players[seat].florins += florins
    game.tell(FlorinsGained(seat, florins, by))


def in_supply(player: Player, sex: Sex) -> int:
    return player.men_in_supply if sex == "man" else player.women_in_supply


def gain_pawns(game: Signorie, seat: Seat, men: int, women: int, by: str) -> None:
    """SI-OFF.4: from the supply into the pool, as far as there are any."""
    player = game.players[seat]
    men, women = min(men, player.men_in_supply), min(women, player.women_in_supply)
    player.men += men
    player.women += women
    player.men_in_supply -= men
    player.women_in_supply -= women
    game.tell(PawnsGained(seat, men, women, by))
