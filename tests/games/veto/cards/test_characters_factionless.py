"""The 13 characters who belong to no faction."""

from __future__ import annotations

import pytest

from games.veto.cards.scenes import check_deployed
from games.veto.looks import lafa, on_table, szabla
from games.veto.moments import FROM_ENDING, answer, fight, in_turn, may_answer, opened, until
from games.veto.positions import do, offered, piece, play, veto

DEPLOYED = [
    ("abi_blumsztajn", (1, 1), 4, 0, "jew"),
    ("janusz_niesiecki", (4, 1), 3, 0, ""),
    ("bobrowski", (6, 1), 5, 0, ""),
    ("nathan_hannover", (0, 1), 3, 0, "jew"),
    ("krzysztof_arciszewski", (6, 2), 7, 0, ""),
    ("szymon_starowolski", (0, 2), 5, 0, "influential"),
    ("samuel_twardowski", (3, 1), 4, 0, ""),
    ("old_kiemlicz", (6, 1), 4, 0, ""),
    ("soroka", (5, 1), 4, 0, ""),
    ("milady", (2, 1), 6, 0, "lady pludrak"),
    ("rochefort", (8, 1), 7, 0, "pludrak"),
    ("guillaume_de_beauplan", (2, 1), 3, 0, "pludrak"),
    ("tito_livio_burattini", (1, 1), 5, 1, "pludrak"),
]


@pytest.mark.parametrize("card, traits, dukats, yearly, keywords", DEPLOYED)
def test_a_factionless_character_costs_everybody_the_same(card, traits, dukats, yearly, keywords):
    """VE-1.9, VE-5.12, VE-5.13, VE-5.14, VE-4.15"""
    check_deployed(card, "none", traits, dukats=dukats, yearly=yearly, words=keywords)


def test_abi_keeps_a_wounded_companion_in_play():
    """VE-8.22"""
    game = veto(in_play={0: "abi_blumsztajn kuszel", 1: "kuklinowski"}, voice=1)

    play(game, "1 challenge kuklinowski kuszel")
    answer(game, "W-D5", "0 use abi_blumsztajn 1")

    assert on_table(game, "kuszel")
    assert piece(game, "abi_blumsztajn").marked


@pytest.mark.parametrize(
    "challenger, challenged",
    [("kuklinowski", "rzedzian"), ("guillaume_de_beauplan", "abi_blumsztajn")],
)
def test_abi_heals_neither_the_dying_nor_himself(challenger, challenged):
    """VE-L.18, VE-0.7"""
    game = veto(in_play={0: "abi_blumsztajn rzedzian", 1: challenger}, voice=1)

    play(game, f"1 challenge {challenger} {challenged}")

    assert not may_answer(game, "W-D5", "0 use abi_blumsztajn 1")


@pytest.mark.parametrize(
    "own, others, strength", [("wayside_inn", "", 6), ("mill", "", 4), ("", "tap_house", 4)]
)
def test_niesiecki_is_stronger_with_an_inn(own, others, strength):
    """VE-1.25"""
    game = veto(in_play={0: f"janusz_niesiecki {own}", 1: others})

    assert szabla(game, "janusz_niesiecki") == strength


@pytest.mark.parametrize("voice, strength", [(0, 7), (1, 6)])
def test_bobrowski_is_stronger_as_the_challenger(voice, strength):
    """VE-8.18"""
    game = veto(in_play={0: "bobrowski", 1: "roch_kowalski"}, voice=voice)
    fighters = ("bobrowski", "roch_kowalski")

    fight(game, fighters[voice], fighters[1 - voice])

    assert szabla(game, "bobrowski") == strength


@pytest.mark.parametrize(
    "challenger, challenged", [("kuklinowski", "rzedzian"), ("uhlik", "michal_wolodyjowski")]
)
def test_nathan_draws_when_anybody_is_killed_in_a_duel(challenger, challenged):
    """VE-8.24"""
    game = veto(in_play={0: "nathan_hannover rzedzian michal_wolodyjowski", 1: challenger}, voice=1)

    play(game, f"1 challenge {challenger} {challenged}")
    answer(game, "W-D6", "0 use nathan_hannover 1")

    assert game.players[0].hand == ("manor_farm",)
    assert not piece(game, "nathan_hannover").marked


def test_nathan_draws_when_a_card_kills():
    """VE-6.16"""
    game = veto(in_play={0: "nathan_hannover rzedzian"}, hands={1: "kesim_kesim"}, voice=1)

    play(game, "1 play kesim_kesim rzedzian")
    answer(game, "W-X", "0 use nathan_hannover 1")

    assert game.players[0].hand == ("manor_farm",)
    assert game.players[0].removed == ("rzedzian",)


