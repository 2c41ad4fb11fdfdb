"""Equipment for duels: weapons, armour, and what helps to refuse or to survive."""

from __future__ import annotations

import pytest

from games.veto.looks import on_table, szabla
from games.veto.moments import answer, fight, fought, in_turn, may_answer, opened, refused_by
from games.veto.positions import all_bene, do, offered, piece, play, veto


@pytest.mark.parametrize(
    "bearer, card, total",
    [
        ("roch_kowalski", "mistress_kowalska", 9),
        ("roch_kowalski", "pelkas_great_sabre", 9),
        ("pelka", "pelkas_great_sabre", 12),
        ("roch_kowalski", "bathory_sabre", 8),
        ("roch_kowalski", "sigismund_sabre", 7),
        ("longinus_podbipieta", "zerwikaptur", 11),
        ("roch_kowalski", "rapier", 7),
        ("arvid_wittenberg", "rapier", 9),
        ("pelka", "musketeers_sword", 10),
        ("roch_kowalski", "war_pick", 7),
        ("samuel_laszcz", "cossack_spear", 8),
        ("barabash", "cossack_spear", 7),
        ("roch_kowalski", "wheel_lock_pistol", 6),
        ("roch_kowalski", "carbine", 8),
        ("roch_kowalski", "musket", 10),
        ("roch_kowalski", "hussar_armour", 6),
        ("roch_kowalski", "scale_armour", 8),
        ("roch_kowalski", "mail_shirt", 7),
        ("roch_kowalski", "mail_cap", 6),
    ],
)
def test_weapons_and_armour_count_in_a_duel_for_which_they_were_chosen(bearer, card, total):
    """VE-1.24, VE-8.9, VE-8.18"""
    game = veto(in_play={0: f"{bearer}+{card}", 1: "machnicki"})
    idle = veto(in_play={0: f"{bearer}+{card}", 1: "machnicki"})
    plain = szabla(game, bearer)

    fight(game, bearer, "machnicki", {0: card})
    fight(idle, bearer, "machnicki")

    assert szabla(game, bearer) == total
    assert szabla(idle, bearer) == plain


@pytest.mark.parametrize("both", ["bathory_sabre,carbine", "scale_armour,mail_shirt"])
def test_one_weapon_and_one_armour_are_used_at_once(both):
    """VE-1.22, VE-8.9"""
    game = veto(in_play={0: "pelka+bathory_sabre+carbine+scale_armour+mail_shirt", 1: "charlamp"})

    play(game, "0 challenge pelka charlamp")
    all_bene(game)

    assert not offered(game, 0, f"take_up {both}")
    assert offered(game, 0, "take_up carbine,mail_shirt")


def test_the_musketeers_sword_answers_one_thrust_in_a_duel():
    """VE-L.5, VE-8.14"""
    game = veto(in_play={0: "pelka+musketeers_sword", 1: "charlamp"}, hands={1: "feint lunge"})

    fight(game, "pelka", "charlamp", {0: "musketeers_sword"})
    play(game, "0 bene", "1 play feint")
    answer(game, "W-A", "0 use musketeers_sword 1")

    assert szabla(game, "pelka") == 8 + 2 + 1
    assert szabla(game, "charlamp") == 7 + 3
    play(game, "0 bene", "1 play lunge")
    assert not may_answer(game, "W-A", "0 use musketeers_sword 1")


@pytest.mark.parametrize("fighter", ["pelka", "brodnicki"])
def test_the_musketeers_sword_answers_nothing_when_it_is_not_used(fighter):
    """VE-0.6"""
    game = veto(in_play={0: "pelka+musketeers_sword brodnicki", 1: "charlamp"}, hands={1: "feint"})

    fight(game, fighter, "charlamp")
    play(game, "0 bene", "1 play feint")

    assert not may_answer(game, "W-A", "0 use musketeers_sword 1")


@pytest.mark.parametrize(
    "using, strength", [({0: "war_pick", 1: "scale_armour"}, 7), ({1: "scale_armour"}, 9)]
)
def test_the_war_pick_breaks_the_bonus_of_armour(using, strength):
    """VE-8.18, VE-11.15"""
    game = veto(in_play={0: "pelka+war_pick", 1: "charlamp+scale_armour"})

    fight(game, "pelka", "charlamp", using)

    assert szabla(game, "charlamp") == strength


@pytest.mark.parametrize("pick, pile", [("war_pick", "removed"), ("sigismund_sabre", "discard")])
def test_the_war_pick_breaks_the_protection_of_armour(pick, pile):
    """VE-8.19, VE-11.15"""
    game = veto(in_play={0: f"pelka+{pick}", 1: "roch_kowalski+hussar_armour"})

    fought(game, "pelka", "roch_kowalski", {0: pick, 1: "hussar_armour"})

    assert "roch_kowalski" in getattr(game.players[1], pile)


