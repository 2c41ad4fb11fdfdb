"""Sigismundus Augustus: what the bots do in the Sejm, as the strategy notes say."""

from __future__ import annotations

import pytest

from bots.asking_sigismundus import LAST, choice, choices, mind
from games.sigismundus.moments import demanded
from games.sigismundus.positions import (
    in_stage,
    sigismundus,
)
from interpares.bots.sigismundus_contests import purses
from interpares.games.sigismundus.actions import OfferDucats

# Votes


def voting(*votes, **fields):
    return in_stage("voting", *({"votes": each} for each in votes), **fields)


def test_one_vote_is_bid_when_all_rivals_are_dry():
    game = voting(5, 0, 0, 0, royal=(1, 0, 2, 3), demand="tax_1", round=3)

    assert choices(game) == {"bid 1"}


def test_the_representative_bids_what_another_must_beat():
    fields = {"demand": "tax_1", "round": 7}
    first = voting(9, 4, 0, 0, royal=(0, 1, 2, 3), **fields)
    second = voting(9, 4, 0, 0, royal=(2, 1, 0, 3), **fields)

    assert max(int(each.split()[1]) for each in choices(first)) <= 4
    assert max(int(each.split()[1]) for each in choices(second)) <= 5


def test_bids_are_mixed():
    game = voting(8, 8, 8, 8, marked={1: 0, 2: 1, 11: 1, 12: 2}, demand="tax_1", round=4)

    assert len(choices(game, 1)) > 1


def test_votes_are_kept_for_the_better_office_to_come():
    fields = {"demand": "tax_1", "round": 2}
    alone = voting(8, 8, 8, 8, **fields)
    with_primate = voting(8, 8, 8, 8, marked={1: 0}, **fields)

    assert max(int(each.split()[1]) for each in choices(with_primate)) < max(
        int(each.split()[1]) for each in choices(alone)
    )


def test_rivals_are_expected_to_have_the_votes_of_their_tracks():
    game = sigismundus(round=3)

    assert purses(mind(game)) == [12, 9, 6, 3]


# Bribery


def bribery(*houses, **fields):
    return in_stage("bribery", *houses, **fields)


def test_nothing_is_offered_by_who_can_win_all():
    rich, poor = {"votes": 20, "ducats": 9}, {"votes": 1}
    game = bribery(rich, poor, poor, poor, demand="tax_1", round=6)

    assert choice(game) == "offer_ducats 0"


def test_votes_that_win_nothing_are_sold():
    few, many = {"votes": 2}, {"votes": 12}
    game = bribery(few, many, many, many, demand="tax_1", round=6)
    for seat, ducats in enumerate((0, 5, 5, 5)):
        game.apply(seat, OfferDucats(ducats))

    assert choice(game) != "offer_votes 0"


# The king's favour


def test_in_the_last_round_the_whole_army_goes_for_the_grants():
    game = demanded(
        "noble_host_1",
        {"active": (2, 1, 0)},
        *({"active": (1, 1, 0)},) * 3,
        acts=("grants_for_the_deserving",),
        round=LAST,
        royal=(1, 2, 3, 0),
    )

    assert choice(game) == "commit_units 2 1 0"


def test_no_fortune_is_spent_on_a_tax():
    game = demanded("tax_1", *({"ducats": 20},) * 4, round=6)

    assert max(int(each.split()[1]) for each in choices(game)) <= 8


def test_tied_players_are_ranked_with_oneself_first_and_the_leader_last():
    game = demanded(
        "tax_1", {"ducats": 0}, {"ducats": 0, "vp": 50}, {"ducats": 0, "vp": 9}, {"ducats": 0}
    )
    for seat in range(4):
        game.apply(seat, game.decision.options(game, seat)[0])

    assert choice(game) == "rank_tied 0,3,2,1"


# Acts


@pytest.mark.parametrize(
    "mine, theirs, answer",
    [("1 4 7", "", "vote_against"), ("2 3", "1 4 7", "vote_for")],
)
def test_the_national_church_is_a_matter_of_bishops(mine, theirs, answer):
    game = in_stage("act_of_law", {"offices": mine}, {"offices": theirs}, round=4)

    assert choice(game) == answer


@pytest.mark.parametrize(
    "mine, theirs, answer",
    [("1 2 3", "4 7 10", "vote_for"), ("1 4 7", "2 3", "vote_against")],
)
def test_incompatibilitas_is_for_those_with_one_office_of_each_kind(mine, theirs, answer):
    game = in_stage("act_of_law", {"offices": mine}, {"offices": theirs}, round=5)

    assert choice(game) == answer


@pytest.mark.parametrize("markers, answer", [((3, 1), "vote_for"), ((0, 3, 1), "vote_against")])
def test_the_union_is_for_the_leader_of_lithuania(markers, answer):
    game = in_stage("act_of_law", influence={"lithuania": markers}, crowned="lithuania", round=LAST)

    assert choice(game) == answer


def test_who_is_paid_for_rejected_acts_rejects():
    game = in_stage("act_of_law", {"figures": "stanislaw_orzechowski"}, round=2)

    assert choice(game) == "vote_against"


def test_the_greedy_bot_bids_for_an_office_when_nothing_else_is_left_to_buy():
    game = voting(8, 2, 2, 2, demand="tax_1", round=3)

    assert int(choice(game, bot="greedy").split()[1]) > 0
