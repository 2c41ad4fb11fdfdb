"""Sigismundus Augustus: the budget of a whole Sejm, and what rivals may bid."""

from __future__ import annotations

import math
from functools import lru_cache

from ..games.sigismundus.cards import NUMBERS
from ..games.sigismundus.components import OfficeId
from ..games.sigismundus.game import Sigismundus
from ..games.sigismundus.royal_demand import demand
from ..games.sigismundus.votes import track_votes, vote_bonus
from ..games.sigismundus.voting import BidForOffice, OfficeVote, voted_on
from ..kernel.values import Seat, Value
from .sigismundus_favour import expected_favour, favours
from .sigismundus_mind import Mind
from .sigismundus_offices import office_gain
from .sigismundus_rates import INTERNAL
from .sigismundus_weights import Belief

REMEMBERED = 100_000


class Vacant(Value):
    """An office to be voted on, and whose House marker lies on it."""

    office: OfficeId
    owner: Seat | None


class Budget(Value):
    """The contests of a Sejm in their order, and what it is worth to come to each with votes."""

    gains: tuple[tuple[float, ...], ...]
    """Of each contest what every number of one's own votes is expected to bring."""
    worth: tuple[tuple[float, ...], ...]
    """What any number of votes is worth before each contest, and after the last."""

    def marginal(self, votes: int, more: int) -> float:
        """What so many votes more, or less, are worth now."""
        most = len(self.worth[0]) - 1
        after = min(most, max(0, votes + more))
        return self.worth[0][after] - self.worth[0][min(most, votes)]


def vacancies(game: Sigismundus) -> list[Vacant]:
    """The offices of this Sejm that have not been voted on."""
    if game.stage == "royal_demand":
        return []
    if game.stage != "voting":
        return [Vacant(office, game.marker_on(office)) for office in voted_on(game)]
    coming = [each for each in reversed(game.agenda) if isinstance(each, OfficeVote | BidForOffice)]
    return [Vacant(each.office, game.marker_on(each.office)) for each in coming]


def purses(mind: Mind) -> list[int]:
    """The votes of everybody; before they are counted, what can be foreseen."""
    return [purse(mind, seat) for seat in range(len(mind.game.players))]


def purse(mind: Mind, seat: Seat) -> int:
    game, player = mind.game, mind.game.players[seat]
    if game.phase == "sejm" and game.stage != "additional_votes":
        return player.votes
    cards = len(player.cards(INTERNAL)) if seat != mind.seat else 0
    foreseen = round(cards * mind.weights.turned)
    if game.stage == "additional_votes":
        return player.votes + foreseen
    return track_votes(game, seat) + vote_bonus(game, seat) + foreseen


def budget(mind: Mind, offices: list[Vacant], most: int, votes: list[int]) -> Budget:
    """Backwards from the Act: for every number of votes the best way to spend them."""
    interests = {seat: interest(mind, seat, offices) for seat in mind.rivals}
    gains = []
    for at, each in enumerate(offices):
        shares = {seat: interests[seat][at] for seat in mind.rivals}
        gains.append(office_gains(mind, each, most, faded(mind, votes, at), shares))
    if in_votes(mind):
        shares = {seat: interests[seat][-1] for seat in mind.rivals}
        gains.append(demand_gains(mind, most, faded(mind, votes, len(offices)), shares))
    worth = [tuple([mind.weights.law * left for left in range(most + 1)])]
    for gain in reversed(gains):
        worth.insert(0, best_spent(gain, worth[0]))
    return Budget(tuple(gains), tuple(worth))


def faded(mind: Mind, votes: list[int], contests: int) -> list[int]:
    """What rivals will have left after so many contests: they spend too much on the first."""
    return [round(each * mind.weights.fading**contests) for each in votes]


def best_spent(gain: tuple[float, ...], after: tuple[float, ...]) -> tuple[float, ...]:
    """What votes are worth before a contest, if the best number of them is bid."""
    return tuple(
        [
            max([gain[bid] + after[have - bid] for bid in range(have + 1)])
            for have in range(len(after))
        ]
    )


def in_votes(mind: Mind) -> bool:
    """Whether the king will ask for votes in this Sejm."""
    return mind.game.demand is not None and demand(mind.game).resource == "votes"


def interest(mind: Mind, seat: Seat, offices: list[Vacant]) -> list[float]:
    """The share of his votes that a rival should keep for each contest."""
    stakes = [max(0.0, office_gain(mind, seat, each.office)) for each in offices]
    if in_votes(mind):
        places = favours(mind, seat)
        stakes.append(max(0.1, places[0] - places[-1]))
    total = sum(stakes) + mind.weights.indifferent
    return [stake / total for stake in stakes]


def office_gains(
    mind: Mind, vacant: Vacant, most: int, votes: list[int], shares: dict[Seat, float]
) -> tuple[float, ...]:
    """What each number of one's own votes promises for an office."""
    worth = max(0.0, office_gain(mind, mind.seat, vacant.office))
    extra = NUMBERS.vacancy_bonus_votes
    free = extra if vacant.owner == mind.seat else 0
    rivals = [
        (votes[seat] + (extra if vacant.owner == seat else 0), shares[seat]) for seat in mind.rivals
    ]
    beaten = zip(*chances_to_beat(mind, free, most, rivals), strict=True)
    return tuple([worth * math.prod(each) for each in beaten])


def chances_to_beat(
    mind: Mind, free: int, most: int, rivals: list[tuple[int, float]]
) -> list[tuple[float, ...]]:
    """For each rival and each bid the chance that he does not bid more.

    Some votes may be for free; ties are settled by the Representative.
    """
    tie = 1.0 if mind.game.representative == mind.seat else mind.weights.tie
    belief = mind.weights.belief
    bids = range(free, free + most + 1)
    return [under(bids, purse, round(share, 1), tie, belief) for purse, share in rivals]


@lru_cache(REMEMBERED)
def under(bids: range, purse: int, share: float, tie: float, belief: Belief) -> tuple[float, ...]:
    """The chance of each bid to beat one rival.

    He bids nothing, or about the share this contest should get.
    """
    reluctant = max(belief.least_reluctant, belief.reluctant - share)
    lowest = math.floor(belief.low * share * purse)
    highest = max(lowest, min(purse, math.ceil(belief.high * share * purse)))
    likely = (1 - reluctant) / (highest - lowest + 1)
    found = []
    for bid in bids:
        below = min(max(0, bid - lowest), highest - lowest + 1)
        chance = likely * (below + tie * (lowest <= bid <= highest))
        found.append(chance + reluctant * (1.0 if bid else tie))
    return tuple(found)


def demand_gains(
    mind: Mind, most: int, votes: list[int], shares: dict[Seat, float]
) -> tuple[float, ...]:
    """What each number of votes promises if the king asks for votes."""
    rivals = [(votes[seat], shares[seat]) for seat in mind.rivals]
    beaten = zip(*chances_to_beat(mind, 0, most, rivals), strict=True)
    return tuple([expected_favour(mind, each) for each in beaten])
