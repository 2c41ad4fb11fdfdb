"""SA-16: the vote on an Act of Law, and what it changes."""

from __future__ import annotations

from typing import Any

from ...kernel.errors import Illegal
from ...kernel.steps import Action, Step
from ...kernel.values import Seat
from .actions import (
    PASS_ACT,
    REJECT_ACT,
    VOTE_AGAINST,
    VOTE_FOR,
    Pass,
    PassAct,
    VoteAgainst,
    VoteFor,
)
from .cards import ACTS, OFFICES
from .components import ActId
from .decisions import Question, Secret
from .game import Sigismundus
from .incompatibilitas import give_up_all
from .sejm_events import ActPassed, ActRejected, ActTieSettled, ActVoted, OfficesTurned
from .votes import begin_stage


class ActOfLaw(Step):
    """SA-16.1: with all the votes that are left."""

    def resolve(self, game: Sigismundus) -> None:
        begin_stage(game, "act_of_law")
        game.then(VoteOnAct())


class VoteOnAct(Secret):
    """SA-16.1 to SA-16.4: everybody is for or against, also without votes."""

    rule = "SA-16.1"
    answers: tuple[tuple[Seat, VoteFor | VoteAgainst], ...] = ()

    def options(self, game: Sigismundus, seat: Seat) -> list[Action]:
        return [VOTE_FOR, VOTE_AGAINST]

    def facts(self, game: Sigismundus, seat: Seat | None) -> dict[str, Any]:
        return {"act": game.session}

    def not_asked(self, game: Sigismundus, seat: Seat, action: Action) -> Illegal:
        if self.by(seat) and isinstance(action, VoteFor | VoteAgainst):
            return Illegal("hand-is-closed", rule="SA-21.5")
        return super().not_asked(game, seat, action)

    def why_not(self, game: Sigismundus, seat: Seat, action: Action) -> Illegal | None:
        if isinstance(action, Pass):
            return Illegal("no-abstention", rule="SA-16.1")
        return None

    def reveal(self, game: Sigismundus) -> None:
        sides = tuple([isinstance(each, VoteFor) for each in self.chosen(game)])
        votes = tuple([player.votes for player in game.players])
        votes_for = sum([count for count, side in zip(votes, sides, strict=True) if side])
        votes_against = sum(votes) - votes_for
        game.tell(ActVoted(game.session, sides, votes, votes_for, votes_against))
        for player in game.players:
            player.votes = 0
        if votes_for == votes_against:
            game.then(BreakActTie(game.representative, sides))
        else:
            settle(game, game.session, passed=votes_for > votes_against)


class BreakActTie(Question):
    """SA-16.4: the new Royal Representative decides freely."""

    rule = "SA-16.4"
    sides: tuple[bool, ...]

    def options(self, game: Sigismundus, seat: Seat) -> list[Action]:
        return [PASS_ACT, REJECT_ACT]

    def facts(self, game: Sigismundus, seat: Seat | None) -> dict[str, Any]:
        return {"act": game.session}

    def decide(self, game: Sigismundus, seat: Seat, action: Action) -> None:
        passed = isinstance(action, PassAct)
        game.tell(ActTieSettled(seat, passed))
        settle(game, game.session, passed=passed)


def settle(game: Sigismundus, act: ActId, *, passed: bool) -> None:
    """SA-16.5: in force to the end of the game, or out of it."""
    if not passed:
        game.rejected += (act,)
        game.tell(ActRejected(act))
        return
    game.acts += (act,)
    game.tell(ActPassed(act))
    turned = tuple([each.id for each in OFFICES.values() if each.flip_act == act])
    if turned:
        game.tell(OfficesTurned(act, turned))
    if ACTS[act].effect.op == "one_office_per_kind":
        give_up_all(game)
