"""SA-8: special actions."""

from __future__ import annotations

from ...kernel.errors import Illegal
from ...kernel.steps import Action, Step
from ...kernel.values import Seat
from .abilities import working
from .actions import PASS, HoldCourt, Pass, Spy
from .church_court import courts, hold_court, why_no_court
from .decisions import Question
from .events import HandSeen, HandSpied, Passed
from .game import Sigismundus
from .initiative import begin
from .policy_cards import CARD_OF, play, plays, why_not_play
from .policy_decks import DrawAny, learn


class SpecialActions(Step):
    """SA-8.1, SA-8.2, SA-4.9: the Magnate's Representative first, then everybody in order."""

    def resolve(self, game: Sigismundus) -> None:
        begin(game, "special_actions")
        game.then(
            SpecialTurn(game.magnates_representative, extra=True),
            *(SpecialTurn(seat) for seat in game.order),
        )


class SpecialTurn(Step):
    """SA-8.2: who has nothing in hand, no court and no spy is not asked."""

    seat: Seat
    extra: bool = False

    def resolve(self, game: Sigismundus) -> None:
        player = game.players[self.seat]
        if player.hand or courts(game, self.seat) or spies(game, self.seat):
            game.then(SpecialAction(self.seat, self.extra))
        else:
            game.tell(Passed(self.seat, "special_actions", forced=True))


def spies(game: Sigismundus, seat: Seat) -> list[Action]:
    """SA-8.23: a hand of any opponent may be looked at."""
    if not any(each.op == "spy" for _, each in working(game, seat, "special_actions")):
        return []
    return [Spy(other) for other in range(len(game.players)) if other != seat]


class SpecialAction(Question):
    """SA-8.3: one card, one court, one spy, or nothing."""

    rule = "SA-8.3"
    extra: bool = False
    """SA-8.1: of the Magnate's Representative, before all others."""

    def options(self, game: Sigismundus, seat: Seat) -> list[Action]:
        cards = dict.fromkeys(game.players[seat].hand)
        found: list[Action] = [PASS]
        for card in cards:
            found += plays(game, seat, card)
        return [*found, *courts(game, seat), *spies(game, seat)]

    def facts(self, game: Sigismundus, seat: Seat | None) -> dict[str, object]:
        return {"extra": self.extra}

    def not_asked(self, game: Sigismundus, seat: Seat, action: Action) -> Illegal:
        if type(action) in CARD_OF or isinstance(action, HoldCourt | Spy | Pass):
            return Illegal("one-special-action", rule="SA-8.2", asked=self.seat)
        return super().not_asked(game, seat, action)

    def why_not(self, game: Sigismundus, action: Action) -> Illegal | None:
        if type(action) in CARD_OF:
            return why_not_play(game, self.seat, action)
        if isinstance(action, HoldCourt):
            return why_no_court(game, self.seat, action)
        if isinstance(action, Spy):
            return why_no_spy(game, self.seat, action)
        return None

    def decide(self, game: Sigismundus, seat: Seat, action: Action) -> None:
        match action:
            case HoldCourt():
                hold_court(game, seat, action)
            case Spy():
                spy(game, seat, action.target)
            case Pass():
                game.tell(Passed(seat, "special_actions"))
            case _:
                play(game, seat, action)


def why_no_spy(game: Sigismundus, seat: Seat, action: Spy) -> Illegal:
    """SA-8.23"""
    if not spies(game, seat):
        return Illegal("no-spy", rule="SA-8.23")
    return Illegal("opponent-only", rule="SA-8.23", target=action.target)


def spy(game: Sigismundus, seat: Seat, target: Seat) -> None:
    """SA-8.23, SA-21.4: the hand is known to the looker alone, who then draws a card."""
    hand = game.players[target].hand
    learn(game.players[seat], target, hand)
    game.tell(HandSpied(seat, target))
    game.tell(HandSeen(seat, target, hand))
    game.then(DrawAny(seat, "walenty_bakfark"))
