"""VE-L.1 to VE-L.6, VE-L.9: cards, abilities, thrusts, limits, targets, operations."""

from __future__ import annotations

import pytest

from games.veto.extra_cards import add_cards
from games.veto.looks import dukats, keywords, kreski, on_table, szabla, window
from games.veto.moments import fighting
from games.veto.positions import all_bene, do, number, offered, piece, play, veto
from games.veto.spoilt import faults
from interpares.games.veto.leaving import leave_play

OFFICE = """
[[card]]
id = "office"
type = "possession"
[[card.ability]]
kind = "trifle"
if = [{ pool_min = 5 }]
limit = "once_per_turn"
cost = { dukats = 2, kreski = 1 }
target = [{ name = "p", player = "opponent" }]
do = [
    { op = "gain_kreski", who = "target:p", amount = 3 },
    { op = "lose_kreski", who = "target:p", amount = 1 },
]
"""
DEAR = """
[[card]]
id = "dear"
type = "effect"
lafa = 2
[card.play]
kind = "trifle"
cost = { dukats = 3, discard_hand = 1 }
do = [{ op = "draw", who = "you", amount = 2 }]
"""
THRUSTS = """
[[card]]
id = "measured"
type = "thrust"
szabla = 3
[card.play]
kind = "thrust"
[[card.play.do]]
op = "if"
cond = [{ losing = true }]
[[card.play.do.then]]
op = "modify"
card = "my_fighter"
trait = "szabla"
amount = 9
duration = "duel"
[[card]]
id = "counting"
type = "thrust"
[card.play]
kind = "thrust"
[[card.play.do]]
op = "modify"
card = "my_fighter"
trait = "szabla"
amount = { count = { zone = "duel", who = "you" } }
duration = "duel"
"""
TARGETS = """
[[card]]
id = "exchange"
type = "effect"
[card.play]
kind = "trifle"
target = [
    { name = "a", sel = { type = "character" } },
    { name = "b", sel = { type = "character" } },
]
do = [{ op = "mark", card = "b" }]
[[card]]
id = "muster"
type = "effect"
[card.play]
kind = "trifle"
do = [{ op = "for_each", sel = { type = "character" }, do = [{ op = "mark", card = "each" }] }]
[[card]]
id = "meddler"
type = "possession"
[[card.ability]]
kind = "trifle"
target = [{ name = "t", sel = { type = "character" } }]
do = [{ op = "mark", card = "t" }]
"""


# --- cards, abilities, plays


def test_an_unknown_word_of_a_card_is_an_error_when_it_is_loaded():
    """VE-L.1: the list is closed"""
    assert faults("effects.toml", "vivat", surprise=1)
    assert faults("characters.toml", "uhlik", keywords=["brave"])
    assert faults("characters.toml", "uhlik", keywords=["famous"]) == []


def test_header_fields_are_read_by_the_rules(monkeypatch):
    """VE-L.1: attach_to, bearer and bonus of equipment"""
    add_cards(
        monkeypatch,
        """
[[card]]
id = "shackles"
type = "equipment"
lafa = 1
bonus = { szabla = 0, kreski = 2 }
attach_to = "any_character"
bearer = { type = "character", without = ["karmazyn"] }
""",
    )
    game = veto(hands={0: "shackles"}, in_play={0: "kuszel", 1: "uhlik dominik_zaslawski"})

    bearers = [
        each
        for each in ("kuszel", "uhlik", "dominik_zaslawski")
        if offered(game, 0, f"deploy_equipment shackles {each}")
    ]
    do(game, "0 deploy_equipment shackles uhlik")

    assert bearers == ["kuszel", "uhlik"]
    assert dukats(game)[0] == 19
    assert game.players[1].kreski == 0


def test_an_ability_has_conditions_a_limit_costs_targets_and_operations_in_order(monkeypatch):
    """VE-L.2, VE-L.9"""
    add_cards(monkeypatch, OFFICE)
    game = veto(in_play={0: "office"}, kreski={0: 4})

    do(game, "0 use office 1 1")

    assert dukats(game)[0] == 18
    assert kreski(game) == [3, 2, 16]
    assert not offered(game, 0, "use office 1 1")