def test_the_war_pick_leaves_the_armour_of_its_bearer_and_the_weapon_of_the_enemy_alone():
    """VE-11.15"""
    game = veto(
        in_play={0: "pelka+war_pick+scale_armour", 1: "charlamp+pelkas_great_sabre+mail_shirt"}
    )

    fight(
        game,
        "pelka",
        "charlamp",
        {0: "war_pick,scale_armour", 1: "pelkas_great_sabre,mail_shirt"},
    )

    assert szabla(game, "pelka") == 8 + 1 + 2
    assert szabla(game, "charlamp") == 7 + 3


def test_the_war_pick_leaves_abilities_alone_that_are_not_those_of_enemy_armour():
    """VE-11.15"""
    game = veto(in_play={0: "jan_zagloba+war_pick+hussar_armour", 1: "arvid_wittenberg+rapier"})

    fight(game, "jan_zagloba", "arvid_wittenberg", {0: "war_pick,hussar_armour", 1: "rapier"})

    assert szabla(game, "arvid_wittenberg") == 6 + 3
    opened(game, in_turn)
    assert "jan_zagloba" in game.players[0].discard


def test_the_wheel_lock_pistol_is_fired_once():
    """VE-8.12, VE-8.9"""
    game = veto(in_play={0: "pelka+wheel_lock_pistol", 1: "charlamp"})

    fight(game, "pelka", "charlamp", {0: "wheel_lock_pistol"})
    do(game, "0 use wheel_lock_pistol 1")

    assert szabla(game, "charlamp") == 3
    assert game.players[0].discard == ("wheel_lock_pistol",)
    opened(game, in_turn)
    assert game.players[1].removed == ("charlamp",)


def test_the_shot_of_the_wheel_lock_pistol_is_over_with_the_duel():
    """VE-8.25"""
    game = veto(in_play={0: "uhlik+wheel_lock_pistol", 1: "rochefort"})

    fight(game, "uhlik", "rochefort", {0: "wheel_lock_pistol"})
    do(game, "0 use wheel_lock_pistol 1")
    opened(game, in_turn)

    assert szabla(game, "rochefort") == 8


def test_the_wheel_lock_pistol_is_not_fired_when_it_is_not_used():
    """VE-0.6"""
    game = veto(in_play={0: "pelka+wheel_lock_pistol", 1: "charlamp"})

    fight(game, "pelka", "charlamp")

    assert not offered(game, 0, "use wheel_lock_pistol 1")


@pytest.mark.parametrize(
    "armour, challenger, using, pile",
    [
        ("hussar_armour", "yurko_bohun", True, "discard"),
        ("hussar_armour", "yurko_bohun", False, "removed"),
        ("hussar_armour", "ivan_sirko+hussar_wings", True, "discard"),
        ("hussar_armour", "yurko_bohun+hussar_wings", True, "removed"),
        ("mail_cap", "yurko_bohun", True, "discard"),
        ("mail_cap", "yurko_bohun", False, "removed"),
        ("mail_cap", "ivan_sirko+hussar_wings", True, "removed"),
    ],
)
def test_armour_saves_from_death_up_to_its_margin(armour, challenger, using, pile):
    """VE-8.19"""
    game = veto(
        factions=("lubomirski", "radziwill"),
        in_play={0: challenger, 1: f"roch_kowalski+{armour}"},
    )

    fought(game, challenger.split("+")[0], "roch_kowalski", {1: armour} if using else {})

    assert "roch_kowalski" in getattr(game.players[1], pile)


@pytest.mark.parametrize("voice, strength", [(0, 8), (1, 6)])
def test_hussar_wings_carry_a_challenger(voice, strength):
    """VE-8.18"""
    game = veto(in_play={0: "kuszel+hussar_wings", 1: "charlamp"}, voice=voice)
    fighters = ("kuszel", "charlamp")

    fight(game, fighters[voice], fighters[1 - voice])

    assert szabla(game, "kuszel") == strength


def test_the_turkish_horse_unmarks_one_who_refused_once_a_round():
    """VE-8.7, VE-L.5"""
    game = veto(
        in_play={0: "wierzbicki+turkish_horse", 1: "charlamp roch_kowalski"},
        kreski={0: 5},
        voice=1,
    )
    game.deeds = 2

    refused_by(game, "charlamp", "wierzbicki")
    answer(game, "W-D2", "0 use turkish_horse 1")

    assert not piece(game, "wierzbicki").marked
    assert game.players[0].kreski == 3
    refused_by(game, "roch_kowalski", "wierzbicki")
    assert not may_answer(game, "W-D2", "0 use turkish_horse 1")


