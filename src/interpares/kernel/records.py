"""A match as lines of JSON: a header, the moves, what else happened, digests and the outcome."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType, json, structs

from .errors import BadInput
from .game import Game, Outcome, encode
from .values import Item, Seat, Value

FORMAT = 1
"""The format of records; another one is refused."""
DIGEST_EVERY = 100


class Header(Value, omit_defaults=True, forbid_unknown_fields=True):
    """The first line: all that was settled before the first move."""

    interpares: int
    game: str
    version: int
    seats: int
    options: dict[str, Any]
    edition: str
    """A digest of the game's data files: edited cards make another edition."""
    commitment: str = ""
    id: str = ""
    seat_seeds: tuple[str, ...] = ()
    seed: str | None = None
    """Hexadecimal; only when the match is over, or was always open."""
    position: dict[str, Any] | None = None
    """Where the match began, if not with a fresh deal: forks and scenarios."""
    players: tuple[str, ...] = ()
    created: str | None = None


class Line(Value, omit_defaults=True, forbid_unknown_fields=True):
    """Any later line; the fields that are set say what it is."""

    n: int | UnsetType = UNSET
    seat: Seat | UnsetType = UNSET
    action: dict[str, Any] | UnsetType = UNSET
    undo: int | UnsetType = UNSET
    """The number of the move that its seat took back; the move's own line stays."""
    rewind: int | UnsetType = UNSET
    """How many moves still stand after everybody agreed to go back; chance is new from there."""
    digest: str | UnsetType = UNSET
    outcome: Outcome | UnsetType = UNSET
    note: dict[str, Any] | UnsetType = UNSET
    """Anything else worth keeping: chat, a seat taken over."""
    at: str | UnsetType = UNSET

    @property
    def is_move(self) -> bool:
        return self.action is not UNSET


class Record(Value):
    """A whole match, as it is stored."""

    header: Header
    lines: tuple[Line, ...]

    def dump(self) -> str:
        """The text of a record file."""
        return "".join(f"{dump_line(each)}\n" for each in (self.header, *self.lines))

    @staticmethod
    def load(text: str) -> Record:
        """The record in a text; raises BadInput naming the line that is wrong."""
        if not isinstance(text, str):
            raise BadInput("A record must be text.")
        rows = text.removesuffix("\n").split("\n")
        if not text:
            raise BadInput("The record is empty.")
        header = load_line(rows[0], 1, Header)
        if header.interpares != FORMAT:
            raise BadInput(
                f"The record has format {header.interpares}; this program reads {FORMAT}."
            )
        lines = (load_line(row, number, Line) for number, row in enumerate(rows[1:], 2))
        return Record(header, tuple(lines))


def header(**facts: Any) -> Header:
    """A header, checked as if it had been read from a file."""
    return _checked({"interpares": FORMAT, **facts}, Header, "header of a match")


def noted(note: dict[str, Any]) -> Line:
    """A note as a line, if it can be written."""
    return _checked({"note": note}, Line, "note for a record")


def _checked(facts: dict[str, Any], kind: type[Item], what: str) -> Item:
    try:
        return json.decode(json.encode(facts), type=kind)
    except (msgspec.DecodeError, msgspec.EncodeError, TypeError, UnicodeError) as error:
        raise BadInput(f"This is no {what}: {error}.") from None


def stamped(line: Line, at: str | None) -> Line:
    """The line with its time, if it has one."""
    return line if at is None else structs.replace(line, at=at)


def dump_line(line: Value) -> str:
    """One line of a record file."""
    return json.encode(line).decode()


def load_line(row: str, number: int, kind: type[Item]) -> Item:
    """One line of a record file, read as a header or a later line."""
    try:
        return json.decode(row, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadInput(f"Line {number} of the record is damaged or cut off: {error}.") from None


def digest(game: Game) -> str:
    """A fingerprint of the whole position."""
    return hashlib.sha256(encode(game)).hexdigest()


def edition_of(parts: Iterable[bytes]) -> str:
    """A fingerprint of the data a game is played with."""
    whole = hashlib.sha256()
    for part in parts:
        whole.update(len(part).to_bytes(8, "big") + part)
    return whole.hexdigest()[:16]
