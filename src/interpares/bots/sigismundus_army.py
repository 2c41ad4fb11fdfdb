"""Sigismundus Augustus: armies, what they are good for, and how combats will end."""

from __future__ import annotations

import math
from functools import lru_cache

from ..games.sigismundus.abilities import total
from ..games.sigismundus.actions import LoseUnit, Maintain
from ..games.sigismundus.cards import COMBAT_STEPS, FIGURES, NUMBERS, POWER, UNIT
from ..games.sigismundus.components import Army
from ..games.sigismundus.gains import army_of
from ..games.sigismundus.game import added, power
from ..games.sigismundus.maintenance import free_upkeep, upkeep
from ..kernel.steps import Action
from ..kernel.values import Seat, Value
from .sigismundus_mind import Mind
from .sigismundus_rates import MILITARY, card_worth

FACES = range(1, NUMBERS.die_faces + 1)
STEPS = tuple(UNIT[unit] for unit in COMBAT_STEPS)
REMEMBERED = 100_000


class Side(Value):
    """What a player brings to a combat."""

    army: Army
    cards: int
    """Military cards, which take wounds."""
    bonus: int


class Prospect(Value):
    """How a combat may end for the attacker."""

    chance: float
    lost: float
    """Power and cards that it will cost."""


@lru_cache(REMEMBERED)
def fought(attacker: Side, defender: Side, step: int = 0) -> Prospect:
    """All dice of all steps; wounds go to cards first, then to the weakest units."""
    if step == len(STEPS):
        return Prospect(float(power(attacker.army) > power(defender.army)), 0.0)
    kind = STEPS[step]
    if not attacker.army[kind] and not defender.army[kind]:
        return fought(attacker, defender, step + 1)
    chance = lost = 0.0
    ours, theirs = wounds(attacker, kind), wounds(defender, kind)
    for inflicted, likely in ours.items():
        for suffered, as_likely in theirs.items():
            after, price = wounded(attacker, suffered)
            rest = fought(after, wounded(defender, inflicted)[0], step + 1)
            chance += likely * as_likely * rest.chance
            lost += likely * as_likely * (price + rest.lost)
    return Prospect(chance, lost)


def wounds(side: Side, kind: int) -> dict[int, float]:
    """How likely a side inflicts so many wounds in a step."""
    if not side.army[kind]:
        return {0: 1.0}
    found: dict[int, float] = {}
    for die in FACES:
        count = (die + side.army[kind] * POWER[kind] + side.bonus) // NUMBERS.damage_per_wound
        found[count] = found.get(count, 0.0) + 1 / len(FACES)
    return found


def wounded(side: Side, count: int) -> tuple[Side, float]:
    """A side after so many wounds, and what they cost it."""
    cards = min(side.cards, count)
    army, rest, price = list(side.army), count - cards, float(cards)
    for kind, strength in enumerate(POWER):
        killed = min(army[kind], rest)
        army[kind] -= killed
        rest -= killed
        price += killed * strength
    return Side((army[0], army[1], army[2]), side.cards - cards, side.bonus), price


def combat(mind: Mind, target: Seat) -> Prospect:
    """An attack of this seat: the card that is played takes no wounds."""
    game, me = mind.game, mind.me
    attack = total(game, mind.seat, "combat.attacking", "roll_bonus")
    defence = total(game, target, "combat.defending", "roll_bonus")
    them = game.players[target]
    ours = Side(me.active, max(0, len(me.cards(MILITARY)) - 1), attack)
    return fought(ours, Side(them.active, len(them.cards(MILITARY)), defence))


def army_worth(mind: Mind, army: Army) -> float:
    """Deterrence for the rounds to come; in the last one only a ribbon counts soldiers."""
    might = power(army)
    ribbon = 0.0
    for held in mind.me.figures:
        score = FIGURES[held.figure].score
        if score and score.item == "army_power":
            ribbon = float(min(might, score.max))
    if not mind.left:
        return ribbon
    return ribbon / (1 + mind.left) + might * mind.weights.power - danger(mind, might)


def danger(mind: Mind, might: int) -> float:
    """What attacks of the rivals may cost in the next round, if one has so much power."""
    weights, cost = mind.weights, 0.0
    armour = weights.armour * len(mind.me.cards(MILITARY))
    for seat in mind.rivals:
        them = mind.game.players[seat]
        cards = len(them.cards(MILITARY))
        lead = power(them.units) + weights.armour * cards - might - armour - weights.edge
        armed = 1 - weights.unarmed ** (cards + 1)
        cost += armed / (1 + math.exp(-lead / weights.luck))
    return weights.booty * cost


def recruit_worth(mind: Mind, unit: int) -> float:
    """One unit more; what no free upkeep covers will soon be gone."""
    army = mind.me.units
    gain = army_worth(mind, added(army, army_of(unit, 1))) - army_worth(mind, army)
    free = free_upkeep(mind.game, mind.seat)
    covered = free.kinds[unit] > army[unit] or free.any > 0
    return gain if covered else gain * mind.weights.uncovered


def wound(mind: Mind, options: list[Action]) -> Action:
    """A card before a unit, and the weakest unit before the others."""
    card = card_worth(mind, MILITARY)

    def price(option: Action) -> float:
        return POWER[UNIT[option.unit]] if isinstance(option, LoseUnit) else card / 2

    return min(options, key=price)


def maintenance(mind: Mind, options: list[Action]) -> Action:
    """Units that cost nothing, and others as long as they are worth their pay."""
    free, me = free_upkeep(mind.game, mind.seat), mind.me
    ducat = mind.weights.ducat if mind.left else spare_ducat(mind)

    def worth(option: Action) -> float:
        assert isinstance(option, Maintain)
        cost = upkeep(me, free, option.active, option.inactive) or 0
        awake = mind.weights.awake * power(option.active)
        return army_worth(mind, added(option.active, option.inactive)) + awake - cost * ducat

    return max(options, key=worth)


def spare_ducat(mind: Mind) -> float:
    """At the very end ducats count only for who has the ribbon that counts them."""
    for held in mind.me.figures:
        score = FIGURES[held.figure].score
        if score and score.item == "ducats":
            return 1 / score.per
    return 0.0
