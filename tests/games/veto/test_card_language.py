"""VE-L: every wrong word of a card is an error when it is loaded, with file, card and path.

The wrong cards are in wrong_cards.toml.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, get_args

import pytest

from games.veto.spoilt import faults
from interpares import BadInput
from interpares.datafiles import open_box
from interpares.games.veto.cards import BOX, READ
from interpares.games.veto.checks import Box, box_flaws
from interpares.games.veto.checks_moments import MOMENTS
from interpares.games.veto.forms import with_forms
from interpares.games.veto.language import When
from interpares.games.veto.words import EVENTS, OF_CARDS, OF_PLAYERS, Forbidden

WRONG = tomllib.loads((Path(__file__).parent / "wrong_cards.toml").read_text("utf-8"))
EFFECT = {"file": "effects.toml", "card": "confiscation"}
DRAW = {"op": "draw", "who": "you", "amount": 1}


def told(wrong: dict[str, Any]) -> tuple[str, list[str]]:
    """The card as errors name it, and what is said of it with these fields."""
    fields = EFFECT | wrong
    fields.pop("flaw", None)
    file, card = fields.pop("file"), fields.pop("card")
    return f"{file}: '{card}'", faults(file, card, **fields)


def test_the_cards_that_come_with_the_game_have_no_flaws():
    """VE-L.1"""
    assert box_flaws(BOX) == []


def test_a_box_with_a_flaw_does_not_open():
    """VE-L.1"""

    def read(name: str) -> bytes:
        return READ(name).replace(b'card = "event_char"', b'card = "event_chair"')

    with pytest.raises(BadInput) as error:
        open_box(read, Box, box_flaws, with_forms)

    assert str(error.value) == (
        "effects.toml: 'princes_word', ability[0].do[0].card: there is no target 'event_chair'"
    )


@pytest.mark.parametrize("card", WRONG["legal"])
def test_what_the_language_allows_is_not_refused(card: dict[str, Any]):
    """VE-L.1 to VE-L.18"""
    _, flaws = told(card)

    assert flaws == []


@pytest.mark.parametrize("wrong", WRONG["names"], ids=lambda wrong: wrong["flaw"])
def test_words_for_cards_and_players_mean_something_where_they_stand(wrong: dict[str, Any]):
    """VE-L.6, VE-L.18"""
    card, flaws = told(wrong)

    assert f"{card}, {wrong['flaw']}" in flaws


@pytest.mark.parametrize("wrong", WRONG["tables"], ids=lambda wrong: wrong["flaw"])
def test_selectors_conditions_amounts_costs_and_targets_say_what_can_be(wrong: dict[str, Any]):
    """VE-L.5, VE-L.6, VE-L.14"""
    card, flaws = told(wrong)

    assert f"{card}, {wrong['flaw']}" in flaws


@pytest.mark.parametrize("wrong", WRONG["operations"], ids=lambda wrong: wrong["flaw"])
def test_an_operation_has_what_it_needs_and_nothing_else(wrong: dict[str, Any]):
    """VE-L.9, VE-L.10, VE-L.13, VE-1.2"""
    card, flaws = told(wrong)

    assert f"{card}, {wrong['flaw']}" in flaws


@pytest.mark.parametrize("wrong", WRONG["times"], ids=lambda wrong: wrong["flaw"])
def test_an_operation_stands_only_where_it_has_something_to_act_on(wrong: dict[str, Any]):
    """VE-L.11, VE-4.15, VE-6.9, VE-8.28, VE-10.14"""
    card, flaws = told(wrong)

    assert f"{card}, {wrong['flaw']}" in flaws


@pytest.mark.parametrize("wrong", WRONG["moments"], ids=lambda wrong: wrong["flaw"])
def test_a_moment_that_never_comes_is_refused(wrong: dict[str, Any]):
    """VE-L.18"""
    card, flaws = told(wrong)

    assert f"{card}, {wrong['flaw']}" in flaws


@pytest.mark.parametrize("wrong", WRONG["playing"], ids=lambda wrong: wrong["flaw"])
def test_effects_and_thrusts_are_played_as_the_rules_say(wrong: dict[str, Any]):
    """VE-L.3, VE-L.4, VE-L.5, VE-1.27, VE-8.17"""
    card, flaws = told(wrong)

    assert f"{card}, {wrong['flaw']}" in flaws


@pytest.mark.parametrize("wrong", WRONG["abilities"], ids=lambda wrong: wrong["flaw"])
def test_an_ability_has_what_its_kind_allows(wrong: dict[str, Any]):
    """VE-L.2, VE-L.5, VE-L.7, VE-L.8, VE-L.10, VE-9.16"""
    card, flaws = told(wrong)

    assert f"{card}, {wrong['flaw']}" in flaws


@pytest.mark.parametrize("wrong", WRONG["cards"], ids=lambda wrong: wrong["flaw"])
def test_texts_of_every_type_of_card_and_of_keywords_are_checked(wrong: dict[str, Any]):
    """VE-L.1, VE-1.2, VE-1.30, VE-9.7, VE-9.16, VE-10.14"""
    card, flaws = told(wrong)

    assert f"{card}, {wrong['flaw']}" in flaws


@pytest.mark.parametrize("wrong", WRONG["unknown"], ids=lambda wrong: wrong["flaw"])
def test_an_unknown_word_or_key_is_named_with_file_card_and_path(wrong: dict[str, Any]):
    """VE-L.1: the lists are closed."""
    card, flaws = told(wrong)

    assert flaws == [f"{card}: {wrong['flaw']}"]


FILTERS: dict[str, Any] = {
    "by": "you",
    "object": ["challenge", "effect"],
    "char": {},
    "other": {},
    "card": {},
    "target": {},
    "fighter": {},
    "result": "win",
    "casualty": "kill",
    "in_duel": True,
    "answer": "refused",
    "how": ["killed"],
}


@pytest.mark.parametrize("event", EVENTS)
def test_each_event_can_be_asked_only_for_what_it_has(event: str):
    """VE-L.18"""
    when = {"event": event, **FILTERS}

    card, flaws = told({"play": {"kind": "reply", "when": when, "do": [DRAW]}})

    said = f"'{event}' cannot be asked for it"
    refused = [name for name in FILTERS if f"{card}, play.when.{name}: {said}" in flaws]
    assert set(FILTERS) == set(When.__struct_fields__) - {"event"}
    assert set(FILTERS) - set(refused) == set(MOMENTS[event].filters)


@pytest.mark.parametrize("action", get_args(Forbidden))
def test_what_is_forbidden_is_forbidden_to_cards_or_to_players(action: str):
    """VE-L.9: what is said of players needs who, what is said of cards needs card or sel."""
    forbid = {"op": "prohibit", "action": action, "duration": "turn"}
    of_cards = {"kind": "deed", "do": [forbid | {"sel": {"type": "character"}}]}
    of_players = {"kind": "deed", "do": [forbid | {"who": "each_opponent"}]}

    _, said_of_cards = told({"play": of_cards})
    _, said_of_players = told({"play": of_players})

    assert bool(said_of_cards) == (action in OF_PLAYERS)
    assert bool(said_of_players) == (action in OF_CARDS)
