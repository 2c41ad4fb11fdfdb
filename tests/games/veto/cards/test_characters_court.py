"""The 21 characters of the Court."""

from __future__ import annotations

import pytest

from games.veto.cards.scenes import check_deployed
from games.veto.looks import on_table, szabla
from games.veto.moments import FROM_SETTLEMENT, FROM_UNTAP, answer, may_answer
from games.veto.positions import all_bene, do, offered, piece, play, veto
from interpares.games.veto.events import CardsSeen

COURT = ("court", "radziwill")
DEPLOYED = [
    ("john_casimir_vasa", (6, 4), 11, 0, "elect karmazyn loyal"),
    ("louis_of_conde", (9, 3), 9, -1, "absent elect pludrak"),
    ("jerzy_ossolinski", (3, 4), 10, 0, "karmazyn loyal"),
    ("marie_louise_gonzaga", (0, 3), 8, 0, "karmazyn lady loyal"),
    ("jan_zamoyski", (5, 3), 9, 1, "karmazyn"),
    ("dominik_zaslawski", (2, 3), 6, 0, "karmazyn"),
    ("maciej_lubienski", (0, 3), 7, 0, "karmazyn"),
    ("adam_kisiel", (3, 2), 7, 0, "karmazyn"),
    ("tyzenhauz", (7, 1), 6, 0, "honourable"),
    ("pelka", (8, 2), 8, 0, ""),
    ("brodnicki", (5, 1), 4, 0, ""),
    ("andrzej_kmicic_babinicz", (9, 2), 10, 0, "famous honourable"),
    ("stefan_czarniecki", (8, 3), 11, 0, "famous influential"),
    ("aramis", (7, 1), 7, 0, "pludrak"),
    ("athos", (8, 1), 7, 0, "honourable pludrak"),
    ("porthos", (8, 1), 7, 0, "pludrak"),
    ("dartagnan", (9, 1), 8, 0, "famous pludrak"),
    ("jan_andrzej_morsztyn", (4, 1), 4, 0, ""),
    ("adam_kazanowski", (2, 2), 6, 0, "karmazyn"),
    ("augustyn_kordecki", (0, 2), 5, 0, "influential"),
    ("wincenty_gosiewski", (6, 2), 7, 0, "karmazyn"),
]


@pytest.mark.parametrize("card, traits, dukats, yearly, keywords", DEPLOYED)
def test_a_court_character_is_deployed_for_its_lafa(card, traits, dukats, yearly, keywords):
    """VE-5.12, VE-5.13, VE-5.14, VE-1.17, VE-4.15"""
    check_deployed(card, "court", traits, dukats=dukats, yearly=yearly, words=keywords)


def test_john_casimir_unmarks_another_court_character():
    """VE-9.15"""
    game = veto(factions=COURT, in_play={0: "john_casimir_vasa/karmazyn pelka/marked"})

    do(game, "0 use john_casimir_vasa 1 pelka")

    assert not piece(game, "pelka").marked
    assert piece(game, "john_casimir_vasa").marked


@pytest.mark.parametrize("target", ["soroka", "tyzenhauz", "brodnicki"])
def test_john_casimir_unmarks_neither_strangers_nor_the_unmarked(target):
    """VE-L.6"""
    game = veto(
        factions=COURT,
        in_play={0: "john_casimir_vasa soroka/marked tyzenhauz", 1: "brodnicki/marked"},
    )

    assert not offered(game, 0, f"use john_casimir_vasa 1 {target}")


def test_ossolinski_negates_an_ability_of_a_character():
    """VE-6.12, VE-5.9"""
    game = veto(
        factions=COURT,
        in_play={0: "jerzy_ossolinski/karmazyn", 1: "arvid_wittenberg"},
        voice=1,
    )

    play(game, "1 use arvid_wittenberg 1 0")
    answer(game, "W-A", "0 use jerzy_ossolinski 1")

    assert game.players[0].dukats == 20
    assert on_table(game, "arvid_wittenberg")
    assert piece(game, "arvid_wittenberg").marked
    assert piece(game, "jerzy_ossolinski").marked


@pytest.mark.parametrize("move", ["use mill 1", "agitate roch_kowalski", "play an_open_hand"])
def test_ossolinski_negates_nothing_but_abilities_of_characters(move):
    """VE-6.7"""
    game = veto(
        factions=COURT,
        in_play={0: "jerzy_ossolinski", 1: "mill roch_kowalski"},
        hands={1: "an_open_hand"},
        voice=1,
    )

    play(game, f"1 {move}")

    assert not may_answer(game, "W-A", "0 use jerzy_ossolinski 1")


def test_ossolinski_does_not_negate_abilities_of_his_own_side():
    """VE-L.18"""
    game = veto(factions=COURT, in_play={0: "jerzy_ossolinski jan_andrzej_morsztyn"})

    play(game, "0 use jan_andrzej_morsztyn 1 1")

    assert not may_answer(game, "W-A", "0 use jerzy_ossolinski 1")


