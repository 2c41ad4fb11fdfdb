"""The 28 pieces of equipment: what they cost, who may bear them, what they do."""

from __future__ import annotations

import pytest

from games.veto.cards.scenes import settled
from games.veto.looks import keywords, on_table, szabla, trait
from games.veto.moments import answer, fought, may_answer
from games.veto.positions import do, number, offered, piece, play, veto

DEPLOYED = [
    ("mistress_kowalska", "roch_kowalski", 3, 0),
    ("pelkas_great_sabre", "roch_kowalski", 3, 0),
    ("bathory_sabre", "roch_kowalski", 2, 0),
    ("sigismund_sabre", "roch_kowalski", 1, 0),
    ("zerwikaptur", "longinus_podbipieta", 3, 0),
    ("rapier", "roch_kowalski", 2, 0),
    ("musketeers_sword", "aramis", 2, 0),
    ("war_pick", "roch_kowalski", 2, 0),
    ("cossack_spear", "barabash", 1, 0),
    ("wheel_lock_pistol", "roch_kowalski", 2, 0),
    ("carbine", "roch_kowalski", 2, 0),
    ("musket", "roch_kowalski", 4, -1),
    ("hussar_armour", "roch_kowalski", 2, 0),
    ("scale_armour", "roch_kowalski", 4, 0),
    ("mail_shirt", "roch_kowalski", 2, 0),
    ("mail_cap", "roch_kowalski", 1, 0),
    ("crimson_kontusz", "roch_kowalski", 2, -1),
    ("foreign_breeches", "roch_kowalski", 1, 0),
    ("turkish_horse", "roch_kowalski", 2, 0),
    ("hetmans_mace", "adam_kisiel", 3, 0),
    ("marshals_staff", "samuel_laszcz", 4, 0),
    ("chancellors_seal", "pelka", 4, 0),
    ("hussar_wings", "kuszel", 2, 0),
    ("swedish_safe_conduct", "roch_kowalski", 1, 0),
    ("reliquary", "roch_kowalski", 3, 0),
    ("sable_coat", "roch_kowalski", 1, 0),
    ("purse", "roch_kowalski", 1, 0),
    ("letter_of_safe_conduct", "roch_kowalski", 2, 0),
]
FOLLOWING = {"hetmans_mace": 2, "sable_coat": 1}
UNIQUE = {
    "mistress_kowalska",
    "pelkas_great_sabre",
    "zerwikaptur",
    "hetmans_mace",
    "marshals_staff",
    "chancellors_seal",
}


@pytest.mark.parametrize("card, bearer, dukats, yearly", DEPLOYED)
def test_equipment_is_deployed_on_a_companion_for_its_lafa(card, bearer, dukats, yearly):
    """VE-9.6, VE-4.15"""
    game = veto(in_play={0: bearer}, hands={0: card})
    before = szabla(game, bearer), trait(game, bearer, "kreski") + FOLLOWING.get(card, 0)

    do(game, f"0 deploy_equipment {card} {bearer}")

    assert (szabla(game, bearer), trait(game, bearer, "kreski")) == before
    assert piece(game, card).host == number(game, bearer)
    assert game.players[0].dukats == 20 - dukats
    assert game.players[0].hand == ()
    assert settled(f"{bearer}+{card}") == yearly


@pytest.mark.parametrize("card, bearer, dukats, yearly", DEPLOYED)
def test_equipment_goes_to_opponents_only_if_it_says_so(card, bearer, dukats, yearly):
    """VE-9.7"""
    game = veto(in_play={1: bearer}, hands={0: card})

    assert offered(game, 0, f"deploy_equipment {card} {bearer}") is (card == "foreign_breeches")


@pytest.mark.parametrize("card, bearer, dukats, yearly", DEPLOYED)
def test_unique_equipment_is_in_play_once_among_all_players(card, bearer, dukats, yearly):
    """VE-11.3"""
    game = veto(in_play={0: bearer, 1: f"bobrowski+{card}"}, hands={0: card})

    assert offered(game, 0, f"deploy_equipment {card} {bearer}") is (card not in UNIQUE)


@pytest.mark.parametrize(
    "card, stranger",
    [
        ("mistress_kowalska", "soroka"),
        ("zerwikaptur", "kuszel"),
        ("musketeers_sword", "roch_kowalski"),
        ("cossack_spear", "roch_kowalski"),
        ("marshals_staff", "roch_kowalski"),
        ("chancellors_seal", "roch_kowalski"),
        ("hussar_wings", "roch_kowalski"),
        ("swedish_safe_conduct", "kuszel"),
        ("hetmans_mace", "roch_kowalski"),
    ],
)
def test_marked_equipment_is_only_for_the_bearers_it_names(card, stranger):
    """VE-1.23, VE-9.7"""
    game = veto(in_play={0: stranger}, hands={0: card})

    assert not offered(game, 0, f"deploy_equipment {card} {stranger}")


def test_the_crimson_kontusz_makes_a_karmazyn():
    """VE-1.14, VE-9.1"""
    game = veto(in_play={0: "kuszel+crimson_kontusz wierzbicki"})

    do(game, "0 move_character kuszel")

    assert piece(game, "kuszel").field == "karmazyn"
    assert "karmazyn" in keywords(game, "kuszel")
    assert "karmazyn" not in keywords(game, "wierzbicki")


def test_the_loss_of_the_crimson_kontusz_sends_its_bearer_back():
    """VE-9.3"""
    game = veto(in_play={0: "kuszel/karmazyn+crimson_kontusz"}, hands={1: "eaten_by_rust"}, voice=1)

    do(game, "1 play eaten_by_rust crimson_kontusz")

    assert piece(game, "kuszel").field == "election"


