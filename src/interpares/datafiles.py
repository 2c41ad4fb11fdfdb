"""Data files of a game: read once, checked to the last field, with their provenance counted."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from importlib import resources
from typing import Any, Literal, TypeVar, get_type_hints

import msgspec

from .kernel.errors import BadInput
from .kernel.values import Value

Table = TypeVar("Table")
Box = TypeVar("Box", bound=Value)

Reader = Callable[[str], bytes]
"""Gives the content of a data file by its name."""


class Sourced(Value, forbid_unknown_fields=True, kw_only=True):
    """An entry of a data file, with where its values come from."""

    source: Literal["rulebook", "public", "ours"]
    rulebook_fields: tuple[str, ...] = ()
    public_fields: tuple[str, ...] = ()
    ours_fields: tuple[str, ...] = ()
    deduced_fields: tuple[str, ...] = ()
    note: str = ""
    basis: str = ""
    """Why a value is what it is."""


class Named(Sourced, kw_only=True):
    """A thing with an id and its names."""

    id: str
    pl: str
    en: str
    de: str = ""


class File(Value, kw_only=True):
    """A data file says which format it has."""

    schema: str


def packaged(package: str) -> Reader:
    """Reads the data files that came with a game."""
    folder = resources.files(package) / "data"
    return lambda name: (folder / name).read_bytes()


def load(
    read: Reader, name: str, kind: type[Table], prepare: Callable[[Any], Any] = lambda raw: raw
) -> Table:
    """A data file as a typed value; raises BadInput naming file, entry and path of what is wrong.

    `prepare` may change the plain values before they are typed.
    """
    try:
        raw = prepare(msgspec.toml.decode(read(name)))
    except (ValueError, RecursionError, OSError) as error:
        raise BadInput(f"{name}: {error}") from None
    try:
        return msgspec.convert(raw, kind, str_keys=True)
    except msgspec.ValidationError as error:
        raise BadInput(f"{name}: {_entry(raw, str(error))}{error}") from None


def _entry(raw: Any, error: str) -> str:
    """The id of the entry an error is about, where its path leads to one."""
    found = re.search(r"`\$\.(\w+)\[(\d+)\]", error)
    entry = raw[found[1]][int(found[2])] if found else None
    return f"'{entry['id']}': " if isinstance(entry, dict) and "id" in entry else ""


def files_of(box: type[Value]) -> tuple[str, ...]:
    """The data files of a game: one for each field of its box."""
    return tuple(f"{name}.toml" for name in box.__struct_fields__)


def open_box(
    read: Reader,
    kind: type[Box],
    flaws: Callable[[Box], list[str]],
    prepare: Callable[[Any], Any] = lambda raw: raw,
) -> Box:
    """All data files of a game, or BadInput naming the file and what is wrong there."""
    tables = get_type_hints(kind)
    box = kind(
        **{name: load(read, f"{name}.toml", table, prepare) for name, table in tables.items()}
    )
    if found := flaws(box):
        raise BadInput("; ".join(found))
    return box


def in_order(ids: Iterable[str], order: Iterable[str]) -> tuple[str, ...]:
    """The ids as the data lists them, so that equal sets are equal tuples."""
    chosen = set(ids)
    return tuple([each for each in order if each in chosen])


def provenance(read: Reader, names: tuple[str, ...]) -> Mapping[str, int]:
    """How many entries come from the rulebook, from public sources and from us.

    Of the first two kinds some have single fields of ours; they are counted once more.
    """
    counts = Counter({"rulebook": 0, "public": 0, "ours": 0, "partly_ours": 0})
    for name in names:
        counts.update(_sources(msgspec.toml.decode(read(name))))
    return dict(counts)


def _sources(value: Any) -> list[str]:
    if isinstance(value, list):
        return [source for each in value for source in _sources(each)]
    if not isinstance(value, dict):
        return []
    own = [value["source"]] if "source" in value else []
    own += ["partly_ours"] if value.get("ours_fields") else []
    return own + [source for each in value.values() for source in _sources(each)]