@pytest.mark.parametrize(
    "fields", [{"kreski": {0: 17}}, {"kreski": {1: 4}}, {"dukats": {0: 1}, "kreski": {0: 4}}]
)
def test_an_ability_that_cannot_be_used_is_not_offered(monkeypatch, fields):
    """VE-L.2, VE-0.6: a pool too small, no kreska, too few dukats"""
    add_cards(monkeypatch, OFFICE)
    game = veto(in_play={0: "office"}, **fields)

    assert not offered(game, 0, "use office 1 1")


def test_lafa_and_the_cost_of_an_effect_are_both_paid(monkeypatch):
    """VE-L.3"""
    add_cards(monkeypatch, DEAR)
    game = veto(hands={0: "dear feint"}, dukats={0: 5})
    poor = veto(hands={0: "dear feint"}, dukats={0: 4})
    alone = veto(hands={0: "dear"}, dukats={0: 5})

    do(game, "0 play dear - 0 feint")

    assert dukats(game)[0] == 0
    assert game.players[0].discard == ("feint", "dear")
    assert len(game.players[0].hand) == 2
    assert not offered(poor, 0, "play dear - 0 feint")
    assert not offered(alone, 0, "play dear")


def test_an_attached_effect_works_by_its_abilities_while_it_is_attached():
    """VE-L.3"""
    game = veto(hands={0: "his_fame_goes_before_him", 1: "away_with_it"}, in_play={0: "uhlik"})

    do(game, "0 play his_fame_goes_before_him uhlik")
    assert keywords(game, "uhlik") == {"famous"}
    do(game, "0 yield", "1 play away_with_it his_fame_goes_before_him")

    assert keywords(game, "uhlik") == set()


# --- thrusts


def test_the_szabla_of_a_thrust_is_added_before_its_operations(monkeypatch):
    """VE-L.4: with 7 to 5 he is not losing any more"""
    add_cards(monkeypatch, THRUSTS)
    game = fighting("uhlik", "brodnicki", hands={0: "measured"})

    do(game, "0 play measured")

    assert szabla(game, "uhlik") == 4 + 3
    assert piece(game, "measured").in_duel


def test_a_thrust_does_not_lie_in_the_duel_area_before_it_has_worked(monkeypatch):
    """VE-L.4"""
    add_cards(monkeypatch, THRUSTS)
    game = fighting("uhlik", "brodnicki", hands={0: "lunge counting"})

    do(game, "0 play lunge", "1 bene", "0 play counting")

    assert szabla(game, "uhlik") == 4 + 2 + 1


def test_a_reply_thrust_is_no_fight_turn_and_a_plain_one_is_no_reply():
    """VE-L.4"""
    game = fighting("uhlik", "brodnicki", hands={0: "parry lunge", 1: "parry lunge"})
    assert not offered(game, 0, "play parry")
    assert offered(game, 0, "play lunge")

    play(game, "0 play lunge")

    assert offered(game, 1, "play parry")
    assert not offered(game, 1, "play lunge")


# --- conditions and limits


def test_conditions_are_tested_at_the_declaration_only(monkeypatch):
    """VE-L.5: the pool has shrunk meanwhile"""
    add_cards(monkeypatch, OFFICE)
    game = veto(in_play={0: "office"}, kreski={0: 16})
    play(game, "0 use office 1 1")
    game.players[0].kreski, game.pool = 20, 1

    play(game, "1 bene", "0 bene")

    assert kreski(game) == [19, 1, 1]


def test_an_if_operation_is_tested_at_the_resolution():
    """VE-L.5: the influence of the Lubomirskis looks at the kreski when it works"""
    game = veto(factions=("lubomirski", "court"), kreski={0: 3, 1: 3})
    play(game, "0 use lubomirski 2 1")
    game.players[1].kreski, game.pool = 2, 16

    play(game, "1 bene", "0 bene")

    assert kreski(game) == [3, 2, 16]


def test_a_limit_counts_negated_declarations_too():
    """VE-L.5"""
    game = veto(in_play={0: "rekuc_leliwa", 1: "jerzy_ossolinski"}, dukats={0: 20})

    play(game, "0 use rekuc_leliwa 1", "1 use jerzy_ossolinski 1")
    all_bene(game)

    assert szabla(game, "rekuc_leliwa") == 5
    assert not offered(game, 0, "use rekuc_leliwa 1")
    do(game, "0 yield", "1 bene")
    assert offered(game, 0, "use rekuc_leliwa 1")


