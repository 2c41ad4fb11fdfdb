"""The data files as values, looked up by id."""

from __future__ import annotations

from ...datafiles import files_of, open_box, packaged
from .board_types import CityFacts, Column, Helper, Management, ManagementAction, Reward, Task
from .board_types import TaskSpace as TaskSpace  # noqa: PLC0414 - a thing looked up here
from .checks import Box, box_flaws
from .components import (
    CareerId,
    CityId,
    ColourId,
    HelperId,
    HouseId,
    PlayerColourId,
    PlayerCount,
    RewardId,
    RowId,
    TaskId,
    TaskSpaceId,
    Token,
    TokenId,
)

READ = packaged(__package__)
BOX = open_box(READ, Box, box_flaws)
FILES = files_of(Box)

FACTS = BOX.setup.game
START = BOX.setup.start
OPENING: dict[int, PlayerCount] = {each.players: each for each in BOX.setup.player_count}
EXTRA_FLORINS: tuple[int, ...] = tuple(
    each.extra_florins for each in sorted(BOX.setup.starting_position, key=lambda it: it.position)
)
COUNTS: dict[str, int] = {each.id: each.count for each in BOX.setup.component}
PER_PLAYER: dict[str, int] = {each.id: each.per_player for each in BOX.setup.component}
PLAYER_COLOURS: tuple[PlayerColourId, ...] = tuple(each.id for each in BOX.setup.player_colour)

SIDES = 6
"""Of an action die."""
COLUMNS: dict[ColourId, Column] = {each.id: each for each in BOX.board.action_column}
COLOURS: tuple[ColourId, ...] = tuple(COLUMNS)
COLUMN: dict[ColourId, int] = {each: at for at, each in enumerate(COLUMNS)}
"""The place of each column on a player board."""
MANAGEMENT: dict[Management, ManagementAction] = {
    COLUMNS[each.column].management: each for each in BOX.board.management_action
}

CAREERS: tuple[CareerId, ...] = tuple(each.id for each in BOX.board.career_track)
ROWS: tuple[RowId, ...] = tuple(each.id for each in BOX.board.plan_row)
ROW: dict[RowId, int] = {each: at for at, each in enumerate(ROWS)}
"""The place of each row in a plan; careers come first, in the order of their tracks."""
MARRIAGE_ROW = next(at for at, each in enumerate(BOX.board.plan_row) if each.kind == "marriage")

CAREER_VP: dict[int, int] = {each.rank: each.vp for each in BOX.board.career_space}
FINAL_VP: dict[int, int] = {each.rank: each.final_vp for each in BOX.board.career_space}
BONUS_FLORINS: dict[int, int] = {
    each.rank: each.bonus_florins for each in BOX.board.career_space if each.bonus_florins
}
BONUS_INITIATIVE: dict[int, int] = {
    each.rank: each.bonus_initiative for each in BOX.board.career_space if each.bonus_initiative
}
TOP_RANK = max(CAREER_VP)
INITIATIVE_VP: tuple[int, ...] = tuple(each.vp for each in BOX.board.initiative_space)
TOP_INITIATIVE = len(INITIATIVE_VP) - 1

CITIES: dict[CityId, CityFacts] = {
    each.id: each for each in sorted(BOX.board.city, key=lambda city: city.order)
}
NEXT_SPACE: dict[CityId, tuple[int | None, ...]] = {
    each.id: (*each.spaces, None) for each in CITIES.values()
}
"""By the number of pawns in a city: the value of its lowest empty space."""
HOUSES: tuple[HouseId, ...] = tuple(each.id for each in BOX.alliances.house)
TOKENS: dict[TokenId, Token] = {each.id: each for each in BOX.alliances.alliance_token}
PLANS: dict[PlayerColourId, tuple[tuple[HouseId, ...], ...]] = {
    each.player_colour: each.rows for each in BOX.plans.plan
}

TASKS: dict[TaskId, Task] = {each.id: each for each in BOX.tasks.task}
TASK_SPACES: dict[TaskSpaceId, TaskSpace] = {each.id: each for each in BOX.board.task_space}
TASK_SPACE: dict[TaskSpaceId, int] = {each: at for at, each in enumerate(TASK_SPACES)}
"""The place of each task space in a row of ten."""
SPACES_OF: dict[ColourId, tuple[TaskSpaceId, ...]] = {
    colour: tuple(each.id for each in TASK_SPACES.values() if each.colour == colour)
    for colour in COLOURS
}

HELPERS: dict[HelperId, Helper] = {each.id: each for each in BOX.helpers.helper}
HELPERS_OF: dict[ColourId, tuple[HelperId, ...]] = {
    colour: tuple(
        each.id
        for each in sorted(HELPERS.values(), key=lambda helper: helper.row)
        if each.column == colour
    )
    for colour in COLOURS
}
"""The helpers of each column, from top to bottom."""

REWARDS: dict[RewardId, Reward] = {each.id: each for each in BOX.rewards.reward}
THRESHOLD: tuple[int, ...] = tuple(each.threshold for each in BOX.board.threshold_step)
"""By the number of pawns in the threshold area."""
WEDDING_VP: tuple[int, ...] = tuple(
    each.wedding_vp for each in BOX.board.portrait if not each.married_at_start
)
MARRIED_AT_START = sum(each.married_at_start for each in BOX.board.portrait)
