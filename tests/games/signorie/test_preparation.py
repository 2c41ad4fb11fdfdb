"""SI-PRE: alliance tokens, dice and tasks of a round."""

from __future__ import annotations

from typing import Any

import pytest

from games.signorie.positions import REST, city, signorie, told
from interpares import Match
from interpares.games.signorie.cards import COLOURS, TASK_SPACES, TASKS
from interpares.games.signorie.events import DiceRolled, TasksDealt, TokenDealt
from interpares.games.signorie.game import Signorie
from interpares.games.signorie.preparation import Preparation
from interpares.kernel.game import Event

ROUND_OF_SLOTS = [
    (name, slot)
    for name in ("milano", "venezia", "firenze", "roma", "napoli")
    for slot in ("marriage", "mission")
]


def prepared(*houses, script: tuple[int, ...] = (), **fields: Any) -> tuple[Signorie, list[Event]]:
    """A position after phase 1, and what was told."""
    game = signorie(*houses, **fields)
    game.agenda, game.script, game.told = (REST, Preparation()), script, []
    game.advance()
    events, game.told = game.told, None
    return game, events


@pytest.mark.parametrize("seats, tokens", [(2, 6), (3, 8), (4, 10)])
def test_in_round_one_every_slot_of_a_city_in_play_gets_a_token(seats: int, tokens: int):
    """SI-PRE.1, SI-SET.12"""
    game = Match.start("signorie", seats=seats, seed=0).game

    dealt = [token for each in game.cities for token in (each.marriage, each.mission)]
    assert None not in dealt
    assert len(set(dealt)) == tokens


def test_slots_are_filled_city_by_city_and_marriage_first():
    """SI-PRE.1"""
    _, events = prepared()

    assert [(each.city, each.slot) for each in told(events, TokenDealt)] == ROUND_OF_SLOTS


def test_cities_out_of_play_are_skipped():
    """SI-PRE.1, SI-SET.12"""
    game, events = prepared(seats=3, closed="venezia")

    filled = [(each.city, each.slot) for each in told(events, TokenDealt)]
    assert filled == [each for each in ROUND_OF_SLOTS if each[0] != "venezia"]
    assert [each.id for each in game.cities] == ["milano", "firenze", "roma", "napoli"]


def test_a_token_comes_from_the_stack_and_lies_open_in_its_slot():
    """SI-PRE.1, SI-LIM.4"""
    game, events = prepared(stack="medici_1 sforza_4 este_9", script=(1, 1, 0))

    assert told(events, TokenDealt) == [
        TokenDealt("milano", "marriage", "alliance_sforza_4"),
        TokenDealt("milano", "mission", "alliance_este_9"),
        TokenDealt("venezia", "marriage", "alliance_medici_1"),
    ]
    assert city(game, "milano").marriage == "alliance_sforza_4"
    assert city(game, "milano").mission == "alliance_este_9"
    assert city(game, "venezia").marriage == "alliance_medici_1"


def test_tokens_of_earlier_rounds_stay():
    """SI-PRE.2"""
    lying = {"milano": "medici_1", "roma": "este_2"}
    game, events = prepared(marriages=lying, missions={"roma": "gonzaga_3"})

    assert city(game, "milano").marriage == "alliance_medici_1"
    assert city(game, "roma").marriage == "alliance_este_2"
    assert city(game, "roma").mission == "alliance_gonzaga_3"
    filled = [(each.city, each.slot) for each in told(events, TokenDealt)]
    stayed = [("milano", "marriage"), ("roma", "marriage"), ("roma", "mission")]
    assert filled == [each for each in ROUND_OF_SLOTS if each not in stayed]


def test_slots_stay_empty_when_the_stack_has_run_out():
    """SI-PRE.3"""
    game, _ = prepared(stack="medici_1 sforza_4 este_9")

    assert game.stack == ()
    assert city(game, "venezia").marriage is not None
    assert city(game, "venezia").mission is None
    rest = [city(game, name) for name in ("firenze", "roma", "napoli")]
    assert [(each.marriage, each.mission) for each in rest] == [(None, None)] * 3


def test_nothing_is_reshuffled_when_the_stack_has_run_out():
    """SI-PRE.3, SI-LIM.4"""
    game, _ = prepared({"tokens": {"political": "medici_1"}}, stack="")

    assert all((each.marriage, each.mission) == (None, None) for each in game.cities)
    assert game.players[0].rows[0] == ("alliance_medici_1",)
    assert len(game.face_down) == 53


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_dice_come_back_from_board_and_player_boards(seats: int):
    """SI-PRE.4, SI-SET.4, SI-ACT.10"""
    placed = {"dice": "yellow:1 red:4 purple:2 turquoise:6"}
    game, _ = prepared(placed, {"dice": "grey:2"}, seats=seats, pool={"yellow": (6,)})

    assert [len(values) for values in game.dice] == [seats] * 5
    assert all(player.dice == (0,) * 5 for player in game.players)


def test_the_dice_lie_by_colour_as_they_were_rolled():
    """SI-PRE.4"""
    script = (5, 0, 3, 3, 1, 4, 2, 2, 0, 5)
    game, events = prepared(seats=2, stack="", script=script)

    rolled = ((1, 6), (4, 4), (2, 5), (3, 3), (1, 6))
    assert game.dice == rolled
    assert told(events, DiceRolled) == [DiceRolled(rolled)]


def test_a_die_can_show_one_to_six():
    """SI-PRE.4, SI-INF.3"""
    seen = {
        value
        for seed in range(10)
        for values in Match.start("signorie", seats=4, seed=seed).game.dice
        for value in values
    }

    assert seen == {1, 2, 3, 4, 5, 6}


def test_all_tasks_are_dealt_again():
    """SI-PRE.5"""
    game, events = prepared()

    assert sorted(game.tasks) == sorted(TASKS)
    assert told(events, TasksDealt) == [TasksDealt(game.tasks)]


def test_every_task_can_lie_on_every_space():
    """SI-PRE.5, SI-INF.3"""
    dealt = [Match.start("signorie", seats=2, seed=seed).game.tasks for seed in range(90)]

    assert [{tasks[at] for tasks in dealt} for at in range(10)] == [set(TASKS)] * 10


def test_each_colour_has_an_upper_space_for_women_and_a_lower_one_for_men():
    """SI-PRE.5"""
    spaces = [(each.colour, each.position, each.sex) for each in TASK_SPACES.values()]

    wanted = [
        (colour, position, sex)
        for colour in COLOURS
        for position, sex in (("upper", "woman"), ("lower", "man"))
    ]
    assert spaces == wanted
