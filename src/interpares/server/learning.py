"""Lessons at tables: a script where bots would think, and moves that a learner is asked for.

Nothing is kept of a lesson but its name, in `origin` of the table: where it stands follows from
the log. When it is over, or the match has left it, the bots play on.
"""

from __future__ import annotations

from .. import lessons
from ..kernel.errors import BadInput, InterParesError
from ..kernel.match import Match
from ..kernel.rules import Chosen
from ..kernel.steps import Action
from ..kernel.values import Seat
from ..lessons import Guidance, Lesson
from .facts import TableFacts

KIND = "lesson"


class Astray(InterParesError):
    """A move that the rules allow and the lesson does not want."""

    def __init__(self, game: str, words: str) -> None:
        super().__init__(words)
        self.game = game
        self.words = words
        """The message of the step; its attribute `hint` is said, if it has one."""


def lesson_of(facts: TableFacts) -> Lesson | None:
    """The lesson that is played at a table, if this program still has it."""
    origin = facts.origin
    if origin.get("kind") != KIND:
        return None
    try:
        return lessons.lesson(facts.game, origin["lesson"], origin.get("done", 0))
    except BadInput:
        return None


def guidance(facts: TableFacts, match: Match, seat: Seat | None) -> Guidance | None:
    """What the learner is told, and nobody else."""
    lesson = lesson_of(facts)
    return lesson.guidance(match) if lesson and seat == lesson.plan.learner else None


def goes_on(facts: TableFacts, match: Match) -> bool:
    """Whether a lesson says who moves next: neither bots nor standing orders do."""
    lesson = lesson_of(facts)
    return lesson is not None and lesson.next_line(match) is not None


def scripted(facts: TableFacts, match: Match, seat: Seat) -> Action | None:
    """The move of a seat that the lesson makes by itself now."""
    lesson = lesson_of(facts)
    line = lesson.next_line(match) if lesson else None
    return line.moves[0] if line and line.seat == seat and not line.asked else None


def check(facts: TableFacts, match: Match, seat: Seat, chosen: Chosen) -> None:
    """Refuse a legal move of the learner that the lesson does not want."""
    lesson = lesson_of(facts)
    line = lesson.next_line(match) if lesson and seat == lesson.plan.learner else None
    if not lesson or not line or line.seat != seat:
        return
    action = match.rules.read_action(chosen)
    if not line.allows(action) and lessons.can(match, seat, action):
        raise Astray(facts.game, lesson.words(lesson.plan.steps[line.step]))
