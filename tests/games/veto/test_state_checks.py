"""VE-11.4 to VE-11.7, VE-11.10, VE-11.13, VE-11.14: leaving play, and what is put right."""

from __future__ import annotations

import pytest

from games.veto.extra_cards import add_cards
from games.veto.looks import (
    among,
    asked,
    controller,
    could_play,
    could_use,
    dukats,
    ended,
    keywords,
    kreski,
    on_table,
    window,
)
from games.veto.positions import all_bene, do, number, offered, piece, play, veto
from interpares.games.veto.duel_events import DuelBrokenOff
from interpares.games.veto.events import CardLeft

STRIKE = """
[[card]]
id = "strike"
type = "effect"
[card.play]
kind = "trifle"
target = [{ name = "t", sel = { type = "character" } }]
do = [{ op = "%s", card = "t" }]
"""
WATCHMAN = """
[[card]]
id = "watchman"
type = "possession"
[[card.ability]]
kind = "passive"
on = { event = "%s" }
do = [{ op = "gain_dukats", who = "you", amount = 1 }]
"""
PATRON = """
[[card]]
id = "patron"
type = "character"
keywords = ["elect"]
[[card.ability]]
kind = "passive"
static = [
    { op = "grant", sel = { name = "uhlik" }, keyword = "influential" },
]
[[card]]
id = "kingmaker"
type = "possession"
[[card.ability]]
kind = "passive"
static = [{ op = "grant", sel = { name = "brodnicki" }, keyword = "elect" }]
"""


# --- leaving play


@pytest.mark.parametrize(
    "operation, pile, order",
    [
        ("discard", "discard", ["1 lay_next rapier"]),
        ("remove", "removed", []),
        ("to_hand", "hand", []),
    ],
)
def test_what_is_attached_to_a_card_that_leaves_play_is_discarded(
    monkeypatch, operation, pile, order
):
    """VE-11.4: also when the card itself was removed or returned to hand"""
    add_cards(monkeypatch, STRIKE % operation)
    game = veto(hands={0: "strike"}, in_play={1: "uhlik+rapier"})

    do(game, "0 play strike uhlik", *order)

    assert "rapier" in game.players[1].discard
    assert "uhlik" in getattr(game.players[1], pile)
    assert not on_table(game, "rapier")


def test_each_attached_card_goes_to_its_owners_pile(monkeypatch):
    """VE-11.4"""
    add_cards(monkeypatch, STRIKE % "remove")
    game = veto(hands={0: "strike drain_the_cup"}, in_play={1: "uhlik+rapier"})

    do(game, "0 play drain_the_cup uhlik", "0 play strike uhlik")

    assert game.players[0].discard == ("drain_the_cup", "strike")
    assert game.players[1].discard == ("rapier",)
    assert game.players[1].removed == ("uhlik",)


def test_an_effect_on_an_effect_goes_with_the_host_of_its_host(monkeypatch):
    """VE-11.4, VE-11.10: attachments whose host is gone are discarded"""
    add_cards(monkeypatch, STRIKE % "to_hand")
    game = veto(
        hands={0: "strike by_right_of_escheat"}, in_play={1: "uhlik+his_fame_goes_before_him"}
    )

    do(game, "0 play by_right_of_escheat his_fame_goes_before_him", "0 play strike uhlik")

    assert not on_table(game, "by_right_of_escheat")
    assert game.players[0].discard == ("by_right_of_escheat", "strike")
    assert game.players[1].discard == ("his_fame_goes_before_him",)


def test_a_discarded_character_is_not_wounded(monkeypatch):
    """VE-11.5: nobody can answer a wound, and old Kiemlicz finds nobody to rob"""
    add_cards(monkeypatch, STRIKE % "discard")
    game = veto(hands={0: "strike", 1: "bread_and_cobweb"}, in_play={0: "old_kiemlicz", 1: "uhlik"})

    events = play(game, "0 play strike uhlik", "1 bene", "0 bene")

    assert [each.how for each in among(events, CardLeft)] == ["discarded"]
    assert window(game)[0] == "W-X"
    assert not could_play(game, 1, "bread_and_cobweb")
    play(game, "1 bene")
    assert not could_use(game, 0, "old_kiemlicz")


def test_a_wounded_character_is_discarded(monkeypatch):
    """VE-11.5"""
    add_cards(monkeypatch, STRIKE % "wound")
    game = veto(hands={0: "strike"}, in_play={0: "old_kiemlicz", 1: "uhlik"})

    play(game, "0 play strike uhlik", "1 bene", "0 bene")
    assert window(game) == ("W-K", 1)
    play(game, "1 bene", "0 bene", "1 bene")

    assert game.players[1].discard == ("uhlik",)
    assert could_use(game, 0, "old_kiemlicz")


