"""SI-TSK: pawns are spent on a task."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import structs

from ...kernel.errors import Illegal
from ...kernel.steps import Action
from ...kernel.values import Seat
from .actions import Perform
from .alliances import ChooseRow, why_no_token
from .board_types import Task
from .cards import FACTS, TASK_SPACE, TASK_SPACES, TASKS
from .careers import SpendPoint, why_no_step
from .components import Sex, TaskSpaceId
from .events import TaskBegun, ThresholdRaised
from .gains import take_florins
from .game import Player, Signorie
from .marriages import MarryOff, why_no_marriage
from .missions import SendOnMission, why_no_mission
from .offspring import GainPawns

MOST_PAWNS = max(each.pawns_max for each in TASKS.values())
PERFORM = {
    (space, pawns): Perform(space, pawns)
    for space in TASK_SPACES
    for pawns in range(1, MOST_PAWNS + 1)
}


def task_on(game: Signorie, space: TaskSpaceId) -> Task:
    """The task that lies on a space in this round."""
    return TASKS[game.tasks[TASK_SPACE[space]]]


def paid(player: Player, sex: Sex, pawns: int, to: str = "supply") -> Player:
    """SI-TSK.4: the player after so many pawns have left the pool."""
    if sex == "man":
        there = {"men_in_supply": player.men_in_supply + pawns}
        if to == "threshold":
            there = {"men_in_threshold": player.men_in_threshold + pawns}
        return structs.replace(player, men=player.men - pawns, **there)
    there = {"women_in_supply": player.women_in_supply + pawns}
    if to == "threshold":
        there = {"women_in_threshold": player.women_in_threshold + pawns}
    return structs.replace(player, women=player.women - pawns, **there)


def performances(
    game: Signorie, player: Player, spaces: Iterable[TaskSpaceId], most: int = MOST_PAWNS
) -> list[Action]:
    """SI-TSK.6: the tasks on these spaces that can be fully performed, with how many pawns."""
    return [
        PERFORM[space, pawns]
        for space in spaces
        for pawns in enough_pawns(player, task_on(game, space), TASK_SPACES[space].sex, most)
        if why_no_task(game, player, space, pawns) is None
    ]


def enough_pawns(player: Player, task: Task, sex: Sex, most: int) -> range:
    """SI-TSK.2, SI-TSK.3: the numbers of pawns a player could spend on a task."""
    there = player.men if sex == "man" else player.women
    return range(task.pawns_min, min(task.pawns_max, there, most) + 1)


def why_no_task(game: Signorie, player: Player, space: TaskSpaceId, pawns: int) -> Illegal | None:
    """SI-TSK.2, SI-TSK.3, SI-TSK.6: why a task cannot be fully performed like this."""
    task, sex = task_on(game, space), TASK_SPACES[space].sex
    if not task.pawns_min <= pawns <= task.pawns_max:
        return Illegal(
            "other-number-of-pawns",
            rule="SI-TSK.3",
            task=task.id,
            least=task.pawns_min,
            most=task.pawns_max,
        )
    there = player.men if sex == "man" else player.women
    if there < pawns:
        return Illegal("not-so-many-pawns", rule="SI-TSK.2", sex=sex, pawns=pawns, there=there)
    return why_no_effect(game, paid(player, sex, pawns), task, pawns)


def why_no_effect(game: Signorie, player: Player, task: Task, pawns: int) -> Illegal | None:
    """SI-TSK.8: why the effect cannot be carried out once the pawns are paid."""
    rule = "SI-TSK.8"
    match task.effect:
        case "advance":
            return why_no_step(player, task.tracks, rule)
        case "alliance_facedown":
            return why_no_token(game, rule)
        case "mission":
            return why_no_mission(game, player, rule)
        case "marriage":
            return why_no_marriage(game, player, rule)
        case "raise_threshold":
            standing = player.men_in_threshold + player.women_in_threshold
            most = FACTS.threshold_max_pawns_per_player
            if standing + pawns > most:
                return Illegal("threshold-is-full", rule="SI-LIM.6", there=standing, most=most)
    return None


def perform(game: Signorie, seat: Seat, action: Perform) -> None:
    """SI-TSK.4, SI-TSK.7: the pawns are paid, then the task has its effect."""
    task, sex = task_on(game, action.space), TASK_SPACES[action.space].sex
    pawns = action.pawns
    game.players[seat] = paid(game.players[seat], sex, pawns, task.to)
    game.tell(TaskBegun(seat, task.id, action.space, sex, pawns))
    match task.effect:
        case "advance":
            game.then(SpendPoint(seat, task.points_per_pawn * pawns, task.tracks, task.id))
        case "alliance_facedown":
            game.then(ChooseRow(seat, task.id))
        case "mission":
            game.then(SendOnMission(seat, task.id))
        case "marriage":
            game.then(MarryOff(seat, task.id))
        case "raise_threshold":
            game.tell(ThresholdRaised(seat, game.players[seat].threshold))
        case "gain_florins":
            take_florins(game, seat, task.amount_per_pawn * pawns, task.id)
        case "gain_pawn":
            game.then(GainPawns(seat, task.amount_per_pawn * pawns, task.id))
