"""Conflicts: how likely each is won, what it brings or burns, and how near the collapse is."""

from __future__ import annotations

import math
from functools import lru_cache
from itertools import combinations

from ..games.magnaci.cards import (
    FIEFS_OF,
    NUMBERS,
    POWER_OF,
    PROVINCE,
    PROVINCE_OF_FIEF,
    PROVINCES,
    SCALE,
    SLOTS_OF,
    STRENGTH,
)
from ..games.magnaci.commitments import Commitment
from ..games.magnaci.components import Conflict, ProvinceId, Rank
from ..games.magnaci.conflicts import (
    commonwealth_strength,
    conflict_at,
    province_modifier,
)
from ..games.magnaci.contests import card_strength
from ..games.magnaci.game import Magnaci
from ..kernel.values import Seat, Value
from .magnaci_contests import hidden
from .magnaci_worth import LAST_AGE, WEIGHTS, Weights, battles_ahead

BEARABLE = NUMBERS.partitions_for_collapse - 1
"""How many partitioned provinces the Commonwealth survives."""
STRONGEST = max(STRENGTH.values())


class Front(Value):
    """A Conflict still to be decided, as one player sees it; all numbers are chances."""

    conflict: Conflict
    won: float
    highest: float
    """This player's card is the highest."""
    lowest: float


class Soldiers(Value):
    """The cards of one rival, any of which may lie anywhere."""

    mean: float
    variance: float
    weaker: tuple[float, ...]
    """By strength: the share of cards below it, equals counting half."""


@lru_cache(maxsize=4096)
def soldiers(cards: tuple[Rank, ...]) -> Soldiers:
    strengths = [STRENGTH[card] for card in cards]
    mean = sum(strengths) / len(strengths)
    variance = sum((each - mean) ** 2 for each in strengths) / len(strengths)
    weaker = [
        sum(1.0 if other < each else 0.5 * (other == each) for other in strengths) / len(strengths)
        for each in range(STRONGEST + 1)
    ]
    return Soldiers(mean, variance, tuple(weaker))


def fronts(game: Magnaci, seat: Seat, weights: Weights = WEIGHTS) -> list[Front]:
    """All Conflicts still to be decided in this Age."""
    slots = battles_ahead(game)
    if slots and any(player.shown is not None for player in game.players):
        now = front_being_fought(game, seat, slots[0])
        return [now, *fronts_to_come(game, seat, slots[1:], weights)]
    return fronts_to_come(game, seat, slots, weights)


def front_being_fought(game: Magnaci, seat: Seat, slot: int) -> Front:
    """All cards are turned up: it ends as it stands."""
    conflict = conflict_at(game, slot)
    strengths = [card_strength(game, each) for each in range(len(game.players))]
    own, best, least = strengths[seat], max(strengths), min(strengths)
    return Front(
        conflict,
        won=float(
            commonwealth_strength(game, conflict.province) >= SCALE[game.seat_count][conflict.id]
        ),
        highest=(own == best) / strengths.count(best),
        lowest=(own == least) / strengths.count(least),
    )


def fronts_to_come(
    game: Magnaci, seat: Seat, slots: list[int], weights: Weights = WEIGHTS
) -> list[Front]:
    """Cards are face down or in hand: rivals are expected to bring their parts, more or less."""
    if not slots:
        return []
    parts = fair_parts(game, slots, weights)
    own = own_strengths(game, seat, slots, parts)
    rivals = [soldiers(hidden(game.players[each])) for each in game.others(seat)]
    together = sum([rival.mean for rival in rivals])
    noise = math.sqrt(2 * (1 + sum([rival.variance for rival in rivals])))
    found = []
    for slot, part, strength in zip(slots, parts, own, strict=True):
        agreed = weights.agreement * len(slots) * part + 1 - weights.agreement
        missing = need(game, slot) - strength - together * agreed
        weaker = [rival.weaker[round(strength)] for rival in rivals]
        front = Front(
            conflict_at(game, slot),
            won=0.5 * math.erfc((missing - 0.5) / noise),
            highest=math.prod(weaker),
            lowest=math.prod([1 - each for each in weaker]),
        )
        found.append(front)
    return found


def need(game: Magnaci, slot: int) -> int:
    """The card strength that all players together must bring."""
    conflict = conflict_at(game, slot)
    return SCALE[game.seat_count][conflict.id] - province_modifier(game, conflict.province)


def fair_parts(game: Magnaci, slots: list[int], weights: Weights = WEIGHTS) -> list[float]:
    """The share of his strength that everybody should bring to each Conflict."""
    needs = [(conflict_at(game, slot).province, need(game, slot)) for slot in slots]
    lost = [each for each in game.partitioned if is_lost(game, each, slots)]
    hands = tuple([hidden(player) for player in game.players])
    spared = given_up(tuple(needs), hands, BEARABLE - len(lost), weights.margin)
    wanted = [
        max(1, number) * (weights.given_up if province in spared else 1.0)
        for province, number in needs
    ]
    return [each / sum(wanted) for each in wanted]


def is_lost(game: Magnaci, province: ProvinceId, slots: list[int]) -> bool:
    """Whether a Conflict already lost in this Age keeps the province partitioned."""
    own = SLOTS_OF[POWER_OF[province]]
    return any(game.conflicts[slot] is not None and slot not in slots for slot in own)


