"""VE-6: whose right it is to reply, and what can be replied."""

from __future__ import annotations

from games.veto.extra_cards import add_cards
from games.veto.looks import asked, kreski, szabla, window
from games.veto.moments import answerable, at_round, in_round, in_turn, reply, say_bene, until
from games.veto.positions import all_bene, do, number, offered, piece, play, veto

ECHO = """
[[card]]
id = "echo"
type = "effect"
[card.play]
kind = "reply"
when = { event = "declared", object = ["ability"], by = "opponent" }
do = [{ op = "gain_dukats", who = "you", amount = 1 }]
"""

# --- whose right it is


def test_the_right_to_reply_runs_clockwise_until_all_have_said_bene():
    """VE-6.2, VE-6.4"""
    game = veto(4, hands={2: "mill"}, voice=2)
    play(game, "2 deploy_possession mill")

    found = say_bene(game, len(game.living))

    assert found == [3, 0, 1, 2]
    assert piece(game, "mill").owner == 2


def test_after_a_reply_the_next_has_the_right_and_benes_are_counted_anew():
    """VE-6.3, VE-6.4: the same window goes on; a bene does not bind (ruling 15)"""
    game = veto(3, hands={0: "mill", 2: "advocate", 1: "yarns_and_tall_tales"})
    play(game, "0 deploy_possession mill", "1 bene", "2 play advocate")

    found = [window(game)]
    play(game, "0 bene", "1 play yarns_and_tall_tales")
    found.append(window(game))
    say_bene(game, 2)
    found.append(window(game))
    play(game, "1 bene")

    assert found == [("W-A", 0), ("W-A", 2), ("W-A", 1)]
    assert piece(game, "mill").owner == 0


def test_a_window_in_which_nobody_replies_closes():
    """VE-6.4"""
    game = at_round(3)
    play(game, "0 bene", "1 bene")

    play(game, "2 bene")

    assert asked(game) == "Bribery"


def test_a_player_may_reply_to_his_own_action():
    """VE-6.23: Aramis does (ruling 17)"""
    game = veto(in_play={0: "roch_kowalski aramis"}, factions=("court", "court"))
    play(game, "0 agitate roch_kowalski", "1 bene")

    play(game, "0 use aramis 1")
    all_bene(game)

    assert kreski(game) == [3, 0, 18]


def test_a_player_who_is_not_involved_may_reply():
    """VE-6.23"""
    game = veto(3, hands={2: "a_false_step", 0: "feint"}, in_play={0: "pelka", 1: "tyzenhauz"})
    do(game, "0 challenge pelka tyzenhauz")
    play(game, "0 play feint", "1 bene")

    play(game, "2 play a_false_step")
    all_bene(game)

    assert game.players[0].discard == ("feint",)


def test_replies_are_neither_deeds_nor_trifles_and_as_many_as_one_likes():
    """VE-6.24: two of them, after the deed of the turn"""
    game = veto(hands={0: "mill vivat vivat"}, in_play={0: "pelka"})
    do(game, "0 agitate pelka")
    pelka = number(game, "pelka")

    play(game, "0 deploy_possession mill", "1 bene", f"0 play vivat {pelka}", "1 bene")
    play(game, f"0 play vivat {pelka}")
    all_bene(game)

    assert game.players[0].discard == ("vivat", "vivat")
    assert szabla(game, "pelka") == 10
    assert game.players[0].declarations == 2


# --- what can be replied


def test_a_reply_needs_its_condition_now():
    """VE-6.7"""
    game = veto(3, hands={0: "mill contribution", 1: "free_voice"})
    play(game, "0 play contribution 1")

    without = offered(game, 1, "play free_voice")
    game.election = 2
    with_election = offered(game, 1, "play free_voice")

    assert (without, with_election) == (False, True)


