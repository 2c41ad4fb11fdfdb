"""The 22 characters of the Radziwiłłs."""

from __future__ import annotations

import pytest

from games.veto.cards.scenes import check_deployed
from games.veto.looks import dukats, kreski, szabla
from games.veto.moments import answer, may_answer
from games.veto.positions import do, number, offered, piece, play, veto
from interpares.games.veto.reading import Reading

RADZIWILL = ("radziwill", "lubomirski")
DEPLOYED = [
    ("janusz_radziwill", (7, 4), 11, 0, "elect karmazyn loyal"),
    ("boguslaw_radziwill", (8, 3), 10, 0, "elect karmazyn loyal"),
    ("charles_gustav", (6, 3), 9, -1, "absent elect pludrak"),
    ("philip_william_of_wittelsbach", (3, 2), 6, -1, "absent elect pludrak"),
    ("roch_kowalski", (6, 1), 5, 0, ""),
    ("arvid_wittenberg", (6, 2), 5, 0, "pludrak"),
    ("sakowicz", (6, 1), 6, 0, ""),
    ("andrzej_kmicic_standard_bearer", (9, 2), 9, 0, "famous"),
    ("uhlik", (4, 1), 3, 0, ""),
    ("jaromir_kokosinski", (5, 1), 4, 0, ""),
    ("charlamp", (7, 1), 6, 0, "honourable"),
    ("harasimowicz", (2, 1), 4, 1, ""),
    ("hassling_ketling", (8, 1), 7, 0, "honourable pludrak"),
    ("aleksandra_billewicz", (0, 2), 4, 0, "lady"),
    ("maria_radziwill", (0, 2), 5, 1, "influential lady"),
    ("krzysztof_opalinski", (3, 3), 7, 0, "karmazyn"),
    ("hieronim_radziejowski", (5, 2), 7, 0, "karmazyn"),
    ("kuklinowski", (8, 1), 5, -1, ""),
    ("burchard_muller", (5, 2), 6, 0, "pludrak"),
    ("weyhard_wrzesowicz", (5, 1), 4, 0, "pludrak"),
    ("kulwiec_hippocentaurus", (7, 1), 5, 0, ""),
    ("rekuc_leliwa", (5, 1), 4, 0, ""),
]


@pytest.mark.parametrize("card, traits, dukats, yearly, keywords", DEPLOYED)
def test_a_radziwill_character_is_deployed_for_its_lafa(card, traits, dukats, yearly, keywords):
    """VE-5.12, VE-5.13, VE-5.14, VE-1.17, VE-4.15"""
    check_deployed(card, "radziwill", traits, dukats=dukats, yearly=yearly, words=keywords)


@pytest.mark.parametrize("field, bonus", [("/karmazyn", 1), ("", 0)])
def test_janusz_on_the_karmazyn_field_strengthens_the_other_radziwills(field, bonus):
    """VE-11.11"""
    game = veto(
        factions=RADZIWILL,
        in_play={0: f"janusz_radziwill{field} uhlik rochefort", 1: "charlamp"},
    )

    strengths = {each: szabla(game, each) for each in ("janusz_radziwill", "uhlik")}

    assert strengths == {"janusz_radziwill": 7, "uhlik": 4 + bonus}
    assert szabla(game, "rochefort") == 8
    assert szabla(game, "charlamp") == 7


@pytest.mark.parametrize("before, after", [(20, 18), (1, 0)])
def test_wittenberg_takes_two_dukats_from_an_opponent(before, after):
    """VE-0.4, VE-9.15"""
    game = veto(factions=RADZIWILL, in_play={0: "arvid_wittenberg"}, dukats={1: before})

    do(game, "0 use arvid_wittenberg 1 1")

    assert game.players[1].dukats == after
    assert game.players[0].dukats == 20
    assert piece(game, "arvid_wittenberg").marked
    assert not offered(game, 0, "use arvid_wittenberg 1 1")


KEPT_SILENT = ["abi_blumsztajn", "aleksandra_billewicz", "arvid_wittenberg"]


@pytest.mark.parametrize("card", KEPT_SILENT)
def test_sakowicz_lets_jews_ladies_and_pludraks_agitate(card):
    """VE-0.2, VE-7.1"""
    alone = veto(factions=RADZIWILL, in_play={0: card, 1: "sakowicz"})
    game = veto(factions=RADZIWILL, in_play={0: f"{card} sakowicz"})

    do(game, f"0 agitate {card}")

    assert game.players[0].kreski == 1
    assert not offered(alone, 0, f"agitate {card}")


@pytest.mark.parametrize("card", ["barabash", "charles_gustav", "gryzelda_wisniowiecka/karmazyn"])
def test_sakowicz_lifts_no_other_prohibition(card):
    """VE-0.2"""
    game = veto(factions=RADZIWILL, in_play={0: f"{card} sakowicz"})

    assert not offered(game, 0, f"agitate {card.split('/')[0]}")


@pytest.mark.parametrize(
    "own, others, strength",
    [
        ("andrzej_kmicic_standard_bearer", "", 6),
        ("andrzej_kmicic_babinicz", "", 6),
        ("", "andrzej_kmicic_standard_bearer", 4),
        ("", "", 4),
    ],
)
def test_uhlik_is_stronger_with_kmicic_in_the_company(own, others, strength):
    """VE-1.21"""
    game = veto(factions=RADZIWILL, in_play={0: f"uhlik {own}", 1: others})

    assert szabla(game, "uhlik") == strength


