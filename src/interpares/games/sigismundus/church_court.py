"""SA-8.21, SA-8.22: church courts."""

from __future__ import annotations

from ...kernel.errors import Illegal
from ...kernel.steps import Action
from ...kernel.values import Seat
from .abilities import immune
from .actions import HoldCourt
from .cards import ACTS, COURTS, DECK_OF, OFFICES
from .components import DECKS, OfficeId
from .events import CourtCard, CourtHeld
from .game import Sigismundus
from .policy_decks import steal


def suspended(game: Sigismundus) -> bool:
    """SA-8.22, SA-16.6"""
    return any(ACTS[act].effect.action == "church_court" for act in game.acts)


def open_courts(game: Sigismundus, seat: Seat) -> list[OfficeId]:
    """SA-8.21: the ecclesiastical offices of a player not used this way in this round."""
    player = game.players[seat]
    return [each for each in COURTS if each in player.offices and each not in player.courts]


def courts(game: Sigismundus, seat: Seat) -> list[Action]:
    """SA-8.21: every court with every opponent who can be called before it."""
    if suspended(game):
        return []
    called = [
        other
        for other, player in enumerate(game.players)
        if other != seat and player.hand and not immune(game, other, "church_court")
    ]
    return [HoldCourt(office, other) for office in open_courts(game, seat) for other in called]


def why_no_court(game: Sigismundus, seat: Seat, action: HoldCourt) -> Illegal:
    """SA-8.21, SA-8.22: why this court cannot be held against that player."""
    player, target = game.players[seat], action.target
    if suspended(game):
        return Illegal("courts-suspended", rule="SA-8.22")
    if action.office not in OFFICES:
        return Illegal("no-such-office", rule="SA-8.21", office=action.office)
    if action.office not in player.offices or action.office not in COURTS:
        return Illegal("no-court", rule="SA-8.21", office=action.office)
    if action.office in player.courts:
        return Illegal("court-was-held", rule="SA-8.21", office=action.office)
    if target == seat or not 0 <= target < len(game.players):
        return Illegal("opponent-only", rule="SA-8.21", target=target)
    if immune(game, target, "church_court"):
        return Illegal("immune-to-court", rule="SA-8.21", target=target)
    return Illegal("hand-is-empty", rule="SA-8.21", target=target)


def hold_court(game: Sigismundus, seat: Seat, action: HoldCourt) -> None:
    """SA-8.21: a card of the opponent's hand, each equally likely."""
    player, hand = game.players[seat], game.players[action.target].hand
    player.courts += (action.office,)
    card = hand[game.random(len(hand))]
    steal(game, seat, action.target, card)
    game.tell(CourtHeld(seat, action.target, action.office, DECKS[DECK_OF[card]]))
    game.tell(CourtCard(seat, action.target, card))
