"""Magnaci: families, offices and Laws won, cards declared, and the parts of Wealth."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ...games.magnaci import events
from ...games.magnaci.game import Magnaci
from ...kernel.game import Event
from ...kernel.values import Seat

PARTS = ("estates", "standing", "fiefs", "laws", "wealth")


def begun(game: Magnaci, seat: Seat) -> Mapping[str, str]:
    return {"family": game.players[seat].family}


def taken(game: Magnaci, event: Event) -> Iterator[tuple[Seat, str, str]]:
    match event:
        case events.OfficeWon():
            yield event.seat, "office won", event.office
        case events.LawWon():
            yield event.seat, "Law won", event.law
        case events.Declared():
            yield event.seat, "card declared", event.card
        case _:
            pass


def points(game: Magnaci, seat: Seat, told: Sequence[Event]) -> Mapping[str, float]:
    for event in told:
        if isinstance(event, events.WealthCounted) and event.seat == seat:
            return {part: getattr(event, part) for part in PARTS}
    return {}
