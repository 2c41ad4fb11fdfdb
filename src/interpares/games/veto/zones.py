"""VE-3: hands, cupboards and discard piles."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.values import Seat, without
from .events import CardsDiscarded, CupboardShuffled, Drawn, DrawnCards, Reshuffled
from .game import Veto


def leave_hand(game: Veto, seat: Seat, card: str) -> None:
    """A card of the hand is shown."""
    player = game.players[seat]
    player.hand = without(player.hand, card)
    forget(game, seat, card)


def forget(game: Veto, seat: Seat, card: str) -> None:
    """A copy that lay hidden lies open now."""
    player = game.players[seat]
    if card in player.known:
        player.known = without(player.known, card)


def remember(game: Veto, seat: Seat, cards: Sequence[str]) -> None:
    """Everybody has seen these cards go where they are hidden."""
    game.players[seat].known = (*game.players[seat].known, *cards)


def refill(game: Veto, seat: Seat) -> None:
    """VE-3.4: an empty cupboard is made of the discard pile at once."""
    player = game.players[seat]
    if player.cupboard or not player.discard:
        return
    remember(game, seat, player.discard)
    player.cupboard, player.discard = game.shuffled(player.discard), ()
    game.tell(Reshuffled(seat))


def draw(game: Veto, seat: Seat, count: int) -> None:
    """VE-3.4: from the top of the cupboard, as far as there are cards."""
    player = game.players[seat]
    drawn: list[str] = []
    while len(drawn) < count and player.cupboard:
        drawn.append(player.cupboard[-1])
        player.cupboard = player.cupboard[:-1]
        refill(game, seat)
    if drawn:
        player.hand += tuple(drawn)
        game.tell(Drawn(seat, len(drawn)))
        game.tell(DrawnCards(seat, tuple(drawn)))


def shuffle_cupboard(game: Veto, seat: Seat) -> None:
    """VE-2.14"""
    player = game.players[seat]
    player.cupboard = game.shuffled(player.cupboard)
    game.tell(CupboardShuffled(seat))


def discard_from_hand(game: Veto, seat: Seat, cards: Sequence[str]) -> None:
    """VE-3.5: seen by all as they go."""
    for card in cards:
        leave_hand(game, seat, card)
        game.players[seat].discard += (card,)
    if cards:
        game.tell(CardsDiscarded(seat, tuple(cards)))
        refill(game, seat)
