"""Sigismundus Augustus by rules of thumb: what everything is worth by the rounds that are left."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from ..games.sigismundus import actions as act
from ..games.sigismundus.abilities import total
from ..games.sigismundus.act_of_law import BreakActTie, VoteOnAct
from ..games.sigismundus.bribery import HideDucats, HideVotes, NameBuyer, NextSeller
from ..games.sigismundus.clients import PlaceClient
from ..games.sigismundus.combat import ChooseFigure, TakeWound
from ..games.sigismundus.foreign_policy import ChooseInfluence, CrownCountry
from ..games.sigismundus.game import Sigismundus
from ..games.sigismundus.income import ChooseIncomeOffices, worth
from ..games.sigismundus.incompatibilitas import KeepOneOfKind
from ..games.sigismundus.maintenance import MaintainArmy
from ..games.sigismundus.policy_cards import ChooseSenator
from ..games.sigismundus.policy_decks import ChooseDeck
from ..games.sigismundus.royal_demand import CommitToDemand, CommitUnitsToHost, RankTiedPlayers
from ..games.sigismundus.scoring import ChooseSealHolder
from ..games.sigismundus.setup import PickStartOffice
from ..games.sigismundus.special_actions import SpecialAction
from ..games.sigismundus.votes import ChooseVoteCards
from ..games.sigismundus.voting import BidForOffice, BreakOfficeTie
from ..kernel.steps import Action, Decision
from ..kernel.views import Perspective
from . import sigismundus_army as army
from . import sigismundus_favour as favour
from . import sigismundus_sejm as sejm
from .sigismundus_abroad import chart_of, outlook, placed, with_crown
from .sigismundus_acts import vote
from .sigismundus_cards import choose_deck, special_action
from .sigismundus_clients import place_client, stock_price
from .sigismundus_contests import in_votes
from .sigismundus_figures import changing_hands
from .sigismundus_mind import Mind
from .sigismundus_offices import office_gain, office_loss
from .sigismundus_rates import hand_worth
from .sigismundus_weights import WEIGHTS, Weights

SEED_BITS = 64


class SigismundusBot:
    """Does what adds most points by the end, as far as this seat can know."""

    def __init__(self, random: Random, weights: Weights = WEIGHTS) -> None:
        self.random = random
        self.weights = weights

    def choose(self, perspective: Perspective) -> Action:
        options = list(perspective.options)
        if len(options) == 1:
            return options[0]
        thoughts = Random(self.random.getrandbits(SEED_BITS))
        game = perspective.imagine(Random(thoughts.getrandbits(SEED_BITS)))
        assert isinstance(game, Sigismundus)
        mind = Mind(game, perspective.seat, self.weights, thoughts)
        return ANSWERS[type(game.decision)](mind, game.decision, options)


def start_office(mind: Mind, options: list[Action]) -> Action:
    """The office that will bring most."""
    return best(options, lambda option: office_gain(mind, mind.seat, option.office))


def senator(mind: Mind, options: list[Action]) -> Action:
    """The office that can best be spared."""
    return best(options, lambda option: -office_loss(mind, mind.seat, option.office))


def figure(mind: Mind, step: ChooseFigure, options: list[Action]) -> Action:
    """The Figure whose going helps most."""
    return best(options, lambda option: changing_hands(mind, step.defender, option.figure, 0))


def crown(mind: Mind, options: list[Action]) -> Action:
    """A country one leads, and rivals do not."""
    chart = chart_of(mind.game)
    return best(options, lambda option: outlook(mind, with_crown(chart, option.country)))


def influence(mind: Mind, options: list[Action]) -> Action:
    """As many markers as are worth their cards, where they add most."""
    chart = chart_of(mind.game)
    now = outlook(mind, chart)
    free = total(mind.game, mind.seat, "foreign_policy", "extra_house_marker")
    known: dict[tuple[str, int], float] = {}

    def gain(option: Action) -> float:
        if not isinstance(option, act.PlaceInfluence):
            return 0.0
        count = min(len(option.cards) + free, mind.me.markers)
        if (option.country, count) not in known:
            after = outlook(mind, placed(chart, mind.seat, option.country, count))
            known[option.country, count] = after - now - stock_price(mind, count)
        return known[option.country, count] - sum([hand_worth(mind, card) for card in option.cards])

    return best(options, gain)


def best(options: list[Action], key: Callable[[Any], float]) -> Action:
    return max(options, key=key)


ANSWERS: dict[type[Decision], Callable[[Mind, Any, list[Action]], Action]] = {
    PickStartOffice: lambda mind, _, options: start_office(mind, options),
    ChooseIncomeOffices: lambda mind, _, options: best(
        options, lambda option: worth(mind.game, option.offices)
    ),
    ChooseDeck: lambda mind, _, options: choose_deck(mind, options),
    SpecialAction: lambda mind, _, options: special_action(mind, options),
    ChooseSenator: lambda mind, _, options: senator(mind, options),
    TakeWound: lambda mind, _, options: army.wound(mind, options),
    ChooseFigure: figure,
    CrownCountry: lambda mind, _, options: crown(mind, options),
    ChooseInfluence: lambda mind, _, options: influence(mind, options),
    PlaceClient: lambda mind, _, options: place_client(mind, options),
    ChooseVoteCards: lambda mind, _, options: sejm.vote_cards(mind, options),
    HideDucats: lambda mind, _, options: sejm.offer_ducats(mind, options),
    HideVotes: sejm.offer_votes,
    NextSeller: lambda mind, _, options: sejm.settle(mind, options),
    NameBuyer: sejm.buyer,
    BidForOffice: sejm.bid,
    BreakOfficeTie: lambda mind, _, options: sejm.settle(mind, options),
    KeepOneOfKind: sejm.keep_office,
    CommitToDemand: lambda mind, _, options: commit(mind, options),
    CommitUnitsToHost: lambda mind, _, options: favour.host(mind, options),
    RankTiedPlayers: lambda mind, _, options: favour.rank_tied(mind, options),
    VoteOnAct: lambda mind, _, options: vote(mind, options),
    BreakActTie: lambda mind, _, options: vote(mind, options),
    ChooseSealHolder: lambda mind, _, options: sejm.settle(mind, options),
    MaintainArmy: lambda mind, _, options: army.maintenance(mind, options),
}
"""Who answers which question."""


def commit(mind: Mind, options: list[Action]) -> Action:
    """Ducats or votes for the king."""
    return sejm.spend(mind, options) if in_votes(mind) else favour.tax(mind, options)
