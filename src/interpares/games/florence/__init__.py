"""The Princes of Florence: seven rounds to build a principality where artists do great Works."""

from __future__ import annotations

from functools import partial

from ...datafiles import provenance
from ...kernel.records import edition_of
from ...kernel.rules import Option, Rules
from ...texts import Texts
from .cards import BOX, FILES, NUMBERS, OPENING, READ
from .game import Florence
from .imagine import imagine
from .inventory import flaws
from .setup import new
from .view import FlorenceView, own_view, public_view

HOUSES = tuple(each.id for each in BOX.houses.house)
"""The names the seats go by; they carry no rule."""


def longest(seats: int) -> int:
    """A bound on the decisions of a match, counted in docs/adding-a-game.md."""
    return seats + NUMBERS.rounds * seats * 2000


RULES = Rules(
    slug="florence",
    version=1,
    names={"pl": "Książęta Florencji", "en": "The Princes of Florence"},
    seats=tuple(sorted(OPENING)),
    options={
        each.id: Option(
            each.values,
            each.default,
            seats=each.applies_to_players if len(each.applies_to_players) < len(OPENING) else (),
            names_a_seat=each.id == "first_start_player",
        )
        for each in BOX.variants.option
    },
    package=__name__,
    game_type=Florence,
    view_type=FlorenceView,
    new=new,
    public_view=public_view,
    own_view=own_view,
    imagine=imagine,
    flaws=flaws,
    longest=longest,
    names_of_seats=lambda game: list(HOUSES[: len(game.players)]),
    edition=lambda: edition_of(READ(name) for name in FILES),
    texts=partial(Texts.of, __name__),
    provenance=lambda: provenance(READ, FILES),
)
