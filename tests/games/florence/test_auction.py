"""PF-4: the auction phase."""

from __future__ import annotations

import pytest

from games.florence.positions import at_rest, florence, florins, offered, prestige, told, words
from interpares.games.florence.auction import AuctionPhase, eligible
from interpares.games.florence.events import BidMade, ObjectBought, ObjectNamed, Passed, Withdrew
from scenario import play, refused

ALL = ["forest", "lake", "park", "jester", "architect", "prestige_card", "recruitment_card"]
PACKED = (
    "forest:a1b1a2b2 forest:c1d1c2d2 forest:e1f1e2f2 forest:a3b3a4b4 forest:c3d3c4d4 "
    "lake:e3e4f4 park:g1g2 park:g3g4 park:e5e6 park:a5b5 park:f6g6"
)
"""A principality in which no further forest has room."""


def auction(seats: int = 3, *houses, **fields):
    return florence(seats, *houses, agenda=(AuctionPhase(),), **fields)


def test_at_the_start_everybody_is_eligible_and_the_start_player_opens():
    """PF-4.1, PF-4.2"""
    game = auction(4, start=2)

    assert eligible(game) == (0, 1, 2, 3)
    assert game.waiting == (2,)


def test_the_opener_is_offered_every_stack_and_to_withdraw():
    """PF-4.3, PF-4.4"""
    game = auction()

    assert offered(game, 0) == [*(f"name {each}" for each in ALL), "withdraw"]


def test_naming_is_a_bid_of_two_hundred():
    """PF-4.6"""
    game = auction()

    events = play(game, "0 name park")

    assert told(events, ObjectNamed) == [ObjectNamed(0, "park", 200)]
    assert game.waiting == (1,)
    assert offered(game, 1) == ["bid 300", "pass"]


def test_the_opening_price_may_be_said():
    """PF-4.6"""
    events = play(auction(), "0 name park 200")

    assert told(events, ObjectNamed) == [ObjectNamed(0, "park", 200)]


@pytest.mark.parametrize("florins", [100, 300, 0, 201])
def test_no_other_opening_price_is_possible(florins: int):
    """PF-4.6"""
    assert refused(auction(), f"0 name park {florins}").rule == "PF-4.6"


@pytest.mark.parametrize("bid", [200, 300, 500, 600, 350, 0])
def test_a_bid_raises_by_exactly_a_hundred(bid: int):
    """PF-4.7"""
    game = auction()
    play(game, "0 name park", "1 bid 300")

    assert offered(game, 2) == ["bid 400", "pass"]
    assert refused(game, f"2 bid {bid}").rule == "PF-4.7"


def test_the_bidding_goes_round_and_round_and_the_opener_bids_in_turn():
    """PF-4.7, PF-R45"""
    game = auction()
    play(game, "0 name jester", "1 bid 300", "2 bid 400")

    assert game.waiting == (0,)
    play(game, "0 bid 500", "1 bid 600", "2 pass")

    assert game.waiting == (0,)


def test_the_highest_bidder_is_never_asked_to_outbid_himself():
    """PF-4.7, PF-4.10"""
    game = auction()
    play(game, "0 name jester", "1 bid 300", "2 pass")
    assert game.waiting == (0,)

    play(game, "0 pass")

    assert game.players[1].jesters == 1
    assert florins(game) == [3500, 3200, 3500]


def test_the_opener_wins_what_nobody_else_wants_for_two_hundred():
    """PF-4.6, PF-4.10"""
    game = auction()

    play(game, "0 name jester", "1 pass", "2 pass")

    assert game.players[0].jesters == 1
    assert florins(game) == [3300, 3500, 3500]


def test_passing_is_final_for_the_object_and_for_nothing_else():
    """PF-4.8"""
    game = auction()
    play(game, "0 name jester", "1 pass", "2 bid 300", "0 bid 400")
    assert refused(game, "1 bid 500").rule == "PF-4.8"
    play(game, "2 pass")

    play(game, "1 name lake")

    assert eligible(game) == (1, 2)
    assert game.waiting == (2,)


def test_who_cannot_pay_the_raised_price_passes_by_himself():
    """PF-4.9, PF-4.3, PF-R48"""
    game = auction(3, {}, {"florins": 200}, {})

    events = play(game, "0 name jester")

    assert told(events, Passed) == [Passed(1, forced=True)]
    assert game.waiting == (2,)


