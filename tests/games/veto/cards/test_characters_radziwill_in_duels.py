"""Characters of the Radziwiłłs whose abilities are about duels."""

from __future__ import annotations

import pytest

from games.veto.looks import szabla
from games.veto.moments import answer, fight, fought, in_turn, may_answer, opened, refused_by
from games.veto.positions import do, number, offered, piece, play, veto

RADZIWILL = ("radziwill", "lubomirski")


def test_boguslaw_weakens_the_enemy_of_a_companion_for_the_duel():
    """VE-8.10, VE-8.25"""
    game = veto(
        factions=RADZIWILL,
        in_play={0: "boguslaw_radziwill/karmazyn roch_kowalski", 1: "yurko_bohun"},
    )

    play(game, "0 challenge roch_kowalski yurko_bohun")
    answer(game, "W-D3", "0 use boguslaw_radziwill 1")

    assert szabla(game, "yurko_bohun") == 7
    assert szabla(game, "roch_kowalski") == 6
    assert piece(game, "boguslaw_radziwill").marked
    opened(game, in_turn)
    assert szabla(game, "yurko_bohun") == 9


@pytest.mark.parametrize(
    "company, challenged",
    [("boguslaw_radziwill", "boguslaw_radziwill"), ("boguslaw_radziwill/marked uhlik", "uhlik")],
)
def test_boguslaw_does_not_help_himself_nor_when_he_is_marked(company, challenged):
    """VE-0.7, VE-1.37"""
    game = veto(factions=RADZIWILL, in_play={0: company, 1: "samuel_laszcz"}, voice=1)

    play(game, f"1 challenge samuel_laszcz {challenged}")

    assert not may_answer(game, "W-D3", "0 use boguslaw_radziwill 1")


def test_roch_becomes_the_challenged_in_place_of_the_elect():
    """VE-8.28"""
    game = veto(
        factions=RADZIWILL,
        in_play={0: "boguslaw_radziwill roch_kowalski", 1: "samuel_laszcz"},
        voice=1,
    )

    play(game, "1 challenge samuel_laszcz boguslaw_radziwill")
    answer(game, "W-A", "0 use roch_kowalski 1")

    assert game.duel is not None
    assert game.duel.challenged == number(game, "roch_kowalski")
    assert game.duel.answer == "accepted"
    assert piece(game, "roch_kowalski").marked
    assert not piece(game, "boguslaw_radziwill").marked


@pytest.mark.parametrize(
    "company, challenged",
    [
        ("uhlik roch_kowalski", "uhlik"),
        ("boguslaw_radziwill roch_kowalski/marked", "boguslaw_radziwill"),
        ("boguslaw_radziwill roch_kowalski/karmazyn+royal_grant", "boguslaw_radziwill"),
    ],
)
def test_roch_steps_in_only_for_elects_and_on_the_election_field(company, challenged):
    """VE-8.28, VE-1.37"""
    game = veto(factions=RADZIWILL, in_play={0: company, 1: "samuel_laszcz"}, voice=1)

    play(game, f"1 challenge samuel_laszcz {challenged}")

    assert not may_answer(game, "W-A", "0 use roch_kowalski 1")


def test_the_standard_bearer_of_orsza_unmarks_after_a_won_duel_once_a_round():
    """VE-L.5, VE-8.24"""
    game = veto(
        factions=RADZIWILL,
        in_play={0: "andrzej_kmicic_standard_bearer", 1: "barabash/marked horpyna danylo_nechai"},
    )
    game.deeds = 2

    play(game, "0 challenge andrzej_kmicic_standard_bearer danylo_nechai")
    answer(game, "W-D6", "0 use andrzej_kmicic_standard_bearer 1")

    assert not piece(game, "andrzej_kmicic_standard_bearer").marked
    play(game, "0 challenge andrzej_kmicic_standard_bearer barabash")
    assert not may_answer(game, "W-D6", "0 use andrzej_kmicic_standard_bearer 1")


