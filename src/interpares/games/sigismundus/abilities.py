"""SA-20: abilities of offices, Figures and seals."""

from __future__ import annotations

from ...datafiles import in_order
from ...kernel.values import Seat
from .board_types import Ability, When
from .cards import ABILITIES, COUNTRY, OFFICES, UNIT
from .components import OfficeId
from .events import OfficeGained
from .gains import gain_units
from .game import Sigismundus


def controls(game: Sigismundus, seat: Seat, source: str) -> bool:
    """SA-20.1, SA-20.2: whether an office, a Figure or the seal of a country is a player's."""
    player = game.players[seat]
    if source in OFFICES:
        return source in player.offices
    if source in COUNTRY:
        return game.seals[COUNTRY[source]] == seat
    return player.controls(source)


def working(game: Sigismundus, seat: Seat, when: When) -> list[tuple[str, Ability]]:
    """SA-20.1: all abilities of a player that work at this moment, with where they come from."""
    return [
        (source, ability)
        for source, abilities in ABILITIES[when].items()
        if controls(game, seat, source)
        for ability in abilities
    ]


def total(game: Sigismundus, seat: Seat, when: When, op: str) -> int:
    """SA-20.1: abilities of the same kind add up."""
    return sum([each.count for _, each in working(game, seat, when) if each.op == op])


def immune(game: Sigismundus, seat: Seat, what: str) -> bool:
    """SA-20.5: whether a player cannot be named for this."""
    return any(each.what == what for _, each in working(game, seat, "always"))


def gain_office(game: Sigismundus, seat: Seat, office: OfficeId) -> None:
    """SA-20.3: the office changes hands, and its ability works at once."""
    player = game.players[seat]
    game.available = tuple([each for each in game.available if each != office])
    player.offices = in_order((*player.offices, office), OFFICES)
    game.tell(OfficeGained(seat, office))
    for ability in OFFICES[office].abilities:
        if ability.when == "gain_office" and ability.unit != "any" and ability.unit:
            gain_units(game, seat, UNIT[ability.unit], ability.count, office)


def return_offices(game: Sigismundus, seat: Seat, offices: tuple[OfficeId, ...]) -> None:
    """SA-8.9, SA-16.8: offices are available again, on the side they show."""
    player = game.players[seat]
    player.offices = tuple([each for each in player.offices if each not in offices])
    game.available = in_order((*game.available, *offices), OFFICES)
