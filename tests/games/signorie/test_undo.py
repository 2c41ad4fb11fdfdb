"""A turn can be taken back step by step, as long as nothing was rolled and nothing drawn."""

from __future__ import annotations

import pytest

from games.signorie.moments import OVER, match_from
from games.signorie.positions import in_phase, in_rewards, in_turn, signorie
from interpares import BadInput, Match
from interpares.games.signorie.game import Signorie
from interpares.games.signorie.preparation import Preparation
from interpares.games.signorie.rewards import Wedding
from interpares.kernel.game import encode
from scenario import play

POOL = {"yellow": [3], "red": [2], "purple": [3], "grey": [4], "turquoise": [5]}
TASKS = {
    "yellow_upper": "military",
    "yellow_lower": "exchange",
    "red_upper": "threshold",
    "red_lower": "marriage",
    "purple_upper": "florins",
    "purple_lower": "initiative",
}
MEN = {"florins": 9, "political": "3"}


def turn(helpers: str = "", **fields) -> Signorie:
    """Seat 0 may take a die; seat 1 comes next."""
    return in_phase({**MEN, "helpers": helpers}, **{"pool": POOL, "tasks": TASKS, **fields})


def extra_action() -> Signorie:
    house = {**MEN, "helpers": "turquoise_middle"}
    return in_rewards(house, {}, OVER, OVER, reward="extra_action", pool={"turquoise": [5, 6]})


def reward(name: str):
    return lambda: in_rewards(MEN, {}, OVER, OVER, reward=name)


def last_round() -> Signorie:
    return in_rewards({"florins": 9}, {"florins": 9}, OVER, OVER, round=6)


CHAINS = {
    "a pass": (turn, "pass"),
    "a task and its points": (
        turn,
        "take yellow 3",
        "perform task_yellow_upper 2",
        "enter military",
        "advance military 1",
        "stop",
    ),
    "a career": (
        turn,
        "take turquoise 5",
        "manage",
        "advance political 3",
        "advance political 4",
        "advance political 5",
        "initiative",
    ),
    "a mission": (turn, "take grey 4", "manage", "mission political 3 roma"),
    "a mission with a token": (
        lambda: turn(missions={"roma": "medici_1"}),
        "take grey 4",
        "manage",
        "mission political 3 roma",
    ),
    "a marriage": (turn, "take red 2", "manage", "marry milano 4"),
    "a marriage by a task": (
        turn,
        "take red 2",
        "perform task_red_lower 2",
        "marry milano 1",
    ),
    "the threshold": (turn, "take red 2", "perform task_red_upper 3"),
    "an exchange": (
        turn,
        "take yellow 3",
        "perform task_yellow_lower 2",
        "take_pawn woman",
        "take_pawn man",
    ),
    "a helper hired": (turn, "take turquoise 5", "hire helper_grey_bottom"),
    "helpers that bring points": (
        lambda: turn("yellow_middle yellow_bottom"),
        "take yellow 3",
        "manage",
        "activate",
        "activate",
        "advance political 3",
        "stop",
    ),
    "helpers that rest": (
        lambda: turn("yellow_top yellow_middle"),
        "take yellow 3",
        "manage",
        "skip",
        "skip",
    ),
    "a task by a helper": (
        lambda: turn("purple_top"),
        "take purple 3",
        "hire helper_red_top",
        "activate",
        "perform task_purple_lower 1",
        "initiative",
        "initiative",
    ),
    "an extra action": (
        extra_action,
        "take_bonus",
        "take turquoise 5",
        "manage",
        "initiative",
        "stop",
        "activate",
        "initiative",
        "stop",
        "wed",
    ),
    "a bonus and a wedding": (reward("two_men"), "take_bonus", "wed"),
    "florins and no wedding": (reward("two_men"), "take_florins", "decline"),
    "a free helper": (reward("helper"), "take_bonus", "hire helper_red_top", "wed"),
    "points bought": (last_round, "buy_points"),
}


@pytest.mark.parametrize("begin, moves", [(a, m) for a, *m in CHAINS.values()], ids=CHAINS)
def test_a_chain_is_taken_back_step_by_step_up_to_its_first_move(begin, moves):
    """SI-ACT.8, SI-INF.4"""
    match = match_from(begin())
    positions = []
    for move in moves:
        positions.append(encode(match.game))
        play(match, f"0 {move}")

    for before in reversed(positions):
        match.undo(0)
        assert encode(match.game) == before

    assert match.moves == ()
    assert Match.replay(match.record(open_seed=True)).game == match.game


BARRIERS = {
    "an offspring roll": (turn, "take purple 3", "manage"),
    "the white die of a helper": (
        lambda: turn("red_top"),
        "take red 2",
        "hire helper_yellow_top",
        "activate",
    ),
    "a token drawn by a helper": (
        lambda: turn("yellow_top"),
        "take yellow 3",
        "manage",
        "activate",
        "put_beside military",
    ),
    "a token drawn by a task": (
        lambda: turn(tasks={"red_lower": "alliance"}),
        "take red 2",
        "perform task_red_lower 1",
        "put_beside military",
    ),
    "a token drawn as a reward": (reward("alliance"), "take_bonus", "put_beside marriage"),
    "a token drawn by a mission": (
        lambda: turn("turquoise_bottom"),
        "take turquoise 5",
        "hire helper_grey_top",
        "activate",
        "mission political 3 roma",
    ),
    "a token drawn by a marriage": (
        lambda: turn("purple_bottom"),
        "take purple 3",
        "hire helper_red_top",
        "activate",
        "marry roma 1",
    ),
}


@pytest.mark.parametrize("begin, moves", [(a, m) for a, *m in BARRIERS.values()], ids=BARRIERS)
def test_what_chance_has_decided_stands_and_all_before_it(begin, moves):
    """SI-INF.3"""
    match = match_from(begin(), *(f"0 {move}" for move in moves[:-1]))
    assert match.undoable(0) == len(moves) - 2

    play(match, f"0 {moves[-1]}")

    with pytest.raises(BadInput) as refusal:
        match.undo(0)
    assert refusal.value.message == "undo-chance"


def test_a_move_after_the_roll_can_be_taken_back_but_not_the_roll():
    """SI-INF.3"""
    match = match_from(turn("purple_middle"), "0 take purple 3", "0 manage", "0 activate")

    match.undo(0)

    with pytest.raises(BadInput, match="Chance has spoken"):
        match.undo(0)


def test_without_a_token_to_draw_a_mission_can_be_taken_back():
    """SI-ALL.7"""
    game = turn("turquoise_bottom", stack="")
    moves = ("take turquoise 5", "hire helper_grey_top", "activate", "mission political 3 roma")
    match = match_from(game, *(f"0 {move}" for move in moves))

    for _ in moves:
        match.undo(0)

    assert match.moves == ()


def test_when_the_next_player_has_acted_the_turn_stands():
    """SI-INF.4"""
    match = match_from(turn(), "0 take yellow 3", "0 manage", "1 pass")

    with pytest.raises(BadInput) as refusal:
        match.undo(0)

    assert refusal.value.message == "undo-answered"
    match.undo(1)
    assert match.waiting == (1,)


def test_the_last_word_of_a_round_stands_for_the_dice_are_rolled():
    """SI-PRE.4"""
    again = in_turn().agenda[1:]
    game = signorie(OVER, OVER, OVER, {}, agenda=(Wedding(3), Preparation(), *again))
    match = match_from(game, "3 wed")

    with pytest.raises(BadInput) as refusal:
        match.undo(3)

    assert refusal.value.message == "undo-chance"
