"""Every rule of Signorie has its words, its code and its test, found by its id."""

from __future__ import annotations

import re

from games.rule_checks import Citations, unlisted
from games.signorie.rule_ids import RULE_IDS

CITED = Citations("signorie", RULE_IDS)

NOT_TESTABLE: dict[str, str] = {}
"""Rules no test can look at, with the reason."""

NOT_IN_CODE = {
    "SI-ACT.10": "dice are numbers on a board, and phase 1 clears it",
    "SI-FUL.2": "it points to the rules of tasks",
    "SI-TSK.5": "no code removes a task token",
    "SI-ALL.5": "a list of what other rules say",
    "SI-FLO.1": "the florins of the action are data",
    "SI-MIS.5": "no code asks about tokens or pawns already there",
    "SI-INF.1": "a list of what the view shows",
    "SI-INF.3": "a list of what other rules draw and roll",
    "SI-INF.4": "every decision asks one seat",
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
    begun = r"(SI-[A-Z]{3}\.\d+|EX-\d\d)"

    assert [test for test, says in CITED.docstrings().items() if not re.match(begun, says)] == []
