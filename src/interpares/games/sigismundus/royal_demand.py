"""SA-15: the Royal Demand, and the king's favour."""

from __future__ import annotations

from itertools import permutations, product
from typing import Any

from ...kernel.errors import Illegal
from ...kernel.steps import Action, Step
from ...kernel.values import Seat
from .actions import Commit, CommitUnits, RankTied
from .cards import DEMANDS
from .components import NO_UNITS, Demand
from .decisions import Question, Secret
from .events import RepresentativeChanged
from .game import Sigismundus, added, power, reduced
from .sejm_events import Committed, FavourRanked, HostSent, TiedRanked, UnitsReady
from .votes import begin_stage


class RoyalDemand(Step):
    """SA-15.1, SA-15.7: first all units are active again, whatever the demand."""

    def resolve(self, game: Sigismundus) -> None:
        begin_stage(game, "royal_demand")
        if any(player.inactive != NO_UNITS for player in game.players):
            rally(game)
        game.then(CommitUnitsToHost() if demand(game).resource == "units" else CommitToDemand())


def rally(game: Sigismundus) -> None:
    """SA-15.1: units on their grey side turn back."""
    for player in game.players:
        player.active, player.inactive = player.units, NO_UNITS
    game.tell(UnitsReady())


def demand(game: Sigismundus) -> Demand:
    """The card of this round."""
    assert game.demand
    return DEMANDS[game.demand]


class CommitToDemand(Secret):
    """SA-15.2, SA-15.3: ducats or votes in the closed hand; all hands open together."""

    rule = "SA-15.3"
    answers: tuple[tuple[Seat, Commit], ...] = ()

    def most(self, game: Sigismundus, seat: Seat) -> int:
        player = game.players[seat]
        return player.ducats if demand(game).resource == "ducats" else player.votes

    def options(self, game: Sigismundus, seat: Seat) -> list[Action]:
        return [Commit(amount) for amount in range(self.most(game, seat) + 1)]

    def facts(self, game: Sigismundus, seat: Seat | None) -> dict[str, Any]:
        return {"demand": game.demand, "resource": demand(game).resource}

    def why_not(self, game: Sigismundus, seat: Seat, action: Action) -> Illegal | None:
        resource, most = demand(game).resource, self.most(game, seat)
        match action:
            case CommitUnits():
                return Illegal("other-resource", rule="SA-15.2", resource=resource)
            case Commit() if resource == "ducats":
                return Illegal("so-many-ducats", rule="SA-15.3", ducats=most)
            case Commit():
                return Illegal("so-many-votes", rule="SA-15.3", votes=most)
            case _:
                return None

    def reveal(self, game: Sigismundus) -> None:
        amounts = tuple([each.amount for each in self.chosen(game)])
        for player, amount in zip(game.players, amounts, strict=True):
            if demand(game).resource == "ducats":
                player.ducats -= amount
            else:
                player.votes -= amount
        rank(game, amounts)


class CommitUnitsToHost(Secret):
    """SA-15.2, SA-15.3, SA-15.5: units for the Noble Host, which turn to their grey side."""

    rule = "SA-15.3"
    answers: tuple[tuple[Seat, CommitUnits], ...] = ()

    def options(self, game: Sigismundus, seat: Seat) -> list[Action]:
        ranges = [range(count + 1) for count in game.players[seat].active]
        return [CommitUnits(*units) for units in product(*ranges)]

    def facts(self, game: Sigismundus, seat: Seat | None) -> dict[str, Any]:
        return {"demand": game.demand, "resource": "units"}

    def why_not(self, game: Sigismundus, seat: Seat, action: Action) -> Illegal | None:
        match action:
            case Commit():
                return Illegal("other-resource", rule="SA-15.2", resource="units")
            case CommitUnits():
                return Illegal("so-many-units", rule="SA-15.3", units=game.players[seat].active)
            case _:
                return None

    def reveal(self, game: Sigismundus) -> None:
        sent = [(each.infantry, each.hussars, each.artillery) for each in self.chosen(game)]
        rank(game, tuple([power(units) for units in sent]))
        for seat, units in enumerate(sent):
            player = game.players[seat]
            player.active = reduced(player.active, units)
            player.inactive = added(player.inactive, units)
            if units != NO_UNITS:
                game.tell(HostSent(seat, units))


def rank(game: Sigismundus, amounts: tuple[int, ...]) -> None:
    """SA-15.4: the most goes first; everybody is placed."""
    assert game.demand
    game.tell(Committed(game.demand, amounts))
    groups = tuple(
        [
            tuple([seat for seat in game.order if amounts[seat] == amount])
            for amount in sorted(set(amounts), reverse=True)
        ]
    )
    game.then(Ranking(game.representative, groups, ()))


class Ranking(Step):
    """SA-15.4, SA-15.6, SA-15.8: group by group; then the Representative card goes to the first."""

    representative: Seat
    """Who held the card before this stage."""
    groups: tuple[tuple[Seat, ...], ...]
    """Those not placed yet, the tied together."""
    placed: tuple[Seat, ...]

    def resolve(self, game: Sigismundus) -> None:
        if not self.groups:
            grant_favour(game, self.placed)
        elif len(self.groups[0]) == 1:
            game.then(Ranking(self.representative, self.groups[1:], self.placed + self.groups[0]))
        else:
            game.then(RankTiedPlayers(self.representative, self.groups, self.placed))


def grant_favour(game: Sigismundus, seats: tuple[Seat, ...]) -> None:
    """SA-15.4, SA-15.8: the track is new, and perhaps the Royal Representative."""
    game.royal = seats
    game.tell(FavourRanked(seats))
    if game.representative != seats[0]:
        game.representative = seats[0]
        game.tell(RepresentativeChanged(seats[0], "royal_representative"))


class RankTiedPlayers(Question):
    """SA-15.6: the Royal Representative puts the tied in order."""

    rule = "SA-15.6"
    groups: tuple[tuple[Seat, ...], ...]
    placed: tuple[Seat, ...]

    def options(self, game: Sigismundus, seat: Seat) -> list[Action]:
        return [RankTied(order) for order in permutations(self.groups[0])]

    def facts(self, game: Sigismundus, seat: Seat | None) -> dict[str, Any]:
        return {"tied": self.groups[0], "space": len(self.placed) + 1}

    def why_not(self, game: Sigismundus, action: Action) -> Illegal | None:
        if isinstance(action, RankTied):
            return Illegal("rank-the-tied", rule="SA-15.6", tied=self.groups[0])
        return None

    def decide(self, game: Sigismundus, seat: Seat, action: RankTied) -> None:
        game.tell(TiedRanked(seat, action.seats))
        game.then(Ranking(self.seat, self.groups[1:], self.placed + action.seats))
