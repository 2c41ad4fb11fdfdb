"""Lessons: a scenario with a seat for a learner, who is told before each move what to do and why.

A lesson is a file `lessons/<name>.toml` of a game; its words are the messages `lesson-<name>-…` of
the game. Where a match stands in its lesson follows from its moves alone.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping, Sequence
from importlib import resources
from typing import Any, NamedTuple

import msgspec

from .kernel.errors import BadInput, Illegal, InterParesError
from .kernel.match import Match
from .kernel.rules import rules_of
from .kernel.steps import Action
from .kernel.values import Seat, Value, shown, snake
from .scenarios import Scenario, seat_and_action

FOLDER = "lessons"
SUFFIX = ".toml"
MOST_MOVES = 400
"""A lesson is a beginning, not a match."""


class Step(Value, forbid_unknown_fields=True):
    """One move of the learner, with what is said about it, and what follows by itself."""

    id: str = ""
    """Of its words: what is going on; `.after` says what came of it, `.hint` helps.

    Steps in a row with the same id are one thing to do, and have one comment."""
    want: tuple[str, ...] = ()
    """The moves that are right here, the best first."""
    any: str = ""
    """Instead of them the word of an action: whatever it is that is placed, it may lie anywhere."""
    then: tuple[str, ...] = ()
    """What follows by itself, each move with its seat; the learner's too, if it teaches nothing."""
    rule: str = ""
    """The rule that is taught."""


class Line(NamedTuple):
    """One move of a lesson: whose it is, which moves are right, and which step it belongs to."""

    seat: Seat
    moves: tuple[Action, ...]
    step: int
    asked: bool
    """The learner is asked for it; otherwise the lesson makes it."""
    word: str = ""
    """Every action of this word is right."""

    def allows(self, action: Action) -> bool:
        return action in self.moves or self.word == snake(type(action).__name__)

    def right(self, match: Match) -> tuple[Action, ...]:
        """The right moves of this moment, the best first; none if they cannot be made now."""
        if not self.word:
            return self.moves if can(match, self.seat, self.moves[0]) else ()
        return tuple(each for each in match.options(self.seat) if self.allows(each))


class Guidance(Value, omit_defaults=True):
    """Where a learner stands in a lesson. Words are ids of messages of the game."""

    lesson: str
    """The message with the name of the lesson."""
    number: int
    """Which of its steps this is, from 1."""
    count: int
    say: str = ""
    """What is to be done now, and why; empty while the lesson goes on by itself."""
    after: str = ""
    """The step before: its attribute `after`, if it has one, tells what came of it."""
    wanted: tuple[Any, ...] = ()
    """The moves that are right, the best first."""
    rule: str = ""
    over: bool = False
    """All steps are done; `say` is the last word."""
    level: str = ""
    """When it is over: the bots of the real game that may follow."""
    options: dict[str, Any] = {}
    """When it is over: the options of that game."""


class Plan(Scenario, forbid_unknown_fields=True):
    """A lesson file: what a scenario has, the learner, and the steps after its moves."""

    learner: Seat = 0
    level: str = "squire"
    """The bots that play the other seats when the lesson is over."""
    real: dict[str, Any] = {}
    """Options of the first real game, which is offered at the end."""
    steps: tuple[Step, ...] = ()


