"""SI-HEL, SI-MIS, SI-MAR: tempting illegal moves with helpers and in cities."""

from __future__ import annotations

from collections.abc import Callable

from games.attempts import after, every_attempt
from games.signorie.moments import FULL, before_helpers
from games.signorie.positions import in_turn, signorie
from interpares.games.signorie.game import Signorie
from interpares.games.signorie.marriages import MarryOff
from interpares.games.signorie.missions import SendOnMission
from scenario import refused

Position = Callable[[], Signorie]
TASKS = {"grey_upper": "mission", "grey_lower": "marriage", "yellow_upper": "florins"}


def helped(helper: str, *moves: str, house: dict | None = None, **fields) -> Position:
    """Helpers of a column after a die of value 2, and what was done with them."""
    return lambda: after(
        before_helpers(helper, house or {}, 2, **fields), *(f"0 {move}" for move in moves)
    )


def sent(house: dict, *moves: str, facedown: bool = False, **fields) -> Position:
    step = SendOnMission(0, "mission", facedown)
    return lambda: after(
        signorie(house, agenda=(step,), **fields), *(f"0 {move}" for move in moves)
    )


def wooing(house: dict | None = None, *moves: str, facedown: bool = False, **fields) -> Position:
    step = MarryOff(0, "marriage", facedown)
    return lambda: after(
        signorie(house or {}, agenda=(step,), **fields), *(f"0 {move}" for move in moves)
    )


