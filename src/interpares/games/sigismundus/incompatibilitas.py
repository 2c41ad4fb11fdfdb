"""SA-16.8: with Incompatibilitas in force nobody keeps two offices of one kind."""

from __future__ import annotations

from ...kernel.errors import Illegal
from ...kernel.steps import Action, Step
from ...kernel.values import Seat
from .abilities import gain_office, return_offices
from .actions import KeepOffice
from .cards import ACTS, OFFICES
from .components import OFFICE_KINDS, OfficeId, OfficeKind
from .decisions import Question
from .game import Sigismundus
from .sejm_events import OfficeKept


def in_force(game: Sigismundus) -> bool:
    return any(ACTS[act].effect.op == "one_office_per_kind" for act in game.acts)


def of_kind(game: Sigismundus, seat: Seat, kind: OfficeKind) -> tuple[OfficeId, ...]:
    """The offices of one kind that a player controls."""
    return tuple([each for each in game.players[seat].offices if OFFICES[each].kind == kind])


class TakeOffice(Step):
    """SA-14.7, SA-14.10: an office is gained, unless another of its kind has to be given up."""

    seat: Seat
    office: OfficeId

    def resolve(self, game: Sigismundus) -> None:
        other = of_kind(game, self.seat, OFFICES[self.office].kind)
        if other and in_force(game):
            game.then(KeepOneOfKind(self.seat, (*other, self.office), self.office))
        else:
            gain_office(game, self.seat, self.office)


class GiveUpOffices(Step):
    """SA-16.8: when the Act is passed, everybody in order gives up what is too much."""

    seat: Seat
    kind: OfficeKind

    def resolve(self, game: Sigismundus) -> None:
        offices = of_kind(game, self.seat, self.kind)
        if len(offices) > 1:
            game.then(KeepOneOfKind(self.seat, offices))


def give_up_all(game: Sigismundus) -> None:
    """SA-16.8: in order, kind by kind."""
    game.then(*(GiveUpOffices(seat, kind) for seat in game.order for kind in OFFICE_KINDS))


class KeepOneOfKind(Question):
    """SA-16.8: one office of the kind is kept, the others are available again."""

    rule = "SA-16.8"
    offices: tuple[OfficeId, ...]
    new: OfficeId = ""
    """The one just won, if it is about that."""

    def options(self, game: Sigismundus, seat: Seat) -> list[Action]:
        return [KeepOffice(office) for office in self.offices]

    def facts(self, game: Sigismundus, seat: Seat | None) -> dict[str, object]:
        return {"offices": self.offices, "new": self.new}

    def why_not(self, game: Sigismundus, action: Action) -> Illegal | None:
        if isinstance(action, KeepOffice):
            return Illegal("one-of-these", rule="SA-16.8", offices=self.offices)
        return None

    def decide(self, game: Sigismundus, seat: Seat, action: KeepOffice) -> None:
        given_up = tuple([each for each in self.offices if each != action.office])
        game.tell(OfficeKept(seat, action.office, given_up))
        return_offices(game, seat, tuple([each for each in given_up if each != self.new]))
        if action.office == self.new:
            gain_office(game, seat, self.new)
