"""VE-12.5: a player is out in the middle of a window or a duel."""

from __future__ import annotations

import pytest

from games.veto.extra_cards import add_cards
from games.veto.looks import asked, could_play, could_use, kreski, on_table, totals, window
from games.veto.moments import asking, attach, in_turn, match_from, opened, until, with_fields
from games.veto.positions import RULES, all_bene, do, piece, play, veto
from interpares.games.veto.inventory import cards_of

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
BALLAD = """
[[card]]
id = "ballad"
type = "effect"
[card.play]
kind = "reply"
when = { event = "duel_end", fighter = { who = "you" }, result = "lose" }
do = [{ op = "gain_dukats", who = "you", amount = 1 }]
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


@pytest.mark.parametrize("leaves", [False, True])
def test_his_object_that_has_opened_the_window_cannot_be_answered(leaves):
    """VE-12.5 (b), VE-6.7: Roch would step in for the challenged"""
    game = veto(
        3,
        factions=("court", "radziwill", "wisniowiecki"),
        hands={1: "vivat"},
        in_play={0: "kuklinowski", 1: f"{ELECT} roch_kowalski"},
    )
    play(game, f"0 challenge kuklinowski {ELECT}", "1 play vivat roch_kowalski", "2 bene")

    play(game, "0 concede" if leaves else "0 bene")

    assert could_use(game, 1, "roch_kowalski") != leaves


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


def test_a_casualty_he_was_causing_does_not_happen(monkeypatch):
    """VE-12.5 (b), VE-6.15: the object vanishes in its own W-K"""
    add_cards(monkeypatch, DAGGER)
    game = veto(3, in_play={0: "uhlik", 2: "brodnicki"}, hands={1: "swift_dagger"})
    play(game, "0 agitate uhlik", "1 play swift_dagger brodnicki")
    until(game, "W-K", 1)

    play(game, "1 concede")
    all_bene(game)

    assert on_table(game, "brodnicki")
    assert game.pending is None
    assert kreski(game) == [1, 0, 0, 23]


def test_an_elect_killed_in_reply_to_the_deed_of_his_player_breaks_it_off(monkeypatch):
    """VE-12.5 (b, e)"""
    add_cards(monkeypatch, DAGGER)
    game = veto(3, hands={1: "swift_dagger"}, in_play={0: f"uhlik {ELECT}"}, kreski={0: 3})

    play(game, "0 agitate uhlik", f"1 play swift_dagger {ELECT}")
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

    play(game, "1 lay_next uhlik")
    all_bene(game)

    assert game.players[1].discard == ("uhlik", "feint")
    assert RULES.flaws(game) == []


def test_thrusts_of_his_that_others_were_playing_still_work_and_are_gone_after_the_duel():
    """VE-6.26, VE-12.5 (c): objects of those who declared them; only the cards leave the game"""
    game = veto(3, in_play={0: "kuszel", 1: "uhlik", 2: "brodnicki/marked"}, voice=1)
    attach(game, "feint", "uhlik", 0)
    attach(game, "riposte", "brodnicki", 0)
    do(game, "1 challenge uhlik brodnicki")
    play(game, "1 play_attached feint", "2 play_attached riposte", "0 concede")

    all_bene(game)
    during = totals(game)
    opened(game, in_turn)

    assert during == (4 + 3, 5 + 3 + 1)
    assert not on_table(game, "feint")
    assert cards_of(game, 0).total() == 0


def test_a_thrust_of_his_that_is_negated_leaves_the_game_too():
    """VE-6.12, VE-12.5 (c)"""
    game = veto(
        3,
        hands={2: "a_false_step"},
        in_play={0: "kuszel", 1: "uhlik", 2: "brodnicki/marked"},
        voice=1,
    )
    attach(game, "feint", "uhlik", 0)
    do(game, "1 challenge uhlik brodnicki")
    play(game, "1 play_attached feint", "2 play a_false_step", "0 concede")

    all_bene(game)

    assert totals(game) == (4, 5)
    assert cards_of(game, 0).total() == 0


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


@pytest.mark.parametrize("kind", ["W-D2", "W-D3"])
def test_a_duel_is_broken_off_when_the_owner_of_a_fighter_is_out(kind):
    """VE-12.5 (c), VE-8.26: Uhlik was bribed, and leaves the game with his owner"""
    game = veto(3, in_play={0: "kuszel", 1: "brodnicki/marked", 2: "uhlik"}, hands={0: "bribery"})
    do(game, "0 play bribery uhlik")
    game.deeds = 1
    play(game, "0 challenge uhlik brodnicki")
    until(game, kind, 2)

    match = match_from(game, "2 concede")
    found = opened(match.game, in_turn)

    assert found == [("W-D7", 0)]
    assert match.game.duel is None


def test_a_challenge_is_void_when_the_owner_of_a_fighter_is_out():
    """VE-12.5 (c), VE-8.26: before it was accepted"""
    game = veto(3, in_play={0: "kuszel", 1: "brodnicki", 2: "uhlik"}, hands={0: "bribery"})
    do(game, "0 play bribery uhlik")
    game.deeds = 1
    play(game, "0 challenge uhlik brodnicki", "1 bene", "2 concede")

    found = opened(game, in_turn)

    assert (found, game.duel) == ([], None)


def test_when_his_cards_have_left_the_game_the_state_is_checked():
    """VE-12.5 (c), VE-11.10 (e): his kontusz made another's character a Karmazyn"""
    game = veto(3, in_play={0: "uhlik"}, voice=2)
    attach(game, "crimson_kontusz", "uhlik", 2)
    with_fields(game, "uhlik", field="karmazyn")

    play(game, "2 concede")

    assert piece(game, "uhlik").field == "election"


