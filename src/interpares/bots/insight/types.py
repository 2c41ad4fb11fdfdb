"""What is told of a position and of a match: who will win, what to do, and why."""

from __future__ import annotations

from ...kernel.steps import Action
from ...kernel.values import Seat, Value


class Reason(Value):
    """A part of the evaluation that an option changes."""

    part: str
    """Its id; the words of the game have `part-<id>`, such as `part-income`."""
    points: float
    """How much of it the option brings the seat, counted as the game counts its points."""


class Advice(Value):
    """An option as a bot sees it."""

    action: Action
    points: float
    """How many points it is worth more than the option it is compared with."""
    chance: float
    """The chance to win the match after it."""
    reasons: tuple[Reason, ...] = ()
    """The parts that change most, the greatest first."""


class Moment(Value):
    """The standing after so many moves."""

    n: int
    chances: tuple[float, ...]
    """By seat, the chance to win; together 1."""


class Judged(Value):
    """A decision of the match, and what a bot would have done."""

    n: int
    """The number of the move."""
    seat: Seat
    action: Action
    advised: Action
    """The same as the action where the bot agrees."""
    gain: float
    """How much greater the chance to win would have been."""
    points: float
    """How many points more the bot expected of it."""
    reasons: tuple[Reason, ...] = ()
    """Why, as the parts in which the advised option differs most."""


class Review(Value):
    """A finished match, gone over."""

    moments: tuple[Moment, ...]
    """From the beginning to the end, after every move."""
    turning_points: tuple[int, ...]
    """The numbers of the moves at which the chances changed most."""
    decisions: tuple[Judged, ...]
    """The decisions of people in which there was a choice."""
