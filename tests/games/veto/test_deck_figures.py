"""The figures of a deck."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from fractions import Fraction

import pytest

from interpares.games.veto.cards import CARDS, FACTIONS
from interpares.games.veto.deck import OUTSIDE, deck_from, stats, warnings
from interpares.games.veto.operations import AnyOperation, blocks
from interpares.games.veto.plain_operations import Negate

CUPBOARD = [card.id for card in CARDS.values() if card.type not in OUTSIDE]
SMALL = {
    "john_casimir_vasa": 1,  # court, 11 lafa, an Elect and a Karmazyn
    "roch_kowalski": 2,  # radziwill: 5 lafa, for the Court 10
    "janusz_radziwill": 1,  # dead: Loyal to another faction
    "milady": 1,  # a Lady, 6 lafa
    "latifundium": 3,
    "kiejdany": 1,  # dead: of another faction
    "yarns_and_tall_tales": 2,
    "feint": 1,
}


def test_the_figures_of_a_small_deck():
    """VE-2.4, VE-5.13"""
    found = stats(deck_from("court", "", SMALL))

    assert found.size == 12
    assert found.types == {"character": 5, "possession": 4, "effect": 2, "thrust": 1}
    assert found.factions == {"radziwill": 4, "court": 1, "none": 7}
    assert (found.keywords["elect"], found.elects) == (2, 1)
    assert (found.keywords["karmazyn"], found.karmazyns) == (2, 1)
    assert found.character_lafa == Fraction(11 + 2 * 10 + 6, 4)
    assert (found.lafa[10], sum(found.lafa.values())) == (2, 10)
    assert (found.income_cards, found.income) == (3, 3 * CARDS["latifundium"].income)
    assert (found.kreski, found.szabla) == (4 + 2 * 1 + 1, 6 + 2 * 6 + 2)


def test_an_empty_cupboard_has_figures_too():
    """VE-2.9"""
    found = stats(deck_from("court", "", {}))

    assert (found.size, found.character_lafa, found.lafa) == (0, 0, {})
    assert found.chances["elect"].redrawn == 0


def test_replies_are_counted_by_moment_those_of_keywords_too():
    """VE-1.12, VE-1.20, VE-1.36"""
    counts = {"konstancja_lubomirska": 2, "barabash": 1, "bread_and_cobweb": 3, "feint": 3}

    found = stats(deck_from("lubomirski", "", counts))

    assert found.replies["fight_turn"] == 2
    assert found.replies["left_play"] == 1
    assert found.replies["casualty_pending"] == 3


def operations(inside: tuple[AnyOperation, ...]) -> Iterator[AnyOperation]:
    """All operations of a text, those in blocks too."""
    for operation in inside:
        yield operation
        yield from operations(tuple(itertools.chain(*blocks(operation))))


NEGATING = {
    card.id
    for card in CARDS.values()
    for text in (*card.ability, *filter(None, [card.play]))
    if any(isinstance(each, Negate) for each in operations(text.do))
}


@pytest.mark.parametrize("faction", FACTIONS)
def test_negations_are_found_however_deep_they_are(faction):
    """VE-6.9"""
    deck = deck_from(faction, "", dict.fromkeys(CUPBOARD, 2))
    dead = {warning.values["card"] for warning in warnings(deck)}

    found = stats(deck)

    assert {"liberum_veto", "jan_zagloba", "free_voice"} <= NEGATING - dead
    assert found.negations == 2 * len(NEGATING - dead)


def test_chances_are_exact():
    """VE-2.9"""
    deck = deck_from("court", "", SMALL)
    hands = list(itertools.combinations(deck.cupboard, 7))
    wanted = {"income": "latifundium", "cheap": "milady", "elect": "john_casimir_vasa"}

    found = stats(deck).chances

    for chance, card in wanted.items():
        hits = sum(card in hand for hand in hands)
        assert found[chance].opening == Fraction(hits, len(hands))


def test_a_redraw_is_a_second_chance_from_the_whole_cupboard():
    """VE-2.10"""
    others = [card for card in CUPBOARD if "elect" not in CARDS[card].keywords]
    deck = deck_from("court", "", dict.fromkeys(["john_casimir_vasa", *others[:59]], 1))

    chance = stats(deck).chances["elect"]

    assert chance.opening == Fraction(7, 60)
    assert chance.redrawn == 1 - Fraction(53, 60) ** 2
