"""SI-MIS.6, SI-SET.12: cities, their spaces, and why nobody can go there."""

from __future__ import annotations

from msgspec import structs

from ...kernel.errors import Illegal
from ...kernel.values import Seat, swapped
from .cards import CITIES
from .components import CityId, Sex, TokenId
from .game import City, Pawn, Signorie


def lowest_free(game: Signorie) -> int | None:
    """The least value of an empty space anywhere; None if all cities are full."""
    values = [city.free for city in game.cities if city.free is not None]
    return min(values) if values else None


def city_of(game: Signorie, city: CityId) -> City | None:
    """A city in play."""
    return next((each for each in game.cities if each.id == city), None)


def why_not_there(game: Signorie, city: CityId) -> Illegal | None:
    """SI-SET.12, SI-MIS.6: why nobody at all can go to a city."""
    if city not in CITIES:
        return Illegal("no-such-city", rule="SI-MIS.1", city=city)
    found = city_of(game, city)
    if found is None:
        return Illegal("city-out-of-play", rule="SI-SET.12", city=city)
    if found.free is None:
        return Illegal("city-is-full", rule="SI-MIS.6", city=city)
    return None


def settle(game: Signorie, city: City, seat: Seat, sex: Sex) -> None:
    """SI-MIS.2, SI-MAR.1: a pawn takes the lowest empty space, to the end of the game."""
    change(game, city, structs.replace(city, pawns=(*city.pawns, Pawn(seat, sex))))


def empty_slot(game: Signorie, city: CityId, slot: str) -> None:
    """A token has left its slot."""
    found = next(each for each in game.cities if each.id == city)
    change(game, found, with_token(found, slot, None))


def token_in(city: City, slot: str) -> TokenId | None:
    return city.marriage if slot == "marriage" else city.mission


def with_token(city: City, slot: str, token: TokenId | None) -> City:
    """The city with this token, or none, in a slot."""
    if slot == "marriage":
        return structs.replace(city, marriage=token)
    return structs.replace(city, mission=token)


def change(game: Signorie, old: City, new: City) -> None:
    game.cities = swapped(game.cities, game.cities.index(old), new)
