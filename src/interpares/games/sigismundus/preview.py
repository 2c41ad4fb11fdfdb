"""What an action would change at once, by what everybody knows."""

from __future__ import annotations

from ...kernel.steps import Action
from ...kernel.values import Seat, Value
from .cards import COUNTRIES, COUNTRY
from .components import TRACKS, Army, CountryId
from .decisions import Secret
from .game import Sigismundus, reduced
from .scoring import points_of, values_of
from .tracks import REPRESENTATIVE


class Change(Value):
    """What changes for the player who acts."""

    ducats: int
    votes: int
    vp: int
    markers: int
    """House markers in stock."""
    clients: int
    units: Army
    """Active units."""
    steps: tuple[int, ...]
    """Spaces forward on the royal, senatorial and parliamentary track."""


class CountryAfter(Value):
    """A country that would be another one: where it would stand, and what it would score."""

    id: CountryId
    space: int
    crowned: bool
    points: tuple[int, ...]


class Preview(Value):
    """What an action would change before chance or another choice decides."""

    change: Change
    representative: str | None
    """The Representative card it would win."""
    countries: tuple[CountryAfter, ...]


def preview(game: Sigismundus, seat: Seat, action: Action) -> Preview:
    """What a legal action would change; nothing is rolled, drawn or opened."""
    after = game.copy()
    if not isinstance(game.decision, Secret):  # the last closed hand would open all others
        after.agenda = ()
        game.decision.decide(after, seat, action)
    return Preview(change(game, after, seat), card_won(game, after, seat), countries(game, after))


def change(before: Sigismundus, after: Sigismundus, seat: Seat) -> Change:
    """The difference for one seat."""
    old, new = before.players[seat], after.players[seat]
    return Change(
        ducats=new.ducats - old.ducats,
        votes=new.votes - old.votes,
        vp=new.vp - old.vp,
        markers=new.markers - old.markers,
        clients=new.clients - old.clients,
        units=reduced(new.active, old.active),
        steps=tuple([before.place(seat, track) - after.place(seat, track) for track in TRACKS]),
    )


def card_won(before: Sigismundus, after: Sigismundus, seat: Seat) -> str | None:
    """SA-4.7: the Representative card that comes with space I."""
    for track in TRACKS[1:]:
        if after.track(track)[0] == seat != before.track(track)[0]:
            return REPRESENTATIVE[track]
    return None


def countries(before: Sigismundus, after: Sigismundus) -> tuple[CountryAfter, ...]:
    """The countries whose space, crown or markers would be others."""
    return tuple(
        [
            country_after(after, country)
            for country in COUNTRIES
            if standing(before, country) != standing(after, country)
        ]
    )


def standing(game: Sigismundus, country: CountryId) -> tuple[object, ...]:
    at = COUNTRY[country]
    return game.space(country), game.crowned[at], game.influence[at]


def country_after(game: Sigismundus, country: CountryId) -> CountryAfter:
    at = COUNTRY[country]
    points = points_of(game.influence[at], *values_of(game, country))
    return CountryAfter(country, game.space(country) + 1, game.crowned[at], points)
