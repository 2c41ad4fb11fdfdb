"""The 20 characters of the Wiśniowieckis."""

from __future__ import annotations

import pytest

from games.veto.cards.scenes import check_deployed
from games.veto.looks import szabla, ways
from games.veto.moments import FROM_UNTAP, answer, may_answer
from games.veto.positions import all_bene, do, offered, piece, play, veto

DEPLOYED = [
    ("jeremi_wisniowiecki", (8, 4), 12, 0, "elect famous karmazyn loyal"),
    ("charles_ferdinand_vasa", (1, 4), 9, 0, "elect karmazyn"),
    ("michal_korybut_wisniowiecki", (1, 2), 5, 0, "elect loyal"),
    ("jan_skrzetuski", (8, 2), 8, 0, "famous honourable"),
    ("michal_wolodyjowski", (9, 2), 9, 0, "famous honourable"),
    ("longinus_podbipieta", (7, 2), 7, 0, "honourable"),
    ("jan_zagloba", (5, 2), 7, 0, ""),
    ("rzedzian", (3, 1), 3, 0, ""),
    ("wierzbicki", (6, 1), 5, 0, ""),
    ("helena_kurcewicz", (0, 2), 5, 0, "lady"),
    ("gryzelda_wisniowiecka", (0, 3), 7, 0, "karmazyn lady loyal"),
    ("anusia_borzobohata_krasienska", (0, 1), 4, 0, "lady"),
    ("father_muchowiecki", (1, 1), 4, 0, ""),
    ("aleksander_koniecpolski", (6, 3), 8, 0, "karmazyn"),
    ("janusz_tyszkiewicz", (3, 3), 7, 0, "karmazyn"),
    ("zacwilichowski", (5, 2), 6, 0, "influential"),
    ("machnicki", (7, 1), 6, 0, ""),
    ("wurcel", (4, 1), 4, 0, "pludrak"),
    ("kuszel", (6, 1), 4, 0, "honourable"),
    ("baranowski", (7, 2), 6, 0, "honourable"),  # with the initiative
]


@pytest.mark.parametrize("card, traits, dukats, yearly, keywords", DEPLOYED)
def test_a_wisniowiecki_character_is_deployed_for_its_lafa(card, traits, dukats, yearly, keywords):
    """VE-5.12, VE-5.13, VE-5.14, VE-1.17, VE-4.15"""
    check_deployed(card, "wisniowiecki", traits, dukats=dukats, yearly=yearly, words=keywords)


def test_charles_ferdinand_takes_three_dukats():
    """VE-9.15"""
    game = veto(in_play={0: "charles_ferdinand_vasa/karmazyn"})

    do(game, "0 use charles_ferdinand_vasa 1")

    assert game.players[0].dukats == 23
    assert piece(game, "charles_ferdinand_vasa").marked
    assert not offered(game, 0, "use charles_ferdinand_vasa 1")


@pytest.mark.parametrize(
    "own, others, strength",
    [("helena_kurcewicz", "", 9), ("", "helena_kurcewicz", 8), ("gryzelda_wisniowiecka", "", 8)],
)
def test_skrzetuski_is_stronger_with_helena_in_the_company(own, others, strength):
    """VE-1.21"""
    game = veto(in_play={0: f"jan_skrzetuski {own}", 1: others})

    assert szabla(game, "jan_skrzetuski") == strength


def test_zagloba_negates_an_effect():
    """VE-6.12, VE-6.13"""
    game = veto(in_play={0: "jan_zagloba"}, hands={1: "an_open_hand"}, voice=1)

    play(game, "1 play an_open_hand")
    answer(game, "W-A", "0 use jan_zagloba 1")

    assert game.players[1].discard == ("an_open_hand",)
    assert game.players[1].dukats == 20
    assert game.players[1].kreski == 0
    assert piece(game, "jan_zagloba").marked


@pytest.mark.parametrize(
    "voice, company, move",
    [
        (1, "jan_zagloba", "deploy_possession mill"),
        (1, "jan_zagloba/marked", "play an_open_hand"),
        (0, "jan_zagloba", "play an_open_hand"),
    ],
)
def test_zagloba_negates_only_effects_of_opponents_and_unmarked(voice, company, move):
    """VE-6.7, VE-1.37"""
    cards = "mill an_open_hand"
    game = veto(in_play={0: company}, hands={0: cards, 1: cards}, voice=voice)

    play(game, f"{voice} {move}")

    assert not may_answer(game, "W-A", "0 use jan_zagloba 1")


@pytest.mark.parametrize("attached", ["sigismund_sabre", "feint", "his_fame_goes_before_him"])
def test_wierzbicki_switches_a_character_off_for_the_round(attached):
    """VE-11.15, VE-10.2"""
    game = veto(in_play={0: f"wierzbicki+{attached}", 1: "uhlik andrzej_kmicic_standard_bearer"})

    do(game, f"0 use wierzbicki 1 uhlik - - {attached}")

    assert game.players[0].removed == (attached,)
    assert szabla(game, "uhlik") == 4
    do(game, "0 bene", "1 bene")
    assert szabla(game, "uhlik") == 6


