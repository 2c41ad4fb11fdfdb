"""Sigismundus Augustus: where clients are worth most."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..games.sigismundus import actions as act
from ..games.sigismundus.abilities import total
from ..games.sigismundus.cards import NUMBERS, OFFICES, POWER, TRACK_VOTES, UNIT
from ..games.sigismundus.components import OfficeId, Track
from ..games.sigismundus.fields import entry, field_of, free_steps
from ..games.sigismundus.game import power
from ..games.sigismundus.patronage import bribe_price, patron
from ..games.sigismundus.royal_demand import demand
from ..kernel.steps import Action
from .sigismundus_abroad import chart_of, outlook, placed
from .sigismundus_army import recruit_worth
from .sigismundus_cards import drawn_worth
from .sigismundus_contests import Vacant, budget, purses, vacancies
from .sigismundus_favour import expected_favour, outbid
from .sigismundus_figures import changing_hands, taking
from .sigismundus_mind import Mind
from .sigismundus_offices import office_gain
from .sigismundus_rates import hand_worth

MOST_STEPS = 4
"""Votes that a client can add to this Sejm."""
MOST_MARKED = 3
"""Of so many vacancies, the best ones, it is thought through how a vote would go."""


def place_client(mind: Mind, options: list[Action]) -> Action:
    """The field that brings most for its price; nothing, if everything costs more."""
    best: Action = act.WITHDRAW
    most = 0.0
    worth = Fields(mind, options)
    for option in options:
        value = worth.of(option)
        if value > most:
            best, most = option, value
    return best


class Fields:
    """What the action fields have to offer to a client."""

    def __init__(self, mind: Mind, options: list[Action]) -> None:
        self.mind = mind
        self.chart = chart_of(mind.game)
        self.now = outlook(mind, self.chart)
        self.prices: dict[str, int] = {}
        self.votes, self.listed = purses(mind), vacancies(mind.game)
        self.plan = budget(mind, self.listed, self.votes[mind.seat] + MOST_STEPS, self.votes)
        marks = [each.office for each in options if isinstance(each, act.MarkOffice)]
        marks.sort(key=lambda office: -office_gain(mind, mind.seat, office))
        self.marks = {office: self.marking(office) for office in marks[:MOST_MARKED]}

    def of(self, option: Action) -> float:
        """The worth of an option, less what the field costs."""
        judge = JUDGES.get(type(option))
        field = field_of(option)
        if judge is None or field is None:
            return 0.0
        if field not in self.prices:
            self.prices[field] = entry(self.mind.game, self.mind.seat, field)
        return judge(self, option) - self.prices[field] * self.mind.ducat

    def envoy(self, option: act.SendEnvoy) -> float:
        """A marker more in a country."""
        mind = self.mind
        count = 1 + total(mind.game, mind.seat, "actions.envoy", "extra_house_marker")
        count = min(count, mind.me.markers)
        after = outlook(mind, placed(self.chart, mind.seat, option.country, count))
        return after - self.now - stock_price(mind, count)

    def take(self, option: act.TakeFigure) -> float:
        """An open Figure: they run out."""
        return self.mind.weights.urgent * taking(self.mind, option.figure, option.gold)

    def bribe(self, option: act.BribeFigure) -> float:
        """A Figure of somebody else."""
        mind = self.mind
        owner = patron(mind.game, option.figure)
        assert owner is not None
        figures = mind.game.players[owner].figures
        held = next(each for each in figures if each.figure == option.figure)
        gold = held.gold + NUMBERS.bribe_figure_gold_added_from_bank
        gain = changing_hands(mind, owner, option.figure, gold)
        return gain - bribe_price(held) * mind.ducat

    def banners(self, option: act.CallBanners) -> float:
        """A unit, which may also please the king."""
        unit = UNIT[option.unit]
        return recruit_worth(self.mind, unit) + host_gain(self.mind, POWER[unit])

    def mark(self, option: act.MarkOffice) -> float:
        """An office comes to the vote, with two votes more for it."""
        return self.mind.weights.urgent * self.marks.get(option.office, 0.0)

    def feast(self, option: act.HoldFeast) -> float:
        """Forward on the senatorial track."""
        mind = self.mind
        steps = free_steps(mind.game, mind.seat, "actions.nobles_feast") + len(option.cards)
        cards = sum([hand_worth(mind, card) for card in option.cards])
        return patient(mind) * self.advance("senatorial_support", steps) - cards

    def agitation(self, option: act.Agitate) -> float:
        """Forward on the parliamentary track."""
        mind = self.mind
        steps = free_steps(mind.game, mind.seat, "actions.parliamentary_agitation") + option.ducats
        gain = patient(mind) * self.advance("parliamentary_support", steps)
        return gain - option.ducats * mind.ducat

    def academy(self, _: Action) -> float:
        """Two cards."""
        return NUMBERS.academy_cards * drawn_worth(self.mind)

    def economist(self, _: Action) -> float:
        return NUMBERS.economist_ducats * self.mind.ducat

    def advance(self, track: Track, steps: int) -> float:
        """Votes in this Sejm and in later ones, and the Representative of the rounds to come."""
        mind = self.mind
        place = mind.game.place(mind.seat, track)
        to = max(0, place - steps)
        if to == place:
            return 0.0
        rounds = min(float(mind.left), mind.weights.horizon)
        votes = TRACK_VOTES[track][to] - TRACK_VOTES[track][place]
        card = mind.weights.magnate if track == "senatorial_support" else mind.weights.noble
        now = self.plan.marginal(self.votes[mind.seat], votes)
        return now + mind.vote * votes * rounds + card * rounds * (not to)

    def marking(self, office: OfficeId) -> float:
        """What it would add to this Sejm if an office came to the vote with one's marker on it."""
        mind, most = self.mind, self.votes[self.mind.seat]
        others = [each for each in self.listed if each.office != office]
        marked = sorted(
            [*others, Vacant(office, mind.seat)], key=lambda each: -OFFICES[each.office].number
        )
        after = budget(mind, marked, most, self.votes).worth[0][most]
        return after - self.plan.worth[0][most]


JUDGES: dict[type[Action], Callable[[Fields, Any], float]] = {
    act.SendEnvoy: Fields.envoy,
    act.TakeFigure: Fields.take,
    act.BribeFigure: Fields.bribe,
    act.CallBanners: Fields.banners,
    act.MarkOffice: Fields.mark,
    act.HoldFeast: Fields.feast,
    act.Agitate: Fields.agitation,
    act.VisitAcademy: Fields.academy,
    act.Farm: Fields.economist,
}


def stock_price(mind: Mind, count: int) -> float:
    """House markers: the last few of them are worth more."""
    if not mind.left:
        return 0.0
    left = mind.me.markers - count
    return count * (mind.weights.scarce if left < mind.weights.few else mind.weights.marker)


def patient(mind: Mind) -> float:
    """A track is best climbed with the last client, so that nobody answers."""
    return 1.0 if mind.me.clients == 1 else mind.weights.late


def host_gain(mind: Mind, gained: int) -> float:
    """What more power promises if the king asks for units in this round."""
    if mind.game.demand is None or demand(mind.game).resource != "units":
        return 0.0
    rivals = [power(mind.game.players[seat].units) for seat in mind.rivals]
    mine = power(mind.me.units)
    now, then = (
        expected_favour(mind, [outbid(mind, mine + more, most) for most in rivals])
        for more in (0, gained)
    )
    return then - now
