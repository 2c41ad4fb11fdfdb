"""Moments that several tests of Signorie begin with."""

from __future__ import annotations

from games.signorie.positions import House, signorie
from interpares import Match
from interpares.games.signorie.game import Signorie
from interpares.games.signorie.helpers import HelpersOfColumn
from scenario import play

OVER = {"dice": "red:6 purple:6 turquoise:2"}
"""Fourteen pips: no reward."""
ALL_CITIES = ("milano", "venezia", "firenze", "roma", "napoli")
FULL = "0m 1m 2m 3m 0w 1w 2w 3w"
"""The pawns of a city without an empty space."""


def match_from(game: Signorie, *moves: str) -> Match:
    """A match that takes up play from a position."""
    match = Match.start("signorie", seats=len(game.players), seed=0, position=game)
    play(match, *moves)
    return match


def standing(count: int) -> str:
    """So many pawns of others in a city."""
    return " ".join(("1m", "2m", "3m", "1w", "2w", "3w", "1m", "2m")[:count])


def before_helpers(helpers: str, house: House, value: int = 5, **fields) -> Signorie:
    """The main action has been done with a die of that value in the column of these helpers."""
    step = HelpersOfColumn(0, helpers.partition("_")[0], value, "hire")
    return signorie({**house, "helpers": helpers}, agenda=(step,), **fields)
