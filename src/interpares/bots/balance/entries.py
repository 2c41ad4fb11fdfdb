"""The entries of the data files by their ids, and which values in them are ours."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping
from importlib import resources
from typing import Any

import msgspec

from ...kernel.rules import rules_of


@functools.cache
def entries_of(slug: str) -> Mapping[str, tuple[str, ...]]:
    """For each id of the data what of it is ours, as `helpers.toml: price, column`."""
    folder = resources.files(rules_of(slug).package) / "data"
    found: dict[str, list[str]] = {}
    for file in sorted(folder.iterdir(), key=lambda each: each.name):
        if file.name.endswith(".toml"):
            for entry in _entries(msgspec.toml.decode(file.read_bytes())):
                found.setdefault(entry["id"], []).extend(_ours(file.name, entry))
    return {each: tuple(dict.fromkeys(ours)) for each, ours in found.items()}


def _entries(value: Any) -> Iterator[dict[str, Any]]:
    """Everything that has an id and says where it comes from."""
    if isinstance(value, list):
        for each in value:
            yield from _entries(each)
    elif isinstance(value, dict):
        if "source" in value and isinstance(value.get("id"), str):
            yield value
        for each in value.values():
            yield from _entries(each)


def _ours(file: str, entry: Mapping[str, Any]) -> Iterator[str]:
    fields = ", ".join(entry.get("ours_fields", ()))
    if fields:
        yield f"{file}: {fields}"
    elif entry["source"] == "ours":
        others = [*entry.get("rulebook_fields", ()), *entry.get("public_fields", ())]
        yield f"{file}: all but {', '.join(others)}" if others else f"{file}: all"
