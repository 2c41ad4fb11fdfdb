"""SA-4.5 to SA-4.8: the support tracks, the foreign policy track, the Representatives."""

from __future__ import annotations

from ...kernel.values import Item, Seat
from .cards import COUNTRY
from .components import CountryId, Track
from .events import CountryMoved, RepresentativeChanged, TrackMoved
from .game import Sigismundus

REPRESENTATIVE: dict[Track, str] = {
    "royal_support": "royal_representative",
    "senatorial_support": "magnates_representative",
    "parliamentary_support": "nobilitys_representative",
}


def moved(track: tuple[Item, ...], marker: Item, to: int) -> tuple[Item, ...]:
    """SA-4.5: swap by swap to that space, so that the markers passed shift by one."""
    rest = tuple([each for each in track if each != marker])
    return (*rest[:to], marker, *rest[to:])


def move_forward(game: Sigismundus, seat: Seat, track: Track, steps: int) -> None:
    """SA-4.6, SA-4.7: towards space I, surplus steps are lost; its Representative card follows."""
    before = game.track(track)
    at = before.index(seat)
    to = max(0, at - steps)
    if to == at:
        return
    after = moved(before, seat, to)
    if track == "senatorial_support":
        game.senatorial = after
    else:
        game.parliamentary = after
    game.tell(TrackMoved(seat, track, to + 1))
    if to == 0:
        game.tell(RepresentativeChanged(seat, REPRESENTATIVE[track]))


def move_country(game: Sigismundus, country: CountryId, to: int) -> None:
    """SA-4.5, SA-4.6: a Foreign Policy marker goes to another space."""
    if game.space(country) == to:
        return
    game.directions = moved(game.directions, country, to)
    game.tell(CountryMoved(country, to + 1))


def move_left(game: Sigismundus, country: CountryId) -> None:
    """SA-10.3, SA-11.7: one space to the left."""
    move_country(game, country, max(0, game.space(country) - 1))


def plain_countries(game: Sigismundus) -> list[CountryId]:
    """The countries whose markers show no crown."""
    return [country for country, at in COUNTRY.items() if not game.crowned[at]]
