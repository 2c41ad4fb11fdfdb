"""Decks as programs send them."""

from __future__ import annotations

from typing import Any

from interpares.games.veto.cards import DECKS
from interpares.games.veto.deck import Deck, deck_of


def data(deck: Deck) -> dict[str, Any]:
    """A deck as JSON."""
    return {
        "faction": deck.faction,
        "strategy": deck.strategy,
        "cards": dict(deck.cards),
        "own": list(deck.own),
    }


STARTER = data(deck_of(DECKS["court_starter"]))
