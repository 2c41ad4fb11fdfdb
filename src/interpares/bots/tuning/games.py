"""The games of a tuning run: one candidate against a table with the numbers in use."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from ...kernel.game import Outcome
from ...kernel.match import Match
from ...kernel.rules import rules_of
from ...kernel.values import Seat, Value
from ..league_state import Ledger
from ..runner import play_game
from ..workers import Progress, in_order
from .factors import changed
from .plan import Plan, identity
from .players import PLAYERS, present

FRESH = 1_000_000
"""So far beyond the first deal of the tuning those of the confirmation begin."""
DIGITS = 6

Index = tuple[int, int, int]
"""Generation, candidate, game; in the confirmation the number of generations, -1, game."""


class Task(Value):
    """One game."""

    index: Index
    slug: str
    seats: int
    options: dict[str, Any]
    deal: int
    names: tuple[str, ...]
    factors: tuple[float, ...]

    @property
    def seat(self) -> Seat:
        """Where the candidate sits: in every seat in turn."""
        return self.index[2] % self.seats


class Played(Value):
    """How one game went for the candidate."""

    index: Index
    won: float
    """Half a win if it was shared by two, and so on."""
    margin: float
    """Its score less the best other one, by the mean of all scores: from -1 to 1."""
    decided: bool
    """Not if everybody lost."""

    @property
    def fitness(self) -> float:
        """The mean of the win and of the margin, both from 0 to 1."""
        return (self.won + (1 + self.margin) / 2) / 2


class Games:
    """All games of a plan, each played once; with a file, never again."""

    def __init__(
        self, plan: Plan, *, jobs: int, state: Path | None, progress: Progress | None
    ) -> None:
        self.plan = plan
        self.jobs = jobs
        self.progress = progress
        self.total = plan.generations * plan.candidates * plan.games + plan.confirm
        self.done = 0
        self._ledger: Ledger[Played] = Ledger(state, identity(plan), Played)
        self._known = {each.index: each for each in self._ledger}

    def generation(self, number: int, asked: Sequence[tuple[float, ...]]) -> list[float]:
        """The fitness of each candidate: the mean of its games, on the same deals for all."""
        games = self.plan.games
        first = self.plan.seed + number * games
        played = self._played(
            [
                self._task((number, at, game), first + game, factors)
                for at, factors in enumerate(asked)
                for game in range(games)
            ]
        )
        good = [each.fitness for each in played]
        return [sum(good[at : at + games]) / games for at in range(0, len(good), games)]

    def confirmation(self, factors: tuple[float, ...]) -> list[Played]:
        """Games of the winner on deals that no candidate has played."""
        first = self.plan.seed + FRESH
        return self._played(
            [
                self._task((self.plan.generations, -1, game), first + game, factors)
                for game in range(self.plan.confirm)
            ]
        )

    def _task(self, index: Index, deal: int, factors: tuple[float, ...]) -> Task:
        plan = self.plan
        return Task(index, plan.game, plan.seats, plan.options, deal, plan.names, factors)

    def _played(self, tasks: Sequence[Task]) -> list[Played]:
        waiting = [each for each in tasks if each.index not in self._known]
        self.done += len(tasks) - len(waiting)
        for played in in_order(play, waiting, jobs=self.jobs):
            self._known[played.index] = played
            self._ledger.add(played)
            self.done += 1
            if self.progress:
                self.progress(self.done, self.total)
        return [self._known[each.index] for each in tasks]


def play(task: Task) -> Played:
    """One game; the bots' own chance is that of the deal and the seat, whoever the candidate."""
    make, weights = PLAYERS[task.slug].make, present(task.slug).weights
    candidate = changed(weights, dict(zip(task.names, task.factors, strict=True)))
    random = Random(f"tuning {task.deal} {task.seat}")
    bots = [
        make(task.slug, candidate if seat == task.seat else weights, random)
        for seat in range(task.seats)
    ]
    match = Match.start(task.slug, seats=task.seats, seed=task.deal, options=task.options)
    play_game(rules_of(task.slug), match.game, bots)
    outcome = match.game.outcome
    assert outcome is not None
    return result(task.index, outcome, task.seat)


def result(index: Index, outcome: Outcome, seat: Seat) -> Played:
    """What an outcome is for one seat; everybody's defeat is the worst."""
    if not outcome.ranks:
        return Played(index, 0.0, -1.0, decided=False)
    winners = outcome.winners
    won = (seat in winners) / len(winners)
    return Played(index, round(won, DIGITS), round(margin(outcome, seat), DIGITS), decided=True)


def margin(outcome: Outcome, seat: Seat) -> float:
    """From -1 to 1; games that end without scores know winners only."""
    scores = outcome.scores
    if not scores:
        return 1.0 if seat in outcome.winners else -1.0
    best = max(score for each, score in enumerate(scores) if each != seat)
    usual = max(1.0, sum(map(abs, scores)) / len(scores))
    return max(-1.0, min(1.0, (scores[seat] - best) / usual))