def test_the_standard_bearer_of_orsza_stays_marked_after_a_draw():
    """VE-8.18, VE-L.18"""
    game = veto(
        factions=RADZIWILL,
        in_play={0: "andrzej_kmicic_standard_bearer", 1: "yurko_bohun"},
    )

    play(game, "0 challenge andrzej_kmicic_standard_bearer yurko_bohun")

    assert not may_answer(game, "W-D6", "0 use andrzej_kmicic_standard_bearer 1")


@pytest.mark.parametrize("voice, strength", [(0, 7), (1, 5)])
def test_kokosinski_is_stronger_as_the_challenger(voice, strength):
    """VE-8.18"""
    game = veto(
        factions=RADZIWILL,
        in_play={0: "jaromir_kokosinski", 1: "samuel_laszcz"},
        voice=voice,
    )
    fighters = ("jaromir_kokosinski", "samuel_laszcz")

    fight(game, fighters[voice], fighters[1 - voice])

    assert szabla(game, "jaromir_kokosinski") == strength


@pytest.mark.parametrize(
    "challenger, challenged, lost",
    [
        ("charlamp", "samuel_laszcz", 2),
        ("uhlik", "samuel_laszcz", 1),
        ("charlamp", "rochefort", 0),
    ],
)
def test_who_refuses_charlamp_loses_a_kreska_more_unless_he_is_a_pludrak(
    challenger, challenged, lost
):
    """VE-8.6"""
    game = veto(
        factions=RADZIWILL, in_play={0: "charlamp uhlik", 1: challenged}, kreski={0: 3, 1: 5}
    )

    refused_by(game, challenger, challenged)

    assert game.players[1].kreski == 5 - lost
    assert game.players[0].kreski == 3


@pytest.mark.parametrize(
    "challenger, pile",
    [
        ("yurko_bohun+hussar_wings", "discard"),
        ("ivan_sirko+hussar_wings+hussar_wings", "removed"),
    ],
)
def test_ketling_is_killed_only_at_a_margin_of_four(challenger, pile):
    """VE-8.19"""
    game = veto(factions=RADZIWILL, in_play={0: "hassling_ketling", 1: challenger}, voice=1)

    fought(game, challenger.split("+")[0], "hassling_ketling")

    assert getattr(game.players[0], pile) == ("hassling_ketling",)


def test_olenka_turns_the_death_of_a_companion_into_a_wound():
    """VE-8.22"""
    game = veto(
        factions=RADZIWILL,
        in_play={0: "aleksandra_billewicz uhlik", 1: "samuel_laszcz"},
        voice=1,
    )

    play(game, "1 challenge samuel_laszcz uhlik")
    answer(game, "W-D5", "0 use aleksandra_billewicz 1")

    assert game.players[0].discard == ("uhlik",)
    assert game.players[0].removed == ()
    assert piece(game, "aleksandra_billewicz").marked


def test_olenka_does_nothing_about_a_wound():
    """VE-L.18"""
    game = veto(
        factions=RADZIWILL,
        in_play={0: "aleksandra_billewicz roch_kowalski", 1: "samuel_laszcz"},
        voice=1,
    )

    play(game, "1 challenge samuel_laszcz roch_kowalski")

    assert not may_answer(game, "W-D5", "0 use aleksandra_billewicz 1")


@pytest.mark.parametrize(
    "weapon, bonus", [("carbine", 3), ("wheel_lock_pistol", 1), ("bathory_sabre", 2)]
)
def test_muller_makes_firearms_stronger(weapon, bonus):
    """VE-11.11, VE-8.18"""
    game = veto(
        factions=RADZIWILL,
        in_play={0: f"burchard_muller roch_kowalski+{weapon}", 1: "samuel_laszcz+musket"},
    )

    fight(game, "roch_kowalski", "samuel_laszcz", {0: weapon, 1: "musket"})

    assert szabla(game, "roch_kowalski") == 6 + bonus
    assert szabla(game, "samuel_laszcz") == 7 + 4


