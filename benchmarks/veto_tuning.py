"""Veto!: which numbers of the heuristic bot serve which deck of the box.

`python -m benchmarks.veto_tuning play FILE 4000` plays games in which every number of both bots
is a little larger or smaller by chance, and writes down who won. A file goes on where it stopped.
`python -m benchmarks.veto_tuning effects FILE` tells how much oftener those win who have the
larger number, `python -m benchmarks.veto_tuning weights FILE` what follows for every deck, as
variants for the data of the bot.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

import msgspec
from msgspec import structs

from interpares.bots.runner import play_game
from interpares.bots.veto_heuristic import VetoBot
from interpares.bots.veto_weights import STANDARD, Weights
from interpares.bots.workers import in_order
from interpares.games.veto.cards import DECKS
from interpares.kernel.values import Value

from .veto_decks import FIRST_GAME, JOBS, RULES, SEATS, WHOLE, dealt, show

TUNED = (
    *("near", "reach", "rival", "income", "ample_income", "spare_dukat", "szabla", "agitator"),
    *("ready", "famous", "crimson", "elect", "early_elect", "exposed", "prey", "initiative"),
    *("gear", "laid", "hanging", "marker", "hoard", "fresh", "room", "lonely", "character"),
    *("possession", "equipment", "effect", "negation", "thrust"),
)
"""The kreska is left alone: everything else is measured by it."""
FACTOR = 1.4
"""By how much a number is larger or smaller."""
BY_DECK_SPREAD, SPREAD = 0.02, 0.03
"""How much effects are believed to differ between decks, and from nothing at all."""
FULL_STEP = 0.03
"""An effect that is worth the whole factor."""
FIRST_GAMES = 0.15
"""The share of games with the decks of the first game, which meet each other only."""


class Trial(Value):
    """One game: decks, and for each seat which numbers are larger."""

    number: int
    decks: tuple[str, str]
    larger: tuple[tuple[bool, ...], tuple[bool, ...]]
    winner: int = -1


def trial(number: int) -> Trial:
    random = Random(number)
    first = random.random() < FIRST_GAMES
    decks = FIRST_GAME if first else (random.choice(WHOLE), random.choice(WHOLE))
    one, other = ([random.random() < 0.5 for _ in TUNED] for _ in range(SEATS))  # type: ignore[misc]
    return Trial(number, (decks[0], decks[1]), (tuple(one), tuple(other)))


def changed(weights: Weights, exponents: dict[str, float]) -> Weights:
    numbers = {
        name: round(getattr(weights, name) * FACTOR**by, 3) for name, by in exponents.items()
    }
    return structs.replace(weights, **numbers)


def played(task: Trial) -> Trial:
    random = Random(f"tuning {task.number}")
    bots = []
    for larger in task.larger:
        exponents = dict(zip(TUNED, [1.0 if each else -1.0 for each in larger], strict=True))
        bots.append(VetoBot(random, changed(STANDARD, exponents)))
    game = dealt(task.decks, 100_000 + task.number)
    play_game(RULES, game, bots)
    winner: int = game.outcome.ranking[0]
    return structs.replace(task, winner=winner)


def play(path: Path, games: int) -> Iterator[str]:
    done = len(known(path))
    tasks = [trial(number) for number in range(done, games)]
    with path.open("ab") as file:
        for at, each in enumerate(in_order(played, tasks, jobs=JOBS), start=1):
            file.write(msgspec.json.encode(each) + b"\n")
            if at % 100 == 0:
                file.flush()
                yield f"{done + at} of {games}"


def known(path: Path) -> list[Trial]:
    if not path.exists():
        return []
    return [msgspec.json.decode(line, type=Trial) for line in path.read_bytes().splitlines()]


class Effect(NamedTuple):
    """How much oftener those with the larger number win, and in how many seats it was seen."""

    gain: float
    seats: int


def effect(trials: list[Trial], at: int, deck: str | None = None) -> Effect:
    won, seats = [0, 0], [0, 0]
    for each in trials:
        for seat in range(SEATS):
            if deck in (None, each.decks[seat]):
                larger = each.larger[seat][at]
                seats[larger] += 1
                won[larger] += each.winner == seat
    return Effect(won[1] / max(1, seats[1]) - won[0] / max(1, seats[0]), sum(seats))


def believed(trials: list[Trial], at: int, deck: str) -> float:
    """The effect for a deck, drawn to that for all decks, and that to nothing."""
    everywhere, here = effect(trials, at), effect(trials, at, deck)
    common = everywhere.gain * SPREAD**2 / (SPREAD**2 + 1 / everywhere.seats)
    trust = BY_DECK_SPREAD**2 / (BY_DECK_SPREAD**2 + 1 / max(1, here.seats))
    return common + trust * (here.gain - common)


def effects(path: Path) -> Iterator[str]:
    trials = known(path)
    yield f"{len(trials)} games; win rate with the larger number less that with the smaller one"
    for at, name in enumerate(TUNED):
        own = " ".join(f"{100 * effect(trials, at, deck).gain:+6.1f}" for deck in DECKS)
        yield f"{name:13} {100 * effect(trials, at).gain:+5.1f}   {own}"


def weights(path: Path) -> Iterator[str]:
    trials = known(path)
    for deck in DECKS:
        exponents = {
            name: max(-1.0, min(1.0, believed(trials, at, deck) / FULL_STEP))
            for at, name in enumerate(TUNED)
        }
        tuned = changed(STANDARD, exponents)
        yield f"[variants.{deck}]"
        for name in TUNED:
            if getattr(tuned, name) != getattr(STANDARD, name):
                yield f"{name} = {float(getattr(tuned, name))}"


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["play", path, games]:
            show(play(Path(path), int(games)))
        case ["effects", path]:
            show(effects(Path(path)))
        case ["weights", path]:
            show(weights(Path(path)))
        case _:
            sys.exit(__doc__)