def test_what_negates_looks_at_the_topmost_object_only():
    """VE-6.7, VE-6.9: the deployment lies under an effect"""
    game = veto(3, hands={0: "mill", 1: "vivat", 2: "advocate"}, in_play={1: "pelka"})
    play(game, "0 deploy_possession mill")

    play(game, "1 play vivat pelka")

    assert not offered(game, 2, "play advocate")


def test_what_does_not_negate_may_answer_what_opened_the_window():
    """VE-6.7: Aramis adds to the agitation below the Seal's answer to an oration"""
    game = veto(
        factions=("court", "court"),
        hands={0: "tribunes_oration"},
        in_play={0: "roch_kowalski aramis", 1: "tyzenhauz+chancellors_seal"},
    )
    play(game, "0 agitate roch_kowalski", "1 bene", "0 play tribunes_oration")
    play(game, "1 use chancellors_seal 1")

    play(game, "0 use aramis 1")
    say_bene(game, 2)
    play(game, "0 decline")

    assert kreski(game) == [3, 0, 18]


def test_where_no_object_has_opened_the_window_only_the_topmost_can_be_answered(monkeypatch):
    """VE-6.7: in W-X an ability lies under an effect"""
    add_cards(monkeypatch, ECHO)
    game = veto(in_play={0: "soroka printing_house", 1: "uhlik"}, hands={1: "echo vivat"})
    play(game, "0 agitate soroka")
    reply(game, "W-X", "0 use printing_house 1")
    alone = offered(game, 1, "play echo")

    play(game, "1 play vivat uhlik", "0 bene")

    assert alone
    assert not offered(game, 1, "play echo")


def test_a_reply_for_any_moment_is_for_all_windows_of_the_game_phase():
    """VE-6.25"""
    game = at_round(hands={1: "vivat"}, in_play={1: "tyzenhauz"})

    found = answerable(game, 1, in_round(3))

    assert found == ["W-G1"]


def test_a_reply_for_any_moment_is_for_the_windows_of_a_duel_and_of_an_agitation():
    """VE-6.25"""
    game = veto(
        hands={1: "vivat"}, in_play={0: "longinus_podbipieta kuszel", 1: "tyzenhauz soroka"}
    )

    play(game, "0 challenge longinus_podbipieta tyzenhauz")
    duel = answerable(game, 1, in_turn)
    game.deeds = 1
    play(game, "0 agitate kuszel")
    agitation = answerable(game, 1, in_turn)

    assert duel == ["W-A", "W-D2", "W-D3", "W-D5", "W-D6", "W-D7"]
    assert agitation == ["W-A", "W-X"]


def test_deeds_and_trifles_are_no_replies():
    """VE-6.19: neither Wierzbicki against Zagloba nor Kesim against a challenge (EX-8, EX-9)"""
    game = veto(
        factions=("wisniowiecki", "court"),
        hands={1: "kesim_kesim lunge"},
        in_play={0: "jan_skrzetuski", 1: "tyzenhauz wierzbicki+lunge"},
    )
    target = number(game, "jan_skrzetuski")
    moves = (
        f"play kesim_kesim {target}",
        f"use wierzbicki 1 {target} 0 - {target}",
        "agitate wierzbicki",
        "lay_thrust lunge tyzenhauz",
    )

    play(game, "0 challenge jan_skrzetuski tyzenhauz")
    first = [offered(game, 1, each) for each in moves]
    until(game, "W-D3")
    say_bene(game)
    second = [offered(game, 1, each) for each in moves]

    assert first == second == [False] * 4


def test_a_bene_tells_nothing_about_the_hand_it_was_said_from():
    """VE-6.22: with a reply and without, the others are told the same and see the same"""
    holding, empty = (veto(hands={0: "mill", 1: card}) for card in ("advocate", "feint"))
    told = []

    for game in (holding, empty):
        play(game, "0 deploy_possession mill")
        told.append(([len(game.decision.options(game, 1))], play(game, "1 bene"), window(game)))

    assert [each[0] for each in told] == [[2], [1]]
    assert told[0][1:] == told[1][1:] == ([], ("W-A", 0))
