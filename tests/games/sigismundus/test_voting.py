"""SA-14: votes are spent on offices."""

from __future__ import annotations

import pytest

from games.sigismundus.moments import hands
from games.sigismundus.positions import (
    at_rest,
    in_stage,
    offered,
    office,
    scores,
    told,
    votes,
    words,
)
from interpares.games.sigismundus.cards import OFFICES
from interpares.games.sigismundus.game import Sigismundus
from interpares.games.sigismundus.scoring import Scoring
from interpares.games.sigismundus.sejm_events import (
    BidsOpened,
    ExtraVotes,
    NoOfficeAvailable,
    OfficesVoted,
    OfficeVacant,
    TieSettled,
)
from interpares.games.sigismundus.voting import BidForOffice, BreakOfficeTie, Voting, voted_on
from interpares.kernel.game import Event
from scenario import play

RICH = {"votes": 9}
HELD_HIGH = "1 2 3 4 5 6 7 8 9 10 11"
"""Offices that leave only 12 to 15 available."""


def voting(*houses: dict, held: str = HELD_HIGH, **fields) -> Sigismundus:
    """The last seat holds these offices."""
    given = [*houses, *({},) * (4 - len(houses))]
    given[3] = {**given[3], "offices": held}
    return in_stage("voting", *given, **fields)


def numbers(game: Sigismundus) -> list[int]:
    """The offices voted on, by their numbers."""
    return [OFFICES[each].number for each in voted_on(game)]


def test_the_lowest_available_office_is_voted_on_at_every_sejm():
    """SA-14.1"""
    game = voting(held="15 14 1")

    assert game.decision.office == office(13)
    assert numbers(game) == [13]


def test_marked_offices_are_voted_on_besides_the_lowest_one():
    """SA-14.1, SA-11.11"""
    game = in_stage("voting", marked={3: 0, 8: 1})

    assert numbers(game) == [15, 8, 3]


def test_if_the_lowest_office_is_marked_the_next_unmarked_one_is_added():
    """SA-14.1"""
    game = in_stage("voting", marked={15: 0, 14: 0, 2: 1})

    assert numbers(game) == [15, 14, 13, 2]


def test_if_every_available_office_is_marked_there_is_no_extra_one():
    """SA-14.1"""
    game = voting(held=HELD_HIGH + " 12 13", marked={15: 0, 14: 2})

    assert numbers(game) == [15, 14]


def test_without_available_offices_the_stage_is_left_out():
    """SA-14.2: votes are kept for what follows."""
    said: list[Event] = []
    game = in_stage("act_of_law", {**RICH, "offices": " ".join(map(str, range(1, 16)))})
    game.told = said
    game.then(Voting())
    game.advance()

    assert told(said, NoOfficeAvailable) == [NoOfficeAvailable()]
    assert told(said, OfficesVoted) == []
    assert votes(game)[0] == 9


def test_offices_are_voted_from_the_lowest_to_the_highest():
    """SA-14.3"""
    game = in_stage("voting", RICH, marked={3: 1, 12: 1})
    voted = []
    while not at_rest(game):
        voted.append(OFFICES[game.decision.office].number)
        play(game, *hands("bid", 1, 0, 0, 0))

    assert voted == [15, 12, 3]


def test_the_list_is_fixed_at_the_start_of_the_stage():
    """SA-14.3: with the lowest office gone, the next one is not voted on."""
    game = in_stage("voting", RICH)

    play(game, *hands("bid", 1, 0, 0, 0))

    assert at_rest(game)
    assert game.available[-1] == office(14)


def test_everybody_may_bid_up_to_all_own_votes():
    """SA-14.4"""
    game = in_stage("voting", {"votes": 2}, {"votes": 0})

    assert isinstance(game.decision, BidForOffice)
    assert game.waiting == (0, 1, 2, 3)
    assert words(game, "bid") == ["0", "1", "2"]
    assert words(game, "bid", seat=1) == ["0"]


def test_bids_open_together():
    """SA-14.4, SA-21.5"""
    game = in_stage("voting", {"votes": 7}, {"votes": 6})

    events = play(game, "3 bid 0", "1 bid 6", "0 bid 7")
    assert told(events, BidsOpened) == []
    assert votes(game) == [7, 6, 0, 0]
    events = play(game, "2 bid 0")

    assert told(events, BidsOpened) == [BidsOpened(office(15), (7, 6, 0, 0))]


def test_the_highest_bidder_gains_the_office_and_all_bids_are_spent():
    """SA-14.6, SA-14.7"""
    game = in_stage("voting", {"votes": 9}, {"votes": 6}, {"votes": 3})

    play(game, *hands("bid", 7, 6, 1, 0))

    assert game.holder(office(15)) == 0
    assert office(15) not in game.available
    assert votes(game) == [2, 0, 2, 0]
    assert game.votes_left == 36


def test_the_owner_of_the_marker_has_two_extra_votes_for_that_office():
    """SA-14.5, SA-11.11"""
    game = in_stage("voting", {"votes": 3}, {"votes": 3}, marked={15: 0})

    assert game.decision.office == office(15)
    assert words(game, "bid")[-1] == "5"
    assert words(game, "bid", seat=1)[-1] == "3"
    assert game.votes_left == 40 - 6 - 2


def test_the_extra_votes_are_not_for_another_office():
    """SA-14.5"""
    game = in_stage("voting", {"votes": 3}, marked={3: 0})

    assert game.decision.office == office(15)
    assert words(game, "bid")[-1] == "3"
    assert game.extra_votes == 0


