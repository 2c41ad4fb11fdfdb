"""SA-15: the Royal Demand, and the king's favour."""

from __future__ import annotations

import pytest

from games.sigismundus.moments import demanded, hands
from games.sigismundus.positions import (
    at_rest,
    ducats,
    in_stage,
    offered,
    sigismundus,
    told,
    votes,
    words,
)
from interpares.games.sigismundus.cards import DEMANDS
from interpares.games.sigismundus.events import RepresentativeChanged
from interpares.games.sigismundus.royal_demand import (
    CommitToDemand,
    CommitUnitsToHost,
    RankTiedPlayers,
    RoyalDemand,
)
from interpares.games.sigismundus.sejm_events import (
    Committed,
    FavourRanked,
    HostSent,
    TiedRanked,
    UnitsReady,
)
from scenario import play

PURSE = {"ducats": 5, "votes": 6, "active": (2, 1, 1)}
RESOURCES = {
    "tax_1": "ducats",
    "tax_2": "ducats",
    "tax_3": "ducats",
    "sejm_support_1": "votes",
    "sejm_support_2": "votes",
    "sejm_support_3": "votes",
    "noble_host_1": "units",
    "noble_host_2": "units",
    "noble_host_3": "units",
}


@pytest.mark.parametrize("demand", ["tax_1", "tax_2", "tax_3"])
def test_a_tax_asks_for_ducats_which_are_spent(demand: str):
    """SA-15.2, SA-15.3, SA-15.5"""
    game = demanded(demand, *(PURSE,) * 4)

    assert isinstance(game.decision, CommitToDemand)
    assert game.decision.facts(game, 0) == {"demand": demand, "resource": "ducats"}
    assert words(game, "commit") == ["0", "1", "2", "3", "4", "5"]
    play(game, *hands("commit", 1, 5, 3, 4))

    assert ducats(game) == [4, 0, 2, 1]
    assert votes(game) == [6, 6, 6, 6]
    assert game.royal == (1, 3, 2, 0)


@pytest.mark.parametrize("demand", ["sejm_support_1", "sejm_support_2", "sejm_support_3"])
def test_support_in_the_sejm_asks_for_votes_which_are_spent(demand: str):
    """SA-15.2, SA-15.3, SA-15.5"""
    game = demanded(demand, *(PURSE,) * 4)

    assert game.decision.facts(game, 0) == {"demand": demand, "resource": "votes"}
    assert words(game, "commit") == ["0", "1", "2", "3", "4", "5", "6"]
    play(game, *hands("commit", 1, 6, 3, 4))

    assert votes(game) == [5, 0, 3, 2]
    assert ducats(game) == [5, 5, 5, 5]
    assert game.votes_left == 30
    assert game.royal == (1, 3, 2, 0)


@pytest.mark.parametrize("demand", ["noble_host_1", "noble_host_2", "noble_host_3"])
def test_a_noble_host_asks_for_units_which_turn_grey(demand: str):
    """SA-15.2, SA-15.3, SA-15.5"""
    game = demanded(demand, *(PURSE,) * 4)

    assert isinstance(game.decision, CommitUnitsToHost)
    assert game.decision.facts(game, 0) == {"demand": demand, "resource": "units"}
    assert len(offered(game)) == 3 * 2 * 2
    play(game, *hands("commit_units", "1 0 0", "2 1 1", "0 1 0", "0 0 1"))

    assert [player.active for player in game.players] == [
        (1, 1, 1),
        (0, 0, 0),
        (2, 0, 1),
        (2, 1, 0),
    ]
    assert [player.inactive for player in game.players] == [
        (1, 0, 0),
        (2, 1, 1),
        (0, 1, 0),
        (0, 0, 1),
    ]
    assert (ducats(game), votes(game)) == ([5] * 4, [6] * 4)
    # Power 1, 7, 2 and 3.
    assert game.royal == (1, 3, 2, 0)


def test_every_demand_has_been_looked_at():
    """SA-15.2"""
    assert {each: DEMANDS[each].resource for each in DEMANDS} == RESOURCES


@pytest.mark.parametrize("demand", RESOURCES)
def test_first_all_units_are_active_again_whatever_the_demand(demand: str):
    """SA-15.1, SA-15.7: also those can be committed that were sent the round before."""
    game = demanded(demand, {"active": (1, 0, 0), "inactive": (0, 2, 1)})

    assert game.players[0].active == (1, 2, 1)
    assert game.players[0].inactive == (0, 0, 0)
    if RESOURCES[demand] == "units":
        assert "commit_units 1 2 1" in offered(game)


