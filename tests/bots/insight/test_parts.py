"""What holds for the parts of every evaluation: they are all of it, and each has its words."""

from __future__ import annotations

import re

import pytest

from bots.insight.moments import every_game, walked
from interpares import rules_of, slugs
from interpares.bots import judge_of
from interpares.bots.insight.knowing import insight_of
from interpares.bots.insight.weighing import OUTCOME
from interpares.texts import Texts, languages_of, sources

SEATS = [(slug, seats) for slug in slugs() for seats in rules_of(slug).seats]
LANGUAGES = [(slug, each) for slug in slugs() for each in languages_of(rules_of(slug).package)]


@pytest.mark.parametrize("slug, seats", SEATS)
def test_the_parts_are_the_whole_evaluation(slug, seats):
    insight, evaluate = insight_of(slug), judge_of(slug).evaluate
    games = walked(slug, seats, 2)

    for game in (*games[::5], games[-1]):
        for seat in range(seats):
            assert sum(insight.parts(game, seat).values()) == pytest.approx(
                evaluate(game, seat), abs=1e-6
            )


@pytest.mark.parametrize("slug, seats", SEATS)
def test_a_game_comes_nearer_to_its_end(slug, seats):
    progress = [insight_of(slug).progress(game) for game in walked(slug, seats, 2)]

    assert all(0 <= each <= 1 for each in progress)
    assert progress[0] < 0.15
    assert progress[-1] > progress[len(progress) // 2] > progress[0]


@pytest.mark.parametrize("slug, language", LANGUAGES)
def test_every_part_has_words_and_no_other(slug, language):
    insight, found = insight_of(slug), set()
    for seats in rules_of(slug).seats:
        for game in walked(slug, seats, 2)[::5]:
            found.update(insight.parts(game, 0))
    package = rules_of(slug).package
    text = sources(package, language)[f"insight.{language}.ftl"]

    worded = re.findall(r"(?m)^part-([a-z-]+) = \S", text)

    assert {each.replace("-", "_") for each in worded} == found - {OUTCOME}
    for count in (1, 2, 5):
        assert str(count) in Texts.of(package, language).say("insight-points", {"points": count})


@every_game
def test_the_evaluation_leaves_the_game_alone(slug):
    game = walked(slug, min(rules_of(slug).seats), 2)[40].copy()
    before = game.copy()

    insight_of(slug).parts(game, 0)
    insight_of(slug).progress(game)

    assert game == before
