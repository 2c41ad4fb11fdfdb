"""Characters of the Court whose abilities are about duels."""

from __future__ import annotations

import pytest

from games.veto.looks import kreski, szabla, ways
from games.veto.moments import answer, fight, in_turn, may_answer, opened, reply
from games.veto.positions import all_bene, do, number, offered, piece, play, veto

COURT = ("court", "radziwill")


def test_kisiel_negates_a_challenge_to_a_companion():
    """VE-8.3"""
    game = veto(
        factions=COURT,
        in_play={0: "adam_kisiel/karmazyn brodnicki", 1: "roch_kowalski"},
        voice=1,
    )

    play(game, "1 challenge roch_kowalski brodnicki")
    answer(game, "W-A", "0 use adam_kisiel 1")

    assert game.duel is None
    assert piece(game, "adam_kisiel").marked
    assert not piece(game, "brodnicki").marked


def test_kisiel_does_not_save_himself():
    """VE-0.7"""
    game = veto(factions=COURT, in_play={0: "adam_kisiel", 1: "roch_kowalski"}, voice=1)

    play(game, "1 challenge roch_kowalski adam_kisiel")

    assert not may_answer(game, "W-A", "0 use adam_kisiel 1")


@pytest.mark.parametrize("challenged", ["adam_kisiel", "john_casimir_vasa"])
def test_tyzenhauz_becomes_the_challenged_for_lords_and_elects(challenged):
    """VE-8.28"""
    game = veto(factions=COURT, in_play={0: f"tyzenhauz {challenged}", 1: "roch_kowalski"}, voice=1)

    play(game, f"1 challenge roch_kowalski {challenged}")
    answer(game, "W-A", "0 use tyzenhauz 1")

    assert game.duel is not None
    assert game.duel.challenged == number(game, "tyzenhauz")
    assert piece(game, "tyzenhauz").marked


@pytest.mark.parametrize(
    "company, challenged",
    [
        ("tyzenhauz brodnicki", "brodnicki"),
        ("tyzenhauz/marked adam_kisiel", "adam_kisiel"),
        ("tyzenhauz/karmazyn+royal_grant adam_kisiel", "adam_kisiel"),
        ("tyzenhauz+crimson_kontusz", "tyzenhauz"),
    ],
)
def test_tyzenhauz_steps_in_for_nobody_else(company, challenged):
    """VE-8.28, VE-0.7"""
    game = veto(factions=COURT, in_play={0: company, 1: "roch_kowalski"}, voice=1)

    play(game, f"1 challenge roch_kowalski {challenged}")

    assert not may_answer(game, "W-A", "0 use tyzenhauz 1")


def test_pelka_discards_a_card_to_be_stronger_once_in_a_duel():
    """VE-8.12, VE-L.5"""
    game = veto(factions=COURT, in_play={0: "pelka", 1: "kuklinowski"}, hands={0: "mill carbine"})

    fight(game, "pelka", "kuklinowski")
    do(game, "0 use pelka 1 - - mill", "1 bene")

    assert szabla(game, "pelka") == 10
    assert game.players[0].discard == ("mill",)
    assert not ways(game, 0, "use pelka 1")
    opened(game, in_turn)
    assert szabla(game, "pelka") == 8


@pytest.mark.parametrize("fighter, hand", [("pelka", ""), ("brodnicki", "mill")])
def test_pelka_needs_a_card_and_a_duel_of_his_own(fighter, hand):
    """VE-0.6"""
    game = veto(factions=COURT, in_play={0: "pelka brodnicki", 1: "kuklinowski"}, hands={0: hand})

    fight(game, fighter, "kuklinowski")

    assert not ways(game, 0, "use pelka 1")


def test_babinicz_takes_a_kreska_for_a_killed_enemy():
    """VE-8.24"""
    game = veto(factions=COURT, in_play={0: "andrzej_kmicic_babinicz", 1: "uhlik"}, kreski={1: 3})

    play(game, "0 challenge andrzej_kmicic_babinicz uhlik")
    answer(game, "W-D6", "0 use andrzej_kmicic_babinicz 1")

    assert kreski(game) == [2, 2, 17]


