"""SI-ACT, SI-FUL: dice are taken, and each does one main action."""

from __future__ import annotations

import pytest

from games.signorie.positions import (
    at_rest,
    florins,
    in_phase,
    in_turn,
    offered,
    scores,
    told,
    words,
)
from interpares.games.signorie.cards import COLOURS
from interpares.games.signorie.events import DieTaken, Passed
from scenario import play, refused

POOR = {"florins": 0, "men": 0, "women": 0}
"""Nobody to pay with, and nothing to pay."""
SPACES = {"yellow": 1, "red": 2, "purple": 3, "grey": 4, "turquoise": 5}


def colours(game, seat: int = 0) -> list[str]:
    """The colours a seat may take."""
    return list(dict.fromkeys(word.split()[0] for word in words(game, "take", seat)))


def passed(game) -> list[int]:
    return [seat for seat, player in enumerate(game.players) if player.passed]


def test_players_act_in_turn_order_round_and_round():
    """SI-ACT.1"""
    game = in_phase(order=(2, 0, 3, 1), pool={"yellow": (1, 2, 3, 4), "purple": (3, 4, 5, 6)})

    asked = []
    for die in ("yellow 1", "yellow 2", "yellow 3", "yellow 4", "purple 3", "purple 4", "purple 5"):
        [seat] = game.waiting
        asked.append(seat)
        play(game, f"{seat} take {die}", f"{seat} manage")

    assert asked == [2, 0, 3, 1, 2, 0, 3]
    assert game.waiting == (1,)


def test_a_turn_is_a_die_or_a_pass():
    """SI-ACT.1, SI-ACT.3"""
    game = in_turn(pool={"yellow": (2, 4), "purple": (3,)})

    assert offered(game) == ["take yellow 2", "take yellow 4", "take purple 3", "pass"]


def test_who_has_passed_is_skipped():
    """SI-ACT.2"""
    game = in_phase()

    play(game, "0 take yellow 1", "0 manage", "1 pass", "2 take yellow 3", "2 manage")
    play(game, "3 pass", "0 take purple 3", "0 manage")

    assert passed(game) == [1, 3]
    assert game.waiting == (2,)


def test_the_last_one_left_goes_on_alone():
    """SI-ACT.2, SI-ACT.11"""
    game = in_phase(seats=2)

    play(game, "0 pass", "1 take yellow 1", "1 manage", "1 take purple 3", "1 manage")

    assert game.waiting == (1,)
    assert game.players[1].dice == (1, 0, 3, 0, 0)


def test_passing_has_no_other_effect():
    """SI-ACT.2, SI-ACT.3"""
    game = in_turn()
    before = game.copy()

    events = play(game, "0 pass")

    assert told(events, Passed) == [Passed(0)]
    assert passed(game) == [0]
    game.players[0].passed = False
    assert game.players == before.players
    assert (game.dice, game.order, game.discs) == (before.dice, before.order, before.discs)


def test_the_order_of_passing_does_not_matter():
    """SI-ACT.2"""
    first, last = in_phase(seats=2), in_phase(seats=2, order=(1, 0), discs=(1, 0))

    play(first, "0 pass", "1 take yellow 1", "1 manage", "1 pass")
    play(last, "1 take yellow 1", "1 manage", "0 pass", "1 pass")

    assert first.players == last.players
    assert first.discs == last.discs


def test_one_may_pass_on_the_first_turn_with_dice_to_take():
    """SI-ACT.3"""
    game = in_phase()

    assert len(offered(game)) > 1
    play(game, "0 pass")

    assert passed(game) == [0]


def test_with_four_dice_one_must_pass():
    """SI-ACT.4"""
    house = {"dice": "yellow:1 red:2 purple:3", "political": "2"}
    game = in_phase(house, seats=2, pool={"grey": (4,), "turquoise": (5, 6)})
    play(game, "0 take grey 4", "0 manage", "0 mission political 2 milano")

    play(game, "1 pass")

    assert passed(game) == [0, 1]
    assert game.dice[COLOURS.index("turquoise")] == (5, 6)


def test_a_forced_pass_is_told():
    """SI-ACT.4"""
    game = in_phase({"dice": "yellow:1 red:2 purple:3 grey:4"}, order=(1, 0, 2, 3))

    events = play(game, "1 pass")

    assert told(events, Passed) == [Passed(1), Passed(0, forced=True)]
    assert game.waiting == (2,)


