"""VE-3.4, VE-3.9, VE-0.5: cards that go to a pile together."""

from __future__ import annotations

from collections import Counter

import pytest

from games.veto.looks import asked, on_table, window
from games.veto.moments import attach, fight, in_turn, opened, with_fields
from games.veto.positions import do, play, veto
from interpares.games.veto.game import Veto


def banished(bearer: str, **fields) -> Veto:
    """A character of seat 1 is discarded with all that hangs on it; somebody is to order it."""
    game = veto(hands={0: "banishment"}, in_play={1: bearer}, **fields)
    do(game, "0 play banishment uhlik")
    return game


@pytest.mark.parametrize("hanging", ["purse", "purse+lunge", "purse+lunge+feint"])
def test_cards_discarded_together_onto_nothing_become_the_cupboard_together(hanging):
    """VE-3.4, VE-3.9"""
    game = banished(f"uhlik+{hanging}", cupboards={1: ""})
    cards = ["uhlik", *hanging.split("+")]

    for card in cards[:-1]:
        assert game.players[1].cupboard == ()
        play(game, f"1 lay_next {card}")

    assert Counter(game.players[1].cupboard) == Counter(cards)
    assert game.players[1].discard == ()


def test_the_thrusts_of_a_duel_become_the_cupboard_together():
    """VE-3.4, VE-8.25"""
    game = veto(
        in_play={0: "machnicki", 1: "uhlik/marked"},
        hands={0: "lunge feint"},
        cupboards={0: ""},
    )
    fight(game, "machnicki", "uhlik")
    do(game, "0 play lunge", "1 bene", "0 play feint")

    opened(game, in_turn)

    assert sorted(game.players[0].cupboard) == ["feint", "lunge"]
    assert game.players[0].discard == ()


@pytest.mark.parametrize("initiative, order", [(0, [0, 1]), (1, [1, 0])])
def test_the_owners_are_asked_from_the_initiative_holder_on(initiative, order):
    """VE-0.5, VE-3.9"""
    game = veto(hands={0: "banishment"}, in_play={1: "uhlik+purse"}, initiative=initiative)
    attach(game, "drain_the_cup", "uhlik", 0)
    attach(game, "infamy", "uhlik", 0)
    do(game, "0 play banishment uhlik")
    found = []

    while asked(game) == "OrderPile":
        found += game.waiting
        game.apply(game.waiting[0], game.decision.options(game, game.waiting[0])[0])

    assert found == order


def expiring(**fields) -> Veto:
    """Two effects of seat 0 on characters of seat 1 that expire in the ending phase to come."""
    game = veto(in_play={1: "uhlik charlamp"}, **fields)
    attach(game, "drain_the_cup", "uhlik", 0)
    attach(game, "embassy_to_stamboul", "charlamp", 0)
    for card in ("drain_the_cup", "embassy_to_stamboul"):
        with_fields(game, card, until=game.round)
    return game


@pytest.mark.parametrize("top", ["drain_the_cup", "embassy_to_stamboul"])
def test_the_owner_orders_effects_that_expire_together(top):
    """VE-3.9, VE-0.5, VE-10.2"""
    game = expiring()
    cards = ["drain_the_cup", "embassy_to_stamboul"]
    order = sorted(cards, key=lambda card: card == top)

    play(game, "0 bene", "1 bene")
    assert (asked(game), game.waiting) == ("OrderPile", (0,))
    play(game, f"0 lay_next {order[0]}")

    assert game.players[0].discard == tuple(order)
    assert window(game) == ("W-E1", 0)


def test_an_effect_that_expires_with_the_host_of_its_host_is_laid_down_once():
    """VE-10.2, VE-11.4"""
    game = expiring()
    attach(game, "by_right_of_escheat", "drain_the_cup", 1)
    with_fields(game, "by_right_of_escheat", until=game.round)

    play(game, "0 bene", "1 bene", "0 lay_next drain_the_cup")

    assert not on_table(game, "by_right_of_escheat")
    assert game.players[1].discard == ("by_right_of_escheat",)
