"""PF-4: the auction phase."""

from __future__ import annotations

from typing import Any

from ...kernel.errors import Illegal
from ...kernel.steps import Action, Step
from ...kernel.values import Seat
from .actions import DECLINE, PASS, WITHDRAW, Bid, Buy, Decline, Name, Pass, Sell, Withdraw
from .cards import LANDSCAPE_OBJECT, LANDSCAPES, NUMBERS, OBJECTS, OBJECTS_OF_TWO, OPENING
from .characters import (
    FREE_POWERS,
    MerchantSettlement,
    free_powers,
    settle_merchants,
    use_power,
    why_no_power,
)
from .decisions import Question
from .events import BidMade, ObjectNamed, Passed, Withdrew
from .game import Florence
from .money import purchasing_power, sales, sell, why_no_sale
from .objects import Settle, left_of, why_not_take

NAME = {each: Name(each) for each in (*OBJECTS, LANDSCAPE_OBJECT)}
BUY = {each: Buy(each) for each in (*OBJECTS, LANDSCAPE_OBJECT)}


def opening_price(game: Florence) -> int:
    """PF-4.6, PF-15.2."""
    return OPENING[len(game.players)].opening_price


def objects(game: Florence) -> tuple[str, ...]:
    """PF-15.3: the stacks, three of them as one with two players."""
    return OBJECTS_OF_TWO if OPENING[len(game.players)].landscapes_are_one_object else OBJECTS


def eligible(game: Florence) -> tuple[Seat, ...]:
    """PF-4.1: who has neither obtained an object nor withdrawn in this phase."""
    return tuple(
        [
            seat
            for seat, player in enumerate(game.players)
            if player.served is None and not player.withdrawn
        ]
    )


def why_unavailable(game: Florence, seat: Seat, thing: str, price: int) -> Illegal | None:
    """PF-4.3: why this player cannot have the object for that price; None if he can."""
    if thing not in objects(game):
        if thing in LANDSCAPES and LANDSCAPE_OBJECT in objects(game):
            return Illegal("landscapes-are-one", rule="PF-15.3", object=thing)
        return Illegal("no-such-object", rule="PF-4.3", object=thing)
    if any(player.served == thing for player in game.players):
        rule = "PF-15.4" if thing == LANDSCAPE_OBJECT else "PF-4.3"
        return Illegal("stack-is-closed", rule=rule, object=thing)
    if not left_of(game, thing):
        return Illegal("stack-is-empty", rule="PF-4.3", object=thing)
    if price > purchasing_power(game, seat):
        rule = "PF-16.2" if game.muse else "PF-13.3"
        return Illegal("cannot-pay", rule=rule, florins=price, most=purchasing_power(game, seat))
    return why_not_take(game, seat, thing)


def available(game: Florence, seat: Seat, price: int) -> list[str]:
    """PF-4.3: the objects this player could have for that price."""
    if price > purchasing_power(game, seat):
        return []
    closed = [player.served for player in game.players]
    return [
        each
        for each in objects(game)
        if each not in closed and left_of(game, each) and not why_not_take(game, seat, each)
    ]


def can_raise(game: Florence, seat: Seat, thing: str, price: int) -> bool:
    """PF-4.9: whether this player could have the object on the block for that price."""
    return price <= purchasing_power(game, seat) and not why_not_take(game, seat, thing)


class AuctionPhase(Step):
    """PF-4.1, PF-4.2: everybody is eligible, and the start player opens."""

    def resolve(self, game: Florence) -> None:
        game.phase = "auction"
        game.then(NextOpener(game.start), AuctionEnd())


