"""PF-13: florins and prestige points."""

from __future__ import annotations

import pytest

from games.florence.positions import florence, florins, in_turn, offered, prestige, told, words
from interpares.games.florence.auction import AuctionPhase
from interpares.games.florence.cards import BOX
from interpares.games.florence.events import Sold
from interpares.games.florence.money import purchasing_power
from interpares.games.florence.objects import Settle
from scenario import play, refused


def test_twelve_points_less_four_are_eight_and_four_hundred_florins_more():
    """PF-13.2, EX-16"""
    game = in_turn(3, {"prestige": 12, "florins": 100})

    events = play(game, "0 sell 4")

    assert (florins(game)[0], prestige(game)[0]) == (500, 8)
    assert told(events, Sold) == [Sold(0, 4, 400)]
    assert game.decision.actions == 2


def test_any_number_of_points_one_has_can_be_sold():
    """PF-13.2"""
    game = in_turn(3, {"prestige": 5})

    assert words(game, "sell") == ["1", "2", "3", "4", "5"]
    assert refused(game, "0 sell 6").rule in ("PF-13.2", "PF-1.4")


def opened():
    return florence(3, {"prestige": 2}, {"prestige": 2}, {"prestige": 2}, agenda=(AuctionPhase(),))


@pytest.mark.parametrize(
    "moves, seat",
    [((), 0), (("0 name jester",), 1), (("0 withdraw", "1 withdraw"), 2)],
    ids=["naming", "bidding", "buying"],
)
def test_prestige_may_be_sold_at_every_own_question_of_phase_a(moves, seat: int):
    """PF-13.2, PF-R07"""
    game = opened()
    play(game, *moves)
    asked = game.decision

    play(game, f"{seat} sell 2")

    assert (florins(game)[seat], prestige(game)[seat]) == (3700, 0)
    assert game.decision == asked
    assert words(game, "sell", seat) == []


def test_prestige_is_not_sold_at_other_questions():
    """PF-13.2"""
    game = florence(3, {"prestige": 5}, agenda=(Settle(0, "park", 200),))

    assert refused(game, "0 sell 1").rule == "PF-13.2"


@pytest.mark.parametrize("muse, power", [(False, 1500), (True, 300)])
def test_purchasing_power_counts_prestige_unless_it_cannot_be_sold(muse: bool, power: int):
    """PF-13.3, PF-16.2"""
    game = in_turn(3, {"florins": 300, "prestige": 12}, muse=muse)

    assert purchasing_power(game, 0) == power


@pytest.mark.parametrize("had, sold", [(300, 0), (200, 1), (0, 3)])
def test_exactly_the_missing_points_are_sold_when_a_payment_is_due(had: int, sold: int):
    """PF-13.3"""
    game = in_turn(3, {"florins": had, "prestige": 5})

    events = play(game, "0 declare travel")

    assert (florins(game)[0], prestige(game)[0]) == (0, 5 - sold)
    assert told(events, Sold) == ([Sold(0, sold, 100 * sold)] if sold else [])


def test_a_bid_may_not_exceed_the_purchasing_power():
    """PF-13.3"""
    game = florence(3, {}, {"florins": 200, "prestige": 2}, agenda=(AuctionPhase(),))
    play(game, "0 name jester", "1 bid 300", "2 pass", "0 bid 400")

    assert game.players[0].jesters == 1
    assert game.waiting == (1,)


@pytest.mark.parametrize(
    "thing, move, house",
    [
        ("architect", "", {"architects": 1}),
        ("park", "0 place g6g7", {"tiles": "park:a1b1"}),
    ],
)
def test_a_payment_is_made_before_the_gain_it_causes(thing: str, move: str, house):
    """PF-13.4"""
    money = {"florins": 100, "prestige": 1}
    game = florence(3, {**house, **money}, agenda=(Settle(0, thing, 200),))
    assert florins(game)[0] == 0

    if move:
        assert prestige(game)[0] == 0
        play(game, move)

    assert prestige(game)[0] == 3


def test_florins_become_prestige_only_after_a_work():
    """PF-13.5"""
    game = in_turn(3, {"florins": 5000})

    assert words(game, "exchange") == []
    assert refused(game, "0 exchange 1").rule == "PF-13.5"


def test_works_and_sold_prestige_bring_florins():
    """PF-13.1"""
    game = in_turn(3, {"florins": 0, "prestige": 1, "hand": "poet", "jesters": 3})

    play(game, "0 work poet", "0 exchange 0", "0 sell 1")

    assert florins(game)[0] == 700 + 100


def test_the_bank_pays_more_than_there_are_coins():
    """PF-13.6, PF-R04"""
    coins = sum(each.value * each.copies for each in BOX.components.money)
    house = {"florins": coins, "hand": "poet", "jesters": 3}
    game = in_turn(3, house, house | {"hand": "painter", "jesters": 0})

    play(game, "0 work poet", "0 exchange 0")

    assert coins == 22_200
    assert not BOX.components.bank.limited
    assert florins(game)[0] == coins + 700


def test_prestige_goes_on_beyond_fifty():
    """PF-13.7, EX-03"""
    game = in_turn(3, {"prestige": 47, "hand": "poet", "jesters": 7, "recruits": 5})

    play(game, "0 work poet", "0 exchange 10")

    assert prestige(game)[0] == 57


def test_a_rich_house_of_prestige_may_sell_all_of_it():
    """PF-13.2, PF-13.7"""
    game = in_turn(3, {"prestige": 250})

    assert words(game, "sell")[-1] == "250"
    assert "sell 250" in offered(game)
