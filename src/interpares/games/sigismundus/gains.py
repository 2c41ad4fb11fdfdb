"""SA-1, SA-2: ducats, votes, units and points, taken as far as the supply reaches."""

from __future__ import annotations

from ...kernel.values import Seat, swapped
from .components import NO_UNITS, Army
from .events import DucatsGained, UnitsGained
from .game import SOURCES, Sigismundus, Source, added


def score(game: Sigismundus, seat: Seat, vp: int, source: Source) -> None:
    """SA-1.2: points are never fewer than none; who takes them sees to that."""
    player = game.players[seat]
    at = SOURCES.index(source)
    player.scored = swapped(player.scored, at, player.scored[at] + vp)


def take_ducats(game: Sigismundus, seat: Seat, ducats: int, by: str) -> None:
    """SA-2.3: the supply of ducats has no end."""
    game.players[seat].ducats += ducats
    game.tell(DucatsGained(seat, ducats, by))


def take_votes(game: Sigismundus, seat: Seat, votes: int) -> int:
    """SA-2.1, SA-2.2: votes from the supply, as far as it has them; how many they were."""
    taken = min(votes, game.votes_left)
    game.players[seat].votes += taken
    return taken


def army_of(unit: int, count: int) -> Army:
    """So many units of one kind."""
    infantry, hussars, artillery = swapped(NO_UNITS, unit, count)
    return infantry, hussars, artillery


def gain_units(game: Sigismundus, seat: Seat, unit: int, count: int, by: str) -> None:
    """SA-2.2, SA-2.8: units from the supply, as far as it has them, always active."""
    taken = min(count, game.units_left(unit))
    if not taken:
        return
    player = game.players[seat]
    units = army_of(unit, taken)
    player.active = added(player.active, units)
    game.tell(UnitsGained(seat, units, by))
