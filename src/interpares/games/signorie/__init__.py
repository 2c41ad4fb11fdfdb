"""Signorie: seven rounds of dice, careers and alliances in fifteenth-century Italy."""

from __future__ import annotations

from functools import partial

from ...datafiles import provenance
from ...kernel.records import edition_of
from ...kernel.rules import Option, Rules
from ...texts import Texts
from .cards import FACTS, FILES, OPENING, PLAYER_COLOURS, READ
from .game import Signorie
from .imagine import imagine
from .inventory import flaws
from .setup import new
from .view import SignorieView, own_view, public_view


def longest(seats: int) -> int:
    """A bound on the decisions of a match, counted in docs/adding-a-game.md."""
    return FACTS.rounds * seats * 250


RULES = Rules(
    slug="signorie",
    version=1,
    names={"pl": "Signorie: Rody Italii", "en": "Signorie: Families of Italy"},
    seats=tuple(sorted(OPENING)),
    options={"colours": Option(PLAYER_COLOURS, per_seat=True)},
    package=__name__,
    game_type=Signorie,
    view_type=SignorieView,
    new=new,
    public_view=public_view,
    own_view=own_view,
    imagine=imagine,
    flaws=flaws,
    longest=longest,
    names_of_seats=lambda game: [player.colour for player in game.players],
    edition=lambda: edition_of(READ(name) for name in FILES),
    texts=partial(Texts.of, __name__),
    provenance=lambda: provenance(READ, FILES),
)