@lru_cache(maxsize=4096)
def given_up(
    needs: tuple[tuple[ProvinceId, int], ...],
    hands: tuple[tuple[Rank, ...], ...],
    most: int,
    margin: float,
) -> tuple[ProvinceId, ...]:
    """The provinces to give up: as few as the strength of the table allows.

    Everybody can work this out from what is public, so everybody may expect the same.
    """
    attacked = sorted({province for province, _ in needs}, key=PROVINCES.index)
    choices = [
        chosen
        for count in range(min(max(0, most), len(attacked)) + 1)
        for chosen in combinations(attacked, count)
    ]
    spare = {chosen: to_spare(needs, hands, chosen, margin) for chosen in choices}
    enough = [chosen for chosen in choices if spare[chosen] >= 0]
    fewest = [chosen for chosen in enough if len(chosen) == len(enough[0])] or choices
    return max(fewest, key=lambda chosen: spare[chosen])


def to_spare(
    needs: tuple[tuple[ProvinceId, int], ...],
    hands: tuple[tuple[Rank, ...], ...],
    chosen: tuple[ProvinceId, ...],
    margin: float,
) -> float:
    """The strength left over if the lowest cards go to what is given up, the others elsewhere."""
    defended = [number for province, number in needs if province not in chosen]
    best = [sorted([STRENGTH[card] for card in hand])[-len(defended) :] for hand in hands]
    return sum(map(sum, best)) - margin * sum(defended) if defended else 0.0


def own_strengths(game: Magnaci, seat: Seat, slots: list[int], parts: list[float]) -> list[float]:
    """The strength of the own card at each slot; of cards not laid yet, its fair part."""
    player, step = game.players[seat], game.agenda[-1]
    if len(player.hand) < NUMBERS.conflict_cards_per_player:
        cards = [player.laid[slot] for slot in slots]
        return [float(STRENGTH[card]) if card else 0.0 for card in cards]
    sealed = isinstance(step, Commitment)
    laid = [float(STRENGTH[lay.card]) for lay in step.by(seat)] if sealed else []
    left = sum([STRENGTH[card] for card in player.hand]) - sum(laid)
    to_come = parts[len(laid) :]
    return laid + [min(STRONGEST, left * part / sum(to_come)) for part in to_come]


def campaign_prospects(
    game: Magnaci, seat: Seat, ahead: list[Front], weights: Weights = WEIGHTS
) -> float:
    """Rewards to hope for and losses to fear, against those of the rivals."""
    total = 0.0
    for front in ahead:
        others = [damage(game, each, front.conflict, weights) for each in game.others(seat)]
        own = damage(game, seat, front.conflict, weights)
        own += front.lowest * penalty(game, seat, front.conflict, weights)
        lost = own - (weights.rival + weights.others) * sum(others) / len(others)
        total += front.won * front.highest * reward(game, front.conflict, weights)
        total -= (1 - front.won) * lost
    return total


def reward(game: Magnaci, conflict: Conflict, weights: Weights = WEIGHTS) -> float:
    """One estate there, or one in a fief whose province is not partitioned."""
    if conflict.reward.type == "estate":
        return weights.estate
    return 0.0 if PROVINCE_OF_FIEF[conflict.reward.where] in game.partitioned else weights.fief


def damage(game: Magnaci, seat: Seat, conflict: Conflict, weights: Weights = WEIGHTS) -> float:
    """What a defeat costs a player who is not the lowest."""
    player = game.players[seat]
    fiefs = sum([player.fiefs[at] for at in FIEFS_OF[conflict.province]])
    if conflict.defeat.type != "invasion":
        return weights.fief * fiefs
    burnt = sum([player.estates[PROVINCE[each]] > 0 for each in conflict.defeat.provinces])
    return weights.fief * fiefs + weights.burnt * burnt


def penalty(game: Magnaci, seat: Seat, conflict: Conflict, weights: Weights = WEIGHTS) -> float:
    """What a defeat costs the lowest beyond that."""
    player = game.players[seat]
    match conflict.defeat.type:
        case "invasion" if player.estates[PROVINCE[conflict.province]] > 1:
            return weights.burnt
        case "lose_law" if player.laws:
            return weights.action
        case _:
            return 0.0


def collapse_risk(game: Magnaci, ahead: list[Front], weights: Weights = WEIGHTS) -> float:
    """The chance of the Third Partition, at the end of this Age or in a later one."""
    later = weights.risk if game.age < LAST_AGE else (0.0,) * (BEARABLE + 1)
    chances = how_many(falls(game, ahead))
    survived = sum([chance * (1 - risk) for chance, risk in zip(chances, later, strict=False)])
    return 1 - survived


def falls(game: Magnaci, ahead: list[Front]) -> list[float]:
    """For each province the chance that it is partitioned at the end of the Age."""
    slots = battles_ahead(game) if ahead else []
    stands = {
        province: float(province not in game.partitioned or not is_lost(game, province, slots))
        for province in PROVINCES
    }
    for front in ahead:
        stands[front.conflict.province] *= front.won
    return [1 - chance for chance in stands.values()]


def how_many(chances: list[float]) -> list[float]:
    """The chances that none, one, two, … of these things happen."""
    counts = [1.0]
    for chance in chances:
        without, once_more = [*counts, 0.0], [0.0, *counts]
        counts = [
            one * (1 - chance) + other * chance
            for one, other in zip(without, once_more, strict=True)
        ]
    return counts
