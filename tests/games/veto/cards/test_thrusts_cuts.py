"""Thrusts: those that answer others, and Cuts."""

from __future__ import annotations

import pytest

from games.veto.cards.scenes import duel
from games.veto.looks import could_play, totals
from games.veto.moments import fight, until
from games.veto.positions import all_bene, do, piece, play, refused, veto

# --- answers


def test_a_riposte_is_as_strong_as_what_it_answers_and_one_more():
    """VE-L.12, VE-8.17"""
    game = duel("feint", "riposte")

    play(game, "0 play feint", "1 play riposte")
    all_bene(game)

    assert totals(game) == (6 + 3, 8 + 1 + 3)


def test_a_riposte_copies_what_the_text_of_a_thrust_adds():
    """VE-L.12"""
    game = duel("desperate_thrust", "riposte")

    play(game, "0 play desperate_thrust", "1 play riposte")
    all_bene(game)

    assert totals(game) == (6 + 5, 8 + 1 + 5)


def test_a_riposte_copies_nothing_of_what_weakens_the_enemy():
    """VE-L.12"""
    game = duel("sand_in_the_eyes", "riposte")

    play(game, "0 play sand_in_the_eyes", "1 play riposte")
    all_bene(game)

    assert totals(game) == (6, 8 + 1 - 3)


def test_a_riposte_to_a_negated_thrust_is_worth_one():
    """VE-L.12, VE-6.7"""
    game = duel("feint", "riposte parry")

    play(game, "0 play feint", "1 play parry", "0 bene", "1 play riposte")
    all_bene(game)

    assert totals(game) == (6, 8 + 1)


def test_a_riposte_is_no_fight_turn():
    """VE-8.17"""
    game = duel("feint", "riposte")

    do(game, "0 play feint")

    assert game.waiting == (1,)
    assert not could_play(game, 1, "riposte")


def test_a_riposte_stays_when_what_it_answered_is_discarded():
    """VE-L.12, VE-8.16"""
    game = duel("feint", "riposte beat_aside")

    play(game, "0 play feint", "1 play riposte")
    all_bene(game)
    do(game, "1 play beat_aside feint")

    assert totals(game) == (6, 8 + 1 + 3 + 1)


def test_a_riposte_from_under_the_fighter():
    """VE-8.17"""
    game = duel("feint", second="kuklinowski/marked+riposte/down")

    play(game, "0 play feint", "1 play_attached riposte")
    all_bene(game)

    assert totals(game) == (6 + 3, 8 + 1 + 3)


def test_a_parry_negates_a_thrust():
    """VE-8.16, VE-8.17"""
    game = duel("feint parry", "parry")
    assert not could_play(game, 0, "parry"), "it is no fight turn"

    play(game, "0 play feint", "1 play parry")
    all_bene(game)

    assert totals(game) == (6, 8)
    assert game.players[0].discard == ("feint",)
    assert piece(game, "parry").in_duel
    assert game.waiting == (1,)


@pytest.mark.parametrize("card", ["riposte", "parry"])
def test_nobody_answers_his_own_thrust(card):
    """VE-L.18"""
    game = duel(f"feint {card}")

    play(game, "0 play feint", "1 bene")

    assert not could_play(game, 0, card)


def test_a_parry_is_parried():
    """VE-6.5"""
    game = duel("feint parry", "parry")

    play(game, "0 play feint", "1 play parry", "0 play parry")
    all_bene(game)

    assert totals(game) == (6 + 3, 8)


@pytest.mark.parametrize("card", ["riposte", "parry"])
def test_only_a_thrust_is_answered_with_a_thrust(card):
    """VE-8.17, VE-L.18: Soroka helps his companion in a fight turn"""
    game = duel("feint", card, first="wierzbicki soroka")

    play(game, "0 use soroka 1")
    helped = could_play(game, 1, card)
    all_bene(game)
    play(game, "1 bene", "0 play feint")

    assert (helped, could_play(game, 1, card)) == (False, True)


def test_who_does_not_fight_parries_nothing():
    """VE-8.30"""
    game = veto(
        3,
        hands={0: "feint", 2: "parry riposte"},
        in_play={0: "wierzbicki", 1: "kuklinowski/marked", 2: "pelka"},
    )
    fight(game, "wierzbicki", "kuklinowski")

    play(game, "0 play feint", "1 bene")

    assert not could_play(game, 2, "parry")
    assert not could_play(game, 2, "riposte")


# --- Cuts


def test_the_referendarys_cut_is_the_last_cut_of_its_player():
    """VE-6.21"""
    game = duel("referendarys_cut backhand_cut feint", "backhand_cut")

    do(game, "0 play referendarys_cut", "1 play backhand_cut")

    assert totals(game) == (6 + 5, 8 + 3)
    assert not could_play(game, 0, "backhand_cut")
    assert could_play(game, 0, "feint")


def test_after_the_referendarys_cut_there_is_no_riposte():
    """VE-6.21"""
    game = duel("referendarys_cut riposte", "feint")

    do(game, "0 play referendarys_cut")
    play(game, "1 play feint")

    assert not could_play(game, 0, "riposte")


