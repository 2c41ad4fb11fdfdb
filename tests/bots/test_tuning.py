"""The tuner: better numbers are found, the same by every way, and offered only if they win."""

from __future__ import annotations

import json
import math
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from cli.commands import refused, run
from interpares import BadInput
from interpares.bots.magnaci_worth import WEIGHTS, Weights
from interpares.bots.numbers import Confirmation, numbers
from interpares.bots.sigismundus_weights import WEIGHTS as SIGISMUNDUS
from interpares.bots.tuning import games, publishing
from interpares.bots.tuning.evolution import Evolution, evolve
from interpares.bots.tuning.factors import changed, checked
from interpares.bots.tuning.games import Played, margin, play, result
from interpares.bots.tuning.plan import planned
from interpares.bots.tuning.tuner import confirmed, told, tune
from interpares.bots.veto_weights import STANDARD
from interpares.kernel.game import Outcome

TINY = {
    "names": ("budget", "soldier"),
    "seats": 2,
    "generations": 2,
    "candidates": 4,
    "games": 2,
    "confirm": 2,
    "options": {"trade": False},
}
GOAL = (1.6, 0.7, 1.2)


def tiny(**changed):
    return planned("magnaci", **TINY | changed)


def nearness(generation, candidates):
    """A toy: the nearer to the goal, the better."""
    return [
        -sum(math.log(each / goal) ** 2 for each, goal in zip(factors, GOAL, strict=True))
        for factors in candidates
    ]


def outcome(*scores):
    ranks = tuple(1 + sum(other > score for other in scores) for score in scores)
    return Outcome("finished", ranks=ranks, scores=scores)


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    """A run in one go, and its file."""
    path = tmp_path_factory.mktemp("tuning") / "whole.jsonl"
    return tune(tiny(), state=path), path.read_bytes()


# --- the search


def test_the_search_finds_the_best_factors_of_a_toy():
    found = evolve(3, nearness, generations=40, candidates=8, seed=1)

    assert found.factors == pytest.approx(GOAL, rel=0.02)
    assert found.fitness[-1] > found.fitness[0]


def test_the_same_seed_finds_the_same_and_another_does_not():
    one, same, other = (
        evolve(3, nearness, generations=3, candidates=6, seed=seed) for seed in (1, 1, 2)
    )

    assert one == same
    assert one != other


def test_no_number_runs_away():
    found = evolve(
        2, lambda _, asked: [sum(each) for each in asked], generations=60, candidates=6, seed=1
    )

    assert found.factors == pytest.approx((3, 3), rel=0.02)


def test_without_the_package_the_tuner_says_what_is_missing(monkeypatch):
    monkeypatch.setitem(sys.modules, "cmaes", None)

    with pytest.raises(BadInput, match=r"interpares\[tune\]"):
        evolve(2, nearness, generations=1, candidates=4, seed=0)


# --- numbers by name


def test_a_number_is_multiplied_by_its_name():
    assert changed(WEIGHTS, {"budget": 1.5}) == structs.replace(
        WEIGHTS, budget=WEIGHTS.budget * 1.5
    )


def test_a_row_of_numbers_is_multiplied_as_a_whole_or_one_by_one():
    whole = changed(WEIGHTS, {"offices": 2.0})
    one = changed(WEIGHTS, {"offices.1": 2.0})

    assert whole.offices == tuple(2 * each for each in WEIGHTS.offices)
    assert one.offices == (WEIGHTS.offices[0], 2 * WEIGHTS.offices[1], *WEIGHTS.offices[2:])


def test_numbers_of_numbers_are_found_too():
    found = changed(SIGISMUNDUS, {"belief.low": 2.0})

    assert found.belief == structs.replace(SIGISMUNDUS.belief, low=2 * SIGISMUNDUS.belief.low)