def test_harasimowicz_draws_a_card_and_discards_one():
    """VE-9.15"""
    game = veto(factions=RADZIWILL, in_play={0: "harasimowicz"}, hands={0: "feint"})

    do(game, "0 use harasimowicz 1", "0 discard_card feint")

    assert game.players[0].hand == ("manor_farm",)
    assert game.players[0].discard == ("feint",)
    assert piece(game, "harasimowicz").marked
    assert offered(game, 0, "yield")
    assert not offered(game, 0, "use harasimowicz 1")


def test_opalinski_earns_when_an_opponent_uses_his_influence():
    """VE-6.16"""
    game = veto(
        factions=("radziwill", "court"),
        in_play={0: "krzysztof_opalinski/karmazyn"},
        initiative=1,
        voice=1,
    )

    play(game, "1 use court 2")
    answer(game, "W-X", "0 use krzysztof_opalinski 1")

    assert game.players[0].dukats == 22
    assert not piece(game, "krzysztof_opalinski").marked


def test_opalinski_earns_nothing_from_the_influence_of_his_own_party():
    """VE-L.18"""
    game = veto(factions=("radziwill", "court"), in_play={0: "krzysztof_opalinski/karmazyn"})

    play(game, "0 use radziwill 2")

    assert not may_answer(game, "W-X", "0 use krzysztof_opalinski 1")


def test_radziejowski_takes_a_cheap_character_over_until_the_end_of_the_round():
    """VE-11.8, VE-10.2"""
    game = veto(
        factions=RADZIWILL, in_play={0: "hieronim_radziejowski/karmazyn", 1: "danylo_nechai"}
    )

    do(game, "0 use hieronim_radziejowski 1 danylo_nechai")

    taken = number(game, "danylo_nechai")
    assert Reading(game).controller(taken) == 0
    assert game.players[0].dukats == 16
    assert piece(game, "hieronim_radziejowski").marked
    do(game, "0 bene", "1 bene")
    assert Reading(game).controller(taken) == 1


@pytest.mark.parametrize(
    "target",
    [
        "samuel_laszcz",
        "konstanty_jacek_lubomirski",
        "michal_korybut_wisniowiecki",
        "helena_tekla_lubomirska/karmazyn",
    ],
)
def test_radziejowski_does_not_win_over_the_dear_the_great_and_the_loyal(target):
    """VE-L.6"""
    game = veto(factions=RADZIWILL, in_play={0: "hieronim_radziejowski uhlik", 1: target})

    assert not offered(game, 0, "use hieronim_radziejowski 1 uhlik")
    assert not offered(game, 0, f"use hieronim_radziejowski 1 {target.split('/')[0]}")


def test_radziejowski_needs_four_dukats():
    """VE-0.6"""
    game = veto(
        factions=RADZIWILL,
        in_play={0: "hieronim_radziejowski", 1: "danylo_nechai"},
        dukats={0: 3},
    )

    assert not offered(game, 0, "use hieronim_radziejowski 1 danylo_nechai")


def test_wrzesowicz_earns_when_an_opponent_deploys_a_possession():
    """VE-6.16"""
    game = veto(factions=RADZIWILL, in_play={0: "weyhard_wrzesowicz"}, hands={1: "mill"}, voice=1)

    play(game, "1 deploy_possession mill")
    answer(game, "W-X", "0 use weyhard_wrzesowicz 1")

    assert game.players[0].dukats == 21


@pytest.mark.parametrize(
    "voice, move", [(0, "deploy_possession mill"), (1, "deploy_equipment carbine barabash")]
)
def test_wrzesowicz_earns_nothing_from_his_own_possessions_nor_from_equipment(voice, move):
    """VE-L.18"""
    game = veto(
        factions=RADZIWILL,
        in_play={0: "weyhard_wrzesowicz", 1: "barabash"},
        hands={0: "mill", 1: "carbine"},
        voice=voice,
    )

    play(game, f"{voice} {move}")

    assert not may_answer(game, "W-X", "0 use weyhard_wrzesowicz 1")


def test_rekuc_is_stronger_until_the_end_of_the_turn():
    """VE-L.5, VE-L.10"""
    game = veto(factions=RADZIWILL, in_play={0: "rekuc_leliwa"})

    do(game, "0 use rekuc_leliwa 1")

    assert szabla(game, "rekuc_leliwa") == 7
    assert game.players[0].dukats == 19
    assert not offered(game, 0, "use rekuc_leliwa 1")
    do(game, "0 yield")
    assert szabla(game, "rekuc_leliwa") == 5
    do(game, "1 bene")
    assert offered(game, 0, "use rekuc_leliwa 1")


def test_rekuc_needs_a_dukat():
    """VE-0.6"""
    game = veto(factions=RADZIWILL, in_play={0: "rekuc_leliwa"}, dukats={0: 0})

    assert not offered(game, 0, "use rekuc_leliwa 1")


def test_what_radziejowski_takes_over_serves_him_with_its_equipment():
    """VE-11.8, VE-9.8"""
    game = veto(
        factions=RADZIWILL,
        in_play={0: "hieronim_radziejowski", 1: "danylo_nechai+purse janusz_niesiecki+purse"},
        kreski={1: 3},
    )

    do(game, "0 use hieronim_radziejowski 1 janusz_niesiecki", "0 use purse#2 1")

    assert game.players[0].dukats == 20 - 4 + 2
    assert piece(game, "janusz_niesiecki").marked
    assert not offered(game, 0, "use purse 1")
    assert kreski(game) == [0, 3, 18]


def test_wittenberg_robs_only_the_opponent_he_names():
    """VE-L.6, VE-12.3"""
    game = veto(3, in_play={1: "arvid_wittenberg"}, voice=1)

    do(game, "1 use arvid_wittenberg 1 2")

    assert dukats(game) == [20, 20, 18]
