"""PF-8, PF-17.8, PF-17.9: where tiles may lie, and erecting a building."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ...kernel.errors import Illegal
from ...kernel.steps import Action
from ...kernel.values import Seat, swapped
from .actions import Build, Place
from .cards import BORDERS, BUILDING, BUILDINGS, LANDSCAPES, NUMBERS, building_cost, may_touch
from .components import Cell, TileId
from .decisions import Question
from .events import Built, TilePlaced
from .game import Florence, Placed
from .grid import (
    COLUMNS,
    LEFT,
    PLACEMENTS,
    RIGHT,
    SHAPES,
    Mask,
    around,
    inside,
    mask_of,
    read,
    shape_of,
    written,
)
from .money import gain, pay, purchasing_power

PLACE: dict[Mask, Place] = {
    cells: Place(written(cells)) for placements in PLACEMENTS.values() for cells in placements
}
CELLS: dict[str, Mask] = {place.at: cells for cells, place in PLACE.items()}
"""The cells of every placement, as they are typed."""
BUILD = {each: Build(each) for each in BUILDINGS}


@lru_cache(maxsize=1 << 16)
def fits(tile: TileId, closed: Mask) -> bool:
    """Whether a tile can lie anywhere; asked again and again of ground that seldom changes."""
    return any(not cells & closed for cells in PLACEMENTS[tile])


def landscape_room(game: Florence, seat: Seat, tile: TileId) -> list[Mask]:
    """PF-5.2, PF-8.1 to PF-8.3, PF-8.6: every way a landscape can be laid."""
    taken = game.players[seat].covered | game.palazzo
    return [cells for cells in PLACEMENTS[tile] if not cells & taken]


def has_room(game: Florence, seat: Seat, tile: TileId) -> bool:
    """PF-5.2: whether a landscape can be laid."""
    return fits(tile, game.players[seat].covered | game.palazzo)


Neighbours = tuple[Seat | None, Seat | None]
NEIGHBOURS: dict[int, tuple[Neighbours, ...]] = {
    players: tuple(
        (
            next((each.west for each in layout.borders if each.east == seat), None),
            next((each.east for each in layout.borders if each.west == seat), None),
        )
        for seat in range(players)
    )
    for players, layout in BORDERS.items()
}
ALONE: Neighbours = (None, None)


def neighbours(game: Florence, seat: Seat) -> Neighbours:
    """PF-17.2: who borders on the left and on the right column, in cooperative building."""
    return NEIGHBOURS[len(game.players)][seat] if game.cooperative else ALONE


def touching(game: Florence, seat: Seat) -> Mask:
    """PF-8.5, PF-17.8: the cells beside buildings and the palazzo, across borders too."""
    mask = around(game.players[seat].built | game.palazzo)
    west, east = neighbours(game, seat)
    if west is not None:
        mask |= (game.players[west].built & RIGHT) >> COLUMNS - 1
    if east is not None:
        mask |= (game.players[east].built & LEFT) << COLUMNS - 1
    return mask


def blocked(game: Florence, seat: Seat) -> Mask:
    """PF-8.2, PF-8.5: the cells of a principality on which no cell of a building may lie."""
    player = game.players[seat]
    taken = player.covered | game.palazzo
    return taken if may_touch(player.architects) else taken | touching(game, seat)


def border_columns(game: Florence, seat: Seat) -> Mask:
    """PF-17.9: the columns at borders, closed to who builds alone without an architect."""
    west, east = neighbours(game, seat)
    return (LEFT if west is not None else 0) | (RIGHT if east is not None else 0)


def blocked_alone(game: Florence, seat: Seat) -> Mask:
    """PF-17.9: where a building of one's own may not lie."""
    closed = blocked(game, seat)
    return closed if game.players[seat].architects else closed | border_columns(game, seat)


def building_room(game: Florence, seat: Seat, tile: TileId) -> list[Mask]:
    """PF-8.1 to PF-8.5: every way a building can be erected."""
    closed = blocked_alone(game, seat)
    return [cells for cells in PLACEMENTS[tile] if not cells & closed]


def why_not_build(game: Florence, seat: Seat, tile: TileId) -> Illegal | None:
    """PF-8.7 to PF-8.9, PF-13.3: why this building cannot be erected anywhere; None if it can."""
    if tile not in BUILDINGS:
        return Illegal("no-such-building", rule="PF-8.8", building=tile)
    if game.players[seat].has_building(tile):
        return Illegal("building-stands", rule="PF-8.7", building=tile)
    if not game.buildings_left[BUILDING[tile]]:
        return Illegal("building-gone", rule="PF-8.8", building=tile)
    cost = building_cost(game.players[seat].architects)
    if cost > purchasing_power(game, seat):
        rule = "PF-16.2" if game.muse else "PF-13.3"
        return Illegal("cannot-pay", rule=rule, florins=cost, most=purchasing_power(game, seat))
    if not fits(tile, blocked_alone(game, seat)):
        return Illegal("no-room-to-build", rule="PF-8.1", building=tile)
    return None


