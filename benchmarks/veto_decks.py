"""Veto!: how strong a bot is with each deck of the box, and how long games by chance last.

`python -m benchmarks.veto_decks strength heuristic greedy 100` plays 100 games with every deck,
which both bots have, each deal once from each side. `python -m benchmarks.veto_decks lengths 1000`
plays 1,000 games by chance for every pair of decks. Both use two processes.

The matrix of decks is a command of its own: `interpares arena veto --decks …`.
"""

from __future__ import annotations

import math
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations_with_replacement
from random import Random
from typing import Any

from interpares import rules_of
from interpares.bots import make
from interpares.bots.intervals import wilson
from interpares.bots.runner import play_game, playout
from interpares.bots.workers import in_order
from interpares.games.veto.actions import ChooseDeck
from interpares.games.veto.cards import DECKS
from interpares.games.veto.setup import ChooseSetup
from interpares.kernel.chance import seed_from
from interpares.kernel.values import Value

RULES = rules_of("veto")
SEATS, JOBS = 2, 2
FIRST_GAME = tuple(name for name in DECKS if name.startswith("first_game"))
"""They are played against each other only, in the order of the data."""
WHOLE = tuple(name for name in DECKS if name not in FIRST_GAME)


class Contest(Value):
    """One game of two bots with the same deck."""

    bots: tuple[str, str]
    deck: str
    deal: int


class Chance(Value):
    """So many games of two decks by chance."""

    decks: tuple[str, str]
    games: int


def dealt(decks: tuple[str, str], deal: int) -> Any:
    """A game in which everybody has chosen the deck of his seat."""
    options = {"first_game": True} if decks == FIRST_GAME else {}
    game: Any = RULES.new(SEATS, seed_from(deal), RULES.complete(options, SEATS))
    while isinstance(game.decision, ChooseSetup):
        seat = game.waiting[0]
        game.apply(seat, ChooseDeck(decks[seat]))
    return game


def contest(task: Contest) -> str:
    """The name of the bot that won."""
    random = Random(f"{task.deal} {task.bots}")
    game = dealt((task.deck, task.deck), task.deal)
    play_game(RULES, game, [make(each, "veto", random) for each in task.bots])
    winner: int = game.outcome.ranking[0]
    return task.bots[winner]


def strength(one: str, other: str, games: int) -> Iterator[str]:
    """A table of how often the first bot won, by deck."""
    tasks = [
        Contest(bots, deck, deal)
        for deck in WHOLE
        for deal in range(math.ceil(games / SEATS))
        for bots in ((one, other), (other, one))
    ]
    won: Counter[str] = Counter()
    for task, winner in zip(tasks, in_order(contest, tasks, jobs=JOBS), strict=True):
        won[task.deck] += winner == one
    played = len(tasks) // len(WHOLE)
    yield f"| {one} against {other} | won | 95 % interval |\n|---|---|---|"
    for deck in WHOLE:
        yield row(deck, won[deck], played)
    yield row("all", won.total(), len(tasks))


def row(name: str, wins: int, games: int) -> str:
    low, high = wilson(wins, games)
    return f"| {name} | {wins} of {games} ({wins / games:.1%}) | {low:.1%} to {high:.1%} |"


def by_chance(task: Chance) -> tuple[int, int, dict[str, int]]:
    """The most decisions, the sum of decisions, and how the games ended."""
    most = total = 0
    endings: Counter[str] = Counter()
    for deal in range(task.games):
        game = dealt(task.decks, deal)
        count = playout(game, Random(deal), most=RULES.longest(SEATS))
        most, total = max(most, count), total + count
        endings[game.outcome.reason] += 1
    return most, total, dict(endings)


def lengths(games: int) -> Iterator[str]:
    """A table of pairs of decks: the longest game, the mean, and the endings."""
    pairs = [*combinations_with_replacement(WHOLE, SEATS), FIRST_GAME]
    tasks = [Chance(pair, games) for pair in pairs]
    yield f"bound: {RULES.longest(SEATS)} decisions"
    yield "| decks | games | mean | longest | endings |\n|---|---|---|---|---|"
    for task, (most, total, endings) in zip(
        tasks, in_order(by_chance, tasks, jobs=JOBS), strict=True
    ):
        ends = ", ".join(f"{name} {endings[name]}" for name in sorted(endings))
        yield f"| {', '.join(task.decks)} | {games} | {total / games:.0f} | {most} | {ends} |"


def show(lines: Iterable[str]) -> None:
    for line in lines:
        print(line, flush=True)


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["strength", one, other, games]:
            show(strength(one, other, int(games)))
        case ["lengths", games]:
            show(lengths(int(games)))
        case _:
            sys.exit(__doc__)
