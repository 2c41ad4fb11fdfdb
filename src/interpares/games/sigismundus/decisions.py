"""What the questions of Sigismundus Augustus have in common: reasons that hold at any moment."""

from __future__ import annotations

from typing import Any

from ...kernel.errors import Illegal
from ...kernel.steps import Action, Choice, Sealed
from ...kernel.values import Seat
from . import actions as act
from .game import Sigismundus
from .sejm_events import HandClosed

ASKED_BY: dict[type[Action], str] = {
    act.PickOffice: "SA-3.9",
    act.ChooseIncome: "SA-6.1",
    act.Draw: "SA-7.1",
    **dict.fromkeys(
        (
            act.PlayClient,
            act.PlayPrimus,
            act.PlayDeath,
            act.PlayFoundation,
            act.PlayRaft,
            act.PlayMission,
            act.PlayNegotiations,
            act.PlayPact,
            act.PlayEnlistment,
            act.PlayAbduction,
            act.PlaySack,
            act.PlayForay,
            act.HoldCourt,
            act.Spy,
        ),
        "SA-8.2",
    ),
    act.Pass: "SA-1.4",
    act.SurrenderOffice: "SA-8.9",
    act.LoseUnit: "SA-9.6",
    act.DiscardMilitary: "SA-9.6",
    act.Abduct: "SA-8.17",
    act.Crown: "SA-10.1",
    act.PlaceInfluence: "SA-10.2",
    **dict.fromkeys(
        (
            act.Withdraw,
            act.SendEnvoy,
            act.TakeFigure,
            act.BribeFigure,
            act.CallBanners,
            act.MarkOffice,
            act.HoldFeast,
            act.VisitAcademy,
            act.Farm,
            act.Agitate,
            act.Block,
        ),
        "SA-11.2",
    ),
    act.DiscardForVotes: "SA-12.2",
    act.OfferDucats: "SA-13.1",
    act.OfferVotes: "SA-13.2",
    act.NameSeller: "SA-13.6",
    act.ChooseBuyer: "SA-13.3",
    act.Bid: "SA-14.4",
    act.AwardOffice: "SA-14.8",
    act.KeepOffice: "SA-16.8",
    act.Commit: "SA-15.3",
    act.CommitUnits: "SA-15.3",
    act.RankTied: "SA-15.6",
    act.VoteFor: "SA-16.1",
    act.VoteAgainst: "SA-16.1",
    act.PassAct: "SA-16.4",
    act.RejectAct: "SA-16.4",
    act.AwardSeal: "SA-17.8",
    act.Maintain: "SA-18.1",
}
"""The rule under which each action is taken."""


def not_now(action: Action) -> Illegal:
    """Nobody is asked for such an action at this moment."""
    return Illegal("not-now", rule=ASKED_BY[type(action)])


def not_your_turn(game: Sigismundus, seat: Seat) -> Illegal:
    """SA-4.3: somebody else has to choose."""
    return Illegal("not-your-turn", rule="SA-4.3", asked=game.waiting)


class Question(Choice):
    """A decision of one player."""

    def not_asked(self, game: Sigismundus, seat: Seat, action: Action) -> Illegal:
        if type(action) in self.answers_with(game):
            return not_your_turn(game, seat)
        return not_now(action)

    def answers_with(self, game: Sigismundus) -> set[type[Action]]:
        """The kinds of actions this question is about."""
        return {type(each) for each in self.options(game, self.seat)}

    def refusal(self, game: Sigismundus, seat: Seat, action: Action) -> Illegal:
        return self.why_not(game, action) or not_now(action)

    def why_not(self, game: Sigismundus, action: Action) -> Illegal | None:
        """The reason against an action that this question could take; None for any other."""
        return None


class Secret(Sealed):
    """SA-21.5: everybody chooses in secret; all hands open together, and until then may change."""

    final = False

    def seats(self, game: Sigismundus) -> tuple[Seat, ...]:
        # One look at the answers instead of one for each seat: Sejms are most of the game.
        closed = [seat for seat, _ in self.answers]
        return tuple([seat for seat in range(len(game.players)) if seat not in closed])

    def not_asked(self, game: Sigismundus, seat: Seat, action: Action) -> Illegal:
        if self.by(seat) and isinstance(action, type(self.by(seat)[0])):
            return Illegal("hand-is-closed", rule="SA-21.5")
        return not_now(action)

    def refusal(self, game: Sigismundus, seat: Seat, action: Action) -> Illegal:
        return self.why_not(game, seat, action) or not_now(action)

    def why_not(self, game: Sigismundus, seat: Seat, action: Action) -> Illegal | None:
        """The reason against an action that this question could take; None for any other."""
        return None

    def decide(self, game: Sigismundus, seat: Seat, action: Action) -> None:
        game.tell(HandClosed(seat))
        super().decide(game, seat, action)

    def chosen(self, game: Sigismundus) -> list[Any]:
        """What every seat has chosen, in the order of the seats."""
        answers: dict[Seat, Action] = dict(self.answers)
        return [answers[seat] for seat in range(len(game.players))]
