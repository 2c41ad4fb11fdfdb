"""What a table shows beside the position itself: whose turn it is, a Work under way, the ring."""

from __future__ import annotations

import pytest

from games.florence.positions import POET, florence, in_turn
from interpares.games.florence.auction import NextOpener
from interpares.games.florence.view import LaidWork, TurnView, own_view, public_view
from scenario import play


def test_a_turn_shows_the_actions_left_also_while_one_is_under_way():
    """PF-6.1, PF-8.9"""
    game = in_turn(3)

    assert public_view(game).turn == TurnView(0, 2)
    play(game, "0 build tower")
    assert public_view(game).turn == TurnView(0, 1)
    play(game, "0 place a1a2a3")
    assert public_view(game).turn == TurnView(0, 1)


def test_a_proposal_uses_no_action_before_it_is_accepted():
    """PF-17.12, PF-17.15"""
    game = in_turn(3, cooperative=True)

    play(game, "0 propose 1 chapel")

    assert public_view(game).turn == TurnView(0, 2)


def test_nobody_has_a_turn_in_an_auction():
    """PF-4.1"""
    assert public_view(florence(3, agenda=(NextOpener(0),), phase="auction")).turn is None


def test_everybody_sees_a_work_under_way_with_its_bonus_cards():
    """PF-7.1, PF-14.2"""
    house = {
        "hand": "poet painter",
        "jesters": 3,
        "freedoms": "travel",
        "bonus": "bonus_freedoms bonus_jesters bonus_forests",
    }
    game = in_turn(3, house)

    assert public_view(game).laid is None
    play(game, "0 work poet", "0 add_bonus bonus_jesters")

    laid = public_view(game).laid
    assert isinstance(laid, LaidWork)
    assert (laid.seat, laid.declared, laid.work.bonus) == (0, ("bonus_jesters",), (6,))
    assert (laid.work.profession, laid.work.value) == ("poet", 3 + 6 + 2)


def test_only_the_owner_sees_what_further_bonus_cards_would_add():
    """PF-7.4, PF-14.2"""
    game = in_turn(3, POET | {"bonus": "bonus_freedoms bonus_jesters"})

    play(game, "0 work poet")

    public = public_view(game)
    mine, another = own_view(game, public, 0).laid, own_view(game, public, 1).laid
    assert mine is not None
    assert mine.more == (2, 4)
    assert another == public.laid
    assert public.laid is not None
    assert public.laid.more is None


@pytest.mark.parametrize("muse, power", [(False, 1400), (True, 900)])
def test_what_somebody_can_pay_counts_the_prestige_that_may_be_sold(muse, power):
    """PF-13.3, PF-16.2"""
    game = in_turn(3, {"florins": 900, "prestige": 5}, muse=muse)

    assert public_view(game).players[0].power == power


def test_the_joined_boards_show_who_borders_on_whom():
    """PF-17.1, PF-17.2"""
    alone, joined = public_view(in_turn(3)), public_view(in_turn(3, cooperative=True))

    assert {(each.west, each.east) for each in alone.players} == {(None, None)}
    assert [(each.west, each.east) for each in joined.players] == [(2, 1), (0, 2), (1, 0)]
    assert (alone.palazzo, joined.palazzo) == ("a6b6c6a7b7c7", "c6d6e6c7d7e7")


def test_the_muse_of_the_last_round_promises_nothing():
    """PF-16.13, PF-16.23"""
    house = {"hand": "poet", "character": "muse"}
    now = in_turn(3, house, muse=True, round=4)
    later = in_turn(3, {**house, "spent": True}, muse=True, round=5)

    assert [
        own_view(each, public_view(each), 0).players[0].works[0].muse for each in (now, later)
    ] == [4, 0]
