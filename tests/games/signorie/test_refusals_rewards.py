"""SI-REW: tempting illegal moves in the phase of rewards."""

from __future__ import annotations

from collections.abc import Callable

from games.attempts import after, every_attempt
from games.signorie.moments import OVER
from games.signorie.positions import in_rewards, in_turn, signorie
from interpares.games.signorie.game import Signorie
from interpares.games.signorie.rewards import LastReward, Wedding
from scenario import refused

Position = Callable[[], Signorie]
TASKS = {"grey_upper": "mission", "grey_lower": "marriage"}


def rewarded(*moves: str, house: dict | None = None, **fields) -> Position:
    """Seat 0 alone qualifies."""
    return lambda: after(
        in_rewards(house or {}, OVER, OVER, OVER, **fields), *(f"0 {move}" for move in moves)
    )


def last(florins: int, *moves: str) -> Position:
    return lambda: after(
        signorie({"florins": florins}, agenda=(LastReward(0),), round=6),
        *(f"0 {move}" for move in moves),
    )


ATTEMPTS = {
    "both the bonus and the florins": (
        rewarded("take_bonus", reward="two_men"),
        "0 take_florins",
        "SI-REW.6",
    ),
    "both the florins and the bonus": (
        rewarded("take_florins", reward="two_men"),
        "0 take_bonus",
        "SI-REW.6",
    ),
    "a bonus without qualifying": (rewarded(reward="two_men"), "1 take_bonus", "SI-REW.6"),
    "florins without qualifying": (rewarded(reward="two_men"), "1 take_florins", "SI-REW.6"),
    "florins before those earlier in turn order": (
        lambda: in_rewards(reward="two_men"),
        "1 take_florins",
        "SI-REW.6",
    ),
    "florins in round 6": (last(9), "0 take_florins", "SI-REW.16"),
    "a bonus in round 6": (last(9), "0 take_bonus", "SI-REW.6"),
    "an empty bonus of a mission": (rewarded(reward="mission"), "0 take_bonus", "SI-REW.6"),
    "an empty bonus of men": (
        rewarded(reward="two_men", house={"men": 12}),
        "0 take_bonus",
        "SI-REW.6",
    ),
    "an empty bonus of a token": (
        rewarded(reward="alliance", stack=""),
        "0 take_bonus",
        "SI-REW.6",
    ),
    "two weddings in one round": (
        rewarded("take_florins", "wed", reward="two_men"),
        "0 wed",
        ("SI-REW.7", "SI-REW.8"),
    ),
    "a wedding before the bonus": (rewarded(reward="two_men"), "0 wed", ("SI-REW.7", "SI-REW.8")),
    "a wedding without qualifying": (
        rewarded("take_florins", reward="two_men"),
        "1 wed",
        ("SI-REW.7", "SI-REW.8"),
    ),
    "a fifth wedding": (
        lambda: signorie({"brides": 4}, agenda=(Wedding(0),), phase="rewards"),
        "0 wed",
        ("SI-REW.7", "SI-REW.8"),
    ),
    "a wedding in round 6": (last(9), "0 wed", "SI-REW.16"),
    "a wedding in one's turn": (in_turn, "0 wed", ("SI-REW.7", "SI-REW.8")),
    "buying points twice": (last(10, "buy_points"), "0 buy_points", "SI-REW.15"),
    "buying points with four florins": (last(4), "0 buy_points", "SI-REW.15"),
    "buying points without qualifying": (
        lambda: in_rewards({"florins": 9}, {**OVER, "florins": 9}, OVER, OVER, round=6),
        "1 buy_points",
        "SI-REW.15",
    ),
    "buying points in round 5": (
        rewarded(reward="two_men", round=5, house={"florins": 9}),
        "0 buy_points",
        "SI-REW.15",
    ),
    "an extra die that lay on a board": (
        rewarded(
            "take_bonus",
            reward="extra_action",
            house={"dice": "grey:4"},
            pool={"yellow": [1], "grey": [5]},
        ),
        "0 take grey 4",
        "SI-REW.13",
    ),
    "an extra die that can do nothing": (
        rewarded(
            "take_bonus",
            reward="extra_action",
            house={"florins": 0},
            pool={"yellow": [1], "grey": [5]},
            tasks=TASKS,
        ),
        "0 take grey 5",
        "SI-ACT.7",
    ),
    "an extra die of no colour": (
        rewarded("take_bonus", reward="extra_action", pool={"yellow": [1]}),
        "0 take blue 5",
        "SI-ACT.5",
    ),
    "a second extra die": (
        rewarded(
            "take_bonus",
            "take yellow 1",
            "manage",
            reward="extra_action",
            pool={"yellow": [1, 2]},
        ),
        "0 take yellow 2",
        "SI-ACT.1",
    ),
    "passing instead of an extra die": (
        rewarded("take_bonus", reward="extra_action", pool={"yellow": [1, 2]}),
        "0 pass",
        ("SI-ACT.1", "SI-REW.11"),
    ),
    "an extra die to activate helpers alone": (
        rewarded(
            "take_bonus",
            "take yellow 1",
            reward="extra_action",
            house={"helpers": "yellow_middle"},
            pool={"yellow": [1, 2]},
        ),
        "0 activate",
        "SI-ACT.8",
    ),
    "a free helper on an occupied space": (
        rewarded("take_bonus", reward="helper", house={"helpers": "red_top"}),
        "0 hire helper_red_top",
        "SI-HIR.4",
    ),
    "a free helper on no space": (
        rewarded("take_bonus", reward="helper"),
        "0 hire helper_blue_top",
        "SI-HIR.1",
    ),
    "no free helper after all": (
        rewarded("take_bonus", reward="helper"),
        "0 decline",
        "SI-REW.9",
    ),
    "career points of a reward on initiative": (
        rewarded("take_bonus", reward="career"),
        "0 initiative",
        "SI-ADV.2",
    ),
    "a fifth point of the initiative reward": (
        rewarded("take_bonus", *("initiative",) * 4, reward="initiative"),
        "0 initiative",
        "SI-ADV.8",
    ),
}


@every_attempt(ATTEMPTS)
def test_a_tempting_illegal_move_is_refused_with_its_rule(position, move, rules):
    """SI-REW.6 to SI-REW.9, SI-REW.11, SI-REW.13, SI-REW.15, SI-REW.16"""
    assert refused(position(), move).rule in rules
