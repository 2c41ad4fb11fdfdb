"""SI-ACT, SI-FUL, SI-HIR, SI-TSK, SI-ADV, SI-ALL: tempting illegal moves of phase 2."""

from __future__ import annotations

import pytest

from games.attempts import after, every_attempt
from games.signorie.positions import florins, in_phase, in_turn, signorie, spending
from interpares import BadInput
from interpares.games.signorie.alliances import ChooseRow
from scenario import play, refused

FOUR = {"dice": "yellow:1 red:2 purple:3 grey:4"}
ALL = "political clerical military initiative"


def placed(colour: str, house=None, **fields):
    """A free die of that colour has been placed."""
    fields = {"pool": {colour: (6,)}, **fields}
    return after(in_turn({"florins": 9, **(house or {})}, **fields), f"0 take {colour} 6")


def task(upper: str, lower: str, house=None, **fields):
    """A free purple die has been placed, with these two tasks above it."""
    return placed("purple", house, tasks={"purple_upper": upper, "purple_lower": lower}, **fields)


def nothing_grey():
    """A grey die with no man in a career, no payable task and no affordable helper."""
    return in_turn({"men": 0, "women": 0, "florins": 1}, pool={"grey": (5,), "yellow": (1,)})


ATTEMPTS = {
    "a fifth die": (lambda: in_phase(FOUR), "0 take turquoise 5", "SI-ACT.4"),
    "a second die of a colour": (
        lambda: in_turn({"dice": "grey:4"}),
        "0 take grey 6",
        "SI-ACT.5",
    ),
    "a die after having passed": (
        lambda: after(in_phase(), "0 pass"),
        "0 take yellow 1",
        "SI-ACT.2",
    ),
    "passing twice": (lambda: after(in_phase(), "0 pass"), "0 pass", ("SI-ACT.1", "SI-ACT.2")),
    "a die before one's turn": (in_phase, "1 take yellow 1", "SI-ACT.1"),
    "passing before one's turn": (in_phase, "2 pass", "SI-ACT.1"),
    "a die that is not there": (
        lambda: in_turn(pool={"grey": (4, 5)}),
        "0 take grey 6",
        "SI-ACT.1",
    ),
    "a white die": (in_turn, "0 take white 3", "SI-ACT.5"),
    "a die of the colour of a player": (in_turn, "0 take blue 3", "SI-ACT.5"),
    "a die one cannot pay for": (
        lambda: in_turn({"florins": 3}),
        "0 take turquoise 1",
        "SI-ACT.6",
    ),
    "counting on the florins of the task": (
        lambda: in_turn({"florins": 3}, tasks={"turquoise_upper": "florins"}),
        "0 take turquoise 1",
        ("SI-ACT.6", "SI-ACT.7"),
    ),
    "counting on the florins of a helper": (
        lambda: in_turn({"florins": 0, "helpers": "red_middle"}),
        "0 take red 1",
        ("SI-ACT.6", "SI-ACT.7"),
    ),
    "a die only for its helpers": (
        lambda: in_turn({"men": 0, "women": 0, "florins": 1, "helpers": "grey_top grey_middle"}),
        "0 take grey 6",
        ("SI-ACT.7", "SI-ACT.8"),
    ),
    "a helper instead of the main action": (
        lambda: placed("yellow", {"helpers": "yellow_middle"}),
        "0 activate",
        "SI-ACT.8",
    ),
    "no main action at all": (
        lambda: placed("yellow", {"helpers": "yellow_middle"}),
        "0 skip",
        "SI-ACT.8",
    ),
    "a grey die with nothing to do": (nothing_grey, "0 take grey 5", ("SI-ACT.7", "SI-FUL.5")),
    "a main action before the die": (in_turn, "0 manage", "SI-ACT.8"),
    "a second main action": (
        lambda: after(in_phase(pool={"yellow": (1, 2)}), "0 take yellow 1", "0 manage"),
        "0 manage",
        "SI-ACT.8",
    ),
    "the main action of another": (lambda: placed("yellow"), "1 manage", "SI-ACT.8"),
    "a marriage with no woman": (
        lambda: placed("red", {"women": 0}, tasks={"red_lower": "florins"}),
        "0 manage",
        "SI-FUL.4",
    ),
    "a mission with nobody in a career": (lambda: placed("grey"), "0 manage", "SI-FUL.5"),
    "a career with nobody to advance": (
        lambda: placed("turquoise", {"men": 0, "initiative": 7}),
        "0 manage",
        "SI-FUL.6",
    ),
    "hiring into the column of the die": (
        lambda: placed("red"),
        "0 hire helper_red_top",
        "SI-HIR.1",
    ),
    "hiring into a column the icon does not show": (
        lambda: placed("red"),
        "0 hire helper_purple_top",
        "SI-HIR.1",
    ),
    "hiring on an occupied space": (
        lambda: placed("red", {"helpers": "yellow_top"}),
        "0 hire helper_yellow_top",
        "SI-HIR.4",
    ),
    "hiring without paying": (
        lambda: placed("red", {"florins": 3}),
        "0 hire helper_yellow_bottom",
        "SI-HIR.2",
    ),
    "a task of another colour": (
        lambda: placed("purple"),
        "0 perform task_yellow_upper 1",
        "SI-TSK.1",
    ),
    "women for a task of men": (
        lambda: task("florins", "exchange", {"men": 0}),
        "0 perform task_purple_lower 1",
        "SI-TSK.2",
    ),
    "men for a task of women": (
        lambda: task("florins", "exchange", {"women": 0}),
        "0 perform task_purple_upper 1",
        "SI-TSK.2",
    ),
    "men in careers for a task": (
        lambda: task("exchange", "florins", {"men": 1, "political": "1 1"}),
        "0 perform task_purple_lower 2",
        "SI-TSK.2",
    ),
    "two pawns for two alliances": (
        lambda: task("alliance", "florins"),
        "0 perform task_purple_upper 2",
        "SI-TSK.3",
    ),
    "one pawn for a mission": (
        lambda: task("mission", "florins", {"political": "3"}),
        "0 perform task_purple_upper 1",
        "SI-TSK.3",
    ),
    "one pawn for a marriage": (
        lambda: task("marriage", "florins"),
        "0 perform task_purple_upper 1",
        "SI-TSK.3",
    ),
    "no pawn at all": (
        lambda: task("florins", "exchange"),
        "0 perform task_purple_upper 0",
        "SI-TSK.3",
    ),
    "four pawns": (
        lambda: task("florins", "exchange", {"men": 5}),
        "0 perform task_purple_lower 4",
        "SI-TSK.3",
    ),
    "a marriage task paid with the only two women": (
        lambda: task("marriage", "florins", {"women": 2}),
        "0 perform task_purple_upper 2",
        "SI-TSK.8",
    ),
    "a career task with one man and nobody on the track": (
        lambda: task("florins", "military", {"men": 1, "political": "2"}),
        "0 perform task_purple_lower 1",
        "SI-TSK.8",
    ),
    "a fourth pawn in the threshold area": (
        lambda: task("florins", "threshold", {"women_in_threshold": 2}),
        "0 perform task_purple_lower 2",
        ("SI-LIM.6", "SI-TSK.8"),
    ),
    "task points on another track": (
        lambda: after(task("military", "florins"), "0 perform task_purple_upper 1"),
        "0 enter political",
        ("SI-TSK.7", "SI-ADV.2"),
    ),
    "career points of a helper on initiative": (
        lambda: after(placed("purple", {"helpers": "purple_middle"}), "0 manage", "0 activate"),
        "0 initiative",
        "SI-HEL.4",
    ),
    "no point spent": (lambda: spending(4, ALL), "0 stop", "SI-ADV.3"),
    "a man beyond the top": (
        lambda: spending(4, ALL, {"political": "7"}),
        "0 advance political 7",
        "SI-ADV.2",
    ),
    "the disc beyond the top": (
        lambda: spending(4, ALL, {"initiative": 7}),
        "0 initiative",
        "SI-ADV.2",
    ),
    "a man of another family": (
        lambda: spending(4, ALL, {}, {"political": "2"}),
        "0 advance political 2",
        "SI-ADV.2",
    ),
    "a man from the supply into a career": (
        lambda: spending(4, ALL, {"men": 0}),
        "0 enter political",
        "SI-ADV.2",
    ),
    "passing with points left": (lambda: spending(4, ALL), "0 pass", ("SI-ACT.1", "SI-ADV.3")),
    "moving a token to another row": (
        lambda: in_turn({"tokens": {"military": "este_1"}}),
        "0 put_beside political",
        "SI-ALL.4",
    ),
    "a token beside a row that is not there": (
        lambda: signorie(agenda=(ChooseRow(0, "task_alliance"),)),
        "0 put_beside initiative",
        "SI-ALL.1",
    ),
    "the row of another player's token": (
        lambda: signorie(agenda=(ChooseRow(0, "task_alliance"),)),
        "1 put_beside political",
        "SI-ALL.4",
    ),
}


