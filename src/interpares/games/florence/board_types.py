"""Tiles and boards: the types of tiles.toml and board.toml."""

from __future__ import annotations

from typing import Literal

from ...datafiles import File, Named, Sourced
from ...kernel.values import Value
from .components import Cell

SizeClass = Literal["large", "medium", "small"]


class Tile(Named, kw_only=True):
    """A building or landscape: cells in its printed orientation."""

    cells: int
    copies: int
    professions: int
    shape: tuple[Cell, ...]
    picture: tuple[str, ...]
    orientations: int


class Building(Tile, kw_only=True):
    """A building, which may be turned and flipped over."""

    size_class: SizeClass


class Tiles(File, kw_only=True):
    """tiles.toml"""

    building: tuple[Building, ...]
    landscape: tuple[Tile, ...]


class Round(Named, kw_only=True):
    """A round of the round table."""

    number: int
    min_work_value: int
    muse_bonus: int


class Grid(Sourced, kw_only=True):
    """The grid of a player board."""

    columns: int
    rows: int
    cell_format: str
    edge_adjacency: str
    corner_contact_is_adjacency: bool


class BoardSide(Named, kw_only=True):
    """A side of the player boards, with its palazzo."""

    palazzo: tuple[Cell, ...]
    free_cells: int
    used_when_cooperative: bool


class BoardSlot(Named, kw_only=True):
    """Spaces beside the grid."""

    count: int
    fill_order: str


class FameTrack(Named, kw_only=True):
    """The track of prestige."""

    spaces_per_lap: int
    laps_limited: bool
    minimum: int


class RoundTable(Named, kw_only=True):
    """The table of rounds and minimum work values."""

    rounds: int


class JoinedBoards(Sourced, kw_only=True):
    """How boards are joined in cooperative building."""

    border_length: int
    border_column_west_neighbour: int
    border_column_east_neighbour: int
    max_principalities_per_building: int


class Border(Value):
    """The right column of one seat is glued to the left column of another."""

    west: int
    east: int


class JoinedLayout(Named, kw_only=True):
    """The borders for a number of players."""

    players: int
    topology: Literal["strip", "ring"]
    borders: tuple[Border, ...]
    neighbours_per_player: int


class Board(File, kw_only=True):
    """board.toml"""

    fame_track: FameTrack
    round_table: RoundTable
    round: tuple[Round, ...]
    grid: Grid
    player_board_side: tuple[BoardSide, ...]
    player_board_slot: tuple[BoardSlot, ...]
    joined_boards: JoinedBoards
    joined_layout: tuple[JoinedLayout, ...]