def test_nathan_draws_nothing_for_the_wounded():
    """VE-L.18"""
    game = veto(in_play={0: "nathan_hannover kuszel", 1: "kuklinowski"}, voice=1)

    play(game, "1 challenge kuklinowski kuszel")

    assert not may_answer(game, "W-D6", "0 use nathan_hannover 1")


@pytest.mark.parametrize("card, dukats", [("musket", 3), ("bathory_sabre", 2), ("mail_cap", 1)])
def test_arciszewski_makes_firearms_cheaper(card, dukats):
    """VE-9.6"""
    game = veto(in_play={0: "krzysztof_arciszewski"}, hands={0: card})

    do(game, f"0 deploy_equipment {card} krzysztof_arciszewski")

    assert game.players[0].dukats == 20 - dukats
    assert lafa(game, 1, "musket") == 4


@pytest.mark.parametrize("place", ["faction+vae_victis", "roch_kowalski+his_fame_goes_before_him"])
def test_starowolski_discards_an_attached_effect(place):
    """VE-1.26"""
    game = veto(in_play={0: "szymon_starowolski", 1: place})
    effect = place.split("+")[1]

    do(game, f"0 use szymon_starowolski 1 {effect}")

    assert game.players[1].discard == (effect,)
    assert game.players[0].dukats == 18
    assert piece(game, "szymon_starowolski").marked


def test_starowolski_discards_no_permanent_effect_and_no_equipment():
    """VE-1.28"""
    game = veto(in_play={0: "szymon_starowolski", 1: "faction+confederation roch_kowalski+carbine"})

    assert not offered(game, 0, "use szymon_starowolski 1 confederation")
    assert not offered(game, 0, "use szymon_starowolski 1 carbine")


def test_twardowski_sings_of_the_famous_at_the_start_of_the_ending():
    """VE-10.4"""
    game = veto(
        in_play={0: "samuel_twardowski jan_skrzetuski", 1: "andrzej_kmicic_standard_bearer"},
        agenda=FROM_ENDING,
    )

    answer(game, "W-E1", "0 use samuel_twardowski 1")

    assert game.players[0].kreski == 1
    assert piece(game, "samuel_twardowski").marked


@pytest.mark.parametrize(
    "company, others",
    [
        ("samuel_twardowski kuszel", "andrzej_kmicic_standard_bearer"),
        ("samuel_twardowski/marked jan_skrzetuski", ""),
    ],
)
def test_twardowski_is_silent_without_the_famous_and_when_marked(company, others):
    """VE-0.6, VE-1.37"""
    game = veto(in_play={0: company, 1: others}, agenda=FROM_ENDING)

    assert not may_answer(game, "W-E1", "0 use samuel_twardowski 1")


def test_old_kiemlicz_robs_the_fallen_of_opponents_once_a_round():
    """VE-8.24, VE-L.5"""
    game = veto(
        in_play={0: "old_kiemlicz michal_wolodyjowski jan_zagloba", 1: "uhlik harasimowicz"}
    )
    game.deeds = 2

    play(game, "0 challenge michal_wolodyjowski uhlik")
    answer(game, "W-D6", "0 use old_kiemlicz 1")

    assert game.players[0].dukats == 22
    play(game, "0 challenge jan_zagloba harasimowicz")
    assert not may_answer(game, "W-D6", "0 use old_kiemlicz 1")


def test_old_kiemlicz_robs_the_wounded_of_a_card_too():
    """VE-6.16"""
    game = veto(in_play={0: "old_kiemlicz milady", 1: "uhlik/marked"})

    play(game, "0 use milady 1 uhlik")
    answer(game, "W-X", "0 use old_kiemlicz 1")

    assert game.players[0].dukats == 20 - 3 + 2


def test_old_kiemlicz_does_not_rob_his_own_side():
    """VE-L.18"""
    game = veto(in_play={0: "old_kiemlicz rzedzian", 1: "kuklinowski"}, voice=1)

    play(game, "1 challenge kuklinowski rzedzian")

    assert not may_answer(game, "W-D6", "0 use old_kiemlicz 1")


