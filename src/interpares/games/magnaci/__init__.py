"""Magnaci: two to five families and one Commonwealth."""

from __future__ import annotations

from functools import partial

from ...datafiles import provenance
from ...kernel.records import edition_of
from ...kernel.rules import Option, Rules
from ...texts import Texts
from .cards import BOX, FAMILIES, FILES, LAWS, OFFICES, READ, TRADE
from .game import Magnaci
from .imagine import imagine
from .inventory import flaws
from .setup import new
from .view import MagnaciView, own_view, public_view


def longest(seats: int) -> int:
    """A bound on the decisions of a match, counted in docs/adding-a-game.md.

    In an Age there are at most 19 windows and 19 tie pauses. On each turn there a player names a
    partner, at most all Laws once, proposes and is answered, twice; plays and passes.
    """
    turn = 2 * (len(LAWS) + 3) + 1
    age = seats * (2 * 19 * turn + 1 + len(OFFICES) + 10) + 3 * 19
    return seats + len(BOX.board.age) * age + 4 * len(LAWS)


RULES = Rules(
    slug="magnaci",
    version=1,
    names=dict(BOX.board.game.name),
    seats=tuple(range(BOX.board.game.min_players, BOX.board.game.max_players + 1)),
    options={
        "trade": Option((True, False), TRADE.enabled_by_default),
        "families": Option(FAMILIES, per_seat=True),
    },
    package=__name__,
    game_type=Magnaci,
    view_type=MagnaciView,
    new=new,
    public_view=public_view,
    own_view=own_view,
    imagine=imagine,
    flaws=flaws,
    longest=longest,
    names_of_seats=lambda game: [player.family for player in game.players],
    edition=lambda: edition_of(READ(name) for name in FILES),
    texts=partial(Texts.of, __name__),
    provenance=lambda: provenance(READ, FILES),
)
