"""What a ladder says, as it is printed, published and shown."""

from __future__ import annotations

from typing import Any

from ...kernel.values import Value

Interval = tuple[float, float]
"""Where the true value lies, with 95 % confidence."""


class Share(Value, array_like=True):
    """How often of how many games; those that everybody lost are not among them."""

    wins: int
    games: int


class Rung(Value):
    """A level among the others at tables of one size."""

    level: str
    bot: str
    rating: float
    """400 points more are odds of ten to one against one opponent; a squire has 1500."""
    interval: Interval | None
    """None for the level that all others are measured against."""
    games: int
    """At which it sat in one seat or more."""
    by_seat: tuple[Share, ...]
    """Its wins in each seat, whoever sat in the others."""
    seconds: float
    """For a decision, on average."""


class Contest(Value):
    """One player of a level against a table of another."""

    higher: str
    lower: str
    games: int
    shared_defeats: int
    wins: int
    win_rate: float
    """Of the games that were no shared defeat."""
    interval: Interval
    by_seat: tuple[Share, ...]


class Table(Value):
    """All games of one number of seats."""

    seats: int
    options: dict[str, Any]
    levels: tuple[Rung, ...]
    """The weakest first."""
    pairs: tuple[Contest, ...]


class Ladder(Value):
    """What `interpares arena --ladder --json` prints, and what is published."""

    game: str
    engine: str
    """The version of interpares that played."""
    version: int
    """Of the rules."""
    edition: str
    """Of the data files."""
    code: str
    """A digest of what the bots do."""
    seed: int
    """The number of the first deal; every pair of levels plays the same deals."""
    tables: tuple[Table, ...]
