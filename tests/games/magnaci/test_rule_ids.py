"""Every rule of Magnaci has its words, its code and its test, found by its id."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterable
from importlib import resources
from pathlib import Path

from games.magnaci.rule_ids import RULE_IDS

PACKAGE = resources.files("interpares.games.magnaci")
TESTS = Path(__file__).parent
RULE_ID = re.compile(r"MA-\d+\.\d+")

NOT_IN_CODE = {
    "MA-2.2": "no code reads a Family",
    "MA-2.8": "no code removes a building or pawn",
    "MA-2.10": "partitions are a list of provinces without a limit",
    "MA-7.11": "no code counts the offices of a player",
    "MA-10.6": "card strength is computed without the province",
    "MA-10.23": "no code removes a pawn",
    "MA-11.2": "the pawn is display only",
    "MA-11.7": "losses and province modifiers do not ask about partitions",
    "MA-11.8": "order, standing and Wealth do not ask about partitions",
    "MA-13.2": "Wealth does not ask about partitions",
    "MA-14.13": "cards are won when their window has closed",
    "MA-16.6": "promises are spoken, not played",
    "MA-16.8": "options are computed anew on every turn",
    "MA-16.9": "trading neither places estates nor declares anything",
    "MA-17.5": "no action moves, names or answers the Primate card",
}
"""Rules that hold because there is no code against them, with the reason."""

NOT_TESTABLE = {"MA-16.6": "a spoken promise leaves no trace that a test could look at"}


def ids_in(texts: Iterable[str]) -> set[str]:
    return {found for text in texts for found in RULE_ID.findall(text)}


def ids_in_code() -> set[str]:
    modules = [each for each in PACKAGE.iterdir() if each.name.endswith(".py")]
    data = [each for each in (PACKAGE / "data").iterdir() if each.name.endswith(".toml")]
    return ids_in(each.read_text("utf-8") for each in (*modules, *data))


def strings(file: Path) -> list[str]:
    """Docstrings and parameters of the tests in a file; comments do not count."""
    found = ast.walk(ast.parse(file.read_text("utf-8")))
    constants = [each.value for each in found if isinstance(each, ast.Constant)]
    return [value for value in constants if isinstance(value, str)]


def ids_in_tests() -> set[str]:
    files = [file for file in TESTS.glob("test_*.py") if file.name != Path(__file__).name]
    scenarios = [tomllib.loads(file.read_text("utf-8")) for file in TESTS.rglob("*.toml")]
    listed = [rule for scenario in scenarios for rule in scenario.get("rules", ())]
    return ids_in([*listed, *(text for file in files for text in strings(file))])


def test_every_rule_has_its_words_in_the_rules_reference():
    text = (PACKAGE / "text" / "rules.en.ftl").read_text("utf-8")

    worded = re.findall(r"(?m)^rule-MA-(\d+)-(\d+) =", text)

    assert [f"MA-{chapter}.{number}" for chapter, number in worded] == list(RULE_IDS)


def unlisted(found: set[str], excused: dict[str, str]) -> tuple[list[str], list[str]]:
    """Rules neither found nor excused, and excuses no longer needed."""
    missing = [rule for rule in RULE_IDS if rule not in found and rule not in excused]
    return missing, [rule for rule in excused if rule in found or rule not in RULE_IDS]


def test_every_rule_is_found_in_the_code_or_needs_none():
    assert unlisted(ids_in_code(), NOT_IN_CODE) == ([], [])


def test_every_rule_is_found_in_a_test():
    assert unlisted(ids_in_tests(), NOT_TESTABLE) == ([], [])


def test_code_and_tests_cite_no_rule_that_does_not_exist():
    assert sorted((ids_in_code() | ids_in_tests()) - set(RULE_IDS)) == []