def test_a_chance_stays_one_and_a_count_stays_whole():
    assert changed(WEIGHTS, {"tie": 3.0}).tie == 1.0
    assert changed(WEIGHTS, {"hope": 3.0}).hope < 1.0
    assert changed(STANDARD, {"ample": 1.2}).ample == round(1.2 * STANDARD.ample)
    assert changed(STANDARD, {"lead": 0.01}).lead == 1


@given(st.dictionaries(st.sampled_from(Weights.__struct_fields__), st.floats(0.3, 3)))
def test_whatever_the_factors_the_numbers_can_be_written_and_read(factors):
    found = changed(WEIGHTS, factors)
    kept = structs.replace(publishing.present("magnaci"), weights=found)

    assert numbers("magnaci", Weights, lambda _: publishing.dumped(kept)) == kept


def test_no_names_are_all_fields():
    assert checked(WEIGHTS, ()) == Weights.__struct_fields__


# --- games


def test_all_candidates_of_a_generation_play_the_same_deals_in_every_seat(monkeypatch):
    asked = []

    def seen(work, tasks, *, jobs):
        asked.extend(tasks)
        return [Played(each.index, 1.0, 0.0, decided=True) for each in tasks]

    monkeypatch.setattr(games, "in_order", seen)
    plan = tiny(games=4, seed=7)
    table = games.Games(plan, jobs=1, state=None, progress=None)
    table.generation(0, [(1.0, 1.0)] * 3)
    table.generation(1, [(1.0, 1.0)])
    table.confirmation((1.0, 1.0))

    by_candidate = [[(each.deal, each.seat) for each in asked[at : at + 4]] for at in (0, 4, 8)]
    assert by_candidate == [[(7, 0), (8, 1), (9, 0), (10, 1)]] * 3
    deals = [{each.deal for each in part} for part in (asked[:12], asked[12:16], asked[16:])]
    assert not any(one & other for one in deals for other in deals if one is not other)


def test_games_are_rounded_up_to_whole_rounds_of_the_seats():
    plan = planned("magnaci", **TINY | {"seats": 3, "games": 4, "confirm": 7})

    assert (plan.games, plan.confirm) == (6, 9)


def test_the_present_numbers_against_themselves_are_the_same_in_every_candidate():
    games_ = [
        games.Task((0, at, 0), "magnaci", 2, {"trade": False}, 3, ("budget",), (1.0,))
        for at in range(2)
    ]

    one, other = map(play, games_)
    assert (one.won, one.margin) == (other.won, other.margin)


def test_fitness_is_the_mean_of_the_win_and_the_margin():
    winner = result((0, 0, 0), outcome(30, 20, 10), 0)

    assert winner.margin == pytest.approx(10 / 20)
    assert winner.fitness == pytest.approx((1 + (1 + 0.5) / 2) / 2)
    assert result((0, 0, 0), outcome(30, 30, 0), 0).won == 0.5
    assert result((0, 0, 0), Outcome("collapsed"), 0).fitness == 0


@given(st.lists(st.integers(-50, 200), min_size=2, max_size=6))
def test_a_margin_is_never_beyond_one(scores):
    margins = [margin(outcome(*scores), seat) for seat in range(len(scores))]

    assert all(-1 <= each <= 1 for each in margins)
    assert sum(each > 0 for each in margins) <= 1


# --- a whole run


