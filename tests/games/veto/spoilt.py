"""The data files of Veto! with one entry changed, and what is said about it."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import cache
from typing import Any, get_type_hints

from msgspec import structs

from interpares import BadInput
from interpares.datafiles import load
from interpares.games.veto.cards import BOX, READ
from interpares.games.veto.checks import Box, box_flaws
from interpares.games.veto.forms import with_forms

TABLES = get_type_hints(Box)


def faults(file: str, entry: str, **fields: Any) -> list[str]:
    """What is wrong when an entry has these fields; None leaves a field out."""

    def changed(old: Any) -> Any:
        return {key: value for key, value in (old | fields).items() if value is not None}

    return _faults(file, _changed(_raw(file), entry, changed))


def faults_without(file: str, entry: str) -> list[str]:
    """What is wrong when an entry is left out."""
    return _faults(file, _changed(_raw(file), entry, lambda _: None))


def faults_with_card(file: str, card: Any) -> list[str]:
    """What is wrong when a card stands at the end of its file."""
    return _faults(file, {"card": [*_raw(file)["card"], card]})


def _faults(file: str, raw: Any) -> list[str]:
    name = file.removesuffix(".toml")
    try:
        table = load(lambda _: b"", file, TABLES[name], lambda _: with_forms(raw))
    except BadInput as error:
        return [str(error)]
    return box_flaws(structs.replace(BOX, **{name: table}))


@cache
def _raw(file: str) -> Any:
    return tomllib.loads(READ(file).decode())


def _changed(raw: Any, entry: str, change: Callable[[Any], Any]) -> Any:
    """The file with the table of that name changed, or else the entry of that id."""
    if entry in raw:
        return raw | {entry: change(raw[entry])}
    lists = {key: value for key, value in raw.items() if isinstance(value, list)}
    for key, value in lists.items():
        entries = [change(each) if each["id"] == entry else each for each in value]
        lists[key] = [each for each in entries if each is not None]
    return raw | lists
