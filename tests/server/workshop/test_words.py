"""The words of the card editor: the page has them in Polish for all the language of cards."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from interpares.games.veto.sheet import TableOf, sheet

FOLDER = Path(__file__).parents[3] / "web" / "src" / "workshop" / "cards"


def written(name: str) -> set[str]:
    """The ids of the messages of a file."""
    return set(re.findall(r"(?m)^([a-z][\w-]*) =", (FOLDER / name).read_text("utf-8")))


def fields(tables: tuple[TableOf, ...], prefix: str = "") -> Iterator[str]:
    for table in tables:
        name = prefix or ("ability" if table.name == "playing" else table.name)
        yield from [f"{name}-{each.key}" for each in table.fields if each.meaning]


def meant() -> set[str]:
    """Every place of the language that means something."""
    found = [*fields(sheet().cards, "field"), *fields(sheet().tables)]
    for prefix in ("operations", "conditions", "amounts"):
        kind = {"operations": "op", "conditions": "cond", "amounts": "amount"}[prefix]
        found += [f"{kind}-{each.name}" for each in getattr(sheet(), prefix)]
    for name, words in sheet().words.items():
        # A word with capitals stands for others, and is never offered.
        found += [f"{name}-{each.word}" for each in words if each.meaning and each.word.islower()]
    return {f"hint-{each}".replace("_", "-") for each in found}


def test_every_hint_of_the_editor_is_there_in_polish_and_none_is_left_over():
    assert written("hints.pl.ftl") == meant()


@pytest.mark.parametrize("kind", ["operations", "conditions", "amounts"])
def test_everything_that_can_be_chosen_has_a_polish_name(kind):
    prefix = {"operations": "op", "conditions": "cond", "amounts": "amount"}[kind]
    names = {f"{prefix}-{each.name}".replace("_", "-") for each in getattr(sheet(), kind)}

    assert names <= written("terms.pl.ftl")
