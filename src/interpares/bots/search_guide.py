"""What a search is guided by in one game."""

from __future__ import annotations

import importlib
import math
from collections.abc import Callable
from importlib.util import find_spec
from random import Random
from typing import Any

from ..kernel.steps import Action
from ..kernel.values import Seat, Value
from ..kernel.views import Bot
from .greedy import Judge

Arrived = Callable[[Any], bool]


class Budget(Value):
    """When a search ends. Only playouts give the same choice on every machine."""

    playouts: int = 24
    seconds: float = math.inf
    options: int = 4
    """So many options are in the running at first."""
    doubt: float = 0.5
    """Another option than the usual one must be better by so many standard errors."""
    trees: int = 1
    """Trees that grow apart from each other, in processes of their own if there are any."""


class Guide(Value):
    """The knowledge of a game that a search needs; only what a seat may know is looked at."""

    judge: Judge
    """What an option looks worth at first sight."""
    base: Callable[[Random], Bot]
    """Makes the bot whose choice stands unless the search finds a better one."""
    policy: Callable[[Any, Seat, Random], Action]
    """What a seat would usually do in an imagined world."""
    evaluate: Callable[[Any, Seat], float]
    """How good a position at the horizon is for a seat."""
    horizon: Callable[[Any, Seat], Arrived]
    """How far a seat looks: tells of later positions whether they can be compared."""
    margin: float = 0.0
    """Another option than the usual one must be better by more than this."""
    budget: Budget = Budget()
    """How long the strongest level searches."""
    weighty: frozenset[str] = frozenset()
    """The questions worth a search, by name, or all; the base answers the others."""


def has_guide(slug: str) -> bool:
    return find_spec(f"{__package__}.{slug}_guide") is not None


def guide_of(slug: str) -> Guide:
    """What a search is guided by in a game."""
    guide: Guide = importlib.import_module(f"{__package__}.{slug}_guide").GUIDE
    return guide
