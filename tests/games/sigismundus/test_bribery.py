"""SA-13: votes are sold for ducats."""

from __future__ import annotations

from games.sigismundus.moments import hands
from games.sigismundus.positions import (
    at_rest,
    ducats,
    in_stage,
    offered,
    told,
    votes,
    words,
)
from interpares.games.sigismundus.bribery import HideDucats, HideVotes, NameBuyer, NextSeller
from interpares.games.sigismundus.game import Sigismundus
from interpares.games.sigismundus.sejm_events import (
    DucatsBack,
    DucatsOffered,
    VotesOffered,
    VotesUnsold,
)
from scenario import play

PURSES = ({"ducats": 5, "votes": 7}, {"ducats": 4, "votes": 5}, {"ducats": 2, "votes": 4}, {})


def market(offers: tuple[int, ...], for_sale: tuple[int, ...], **fields) -> Sigismundus:
    """All hands are open: ten ducats and ten votes each were to be had."""
    game = in_stage("bribery", *({"ducats": 10, "votes": 10},) * 4, **fields)
    play(game, *hands("offer_ducats", *offers), *hands("offer_votes", *for_sale))
    return game


def test_everybody_hides_any_number_of_own_ducats():
    """SA-13.1"""
    game = in_stage("bribery", {"ducats": 2}, {"ducats": 0}, seats=3)

    assert isinstance(game.decision, HideDucats)
    assert game.waiting == (0, 1, 2)
    assert words(game, "offer_ducats") == ["0", "1", "2"]
    assert words(game, "offer_ducats", seat=1) == ["0"]


def test_all_hands_with_ducats_open_before_votes_are_hidden():
    """SA-13.1, SA-13.2, SA-21.5"""
    game = in_stage("bribery", *PURSES)

    events = play(game, "2 offer_ducats 1", "0 offer_ducats 3", "3 offer_ducats 0")
    assert told(events, DucatsOffered) == []
    assert game.waiting == (1,)
    events = play(game, "1 offer_ducats 2")

    assert told(events, DucatsOffered) == [DucatsOffered((3, 2, 1, 0))]
    assert isinstance(game.decision, HideVotes)
    assert game.waiting == (0, 1, 2, 3)
    assert words(game, "offer_votes") == [str(number) for number in range(8)]


def test_offered_ducats_stay_with_their_owner_until_somebody_takes_them():
    """SA-13.1, SA-13.8"""
    game = in_stage("bribery", *PURSES)

    play(game, *hands("offer_ducats", 3, 2, 1, 0))
    assert ducats(game) == [5, 4, 2, 5]
    events = play(game, *hands("offer_votes", 0, 0, 0, 0))

    assert ducats(game) == [5, 4, 2, 5]
    assert told(events, DucatsBack) == [DucatsBack(0, 3), DucatsBack(1, 2), DucatsBack(2, 1)]
    assert at_rest(game)


def test_the_seller_with_the_most_votes_chooses_among_all_other_offers():
    """SA-13.3, SA-13.4: it need not be the highest one; nobody sells to himself."""
    game = market((3, 2, 1, 4), (0, 0, 0, 4))

    assert isinstance(game.decision, NameBuyer)
    assert game.waiting == (3,)
    assert offered(game, 3) == ["choose_buyer 0", "choose_buyer 1", "choose_buyer 2"]
    play(game, "3 choose_buyer 2")

    assert ducats(game) == [10, 10, 9, 11]
    assert votes(game) == [10, 10, 14, 6]
    assert at_rest(game)


def test_an_offer_of_nothing_buys_nothing():
    """SA-13.3"""
    game = market((3, 0, 1, 0), (0, 0, 0, 4))

    assert offered(game, 3) == ["choose_buyer 0", "choose_buyer 2"]


def test_the_only_buyer_is_not_asked_for():
    """SA-13.4: the seller must sell."""
    game = market((0, 2, 0, 0), (0, 0, 0, 4))

    assert at_rest(game)
    assert ducats(game) == [10, 8, 10, 12]
    assert votes(game) == [10, 14, 10, 6]


def test_each_offer_is_taken_once_and_sellers_go_by_their_votes():
    """SA-13.4, SA-13.5"""
    game = market((3, 2, 1, 0), (3, 2, 0, 4))

    assert game.waiting == (3,)
    play(game, "3 choose_buyer 0")
    assert game.waiting == (0,)
    assert offered(game, 0) == ["choose_buyer 1", "choose_buyer 2"]
    play(game, "0 choose_buyer 1")

    # Only seat 2 has ducats left for the votes of seat 1.
    assert at_rest(game)
    assert ducats(game) == [10 - 3 + 2, 10 - 2 + 1, 10 - 1, 10 + 3]
    assert votes(game) == [10 + 4 - 3, 10 + 3 - 2, 10 + 2, 10 - 4]


def test_votes_that_find_no_buyer_are_lost():
    """SA-13.7, SA-13.8: the only offer left is the seller's own."""
    game = market((3, 2, 1, 0), (3, 2, 0, 4))
    play(game, "3 choose_buyer 0")
    supply = game.votes_left

    events = play(game, "0 choose_buyer 2")

    assert told(events, VotesUnsold) == [VotesUnsold(1, 2)]
    assert told(events, DucatsBack) == [DucatsBack(1, 2)]
    assert ducats(game) == [8, 10, 9, 13]
    assert votes(game) == [11, 8, 13, 6]
    assert game.votes_left == supply + 2


def test_without_any_offer_all_votes_for_sale_are_lost():
    """SA-13.6, SA-13.7: and nobody is asked who goes first."""
    game = market((0, 0, 0, 0), (3, 3, 1, 0))

    assert at_rest(game)
    assert votes(game) == [7, 7, 9, 10]


def test_among_equal_sellers_the_royal_representative_names_the_next():
    """SA-13.6, SA-4.10: also himself."""
    game = market((0, 0, 3, 1), (2, 2, 2, 0), representative=1)

    assert isinstance(game.decision, NextSeller)
    assert game.waiting == (1,)
    assert offered(game, 1) == ["name_seller 0", "name_seller 1", "name_seller 2"]
    play(game, "1 name_seller 2")

    assert votes(game) == [10, 10, 8, 12]
    assert game.waiting == (1,)
    assert offered(game, 1) == ["name_seller 0", "name_seller 1"]
    events = play(game, "1 name_seller 1")

    assert ducats(game) == [10, 13, 7 + 1, 9]
    assert told(events, VotesUnsold) == [VotesUnsold(0, 2)]


def test_a_seller_with_more_votes_goes_before_equal_ones():
    """SA-13.5, SA-13.6"""
    game = market((1, 1, 0, 0), (0, 2, 2, 3), representative=0)

    assert game.waiting == (3,)
    play(game, "3 choose_buyer 0")

    assert game.waiting == (0,)
    assert offered(game, 0) == ["name_seller 1", "name_seller 2"]


def test_bought_votes_are_not_sold_again_in_this_stage():
    """SA-13.9"""
    game = market((3, 0, 1, 1), (3, 0, 0, 4))

    play(game, "3 choose_buyer 0")
    assert votes(game)[0] == 14
    play(game, "0 choose_buyer 2")

    assert votes(game) == [11, 10, 13, 6]


def test_all_hands_with_votes_open_together():
    """SA-13.2, SA-21.5"""
    game = in_stage("bribery", *PURSES)
    play(game, *hands("offer_ducats", 0, 0, 0, 0))

    events = play(game, *hands("offer_votes", 1, 2, 0, 0))

    assert told(events, VotesOffered) == [VotesOffered((1, 2, 0, 0))]
