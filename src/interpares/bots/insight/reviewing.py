"""A finished match gone over: chances after every move, turning points, and what a bot advised."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from random import Random

from ...kernel.errors import BadInput
from ...kernel.game import Game
from ...kernel.match import Match
from ...kernel.moves import Move
from ...kernel.records import Record
from ...kernel.rules import Rules
from ...kernel.values import Seat, Value
from ...kernel.views import Perspective
from .knowing import Insight, insight_of, preferred
from .odds import chances
from .scored import sources
from .types import Judged, Moment, Review
from .weighing import reasons, weighed

WORLDS = 3
"""How many worlds a decision is judged in."""
MOST_JUDGED = 1000
"""Of more decisions those are judged after which the chances changed most."""
MOST_TURNS = 5
NEAR = 8
"""Of moves that are nearer to each other only one is a turning point."""
LEAST_TURN = 0.05
"""How much chance must change hands at one."""

Progress = Callable[[int, int], None]
"""Told how many steps of how many are done."""


class Asked(Value):
    """A decision with a choice, as it is found in a match."""

    n: int
    before: Game
    move: Move


def review(
    record: Record,
    *,
    progress: Progress | None = None,
    seats: Collection[Seat] | None = None,
    level: str | None = None,
) -> Review:
    """A finished match, with the decisions of these seats; the same every time.

    Each decision is judged by what its seat could know then. An unfinished match is refused:
    nobody may learn from a review what is hidden.
    """
    match = Match.replay(record)
    if match.outcome is None:
        raise BadInput("The match is not over; only a finished one is reviewed.")
    for seat in seats or ():
        if not 0 <= seat < match.header.seats:
            raise BadInput(f"There is no seat {seat}; seats are 0 to {match.header.seats - 1}.")
    games = list(match.positions())
    tell = progress or (lambda *_: None)
    chosen = range(match.header.seats) if seats is None else seats
    asked = decisions(match, games, chosen)
    total = len(games) + min(len(asked), MOST_JUDGED)
    moments = []
    for n, game in enumerate(games):
        moments.append(Moment(n, chances(match.rules, game)))
        tell(n + 1, total)
    judged = []
    for done, each in enumerate(foremost(asked, moments), len(games) + 1):
        judged.append(judge(match.rules, each, level))
        tell(done, total)
    return Review(tuple(moments), turning_points(moments), tuple(judged), sources(match))


def decisions(match: Match, games: Sequence[Game], seats: Collection[Seat]) -> list[Asked]:
    """Where one of these seats had a choice between things worth a thought."""
    promising = insight_of(match.header.game).judge.promising
    found = []
    for n, (before, move) in enumerate(zip(games, match.moves, strict=False), 1):
        if move.seat in seats:
            options = before.decision.options(before, move.seat)
            if len(options) > 1 and len(promising(options)) > 1:
                found.append(Asked(n, before, move))
    return found


def foremost(asked: Sequence[Asked], moments: Sequence[Moment]) -> list[Asked]:
    """All decisions, or of too many those that changed most, in their order."""
    most = sorted(asked, key=lambda each: -swing(moments, each.n))[:MOST_JUDGED]
    return sorted(most, key=lambda each: each.n)


def swing(moments: Sequence[Moment], n: int) -> float:
    """How much chance changed hands at a move."""
    before, after = moments[n - 1].chances, moments[n].chances
    return sum([abs(new - old) for new, old in zip(after, before, strict=True)]) / 2


def turning_points(moments: Sequence[Moment]) -> tuple[int, ...]:
    """The moves at which the chances changed most; of neighbours only the greatest."""
    found: list[int] = []
    for n in sorted(range(1, len(moments)), key=lambda n: -swing(moments, n)):
        if len(found) == MOST_TURNS or swing(moments, n) < LEAST_TURN:
            break
        if all(abs(n - other) >= NEAR for other in found):
            found.append(n)
    return tuple(sorted(found))


def judge(rules: Rules, asked: Asked, level: str | None = None) -> Judged:
    """What a bot would have done with what the seat could know, and what it would have gained."""
    n, seat, action = asked.n, asked.move.seat, asked.move.action
    perspective, random = Perspective(rules, asked.before, seat), Random(n)
    advised = preferred(level, perspective, random)
    if advised == action:
        return Judged(n, seat, action, action, 0.0, 0.0)
    insight: Insight = insight_of(rules.slug)
    dreams = [perspective.imagine(random) for _ in range(WORLDS)]
    ours, theirs = (weighed(rules.slug, insight, dreams, seat, each) for each in (advised, action))
    gain, points = ours.chance - theirs.chance, ours.worth - theirs.worth
    return Judged(n, seat, action, advised, gain, points, reasons(ours.parts, theirs.parts))
