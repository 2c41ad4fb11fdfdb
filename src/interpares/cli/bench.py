"""How fast the engine is: the measures behind `interpares bench` and the benchmarks folder.

Every figure is a median of several runs in CPU time, so other work on the machine counts little.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from random import Random
from typing import Any

from ..kernel import chance
from ..kernel.game import Game, encode
from ..kernel.match import Match
from ..kernel.records import Record
from ..kernel.rules import Rules, rules_of
from ..kernel.values import Value

RUNS = 5
RUN_SECONDS = 0.06
"""A run is repeated until it has taken that long."""
POSITIONS = 24
"""How many positions of a game the small measures are taken over."""
MICRO, MILLI = 1e6, 1e3

Progress = Callable[[int, int], None]


class Measures(Value):
    """The figures of one game with one number of seats."""

    game: str
    seats: int
    decisions: float
    """Decisions of a random game, on average."""
    copy_us: float
    apply_us: float
    encode_us: float
    imagine_us: float
    options_us: float
    heaviest_options_us: float
    replay_ms: float
    playout_decisions_per_s: float
    playout_games_per_s: float


def cost(work: Callable[[], int]) -> float:
    """CPU seconds for each unit of work; the work says how many units it did."""
    return statistics.median(_one_run(work) for _ in range(RUNS))


def _one_run(work: Callable[[], int]) -> float:
    units, begun = 0, time.process_time()
    while (spent := time.process_time() - begun) < RUN_SECONDS:
        units += work()
    return spent / units


def fresh(rules: Rules, seats: int, number: int) -> Game:
    """A new game, dealt from a number."""
    key = chance.draw_key(chance.seed_from(number), "", ())
    return rules.new(seats, key, rules.complete({}, seats))


def random_moves(game: Game, random: Random) -> list[tuple[int, Any]]:
    """Play at random to the end; the moves made."""
    moves = []
    while game.outcome is None:
        seat = game.waiting[0]
        options = game.decision.options(game, seat)
        action = options[int(random.random() * len(options))]
        moves.append((seat, action))
        game.apply(seat, action)
    return moves


def positions(rules: Rules, seats: int) -> list[Game]:
    """Positions spread evenly over a random game."""
    game = fresh(rules, seats, 0)
    moves = random_moves(game.copy(), Random(0))
    every = max(1, len(moves) // POSITIONS)
    found = []
    for at, (seat, action) in enumerate(moves):
        if at % every == 0:
            found.append(game.copy())
        game.apply(seat, action)
    return found


def record(rules: Rules, seats: int) -> Record:
    """The record of a random game."""
    match = Match.start(rules.slug, seats=seats, seed=0)
    for seat, action in random_moves(match.game.copy(), Random(0)):
        match.play(seat, action)
    return match.record()


class Bench:
    """One game with one number of seats, ready to be measured."""

    def __init__(self, slug: str, seats: int) -> None:
        self.rules = rules_of(slug)
        self.seats = seats
        self.random = Random(1)
        self.positions = positions(self.rules, seats)

    def copy(self) -> float:
        """Seconds to copy a position."""
        return cost(self._over(lambda game: game.copy()))

    def encode(self) -> float:
        """Seconds to write a position as JSON."""
        return cost(self._over(encode))

    def imagine(self) -> float:
        """Seconds to imagine what the seat to move cannot see."""
        return cost(self._over(lambda game: self._imagined(game, game.waiting[0])))

    def _imagined(self, game: Game, seat: int) -> Game:
        imagined: Game = self.rules.imagine(game, seat, self.random)
        return imagined

    def options(self) -> float:
        """Seconds to list the options of a decision."""
        return cost(self._over(_options))

    def heaviest_options(self) -> float:
        """Seconds to list the options where that takes longest."""
        most = max(self.positions, key=lambda game: len(_options(game)))
        return cost(lambda: bool(_options(most)))

    def apply(self) -> float:
        """Seconds to apply an action known to be legal, copying not counted."""
        chosen = [(game, game.waiting[0], _options(game)[-1]) for game in self.positions]

        def work() -> int:
            for game, seat, action in chosen:
                game.copy().apply(seat, action)
            return len(chosen)

        return max(0.0, cost(work) - self.copy())

    def playout(self) -> tuple[float, float]:
        """Seconds for a decision and for a whole game played at random."""
        lengths: list[int] = []

        def work() -> int:
            game = fresh(self.rules, self.seats, len(lengths))
            lengths.append(len(random_moves(game, self.random)))
            return lengths[-1]

        decision = cost(work)
        return decision, decision * statistics.mean(lengths)

    def replay(self) -> float:
        """Seconds to replay and verify the record of a random game."""
        game = record(self.rules, self.seats)
        return cost(lambda: bool(Match.replay(game)))

    def _over(self, work: Callable[[Game], Any]) -> Callable[[], int]:
        def all_positions() -> int:
            for game in self.positions:
                work(game)
            return len(self.positions)

        return all_positions


def _options(game: Game) -> list[Any]:
    return game.decision.options(game, game.waiting[0])


FIGURES: dict[str, tuple[Callable[[Bench], float], float]] = {
    "copy_us": (Bench.copy, MICRO),
    "apply_us": (Bench.apply, MICRO),
    "encode_us": (Bench.encode, MICRO),
    "imagine_us": (Bench.imagine, MICRO),
    "options_us": (Bench.options, MICRO),
    "heaviest_options_us": (Bench.heaviest_options, MICRO),
    "replay_ms": (Bench.replay, MILLI),
}
"""What is measured of a game, and the unit it is given in."""


def measure(slug: str, seats: int, progress: Progress | None = None) -> Measures:
    """All figures of a game."""
    bench, figures = Bench(slug, seats), {}
    for number, (name, (seconds, unit)) in enumerate(FIGURES.items()):
        if progress:
            progress(number, len(FIGURES) + 1)
        figures[name] = round(seconds(bench) * unit, 2)
    decision, game = bench.playout()
    if progress:
        progress(len(FIGURES) + 1, len(FIGURES) + 1)
    return Measures(
        game=slug,
        seats=seats,
        decisions=round(game / decision, 1),
        playout_decisions_per_s=round(1 / decision),
        playout_games_per_s=round(1 / game, 1),
        **figures,
    )
