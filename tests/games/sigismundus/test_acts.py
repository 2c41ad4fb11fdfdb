"""SA-16: the vote on an Act of Law, and what each of the eight changes."""

from __future__ import annotations

import pytest

from games.sigismundus.moments import gained, thumbs
from games.sigismundus.positions import (
    at_rest,
    ducats,
    in_phase,
    in_stage,
    offered,
    office,
    sigismundus,
    special_turn,
    told,
    votes,
    words,
)
from interpares.games.sigismundus.act_of_law import ActOfLaw, BreakActTie, VoteOnAct
from interpares.games.sigismundus.cards import ACTS, OFFICES
from interpares.games.sigismundus.ending import FinalScoring
from interpares.games.sigismundus.game import Sigismundus
from interpares.games.sigismundus.royal_demand import RoyalDemand
from interpares.games.sigismundus.scoring import Scoring
from interpares.games.sigismundus.sejm_events import (
    ActPassed,
    ActRejected,
    ActTieSettled,
    ActVoted,
    OfficesTurned,
)
from scenario import play

BISHOPS = (1, 4, 7, 10, 13)
PALATINES = (6, 9, 12)


def voted(number: int, *sides: str, **fields) -> Sigismundus:
    """The Act of that round, voted on by four seats with a vote for each."""
    game = in_stage("act_of_law", *({"votes": 1},) * 4, round=number, **fields)
    play(game, *thumbs(*sides))
    return game


def passed(number: int, *houses: dict, **fields) -> Sigismundus:
    """The Act of that round is passed by the votes of seat 0."""
    first, *others = houses or ({},)
    game = in_stage("act_of_law", {**first, "votes": 9}, *others, round=number, **fields)
    play(game, *thumbs("for", "against", "against", "against")[: len(game.players)])
    return game


def test_everybody_is_for_or_against_also_without_votes():
    """SA-16.1"""
    game = in_stage("act_of_law", {"votes": 3})

    assert isinstance(game.decision, VoteOnAct)
    assert game.waiting == (0, 1, 2, 3)
    for seat in range(4):
        assert offered(game, seat) == ["vote_for", "vote_against"]


def test_all_votes_of_a_player_count_for_his_side():
    """SA-16.2, SA-16.3"""
    game = in_stage("act_of_law", {"votes": 5}, {"votes": 3}, {"votes": 3}, {"votes": 0}, round=2)

    events = play(game, *thumbs("for", "against", "against", "for"))

    counted = ActVoted("border_defence", (True, False, False, True), (5, 3, 3, 0), 5, 6)
    assert told(events, ActVoted) == [counted]
    assert told(events, ActRejected) == [ActRejected("border_defence")]
    assert (game.acts, game.rejected) == ((), ("border_defence",))
    assert votes(game) == [0, 0, 0, 0]
    assert game.votes_left == 40


def test_more_votes_for_it_pass_an_act():
    """SA-16.2, SA-16.5: more people against it change nothing."""
    game = in_stage("act_of_law", {"votes": 4}, {"votes": 1}, {"votes": 1}, {"votes": 1})

    events = play(game, *thumbs("for", "against", "against", "against"))

    assert game.acts == ("recognition_of_royal_marriage",)
    assert told(events, ActPassed) == [ActPassed("recognition_of_royal_marriage")]
    assert at_rest(game)


def test_sides_open_together():
    """SA-16.1, SA-21.5"""
    game = in_stage("act_of_law", {"votes": 4})

    events = play(game, *thumbs("for", "against", "against"))
    assert told(events, ActVoted) == []
    assert votes(game) == [4, 0, 0, 0]
    play(game, "3 vote_against")

    assert at_rest(game)


