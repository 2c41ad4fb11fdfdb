"""The worked examples of the rulebook, with the same names and numbers."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec import structs

from interpares import BadInput, Scenario
from interpares.scenarios import Expectation

FILES = sorted((Path(__file__).parent / "scenarios").glob("*.toml"))
NAMES = [path.stem for path in FILES]


def example(name: str) -> Scenario:
    """The scenario of that file."""
    path = Path(__file__).parent / "scenarios" / f"{name}.toml"
    return Scenario.load(path.read_text("utf-8"))


@pytest.mark.parametrize("name", NAMES)
def test_the_example_comes_out_as_the_rulebook_says(name: str):
    """EX-01 to EX-24"""
    assert example(name).run() == []


@pytest.mark.parametrize("number", range(1, 25))
def test_every_example_has_a_file(number: int):
    """EX-01 to EX-24"""
    assert [name for name in NAMES if name.startswith(f"ex{number:02}_")]


@pytest.mark.parametrize("name", NAMES)
def test_every_file_names_its_example_and_rules_and_expects_something(name: str):
    """EX-01 to EX-24"""
    scenario = example(name)

    assert scenario.name.startswith(f"EX-{name[2:4]}: ")
    assert scenario.rules
    assert all(re.fullmatch(r"SI-[A-Z]{3}\.\d+", rule) for rule in scenario.rules)
    assert scenario.expect


WRONG = [
    (Expectation(at="/players/0/florins", equals=5), "/players/0/florins is 2"),
    (Expectation(waiting=(0,)), "waiting for (1,)"),
    (Expectation(refuses="1 take yellow 1"), "was allowed"),
    (Expectation(refuses="1 take yellow 2", rule="SI-ACT.2"), "was refused by SI-ACT.1"),
    (Expectation(refuses="1 steal yellow 1", rule="SI-ACT.1"), "could not be read"),
    (Expectation(seat=1, offers=("pass",)), "seat 1 is offered"),
    (Expectation(seat=1, offers_some=("manage",)), "seat 1 is not offered 'manage'"),
    (Expectation(seat=1, offers_none=("pass",)), "seat 1 is offered 'pass'"),
    (Expectation(outcome={"reason": "finished"}), "outcome reason is None"),
]


@pytest.mark.parametrize("wrong, reported", WRONG)
def test_a_wrong_expectation_is_reported(wrong: Expectation, reported: str):
    """EX-04: a runner that could not fail would prove nothing."""
    scenario = structs.replace(example("ex04_hiring"), expect=(wrong,))

    assert [reported in flaw for flaw in scenario.run()] == [True]


@pytest.mark.parametrize("name", [name for name in NAMES if example(name).moves])
def test_without_its_last_move_an_example_expects_too_much(name: str):
    """EX-01 to EX-24: what is expected must come from the moves."""
    scenario = example(name)

    shorter = structs.replace(scenario, moves=scenario.moves[:-1])

    assert flaws(shorter) != []


def flaws(scenario: Scenario) -> list[str]:
    """What differs; a pawn that is not there yet is one thing."""
    try:
        return scenario.run()
    except BadInput as error:
        return [str(error)]
