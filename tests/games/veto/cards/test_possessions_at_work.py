"""Possessions that are marked, discarded or removed for what they do."""

from __future__ import annotations

import pytest

from games.veto.looks import kreski, on_table, ways
from games.veto.moments import FROM_SETTLEMENT, answer, in_turn, may_answer, opened, refused_by
from games.veto.positions import do, number, offered, piece, play, veto


def test_the_golden_mare_adds_a_kreska_to_an_agitation():
    """VE-7.3"""
    game = veto(in_play={0: "golden_mare kuszel"})

    play(game, "0 agitate kuszel")
    answer(game, "W-A", "0 use golden_mare 1")

    assert game.players[0].kreski == 2
    assert piece(game, "golden_mare").marked


@pytest.mark.parametrize(
    "voice, inn, move",
    [
        (1, "golden_mare", "agitate uhlik"),
        (0, "golden_mare/marked", "agitate kuszel"),
        (0, "golden_mare", "challenge kuszel uhlik"),
    ],
)
def test_the_golden_mare_serves_only_own_agitations_and_unmarked(voice, inn, move):
    """VE-L.18, VE-1.37"""
    game = veto(in_play={0: f"{inn} kuszel", 1: "uhlik"}, voice=voice)

    play(game, f"{voice} {move}")

    assert not may_answer(game, "W-A", "0 use golden_mare 1")


def test_the_wayside_inn_draws_a_card_for_two_dukats():
    """VE-9.15"""
    game = veto(in_play={0: "wayside_inn"})

    do(game, "0 use wayside_inn 1")

    assert game.players[0].hand == ("manor_farm",)
    assert game.players[0].dukats == 18
    assert piece(game, "wayside_inn").marked
    assert not offered(game, 0, "use wayside_inn 1")


def test_the_wayside_inn_gives_no_credit():
    """VE-0.6"""
    game = veto(in_play={0: "wayside_inn"}, dukats={0: 1})

    assert not offered(game, 0, "use wayside_inn 1")


def test_the_kazanowski_palace_takes_one_of_three_cards_and_buries_the_rest():
    """VE-D33"""
    game = veto(
        factions=("court", "radziwill"),
        in_play={0: "kazanowski_palace"},
        cupboards={0: "manor_farm mill feint lunge"},
    )

    do(game, "0 use kazanowski_palace 1")

    assert not offered(game, 0, "take manor_farm")
    assert not offered(game, 0, "take lunge,feint")
    do(game, "0 take feint")
    assert game.players[0].hand == ("feint",)
    assert game.players[0].cupboard == ("mill", "lunge", "manor_farm")
    assert game.players[0].dukats == 18
    assert piece(game, "kazanowski_palace").marked


def test_the_mill_brings_a_dukat_for_its_mark():
    """VE-1.38"""
    game = veto(in_play={0: "mill"})

    do(game, "0 use mill 1")

    assert game.players[0].dukats == 21
    assert piece(game, "mill").marked
    assert not offered(game, 0, "use mill 1")


def test_the_primeval_forest_hides_one_who_refused():
    """VE-8.7"""
    game = veto(
        in_play={0: "primeval_forest wierzbicki", 1: "roch_kowalski"}, kreski={0: 4}, voice=1
    )

    refused_by(game, "roch_kowalski", "wierzbicki")
    answer(game, "W-D2", "0 use primeval_forest 1")

    assert game.players[0].kreski == 4
    assert piece(game, "primeval_forest").marked


def test_the_primeval_forest_hides_no_opponent():
    """VE-L.18"""
    game = veto(in_play={0: "primeval_forest wierzbicki", 1: "roch_kowalski"})

    refused_by(game, "wierzbicki", "roch_kowalski")

    assert not may_answer(game, "W-D2", "0 use primeval_forest 1")


def test_the_primeval_forest_hides_nobody_who_accepts():
    """VE-L.18"""
    game = veto(in_play={0: "primeval_forest wierzbicki", 1: "roch_kowalski"}, voice=1)

    play(game, "1 challenge roch_kowalski wierzbicki")

    assert not may_answer(game, "W-D2", "0 use primeval_forest 1")


def test_the_mint_of_bydgoszcz_adds_to_the_settlement():
    """VE-4.15"""
    game = veto(in_play={0: "mint_of_bydgoszcz"}, agenda=FROM_SETTLEMENT)

    answer(game, "W-S3", "0 use mint_of_bydgoszcz 1")

    assert game.players[0].dukats == 20 + 3 + 1 + 2
    assert piece(game, "mint_of_bydgoszcz").marked


@pytest.mark.parametrize("window", ["W-S2", "W-S4"])
def test_the_mint_of_bydgoszcz_works_only_while_dukats_are_computed(window):
    """VE-1.36"""
    game = veto(in_play={0: "mint_of_bydgoszcz"}, agenda=FROM_SETTLEMENT)

    assert not may_answer(game, window, "0 use mint_of_bydgoszcz 1")


def test_jasna_gora_turns_death_into_a_wound():
    """VE-8.22"""
    game = veto(in_play={0: "jasna_gora rzedzian", 1: "kuklinowski"}, voice=1)

    play(game, "1 challenge kuklinowski rzedzian")
    answer(game, "W-D5", "0 use jasna_gora 1")

    assert game.players[0].discard == ("rzedzian",)
    assert game.players[0].dukats == 18
    assert piece(game, "jasna_gora").marked


