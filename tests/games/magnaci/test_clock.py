"""RU-11: what a clock leaves undone, the rulebook repairs by chance."""

from __future__ import annotations

from random import Random

from games.magnaci.positions import at_window, opened_sejm, pass_all
from interpares.games.magnaci.senate import Senate
from scenario import magnaci

PLAIN = "dissenters embassy union_of_brest fortress quarter_army"


def lapsed(game, seat, random):
    """The answers the rulebook gives for a seat, until it is asked no more for this."""
    question, answers = type(game.decision), []
    while isinstance(game.decision, question) and seat in game.waiting:
        action = game.decision.lapse(game, seat, random)
        assert action in game.decision.options(game, seat)
        answers.append(action)
        game.apply(seat, action)
    return answers


def test_missing_cards_in_the_senate_go_at_random_to_offices_without_one():
    """RU-11, MA-7.2"""
    offices, cards = set(), set()
    for seed in range(40):
        game = magnaci(3, king="stephen_bathory", agenda=(Senate(),))
        pass_all(game)
        seat = game.waiting[0]

        left_out, *laid = lapsed(game, seat, Random(seed))

        assert len(laid) == 3
        offices.add(left_out.office)
        cards.update(each.card for each in laid)
    assert len(offices) == 4
    assert len(cards) == 13


def test_missing_cards_in_the_sejm_are_drawn_from_the_hand():
    """RU-11, MA-8.2"""
    first = set()
    for seed in range(40):
        game = opened_sejm(PLAIN, 3)
        pass_all(game)
        hand = game.players[1].hand

        laid = lapsed(game, 1, Random(seed))

        assert len({each.card for each in laid}) == len(laid) == 5
        assert {each.card for each in laid} <= set(hand)
        first.add(laid[0].card)
    assert len(first) > 3


def test_where_the_rulebook_says_nothing_the_clock_has_no_answer():
    """RU-11"""
    game = at_window("interregnum", laws={0: ["assignats"]})

    assert game.decision.lapse(game, game.waiting[0], Random(1)) is None