@pytest.mark.parametrize("operation, drawn", [("kill", True), ("remove", False)])
def test_a_killed_character_is_removed_but_a_removed_one_is_not_killed(
    monkeypatch, operation, drawn
):
    """VE-11.6: Nathan Hannover writes only of the killed"""
    add_cards(monkeypatch, STRIKE % operation)
    game = veto(hands={0: "strike"}, in_play={0: "nathan_hannover", 1: "uhlik"})

    play(game, "0 play strike uhlik", "1 bene", "0 bene")
    if window(game)[0] == "W-K":
        play(game, "1 bene", "0 bene")
    play(game, "1 bene")

    assert game.players[1].removed == ("uhlik",)
    assert could_use(game, 0, "nathan_hannover") == drawn


@pytest.mark.parametrize("operation", ["wound", "kill", "discard", "remove", "to_hand"])
def test_characters_that_leave_play_by_cards_cost_no_kreski(monkeypatch, operation):
    """VE-11.7"""
    add_cards(monkeypatch, STRIKE % operation)
    game = veto(hands={0: "strike"}, in_play={1: "jan_skrzetuski"}, kreski={0: 3, 1: 4})

    do(game, "0 play strike jan_skrzetuski")

    assert not on_table(game, "jan_skrzetuski")
    assert kreski(game) == [3, 4, 14]


# --- coming into play


def test_a_character_entering_play_is_unmarked_and_may_act_at_once():
    """VE-11.13"""
    game = veto(hands={1: "arvid_wittenberg"}, voice=1)

    do(game, "1 deploy_character arvid_wittenberg")

    assert not piece(game, "arvid_wittenberg").marked
    assert offered(game, 1, "use arvid_wittenberg 1 0")


def test_attaching_an_effect_is_entering_play_and_laying_a_thrust_is_not(monkeypatch):
    """VE-11.14"""
    add_cards(monkeypatch, WATCHMAN % "entered_play")
    game = veto(
        hands={0: "feint vae_victis rapier mill"}, in_play={0: "watchman uhlik"}, dukats={0: 20}
    )

    do(game, "0 lay_thrust feint uhlik")
    assert dukats(game)[0] == 20
    do(game, "0 play vae_victis wisniowiecki")
    assert dukats(game)[0] == 21
    do(game, "0 deploy_equipment rapier uhlik")
    assert dukats(game)[0] == 22 - 2
    do(game, "0 deploy_possession mill")
    assert dukats(game)[0] == 23 - 2 - 2


def test_thrusts_come_and_go_without_leaving_play(monkeypatch):
    """VE-11.14"""
    add_cards(monkeypatch, WATCHMAN % "left_play")
    game = veto(
        hands={0: "eaten_by_rust"},
        in_play={0: "watchman uhlik+feint", 1: "kuklinowski/marked+rapier"},
        dukats={0: 20},
    )

    do(game, "0 agitate uhlik feint")
    assert game.players[0].discard == ("feint",)
    assert dukats(game)[0] == 20
    do(game, "0 play eaten_by_rust rapier")
    assert dukats(game)[0] == 21


def test_thrusts_in_the_duel_area_are_not_in_play(monkeypatch):
    """VE-11.14: they cannot be counted among cards in play, nor do they enter it"""
    add_cards(monkeypatch, WATCHMAN % "entered_play")
    game = veto(
        hands={0: "feint"}, in_play={0: "watchman kuklinowski", 1: "uhlik/marked"}, dukats={0: 20}
    )

    do(game, "0 challenge kuklinowski uhlik", "0 play feint")

    assert piece(game, "feint").in_duel
    assert dukats(game)[0] == 20


def test_faction_and_strategy_cards_are_in_play(monkeypatch):
    """VE-11.14"""
    add_cards(
        monkeypatch,
        """
[[card]]
id = "census"
type = "effect"
[card.play]
kind = "trifle"
do = [{ op = "gain_dukats", who = "you", amount = { count = {} } }]
""",
    )
    game = veto(
        hands={0: "census"},
        strategies={0: "great_banquet"},
        in_play={0: "uhlik+feint+rapier mill"},
        dukats={0: 0},
    )

    do(game, "0 play census")

    assert dukats(game)[0] == 2 + 3 + 1


# --- state checks


def test_dead_elects_are_judged_before_anything_else(monkeypatch):
    """VE-11.10 (a), VE-12.5: the kreski of the loser lie in the pool before all are counted"""
    add_cards(monkeypatch, STRIKE % "kill")
    game = veto(
        3,
        hands={0: "strike"},
        in_play={1: "janusz_radziwill"},
        kreski={1: 24},
    )

    do(game, "0 play strike janusz_radziwill")

    assert game.outcome is None
    assert game.out == (1,)
    assert kreski(game) == [0, 0, 0, 24]


def test_all_kreski_are_counted_after_every_operation():
    """VE-11.10 (b), VE-10.7"""
    game = veto(hands={0: "votes_for_sale"}, kreski={0: 20, 1: 1})

    do(game, "0 play votes_for_sale 1")

    assert ended(game) == ("all_kreski", (0, 1))