@pytest.mark.parametrize(
    "challenged, dukats, place",
    [
        ("kuszel", 20, "jasna_gora"),
        ("rzedzian", 1, "jasna_gora"),
        ("rzedzian", 20, "jasna_gora/marked"),
    ],
)
def test_jasna_gora_helps_only_the_dying_and_for_two_dukats(challenged, dukats, place):
    """VE-L.18, VE-0.6, VE-1.37"""
    game = veto(
        in_play={0: f"{place} kuszel rzedzian", 1: "kuklinowski"}, dukats={0: dukats}, voice=1
    )

    play(game, f"1 challenge kuklinowski {challenged}")

    assert not may_answer(game, "W-D5", "0 use jasna_gora 1")


def test_the_printing_house_draws_a_card_after_an_agitation():
    """VE-7.9"""
    game = veto(in_play={0: "printing_house kuszel"})

    play(game, "0 agitate kuszel")
    answer(game, "W-X", "0 use printing_house 1")

    assert game.players[0].hand == ("manor_farm",)
    assert piece(game, "printing_house").marked


def test_the_printing_house_prints_also_where_no_kreska_was_taken():
    """VE-7.9"""
    game = veto(3, in_play={0: "printing_house kuszel"}, kreski={0: 10, 2: 14})

    play(game, "0 agitate kuszel 0 1")
    answer(game, "W-X", "0 use printing_house 1")

    assert kreski(game) == [10, 0, 14, 0]
    assert game.players[0].hand == ("manor_farm",)


def test_the_printing_house_prints_nothing_after_a_negated_agitation():
    """VE-7.9, VE-6.13"""
    game = veto(hands={1: "shouted_down"}, in_play={0: "printing_house kuszel"})

    play(game, "0 agitate kuszel", "1 play shouted_down")
    found = opened(game, in_turn)

    assert found == [("W-A", 0)], "no W-X follows"
    assert not piece(game, "printing_house").marked


def test_the_printing_house_prints_nothing_for_opponents():
    """VE-L.18"""
    game = veto(in_play={0: "printing_house", 1: "uhlik"}, voice=1)

    play(game, "1 agitate uhlik")

    assert not may_answer(game, "W-X", "0 use printing_house 1")


def test_the_stud_farm_unmarks_a_character_with_equipment():
    """VE-9.15"""
    game = veto(in_play={0: "stud_farm kuszel/marked+purse"})

    do(game, "0 use stud_farm 1 kuszel")

    assert not piece(game, "kuszel").marked
    assert piece(game, "stud_farm").marked
    assert game.players[0].dukats == 18


@pytest.mark.parametrize("target", ["kuszel", "wierzbicki", "machnicki", "roch_kowalski"])
def test_the_stud_farm_has_no_horse_for_others(target):
    """VE-L.6"""
    game = veto(
        in_play={
            0: "stud_farm kuszel/marked wierzbicki+purse machnicki/marked+feint",
            1: "roch_kowalski/marked+purse",
        }
    )

    assert not offered(game, 0, f"use stud_farm 1 {target}")


def test_the_danzig_counting_house_buys_a_card_of_the_hand():
    """VE-9.15"""
    game = veto(in_play={0: "danzig_counting_house"}, hands={0: "feint mill"})

    do(game, "0 use danzig_counting_house 1 - - feint")

    assert game.players[0].dukats == 22
    assert game.players[0].hand == ("mill",)
    assert game.players[0].discard == ("feint",)
    assert piece(game, "danzig_counting_house").marked


def test_the_danzig_counting_house_needs_a_card():
    """VE-0.6"""
    game = veto(in_play={0: "danzig_counting_house"})

    assert not ways(game, 0, "use danzig_counting_house 1")


def test_the_arsenal_gives_a_discarded_thrust_to_a_character_without_one():
    """VE-D36"""
    game = veto(in_play={0: "arsenal kuszel"}, discards={0: "mill feint"})

    do(game, "0 use arsenal 1 kuszel", "0 lay_found feint")

    assert piece(game, "feint").host == number(game, "kuszel")
    assert game.players[0].discard == ("mill",)
    assert piece(game, "arsenal").marked


def test_the_arsenal_gives_nothing_else():
    """VE-L.9, VE-L.6"""
    game = veto(
        in_play={0: "arsenal kuszel wierzbicki+lunge", 1: "uhlik"}, discards={0: "feint mill"}
    )

    assert not offered(game, 0, "use arsenal 1 wierzbicki")
    assert not offered(game, 0, "use arsenal 1 uhlik")
    do(game, "0 use arsenal 1 kuszel")
    assert game.players[0].discard == ("feint", "mill")
    assert not on_table(game, "feint")


def test_the_armoury_buys_equipment_of_the_hand():
    """VE-9.15"""
    game = veto(in_play={0: "armoury"}, hands={0: "carbine mill"})

    do(game, "0 use armoury 1 - - carbine")

    assert game.players[0].dukats == 23
    assert game.players[0].hand == ("mill",)
    assert piece(game, "armoury").marked


def test_the_armoury_buys_nothing_but_equipment():
    """VE-0.6"""
    game = veto(in_play={0: "armoury"}, hands={0: "feint mill"})

    assert not ways(game, 0, "use armoury 1")


def test_the_mortgaged_estate_is_sold_for_good():
    """VE-9.15"""
    game = veto(in_play={0: "mortgaged_estate"})

    do(game, "0 use mortgaged_estate 1")

    assert game.players[0].dukats == 26
    assert game.players[0].removed == ("mortgaged_estate",)
    assert not on_table(game, "mortgaged_estate")


def test_jasna_gora_does_not_help_opponents():
    """VE-L.18"""
    game = veto(in_play={0: "jasna_gora michal_wolodyjowski", 1: "uhlik"})

    play(game, "0 challenge michal_wolodyjowski uhlik")

    assert not may_answer(game, "W-D5", "0 use jasna_gora 1")
