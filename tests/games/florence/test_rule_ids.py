"""Every rule of Florence has its words, its code and its test, found by its id."""

from __future__ import annotations

import re

from games.florence.rule_ids import RULE_IDS, RULINGS
from games.rule_checks import Citations, unlisted

CITED = Citations("florence", RULE_IDS, RULINGS)

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


def test_every_rule_is_in_the_docstring_of_a_test():
    assert unlisted(CITED.in_tests(), NOT_TESTABLE, RULE_IDS) == ([], [])


def test_every_ruling_is_in_the_docstring_of_a_test():
    assert unlisted(CITED.in_tests(), {}, RULINGS) == ([], [])


def test_every_rule_is_found_in_the_code_or_needs_none():
    assert unlisted(CITED.in_code(), NOT_IN_CODE, RULE_IDS) == ([], [])


def test_every_rule_has_its_words_in_the_rules_reference():
    assert CITED.in_words() == list(RULE_IDS)


def test_code_and_tests_cite_no_rule_that_does_not_exist():
    assert CITED.unknown() == []


def test_every_test_says_first_which_rule_it_tests():
    begun = r"(PF-\d+\.\d+|PF-R\d\d|EX-\d\d)"

    assert [test for test, says in CITED.docstrings().items() if not re.match(begun, says)] == []