@pytest.mark.parametrize("word, acts, out", [("pass_act", 1, 0), ("reject_act", 0, 1)])
def test_an_even_vote_is_settled_by_the_royal_representative(word: str, acts: int, out: int):
    """SA-16.4, SA-16.5: as he likes, whatever he voted for."""
    game = voted(4, "for", "for", "against", "against", representative=2)

    assert isinstance(game.decision, BreakActTie)
    assert game.waiting == (2,)
    assert offered(game, 2) == ["pass_act", "reject_act"]
    assert votes(game) == [0, 0, 0, 0]
    events = play(game, f"2 {word}")

    assert told(events, ActTieSettled) == [ActTieSettled(2, bool(acts))]
    assert (len(game.acts), len(game.rejected)) == (acts, out)


def test_a_vote_without_votes_is_even():
    """SA-16.4"""
    game = in_stage("act_of_law")

    play(game, *thumbs("for", "for", "for", "for"))

    assert isinstance(game.decision, BreakActTie)


def test_the_new_representative_settles_an_even_vote():
    """SA-16.4, SA-15.8, SA-4.10"""
    stages = (RoyalDemand(), ActOfLaw())
    game = sigismundus(phase="sejm", agenda=stages, demand="tax_1", representative=0)

    play(game, "0 commit 1", "1 commit 2", "2 commit 3", "3 commit 4")
    play(game, *thumbs("for", "for", "for", "for"))

    assert game.waiting == (3,)


def test_a_rejected_act_never_works():
    """SA-16.5"""
    game = voted(1, "against", "against", "against", "for")

    assert game.rejected == ("recognition_of_royal_marriage",)
    later = in_stage("count_votes", rejected=game.rejected, round=2)
    assert later.players[0].votes == 5 + 4 + 3


def test_the_act_of_the_round_is_voted_on():
    """SA-5.2, SA-16.1"""
    asked = []
    for number in range(1, 9):
        game = in_stage("act_of_law", round=number)
        asked.append(game.decision.facts(game, 0)["act"])

    assert asked == list(ACTS)


def test_recognition_of_the_royal_marriage_gives_the_first_in_favour_a_vote():
    """SA-16.6, SA-12.1"""
    act = passed(1).acts
    assert act == ("recognition_of_royal_marriage",)

    game = in_stage("count_votes", acts=act, royal=(2, 0, 1, 3))

    assert votes(game) == [4 + 4 + 3, 3 + 3 + 2, 5 + 2 + 1 + 1, 2 + 1 + 0]


def test_standing_border_defence_keeps_one_hussars_free_for_everybody():
    """SA-16.6, SA-18.2"""
    act = passed(2).acts
    assert act == ("border_defence",)
    army = {"active": (0, 2, 0), "ducats": 2}

    game = in_phase("maintenance", *(army,) * 4, acts=act)
    for seat in range(4):
        play(game, f"{seat} maintain 0,2,0 0,0,0")

    assert ducats(game) == [0, 0, 0, 0]


def test_standing_border_defence_adds_to_other_free_upkeep():
    """SA-16.6, SA-18.2"""
    army = {"active": (0, 2, 0), "ducats": 2, "offices": "12"}

    game = in_phase("maintenance", army, acts=("border_defence",))
    play(game, "0 maintain 0,2,0 0,0,0")

    assert ducats(game)[0] == 2


def test_suspension_of_the_courts_ends_church_courts():
    """SA-16.6, SA-8.22"""
    act = passed(3).acts
    assert act == ("suspension_of_church_courts",)
    houses = ({"offices": "13", "hand": "foray"}, {"hand": "sack"})

    assert words(special_turn(*houses), "hold_court") == ["episcopus_posnaniensis 1"]
    assert words(special_turn(*houses, acts=act), "hold_court") == []


def test_national_church_turns_all_ecclesiastical_offices():
    """SA-16.7: held and available; they give one point of prestige."""
    game = in_stage("act_of_law", {"votes": 2, "offices": "1 10"}, {"offices": "6 13"}, round=4)

    events = play(game, *thumbs("for", "against", "against", "against"))

    turned = tuple(office(number) for number in BISHOPS)
    assert told(events, OfficesTurned) == [OfficesTurned("national_church", turned)]
    for each in OFFICES.values():
        side = each.back if each.number in BISHOPS else each.front
        assert game.side(each.id) == side
    assert {game.side(each).prestige for each in turned} == {1}


