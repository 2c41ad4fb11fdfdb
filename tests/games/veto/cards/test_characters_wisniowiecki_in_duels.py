"""Characters of the Wiśniowieckis whose abilities are about duels."""

from __future__ import annotations

import pytest

from games.veto.looks import kreski, on_table, szabla
from games.veto.moments import answer, fight, in_turn, may_answer, opened
from games.veto.positions import do, offered, piece, play, veto


@pytest.mark.parametrize(
    "voice, fighter, strength", [(0, "kuszel", 7), (1, "kuszel", 6), (0, "wierzbicki", 6)]
)
def test_jeremi_strengthens_honourable_challengers(voice, fighter, strength):
    """VE-8.18"""
    game = veto(in_play={0: f"jeremi_wisniowiecki/karmazyn {fighter}", 1: "charlamp"}, voice=voice)
    fighters = (fighter, "charlamp")

    fight(game, fighters[voice], fighters[1 - voice])

    assert szabla(game, fighter) == strength
    assert szabla(game, "charlamp") == 7


@pytest.mark.parametrize(
    "own, others, may",
    [
        ("gryzelda_wisniowiecka/karmazyn", "", False),
        ("", "gryzelda_wisniowiecka/karmazyn", True),
        ("kuszel", "", True),
    ],
)
def test_michal_korybut_is_not_challenged_under_the_eyes_of_gryzelda(own, others, may):
    """VE-8.2"""
    game = veto(
        in_play={0: f"michal_korybut_wisniowiecki {own}", 1: f"roch_kowalski {others}"}, voice=1
    )

    assert offered(game, 1, "challenge roch_kowalski michal_korybut_wisniowiecki") is may


def test_wolodyjowski_negates_one_thrust_in_a_duel():
    """VE-6.12, VE-L.5"""
    game = veto(in_play={0: "michal_wolodyjowski", 1: "roch_kowalski"}, hands={1: "feint lunge"})

    fight(game, "michal_wolodyjowski", "roch_kowalski")
    play(game, "0 bene", "1 play feint")
    answer(game, "W-A", "0 use michal_wolodyjowski 1")

    assert game.players[1].discard == ("feint",)
    assert szabla(game, "roch_kowalski") == 6
    play(game, "0 bene", "1 play lunge")
    assert not may_answer(game, "W-A", "0 use michal_wolodyjowski 1")


def test_wolodyjowski_negates_nothing_in_duels_of_others():
    """VE-0.6"""
    game = veto(in_play={0: "michal_wolodyjowski kuszel", 1: "roch_kowalski"}, hands={1: "feint"})

    fight(game, "kuszel", "roch_kowalski")
    play(game, "0 bene", "1 play feint")

    assert not may_answer(game, "W-A", "0 use michal_wolodyjowski 1")


def test_rzedzian_earns_once_a_round_from_a_won_duel():
    """VE-8.24, VE-L.5"""
    game = veto(
        in_play={0: "rzedzian michal_wolodyjowski jan_skrzetuski", 1: "uhlik roch_kowalski"}
    )
    game.deeds = 2

    play(game, "0 challenge michal_wolodyjowski uhlik")
    answer(game, "W-D6", "0 use rzedzian 1")

    assert game.players[0].dukats == 22
    assert not piece(game, "rzedzian").marked
    play(game, "0 challenge jan_skrzetuski roch_kowalski")
    assert not may_answer(game, "W-D6", "0 use rzedzian 1")


@pytest.mark.parametrize("enemy", ["roch_kowalski", "kuklinowski"])
def test_rzedzian_earns_nothing_from_a_draw_or_a_defeat(enemy):
    """VE-L.18"""
    game = veto(in_play={0: "rzedzian wierzbicki", 1: enemy})

    play(game, f"0 challenge wierzbicki {enemy}")

    assert not may_answer(game, "W-D6", "0 use rzedzian 1")


def test_gryzelda_negates_a_challenge_to_the_elect():
    """VE-8.3"""
    game = veto(
        in_play={
            0: "gryzelda_wisniowiecka/karmazyn charles_ferdinand_vasa",
            1: "roch_kowalski",
        },
        voice=1,
    )

    play(game, "1 challenge roch_kowalski charles_ferdinand_vasa")
    answer(game, "W-A", "0 use gryzelda_wisniowiecka 1")

    assert game.duel is None
    assert game.players[0].dukats == 18
    assert piece(game, "gryzelda_wisniowiecka").marked
    assert piece(game, "roch_kowalski").marked
    assert not piece(game, "charles_ferdinand_vasa").marked


