"""A league of bots: every seating on the same deals, win rates and ratings with intervals."""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, Generic, TypedDict

from openskill.models import PlackettLuce, PlackettLuceRating

from ..kernel.errors import BadInput
from ..kernel.match import Match
from ..kernel.rules import Rules, rules_of
from ..kernel.steps import Action
from ..kernel.values import Seat, Value
from ..kernel.views import Bot, Perspective
from . import make
from .intervals import CONFIDENT, wilson
from .league_state import Index, Ledger, Result
from .runner import play_game, seated
from .workers import Progress, Workers, spread


class Row(TypedDict):
    """One bot of the table."""

    bot: str
    games: int
    """How often it sat at a table; a bot on three seats of a game counts it three times."""
    wins: int
    win_rate: float
    """Wins by decided games: those that were no shared defeat."""
    interval: list[float]
    """Where the true win rate lies, with 95 % confidence (Wilson)."""
    rating: float
    rating_interval: list[float]
    seconds_per_decision: float
    shared_defeats: int


class League(TypedDict):
    """What `interpares arena --json` prints."""

    game: str
    seats: int
    games: int
    bots: list[Row]
    shared_defeats: int
    endings: dict[str, int]


class Task(Value, Generic[Index]):
    """One game of the league."""

    index: Index
    slug: str
    bots: tuple[str, ...]
    """By seat."""
    options: dict[str, Any]
    deal: int
    """The seed of the deal; all rotations of a seating play it."""


class TimedBot:
    """A bot with a stop-watch; other work on the machine is not counted."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.seconds = 0.0
        self.decisions = 0

    def choose(self, perspective: Perspective) -> Action:
        begun = time.process_time()
        action = self.bot.choose(perspective)
        self.seconds += time.process_time() - begun
        self.decisions += 1
        return action


def arena(
    slug: str,
    *,
    bots: Sequence[str],
    seats: int | None = None,
    games: int = 100,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    jobs: int = 1,
    backend: str = "local",
    ray_address: str | None = None,
    state: Path | None = None,
    progress: Progress | None = None,
) -> League:
    """Play a league; with a state file, go on where an earlier run stopped, or play more games.

    The number of games is rounded up to whole rounds: in a round every bot sits in every seat,
    on the same deal.
    """
    workers = Workers(jobs, backend, ray_address)
    if games < 1:
        raise BadInput(f"The number of games must be at least 1, not {games}.")
    rules = rules_of(slug)
    seats = fitting(rules, len(bots)) if seats is None else seats
    chosen = rules.complete(options or {}, seats)
    tasks = schedule(slug, seated(bots, seats, slug), chosen, games, seed)
    ledger: Ledger[Result[int]] = Ledger(state, identity(rules, tasks, seed), Result[int])
    for result in spread(play, [each for each in tasks if each.index not in ledger], workers):
        ledger.add(result)
        if progress:
            progress(len(ledger), len(tasks))
    return table(tasks, [result for result in ledger if result.index < len(tasks)])


def fitting(rules: Rules, bots: int) -> int:
    """The smallest table at which so many bots can sit."""
    return min((seats for seats in rules.seats if seats >= bots), default=max(rules.seats))


def schedule(
    slug: str, bots: tuple[str, ...], options: dict[str, Any], games: int, seed: int
) -> list[Task[int]]:
    """Deal after deal, each played once in every rotation of the seating."""
    seats = len(bots)
    return [
        Task(deal * seats + turn, slug, bots[turn:] + bots[:turn], options, seed + deal)
        for deal in range(math.ceil(games / seats))
        for turn in range(seats)
    ]


def identity(rules: Rules, tasks: Sequence[Task[int]], seed: int) -> dict[str, Any]:
    """What two runs must share to be one league."""
    return {
        "game": rules.slug,
        "version": rules.version,
        "edition": rules.edition(),
        "bots": tasks[0].bots,
        "options": tasks[0].options,
        "seed": seed,
    }


def play(task: Task[int]) -> Result[int]:
    """One game of the league."""
    return contested(task, Random(f"{task.deal} {task.index}"))


def contested(task: Task[Index], random: Random) -> Result[Index]:
    """One game, the bots' own chance apart from that of the deal."""
    bots = [TimedBot(make(name, task.slug, random)) for name in task.bots]
    game = Match.start(task.slug, seats=len(bots), seed=task.deal, options=task.options).game
    play_game(rules_of(task.slug), game, bots)
    outcome = game.outcome
    assert outcome is not None
    return Result(
        task.index,
        outcome.reason,
        outcome.ranks,
        seconds=tuple(round(bot.seconds, 6) for bot in bots),
        decisions=tuple(bot.decisions for bot in bots),
    )


def table(tasks: Sequence[Task[int]], results: Sequence[Result[int]]) -> League:
    """The league table: one row for each bot, in the order they were named."""
    seatings = [task.bots for task in tasks]
    ratings = rated(seatings, results)
    first = tasks[0]
    return League(
        game=first.slug,
        seats=len(first.bots),
        games=len(results),
        bots=[row(name, seatings, results, ratings[name]) for name in dict.fromkeys(first.bots)],
        shared_defeats=sum(not result.ranks for result in results),
        endings=dict(sorted(Counter(result.reason for result in results).items())),
    )


def row(
    name: str,
    seatings: Sequence[tuple[str, ...]],
    results: Sequence[Result[int]],
    rating: PlackettLuceRating,
) -> Row:
    """Everything about one bot."""
    held = list(held_seats(name, seatings, results))
    decided = [result.ranks[seat] for result, seat in held if result.ranks]
    wins = decided.count(1)
    seconds = sum(result.seconds[seat] for result, seat in held)
    decisions = sum(result.decisions[seat] for result, seat in held)
    spread = CONFIDENT * rating.sigma
    return Row(
        bot=name,
        games=len(held),
        wins=wins,
        win_rate=round(wins / len(decided), 4) if decided else 0.0,
        interval=wilson(wins, len(decided)),
        rating=round(rating.mu, 2),
        rating_interval=[round(rating.mu - spread, 2), round(rating.mu + spread, 2)],
        seconds_per_decision=round(seconds / max(1, decisions), 6),
        shared_defeats=len(held) - len(decided),
    )


def held_seats(
    name: str, seatings: Sequence[tuple[str, ...]], results: Sequence[Result[int]]
) -> Iterable[tuple[Result[int], Seat]]:
    """Every seat the bot held, with the game."""
    for seating, result in zip(seatings, results, strict=True):
        for seat, bot in enumerate(seating):
            if bot == name:
                yield result, seat


def rated(
    seatings: Sequence[tuple[str, ...]], results: Sequence[Result[int]]
) -> dict[str, PlackettLuceRating]:
    """Ratings after all decided games, in their order.

    A bot on several seats of a table is rated on each, and goes on with the mean.
    """
    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for name in dict.fromkeys(seatings[0])}
    for seating, result in zip(seatings, results, strict=True):
        if not result.ranks:
            continue
        teams = [[ratings[name]] for name in seating]
        after = [team[0] for team in model.rate(teams, ranks=list(result.ranks))]
        for name in ratings:
            own = [each for each, bot in zip(after, seating, strict=True) if bot == name]
            ratings[name] = model.rating(
                name=name,
                mu=sum(each.mu for each in own) / len(own),
                sigma=sum(each.sigma for each in own) / len(own),
            )
    return ratings
