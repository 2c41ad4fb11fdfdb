"""The 21 characters of the Lubomirskis."""

from __future__ import annotations

import pytest

from games.veto.cards.scenes import check_deployed, price_of
from games.veto.looks import dukats, szabla
from games.veto.moments import FROM_SETTLEMENT, answer, may_answer
from games.veto.positions import do, offered, piece, play, veto

LUBOMIRSKI = ("lubomirski", "radziwill")
DEPLOYED = [
    ("jerzy_sebastian_lubomirski", (7, 4), 11, 0, "elect karmazyn loyal"),
    ("stanislaw_lubomirski", (2, 4), 11, 1, "elect karmazyn loyal"),
    ("sigismund_rakoczi", (5, 3), 9, -1, "absent elect pludrak"),
    ("aleksander_michal_lubomirski", (5, 2), 7, 0, "karmazyn"),
    ("konstanty_jacek_lubomirski", (4, 2), 5, 0, "karmazyn"),
    ("michal_zebrzydowski", (6, 3), 8, 0, "honourable karmazyn"),
    ("samuel_laszcz", (7, 2), 6, 0, ""),
    ("bohdan_khmelnytsky", (7, 3), 10, 0, "cossack famous"),
    ("yurko_bohun", (9, 1), 7, -1, "cossack"),
    ("maksym_kryvonis", (8, 1), 7, 0, "cossack"),
    ("tugay_bey", (7, 1), 6, 0, ""),
    ("horpyna", (2, 1), 4, 0, "lady"),
    ("barabash", (5, 1), 3, 0, "cossack"),
    ("ivan_vyhovsky", (4, 2), 7, 0, "cossack influential"),
    ("helena_tekla_lubomirska", (0, 2), 5, 0, "influential lady"),
    ("konstancja_lubomirska", (0, 2), 5, 1, "lady"),
    ("jerzy_niemirycz", (5, 2), 6, 0, "influential"),
    ("danylo_nechai", (7, 1), 5, 0, "cossack honourable"),
    ("aleksander_kostka_napierski", (5, 2), 5, 0, ""),
    ("ivan_sirko", (8, 1), 6, 0, "cossack"),
    ("marusia_bohuslavka", (0, 1), 4, 0, "lady"),
]


@pytest.mark.parametrize("card, traits, dukats, yearly, keywords", DEPLOYED)
def test_a_lubomirski_character_is_deployed_for_its_lafa(card, traits, dukats, yearly, keywords):
    """VE-5.12, VE-5.13, VE-5.14, VE-1.17, VE-4.15"""
    check_deployed(card, "lubomirski", traits, dukats=dukats, yearly=yearly, words=keywords)


def test_jerzy_sebastian_helps_one_agitation_of_a_plain_gentleman_in_a_round():
    """VE-7.3, VE-L.5"""
    game = veto(
        factions=LUBOMIRSKI,
        in_play={0: "jerzy_sebastian_lubomirski/karmazyn samuel_laszcz tugay_bey"},
    )
    game.deeds = 2

    play(game, "0 agitate samuel_laszcz")
    answer(game, "W-A", "0 use jerzy_sebastian_lubomirski 1")

    assert game.players[0].kreski == 2
    assert not piece(game, "jerzy_sebastian_lubomirski").marked
    play(game, "0 agitate tugay_bey")
    assert not may_answer(game, "W-A", "0 use jerzy_sebastian_lubomirski 1")


@pytest.mark.parametrize(
    "voice, move",
    [
        (0, "agitate konstanty_jacek_lubomirski"),
        (1, "agitate roch_kowalski"),
        (0, "challenge samuel_laszcz roch_kowalski"),
    ],
)
def test_jerzy_sebastian_helps_neither_karmazyns_nor_opponents_nor_fighters(voice, move):
    """VE-L.18"""
    game = veto(
        factions=LUBOMIRSKI,
        in_play={
            0: "jerzy_sebastian_lubomirski/karmazyn konstanty_jacek_lubomirski samuel_laszcz",
            1: "roch_kowalski",
        },
        voice=voice,
    )

    play(game, f"{voice} {move}")

    assert not may_answer(game, "W-A", "0 use jerzy_sebastian_lubomirski 1")


def test_aleksander_michal_unmarks_a_plain_gentleman():
    """VE-9.15"""
    game = veto(
        factions=LUBOMIRSKI,
        in_play={0: "aleksander_michal_lubomirski/karmazyn samuel_laszcz/marked"},
    )

    do(game, "0 use aleksander_michal_lubomirski 1 samuel_laszcz")

    assert not piece(game, "samuel_laszcz").marked
    assert piece(game, "aleksander_michal_lubomirski").marked
    assert game.players[0].dukats == 18