def test_soroka_stands_by_a_fighting_companion():
    """VE-8.12"""
    game = veto(in_play={0: "soroka kuszel", 1: "roch_kowalski"})

    fight(game, "kuszel", "roch_kowalski")
    do(game, "0 use soroka 1", "1 bene")

    assert szabla(game, "kuszel") == 7
    assert piece(game, "soroka").marked
    assert not offered(game, 0, "use soroka 1")
    opened(game, in_turn)
    assert szabla(game, "kuszel") == 6


def test_soroka_does_not_stand_by_himself():
    """VE-0.7"""
    game = veto(in_play={0: "kuszel soroka", 1: "roch_kowalski"}, voice=1)

    fight(game, "roch_kowalski", "soroka")
    do(game, "1 bene")

    assert not offered(game, 0, "use soroka 1")


def test_milady_wounds_a_marked_character():
    """VE-6.15"""
    game = veto(in_play={0: "milady", 1: "roch_kowalski/marked"}, kreski={1: 2})

    do(game, "0 use milady 1 roch_kowalski")

    assert game.players[1].discard == ("roch_kowalski",)
    assert game.players[1].kreski == 2
    assert game.players[0].dukats == 17
    assert piece(game, "milady").marked


def test_milady_is_answered_by_those_who_heal_wounds():
    """VE-6.15"""
    game = veto(in_play={0: "milady", 1: "roch_kowalski/marked abi_blumsztajn"})

    play(game, "0 use milady 1 roch_kowalski")
    until(game, "W-K", 1)
    answer(game, "W-K", "1 use abi_blumsztajn 1")

    assert on_table(game, "roch_kowalski")


@pytest.mark.parametrize(
    "target",
    [
        "roch_kowalski",
        "aleksandra_billewicz/marked",
        "boguslaw_radziwill/marked",
        "krzysztof_opalinski/karmazyn/marked",
    ],
)
def test_milady_reaches_neither_the_unmarked_nor_ladies_elects_and_senators(target):
    """VE-L.6"""
    game = veto(in_play={0: "milady kuszel/marked", 1: target})

    assert not offered(game, 0, "use milady 1 kuszel")
    assert not offered(game, 0, f"use milady 1 {target.split('/')[0]}")


def test_rochefort_lets_his_enemy_play_no_cuts():
    """VE-8.12, VE-0.2"""
    game = veto(
        in_play={0: "rochefort", 1: "kuklinowski+backhand_cut"},
        hands={0: "low_cut", 1: "low_cut feint"},
    )

    fight(game, "rochefort", "kuklinowski")

    assert offered(game, 0, "play low_cut")
    do(game, "0 bene")
    assert not offered(game, 1, "play low_cut")
    assert not offered(game, 1, "play_attached backhand_cut")
    assert offered(game, 1, "play feint")


def test_rochefort_watches_over_no_duels_of_others():
    """VE-L.8"""
    game = veto(in_play={0: "rochefort kuszel", 1: "kuklinowski"}, hands={1: "low_cut"})

    fight(game, "kuszel", "kuklinowski")
    do(game, "0 bene")

    assert offered(game, 1, "play low_cut")


@pytest.mark.parametrize("card, dukats", [("latifundium", 2), ("manor_farm", 0)])
def test_beauplan_makes_possessions_cheaper(card, dukats):
    """VE-9.4, VE-L.13"""
    game = veto(in_play={0: "guillaume_de_beauplan"}, hands={0: card})

    do(game, f"0 deploy_possession {card}")

    assert game.players[0].dukats == 20 - dukats
    assert lafa(game, 0, "carbine") == 2
    assert lafa(game, 1, "latifundium") == 3


def test_rochefort_lets_his_enemy_answer_with_no_cuts():
    """VE-8.17"""
    game = veto(in_play={0: "rochefort", 1: "kuklinowski"}, hands={0: "feint", 1: "riposte parry"})

    fight(game, "rochefort", "kuklinowski")
    play(game, "0 play feint")

    assert may_answer(game, "W-A", "1 play parry")
    assert not may_answer(game, "W-A", "1 play riposte")


def test_abi_does_not_heal_opponents():
    """VE-L.18"""
    game = veto(in_play={0: "abi_blumsztajn jan_skrzetuski", 1: "charlamp"})

    play(game, "0 challenge jan_skrzetuski charlamp")

    assert not may_answer(game, "W-D5", "0 use abi_blumsztajn 1")


def test_old_kiemlicz_does_not_rob_the_banished():
    """VE-11.5"""
    game = veto(in_play={0: "old_kiemlicz", 1: "uhlik"}, hands={0: "banishment"})

    play(game, "0 play banishment uhlik")

    assert not may_answer(game, "W-X", "0 use old_kiemlicz 1")
