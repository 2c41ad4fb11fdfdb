"""VE-L.9, VE-L.15: operations on cards, as none of the box or few of them use them."""

from __future__ import annotations

import pytest

from games.veto.extra_cards import add_effect
from games.veto.looks import asked, dukats, kreski, on_table, told
from games.veto.positions import all_bene, do, number, offered, piece, play, veto
from interpares.games.veto.events import CardsSeen, CardsShown
from interpares.games.veto.game import Veto

CHARACTER = '{ name = "t", sel = { type = "character" } }'


# --- cards


@pytest.mark.parametrize("place, at", [("top", -1), ("bottom", 0)])
def test_a_card_returns_to_its_owners_cupboard(monkeypatch, place, at):
    """VE-L.9: what is attached to it is discarded"""
    add_effect(monkeypatch, f'{{ op = "to_cupboard", card = "t", place = "{place}" }}', CHARACTER)
    game = veto(hands={0: "extra"}, in_play={1: "uhlik+rapier"}, cupboards={1: "mill mill"})

    do(game, "0 play extra uhlik")

    assert game.players[1].cupboard[at] == "uhlik"
    assert game.players[1].discard == ("rapier",)


def test_a_card_is_shuffled_into_the_cupboard(monkeypatch):
    """VE-L.9"""
    add_effect(monkeypatch, '{ op = "to_cupboard", card = "t", place = "shuffle" }', CHARACTER)
    game = veto(hands={0: "extra"}, in_play={1: "uhlik"}, cupboards={1: "mill mill"})
    game.script = (0, 0)

    do(game, "0 play extra uhlik")

    assert game.players[1].cupboard == ("mill", "uhlik", "mill")


def test_what_is_looked_at_can_go_to_the_discard_pile(monkeypatch):
    """VE-L.9: of another's cupboard nothing is taken"""
    add_effect(
        monkeypatch,
        '{ op = "look_top", who = "each_opponent", amount = 2, '
        'take_max = 2, price = 0, rest = "discard" }',
    )
    game = veto(hands={0: "extra"}, cupboards={1: "mill feint lunge"})

    do(game, "0 play extra")

    assert asked(game) == "Turn"
    assert game.players[1].discard == ("lunge", "feint")
    assert game.players[1].cupboard == ("mill",)


@pytest.mark.parametrize("to, shown", [("you", CardsSeen), ("all", CardsShown)])
def test_a_hand_is_shown_to_one_or_to_all(monkeypatch, to, shown):
    """VE-L.9, VE-3.12"""
    add_effect(monkeypatch, f'{{ op = "reveal_hand", who = "each_opponent", to = "{to}" }}')
    game = veto(hands={0: "extra", 1: "feint lunge"})

    events = play(game, "0 play extra", "1 bene", "0 bene")

    assert [each.cards for each in told(events, shown)] == [("feint", "lunge")]


@pytest.mark.parametrize("to, shown", [("you", CardsSeen), ("all", CardsShown)])
def test_face_down_thrusts_are_shown_to_one_or_to_all(monkeypatch, to, shown):
    """VE-L.9, VE-3.8"""
    add_effect(monkeypatch, f'{{ op = "reveal_thrusts", char = "t", to = "{to}" }}', CHARACTER)
    game = veto(hands={0: "extra"}, in_play={1: "jan_skrzetuski+feint+lunge+dodge/up"})

    events = play(game, "0 play extra jan_skrzetuski", "1 bene", "0 bene")

    assert [each.cards for each in told(events, shown)] == [("feint", "lunge")]


def test_cards_are_discarded_at_random(monkeypatch):
    """VE-L.9: as many as possible"""
    add_effect(
        monkeypatch,
        '{ op = "discard_hand", who = "each_opponent", amount = 3, chooser = "random" }',
    )
    game = veto(hands={0: "extra", 1: "feint lunge"})

    do(game, "0 play extra")

    assert game.players[1].hand == ()
    assert sorted(game.players[1].discard) == ["feint", "lunge"]


def test_the_player_of_a_card_discards_from_the_hand_he_sees(monkeypatch):
    """VE-L.9, VE-D32: only what matches"""
    add_effect(
        monkeypatch,
        '{ op = "discard_hand", who = "each_opponent", amount = 1, '
        'chooser = "you", sel = { type = "thrust" } }',
    )
    game = veto(hands={0: "extra", 1: "feint mill"})

    do(game, "0 play extra")

    assert game.waiting == (0,)
    assert offered(game, 0, "discard_card feint")
    assert not offered(game, 0, "discard_card mill")


# --- thrusts laid by cards


def test_a_thrust_of_the_hand_is_laid_by_a_card(monkeypatch):
    """VE-L.9, VE-D36: or none"""
    add_effect(monkeypatch, '{ op = "attach_thrust", char = "t", from = "hand" }', CHARACTER)
    game = veto(hands={0: "extra feint"}, in_play={0: "jan_skrzetuski"})

    do(game, "0 play extra jan_skrzetuski")
    assert offered(game, 0, "decline")
    play(game, "0 lay_found feint true")

    assert not piece(game, "feint").face_down
    assert game.players[0].hand == ()