@pytest.mark.parametrize("target", ["michal_zebrzydowski", "tugay_bey", "roch_kowalski"])
def test_aleksander_michal_unmarks_nobody_else(target):
    """VE-L.6"""
    game = veto(
        factions=LUBOMIRSKI,
        in_play={
            0: "aleksander_michal_lubomirski michal_zebrzydowski/marked tugay_bey",
            1: "roch_kowalski/marked",
        },
    )

    assert not offered(game, 0, f"use aleksander_michal_lubomirski 1 {target}")


def test_khmelnytsky_strengthens_the_other_cossacks():
    """VE-11.11"""
    game = veto(
        factions=LUBOMIRSKI,
        in_play={0: "bohdan_khmelnytsky barabash danylo_nechai tugay_bey", 1: "yurko_bohun"},
    )

    assert [szabla(game, each) for each in ("barabash", "danylo_nechai")] == [6, 8]
    assert szabla(game, "bohdan_khmelnytsky") == 7
    assert szabla(game, "tugay_bey") == 7
    assert szabla(game, "yurko_bohun") == 9


def test_tugay_bey_sends_a_weak_character_back_to_the_hand():
    """VE-11.4, VE-11.7"""
    game = veto(
        factions=LUBOMIRSKI,
        in_play={0: "tugay_bey", 1: "harasimowicz+purse"},
        kreski={1: 3},
    )

    do(game, "0 use tugay_bey 1 harasimowicz")

    assert game.players[1].hand == ("harasimowicz",)
    assert game.players[1].discard == ("purse",)
    assert game.players[1].kreski == 3
    assert game.players[0].dukats == 19
    assert piece(game, "tugay_bey").marked


@pytest.mark.parametrize(
    "target",
    [
        "uhlik",
        "charles_ferdinand_vasa",
        "krzysztof_opalinski/karmazyn",
        "philip_william_of_wittelsbach",
    ],
)
def test_tugay_bey_carries_off_neither_the_strong_nor_elects_nor_senators(target):
    """VE-L.6"""
    game = veto(factions=LUBOMIRSKI, in_play={0: "tugay_bey horpyna", 1: target})

    assert not offered(game, 0, "use tugay_bey 1 horpyna")
    assert not offered(game, 0, f"use tugay_bey 1 {target.split('/')[0]}")


def test_horpyna_takes_one_of_three_cards_and_leaves_the_rest_on_top():
    """VE-D33"""
    game = veto(
        factions=LUBOMIRSKI, in_play={0: "horpyna"}, cupboards={0: "manor_farm mill feint lunge"}
    )

    do(game, "0 use horpyna 1")

    assert not offered(game, 0, "take manor_farm")
    assert not offered(game, 0, "take lunge,feint")
    do(game, "0 take feint")
    assert game.players[0].hand == ("feint",)
    assert game.players[0].cupboard == ("manor_farm", "mill", "lunge")
    assert game.players[0].dukats == 18
    assert piece(game, "horpyna").marked


@pytest.mark.parametrize("answered, kreski, dukats", [("pay", 1, 15), ("decline", 0, 20)])
def test_vyhovsky_makes_an_opponent_pay_for_his_effect(answered, kreski, dukats):
    """VE-D30, VE-6.13"""
    game = veto(
        factions=LUBOMIRSKI, in_play={0: "ivan_vyhovsky"}, hands={1: "an_open_hand"}, voice=1
    )

    play(game, "1 play an_open_hand")
    answer(game, "W-A", "0 use ivan_vyhovsky 1")
    do(game, f"1 {answered}")

    assert game.players[1].kreski == kreski
    assert game.players[1].dukats == dukats
    assert game.players[1].discard == ("an_open_hand",)
    assert piece(game, "ivan_vyhovsky").marked


def test_vyhovsky_negates_the_effect_of_one_who_cannot_pay():
    """VE-D30"""
    game = veto(
        factions=LUBOMIRSKI,
        in_play={0: "ivan_vyhovsky", 1: "mill"},
        hands={1: "contribution"},
        dukats={1: 1},
        voice=1,
    )

    play(game, "1 play contribution 0")
    answer(game, "W-A", "0 use ivan_vyhovsky 1")

    assert dukats(game) == [20, 1]
    assert game.players[1].discard == ("contribution",)


@pytest.mark.parametrize(
    "card, dukats", [("brodnicki", 4), ("pelka", 8), ("roch_kowalski", 10), ("kuszel", 8)]
)
def test_helena_tekla_saves_the_double_lafa_for_court_characters(card, dukats):
    """VE-5.13"""
    game = veto(factions=LUBOMIRSKI, in_play={0: "helena_tekla_lubomirska"}, hands={0: card})

    do(game, f"0 deploy_character {card}")

    assert game.players[0].dukats == 20 - dukats


