"""Every rule of Florence has its words, its code and its test, found by its id."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterable
from importlib import resources
from pathlib import Path

from games.florence.rule_ids import RULE_IDS, RULINGS

PACKAGE = resources.files("interpares.games.florence")
TESTS = Path(__file__).parent
RULE_ID = re.compile(r"PF-(?:\d+\.\d+|R\d\d)")

NOT_TESTABLE: dict[str, str] = {}
"""Rules no test can look at, with the reason."""

NOT_IN_CODE = {
    "PF-1.1": "the numbers of seats and rounds are data",
    "PF-1.2": "the ranking by PF-12.5 names the winner",
    "PF-1.5": "the kernel checks before it applies",
    "PF-4.16": "a consequence of PF-4.3 and PF-4.11",
    "PF-7.11": "each Work is an action with its own check",
    "PF-8.10": "no code moves or removes a tile",
    "PF-8.11": "only a new tile is judged",
    "PF-9.4": "a bought card is in hand like any other",
    "PF-13.1": "a list of what other rules say",
    "PF-13.6": "there is no bank to run out",
    "PF-13.7": "prestige is a number without an end",
    "PF-14.2": "a Work tells its own cards and nothing of the hand",
    "PF-15.1": "the florins at the start are data",
    "PF-15.6": "a consequence of PF-4.14",
    "PF-17.3": "borders are data, and grids of two boards are one area",
    "PF-18.1": "each expansion reads only its own option",
    "PF-18.2": "the rules for two do not ask about expansions",
    "PF-18.3": "actions and buildings are counted in one way",
}
"""Rules that hold because there is no code against them, with the reason."""


def ids_in(texts: Iterable[str]) -> set[str]:
    return {found for text in texts for found in RULE_ID.findall(text)}


def spelt_out(text: str) -> str:
    """A text with ranges such as "PF-4.1 to PF-4.3" written out."""

    def whole(found: re.Match[str]) -> str:
        chapter, first, last = found[1], int(found[2]), int(found[3])
        return ", ".join(f"PF-{chapter}.{number}" for number in range(first, last + 1))

    return re.sub(r"PF-(\d+)\.(\d+) to PF-\1\.(\d+)", whole, text)


def functions_in(file: Path) -> list[ast.FunctionDef]:
    tree = ast.parse(file.read_text("utf-8"))
    functions = [each for each in tree.body if isinstance(each, ast.FunctionDef)]
    return [each for each in functions if each.name.startswith("test_")]


def docstrings(file: Path) -> list[str]:
    """What the tests of a file say they test."""
    return [spelt_out(ast.get_docstring(each) or "") for each in functions_in(file)]


def files() -> list[Path]:
    """The tests of rules; this file and the tests of words cite rules for other reasons."""
    others = (Path(__file__).name, "test_texts.py")
    return [file for file in sorted(TESTS.glob("test_*.py")) if file.name not in others]


def ids_in_tests() -> set[str]:
    scenarios = [tomllib.loads(file.read_text("utf-8")) for file in TESTS.rglob("*.toml")]
    listed = [rule for scenario in scenarios for rule in scenario.get("rules", ())]
    return ids_in([*listed, *(text for file in files() for text in docstrings(file))])


def ids_in_code() -> set[str]:
    modules = [each for each in PACKAGE.iterdir() if each.name.endswith(".py")]
    data = [each for each in (PACKAGE / "data").iterdir() if each.name.endswith(".toml")]
    return ids_in(spelt_out(each.read_text("utf-8")) for each in (*modules, *data))


def unlisted(
    found: set[str], excused: dict[str, str], ids: tuple[str, ...]
) -> tuple[list[str], list[str]]:
    """Rules neither found nor excused, and excuses no longer needed."""
    missing = [rule for rule in ids if rule not in found and rule not in excused]
    return missing, [rule for rule in excused if rule in found or rule not in ids]


def test_every_rule_is_in_the_docstring_of_a_test():
    assert unlisted(ids_in_tests(), NOT_TESTABLE, RULE_IDS) == ([], [])


def test_every_ruling_is_in_the_docstring_of_a_test():
    assert unlisted(ids_in_tests(), {}, RULINGS) == ([], [])


def test_every_rule_is_found_in_the_code_or_needs_none():
    assert unlisted(ids_in_code(), NOT_IN_CODE, RULE_IDS) == ([], [])


def test_every_rule_has_its_words_in_the_rules_reference():
    text = (PACKAGE / "text" / "rules.en.ftl").read_text("utf-8")

    worded = re.findall(r"(?m)^rule-PF-(\d+)-(\d+) =", text)

    assert [f"PF-{chapter}.{number}" for chapter, number in worded] == list(RULE_IDS)


def test_code_and_tests_cite_no_rule_that_does_not_exist():
    cited = ids_in_code() | ids_in_tests()

    assert sorted(cited - set(RULE_IDS) - set(RULINGS)) == []


def test_every_test_says_first_which_rule_it_tests():
    begun = r"(PF-\d+\.\d+|PF-R\d\d|EX-\d\d)"
    nameless = [
        f"{file.name}: {each.name}"
        for file in files()
        for each in functions_in(file)
        if not re.match(begun, ast.get_docstring(each) or "")
    ]

    assert nameless == []
