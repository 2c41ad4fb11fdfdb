"""VE-1.1 to VE-1.9: the types of cards."""

from __future__ import annotations

import pytest

from games.veto.extra_cards import add_cards, add_effect
from games.veto.looks import dukats, on_table, trait
from games.veto.positions import FACTIONS, RULES, do, number, offered, piece, play, veto
from interpares.games.veto.actions import DeployEquipment, LayThrust
from interpares.games.veto.cards import CARDS, DECKS
from interpares.games.veto.carrying import carry_out
from interpares.games.veto.game import Frame, Place
from interpares.games.veto.operations import Blank
from interpares.games.veto.plain_operations import (
    Discard,
    Mark,
    Remove,
    TakeControl,
    ToCupboard,
    ToHand,
    Unmark,
)
from interpares.games.veto.reading import Reading
from interpares.games.veto.words import CARD_TYPES
from interpares.kernel.game import encode

TURNING = """
[[card]]
id = "turning"
type = "strategy"
[[card.ability]]
kind = "trifle"
do = [{ op = "mark", card = "self" }]
[[card.ability]]
kind = "trifle"
do = [{ op = "unmark", card = "self" }]
"""
HUSH = """
[[card]]
id = "hush"
type = "possession"
[[card.ability]]
kind = "passive"
static = [{ %s, sel = { who = "opponents" } }]
"""


def test_five_of_the_seven_types_are_in_cupboards():
    """VE-1.1, VE-2.3"""
    in_cupboards = {CARDS[each.id].type for deck in DECKS.values() for each in deck.cards}

    assert CARD_TYPES == (
        "faction",
        "strategy",
        "character",
        "equipment",
        "possession",
        "effect",
        "thrust",
    )
    assert in_cupboards == set(CARD_TYPES[2:])


TOUCHES = [
    Discard(card="t"),
    Remove(card="t"),
    ToHand(card="t"),
    ToCupboard(card="t", place="top"),
    Mark(card="t"),
    TakeControl(card="t", duration="round"),
    Blank(card="t", duration="round"),
]


@pytest.mark.parametrize("operation", TOUCHES, ids=lambda each: type(each).__name__)
@pytest.mark.parametrize("card", ["wisniowiecki", "foreign_gold"])
def test_faction_and_strategy_cards_are_touched_by_no_other_card(card, operation):
    """VE-1.2, VE-1.3"""
    game = veto(strategies={0: "foreign_gold"})
    before = encode(game)

    carry_out(operation, game, upon(game, card), Place())

    assert encode(game) == before


def upon(game, card):
    """A text of seat 1 aimed at a card."""
    return Frame(1, "away_with_it", "play", targets=(number(game, card),))


@pytest.mark.parametrize("operation", TOUCHES, ids=lambda each: type(each).__name__)
def test_the_same_texts_touch_other_cards(operation):
    """VE-1.2: the counter-check"""
    game = veto(in_play={0: "kuszel"})
    before = encode(game)

    carry_out(operation, game, upon(game, "kuszel"), Place())

    assert encode(game) != before


def test_a_faction_card_is_marked_by_its_own_ability_and_unmarked_by_no_other_card():
    """VE-1.2, VE-9.16"""
    game = veto(in_play={0: "kuszel/marked"})

    do(game, "0 use wisniowiecki 2 kuszel")
    carry_out(Unmark(card="t"), game, upon(game, "wisniowiecki"), Place())

    assert piece(game, "wisniowiecki").marked


def test_a_strategy_marks_and_unmarks_itself(monkeypatch):
    """VE-1.2, VE-1.3: by its own ability"""
    add_cards(monkeypatch, TURNING)
    game = veto(strategies={0: "turning"})

    do(game, "0 use turning 1")
    marked = piece(game, "turning").marked
    do(game, "0 use turning 2")

    assert (marked, piece(game, "turning").marked) == (True, False)


@pytest.mark.parametrize("operation", ['op = "blank"', 'op = "grant", keyword = "absent"'])
def test_what_silences_all_cards_leaves_faction_and_strategy_alone(monkeypatch, operation):
    """VE-1.2, VE-1.3"""
    add_cards(monkeypatch, HUSH % operation)
    game = veto(in_play={0: "hush", 1: "uhlik"}, strategies={1: "foreign_gold"})
    now = Reading(game)

    silent = [now.silent(number(game, each)) for each in ("uhlik", "radziwill", "foreign_gold")]

    assert silent == [True, False, False]


def test_a_faction_card_is_modified_by_other_cards(monkeypatch):
    """VE-1.2: that is not among what it is safe from"""
    add_effect(
        monkeypatch,
        '{ op = "modify", card = "t", trait = "income", amount = 3, duration = "game" }',
        '{ name = "t", sel = { type = "faction", who = "you" } }',
    )
    game = veto(hands={0: "extra"})
    before = trait(game, "wisniowiecki", "income")

    do(game, "0 play extra wisniowiecki")

    assert trait(game, "wisniowiecki", "income") == before + 3