@pytest.mark.parametrize("bid, left", [(0, 3), (1, 3), (2, 3), (3, 2), (5, 0)])
def test_extra_votes_are_used_first_and_the_unused_go_back(bid: int, left: int):
    """SA-14.5"""
    game = in_stage("voting", {"votes": 3}, {"votes": 9}, marked={15: 0})

    play(game, *hands("bid", bid, 9, 0, 0))

    assert game.players[0].votes == left
    assert game.extra_votes == 0
    assert game.votes_left == 40 - left


def test_extra_votes_are_given_as_far_as_the_supply_has_them():
    """SA-14.5, SA-2.2"""
    game = in_stage("voting", {"votes": 3}, {"votes": 36}, marked={15: 0})

    assert game.extra_votes == 1
    assert words(game, "bid")[-1] == "4"
    assert game.votes_left == 0


def test_extra_votes_are_told_to_all():
    """SA-14.5"""
    game = in_stage("voting", marked={14: 2, 15: 0})

    events = play(game, *hands("bid", 2, 0, 0, 0))

    assert told(events, ExtraVotes) == [ExtraVotes(2, office(14), 2)]


def test_votes_spent_on_one_office_can_be_extra_votes_on_the_next():
    """SA-14.6, SA-2.4: returned pieces are in the supply at once."""
    houses = [{"votes": 10}, {"votes": 10}, {"votes": 10}, {"votes": 10}]
    game = in_stage("voting", *houses, marked={3: 2})
    assert game.votes_left == 0

    play(game, *hands("bid", 2, 0, 0, 0))

    assert game.decision.office == office(3)
    assert game.extra_votes == 2


def test_the_marker_goes_back_to_its_owner_whoever_won():
    """SA-14.9"""
    game = in_stage("voting", {"votes": 3}, {"votes": 9}, marked={15: 0})
    assert game.players[0].markers == 9

    play(game, *hands("bid", 5, 6, 0, 0))

    assert game.holder(office(15)) == 1
    assert game.players[0].markers == 10
    assert game.marked == ()


def test_a_tie_for_the_highest_bid_is_settled_by_the_royal_representative():
    """SA-14.8, SA-4.10"""
    game = in_stage("voting", RICH, RICH, RICH, {}, representative=3)

    play(game, *hands("bid", 4, 4, 3, 0))
    assert isinstance(game.decision, BreakOfficeTie)
    assert game.waiting == (3,)
    assert offered(game, 3) == ["award_office 0", "award_office 1"]
    assert votes(game) == [5, 5, 6, 0]
    events = play(game, "3 award_office 1")

    assert game.holder(office(15)) == 1
    assert told(events, TieSettled) == [TieSettled(3, 1, office(15))]


def test_the_representative_may_settle_a_tie_for_himself():
    """SA-14.8, SA-4.10"""
    game = in_stage("voting", RICH, RICH)

    play(game, *hands("bid", 4, 4, 0, 0), "0 award_office 0")

    assert game.holder(office(15)) == 0


def test_an_office_nobody_bids_for_is_given_by_the_representative():
    """SA-14.8, SA-14.11"""
    game = in_stage("voting", representative=2)

    play(game, *hands("bid", 0, 0, 0, 0))

    assert game.waiting == (2,)
    assert offered(game, 2) == [f"award_office {seat}" for seat in range(4)]
    play(game, "2 award_office 3")
    assert game.holder(office(15)) == 3


def test_under_vacant_an_office_nobody_bids_for_stays_available():
    """SA-14.11, SA-22.3"""
    game = in_stage("voting", unbid_office="vacant", marked={15: 1, 3: 1})

    events = play(game, *hands("bid", 0, 0, 0, 0))

    assert told(events, OfficeVacant) == [OfficeVacant(office(15))]
    assert office(15) in game.available
    assert game.players[1].markers == 9
    assert game.decision.office == office(14)
    play(game, *hands("bid", 0, 0, 0, 0), *hands("bid", 0, 0, 0, 0))
    assert at_rest(game)
    assert game.players[1].markers == 10


def test_under_vacant_a_bid_of_extra_votes_alone_is_a_bid():
    """SA-14.11"""
    game = in_stage("voting", unbid_office="vacant", marked={15: 1})

    play(game, *hands("bid", 0, 1, 0, 0))

    assert game.holder(office(15)) == 1


def test_under_vacant_a_tie_of_real_bids_is_still_settled():
    """SA-14.8, SA-14.11"""
    game = in_stage("voting", RICH, RICH, unbid_office="vacant")

    play(game, *hands("bid", 1, 1, 0, 0))

    assert offered(game) == ["award_office 0", "award_office 1"]


@pytest.mark.parametrize("number, army", [(15, (1, 0, 0)), (12, (0, 1, 0)), (13, (0, 0, 0))])
def test_a_won_land_office_brings_its_unit_at_once(number: int, army: tuple[int, ...]):
    """SA-14.7, SA-20.3"""
    lower = " ".join(str(each) for each in range(number + 1, 16))
    game = in_stage("voting", RICH, {"offices": lower})

    play(game, *hands("bid", 1, 0, 0, 0))

    assert game.holder(office(number)) == 0
    assert game.players[0].active == army


def test_prestige_of_a_new_office_counts_in_this_rounds_scoring():
    """SA-14.7, SA-17.1"""
    game = in_stage("voting", RICH)
    rest, *bidding = game.agenda
    game.agenda = (rest, Scoring(), *bidding)

    play(game, *hands("bid", 9, 0, 0, 0))

    assert scores(game) == [1, 0, 0, 0]
