"""Effects that begin duels, and replies from the challenge to the end of the fight."""

from __future__ import annotations

import pytest

from games.veto.cards.scenes import provoked
from games.veto.looks import aims, could_play, dukats, kreski, on_table, szabla, ways
from games.veto.moments import answer, reply, until, until_fight
from games.veto.positions import all_bene, do, number, piece, play, veto
from interpares.games.veto.duels import AnswerDuel
from interpares.games.veto.fight import FightTurn


def test_the_quarrel_is_a_duel_that_cannot_be_refused():
    """VE-6.18, VE-8.29"""
    game = veto(hands={0: "quarrel"}, in_play={0: "kuszel", 1: "uhlik"})

    do(game, "0 play quarrel kuszel,uhlik")

    assert piece(game, "kuszel").marked
    assert isinstance(game.decision, FightTurn)
    assert dukats(game) == [20 - 3, 20]


def test_the_quarrel_is_for_those_who_may_fight():
    """VE-8.29, VE-1.12, VE-1.18"""
    game = veto(
        3,
        hands={0: "quarrel"},
        in_play={
            0: "kuszel wierzbicki/marked helena_kurcewicz abi_blumsztajn charles_ferdinand_vasa",
            1: "uhlik/marked aleksandra_billewicz krzysztof_opalinski/karmazyn charles_gustav",
            2: "pelka",
        },
    )

    assert aims(game, 0, "quarrel") == {
        f"{own} {other}"
        for own in ("kuszel", "charles_ferdinand_vasa")
        for other in ("uhlik", "pelka")
    }


def test_there_is_no_quarrel_in_an_armistice():
    """VE-8.29"""
    game = veto(
        3,
        hands={0: "quarrel"},
        in_play={0: "kuszel", 1: "faction+armistice uhlik", 2: "pelka"},
    )

    assert aims(game, 0, "quarrel") == {"kuszel pelka"}


def test_a_negated_quarrel_leaves_its_character_marked():
    """VE-5.9"""
    game = veto(hands={0: "quarrel", 1: "yarns_and_tall_tales"}, in_play={0: "kuszel", 1: "uhlik"})

    play(game, "0 play quarrel kuszel,uhlik", "1 play yarns_and_tall_tales")
    all_bene(game)

    assert piece(game, "kuszel").marked
    assert game.duel is None
    assert dukats(game) == [20, 20]


def test_a_stab_in_the_back_wounds_the_winner_after_the_duel():
    """VE-8.25, VE-11.12"""
    game = provoked(hands={1: "stab_in_the_back"})

    until(game, "W-D6", 1)
    assert not could_play(game, 1, "stab_in_the_back")
    answer(game, "W-D7", "1 play stab_in_the_back")

    assert game.players[0].discard == ("wierzbicki",)
    assert game.players[1].discard == ("uhlik", "stab_in_the_back")
    assert kreski(game) == [6, 4, 11], "no kreski for the stab"
    assert dukats(game) == [20, 20]


def test_a_stab_in_the_back_is_the_radziwills():
    """VE-1.31"""
    game = provoked(hands={1: "stab_in_the_back"}, factions=("wisniowiecki", "court"))

    until(game, "W-D7", 1)

    assert not could_play(game, 1, "stab_in_the_back")


def test_a_stab_in_the_back_can_be_survived():
    """VE-6.15"""
    game = provoked(hands={0: "bread_and_cobweb", 1: "stab_in_the_back"})

    reply(game, "W-D7", "1 play stab_in_the_back")
    answer(game, "W-K", "0 play bread_and_cobweb")

    assert on_table(game, "wierzbicki")


def test_a_stab_in_the_back_needs_a_fighter_of_ones_own():
    """VE-L.18, VE-12.3"""
    game = veto(
        3,
        factions=("wisniowiecki", "court", "radziwill"),
        hands={2: "stab_in_the_back"},
        in_play={0: "wierzbicki", 1: "uhlik/marked"},
    )

    play(game, "0 challenge wierzbicki uhlik")
    until(game, "W-D7", 2)

    assert not could_play(game, 2, "stab_in_the_back")


def test_after_a_refusal_nobody_is_stabbed():
    """VE-8.7"""
    game = provoked(second="uhlik", hands={1: "stab_in_the_back"})

    all_bene(game)
    do(game, "1 refuse")

    assert on_table(game, "wierzbicki")
    assert game.duel is None
    assert game.players[1].hand == ("stab_in_the_back",)


def test_perdition_to_you_and_nobody_refuses():
    """VE-8.5"""
    game = provoked(second="uhlik", hands={0: "perdition_to_you"})

    play(game, "1 bene", "0 play perdition_to_you")
    all_bene(game)

    assert isinstance(game.decision, FightTurn)
    assert dukats(game) == [20 - 1, 20]


