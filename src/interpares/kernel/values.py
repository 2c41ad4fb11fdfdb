"""Immutable facts, and the few helpers tuples need."""

from __future__ import annotations

import functools
import re
from typing import TypeAlias, TypeVar, dataclass_transform

from msgspec import Struct, field

Seat: TypeAlias = int
"""0 … n-1, an index into `game.players`."""

Item = TypeVar("Item")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
class Value(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """An immutable fact: an action, a step, a card."""


def shown(text: str, longest: int = 80) -> str:
    """What somebody sent, fit to be quoted in one line."""
    line = " ".join(text.split()).encode("utf-8", "replace").decode()
    return line if len(line) <= longest else f"{line[:longest]}…"


@functools.cache
def snake(name: str) -> str:
    """The class name `LeaveOut` as the word `leave_out`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


def without(zone: tuple[Item, ...], item: Item) -> tuple[Item, ...]:
    """The zone after one such item has left it."""
    at = zone.index(item)
    return zone[:at] + zone[at + 1 :]


def swapped(zone: tuple[Item, ...], at: int, item: Item) -> tuple[Item, ...]:
    """The zone with another item in that place."""
    return (*zone[:at], item, *zone[at + 1 :])
