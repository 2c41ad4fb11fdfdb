"""VE-L.9: operations on cards, as none of the box or few of them use them."""

from __future__ import annotations

import pytest

from games.veto.extra_cards import add_effect
from games.veto.looks import among, asked, on_table
from games.veto.moments import in_turn, opened
from games.veto.positions import do, offered, piece, play, veto
from interpares.games.veto.events import CardsDiscarded, CardsSeen, CardsShown, CupboardLookedAt

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

    do(game, "0 play extra", "1 lay_next lunge")

    assert asked(game) == "Turn"
    assert game.players[1].discard == ("lunge", "feint")
    assert game.players[1].cupboard == ("mill",)


def test_the_owners_order_what_goes_to_their_piles_when_it_was_looked_at(monkeypatch):
    """VE-3.9, VE-0.5: from the initiative holder on"""
    add_effect(
        monkeypatch,
        '{ op = "look_top", who = "each_player", amount = 2, '
        'take_max = 0, price = 0, rest = "discard" }',
    )
    game = veto(
        hands={0: "extra"}, cupboards={0: "mill feint lunge", 1: "mill dodge parry"}, initiative=1
    )

    do(game, "0 play extra", "1 lay_next dodge", "0 lay_next feint")

    assert game.players[1].discard == ("dodge", "parry")
    assert game.players[0].discard == ("feint", "lunge", "extra")


def test_who_takes_one_and_discards_the_rest_of_his_last_cards_gets_them_back(monkeypatch):
    """VE-3.4, VE-3.9: they go to the pile together before it becomes the cupboard"""
    add_effect(
        monkeypatch,
        '{ op = "look_top", who = "you", amount = 3, take_max = 1, price = 0, rest = "discard" }',
    )
    game = veto(hands={0: "extra"}, cupboards={0: "feint lunge dodge"}, discards={0: "mill"})
    game.players[0].known = ("lunge", "dodge")

    do(game, "0 play extra", "0 take dodge", "0 lay_next lunge")

    assert game.players[0].hand == ("dodge",)
    assert sorted(game.players[0].cupboard) == ["feint", "lunge", "mill"]
    assert sorted(game.players[0].known) == ["dodge", "feint", "lunge", "mill"]
    assert game.players[0].discard == ("extra",)


def test_what_was_known_in_the_cupboard_is_seen_in_the_pile(monkeypatch):
    """VE-3.13"""
    add_effect(
        monkeypatch,
        '{ op = "look_top", who = "you", amount = 1, take_max = 0, price = 0, rest = "discard" }',
    )
    game = veto(hands={0: "extra"}, cupboards={0: "feint lunge"})
    game.players[0].known = ("lunge",)

    do(game, "0 play extra")

    assert game.players[0].known == ()


def test_who_takes_all_his_last_cards_makes_a_new_cupboard(monkeypatch):
    """VE-3.4"""
    add_effect(
        monkeypatch,
        '{ op = "look_top", who = "you", amount = 2, take_max = 2, price = 0, rest = "discard" }',
    )
    game = veto(hands={0: "extra"}, cupboards={0: "feint lunge"}, discards={0: "mill"})

    do(game, "0 play extra", "0 take lunge,feint")

    assert game.players[0].cupboard == ("mill",)


@pytest.mark.parametrize("to, shown", [("you", CardsSeen), ("all", CardsShown)])
def test_a_hand_is_shown_to_one_or_to_all(monkeypatch, to, shown):
    """VE-L.9, VE-3.12"""
    add_effect(monkeypatch, f'{{ op = "reveal_hand", who = "each_opponent", to = "{to}" }}')
    game = veto(hands={0: "extra", 1: "feint lunge"})

    events = play(game, "0 play extra", "1 bene", "0 bene")

    assert [each.cards for each in among(events, shown)] == [("feint", "lunge")]