def test_effects_are_attached_to_faction_cards():
    """VE-1.2"""
    game = veto(hands={0: "vae_victis"})

    do(game, "0 play vae_victis wisniowiecki")

    assert piece(game, "vae_victis").host == number(game, "wisniowiecki")


def test_a_strategy_is_attached_to_the_faction_card_and_seen_by_all():
    """VE-1.3, VE-2.5"""
    game = veto(strategies={0: "foreign_gold"})

    views = [RULES.view(game, seat) for seat in (None, 0, 1)]

    assert [[each.strategy for each in view.players] for view in views] == [
        ["foreign_gold", ""]
    ] * 3
    assert piece(game, "foreign_gold").host == number(game, "wisniowiecki")


def test_two_players_may_have_the_same_strategy():
    """VE-1.3"""
    game = veto(strategies={0: "armed_foray", 1: "armed_foray"}, in_play={1: "golden_mare"})

    camps = RULES.view(game, None).players

    assert [each.income for each in camps] == [3 - 1, 3 + 2 - 1]


def test_a_character_has_traits_keywords_and_a_faction_and_its_person_is_unique():
    """VE-1.4, VE-11.1"""
    game = veto(
        in_play={1: "andrzej_kmicic_standard_bearer"},
        hands={0: "andrzej_kmicic_babinicz"},
        dukats={0: 30},
    )
    twin = veto(hands={0: "andrzej_kmicic_babinicz"}, dukats={0: 30})

    shown = next(each for each in RULES.view(game, 0).table if each.field)

    assert (shown.szabla, shown.kreski, shown.keywords) == (9, 2, ("famous",))
    assert not offered(game, 0, "deploy_character andrzej_kmicic_babinicz election")
    assert offered(twin, 0, "deploy_character andrzej_kmicic_babinicz election")


@pytest.mark.parametrize(
    "card, lafa, each_round",
    [("kuklinowski", 5, -1), ("harasimowicz", 4, 1), ("roch_kowalski", 5, 0)],
)
def test_deploying_costs_the_lafa_only_and_upkeep_or_income_come_later(card, lafa, each_round):
    """VE-1.5"""
    game = veto(factions=("radziwill", "court"), hands={0: card})

    do(game, f"0 deploy_character {card} election")

    assert dukats(game)[0] == 20 - lafa
    assert RULES.view(game, None).players[0].income == 3 + each_round


def test_equipment_needs_a_character_and_possessions_stand_alone():
    """VE-1.6"""
    alone = veto(hands={0: "sable_coat mill"})
    game = veto(hands={0: "sable_coat mill"}, in_play={0: "kuszel"})

    do(alone, "0 deploy_possession mill")
    do(game, "0 deploy_equipment sable_coat kuszel")

    assert piece(alone, "mill").host == 0
    assert not any(isinstance(each, DeployEquipment) for each in alone.decision.options(alone, 0))
    assert piece(game, "sable_coat").host == number(game, "kuszel")


def test_a_played_effect_works_once_and_an_attached_one_stays():
    """VE-1.6"""
    game = veto(hands={0: "a_weary_arm house_arrest"}, in_play={1: "charlamp"})

    do(game, "0 play a_weary_arm charlamp", "0 play house_arrest charlamp")

    assert game.players[0].discard == ("a_weary_arm",)
    assert on_table(game, "house_arrest")


FLOOD = """
[[card]]
id = "flood"
type = "effect"
[card.play]
kind = "trifle"
target = [{ name = "t", sel = { type = "possession", who = "opponents" } }]
do = [{ op = "mark", card = "t" }]
"""


@pytest.mark.parametrize(
    "protection, attached, played",
    [
        ("manor_farm", True, True),
        ("manor_farm augustyn_kordecki", False, False),
        ("manor_farm+royal_privilege", False, True),
    ],
)
def test_what_no_effect_may_be_played_on_has_none_attached_but_not_the_other_way(
    monkeypatch, protection, attached, played
):
    """VE-1.7"""
    add_cards(monkeypatch, FLOOD)
    game = veto(hands={0: "fire_and_smoke flood"}, in_play={1: protection})

    assert offered(game, 0, "play fire_and_smoke manor_farm") == attached
    assert offered(game, 0, "play flood manor_farm") == played


def test_a_thrust_is_played_only_in_a_duel_or_laid_under_a_character():
    """VE-1.8"""
    game = veto(hands={0: "feint lunge", 1: "parry"}, in_play={0: "machnicki", 1: "uhlik/marked"})

    kinds = {type(each) for each in game.decision.options(game, 0) if "feint" in str(each)}
    do(game, "0 challenge machnicki uhlik")

    assert kinds == {LayThrust}
    assert offered(game, 0, "play feint")
    assert not offered(game, 0, "lay_thrust feint machnicki")

    play(game, "0 play feint")

    assert offered(game, 1, "play parry")


@pytest.mark.parametrize("faction", FACTIONS)
def test_a_character_of_no_faction_costs_everybody_its_plain_lafa(faction):
    """VE-1.9"""
    game = veto(factions=(faction, "court"), hands={0: "janusz_niesiecki"}, dukats={0: 3})

    do(game, "0 deploy_character janusz_niesiecki election")

    assert dukats(game)[0] == 0