def test_national_church_works_in_the_scoring_of_the_same_round():
    """SA-16.5, SA-16.7, SA-17.1"""
    game = in_stage("act_of_law", {"votes": 2, "offices": "1 10 2"}, round=4)
    rest, *vote = game.agenda
    game.agenda = (rest, Scoring(), *vote)

    play(game, *thumbs("for", "against", "against", "against"))

    assert gained(game, "offices") == [1 + 1 + 3, 0, 0, 0]


def test_execution_of_the_crown_estates_turns_all_palatines():
    """SA-16.7: held and available; their income is lower."""
    game = in_stage("act_of_law", {"votes": 2, "offices": "12"}, {"offices": "3 9"}, round=6)
    before = {number: game.side(office(number)).income for number in PALATINES}

    events = play(game, *thumbs("for", "against", "against", "against"))

    turned = tuple(office(number) for number in PALATINES)
    assert told(events, OfficesTurned) == [OfficesTurned("execution_of_crown_estates", turned)]
    for each in OFFICES.values():
        assert game.side(each.id) == (each.back if each.number in PALATINES else each.front)
    assert all(game.side(office(number)).income < before[number] for number in PALATINES)


def test_an_office_turned_keeps_its_side_when_it_changes_hands():
    """SA-16.7"""
    acts = ("national_church", "execution_of_crown_estates")
    lower = "14 15"
    game = in_stage("voting", {"votes": 2}, {"offices": lower}, acts=acts, round=7)

    play(game, "0 bid 2", "1 bid 0", "2 bid 0", "3 bid 0")

    assert game.holder(office(13)) == 0
    assert game.side(office(13)) == OFFICES[office(13)].back


def test_incompatibilitas_leaves_one_office_of_a_kind():
    """SA-16.8"""
    game = passed(5, {"offices": "1 4"})

    assert game.acts == ("incompatibilitas",)
    assert offered(game) == [f"keep_office {office(1)}", f"keep_office {office(4)}"]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_grants_for_the_deserving_score_the_royal_track_at_the_end(seats: int):
    """SA-16.9, SA-19.3"""
    act = passed(7, seats=4).acts
    assert act == ("grants_for_the_deserving",)
    royal = tuple(reversed(range(seats)))

    game = sigismundus(
        seats=seats, agenda=(FinalScoring(),), round=8, phase="maintenance", acts=act, royal=royal
    )

    assert gained(game, "grants") == [5, 3, 2, 1, 0][:seats][::-1]


def test_without_the_grants_the_royal_track_scores_nothing():
    """SA-19.3"""
    game = sigismundus(agenda=(FinalScoring(),), round=8, phase="maintenance")

    assert game.outcome.scores == (0, 0, 0, 0)


@pytest.mark.parametrize(
    "acts, points", [((), [8, 4, 0, 0]), (("union_of_lublin",), [12, 6, 0, 0])]
)
def test_the_union_of_lublin_makes_lithuania_worth_more(acts: tuple[str, ...], points: list[int]):
    """SA-16.9, SA-17.10"""
    game = in_phase("scoring", influence={"lithuania": (2, 1)}, crowned="lithuania", acts=acts)

    assert gained(game, "countries") == points


def test_the_union_of_lublin_is_voted_before_the_last_scoring():
    """SA-16.5, SA-16.9"""
    assert passed(8).acts == ("union_of_lublin",)


def test_the_union_changes_neither_other_countries_nor_the_order():
    """SA-17.10"""
    acts = ("union_of_lublin",)
    directions = ("sweden", "lithuania", "habsburg", "muscovy", "ottoman", "prussia")
    marked = {"sweden": (1, 0), "lithuania": (0, 1)}

    game = in_phase(
        "scoring", influence=marked, crowned="sweden lithuania", acts=acts, directions=directions
    )

    assert gained(game, "countries") == [8, 7 + 4, 0, 0]
