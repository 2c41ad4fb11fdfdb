"""What a balance report says."""

from __future__ import annotations

from typing import Any

from ...kernel.values import Value


class Row(Value):
    """All players that had one thing."""

    id: str
    games: int
    """How many players had it; a game with two of them counts twice."""
    wins: int
    win_rate: float
    interval: tuple[float, float]
    """Where the true win rate lies, with 95 % confidence."""
    off: bool
    """The interval leaves out the win rate of the group."""
    sure: bool
    """Off, and not to be expected of any row if all rows were even (Benjamini-Hochberg, 5 %)."""
    ours: tuple[str, ...] = ()
    """What of it is marked `ours` in the data."""


class Group(Value):
    """Things of one kind; all of them are measured against their mean."""

    name: str
    win_rate: float
    """Of all players that had one of them: the even share, where everybody has exactly one."""
    rows: tuple[Row, ...]


class Source(Value):
    """Where points come from, on average."""

    name: str
    all: float
    winners: float


class Section(Value):
    """All games with the same options."""

    options: dict[str, Any]
    games: int
    decisions: float
    """On average."""
    shared_defeats: int
    even: float
    """The even share: what each seat would win if all were alike."""
    scores: tuple[float, ...]
    """By seat, on average."""
    endings: dict[str, int]
    off: int
    """How many rows are off."""
    expected_off: float
    """How many would be if all were even."""
    sure: int
    groups: tuple[Group, ...]
    points: tuple[Source, ...]


class Report(Value):
    """What `interpares balance --json` prints."""

    game: str
    engine: str
    version: int
    edition: str
    code: str
    bot: str
    seats: int
    seed: int
    sections: tuple[Section, ...]