def test_a_run_that_was_stopped_comes_to_the_same(whole, tmp_path):
    tuned, file = whole
    path = tmp_path / "stopped.jsonl"
    path.write_bytes(file[: len(file) * 2 // 3])

    assert tune(tiny(), state=path) == tuned
    assert path.read_bytes() == file


def test_the_number_of_jobs_changes_nothing(whole):
    assert tune(tiny(), jobs=2) == whole[0]


def test_a_run_that_is_over_plays_nothing_more(whole, tmp_path, monkeypatch):
    path = tmp_path / "over.jsonl"
    path.write_bytes(whole[1])
    monkeypatch.setattr(games, "play", None)

    assert tune(tiny(), state=path) == whole[0]


def test_the_file_of_another_run_is_refused(whole, tmp_path):
    path = tmp_path / "other.jsonl"
    path.write_bytes(whole[1])

    with pytest.raises(BadInput, match="with other seed"):
        tune(tiny(seed=5), state=path)


@pytest.mark.parametrize(
    "wrong, words",
    [
        ({"names": ("budget", "colour")}, "no number 'colour'"),
        ({"names": ("budget", "offices.7")}, "no number 'offices.7'"),
        ({"names": ("budget", "offices.x")}, "no number 'offices.x'"),
        ({"names": ("budget", "budget.1")}, "no number 'budget.1'"),
        ({"names": ("budget", "budget")}, "named twice"),
        ({"names": ("offices", "offices.1")}, "named twice"),
        ({"names": ("budget",)}, "two at least"),
        ({"candidates": 3}, "4 candidates"),
        ({"generations": 0}, "generations must be at least 1"),
        ({"confirm": 0}, "confirm must be at least 1"),
        ({"bot": "random"}, "those of 'greedy'"),
        ({"seats": 9}, "9"),
    ],
)
def test_a_plan_that_cannot_be_is_refused_in_one_sentence(wrong, words):
    with pytest.raises(BadInput, match=words):
        tiny(**wrong)


def test_a_game_whose_bots_have_no_numbers_is_refused():
    with pytest.raises(BadInput, match="no numbers to tune"):
        planned("florence", seats=3)


# --- what is offered


def confirmation(wins, games_=200):
    played = [Played((2, -1, at), float(at < wins), 0.0, decided=True) for at in range(games_)]
    return confirmed(tiny(), played)


def run_with(wins):
    return told(tiny(), Evolution((1.25, 0.8), (0.5, 0.6)), confirmation(wins))


def test_shared_wins_and_shared_defeats_are_no_wins():
    kinds = [(1.0, True), (0.5, True), (0.0, True), (0.0, False)]
    played = [Played((2, -1, at), won, 0.0, decided) for at, (won, decided) in enumerate(kinds)]

    found = confirmed(tiny(), played)

    assert (found.games, found.shared_defeats, found.wins) == (4, 1, 1)
    assert found.win_rate == pytest.approx(1 / 3, abs=1e-4)


def test_only_a_gain_beyond_chance_is_adopted():
    assert not run_with(105).adopted
    assert run_with(120).adopted
    assert isinstance(run_with(120).confirmation, Confirmation)


@pytest.mark.parametrize("wins", [105, 120])
def test_a_run_is_kept_as_data_and_its_numbers_if_they_are_better(wins, whole, tmp_path):
    kept = structs.replace(whole[0], run=run_with(wins))

    path = publishing.publish(kept, tmp_path)

    found = numbers("magnaci", Weights, lambda _: path.read_bytes())
    better = changed(WEIGHTS, {"budget": 1.25, "soldier": 0.8})
    assert found.weights == (better if wins == 120 else WEIGHTS)
    assert found.runs == (*publishing.present("magnaci").runs, kept.run)


def test_the_command_prints_the_run(tmp_path):
    asked = ("magnaci", "--weights", "budget,soldier", "--seats", 2, "--candidates", 4)
    amounts = ("--generations", 1, "--games", 2, "--confirm", 2)
    state = tmp_path / "state.jsonl"

    printed = run("tune", *asked, *amounts, "--state", state, "--json")
    shown = run("tune", *asked, *amounts, "--state", state)

    found = json.loads(printed.output)
    assert list(found["present"]) == list(found["found"]) == ["budget", "soldier"]
    assert found["run"]["games"] == 8
    assert shown.exit_code == 0
    assert "even share is 50.0%" in " ".join(shown.output.split())


def test_the_command_refuses_in_one_line():
    assert refused(run("tune", "magnaci", "--weights", "colour,budget"), 2, "no number 'colour'")
    assert refused(run("tune", "chess"), 2, "chess")
    assert refused(run("tune", "magnaci", "--bot", "heuristic"), 2, "heuristic")
