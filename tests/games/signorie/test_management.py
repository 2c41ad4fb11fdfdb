"""SI-FLO, SI-FUL: the management action of each column."""

from __future__ import annotations

import pytest

from games.signorie.positions import at_rest, florins, in_turn, offered, told
from interpares.games.signorie.events import FlorinsGained
from scenario import play

FREE = {"yellow": [1], "red": [2], "purple": [3], "grey": [4], "turquoise": [5]}
READY = {"florins": 5, "political": "2"}
"""Able to do every management action."""


def test_the_yellow_column_brings_three_florins():
    """SI-FLO.1"""
    game = in_turn({"florins": 2}, pool=FREE)

    events = play(game, "0 take yellow 1", "0 manage")

    assert at_rest(game)
    assert florins(game)[0] == 5
    assert told(events, FlorinsGained) == [FlorinsGained(0, 3, "florins")]


@pytest.mark.parametrize(
    "colour, question",
    [
        ("red", "MarryOff"),
        ("grey", "SendOnMission"),
        ("turquoise", "SpendPoint"),
    ],
)
def test_the_management_action_of_a_column_asks_its_question(colour: str, question: str):
    """SI-ACT.8, SI-FUL.4 to SI-FUL.6, EX-06"""
    game = in_turn(READY, pool=FREE)

    play(game, f"0 take {colour} {FREE[colour][0]}", "0 manage")

    assert type(game.decision).__name__ == question


def test_four_points_of_the_turquoise_column_go_to_any_track():
    """SI-FUL.6, SI-ADV.8"""
    game = in_turn(pool=FREE)
    play(game, "0 take turquoise 5", "0 manage")

    assert offered(game) == [
        "enter political",
        "enter clerical",
        "enter military",
        "initiative",
    ]
    play(game, "0 enter political", "0 enter clerical", "0 enter military", "0 initiative")

    assert at_rest(game)
    assert (game.players[0].careers, game.players[0].initiative) == (((1,),) * 3, 1)


def test_florins_and_offspring_are_always_possible():
    """SI-FUL.3, SI-OFF.4"""
    nothing = {"florins": 0, "men": 12, "women": 11, "initiative": 7}
    game = in_turn(nothing, pool={"yellow": [1], "purple": [3]})

    for die in ("yellow 1", "purple 3"):
        assert f"take {die}" in offered(game)
        chosen = game.copy()
        play(chosen, f"0 take {die}")
        assert "manage" in offered(chosen)


IMPOSSIBLE = {
    "marriage without a woman": ("red", {"women": 0}),
    "marriage without florins": ("red", {"florins": 0}),
    "mission without an educated man": ("grey", {"political": ""}),
    "career with nowhere to go": ("turquoise", {"men": 0, "political": "7", "initiative": 7}),
}


@pytest.mark.parametrize("colour, house", IMPOSSIBLE.values(), ids=IMPOSSIBLE)
def test_a_management_action_that_cannot_be_done_fully_is_not_offered(colour: str, house: dict):
    """SI-FUL.4 to SI-FUL.6"""
    tasks = {f"{colour}_upper": "florins", f"{colour}_lower": "exchange"}
    house = {**READY, "men": 2, **house}
    game = in_turn(house, pool=FREE, tasks=tasks)

    play(game, f"0 take {colour} {FREE[colour][0]}")

    assert offered(game)
    assert "manage" not in offered(game)


def test_florins_paid_for_the_die_are_gone_before_the_dowry():
    """SI-FUL.4, SI-ACT.6"""
    rich, poor = ({"florins": each, "men": 0, "women": 1} for each in (2, 1))
    fields = {"pool": {"red": [1]}, "tasks": {"red_upper": "alliance"}, "stack": ""}

    able, unable = in_turn(rich, **fields), in_turn(poor, **fields)

    assert offered(able) == ["take red 1", "pass"]
    assert offered(unable) == []
