"""What is printed on the boards and tokens: the types of the other data files."""

from __future__ import annotations

from typing import Literal

from ...datafiles import File, Named
from .components import ColourId, RowId, Sex

Track = Literal["political", "clerical", "military", "initiative"]
Management = Literal["florins", "marriage", "offspring", "mission", "career"]


class Column(Named, kw_only=True):
    """An action column of every player board."""

    order: int
    value: int
    management: Management
    hire_target: ColourId


class ManagementAction(Named, kw_only=True):
    """What a column's management action brings."""

    column: ColourId
    florins: int = 0
    woman_results: tuple[int, ...] = ()
    man_results: tuple[int, ...] = ()
    dice: str = ""
    points: int = 0
    minimum_points: int = 0
    tracks: tuple[Track, ...] = ()


class Ordered(Named, kw_only=True):
    """A thing that has a place in a row."""

    order: int


class CareerSpace(Named, kw_only=True):
    """A space of every career track."""

    rank: int
    vp: int
    final_vp: int
    bonus_florins: int = 0
    bonus_initiative: int = 0
    top: bool = False


class InitiativeSpace(Named, kw_only=True):
    """A space of the initiative track."""

    index: int
    vp: int
    top: bool = False


class CityFacts(Ordered, kw_only=True):
    """A city of the main board."""

    board_name: str
    spaces: tuple[int, ...]
    slots: tuple[str, ...]


class TaskSpace(Named, kw_only=True):
    """A place for a task token, and who can do the task there."""

    colour: ColourId
    position: Literal["upper", "lower"]
    sex: Sex


class ThresholdStep(Named, kw_only=True):
    """How far the dice may go with so many pawns in the threshold area."""

    pawns: int
    threshold: int


class Portrait(Ordered, kw_only=True):
    """A man of the family who is married or can be."""

    married_at_start: bool
    wedding_vp: int


class PlanRow(Ordered, kw_only=True):
    """A row of every plan."""

    kind: Literal["career", "marriage"]
    shields: int


class Board(File, kw_only=True):
    """board.toml"""

    action_column: tuple[Column, ...]
    management_action: tuple[ManagementAction, ...]
    career_track: tuple[Ordered, ...]
    career_space: tuple[CareerSpace, ...]
    initiative_space: tuple[InitiativeSpace, ...]
    city: tuple[CityFacts, ...]
    task_space: tuple[TaskSpace, ...]
    threshold_step: tuple[ThresholdStep, ...]
    portrait: tuple[Portrait, ...]
    plan_row: tuple[PlanRow, ...]


class HelperRow(Named, kw_only=True):
    """A row of helper spaces."""

    row: int
    cost: int


class Helper(Named, kw_only=True):
    """A helper space and what its helper does."""

    column: ColourId
    row: int
    cost: int
    effect: Literal[
        "alliance_facedown",
        "gain_vp",
        "gain_florins",
        "advance",
        "offspring_roll",
        "task_any",
        "marriage_facedown",
        "mission_facedown",
        "vp_per_man_in_city",
        "gain_pawn",
    ]
    amount: int = 0
    points: int | Literal["die_value"] = 0
    tracks: tuple[Track, ...] = ()
    rows: tuple[RowId, ...] = ()
    dice: int = 0
    pawns: int = 0


class Helpers(File, kw_only=True):
    """helpers.toml"""

    helper_row: tuple[HelperRow, ...]
    helper: tuple[Helper, ...]


class Task(Named, kw_only=True):
    """A task token."""

    repeatable: bool
    pawns_min: int
    pawns_max: int
    to: Literal["supply", "threshold"]
    effect: Literal[
        "advance",
        "alliance_facedown",
        "raise_threshold",
        "mission",
        "marriage",
        "gain_florins",
        "gain_pawn",
    ]
    points_per_pawn: int = 0
    amount_per_pawn: int = 0
    amount: int = 0
    minimum_points: int = 0
    tracks: tuple[Track, ...] = ()
    rows: tuple[RowId, ...] = ()


class Tasks(File, kw_only=True):
    """tasks.toml"""

    task: tuple[Task, ...]


class Reward(Named, kw_only=True):
    """A reward token."""

    kind: Literal["bonus", "vp"]
    effect: Literal[
        "mission",
        "marriage",
        "gain_pawn",
        "advance",
        "alliance_facedown",
        "place_helper_free",
        "extra_action",
        "vp_per_helper",
        "vp_per_city",
        "vp_per_pawn_in_city",
    ]
    sex: Sex | None = None
    amount: int = 0
    points: int = 0
    minimum_points: int = 0
    tracks: tuple[Track, ...] = ()
    rows: tuple[RowId, ...] = ()


class Rewards(File, kw_only=True):
    """rewards.toml"""

    reward: tuple[Reward, ...]
