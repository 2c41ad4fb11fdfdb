"""All data files together, held against each other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from ...kernel.values import Value
from .board_types import Board, Helper, Helpers, Rewards, Task, Tasks
from .components import Alliances, Plan, Plans, SetUp


class Box(Value):
    """Everything in the box; each field is a file of that name."""

    alliances: Alliances
    board: Board
    helpers: Helpers
    plans: Plans
    rewards: Rewards
    setup: SetUp
    tasks: Tasks


def box_flaws(box: Box) -> list[str]:
    """Everything in the files that contradicts itself, in words."""
    return [
        *_doubled_ids(box),
        *_wrong_counts(box),
        *_wrong_columns(box),
        *_wrong_tracks(box),
        *_wrong_spaces(box),
        *(flaw for helper in box.helpers.helper for flaw in _helper(box, helper)),
        *(flaw for plan in box.plans.plan for flaw in _plan(box, plan)),
        *(flaw for task in box.tasks.task for flaw in _task(task)),
        *_wrong_rewards(box),
        *_wrong_set_up(box),
        *_wrong_player_counts(box),
    ]


def _doubled_ids(box: Box) -> Iterator[str]:
    board = box.board
    kinds: dict[str, Iterable[str]] = {
        "alliances.toml: house": (each.id for each in box.alliances.house),
        "alliances.toml: alliance_token": (each.id for each in box.alliances.alliance_token),
        "board.toml: action_column": (each.id for each in board.action_column),
        "board.toml: city": (each.id for each in board.city),
        "board.toml: task_space": (each.id for each in board.task_space),
        "helpers.toml: helper": (each.id for each in box.helpers.helper),
        "plans.toml: plan": (each.player_colour for each in box.plans.plan),
        "rewards.toml: reward": (each.id for each in box.rewards.reward),
        "tasks.toml: task": (each.id for each in box.tasks.task),
    }
    for where, ids in kinds.items():
        for name, count in Counter(ids).items():
            if count > 1:
                yield f"{where} '{name}' stands there {count} times"


def _wrong_counts(box: Box) -> Iterator[str]:
    there = {
        "player_board": len(box.plans.plan),
        "reward_token": len(box.rewards.reward),
        "alliance_token": len(box.alliances.alliance_token),
        "task_token": len(box.tasks.task),
    }
    said = {each.id: each.count for each in box.setup.component}
    for name, count in there.items():
        if said.get(name) != count:
            yield f"setup.toml: component '{name}' counts {said.get(name)}, but there are {count}"
    if len(box.board.task_space) != len(box.tasks.task):
        yield f"board.toml: {len(box.board.task_space)} task spaces for {len(box.tasks.task)} tasks"
    houses = Counter(each.house for each in box.alliances.alliance_token)
    for house in box.alliances.house:
        if houses.pop(house.id, 0) != house.tokens:
            yield f"alliances.toml: there are not {house.tokens} tokens of '{house.id}'"
    yield from (f"alliances.toml: there is no house '{house}'" for house in houses)
    for token in box.alliances.alliance_token:
        if token.back_vp != box.setup.game.facedown_alliance_vp:
            yield f"alliances.toml: the back of '{token.id}' is not worth what setup.toml says"


def _wrong_columns(box: Box) -> Iterator[str]:
    colours = {each.id for each in box.board.action_column}
    actions = {each.id: each.column for each in box.board.management_action}
    for column in box.board.action_column:
        if column.hire_target not in colours or column.hire_target == column.id:
            yield f"board.toml: '{column.id}' cannot hire into '{column.hire_target}'"
        if actions.get(column.management) != column.id:
            yield f"board.toml: '{column.management}' is not the action of '{column.id}'"
        for row in box.helpers.helper_row:
            there = [
                each
                for each in box.helpers.helper
                if (each.column, each.row) == (column.id, row.row)
            ]
            if len(there) != 1:
                yield f"helpers.toml: {len(there)} helpers in row {row.row} of '{column.id}'"
    for colour in {each.colour for each in box.board.task_space} - colours:
        yield f"board.toml: a task space has the colour '{colour}'"


def _wrong_tracks(box: Box) -> Iterator[str]:
    ranks = [each.rank for each in box.board.career_space]
    if ranks != list(range(1, len(ranks) + 1)):
        yield "board.toml: the career spaces are not numbered from 1 on"
    steps = [each.index for each in box.board.initiative_space]
    if steps != list(range(len(steps))):
        yield "board.toml: the initiative spaces are not numbered from 0 on"
    for space in box.board.career_space:
        if space.final_vp != space.vp // 2:
            yield f"board.toml: half of '{space.id}' is {space.vp // 2}, not {space.final_vp}"
    careers = [each.id for each in box.board.career_track]
    rows = [each.id for each in box.board.plan_row if each.kind == "career"]
    if rows != careers:
        yield "board.toml: the plan has other careers than the board"


def _wrong_spaces(box: Box) -> Iterator[str]:
    for city in box.board.city:
        if list(city.spaces) != sorted(city.spaces):
            yield f"board.toml: the spaces of '{city.id}' do not rise"
    facts = box.setup.game
    for step in box.board.threshold_step:
        if step.threshold != facts.base_threshold + facts.threshold_step_per_pawn * step.pawns:
            yield f"board.toml: '{step.id}' is not what setup.toml makes of {step.pawns} pawns"
    if max(each.threshold for each in box.board.threshold_step) != facts.threshold_max:
        yield f"setup.toml: the threshold cannot reach {facts.threshold_max}"
    pawns = [each.pawns for each in box.board.threshold_step]
    if pawns != list(range(facts.threshold_max_pawns_per_player + 1)):
        yield "board.toml: the threshold area has not a step for every number of pawns"
    unmarried = [each for each in box.board.portrait if not each.married_at_start]
    if len(unmarried) != facts.max_weddings_per_player:
        yield f"board.toml: {len(unmarried)} portraits wait for a wedding"


def _helper(box: Box, helper: Helper) -> Iterator[str]:
    costs = {each.row: each.cost for each in box.helpers.helper_row}
    if costs.get(helper.row) != helper.cost:
        yield f"helpers.toml: '{helper.id}' costs {helper.cost}, its row {costs.get(helper.row)}"
    if helper.effect == "advance" and not (helper.points and helper.tracks):
        yield f"helpers.toml: '{helper.id}' advances nobody"


def _task(task: Task) -> Iterator[str]:
    if task.repeatable != (task.pawns_min < task.pawns_max):
        yield f"tasks.toml: '{task.id}' contradicts itself about how often it is done"
    if task.effect == "advance" and task.minimum_points != 1:
        yield f"tasks.toml: of the points of '{task.id}' one at least is spent (SI-ADV.3)"


def _plan(box: Box, plan: Plan) -> Iterator[str]:
    houses = {each.id for each in box.alliances.house}
    for row, shields in zip(box.board.plan_row, plan.rows, strict=True):
        if set(shields) - houses:
            yield f"plans.toml: '{plan.id}' knows houses that are not there"
        if len(shields) != row.shields:
            yield f"plans.toml: row '{row.id}' of '{plan.id}' has not {row.shields} shields"


def _wrong_rewards(box: Box) -> Iterator[str]:
    kinds = Counter[str](each.kind for each in box.rewards.reward)
    facts = box.setup.game
    for kind, rounds in (("bonus", facts.reward_bonus_rounds), ("vp", facts.reward_vp_rounds)):
        if kinds[kind] < len(rounds):
            yield f"rewards.toml: {kinds[kind]} tokens of kind '{kind}' for {len(rounds)} rounds"
    rounds = (*facts.reward_bonus_rounds, *facts.reward_vp_rounds)
    if rounds != tuple(range(1, facts.rounds + 1)):
        yield "setup.toml: the rounds with rewards are not all rounds, in order"


def _wrong_set_up(box: Box) -> Iterator[str]:
    colours = {each.id for each in box.setup.player_colour}
    if {each.player_colour for each in box.plans.plan} != colours:
        yield "plans.toml: not every player colour has a plan"
    start = box.setup.start
    if start.vp or start.helpers or start.brides:
        yield "setup.toml: nobody begins with VP, helpers or brides (SI-SET.3, SI-SET.13)"
    places = [each.position for each in box.setup.starting_position]
    if places != list(range(1, box.setup.game.max_players + 1)):
        yield "setup.toml: there is not a starting position for every player"
    pawns = {
        "man": start.men_in_pool + start.men_in_supply,
        "woman": start.women_in_pool + start.women_in_supply,
    }
    for component in box.setup.component:
        if pawns.get(component.id, component.per_player) != component.per_player:
            yield f"setup.toml: '{component.id}' begins with {pawns[component.id]} per player"


def _wrong_player_counts(box: Box) -> Iterator[str]:
    tokens = len(box.alliances.alliance_token)
    for count in box.setup.player_count:
        if count.action_dice_total != count.action_dice_per_colour * len(box.board.action_column):
            yield f"setup.toml: '{count.id}' miscounts its dice"
        if count.cities_in_play + count.cities_removed_at_random != len(box.board.city):
            yield f"setup.toml: '{count.id}' miscounts its cities"
        removed = count.alliance_tokens_removed_per_house * len(box.alliances.house)
        if count.alliance_tokens_in_game != tokens - removed:
            yield f"setup.toml: '{count.id}' miscounts its alliance tokens"
        if count.alliance_slots != 2 * count.cities_in_play:
            yield f"setup.toml: '{count.id}' miscounts its slots"
