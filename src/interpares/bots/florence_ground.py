"""The ground of a principality as a bot sees it: what has room, and where a tile spoils least."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..games.florence.actions import Place
from ..games.florence.building import CELLS as ALONE
from ..games.florence.building import blocked, blocked_alone, touching
from ..games.florence.cards import BUILDINGS, LANDSCAPES
from ..games.florence.components import TileId
from ..games.florence.cooperative import CELLS as ACROSS
from ..games.florence.game import Florence
from ..games.florence.grid import ALL, PLACEMENTS, Mask, around
from ..kernel.steps import Action
from ..kernel.values import Seat
from .florence_stand import BIT, Wishes

APART, BESIDE = 7, 5
"""Open cells that a building takes about: with the ring it keeps free, and without."""
CROWDED = 30
"""More ways to lay a tile than these add little."""


def open_ground(game: Florence, seat: Seat, *, side_by_side: bool) -> Mask:
    """The cells on which a building may lie."""
    player = game.players[seat]
    closed = player.covered | game.palazzo
    if not side_by_side:
        closed |= touching(game, seat)
    if game.cooperative and not player.architects:
        closed |= blocked_alone(game, seat) & ~blocked(game, seat)
    return ALL & ~closed


def fitting(game: Florence, seat: Seat, *, side_by_side: bool) -> Wishes:
    """The buildings in stock that could be erected now."""
    closed = ~open_ground(game, seat, side_by_side=side_by_side)
    there = zip(BUILDINGS, game.buildings_left, strict=True)
    return sum(
        BIT[tile]
        for tile, left in there
        if left and any(not cells & closed for cells in PLACEMENTS[tile])
    )


def room_for(game: Florence, seat: Seat, *, side_by_side: bool) -> int:
    """How many more buildings may find room."""
    cells = open_ground(game, seat, side_by_side=side_by_side).bit_count()
    return -(-cells // (BESIDE if side_by_side else APART))


def best_place(
    game: Florence, seat: Seat, tile: TileId, options: Sequence[Action], planned: Iterable[TileId]
) -> Action:
    """The placement after which the planned buildings find most room, and all others too."""
    tiles = tuple(each for each in planned if each != tile)
    return max(options, key=lambda action: openness(game, seat, tile, cells_of(action), tiles))


def cells_of(action: Action) -> Mask:
    """The cells a placement takes of the speaker's own ground."""
    assert isinstance(action, Place)
    return ACROSS[action.at] if action.beyond else ALONE[action.at]


def openness(
    game: Florence, seat: Seat, tile: TileId, cells: Mask, planned: tuple[TileId, ...]
) -> tuple[float, int]:
    """How open the ground is with a tile on these cells; of equals, a corner is best."""
    player = game.players[seat]
    taken = player.covered | game.palazzo | cells
    built = player.built | game.palazzo | (0 if tile in LANDSCAPES else cells)
    closed = taken if player.architects > 1 else taken | around(built)
    room = sum([ways(each, closed) for each in planned])
    free = ALL & ~closed
    loose = free & ~around(free)
    return room + 2 * (free.bit_count() - loose.bit_count()), -around(cells).bit_count()


def ways(tile: TileId, closed: Mask) -> float:
    """In how many ways a tile can lie; a first one is worth most."""
    count = 0
    for cells in PLACEMENTS[tile]:
        if not cells & closed:
            count += 1
            if count == CROWDED:
                break
    return 20.0 + count if count else 0.0
