"""Signorie by rules of thumb: a plan for all dice of the round, made anew at every question."""

from __future__ import annotations

from collections import Counter
from random import Random

from ..games.signorie.game import Signorie
from ..kernel.steps import Action
from ..kernel.values import Seat, Value
from ..kernel.views import Perspective
from .signorie_choices import sensible
from .signorie_turns import Line, alone, key, next_turn, onward, played, ways
from .signorie_weights import WEIGHTS, Weights, may_take


class Care(Value):
    """How much of what could be done is thought through."""

    turn: int = 8
    """Positions followed at each stage of this turn."""
    later: int = 4
    """The same in the turns to come."""
    plan: tuple[int, ...] = (5, 4, 3)
    """Ways followed from this turn to the next, from there to the one after it, and so on."""
    alike: int = 2
    """So many of them may begin with the same answer."""


CARE = Care()
THIS_TURN = Care(turn=4, plan=())
"""Nothing beyond the turn under way."""


class SignorieBot:
    """Follows the best plan for the rest of the round."""

    def __init__(self, random: Random, weights: Weights = WEIGHTS, care: Care = CARE) -> None:
        self.random = random
        self.weights = weights
        self.care = care

    def choose(self, perspective: Perspective) -> Action:
        options = perspective.options
        if len(options) == 1:
            return options[0]
        game = perspective.imagine(self.random)
        assert isinstance(game, Signorie)
        return best_answer(game, perspective.seat, self.weights, self.care)


def best_answer(game: Signorie, seat: Seat, weights: Weights, care: Care) -> Action:
    """How the best plan begins; only what lies open is looked at."""
    world = alone(game, seat)
    answers = sensible(world, seat)
    return answers[0] if len(answers) == 1 else best_line(world, seat, weights, care).first


def best_line(world: Signorie, seat: Seat, weights: Weights, care: Care) -> Line:
    """The best plan for the rest of the round, of a player who is alone."""
    begun = [Line(answer, played(world, seat, answer)) for answer in sensible(world, seat)]
    lines = ways(begun, seat, weights, care.turn)
    for width in care.plan:
        lines = one_turn_more(followed(lines, seat, width, care.alike), seat, weights, care.later)
    return lines[0]


def followed(lines: list[Line], seat: Seat, width: int, alike: int) -> list[Line]:
    """The best ways to different positions, not all of them with the same beginning."""
    begun: Counter[Action] = Counter()
    found: dict[object, Line] = {}
    for line in lines:
        position = key(line.world, seat)
        if begun[line.first] < alike and position not in found:
            begun[line.first] += 1
            found[position] = line
        if len(found) == width:
            break
    return list(found.values())


def one_turn_more(lines: list[Line], seat: Seat, weights: Weights, breadth: int) -> list[Line]:
    """Each way with the best that another die can add; those that are at their end stay."""
    further: list[Line] = []
    done: list[Line] = []
    for line in lines:
        if may_take(line.world, line.world.players[seat]):
            further += onward(Line(line.first, next_turn(line.world, seat)), seat)
        else:
            done.append(line)
    return ways(further, seat, weights, breadth, done)
