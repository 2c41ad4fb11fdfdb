"""Sigismundus Augustus: votes counted, bought, sold and bid."""

from __future__ import annotations

from typing import Any

from ..games.sigismundus import actions as act
from ..games.sigismundus.bribery import HideVotes, NameBuyer
from ..games.sigismundus.incompatibilitas import KeepOneOfKind
from ..games.sigismundus.voting import BidForOffice
from ..kernel.steps import Action
from ..kernel.values import Seat
from .sigismundus_contests import Budget, budget, purses, vacancies
from .sigismundus_favour import about_best, how_many, preference
from .sigismundus_mind import Mind
from .sigismundus_offices import senate
from .sigismundus_rates import hand_worth


def plans(mind: Mind, more: int = 0) -> tuple[Budget, list[int]]:
    """The budget of the rest of this Sejm for oneself, and everybody's votes."""
    votes = purses(mind)
    return budget(mind, vacancies(mind.game), votes[mind.seat] + more, votes), votes


def vote_cards(mind: Mind, options: list[Action]) -> Action:
    """Internal cards for votes, as long as a vote is worth more than the card."""
    most = max([len(each.cards) for each in options if isinstance(each, act.DiscardForVotes)])
    budget, votes = plans(mind, most)

    def worth(option: Action) -> float:
        assert isinstance(option, act.DiscardForVotes)
        kept = sum([hand_worth(mind, card) for card in option.cards])
        return budget.marginal(votes[mind.seat], len(option.cards)) - kept

    return max(options, key=worth)


def offer_ducats(mind: Mind, options: list[Action]) -> Action:
    """Ducats for votes: by what a parcel would add, and the chance that anybody sells."""
    votes = purses(mind)
    parcel = sum([votes[seat] for seat in mind.rivals]) / len(mind.rivals) * mind.weights.parcel
    budget, _ = plans(mind, round(parcel))
    gain = budget.marginal(votes[mind.seat], round(parcel))

    def worth(option: Action) -> float:
        assert isinstance(option, act.OfferDucats)
        chance = option.ducats / (option.ducats + mind.weights.offer)
        return mind.weights.seller * chance * (gain - option.ducats * mind.ducat)

    less = mind.weights.mixed * gain
    return about_best(mind, options, [worth(option) for option in options], less)


def offer_votes(mind: Mind, step: HideVotes, options: list[Action]) -> Action:
    """Votes for sale: what the offers pay at the rank one may expect, and what is given away."""
    budget, votes = plans(mind)
    offers = sorted([each for seat, each in enumerate(step.offers) if seat != mind.seat and each])
    have = votes[mind.seat]

    def worth(option: Action) -> float:
        assert isinstance(option, act.OfferVotes)
        if not option.votes:
            return 0.0
        ducats = proceeds(mind, option.votes, offers[::-1], votes)
        return ducats * max(mind.ducat, mind.weights.law) + budget.marginal(have, -option.votes)

    worths = [worth(option) for option in options]
    return options[worths.index(max(worths))]


def proceeds(mind: Mind, parcel: int, offers: list[int], votes: list[int]) -> float:
    """Ducats to expect: who sells more chooses first and takes the best offer."""
    more = [max(0, votes[seat] - parcel) / max(1, votes[seat]) for seat in mind.rivals]
    before = how_many([mind.weights.seller * each for each in more])
    return sum([chance * offer for chance, offer in zip(before, offers, strict=False)])


def buyer(mind: Mind, step: NameBuyer, options: list[Action]) -> Action:
    """The best offer; the strongest rival had better not get the votes."""

    def worth(option: Action) -> float:
        assert isinstance(option, act.ChooseBuyer)
        harm = -mind.shares[option.buyer] * step.votes[mind.seat] * mind.vote
        return step.offers[option.buyer] * mind.weights.ducat - harm

    return max(options, key=worth)


def bid(mind: Mind, step: BidForOffice, options: list[Action]) -> Action:
    """The votes of a marker cost nothing; of one's own as many as the whole Sejm allows."""
    free = mind.game.extra_votes if step.owner == mind.seat else 0
    return spend(mind, options[free:])


def spend(mind: Mind, options: list[Action]) -> Action:
    """A number of votes with the best of both: this contest, and what the others can still do."""
    plan, votes = plans(mind)
    have, gains, after = votes[mind.seat], plan.gains[0], plan.worth[1]
    enough = gains.index(max(gains))
    worths = [gains[each] + after[have - each] for each in range(enough + 1)]
    return about_best(mind, options[: enough + 1], worths, mind.weights.mixed * max(gains))


def settle(mind: Mind, options: list[Any]) -> Action:
    """Ties: for oneself, else for the weakest."""
    found: Action = min(options, key=lambda option: preference(mind, named(option)))
    return found


def named(option: Any) -> Seat:
    """Whom an answer names."""
    seat: Seat = option.seller if isinstance(option, act.NameSeller) else option.winner
    return seat


def keep_office(mind: Mind, step: KeepOneOfKind, options: list[Action]) -> Action:
    """Of the offices of a kind the best one."""
    others = tuple([each for each in mind.me.offices if each not in step.offices])

    def worth(option: Action) -> float:
        assert isinstance(option, act.KeepOffice)
        return senate(mind, mind.seat, (*others, option.office))

    return max(options, key=worth)