def test_a_player_with_just_enough_for_the_raise_is_asked():
    """PF-4.9, PF-13.3"""
    game = auction(3, {}, {"florins": 200, "prestige": 1}, {})

    play(game, "0 name jester")

    assert words(game, "bid", 1) == ["300"]


def test_who_has_three_architects_passes_by_himself_on_a_fourth():
    """PF-4.9, PF-5.7, PF-R10"""
    game = auction(3, {}, {"architects": 3}, {})

    events = play(game, "0 name architect")

    assert told(events, Passed) == [Passed(1, forced=True)]
    assert game.waiting == (2,)


def test_who_has_no_room_passes_by_himself_on_a_landscape():
    """PF-4.9, PF-5.2, PF-R09"""
    game = auction(3, {}, {"tiles": PACKED}, {})

    events = play(game, "0 name forest")

    assert told(events, Passed) == [Passed(1, forced=True)]
    assert game.waiting == (2,)


def test_an_opener_without_room_cannot_name_the_landscape():
    """PF-4.3, PF-5.2, PF-R09"""
    game = auction(3, {"tiles": PACKED})

    assert words(game, "name", 0) == [each for each in ALL if each != "forest"]
    assert refused(game, "0 name forest").rule == "PF-5.2"


def test_only_the_winner_pays_and_he_is_served():
    """PF-4.10, PF-4.11"""
    game = auction()

    play(game, "0 name jester", "1 bid 300", "2 bid 400", "0 pass", "1 pass")

    assert florins(game) == [3500, 3500, 3100]
    assert game.players[2].served == "jester"
    assert eligible(game) == (0, 1)


def test_a_stack_that_has_sold_is_closed_for_the_round():
    """PF-4.3, PF-4.11, PF-4.16"""
    game = auction()

    play(game, "0 name jester", "1 pass", "2 pass")

    assert game.waiting == (1,)
    assert words(game, "name", 1) == [each for each in ALL if each != "jester"]
    assert refused(game, "1 name jester").rule == "PF-4.3"


def test_an_empty_stack_is_never_auctioned_again():
    """PF-4.3, PF-4.16"""
    game = auction(3, {"jesters": 3}, {"jesters": 2}, {"jesters": 2})

    assert "jester" not in words(game, "name", 0)
    assert refused(game, "0 name jester").rule == "PF-4.3"


def test_the_object_takes_effect_before_anything_else():
    """PF-4.12"""
    game = auction()

    play(game, "0 name park", "1 pass", "2 pass")
    assert game.waiting == (0,)
    assert all(each.startswith("place ") for each in offered(game, 0))
    play(game, "0 place a1b1")

    assert game.waiting == (1,)


def test_an_opener_who_is_not_served_opens_again():
    """PF-4.13"""
    game = auction()

    play(game, "0 name jester", "1 bid 300", "2 pass", "0 pass")

    assert game.waiting == (0,)
    assert "withdraw" in offered(game, 0)


def test_after_an_opener_who_is_served_the_next_eligible_player_opens():
    """PF-4.13"""
    game = auction(4)
    play(game, "0 name jester", "1 bid 300", "2 pass", "3 pass", "0 pass")

    play(game, "0 name architect", "2 pass", "3 pass")

    assert game.waiting == (2,)


def test_who_withdraws_gets_nothing_and_may_not_bid_this_round():
    """PF-4.5, PF-4.1"""
    game = auction()

    events = play(game, "0 withdraw")

    assert told(events, Withdrew) == [Withdrew(0)]
    assert eligible(game) == (1, 2)
    play(game, "1 name jester")
    assert refused(game, "0 bid 300").rule == "PF-4.5"
    play(game, "2 pass")
    assert game.waiting == (2,)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_nobody_withdraws_in_the_middle_of_an_auction(seat: int):
    """PF-4.5"""
    game = auction()
    play(game, "0 name jester")

    assert refused(game, f"{seat} withdraw").rule == "PF-4.5"


def test_the_only_eligible_player_buys_without_an_auction():
    """PF-4.14"""
    game = auction()
    play(game, "0 name jester", "1 pass", "2 pass", "1 name lake", "2 pass", "1 place a1a2b2")

    assert game.waiting == (2,)
    left = [each for each in ALL if each not in ("jester", "lake")]
    assert offered(game, 2) == [*(f"buy {each}" for each in left), "decline"]
    play(game, "2 buy architect")

    assert game.players[2].architects == 1
    assert florins(game) == [3300, 3300, 3300]
    assert at_rest(game)


