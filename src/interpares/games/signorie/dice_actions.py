"""SI-ACT, SI-FUL: dice are taken, and each does one main action."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import structs

from ...kernel.errors import Illegal
from ...kernel.steps import Action, Step
from ...kernel.values import Seat, swapped, without
from .actions import MANAGE, PASS, Activate, Hire, Manage, Pass, Perform, Skip, Take
from .cards import COLOURS, COLUMN, COLUMNS, FACTS, HELPERS, SIDES, SPACES_OF, TASK_SPACES
from .components import ColourId
from .decisions import Question
from .events import DieTaken, Passed
from .game import Player, Signorie
from .helpers import HelpersOfColumn
from .hiring import hire, hirings, why_not_hire
from .management import manage, why_no_management
from .tasks import perform, performances, task_on, why_no_task

TAKE = {(colour, value): Take(colour, value) for colour in COLOURS for value in range(1, SIDES + 1)}


class ActionPhase(Step):
    """SI-ACT.1, SI-ACT.11: turns in turn order, round and round, until everybody has passed."""

    def resolve(self, game: Signorie) -> None:
        game.phase = "actions"
        for player in game.players:
            player.passed = False
        game.then(NextTurn(0))


class NextTurn(Step):
    """SI-ACT.1, SI-ACT.2: the next one in turn order who has not passed."""

    place: int
    """In the turn order."""

    def resolve(self, game: Signorie) -> None:
        count = len(game.order)
        for place in range(self.place, self.place + count):
            seat = game.order[place % count]
            if not game.players[seat].passed:
                game.then(Turn(seat), NextTurn((place + 1) % count))
                return


class Turn(Step):
    """SI-ACT.4: who has four dice, or can take none, passes."""

    seat: Seat

    def resolve(self, game: Signorie) -> None:
        if any(True for _ in takeable(game, self.seat)):
            game.then(TakeDie(self.seat))
        else:
            pass_on(game, self.seat, forced=True)


def pass_on(game: Signorie, seat: Seat, *, forced: bool = False) -> None:
    """SI-ACT.2: no more dice for this player in this round."""
    game.players[seat].passed = True
    game.tell(Passed(seat, forced))


def cost_of(colour: ColourId, value: int) -> int:
    """SI-ACT.6: what a die lower than its space costs."""
    return max(0, COLUMNS[colour].value - value)


def after_paying(player: Player, florins: int) -> Player:
    return structs.replace(player, florins=player.florins - florins) if florins else player


def takeable(game: Signorie, seat: Seat) -> Iterator[Action]:
    """SI-ACT.4 to SI-ACT.7: every die this player may take."""
    player = game.players[seat]
    if sum(map(bool, player.dice)) >= FACTS.dice_limit_per_player_per_round:
        return
    for at, colour in enumerate(COLOURS):
        if player.dice[at]:
            continue
        able = False
        for value in dict.fromkeys(game.dice[at]):
            # Values rise and costs fall: what one die can do, every later one can.
            able = able or why_no_use(game, player, colour, cost_of(colour, value)) is None
            if able:
                yield TAKE[colour, value]


def has_main_action(game: Signorie, player: Player, colour: ColourId) -> bool:
    """SI-ACT.7: whether some main action of the column can be fully performed."""
    return (
        why_no_management(game, player, colour) is None
        or bool(hirings(game, player, colour))
        or bool(performances(game, player, SPACES_OF[colour]))
    )


def main_actions(game: Signorie, player: Player, colour: ColourId) -> list[Action]:
    """SI-ACT.8: all main actions of the column that can be fully performed."""
    found: list[Action] = []
    if why_no_management(game, player, colour) is None:
        found.append(MANAGE)
    found += performances(game, player, SPACES_OF[colour])
    return found + hirings(game, player, colour)


def why_no_die(game: Signorie, player: Player, action: Take, cost: int) -> Illegal | None:
    """SI-ACT.5 to SI-ACT.7: why a die cannot be taken for so many florins."""
    colour = action.colour
    if colour not in COLOURS:
        return Illegal("no-such-colour", rule="SI-ACT.5", colour=colour)
    if player.dice[COLUMN[colour]]:
        return Illegal("colour-is-used", rule="SI-ACT.5", colour=colour)
    if action.value not in game.dice[COLUMN[colour]]:
        return Illegal("no-such-die", rule="SI-ACT.1", colour=colour, value=action.value)
    return why_no_use(game, player, colour, cost)


def why_no_use(game: Signorie, player: Player, colour: ColourId, cost: int) -> Illegal | None:
    """SI-ACT.6, SI-ACT.7: why a die of that cost cannot be paid, or could do nothing then."""
    if cost > player.florins:
        return Illegal("cannot-pay-die", rule="SI-ACT.6", cost=cost, florins=player.florins)
    if not has_main_action(game, after_paying(player, cost), colour):
        return Illegal("die-can-do-nothing", rule="SI-ACT.7", colour=colour, cost=cost)
    return None


class TakeDie(Question):
    """SI-ACT.1, SI-ACT.3: a die, or pass."""

    rule = "SI-ACT.1"

    def options(self, game: Signorie, seat: Seat) -> list[Action]:
        return [*takeable(game, seat), PASS]

    def facts(self, game: Signorie, seat: Seat | None) -> dict[str, Any]:
        player = game.players[self.seat]
        number = sum(map(bool, player.dice)) + 1
        return {"number": number, "total": player.total, "threshold": player.threshold}

    def refusal(self, game: Signorie, seat: Seat, action: Action) -> Illegal:
        if not isinstance(action, Take):
            return super().refusal(game, seat, action)
        cost = cost_of(action.colour, action.value) if action.colour in COLOURS else 0
        wrong = why_no_die(game, game.players[seat], action, cost)
        return wrong or super().refusal(game, seat, action)

    def decide(self, game: Signorie, seat: Seat, action: Action) -> None:
        match action:
            case Pass():
                pass_on(game, seat)
            case Take(colour, value):
                place_die(game, seat, colour, value, cost_of(colour, value))


def place_die(
    game: Signorie, seat: Seat, colour: ColourId, value: int, cost: int, *, extra: bool = False
) -> None:
    """SI-ACT.5, SI-ACT.6: the die lies on its space and is paid for, before it does anything."""
    player, at = game.players[seat], COLUMN[colour]
    game.dice = swapped(game.dice, at, without(game.dice[at], value))
    player.dice = swapped(player.dice, at, value)
    player.florins -= cost
    game.tell(DieTaken(seat, colour, value, cost, extra))
    game.then(ChooseMainAction(seat, colour, value, cost))


class ChooseMainAction(Question):
    """SI-ACT.8: exactly one main action of the column."""

    rule = "SI-ACT.8"
    colour: ColourId
    value: int
    cost: int
    """What was paid for the die."""

    def options(self, game: Signorie, seat: Seat) -> list[Action]:
        return main_actions(game, game.players[seat], self.colour)

    def facts(self, game: Signorie, seat: Seat | None) -> dict[str, Any]:
        tasks = [task_on(game, space).id for space in SPACES_OF[self.colour]]
        return {"colour": self.colour, "value": self.value, "cost": self.cost, "tasks": tasks}

    def refusal(self, game: Signorie, seat: Seat, action: Action) -> Illegal:
        return self.why_not(game, seat, action) or super().refusal(game, seat, action)

    def why_not(self, game: Signorie, seat: Seat, action: Action) -> Illegal | None:
        player = game.players[seat]
        match action:
            case Manage():
                return why_no_management(game, player, self.colour)
            case Hire(helper):
                return why_not_hire(game, player, self.colour, helper)
            case Perform(space, pawns):
                if space not in TASK_SPACES:
                    return Illegal("no-such-space", rule="SI-TSK.1", space=space)
                if space not in SPACES_OF[self.colour]:
                    return Illegal("other-colour", rule="SI-TSK.1", colour=self.colour)
                return why_no_task(game, player, space, pawns)
            case Activate() | Skip():
                return Illegal("main-action-first", rule="SI-ACT.8")
            case _:
                return None

    def decide(self, game: Signorie, seat: Seat, action: Action) -> None:
        """SI-ACT.9, SI-HIR.3: the action first, then the helpers of the column."""
        match action:
            case Manage():
                self.helpers_after(game, COLUMNS[self.colour].management)
                manage(game, seat, self.colour)
            case Perform():
                self.helpers_after(game, task_on(game, action.space).id)
                perform(game, seat, action)
            case Hire(helper):
                self.helpers_after(game, "hire")
                hire(game, seat, helper, HELPERS[helper].cost)

    def helpers_after(self, game: Signorie, main: str) -> None:
        game.then(HelpersOfColumn(self.seat, self.colour, self.value, main))
