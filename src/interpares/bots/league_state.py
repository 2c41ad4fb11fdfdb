"""The games of a league played so far, kept in a file that survives an interruption."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from ..kernel.errors import BadInput
from ..kernel.values import Value

Index = TypeVar("Index")


class Indexed(Protocol):
    """One game of many, told apart by an index that can be sorted."""

    @property
    def index(self) -> Any: ...


Kind = TypeVar("Kind", bound=Indexed)


class Result(Value, Generic[Index]):
    """How one game of a league went; lists are by seat."""

    index: Index
    reason: str
    ranks: tuple[int, ...]
    """Empty when everybody lost."""
    seconds: tuple[float, ...]
    decisions: tuple[int, ...]


class Ledger(Generic[Kind]):
    """Results by index; with a file each is written down at once, one line of JSON per game."""

    def __init__(self, path: Path | None, identity: Mapping[str, Any], kind: Any) -> None:
        """Take up a file of results of this kind, written with the same identity, or begin one."""
        self.path = path
        self._results: dict[Any, Kind] = {}
        if path is None:
            return
        first, lines = _line(identity), _complete_lines(path)
        if not lines:
            path.write_bytes(first)
        elif lines[0] != first:
            raise BadInput(f"{path} {_difference(lines[0], first)}; choose another state file.")
        else:
            path.write_bytes(b"".join(lines))
            self._results = {each.index: each for each in _results(path, lines[1:], kind)}

    def __contains__(self, index: object) -> bool:
        return index in self._results

    def __len__(self) -> int:
        return len(self._results)

    def __iter__(self) -> Iterator[Kind]:
        """The results in the order of their games."""
        return (self._results[index] for index in sorted(self._results))

    def add(self, result: Kind) -> None:
        self._results[result.index] = result
        if self.path is not None:
            with self.path.open("ab") as file:
                file.write(_line(result))


def _line(value: Any) -> bytes:
    return msgspec.json.encode(value) + b"\n"


def _complete_lines(path: Path) -> list[bytes]:
    """All lines but one cut off by an interruption; none of a new file, for which room is made."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lines = path.read_bytes().splitlines(keepends=True) if path.exists() else []
    except OSError as error:
        raise BadInput(f"{path} cannot be a state file: {error.strerror}.") from None
    return [line for line in lines if line.endswith(b"\n")]


def _results(path: Path, lines: list[bytes], kind: Any) -> Iterator[Any]:
    for number, line in enumerate(lines, 2):
        try:
            yield msgspec.json.decode(line, type=kind)
        except msgspec.DecodeError as error:
            raise BadInput(f"Line {number} of {path} is damaged: {error}.") from None


def _difference(found: bytes, wanted: bytes) -> str:
    """What the file was begun with instead."""
    try:
        there, here = msgspec.json.decode(found), msgspec.json.decode(wanted)
        differing = [key for key in here if there.get(key) != here[key]]
    except (msgspec.DecodeError, AttributeError):
        return "is no state of a league"
    return f"belongs to another league, with other {', '.join(differing) or 'fields'}"
