"""Every rule of Sigismundus Augustus has its words, its code and its test, found by its id."""

from __future__ import annotations

import re

from games.rule_checks import Citations, unlisted
from games.sigismundus.rule_ids import RULE_IDS

CITED = Citations("sigismundus", RULE_IDS)

NOT_TESTABLE: dict[str, str] = {}
"""Rules no test can look at, with the reason."""

NOT_IN_CODE = {
    "SA-1.3": "there is no action that gives anything away",
    "SA-1.5": "no code counts hands, offices, Figures or armies against a limit",
    "SA-2.4": "a supply is what nobody holds",
    "SA-4.10": "each tie names its own rule, and asks who has the card then",
    "SA-8.4": "steps are resolved one after the other",
    "SA-20.4": "abilities belong to the card, values to its side",
    "SA-21.7": "views show the own hand and the piles at every moment",
}
"""Rules that hold because there is no code against them, with the reason."""


def test_every_rule_is_in_the_docstring_of_a_test():
    assert unlisted(CITED.in_tests(), NOT_TESTABLE, RULE_IDS) == ([], [])


def test_every_rule_is_found_in_the_code_or_needs_none():
    assert unlisted(CITED.in_code(), NOT_IN_CODE, RULE_IDS) == ([], [])


def test_every_rule_has_its_words_in_the_rules_reference():
    assert CITED.in_words() == list(RULE_IDS)


def test_code_and_tests_cite_no_rule_that_does_not_exist():
    assert CITED.unknown() == []


def test_every_test_says_first_which_rule_it_tests():
    begun = r"(SA-\d+\.\d+|E-\d)"

    assert [test for test, says in CITED.docstrings().items() if not re.match(begun, says)] == []
