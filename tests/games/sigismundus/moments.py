"""Moments and moves that several tests of Sigismundus Augustus share."""

from __future__ import annotations

from games.sigismundus.positions import in_stage
from interpares import Match
from interpares.games.sigismundus.cards import DEMANDS
from interpares.games.sigismundus.game import SOURCES, Sigismundus
from scenario import play


def hands(word: str, *amounts: int | str) -> list[str]:
    """What every seat closes in its hand, in the order of the seats: "0 bid 7", "1 bid 6"."""
    return [f"{seat} {word} {amount}" for seat, amount in enumerate(amounts)]


def thumbs(*sides: str) -> list[str]:
    """How every seat votes on an Act: "for" or "against"."""
    return [f"{seat} vote_{side}" for seat, side in enumerate(sides)]


def gained(game: Sigismundus, source: str) -> list[int]:
    """The victory points of all seats from one source."""
    return [player.scored[SOURCES.index(source)] for player in game.players]


def demanded(demand: str, *houses: dict, **fields) -> Sigismundus:
    """The stage of this Royal Demand; all others have been seen or not, as it may be."""
    assert demand in DEMANDS
    return in_stage("royal_demand", *houses, demand=demand, **fields)


def match_from(game: Sigismundus, *moves: str) -> Match:
    """A match that takes up play from a position."""
    options = {"variant": game.variant, "unbid_office": game.unbid_office}
    seats = len(game.players)
    match = Match.start("sigismundus", seats=seats, seed=0, options=options, position=game)
    play(match, *moves)
    return match
