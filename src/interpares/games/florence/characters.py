"""PF-16.16 to PF-16.19: the Merchant and the Professor, whose powers wait for their moment."""

from __future__ import annotations

from typing import Any

from ...kernel.errors import Illegal
from ...kernel.steps import Action
from ...kernel.values import Seat
from .actions import (
    DECLINE,
    PAY_AND_RANK,
    TAKE_FREE,
    TAKE_RANK,
    PayAndRank,
    TakeFree,
    TakeRank,
    UseProfessor,
)
from .cards import CHARACTERS
from .components import ObjectId
from .decisions import Question
from .events import CharacterLapsed, ObjectFree, RankTaken
from .game import Florence
from .looking import Look, deck_of
from .objects import Settle, obtain

FREE_POWERS = (TakeRank, UseProfessor)
"""What may be used beside an answer, as long as it is not used up."""
DECKS = tuple(each.removesuffix("_card") for each in CHARACTERS["professor"].effect.decks)
USE_PROFESSOR = {deck: UseProfessor(deck) for deck in DECKS}


def rank(game: Florence, seat: Seat) -> int:
    """PF-16.16: one more than there are players with more prestige."""
    mine = game.players[seat].prestige
    return 1 + sum(player.prestige > mine for player in game.players)


def take_rank(game: Florence, seat: Seat) -> None:
    """PF-16.16 (b): prestige points equal to the rank."""
    player = game.players[seat]
    points = rank(game, seat)
    player.spent = True
    player.prestige += points
    game.tell(RankTaken(seat, points))


def professor_decks(game: Florence) -> list[str]:
    """PF-16.18: an empty deck cannot be chosen."""
    return [deck for deck in DECKS if len(deck_of(game, deck))]


def use_professor(game: Florence, seat: Seat, deck: str) -> None:
    """PF-16.18: one card of the top five, free."""
    game.players[seat].spent = True
    game.then(Look(seat, deck))


def free_powers(game: Florence, seat: Seat) -> list[Action]:
    """PF-16.17, PF-16.18: the powers this player may use at an own decision."""
    player = game.players[seat]
    if player.has("merchant"):
        return [TAKE_RANK]
    if player.has("professor"):
        return [USE_PROFESSOR[deck] for deck in professor_decks(game)]
    return []


def use_power(game: Florence, seat: Seat, action: Action) -> None:
    if isinstance(action, UseProfessor):
        use_professor(game, seat, action.deck)
    else:
        take_rank(game, seat)


def why_no_power(game: Florence, seat: Seat, action: Action) -> Illegal:
    """Why a power cannot be used now."""
    player = game.players[seat]
    needed = "professor" if isinstance(action, UseProfessor) else "merchant"
    rule = "PF-16.18" if needed == "professor" else "PF-16.16"
    if player.character != needed:
        return Illegal("not-your-character", rule=rule, character=needed)
    if player.spent:
        return Illegal("character-used", rule=rule, character=needed)
    return Illegal("deck-is-empty", rule=rule)


def settle_merchants(game: Florence) -> None:
    """PF-16.17: a Merchant unused at the end of phase A1 brings the rank."""
    for seat, player in enumerate(game.players):
        if player.has("merchant"):
            take_rank(game, seat)


class MerchantSettlement(Question):
    """PF-16.16, PF-16.17: the object just won is free, or paid for and the rank taken."""

    rule = "PF-16.17"
    object: ObjectId
    price: int

    def options(self, game: Florence, seat: Seat) -> list[Action]:
        return [TAKE_FREE, PAY_AND_RANK]

    def facts(self, game: Florence, seat: Seat | None) -> dict[str, Any]:
        return {"object": self.object, "price": self.price, "rank": rank(game, self.seat)}

    def refusal(self, game: Florence, seat: Seat, action: Action) -> Illegal:
        if isinstance(action, TakeRank):
            return Illegal("one-of-both", rule="PF-16.16")
        return super().refusal(game, seat, action)

    def decide(self, game: Florence, seat: Seat, action: TakeFree | PayAndRank) -> None:
        if isinstance(action, PayAndRank):
            take_rank(game, seat)
            game.then(Settle(seat, self.object, self.price))
            return
        game.players[seat].spent = True
        game.tell(ObjectFree(seat, self.object))
        obtain(game, seat, self.object)


class MerchantOnTaking(Question):
    """PF-16.17: the rank may be taken right after obtaining the Merchant."""

    rule = "PF-16.17"

    def options(self, game: Florence, seat: Seat) -> list[Action]:
        return [TAKE_RANK, DECLINE]

    def facts(self, game: Florence, seat: Seat | None) -> dict[str, Any]:
        return {"rank": rank(game, self.seat)}

    def decide(self, game: Florence, seat: Seat, action: Action) -> None:
        if isinstance(action, TakeRank):
            take_rank(game, seat)


class ProfessorOffer(Question):
    """PF-16.18, PF-16.19: the Professor on taking him, and for the last time."""

    rule = "PF-16.18"
    last: bool = False

    @property
    def basis(self) -> str:
        return "PF-16.19" if self.last else self.rule

    def options(self, game: Florence, seat: Seat) -> list[Action]:
        return [*(USE_PROFESSOR[deck] for deck in professor_decks(game)), DECLINE]

    def facts(self, game: Florence, seat: Seat | None) -> dict[str, Any]:
        return {"last": self.last}

    def refusal(self, game: Florence, seat: Seat, action: Action) -> Illegal:
        if isinstance(action, UseProfessor):
            return Illegal("deck-is-empty", rule=self.rule)
        return super().refusal(game, seat, action)

    def decide(self, game: Florence, seat: Seat, action: Action) -> None:
        if isinstance(action, UseProfessor):
            use_professor(game, seat, action.deck)
        elif self.last:
            game.tell(CharacterLapsed(seat, "professor"))


def last_professor(game: Florence) -> list[ProfessorOffer]:
    """PF-16.19: the last offer of an unused Professor."""
    return [
        ProfessorOffer(seat, last=True)
        for seat, player in enumerate(game.players)
        if player.has("professor") and professor_decks(game)
    ]