@every_attempt(ATTEMPTS)
def test_an_illegal_move_is_refused_with_its_rule(position, move: str, rules: tuple[str, ...]):
    """SI-ACT.1 to SI-ACT.8, SI-ADV.2, SI-ADV.3: the table of illegal input, row by row."""
    assert refused(position(), move).rule in rules


@pytest.mark.parametrize(
    "move", ["look 0", "take grey", "take grey high", "turn alliance_este_1", "change 2", ""]
)
def test_what_is_no_action_cannot_even_be_said(move: str):
    """SI-ALL.6, SI-ACT.6: there is no way to look at a token or to ask for change."""
    with pytest.raises(BadInput):
        play(in_turn(), f"0 {move}")


def test_change_is_not_given():
    """SI-ACT.6"""
    game = in_turn({"florins": 2}, pool={"red": (6,)})

    play(game, "0 take red 6")

    assert florins(game)[0] == 2


VALUES = {
    "the cost of a die": (
        lambda: in_turn({"florins": 3}),
        "0 take turquoise 1",
        {"cost": 4, "florins": 3},
    ),
    "a die that can do nothing": (nothing_grey, "0 take grey 5", {"colour": "grey", "cost": 0}),
    "the cost of a helper": (
        lambda: placed("red", {"florins": 3}),
        "0 hire helper_yellow_bottom",
        {"cost": 4, "florins": 3},
    ),
    "the column of a hire": (
        lambda: placed("red"),
        "0 hire helper_red_top",
        {"colour": "red", "target": "yellow"},
    ),
    "the pawns of a task": (
        lambda: task("alliance", "florins"),
        "0 perform task_purple_upper 2",
        {"task": "task_alliance", "least": 1, "most": 1},
    ),
    "the pawns there": (
        lambda: task("florins", "exchange", {"men": 1}),
        "0 perform task_purple_lower 2",
        {"sex": "man", "pawns": 2, "there": 1},
    ),
    "the pawns in the threshold area": (
        lambda: task("florins", "threshold", {"women_in_threshold": 2}),
        "0 perform task_purple_lower 2",
        {"there": 2, "most": 3},
    ),
    "the track of a point": (
        lambda: spending(4, "military", by="task_military"),
        "0 enter political",
        {"track": "political", "by": "task_military"},
    ),
}


@pytest.mark.parametrize("position, move, values", VALUES.values(), ids=VALUES)
def test_a_refusal_says_what_stands_against_it(position, move: str, values):
    """SI-ACT.6, SI-ACT.7, SI-HIR.1, SI-HIR.2, SI-TSK.2, SI-TSK.3, SI-LIM.6, SI-ADV.2"""
    assert refused(position(), move).values == values