def test_who_can_take_no_die_must_pass():
    """SI-ACT.4, SI-ACT.7"""
    game = in_phase(POOR, seats=2, pool={"grey": (6,)})

    assert passed(game) == [0]
    assert game.waiting == (1,)


def test_three_dice_leave_a_fourth():
    """SI-ACT.4"""
    game = in_turn({"dice": "yellow:1 red:2 purple:3"})

    assert colours(game) == ["grey", "turquoise"]


def test_a_die_goes_on_the_space_of_its_colour():
    """SI-ACT.5"""
    game = in_turn(pool={"purple": (2, 5)})

    events = play(game, "0 take purple 5")

    assert game.players[0].dice == (0, 0, 5, 0, 0)
    assert game.dice == ((), (), (2,), (), ())
    assert told(events, DieTaken) == [DieTaken(0, "purple", 5, 0)]


@pytest.mark.parametrize("colour", COLOURS)
def test_a_colour_whose_space_is_taken_is_not_offered(colour: str):
    """SI-ACT.5"""
    game = in_turn({"dice": f"{colour}:6", "florins": 9, "political": "4"})

    assert colours(game) == [each for each in COLOURS if each != colour]
    assert refused(game, f"0 take {colour} 5").rule == "SI-ACT.5"


@pytest.mark.parametrize("value", range(1, 7))
@pytest.mark.parametrize("colour", COLOURS)
def test_a_die_below_its_space_costs_the_difference(colour: str, value: int):
    """SI-ACT.6"""
    game = in_turn({"florins": 9, "political": "4"}, pool={colour: (value,)})

    events = play(game, f"0 take {colour} {value}")

    cost = max(0, SPACES[colour] - value)
    assert florins(game)[0] == 9 - cost
    assert told(events, DieTaken) == [DieTaken(0, colour, value, cost)]


def test_a_die_above_its_space_gives_nothing_back():
    """SI-ACT.6"""
    game = in_turn({"florins": 0}, pool={"yellow": (6,)})

    play(game, "0 take yellow 6")
    assert florins(game)[0] == 0

    play(game, "0 manage")
    assert florins(game)[0] == 3


def test_a_die_is_paid_before_its_action():
    """SI-ACT.6, SI-ACT.7"""
    game = in_turn({"florins": 2}, pool={"turquoise": (2, 3)}, tasks={"turquoise_lower": "florins"})

    assert words(game, "take") == ["turquoise 3"]
    refusal = refused(game, "0 take turquoise 2")
    assert (refusal.rule, refusal.message) == ("SI-ACT.6", "cannot-pay-die")


def test_money_a_helper_would_bring_cannot_pay_for_the_die():
    """SI-ACT.7"""
    game = in_turn({"florins": 0, "helpers": "red_middle"}, pool={"red": (1,)})

    assert at_rest(game)
    assert passed(game) == [0]


def test_a_die_must_leave_enough_for_some_main_action():
    """SI-ACT.7, SI-FUL.1"""
    purse = {"florins": 3, "men": 0, "women": 0}
    game = in_turn(purse, pool={"grey": (3, 2, 1)})

    assert words(game, "take") == ["grey 3"]
    refusal = refused(game, "0 take grey 2")
    assert (refusal.rule, refusal.message) == ("SI-ACT.7", "die-can-do-nothing")
    play(game, "0 take grey 3")
    assert offered(game) == ["hire helper_purple_top"]


def test_a_dowry_must_be_left_when_the_die_is_paid():
    """SI-ACT.7, SI-FUL.4"""
    filled = dict.fromkeys(("milano", "venezia", "firenze", "roma", "napoli"), "1w 1m")
    bride = {"florins": 2, "men": 0, "women": 1}
    tasks = {"red_upper": "mission"}

    assert words(in_turn(bride, pool={"red": (2,)}, pawns=filled, tasks=tasks), "take") == ["red 2"]
    game = in_turn(bride, pool={"red": (1, 2)}, pawns=filled, tasks=tasks)
    assert refused(game, "0 take red 1").rule == "SI-ACT.7"