@pytest.mark.parametrize(
    "fighter, enemy", [("andrzej_kmicic_babinicz", "charlamp"), ("pelka", "uhlik")]
)
def test_babinicz_takes_nothing_for_a_wounded_enemy_nor_for_what_others_kill(fighter, enemy):
    """VE-L.18"""
    game = veto(factions=COURT, in_play={0: "andrzej_kmicic_babinicz pelka", 1: enemy})

    play(game, f"0 challenge {fighter} {enemy}")

    assert not may_answer(game, "W-D6", "0 use andrzej_kmicic_babinicz 1")


def test_porthos_uses_two_weapons():
    """VE-8.9"""
    game = veto(
        factions=COURT,
        in_play={0: "porthos+bathory_sabre+carbine+sigismund_sabre", 1: "kuklinowski"},
    )

    play(game, "0 challenge porthos kuklinowski")
    all_bene(game)
    do(game, "1 accept")

    assert not offered(game, 0, "take_up bathory_sabre,carbine,sigismund_sabre")
    do(game, "0 take_up bathory_sabre,carbine")
    assert szabla(game, "porthos") == 8 + 2 + 2


def test_dartagnan_uses_one_weapon_as_everybody_but_porthos_does():
    """VE-8.9"""
    game = veto(
        factions=COURT,
        in_play={0: "porthos dartagnan+bathory_sabre+carbine", 1: "kuklinowski"},
    )

    play(game, "0 challenge dartagnan kuklinowski")
    all_bene(game)
    do(game, "1 accept")

    assert not offered(game, 0, "take_up bathory_sabre,carbine")


@pytest.mark.parametrize("challenger", ["kuklinowski", "roch_kowalski"])
def test_dartagnan_challenges_the_one_who_wounded_or_killed_a_companion(challenger):
    """VE-6.18, VE-8.29"""
    game = veto(factions=COURT, in_play={0: "dartagnan brodnicki", 1: challenger}, voice=1)

    play(game, f"1 challenge {challenger} brodnicki")
    answer(game, "W-D6", "0 use dartagnan 1")

    assert game.duel is not None
    assert game.duel.challenger == number(game, "dartagnan")
    assert game.duel.challenged == number(game, challenger)
    assert piece(game, "dartagnan").marked
    assert game.duel.answer == "accepted"


@pytest.mark.parametrize("company", ["dartagnan/marked brodnicki", "dartagnan tyzenhauz"])
def test_dartagnan_avenges_nobody_when_marked_or_when_nobody_fell(company):
    """VE-1.37, VE-L.18"""
    game = veto(factions=COURT, in_play={0: company, 1: "charlamp"}, voice=1)

    play(game, f"1 challenge charlamp {company.split()[1]}")

    assert not may_answer(game, "W-D6", "0 use dartagnan 1")


def test_the_one_dartagnan_challenges_may_refuse():
    """VE-8.29"""
    game = veto(factions=COURT, in_play={0: "dartagnan brodnicki", 1: "kuklinowski"}, kreski={1: 4})

    play(game, "0 challenge brodnicki kuklinowski")
    answer(game, "W-D6", "0 use dartagnan 1")
    do(game, "1 refuse")

    assert piece(game, "kuklinowski").marked
    assert game.players[1].kreski == 3
    assert game.duel is None


def test_dartagnan_does_not_avenge_one_who_escaped():
    """VE-L.18"""
    game = veto(
        factions=COURT,
        in_play={0: "dartagnan brodnicki", 1: "kuklinowski"},
        hands={0: "escape_by_the_window"},
        voice=1,
    )

    play(game, "1 challenge kuklinowski brodnicki")
    reply(game, "W-D5", "0 play escape_by_the_window")

    assert not may_answer(game, "W-D6", "0 use dartagnan 1")
    assert game.players[0].hand == ("brodnicki",)
