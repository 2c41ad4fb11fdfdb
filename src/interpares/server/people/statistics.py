"""How I have done so far: my results, game by game, in numbers."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from statistics import fmean
from typing import Any, NamedTuple

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from ...bots.intervals import wilson
from ...kernel.values import Seat, Value
from .. import schema

LATEST = 30
"""So many of the last matches make the trend."""
PEOPLE = "people"
"""What opponents are called who are no bots."""


class Count(Value):
    """Some of my matches, counted."""

    name: str
    """What they share: a number of seats, a level of bots, or `people`."""
    played: int
    won: int
    interval: tuple[float, float]
    """In which the share of wins lies, with 95 % certainty."""
    place: float | None
    """The mean; null where everybody lost every time."""


class Share(Value):
    """Points from one source."""

    source: str
    mean: float


class Accuracy(Value):
    """What reviews say of my decisions."""

    matches: int
    decisions: int
    lost: float
    """The chance to win that a decision loses on the average, from 0 to 1."""


class Last(Value):
    """One of the last matches."""

    table: str
    at_ms: int
    seats: int
    rank: int | None
    score: int | None
    lost: float | None
    """The chance to win that a decision lost on the average; null where nobody reviewed it."""


class GameStatistics(Value):
    """How I have done at a game."""

    game: str
    all: Count
    by_seats: tuple[Count, ...]
    by_opponents: tuple[Count, ...]
    """A match counts once for each kind of opponent it had."""
    best: int | None
    mean: float | None
    """Scores; null in a game without them."""
    sources: tuple[Share, ...]
    """Where the points came from, on the average of the matches in which that was counted."""
    accuracy: Accuracy | None
    """Null where none of the matches was reviewed."""
    hinted: int
    """In how many matches I took a hint."""
    last: tuple[Last, ...]
    """The latest last."""


class Played(NamedTuple):
    """One of my seats in a match, with what is known of it."""

    result: schema.Result
    opponents: tuple[str, ...]
    decisions: int
    lost: float
    hints: int


async def statistics_of(session: AsyncSession, person_id: str) -> list[GameStatistics]:
    """My results game by game, the game I play most first."""
    by_game: dict[str, list[Played]] = defaultdict(list)
    for each in await _played(session, person_id):
        by_game[each.result.game].append(each)
    ordered = sorted(by_game.items(), key=lambda found: (-len(found[1]), found[0]))
    return [statistics(game, played) for game, played in ordered]


async def _played(session: AsyncSession, person_id: str) -> list[Played]:
    """All my results, the oldest first: three questions, however many they are."""
    result, seat, review = schema.Result, schema.Seat, schema.Review
    mine = result.person_id == person_id
    found = await session.execute(
        select(result, review.accuracy, seat.hints)
        .outerjoin(review, (review.table_id == result.table_id) & (review.status == "finished"))
        .outerjoin(seat, (seat.table_id == result.table_id) & (seat.seat == result.seat))
        .where(mine)
        .order_by(result.at_ms, result.table_id, result.seat)
    )
    opponents = await _opponents(session, person_id)
    return [_one(row, opponents, accuracy, hints) for row, accuracy, hints in found]


async def _opponents(session: AsyncSession, person_id: str) -> dict[str, list[tuple[Seat, str]]]:
    """Who sat in each seat of my matches: a level of bots, or somebody."""
    result = schema.Result
    mine = select(result.table_id).where(result.person_id == person_id)
    found = await session.execute(
        select(result.table_id, result.seat, result.level).where(result.table_id.in_(mine))
    )
    seats: dict[str, list[tuple[Seat, str]]] = defaultdict(list)
    for table_id, seat, level in found:
        seats[table_id].append((seat, level or PEOPLE))
    return seats


def _one(
    row: schema.Result,
    opponents: Mapping[str, Sequence[tuple[Seat, str]]],
    accuracy: list[dict[str, Any]] | None,
    hints: int | None,
) -> Played:
    judged = accuracy[row.seat] if accuracy and row.seat < len(accuracy) else {}
    others = {who for seat, who in opponents[row.table_id] if seat != row.seat}
    lost = float(judged.get("lost", 0.0))
    return Played(row, tuple(sorted(others)), judged.get("decisions", 0), lost, hints or 0)


def statistics(game: str, played: Sequence[Played]) -> GameStatistics:
    """The numbers of one game."""
    scores = [each.result.score for each in played if each.result.score is not None]
    by_seats, by_opponents = defaultdict(list), defaultdict(list)
    for each in played:
        by_seats[f"{each.result.seats}"].append(each)
        for who in each.opponents:
            by_opponents[who].append(each)
    return GameStatistics(
        game,
        counted("", played),
        tuple(counted(name, by_seats[name]) for name in sorted(by_seats, key=int)),
        tuple(counted(name, by_opponents[name]) for name in sorted(by_opponents, key=_order)),
        max(scores, default=None),
        fmean(scores) if scores else None,
        shares([each.result.sources for each in played if each.result.sources]),
        accuracy_of(played),
        sum(each.hints > 0 for each in played),
        tuple(_last(each) for each in played[-LATEST:]),
    )


def _order(opponent: str) -> tuple[bool, str]:
    """People first."""
    return opponent != PEOPLE, opponent


def counted(name: str, played: Sequence[Played]) -> Count:
    """Wins and places of some matches."""
    places = [each.result.rank for each in played if each.result.rank is not None]
    won = places.count(1)
    low, high = wilson(won, len(played))
    return Count(name, len(played), won, (low, high), fmean(places) if places else None)


def shares(found: Sequence[Mapping[str, int]]) -> tuple[Share, ...]:
    """The mean of every source, in the order in which the game names them."""
    names = dict.fromkeys(name for each in found for name in each)
    return tuple(Share(name, fmean(each.get(name, 0) for each in found)) for name in names)


def accuracy_of(played: Iterable[Played]) -> Accuracy | None:
    """What a decision loses on the average, over all reviewed matches."""
    reviewed = [each for each in played if each.decisions]
    decisions = sum(each.decisions for each in reviewed)
    if not decisions:
        return None
    return Accuracy(len(reviewed), decisions, sum(each.lost for each in reviewed) / decisions)


def _last(each: Played) -> Last:
    row = each.result
    lost = each.lost / each.decisions if each.decisions else None
    return Last(row.table_id, row.at_ms, row.seats, row.rank, row.score, lost)
