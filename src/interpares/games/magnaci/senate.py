"""MA-7: the Senate, where three cards stand for three of four offices."""

from __future__ import annotations

from random import Random
from typing import Any

from ...kernel.errors import Illegal
from ...kernel.steps import Action, Step
from ...kernel.values import Seat, swapped, without
from .actions import Lay, LeaveOut
from .cards import DECK, NUMBERS, OFFICES, PRIMATE, SENATORS
from .components import OfficeId
from .contests import reveal, winners
from .decisions import Question
from .estates import PlaceEstates
from .events import CardLaid, OfficeEmpty, OfficeWon, PrimateByDefault
from .game import Magnaci, royal_bonus, set_aside_shown
from .primate import TieBreak, ask_primate
from .windows import window

LEAVE_OUT = {office: LeaveOut(office) for office in OFFICES}
LAY = {(office, card): Lay(office, card) for office in OFFICES for card in DECK}


class Senate(Step):
    """MA-7.1, MA-7.4: placements in track order, then the offices one by one."""

    def resolve(self, game: Magnaci) -> None:
        game.phase = "senate"
        for player in game.players:
            player.laid = (None,) * len(OFFICES)
        game.then(
            window(game, "senate_open"),
            *(Placement(seat) for seat in game.track),
            *(Office(office) for office in OFFICES),
        )


class Placement(Question):
    """MA-7.1, MA-7.2, MA-7.3: one card each at three different offices, seen but not read.

    First the office left out is named, then the cards follow in the order of the offices, so
    that every placement has one way only of being made.
    """

    rule = "MA-7.2"
    left_out: OfficeId | None = None

    def _next(self, game: Magnaci) -> OfficeId:
        laid = game.players[self.seat].laid
        empty = [office for office, card in zip(OFFICES, laid, strict=True) if card is None]
        return next(office for office in empty if office != self.left_out)

    def options(self, game: Magnaci, seat: Seat) -> list[Action]:
        if self.left_out is None:
            return [LEAVE_OUT[office] for office in OFFICES]
        office = self._next(game)
        return [LAY[office, card] for card in game.players[seat].hand]

    def facts(self, game: Magnaci, seat: Seat | None) -> dict[str, Any]:
        return {"place": "" if self.left_out is None else self._next(game)}

    def lapse(self, game: Magnaci, seat: Seat, random: Random) -> Action:
        """RU-11: the missing cards are drawn at random, to random offices without one."""
        action: Action = self.sample(game, seat, random)
        return action

    def not_asked(self, game: Magnaci, seat: Seat, action: Action) -> Illegal:
        if not isinstance(action, Lay | LeaveOut):
            return super().not_asked(game, seat, action)
        if any(game.players[seat].laid):
            return Illegal("three-offices", rule=self.rule)
        return Illegal("not-your-placement", rule="MA-7.1", seat=self.seat)

    def refusal(self, game: Magnaci, seat: Seat, action: Action) -> Illegal:
        hand = game.players[seat].hand
        match action:
            case Lay(_, card) if card not in DECK:
                return Illegal("no-such-family-card", rule="MA-2.1", card=card)
            case Lay(_, card) if card not in hand:
                return Illegal("card-used", rule="MA-2.3", card=card)
            case Lay() | LeaveOut():
                return Illegal("three-offices", rule=self.rule)
            case _:
                return super().refusal(game, seat, action)

    def decide(self, game: Magnaci, seat: Seat, action: Action) -> None:
        match action:
            case LeaveOut(office):
                game.then(Placement(seat, office))
            case Lay(office, card):
                player = game.players[seat]
                player.hand = without(player.hand, card)
                player.laid = swapped(player.laid, OFFICES.index(office), card)
                game.tell(CardLaid(seat, office))
                if player.laid.count(None) > len(OFFICES) - NUMBERS.senate_cards_per_player:
                    game.then(self)


class Office(Step):
    """MA-7.4, MA-7.5, MA-7.10: the cards of one office are revealed, if there are any."""

    office: OfficeId

    def resolve(self, game: Magnaci) -> None:
        at = OFFICES.index(self.office)
        if any(player.laid[at] is not None for player in game.players):
            reveal(game, at, self.office, self.office)
            game.then(window(game, "senate_contest", self.office), OfficeContest(self.office))
            return
        game.tell(OfficeEmpty(self.office))
        if self.office == PRIMATE:
            last = game.track[-1]
            game.players[last].offices += (PRIMATE,)
            game.tell(PrimateByDefault(last))


class OfficeContest(Step):
    """MA-7.5, MA-7.7, MA-7.8: the highest total wins; ties for Primate go to the latest."""

    office: OfficeId

    def resolve(self, game: Magnaci) -> None:
        best = winners(game, self.office)
        if len(best) == 1:
            game.then(WinOffice(best[0], self.office))
        else:
            ask_primate(game, OfficeTie, best, self.office)


class OfficeTie(TieBreak):
    """MA-7.8: the Primate decides who takes the office."""

    def settle(self, game: Magnaci, chosen: Seat) -> None:
        game.then(WinOffice(chosen, self.place))


class WinOffice(Step):
    """MA-7.5, MA-7.9: the Senator card and its estates."""

    seat: Seat
    office: OfficeId

    def resolve(self, game: Magnaci) -> None:
        set_aside_shown(game)
        game.players[self.seat].offices += (self.office,)
        game.tell(OfficeWon(self.seat, self.office))
        senator = SENATORS[self.office]
        count = senator.estates + royal_bonus(game, (senator.symbol,))
        game.then(PlaceEstates(self.seat, count, "MA-7.9"))