def test_kulwiec_discards_attached_thrusts_to_be_stronger():
    """VE-8.12"""
    game = veto(
        factions=RADZIWILL,
        in_play={0: "kulwiec_hippocentaurus+feint+lunge", 1: "samuel_laszcz"},
    )
    use = "use kulwiec_hippocentaurus 1 - - -"

    fight(game, "kulwiec_hippocentaurus", "samuel_laszcz")
    do(game, f"0 {use} feint", "1 bene", f"0 {use} lunge")

    assert szabla(game, "kulwiec_hippocentaurus") == 11
    assert game.players[0].discard == ("feint", "lunge")
    opened(game, in_turn)
    assert szabla(game, "kulwiec_hippocentaurus") == 7


def test_kulwiec_needs_a_thrust_of_his_own_and_a_duel_of_his_own():
    """VE-0.6, VE-8.13"""
    game = veto(
        factions=RADZIWILL,
        in_play={0: "kulwiec_hippocentaurus+feint uhlik+lunge", 1: "samuel_laszcz"},
    )
    use = "use kulwiec_hippocentaurus 1 - - -"

    fight(game, "uhlik", "samuel_laszcz")

    assert not offered(game, 0, f"{use} feint")
    assert not offered(game, 0, f"{use} lunge")


def test_the_standard_bearer_of_orsza_does_not_rise_for_what_others_win():
    """VE-L.18"""
    game = veto(
        factions=RADZIWILL,
        in_play={0: "andrzej_kmicic_standard_bearer/marked kuklinowski", 1: "barabash"},
    )

    play(game, "0 challenge kuklinowski barabash")

    assert not may_answer(game, "W-D6", "0 use andrzej_kmicic_standard_bearer 1")


def test_ketling_does_not_protect_his_companions():
    """VE-8.19"""
    game = veto(
        factions=RADZIWILL, in_play={0: "hassling_ketling roch_kowalski", 1: "yurko_bohun"}, voice=1
    )

    fought(game, "yurko_bohun", "roch_kowalski")

    assert game.players[0].removed == ("roch_kowalski",)


def test_olenka_does_not_save_opponents():
    """VE-L.18"""
    game = veto(factions=RADZIWILL, in_play={0: "aleksandra_billewicz kuklinowski", 1: "barabash"})

    play(game, "0 challenge kuklinowski barabash")

    assert not may_answer(game, "W-D5", "0 use aleksandra_billewicz 1")


def test_olenka_does_not_save_herself():
    """VE-0.7"""
    game = veto(
        factions=RADZIWILL,
        in_play={0: "aleksandra_billewicz"},
        hands={1: "kesim_kesim"},
        voice=1,
    )

    play(game, "1 play kesim_kesim aleksandra_billewicz")

    assert not may_answer(game, "W-K", "0 use aleksandra_billewicz 1")


@pytest.mark.parametrize(
    "guard", ["roch_kowalski", "tyzenhauz", "adam_kisiel", "gryzelda_wisniowiecka"]
)
def test_roch_and_other_guards_do_not_meddle_in_quarrels_of_third_parties(guard):
    """VE-L.18, VE-12.3"""
    game = veto(3, in_play={0: guard, 1: "samuel_laszcz", 2: "john_casimir_vasa"}, voice=1)

    play(game, "1 challenge samuel_laszcz john_casimir_vasa")

    assert not may_answer(game, "W-A", f"0 use {guard} 1")


@pytest.mark.parametrize("helper", ["boguslaw_radziwill", "dartagnan"])
def test_boguslaw_and_dartagnan_do_not_meddle_in_duels_of_third_parties(helper):
    """VE-L.18, VE-12.3"""
    window = {"boguslaw_radziwill": "W-D3", "dartagnan": "W-D6"}[helper]
    game = veto(3, in_play={0: helper, 1: "samuel_laszcz", 2: "brodnicki"}, voice=1)

    play(game, "1 challenge samuel_laszcz brodnicki")

    assert not may_answer(game, window, f"0 use {helper} 1")
