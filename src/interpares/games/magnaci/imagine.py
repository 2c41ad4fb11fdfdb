"""MA-3.1: what a seat cannot know, dealt again."""

from __future__ import annotations

from random import Random

from msgspec import structs

from ...kernel.chance import SEED_BYTES
from ...kernel.values import Seat
from .cards import DECK
from .commitments import LAY, Commitment
from .components import Rank
from .game import Magnaci, Player


def imagine(game: Magnaci, seat: Seat, random: Random) -> Magnaci:
    """A world that looks the same to this seat: other hands, other cards face down."""
    dream = game.copy()
    dream.seed, dream.drawn, dream.script = random.randbytes(SEED_BYTES), 0, ()
    for other, player in enumerate(dream.players):
        if other != seat:
            redeal(player, random)
    step = dream.agenda[-1] if dream.agenda else None
    if isinstance(step, Commitment) and step.answers:
        dream.agenda = (*dream.agenda[:-1], relaid(dream, step, seat, random))
    return dream


def redeal(player: Player, random: Random) -> None:
    """Any of the hidden cards may lie in any of the hidden places."""
    row: list[str | None] = list(player.laid)
    places = [at for at, card in enumerate(row) if card is not None]
    if not places:
        return
    hidden = [*player.hand, *(card for card in row if card is not None)]
    hidden.sort(key=DECK.index)  # Who holds what must not be read from the order.
    for place in places:
        row[place] = taken(hidden, random)
    player.laid = tuple(row)
    player.hand = tuple([card for card in DECK if card in hidden]) if hidden else ()


def relaid(game: Magnaci, step: Commitment, seat: Seat, random: Random) -> Commitment:
    """Other cards from everybody else; nobody knows how far those are who have not finished."""
    hands = [list(player.hand) for player in game.players]
    open_seats = step.seats(game)
    answers = [
        (who, lay if who == seat else LAY[lay.place, taken(hands[who], random)])
        for who, lay in step.answers
        if who == seat or who not in open_seats
    ]
    return structs.replace(step, answers=tuple(answers))


def taken(cards: list[Rank], random: Random) -> Rank:
    """A random card, taken out; what is left is in no order."""
    at = int(random.random() * len(cards))
    card, cards[at] = cards[at], cards[-1]
    cards.pop()
    return card
