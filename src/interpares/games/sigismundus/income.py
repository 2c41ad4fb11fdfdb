"""SA-6: income."""

from __future__ import annotations

from itertools import combinations

from ...kernel.errors import Illegal
from ...kernel.steps import Action, Step
from ...kernel.values import Seat
from .abilities import total, working
from .actions import ChooseIncome
from .cards import NUMBERS, OFFICES
from .components import OfficeId
from .decisions import Question
from .events import IncomeTaken
from .game import Sigismundus
from .initiative import begin


class Income(Step):
    """SA-6.1: everybody takes ducats, in order."""

    def resolve(self, game: Sigismundus) -> None:
        begin(game, "income")
        game.then(*(IncomeOf(seat) for seat in game.order))


class IncomeOf(Step):
    """SA-6.1: asked only where it matters which office pays."""

    seat: Seat

    def resolve(self, game: Sigismundus) -> None:
        choices = incomes(game, self.seat)
        if len({worth(game, offices) for offices in choices}) == 1:
            take_income(game, self.seat, choices[0])
        else:
            game.then(ChooseIncomeOffices(self.seat))


def paying_offices(game: Sigismundus, seat: Seat) -> int:
    """SA-6.2: of how many offices the income is taken."""
    several = [
        each.count for _, each in working(game, seat, "income") if each.op == "income_from_offices"
    ]
    return max(several, default=1)


def incomes(game: Sigismundus, seat: Seat) -> list[tuple[OfficeId, ...]]:
    """SA-6.1, SA-6.2: the offices whose income may be taken together."""
    offices = game.players[seat].offices
    count = min(paying_offices(game, seat), len(offices))
    return list(combinations(offices, count))


def worth(game: Sigismundus, offices: tuple[OfficeId, ...]) -> int:
    return sum([game.side(office).income for office in offices])


def take_income(game: Sigismundus, seat: Seat, offices: tuple[OfficeId, ...]) -> None:
    """SA-6.1, SA-6.2: the base, the offices and the bonuses."""
    ducats = NUMBERS.base_income + worth(game, offices) + total(game, seat, "income", "gain_ducats")
    game.players[seat].ducats += ducats
    game.tell(IncomeTaken(seat, ducats, offices))


class ChooseIncomeOffices(Question):
    """SA-6.1: which office pays, or with the Treasurer which two."""

    rule = "SA-6.1"

    def options(self, game: Sigismundus, seat: Seat) -> list[Action]:
        return [ChooseIncome(offices) for offices in incomes(game, seat)]

    def facts(self, game: Sigismundus, seat: Seat | None) -> dict[str, object]:
        return {"count": paying_offices(game, self.seat)}

    def why_not(self, game: Sigismundus, action: Action) -> Illegal | None:
        if not isinstance(action, ChooseIncome):
            return None
        count = min(paying_offices(game, self.seat), len(game.players[self.seat].offices))
        for office in action.offices:
            if office not in OFFICES:
                return Illegal("no-such-office", rule="SA-6.1", office=office)
            if office not in game.players[self.seat].offices:
                return Illegal("not-your-office", rule="SA-6.1", office=office)
        if len(set(action.offices)) < len(action.offices):
            return Illegal("same-office-twice", rule="SA-6.2")
        if len(action.offices) != count:
            rule = "SA-6.2" if count > 1 else "SA-6.1"
            return Illegal("so-many-incomes", rule=rule, count=count)
        return Illegal("offices-in-order", rule="SA-6.1")

    def decide(self, game: Sigismundus, seat: Seat, action: ChooseIncome) -> None:
        take_income(game, seat, action.offices)