@pytest.mark.parametrize("to, shown", [("you", CardsSeen), ("all", CardsShown)])
def test_face_down_thrusts_are_shown_to_one_or_to_all(monkeypatch, to, shown):
    """VE-L.9, VE-3.8"""
    add_effect(monkeypatch, f'{{ op = "reveal_thrusts", char = "t", to = "{to}" }}', CHARACTER)
    game = veto(hands={0: "extra"}, in_play={1: "jan_skrzetuski+feint+lunge+dodge/up"})

    events = play(game, "0 play extra jan_skrzetuski", "1 bene", "0 bene")

    assert [each.cards for each in among(events, shown)] == [("feint", "lunge")]


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


NONE_OF_MINE = (
    '{ op = "discard_hand", who = "each_opponent", '
    'amount = { count = { type = "character", who = "you" } }, chooser = "%s" }'
)


@pytest.mark.parametrize("chooser", ["owner", "you", "random"])
@pytest.mark.parametrize("company, left", [("", 2), ("uhlik", 1)])
def test_as_many_cards_are_discarded_as_are_counted(monkeypatch, chooser, company, left):
    """VE-L.14: also none"""
    add_effect(monkeypatch, NONE_OF_MINE % chooser)
    game = veto(hands={0: "extra", 1: "feint mill"}, in_play={0: company})

    do(game, "0 play extra")
    opened(game, in_turn)

    assert len(game.players[1].hand) == left


@pytest.mark.parametrize(
    "chooser, choices",
    [
        ("owner", ("1 discard_card lunge", "2 discard_card mill", "0 discard_card feint")),
        ("you", ("0 discard_card lunge", "0 discard_card mill", "0 discard_card feint")),
        ("random", ()),
    ],
)
def test_hands_are_discarded_from_the_initiative_holder_on(monkeypatch, chooser, choices):
    """VE-0.5"""
    add_effect(
        monkeypatch,
        f'{{ op = "discard_hand", who = "each_player", amount = 1, chooser = "{chooser}" }}',
    )
    game = veto(3, hands={0: "extra feint", 1: "lunge", 2: "mill"}, initiative=1)

    told = play(game, "0 play extra", "1 bene", "2 bene", "0 bene", *choices)

    assert [each.seat for each in among(told, CardsDiscarded)] == [1, 2, 0]


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


FROM_TOP = '{ op = "attach_thrust", char = "t", from = "cupboard_top" }'


def test_the_top_card_of_the_cupboard_is_laid_if_it_is_a_thrust(monkeypatch):
    """VE-L.9, VE-D36"""
    add_effect(monkeypatch, FROM_TOP, CHARACTER)
    game = veto(hands={0: "extra"}, in_play={0: "uhlik"}, cupboards={0: "lunge feint"})

    do(game, "0 play extra uhlik")
    assert not offered(game, 0, "decline")
    play(game, "0 lay_found feint")

    assert on_table(game, "feint")
    assert game.players[0].cupboard == ("lunge",)


def test_a_top_card_that_is_no_thrust_goes_back_where_it_was(monkeypatch):
    """VE-L.9, VE-D36"""
    add_effect(monkeypatch, FROM_TOP, CHARACTER)
    game = veto(hands={0: "extra"}, in_play={0: "uhlik"}, cupboards={0: "lunge mill"})

    told = play(game, "0 play extra uhlik", "1 bene", "0 bene")

    assert asked(game) == "Turn"
    assert game.players[0].cupboard == ("lunge", "mill")
    assert [(each.seat, each.cards) for each in among(told, CardsSeen)] == [(0, ("mill",))]
    assert [each.count for each in among(told, CupboardLookedAt)] == [1]


def test_no_thrust_is_laid_beyond_the_limit(monkeypatch):
    """VE-L.9, VE-9.12"""
    add_effect(
        monkeypatch, '{ op = "attach_thrust", char = "t", from = "cupboard_top" }', CHARACTER
    )
    game = veto(hands={0: "extra"}, in_play={0: "uhlik+feint+feint"}, cupboards={0: "mill lunge"})

    do(game, "0 play extra uhlik")

    assert asked(game) == "Turn"
    assert game.players[0].cupboard == ("mill", "lunge")
