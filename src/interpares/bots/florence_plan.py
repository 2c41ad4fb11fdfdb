"""A plan for the rounds to come: which Works when, and what is got for them before.

Everything is counted in florins, a prestige point as what it costs to buy with the income of a
Work. The search keeps the most promising stands after every action of the player.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from msgspec.structs import replace

from ..games.florence.cards import ARCHITECTS, LANDSCAPES, MINIMUM, MOST_ARCHITECTS, NUMBERS
from ..kernel.values import Value
from .florence_secrets import secret_worth
from .florence_stand import (
    ALL_BUILDINGS,
    ALL_FREEDOMS,
    ALL_LANDSCAPES,
    BIT,
    COSTS,
    ITEM,
    PER_VALUE,
    POINT,
    PROFESSION,
    ROUNDS,
    Move,
    Moves,
    Outlook,
    Stand,
    Wishes,
    match_of,
)

BEAM = 24
"""How many stands are followed."""
MOST_BONUS = 2
"""A plan buys no further bonus cards while it holds so many."""
TOUCHING = 2
"""Architects that let buildings stand side by side."""
BUILDING = NUMBERS.building_prestige_points * POINT
AGAIN = NUMBERS.repeated_landscape_prestige_points * POINT
BEST = NUMBERS.best_work_prestige_points * POINT
JESTER = NUMBERS.work_value_per_jester
SHORT, FAINT = 0.1, 0.4
"""What a Work loses for each point that it is short of the minimum, and what it keeps."""
HELD = 0.6
"""What is counted of a bonus card in hand."""
HOPE = 0.5
"""What is counted of a building that is wished for and can be paid."""


class Plan(Value):
    """The best plan found."""

    worth: float
    """In florins, at the end of the game."""
    moves: tuple[Move, ...]


@lru_cache(2_000)
def best_plan(outlook: Outlook, start: Stand, beam: int = BEAM) -> Plan:
    """Search round by round, action by action."""
    stands = [start]
    for number in range(outlook.round, ROUNDS + 1):
        if number > outlook.round:
            stands = most_promising(
                outlook,
                [each for stand in stands for each in auctions(outlook, stand, number)],
                number,
                NUMBERS.actions_per_round,
                beam,
            )
        actions = outlook.actions if number == outlook.round else NUMBERS.actions_per_round
        for left in reversed(range(actions)):
            tried = [each for stand in stands for each in actions_of(outlook, stand, number)]
            stands = most_promising(outlook, tried, number, left, beam)
    best = max(stands, key=lambda stand: final(outlook, stand))
    return Plan(final(outlook, best), told(best.moves))


def told(moves: Moves) -> tuple[Move, ...]:
    """Moves in their order."""
    found = []
    while moves:
        moves, move = moves
        found.append(move)
    return tuple(reversed(found))


def final(outlook: Outlook, stand: Stand) -> float:
    """PF-7.7, PF-12.6: florins count as far as the income of a Work could be exchanged."""
    secret = secret_worth(outlook, stand) if outlook.contests else 0.0
    florins = stand.florins if outlook.banker else min(stand.florins, stand.income)
    return stand.worth + florins + secret


def most_promising(
    outlook: Outlook, stands: list[Stand], number: int, left: int, beam: int
) -> list[Stand]:
    """The best stands, one of each kind."""
    actions = left + NUMBERS.actions_per_round * (ROUNDS - number)
    least = MINIMUM[number if actions > NUMBERS.actions_per_round else ROUNDS]
    ranked = [(promise(outlook, each, least, actions), each) for each in richest(stands)]
    ranked.sort(key=lambda each: each[0], reverse=True)
    return [stand for _, stand in ranked[:beam]]


def richest(stands: list[Stand]) -> Iterable[Stand]:
    """Of stands that differ in florins and prestige alone, the best."""
    best: dict[tuple[object, ...], Stand] = {}
    for stand in stands:
        key = (
            stand.own,
            stand.hand,
            stand.cards,
            stand.jesters,
            stand.architects,
            stand.types,
            stand.recruits,
            stand.fresh,
            stand.bonus,
            stand.bought,
            stand.declared,
            stand.princess,
        )
        other = best.get(key)
        if other is None or stand.worth + stand.florins > other.worth + other.florins:
            best[key] = stand
    return best.values()


def promise(outlook: Outlook, stand: Stand, least: int, actions: int) -> float:
    """What a stand has, and the Works it could complete as it is."""
    own = stand.own
    values = matches(stand.hand, own)
    if stand.fresh or stand.recruits:
        fresh = (drawn_match(outlook.pool, outlook.looks, own),) * stand.fresh
        recruited = (recruited_match(outlook.tables, outlook.pool, own),) * stand.recruits
        values = tuple(sorted((*values, *fresh, *recruited), reverse=True))
    people = stand.cards + JESTER * stand.jesters
    total = stand.worth + stand.florins + works_promise(values[:actions], people, least)
    if stand.bonus and values:
        total += HELD * PER_VALUE * sum(stand.bonus)
    if actions > len(values):
        total += hopes(stand, actions - len(values))
    if outlook.contests:
        total += secret_worth(outlook, stand)
    return total


@lru_cache(50_000)
def matches(hand: tuple[Wishes, ...], own: Wishes) -> tuple[int, ...]:
    """What each card in hand meets, the best one first."""
    return tuple(sorted([match_of(own, wishes) for wishes in hand], reverse=True))


@lru_cache(50_000)
def works_promise(values: tuple[int, ...], people: int, least: int) -> float:
    """The income of Works that meet so much each; a part of those that fall short."""
    total = 0.0
    for value in values:
        short = least - value - people
        share = 1.0 if short <= 0 else max(FAINT, 1 - SHORT * short)
        total += PER_VALUE * (value + people) * share
    return total


def hopes(stand: Stand, spare: int) -> float:
    """A part of what the buildings that cards in hand wish for would add."""
    cost = COSTS[stand.architects]
    if stand.florins < cost:
        return 0.0
    unmet = (wished_by(stand.hand) & ~stand.own & ALL_BUILDINGS).bit_count()
    gain = NUMBERS.work_value_building * PER_VALUE + BUILDING - cost
    return HOPE * gain * min(spare, unmet)


@lru_cache(10_000)
def wished_by(hand: tuple[Wishes, ...]) -> Wishes:
    """Everything that cards wish for."""
    wished = 0
    for each in hand:
        wished |= each
    return wished


@lru_cache(20_000)
def drawn_match(pool: tuple[Wishes, ...], looks: int, own: Wishes) -> int:
    """What the best of so many cards looked at meets, about."""
    values = sorted([match_of(own, each) for each in pool], reverse=True)
    return values[min(len(values) - 1, (len(values) + 3) // (looks + 1))] if values else 0


@lru_cache(20_000)
def recruited_match(tables: tuple[Wishes, ...], pool: tuple[Wishes, ...], own: Wishes) -> int:
    """What the best card on another table meets; any other will be a common one."""
    there = max([match_of(own, each) for each in tables], default=0)
    return max(there, drawn_match(pool, COMMON, own))


COMMON = 2
"""As good a card as the better of two."""


def auctions(outlook: Outlook, stand: Stand, number: int) -> Iterator[Stand]:
    """PF-4: at the beginning of a round, one object for what it may cost then."""
    stand = replace(stand, best=0.0, bought=False, declared=False, princess=0)
    yield stand
    for thing, prices in outlook.prices:
        price = prices[number]
        if price <= stand.florins:
            yield from obtained(outlook, stand, thing, price)


def obtained(outlook: Outlook, stand: Stand, thing: str, price: int) -> Iterator[Stand]:
    """PF-5: the stand with an object, where the plan has a use for it."""
    moves = (stand.moves, Move("object", thing, price))
    paid = stand.florins - price
    match thing:
        case "jester":
            yield replace(stand, florins=paid, jesters=stand.jesters + 1, moves=moves)
        case "architect" if stand.architects < MOST_ARCHITECTS:
            more = stand.architects + 1
            gained = ARCHITECTS[more].prestige_points_gained * POINT
            yield replace(
                stand, florins=paid, architects=more, worth=stand.worth + gained, moves=moves
            )
        case "recruitment_card":
            yield replace(
                stand,
                florins=paid,
                recruits=stand.recruits + 1,
                cards=stand.cards + 1,
                moves=moves,
            )
        case "prestige_card":
            yield replace(stand, florins=paid, worth=stand.worth + outlook.prestige, moves=moves)
        case "landscape":
            yield from landscaped(outlook, stand, price)


def landscaped(outlook: Outlook, stand: Stand, price: int) -> Iterator[Stand]:
    """PF-5.2 to PF-5.4: each landscape that is wished for, or one more of a type."""
    wished = outlook.sought | wished_by(stand.hand)
    for bit in bits(outlook.free & ALL_LANDSCAPES & (wished | stand.own)):
        yield with_landscape(stand, bit, price)


def with_landscape(stand: Stand, bit: Wishes, price: int) -> Stand:
    """PF-5.3: a first one meets wishes, a further one brings prestige."""
    at = TYPES.index(bit)
    types = stand.types
    return replace(
        stand,
        florins=stand.florins - price,
        own=stand.own | bit,
        worth=stand.worth + AGAIN * bool(bit & stand.own),
        types=(*types[:at], types[at] + 1, *types[at + 1 :]),
        moves=(stand.moves, Move("object", ITEM[bit], price)),
    )


TYPES = tuple(BIT[each] for each in LANDSCAPES)


def bits(mask: Wishes) -> Iterator[Wishes]:
    """The single things of a set."""
    while mask:
        low = mask & -mask
        yield low
        mask ^= low


def actions_of(outlook: Outlook, stand: Stand, number: int) -> Iterator[Stand]:
    """PF-6.2: everything worth an action, and doing nothing."""
    yield stand
    yield from works(outlook, stand, number)
    wished = (outlook.sought | wished_by(stand.hand)) & ~stand.own
    yield from buildings(outlook, stand, wished)
    yield from freedoms(outlook, stand, wished)
    yield from purchases(outlook, stand, number)


def works(outlook: Outlook, stand: Stand, number: int) -> Iterator[Stand]:
    """PF-7, PF-16.13, PF-16.15: a Work with each card, and one of the Princess."""
    people = stand.cards + JESTER * stand.jesters
    if number == outlook.round:
        people += outlook.muse
        if stand.princess >= MINIMUM[number]:
            gone = replace(stand, princess=0, moves=(stand.moves, PRINCESS))
            yield earned(outlook, gone, number, stand.princess)
    for laid, match in laid_cards(outlook, stand):
        yield from valued(outlook, laid, number, people + match)


PRINCESS, FRESH, RECRUIT = Move("princess"), Move("work", "fresh"), Move("work", "recruit")


def laid_cards(outlook: Outlook, stand: Stand) -> Iterator[tuple[Stand, int]]:
    """PF-7.9: every card that could be laid on the table, with what it meets."""
    own, moves, done = stand.own, stand.moves, stand.works + 1
    for wishes in stand.hand:
        rest = tuple([each for each in stand.hand if each != wishes])
        move = Move("work", PROFESSION[wishes])
        yield replace(stand, hand=rest, works=done, moves=(moves, move)), match_of(own, wishes)
    if stand.fresh:
        laid = replace(stand, fresh=stand.fresh - 1, works=done, moves=(moves, FRESH))
        yield laid, drawn_match(outlook.pool, outlook.looks, own)
    if stand.recruits:
        laid = replace(stand, recruits=stand.recruits - 1, works=done, moves=(moves, RECRUIT))
        yield laid, recruited_match(outlook.tables, outlook.pool, own)


def valued(outlook: Outlook, laid: Stand, number: int, value: int) -> Iterator[Stand]:
    """The Work as it is, with the bonus cards it needs, and with all of them."""
    if value >= MINIMUM[number]:
        yield earned(outlook, laid, number, value)
    if not laid.bonus:
        return
    total = value + sum(laid.bonus)
    if total >= MINIMUM[number]:
        yield earned(outlook, replace(laid, bonus=()), number, total)
    for at, more in enumerate(laid.bonus if len(laid.bonus) > 1 else ()):
        if value + more >= MINIMUM[number]:
            rest = laid.bonus[:at] + laid.bonus[at + 1 :]
            yield earned(outlook, replace(laid, bonus=rest), number, value + more)


def earned(outlook: Outlook, stand: Stand, number: int, value: int) -> Stand:
    """PF-7.6, PF-11.1: the income, and the chance of the best Work."""
    florins = PER_VALUE * value
    chances = outlook.chances[number]
    chance = max(stand.best, chances[min(value, len(chances) - 1)])
    return replace(
        stand,
        florins=stand.florins + florins,
        income=stand.income + florins,
        worth=stand.worth + BEST * (chance - stand.best),
        best=chance,
        moves=(stand.moves, Move("income", "", -florins)),
    )


def buildings(outlook: Outlook, stand: Stand, wished: Wishes) -> Iterator[Stand]:
    """PF-8: each building that is wished for, and one for the prestige alone."""
    cost, touching = COSTS[stand.architects], stand.architects >= TOUCHING
    if cost > stand.florins or stand.built >= outlook.room[touching]:
        return
    there = outlook.fits[touching] & ~stand.own
    other = there & ~wished
    for bit in (*bits(there & wished), *([other & -other] if other else [])):
        yield replace(
            stand,
            florins=stand.florins - cost,
            own=stand.own | bit,
            built=stand.built + 1,
            worth=stand.worth + BUILDING,
            moves=(stand.moves, Move("build", ITEM[bit], cost)),
        )


def freedoms(outlook: Outlook, stand: Stand, wished: Wishes) -> Iterator[Stand]:
    """PF-9.5: each freedom that is wished for."""
    cost = NUMBERS.freedom_cost
    if stand.declared or cost > stand.florins:
        return
    for bit in bits(wished & outlook.free & ALL_FREEDOMS):
        yield replace(
            stand,
            florins=stand.florins - cost,
            own=stand.own | bit,
            declared=True,
            moves=(stand.moves, Move("declare", ITEM[bit], cost)),
        )


def purchases(outlook: Outlook, stand: Stand, number: int) -> Iterator[Stand]:
    """PF-9.1, PF-9.8: a profession card, a bonus card."""
    cost = NUMBERS.profession_card_cost
    if not stand.bought and number <= outlook.last_draw and cost <= stand.florins:
        yield replace(
            stand,
            florins=stand.florins - cost,
            fresh=stand.fresh + 1,
            cards=stand.cards + 1,
            bought=True,
            moves=(stand.moves, Move("profession", "", cost)),
        )
    cost = NUMBERS.bonus_card_cost
    if outlook.bonus and len(stand.bonus) < MOST_BONUS and cost <= stand.florins:
        bonus = (*stand.bonus, outlook.bonus)
        moves = (stand.moves, Move("bonus", "", cost))
        yield replace(stand, florins=stand.florins - cost, bonus=bonus, moves=moves)
