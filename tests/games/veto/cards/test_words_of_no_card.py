"""VE-L: what no card in the box says or does to another, said and done by extra cards."""

from __future__ import annotations

import pytest

from games.veto.extra_cards import add_cards
from games.veto.looks import aims, could_play, dukats, kreski, on_table, szabla
from games.veto.moments import until
from games.veto.positions import all_bene, do, offered, play, veto

MOURNING = """
[[card]]
id = "mourning"
type = "possession"
[[card.ability]]
kind = "passive"
[[card.ability.static]]
op = "modify"
sel = { type = "character", who = "you" }
trait = "szabla"
amount = { count = { zone = "removed", type = "character", who = "opponents" } }
"""


def test_cards_are_counted_in_the_removed_piles(monkeypatch):
    """VE-3.6, VE-L.14"""
    add_cards(monkeypatch, MOURNING)
    removed = {0: "kuszel", 1: "roch_kowalski charlamp kesim_kesim"}

    game = veto(in_play={0: "wierzbicki mourning", 1: "uhlik"}, removed=removed)

    assert szabla(game, "wierzbicki") == 6 + 2
    assert szabla(game, "uhlik") == 4


SEARCHED_BOOTS = """
[[card]]
id = "searched_boots"
type = "effect"
[card.play]
kind = "trifle"
target = [{ name = "t", sel = { zone = "thrusts", who = "opponents" } }]
do = [{ op = "discard", card = "t" }]
"""


def test_a_thrust_under_a_character_is_chosen_by_its_zone(monkeypatch):
    """VE-11.14, VE-L.6"""
    add_cards(monkeypatch, SEARCHED_BOOTS)
    game = veto(
        hands={0: "searched_boots"},
        in_play={0: "kuszel+feint/down", 1: "uhlik+dodge/down+rapier"},
    )
    assert aims(game, 0, "searched_boots") == {"dodge"}

    do(game, "0 play searched_boots dodge")

    assert game.players[1].discard == ("dodge",)
    assert on_table(game, "feint")


WATCHMAN = """
[[card]]
id = "watchman"
type = "possession"
[[card.ability]]
kind = "reply"
when = {{ event = "left_play", how = ["{how}"] }}
do = [{{ op = "gain_dukats", who = "you", amount = 5 }}]
"""
DEPARTURES = {
    "discarded": "play eaten_by_rust rapier",
    "removed": "play burnt_records vae_victis",
    "returned": "play sent_back_to_his_estates arvid_wittenberg",
    "killed": "play kesim_kesim uhlik",
}


@pytest.mark.parametrize("how", DEPARTURES)
def test_a_card_that_left_play_is_told_by_the_way_it_went(monkeypatch, how):
    """VE-L.18, VE-11.5, VE-11.6"""
    add_cards(monkeypatch, WATCHMAN.format(how=how))
    answered = {}

    for way, move in DEPARTURES.items():
        game = veto(
            hands={0: move.split()[1]},
            in_play={0: "watchman", 1: "faction+vae_victis uhlik+rapier arvid_wittenberg"},
        )
        play(game, f"0 {move}")
        until(game, "W-X", 0)
        answered[way] = {each.to for each in game.decision.options(game, 0) if hasattr(each, "to")}

    assert [way for way, options in answered.items() if options] == {
        "discarded": ["discarded", "killed"],
        "removed": ["removed"],
        "returned": ["returned"],
        "killed": ["killed"],
    }[how], "the rapier of a killed bearer is discarded"


TOAST = """
[[card]]
id = "toast"
type = "effect"
[card.play]
kind = "reply"
when = { event = "duel_answered", answer = "accepted" }
do = [{ op = "gain_dukats", who = "you", amount = 2 }]
"""


@pytest.mark.parametrize("answer, offered_then", [("accept", True), ("refuse", False)])
def test_an_accepted_duel_is_answered(monkeypatch, answer, offered_then):
    """VE-8.8, VE-L.18"""
    add_cards(monkeypatch, TOAST)
    game = veto(hands={0: "toast"}, in_play={0: "kuszel", 1: "uhlik"})

    do(game, "0 challenge kuszel uhlik")
    play(game, f"1 {answer}")

    assert could_play(game, 0, "toast") is offered_then


RECONCILED = """
[[card]]
id = "reconciled"
type = "effect"
[card.play]
kind = "reply"
when = { event = "duel_end", fighter = { who = "you" }, result = "draw" }
do = [{ op = "gain_kreski", who = "you", amount = 1 }]
"""