@pytest.mark.parametrize("top, laid", [("feint", True), ("mill", False)])
def test_the_top_card_of_the_cupboard_is_laid_if_it_is_a_thrust(monkeypatch, top, laid):
    """VE-L.9, VE-D36: otherwise it goes back where it was"""
    add_effect(
        monkeypatch, '{ op = "attach_thrust", char = "t", from = "cupboard_top" }', CHARACTER
    )
    game = veto(hands={0: "extra"}, in_play={0: "uhlik"}, cupboards={0: f"lunge {top}"})

    do(game, "0 play extra uhlik")
    if laid:
        assert not offered(game, 0, "decline")
        play(game, f"0 lay_found {top}")

    assert on_table(game, "feint") == laid
    assert game.players[0].cupboard == (("lunge",) if laid else ("lunge", "mill"))


def test_no_thrust_is_laid_beyond_the_limit(monkeypatch):
    """VE-L.9, VE-9.12"""
    add_effect(
        monkeypatch, '{ op = "attach_thrust", char = "t", from = "cupboard_top" }', CHARACTER
    )
    game = veto(hands={0: "extra"}, in_play={0: "uhlik+feint+feint"}, cupboards={0: "mill lunge"})

    do(game, "0 play extra uhlik")

    assert asked(game) == "Turn"
    assert game.players[0].cupboard == ("mill", "lunge")


# --- coming into play by cards

FOUND = (
    '{ op = "search", zone = "cupboard", sel = { type = "character" }, amount = 1, to = "play" }'
)


def searching(monkeypatch, cupboard: str, **fields) -> Veto:
    add_effect(monkeypatch, FOUND)
    game = veto(hands={0: "extra"}, cupboards={0: cupboard}, **fields)
    do(game, "0 play extra")
    return game


def test_a_character_searched_for_comes_into_play_free_of_cost(monkeypatch):
    """VE-L.15, VE-5.14: it brings its kreski, and is not the deed"""
    game = searching(monkeypatch, "uhlik mill", dukats={0: 0})

    do(game, "0 find uhlik election")

    assert on_table(game, "uhlik")
    assert kreski(game) == [1, 0, 20]
    assert (dukats(game)[0], game.deeds) == (0, 1)
    assert game.players[0].cupboard == ("mill",)


def test_all_restrictions_hold_for_a_character_searched_for(monkeypatch):
    """VE-L.15, VE-5.16, VE-5.17, VE-1.17, VE-5.15"""
    game = searching(
        monkeypatch,
        "uhlik barabash charles_ferdinand_vasa john_casimir_vasa dominik_zaslawski",
        in_play={0: "michal_korybut_wisniowiecki", 1: "uhlik"},
        removed={1: "barabash"},
    )

    assert offered(game, 0, "find dominik_zaslawski election")
    assert offered(game, 0, "find dominik_zaslawski karmazyn")
    for card in ("uhlik", "barabash", "charles_ferdinand_vasa", "john_casimir_vasa"):
        assert not offered(game, 0, f"find {card} election")


def test_equipment_is_searched_for_and_attached(monkeypatch):
    """VE-L.15"""
    add_effect(
        monkeypatch,
        '{ op = "search", zone = "discard", sel = { type = ["equipment", "thrust"] }, '
        'amount = 2, to = "attach", attach_to = "t" }',
        CHARACTER,
    )
    game = veto(
        hands={0: "extra"},
        in_play={0: "uhlik"},
        discards={0: "feint mill rapier zerwikaptur"},
        dukats={0: 0},
    )
    uhlik = number(game, "uhlik")

    do(game, "0 play extra uhlik")
    assert not offered(game, 0, f"find zerwikaptur - {uhlik}")
    play(game, f"0 find rapier - {uhlik}", f"0 find feint - {uhlik}")
    all_bene(game)

    assert piece(game, "rapier").host == piece(game, "feint").host == uhlik
    assert game.players[0].discard == ("mill", "zerwikaptur", "extra")


def test_a_character_deployed_by_a_card_costs_its_lafa_less_the_discount():
    """VE-L.15: and is not the deed"""
    game = veto(hands={0: "invitation_to_court kuklinowski uhlik"}, dukats={0: 10})

    do(game, "0 play invitation_to_court")
    do(game, "0 find kuklinowski election")

    assert dukats(game)[0] == 10 - 1 - (2 * 5 - 1)
    assert kreski(game)[0] == 1
    assert game.deeds == 1


def test_one_who_cannot_pay_deploys_nothing_by_a_card():
    """VE-L.15"""
    game = veto(hands={0: "invitation_to_court kuklinowski"}, dukats={0: 9})

    do(game, "0 play invitation_to_court")

    assert not offered(game, 0, "find kuklinowski election")
    assert offered(game, 0, "decline")


def test_deploying_by_a_card_can_be_for_one_field_only(monkeypatch):
    """VE-L.15"""
    add_effect(
        monkeypatch,
        '{ op = "deploy", sel = { type = "character", zone = "hand", who = "you" }, '
        'discount = 9, field = "karmazyn" }',
    )
    game = veto(hands={0: "extra dominik_zaslawski uhlik"})

    do(game, "0 play extra")

    assert offered(game, 0, "find dominik_zaslawski karmazyn")
    assert not offered(game, 0, "find dominik_zaslawski election")
    assert not offered(game, 0, "find uhlik election")
