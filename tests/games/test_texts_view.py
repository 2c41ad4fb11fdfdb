"""The views in words, for a page that draws no board: nothing is called as the engine calls it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from types import UnionType
from typing import Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

import pytest
from msgspec import Struct
from walking import few_of, stroll

from games.text_checks import every_game, message
from interpares import rules_of, slugs
from interpares.texts import Texts, languages_of, sources

PLAYERS = "players"
"""The rows of the page: they need no heading."""
SILENT = '{ "" }'
BESIDE = {"value", "place", "outer"}
"""What a message about no record is given, with the fields beside it; see plain.ts."""
MESSAGE = re.compile(r"^view-([\w-]+) =(.*?)(?=^\S|\Z)", re.MULTILINE | re.DOTALL)
NAMED = re.compile(r"NAME\(\$(\w+)")
ID = re.compile(r"[a-z]{2}")
"""An id has letters side by side; a number, a numeral and the cells of a tile have not."""
STRIDE = 5
"""So many moves are made between two looks at a match."""


class Field(NamedTuple):
    """A field of a view."""

    path: str
    name: str
    records: tuple[type, ...]
    """What it holds, or its lists hold, if that has fields of its own."""
    words: tuple[str, ...]
    """All it can say, if that is known beforehand."""
    values: set[str]
    """What its message may ask for."""


def leaves(kind: Any) -> Iterator[Any]:
    """What a field holds in the end: not the lists, and not that there may be nothing."""
    if get_origin(kind) in {Union, UnionType, tuple}:
        for each in get_args(kind):
            yield from leaves(each)
    elif kind not in {type(None), Ellipsis}:
        yield kind


def fields_of(record: type, before: str = "") -> Iterator[Field]:
    """Every field of a view, with those of the records in it."""
    hints = get_type_hints(record)
    for name, kind in hints.items():
        kinds = list(leaves(kind))
        records = tuple(
            each for each in kinds if isinstance(each, type) and issubclass(each, Struct)
        )
        words = [word for each in kinds if get_origin(each) is Literal for word in get_args(each)]
        own = {field for each in records for field in each.__struct_fields__} | {"type"}
        values = own if records else BESIDE | set(hints)
        yield Field(f"{before}{name}", name, records, tuple(words), values)
        for each in records:
            yield from fields_of(each, f"{before}{name}_")


class Told:
    """What the page shows of the view of a game in one language."""

    def __init__(self, slug: str, language: str) -> None:
        package = rules_of(slug).package
        self.texts = Texts.of(package, language)
        self.bodies = dict(MESSAGE.findall("\n".join(sources(package, language).values())))
        self.fields = {each.path: each for each in fields_of(rules_of(slug).view_type)}

    def said(self, path: str) -> str:
        """The message of a field, without its name; empty where the page tells it by itself."""
        body: str = self.bodies.get(path.replace("_", "-"), "")
        return body.partition("\n    .name")[0].strip()

    def is_reached(self, path: str) -> bool:
        """Whether the page comes to a field: it does not where a record is said as a whole."""
        parts = path.split("_")
        wholes = ("_".join(parts[:end]) for end in range(1, len(parts)))
        return not any(whole in self.fields and self._is_whole(whole) for whole in wholes)

    def _is_whole(self, path: str) -> bool:
        return bool(self.fields[path].records) and bool(self.said(path))

    def shown(self) -> list[Field]:
        """The fields that have a line, a row or a section of their own."""
        silent = {path for path in self.fields if self.said(path) == SILENT}
        return [
            field
            for path, field in self.fields.items()
            if path not in silent | {PLAYERS} and self.is_reached(path)
        ]

    def has_label(self, field: Field) -> bool:
        own = self.texts.attribute(message("view", field.path), "name", {})
        return bool(own) or self.has_name(field.name)

    def has_name(self, word: str) -> bool:
        return message("name", word) in self.texts or self.texts.name(word) != word

    def ids(self, path: str, value: Any) -> Iterator[str]:
        """The ids in a field that the page names, or would show as they are."""
        if isinstance(value, tuple | list):
            for each in value:
                yield from self.ids(path, each)
        elif isinstance(value, Struct):
            named = NAMED.findall(self.said(path)) if self.said(path) else value.__struct_fields__
            for field in named:
                yield from self.ids(f"{path}_{field}", getattr(value, field))
        elif isinstance(value, str) and ID.search(value) and not self._is_retold(path):
            yield value

    def _is_retold(self, path: str) -> bool:
        """Whether a message tells the value of a field in words of its own."""
        said = self.said(path)
        return bool(said) and "value" not in NAMED.findall(said)


@every_game
def test_every_field_that_is_shown_is_called_in_our_words(slug, language):
    told = Told(slug, language)

    assert [each.path for each in told.shown() if not told.has_label(each)] == []


@every_game
def test_every_word_a_field_can_say_has_a_name(slug, language):
    told = Told(slug, language)
    words = {word for each in told.shown() for word in told.ids(each.path, each.words)}

    assert {word for word in words if not told.has_name(word)} == set()


@every_game
def test_every_sentence_about_the_view_is_about_a_field_of_it(slug, language):
    told = Told(slug, language)
    known = {path.replace("_", "-"): field.values for path, field in told.fields.items()}

    assert set(told.bodies) <= set(known)
    for name, body in told.bodies.items():
        assert set(re.findall(r"\$(\w+)", body)) <= known[name], name


@pytest.mark.parametrize("slug", slugs())
def test_whatever_a_view_holds_in_a_match_has_a_name(slug):
    tellers = [Told(slug, language) for language in languages_of(rules_of(slug).package)]
    looked = 0
    for seed, case in enumerate(few_of(slug)):
        for at, (match, seat, _) in enumerate(stroll(case, seed)):
            if at % STRIDE:
                continue
            looked += 1
            for viewer in (None, seat):
                view = match.rules.view(match.game, viewer)
                for told in tellers:
                    ids = {
                        word
                        for name in view.__struct_fields__
                        for word in told.ids(name, getattr(view, name))
                    }
                    assert {word for word in ids if not told.has_name(word)} == set()

    assert looked > 50