@pytest.mark.parametrize("challenged, reconciled", [("roch_kowalski", True), ("uhlik", False)])
def test_a_draw_is_a_result(monkeypatch, challenged, reconciled):
    """VE-8.18, VE-L.18"""
    add_cards(monkeypatch, RECONCILED)
    game = veto(hands={0: "reconciled"}, in_play={0: "wierzbicki", 1: f"{challenged}/marked"})

    play(game, f"0 challenge wierzbicki {challenged}")
    until(game, "W-D7", 0)

    assert could_play(game, 0, "reconciled") is reconciled


BURNT_LETTER = """
[[card]]
id = "burnt_letter"
type = "effect"
[card.play]
kind = "reply"
when = { event = "declared", object = ["effect"], by = "opponent" }
do = [{ op = "negate", fate = "remove" }]
"""


def test_a_negated_card_is_removed_where_the_text_says_so(monkeypatch):
    """VE-6.12"""
    add_cards(monkeypatch, BURNT_LETTER)
    game = veto(hands={0: "land_tax", 1: "burnt_letter"}, in_play={1: "mill"})

    play(game, "0 play land_tax", "1 play burnt_letter")
    all_bene(game)

    assert game.players[0].removed == ("land_tax",)
    assert game.players[1].discard == ("burnt_letter",)
    assert dukats(game) == [20, 20]


BODYGUARD = """
[[card]]
id = "bodyguard"
type = "possession"
[[card.ability]]
kind = "reply"
do = [{ op = "negate", fate = "discard" }]
[card.ability.when]
event = "declared"
object = ["effect"]
by = "opponent"
target = { type = "character", who = "you", keyword = ["honourable"] }
"""


@pytest.mark.parametrize("target, guarded", [("kuszel", True), ("wierzbicki", False)])
def test_a_reply_waits_for_a_target(monkeypatch, target, guarded):
    """VE-L.18"""
    add_cards(monkeypatch, BODYGUARD)
    game = veto(hands={1: "kesim_kesim"}, in_play={0: "kuszel wierzbicki bodyguard"}, voice=1)

    play(game, f"1 play kesim_kesim {target}")

    assert offered(game, 0, "use bodyguard 1") is guarded


STIPEND = """
[[card]]
id = "stipend"
type = "effect"
[card.play]
kind = "trifle"
[[card.play.do]]
op = "gain_kreski"
who = "you"
amount = { has = "dukats", who = "you", div = 3, plus = 1, max = 6 }
"""


@pytest.mark.parametrize("purse, gained", [(0, 1), (2, 1), (8, 3), (20, 6)])
def test_an_amount_is_counted_from_what_a_player_has(monkeypatch, purse, gained):
    """VE-L.14: divided, rounded down, added to, capped"""
    add_cards(monkeypatch, STIPEND)
    game = veto(hands={0: "stipend"}, dukats={0: purse})

    do(game, "0 play stipend")

    assert kreski(game) == [gained, 0, 21 - gained]


TROPHIES = """
[[card]]
id = "trophies"
type = "possession"
[[card.ability]]
kind = "passive"
[[card.ability.static]]
op = "modify"
sel = { type = "character", who = "you" }
trait = "szabla"
amount = { markers = "self", times = 2, max = 5 }
"""


@pytest.mark.parametrize("markers, more", [(0, 0), (1, 2), (3, 5)])
def test_an_amount_is_counted_from_markers(monkeypatch, markers, more):
    """VE-L.14"""
    add_cards(monkeypatch, TROPHIES)

    game = veto(in_play={0: f"wierzbicki trophies/markers{markers}"})

    assert szabla(game, "wierzbicki") == 6 + more


ARSON = """
[[card]]
id = "arson"
type = "effect"
[card.play]
kind = "trifle"
target = [{ name = "t", sel = { type = "possession" } }]
do = [{ op = "discard", card = "t" }]
"""


@pytest.mark.parametrize("seat, left", [(0, False), (1, True)])
def test_a_royal_privilege_keeps_opponents_from_discarding(monkeypatch, seat, left):
    """VE-L.9: one's own cards are not stopped"""
    add_cards(monkeypatch, ARSON)
    game = veto(hands={seat: "arson"}, in_play={0: "mill+royal_privilege"}, voice=seat)

    do(game, f"{seat} play arson mill")

    assert on_table(game, "mill") is left
