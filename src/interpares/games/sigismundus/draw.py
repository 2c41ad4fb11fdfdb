"""SA-7: Policy cards are drawn."""

from __future__ import annotations

from ...kernel.steps import Step
from ...kernel.values import Seat
from .abilities import working
from .game import Sigismundus
from .initiative import begin
from .policy_decks import DrawAny, DrawFixed


class DrawPhase(Step):
    """SA-7.1: in order."""

    def resolve(self, game: Sigismundus) -> None:
        begin(game, "draw")
        game.then(*(DrawCards(seat) for seat in game.order))


class DrawCards(Step):
    """SA-7.1, SA-7.2: one card, then extra ones of any deck, then those of fixed decks."""

    seat: Seat

    def resolve(self, game: Sigismundus) -> None:
        extra = [each for _, each in working(game, self.seat, "draw")]
        free = sum([each.count for each in extra if each.decks == "any"])
        fixed = [
            deck
            for each in extra
            if each.decks != "any"
            for deck in each.decks
            for _ in range(each.count)
        ]
        game.then(
            DrawAny(self.seat, "draw"),
            *(DrawAny(self.seat, "extra") for _ in range(free)),
            *(DrawFixed(self.seat, deck) for deck in fixed),  # type: ignore[arg-type]
        )
