"""The data files: whole, with the numbers of the rules and their provenance."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from interpares.games.veto.cards import (
    BOX,
    CARDS,
    CONSTANTS,
    DECKS,
    FACTIONS,
    KEYWORDS,
    PRINTED,
    WALKTHROUGH,
)
from interpares.games.veto.words import CARD_TYPES


def test_two_hundred_and_ninety_five_cards_of_seven_types():
    """VE-1.1: the component list"""
    types = Counter(each.type for each in CARDS.values())

    assert types == {
        "faction": 4,
        "strategy": 9,
        "character": 97,
        "equipment": 28,
        "possession": 29,
        "effect": 103,
        "thrust": 25,
    }
    assert tuple(types) == CARD_TYPES
    assert sorted(each.number for each in PRINTED.values()) == list(range(1, len(PRINTED) + 1))


def test_ninety_seven_characters_by_faction():
    """VE-1.4, VE-1.9: the component list"""
    factions = Counter(each.faction for each in CARDS.values() if each.type == "character")

    assert factions == {
        "radziwill": 22,
        "wisniowiecki": 20,
        "court": 21,
        "lubomirski": 21,
        "none": 13,
    }


def test_three_strategies_have_a_victory_of_their_own():
    """VE-10.14: the component list"""
    assert [each.id for each in BOX.strategies.card if each.own_victory] == [
        "armed_rebellion",
        "treasury_of_the_commonwealth",
        "senate_is_with_us",
    ]


def test_fifty_one_cards_are_named_in_the_rulebook_and_seven_elsewhere():
    """VE-1.1: the component list; what is not in the rulebook is marked."""
    sources = Counter(each.source for each in PRINTED.values())
    named = [each for each in PRINTED.values() if each.source != "ours"]

    assert sources == {"rulebook": 51, "public": 7, "ours": 237}
    assert [each.id for each in named if not each.ours_fields] == []
    assert [
        each.id for each in PRINTED.values() if each.source == "ours" and each.ours_fields
    ] == []


def test_who_replies_first_is_ours_unless_somebody_has_declared_something():
    """VE-6.1, VE-6.2: rulings 13, 16, 20 and 27"""
    ours = {each.id: set(each.ours_fields) for each in BOX.game.window}

    assert {each for each in ours if not ours[each]} == {"W-A", "W-D1", "W-D4"}
    assert {each for each in ours if "after" in ours[each]} == {"W-S5", "W-D3", "W-K", "W-X"}
    assert all("first" in fields for fields in ours.values() if fields)


@pytest.mark.parametrize(
    "card, values",
    [
        ("radziwill", {"treasury": 20, "income": 3}),
        ("wisniowiecki", {"treasury": 18, "income": 3}),
        ("samuel_laszcz", {"lafa": 6, "kreski": 2}),
        ("jan_skrzetuski", {"lafa": 8, "kreski": 2}),
        ("michal_wolodyjowski", {"szabla": 9}),
        ("roch_kowalski", {"szabla": 6, "kreski": 1, "lafa": 5}),
        ("longinus_podbipieta", {"szabla": 7, "kreski": 2, "lafa": 7}),
        ("arvid_wittenberg", {"kreski": 2, "lafa": 5}),
        ("abi_blumsztajn", {"keywords": ("jew",)}),
        ("mistress_kowalska", {"szabla": 3, "keywords": ("weapon",), "unique": True}),
        ("hussar_armour", {"lafa": 2, "szabla": 0, "keywords": ("armour",)}),
        ("crimson_kontusz", {"lafa": 2, "upkeep": 1}),
        ("latifundium", {"lafa": 3, "income": 3}),
        ("tap_house", {"lafa": 3, "income": 2}),
        ("vae_victis", {"lafa": 0}),
        ("stab_in_the_back", {"faction": "radziwill"}),
        ("feint", {"szabla": 3}),
        ("counter", {"szabla": 3}),
        ("riposte", {"szabla": 1, "keywords": ("cut",)}),
        ("windmill", {"szabla": 0}),
        ("referendarys_cut", {"szabla": 5, "keywords": ("cut",), "unstoppable": True}),
    ],
)
def test_the_values_the_rulebook_prints(card: str, values: dict[str, Any]):
    """EX-1, EX-3, EX-5, EX-12, VE-6.21"""
    printed = PRINTED[card]

    assert {key: getattr(CARDS[card], key) for key in values} == values
    assert printed.source == "rulebook"
    assert not set(values) & set(printed.ours_fields)


def test_the_numbers_of_the_rules():
    """VE-2.1, VE-2.6, VE-2.9, VE-4.6, VE-4.14, VE-5.13, VE-5.20, VE-7.3, VE-7.5, VE-8.6, VE-8.9,
    VE-8.19, VE-8.21, VE-9.12, VE-10.6, VE-10.10, VE-13.4, VE-1.16
    """
    assert CONSTANTS.kreski_total == {2: 21, 3: 24, 4: 27}
    assert CONSTANTS.election_threshold == {2: 14, 3: 16, 4: 18}
    assert (CONSTANTS.opening_hand, CONSTANTS.hand_limit) == (7, 6)
    assert (CONSTANTS.cupboard_min, CONSTANTS.copies_max, CONSTANTS.copies_max_feast) == (60, 3, 2)
    assert (CONSTANTS.bribe_price, CONSTANTS.lafa_foreign) == (3, 2)
    assert (CONSTANTS.thrust_limit, CONSTANTS.thrust_limit_karmazyn) == (2, 1)
    assert (CONSTANTS.thrust_extra_famous, CONSTANTS.fame_spoils) == (1, 1)
    assert (CONSTANTS.kill_margin, CONSTANTS.refuse_cost) == (3, 1)
    assert (CONSTANTS.agitation_yield, CONSTANTS.agitation_thrust_bonus) == (1, 1)
    assert (CONSTANTS.elect_limit, CONSTANTS.ending_discard_max) == (1, 1)
    assert (CONSTANTS.weapon_slots, CONSTANTS.armour_slots) == (1, 1)
    assert CONSTANTS.declarations_max == 300


def test_four_factions_with_their_treasury_and_income():
    """VE-1.2, VE-2.7"""
    assert {each.id: (each.treasury, each.income) for each in FACTIONS.values()} == {
        "radziwill": (20, 3),
        "wisniowiecki": (18, 3),
        "court": (22, 2),
        "lubomirski": (19, 3),
    }


def test_nineteen_keywords_of_five_types_of_cards():
    """VE-1.10 to VE-1.32"""
    by_type: dict[str, list[str]] = {}
    for each in KEYWORDS.values():
        by_type.setdefault(each.on, []).append(each.id)

    assert {type_: len(ids) for type_, ids in by_type.items()} == {
        "character": 11,
        "equipment": 3,
        "possession": 1,
        "effect": 3,
        "thrust": 1,
    }


def test_ten_decks_of_sixty_cards():
    """VE-2.1, VE-13.4, VE-14.2: the component list"""
    assert {each.id: each.size for each in DECKS.values()} == dict.fromkeys(DECKS, 60)
    kinds = Counter(
        (each.faction, "feast" in each.variants) for each in DECKS.values() if each.strategy
    )
    assert kinds == dict.fromkeys(
        [(each, feast) for each in FACTIONS for feast in (False, True)], 1
    )
    assert list(WALKTHROUGH) == ["first_game_wisniowiecki", "first_game_radziwill"]
    assert len(DECKS) == 10
