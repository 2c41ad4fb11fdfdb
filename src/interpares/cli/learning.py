"""A lesson at the terminal: the same session, with a comment before each answer."""

from __future__ import annotations

from datetime import UTC, datetime

from rich.console import Console
from rich.panel import Panel
from rich.text import Text

from ..kernel.errors import BadInput
from ..kernel.match import Match
from ..kernel.steps import Action
from ..kernel.values import Seat
from ..lessons import Guidance, Lesson, can, lesson, names
from .options import HUMAN
from .saving import Saved
from .session import Session
from .table import Table
from .terminal import Terminal

NOTE = "lesson"
"""What the record of a lesson says in a note, with its name."""


def begin(game: str, language: str) -> None:
    """The first lesson of a game."""
    found = names(game)
    if not found:
        raise BadInput(f"There is no lesson for {game}.")
    guide = lesson(game, found[0])
    plan = guide.plan
    seats = range(plan.seats)
    players = tuple(HUMAN if seat == plan.learner else plan.level for seat in seats)
    now = datetime.now(UTC).isoformat(timespec="seconds")
    match = guide.begin(players=players, created=now)
    match.note({"language": language, NOTE: plan.name})
    Learning(guide, match, language, Saved.create(None, match), Terminal(Console())).run()


def lesson_in(match: Match) -> Lesson | None:
    """The lesson a match was begun as, if this program still has it."""
    notes = [line.note for line in match.lines if isinstance(line.note, dict)]
    name = next((note[NOTE] for note in notes if NOTE in note), "")
    game = match.header.game
    return lesson(game, name) if name in names(game) else None


class Astray(BadInput):
    """A move that the rules allow and the lesson does not want; its text is the hint."""


class GuidedTable(Table):
    """A table at which only what the lesson wants is played."""

    def __init__(
        self, guide: Lesson, match: Match, language: str, saved: Saved, terminal: Terminal
    ) -> None:
        super().__init__(match, language, saved, terminal)
        self.guide = guide

    def play(self, seat: Seat, action: Action | str) -> None:
        line = self.guide.next_line(self.match)
        if line is not None and line.asked:
            chosen = self.match.rules.read_action(action)
            if not line.allows(chosen) and can(self.match, seat, chosen):
                step = self.guide.words(self.guide.plan.steps[line.step])
                raise Astray(self.words.comment(step, "hint"), message="lesson")
        super().play(seat, action)


class Learning(Session):
    """A session that follows a lesson, and goes on with bots when it is over."""

    def __init__(
        self, guide: Lesson, match: Match, language: str, saved: Saved, terminal: Terminal
    ) -> None:
        super().__init__(match, language, saved, terminal)
        self.guide = guide
        self.table = GuidedTable(guide, match, language, saved, terminal)
        self.words = self.table.words

    def go_on(self) -> None:
        """The next move of the lesson; after the last one that of anybody."""
        line = self.guide.next_line(self.match)
        if line is None:
            super().go_on()
        elif line.asked:
            self._person_moves(line.seat)
        else:
            self.table.play(line.seat, line.moves[0])

    def _show(self, seat: Seat) -> None:
        super()._show(seat)
        told = self.guide.guidance(self.match)
        if told is not None:
            self.terminal.show(self._comment(told))

    def _comment(self, told: Guidance) -> Panel:
        """What came of the last move, and what is to be done now."""
        parts = (self.words.comment(told.after, "after"), self.words.comment(told.say))
        title = f"{self.words.comment(told.lesson)} {told.number}/{told.count}"
        words = Text("\n\n".join(part for part in parts if part))
        return Panel(words, title=title, title_align="left", subtitle=told.rule or None)
