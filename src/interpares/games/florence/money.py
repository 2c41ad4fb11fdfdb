"""PF-13: florins, prestige points, and what one can pay."""

from __future__ import annotations

from functools import cache

from ...kernel.errors import Illegal
from ...kernel.steps import Action
from ...kernel.values import Seat
from .actions import Sell
from .cards import NUMBERS
from .events import Gained, Sold
from .game import Florence

PER_POINT = NUMBERS.florins_per_prestige_point_moved_back


def purchasing_power(game: Florence, seat: Seat) -> int:
    """PF-13.3, PF-16.2: florins, and what the prestige would bring where it may be sold."""
    player = game.players[seat]
    return player.florins if game.muse else player.florins + PER_POINT * player.prestige


def pay(game: Florence, seat: Seat, florins: int) -> None:
    """PF-13.3: pay, and sell exactly the missing prestige first."""
    player = game.players[seat]
    if florins > player.florins:
        sell(game, seat, -(-(florins - player.florins) // PER_POINT))
    player.florins -= florins


def sell(game: Florence, seat: Seat, points: int) -> None:
    """PF-13.2: prestige points go back for florins."""
    player = game.players[seat]
    player.prestige -= points
    player.florins += PER_POINT * points
    game.tell(Sold(seat, points, PER_POINT * points))


def gain(game: Florence, seat: Seat, points: int, reason: str) -> None:
    """Prestige points, told with what they are for."""
    if points:
        game.players[seat].prestige += points
        game.tell(Gained(seat, points, reason))


@cache
def sale_of(points: int) -> Sell:
    return Sell(points)


def sales(game: Florence, seat: Seat) -> list[Action]:
    """PF-13.2: every number of points this player may sell now."""
    most = 0 if game.muse else game.players[seat].prestige
    return [sale_of(points) for points in range(1, most + 1)]


def why_no_sale(game: Florence, seat: Seat, sale: Sell) -> Illegal:
    """Why so many points cannot be sold."""
    if game.muse:
        return Illegal("no-selling", rule="PF-16.2")
    if sale.points < 1:
        return Illegal("sell-at-least-one", rule="PF-13.2")
    return Illegal(
        "not-so-many-points", rule="PF-1.4", points=sale.points, most=game.players[seat].prestige
    )
