"""Sigismundus Augustus: four or eight Sejms with the last of the Jagiellons."""

from __future__ import annotations

from functools import partial

from ...datafiles import provenance
from ...kernel.records import edition_of
from ...kernel.rules import Option, Rules
from ...texts import Texts
from .cards import BOX, EDITIONS, FILES, READ, SESSIONS, START_OFFICES
from .game import Sigismundus
from .imagine import imagine
from .inventory import flaws
from .setup import new
from .view import SigismundusView, own_view, public_view


def longest(seats: int) -> int:
    """A bound on the decisions of a match, counted in docs/adding-a-game.md."""
    return 4 * seats + len(SESSIONS["full"]) * (49 * seats + 97)


UNBID = BOX.components.option[0]

RULES = Rules(
    slug="sigismundus",
    version=1,
    names={
        "pl": "Sigismundus Augustus: Dei gratia rex Poloniae",
        "en": "Sigismundus Augustus: Dei gratia rex Poloniae",
        "de": "Sigismundus Augustus: Dei gratia rex Poloniae",
    },
    seats=tuple(sorted(START_OFFICES)),
    options={
        "variant": Option(tuple(SESSIONS), "full"),
        "unbid_office": Option(UNBID.values, UNBID.default),
        "edition": Option(EDITIONS, EDITIONS[0]),
    },
    package=__name__,
    game_type=Sigismundus,
    view_type=SigismundusView,
    new=new,
    public_view=public_view,
    own_view=own_view,
    imagine=imagine,
    flaws=flaws,
    longest=longest,
    names_of_seats=lambda game: [player.house for player in game.players],
    edition=lambda: edition_of(READ(name) for name in FILES),
    texts=partial(Texts.of, __name__),
    provenance=lambda: provenance(READ, FILES),
)
