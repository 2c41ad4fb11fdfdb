"""VE-11.1 to VE-11.3: of each person, and of each unique card, there is one."""

from __future__ import annotations

import pytest

from games.veto.extra_cards import add_cards
from games.veto.looks import on_table
from games.veto.positions import all_bene, do, number, offered, piece, play, veto

REMOVAL = """
[[card]]
id = "removal"
type = "effect"
[card.play]
kind = "trifle"
target = [{ name = "t", sel = { type = "character" } }]
do = [{ op = "remove", card = "t" }]
"""

HASTE = """
[[card]]
id = "haste"
type = "effect"
[card.play]
kind = "reply"
when = { event = "declared", object = ["character"], by = "opponent" }
do = [{ op = "deploy", sel = { type = "character", zone = "hand", who = "you" }, discount = 0 }]
"""


@pytest.mark.parametrize("seat", [0, 1])
def test_a_person_in_play_cannot_be_deployed_by_anybody(seat):
    """VE-11.1"""
    game = veto(in_play={1: "uhlik"}, hands={seat: "uhlik"}, voice=seat)

    assert not offered(game, seat, "deploy_character uhlik")


def test_another_version_of_a_person_in_play_cannot_be_deployed():
    """VE-11.1: whatever the epithet or faction"""
    game = veto(
        factions=("court", "radziwill"),
        in_play={1: "andrzej_kmicic_standard_bearer"},
        hands={0: "andrzej_kmicic_babinicz brodnicki"},
    )

    assert not offered(game, 0, "deploy_character andrzej_kmicic_babinicz")
    assert offered(game, 0, "deploy_character brodnicki")


def test_a_character_whose_person_came_into_play_meanwhile_goes_back_to_hand(monkeypatch):
    """VE-11.1, VE-5.17: it is tested again, and the deed is not used up"""
    add_cards(monkeypatch, HASTE)
    game = veto(hands={0: "uhlik", 1: "haste uhlik"})

    play(game, "0 deploy_character uhlik", "1 play haste")
    all_bene(game)
    play(game, "1 find uhlik election")
    all_bene(game)

    assert piece(game, "uhlik").owner == 1
    assert game.players[0].hand == ("uhlik",)
    assert (game.deeds, game.players[0].dukats) == (1, 20)


def test_the_person_of_a_killed_character_is_barred_for_all_in_every_version():
    """VE-11.2"""
    game = veto(
        factions=("court", "radziwill"),
        hands={0: "kesim_kesim andrzej_kmicic_babinicz", 1: "andrzej_kmicic_standard_bearer"},
        in_play={1: "andrzej_kmicic_standard_bearer"},
    )

    do(game, "0 play kesim_kesim andrzej_kmicic_standard_bearer")
    assert game.players[1].removed == ("andrzej_kmicic_standard_bearer",)
    game.deeds = 1
    assert not offered(game, 0, "deploy_character andrzej_kmicic_babinicz")

    do(game, "0 yield")
    assert not offered(game, 1, "deploy_character andrzej_kmicic_standard_bearer")


def test_a_removed_character_is_barred_although_it_was_not_killed(monkeypatch):
    """VE-11.2, VE-11.6"""
    add_cards(monkeypatch, REMOVAL)
    game = veto(hands={0: "removal uhlik"}, in_play={1: "uhlik"})
    assert not offered(game, 0, "deploy_character uhlik")

    do(game, "0 play removal uhlik")

    assert not on_table(game, "uhlik")
    assert not offered(game, 0, "deploy_character uhlik")


@pytest.mark.parametrize("effect", ["play banishment", "use tugay_bey 1"])
def test_a_discarded_or_returned_person_may_come_back(effect):
    """VE-11.2"""
    game = veto(
        in_play={0: "tugay_bey", 1: "harasimowicz"},
        hands={0: "banishment", 1: "harasimowicz"},
        voice=0,
    )
    target = number(game, "harasimowicz")

    do(game, f"0 {effect} {target}", "0 yield")

    assert offered(game, 1, "deploy_character harasimowicz")


def test_a_wounded_person_may_come_back():
    """VE-11.2, VE-11.5"""
    game = veto(in_play={0: "kuklinowski", 1: "bobrowski/marked"}, hands={1: "bobrowski"})

    do(game, "0 challenge kuklinowski bobrowski", "0 bene", "1 bene", "0 yield")

    assert game.players[1].discard == ("bobrowski",)
    assert offered(game, 1, "deploy_character bobrowski")


def test_a_unique_possession_in_play_keeps_its_copies_out():
    """VE-11.3"""
    game = veto(in_play={1: "brewery_of_warka"}, hands={0: "brewery_of_warka tap_house"})

    assert not offered(game, 0, "deploy_possession brewery_of_warka")
    assert offered(game, 0, "deploy_possession tap_house")


def test_equipment_that_is_not_unique_may_be_in_play_twice():
    """VE-11.3"""
    game = veto(
        in_play={0: "uhlik pelka", 1: "kuklinowski+pelkas_great_sabre+rapier"},
        hands={0: "pelkas_great_sabre rapier"},
    )

    assert not offered(game, 0, "deploy_equipment pelkas_great_sabre uhlik")
    assert offered(game, 0, "deploy_equipment rapier uhlik")


def test_when_a_unique_card_has_left_play_even_removed_another_copy_may_come(monkeypatch):
    """VE-11.3"""
    add_cards(monkeypatch, REMOVAL.replace('"character"', '"possession"'))
    game = veto(in_play={1: "brewery_of_warka"}, hands={0: "removal brewery_of_warka"})

    do(game, "0 play removal brewery_of_warka")

    assert game.players[1].removed == ("brewery_of_warka",)
    assert offered(game, 0, "deploy_possession brewery_of_warka")
