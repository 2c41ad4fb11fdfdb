"""VE-12.5: a player is out in the middle of a window or a duel."""

from __future__ import annotations

import pytest

from games.veto.extra_cards import add_cards
from games.veto.looks import asked, kreski, on_table, window
from games.veto.positions import RULES, all_bene, do, number, piece, play, veto

ELECT = "michal_korybut_wisniowiecki"
DAGGER = """
[[card]]
id = "swift_dagger"
type = "effect"
[card.play]
kind = "reply"
when = { event = "declared", by = "opponent" }
target = [{ name = "t", sel = { type = "character", who = "opponents" } }]
do = [{ op = "kill", card = "t" }]
"""


# --- in windows, with objects on the stack


def test_his_object_on_the_stack_vanishes_without_effect():
    """VE-12.5 (b)"""
    game = veto(3, in_play={0: "uhlik"})
    play(game, "0 agitate uhlik", "1 bene", "2 bene", "0 concede")

    all_bene(game)

    assert kreski(game) == [0, 0, 0, 24]
    assert game.stack == ()
    assert (asked(game), game.voice) == ("Turn", 1)


@pytest.mark.parametrize(
    "declared", ["deploy_character uhlik", "deploy_possession mill", "play vae_victis wisniowiecki"]
)
def test_a_card_he_has_declared_does_not_come_into_play(declared):
    """VE-12.5 (b)"""
    game = veto(3, hands={0: "uhlik mill vae_victis"})
    play(game, f"0 {declared}", "1 bene", "2 bene", "0 concede")

    all_bene(game)

    assert all(each.by != 0 for each in game.table.values())
    assert kreski(game) == [0, 0, 0, 24]
    assert game.voice == 1


def test_his_reply_vanishes_and_the_object_below_works():
    """VE-12.5 (b)"""
    game = veto(3, in_play={0: "uhlik", 1: "boguslaw_radziwill"}, hands={1: "shouted_down"})
    play(game, "0 agitate uhlik", "1 play shouted_down", "2 bene", "0 bene", "1 concede")

    all_bene(game)

    assert kreski(game) == [1, 0, 0, 23]
    assert (asked(game), game.voice) == ("Turn", 0)


def test_a_window_goes_on_among_the_others():
    """VE-12.5 (b)"""
    game = veto(4, in_play={0: "uhlik"})
    play(game, "0 agitate uhlik", "1 bene", "2 concede")
    assert window(game) == ("W-A", 3)

    play(game, "3 bene")
    assert window(game) == ("W-A", 0)
    play(game, "0 bene")

    assert kreski(game)[0] == 1


def test_a_window_in_which_all_others_have_said_bene_closes():
    """VE-12.5 (b)"""
    game = veto(3, in_play={0: "uhlik"}, voice=0)

    play(game, "0 agitate uhlik", "1 bene", "2 bene", "0 concede")

    assert game.stack == ()
    assert game.voice == 1


def test_an_elect_killed_in_reply_to_the_deed_of_his_player_breaks_it_off(monkeypatch):
    """VE-12.5 (b, e)"""
    add_cards(monkeypatch, DAGGER)
    game = veto(3, hands={1: "swift_dagger"}, in_play={0: f"uhlik {ELECT}"}, kreski={0: 3})

    play(game, "0 agitate uhlik", f"1 play swift_dagger {number(game, ELECT)}")
    all_bene(game)

    assert game.out == (0,)
    assert kreski(game) == [0, 0, 0, 24]
    assert (asked(game), game.voice) == ("Turn", 1)


def test_a_thrust_of_another_owner_that_he_was_playing_is_not_lost():
    """VE-12.5 (b, d)"""
    game = veto(3, hands={0: "bribery"}, in_play={1: "uhlik+feint", 2: "brodnicki/marked"})
    do(game, "0 play bribery uhlik")
    game.deeds = 1
    do(game, "0 challenge uhlik brodnicki")
    play(game, "0 play_attached feint", "1 bene", "2 bene", "0 concede")

    all_bene(game)

    assert sorted(game.players[1].discard) == ["feint", "uhlik"]
    assert RULES.flaws(game) == []


# --- in a duel


@pytest.mark.parametrize("loser", [0, 1])
def test_a_duel_of_his_is_broken_off_in_the_fight(loser):
    """VE-12.5 (e)"""
    game = veto(
        3,
        hands={0: "feint"},
        in_play={0: "kuklinowski", 1: "brodnicki/marked"},
        kreski={0: 5, 1: 5},
    )
    do(game, "0 challenge kuklinowski brodnicki", "0 play feint")
    if loser == 0:
        play(game, "1 bene")

    play(game, f"{loser} concede")
    assert window(game) == ("W-D7", 1 - loser if loser == 0 else 0)
    all_bene(game)

    assert kreski(game)[1 - loser] == 5
    assert game.duel is None
    assert on_table(game, "kuklinowski") == (loser == 1)
    assert game.players[0].discard == (("feint",) if loser == 1 else ())


def test_a_challenge_of_his_that_was_not_answered_is_void():
    """VE-12.5 (e), VE-8.26: no W-D7"""
    game = veto(3, in_play={0: "kuklinowski", 1: "brodnicki"})
    do(game, "0 challenge kuklinowski brodnicki")
    assert asked(game) == "AnswerDuel"

    play(game, "1 concede")

    assert game.duel is None
    assert (asked(game), game.voice) == ("Turn", 0)
    assert piece(game, "kuklinowski").marked


def test_who_has_nothing_to_do_with_a_duel_leaves_it_as_it_is():
    """VE-12.5 (e)"""
    game = veto(3, in_play={0: "kuklinowski", 1: "brodnicki/marked"}, kreski={1: 5})
    play(game, "0 challenge kuklinowski brodnicki", "1 bene", "2 concede")
    all_bene(game)

    do(game, "0 bene", "1 bene")

    assert kreski(game)[:2] == [1, 4]


def test_a_result_that_is_not_applied_yet_is_broken_off():
    """VE-12.5 (e): the loser concedes in W-D5"""
    game = veto(3, in_play={0: "kuklinowski", 1: "brodnicki/marked"}, kreski={0: 1, 1: 5})
    do(game, "0 challenge kuklinowski brodnicki")
    play(game, "0 bene", "1 bene", "0 bene")
    assert window(game) == ("W-D5", 1)

    play(game, "1 concede")
    all_bene(game)

    assert kreski(game) == [1, 0, 0, 23]
    assert game.duel is None