class NextOpener(Step):
    """PF-4.13, PF-4.14, PF-4.15, PF-4.17: the same opener again, else the next who is eligible."""

    opener: Seat

    def resolve(self, game: Florence) -> None:
        seats = eligible(game)
        if not seats:
            return
        opener = next(seat for seat in game.clockwise(self.opener) if seat in seats)
        if not available(game, opener, opening_price(game)):
            withdraw(game, opener, forced=True)
            game.then(NextOpener(opener))
        elif len(seats) == 1:
            game.then(BuyWithoutAuction(opener), NextOpener(opener))
        else:
            game.then(OpenAuction(opener), NextOpener(opener))


class AuctionEnd(Step):
    """PF-4.15, PF-16.17: markers return; a Merchant of the last round is used at the latest now."""

    def resolve(self, game: Florence) -> None:
        for player in game.players:
            player.served, player.withdrawn = None, False
        settle_merchants(game)


def withdraw(game: Florence, seat: Seat, *, forced: bool = False) -> None:
    """PF-4.5: no object in this round."""
    game.players[seat].withdrawn = True
    game.tell(Withdrew(seat, forced))


class AuctionQuestion(Question):
    """PF-13.2, PF-16.17, PF-16.18: at these questions prestige may be sold and powers be used."""

    def extras(self, game: Florence, seat: Seat) -> list[Action]:
        return [*free_powers(game, seat), *sales(game, seat)]

    def refusal(self, game: Florence, seat: Seat, action: Action) -> Illegal:
        if isinstance(action, Sell):
            return why_no_sale(game, seat, action)
        if isinstance(action, FREE_POWERS):
            return why_no_power(game, seat, action)
        return super().refusal(game, seat, action)

    def took_extra(self, game: Florence, seat: Seat, action: Action) -> bool:
        """Whether the answer was one that does not end the question."""
        if isinstance(action, Sell):
            game.then(self)
            sell(game, seat, action.points)
            return True
        if isinstance(action, FREE_POWERS):
            game.then(self)
            use_power(game, seat, action)
            return True
        return False


class OpenAuction(AuctionQuestion):
    """PF-4.4, PF-4.5, PF-4.6: the opener names an object or withdraws."""

    rule = "PF-4.4"

    def options(self, game: Florence, seat: Seat) -> list[Action]:
        named: list[Action] = [NAME[each] for each in available(game, seat, opening_price(game))]
        return [*named, WITHDRAW, *self.extras(game, seat)]

    def facts(self, game: Florence, seat: Seat | None) -> dict[str, Any]:
        return {"price": opening_price(game), "eligible": eligible(game)}

    def check(self, game: Florence, seat: Seat, action: Action) -> None:
        if isinstance(action, Name) and action.florins == opening_price(game):
            action = NAME.get(action.object, action)
        super().check(game, seat, action)

    def refusal(self, game: Florence, seat: Seat, action: Action) -> Illegal:
        match action:
            case Name(thing):
                why = why_unavailable(game, seat, thing, opening_price(game))
                return why or Illegal("opening-price", rule="PF-4.6", florins=opening_price(game))
            case Bid():
                return Illegal("name-first", rule="PF-4.4")
            case _:
                return super().refusal(game, seat, action)

    def decide(self, game: Florence, seat: Seat, action: Action) -> None:
        if self.took_extra(game, seat, action):
            return
        if isinstance(action, Withdraw):
            withdraw(game, seat)
            return
        assert isinstance(action, Name)
        price = opening_price(game)
        game.tell(ObjectNamed(seat, action.object, price))
        seats = eligible(game)
        others = tuple([each for each in game.clockwise(seat)[1:] if each in seats])
        game.then(NextBid(action.object, price, seat, (*others, seat)))


class NextBid(Step):
    """PF-4.7, PF-4.9, PF-4.10: round and round until all but one have passed."""

    object: str
    price: int
    leader: Seat
    bidders: tuple[Seat, ...]
    """Who has not passed, the next to be asked first."""

    def resolve(self, game: Florence) -> None:
        bidders = self.bidders
        while len(bidders) > 1:
            seat = bidders[0]
            if seat == self.leader:
                bidders = (*bidders[1:], seat)
            elif not can_raise(game, seat, self.object, self.price + NUMBERS.bid_step):
                game.tell(Passed(seat, forced=True))
                bidders = bidders[1:]
            else:
                game.then(Bidding(seat, self.object, self.price, self.leader, bidders))
                return
        game.then(Won(self.leader, self.object, self.price))


