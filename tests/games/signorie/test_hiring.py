"""SI-HIR: a helper is hired."""

from __future__ import annotations

import pytest

from games.signorie.positions import at_rest, florins, in_phase, in_turn, scores, told, words
from interpares.games.signorie.cards import HELPERS
from interpares.games.signorie.events import Hired
from scenario import play, refused

TARGETS = {
    "yellow": "turquoise",
    "red": "yellow",
    "purple": "red",
    "grey": "purple",
    "turquoise": "grey",
}
COSTS = {"top": 2, "middle": 3, "bottom": 4}
RICH = {"florins": 9, "political": "1"}


def hiring(colour: str, **house):
    """A free die of that colour has been placed."""
    game = in_turn({**RICH, **house}, pool={colour: (6,)})
    play(game, f"0 take {colour} 6")
    return game


@pytest.mark.parametrize("colour", TARGETS)
def test_a_die_hires_into_the_column_on_its_left(colour: str):
    """SI-HIR.1"""
    game = hiring(colour)

    target = TARGETS[colour]
    assert words(game, "hire") == [f"helper_{target}_{row}" for row in COSTS]


@pytest.mark.parametrize("colour", TARGETS)
def test_no_die_hires_into_another_column(colour: str):
    """SI-HIR.1"""
    game = hiring(colour)

    for other in {*TARGETS} - {TARGETS[colour]}:
        refusal = refused(game, f"0 hire helper_{other}_middle")
        assert (refusal.rule, refusal.message) == ("SI-HIR.1", "other-column")


@pytest.mark.parametrize("row", COSTS)
@pytest.mark.parametrize("colour", TARGETS)
def test_a_helper_costs_two_three_or_four_florins(colour: str, row: str):
    """SI-HIR.1, SI-HIR.2"""
    game = hiring(colour)
    helper = f"helper_{TARGETS[colour]}_{row}"

    events = play(game, f"0 hire {helper}")

    assert game.players[0].helpers == (helper,)
    assert florins(game)[0] == 9 - COSTS[row]
    assert game.helpers_left == 47
    assert told(events, Hired) == [Hired(0, helper, COSTS[row])]


@pytest.mark.parametrize("money, rows", [(1, 0), (2, 1), (3, 2), (4, 3)])
def test_one_hires_what_one_can_pay(money: int, rows: int):
    """SI-HIR.2"""
    game = hiring("purple", florins=money)

    names = [f"helper_red_{row}" for row in COSTS]
    assert words(game, "hire") == names[:rows]
    for helper in names[rows:]:
        refusal = refused(game, f"0 hire {helper}")
        assert (refusal.rule, refusal.message) == ("SI-HIR.2", "cannot-pay-helper")


@pytest.mark.parametrize("mine, left", [("bottom", "top middle"), ("top", "middle bottom")])
def test_spaces_are_filled_in_any_order(mine: str, left: str):
    """SI-HIR.2"""
    game = hiring("purple", helpers=f"red_{mine}")

    assert words(game, "hire") == [f"helper_red_{row}" for row in left.split()]


def test_the_cost_of_the_die_comes_first():
    """SI-HIR.2, SI-ACT.6"""
    game = in_turn({"florins": 4, "men": 0, "women": 0, "political": "1"}, pool={"grey": (3,)})
    play(game, "0 take grey 3")

    assert words(game, "hire") == ["helper_purple_top", "helper_purple_middle"]
    play(game, "0 hire helper_purple_middle")

    assert florins(game)[0] == 0


@pytest.mark.parametrize("helper", ["yellow_middle", "red_middle", "grey_top", "turquoise_top"])
def test_a_new_helper_does_nothing_this_turn(helper: str):
    """SI-HIR.3"""
    column, _ = helper.split("_")
    colour = next(each for each in TARGETS if TARGETS[each] == column)
    game = hiring(colour)

    play(game, f"0 hire helper_{helper}")

    assert at_rest(game)
    assert scores(game)[0] == 0
    assert florins(game)[0] == 9 - HELPERS[f"helper_{helper}"].cost


def test_helpers_already_in_the_column_of_the_die_work_after_hiring():
    """SI-HIR.3, SI-ACT.9"""
    game = hiring("red", helpers="red_middle")

    play(game, "0 hire helper_yellow_middle", "0 activate")

    assert at_rest(game)
    assert florins(game)[0] == 9 - 3 + 3
    assert scores(game)[0] == 0


def test_a_space_holds_one_disc():
    """SI-HIR.4"""
    game = hiring("yellow", helpers="turquoise_middle")

    refusal = refused(game, "0 hire helper_turquoise_middle")

    assert (refusal.rule, refusal.message) == ("SI-HIR.4", "helper-is-there")


def test_every_player_has_spaces_of_the_own():
    """SI-HIR.4"""
    game = in_phase({"helpers": "yellow_top"}, {"florins": 9}, seats=2)

    play(game, "0 pass", "1 take red 3", "1 hire helper_yellow_top")

    assert [player.helpers for player in game.players] == [("helper_yellow_top",)] * 2


def test_helpers_stay_when_they_have_worked():
    """SI-HIR.4"""
    game = in_turn({"helpers": "yellow_middle"}, pool={"yellow": (1,)})

    play(game, "0 take yellow 1", "0 manage", "0 activate")

    assert game.players[0].helpers == ("helper_yellow_middle",)
    assert game.helpers_left == 47


def test_an_unknown_helper_is_refused():
    """SI-HIR.1"""
    refusal = refused(hiring("yellow"), "0 hire helper_white_top")

    assert (refusal.rule, refusal.message) == ("SI-HIR.1", "no-such-helper")
