"""What Senate, Sejm and Conflicts share: cards lie face down, are turned up and compared."""

from __future__ import annotations

from ...kernel.values import Seat, swapped
from .cards import INFLUENCE, OFFICES, PRIMATE, SEJM_PLACES, SLOTS, STRENGTH
from .events import CardsRevealed
from .game import Magnaci


def subject_at(game: Magnaci, place: str) -> str:
    """What lies at a place: the office itself, a Law or a Conflict; nothing elsewhere."""
    lying = dict(zip((*SLOTS, *SEJM_PLACES), (*game.conflicts, *game.sejm), strict=False))
    return place if place in OFFICES else lying.get(place) or ""


def reveal(game: Magnaci, at: int, place: str, subject: str) -> None:
    """MA-3.4: the cards at one place are turned up, all others stay hidden."""
    shown = []
    for seat, player in enumerate(game.players):
        card = player.laid[at]
        if card is not None:
            player.shown = card
            player.laid = swapped(player.laid, at, None)
            shown.append((seat, card))
    seats, cards = [seat for seat, _ in shown], [card for _, card in shown]
    game.tell(CardsRevealed(place, subject, tuple(seats), tuple(cards)))


def influence(game: Magnaci, seat: Seat) -> int | None:
    """MA-7.5, MA-8.3: influence of the card shown plus modifiers; None without a card."""
    player = game.players[seat]
    return None if player.shown is None else INFLUENCE[player.shown] + player.modifier


def card_strength(game: Magnaci, seat: Seat) -> int:
    """MA-10.3: strength of the card shown plus the player's own modifiers."""
    player = game.players[seat]
    return player.modifier if player.shown is None else STRENGTH[player.shown] + player.modifier


def most_influential(game: Magnaci) -> tuple[Seat, ...]:
    """The contenders with the highest total, in seat order."""
    totals = [influence(game, seat) for seat in range(len(game.players))]
    best = max(total for total in totals if total is not None)
    return tuple(seat for seat, total in enumerate(totals) if total == best)


def winners(game: Magnaci, place: str) -> tuple[Seat, ...]:
    """MA-7.5, MA-7.7, MA-8.3: who takes the office or Law; of several the Primate names one."""
    best = most_influential(game)
    return (max(best, key=game.track.index),) if place == PRIMATE else best
