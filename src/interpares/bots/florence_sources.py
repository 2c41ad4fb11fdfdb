"""The Princes of Florence: where the prestige of every house came from, told by what happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..games.florence import events as told
from ..games.florence.game import Florence
from ..kernel.game import Event
from ..kernel.values import Seat

SOURCES = (
    "works",
    "best_work",
    "building",
    "landscape",
    "architect",
    "characters",
    "prestige",
    "sold",
)


def sources(game: Florence, events: Sequence[Event]) -> tuple[dict[str, int], ...]:
    """By seat, the points of each source; the sum is the prestige at the end."""
    points = tuple([dict.fromkeys(SOURCES, 0) for _ in game.players])
    earning: Seat | None = None
    for event in events:
        match event:
            case told.WorkCompleted(seat):
                earning = seat
            case told.RoundBegun() | told.BestWork():
                earning = None
            case told.Exchanged(seat):
                # Only what follows a Work is its income; the Banker changes florins as well.
                points[seat]["works" if seat == earning else "characters"] += event.points
                earning = None
            case _:
                add(points, event)
    return points


def add(points: tuple[dict[str, int], ...], event: Any) -> None:
    """What an event that is about prestige alone brings or costs."""
    match event:
        case told.Gained(seat, count, reason):
            points[seat][reason] += count
        case told.RankTaken(seat, rank):
            points[seat]["characters"] += rank
        case told.PrestigeScored(seat, _, count):
            points[seat]["prestige"] += count
        case told.Sold(seat, count):
            points[seat]["sold"] -= count
