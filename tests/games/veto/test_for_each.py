"""VE-0.5, VE-3.9: what one text does to several cards at once."""

from __future__ import annotations

import pytest

from games.veto.extra_cards import MASSACRE, add_cards
from games.veto.looks import asked
from games.veto.moments import in_turn, opened, say_bene, until
from games.veto.positions import do, number, play, veto
from interpares.games.veto.actions import ActNext
from interpares.games.veto.game import Veto

PLUNDER = """
[[card]]
id = "plunder"
type = "effect"
[card.play]
kind = "deed"
do = [{ op = "for_each", sel = { type = "equipment" }, do = [{ op = "%s", card = "each" }] }]
"""
"""A card that does something with all equipment."""


def massacre() -> Veto:
    """Seat 0 has killed everybody else, beginning with seat 2, who holds the initiative."""
    game = veto(
        4,
        hands={0: "massacre"},
        in_play={1: "uhlik kuszel soroka", 2: "tyzenhauz", 3: "brodnicki"},
        initiative=2,
    )
    play(game, "0 play massacre")
    return game


def test_casualties_of_several_players_come_from_the_initiative_holder_clockwise(monkeypatch):
    """VE-0.5, VE-6.15"""
    add_cards(monkeypatch, MASSACRE)
    game = massacre()

    found = [seat for kind, seat in opened(game, in_turn) if kind == "W-K"]

    assert found == [2, 3, 1, 1, 1]


def test_a_player_orders_his_own_casualties(monkeypatch):
    """VE-0.5, VE-D40: who is left at the end is not asked about"""
    add_cards(monkeypatch, MASSACRE)
    game = massacre()
    opened(game, lambda each: asked(each) == "OrderCasualties")
    uhlik, kuszel, soroka = (number(game, each) for each in ("uhlik", "kuszel", "soroka"))
    assert game.waiting == (1,)
    assert game.decision.options(game, 1) == [ActNext(uhlik), ActNext(kuszel), ActNext(soroka)]

    do(game, "1 act_next soroka")
    assert game.decision.options(game, 1) == [ActNext(uhlik), ActNext(kuszel)]
    do(game, "1 act_next kuszel")

    assert game.players[1].removed == ("soroka", "kuszel", "uhlik")


@pytest.mark.parametrize("seat", [0, 1])
def test_who_strikes_or_is_to_order_his_casualties_may_concede(monkeypatch, seat):
    """VE-0.5, VE-10.16, VE-12.5 (b): nobody is asked for more"""
    add_cards(monkeypatch, MASSACRE)
    game = massacre()
    if seat == 0:
        until(game, "W-K", 0)
    else:
        opened(game, lambda each: asked(each) == "OrderCasualties")

    play(game, f"{seat} concede")
    found = opened(game, lambda each: asked(each) in ("Turn", "OrderCasualties"))

    assert ("W-K", 1) not in found
    assert (asked(game), game.out) == ("Turn", (seat,))


def test_who_cannot_be_harmed_is_not_among_the_casualties_to_order(monkeypatch):
    """VE-0.5, VE-L.9"""
    add_cards(monkeypatch, MASSACRE)
    game = veto(hands={0: "massacre"}, in_play={1: "uhlik+letter_of_safe_conduct brodnicki"})

    play(game, "0 play massacre")
    say_bene(game, 2)

    assert asked(game) == "Window"


def test_the_owner_orders_what_one_card_discards(monkeypatch):
    """VE-3.9: all that was confiscated goes to the pile together"""
    game = veto(
        factions=("court", "radziwill"),
        hands={0: "confiscation"},
        in_play={1: "uhlik+rapier+sable_coat"},
    )

    do(game, "0 play confiscation uhlik")

    assert (asked(game), game.waiting) == ("OrderPile", (1,))

    play(game, "1 lay_next sable_coat")

    assert game.players[1].discard == ("sable_coat", "rapier")


def test_what_one_card_discards_is_answered_together(monkeypatch):
    """VE-3.9, VE-6.16: and each owner orders his own, from the initiative holder on"""
    add_cards(monkeypatch, PLUNDER % "discard")
    game = veto(
        hands={0: "plunder"},
        in_play={0: "kuszel+rapier+purse", 1: "uhlik+sable_coat+reliquary"},
        initiative=1,
    )

    do(game, "0 play plunder")
    first = game.waiting
    play(game, "1 lay_next sable_coat", "0 lay_next purse")
    found = opened(game, in_turn)

    assert (first, found) == ((1,), [("W-X", 1)])
    assert game.players[0].discard == ("purse", "rapier", "plunder")


def test_what_one_card_removes_goes_to_the_removed_piles(monkeypatch):
    """VE-3.9, VE-3.6: nobody is asked about their order"""
    add_cards(monkeypatch, PLUNDER % "remove")
    game = veto(hands={0: "plunder"}, in_play={0: "kuszel+rapier", 1: "uhlik+sable_coat"})

    do(game, "0 play plunder")

    assert asked(game) == "Turn"
    assert (game.players[0].removed, game.players[1].removed) == (("rapier",), ("sable_coat",))
