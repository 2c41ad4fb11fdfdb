"""SA-2.7, SA-7.1, SA-8.5, SA-21.4: Policy cards are drawn, discarded and known."""

from __future__ import annotations

from ...kernel.errors import Illegal
from ...kernel.steps import Action, Step
from ...kernel.values import Seat, swapped, without
from .actions import Draw
from .cards import DECK, DECK_OF, POLICIES
from .components import DECKS, Deck, PolicyId
from .decisions import Question
from .events import CardDrawn, CardKnown, DeckReshuffled
from .game import Player, Sigismundus

PLACE: dict[PolicyId, int] = {card: at for at, card in enumerate(POLICIES)}
"""In this order cards are held."""
DRAW: dict[Deck, Draw] = {deck: Draw(deck) for deck in DECKS}
INTERNAL = DECK["internal"]
RULE = {"draw": "SA-7.1", "extra": "SA-7.2", "walenty_bakfark": "SA-8.23", "academy": "SA-11.13"}


def drawable(game: Sigismundus) -> list[Deck]:
    """SA-2.7: the decks from which a card can be drawn."""
    return [deck for deck, at in DECK.items() if game.decks[at] or game.discards[at]]


def held(cards: tuple[PolicyId, ...]) -> tuple[PolicyId, ...]:
    """Cards in the order in which they are held."""
    return tuple(sorted(cards, key=PLACE.__getitem__))


def draw_card(game: Sigismundus, seat: Seat, deck: Deck) -> None:
    """SA-2.7: a card into the hand; an empty deck is made of its discard pile first."""
    at = DECK[deck]
    if not game.decks[at]:
        game.decks = swapped(game.decks, at, game.discards[at])
        game.discards = swapped(game.discards, at, ())
        game.tell(DeckReshuffled(deck))
    card, rest = game.draw(game.decks[at])
    game.decks = swapped(game.decks, at, rest)
    player = game.players[seat]
    player.hand = held((*player.hand, card))
    game.tell(CardDrawn(seat, deck))
    game.tell(CardKnown(seat, card))


def lay_down(game: Sigismundus, seat: Seat, card: PolicyId) -> None:
    """A card leaves the hand before everybody's eyes."""
    player = game.players[seat]
    player.hand = without(player.hand, card)
    for other in game.players:
        if card in other.known[seat]:
            other.known = swapped(other.known, seat, without(other.known[seat], card))


def discard(game: Sigismundus, seat: Seat, cards: tuple[PolicyId, ...]) -> None:
    """SA-8.5, SA-21.6: face up on the pile of their type, at once."""
    for card in cards:
        lay_down(game, seat, card)
        at = DECK_OF[card]
        game.discards = swapped(game.discards, at, (*game.discards[at], card))


def learn(player: Player, holder: Seat, cards: tuple[PolicyId, ...]) -> None:
    """SA-21.4: from now on this player knows these cards in a hand."""
    player.known = swapped(player.known, holder, held(cards))


def steal(game: Sigismundus, taker: Seat, victim: Seat, card: PolicyId) -> None:
    """SA-8.21, SA-21.4: the card changes hands; only these two know which it is."""
    from_hand, to_hand = game.players[victim], game.players[taker]
    from_hand.hand = without(from_hand.hand, card)
    to_hand.hand = held((*to_hand.hand, card))
    for seat, other in enumerate(game.players):
        known = other.known[victim]
        if seat == taker and card in known:
            learn(other, victim, without(known, card))
        elif seat != taker:
            # It may have been one of those: of this type nothing is certain any more.
            kept = tuple([each for each in known if DECK_OF[each] != DECK_OF[card]])
            learn(other, victim, kept)
    learn(from_hand, taker, (*from_hand.known[taker], card))


def multisets(cards: tuple[PolicyId, ...], most: int) -> list[tuple[PolicyId, ...]]:
    """All ways to choose up to so many of these cards; copies are alike."""
    found: list[tuple[PolicyId, ...]] = [()]
    for card in sorted(set(cards), key=PLACE.__getitem__):
        copies = cards.count(card)
        found = [
            (*chosen, *(card,) * count)
            for chosen in found
            for count in range(min(copies, most - len(chosen)) + 1)
        ]
    return sorted(found, key=len)


def why_not_discard(
    hand: tuple[PolicyId, ...], cards: tuple[PolicyId, ...], deck: int, rule: str
) -> Illegal | None:
    """Why cards cannot be discarded: there is no such card, it is of another deck, or not there."""
    for card in cards:
        if card not in POLICIES:
            return Illegal("no-such-card", rule=rule, card=card)
        if DECK_OF[card] != deck:
            return wrong_deck(card, deck, rule)
        if cards.count(card) > hand.count(card):
            return Illegal("not-in-hand", rule=rule, card=card)
    return None


def wrong_deck(card: PolicyId, deck: int, rule: str) -> Illegal:
    """Only cards of one deck serve here."""
    if deck == INTERNAL:
        return Illegal("internal-only", rule=rule, card=card)
    return Illegal("foreign-only", rule=rule, card=card)


class DrawAny(Step):
    """SA-7.1, SA-7.2: a card from a deck of one's choice."""

    seat: Seat
    by: str

    def resolve(self, game: Sigismundus) -> None:
        decks = drawable(game)
        if len(decks) == 1:
            draw_card(game, self.seat, decks[0])
        elif decks:
            game.then(ChooseDeck(self.seat, self.by))


class DrawFixed(Step):
    """SA-7.2: a card of a fixed deck, if there is one."""

    seat: Seat
    deck: Deck

    def resolve(self, game: Sigismundus) -> None:
        if self.deck in drawable(game):
            draw_card(game, self.seat, self.deck)


class ChooseDeck(Question):
    """SA-7.1, SA-8.23, SA-11.13: from which deck a card is drawn."""

    rule = "SA-7.1"
    by: str

    @property
    def basis(self) -> str:
        return RULE[self.by]

    def options(self, game: Sigismundus, seat: Seat) -> list[Action]:
        return [DRAW[deck] for deck in drawable(game)]

    def facts(self, game: Sigismundus, seat: Seat | None) -> dict[str, object]:
        return {"by": self.by}

    def why_not(self, game: Sigismundus, action: Action) -> Illegal | None:
        if isinstance(action, Draw):
            return Illegal("deck-is-empty", rule="SA-2.7", deck=action.deck)
        return None

    def decide(self, game: Sigismundus, seat: Seat, action: Draw) -> None:
        draw_card(game, seat, action.deck)
