"""Auctions as the heuristic bot sees them: objects, characters, and what to pay for them."""

from __future__ import annotations

from collections.abc import Sequence

from ..games.florence.actions import (
    DECLINE,
    PASS,
    WITHDRAW,
    Bid,
    Choose,
)
from ..games.florence.auction import BUY, NAME, Bidding, available, eligible, opening_price
from ..games.florence.cards import LANDSCAPE_OBJECT, LANDSCAPES, NUMBERS
from ..games.florence.game import Florence
from ..kernel.steps import Action
from ..kernel.values import Seat, Value
from .florence_plan import BEAM, best_plan, obtained, with_landscape
from .florence_stand import BIT, Outlook, Stand
from .florence_table import outlook_of, stand_of, usual_price


class Market(Value):
    """The objects of a round, as one player values them."""

    outlook: Outlook
    stand: Stand
    without: float
    """The worth of the best plan without an object."""
    beam: int = BEAM

    def gain(self, thing: str, price: float) -> float:
        """What an object adds to the best plan for that price, in florins."""
        stands = with_object(self.outlook, self.stand, thing, int(min(price, self.stand.florins)))
        plans = [best_plan(self.outlook, each, self.beam) for each in stands]
        return max([plan.worth for plan in plans], default=self.without) - self.without


def market_of(game: Florence, seat: Seat, beam: int = BEAM) -> Market:
    """How a player values the objects, with plans of so many stands."""
    outlook, stand = outlook_of(game, seat), stand_of(game, seat)
    return Market(outlook, stand, best_plan(outlook, stand, beam).worth, beam)


def with_object(outlook: Outlook, stand: Stand, thing: str, price: int) -> list[Stand]:
    """Where one would stand with an object; landscapes are chosen where they are one object."""
    if thing == LANDSCAPE_OBJECT:
        there = [each for each in LANDSCAPES if BIT[each] & outlook.free]
        return [with_landscape(stand, BIT[each], price) for each in there]
    if thing in LANDSCAPES:
        return [with_landscape(stand, BIT[thing], price)]
    return list(obtained(outlook, stand, thing, price))


def likely_price(game: Florence, thing: str, rivals: int) -> float:
    """What an object may cost with so many rivals left to bid for it."""
    least = opening_price(game)
    usual = usual_price(game, thing, game.round) - least
    return least + usual * min(1.0, rivals / (len(game.players) - 1))


def open_auction(game: Florence, seat: Seat, beam: int = BEAM) -> Action:
    """Name the object with the greatest gain, or withdraw if none is worth its opening price."""
    market, rivals = market_of(game, seat, beam), len(eligible(game)) - 1
    gains = {
        each: market.gain(each, likely_price(game, each, rivals))
        for each in available(game, seat, opening_price(game))
    }
    best = max(gains, key=lambda each: gains[each])
    return NAME[best] if market.gain(best, opening_price(game)) > 0 else WITHDRAW


def bid(game: Florence, seat: Seat, step: Bidding, beam: int = BEAM) -> Action:
    """Raise while no other object would gain more, and never by selling prestige."""
    raised = step.price + NUMBERS.bid_step
    if raised > game.players[seat].florins:
        return PASS
    market = market_of(game, seat, beam)
    gain = market.gain(step.object, raised)
    worth_it = gain > 0 and gain > instead(game, seat, step.object, market)
    return Bid(raised) if worth_it else PASS


def instead(game: Florence, seat: Seat, thing: str, market: Market) -> float:
    """What the best other object would gain, once a rival has been served with this one."""
    rivals = len(eligible(game)) - 2
    others = [each for each in available(game, seat, opening_price(game)) if each != thing]
    gains = [market.gain(each, likely_price(game, each, rivals)) for each in others]
    return max(gains, default=0.0)


def buy(game: Florence, seat: Seat, beam: int = BEAM) -> Action:
    """PF-4.14: the object that gains most, if any does."""
    market, price = market_of(game, seat, beam), opening_price(game)
    gains = {each: market.gain(each, price) for each in available(game, seat, price)}
    best = max(gains, key=lambda each: gains[each])
    return BUY[best] if gains[best] > 0 else DECLINE


def choose_landscape(game: Florence, seat: Seat, options: Sequence[Action]) -> Action:
    """PF-15.4: the type that helps the plan most."""
    outlook, stand = outlook_of(game, seat), stand_of(game, seat)

    def worth(action: Action) -> float:
        assert isinstance(action, Choose)
        return best_plan(outlook, with_landscape(stand, BIT[action.landscape], 0)).worth

    return max(options, key=worth)