def buildable(game: Florence, seat: Seat) -> list[TileId]:
    """Every building this player can pay for and place."""
    player = game.players[seat]
    if building_cost(player.architects) > purchasing_power(game, seat):
        return []
    closed = blocked_alone(game, seat)
    mine = {each.tile for each in player.buildings}
    return [
        tile
        for tile, left in zip(BUILDINGS, game.buildings_left, strict=True)
        if left and tile not in mine and fits(tile, closed)
    ]


def why_not_cells(tile: TileId, cells: tuple[Cell, ...]) -> Illegal | None:
    """PF-8.1, PF-8.3: why a tile cannot lie like this in any principality."""
    if shape_of(cells) not in SHAPES[tile] or len(set(cells)) != len(cells):
        return Illegal("wrong-shape", rule="PF-8.3", tile=tile)
    if not inside(cells):
        return Illegal("outside", rule="PF-8.1", tile=tile)
    return None


def why_not_on(game: Florence, seat: Seat, tile: TileId, mask: Mask) -> Illegal | None:
    """PF-8.2, PF-8.5, PF-17.8: why these cells of this principality are not free for a building."""
    player = game.players[seat]
    if found := mask & game.palazzo:
        where = written(found)
        return Illegal("covers-palazzo", rule="PF-8.2", cells=where, tile=tile, owner=seat)
    if found := mask & player.covered:
        where = written(found)
        return Illegal("covers-tile", rule="PF-8.2", cells=where, tile=tile, owner=seat)
    if tile in LANDSCAPES or may_touch(player.architects):
        return None
    if found := mask & touching(game, seat):
        rule = "PF-17.8" if game.cooperative else "PF-8.5"
        return Illegal("touches", rule=rule, cells=written(found), tile=tile, owner=seat)
    return None


def why_not_landscape(game: Florence, seat: Seat, tile: TileId, action: Place) -> Illegal:
    """PF-5.2, PF-17.21: why a landscape cannot lie there."""
    if action.beyond:
        return Illegal("landscape-across", rule="PF-17.21", tile=tile)
    cells = read(action.at)
    if cells is None:
        return Illegal("no-cells", rule="PF-8.1", typed=action.at)
    why = why_not_cells(tile, cells) or why_not_on(game, seat, tile, mask_of(cells))
    return why or Illegal("cells-in-order", rule="PF-8.1", cells=written(mask_of(cells)))


def why_not_place(game: Florence, seat: Seat, tile: TileId, action: Place) -> Illegal:
    """PF-8.1 to PF-8.5, PF-17.9: which of the rules of placement a building breaks there."""
    if action.beyond:
        return Illegal("alone-inside", rule="PF-17.9", tile=tile)
    cells = read(action.at)
    if cells is None:
        return Illegal("no-cells", rule="PF-8.1", typed=action.at)
    if why := why_not_cells(tile, cells):
        return why
    mask = mask_of(cells)
    if why := why_not_on(game, seat, tile, mask):
        return why
    if not game.players[seat].architects and (found := mask & border_columns(game, seat)):
        return Illegal("border-needs-architect", rule="PF-17.9", cells=written(found), tile=tile)
    return Illegal("cells-in-order", rule="PF-8.1", cells=written(mask))


def lay_landscape(game: Florence, seat: Seat, tile: TileId, cells: Mask) -> None:
    """PF-5.2: a landscape lies in a principality for good."""
    game.players[seat].landscapes += (Placed(tile, cells),)
    game.tell(TilePlaced(seat, tile, written(cells)))


def take_building(game: Florence, tile: TileId) -> None:
    """PF-8.8: a building leaves the supply."""
    at = BUILDING[tile]
    game.buildings_left = swapped(game.buildings_left, at, game.buildings_left[at] - 1)


class PlaceBuilding(Question):
    """PF-8.9: the building is placed, after it has been paid; then it brings prestige."""

    rule = "PF-8.9"
    continues = True
    tile: TileId

    def options(self, game: Florence, seat: Seat) -> list[Action]:
        return [PLACE[cells] for cells in building_room(game, seat, self.tile)]

    def facts(self, game: Florence, seat: Seat | None) -> dict[str, Any]:
        return {"tile": self.tile, "cost": building_cost(game.players[self.seat].architects)}

    def refusal(self, game: Florence, seat: Seat, action: Action) -> Illegal:
        if isinstance(action, Place):
            return why_not_place(game, seat, self.tile, action)
        return super().refusal(game, seat, action)

    def decide(self, game: Florence, seat: Seat, action: Place) -> None:
        player = game.players[seat]
        cost = building_cost(player.architects)
        pay(game, seat, cost)
        take_building(game, self.tile)
        player.buildings += (Placed(self.tile, CELLS[action.at]),)
        game.tell(Built(seat, self.tile, action.at, cost))
        gain(game, seat, NUMBERS.building_prestige_points, "building")
