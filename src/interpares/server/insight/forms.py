"""What is asked of hints and reviews, and answered."""

from __future__ import annotations

from typing import Any, Literal

from ...bots.insight import Reason
from ...kernel.values import Seat, Value
from ..messages import Number


class AskHint(Value):
    """What would a bot do here?"""

    n: Number
    """The n of the view the question is based on."""


class Advised(Value):
    """An option as a bot sees it."""

    action: dict[str, Any]
    points: float
    """How many points it is worth more than the other options that were weighed."""
    chance: float
    """My chance to win after it."""
    reasons: tuple[Reason, ...]
    """What changes most by it; the words of the game have `part-<part>`."""
    preferred: bool
    """What the bot would do; it may look further ahead than points and chance."""


class Hint(Value):
    """What a bot would do, as far as my seat can know."""

    n: int
    advice: tuple[Advised, ...]
    """The best first; three at most."""


class Decided(Value):
    """A decision of a match, and what a bot would have done."""

    n: int
    """The number of the move among those that stand."""
    seat: Seat
    decision: str
    """The question, as in `prompt.decision`."""
    action: dict[str, Any]
    described: dict[str, Any]
    """Fields that read otherwise in the words of the action."""
    advised: dict[str, Any]
    """The same as the action where the bot agrees."""
    advised_described: dict[str, Any]
    gain: float
    """How much greater the chance to win would have been; below 0 where it would be less."""
    points: float
    """How many points more the bot expected of it."""
    reasons: tuple[Reason, ...]


class Standing(Value):
    """The chances after so many moves."""

    n: int
    chances: tuple[float, ...]
    """By seat, the chance to win; together 1, or nothing once all have lost."""


class Reviewed(Value):
    """A match that is over, gone over by a bot."""

    moments: tuple[Standing, ...]
    """From the beginning to the end, after every move that stands."""
    turning_points: tuple[int, ...]
    """The numbers of the moves at which the chances changed most."""
    decisions: tuple[Decided, ...]
    sources: tuple[dict[str, int], ...] = ()
    """By seat, the final score by where it came from; nothing in a game without scores."""


class ReviewFacts(Value):
    """How far a review is, and what has come of it."""

    status: Literal["none", "running", "finished", "failed"]
    done: int
    total: int
    """How much there is to do; 0 while others are before it."""
    review: Reviewed | None
    updates: tuple[int, ...]
    """By the number of moves: the update of the viewer after them, as a replay counts them."""
