"""The review of a finished match: its curve, its turning points, and every decision judged."""

from __future__ import annotations

from random import Random

import pytest
from msgspec import structs

from bots.insight.moments import every_game, kept, random_match
from interpares import BadInput, Match, Record
from interpares.bots.insight import Judged, Moment, chances, review
from interpares.bots.insight.reviewing import (
    LEAST_TURN,
    MOST_TURNS,
    NEAR,
    Asked,
    foremost,
    judge,
    swing,
    turning_points,
)
from interpares.kernel.game import encode
from interpares.kernel.views import Perspective


@every_game
def test_matches_that_were_kept_are_reviewed(slug):
    record = kept(slug)[0]
    match = Match.replay(record)
    told = []

    found = review(record, progress=lambda done, of: told.append((done, of)))

    assert [each.n for each in found.moments] == list(range(len(match.moves) + 1))
    assert found.moments[-1].chances == chances(match.rules, match.game)
    assert found.turning_points == turning_points(found.moments)
    assert found.decisions
    for each in found.decisions:
        assert match.moves[each.n - 1].seat == each.seat
        assert match.moves[each.n - 1].action == each.action
        assert not each.agrees or (each.gain, each.points, each.reasons) == (0, 0, ())
    assert told[-1][0] == told[-1][1] == len(told)
    assert encode(found)


@every_game
def test_the_sources_add_up_to_the_scores(slug):
    for record in kept(slug):
        match = Match.replay(record)

        found = review(record, seats=()).sources

        if slug == "veto":
            assert found == ()
        elif match.outcome.scores:
            assert tuple(sum(each.values()) for each in found) == match.outcome.scores


def test_only_the_decisions_of_the_seats_asked_for_are_judged():
    record = random_match("sigismundus").record()

    everybody, one = review(record), review(record, seats=(1,))

    assert {each.seat for each in everybody.decisions} == {0, 1, 2}
    assert one.decisions == tuple(each for each in everybody.decisions if each.seat == 1)
    assert one.moments == everybody.moments


@every_game
def test_a_match_that_is_not_over_is_not_reviewed(slug):
    with pytest.raises(BadInput, match="The match is not over"):
        review(random_match(slug, most=10).record(open_seed=True))


def test_a_seat_that_is_not_there_is_refused():
    with pytest.raises(BadInput, match="There is no seat 3; seats are 0 to 2"):
        review(random_match("sigismundus").record(), seats=(3,))


def test_a_decision_is_judged_by_what_its_seat_could_know():
    """Two worlds that look the same to the seat make the same judgement."""
    match = random_match("magnaci", most=60)
    seat = match.waiting[0]
    action = match.options(seat)[-1]
    other = match.rules.imagine(match.game, seat, Random(3))

    here, there = (
        judge(
            match.rules, Asked(61, game, structs.replace(match.moves[0], seat=seat, action=action))
        )
        for game in (match.game, other)
    )

    assert here == there
    assert here.advised in Perspective(match.rules, match.game, seat).options


def test_moves_taken_back_are_no_part_of_it():
    match = Match.start("magnaci", seats=2, seed=4)
    first = match.waiting[0]
    match.play(first, match.options(first)[0])
    match.undo(first)
    taken_up = random_rest(match)

    found = review(taken_up.record(), seats=())

    assert len(found.moments) == len(taken_up.moves) + 1 == taken_up.n


def random_rest(match: Match) -> Match:
    while match.outcome is None:
        seat = match.waiting[0]
        match.play(seat, match.options(seat)[-1])
    return Match.replay(Record.load(match.record().dump()))


def curve(*firsts: float) -> list[Moment]:
    return [Moment(n, (each, 1 - each)) for n, each in enumerate(firsts)]


def test_turning_points_are_where_most_chance_changed_hands():
    quiet = [0.5] * NEAR
    moments = curve(*quiet, 0.9, 0.8, *[0.8] * NEAR, 0.1, *[0.1] * NEAR, 0.1 + LEAST_TURN / 2)

    found = turning_points(moments)

    assert found == (NEAR, 2 * NEAR + 2)
    assert swing(moments, NEAR) == pytest.approx(0.4)


def test_there_are_few_turning_points_and_none_where_nothing_turned():
    wild = [float(at % (2 * NEAR) < NEAR) for at in range(40 * NEAR)]

    assert len(turning_points(curve(*wild))) == MOST_TURNS
    assert turning_points(curve(*[0.5] * 30)) == ()


def test_of_too_many_decisions_those_that_changed_most_are_judged(monkeypatch):
    monkeypatch.setattr("interpares.bots.insight.reviewing.MOST_JUDGED", 2)
    match = random_match("magnaci", most=5)
    asked = [Asked(n, match.game, match.moves[0]) for n in (1, 2, 3)]

    found = foremost(asked, curve(0.5, 0.6, 0.6, 0.9))

    assert [each.n for each in found] == [1, 3]


def test_a_bot_that_would_have_done_the_same_agrees():
    action = random_match("magnaci", most=1).moves[0].action

    assert Judged(1, 0, action, action, 0.0, 0.0).agrees