def test_helena_tekla_does_not_win_over_the_loyal_nor_help_opponents():
    """VE-1.17, VE-L.13"""
    game = veto(
        factions=LUBOMIRSKI,
        in_play={0: "helena_tekla_lubomirska"},
        hands={0: "jerzy_ossolinski", 1: "brodnicki"},
    )

    assert not offered(game, 0, "deploy_character jerzy_ossolinski")
    do(game, "0 bene", "1 deploy_character brodnicki")
    assert game.players[1].dukats == 20 - 8
    assert price_of("brodnicki", "lubomirski") == 8


def test_niemirycz_draws_and_discards_once_after_the_drawing():
    """VE-4.13, VE-L.5"""
    game = veto(
        factions=LUBOMIRSKI,
        in_play={0: "jerzy_niemirycz"},
        hands={0: "feint"},
        agenda=FROM_SETTLEMENT,
    )

    answer(game, "W-S2", "0 use jerzy_niemirycz 1")
    do(game, "0 discard_card feint")

    assert game.phase == "game"
    assert len(game.players[0].hand) == 6
    assert game.players[0].discard == ("feint",)
    assert not piece(game, "jerzy_niemirycz").marked


def test_niemirycz_draws_at_no_other_moment():
    """VE-1.36"""
    game = veto(factions=LUBOMIRSKI, in_play={0: "jerzy_niemirycz"}, agenda=FROM_SETTLEMENT)

    assert not may_answer(game, "W-S1", "0 use jerzy_niemirycz 1")
    assert not may_answer(game, "W-S3", "0 use jerzy_niemirycz 1")


@pytest.mark.parametrize("faction, lost", [("court", 2), ("lubomirski", 3)])
def test_napierski_agitates_better_when_the_pool_is_empty(faction, lost):
    """VE-7.3, VE-7.4"""
    game = veto(
        factions=(faction, "radziwill"),
        in_play={0: "aleksander_kostka_napierski"},
        kreski={0: 8},
        pool=0,
    )

    do(game, "0 agitate aleksander_kostka_napierski - 1")

    assert game.players[1].kreski == 13 - lost


@pytest.mark.parametrize(
    "agitator, pool, taken", [("aleksander_kostka_napierski", 5, 1), ("tugay_bey", 0, 0)]
)
def test_napierski_brings_no_more_from_a_full_pool_nor_for_companions(agitator, pool, taken):
    """VE-7.3"""
    game = veto(
        factions=("court", "radziwill"),
        in_play={0: "aleksander_kostka_napierski tugay_bey"},
        kreski={0: 8},
        pool=pool,
    )
    against = 1 if pool == 0 else "-"

    do(game, f"0 agitate {agitator} - {against}")

    assert game.players[0].kreski == 8 + taken
    assert abs(game.pool - pool) == 1


def test_marusia_finds_a_cossack_in_the_cupboard():
    """VE-2.14"""
    game = veto(
        factions=LUBOMIRSKI,
        in_play={0: "marusia_bohuslavka"},
        cupboards={0: "mill barabash tugay_bey cossack_spear"},
    )

    do(game, "0 use marusia_bohuslavka 1")

    assert not offered(game, 0, "find tugay_bey")
    assert not offered(game, 0, "find cossack_spear")
    do(game, "0 find barabash")
    assert game.players[0].hand == ("barabash",)
    assert sorted(game.players[0].cupboard) == ["cossack_spear", "mill", "tugay_bey"]
    assert game.players[0].dukats == 18
    assert piece(game, "marusia_bohuslavka").marked
    assert offered(game, 0, "yield")


@pytest.mark.parametrize("lord", ["stanislaw_lubomirski", "michal_zebrzydowski"])
def test_a_lubomirski_lord_may_be_deployed_on_the_karmazyn_field(lord):
    """VE-1.14, VE-5.15"""
    game = veto(factions=LUBOMIRSKI, hands={0: f"{lord} konstancja_lubomirska"})

    assert offered(game, 0, f"deploy_character {lord} karmazyn")
    assert not offered(game, 0, "deploy_character konstancja_lubomirska karmazyn")


def test_the_absent_rakoczi_stands_in_play_without_taking_part():
    """VE-1.19"""
    game = veto(
        factions=LUBOMIRSKI,
        in_play={0: "sigismund_rakoczi", 1: "kuklinowski"},
        voice=1,
    )

    assert not offered(game, 1, "challenge kuklinowski sigismund_rakoczi")
    do(game, "1 bene")
    assert not offered(game, 0, "challenge sigismund_rakoczi kuklinowski")


@pytest.mark.parametrize("voice, move", [(0, "play an_open_hand"), (1, "deploy_possession mill")])
def test_vyhovsky_taxes_only_effects_and_only_those_of_opponents(voice, move):
    """VE-6.7"""
    hand = "an_open_hand mill"
    game = veto(
        factions=LUBOMIRSKI,
        in_play={0: "ivan_vyhovsky"},
        hands={0: hand, 1: hand},
        voice=voice,
    )

    play(game, f"{voice} {move}")

    assert not may_answer(game, "W-A", "0 use ivan_vyhovsky 1")