@pytest.mark.parametrize("inactive, told_of", [((0, 1, 0), [UnitsReady()]), ((0, 0, 0), [])])
def test_it_is_told_that_units_are_active_again(inactive, told_of):
    """SA-15.1"""
    game = sigismundus({}, {"inactive": inactive}, demand="tax_1")
    game.told = []

    RoyalDemand().resolve(game)

    assert told(game.told, UnitsReady) == told_of


def test_the_power_of_the_units_counts_not_their_number():
    """SA-15.2, SA-15.4: one artillery and one hussars beat four infantry."""
    game = demanded("noble_host_1", {"active": (4, 0, 0)}, {"active": (0, 1, 1)})

    play(game, *hands("commit_units", "4 0 0", "0 1 1", "0 0 0", "0 0 0"), "0 rank_tied 3,2")

    assert game.royal == (1, 0, 3, 2)


def test_all_hands_open_together():
    """SA-15.3, SA-21.5"""
    game = demanded("tax_1", *(PURSE,) * 4)

    events = play(game, "2 commit 3", "0 commit 1", "3 commit 4")
    assert told(events, Committed) == []
    assert ducats(game) == [5, 5, 5, 5]
    events = play(game, "1 commit 5")

    assert told(events, Committed) == [Committed("tax_1", (1, 5, 3, 4))]
    assert told(events, FavourRanked) == [FavourRanked((1, 3, 2, 0))]


def test_what_units_were_sent_is_told_when_the_hands_open():
    """SA-15.3"""
    game = demanded("noble_host_3", *(PURSE,) * 4)

    events = play(game, *hands("commit_units", "1 0 0", "2 1 1", "0 0 0", "0 0 1"))

    assert told(events, HostSent) == [
        HostSent(0, (1, 0, 0)),
        HostSent(1, (2, 1, 1)),
        HostSent(3, (0, 0, 1)),
    ]
    assert told(events, Committed) == [Committed("noble_host_3", (1, 7, 0, 3))]


def test_everybody_is_placed_also_with_nothing():
    """SA-15.4"""
    game = demanded("tax_1", royal=(3, 2, 1, 0))

    play(game, *hands("commit", 1, 0, 2, 3))

    assert game.royal == (3, 2, 0, 1)
    assert at_rest(game)


def test_tied_players_are_put_in_order_by_the_representative_before_this_stage():
    """SA-15.6, SA-4.10"""
    game = demanded("tax_1", representative=1)

    play(game, *hands("commit", 2, 0, 5, 2))
    assert isinstance(game.decision, RankTiedPlayers)
    assert game.waiting == (1,)
    assert offered(game, 1) == ["rank_tied 0,3", "rank_tied 3,0"]
    assert game.decision.facts(game, 1) == {"tied": (0, 3), "space": 2}
    events = play(game, "1 rank_tied 3,0")

    assert game.royal == (2, 3, 0, 1)
    assert told(events, TiedRanked) == [TiedRanked(1, (3, 0))]


def test_the_old_representative_orders_all_groups_even_if_he_is_last():
    """SA-15.6, SA-15.8: the card passes only when everybody is placed."""
    game = demanded("tax_1", representative=3, royal=(3, 2, 1, 0))

    play(game, *hands("commit", 4, 4, 0, 0))
    assert game.waiting == (3,)
    events = play(game, "3 rank_tied 1,0")
    assert told(events, RepresentativeChanged) == []
    assert game.representative == 3
    assert game.waiting == (3,)
    assert game.decision.facts(game, 3) == {"tied": (2, 3), "space": 3}
    events = play(game, "3 rank_tied 2,3")

    assert game.royal == (1, 0, 2, 3)
    assert game.representative == 1
    assert told(events, RepresentativeChanged) == [RepresentativeChanged(1, "royal_representative")]


def test_a_tie_of_all_at_nothing_is_ordered_too():
    """SA-15.4, SA-15.6"""
    game = demanded("sejm_support_1", seats=3)

    play(game, *hands("commit", 0, 0, 0))

    assert len(offered(game)) == 6
    play(game, "0 rank_tied 2,0,1")
    assert game.royal == (2, 0, 1)
    assert game.representative == 2


def test_the_representative_card_stays_with_who_is_first_again():
    """SA-15.8, SA-4.8"""
    game = demanded("tax_1")

    events = play(game, *hands("commit", 5, 3, 2, 1))

    assert game.representative == 0
    assert told(events, RepresentativeChanged) == []


def test_units_sent_to_the_host_stay_grey_until_the_next_royal_demand():
    """SA-15.5, SA-15.7, SA-9.1"""
    game = demanded("noble_host_1", *(PURSE,) * 4)
    play(game, *hands("commit_units", "2 1 1", "1 0 0", "0 1 0", "0 0 0"))

    assert game.players[0].power == 0

    later = in_stage("royal_demand", {"inactive": game.players[0].inactive}, demand="tax_3")
    assert later.players[0].power == 2 + 2 + 3
