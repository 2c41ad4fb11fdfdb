"""Effects that are replies in the game phase: to agitation, deployment, casualties, anything."""

from __future__ import annotations

import pytest

from games.veto.cards.scenes import provoked
from games.veto.looks import aims, controller, could_play, dukats, kreski, on_table, szabla
from games.veto.moments import FROM_SETTLEMENT, FROM_UNTAP, answer, until
from games.veto.positions import all_bene, do, play, veto

RADZIWILL = ("radziwill", "wisniowiecki")


@pytest.mark.parametrize("election, more", [(-1, 1), (1, 2)])
def test_a_tribunes_oration_makes_an_agitation_bring_more(election, more):
    """VE-7.3, VE-L.11"""
    game = veto(hands={0: "tribunes_oration"}, in_play={0: "wierzbicki"}, election=election)

    play(game, "0 agitate wierzbicki", "1 bene")
    do(game, "0 play tribunes_oration")

    assert kreski(game) == [1 + more, 0, 20 - more]
    assert dukats(game) == [20 - 1, 20]


def test_a_tribunes_oration_is_for_ones_own_agitation():
    """VE-6.7"""
    game = veto(
        hands={0: "land_tax tribunes_oration", 1: "tribunes_oration"}, in_play={0: "wierzbicki"}
    )

    play(game, "0 play land_tax", "1 bene")
    assert not could_play(game, 0, "tribunes_oration")
    all_bene(game)
    play(game, "0 agitate wierzbicki")

    assert not could_play(game, 1, "tribunes_oration")


def test_an_oration_for_a_negated_agitation_brings_nothing():
    """VE-6.13, VE-L.11"""
    game = veto(hands={0: "tribunes_oration", 1: "shouted_down"}, in_play={0: "wierzbicki"})

    play(game, "0 agitate wierzbicki", "1 play shouted_down", "0 play tribunes_oration")
    all_bene(game)

    assert kreski(game) == [0, 0, 21]
    assert dukats(game) == [20 - 1, 20 - 2]


def test_vivat_strengthens_a_character_until_the_end_of_the_round():
    """VE-6.25, VE-10.2"""
    game = veto(hands={0: "land_tax", 1: "vivat"}, in_play={0: "kuszel", 1: "uhlik roch_kowalski"})

    play(game, "0 play land_tax")
    assert aims(game, 1, "vivat") == {"uhlik", "roch_kowalski"}
    do(game, "1 play vivat uhlik")

    assert dukats(game) == [20, 20]
    assert szabla(game, "uhlik") == 5
    until(game, "W-E1")
    assert szabla(game, "uhlik") == 4


def test_vivat_is_shouted_in_every_window_of_the_game_phase_and_in_no_other():
    """VE-6.25, VE-1.36"""
    game = veto(hands={1: "vivat"}, in_play={1: "uhlik"}, agenda=FROM_UNTAP)

    heard = {}
    for window in ("W-U1", "W-U3", "W-S1", "W-S4", "W-G1", "W-E1"):
        until(game, window, 1)
        heard[window] = could_play(game, 1, "vivat")

    assert [window for window, could in heard.items() if could] == ["W-G1"]


def deployed(card, **fields):
    """Seat 1 has deployed a character; Radziwiłł has the right to reply."""
    position = {"factions": RADZIWILL, "hands": {0: "treason_in_the_camp", 1: card}, "voice": 1}
    game = veto(**(position | fields))
    play(game, f"1 deploy_character {card}")
    assert not could_play(game, 0, "treason_in_the_camp")
    until(game, "W-X", 0)
    return game


def test_treason_in_the_camp_takes_a_new_character_over_for_the_round():
    """VE-11.8, VE-10.2"""
    game = deployed("kuszel")

    do(game, "0 play treason_in_the_camp")

    assert controller(game, "kuszel") == 0
    assert kreski(game) == [0, 1, 20]
    assert dukats(game) == [20 - 4, 20 - 4]
    until(game, "W-E1")
    assert controller(game, "kuszel") == 1


@pytest.mark.parametrize(
    "card", ["jan_skrzetuski", "philip_william_of_wittelsbach", "gryzelda_wisniowiecka"]
)
def test_there_is_no_treason_of_the_dear_the_elected_and_the_loyal(card):
    """VE-L.18"""
    game = deployed(card)

    assert not could_play(game, 0, "treason_in_the_camp")


def test_treason_is_the_radziwills():
    """VE-1.31"""
    game = deployed("kuszel", factions=("court", "wisniowiecki"))

    assert not could_play(game, 0, "treason_in_the_camp")


def test_there_is_no_treason_in_ones_own_camp():
    """VE-L.18"""
    game = veto(factions=RADZIWILL, hands={0: "treason_in_the_camp uhlik"})

    play(game, "0 deploy_character uhlik")
    until(game, "W-X", 0)

    assert not could_play(game, 0, "treason_in_the_camp")


# --- casualties


def lost_duel(hand, margin, **fields):
    """Seat 1's Uhlik has lost a duel by 2 (a wound) or 3 (a kill); seat 1 may reply."""
    challenger = {2: "wierzbicki", 3: "pelka+drain_the_cup"}[margin]
    game = provoked(challenger, hands={1: hand}, **({"kreski": {1: 5}} | fields))
    until(game, "W-D5", 1)
    assert game.duel.margin == margin
    return game


