"""What a match keeps of its moves."""

from __future__ import annotations

from typing import Any

from .game import Event
from .values import Seat, Value


class Move(Value):
    """One line of play."""

    seat: Seat
    action: Any


class Played(Value):
    """A move that stands, with what decides whether it may still be taken back."""

    n: int
    move: Move
    events: tuple[Event, ...]
    by_chance: bool
    sealed: bool
    """It went into a sealed choice that was still open afterwards."""


class Base(Value):
    """A moment from which play can be taken up without the lines before it.

    A match taken up here knows no earlier move: to undo, rewind or fork, load it from its start.
    """

    position: bytes
    """The JSON of the position."""
    n: int
    """How many moves had been made."""
    rewinds: int
