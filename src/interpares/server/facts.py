"""What everybody may know of a table, and what its host chose."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from msgspec import Meta

from ..kernel.game import Outcome
from ..kernel.values import Seat, Value
from .clocks import Pace

Name = Annotated[str, Meta(min_length=1, max_length=64)]
Status = Literal["open", "running", "finished", "abandoned", "cancelled", "replay"]
OVER = ("finished", "abandoned", "replay")
"""The states in which nothing is hidden any more."""


class Spectators(Value):
    """Whether others may watch, and how late they see it."""

    mode: Literal["on", "off", "delayed"] = "on"
    delay_s: Annotated[int, Meta(ge=0, le=86_400)] = 0


class Setting(Value):
    """How a table is kept; nothing of it touches the rules of the game."""

    pace: Pace = Pace()
    spectators: Spectators = Spectators()
    substitute: str = "squire"
    """The level of the bot that plays for somebody who is away."""
    start: Literal["full", "host"] = "full"
    """Play begins when the last seat is taken, or when the host says so."""
    hints: Literal["auto", "on", "off"] = "auto"
    """Whether bots may be asked for advice; `auto` is where only one seat is a person's."""


def hints_allowed(setting: Setting, kinds: Sequence[str]) -> bool:
    """Whether hints are given at a table with such seats."""
    if setting.hints == "auto":
        return all(kind != "open" for kind in kinds) and kinds.count("person") == 1
    return setting.hints == "on"


class SeatFacts(Value):
    """One seat, as everybody sees it."""

    seat: Seat
    kind: Literal["person", "bot", "open"]
    name: str
    level: str
    """The level of a bot, or of the one that plays for a person."""
    away: bool
    """A bot plays for this person now."""


class ProposalFacts(Value):
    """Something that waits for everybody's consent."""

    id: str
    kind: Literal["undo", "abandon", "cancel"]
    by: Seat
    keep: int | None
    """An undo: how many moves would still stand."""
    agreed: tuple[Seat, ...]


class TableFacts(Value):
    """A table, as everybody sees it."""

    id: str
    game: str
    version: int
    name: str
    status: Status
    listed: bool
    options: dict[str, Any]
    setting: Setting
    seats: tuple[SeatFacts, ...]
    commitment: str
    """Of the seed; it can be checked against the seed when the match is over."""
    seed: str | None
    """Hexadecimal; only when the match is over."""
    seat_seeds: tuple[str, ...]
    origin: dict[str, Any]
    created_ms: int
    started_ms: int | None
    finished_ms: int | None
    outcome: Outcome | None
    rematch: str | None
    proposals: tuple[ProposalFacts, ...]
    waiting: tuple[Seat, ...]
    hints: bool
    """Whether whoever is asked may ask a bot."""
