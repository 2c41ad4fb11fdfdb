"""The ladder: how strong each level of a game is, measured game by game and kept as data."""

from .climbing import ladder
from .publishing import publish, published
from .types import Contest, Ladder, Rung, Table

__all__ = ["Contest", "Ladder", "Rung", "Table", "ladder", "publish", "published"]
