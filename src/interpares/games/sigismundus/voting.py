"""SA-14: votes are spent on offices."""

from __future__ import annotations

from typing import Any

from ...datafiles import in_order
from ...kernel.errors import Illegal
from ...kernel.steps import Action, Step
from ...kernel.values import Seat
from .actions import AwardOffice, Bid
from .cards import NUMBERS, OFFICES
from .components import OfficeId
from .decisions import Question, Secret
from .game import Marked, Sigismundus
from .incompatibilitas import TakeOffice
from .sejm_events import (
    BidsOpened,
    ExtraVotes,
    NoOfficeAvailable,
    OfficesVoted,
    OfficeVacant,
    TieSettled,
)
from .votes import begin_stage


class Voting(Step):
    """SA-14.1 to SA-14.3: the list is fixed now; from the lowest office to the highest."""

    def resolve(self, game: Sigismundus) -> None:
        begin_stage(game, "voting")
        offices = voted_on(game)
        if not offices:
            game.tell(NoOfficeAvailable())
            return
        game.tell(OfficesVoted(offices))
        game.then(*(OfficeVote(office) for office in offices))


def voted_on(game: Sigismundus) -> tuple[OfficeId, ...]:
    """SA-14.1, SA-14.3: all that are marked, and the lowest that is not; the lowest first."""
    marked = [each.office for each in game.marked]
    unmarked = [office for office in game.available if office not in marked]
    return in_order((*marked, *unmarked[-1:]), OFFICES)[::-1]


class OfficeVote(Step):
    """SA-14.5: the owner of the marker gets extra votes for this office, if there are any."""

    office: OfficeId

    def resolve(self, game: Sigismundus) -> None:
        owner = game.marker_on(self.office)
        if owner is not None:
            game.extra_votes = min(NUMBERS.vacancy_bonus_votes, game.votes_left)
            game.tell(ExtraVotes(owner, self.office, game.extra_votes))
        game.then(BidForOffice(office=self.office, owner=owner))


class BidForOffice(Secret):
    """SA-14.4, SA-14.6: votes in the closed hand; all hands open together, and all are spent."""

    rule = "SA-14.4"
    answers: tuple[tuple[Seat, Bid], ...] = ()
    office: OfficeId = ""
    owner: Seat | None = None
    """Whose House marker lies on the office."""

    def most(self, game: Sigismundus, seat: Seat) -> int:
        """SA-14.4, SA-14.5: own votes, and the extra ones of the marker."""
        return game.players[seat].votes + (game.extra_votes if seat == self.owner else 0)

    def options(self, game: Sigismundus, seat: Seat) -> list[Action]:
        return [Bid(votes) for votes in range(self.most(game, seat) + 1)]

    def facts(self, game: Sigismundus, seat: Seat | None) -> dict[str, Any]:
        return {"office": self.office, "owner": self.owner, "extra": game.extra_votes}

    def why_not(self, game: Sigismundus, seat: Seat, action: Action) -> Illegal | None:
        if isinstance(action, Bid):
            rule = "SA-14.5" if seat == self.owner else "SA-14.4"
            return Illegal("so-many-votes", rule=rule, votes=self.most(game, seat))
        return None

    def reveal(self, game: Sigismundus) -> None:
        bids = tuple([each.votes for each in self.chosen(game)])
        game.tell(BidsOpened(self.office, bids))
        for seat, votes in enumerate(bids):
            extra = game.extra_votes if seat == self.owner else 0
            game.players[seat].votes -= max(0, votes - extra)
        game.extra_votes = 0
        take_marker_back(game, self.office)
        highest = max(bids)
        if not highest and game.unbid_office == "vacant":
            game.tell(OfficeVacant(self.office))
            return
        tied = tuple([seat for seat, votes in enumerate(bids) if votes == highest])
        if len(tied) == 1:
            game.then(TakeOffice(tied[0], self.office))
        else:
            game.then(BreakOfficeTie(game.representative, self.office, tied, bids))


def take_marker_back(game: Sigismundus, office: OfficeId) -> None:
    """SA-14.9: whoever won, the House marker goes back to its owner's stock."""
    owner = game.marker_on(office)
    if owner is not None:
        game.players[owner].markers += 1
        game.marked = tuple([each for each in game.marked if each != Marked(office, owner)])


class BreakOfficeTie(Question):
    """SA-14.8: the Royal Representative settles a tie among the tied."""

    rule = "SA-14.8"
    office: OfficeId
    tied: tuple[Seat, ...]
    bids: tuple[int, ...]

    def options(self, game: Sigismundus, seat: Seat) -> list[Action]:
        return [AwardOffice(winner) for winner in self.tied]

    def facts(self, game: Sigismundus, seat: Seat | None) -> dict[str, Any]:
        return {"office": self.office, "tied": self.tied, "bids": self.bids}

    def why_not(self, game: Sigismundus, action: Action) -> Illegal | None:
        if isinstance(action, AwardOffice):
            return Illegal("not-tied", rule="SA-14.8", tied=self.tied)
        return None

    def decide(self, game: Sigismundus, seat: Seat, action: AwardOffice) -> None:
        game.tell(TieSettled(seat, action.winner, self.office))
        game.then(TakeOffice(action.winner, self.office))
