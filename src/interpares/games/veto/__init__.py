"""Veto!: the royal election of 1648, for two to four camps with their own decks."""

from __future__ import annotations

from functools import partial

from ...datafiles import provenance
from ...kernel.records import edition_of
from ...kernel.rules import Option, Rules
from ...texts import Texts
from .cards import BOX, CONSTANTS, FILES, READ
from .describing import describe
from .game import Veto
from .imagine import imagine
from .inventory import flaws
from .setup import new
from .view import VetoView, own_view, public_view

SWITCHES = BOX.game.options
ROUNDS = (int(SWITCHES.max_rounds.default), 0)
"""VE-10.13: the most rounds of a match; 0 is no end."""
MULTIPLAYER = (3, 4)
QUESTIONS = 100
"""More than what follows from one deed or trifle can ask of a player."""


def longest(seats: int) -> int:
    """A bound on the decisions of a match, counted in docs/adding-a-game.md."""
    return ROUNDS[0] * seats * CONSTANTS.declarations_max * QUESTIONS


def names_of_seats(game: Veto) -> list[str]:
    """The faction each seat leads; numbered where two lead the same, or none yet."""
    factions = [player.faction or "camp" for player in game.players]
    return [
        each if each != "camp" and factions.count(each) == 1 else f"{each}_{seat + 1}"
        for seat, each in enumerate(factions)
    ]


RULES = Rules(
    slug="veto",
    version=2,
    names={"pl": "Veto! Szlachecka gra karciana", "en": "Veto! The Card Game of the Nobility"},
    seats=tuple(sorted(CONSTANTS.kreski_total)),
    options={
        "variant": Option(SWITCHES.variant, SWITCHES.variant[0]),
        "first_game": Option((False, True), default=False, seats=(2,)),
        "distinct_factions": Option((True, False), default=True, seats=MULTIPLAYER),
        "max_rounds": Option(ROUNDS, ROUNDS[0]),
        "own_cards": Option((False, True), default=False, only_allows=True),
    },
    package=__name__,
    game_type=Veto,
    view_type=VetoView,
    new=new,
    public_view=public_view,
    own_view=own_view,
    imagine=imagine,
    flaws=flaws,
    longest=longest,
    names_of_seats=names_of_seats,
    edition=lambda: edition_of(READ(name) for name in FILES),
    texts=partial(Texts.of, __name__),
    provenance=lambda: provenance(READ, FILES),
    describe=describe,
)