def test_marie_louise_finds_a_pludrak_in_the_cupboard():
    """VE-2.14"""
    game = veto(
        factions=COURT,
        in_play={0: "marie_louise_gonzaga/karmazyn"},
        cupboards={0: "mill athos pelka rapier"},
    )

    do(game, "0 use marie_louise_gonzaga 1")

    assert not offered(game, 0, "find pelka")
    assert not offered(game, 0, "find rapier")
    do(game, "0 find athos")
    assert game.players[0].hand == ("athos",)
    assert sorted(game.players[0].cupboard) == ["mill", "pelka", "rapier"]
    assert game.players[0].dukats == 18
    assert piece(game, "marie_louise_gonzaga").marked
    assert offered(game, 0, "yield")


def test_marie_louise_may_find_nothing_but_needs_two_dukats():
    """VE-2.14, VE-0.6"""
    game = veto(factions=COURT, in_play={0: "marie_louise_gonzaga"}, cupboards={0: "mill athos"})
    poor = veto(factions=COURT, in_play={0: "marie_louise_gonzaga"}, dukats={0: 1})

    do(game, "0 use marie_louise_gonzaga 1", "0 decline")

    assert game.players[0].hand == ()
    assert not offered(poor, 0, "use marie_louise_gonzaga 1")


@pytest.mark.parametrize("card", ["jan_zamoyski", "dominik_zaslawski"])
@pytest.mark.parametrize("field, holder", [("karmazyn", 0), ("election", 1)])
def test_plain_lords_count_for_initiative_on_the_karmazyn_field(card, field, holder):
    """VE-1.14, VE-4.3, VE-5.15"""
    game = veto(factions=COURT, hands={0: card}, initiative=1)

    do(game, f"0 deploy_character {card} {field}", "0 bene", "1 bene")
    do(game, "1 decline", "0 decline", "1 bribe 0", "0 bribe 0")

    assert game.initiative == holder


@pytest.mark.parametrize(
    "court, amounts, not_amounts",
    [("maciej_lubienski", (0, 4, 8), (3, 6)), ("dominik_zaslawski", (0, 3, 6), (4, 8))],
)
def test_the_primate_makes_bribes_of_opponents_dearer(court, amounts, not_amounts):
    """VE-4.6"""
    game = veto(factions=COURT, in_play={0: court}, dukats={1: 8}, initiative=1, agenda=FROM_UNTAP)

    all_bene(game)

    assert all(offered(game, 1, f"bribe {each}") for each in amounts)
    assert not any(offered(game, 1, f"bribe {each}") for each in not_amounts)


def test_the_primate_counts_points_at_the_dearer_price_and_spares_his_own_side():
    """VE-4.6"""
    game = veto(factions=COURT, in_play={0: "maciej_lubienski"}, initiative=1, agenda=FROM_UNTAP)

    all_bene(game)
    do(game, "1 bribe 4")

    assert game.players[1].bribe == 1
    assert game.players[1].dukats == 16
    assert offered(game, 0, "bribe 3")


def test_brodnicki_looks_at_face_down_thrusts():
    """VE-3.12"""
    game = veto(factions=COURT, in_play={0: "brodnicki", 1: "roch_kowalski+feint+lunge"})

    play(game, "0 use brodnicki 1 roch_kowalski")
    told = [*play(game, "1 bene"), *play(game, "0 bene")]

    assert CardsSeen(0, 1, ("feint", "lunge")) in told
    assert piece(game, "brodnicki").marked


@pytest.mark.parametrize("target", ["kuklinowski", "soroka"])
def test_brodnicki_looks_only_under_opponents_with_thrusts(target):
    """VE-L.6"""
    game = veto(
        factions=COURT, in_play={0: "brodnicki soroka+feint", 1: "kuklinowski charlamp+lunge"}
    )

    assert not offered(game, 0, f"use brodnicki 1 {target}")


@pytest.mark.parametrize("initiative, bonus", [(1, 1), (0, 0)])
def test_czarniecki_strengthens_plain_gentlemen_while_another_holds_the_initiative(
    initiative, bonus
):
    """VE-4.9, VE-11.11"""
    game = veto(
        factions=COURT,
        in_play={0: "stefan_czarniecki brodnicki adam_kisiel", 1: "roch_kowalski"},
        initiative=initiative,
    )

    assert szabla(game, "stefan_czarniecki") == 8 + bonus
    assert szabla(game, "brodnicki") == 5 + bonus
    assert szabla(game, "adam_kisiel") == 3
    assert szabla(game, "roch_kowalski") == 6