class Bidding(AuctionQuestion):
    """PF-4.7, PF-4.8: raise by exactly 100 florins, or pass for good."""

    rule = "PF-4.7"
    object: str
    price: int
    leader: Seat
    bidders: tuple[Seat, ...]

    def options(self, game: Florence, seat: Seat) -> list[Action]:
        return [Bid(self.price + NUMBERS.bid_step), PASS, *self.extras(game, seat)]

    def facts(self, game: Florence, seat: Seat | None) -> dict[str, Any]:
        return {
            "object": self.object,
            "price": self.price,
            "next": self.price + NUMBERS.bid_step,
            "leader": self.leader,
            "bidders": self.bidders,
        }

    def not_asked(self, game: Florence, seat: Seat, action: Action) -> Illegal:
        in_it = seat in eligible(game)
        if isinstance(action, Bid | Pass) and in_it and seat not in self.bidders:
            raised = self.price + NUMBERS.bid_step
            why = why_unavailable(game, seat, self.object, raised)
            return why or Illegal("already-passed", rule="PF-4.8", object=self.object)
        if isinstance(action, Bid | Pass) and in_it:
            return Illegal("not-yet", rule="PF-4.7", seat=self.seat)
        return super().not_asked(game, seat, action)

    def refusal(self, game: Florence, seat: Seat, action: Action) -> Illegal:
        if isinstance(action, Bid):
            step = NUMBERS.bid_step
            return Illegal(
                "raise-exactly", rule="PF-4.7", florins=action.florins, next=self.price + step
            )
        return super().refusal(game, seat, action)

    def decide(self, game: Florence, seat: Seat, action: Action) -> None:
        if self.took_extra(game, seat, action):
            return
        rest = self.bidders[1:]
        if isinstance(action, Bid):
            game.tell(BidMade(seat, action.florins))
            game.then(NextBid(self.object, action.florins, seat, (*rest, seat)))
        else:
            game.tell(Passed(seat))
            game.then(NextBid(self.object, self.price, self.leader, rest))


class BuyWithoutAuction(AuctionQuestion):
    """PF-4.14: the only eligible player may buy an object for the opening price."""

    rule = "PF-4.14"

    def options(self, game: Florence, seat: Seat) -> list[Action]:
        found: list[Action] = [BUY[each] for each in available(game, seat, opening_price(game))]
        return [*found, DECLINE, *self.extras(game, seat)]

    def facts(self, game: Florence, seat: Seat | None) -> dict[str, Any]:
        return {"price": opening_price(game)}

    def refusal(self, game: Florence, seat: Seat, action: Action) -> Illegal:
        match action:
            case Buy(thing) | Name(thing):
                why = why_unavailable(game, seat, thing, opening_price(game))
                return why or Illegal("no-auction-alone", rule="PF-4.14")
            case _:
                return super().refusal(game, seat, action)

    def decide(self, game: Florence, seat: Seat, action: Action) -> None:
        if self.took_extra(game, seat, action):
            return
        if isinstance(action, Decline):
            withdraw(game, seat)
        else:
            assert isinstance(action, Buy)
            game.then(Won(seat, action.object, opening_price(game)))


class Won(Step):
    """PF-4.10 to PF-4.12, PF-16.17: the winner alone pays, and the object takes effect at once."""

    seat: Seat
    object: str
    price: int

    def resolve(self, game: Florence) -> None:
        game.players[self.seat].served = self.object
        if game.players[self.seat].has("merchant"):
            game.then(MerchantSettlement(self.seat, self.object, self.price))
        else:
            game.then(Settle(self.seat, self.object, self.price))
