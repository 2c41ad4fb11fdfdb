"""The Princes of Florence: what was bought, built and laid, and points by what they were for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from ...games.florence import events
from ...games.florence.game import Florence
from ...kernel.game import Event
from ...kernel.values import Seat


def begun(game: Florence, seat: Seat) -> Mapping[str, str]:
    """PF-2: the houses differ in nothing but their names."""
    return {}


def taken(game: Florence, event: Event) -> Iterator[tuple[Seat, str, str]]:
    match event:
        case events.ObjectBought():
            yield event.seat, "object bought", event.object
        case events.Built():
            yield event.seat, "building", event.building
        case events.BuiltJointly():
            yield event.seat, "building", event.building
            yield event.partner, "building", event.building
        case events.FreedomDeclared():
            yield event.seat, "freedom", event.freedom
        case events.WorkCompleted() if event.profession is not None:
            yield event.seat, "Work", event.profession
            yield from ((event.seat, "bonus card used", card) for card in event.bonus)
        case events.PrestigeScored():
            yield event.seat, "prestige card", event.card
        case events.CharacterTaken():
            yield event.seat, "character", event.character
        case _:
            pass


def points(game: Florence, seat: Seat, told: Sequence[Event]) -> Mapping[str, float]:
    found: Counter[str] = Counter()
    for event in told:
        if getattr(event, "seat", None) != seat:
            continue
        match event:
            case events.Gained():
                found[event.reason] += event.points
            case events.PrestigeScored():
                found["prestige cards"] += event.points
            case events.Exchanged():
                found["exchange"] += event.points
            case events.RankTaken():
                found["Merchant"] += event.rank
            case events.Sold():
                found["sold"] -= event.points
            case _:
                pass
    return {**found, "all": game.players[seat].prestige}
