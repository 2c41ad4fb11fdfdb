"""Every card of the pool is played in a test: ids are collected from the sources of the tests."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache

import pytest

from games.veto.cards.sources import modules, phrases
from interpares.games.veto.cards import CARDS, REPLIES, USABLE
from interpares.games.veto.components import Card

MODULES = {
    "faction": "test_factions.py",
    "strategy": "test_strategies.py",
    "character": "test_characters_*.py",
    "equipment": "test_equipment*.py",
    "possession": "test_possessions*.py",
    "effect": "test_effects_*.py",
    "thrust": "test_thrusts*.py",
}
"""Where the cards of each type are played."""


def said_in(pattern: str) -> list[str]:
    """Everything the tests of some modules say."""
    return [phrase for path in modules(pattern) for phrase in phrases(path)]


@cache
def words(pattern: str) -> frozenset[str]:
    """The single words of these phrases, without what is attached to a card and its flags."""
    return frozenset(
        word.split("/")[0]
        for phrase in said_in(pattern)
        for part in phrase.replace(",", " ").split()
        for word in part.split("+")
    )


def deployed(pattern: str) -> list[str]:
    """The first words of the rows of the tables called `DEPLOYED`."""
    return [
        ast.literal_eval(row)[0]
        for path in modules(pattern)
        for node in ast.parse(path.read_text("utf-8")).body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "DEPLOYED"
        for row in ast.iter_child_nodes(node.value)
        if isinstance(row, ast.Tuple)
    ]


def declared_abilities(card: Card) -> bool:
    """Whether a card in play has something its player says he does."""
    return card.id in USABLE or card.id in REPLIES


def cards_of(kind: str) -> Iterator[Card]:
    return (card for card in CARDS.values() if card.type == kind)


@pytest.mark.parametrize("kind", MODULES)
def test_every_card_is_in_a_test_of_its_kind(kind):
    """VE-1.1"""
    spoken = words(MODULES[kind])

    missing = [card.id for card in cards_of(kind) if card.id not in spoken]

    assert missing == []


@pytest.mark.parametrize("kind", ["character", "equipment", "possession"])
def test_every_card_that_is_deployed_is_deployed_in_a_test(kind):
    """VE-5.12, VE-9.4, VE-9.6"""
    rows = deployed(MODULES[kind])

    assert sorted(rows) == sorted(card.id for card in cards_of(kind))


@pytest.mark.parametrize("kind", MODULES)
def test_every_ability_that_can_be_declared_is_used_in_a_test(kind):
    """VE-9.15"""
    said = said_in(MODULES[kind])

    missing = [
        card.id
        for card in cards_of(kind)
        if declared_abilities(card) and not any(f"use {card.id} " in each for each in said)
    ]

    assert missing == []


def test_every_type_of_card_has_its_tests():
    """VE-1.1"""
    assert {card.type for card in CARDS.values()} == set(MODULES)
