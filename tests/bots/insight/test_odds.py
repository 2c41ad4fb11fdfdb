"""Chances to win: together one, right at the end, and better than saying nothing."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as some

from bots.insight.moments import every_game, kept, walked
from interpares import Match, rules_of, slugs
from interpares.bots.insight import chances
from interpares.bots.insight.fitting import Seen, fit, log_loss, told
from interpares.bots.insight.odds import at, fitted, shares, sharpness_of, softmax
from interpares.kernel.game import Outcome

CASES = [(slug, seats) for slug in slugs() for seats in rules_of(slug).seats]
FITTED = [(slug, each.seats) for slug in slugs() for each in fitted(slug).fit]


@given(case=some.sampled_from(CASES), seed=some.integers(0, 3), part=some.floats(0, 1))
def test_the_chances_of_all_seats_are_together_one(case, seed, part):
    slug, seats = case
    games = walked(slug, seats, seed, 150)
    game = games[int(part * (len(games) - 1))]

    found = chances(rules_of(slug), game)

    assert len(found) == seats
    assert all(0 <= each <= 1 for each in found)
    assert sum(found) == pytest.approx(1)


@every_game
def test_the_same_position_has_the_same_chances_and_stays_as_it_is(slug):
    game = walked(slug, min(rules_of(slug).seats), 2)[60]
    before = game.copy()

    first, second = (chances(rules_of(slug), game) for _ in range(2))

    assert first == second
    assert game == before


@every_game
def test_at_the_end_the_chances_are_what_happened(slug):
    for record in kept(slug):
        match = Match.replay(record)
        won = match.outcome.winners

        assert chances(match.rules, match.game) == tuple(
            (seat in won) / max(1, len(won)) for seat in range(record.header.seats)
        )


def test_winners_share_and_a_shared_defeat_leaves_nothing():
    shared = Outcome("finished", (0, 1, 2), (1, 1, 3), (5, 5, 3))
    lost = Outcome("collapse", (), (), ())

    assert shares(shared, 3) == (0.5, 0.5, 0)
    assert shares(lost, 3) == (0, 0, 0)


@every_game
def test_the_future_draws_are_not_looked_at(slug):
    game = walked(slug, min(rules_of(slug).seats), 2)[60].copy()
    before = chances(rules_of(slug), game)

    game.seed = b"another future" * 2

    assert chances(rules_of(slug), game) == before


@pytest.mark.parametrize("slug, seats", FITTED)
def test_the_numbers_were_fitted_and_did_better_on_other_games_than_even_chances(slug, seats):
    (found,) = (each for each in fitted(slug).fit if each.seats == seats)

    assert found.version == rules_of(slug).version
    assert min(found.sharpness) >= 0
    assert max(found.sharpness) > 0
    assert f"benchmarks.chances {slug} --seats {seats} " in f"{found.run} "
    assert found.log_loss < found.constant == pytest.approx(math.log(seats), abs=1e-4)
    said = sum(each.positions * each.said for each in found.calibration)
    came = sum(each.positions * each.came for each in found.calibration)
    assert said == pytest.approx(came, rel=0.02)


@every_game
def test_chances_told_of_matches_that_were_kept_surprise_less_than_even_ones(slug):
    surprise, constant = 0.0, 0.0
    for record in kept(slug):
        match = Match.replay(record)
        won = shares(match.outcome, record.header.seats)
        if not any(won):
            continue
        for game in list(match.positions())[:-1:10]:
            found = chances(match.rules, game)
            pairs = zip(won, found, strict=True)
            surprise -= sum(came * math.log(max(0.001, said)) for came, said in pairs)
            constant += math.log(record.header.seats)

    assert surprise < constant


def test_between_two_steps_the_sharpness_is_between_them():
    assert at((1.0, 3.0, 2.0), 0) == 1
    assert at((1.0, 3.0, 2.0), 0.25) == 2
    assert at((1.0, 3.0, 2.0), 0.5) == 3
    assert at((1.0, 3.0, 2.0), 1) == 2


@given(powers=some.lists(some.floats(-1e6, 1e6), min_size=1, max_size=5))
def test_powers_of_any_size_become_shares(powers):
    found = softmax(powers)

    assert sum(found) == pytest.approx(1)
    assert max(found) == found[powers.index(max(powers))]


def test_a_number_of_seats_that_was_not_fitted_takes_the_numbers_of_the_nearest():
    assert sharpness_of("magnaci", 9) == sharpness_of("magnaci", 5)
    assert sharpness_of("magnaci", 4) != sharpness_of("magnaci", 5)


def test_the_fit_finds_the_sharpness_that_made_the_games():
    """A lead of two points wins three of four games at first, and nine of ten later."""
    early = [[Seen(0.0, (2.0, 0.0), (won, 1.0 - won))] for won in (1.0, 1.0, 1.0, 0.0) * 50]
    late = [[Seen(1.0, (2.0, 0.0), (won, 1.0 - won))] for won in (1.0,) * 180 + (0.0,) * 20]

    found = fit(early + late)

    assert told(early[0][0], found)[0] == pytest.approx(0.75, abs=0.02)
    assert told(late[0][0], found)[0] == pytest.approx(0.9, abs=0.02)
    assert log_loss(early + late, found) < math.log(2)
