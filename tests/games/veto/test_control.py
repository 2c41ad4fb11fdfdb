"""VE-11.8, VE-11.9: cards that were taken over, and what a card remembers."""

from __future__ import annotations

from games.veto.extra_cards import add_cards, add_effect
from games.veto.looks import among, controller, dukats, keywords, kreski, on_table, szabla
from games.veto.moments import gone
from games.veto.positions import all_bene, do, offered, piece, play, veto
from interpares.games.veto.events import ControlTaken
from interpares.games.veto.game import Veto
from interpares.games.veto.settlement import SettlementPhase
from interpares.games.veto.setup import Round
from interpares.games.veto.turns import BeginTurn, GamePhase

COUP = """
[[card]]
id = "coup"
type = "effect"
[card.play]
kind = "trifle"
target = [{ name = "t", sel = { type = "character", who = "opponents" } }]
do = [{ op = "take_control", card = "t", duration = "game" }]
[[card]]
id = "brief_coup"
type = "effect"
[card.play]
kind = "trifle"
target = [{ name = "t", sel = { type = "character", who = "opponents" } }]
do = [{ op = "take_control", card = "t", duration = "turn" }]
[[card]]
id = "dagger"
type = "effect"
[card.play]
kind = "trifle"
target = [{ name = "t", sel = { type = "character" } }]
do = [{ op = "kill", card = "t" }]
"""


def bribed(word: str, name: str, **fields) -> Veto:
    """Seat 0 has bribed a character of seat 1."""
    hands = {0: "bribery", **fields.pop("hands", {})}
    game = veto(hands=hands, in_play={1: word, **fields.pop("in_play", {})}, **fields)
    do(game, f"0 play bribery {name}")
    game.deeds = 1
    return game


def test_a_character_taken_over_acts_for_its_new_controller():
    """VE-11.8: its abilities, and your company"""
    game = bribed("arvid_wittenberg", "arvid_wittenberg")

    assert controller(game, "arvid_wittenberg") == 0
    assert offered(game, 0, "use arvid_wittenberg 1 1")
    play(game, "0 yield")
    assert not offered(game, 1, "use arvid_wittenberg 1 0")


def test_a_character_taken_over_keeps_mark_field_faction_and_brings_no_kreski():
    """VE-11.8, VE-11.7: the player who lost it keeps his kreski"""
    game = bribed("uhlik/marked", "uhlik", kreski={1: 5})

    assert piece(game, "uhlik").marked
    assert piece(game, "uhlik").field == "election"
    assert kreski(game) == [0, 5, 16]
    assert not offered(game, 0, "agitate uhlik")


def test_equipment_and_thrusts_come_along_and_effects_keep_their_controller():
    """VE-11.8, VE-9.8"""
    game = bribed("uhlik+rapier+feint/down+his_fame_goes_before_him", "uhlik")

    assert controller(game, "rapier") == 0
    assert controller(game, "feint") == 0
    assert controller(game, "his_fame_goes_before_him") == 1
    assert offered(game, 0, "agitate uhlik feint")


def test_nobody_takes_control_of_what_is_attached(monkeypatch):
    """VE-9.8: it goes with its bearer"""
    add_effect(
        monkeypatch,
        '{ op = "take_control", card = "t", duration = "game" }',
        '{ name = "t", sel = { type = ["equipment", "possession"], who = "opponents" } }',
    )
    game = veto(hands={0: "extra extra"}, in_play={1: "uhlik+rapier mill"})

    told = play(game, "0 play extra rapier", "1 bene", "0 bene")
    do(game, "0 play extra mill")

    assert (controller(game, "rapier"), controller(game, "mill")) == (1, 0)
    assert among(told, ControlTaken) == []
    assert len(game.lasting) == 1


def test_it_counts_as_its_own_faction_still():
    """VE-11.8: it keeps its faction"""
    game = bribed("uhlik", "uhlik", hands={0: "bribery mistress_kowalska"})

    assert offered(game, 0, "deploy_equipment mistress_kowalska uhlik")


def test_when_it_leaves_play_it_goes_to_its_owners_pile():
    """VE-11.8"""
    game = bribed("uhlik+rapier", "uhlik", hands={1: "banishment"})

    do(game, "0 yield", "1 play banishment uhlik", "1 lay_next rapier")

    assert game.players[1].discard == ("rapier", "uhlik", "banishment")
    assert "uhlik" not in game.players[0].discard


def test_upkeep_and_income_follow_the_controller():
    """VE-11.8, VE-9.8"""
    game = veto(
        in_play={1: "harasimowicz"},
        hands={0: "bribery"},
        agenda=(GamePhase(), SettlementPhase(), Round()),
        dukats={0: 20, 1: 20},
    )
    all_bene(game)

    do(game, "0 play bribery harasimowicz", "0 bene", "1 bene")

    assert dukats(game) == [20 - 6 + 3 + 1, 20 + 3]