def test_the_turkish_horse_does_not_serve_one_who_accepts():
    """VE-L.18"""
    game = veto(in_play={0: "wierzbicki+turkish_horse", 1: "charlamp"}, voice=1)

    play(game, "1 challenge charlamp wierzbicki")

    assert not may_answer(game, "W-D2", "0 use turkish_horse 1")


def test_the_turkish_horse_helps_nobody_else_who_refuses():
    """VE-L.18"""
    game = veto(in_play={0: "wierzbicki machnicki+turkish_horse", 1: "charlamp"}, voice=1)

    refused_by(game, "charlamp", "wierzbicki")

    assert not may_answer(game, "W-D2", "0 use turkish_horse 1")


@pytest.mark.parametrize(
    "challenged, lost", [("roch_kowalski+swedish_safe_conduct", 0), ("roch_kowalski", 2)]
)
def test_the_swedish_safe_conduct_makes_refusals_free(challenged, lost):
    """VE-8.6"""
    game = veto(
        in_play={0: "charlamp", 1: f"{challenged} sakowicz+swedish_safe_conduct"}, kreski={1: 5}
    )

    refused_by(game, "charlamp", "roch_kowalski")

    assert game.players[1].kreski == 5 - lost
    assert piece(game, "roch_kowalski").marked


@pytest.mark.parametrize("challenger", ["kuklinowski", "rochefort+hussar_wings"])
def test_the_reliquary_saves_from_wounds_and_death(challenger):
    """VE-8.22, VE-8.20"""
    game = veto(in_play={0: "kuszel+reliquary", 1: challenger}, kreski={0: 3}, voice=1)

    play(game, f"1 challenge {challenger.split('+')[0]} kuszel")
    answer(game, "W-D5", "0 use reliquary 1")

    assert on_table(game, "kuszel")
    assert game.players[0].discard == ("reliquary",)
    assert game.players[0].kreski == 2


def test_the_reliquary_saves_only_its_bearer():
    """VE-L.18"""
    game = veto(in_play={0: "kuszel wierzbicki+reliquary", 1: "kuklinowski"}, voice=1)

    play(game, "1 challenge kuklinowski kuszel")

    assert not may_answer(game, "W-D5", "0 use reliquary 1")


@pytest.mark.parametrize(
    "loser, pile", [("roch_kowalski", "discard"), ("weyhard_wrzesowicz", "removed")]
)
def test_kryvonis_kills_one_in_hussar_armour_from_a_margin_of_five_on(loser, pile):
    """VE-8.19"""
    game = veto(
        in_play={0: "maksym_kryvonis+hussar_wings", 1: f"{loser}+hussar_armour"},
        factions=("lubomirski", "radziwill"),
    )

    fought(game, "maksym_kryvonis", loser, {1: "hussar_armour"})

    assert loser in getattr(game.players[1], pile)


def test_the_protection_of_hussar_armour_and_birze_adds_up():
    """VE-8.19, VE-L.13"""
    game = veto(
        in_play={0: "yurko_bohun+hussar_wings", 1: "birze roch_kowalski+hussar_armour"},
        factions=("lubomirski", "radziwill"),
    )

    fought(game, "yurko_bohun", "roch_kowalski", {1: "hussar_armour"})

    assert "roch_kowalski" in game.players[1].discard


@pytest.mark.parametrize("move", ["use soroka 1", "play hussar_charge"])
def test_the_musketeers_sword_answers_nothing_but_thrusts(move):
    """VE-6.7"""
    game = veto(
        factions=("court", "wisniowiecki"),
        in_play={0: "pelka+musketeers_sword", 1: "kuszel soroka"},
        hands={1: "hussar_charge"},
        voice=1,
    )

    fight(game, "kuszel", "pelka", {0: "musketeers_sword"})
    play(game, f"1 {move}")

    assert not may_answer(game, "W-A", "0 use musketeers_sword 1")


def test_the_musketeers_sword_does_not_answer_the_thrusts_of_its_bearer_and_rests_after_the_duel():
    """VE-L.18, VE-8.25"""
    game = veto(
        in_play={0: "pelka+musketeers_sword", 1: "charlamp"}, hands={0: "feint", 1: "lunge"}
    )

    fight(game, "pelka", "charlamp", {0: "musketeers_sword"})
    play(game, "0 play feint")

    assert not may_answer(game, "W-A", "0 use musketeers_sword 1")
    all_bene(game)
    play(game, "1 play lunge")
    answer(game, "W-A", "0 use musketeers_sword 1")
    opened(game, in_turn)
    assert szabla(game, "pelka") == 8