def test_the_only_eligible_player_may_decline():
    """PF-4.14"""
    game = auction()
    play(game, "0 withdraw", "1 withdraw")

    play(game, "2 decline")

    assert at_rest(game)
    assert florins(game) == [3500, 3500, 3500]


def test_the_phase_ends_when_nobody_is_eligible_and_all_markers_return():
    """PF-4.15"""
    game = auction()

    play(game, "0 name jester", "1 pass", "2 pass", "1 withdraw", "2 buy architect")

    assert at_rest(game)
    assert eligible(game) == (0, 1, 2)
    assert [each.served for each in game.players] == [None] * 3


def test_nobody_gets_two_objects_in_a_round():
    """PF-4.16, PF-4.11"""
    game = auction()

    play(game, "0 name jester", "1 pass", "2 pass", "1 name architect")

    assert game.waiting == (2,)
    assert refused(game, "0 bid 300").rule == "PF-4.11"


def test_an_opener_who_can_have_nothing_withdraws_by_himself():
    """PF-4.17, PF-R11, PF-R48"""
    game = auction(3, {"florins": 100}, {}, {})

    assert game.players[0].withdrawn
    assert game.waiting == (1,)


def test_an_opener_may_count_on_his_prestige():
    """PF-4.17, PF-13.3, PF-R07"""
    game = auction(3, {"florins": 100, "prestige": 1}, {}, {})

    assert game.waiting == (0,)
    assert words(game, "name", 0) == ALL


def test_the_last_player_who_can_have_nothing_declines_by_himself():
    """PF-4.17, PF-4.14"""
    game = auction(3, {}, {}, {"florins": 100})
    play(game, "0 withdraw")

    events = play(game, "1 name jester")

    assert [(type(each), each.seat) for each in events if isinstance(each, Passed | Withdrew)] == [
        (Passed, 2),
        (Withdrew, 2),
    ]
    assert at_rest(game)


def test_missing_prestige_is_sold_only_when_the_payment_is_due():
    """PF-13.3, PF-R07"""
    game = auction(3, {"florins": 300, "prestige": 5}, {}, {})
    play(game, "0 name jester", "1 bid 300", "2 pass", "0 bid 400")
    assert (florins(game)[0], prestige(game)[0]) == (300, 5)

    play(game, "1 pass")

    assert (florins(game)[0], prestige(game)[0]) == (0, 4)


def test_a_whole_auction_phase_of_four_players():
    """PF-4.1 to PF-4.15, EX-04"""
    game = auction(4)
    assert refused(game, "0 name park 100").rule == "PF-4.6"
    assert refused(game, "0 name park 300").rule == "PF-4.6"

    play(game, "0 name park", "1 pass", "2 pass", "3 pass", "0 place a1b1")
    assert (florins(game)[0], prestige(game)[0], game.players[0].served) == (3300, 0, "park")

    play(game, "1 name jester", "2 bid 300")
    assert refused(game, "3 bid 300").rule == "PF-4.7"
    assert refused(game, "2 bid 400").rule == "PF-4.7"
    assert refused(game, "0 bid 400").rule == "PF-4.11"
    play(game, "3 bid 400", "1 bid 500", "2 bid 600", "3 bid 700", "1 pass", "2 pass")
    assert (florins(game)[3], game.players[3].jesters) == (2800, 1)

    assert game.waiting == (1,)
    play(game, "1 name forest")
    assert refused(game, "3 bid 300").rule == "PF-4.11"
    play(game, "2 bid 300", "1 bid 400", "2 bid 500", "1 bid 600", "2 pass", "1 place a1b1a2b2")
    assert florins(game)[1] == 2900

    left = ["lake", "architect", "prestige_card", "recruitment_card"]
    assert offered(game, 2) == [*(f"buy {each}" for each in left), "decline"]
    for thing in ("park", "jester", "forest"):
        assert refused(game, f"2 buy {thing}").rule == "PF-4.3"
    events = play(game, "2 buy architect")

    assert told(events, ObjectBought) == [ObjectBought(2, "architect", 200)]
    assert (florins(game)[2], game.players[2].architects, prestige(game)[2]) == (3300, 1, 0)
    assert at_rest(game)
    assert [each.served for each in game.players] == [None] * 4


def test_every_bid_is_told():
    """PF-4.7, PF-4.8"""
    game = auction()
    play(game, "0 name jester")

    events = play(game, "1 bid 300", "2 pass")

    assert events == [BidMade(1, 300), Passed(2)]
