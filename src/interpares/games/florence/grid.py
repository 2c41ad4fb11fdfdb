"""PF-8: principalities as bit masks, and every way a tile can lie in one or across a border."""

from __future__ import annotations

import re
from collections.abc import Iterable

from .cards import BOX, BUILDINGS, LANDSCAPES
from .checks import orientations
from .components import Cell, TileId

COLUMNS, ROWS = BOX.board.grid.columns, BOX.board.grid.rows
ALL = (1 << COLUMNS * ROWS) - 1
LEFT = sum(1 << row * COLUMNS for row in range(ROWS))
"""The left column."""
RIGHT = LEFT << COLUMNS - 1

Mask = int
"""A set of cells; bit `row * COLUMNS + column`."""


def mask_of(cells: Iterable[Cell]) -> Mask:
    """The cells as a mask."""
    mask = 0
    for col, row in cells:
        mask |= 1 << row * COLUMNS + col
    return mask


def around(mask: Mask) -> Mask:
    """PF-8.4: all cells that share an edge with one of these."""
    beside = (mask & ~RIGHT) << 1 | (mask & ~LEFT) >> 1
    return (mask << COLUMNS | mask >> COLUMNS | beside) & ALL & ~mask


def cells_of(mask: Mask) -> tuple[Cell, ...]:
    """The cells of a mask, row by row."""
    return tuple(
        [(bit % COLUMNS, bit // COLUMNS) for bit in range(COLUMNS * ROWS) if mask >> bit & 1]
    )


def written(mask: Mask) -> str:
    """Cells as a player would type them: a letter for the column, a number for the row."""
    return "".join([f"{chr(ord('a') + col)}{row + 1}" for col, row in cells_of(mask)])


def read(text: str) -> tuple[Cell, ...] | None:
    """Typed cells, wherever they lie; None if these are no cells."""
    if not re.fullmatch(r"([a-z][1-9])+", text):
        return None
    pairs = zip(text[::2], text[1::2], strict=True)
    return tuple([(ord(letter) - ord("a"), int(number) - 1) for letter, number in pairs])


def inside(cells: Iterable[Cell]) -> bool:
    """PF-8.1: whether all cells lie in the grid."""
    return all(0 <= col < COLUMNS and 0 <= row < ROWS for col, row in cells)


def shape_of(cells: Iterable[Cell]) -> tuple[Cell, ...]:
    """The cells pushed into the upper left corner, in order: equal for equal shapes."""
    found = list(cells)
    left, top = min(col for col, _ in found), min(row for _, row in found)
    return tuple((col, row) for row, col in sorted((row - top, col - left) for col, row in found))


def _lying(tile: TileId, columns: int) -> Iterable[tuple[Cell, ...]]:
    """Every way a tile can lie in an area of that width."""
    kind = BUILDINGS.get(tile) or LANDSCAPES[tile]
    for shape in orientations(kind):
        width = max(col for col, _ in shape) + 1
        height = max(row for _, row in shape) + 1
        for top in range(ROWS - height + 1):
            for left in range(columns - width + 1):
                yield tuple((col + left, row + top) for col, row in shape)


SHAPES: dict[TileId, frozenset[tuple[Cell, ...]]] = {
    tile: frozenset(shape_of(shape) for shape in orientations(kind))
    for tile, kind in {**BUILDINGS, **LANDSCAPES}.items()
}
PLACEMENTS: dict[TileId, tuple[Mask, ...]] = {
    tile: tuple(sorted(map(mask_of, _lying(tile, COLUMNS)))) for tile in SHAPES
}
"""PF-8.1, PF-8.3: every way each tile can lie in an empty principality."""


def _parted(cells: tuple[Cell, ...]) -> tuple[Mask, Mask]:
    """The cells of an area of two principalities as one mask for each."""
    west = mask_of(cell for cell in cells if cell[0] < COLUMNS)
    east = mask_of((col - COLUMNS, row) for col, row in cells if col >= COLUMNS)
    return west, east


ACROSS: dict[TileId, tuple[tuple[Mask, Mask], ...]] = {
    tile: tuple(sorted(parts for parts in map(_parted, _lying(tile, 2 * COLUMNS)) if all(parts)))
    for tile in BUILDINGS
}
"""PF-17.5: every way each building can lie across a border: cells in the west, in the east."""
PALAZZO: dict[bool, Mask] = {
    side.used_when_cooperative: mask_of(side.palazzo) for side in BOX.board.player_board_side
}
"""The cells of the palazzo, on the base side and on the cooperative one."""
