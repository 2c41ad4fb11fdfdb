"""Characters of the Lubomirskis whose abilities are about duels."""

from __future__ import annotations

import pytest

from games.veto.looks import szabla
from games.veto.moments import answer, fight, fought, in_turn, may_answer, opened
from games.veto.positions import do, number, offered, play, veto

LUBOMIRSKI = ("lubomirski", "radziwill")


def test_laszcz_takes_two_dukats_for_every_duel_he_wins():
    """VE-8.24"""
    game = veto(
        factions=LUBOMIRSKI, in_play={0: "samuel_laszcz", 1: "uhlik roch_kowalski"}, voice=1
    )
    game.deeds = 2

    play(game, "1 challenge uhlik samuel_laszcz")
    answer(game, "W-D6", "0 use samuel_laszcz 2")
    play(game, "1 challenge roch_kowalski samuel_laszcz")
    answer(game, "W-D6", "0 use samuel_laszcz 2")

    assert game.players[0].dukats == 24


@pytest.mark.parametrize(
    "fighter, enemy", [("samuel_laszcz", "charlamp"), ("yurko_bohun", "uhlik")]
)
def test_laszcz_takes_nothing_for_draws_and_for_what_others_win(fighter, enemy):
    """VE-L.18"""
    game = veto(factions=LUBOMIRSKI, in_play={0: "samuel_laszcz yurko_bohun", 1: enemy})

    play(game, f"0 challenge {fighter} {enemy}")

    assert not may_answer(game, "W-D6", "0 use samuel_laszcz 2")


@pytest.mark.parametrize("card, may", [("samuel_laszcz", False), ("tugay_bey", True)])
@pytest.mark.parametrize("made", ["royal_grant", "crimson_kontusz"])
def test_laszcz_does_not_enter_the_karmazyn_field_whatever_he_wears(card, may, made):
    """VE-0.2, VE-9.1"""
    game = veto(factions=LUBOMIRSKI, in_play={0: f"{card}+{made}"})

    assert offered(game, 0, f"move_character {card}") is may


@pytest.mark.parametrize(
    "cossack", ["yurko_bohun", "barabash", "danylo_nechai", "maksym_kryvonis", "ivan_sirko"]
)
def test_a_cossack_avenges_a_killed_companion_without_marking(cossack):
    """VE-1.20, VE-8.27"""
    game = veto(
        factions=LUBOMIRSKI,
        in_play={0: f"{cossack}/marked konstanty_jacek_lubomirski", 1: "kuklinowski"},
        voice=1,
    )

    play(game, "1 challenge kuklinowski konstanty_jacek_lubomirski")
    answer(game, "W-D6", f"0 use {cossack} cossack-2")

    assert game.duel is not None
    assert game.duel.challenger == number(game, cossack)
    assert game.duel.challenged == number(game, "kuklinowski")


@pytest.mark.parametrize("loser, pile", [("roch_kowalski", "removed"), ("charlamp", "discard")])
def test_kryvonis_kills_from_a_margin_of_two_on(loser, pile):
    """VE-8.19"""
    game = veto(factions=LUBOMIRSKI, in_play={0: "maksym_kryvonis", 1: loser})

    fought(game, "maksym_kryvonis", loser)

    assert getattr(game.players[1], pile) == (loser,)


def test_kryvonis_lends_his_cruelty_to_nobody():
    """VE-8.19"""
    game = veto(factions=LUBOMIRSKI, in_play={0: "maksym_kryvonis ivan_sirko", 1: "roch_kowalski"})

    fought(game, "ivan_sirko", "roch_kowalski")

    assert game.players[1].discard == ("roch_kowalski",)


def test_sirko_pays_to_be_stronger_once_in_a_duel():
    """VE-8.12, VE-L.5"""
    game = veto(factions=LUBOMIRSKI, in_play={0: "ivan_sirko", 1: "kuklinowski"})

    fight(game, "ivan_sirko", "kuklinowski")
    do(game, "0 use ivan_sirko 1", "1 bene")

    assert szabla(game, "ivan_sirko") == 10
    assert game.players[0].dukats == 18
    assert not offered(game, 0, "use ivan_sirko 1")
    opened(game, in_turn)
    assert szabla(game, "ivan_sirko") == 8


@pytest.mark.parametrize("fighter, dukats", [("ivan_sirko", 1), ("barabash", 20)])
def test_sirko_needs_two_dukats_and_a_duel_of_his_own(fighter, dukats):
    """VE-0.6"""
    game = veto(
        factions=LUBOMIRSKI,
        in_play={0: "ivan_sirko barabash", 1: "kuklinowski"},
        dukats={0: dukats},
    )

    fight(game, fighter, "kuklinowski")

    assert not offered(game, 0, "use ivan_sirko 1")
