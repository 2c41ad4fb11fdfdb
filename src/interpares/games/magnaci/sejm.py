"""MA-8: the Sejm, where five Laws are fought over."""

from __future__ import annotations

from ...datafiles import in_order
from ...kernel.steps import Step
from ...kernel.values import Seat, swapped
from .cards import LAWS, SEJM_PLACES
from .commitments import Commitment
from .contests import reveal, winners
from .estates import PlaceEstates
from .events import LawsDealt, LawWon
from .game import Magnaci, royal_bonus, set_aside_shown
from .primate import TieBreak, ask_primate
from .windows import window


class Sejm(Step):
    """MA-8.1, MA-8.6: five Laws, a commitment, slot by slot, and a window at the end."""

    def resolve(self, game: Magnaci) -> None:
        game.phase = "sejm"
        dealt = []
        for _ in SEJM_PLACES:
            law, game.law_deck = game.draw(game.law_deck)
            dealt.append(law)
        game.sejm = tuple(dealt)
        game.tell(LawsDealt(tuple(dealt)))
        game.then(
            window(game, "sejm_open"),
            SejmCommitment(places=SEJM_PLACES),
            *(Slot(place) for place in SEJM_PLACES),
            window(game, "sejm_end"),
        )


class SejmCommitment(Commitment):
    """MA-8.2: exactly one card of the hand to each of the five Laws."""

    rule = "MA-8.2"

    def reveal(self, game: Magnaci) -> None:
        self.lay(game, len(game.sejm), list(range(len(game.sejm))))


class Slot(Step):
    """MA-8.3: the cards at one Law are revealed, then the window opens."""

    place: str

    def resolve(self, game: Magnaci) -> None:
        at = SEJM_PLACES.index(self.place)
        law = game.sejm[at]
        assert law is not None
        reveal(game, at, self.place, law)
        game.then(window(game, "sejm_contest", self.place), LawContest(self.place))


class LawContest(Step):
    """MA-8.3: the highest total wins the Law; ties go to the Primate."""

    place: str

    def resolve(self, game: Magnaci) -> None:
        best = winners(game, self.place)
        if len(best) == 1:
            game.then(WinLaw(best[0], self.place))
        else:
            ask_primate(game, LawTie, best, self.place)


class LawTie(TieBreak):
    """MA-8.3: the Primate decides who takes the Law."""

    def settle(self, game: Magnaci, chosen: Seat) -> None:
        game.then(WinLaw(chosen, self.place))


class WinLaw(Step):
    """MA-8.4, MA-8.5: the Law, and its estates at once."""

    seat: Seat
    place: str

    def resolve(self, game: Magnaci) -> None:
        set_aside_shown(game)
        at = SEJM_PLACES.index(self.place)
        law = game.sejm[at]
        assert law is not None
        game.sejm = swapped(game.sejm, at, None)
        player = game.players[self.seat]
        player.laws = in_order((*player.laws, law), LAWS)
        player.won += (law,)
        game.tell(LawWon(self.seat, law))
        count = LAWS[law].estates + royal_bonus(game, LAWS[law].symbols)
        if count:
            game.then(PlaceEstates(self.seat, count, "MA-8.4"))
