"""Sigismundus Augustus: Houses, starting offices, and whatever came after them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ...games.sigismundus import events
from ...games.sigismundus.game import SOURCES, Sigismundus
from ...games.sigismundus.setup import picking_order
from ...kernel.game import Event
from ...kernel.values import Seat


def by_chance(game: Sigismundus) -> bool:
    """SA-3.9: starting offices.

    Bots would all pick in one order, and nobody could tell an office from its place in the order.
    """
    return game.round == 0


def begun(game: Sigismundus, seat: Seat) -> Mapping[str, str]:
    player = game.players[seat]
    return {
        "house": player.house,
        "starting office": player.offices[0],
        "pick": str(picking_order(game).index(seat) + 1),
    }


def taken(game: Sigismundus, event: Event) -> Iterator[tuple[Seat, str, str]]:
    match event:
        case events.OfficeGained() if game.round:
            yield event.seat, "office gained", event.office
        case events.FigureTaken():
            yield event.seat, "Figure", event.figure
        case events.CardPlayed():
            yield event.seat, "Policy card played", event.card
        case events.InfluencePlaced():
            yield event.seat, "influence", event.country
        case events.ClientPlaced():
            yield event.seat, "client placed", event.field
        case _:
            pass


def points(game: Sigismundus, seat: Seat, told: Sequence[Event]) -> Mapping[str, float]:
    player = game.players[seat]
    return {**dict(zip(SOURCES, player.scored, strict=True)), "all": player.vp}