def test_perdition_is_for_one_duel():
    """VE-8.31"""
    game = provoked("wierzbicki machnicki", "kuklinowski", hands={0: "perdition_to_you"})

    play(game, "1 bene", "0 play perdition_to_you")
    until(game, "W-D7")
    all_bene(game)
    do(game, "0 yield", "1 bene", "0 challenge machnicki kuklinowski")

    assert isinstance(game.decision, AnswerDuel)


def test_perdition_is_wished_by_the_challenger():
    """VE-L.18"""
    game = provoked(second="uhlik", hands={1: "perdition_to_you"})

    assert not could_play(game, 1, "perdition_to_you")


@pytest.mark.parametrize("seat", [0, 1])
def test_arbitration_ends_a_duel_before_it_begins(seat):
    """VE-8.26, VE-8.10"""
    game = provoked(hands={seat: "arbitration"})

    until(game, "W-D2", seat)
    assert not could_play(game, seat, "arbitration")
    until(game, "W-D3", seat)
    play(game, f"{seat} play arbitration")
    until(game, "W-D7")
    all_bene(game)

    assert on_table(game, "uhlik")
    assert kreski(game) == [5, 5, 11]
    assert piece(game, "wierzbicki").marked
    assert dukats(game)[seat] == 20 - 2
    assert game.duel is None


def test_a_second_stands_by_the_fighter():
    """VE-5.9, VE-8.10"""
    company = "wierzbicki machnicki helena_kurcewicz kuszel/marked aleksander_koniecpolski/karmazyn"
    game = provoked(company, "uhlik/marked roch_kowalski", hands={0: "second"})

    until(game, "W-D3", 0)
    assert [each.mark for each in ways(game, 0, "play second")] == [number(game, "machnicki")]
    do(game, "0 play second - machnicki")

    assert szabla(game, "wierzbicki") == 8
    assert piece(game, "machnicki").marked
    assert dukats(game) == [20, 20]
    until(game, "W-D7")
    assert szabla(game, "wierzbicki") == 6


def test_nobody_is_his_own_second():
    """VE-0.7"""
    game = provoked(second="uhlik roch_kowalski", hands={1: "second"})

    until(game, "W-D3", 1)

    assert not piece(game, "uhlik").marked
    assert [each.mark for each in ways(game, 1, "play second")] == [number(game, "roch_kowalski")]


def test_a_second_is_for_ones_own_duel():
    """VE-L.18"""
    game = veto(
        3,
        hands={2: "second"},
        in_play={0: "wierzbicki", 1: "uhlik/marked", 2: "pelka"},
    )

    play(game, "0 challenge wierzbicki uhlik")
    until(game, "W-D3", 2)

    assert not could_play(game, 2, "second")


def test_a_foot_stuck_out_weakens_the_enemy():
    """VE-8.12"""
    game = provoked(hands={0: "a_foot_stuck_out"})

    until_fight(game, 0)
    do(game, "0 play a_foot_stuck_out")

    assert szabla(game, "uhlik") == 2
    assert dukats(game) == [20 - 1, 20]
    assert isinstance(game.decision, FightTurn)
    assert game.waiting == (1,)
    until(game, "W-D6")
    assert game.players[1].removed == ("uhlik",)


def test_who_has_stumbled_stands_again_after_the_duel():
    """VE-8.25"""
    game = provoked(second="kuklinowski/marked", hands={0: "a_foot_stuck_out"})

    until_fight(game, 0)
    do(game, "0 play a_foot_stuck_out")
    until(game, "W-D7")

    assert szabla(game, "kuklinowski") == 8


def test_the_honourable_stick_no_foot_out():
    """VE-L.5"""
    game = provoked("kuszel wierzbicki", hands={0: "a_foot_stuck_out"})

    until_fight(game, 0)

    assert not could_play(game, 0, "a_foot_stuck_out")


def test_a_hussar_charge_strengthens_the_challenger():
    """VE-8.12"""
    game = provoked(hands={0: "hussar_charge"})

    until_fight(game, 0)
    do(game, "0 play hussar_charge")

    assert szabla(game, "wierzbicki") == 9
    assert dukats(game) == [20 - 1, 20]
    until(game, "W-D7")
    assert szabla(game, "wierzbicki") == 6


def test_a_hussar_charge_is_the_wisniowieckis():
    """VE-1.31"""
    game = provoked(hands={0: "hussar_charge"}, factions=("court", "radziwill"))

    until_fight(game, 0)

    assert not could_play(game, 0, "hussar_charge")


def test_the_challenged_does_not_charge():
    """VE-L.5"""
    game = veto(
        factions=("radziwill", "wisniowiecki"),
        hands={1: "hussar_charge"},
        in_play={0: "uhlik", 1: "wierzbicki/marked"},
    )

    play(game, "0 challenge uhlik wierzbicki")
    until_fight(game, 1)

    assert not could_play(game, 1, "hussar_charge")
