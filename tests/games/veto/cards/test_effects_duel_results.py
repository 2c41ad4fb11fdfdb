"""Effects that are replies to the result of a duel."""

from __future__ import annotations

import pytest

from games.veto.cards.scenes import provoked
from games.veto.looks import aims, could_play, dukats, kreski
from games.veto.moments import answer, reply, until
from games.veto.positions import do, number, piece, play, veto
from interpares.games.veto.fight import FightTurn

PELKA = "pelka+drain_the_cup"
"""A fighter with 7."""


def test_an_insult_is_washed_in_blood():
    """VE-8.24"""
    game = provoked(PELKA, hands={0: "insult_washed_in_blood"})

    until(game, "W-D5", 0)
    assert not could_play(game, 0, "insult_washed_in_blood")
    answer(game, "W-D6", "0 play insult_washed_in_blood")

    assert game.players[1].removed == ("uhlik",)
    assert kreski(game) == [5 + 1 + 1, 4, 10]
    assert dukats(game) == [20 - 1, 20]


def test_the_beaten_wash_no_insult():
    """VE-L.18"""
    game = provoked(PELKA, hands={1: "insult_washed_in_blood"})

    until(game, "W-D6", 1)

    assert not could_play(game, 1, "insult_washed_in_blood")


def test_a_wound_washes_no_insult():
    """VE-L.18"""
    game = provoked(hands={0: "insult_washed_in_blood"})

    until(game, "W-D6", 0)

    assert not could_play(game, 0, "insult_washed_in_blood")


def test_the_saved_wash_no_insult():
    """VE-L.18: a saved loser matches neither wound nor kill"""
    game = provoked(PELKA, hands={0: "insult_washed_in_blood", 1: "ransom"})

    reply(game, "W-D5", "1 play ransom")
    until(game, "W-D6", 0)

    assert not could_play(game, 0, "insult_washed_in_blood")


@pytest.mark.parametrize("challenger", ["wierzbicki", PELKA])
def test_an_escape_by_the_window_leads_to_the_hand(challenger):
    """VE-8.20, VE-8.22"""
    game = provoked(challenger, "uhlik/marked+rapier", hands={1: "escape_by_the_window"})

    answer(game, "W-D5", "1 play escape_by_the_window")

    assert game.players[1].hand == ("uhlik",)
    assert sorted(game.players[1].discard) == ["escape_by_the_window", "rapier"]
    assert kreski(game) == [6, 4, 11]
    assert dukats(game) == [20, 20 - 2]


def test_who_was_taken_over_escapes_to_his_owner():
    """VE-11.8"""
    game = veto(hands={1: "bribery escape_by_the_window"}, in_play={0: "machnicki kuszel"}, voice=1)

    do(game, "1 play bribery kuszel", "1 yield")
    play(game, "0 challenge machnicki kuszel")
    answer(game, "W-D5", "1 play escape_by_the_window")

    assert game.players[0].hand == ("kuszel",)


def test_the_winner_does_not_jump_out_of_the_window():
    """VE-L.18"""
    game = provoked(hands={0: "escape_by_the_window"})

    until(game, "W-D5", 0)

    assert not could_play(game, 0, "escape_by_the_window")


def test_the_vengeance_of_the_kin_is_a_duel_with_the_killer():
    """VE-6.18, VE-8.29"""
    kin = "uhlik/marked roch_kowalski kuklinowski/marked aleksandra_billewicz abi_blumsztajn"
    game = veto(3, hands={1: "vengeance_of_the_kin"}, in_play={0: PELKA, 1: kin, 2: "machnicki"})

    play(game, "0 challenge pelka uhlik")
    until(game, "W-D6", 1)
    assert aims(game, 1, "vengeance_of_the_kin") == {"roch_kowalski"}
    answer(game, "W-D6", "1 play vengeance_of_the_kin roch_kowalski")

    assert piece(game, "roch_kowalski").marked
    assert isinstance(game.decision, FightTurn), "the killer cannot refuse"
    assert game.duel.challenger == number(game, "roch_kowalski")
    assert game.duel.challenged == number(game, "pelka")
    assert dukats(game) == [20, 20 - 1, 20]


def test_an_unmarked_killer_cannot_refuse_either():
    """VE-8.29"""
    game = provoked("uhlik roch_kowalski", PELKA, hands={0: "vengeance_of_the_kin"})

    until(game, "W-D6", 0)
    assert not piece(game, "pelka").marked
    answer(game, "W-D6", "0 play vengeance_of_the_kin roch_kowalski")

    assert isinstance(game.decision, FightTurn)


def test_a_wound_calls_for_no_vengeance():
    """VE-L.18"""
    game = provoked(second="uhlik/marked roch_kowalski", hands={1: "vengeance_of_the_kin"})

    until(game, "W-D6", 1)

    assert not could_play(game, 1, "vengeance_of_the_kin")


def test_a_killing_card_calls_for_no_vengeance():
    """VE-L.18"""
    game = veto(
        hands={0: "kesim_kesim", 1: "vengeance_of_the_kin"},
        in_play={0: "wierzbicki", 1: "uhlik roch_kowalski"},
    )

    play(game, "0 play kesim_kesim uhlik")
    until(game, "W-X", 1)

    assert not could_play(game, 1, "vengeance_of_the_kin")


def test_honour_is_saved_in_a_narrow_defeat():
    """VE-8.24"""
    game = provoked(hands={0: "honour_saved", 1: "honour_saved"})

    until(game, "W-D6", 0)
    assert not could_play(game, 0, "honour_saved"), "the winner"
    answer(game, "W-D6", "1 play honour_saved")

    assert kreski(game) == [6, 4 + 1, 10]
    assert dukats(game) == [20, 20]


def test_no_honour_is_saved_in_a_defeat_by_three():
    """VE-L.5"""
    game = provoked(PELKA, hands={1: "honour_saved"})

    until(game, "W-D6", 1)

    assert not could_play(game, 1, "honour_saved")


def test_a_crushing_defeat_costs_one_kreska_more():
    """VE-8.24"""
    game = provoked("pelka", "rzedzian/marked", hands={0: "crushing_defeat"})

    answer(game, "W-D6", "0 play crushing_defeat")

    assert kreski(game) == [6, 5 - 1 - 1, 12]
    assert dukats(game) == [20 - 1, 20]


def test_the_beaten_do_not_crush():
    """VE-L.18"""
    game = provoked("pelka", "rzedzian/marked", hands={1: "crushing_defeat"})

    until(game, "W-D6", 1)

    assert not could_play(game, 1, "crushing_defeat")


def test_a_defeat_by_four_is_not_crushing():
    """VE-L.5"""
    game = provoked(PELKA, "rzedzian/marked", hands={0: "crushing_defeat"})

    until(game, "W-D6", 0)

    assert game.duel.margin == 4
    assert not could_play(game, 0, "crushing_defeat")
