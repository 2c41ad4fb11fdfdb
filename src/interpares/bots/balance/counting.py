"""Win rates of whatever players had, and which of them chance does not explain."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import Any

from ...kernel.values import Value
from ..intervals import wilson
from .playing import Sample
from .types import Group, Row, Section, Source

ERROR = 0.05
"""The share of even rows that seem to be off, and of those called sure that are not."""
ROUNDING = 1e-9
SEAT = "seat"


class Counted(Value):
    """How often a thing was there and won."""

    group: str
    id: str
    games: int
    wins: int

    def chance(self, rate: float) -> float:
        """How likely so many wins, or others no likelier, are where this is the true rate."""
        if not 0 < rate < 1:
            return 1.0
        likely = [_likelihood(wins, self.games, rate) for wins in range(self.games + 1)]
        limit = likely[self.wins] * (1 + ROUNDING)
        return min(1.0, math.fsum(each for each in likely if each <= limit))


def _likelihood(wins: int, games: int, rate: float) -> float:
    """Of exactly so many wins (the binomial distribution)."""
    ways = math.lgamma(games + 1) - math.lgamma(wins + 1) - math.lgamma(games - wins + 1)
    return math.exp(ways + wins * math.log(rate) + (games - wins) * math.log(1 - rate))


def section(
    options: Mapping[str, Any], samples: Sequence[Sample], ours: Mapping[str, tuple[str, ...]]
) -> Section:
    """All games with the same options; what everybody lost counts as no game here."""
    decided = [each for each in samples if each.winners]
    counts = counted(decided)
    rates = {
        name: rate_of([each for each in counts if each.group == name]) for name in names(counts)
    }
    chances = [each.chance(rates[each.group]) for each in counts]
    threshold = surely_below(chances)
    rows: dict[str, list[Row]] = {name: [] for name in rates}
    for each, chance in zip(counts, chances, strict=True):
        known = ours.get(each.id, ()) if each.group != SEAT else ()
        rows[each.group].append(row(each, rates[each.group], known, sure=chance <= threshold))
    return Section(
        options=dict(options),
        games=len(samples),
        decisions=round(fmean(each.decisions for each in samples), 1),
        shared_defeats=len(samples) - len(decided),
        even=round(1 / len(samples[0].had), 4),
        scores=mean_scores(samples),
        endings=dict(sorted(Counter(each.reason for each in samples).items())),
        off=sum(each.off for part in rows.values() for each in part),
        expected_off=round(ERROR * len(counts), 1),
        sure=sum(each.sure for part in rows.values() for each in part),
        groups=tuple(Group(name, round(rates[name], 4), ordered(rows[name])) for name in rates),
        points=sources(decided),
    )


def counted(samples: Sequence[Sample]) -> list[Counted]:
    """Everything anybody had, group by group as they first come; seats are a group too."""
    there: Counter[tuple[str, str]] = Counter()
    won: Counter[tuple[str, str]] = Counter()
    for sample in samples:
        for seat, groups in enumerate(sample.had):
            things = [(group, each) for group, ids in groups.items() for each in ids]
            things.append((SEAT, str(seat)))
            there.update(things)
            won.update(things if seat in sample.winners else ())
    return [Counted(*each, there[each], won[each]) for each in sorted(there)]


def names(counts: Sequence[Counted]) -> tuple[str, ...]:
    """The groups, seats first."""
    return tuple(dict.fromkeys([SEAT, *(each.group for each in counts)])) if counts else ()


def rate_of(counts: Sequence[Counted]) -> float:
    """The win rate of all players that had something of a group."""
    return sum(each.wins for each in counts) / sum(each.games for each in counts)


def surely_below(chances: Sequence[float]) -> float:
    """Benjamini-Hochberg: which chances are too small for all rows to be even; -1 if none is."""
    rising = sorted(chances)
    small = [
        chance
        for place, chance in enumerate(rising, start=1)
        if chance <= ERROR * place / len(rising)
    ]
    return max(small, default=-1.0)


def row(each: Counted, rate: float, ours: tuple[str, ...], *, sure: bool) -> Row:
    """A thing, against the win rate of its group."""
    low, high = wilson(each.wins, each.games)
    off = not low <= rate <= high
    return Row(
        id=each.id,
        games=each.games,
        wins=each.wins,
        win_rate=round(each.wins / each.games, 4),
        interval=(low, high),
        off=off,
        sure=off and sure,
        ours=ours,
    )


def ordered(rows: Sequence[Row]) -> tuple[Row, ...]:
    """Numbers in their order, all else from the best to the worst."""
    if all(each.id.isdigit() for each in rows):
        return tuple(sorted(rows, key=lambda each: int(each.id)))
    return tuple(sorted(rows, key=lambda each: (-each.win_rate, each.id)))


def mean_scores(samples: Sequence[Sample]) -> tuple[float, ...]:
    """By seat; nothing where games have no scores."""
    scored = [each.scores for each in samples if each.scores]
    return tuple(round(fmean(each), 2) for each in zip(*scored, strict=True))


def sources(samples: Sequence[Sample]) -> tuple[Source, ...]:
    """The averages of all players and of the winners."""
    everybody = [points for each in samples for points in each.points]
    winners = [each.points[seat] for each in samples for seat in each.winners]
    found = dict.fromkeys(name for points in everybody for name in points)
    order = sorted(found, key=lambda name: (name.startswith("("), name == "all"))
    return tuple(Source(name, mean_of(name, everybody), mean_of(name, winners)) for name in order)


def mean_of(name: str, points: Sequence[Mapping[str, float]]) -> float:
    return round(fmean(each.get(name, 0.0) for each in points), 2)
