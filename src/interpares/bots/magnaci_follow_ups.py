"""Magnaci: what obviously comes next while the consequences of an option unfold."""

from __future__ import annotations

from collections.abc import Sequence

from ..games.magnaci.actions import DECLINE, PASS, PROPOSE, HandOver, Lose, Offer
from ..games.magnaci.cards import LAWS, PROVINCE
from ..games.magnaci.components import ProvinceId
from ..games.magnaci.conflicts import ConflictTie, LawLoss
from ..games.magnaci.declaring import VetoQuestion
from ..games.magnaci.effects import Extorted
from ..games.magnaci.estates import SETTLE, PlaceEstates, open_provinces
from ..games.magnaci.game import Magnaci
from ..games.magnaci.interregnum import TrackTie
from ..games.magnaci.losses import EntailQuestion
from ..games.magnaci.primate import NAME, TieBreak
from ..games.magnaci.scoring import BONUS, wealths
from ..games.magnaci.standing import standings
from ..games.magnaci.trade import Proposal, TradeAnswer
from ..games.magnaci.windows import Turn
from ..kernel.steps import Action, Decision
from ..kernel.values import Seat, swapped
from .magnaci_worth import WEIGHTS, Weights, law_worth


def promising(options: Sequence[Action]) -> Sequence[Action]:
    """Trading: gifts are rarely right, and a swap is left to others to propose."""
    return [option for option in options if not isinstance(option, Offer)]


def follow_up(game: Magnaci, asked: Decision, weights: Weights = WEIGHTS) -> Action | None:
    """Nobody else acts where the question was asked, and what must be answered is answered.

    The world rests where cards are to be laid, and in the window of the next contest.
    """
    match game.decision:
        case Turn(place=place):
            return PASS if place == getattr(asked, "place", None) else None
        case PlaceEstates(seat, count):
            return SETTLE[best_province(game, seat, count, weights)]
        case VetoQuestion() | EntailQuestion() | TradeAnswer():
            return DECLINE
        case Proposal(give=give, take=take) as talk:
            return PROPOSE if give or take else talk.options(game, talk.seat)[-1]
        case TieBreak() as tie:
            return NAME[favourite(game, tie, weights)]
        case Extorted() as demand:
            return HandOver(cheapest(game, demand, weights))
        case LawLoss(seat):
            laws = game.players[seat].laws
            return Lose(min(laws, key=lambda law: law_worth(game, seat, law, weights)))
        case ConflictTie() | TrackTie() as tie:
            return tie.options(game, tie.seat)[0]
        case _:
            return None


def best_province(game: Magnaci, seat: Seat, count: int, weights: Weights = WEIGHTS) -> ProvinceId:
    """Placing estates: the greatest change of own Wealth less a share of the rivals'."""
    return max(
        open_provinces(game),
        key=lambda each: placing(game, seat, PROVINCE[each], count, weights),
    )


def placing(game: Magnaci, seat: Seat, at: int, count: int, weights: Weights) -> float:
    """How the bonuses of a province change, own against the best of the rivals."""
    player, estates = game.players[seat], game.players[seat].estates
    before = lead(game, seat, at, weights)
    player.estates = swapped(estates, at, estates[at] + count)
    after = lead(game, seat, at, weights)
    player.estates = estates
    return after - before


def lead(game: Magnaci, seat: Seat, at: int, weights: Weights) -> float:
    """The bonus of a province for a player, less a share of the best bonus of a rival."""
    bonuses = [BONUS[each] for each in standings(game, at)]
    own = bonuses.pop(seat)
    return own - weights.rival * max(bonuses)


def favourite(game: Magnaci, tie: TieBreak, weights: Weights) -> Seat:
    """Primate decisions: oneself, else the best pledge, else the poorest; the reverse to punish."""
    riches = [parts.total for parts in wealths(game)]

    def merit(seat: Seat) -> tuple[bool, float, int]:
        pledges = game.players[seat].pledged
        pledged = sum([law_worth(game, tie.seat, law, weights) for law in pledges])
        return seat == tie.seat, pledged, -riches[seat]

    choose = max if tie.to_be_named_is_good else min
    return choose(tie.tied, key=merit)


def cheapest(game: Magnaci, demand: Extorted, weights: Weights) -> str:
    """The Law or province that its owner misses least."""

    def price(what: str) -> float:
        if what in LAWS:
            return law_worth(game, demand.seat, what, weights)
        return weights.estate * game.players[demand.seat].estates[PROVINCE[what]]

    options = demand.options(game, demand.seat)
    return min([option.what for option in options], key=price)
