"""Signorie: what the dice still to be taken in a round promise, and the reward at its end."""

from __future__ import annotations

from functools import lru_cache

from ..games.signorie.cards import COLUMNS, FACTS, REWARDS
from ..games.signorie.components import RewardId, Sex
from ..games.signorie.game import City, Pawn, Signorie
from ..kernel.values import Seat, Value
from .signorie_weights import MOST_DICE, REMEMBERED, ROUNDS, Weights, may_take

VALUES = tuple(column.value for column in COLUMNS.values())
BONUS = {reward: at for at, reward in enumerate(REWARDS)}
"""The place of each reward in `Weights.bonus`."""


class Offer(Value):
    """What a colour has to offer."""

    gain: float
    pips: int
    """Of the die nearest to the value of the space."""
    least: int
    """Of the lowest die."""


def rest_of_round(game: Signorie, seat: Seat, weights: Weights) -> float:
    """The dice still to be taken, and the chance to qualify with them."""
    if game.phase != "actions":
        return 0.0
    player = game.players[seat]
    spare, reward = player.threshold - player.total, prize(game, seat, weights)
    if not may_take(game, player):
        return reward if spare >= 0 else 0.0
    return promise(player.dice, game.dice, spare, reward, weights)


@lru_cache(REMEMBERED)
def promise(
    mine: tuple[int, ...],
    pool: tuple[tuple[int, ...], ...],
    spare: int,
    reward: float,
    weights: Weights,
) -> float:
    """The best number of dice: lower ones are paid for with florins where that saves the reward."""
    wanted = MOST_DICE - (len(mine) - mine.count(0))
    best = reward if spare >= 0 else 0.0
    gain, pips, least = 0.0, 0.0, 0.0
    for offer in offers(mine, pool, weights)[:wanted]:
        gain += offer.gain
        pips += offer.pips + weights.margin
        least += offer.least + weights.margin
        paid = weights.florin * max(0.0, pips - spare)
        best = max(best, gain + (max(0.0, reward - paid) if least <= spare else 0.0))
    return best


def offers(
    mine: tuple[int, ...], pool: tuple[tuple[int, ...], ...], weights: Weights
) -> list[Offer]:
    """The colours that are still free, the best first."""
    found = []
    for column, values in enumerate(pool):
        if mine[column] or not values:
            continue
        pips = min([(abs(value - VALUES[column]), value) for value in values])[1]
        cost = weights.florin * max(0, VALUES[column] - pips)
        found.append(Offer(weights.die[column] - cost, pips, min(values)))
    return sorted(found, key=lambda offer: -offer.gain)


def prize(game: Signorie, seat: Seat, weights: Weights) -> float:
    """What it is worth to qualify in this round: the reward, and a bride."""
    player, reward, left = game.players[seat], game.reward, ROUNDS - game.round
    if game.round in FACTS.reward_vp_rounds:
        return REWARDS[reward].amount * counted(game, seat, reward) + weights.purchase
    bonus = weights.bonus[BONUS[reward]]
    if REWARDS[reward].effect == "place_helper_free":
        bonus = max(bonus, weights.free_helper * left)
    if player.brides < FACTS.max_weddings_per_player:
        bonus += weights.bride * left + weights.wedding
        if game.round in FACTS.wedding_florins_rounds:
            bonus += weights.florin * FACTS.wedding_florins
    return bonus


def tokens_to_come(game: Signorie, seat: Seat, weights: Weights) -> float:
    """Cities: the VP tokens of the last rounds, by what they would count now."""
    return weights.usual * sum(
        [
            REWARDS[reward].amount * counted(game, seat, reward)
            for number, reward in enumerate(game.rewards, start=1)
            if number > game.round and number in FACTS.reward_vp_rounds
        ]
    )


def counted(game: Signorie, seat: Seat, reward: RewardId) -> int:
    """SI-REW.14: how many of what a VP token counts a player has; the engine's own is slower."""
    facts = REWARDS[reward]
    if facts.sex is None:
        return len(game.players[seat].helpers)
    numbers = settled(game.cities, seat, facts.sex)
    return sum(map(bool, numbers)) if facts.effect == "vp_per_city" else sum(numbers)


@lru_cache(REMEMBERED)
def settled(cities: tuple[City, ...], seat: Seat, sex: Sex) -> tuple[int, ...]:
    """How many men, or women, of a player stand in each city."""
    return tuple([city.pawns.count(Pawn(seat, sex)) for city in cities])