@pytest.mark.parametrize("challenged, dukats", [("kuszel", 20), ("charles_ferdinand_vasa", 1)])
def test_gryzelda_protects_only_elects_and_for_two_dukats(challenged, dukats):
    """VE-6.7, VE-0.6"""
    game = veto(
        in_play={
            0: "gryzelda_wisniowiecka/karmazyn charles_ferdinand_vasa kuszel",
            1: "roch_kowalski",
        },
        dukats={0: dukats},
        voice=1,
    )

    play(game, f"1 challenge roch_kowalski {challenged}")

    assert not may_answer(game, "W-A", "0 use gryzelda_wisniowiecka 1")


def test_father_muchowiecki_keeps_a_wounded_companion_in_play():
    """VE-8.22, VE-8.20"""
    game = veto(in_play={0: "father_muchowiecki kuszel", 1: "kuklinowski"}, kreski={0: 3}, voice=1)

    play(game, "1 challenge kuklinowski kuszel")
    answer(game, "W-D5", "0 use father_muchowiecki 1")

    assert on_table(game, "kuszel")
    assert piece(game, "father_muchowiecki").marked
    assert kreski(game) == [2, 1, 18]


@pytest.mark.parametrize(
    "challenger, challenged",
    [("kuklinowski", "rzedzian"), ("guillaume_de_beauplan", "father_muchowiecki")],
)
def test_father_muchowiecki_helps_neither_the_dying_nor_himself(challenger, challenged):
    """VE-L.18"""
    game = veto(in_play={0: "father_muchowiecki rzedzian", 1: challenger}, voice=1)

    play(game, f"1 challenge {challenger} {challenged}")

    assert not may_answer(game, "W-D5", "0 use father_muchowiecki 1")


@pytest.mark.parametrize("voice, strength", [(1, 8), (0, 7)])
def test_machnicki_is_stronger_as_the_challenged(voice, strength):
    """VE-8.18"""
    game = veto(in_play={0: "machnicki", 1: "roch_kowalski"}, voice=voice)
    fighters = ("machnicki", "roch_kowalski")

    fight(game, fighters[voice], fighters[1 - voice])

    assert szabla(game, "machnicki") == strength


def test_wurcel_lays_the_gun_for_a_companion():
    """VE-8.12"""
    game = veto(in_play={0: "wurcel kuszel+carbine", 1: "roch_kowalski"})

    fight(game, "kuszel", "roch_kowalski", {0: "carbine"})
    do(game, "0 use wurcel 1")

    assert szabla(game, "kuszel") == 6 + 2 + 3
    assert piece(game, "wurcel").marked
    do(game, "1 bene")
    assert not offered(game, 0, "use wurcel 1")
    opened(game, in_turn)
    assert szabla(game, "kuszel") == 6


@pytest.mark.parametrize(
    "company, fighter, using",
    [
        ("wurcel kuszel+bathory_sabre", "kuszel", {0: "bathory_sabre"}),
        ("wurcel kuszel+carbine", "kuszel", {}),
    ],
)
def test_wurcel_needs_a_companion_who_uses_a_firearm(company, fighter, using):
    """VE-0.6, VE-8.9"""
    game = veto(in_play={0: company, 1: "roch_kowalski"})

    fight(game, fighter, "roch_kowalski", using)

    assert not offered(game, 0, "use wurcel 1")


def test_wurcel_does_not_help_himself():
    """VE-0.7"""
    game = veto(in_play={0: "wurcel+carbine", 1: "roch_kowalski"}, voice=1)

    fight(game, "roch_kowalski", "wurcel", {0: "carbine"})
    do(game, "1 bene")

    assert not offered(game, 0, "use wurcel 1")


@pytest.mark.parametrize("seat, move", [(0, "play feint"), (1, "use soroka 1")])
def test_wolodyjowski_negates_only_thrusts_of_the_opponent(seat, move):
    """VE-6.7"""
    game = veto(in_play={0: "michal_wolodyjowski", 1: "roch_kowalski soroka"}, hands={0: "feint"})

    fight(game, "michal_wolodyjowski", "roch_kowalski")
    do(game, *["0 bene"] * seat)
    play(game, f"{seat} {move}")

    assert not may_answer(game, "W-A", "0 use michal_wolodyjowski 1")


def test_father_muchowiecki_does_not_help_opponents():
    """VE-L.18"""
    game = veto(in_play={0: "father_muchowiecki jan_skrzetuski", 1: "charlamp"})

    play(game, "0 challenge jan_skrzetuski charlamp")

    assert not may_answer(game, "W-D5", "0 use father_muchowiecki 1")
