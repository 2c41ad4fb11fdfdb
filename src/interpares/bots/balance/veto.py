"""Veto!: factions, decks of the box and strategies; the cards drawn early, and those played."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping, Sequence

from ...games.veto import events
from ...games.veto.cards import DECKS
from ...games.veto.game import Veto
from ...games.veto.setup import ChooseSetup, chosen_deck
from ...kernel.game import Event
from ...kernel.values import Seat

EARLY = 4
"""Cards drawn until this round are there by chance, and early enough to decide a match."""
UNPLAYED = ("ability", "agitation", "challenge", "move")
"""What is declared by a card that lies on the table already."""


def by_chance(game: Veto) -> bool:
    """VE-2.5: which deck of the box is played."""
    return isinstance(game.decision, ChooseSetup)


def begun(game: Veto, seat: Seat) -> Mapping[str, str]:
    player = game.players[seat]
    deck = _decks().get((player.faction, player.strategy, player.deck), "")
    known = {"faction": player.faction, "deck": deck, "strategy": player.strategy}
    return {group: each for group, each in known.items() if each}


@functools.cache
def _decks() -> Mapping[tuple[str, str, tuple[str, ...]], str]:
    """The decks of the box by what is in them."""
    made = {each: chosen_deck(each) for each in DECKS}
    return {(deck.faction, deck.strategy, deck.cupboard): each for each, deck in made.items()}


def taken(game: Veto, event: Event) -> Iterator[tuple[Seat, str, str]]:
    match event:
        case events.DrawnCards() if game.round <= EARLY:
            group = f"drawn by round {EARLY}"
            yield from ((event.seat, group, card) for card in event.cards)
        case events.ObjectDeclared() if event.kind not in UNPLAYED:
            yield event.seat, "played", event.card
        case _:
            pass


def points(game: Veto, seat: Seat, told: Sequence[Event]) -> Mapping[str, float]:
    player = game.players[seat]
    return {"kreski": player.kreski, "dukats": player.dukats}
