"""Random walks through every registered game, seat count and option set."""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

from interpares import Match, rules_of, slugs
from interpares.kernel.steps import Action


class Case(NamedTuple):
    """A game as a table might set it up."""

    game: str
    seats: int
    options: dict[str, Any]

    def start(self, seed: int) -> Match:
        return Match.start(self.game, seats=self.seats, seed=seed, options=self.options)

    def __str__(self) -> str:
        options = ",".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.game}-{self.seats}-{options}"


LONG = {"veto"}
"""Games of thousands of decisions: their options are tried one by one, and not as often."""
THOROUGH = "INTERPARES_LAWS_OFTEN" in os.environ
"""Whether time matters less than finding the last flaw."""


def option_sets(slug: str, seats: int) -> Iterator[dict[str, Any]]:
    """The options of a table: all combinations; of a long game those that differ in one.

    Three seats of a long game play with the usual options only.
    """
    usual = rules_of(slug).complete({}, seats)
    for options in rules_of(slug).option_sets(seats):
        changed = [name for name in options if options[name] != usual[name]]
        if slug not in LONG or len(changed) + seats % 2 < 2:
            yield options


CASES = [
    Case(slug, seats, options)
    for slug in slugs()
    for seats in rules_of(slug).seats
    for options in option_sets(slug, seats)
]


def differing(case: Case) -> int:
    """How many options of a case are not the usual ones."""
    usual = rules_of(case.game).complete({}, case.seats)
    return sum(case.options[name] != usual[name] for name in case.options)


FEW = [case for case in CASES if THOROUGH or differing(case) < 2]
"""The cases the laws are held against: combinations of unusual options only when there is time."""


def cases_of(slug: str) -> list[Case]:
    """The cases of one game."""
    return [case for case in CASES if case.game == slug]


def few_of(slug: str) -> list[Case]:
    """Those of them that the laws are held against."""
    return [case for case in FEW if case.game == slug]


GAMES = {slug: 320 if THOROUGH else 27 if slug in LONG else 120 for slug in slugs()}
"""How many random games of each game the laws are held against, at least."""
SEEDS = {slug: -(-GAMES[slug] // len(few_of(slug))) for slug in slugs()}
"""Games for each case."""


def choose(match: Match, random: Random) -> tuple[int, Action]:
    """A random seat of those waiting and a random option of it."""
    seat = random.choice(match.waiting)
    return seat, match.game.decision.sample(match.game, seat, random)


def walk(case: Case, seed: int) -> Iterator[tuple[Match, int, Action]]:
    """A random match: stops before each move, with the move about to be made."""
    match, random = case.start(seed), Random(seed)
    while match.outcome is None:
        seat, action = choose(match, random)
        yield match, seat, action
        match.play(seat, action)


def stroll(case: Case, seed: int) -> Iterator[tuple[Match, int, Action]]:
    """The same match for those who only look: moves without checks and without a log."""
    match = case.start(seed)
    for seat, action in moves_of(str(case), seed):
        yield match, seat, action
        match.game.apply(seat, action)


@cache
def moves_of(name: str, seed: int) -> list[tuple[int, Action]]:
    """The moves of a random match, thought of once."""
    case = next(each for each in CASES if str(each) == name)
    match, random = case.start(seed), Random(seed)
    moves = []
    while match.outcome is None:
        moves.append(choose(match, random))
        match.game.apply(*moves[-1])
    return moves


def finished(case: Case, seed: int) -> Match:
    """A random match, played to its end."""
    for match, _, _ in walk(case, seed):
        last = match
    return last
