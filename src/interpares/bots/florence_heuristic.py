"""The Princes of Florence by rules of thumb: a plan is made anew at every question."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ..games.florence.actions import Exchange, Propose, PutUnder
from ..games.florence.auction import Bidding, BuyWithoutAuction, OpenAuction
from ..games.florence.building import PlaceBuilding
from ..games.florence.characters import MerchantOnTaking, MerchantSettlement, ProfessorOffer
from ..games.florence.cooperative import (
    AnswerCounter,
    AnswerProposal,
    CounterPlace,
    CounterPrice,
    PlaceJointly,
    ProposePrice,
    Terms,
)
from ..games.florence.game import Florence
from ..games.florence.looking import KeepCard, OrderReturned
from ..games.florence.muse_and_princess import BankerExchange, CharacterBid
from ..games.florence.objects import ChooseLandscape, PlaceLandscape, RecruitNow
from ..games.florence.setup import StartingCards
from ..games.florence.turn import ChooseAction
from ..games.florence.works import DeclareBonus, ExchangeIncome
from ..kernel.steps import Action
from ..kernel.values import Seat
from ..kernel.views import Perspective
from . import florence_auctions as auctions
from . import florence_characters as characters
from . import florence_joint as joint
from . import florence_turns as turns
from .florence_ground import best_place
from .florence_plan import BEAM

GUESS = 2
"""Stands followed in plans that are hardly more than a guess."""


class FlorenceBot:
    """Plans the rounds to come and pays what things add to the plan."""

    def __init__(self, random: Random, beam: int = BEAM) -> None:
        self.random = random
        self.beam = beam
        """Stands followed in the plans of an auction."""

    def choose(self, perspective: Perspective) -> Action:
        options = perspective.options
        if len(options) == 1:
            return options[0]
        world = perspective.imagine(self.random)
        assert isinstance(world, Florence)
        return answer(world, perspective.seat, options, self.beam)


def answer(game: Florence, seat: Seat, options: Sequence[Action], beam: int = BEAM) -> Action:
    """What to say to any question; only what the seat may know of the game is looked at."""
    step = game.decision
    match step:
        case StartingCards():
            return turns.starting_cards(game, seat, options)
        case KeepCard():
            return turns.keep_card(game, seat, step, options)
        case OrderReturned(cards=cards):
            return PutUnder(cards)
        case ChooseAction():
            return turns.choose_action(game, seat, options)
        case DeclareBonus():
            return turns.declare_bonus(game, seat, step)
        case ExchangeIncome():
            return turns.exchange(game, seat, step.most, step.value)
        case PlaceLandscape(tile=tile) | PlaceBuilding(tile=tile):
            return best_place(game, seat, tile, options, turns.planned(game, seat))
        case _ if game.phase == "auction":
            return in_auction(game, seat, options, beam)
        case _:
            return of_characters(game, seat, options)


def in_auction(game: Florence, seat: Seat, options: Sequence[Action], beam: int) -> Action:
    """PF-4, PF-5: objects and what comes with them."""
    step = game.decision
    match step:
        case OpenAuction():
            return auctions.open_auction(game, seat, beam)
        case Bidding():
            return auctions.bid(game, seat, step, beam)
        case BuyWithoutAuction():
            return auctions.buy(game, seat, beam)
        case ChooseLandscape():
            return auctions.choose_landscape(game, seat, options)
        case RecruitNow():
            return turns.best_recruit(game, seat, options)
        case _:
            return of_characters(game, seat, options)


def of_characters(game: Florence, seat: Seat, options: Sequence[Action]) -> Action:
    """PF-16: the characters and their powers."""
    step = game.decision
    match step:
        case CharacterBid():
            return characters.character_bid(game, seat, options)
        case MerchantOnTaking():
            return characters.merchant_on_taking(game, seat)
        case MerchantSettlement():
            return characters.merchant_settlement(game, seat, step)
        case ProfessorOffer():
            return characters.use_professor(game, seat, options)
        case BankerExchange():
            return Exchange(step.most(game))
        case _:
            return of_neighbours(game, seat, options)


def of_neighbours(game: Florence, seat: Seat, options: Sequence[Action]) -> Action:
    """PF-17: joint buildings."""
    step = game.decision
    match step:
        case PlaceJointly(tile=tile) | CounterPlace(terms=Terms(tile=tile)):
            return joint.joint_place(game, seat, tile, options)
        case ProposePrice():
            offer, cells = Propose(step.to, step.tile), step.beyond.bit_count()
            return joint.propose_price(game, seat, offer, cells, options)
        case AnswerProposal(terms=terms):
            return joint.answer_proposal(game, seat, terms, options)
        case CounterPrice(terms=terms):
            return joint.counter_price(game, seat, terms, options)
        case AnswerCounter(terms=terms):
            return joint.answer_counter(game, seat, terms)
        case _:
            raise AssertionError(f"The bot has no answer to {type(step).__name__}.")
