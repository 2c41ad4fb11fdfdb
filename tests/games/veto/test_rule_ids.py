"""Every rule of Veto! has its words, its code and its test, found by its id."""

from __future__ import annotations

import re

from games.rule_checks import Citations, unlisted
from games.veto.rule_ids import RULE_IDS

CITED = Citations("veto", RULE_IDS)

NOT_TESTABLE = {
    "VE-14.3": "advice on which game to play next",
}
"""Rules no test can look at, with the reason."""

NOT_IN_CODE = {
    "VE-1.39": "only a mark that pays asks for an unmarked card",
    "VE-3.1": "a character has a field, and what is attached to it is where it is",
    "VE-3.10": "the position does not keep what was shown, and views are made of the position",
    "VE-5.18": "a deed is counted when it is declared, and only VE-5.11 gives it back",
    "VE-6.23": "a window asks every player, whoever declared what it is about",
    "VE-6.24": "nothing counts replies",
    "VE-9.18": "a strategy lies on the table like every other card",
    "VE-11.7": "nothing but duels and texts moves kreski from a player",
    "VE-12.3": "a window asks every player, whomever it is about",
    "VE-12.10": "the rules it names are found by their own ids",
    "VE-12.11": "there is no action that gives anything away",
    "VE-13.5": "only what the feast rules change asks for the variant",
    "VE-14.3": "advice on which game to play next",
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
    begun = r"(VE-\w+\.\d+|VE-D\d\d|EX-\d+)"

    assert [test for test, says in CITED.docstrings().items() if not re.match(begun, says)] == []
