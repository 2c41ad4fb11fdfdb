"""docs/adding-a-card.md is true: made of the types, whole, and its examples are cards."""

from __future__ import annotations

import re
import runpy
import tomllib
import warnings
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from games.veto.spoilt import faults, faults_with_card
from interpares.games.veto import handbook_words, words
from interpares.games.veto.cards import PRINTED
from interpares.games.veto.handbook import leaves, page
from interpares.games.veto.language import AMOUNTS, CONDITIONS, Cost, Selector, Target, When
from interpares.games.veto.operations import Ability, AnyOperation, Playing
from interpares.games.veto.plain_operations import Operation

PAGE = Path(__file__).parents[3] / "docs" / "adding-a-card.md"
WRONG = tomllib.loads((Path(__file__).parent / "wrong_cards.toml").read_text("utf-8"))


@pytest.fixture(scope="module")
def text() -> str:
    return PAGE.read_text("utf-8")


def section(text: str, title: str) -> str:
    """What stands under a heading, with the smaller headings below it."""
    level = re.search(rf"(?m)^(#+) {title}$", text)[1]
    return re.split(rf"(?m)^#{{2,{len(level)}}} ", text.partition(f"\n{level} {title}\n")[2])[0]


def first_cells(text: str, title: str) -> list[str]:
    """The word each line of the tables of a section begins with."""
    return re.findall(r"(?m)^\| `([^`]+)`", section(text, title))


def keys(kind: type[msgspec.Struct]) -> list[str]:
    return [each.encode_name for each in msgspec.structs.fields(kind)]


def tags(kinds: tuple[type[msgspec.Struct], ...]) -> list[str]:
    return [str(each.__struct_config__.tag) for each in kinds]


def test_the_page_is_up_to_date(text: str):
    """VE-L.1"""
    assert page() == text, "run `python -m interpares.games.veto.handbook > docs/adding-a-card.md`"


def test_the_module_prints_the_page(text: str, capsys: pytest.CaptureFixture[str]):
    """VE-L.1"""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", RuntimeWarning)
        runpy.run_module("interpares.games.veto.handbook", run_name="__main__")

    assert capsys.readouterr().out == text


@pytest.mark.parametrize(
    "title, there",
    [
        ("Kinds", get_args(words.Kind)),
        ("An ability", keys(Ability)),
        ("Playing", keys(Playing)),
        ("Limits", get_args(words.Limit)),
        ("What a moment can be asked for", keys(When)),
        ("Conditions", tags(CONDITIONS)),
        ("Amounts", tags(AMOUNTS)),
        ("Zones", get_args(words.Zone)),
        ("Costs", keys(Cost)),
        ("Targets", keys(Target)),
        ("Operations", tags(tuple(leaves(Operation)))),
        ("Actions to forbid", get_args(words.Forbidden)),
        ("Shields", get_args(words.ShieldId)),
        ("Parameters", get_args(words.Parameter)),
        ("Durations", get_args(words.Duration)),
        ("Keywords", get_args(words.Keyword)),
    ],
)
def test_every_word_of_the_language_has_its_line(text: str, title: str, there: list[str]):
    """VE-L.1 to VE-L.18"""
    assert first_cells(text, title) == list(there)


def test_every_event_and_every_key_of_selectors_has_its_line(text: str):
    """VE-L.18: other tables follow in these sections."""
    events, selectors = first_cells(text, "Moments"), first_cells(text, "Selectors")

    assert events[: len(words.EVENTS)] == list(words.EVENTS)
    assert selectors[: len(keys(Selector))] == keys(Selector)


def test_all_fifty_five_operations_are_there(text: str):
    """VE-L.9"""
    assert set(leaves(Operation)) == set(get_args(AnyOperation))
    assert len(first_cells(text, "Operations")) == 55


def test_no_line_of_a_table_lacks_its_meaning(text: str):
    """VE-L.1"""
    rows = [line for line in text.splitlines() if line.startswith("| `")]

    assert [line for line in rows if line.endswith("| |")] == []


def test_fields_of_every_type_of_card_are_listed(text: str):
    """VE-L.1"""
    assert first_cells(text, "Card fields") == list(handbook_words.FIELDS)


def blocks(text: str, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)


def test_the_example_is_a_card_without_flaws(text: str):
    """VE-L.1, VE-L.6"""
    (card,) = tomllib.loads(blocks(text, "toml")[0])["card"]

    assert faults_with_card("effects.toml", card | {"number": len(PRINTED) + 1}) == []


@pytest.mark.parametrize(
    "at, file, card", [(1, "characters.toml", "uhlik"), (2, "effects.toml", "infamy")]
)
def test_the_parts_of_cards_in_the_page_have_no_flaws(text: str, at: int, file: str, card: str):
    """VE-L.2, VE-L.3"""
    fields = tomllib.loads(blocks(text, "toml")[at])["card"]

    assert faults(file, card, **fields) == []


def test_the_errors_of_the_page_are_what_is_said_of_wrong_cards(text: str):
    """VE-L.1"""
    flaws = [each["flaw"] for group in WRONG.values() for each in group if "flaw" in each]
    said = blocks(text, "text")[0].splitlines()

    assert len(said) == 4
    assert {re.sub(r"^effects.toml: 'confiscation'[,:] ", "", each) for each in said} <= set(flaws)
