"""The numbers of the bots: data files, each with what was done to find better ones."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Annotated, Any, Generic, TypeVar

from msgspec import Meta

from ..datafiles import Reader, load, packaged
from ..kernel.values import Value

Kind = TypeVar("Kind")

READ = packaged(__package__)
Amount = Annotated[float, Meta(ge=0)]
Count = Annotated[int, Meta(ge=1)]
Share = Annotated[float, Meta(ge=0, le=1)]
"""A chance is one too."""


def exactly(count: int) -> Meta:
    """How many numbers there must be in a row of them."""
    return Meta(min_length=count, max_length=count)


class Confirmation(Value, kw_only=True):
    """One bot with the new numbers against a table with those before, on deals not tuned on."""

    seats: int
    games: int
    shared_defeats: int = 0
    wins: int
    win_rate: float
    """Of the games that were no shared defeat."""
    interval: tuple[float, float]
    """Where the true win rate lies, with 95 % confidence (Wilson)."""


class Run(Value, kw_only=True, omit_defaults=True):
    """What was done to find better numbers, and what came of it."""

    told: str
    adopted: bool
    command: str = ""
    engine: str = ""
    """The version of interpares that played."""
    version: int = 0
    """Of the rules."""
    edition: str = ""
    """Of the data of the game."""
    seats: int = 0
    options: dict[str, Any] = {}
    seed: int = 0
    generations: int = 0
    candidates: int = 0
    """In each generation."""
    games: int = 0
    """In all, without those of the confirmation."""
    fitness: tuple[float, ...] = ()
    """The mean of each generation."""
    factors: dict[str, float] = {}
    """What each number was multiplied with."""
    confirmation: Confirmation | None = None


class Numbers(Value, Generic[Kind], kw_only=True, omit_defaults=True):
    """One data file: the numbers a bot plays with."""

    schema: str
    bot: str
    runs: tuple[Run, ...]
    """The latest last."""
    weights: Kind
    variants: dict[str, Kind] = {}
    """The whole numbers for special cases; the file says only what differs."""


def numbers(slug: str, kind: type[Kind], read: Reader = READ) -> Numbers[Kind]:
    """The numbers for a game; raises BadInput that names the file and what is wrong there."""
    file: Any = Numbers
    found: Numbers[Kind] = load(read, f"{slug}.toml", file[kind], _whole)
    return found


def _whole(raw: Any) -> Any:
    """The file with every variant complete; all numbers must be finite."""
    if not all(map(math.isfinite, _floats(raw))):
        raise ValueError("a number is not finite")
    weights, variants = raw.get("weights"), raw.get("variants", {})
    if isinstance(weights, dict) and isinstance(variants, dict):
        raw["variants"] = {
            name: {**weights, **own} if isinstance(own, dict) else own
            for name, own in variants.items()
        }
    return raw


def _floats(value: Any) -> Iterator[float]:
    if isinstance(value, float):
        yield value
    elif isinstance(value, dict | list):
        for each in value.values() if isinstance(value, dict) else value:
            yield from _floats(each)
