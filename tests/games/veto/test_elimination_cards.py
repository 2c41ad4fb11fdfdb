"""VE-12.5 (c, d): where the cards of the others go when a player is out."""

from __future__ import annotations

import pytest

from games.veto.extra_cards import add_cards
from games.veto.looks import among, asked, controller, on_table
from games.veto.moments import attach, in_turn, match_from, opened, said, taken_over
from games.veto.positions import RULES, do, play, veto
from interpares import BadInput
from interpares.games.veto.events import CardLeft
from interpares.games.veto.game import Veto

ELECT = "michal_korybut_wisniowiecki"
PAMPHLET = """
[[card]]
id = "pamphlet"
type = "effect"
keywords = ["removable"]
[card.play]
kind = "trifle"
attach = { type = "character", who = "opponents" }
"""
MASSACRE = """
[[card]]
id = "massacre"
type = "effect"
[card.play]
kind = "trifle"
[[card.play.do]]
op = "for_each"
sel = { type = "character", who = "opponents" }
do = [{ op = "kill", card = "each" }]
"""


def bribed(bearer: str, **fields) -> Veto:
    """Seat 0 is at voice and controls a character of seat 1, with all that hangs on it."""
    game = veto(3, hands={0: "bribery"}, in_play={1: bearer}, **fields)
    do(game, "0 play bribery uhlik")
    return game


def test_what_third_players_attached_to_such_a_card_goes_too():
    """VE-12.5 (d), VE-11.4, VE-11.10 (c)"""
    game = bribed("uhlik")
    attach(game, "infamy", "uhlik", 2)

    play(game, "0 concede")

    assert not on_table(game, "infamy")
    assert game.players[2].discard == ("infamy",)
    assert game.players[1].discard == ("uhlik",)


def test_an_effect_on_an_effect_goes_with_the_host_of_its_host():
    """VE-12.5 (d), VE-11.4"""
    game = bribed("uhlik+his_fame_goes_before_him")
    attach(game, "by_right_of_escheat", "his_fame_goes_before_him", 2)

    play(game, "0 concede")

    assert game.players[2].discard == ("by_right_of_escheat",)


def test_his_control_does_not_come_back_when_a_later_one_ends():
    """VE-11.8, VE-12.5: none is left, so the owner controls it"""
    game = veto(3, in_play={2: "uhlik", 1: "hieronim_radziejowski"}, hands={0: "bribery"})
    do(game, "0 play bribery uhlik", "0 yield")
    do(game, "1 use hieronim_radziejowski 1 uhlik", "1 yield", "2 bene")

    play(game, "0 concede", "1 bene")
    opened(game, in_turn)

    assert game.round == 3
    assert controller(game, "uhlik") == 2


def test_a_thrust_that_was_known_and_lies_open_now_is_known_no_longer():
    """VE-3.10, VE-3.13"""
    game = bribed("uhlik+lunge/down")
    game.players[1].known = ("lunge",)

    play(game, "0 concede", "1 lay_next uhlik")

    assert game.players[1].known == ()
    assert RULES.flaws(game) == []


# --- they are seen, and ordered


def test_every_card_of_another_owner_is_seen_as_it_is_discarded():
    """VE-3.5, VE-3.8, VE-12.5 (d): his own cards only leave the game"""
    game = bribed("uhlik+lunge/down+rapier")
    attach(game, "drain_the_cup", "uhlik", 0)

    told = play(game, "0 concede")

    left = [(each.card, each.owner, each.turned_up) for each in among(told, CardLeft)]
    assert left == [("uhlik", 1, False), ("lunge", 1, True), ("rapier", 1, False)]


def test_who_concedes_cannot_take_it_back_when_thrusts_were_shown():
    """VE-3.8, VE-10.16"""
    match = match_from(bribed("uhlik+lunge/down"))

    said(match, "0 concede")

    with pytest.raises(BadInput, match="hidden was shown"):
        match.undo(0)


@pytest.mark.parametrize("top", ["lunge", "uhlik", "rapier"])
def test_the_owner_orders_what_comes_back_to_his_pile(top):
    """VE-3.9, VE-D39, VE-12.5 (d): then the voice passes on"""
    game = bribed("uhlik+lunge/down+rapier")
    order = sorted(["uhlik", "lunge", "rapier"], key=lambda card: card == top)

    play(game, "0 concede")
    assert (asked(game), game.waiting) == ("OrderPile", (1,))
    play(game, *[f"1 lay_next {card}" for card in order[:2]])

    assert game.players[1].discard == tuple(order)
    assert (asked(game), game.voice) == ("Turn", 1)


def test_a_removable_effect_goes_to_the_removed_pile(monkeypatch):
    """VE-1.29, VE-12.5"""
    add_cards(monkeypatch, PAMPHLET)
    game = veto(3, in_play={1: "uhlik"}, hands={0: "pamphlet"})
    do(game, "0 play pamphlet uhlik", "0 yield")

    play(game, "1 concede")

    assert game.players[0].removed == ("pamphlet",)
    assert game.players[0].discard == ()


def test_two_players_who_are_out_at_once_are_not_asked_to_order_anything(monkeypatch):
    """VE-12.5 (c, d), VE-10.15"""
    add_cards(monkeypatch, MASSACRE)
    game = veto(
        4,
        hands={0: "massacre"},
        in_play={1: f"{ELECT} kuszel", 2: "janusz_radziwill mill wayside_inn"},
    )
    for card in ("mill", "wayside_inn"):
        taken_over(game, card, 1)

    do(game, "0 play massacre", "1 act_next kuszel")

    assert game.out == (1, 2)
    assert (asked(game), game.voice) == ("Turn", 0)
    assert RULES.flaws(game) == []
