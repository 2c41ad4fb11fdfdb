"""The piles cards go to when they leave the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from ...kernel.values import Seat
from .game import Veto
from .zones import refill, remember, shuffle_cupboard

Pile: TypeAlias = Literal["discard", "removed", "hand", "top", "bottom", "shuffle"]
"""Where a card goes that leaves the table."""


def put_on(game: Veto, owner: Seat, cards: Sequence[str], pile: Pile) -> None:
    """These cards, one after the other; VE-12.5 (c): those of a player who is out go nowhere."""
    player = game.players[owner]
    if not player.alive:
        return
    match pile:
        case "discard":
            player.discard += tuple(cards)
            refill(game, owner)
        case "removed":
            player.removed += tuple(cards)
        case "hand":
            player.hand += tuple(cards)
            remember(game, owner, cards)
        case "top":
            player.cupboard += tuple(cards)
            remember(game, owner, cards)
        case "bottom":
            player.cupboard = (*cards, *player.cupboard)
            remember(game, owner, cards)
        case "shuffle":
            player.cupboard += tuple(cards)
            remember(game, owner, cards)
            shuffle_cupboard(game, owner)