def test_an_elect_taken_over_is_the_elect_of_his_controller(monkeypatch):
    """VE-11.8, VE-10.8: whoever controls him loses when he dies"""
    add_cards(monkeypatch, COUP)
    game = veto(
        3,
        hands={0: "coup dagger"},
        in_play={1: "charles_ferdinand_vasa/karmazyn"},
        kreski={0: 4, 1: 5},
    )

    do(game, "0 play coup charles_ferdinand_vasa", "0 play dagger charles_ferdinand_vasa")

    assert game.out == (0,)
    assert game.players[1].alive
    assert game.players[1].removed == ("charles_ferdinand_vasa",)


def test_control_of_an_elect_is_not_taken_beyond_the_limit(monkeypatch):
    """VE-11.8, VE-5.16"""
    add_cards(monkeypatch, COUP)
    game = veto(
        hands={0: "coup"},
        in_play={0: "charles_ferdinand_vasa/karmazyn", 1: "janusz_radziwill/karmazyn"},
    )

    do(game, "0 play coup janusz_radziwill")

    assert controller(game, "janusz_radziwill") == 1


def test_his_kreski_on_the_karmazyn_field_count_for_the_initiative_of_his_controller(monkeypatch):
    """VE-11.8, VE-4.3"""
    add_cards(monkeypatch, COUP)
    game = veto(
        hands={0: "coup"},
        in_play={1: "dominik_zaslawski/karmazyn"},
        initiative=1,
        agenda=(BeginTurn(0), Round()),
    )

    do(game, "0 play coup dominik_zaslawski", "0 bene", "1 bene", "1 bribe 0", "0 bribe 0")

    assert game.initiative == 0


def test_of_several_the_latest_control_still_in_force_decides(monkeypatch):
    """VE-11.8"""
    add_cards(monkeypatch, COUP)
    game = veto(3, hands={0: "coup", 1: "brief_coup"}, in_play={2: "brodnicki"})
    do(game, "0 play coup brodnicki", "0 yield", "1 play brief_coup brodnicki")
    assert controller(game, "brodnicki") == 1

    do(game, "1 yield")

    assert controller(game, "brodnicki") == 0


def test_when_no_control_is_left_the_owner_has_it_again():
    """VE-11.8, VE-10.2"""
    game = veto(in_play={0: "hieronim_radziejowski", 1: "brodnicki+rapier"})
    do(game, "0 use hieronim_radziejowski 1 brodnicki")
    assert (controller(game, "brodnicki"), controller(game, "rapier")) == (0, 0)

    play(game, "0 bene", "1 bene")

    assert (controller(game, "brodnicki"), controller(game, "rapier")) == (1, 1)


def test_a_static_ability_speaks_for_the_new_controller():
    """VE-11.8, VE-11.15: control is the first step"""
    game = bribed("athos aramis", "athos", in_play={0: "porthos"})

    assert szabla(game, "porthos") == 8 + 1
    assert szabla(game, "aramis") == 7


# --- memory


def test_a_character_that_comes_back_has_lost_what_was_attached_to_it():
    """VE-11.9"""
    game = veto(
        hands={0: "banishment", 1: "uhlik"},
        in_play={1: "uhlik/marked+foreign_breeches+crimson_kontusz"},
    )
    assert keywords(game, "uhlik") == {"pludrak", "karmazyn"}

    do(game, "0 play banishment uhlik", "1 lay_next uhlik", "1 lay_next crimson_kontusz")
    do(game, "0 yield", "1 deploy_character uhlik")

    assert keywords(game, "uhlik") == set()
    assert not piece(game, "uhlik").marked
    assert not on_table(game, "crimson_kontusz")


def test_a_character_that_comes_back_is_as_strong_as_ever():
    """VE-11.9: modifiers and keywords that were to last longer have ceased"""
    game = veto(hands={0: "a_weary_arm", 1: "kuklinowski"}, in_play={1: "kuklinowski"})
    do(game, "0 play a_weary_arm kuklinowski")
    assert szabla(game, "kuklinowski") == 5
    gone(game, "kuklinowski")

    do(game, "0 yield", "1 deploy_character kuklinowski")

    assert szabla(game, "kuklinowski") == 8


def test_control_does_not_outlast_a_stay_in_play():
    """VE-11.9, VE-11.8"""
    game = bribed("brodnicki", "brodnicki", hands={1: "brodnicki"}, factions=("radziwill", "court"))
    gone(game, "brodnicki")

    do(game, "0 yield", "1 deploy_character brodnicki")

    assert controller(game, "brodnicki") == 1