def test_a_player_above_his_elect_limit_discards_one_of_his_choice(monkeypatch):
    """VE-11.10 (d), VE-D42: it is no casualty"""
    add_cards(monkeypatch, PATRON)
    game = veto(
        hands={0: "kingmaker"}, in_play={0: "patron brodnicki"}, kreski={0: 5}, dukats={0: 20}
    )

    do(game, "0 deploy_possession kingmaker")
    assert asked(game) == "DiscardElect"
    assert game.waiting == (0,)
    play(game, "0 discard_piece brodnicki")
    all_bene(game)

    assert game.players[0].discard == ("brodnicki",)
    assert on_table(game, "patron")
    assert kreski(game) == [5, 0, 16]
    assert game.outcome is None


def test_a_player_within_his_limit_discards_no_elect(monkeypatch):
    """VE-11.10 (d), VE-1.16: the Radziwiłłs may have two"""
    add_cards(monkeypatch, PATRON)
    game = veto(
        factions=("radziwill", "court"), hands={0: "kingmaker"}, in_play={0: "patron brodnicki"}
    )

    do(game, "0 deploy_possession kingmaker")

    assert asked(game) == "Turn"
    assert on_table(game, "patron")
    assert on_table(game, "brodnicki")


def test_checks_are_repeated_until_nothing_changes(monkeypatch):
    """VE-11.10: the Elect who is discarded had made others Influential"""
    add_cards(monkeypatch, PATRON)
    game = veto(hands={0: "kingmaker"}, in_play={0: "patron brodnicki uhlik/karmazyn"})
    assert piece(game, "uhlik").field == "karmazyn"

    do(game, "0 deploy_possession kingmaker")
    play(game, "0 discard_piece patron")

    assert piece(game, "uhlik").field == "election"


@pytest.mark.parametrize("marked", ["", "/marked"])
def test_who_may_not_stand_on_the_karmazyn_field_is_put_on_the_other(marked):
    """VE-11.10 (e), VE-9.3: its mark is unchanged"""
    game = veto(hands={0: "infamy"}, in_play={1: f"dominik_zaslawski/karmazyn{marked}"})

    do(game, "0 play infamy dominik_zaslawski")

    assert keywords(game, "dominik_zaslawski") == set()
    assert piece(game, "dominik_zaslawski").field == "election"
    assert piece(game, "dominik_zaslawski").marked == bool(marked)


def test_excess_thrusts_are_discarded_at_once():
    """VE-11.10 (f), VE-9.13: the kontusz makes a Karmazyn"""
    game = veto(hands={0: "crimson_kontusz"}, in_play={0: "uhlik+feint+lunge"})

    do(game, "0 deploy_equipment crimson_kontusz uhlik")
    assert asked(game) == "DiscardThrust"
    play(game, "0 discard_piece feint")

    assert game.players[0].discard == ("feint",)
    assert on_table(game, "lunge")


def test_a_duel_is_broken_when_a_fighter_is_lost(monkeypatch):
    """VE-11.10 (g), VE-8.26"""
    add_cards(
        monkeypatch,
        """
[[card]]
id = "snatch"
type = "effect"
[card.play]
kind = "reply"
when = { event = "duel_before" }
do = [{ op = "to_hand", card = "event_other" }]
""",
    )
    game = veto(hands={0: "snatch"}, in_play={0: "kuklinowski", 1: "uhlik/marked"}, kreski={1: 5})
    play(game, "0 challenge kuklinowski uhlik", "1 bene", "0 bene", "0 bene", "1 bene")
    assert window(game) == ("W-D3", 0)

    events = play(game, "0 play snatch", "1 bene", "0 bene")

    assert len(among(events, DuelBrokenOff)) == 1
    all_bene(game)
    assert asked(game) == "Turn"
    assert kreski(game) == [0, 5, 16]


def test_an_empty_cupboard_is_filled_from_the_discard_pile_at_once():
    """VE-11.10 (h), VE-3.4: between two operations of one card"""
    game = veto(in_play={0: "harasimowicz"}, cupboards={0: "mill"}, discards={0: "feint lunge"})

    do(game, "0 use harasimowicz 1")
    assert asked(game) == "DiscardOwn"
    assert sorted(game.players[0].cupboard) == ["feint", "lunge"]
    play(game, "0 discard_card mill")

    assert game.players[0].discard == ("mill",)


def test_the_choice_of_an_elect_is_his_controllers(monkeypatch):
    """VE-11.10 (d), VE-11.8"""
    add_cards(monkeypatch, PATRON)
    game = veto(
        hands={0: "kingmaker"}, in_play={1: "patron brodnicki"}, factions=("court", "lubomirski")
    )

    do(game, "0 deploy_possession kingmaker")

    assert game.waiting == (1,)
    assert controller(game, "brodnicki") == 1
    assert {each.piece for each in game.decision.options(game, 1)} == {
        number(game, "patron"),
        number(game, "brodnicki"),
    }
