"""What is told of a position and of a match: who will win, what to do, and why."""

from __future__ import annotations

from ...kernel.steps import Action
from ...kernel.values import Seat, Value


class Reason(Value):
    """A part of the evaluation that an option changes."""

    part: str
    """Its id, such as `income`; the words of the game have `part-income`."""
    points: float
    """How much of it the option brings the seat, counted as the game's evaluation counts."""


class Advice(Value):
    """An option as a bot sees it."""

    action: Action
    points: float
    """How many points it is worth more than the other options listed are on average."""
    chance: float
    """The chance to win the match after it."""
    reasons: tuple[Reason, ...] = ()
    """The parts that change most, the greatest first."""
    preferred: bool = False
    """What the bot would do; it may look further ahead than the points and the chance."""


class Moment(Value):
    """The standing after so many moves."""

    n: int
    chances: tuple[float, ...]
    """By seat, the chance to win; together 1, or nothing once all have lost."""


class Judged(Value):
    """A decision of the match, and what a bot would have done."""

    n: int
    """The number of the move among those that stand; the position before it is after `n - 1`."""
    seat: Seat
    action: Action
    advised: Action
    """The same as the action where the bot agrees."""
    gain: float
    """How much greater the chance to win would have been; less than 0 where it counts worse."""
    points: float
    """How many points more the bot expected of it."""
    reasons: tuple[Reason, ...] = ()
    """Why, as the parts in which the advised option differs most."""

    @property
    def agrees(self) -> bool:
        """Whether the bot would have done the same."""
        return self.action == self.advised


class Review(Value):
    """A finished match, gone over."""

    moments: tuple[Moment, ...]
    """From the beginning to the end, after every move that stands."""
    turning_points: tuple[int, ...]
    """The numbers of the moves at which the chances changed most, in their order."""
    decisions: tuple[Judged, ...]
    """The decisions in which there was a choice, in their order."""
    sources: tuple[dict[str, int], ...] = ()
    """By seat, the final score by where it came from; nothing in a game without scores."""
