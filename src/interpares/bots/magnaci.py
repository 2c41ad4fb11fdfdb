"""Magnaci as a bot sees it: how good a position is for a player, by the strategy notes."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import structs

from ..games.magnaci.cards import AGES
from ..games.magnaci.game import Magnaci
from ..games.magnaci.scoring import wealths
from ..kernel.game import Event, Outcome
from ..kernel.values import Seat
from .magnaci_conflicts import campaign_prospects, collapse_risk, fronts
from .magnaci_contests import sejm_prospects, senate_prospects, spoils
from .magnaci_follow_ups import follow_up, promising
from .magnaci_worth import PHASES, WEIGHTS, Weights, fortunes

__all__ = ["evaluate", "follow_up", "parts", "progress", "promising", "sources"]


def evaluate(game: Magnaci, seat: Seat, weights: Weights = WEIGHTS) -> float:
    """How well a player stands: fortune and prospects, the rivals', and the danger of collapse."""
    return sum(parts(game, seat, weights).values())


def parts(game: Magnaci, seat: Seat, weights: Weights = WEIGHTS) -> dict[str, float]:
    """What the worth of a position is made of."""
    if game.outcome and game.outcome.scores:
        return {"outcome": verdict(game.outcome, seat, weights)}
    found, shares = fortunes(game, weights), spoils(game, weights)
    rivals = [sum(each.values()) + share for each, share in zip(found, shares, strict=True)]
    own = rivals.pop(seat)
    strongest, mean = max(rivals), sum(rivals) / len(rivals)
    prospects, risk = outlook(game, seat, weights)
    return found[seat] | {
        "contest": shares[seat],
        "prospects": prospects,
        "rivals": -weights.rival * strongest - weights.others * mean,
        "collapse": -risk * collapse_price(game, own, strongest, weights),
    }


def progress(game: Magnaci) -> float:
    """How far the game has come, from 0 to 1: Ages, and phases within an Age."""
    last = len(PHASES) - 1
    return min(1.0, (game.age + PHASES.index(game.phase) / last) / len(AGES))


def sources(game: Magnaci, events: Sequence[Event]) -> tuple[dict[str, int], ...]:
    """MA-13.1: by seat, the parts of the Wealth."""
    return tuple([structs.asdict(each) for each in wealths(game)])


def verdict(outcome: Outcome, seat: Seat, weights: Weights) -> float:
    """The end: the margin over the best rival, and the win."""
    rivals = [score for each, score in enumerate(outcome.scores) if each != seat]
    return outcome.scores[seat] - max(rivals) + weights.win * (seat in outcome.winners)


def outlook(game: Magnaci, seat: Seat, weights: Weights) -> tuple[float, float]:
    """What the cards laid and left may bring in this phase, and the chance of the collapse."""
    if game.outcome:
        return 0.0, 1.0
    match game.phase:
        case "senate":
            return senate_prospects(game, seat, weights), collapse_risk(game, [], weights)
        case "sejm":
            return sejm_prospects(game, seat, weights), collapse_risk(game, [], weights)
        case "conflicts":
            ahead = fronts(game, seat, weights)
            prospects = campaign_prospects(game, seat, ahead, weights)
            return prospects, collapse_risk(game, ahead, weights)
        case _:
            return 0.0, collapse_risk(game, [], weights)


def collapse_price(game: Magnaci, own: float, strongest: float, weights: Weights) -> float:
    """Leader and loser: who is far behind in a late Age has little to lose."""
    if game.age < len(AGES) // 2 or own >= strongest:
        return weights.collapse
    hope = (own / strongest - weights.hope) / (1 - weights.hope)
    return weights.collapse * max(0.0, hope)