def test_a_result_that_is_not_applied_yet_is_broken_off():
    """VE-12.5 (e): the loser concedes in W-D5; there is no W-D6"""
    game = veto(3, in_play={0: "kuklinowski", 1: "brodnicki/marked"}, kreski={0: 1, 1: 5})
    do(game, "0 challenge kuklinowski brodnicki")
    play(game, "0 bene", "1 bene", "0 bene")
    assert window(game) == ("W-D5", 1)

    play(game, "1 concede")
    found = opened(game, in_turn)

    assert found == [("W-D7", 0)]
    assert kreski(game) == [1, 0, 0, 23]
    assert game.duel is None


def test_a_result_is_broken_off_when_the_winner_concedes():
    """VE-12.5 (e): nobody is wounded or killed, and W-D7 follows"""
    game = veto(3, in_play={0: "kuklinowski", 1: "brodnicki/marked"}, kreski={0: 1, 1: 5})
    do(game, "0 challenge kuklinowski brodnicki")
    play(game, "0 bene", "1 bene")
    assert window(game) == ("W-D5", 0)

    play(game, "0 concede", "1 bene", "2 bene")

    assert window(game) == ("W-D7", 1)
    assert game.pending is None
    assert on_table(game, "brodnicki")
    assert kreski(game) == [0, 5, 0, 19]


def test_a_result_that_was_broken_off_is_no_result(monkeypatch):
    """VE-12.5 (e), VE-8.26: in W-D7 nobody has won or lost"""
    add_cards(monkeypatch, BALLAD)
    game = veto(
        3,
        in_play={0: "kuklinowski", 1: "brodnicki/marked"},
        hands={1: "ballad"},
    )
    do(game, "0 challenge kuklinowski brodnicki")
    play(game, "0 bene", "1 bene", "0 concede", "1 bene", "2 bene")

    assert window(game) == ("W-D7", 1)
    assert not could_play(game, 1, "ballad")


def test_who_concedes_while_his_killed_elect_is_laid_down_is_out_once():
    """VE-12.5, VE-10.8"""
    game = veto(3, in_play={0: "kuklinowski", 1: f"{ELECT}/marked+rapier+sable_coat"})
    do(game, f"0 challenge kuklinowski {ELECT}")
    opened(game, asking("OrderPile"))

    play(game, "1 concede")
    opened(game, in_turn)

    assert game.out == (1,)
    assert game.living == (0, 2)