def test_wierzbicki_needs_something_attached_and_another_target():
    """VE-0.6, VE-0.7"""
    bare = veto(in_play={0: "wierzbicki", 1: "uhlik"})
    alone = veto(in_play={0: "wierzbicki+feint"})

    assert not ways(bare, 0, "use wierzbicki 1")
    assert not ways(alone, 0, "use wierzbicki 1")


def test_helena_unmarks_an_honourable_character():
    """VE-9.15"""
    game = veto(in_play={0: "helena_kurcewicz kuszel/marked"})

    do(game, "0 use helena_kurcewicz 1 kuszel")

    assert not piece(game, "kuszel").marked
    assert piece(game, "helena_kurcewicz").marked


@pytest.mark.parametrize("target", ["wierzbicki", "charlamp", "kuszel"])
def test_helena_unmarks_nobody_else(target):
    """VE-L.6"""
    game = veto(in_play={0: "helena_kurcewicz wierzbicki/marked kuszel", 1: "charlamp/marked"})

    assert not offered(game, 0, f"use helena_kurcewicz 1 {target}")


def test_anusia_marks_a_character_of_an_opponent():
    """VE-9.15"""
    game = veto(in_play={0: "anusia_borzobohata_krasienska", 1: "roch_kowalski"})

    do(game, "0 use anusia_borzobohata_krasienska 1 roch_kowalski")

    assert piece(game, "roch_kowalski").marked
    assert piece(game, "anusia_borzobohata_krasienska").marked
    assert game.players[0].dukats == 19


@pytest.mark.parametrize(
    "target",
    [
        "aleksandra_billewicz",
        "krzysztof_opalinski/karmazyn",
        "roch_kowalski/marked",
        "charles_gustav",
    ],
)
def test_anusia_has_no_eyes_for_ladies_senators_and_the_absent(target):
    """VE-L.6, VE-1.19"""
    game = veto(in_play={0: "anusia_borzobohata_krasienska kuszel", 1: target})

    assert not ways(game, 0, "use anusia_borzobohata_krasienska 1")


@pytest.mark.parametrize("card, dukats", [("musket", 3), ("sigismund_sabre", 0)])
def test_koniecpolski_makes_equipment_cheaper(card, dukats):
    """VE-9.6, VE-L.13"""
    game = veto(in_play={0: "aleksander_koniecpolski"}, hands={0: card})

    do(game, f"0 deploy_equipment {card} aleksander_koniecpolski")

    assert game.players[0].dukats == 20 - dukats


def test_koniecpolski_makes_nothing_else_cheaper():
    """VE-L.13"""
    game = veto(in_play={0: "aleksander_koniecpolski"}, hands={0: "mill"})

    do(game, "0 deploy_possession mill")

    assert game.players[0].dukats == 18


@pytest.mark.parametrize(
    "own, others, bribe, holder",
    [
        ("jan_skrzetuski", "", 0, 0),
        ("jan_skrzetuski", "", 3, 1),
        ("kuszel", "", 0, 1),
        ("", "bohdan_khmelnytsky", 0, 1),
    ],
)
def test_tyszkiewicz_adds_one_to_the_initiative_of_the_famous(own, others, bribe, holder):
    """VE-4.3, VE-4.8"""
    game = veto(
        in_play={0: f"janusz_tyszkiewicz {own}", 1: others}, initiative=1, agenda=FROM_UNTAP
    )

    all_bene(game)
    do(game, f"1 bribe {bribe}", "0 bribe 0")

    assert game.initiative == holder


@pytest.mark.parametrize(
    "taken, hand, dukats, cupboard",
    [
        ("feint", ("feint",), 18, ("lunge", "manor_farm", "mill")),
        ("-", (), 20, ("feint", "lunge", "manor_farm", "mill")),
    ],
)
def test_zacwilichowski_takes_one_of_two_cards_and_buries_the_rest(taken, hand, dukats, cupboard):
    """VE-D33"""
    game = veto(in_play={0: "zacwilichowski"}, cupboards={0: "manor_farm mill feint lunge"})

    do(game, "0 use zacwilichowski 1", f"0 take {taken}")

    assert game.players[0].hand == hand
    assert game.players[0].dukats == dukats
    assert game.players[0].cupboard == cupboard
    assert piece(game, "zacwilichowski").marked


def test_zacwilichowski_takes_nothing_without_two_dukats_nor_a_third_card():
    """VE-D33"""
    poor = veto(in_play={0: "zacwilichowski"}, dukats={0: 1}, cupboards={0: "mill feint lunge"})
    game = veto(in_play={0: "zacwilichowski"}, cupboards={0: "mill feint lunge"})

    do(poor, "0 use zacwilichowski 1")
    do(game, "0 use zacwilichowski 1")

    assert not offered(poor, 0, "take feint")
    assert not offered(game, 0, "take mill")
    assert not offered(game, 0, "take lunge,feint")


@pytest.mark.parametrize("initiative, strength", [(0, 7), (1, 6)])
def test_baranowski_is_stronger_with_the_initiative(initiative, strength):
    """VE-4.9"""
    game = veto(in_play={0: "baranowski"}, initiative=initiative)

    assert szabla(game, "baranowski") == strength
