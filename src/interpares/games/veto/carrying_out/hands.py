"""Operations on hands and thrusts that are hidden."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from ....kernel.steps import Action
from ....kernel.values import Seat
from ..actions import Decline, DiscardCard, LayFound
from ..cards import CARDS
from ..carrying import carry_out
from ..events import CardsSeen, CardsShown, CupboardLookedAt
from ..game import NONE, Frame, Place, Veto
from ..meaning import reckoned
from ..plain_operations import AttachThrust, DiscardHand, Draw, RevealHand, RevealThrusts
from ..reading import Reading
from ..referring import card_of, players_of
from ..selecting import matches_loose
from ..state_checks import thrusts_on
from ..thrusts import faces_for, put_under
from ..zones import discard_from_hand, draw
from .flow import Inside


@carry_out.register
def _(operation: Draw, game: Veto, frame: Frame, place: Place) -> None:
    now = Reading(game)
    amount = reckoned(now, frame, operation.amount)
    for seat in players_of(now, frame, operation.who):
        draw(game, seat, amount)


# --- discarding


@carry_out.register
def _(operation: DiscardHand, game: Veto, frame: Frame, place: Place) -> None:
    """VE-0.5: the players one after the other; VE-L.9: where none is to be discarded, none is."""
    now = Reading(game)
    amount = reckoned(now, frame, operation.amount)
    owners = players_of(now, frame, operation.who) if amount > 0 else ()
    questions: list[DiscardOwn | DiscardOthers] = []
    for owner in owners:
        if operation.chooser == "random":
            discard_at_random(game, frame, operation, owner, amount)
        elif operation.chooser == "you":
            game.tell(CardsSeen(frame.seat, owner, game.players[owner].hand))
            questions.append(DiscardOthers(frame.seat, frame, place, owner, amount))
        elif game.players[owner].hand:
            questions.append(DiscardOwn(owner, frame, place, amount))
    game.then(*questions)


def discard_at_random(
    game: Veto, frame: Frame, operation: DiscardHand, owner: Seat, amount: int
) -> None:
    for _ in range(min(amount, len(discardable(game, frame, operation, owner)))):
        cards = discardable(game, frame, operation, owner)
        discard_from_hand(game, owner, (cards[game.random(len(cards))],))


def discardable(game: Veto, frame: Frame, operation: DiscardHand, owner: Seat) -> tuple[str, ...]:
    """The cards of a hand that may be chosen."""
    hand = game.players[owner].hand
    if operation.sel is None:
        return hand
    now = Reading(game)
    whoever = structs.replace(operation.sel, who="any")
    return tuple([card for card in hand if matches_loose(now, frame, whoever, card, owner)])


class DiscardOwn(Inside):
    """VE-D31: a player discards cards of his own choice, one after the other."""

    count: int

    def facts(self, game: Veto, seat: Seat | None) -> dict[str, Any]:
        return {"card": self.frame.card, "count": self.count}

    def options(self, game: Veto, seat: Seat) -> list[Action]:
        operation = self.operation
        if not isinstance(operation, DiscardHand):
            return []
        cards = discardable(game, self.frame, operation, seat)
        return [DiscardCard(card) for card in dict.fromkeys(cards)] or [Decline()]

    def answer(self, game: Veto, seat: Seat, action: Action) -> None:
        if not isinstance(action, DiscardCard):
            return
        discard_from_hand(game, seat, (action.card,))
        if self.count > 1 and game.players[seat].hand:
            game.then(structs.replace(self, count=self.count - 1))


class DiscardOthers(Inside):
    """VE-D32: the player of the card chooses from the hand he sees now."""

    owner: Seat
    count: int

    def facts(self, game: Veto, seat: Seat | None) -> dict[str, Any]:
        seen = game.players[self.owner].hand if seat == self.seat else ()
        return {"card": self.frame.card, "owner": self.owner, "count": self.count, "hand": seen}

    def options(self, game: Veto, seat: Seat) -> list[Action]:
        operation = self.operation
        if not isinstance(operation, DiscardHand):
            return []
        cards = discardable(game, self.frame, operation, self.owner)
        return [DiscardCard(card) for card in dict.fromkeys(cards)] or [Decline()]

    def answer(self, game: Veto, seat: Seat, action: Action) -> None:
        if not isinstance(action, DiscardCard):
            return
        discard_from_hand(game, self.owner, (action.card,))
        if self.count > 1 and game.players[self.owner].hand:
            game.then(structs.replace(self, count=self.count - 1))


# --- showing


@carry_out.register
def _(operation: RevealHand, game: Veto, frame: Frame, place: Place) -> None:
    """VE-3.12"""
    for owner in players_of(Reading(game), frame, operation.who):
        show(game, frame, operation, owner, game.players[owner].hand)


@carry_out.register
def _(operation: RevealThrusts, game: Veto, frame: Frame, place: Place) -> None:
    now = Reading(game)
    character = card_of(now, frame, operation.char)
    if character not in now.table:
        return
    down, _ = thrusts_on(now, character)
    cards = tuple([each.card for each in down])
    show(game, frame, operation, now.controller(character), cards)


def show(
    game: Veto,
    frame: Frame,
    operation: RevealHand | RevealThrusts,
    owner: Seat,
    cards: tuple[str, ...],
) -> None:
    """VE-3.12: to the player of the text, or to everybody."""
    if operation.to == "you":
        game.tell(CardsSeen(frame.seat, owner, cards))
    else:
        game.tell(CardsShown(owner, cards))


# --- thrusts under characters


@carry_out.register
def _(operation: AttachThrust, game: Veto, frame: Frame, place: Place) -> None:
    """VE-D36: from the hand he may; a top card, which he sees, is laid if it is a thrust he may
    use.
    """
    now = Reading(game)
    character = card_of(now, frame, operation.char)
    if character not in now.table or not now.table[character].field:
        return
    if operation.from_ == "hand":
        game.then(LayByEffect(frame.seat, frame, place, character))
        return
    card = _top(game, frame.seat, operation)
    if card and operation.from_ == "cupboard_top":
        game.tell(CupboardLookedAt(frame.seat, frame.seat, 1))
        game.tell(CardsSeen(frame.seat, frame.seat, (card,)))
    if card and CARDS[card].type == "thrust" and faces_for(now, frame.seat, card, character):
        game.then(LayByEffect(frame.seat, frame, place, character, card))


def _top(game: Veto, seat: Seat, operation: AttachThrust) -> str:
    player = game.players[seat]
    pile = player.cupboard if operation.from_ == "cupboard_top" else player.discard
    return pile[-1] if pile else ""


class LayByEffect(Inside):
    """VE-D36: which thrust, and whether face down or up."""

    character: int = NONE
    top: str = ""

    def facts(self, game: Veto, seat: Seat | None) -> dict[str, Any]:
        return {"card": self.frame.card, "character": game.table[self.character].card}

    def options(self, game: Veto, seat: Seat) -> list[Action]:
        now = Reading(game)
        hand = [each for each in game.players[seat].hand if CARDS[each].type == "thrust"]
        cards = [self.top] if self.top else list(dict.fromkeys(hand))
        laid: list[Action] = [
            LayFound(card, face_up)
            for card in cards
            for face_up in faces_for(now, seat, card, self.character)
        ]
        return laid if self.top else [*laid, Decline()]

    def answer(self, game: Veto, seat: Seat, action: Action) -> None:
        if not isinstance(action, LayFound):
            return
        player, operation = game.players[seat], self.operation
        if not self.top:
            at = player.hand.index(action.card)
            player.hand = player.hand[:at] + player.hand[at + 1 :]
        elif isinstance(operation, AttachThrust) and operation.from_ == "cupboard_top":
            player.cupboard = player.cupboard[:-1]
        else:
            player.discard = player.discard[:-1]
            player.known += (action.card,)
        put_under(game, seat, action.card, self.character, face_up=action.face_up)