def test_the_main_action_is_one_of_management_task_and_hire():
    """SI-ACT.8"""
    tasks = {"yellow_upper": "florins", "yellow_lower": "exchange"}
    game = in_turn({"florins": 3, "men": 1, "women": 2}, pool={"yellow": (1,)}, tasks=tasks)

    play(game, "0 take yellow 1")

    assert offered(game) == [
        "manage",
        "perform task_yellow_upper 1",
        "perform task_yellow_upper 2",
        "perform task_yellow_lower 1",
        "hire helper_turquoise_top",
        "hire helper_turquoise_middle",
    ]


def test_after_the_die_there_is_no_way_back():
    """SI-ACT.8"""
    game = in_turn(pool={"yellow": (1, 2)})
    play(game, "0 take yellow 1")

    assert refused(game, "0 pass").rule in {"SI-ACT.1", "SI-ACT.8"}
    assert refused(game, "0 take yellow 2").rule in {"SI-ACT.1", "SI-ACT.8"}


def test_only_one_main_action_is_done():
    """SI-ACT.8"""
    game = in_turn(pool={"yellow": (1,)})

    play(game, "0 take yellow 1", "0 manage")

    assert at_rest(game)
    assert florins(game)[0] == 8


def test_no_die_is_placed_merely_to_use_helpers():
    """SI-ACT.8, SI-ACT.7"""
    house = {**POOR, "helpers": "grey_top grey_middle"}
    game = in_phase(house, seats=2, pool={"grey": (6,)})

    assert passed(game) == [0]
    assert game.players[0].dice == (0,) * 5


@pytest.mark.parametrize(
    "main", ["manage", "perform task_yellow_lower 1", "hire helper_turquoise_top"]
)
def test_helpers_come_after_the_main_action_and_end_the_turn(main: str):
    """SI-ACT.9"""
    house = {"helpers": "yellow_middle", "florins": 2}
    game = in_phase(house, pool={"yellow": (1, 1)}, tasks={"yellow_lower": "florins"})

    play(game, "0 take yellow 1", f"0 {main}")
    assert offered(game) == ["activate", "skip"]
    assert scores(game)[0] == 0

    play(game, "0 activate")
    assert scores(game)[0] == 3
    assert game.waiting == (1,)


def test_helpers_of_other_columns_rest():
    """SI-ACT.9"""
    game = in_turn({"helpers": "red_middle purple_top"}, pool={"yellow": (1,)})

    play(game, "0 take yellow 1", "0 manage")

    assert at_rest(game)


def test_dice_stay_on_the_board_to_the_end_of_the_phase():
    """SI-ACT.10"""
    game = in_phase(seats=2)
    play(game, "0 take yellow 3", "0 manage", "1 take yellow 1", "1 manage")

    play(game, "0 take purple 3", "0 manage", "1 pass", "0 pass")

    assert at_rest(game)
    assert game.players[0].dice == (3, 0, 3, 0, 0)
    assert game.players[1].dice == (1, 0, 0, 0, 0)


def test_dice_of_one_colour_and_value_are_one_option():
    """SI-ACT.10"""
    game = in_turn(pool={"yellow": (4, 4, 4, 5)})

    assert words(game, "take") == ["yellow 4", "yellow 5"]
    play(game, "0 take yellow 4")

    assert game.dice[0] == (4, 4, 5)


def test_the_phase_ends_when_all_have_passed():
    """SI-ACT.11"""
    game = in_phase(seats=3)

    play(game, "0 pass", "1 pass")
    assert not at_rest(game)
    play(game, "2 pass")

    assert at_rest(game)


def test_everybody_is_back_in_the_next_round():
    """SI-ACT.2, SI-ACT.11"""
    game = in_phase({"passed": True}, {"passed": True}, seats=2)

    assert passed(game) == []
    assert game.waiting == (0,)


def test_the_question_for_a_die_says_how_far_one_has_come():
    """SI-ACT.4, SI-REW.4"""
    game = in_turn({"dice": "yellow:1 red:6", "men_in_threshold": 1})

    assert game.decision.facts(game, 0) == {"number": 3, "total": 7, "threshold": 16}


def test_the_question_for_the_main_action_says_what_the_die_brought():
    """SI-ACT.8"""
    tasks = {"grey_upper": "florins", "grey_lower": "exchange"}
    game = in_turn(pool={"grey": (3,)}, tasks=tasks)

    play(game, "0 take grey 3")

    assert game.decision.facts(game, 0) == {
        "colour": "grey",
        "value": 3,
        "cost": 1,
        "tasks": ["task_florins", "task_exchange"],
    }