def test_a_limit_counts_for_one_stay_in_play():
    """VE-L.5, VE-11.9"""
    game = veto(in_play={0: "rekuc_leliwa"}, hands={0: "rekuc_leliwa"}, dukats={0: 20})
    do(game, "0 use rekuc_leliwa 1")
    leave_play(game, number(game, "rekuc_leliwa"), "discarded", "discard")

    do(game, "0 deploy_character rekuc_leliwa")

    assert offered(game, 0, "use rekuc_leliwa 1")


def test_once_per_game_is_not_renewed_by_leaving_play():
    """VE-L.5: for the player and the card"""
    game = veto(
        in_play={0: "wincenty_gosiewski"},
        hands={0: "wincenty_gosiewski", 1: "wincenty_gosiewski"},
        dukats={0: 40, 1: 40},
    )
    do(game, "0 use wincenty_gosiewski 1")
    leave_play(game, number(game, "wincenty_gosiewski"), "discarded", "discard")

    do(game, "0 deploy_character wincenty_gosiewski")
    assert not offered(game, 0, "use wincenty_gosiewski 1")
    leave_play(game, number(game, "wincenty_gosiewski"), "discarded", "discard")
    do(game, "0 yield", "1 deploy_character wincenty_gosiewski")

    assert offered(game, 1, "use wincenty_gosiewski 1")


# --- targets


def test_targets_are_different_and_in_the_order_of_the_text(monkeypatch):
    """VE-L.6"""
    add_cards(monkeypatch, TARGETS)
    game = veto(hands={0: "exchange"}, in_play={0: "uhlik", 1: "brodnicki"})
    first, second = number(game, "uhlik"), number(game, "brodnicki")

    assert not offered(game, 0, f"play exchange {first},{first}")
    assert offered(game, 0, f"play exchange {second},{first}")
    do(game, f"0 play exchange {first},{second}")

    assert not piece(game, "uhlik").marked
    assert piece(game, "brodnicki").marked


def test_targets_are_neither_absent_nor_shielded_but_what_is_not_chosen_is_no_target(monkeypatch):
    """VE-L.6, VE-1.19"""
    add_cards(monkeypatch, TARGETS)
    game = veto(
        hands={0: "muster"},
        in_play={0: "meddler", 1: "louis_of_conde uhlik+letter_of_safe_conduct brodnicki"},
    )

    assert not offered(game, 0, "use meddler 1 louis_of_conde")
    assert not offered(game, 0, "use meddler 1 uhlik")
    assert offered(game, 0, "use meddler 1 brodnicki")
    do(game, "0 play muster")

    assert piece(game, "louis_of_conde").marked
    assert piece(game, "uhlik").marked


# --- operations


def test_operations_do_as_much_as_they_can(monkeypatch):
    """VE-L.9, VE-0.4"""
    add_cards(
        monkeypatch,
        """
[[card]]
id = "levy"
type = "effect"
[card.play]
kind = "trifle"
target = [{ name = "t", sel = { type = "character" } }]
do = [
    { op = "to_hand", card = "t" },
    { op = "mark", card = "t" },
    { op = "lose_dukats", who = "each_opponent", amount = 30 },
    { op = "draw", who = "you", amount = 9 },
]
""",
    )
    game = veto(hands={0: "levy"}, in_play={1: "uhlik"}, dukats={1: 7}, cupboards={0: "mill mill"})

    do(game, "0 play levy uhlik")

    assert game.players[1].hand == ("uhlik",)
    assert dukats(game)[1] == 0
    assert game.players[0].hand.count("mill") == 2


def test_a_wound_against_a_shield_opens_no_window(monkeypatch):
    """VE-L.9"""
    add_cards(
        monkeypatch,
        """
[[card]]
id = "arrows"
type = "effect"
[card.play]
kind = "trifle"
do = [{ op = "for_each", sel = { type = "character" }, do = [{ op = "wound", card = "each" }] }]
""",
    )
    game = veto(hands={0: "arrows"}, in_play={1: "uhlik+letter_of_safe_conduct brodnicki"})

    play(game, "0 play arrows", "1 bene", "0 bene")
    assert window(game) == ("W-K", 1)
    assert game.pending is not None
    assert game.pending.char == number(game, "brodnicki")
    all_bene(game)

    assert on_table(game, "uhlik")
    assert not on_table(game, "brodnicki")
