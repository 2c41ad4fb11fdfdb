"""Who plays whom: one of a level against a table of another, in every seat, on the same deals."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from itertools import pairwise
from random import Random
from typing import Any

from ...kernel.errors import BadInput
from ...kernel.rules import rules_of
from ...kernel.values import Seat, Value
from .. import levels_of
from ..arena import Task, contested
from ..league_state import Result

ALSO = (("magnate", "squire"),)
"""Pairs that are no neighbours but say whether a level is worth its name."""


class Pair(Value, order=True):
    """Two levels: one player of the first, all others of the second."""

    higher: str
    lower: str


class Bout(Value, order=True, array_like=True):
    """One game of a ladder."""

    seats: int
    deal: int
    """The seed of the deal."""
    higher: str
    lower: str
    turn: Seat
    """Where the one of the higher level sits."""

    @property
    def pair(self) -> Pair:
        return Pair(self.higher, self.lower)


def usual_pairs(slug: str) -> tuple[Pair, ...]:
    """Every level of a game against the one below, and the best against the squire."""
    levels = tuple(levels_of(slug))
    pairs = [Pair(higher, lower) for lower, higher in pairwise(levels)]
    more = [Pair(*each) for each in ALSO if set(each) <= set(levels)]
    return tuple(dict.fromkeys([*pairs, *more]))


def pairs_of(slug: str, wanted: Sequence[str]) -> tuple[Pair, ...]:
    """Pairs such as `magnate:squire`; the usual ones if none is named."""
    if not wanted:
        return usual_pairs(slug)
    return tuple(dict.fromkeys(_pair(slug, each) for each in wanted))


def _pair(slug: str, text: str) -> Pair:
    higher, colon, lower = text.partition(":")
    if not colon or higher == lower:
        raise BadInput(f"'{text}' is no pair of levels; write one as magnate:squire.")
    levels = levels_of(slug)
    for level in (higher, lower):
        if level not in levels:
            listed = ", ".join(levels)
            raise BadInput(f"There is no level '{level}' in {slug}; its levels are {listed}.")
    return Pair(higher, lower)


def tables_of(slug: str, seats: Sequence[int]) -> tuple[int, ...]:
    """The numbers of seats; all of the game if none is named."""
    rules = rules_of(slug)
    for count in seats:
        rules.complete({}, count)
    return tuple(sorted(set(seats) or rules.seats))


def schedule(
    pairs: Sequence[Pair], seats: Sequence[int], games: int, seed: int
) -> tuple[Bout, ...]:
    """Deal after deal, each played by every pair at every table, once from each seat."""
    return tuple(
        sorted(
            Bout(count, seed + deal, pair.higher, pair.lower, turn)
            for pair in pairs
            for count in seats
            for deal in range(math.ceil(games / count))
            for turn in range(count)
        )
    )


def task_of(slug: str, bout: Bout, options: Mapping[str, Any]) -> Task[Bout]:
    """A bout with the bots by seat."""
    bots = levels_of(slug)
    at = [bots[bout.lower]] * bout.seats
    at[bout.turn] = bots[bout.higher]
    chosen = rules_of(slug).complete(options, bout.seats)
    return Task(bout, slug, tuple(at), chosen, bout.deal)


def play(task: Task[Bout]) -> Result[Bout]:
    """One game; the chance of the bots is the same for every pair too."""
    return contested(task, Random(f"{task.deal} {task.index.turn}"))


def whole(results: Sequence[Result[Bout]]) -> list[Result[Bout]]:
    """Those of deals that have been played from every seat, in a fixed order."""
    turns: dict[tuple[Pair, int, int], set[Seat]] = {}
    for each in results:
        bout = each.index
        turns.setdefault((bout.pair, bout.seats, bout.deal), set()).add(bout.turn)
    found = [
        each
        for each in results
        if len(turns[each.index.pair, each.index.seats, each.index.deal]) == each.index.seats
    ]
    return sorted(found, key=lambda each: each.index)