ATTEMPTS = {
    "a helper before the main action": (
        lambda: after(in_turn({"helpers": "yellow_middle"}), "0 take yellow 1"),
        "0 activate",
        "SI-ACT.8",
    ),
    "a helper without a die": (
        lambda: in_turn({"helpers": "yellow_middle"}),
        "0 activate",
        "SI-HEL.1",
    ),
    "a helper twice with one die": (
        helped("yellow_middle", "activate"),
        "0 activate",
        "SI-HEL.1",
    ),
    "a helper that was skipped": (helped("yellow_middle", "skip"), "0 activate", "SI-HEL.1"),
    "the next helper while one still works": (
        helped("turquoise_top turquoise_middle", "activate"),
        "0 activate",
        "SI-HEL.1",
    ),
    "a helper of another player": (
        lambda: after(in_turn({}, {"helpers": "yellow_middle"}), "0 take yellow 1"),
        "1 activate",
        "SI-HEL.1",
    ),
    "another's helper answered by a neighbour": (
        helped("yellow_middle"),
        "1 activate",
        "SI-HEL.1",
    ),
    "a helper whose effect is impossible": (
        helped("yellow_top", stack=""),
        "0 activate",
        "SI-HEL.1",
    ),
    "career points of a helper on initiative": (
        helped("purple_middle", "activate"),
        "0 initiative",
        "SI-HEL.4",
    ),
    "points of the die on another career": (
        helped("red_bottom", "activate"),
        "0 enter political",
        "SI-HEL.4",
    ),
    "more points than the die shows": (
        helped("turquoise_middle", "activate", "initiative", "initiative"),
        "0 initiative",
        ("SI-HEL.4", "SI-ADV.8"),
    ),
    "no point of a helper at all": (
        helped("turquoise_middle", "activate"),
        "0 stop",
        "SI-ADV.3",
    ),
    "any task for a mission": (
        helped("purple_top", "activate", house={"political": "5"}, tasks=TASKS),
        "0 perform task_grey_upper 1",
        "SI-HEL.5",
    ),
    "any task for a marriage": (
        helped("purple_top", "activate", tasks=TASKS),
        "0 perform task_grey_lower 1",
        "SI-HEL.5",
    ),
    "any task for a mission with two pawns": (
        helped("purple_top", "activate", house={"political": "5"}, tasks=TASKS),
        "0 perform task_grey_upper 2",
        "SI-HEL.5",
    ),
    "any task with two pawns": (
        helped("purple_top", "activate", tasks=TASKS),
        "0 perform task_yellow_upper 2",
        "SI-HEL.5",
    ),
    "any task with three pawns": (
        helped("purple_top", "activate", tasks=TASKS),
        "0 perform task_yellow_upper 3",
        "SI-HEL.5",
    ),
    "any task of a space that does not exist": (
        helped("purple_top", "activate"),
        "0 perform task_blue_upper 1",
        "SI-TSK.1",
    ),
    "any task without a pawn of that sex": (
        helped("purple_top", "activate", house={"women": 0}, tasks=TASKS),
        "0 perform task_yellow_upper 1",
        "SI-TSK.2",
    ),
    "a fourth pawn in the threshold area by a helper": (
        helped(
            "purple_top",
            "activate",
            house={"men_in_threshold": 3},
            tasks={"red_lower": "threshold"},
        ),
        "0 perform task_red_lower 1",
        "SI-LIM.6",
    ),
    "a pawn that is not in the supply": (
        helped("turquoise_top", "activate", house={"men": 12, "women": 10}),
        "0 take_pawn man",
        "SI-HEL.3",
    ),
    "a mission with too low a rank": (
        sent({"political": "2"}, pawns={"roma": "1m 1m 2m 2m"}),
        "0 mission political 2 roma",
        "SI-MIS.2",
    ),
    "a mission to a full city": (
        sent({"political": "7"}, pawns={"roma": FULL}),
        "0 mission political 7 roma",
        "SI-MIS.6",
    ),
    "a mission to a city out of play": (
        sent({"political": "7"}, seats=3, closed="roma"),
        "0 mission political 7 roma",
        "SI-SET.12",
    ),
    "a mission to a city that does not exist": (
        sent({"political": "7"}),
        "0 mission political 7 torino",
        "SI-MIS.1",
    ),
    "a mission of a man who is not there": (
        sent({"political": "7"}),
        "0 mission political 6 roma",
        "SI-MIS.1",
    ),
    "a mission of another player's man": (
        lambda: signorie(
            {"political": "7"}, {"military": "7"}, agenda=(SendOnMission(0, "mission"),)
        ),
        "0 mission military 7 roma",
        "SI-MIS.1",
    ),
    "a mission in another career": (
        sent({"political": "7"}),
        "0 mission commercial 7 roma",
        "SI-ADV.1",
    ),
    "a second mission": (
        sent({"political": "7 7"}, "mission political 7 roma"),
        "0 mission political 7 roma",
        "SI-MIS.1",
    ),
    "no mission at all": (sent({"political": "7"}), "0 decline", "SI-MIS.1"),
    "a mission without being asked": (
        lambda: in_turn({"political": "7"}),
        "0 mission political 7 roma",
        "SI-MIS.1",
    ),
    "a token of a mission beside another row": (
        sent({"political": "7"}, "mission political 7 roma", missions={"roma": "aragona_1"}),
        "1 put_beside military",
        ("SI-ALL.2", "SI-ALL.4"),
    ),
    "moving a token to another row": (
        lambda: in_turn({"tokens": {"political": "este_1"}}),
        "0 put_beside military",
        "SI-ALL.4",
    ),
    "a face-down token of a mission beside a row of one's choice": (
        sent({"political": "7"}, facedown=True),
        "0 put_beside military",
        "SI-ALL.4",
    ),
    "a row that does not exist": (
        helped("yellow_top", "activate"),
        "0 put_beside commercial",
        "SI-ALL.1",
    ),
    "declining a token of a marriage that fits": (
        wooing(marriages={"roma": "este_1"}),
        "0 decline",
        ("SI-MAR.1", "SI-MAR.4"),
    ),
    "a dowry below the value of the space": (
        wooing(pawns={"roma": "1m 1m"}),
        "0 marry roma 1",
        "SI-MAR.2",
    ),
    "no dowry": (wooing(), "0 marry roma 0", "SI-MAR.2"),
    "a dowry above four": (wooing({"florins": 9}), "0 marry roma 5", "SI-MAR.2"),
    "a dowry above one's florins": (wooing({"florins": 2}), "0 marry roma 3", "SI-MAR.2"),
    "a marriage into a full city": (wooing(pawns={"roma": FULL}), "0 marry roma 4", "SI-MIS.6"),
    "a marriage into a city out of play": (
        wooing(seats=3, closed="roma"),
        "0 marry roma 4",
        "SI-SET.12",
    ),
    "a marriage into a city that does not exist": (
        wooing(),
        "0 marry torino 4",
        ("SI-MAR.1", "SI-MIS.1"),
    ),
    "a second marriage": (wooing({}, "marry roma 1"), "0 marry roma 1", "SI-MAR.1"),
    "a marriage without being asked": (in_turn, "0 marry roma 1", "SI-MAR.1"),
}


@every_attempt(ATTEMPTS)
def test_a_tempting_illegal_move_is_refused_with_its_rule(position, move, rules):
    """SI-HEL.1, SI-HEL.3 to SI-HEL.5, SI-MIS.1, SI-MIS.2, SI-MIS.6, SI-MAR.1, SI-MAR.2, SI-ALL.4"""
    assert refused(position(), move).rule in rules