def test_nothing_negates_the_referendarys_cut():
    """VE-6.21"""
    game = duel("referendarys_cut", "parry a_false_step liberum_veto riposte")

    play(game, "0 play referendarys_cut")

    assert not any(could_play(game, 1, card) for card in ("parry", "a_false_step", "liberum_veto"))
    assert could_play(game, 1, "riposte")


def test_nothing_discards_the_referendarys_cut():
    """VE-6.21"""
    game = duel("referendarys_cut", "beat_aside")

    do(game, "0 play referendarys_cut")

    assert refused(game, "1 play beat_aside referendarys_cut") == "VE-6.21"
    assert totals(game) == (6 + 5, 8)


def test_the_ban_of_the_referendary_ends_with_the_duel():
    """VE-8.16, VE-8.25"""
    game = duel(
        "referendarys_cut backhand_cut",
        first="wierzbicki machnicki",
        second="kuklinowski/marked roch_kowalski/marked",
    )

    do(game, "0 play referendarys_cut")
    until(game, "W-D7")
    all_bene(game)
    do(game, "0 yield", "1 bene")
    fight(game, "machnicki", "roch_kowalski")

    assert could_play(game, 0, "backhand_cut")


def test_the_low_cut_comes_first():
    """VE-L.5"""
    game = duel("feint", "low_cut")

    do(game, "0 play feint", "1 play low_cut")

    assert totals(game) == (6 + 3, 8 + 4), "a thrust of the other does not matter"


def test_after_another_thrust_there_is_no_low_cut():
    """VE-L.5"""
    game = duel("feint low_cut")

    do(game, "0 play feint", "1 bene")

    assert not could_play(game, 0, "low_cut")


def test_after_a_negated_thrust_the_low_cut_is_still_the_first():
    """VE-8.16"""
    game = duel("feint low_cut", "parry")

    play(game, "0 play feint", "1 play parry")
    all_bene(game)
    do(game, "1 bene")

    assert could_play(game, 0, "low_cut")


def test_the_backhand_cut_is_better_for_the_challenged():
    """VE-L.5"""
    game = duel("backhand_cut", "backhand_cut")

    do(game, "0 play backhand_cut", "1 play backhand_cut")

    assert totals(game) == (6 + 2, 8 + 3)


def test_the_hussars_stroke_is_the_challengers():
    """VE-L.5"""
    game = duel("hussars_stroke", "hussars_stroke", factions=("wisniowiecki", "wisniowiecki"))

    do(game, "0 play hussars_stroke")

    assert totals(game) == (6 + 4, 8)
    assert not could_play(game, 1, "hussars_stroke")


@pytest.mark.parametrize("first, before, more", [("barabash", 5, 4), ("samuel_laszcz", 7, 2)])
def test_the_cossack_cut_is_better_in_the_hand_of_a_cossack(first, before, more):
    """VE-L.5"""
    game = duel("cossack_cut", first=first, factions=("lubomirski", "radziwill"))

    do(game, "0 play cossack_cut")

    assert totals(game) == (before + more, 8)


@pytest.mark.parametrize("first, before, more", [("aramis", 7, 4), ("pelka", 8, 2)])
def test_the_italian_school_is_for_pludraks(first, before, more):
    """VE-L.5"""
    game = duel("italian_school", first=first, factions=("court", "radziwill"))

    do(game, "0 play italian_school")

    assert totals(game) == (before + more, 8)


@pytest.mark.parametrize(
    "card, faction",
    [
        ("referendarys_cut", "court"),
        ("low_cut", "court"),
        ("backhand_cut", "court"),
        ("cross_cut", "court"),
        ("hussars_stroke", "wisniowiecki"),
        ("cossack_cut", "lubomirski"),
    ],
)
def test_every_cut_is_one(card, faction):
    """VE-1.32"""
    arms = {"first": "wierzbicki+bathory_sabre", "using": {0: "bathory_sabre"}}
    game = duel(card, "pinned", factions=(faction, "radziwill"), **arms)
    assert could_play(game, 0, card)

    do(game, "0 bene", "1 play pinned")

    assert not could_play(game, 0, card)


@pytest.mark.parametrize("card, banned", [("pinned", "backhand_cut"), ("clinch", "feint")])
def test_another_duel_is_fought_without_these_bans(card, banned):
    """VE-8.25"""
    others = {"first": "wierzbicki machnicki", "second": "kuklinowski/marked roch_kowalski/marked"}
    game = duel(card, banned, **others)

    do(game, f"0 play {card}")
    assert not could_play(game, 1, banned)
    until(game, "W-D7")
    all_bene(game)
    do(game, "0 yield", "1 bene")
    fight(game, "machnicki", "roch_kowalski")
    do(game, "0 bene")

    assert could_play(game, 1, banned)


def test_who_is_pinned_makes_no_cuts():
    """VE-8.16"""
    game = duel("pinned backhand_cut", "backhand_cut riposte feint")

    do(game, "0 play pinned")

    assert totals(game) == (6 + 1, 8)
    assert not could_play(game, 1, "backhand_cut")
    assert could_play(game, 1, "feint")
    do(game, "1 bene")
    play(game, "0 play backhand_cut")
    assert not could_play(game, 1, "riposte")
