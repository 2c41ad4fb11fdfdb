"""A home-made card as TOML, in the form of the data files."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

FIRST = (
    *("type", "name", "epithet", "person", "faction", "szabla", "kreski", "bonus", "lafa"),
    *("upkeep", "income", "keywords", "unique", "attach_to", "bearer", "unstoppable"),
    *("own_victory", "text"),
)
"""The order of fields in the data files; what a card does comes last."""
WIDE = ("do", "target", "static", "then", "else", "options")
"""Lists that have a line for each entry."""
LEADING = ("op", "event", "name", "pl")
"""What a table begins with."""
INDENT = "  "


def as_toml(entry: Mapping[str, Any]) -> str:
    """The entry `[[card]]` of a file."""
    return "".join(f"{line}\n" for line in ("[[card]]", *_lines(entry)))


def _lines(entry: Mapping[str, Any]) -> Iterator[str]:
    for key in FIRST:
        if key in entry:
            yield f"{key} = {_value(entry[key])}"
    if "play" in entry:
        yield "[card.play]"
        yield from _pairs(entry["play"])
    for ability in entry.get("ability", ()):
        yield "[[card.ability]]"
        yield from _pairs(ability)


def _pairs(table: Mapping[str, Any]) -> Iterator[str]:
    order = sorted(table, key=lambda key: (key in WIDE, key != "kind"))
    for key in order:
        yield f"{key} = {_wide(table[key]) if key in WIDE else _value(table[key])}"


def _wide(entries: list[Any]) -> str:
    inside = "".join(f"{INDENT}{_value(each)},\n" for each in entries)
    return f"[\n{inside}]" if entries else "[]"


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        # What JSON escapes, TOML escapes in the same way.
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, Mapping):
        order = sorted(value, key=lambda key: key not in LEADING)
        inside = ", ".join(f"{key} = {_value(value[key])}" for key in order)
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(value, (list, tuple)):
        return f"[{', '.join(map(_value, value))}]"
    return str(value)
