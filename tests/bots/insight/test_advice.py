"""Hints: the best options first, the same from the same, and blind to what is hidden."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from bots.insight.moments import asking, every_game
from interpares import BadInput, Match, rules_of, slugs
from interpares.bots.insight import Advice, Reason, advise
from interpares.bots.insight.advice import MOST_ADVICE, compared
from interpares.bots.insight.knowing import preferred
from interpares.bots.insight.weighing import (
    MOST_REASONS,
    OUTCOME,
    SLIGHT,
    Weighed,
    mean,
    reasons,
)
from interpares.games.magnaci.actions import Settle
from interpares.kernel.views import Perspective


def seen(slug: str, seed: int) -> Perspective:
    game = asking(slug, seed)
    return Perspective(rules_of(slug), game, game.waiting[0])


@every_game
def test_advice_is_about_different_options_and_the_first_is_what_a_bot_would_do(slug):
    perspective = seen(slug, 2)

    found = advise(rules_of(slug), perspective, seed=5)

    actions = [each.action for each in found]
    assert 2 <= len(found) <= MOST_ADVICE
    assert len(set(actions)) == len(actions)
    assert all(each in perspective.options for each in actions)
    assert [each.preferred for each in found] == [True] + [False] * (len(found) - 1)
    assert found[0].action == preferred(None, perspective, Random(5))
    assert all(0 <= each.chance <= 1 for each in found)
    assert sum(each.points for each in found) == pytest.approx(0, abs=1e-6)
    others = [each.points for each in found[1:]]
    assert all(more >= less - 0.01 for more, less in pairwise(others))


@settings(max_examples=25)
@given(slug=some.sampled_from(slugs()), seed=some.integers(0, 4), chance=some.integers(0, 3))
def test_two_worlds_that_look_the_same_get_the_same_advice(slug, seed, chance):
    rules, game = rules_of(slug), asking(slug, seed)
    seat = game.waiting[0]
    other = rules.imagine(game, seat, Random(chance))

    here = advise(rules, Perspective(rules, game, seat), seed=chance, worlds=2)
    there = advise(rules, Perspective(rules, other, seat), seed=chance, worlds=2)

    assert here == there


@every_game
def test_nothing_but_the_perspective_is_looked_at_and_the_game_stays_as_it_is(slug):
    game = asking(slug, 3)
    before = game.copy()

    first, second = (
        advise(rules_of(slug), Perspective(rules_of(slug), game, game.waiting[0]), seed=9)
        for _ in range(2)
    )

    assert first == second
    assert game == before


def test_who_is_not_asked_gets_no_advice():
    match = Match.start("magnaci", seats=3, seed=1)
    other = (match.waiting[0] + 1) % 3

    assert advise(match.rules, match.perspective(other)) == ()


def test_of_one_option_there_is_nothing_to_compare():
    match = Match.start("magnaci", seats=3, seed=1)
    perspective = match.perspective(match.waiting[0])
    perspective.options = perspective.options[:1]

    (found,) = advise(match.rules, perspective)

    assert (found.points, found.reasons) == (0, ())


def test_fewer_are_listed_when_fewer_are_wanted_and_any_bot_may_be_asked():
    perspective = seen("magnaci", 2)

    found = advise(rules_of("magnaci"), perspective, seed=1, most=2, level="novice")

    assert len(found) == 2
    assert found[0].action == preferred("novice", perspective, Random(1))


def test_advice_of_a_bot_that_is_not_there_is_refused():
    with pytest.raises(BadInput, match="There is no bot 'oracle'"):
        advise(rules_of("magnaci"), seen("magnaci", 2), level="oracle")


def test_an_option_is_compared_with_the_mean_of_the_others():
    prussia, ukraine, lithuania = map(Settle, ("prussia", "ukraine", "lithuania"))
    options = [
        Weighed(prussia, 9.0, {"estates": 6.0, "laws": 3.0}, 0.6),
        Weighed(ukraine, 4.0, {"estates": 4.0}, 0.3),
        Weighed(lithuania, 2.0, {"estates": 1.0, "laws": 1.0}, 0.2),
    ]

    best, second, _ = compared(options)

    why = (Reason("estates", 3.5), Reason("laws", 2.5))
    assert best == Advice(prussia, 6.0, 0.6, why, preferred=True)
    assert second.points == -1.5
    assert second.reasons == (Reason("laws", -2.0), Reason("estates", 0.5))


def test_reasons_are_few_great_and_of_the_greatest_first():
    ours = {"a": 1.0, "b": -4.0, "c": SLIGHT / 2, "d": 2.0, "e": 3.0}

    found = reasons(ours, {"d": 4.5})

    assert [each.part for each in found] == ["b", "e", "d"]
    assert len(found) == MOST_REASONS


def test_beside_the_end_nothing_else_is_told():
    assert reasons({OUTCOME: 30.0}, {"estates": 9.0}) == (Reason(OUTCOME, 30.0),)


def test_a_part_that_is_missing_somewhere_counts_nothing_there():
    assert mean([{"a": 2.0}, {"a": 1.0, "b": -3.0}]) == {"a": 1.5, "b": -1.5}
