"""SA-12: votes of the support tracks, and for Internal Policy cards."""

from __future__ import annotations

import pytest

from games.sigismundus.moments import thumbs
from games.sigismundus.positions import at_rest, in_phase, in_stage, offered, told, votes
from interpares.games.sigismundus.events import CardsDiscarded, Passed
from interpares.games.sigismundus.sejm_events import VotesCounted
from interpares.games.sigismundus.votes import CountVotes
from interpares.kernel.game import Event
from scenario import play

LAST = {"royal": (1, 2, 3, 4, 0), "senatorial": (1, 2, 3, 4, 0), "parliamentary": (1, 2, 3, 4, 0)}
"""Seat 0 is last on every track of five."""
SPACES = {"royal": (5, 4, 3, 2, 1), "senatorial": (4, 3, 2, 1, 0), "parliamentary": (3, 2, 1, 0, 0)}


def standing(space: int) -> tuple[int, ...]:
    """A track of five on which seat 0 stands on this space."""
    return (*range(1, space), 0, *range(space, 5))


@pytest.mark.parametrize("track", SPACES)
@pytest.mark.parametrize("space", [1, 2, 3, 4, 5])
def test_every_space_of_a_support_track_gives_its_votes(track: str, space: int):
    """SA-12.1"""
    game = in_stage("count_votes", seats=5, **{**LAST, track: standing(space)})

    others = sum(votes_of[4] for name, votes_of in SPACES.items() if name != track)
    assert game.players[0].votes == SPACES[track][space - 1] + others


@pytest.mark.parametrize("seats, given", [(3, 12 + 9 + 6), (4, 14 + 10 + 6), (5, 15 + 10 + 6)])
def test_the_tracks_give_as_many_votes_as_the_table_of_the_setup_says(seats: int, given: int):
    """SA-12.1, SA-3.7"""
    game = in_stage("count_votes", seats=seats)

    assert sum(votes(game)) == given
    assert game.votes_left == 40 - given


def test_the_votes_of_the_three_tracks_are_added():
    """SA-12.1: the second, the last and the second space."""
    tracks = {
        "royal": (1, 0, 2, 3),
        "senatorial": (1, 2, 3, 0),
        "parliamentary": (1, 0, 2, 3),
    }
    game = in_stage("count_votes", **tracks)

    assert game.players[0].votes == 4 + 1 + 2


def test_votes_are_taken_in_order_as_far_as_the_supply_reaches():
    """SA-12.1, SA-2.2, SA-2.5: ten votes are left, seat 1 is first."""
    game = in_stage("count_votes", {"votes": 30}, first=1)

    assert votes(game) == [30, 4 + 3 + 2, 1, 0]
    assert game.votes_left == 0


def test_all_bonuses_for_votes_add_up():
    """SA-12.1, SA-20.1"""
    house = {"offices": "2", "figures": "bartlomiej_groicki"}
    acts = ("recognition_of_royal_marriage",)
    game = in_stage("count_votes", house, seals={"lithuania": 0}, acts=acts)

    assert votes(game) == [5 + 4 + 3 + 4, 9, 6, 3]


def test_a_bonus_is_told_apart_from_the_votes_of_the_tracks():
    """SA-12.1"""
    game = in_stage("act_of_law", {"offices": "2"})
    said: list[Event] = []
    game.told = said
    CountVotes().resolve(game)

    assert told(said, VotesCounted) == [
        VotesCounted(0, 13, 1),
        VotesCounted(1, 9, 0),
        VotesCounted(2, 6, 0),
        VotesCounted(3, 3, 0),
    ]


def test_internal_cards_are_discarded_for_a_vote_each():
    """SA-12.2, SA-21.6"""
    game = in_stage("additional_votes", {"hand": "client_card client_card death_of_senator foray"})

    events = play(game, "0 discard_for_votes client_card,death_of_senator")

    assert votes(game) == [2, 0, 0, 0]
    assert game.players[0].hand == ("client_card", "foray")
    assert game.discards[0] == ("client_card", "death_of_senator")
    assert told(events, CardsDiscarded) == [
        CardsDiscarded(0, ("client_card", "death_of_senator"), "votes")
    ]


def test_any_number_of_internal_cards_may_be_discarded_also_none():
    """SA-12.2"""
    game = in_stage("additional_votes", {"hand": "client_card client_card church_foundation sack"})

    assert offered(game) == [
        "discard_for_votes",
        "discard_for_votes church_foundation",
        "discard_for_votes client_card",
        "discard_for_votes client_card,church_foundation",
        "discard_for_votes client_card,client_card",
        "discard_for_votes client_card,client_card,church_foundation",
    ]
    events = play(game, "0 discard_for_votes")
    assert votes(game) == [0, 0, 0, 0]
    assert told(events, Passed) == [Passed(0, "additional_votes")]
    assert at_rest(game)


def test_all_are_asked_for_internal_cards_in_order():
    """SA-12.2: who has none is left out."""
    card = {"hand": "client_card"}
    game = in_stage("additional_votes", card, {"hand": "foray vistula_raft"}, card, card, first=2)

    asked = []
    while not at_rest(game):
        asked += game.waiting
        play(game, f"{game.waiting[0]} discard_for_votes client_card")

    assert asked == [2, 3, 0]


def test_not_more_cards_are_discarded_than_there_are_votes():
    """SA-12.2, SA-2.1"""
    house = {"hand": "client_card client_card client_card"}
    game = in_stage("additional_votes", house, {"hand": "client_card", "votes": 38})

    assert offered(game)[-1] == "discard_for_votes client_card,client_card"
    play(game, "0 discard_for_votes client_card,client_card")

    assert game.votes_left == 0
    assert at_rest(game)


def test_no_vote_is_left_when_the_sejm_is_over():
    """SA-12.3"""
    game = in_stage("act_of_law", {"votes": 9}, {"votes": 2}, {"votes": 5})

    play(game, *thumbs("for", "against", "for", "against"))

    assert votes(game) == [0, 0, 0, 0]
    assert game.votes_left == 40


def test_the_stages_of_the_sejm_follow_each_other():
    """SA-4.2, SA-12.1, SA-13.1, SA-14.4, SA-15.3, SA-16.1"""
    game = in_phase("sejm", {"hand": "client_card"}, demand="tax_1")
    stages = [game.stage]
    asked = [type(game.decision).__name__]
    while not at_rest(game):
        seat = game.waiting[0]
        game.apply(seat, game.decision.options(game, seat)[0])
        if game.stage != stages[-1] or type(game.decision).__name__ != asked[-1]:
            stages.append(game.stage)
            asked.append(type(game.decision).__name__)

    assert list(dict.fromkeys(stages)) == [
        "additional_votes",
        "bribery",
        "voting",
        "royal_demand",
        "act_of_law",
    ]
    assert asked[:4] == ["ChooseVoteCards", "HideDucats", "HideVotes", "BidForOffice"]
