"""The data files of a game, spoilt in one place, and what is said about it."""

from __future__ import annotations

import re
import tomllib
from importlib import import_module
from typing import Any

import pytest

from interpares import BadInput
from interpares.datafiles import files_of, open_box, packaged


class DataFiles:
    """The data files of a game."""

    def __init__(self, slug: str) -> None:
        package = f"interpares.games.{slug}"
        self.checks: Any = import_module(f"{package}.checks")
        self.read = packaged(package)
        self.names = files_of(self.checks.Box)

    def text(self, file: str) -> str:
        return self.read(file).decode()

    def open(self, file: str = "", text: str = "") -> Any:
        """The box; with a file given, as if that were its text."""

        def read(name: str) -> bytes:
            return text.encode() if name == file else self.read(name)

        prepare = getattr(self.checks, "PREPARE", lambda raw: raw)
        return open_box(read, self.checks.Box, self.checks.box_flaws, prepare)

    def fault_with(self, file: str, old: str, new: str) -> str:
        """What is wrong when a text is replaced where it stands first."""
        text = self.text(file)
        assert old in text, old
        return self._fault(file, text.replace(old, new, 1))

    def fault_without(self, file: str, entry_id: str) -> str:
        """What is wrong when an entry is left out."""
        entries = re.split(r"(?m)^(?=\[\[)", self.text(file))
        kept = [entry for entry in entries if f'\nid = "{entry_id}"\n' not in entry]
        assert len(kept) == len(entries) - 1
        return self._fault(file, "".join(kept))

    def _fault(self, file: str, text: str) -> str:
        with pytest.raises(BadInput) as error:
            self.open(file, text)
        return str(error.value)

    def entries(self, file: str) -> list[tuple[str, ...]]:
        """The fields of every entry that says where it comes from, or should."""
        return _sourced(tomllib.loads(self.text(file)))


def _sourced(value: Any) -> list[tuple[str, ...]]:
    if isinstance(value, list):
        return [each for item in value for each in _sourced(item)]
    if not isinstance(value, dict):
        return []
    inner = [each for item in value.values() for each in _sourced(item)]
    if "source" in value:
        inner = [each for each in inner if "source" in each]
    return [tuple(value), *inner] if "id" in value or "source" in value else inner
