"""SA-13: votes are sold for ducats."""

from __future__ import annotations

from ...kernel.errors import Illegal
from ...kernel.steps import Action, Step
from ...kernel.values import Seat, swapped
from .actions import ChooseBuyer, NameSeller, OfferDucats, OfferVotes
from .decisions import Question, Secret
from .game import Sigismundus
from .sejm_events import (
    DucatsBack,
    DucatsOffered,
    SellerNamed,
    VotesOffered,
    VotesSold,
    VotesUnsold,
)
from .votes import begin_stage


class Bribery(Step):
    """SA-13.1, SA-13.2: first the ducats, then the votes, each in secret."""

    def resolve(self, game: Sigismundus) -> None:
        begin_stage(game, "bribery")
        game.then(HideDucats())


class HideDucats(Secret):
    """SA-13.1: everybody hides ducats in the hand; all hands open together."""

    rule = "SA-13.1"
    answers: tuple[tuple[Seat, OfferDucats], ...] = ()

    def options(self, game: Sigismundus, seat: Seat) -> list[Action]:
        return [OfferDucats(ducats) for ducats in range(game.players[seat].ducats + 1)]

    def why_not(self, game: Sigismundus, seat: Seat, action: Action) -> Illegal | None:
        if isinstance(action, OfferDucats):
            return Illegal("so-many-ducats", rule="SA-13.1", ducats=game.players[seat].ducats)
        return None

    def reveal(self, game: Sigismundus) -> None:
        offers = tuple([each.ducats for each in self.chosen(game)])
        game.tell(DucatsOffered(offers))
        game.then(HideVotes(offers=offers))


class HideVotes(Secret):
    """SA-13.2: everybody hides votes for sale in the hand; all hands open together."""

    rule = "SA-13.2"
    answers: tuple[tuple[Seat, OfferVotes], ...] = ()
    offers: tuple[int, ...] = ()
    """SA-13.1: the ducats lying before each player."""

    def options(self, game: Sigismundus, seat: Seat) -> list[Action]:
        return [OfferVotes(votes) for votes in range(game.players[seat].votes + 1)]

    def facts(self, game: Sigismundus, seat: Seat | None) -> dict[str, object]:
        return {"offers": self.offers}

    def why_not(self, game: Sigismundus, seat: Seat, action: Action) -> Illegal | None:
        if isinstance(action, OfferVotes):
            return Illegal("so-many-votes", rule="SA-13.2", votes=game.players[seat].votes)
        return None

    def reveal(self, game: Sigismundus) -> None:
        votes = tuple([each.votes for each in self.chosen(game)])
        game.tell(VotesOffered(votes))
        game.then(Market(self.offers, votes))


class Market(Step):
    """SA-13.3, SA-13.5 to SA-13.8: the seller with the most votes goes next, until all are done."""

    offers: tuple[int, ...]
    """Ducats still lying before each player."""
    votes: tuple[int, ...]
    """Votes still for sale."""

    def resolve(self, game: Sigismundus) -> None:
        most = max(self.votes)
        if not most:
            for seat, ducats in enumerate(self.offers):
                if ducats:
                    game.tell(DucatsBack(seat, ducats))
            return
        sellers = tuple([seat for seat in game.order if self.votes[seat] == most])
        if len(sellers) > 1 and any(self.offers):
            game.then(NextSeller(game.representative, self.offers, self.votes, sellers))
        else:
            game.then(Sale(self.offers, self.votes, sellers[0]))


class Sale(Step):
    """SA-13.3, SA-13.4, SA-13.7: one of the buyers, the only one, or none."""

    offers: tuple[int, ...]
    votes: tuple[int, ...]
    seller: Seat

    def resolve(self, game: Sigismundus) -> None:
        buyers = buyers_for(self.offers, self.seller)
        if len(buyers) > 1:
            game.then(NameBuyer(self.seller, self.offers, self.votes))
        elif buyers:
            sell(game, self.offers, self.votes, self.seller, buyers[0])
        else:
            votes = self.votes[self.seller]
            game.players[self.seller].votes -= votes
            game.tell(VotesUnsold(self.seller, votes))
            game.then(Market(self.offers, swapped(self.votes, self.seller, 0)))


def buyers_for(offers: tuple[int, ...], seller: Seat) -> list[Seat]:
    """SA-13.3, SA-13.4: other players whose offers are still lying there."""
    return [seat for seat, ducats in enumerate(offers) if ducats and seat != seller]


def sell(
    game: Sigismundus, offers: tuple[int, ...], votes: tuple[int, ...], seller: Seat, buyer: Seat
) -> None:
    """SA-13.3, SA-13.9: all votes for sale against all ducats offered."""
    ducats, sold = offers[buyer], votes[seller]
    game.players[seller].votes -= sold
    game.players[buyer].votes += sold
    game.players[buyer].ducats -= ducats
    game.players[seller].ducats += ducats
    game.tell(VotesSold(seller, buyer, sold, ducats))
    game.then(Market(swapped(offers, buyer, 0), swapped(votes, seller, 0)))


class NextSeller(Question):
    """SA-13.6: among equal sellers the Royal Representative names who goes next."""

    rule = "SA-13.6"
    offers: tuple[int, ...]
    votes: tuple[int, ...]
    sellers: tuple[Seat, ...]

    def options(self, game: Sigismundus, seat: Seat) -> list[Action]:
        return [NameSeller(seller) for seller in self.sellers]

    def facts(self, game: Sigismundus, seat: Seat | None) -> dict[str, object]:
        return {"sellers": self.sellers, "offers": self.offers, "votes": self.votes}

    def why_not(self, game: Sigismundus, action: Action) -> Illegal | None:
        if isinstance(action, NameSeller):
            return Illegal("not-tied", rule="SA-13.6", tied=self.sellers)
        return None

    def decide(self, game: Sigismundus, seat: Seat, action: NameSeller) -> None:
        game.tell(SellerNamed(seat, action.seller))
        game.then(Sale(self.offers, self.votes, action.seller))


class NameBuyer(Question):
    """SA-13.3: the seller chooses any of the offers; it need not be the highest."""

    rule = "SA-13.3"
    offers: tuple[int, ...]
    votes: tuple[int, ...]

    def options(self, game: Sigismundus, seat: Seat) -> list[Action]:
        return [ChooseBuyer(buyer) for buyer in buyers_for(self.offers, seat)]

    def facts(self, game: Sigismundus, seat: Seat | None) -> dict[str, object]:
        return {"offers": self.offers, "votes": self.votes}

    def why_not(self, game: Sigismundus, action: Action) -> Illegal | None:
        match action:
            case ChooseBuyer(buyer) if buyer == self.seat:
                return Illegal("not-to-oneself", rule="SA-13.4")
            case ChooseBuyer(buyer) if not 0 <= buyer < len(self.offers):
                return Illegal("no-such-player", rule="SA-13.3", target=buyer)
            case ChooseBuyer(buyer):
                return Illegal("no-offer-there", rule="SA-13.3", target=buyer)
            case _:
                return None

    def decide(self, game: Sigismundus, seat: Seat, action: ChooseBuyer) -> None:
        sell(game, self.offers, self.votes, seat, action.buyer)