def test_aramis_adds_two_kreski_to_an_agitation():
    """VE-7.3"""
    game = veto(factions=COURT, in_play={0: "aramis brodnicki"})

    play(game, "0 agitate brodnicki")
    answer(game, "W-A", "0 use aramis 1")

    assert game.players[0].kreski == 3
    assert piece(game, "aramis").marked


@pytest.mark.parametrize(
    "voice, move", [(1, "agitate roch_kowalski"), (0, "challenge brodnicki roch_kowalski")]
)
def test_aramis_helps_nothing_but_agitations_of_his_own_side(voice, move):
    """VE-L.18"""
    game = veto(factions=COURT, in_play={0: "aramis brodnicki", 1: "roch_kowalski"}, voice=voice)

    play(game, f"{voice} {move}")

    assert not may_answer(game, "W-A", "0 use aramis 1")


def test_athos_strengthens_the_three_other_musketeers():
    """VE-11.11"""
    alone = veto(factions=COURT, in_play={0: "athos", 1: "aramis porthos dartagnan"})
    game = veto(factions=COURT, in_play={0: "athos aramis porthos dartagnan rochefort"})
    others = ("aramis", "porthos", "dartagnan")

    assert [szabla(game, each) for each in others] == [8, 9, 10]
    assert [szabla(game, each) for each in ("athos", "rochefort")] == [8, 8]
    assert [szabla(alone, each) for each in others] == [7, 8, 9]


def test_morsztyn_looks_at_a_hand():
    """VE-3.12"""
    game = veto(factions=COURT, in_play={0: "jan_andrzej_morsztyn"}, hands={1: "feint mill"})

    play(game, "0 use jan_andrzej_morsztyn 1 1")
    told = [*play(game, "1 bene"), *play(game, "0 bene")]

    assert CardsSeen(0, 1, ("feint", "mill")) in told
    assert piece(game, "jan_andrzej_morsztyn").marked
    assert not offered(game, 0, "use jan_andrzej_morsztyn 1 1")


def test_kazanowski_takes_two_dukats_after_settling():
    """VE-4.16"""
    game = veto(factions=COURT, in_play={0: "adam_kazanowski/karmazyn"}, agenda=FROM_SETTLEMENT)

    answer(game, "W-S4", "0 use adam_kazanowski 1")

    assert game.players[0].dukats == 20 + 2 + 2
    assert piece(game, "adam_kazanowski").marked


@pytest.mark.parametrize("flags, window", [("/marked", "W-S4"), ("", "W-S3")])
def test_kazanowski_takes_nothing_marked_or_earlier(flags, window):
    """VE-1.36, VE-1.37"""
    game = veto(factions=COURT, in_play={0: f"adam_kazanowski{flags}"}, agenda=FROM_SETTLEMENT)

    assert not may_answer(game, window, "0 use adam_kazanowski 1")


@pytest.mark.parametrize("prior, may", [("augustyn_kordecki", False), ("brodnicki", True)])
def test_kordecki_keeps_effects_of_opponents_off_his_possessions(prior, may):
    """VE-1.7, VE-L.6"""
    game = veto(
        factions=COURT,
        in_play={0: f"{prior} mill", 1: "latifundium"},
        hands={0: "a_good_husbandman fire_and_smoke", 1: "fire_and_smoke"},
        voice=1,
    )

    assert offered(game, 1, "play fire_and_smoke mill") is may
    do(game, "1 bene")
    assert offered(game, 0, "play a_good_husbandman mill")
    assert offered(game, 0, "play fire_and_smoke latifundium")


def test_gosiewski_draws_two_cards_once_in_the_game():
    """VE-L.5"""
    game = veto(factions=COURT, in_play={0: "wincenty_gosiewski/marked"})

    do(game, "0 use wincenty_gosiewski 1")

    assert game.players[0].hand == ("manor_farm", "manor_farm")
    assert not offered(game, 0, "use wincenty_gosiewski 1")


def test_gosiewski_does_not_draw_again_after_he_has_come_back():
    """VE-L.5"""
    game = veto(
        factions=COURT,
        in_play={0: "wincenty_gosiewski+drain_the_cup+drain_the_cup+drain_the_cup", 1: "tugay_bey"},
    )

    do(game, "0 use wincenty_gosiewski 1", "0 yield", "1 use tugay_bey 1 wincenty_gosiewski")
    do(game, "1 yield", "0 deploy_character wincenty_gosiewski")

    assert not offered(game, 0, "use wincenty_gosiewski 1")


def test_the_primate_makes_bribes_dearer_for_every_opponent():
    """VE-4.6, VE-12.10"""
    game = veto(3, in_play={2: "maciej_lubienski"}, agenda=FROM_UNTAP)

    all_bene(game)
    do(game, "0 bribe 4", "1 bribe 8", "2 bribe 3")

    assert [player.bribe for player in game.players] == [1, 2, 1]
