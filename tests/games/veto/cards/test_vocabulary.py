"""VE-L: every word of the card language is said by a card that is played in a test."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from games.veto.cards.sources import HERE, modules, phrases
from games.veto.cards.vocabulary import Vocabulary, spoken_by, whole_language
from interpares.games.veto.cards import CARDS

ELSEWHERE = {
    "zone": {
        "removed": "test_cards_are_counted_in_the_removed_piles",
        "thrusts": "test_a_thrust_under_a_character_is_chosen_by_its_zone",
    },
    "departure": dict.fromkeys(
        ("discarded", "removed", "returned"),
        "test_a_card_that_left_play_is_told_by_the_way_it_went",
    ),
    "answer": {"accepted": "test_an_accepted_duel_is_answered"},
    "result": {"draw": "test_a_draw_is_a_result"},
    "fate": {"remove": "test_a_negated_card_is_removed_where_the_text_says_so"},
    "filter": {"target": "test_a_reply_waits_for_a_target"},
    "amount": {
        "has": "test_an_amount_is_counted_from_what_a_player_has",
        "markers": "test_an_amount_is_counted_from_markers",
    },
}
"""The words no card in the box says, with the tests in which an extra card says them."""


@cache
def said_in_tests() -> Vocabulary:
    """The words of the cards that the other tests of this folder name."""
    paths = [path for path in modules("test_*.py") if path != Path(__file__)]
    named = {
        word for path in paths for phrase in phrases(path) for word in re.findall(r"\w+", phrase)
    }
    return spoken_by(card for card in CARDS if card in named)


@cache
def functions_in(module: str) -> frozenset[str]:
    tree = ast.parse((HERE / module).read_text("utf-8"))
    return frozenset(node.name for node in tree.body if isinstance(node, ast.FunctionDef))


@pytest.mark.parametrize("sort", whole_language())
def test_every_word_is_said_by_a_card_in_a_test(sort):
    """VE-L.1"""
    unsaid = whole_language()[sort] - said_in_tests()[sort]

    assert unsaid == set(ELSEWHERE.get(sort, {}))


@pytest.mark.parametrize("sort", ELSEWHERE)
def test_the_other_words_are_said_by_extra_cards(sort):
    """VE-L.1"""
    tests = functions_in("test_words_of_no_card.py")

    untested = [word for word, test in ELSEWHERE[sort].items() if test not in tests]

    assert untested == []


def test_a_card_that_no_test_names_says_nothing():
    """VE-L.1: what these tests find comes from the cards they are given"""
    assert spoken_by(()) == {}
    assert spoken_by(["windmill"])["operation"] == {"weapon_factor"}
    assert spoken_by(["helena_kurcewicz"])["prohibition"] == {"duel", "agitate"}
