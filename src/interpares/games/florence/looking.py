"""PF-5.8, PF-9.1, PF-9.8: looking at the top cards of a deck and keeping one."""

from __future__ import annotations

from itertools import permutations
from typing import Any

from ...datafiles import in_order
from ...kernel.errors import Illegal
from ...kernel.steps import Action, Step
from ...kernel.values import Seat, without
from .actions import Keep, PutUnder
from .cards import BONUS, BOX, PRESTIGE, PROFESSIONS
from .decisions import Question
from .events import CardKept, CardKnown, CardsSeen, Looked
from .game import Deck, Florence, Under

DRAW = {
    "profession": BOX.professions.draw,
    "bonus": BOX.bonus_cards.draw,
    "prestige": BOX.prestige_cards.draw,
}
"""How many cards are looked at."""
RULE = {"profession": "PF-9.1", "bonus": "PF-9.8", "prestige": "PF-5.8"}


def deck_of(game: Florence, deck: str) -> Deck:
    """A deck by its name."""
    match deck:
        case "profession":
            return game.professions
        case "bonus":
            return game.bonus_deck
        case _:
            return game.prestige_deck


def set_deck(game: Florence, deck: str, cards: Deck) -> None:
    match deck:
        case "profession":
            game.professions = cards
        case "bonus":
            game.bonus_deck = cards
        case _:
            game.prestige_deck = cards


def drawn(game: Florence, deck: Deck) -> tuple[str, Deck]:
    """The uppermost card: any of those in no order, and only then those put under them."""
    if deck.loose:
        card, loose = game.draw(deck.loose)
        return card, Deck(loose, deck.under)
    return deck.under[0].card, Deck((), deck.under[1:])


class Look(Step):
    """The top five cards, all if there are fewer, in the hand of one player."""

    seat: Seat
    deck: str

    def resolve(self, game: Florence) -> None:
        left, found = deck_of(game, self.deck), []
        for _ in range(min(DRAW[self.deck], len(left))):
            card, left = drawn(game, left)
            found.append(card)
        set_deck(game, self.deck, left)
        game.tell(Looked(self.seat, self.deck, len(found)))
        game.tell(CardsSeen(self.seat, self.deck, tuple(found)))
        game.then(KeepCard(self.seat, self.deck, tuple(found)))


class LookedAt(Question):
    """PF-14.1: only the player who looks at cards of a deck knows which they are."""

    rule = "PF-5.8"
    deck: str
    cards: tuple[str, ...]

    @property
    def basis(self) -> str:
        return RULE[self.deck]

    def facts(self, game: Florence, seat: Seat | None) -> dict[str, Any]:
        known = self.cards if seat == self.seat else ()
        return {"deck": self.deck, "count": len(self.cards), "cards": known}


class KeepCard(LookedAt):
    """PF-5.8, PF-9.1, PF-9.8: exactly one of the cards looked at is kept."""

    def options(self, game: Florence, seat: Seat) -> list[Action]:
        return [Keep((card,)) for card in self.cards]

    def refusal(self, game: Florence, seat: Seat, action: Action) -> Illegal:
        if isinstance(action, Keep):
            return Illegal("keep-exactly-one", rule=self.basis)
        return super().refusal(game, seat, action)

    def decide(self, game: Florence, seat: Seat, action: Keep) -> None:
        (kept,) = action.cards
        take_card(game, seat, self.deck, kept)
        game.tell(CardKept(seat, self.deck))
        game.tell(CardKnown(seat, self.deck, kept))
        rest = without(self.cards, kept)
        if len(rest) > 1:
            game.then(OrderReturned(seat, self.deck, rest))
        else:
            put_under(game, seat, self.deck, rest)


def take_card(game: Florence, seat: Seat, deck: str, card: str) -> None:
    """A card that was kept goes to its place."""
    player = game.players[seat]
    match deck:
        case "profession":
            player.hand = in_order((*player.hand, card), PROFESSIONS)
            player.bought += 1
        case "bonus":
            player.bonus = in_order((*player.bonus, card), BONUS)
        case _:
            player.prestige_cards = in_order((*player.prestige_cards, card), PRESTIGE)


def put_under(game: Florence, seat: Seat, deck: str, cards: tuple[str, ...]) -> None:
    """Cards go under a deck, the first uppermost."""
    left = deck_of(game, deck)
    below = tuple([Under(card, seat) for card in cards])
    set_deck(game, deck, Deck(left.loose, left.under + below))


class OrderReturned(LookedAt):
    """PF-5.8, PF-9.1, PF-9.8: the other cards go under the deck in an order of one's choice."""

    continues = True

    def options(self, game: Florence, seat: Seat) -> list[Action]:
        return [PutUnder(order) for order in permutations(self.cards)]

    def refusal(self, game: Florence, seat: Seat, action: Action) -> Illegal:
        if isinstance(action, PutUnder | Keep):
            return Illegal("all-others-under", rule=self.basis)
        return super().refusal(game, seat, action)

    def decide(self, game: Florence, seat: Seat, action: PutUnder) -> None:
        put_under(game, seat, self.deck, action.cards)
