"""Moments at which moves that break a rule are tempting."""

from __future__ import annotations

from games.attempts import after
from games.florence.positions import POET, florence, in_turn
from interpares.games.florence.auction import AuctionPhase
from interpares.games.florence.game import Florence
from interpares.games.florence.objects import PlaceLandscape

PATRON = {**POET, "florins": 3500}
"""A Poet worth 15, a Painter worth 11."""
TOWERS = {"tiles": "tower:a1a2a3"}


def auction(*moves: str, houses=(), seats: int = 3, **fields) -> Florence:
    return after(florence(seats, *houses, agenda=(AuctionPhase(),), **fields), *moves)


def turn(*moves: str, houses=(PATRON,), seats: int = 3, **fields) -> Florence:
    return after(in_turn(seats, *houses, **fields), *moves)


def landscape(tile: str = "lake", **fields) -> Florence:
    return florence(3, agenda=(PlaceLandscape(0, tile),), **fields)
