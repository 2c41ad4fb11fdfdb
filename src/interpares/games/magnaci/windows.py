"""MA-14: windows, in which players act and trade one after another."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from ...kernel.errors import Illegal
from ...kernel.steps import Action, Step
from ...kernel.values import Seat
from .actions import PASS, Give, Offer, Pass, Play, Pledge, Propose, Take
from .cards import LAWS, TRADE
from .contests import subject_at
from .decisions import Question, why_never
from .declaring import declare
from .effects import plays, why_not
from .events import Passed, Pledged
from .game import Magnaci, primate
from .trade import POSITION, Proposal, offers, something_to_trade

TIE_PAUSE = "tie_pause"
PLEDGE = {law: Pledge(law) for law in LAWS}


def initiatives_in(window: str) -> int:
    """MA-16.2: how many initiatives a player has."""
    if window == TIE_PAUSE:
        return TRADE.max_initiatives_per_tie_pause
    return TRADE.max_initiatives_per_window


class Circuit(Step):
    """MA-14.2: one single round in track order; who can do nothing is passed by."""

    window: str
    place: str
    to_ask: tuple[Seat, ...]
    concerned: tuple[Seat, ...] = ()
    """MA-16.7: the players whose tie this pause is about; all but the Primate may pledge."""
    initiatives: int = 0
    """How many the first player to ask has taken already."""

    def resolve(self, game: Magnaci) -> None:
        initiatives = self.initiatives
        for at, seat in enumerate(self.to_ask):
            turn = Turn(
                seat, self.window, self.place, self.to_ask[at + 1 :], self.concerned, initiatives
            )
            if turn.is_asked(game):
                game.then(turn)
                return
            initiatives = 0
        game.moved = ()


class Turn(Question):
    """MA-14.3, MA-16.7: actions and trade, one after another, then a pass."""

    rule = "MA-14.3"
    window: str
    place: str
    rest: tuple[Seat, ...]
    """The players who come after."""
    concerned: tuple[Seat, ...] = ()
    initiatives: int = 0

    @property
    def basis(self) -> str:
        return "MA-16.7" if self.window == TIE_PAUSE else self.rule

    def is_asked(self, game: Magnaci) -> bool:
        """MA-3.5, MA-14.5: whether the player can act or trade; public facts decide."""
        pledged = bool(game.players[self.seat].pledged)
        if not pledged and self._has_initiative() and something_to_trade(game):
            return True
        return bool(plays(game, self.seat, self.window, self.place) or self._pledges(game))

    def options(self, game: Magnaci, seat: Seat) -> list[Action]:
        found = [PASS, *plays(game, seat, self.window, self.place), *self._pledges(game)]
        if self._has_initiative() and not game.players[seat].pledged:
            found += offers(game, seat)
        return found

    def facts(self, game: Magnaci, seat: Seat | None) -> dict[str, Any]:
        subject = subject_at(game, self.place)
        return {
            "window": self.window,
            "place": self.place,
            "subject": subject,
            "tied": self.concerned,
        }

    def _has_initiative(self) -> bool:
        return self.initiatives < initiatives_in(self.window)

    def _pledges(self, game: Magnaci) -> list[Action]:
        """MA-16.7: own Laws to promise to the Primate, instead of an initiative."""
        may = self.seat in self.concerned and self.seat != primate(game)
        if not may or self.initiatives or not game.trade:
            return []
        player = game.players[self.seat]
        last = POSITION[player.pledged[-1]] if player.pledged else -1
        return [PLEDGE[law] for law in player.laws if POSITION[law] > last]

    def not_asked(self, game: Magnaci, seat: Seat, action: Action) -> Illegal:
        if not isinstance(action, Play | Pass | Offer) or action in (Play("veto"), Play("entail")):
            return why_never(game, seat, action) or super().not_asked(game, seat, action)
        if seat in self.rest:
            return Illegal("not-yet", rule="MA-14.2", seat=self.seat)
        return Illegal("already-passed", rule="MA-14.4")

    def refusal(self, game: Magnaci, seat: Seat, action: Action) -> Illegal:
        match action:
            case Play("veto" | "entail"):
                return super().refusal(game, seat, action)
            case Play():
                return why_not(game, seat, action, self.window, self.place)
            case Offer() | Give() | Take() | Propose() if not game.trade:
                return Illegal("trade-is-off", rule="MA-16.11")
            case Offer(to):
                return self._why_no_offer(game, to)
            case Give() | Take() | Propose():
                return Illegal("offer-first", rule="MA-16.3")
            case Pledge(law):
                return Illegal("no-pledge", rule="MA-16.7", law=law)
            case _:
                return super().refusal(game, seat, action)

    def _why_no_offer(self, game: Magnaci, to: Seat) -> Illegal:
        if not self._has_initiative():
            return Illegal("no-initiative", rule="MA-16.2", most=initiatives_in(self.window))
        if to == self.seat or not 0 <= to < len(game.players):
            return Illegal("no-partner", rule="MA-16.3", to=to)
        if game.players[self.seat].pledged:
            return Illegal("pledged-instead", rule="MA-16.7")
        moved = any(law in game.moved for player in game.players for law in player.laws)
        return Illegal("nothing-to-trade", rule="MA-16.5" if moved else "MA-16.1", to=to)

    def decide(self, game: Magnaci, seat: Seat, action: Action) -> None:
        again = Circuit(
            self.window, self.place, (seat, *self.rest), self.concerned, self.initiatives
        )
        match action:
            case Play():
                game.then(again)
                declare(game, seat, action, self.place)
            case Offer(to):
                game.then(
                    Proposal(seat, to), structs.replace(again, initiatives=self.initiatives + 1)
                )
            case Pledge(law):
                game.players[seat].pledged += (law,)
                game.tell(Pledged(seat, law))
                game.then(again)
            case _:
                game.tell(Passed(seat))
                game.then(Circuit(self.window, self.place, self.rest, self.concerned))


def window(game: Magnaci, kind: str, place: str = "") -> Circuit:
    """MA-14.1: a window of this kind, opened for everybody in track order."""
    return Circuit(kind, place, game.track)


def tie_pause(game: Magnaci, place: str, concerned: tuple[Seat, ...] = ()) -> Circuit:
    """MA-16.7: before the Primate decides, everybody may trade and the concerned may pledge."""
    return Circuit(TIE_PAUSE, place, game.track, concerned)
