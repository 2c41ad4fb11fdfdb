"""Every rule of Magnaci has its words, its code and its test, found by its id."""

from __future__ import annotations

from games.magnaci.rule_ids import RULE_IDS
from games.rule_checks import Citations, unlisted

CITED = Citations("magnaci", RULE_IDS)

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


def test_every_rule_has_its_words_in_the_rules_reference():
    assert CITED.in_words() == list(RULE_IDS)


def test_every_rule_is_found_in_the_code_or_needs_none():
    assert unlisted(CITED.in_code(ranges=False), NOT_IN_CODE, RULE_IDS) == ([], [])


def test_every_rule_is_found_in_a_test():
    assert unlisted(CITED.in_tests(), NOT_TESTABLE, RULE_IDS) == ([], [])


def test_code_and_tests_cite_no_rule_that_does_not_exist():
    assert CITED.unknown() == []
