"""Signorie: a turn thought through to its end, from the die to the last helper."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ..games.signorie.actions import INITIATIVE, STOP
from ..games.signorie.careers import SpendPoint
from ..games.signorie.decisions import Question
from ..games.signorie.dice_actions import NextTurn, TakeDie
from ..games.signorie.game import Signorie
from ..games.signorie.helpers import HelpersOfColumn
from ..games.signorie.rewards import Bonus, LastReward, RewardEnd
from ..kernel.steps import Action
from ..kernel.values import Seat
from .signorie_choices import sensible
from .signorie_weights import Weights
from .signorie_worth import worth

LUCK = (0, 3) * 6
"""Draws of average luck: a daughter, a son, a daughter, and so on."""
LONG = 20
"""A stack shorter than this is drawn from again and again: nobody sees what is drawn."""
ELSEWHERE = (NextTurn, Bonus, LastReward, RewardEnd)
"""Steps that come after the turn, or the reward, of one player."""


class TurnOver(Question):
    """Where a turn that is only thought of ends."""


class Line:
    """A way through a turn: how it begins, where it has come, and what that is worth."""

    __slots__ = ("first", "value", "world")

    def __init__(self, first: Action, world: Signorie) -> None:
        self.first = first
        self.world = world
        self.value = 0.0

    @property
    def over(self) -> bool:
        return isinstance(self.world.decision, TurnOver)


def alone(game: Signorie, seat: Seat) -> Signorie:
    """The same world, but it stops when the turn of this player, or the reward, is over."""
    world = game.copy()
    kept = len(world.agenda)
    while kept and not isinstance(world.agenda[kept - 1], ELSEWHERE):
        kept -= 1
    world.agenda, world.script = (TurnOver(seat), *world.agenda[kept:]), LUCK
    if len(world.stack) < LONG:
        world.stack *= LONG
    return world


def next_turn(world: Signorie, seat: Seat) -> Signorie:
    """The same player takes another die, as if the others had not moved."""
    after = world.copy()
    after.agenda, after.script = (TurnOver(seat), TakeDie(seat)), LUCK
    return after


def ways(
    lines: Iterable[Line], seat: Seat, weights: Weights, breadth: int, done: Sequence[Line] = ()
) -> list[Line]:
    """The ways to the end of the turn, the best first.

    At every stage so many of the most promising positions are followed; ways to the same position
    are followed once, so that the order in which points are spent does not matter.
    """
    ends: dict[Any, Line] = {}
    while lines:
        stages: dict[Any, dict[Any, Line]] = {}
        for line in lines:
            found = ends if line.over else stages.setdefault(stage(line.world), {})
            found.setdefault(key(line.world, seat), line)
        lines = [
            further
            for found in stages.values()
            for line in promising(list(found.values()), seat, weights, breadth)
            for further in onward(line, seat)
        ]
    return ranked([*ends.values(), *done], seat, weights)


def promising(lines: list[Line], seat: Seat, weights: Weights, breadth: int) -> list[Line]:
    return lines if len(lines) <= breadth else ranked(lines, seat, weights)[:breadth]


def ranked(lines: list[Line], seat: Seat, weights: Weights) -> list[Line]:
    """The best first."""
    for line in lines:
        line.value = worth(line.world, seat, weights)
    return sorted(lines, key=lambda line: -line.value)


def onward(line: Line, seat: Seat) -> list[Line]:
    """Every sensible answer to the next question."""
    return [
        Line(line.first, played(line.world, seat, option)) for option in sensible(line.world, seat)
    ]


def played(world: Signorie, seat: Seat, option: Action) -> Signorie:
    """The world after an answer; initiative comes last and takes all points that are left."""
    after = world.copy()
    after.apply(seat, option)
    while option is INITIATIVE and isinstance(after.decision, SpendPoint):
        options = after.decision.options(after, seat)
        after.apply(seat, INITIATIVE if INITIATIVE in options else STOP)
    return after


def stage(world: Signorie) -> Any:
    """Positions with the same question after a die of the same colour can be compared."""
    step = world.decision
    column = next((each for each in world.agenda if isinstance(each, HelpersOfColumn)), None)
    colour = column.colour if column else getattr(step, "colour", None)
    return type(step), getattr(step, "points", 0), colour, column.row if column else 0


def key(world: Signorie, seat: Seat) -> Any:
    """What two ways to the same position have in common."""
    player = world.players[seat]
    return (
        player.careers,
        player.men,
        player.women,
        player.florins,
        player.initiative,
        player.rows,
        player.face_down,
        player.dice,
        player.helpers,
        player.brides,
        player.threshold,
        player.scored,
        world.cities,
        world.agenda,
    )
