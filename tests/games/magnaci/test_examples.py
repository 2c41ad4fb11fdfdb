"""What the worked examples of the rulebook show besides their scenario files."""

from __future__ import annotations

import pytest
from msgspec import structs

from games.examples import example, reports
from interpares import Match
from interpares.games.magnaci.scoring import wealth
from interpares.scenarios import Expectation
from scenario import play


def played(name: str) -> Match:
    """A match after the moves of a scenario."""
    scenario = example("magnaci", name)
    match = scenario.begin()
    play(match, *scenario.moves)
    return match


WRONG = [
    (Expectation(at="/partitioned", equals=["prussia"]), "/partitioned is ['ukraine'"),
    (Expectation(waiting=(0, 1)), "waiting for (2,)"),
    (Expectation(refuses="2 discard cossack_rebellion"), "was allowed"),
    (Expectation(refuses="2 discard turkish_war", rule="MA-1.1"), "was refused by MA-10.22"),
    (Expectation(refuses="2 defenestrate", rule="MA-10.22"), "could not be read"),
    (Expectation(seat=2, offers=("discard cossack_rebellion",)), "seat 2 is offered"),
    (Expectation(seat=2, offers_some=("pass",)), "seat 2 is not offered 'pass'"),
    (Expectation(seat=2, offers_none=("discard cossack_rebellion",)), "seat 2 is offered"),
    (Expectation(outcome={"reason": "collapsed"}), "outcome reason is None"),
]


@pytest.mark.parametrize("wrong, reported", WRONG)
def test_a_wrong_expectation_is_reported(wrong, reported):
    """E5: a runner that could not fail would prove nothing."""
    assert reports(example("magnaci", "e5_equal_scales"), wrong, reported)


def test_a_refused_move_is_reported():
    """E5"""
    scenario = example("magnaci", "e5_equal_scales")
    moves = (*scenario.moves, "2 discard turkish_war")

    [flaw] = structs.replace(scenario, moves=moves).run()

    assert flaw.startswith(f"move {len(moves)}, '2 discard turkish_war', was refused")


NONE, PRESENCE, ADVANTAGE, DOMINANCE = range(4)


def test_a_lone_estate_dominates():
    """E1, MA-18.3"""
    players = played("e1_setup_and_election").view(None).players

    # Prussia, Lithuania, Ukraine, Little Poland, Great Poland
    assert players[0].standing == (DOMINANCE, NONE, NONE, NONE, NONE)
    assert players[1].standing == (NONE, NONE, NONE, NONE, DOMINANCE)
    assert players[2].standing == (NONE, DOMINANCE, NONE, NONE, NONE)


def test_the_modifier_of_a_province_adds_up():
    """E8, MA-10.5"""
    match = example("magnaci", "e8_modifier_of_two_wins").begin()

    assert match.view(None).modifiers == (-2, 2, -2, -2, -2)


def test_the_silent_sejm_reaches_all_five_provinces():
    """E9, MA-10.18"""
    match = example("magnaci", "e9_silent_sejm_wins_next").begin()
    assert match.view(None).modifiers == (0, 0, 0, 0, 0)

    play(match, *example("magnaci", "e9_silent_sejm_wins_next").moves)

    assert match.view(None).modifiers == (-2, -2, -2, -2, -2)


@pytest.mark.parametrize(
    "name, expected",
    [("e10_advantage", ADVANTAGE), ("e10_dominance", DOMINANCE), ("e10_nobody", PRESENCE)],
)
def test_standing_is_marked_by_the_numbers_alone(name, expected):
    """E10, MA-18.1, MA-18.2"""
    players = example("magnaci", name).begin().view(None).players

    assert [player.standing[0] for player in players] == [expected, PRESENCE, PRESENCE]


@pytest.mark.parametrize(
    "name, advantages, dominances",
    [
        ("e11_final_scoring", (0, 0, 0, 1, 1), (0, 0, 0, 0, 0)),
        ("e11_red_dominates", (0, 0, 0, 1, 0), (0, 0, 0, 0, 1)),
    ],
)
def test_the_second_way_of_counting_gives_the_same_wealth(name, advantages, dominances):
    """E11, MA-13.1: the first estate of a place counts double, the last twice or three times."""
    game = example("magnaci", name).begin().game

    for seat, player in enumerate(game.players):
        firsts = sum(count > 0 for count in (*player.estates, *player.fiefs))
        again = advantages[seat] + 2 * dominances[seat]
        assert wealth(game, seat).total == player.estate_count + firsts + again
