"""Positions of the expansions: Muse and Princess, cooperative building, or both."""

from __future__ import annotations

from games.florence.positions import at, florence, in_turn
from interpares.games.florence.game import Florence
from interpares.games.florence.muse_and_princess import CharacterAuction

MUSE = {"muse": True}
TOGETHER = {"cooperative": True}
BOTH = {**MUSE, **TOGETHER}
TOWER = ("0 propose 1 tower", "0 place f1g1 a1")
PROPOSED = (*TOWER, "0 price 100")
AGREED = (*PROPOSED, "1 accept")
REJECTED = (*PROPOSED, "1 reject")


def characters(*houses, seats: int = 4, banker: int = 600, **fields) -> Florence:
    """The auction of the characters, at its first decision."""
    agenda = fields.pop("agenda", (CharacterAuction(),))
    return florence(seats, *houses, agenda=agenda, banker=banker, **MUSE, **fields)


def held(game: Florence) -> list[str | None]:
    """The character of each seat."""
    return [player.character for player in game.players]


def joined(*houses, seats: int = 3, **fields) -> Florence:
    """A turn of seat 0 on joined boards."""
    return in_turn(seats, *houses, **TOGETHER, **fields)


def across(own: list[tuple[int, int]], other: list[tuple[int, int]]) -> str:
    """Cells on both sides of a border as they are typed."""
    return f"{at(*own)} {at(*other)}"
