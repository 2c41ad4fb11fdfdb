"""How games look in a terminal."""

from __future__ import annotations

import importlib
import importlib.util

from .plain import Board, Idle

__all__ = ["Board", "Idle", "board_of"]


def board_of(slug: str) -> Board:
    """The board drawn for this game, or the plain one that can show any."""
    module = f"{__name__}.{slug}"
    if importlib.util.find_spec(module) is None:
        return Board()
    board: Board = importlib.import_module(module).BOARD
    return board
