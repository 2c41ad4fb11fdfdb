"""`interpares review`, and hints at the prompt."""

from __future__ import annotations

import json
import re

import pytest

from cli.commands import played, refused, run
from cli.playing import begin, script
from interpares.cli.reviewing import BARS, sparkline


@pytest.fixture
def record(tmp_path):
    path = tmp_path / "game.jsonl"
    path.write_text(played().record().dump(), "utf-8")
    return path


@pytest.mark.parametrize(
    "language, titles",
    [
        ("en", ("Chances to win", "Where the points came from", "Turning points", "decisions;")),
        (
            "pl",
            ("Szanse na wygraną", "Skąd wzięły się punkty", "Punkty zwrotne", "z nich kosztowało"),
        ),
    ],
)
def test_a_review_tells_of_chances_points_turns_and_decisions(record, language, titles):
    result = run("review", record, "--lang", language, "--seat", 0, "--least", 3)

    assert result.exit_code == 0
    assert [title for title in titles if title not in result.output] == []
    assert "cli-" not in result.output
    assert sum(each in BARS for each in result.output) > 100


def test_a_review_of_one_seat_is_json_for_programs(record):
    found = json.loads(run("review", record, "--seat", 1, "--json").output)

    match = played()
    assert set(found) == {"moments", "turning_points", "decisions", "sources"}
    assert len(found["moments"]) == match.n + 1
    assert {each["seat"] for each in found["decisions"]} == {1}


def test_decisions_that_cost_less_are_not_told(record):
    much, little = (run("review", record, "--least", least).output for least in (100, 0))

    assert "A bot would rather" not in much
    assert "A bot would rather" in little


def test_an_unfinished_match_is_not_reviewed(tmp_path):
    path = tmp_path / "game.jsonl"
    path.write_text(played(moves=30).record(open_seed=True).dump(), "utf-8")

    assert refused(run("review", path), 2, "The match is not over")


def test_a_seat_that_is_not_there_is_refused(record):
    assert refused(run("review", record, "--seat", 7), 2, "There is no seat 7")


def test_a_curve_goes_from_no_chance_to_certainty():
    assert sparkline([0.0, 0.5, 1.0]) == "▁▅█"
    assert len(sparkline([0.3] * 500)) == 48
    assert sparkline([1.0]) == "█"


@pytest.mark.parametrize("language, word", [("en", "hint"), ("pl", "podpowiedź"), ("de", "hint")])
def test_a_hint_shows_options_to_type_with_chance_and_reason_and_changes_nothing(
    tmp_path, language, word
):
    screen = begin(tmp_path, script("1", word, word), language=language)

    screen.session.run()

    first, second = ([*map(str.strip, each.splitlines())] for each in screen.text.split("> ")[2:4])
    options = [line for line in first if re.match(r"\S+ +\d+% +\S", line)]
    assert len(options) >= 2
    assert [line for line in second if line in options] == options
    assert len([move for move in screen.session.match.moves if move.seat == 0]) == 1
