"""VE-4.12 to VE-4.19: the settlement phase: cards, dukats, the announcement of an election."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from ...kernel.steps import Action, Step
from ...kernel.values import Seat
from .actions import Announce, Decline, DiscardCard, DiscardPiece
from .aftermath import Aftermath
from .cards import CARDS, of_every_card
from .components import Card
from .decisions import Ask
from .events import ElectionAnnounced, PhaseBegun, Settled
from .game import Happening, Piece, Veto
from .leaving import leave_play
from .reading import Reading
from .refusals import why_no_election
from .resolving import open_window
from .restraints import parameter
from .state_checks import CheckState
from .words import EventId
from .zones import discard_from_hand, draw


class SettlementPhase(Step):
    """VE-4.12: the steps of the phase, in this order."""

    def resolve(self, game: Veto) -> None:
        game.phase = "settlement"
        game.tell(PhaseBegun("settlement"))
        for player in game.players:
            player.net = player.adjusted = 0
        game.then(FillHands(), Compute(), Settle(), ElectionStep())
        phase_window(game, "W-S1", "settlement_begin")


def phase_window(game: Veto, kind: str, event: EventId) -> None:
    """A window of a phase, and what waits for its end."""
    game.then(Aftermath())
    open_window(game, kind, game.initiative, (Happening(event),))


class FillHands(Step):
    """VE-4.13, VE-4.14: up to the hand limit, or down to it; W-S2."""

    def resolve(self, game: Veto) -> None:
        now = Reading(game)
        order = game.clockwise(game.initiative)
        excess = []
        for seat in order:
            over = len(game.players[seat].hand) - parameter(now, seat, "hand_limit")
            if over > 0:
                excess.append(DiscardExcess(seat, over))
            elif over < 0:
                draw(game, seat, -over)
        game.then(*excess, HandsFilled())


class HandsFilled(Step):
    def resolve(self, game: Veto) -> None:
        phase_window(game, "W-S2", "cards_drawn")


class DiscardExcess(Ask):
    """VE-4.13: a player above the hand limit discards, one card after the other."""

    rule: ClassVar[str] = "VE-4.13"
    count: int

    def facts(self, game: Veto, seat: Seat | None) -> dict[str, Any]:
        return {"count": self.count}

    def options(self, game: Veto, seat: Seat) -> list[DiscardCard]:
        return [DiscardCard(card) for card in dict.fromkeys(game.players[seat].hand)]

    def answer(self, game: Veto, seat: Seat, action: DiscardCard) -> None:
        discard_from_hand(game, seat, (action.card,))
        if self.count > 1:
            game.then(DiscardExcess(seat, self.count - 1))


class Compute(Step):
    """VE-4.15: the amounts are fixed; W-S3."""

    def resolve(self, game: Veto) -> None:
        now = Reading(game)
        for seat in game.living:
            game.players[seat].net = net_amount(now, seat)
        phase_window(game, "W-S3", "dukats_computed")


PAYING: set[str] = set()
"""The cards that by their print bring or cost something every round."""


@of_every_card
def _learn(card: Card) -> None:
    if card.income or card.upkeep:
        PAYING.add(card.id)


def net_amount(now: Reading, seat: Seat) -> int:
    """VE-4.15: one sum, which may be negative."""
    total = parameter(now, seat, "income")
    for piece in settling(now, seat):
        total += now.trait(piece.id, "income") - now.trait(piece.id, "upkeep")
    return total


def settling(now: Reading, seat: Seat) -> Iterator[Piece]:
    """The cards of a player that may bring or cost something."""
    changed = {*now.changing("income"), *now.changing("upkeep")}
    for piece in now.table.values():
        if piece.card not in PAYING and piece.id not in changed:
            continue
        if CARDS[piece.card].type != "thrust" and now.controller(piece.id) == seat:
            yield piece


class Settle(Step):
    """VE-4.16, VE-4.17: amounts are paid; W-S4."""

    def resolve(self, game: Veto) -> None:
        game.then(
            *[Payment(seat) for seat in game.clockwise(game.initiative)],
            CheckState(),
            Paid(),
        )


class Paid(Step):
    def resolve(self, game: Veto) -> None:
        phase_window(game, "W-S4", "dukats_settled")


class Payment(Step):
    """VE-4.17: whoever cannot pay discards cards with upkeep until he can."""

    seat: Seat
    again: bool = False

    def resolve(self, game: Veto) -> None:
        player = game.players[self.seat]
        if not player.alive:
            return
        if self.again:
            player.net = net_amount(Reading(game), self.seat)
        amount = player.net + player.adjusted
        costly = with_upkeep(Reading(game), self.seat)
        if player.dukats + amount < 0 and costly:
            game.then(DiscardForUpkeep(self.seat))
            return
        player.dukats = max(0, player.dukats + amount)
        game.tell(Settled(self.seat, amount, player.dukats))


def with_upkeep(now: Reading, seat: Seat) -> list[int]:
    """The cards of a player that cost something every round."""
    return [
        each.id
        for each in now.table.values()
        if CARDS[each.card].type not in ("thrust", "faction", "strategy")
        and now.controller(each.id) == seat
        and now.trait(each.id, "upkeep") > 0
    ]


class DiscardForUpkeep(Ask):
    """VE-4.17: they are no casualties."""

    rule: ClassVar[str] = "VE-4.17"

    def facts(self, game: Veto, seat: Seat | None) -> dict[str, Any]:
        player = game.players[self.seat]
        return {"missing": -(player.dukats + player.net + player.adjusted)}

    def options(self, game: Veto, seat: Seat) -> list[DiscardPiece]:
        return [DiscardPiece(each) for each in with_upkeep(Reading(game), seat)]

    def answer(self, game: Veto, seat: Seat, action: DiscardPiece) -> None:
        game.then(CheckState(), Payment(seat, again=True))
        leave_play(game, action.piece, "discarded", "discard", player=seat)


# --- the election


class ElectionStep(Step):
    """VE-4.18: only the initiative holder, with enough kreski and an Elect, is asked."""

    def resolve(self, game: Veto) -> None:
        if why_no_election(Reading(game), game.initiative) is None:
            game.then(AnnounceElection(game.initiative))


class AnnounceElection(Ask):
    """VE-4.18, VE-4.19"""

    rule: ClassVar[str] = "VE-4.18"

    def options(self, game: Veto, seat: Seat) -> list[Action]:
        return [Announce(), Decline()]

    def answer(self, game: Veto, seat: Seat, action: Action) -> None:
        if isinstance(action, Decline):
            return
        game.election = seat
        game.tell(ElectionAnnounced(seat))
        game.then(Aftermath())
        happening = Happening("election_announced", player=seat)
        open_window(game, "W-S5", game.next(seat), (happening,))