class Lesson:
    """A lesson, from its beginning or one of its steps, and where a match stands in it."""

    def __init__(self, plan: Plan, done: int = 0) -> None:
        lines = tuple(_lines(plan))
        asked = [at for at, line in enumerate(lines) if line.asked]
        if not 0 <= done < max(1, len(asked)):
            raise BadInput(f"This lesson has {len(asked)} steps.", message="no-lesson")
        begins = asked[done] if done else 0
        self.plan = plan
        self.done = done
        """How many moves of the learner were made before it begins."""
        self.made, self.lines = lines[:begins], lines[begins:]
        """Every move of it, in the order of play: before it begins, and from there on."""
        self.message = f"lesson-{_dashed(plan.name)}"
        """The id of its name; those of its steps begin with it."""
        self.count = len(asked)
        """How many moves the learner makes."""

    def begin(self, *, players: Sequence[str] = (), created: str | None = None) -> Match:
        """The match before the first step; its chance is the same for everybody."""
        plan, match = self.plan, self.plan.begin()
        for move in plan.moves:
            match.play(*seat_and_action(move))
        for line in self.made:
            match.play(line.seat, line.right(match)[0])
        return Match.start(
            plan.game,
            seats=plan.seats,
            seed=plan.seed,
            options=plan.options,
            players=players,
            created=created,
            position=match.game,
        )

    def next_line(self, match: Match) -> Line | None:
        """The move that comes next; none when the lesson is over or the match has left it."""
        at = len(match.played)
        if at >= len(self.lines) or match.outcome or not self._follows(match):
            return None
        return self.lines[at] if self.lines[at].right(match) else None

    def _follows(self, match: Match) -> bool:
        """Whether what was played is what the lesson says, as far as both go."""
        return all(
            line.seat == move.seat and line.allows(move.action)
            for line, move in zip(self.lines, match.moves, strict=False)
        )

    def guidance(self, match: Match) -> Guidance | None:
        """What the learner is told now; nothing when the match has left the lesson."""
        line = self.next_line(match)
        if line is None:
            return self._farewell(match)
        step, before = self.plan.steps[line.step], self.plan.steps[: line.step]
        number = self.done + sum(each.asked for each in self.lines if each.step <= line.step)
        if not line.asked:
            told = self._told((*before, step))
            return Guidance(self.message, number, self.count, after=told)
        say, told = self.words(step), self._told(before)
        return Guidance(
            self.message,
            number,
            self.count,
            say=say,
            after=told if told != say else "",
            wanted=line.right(match),
            rule=step.rule,
        )

    def _farewell(self, match: Match) -> Guidance | None:
        """The last word, until play goes on."""
        if len(match.played) != len(self.lines) or not self._follows(match):
            return None
        end, told = f"{self.message}-end", self._told(self.plan.steps)
        return Guidance(
            self.message,
            self.count,
            self.count,
            say=end,
            after=told,
            over=True,
            level=self.plan.level,
            options=self.plan.real,
        )

    def words(self, step: Step) -> str:
        """The message of a step."""
        return f"{self.message}-{_dashed(step.id)}"

    def _told(self, steps: Sequence[Step]) -> str:
        """The message of the last of these steps; before the first one, that of the lesson."""
        told = [self.words(step) for step in steps if step.id]
        return told[-1] if told else self.message

    def flaws(self) -> list[str]:
        """Play it to its end, once by each move that is right; everything that is wrong with it."""
        flaws = [flaw for way in self._ways() for flaw in self._flaws_by(way)]
        if len(self.lines) > MOST_MOVES:
            flaws.append(f"it has {len(self.lines)} moves, more than {MOST_MOVES}")
        return list(dict.fromkeys(flaws))

    def _ways(self) -> Iterator[Mapping[int, Action]]:
        """The best moves, and then each other right one with the best ones before and after it."""
        yield {}
        match = self.begin()
        for at, line in enumerate(self.lines):
            best, *others = line.right(match) or (None,)
            if best is None:
                return
            yield from ({at: each} for each in others)
            match.play(line.seat, best)

    def _flaws_by(self, way: Mapping[int, Action]) -> list[str]:
        """What is wrong if the learner makes these moves instead of the best ones."""
        match, learner = self.begin(), self.plan.learner
        for at, line in enumerate(self.lines):
            where = f"step '{self.plan.steps[line.step].id}', move {at + 1}"
            if line.seat != learner and learner in match.waiting:
                return [f"{where}: the learner is asked at the same time and must come first"]
            best = (*line.right(match), *line.moves)[:1]
            if not best:
                return [f"{where}: '{line.word}' cannot be chosen"]
            try:
                match.play(line.seat, way.get(at, best[0]))
            except InterParesError as error:
                return [f"{where} was refused: {error}"]
        if match.outcome is None and learner not in match.waiting:
            return [f"it ends while {match.waiting} are asked, not the learner"]
        return [] if way else self.plan.unmet(match)


def names(slug: str) -> tuple[str, ...]:
    """The lessons of a game, by the names of their files."""
    folder = resources.files(rules_of(slug).package) / FOLDER
    files = folder.iterdir() if folder.is_dir() else ()
    found = (each.name.removesuffix(SUFFIX) for each in files if each.name.endswith(SUFFIX))
    return tuple(sorted(found))


@functools.cache
def lesson(slug: str, name: str, done: int = 0) -> Lesson:
    """A lesson of a game, perhaps after so many steps; raises BadInput if there is none."""
    if name not in names(slug):
        raise BadInput(f"There is no lesson '{shown(name)}'.", message="no-lesson")
    file = resources.files(rules_of(slug).package) / FOLDER / f"{name}.toml"
    return loaded(file.read_text("utf-8"), done)


def loaded(text: str, done: int = 0) -> Lesson:
    """The lesson in a TOML text; raises BadInput naming what is wrong in it."""
    try:
        plan: Plan = msgspec.toml.decode(text, type=Plan)
    except (ValueError, TypeError, RecursionError) as error:
        raise BadInput(f"This is no lesson: {error}.") from None
    return Lesson(plan, done)


def can(match: Match, seat: Seat, action: Action) -> bool:
    """Whether the seat may do this now."""
    try:
        match.game.decision.check(match.game, seat, action)
    except Illegal:
        return False
    return True


def _lines(plan: Plan) -> Iterator[Line]:
    read = rules_of(plan.game).read_action
    for at, step in enumerate(plan.steps):
        if step.want or step.any:
            moves = tuple(read(each) for each in step.want)
            yield Line(plan.learner, moves, at, asked=True, word=step.any)
        for move in step.then:
            seat, action = seat_and_action(move)
            yield Line(seat, (read(action),), at, asked=False)


def _dashed(name: str) -> str:
    return name.replace("_", "-")