def test_foreign_breeches_make_a_pludrak_of_an_opponents_character():
    """VE-9.7, VE-9.8, VE-1.13"""
    game = veto(in_play={1: "kuszel"}, hands={0: "foreign_breeches"})

    do(game, "0 deploy_equipment foreign_breeches kuszel", "0 bene")

    assert "pludrak" in keywords(game, "kuszel")
    assert not offered(game, 1, "agitate kuszel")


def test_the_hetmans_mace_adds_two_to_the_following_of_a_karmazyn():
    """VE-11.11, VE-5.14: no tokens."""
    game = veto(in_play={0: "adam_kisiel/karmazyn"}, hands={0: "hetmans_mace"})

    do(game, "0 deploy_equipment hetmans_mace adam_kisiel")

    assert trait(game, "adam_kisiel", "kreski") == 4
    assert game.players[0].kreski == 0


def test_the_marshals_staff_negates_an_agitation():
    """VE-6.12"""
    game = veto(in_play={0: "samuel_laszcz+marshals_staff", 1: "roch_kowalski"}, voice=1)

    play(game, "1 agitate roch_kowalski")
    answer(game, "W-A", "0 use marshals_staff 1")

    assert game.players[1].kreski == 0
    assert on_table(game, "roch_kowalski")
    assert piece(game, "samuel_laszcz").marked
    assert not piece(game, "marshals_staff").marked


@pytest.mark.parametrize(
    "bearer, voice, move",
    [
        ("samuel_laszcz/marked", 1, "agitate roch_kowalski"),
        ("samuel_laszcz", 0, "agitate kuszel"),
        ("samuel_laszcz", 1, "challenge roch_kowalski kuszel"),
    ],
)
def test_the_marshals_staff_needs_an_unmarked_bearer_and_an_agitating_opponent(bearer, voice, move):
    """VE-1.37, VE-6.7"""
    game = veto(in_play={0: f"{bearer}+marshals_staff kuszel", 1: "roch_kowalski"}, voice=voice)

    play(game, f"{voice} {move}")

    assert not may_answer(game, "W-A", "0 use marshals_staff 1")


@pytest.mark.parametrize("answered, votes, dukats", [("pay", 1, 14), ("decline", 0, 20)])
def test_the_chancellors_seal_makes_an_opponent_pay_for_his_effect(answered, votes, dukats):
    """VE-D30"""
    game = veto(in_play={0: "pelka/marked+chancellors_seal"}, hands={1: "an_open_hand"}, voice=1)

    play(game, "1 play an_open_hand")
    answer(game, "W-A", "0 use chancellors_seal 1")
    do(game, f"1 {answered}")

    assert game.players[1].kreski == votes
    assert game.players[1].dukats == dukats
    assert piece(game, "chancellors_seal").marked


@pytest.mark.parametrize(
    "seal, voice, move",
    [
        ("", 1, "deploy_possession mill"),
        ("/marked", 1, "play an_open_hand"),
        ("", 0, "play an_open_hand"),
    ],
)
def test_the_chancellors_seal_stops_only_effects_of_opponents_and_once(seal, voice, move):
    """VE-6.7, VE-1.37"""
    hand = "an_open_hand mill"
    game = veto(in_play={0: f"pelka+chancellors_seal{seal}"}, hands={0: hand, 1: hand}, voice=voice)

    play(game, f"{voice} {move}")

    assert not may_answer(game, "W-A", "0 use chancellors_seal 1")


def test_the_sable_coat_adds_to_the_following():
    """VE-11.11"""
    game = veto(in_play={0: "kuszel+sable_coat wierzbicki"})

    assert trait(game, "kuszel", "kreski") == 2
    assert trait(game, "wierzbicki", "kreski") == 1


def test_the_purse_brings_two_dukats_for_marking_its_bearer():
    """VE-1.37"""
    game = veto(in_play={0: "kuszel+purse"})

    do(game, "0 use purse 1")

    assert game.players[0].dukats == 22
    assert piece(game, "kuszel").marked
    assert not offered(game, 0, "use purse 1")


def test_a_letter_of_safe_conduct_protects_from_abilities_of_opponents():
    """VE-L.6"""
    game = veto(
        in_play={
            0: "milady anusia_borzobohata_krasienska",
            1: "roch_kowalski/marked+letter_of_safe_conduct charlamp+letter_of_safe_conduct uhlik",
        }
    )

    assert not offered(game, 0, "use milady 1 roch_kowalski")
    assert not offered(game, 0, "use anusia_borzobohata_krasienska 1 charlamp")
    assert offered(game, 0, "use anusia_borzobohata_krasienska 1 uhlik")


def test_a_letter_of_safe_conduct_protects_from_death_by_cards():
    """VE-L.9"""
    game = veto(in_play={1: "roch_kowalski+letter_of_safe_conduct"}, hands={0: "kesim_kesim"})

    do(game, "0 play kesim_kesim roch_kowalski")

    assert on_table(game, "roch_kowalski")


def test_a_letter_of_safe_conduct_does_not_protect_in_duels():
    """VE-8.23"""
    game = veto(in_play={0: "jan_skrzetuski", 1: "roch_kowalski+letter_of_safe_conduct"})

    fought(game, "jan_skrzetuski", "roch_kowalski")

    assert sorted(game.players[1].discard) == ["letter_of_safe_conduct", "roch_kowalski"]


@pytest.mark.parametrize(
    "bearer", ["kuszel/marked+purse", "kuszel+purse+embassy_to_stamboul", "louis_of_conde+purse"]
)
def test_the_purse_brings_nothing_with_a_marked_or_absent_bearer(bearer):
    """VE-1.37, VE-1.19"""
    game = veto(in_play={0: bearer})

    assert not offered(game, 0, "use purse 1")
