"""Many games of given bots: how they end, how long they take, and that nothing breaks."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, TypedDict

from ..kernel.errors import BadInput
from ..kernel.game import Outcome
from ..kernel.match import Match
from ..kernel.rules import rules_of
from ..kernel.values import Seat, Value
from . import make
from .runner import play_game, play_match, play_randomly, seated
from .workers import Progress, in_order


class Scores(TypedDict):
    """The scores of one seat over all games that had any."""

    mean: float
    min: int
    max: int


class Simulation(TypedDict):
    """What `interpares simulate --json` prints."""

    game: str
    seats: int
    options: dict[str, Any]
    games: int
    finished: int
    """Games that came to an outcome."""
    decisions: int
    seconds: float
    decisions_per_s: float
    games_per_s: float
    scores: list[Scores | None]
    """By seat; null when no game had scores."""
    wins: list[int]
    """By seat."""
    endings: dict[str, int]
    """How often each reason ended a game."""


class Task(Value):
    """One game to be played."""

    slug: str
    bots: tuple[str, ...]
    options: dict[str, Any]
    seed: int
    record: str | None
    """The file to write the record to."""


class Played(Value):
    """One game that is over."""

    decisions: int
    outcome: Outcome


def simulate(
    slug: str,
    *,
    seats: int,
    games: int,
    bots: Sequence[str] = ("random",),
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    jobs: int = 1,
    records: Path | None = None,
    progress: Progress | None = None,
) -> Simulation:
    """Play games with the seeds `seed`, `seed + 1`, …; all but the times depends on them alone."""
    if games < 1:
        raise BadInput(f"The number of games must be at least 1, not {games}.")
    chosen = rules_of(slug).complete(options or {}, seats)
    names = seated(bots, seats, slug)
    if records is not None:
        make_folder(records)
    tasks = [
        Task(slug, names, chosen, each, str(records / f"{slug}-{each}.jsonl") if records else None)
        for each in range(seed, seed + games)
    ]
    begun, played = time.perf_counter(), []
    for result in in_order(play, tasks, jobs=jobs):
        played.append(result)
        if progress:
            progress(len(played), games)
    return summary(tasks[0], played, time.perf_counter() - begun)


def make_folder(path: Path) -> None:
    """Room for records; raises BadInput where there can be none."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(f"{path} cannot be a folder for records: {error.strerror}.") from None


def play(task: Task) -> Played:
    """One game; with a record it goes through a match, and ends just the same."""
    rules, random = rules_of(task.slug), Random(task.seed)
    seats = len(task.bots)
    bots = [make(name, task.slug, random) for name in task.bots]
    if task.record is not None:
        match = play_match(task.slug, seats, task.options, bots, task.seed)
        Path(task.record).write_text(match.record(open_seed=True).dump(), encoding="utf-8")
        assert match.outcome is not None
        return Played(match.n, match.outcome)
    game = Match.start(task.slug, seats=seats, seed=task.seed, options=task.options).game
    if set(task.bots) == {"random"}:
        decisions = play_randomly(rules, game, random)
    else:
        decisions = play_game(rules, game, bots)
    assert game.outcome is not None
    return Played(decisions, game.outcome)


def summary(task: Task, played: Sequence[Played], seconds: float) -> Simulation:
    """All games in one object."""
    seats, decisions = len(task.bots), sum(each.decisions for each in played)
    outcomes = [each.outcome for each in played]
    return Simulation(
        game=task.slug,
        seats=seats,
        options=task.options,
        games=len(played),
        finished=len(outcomes),
        decisions=decisions,
        seconds=round(seconds, 3),
        decisions_per_s=round(decisions / seconds, 1),
        games_per_s=round(len(played) / seconds, 3),
        scores=[scores_of(seat, outcomes) for seat in range(seats)],
        wins=[sum(seat in outcome.winners for outcome in outcomes) for seat in range(seats)],
        endings=dict(sorted(Counter(outcome.reason for outcome in outcomes).items())),
    )


def scores_of(seat: Seat, outcomes: Sequence[Outcome]) -> Scores | None:
    """Mean, least and greatest score of a seat."""
    scores = [outcome.scores[seat] for outcome in outcomes if outcome.scores]
    if not scores:
        return None
    return Scores(mean=round(sum(scores) / len(scores), 2), min=min(scores), max=max(scores))