def stabbed(hand, victim="kuszel", **fields):
    """Kesim, Kesim! is about to kill a character of seat 0, who may reply."""
    game = veto(hands={0: hand, 1: "kesim_kesim"}, in_play={0: victim}, voice=1, **fields)
    play(game, f"1 play kesim_kesim {victim}")
    until(game, "W-K", 0)
    return game


def wounded_by_milady(hand, victim="kuszel"):
    """Milady is about to wound a character of seat 0, who may reply."""
    game = veto(hands={0: hand}, in_play={0: f"{victim}/marked", 1: "milady"}, voice=1)
    play(game, f"1 use milady 1 {victim}")
    until(game, "W-K", 0)
    return game


def test_bread_and_cobweb_keep_a_wounded_fighter_in_play():
    """VE-8.20, VE-8.22"""
    game = lost_duel("bread_and_cobweb", 2)

    answer(game, "W-D5", "1 play bread_and_cobweb")

    assert on_table(game, "uhlik")
    assert kreski(game) == [1, 4, 16], "kreski are lost all the same"
    assert dukats(game) == [20, 20]


def test_bread_and_cobweb_do_not_raise_the_dead():
    """VE-L.18, VE-6.17"""
    game = lost_duel("bread_and_cobweb barber_surgeon", 3)

    assert not could_play(game, 1, "bread_and_cobweb")
    answer(game, "W-D5", "1 play barber_surgeon")
    assert game.players[1].discard == ("barber_surgeon", "uhlik")


def test_bread_and_cobweb_heal_a_wound_by_a_card():
    """VE-6.15"""
    game = wounded_by_milady("bread_and_cobweb")

    do(game, "0 play bread_and_cobweb")

    assert on_table(game, "kuszel")
    assert kreski(game) == [0, 0, 21]


@pytest.mark.parametrize(
    "card, loser",
    [
        ("bread_and_cobweb", "charlamp"),
        ("defence_of_zbaraz", "charlamp"),
        ("ransom", "charlamp"),
        ("barber_surgeon", "uhlik"),
        ("escape_by_the_window", "uhlik"),
    ],
)
def test_nobody_saves_the_beaten_enemy(card, loser):
    """VE-L.18"""
    game = veto(hands={0: card}, in_play={0: "pelka", 1: f"{loser}/marked"}, kreski={0: 5})

    play(game, f"0 challenge pelka {loser}")
    until(game, "W-D5", 0)

    assert not could_play(game, 0, card)


def test_the_barber_surgeon_makes_a_wound_of_a_death():
    """VE-8.22, VE-11.2"""
    game = lost_duel("barber_surgeon", 3)

    answer(game, "W-D5", "1 play barber_surgeon")

    assert game.players[1].removed == ()
    assert game.players[1].discard == ("barber_surgeon", "uhlik")
    assert game.barred == ()
    assert dukats(game) == [20, 20 - 2]


def test_the_barber_surgeon_helps_against_a_killing_card():
    """VE-6.15"""
    game = stabbed("barber_surgeon")

    do(game, "0 play barber_surgeon")

    assert game.players[0].discard == ("barber_surgeon", "kuszel")
    assert game.players[1].removed == ("kesim_kesim",)


def test_the_barber_surgeon_is_not_called_to_wounds():
    """VE-L.18"""
    assert not could_play(lost_duel("barber_surgeon", 2), 1, "barber_surgeon")
    assert not could_play(wounded_by_milady("barber_surgeon"), 0, "barber_surgeon")


@pytest.mark.parametrize("threatened", [stabbed, wounded_by_milady])
def test_the_defence_of_zbaraz_keeps_the_honourable_in_play(threatened):
    """VE-6.15"""
    game = threatened("defence_of_zbaraz")

    do(game, "0 play defence_of_zbaraz")

    assert on_table(game, "kuszel")
    assert dukats(game)[0] == 20 - 3


@pytest.mark.parametrize("threatened", [stabbed, wounded_by_milady])
def test_the_defence_of_zbaraz_is_not_for_others(threatened):
    """VE-L.18"""
    game = threatened("defence_of_zbaraz", "wierzbicki")

    assert not could_play(game, 0, "defence_of_zbaraz")


def test_the_defence_of_zbaraz_is_the_wisniowieckis():
    """VE-1.31"""
    game = stabbed("defence_of_zbaraz", factions=("court", "radziwill"))

    assert not could_play(game, 0, "defence_of_zbaraz")


@pytest.mark.parametrize("margin", [2, 3])
def test_a_ransom_of_two_kreski_keeps_a_fighter_in_play(margin):
    """VE-5.10, VE-8.23"""
    game = lost_duel("ransom", margin)

    answer(game, "W-D5", "1 play ransom")

    assert on_table(game, "uhlik")
    assert kreski(game) == [1, 5 - 2 - 1, 18]
    assert dukats(game) == [20, 20]


def test_nobody_is_ransomed_with_a_single_kreska():
    """VE-0.6"""
    game = lost_duel("ransom", 2, kreski={1: 1})

    assert not could_play(game, 1, "ransom")


def test_replies_of_the_game_phase_wait_for_it():
    """VE-1.36"""
    game = veto(
        hands={0: "ransom tribunes_oration vivat"}, in_play={0: "kuszel"}, agenda=FROM_SETTLEMENT
    )

    until(game, "W-S1", 0)

    assert not any(could_play(game, 0, card) for card in ("ransom", "tribunes_oration", "vivat"))
