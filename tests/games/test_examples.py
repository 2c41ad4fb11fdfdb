"""The worked examples of the rulebooks, with the same names and numbers."""

from __future__ import annotations

import re

import pytest
from msgspec import structs

from games.examples import EXAMPLES, NAMES, example, flaws
from interpares import slugs

every_file = pytest.mark.parametrize("slug, name", NAMES)


def test_every_game_has_examples():
    assert sorted(EXAMPLES) == slugs()


@every_file
def test_the_example_comes_out_as_the_rulebook_says(slug: str, name: str):
    """EX-01 to EX-32 of Florence, E1 to E13 of Magnaci, EX-01 to EX-24 of Signorie, E-1 to E-9 of
    Sigismundus Augustus
    """
    assert example(slug, name).run() == []


@pytest.mark.parametrize(
    "slug, number", [(slug, number) for slug, numbers in EXAMPLES.items() for number in numbers]
)
def test_every_example_has_a_file(slug: str, number: str):
    assert [name for game, name in NAMES if game == slug and name.startswith(f"{number}_")]


@every_file
def test_every_file_names_its_example_and_rules_and_expects_something(slug: str, name: str):
    scenario = example(slug, name)

    number = name.split("_", maxsplit=1)[0]
    assert re.sub(r"\W", "", scenario.name.lower()).startswith(number)
    assert scenario.rules
    assert all(re.fullmatch(r"[A-Z]{2}-(\d+|[A-Z]{3})\.\d+", rule) for rule in scenario.rules)
    assert scenario.expect


@pytest.mark.parametrize("slug, name", [each for each in NAMES if example(*each).moves])
def test_without_its_last_move_an_example_expects_too_much(slug: str, name: str):
    """What is expected must come from the moves."""
    scenario = example(slug, name)

    shorter = structs.replace(scenario, moves=scenario.moves[:-1])

    assert flaws(shorter) != []
