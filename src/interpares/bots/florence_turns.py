"""A turn as the heuristic bot plays it: the next move of the best plan, and its details."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from msgspec.structs import replace

from ..games.florence.actions import (
    BUY_BONUS,
    BUY_PROFESSION,
    COMPLETE,
    END_TURN,
    PRINCESS_WORK,
    Exchange,
    Keep,
    Recruit,
)
from ..games.florence.building import BUILD
from ..games.florence.cards import MINIMUM, PROFESSIONS
from ..games.florence.game import Florence
from ..games.florence.looking import KeepCard
from ..games.florence.turn import DECLARE
from ..games.florence.works import ADD_BONUS, PER_POINT, WORK, DeclareBonus, bonus_value, counters
from ..kernel.steps import Action
from ..kernel.values import Seat
from .florence_joint import proposal
from .florence_plan import Plan, best_plan, earned
from .florence_secrets import contest
from .florence_stand import PER_VALUE, ROUNDS, WISHES, Move, match_of
from .florence_table import outlook_of, stand_of

CUSHION = 200
"""Florins kept beyond those a plan needs: prices may be higher."""


def plan_of(game: Florence, seat: Seat) -> Plan:
    """The best plan from here."""
    return best_plan(outlook_of(game, seat), stand_of(game, seat))


def starting_cards(game: Florence, seat: Seat, options: Sequence[Action]) -> Action:
    """PF-2.3: the three cards with the best plan."""
    outlook, stand = outlook_of(game, seat), stand_of(game, seat)

    def worth(action: Action) -> float:
        assert isinstance(action, Keep)
        hand = tuple([WISHES[card] for card in action.cards])
        return best_plan(outlook, replace(stand, hand=hand, cards=len(hand))).worth

    return max(options, key=worth)


def choose_action(game: Florence, seat: Seat, options: Sequence[Action]) -> Action:
    """PF-6: a joint building that beats the plan, else the first move that can be made."""
    if game.cooperative and (offer := proposal(game, seat, options)):
        return offer
    for move in plan_of(game, seat).moves:
        if move.kind == "object":
            break
        if move.kind == "work" and move.what == "recruit":
            found = [each for each in options if isinstance(each, Recruit)]
            if found:
                return best_recruit(game, seat, found)
        action = said(move)
        if action is not None and action in options:
            return action
    return END_TURN


def said(move: Move) -> Action | None:
    """A move of a plan as a player says it."""
    match move.kind:
        case "work":
            return WORK.get(move.what)
        case "build":
            return BUILD[move.what]
        case "declare":
            return DECLARE[move.what]
        case "profession":
            return BUY_PROFESSION
        case "bonus":
            return BUY_BONUS
        case "princess":
            return PRINCESS_WORK
        case _:
            return None


def best_recruit(game: Florence, seat: Seat, options: Sequence[Action]) -> Action:
    """PF-10.3: the card on another table that the principality fits best."""
    own = stand_of(game, seat).own

    def fit(action: Action) -> int:
        return match_of(own, WISHES[action.profession]) if isinstance(action, Recruit) else -1

    return max(options, key=fit)


def declare_bonus(game: Florence, seat: Seat, step: DeclareBonus) -> Action:
    """PF-7.1: the bonus cards with which this Work and the rest of the plan are worth most."""
    left, value = step.left(game), step.value(game)
    outlook, stand = outlook_of(game, seat), stand_of(game, seat)
    counted = counters(game.players[seat])
    best: tuple[float, tuple[str, ...]] = (-1.0, left)
    for count in range(len(left) + 1):
        for used in combinations(left, count):
            total = value + sum(bonus_value(card, counted) for card in used)
            if total < MINIMUM[game.round]:
                continue
            rest = tuple(sorted(bonus_value(card, counted) for card in left if card not in used))
            after = earned(outlook, replace(stand, bonus=rest), game.round, total)
            best = max(best, (best_plan(outlook, after).worth, used), key=lambda each: each[0])
    used = best[1]
    return ADD_BONUS[used[0]] if used else COMPLETE


def exchange(game: Florence, seat: Seat, most: int, value: int) -> Action:
    """PF-7.7: keep what the plan needs until the next Work, and turn the rest into prestige."""
    stand = replace(stand_of(game, seat), income=PER_VALUE * value)
    moves = best_plan(outlook_of(game, seat), stand).moves
    kept = needed(moves)
    if kept and game.round < ROUNDS:
        kept += CUSHION
    return Exchange(max(0, min(most, (stand.florins - kept) // PER_POINT)))


def needed(moves: Sequence[Move]) -> int:
    """The florins a plan needs until the next income, for one object at most."""
    total, objects = 0, 0
    for move in moves:
        objects += move.kind == "object"
        if move.kind == "income" or objects > 1:
            break
        total += move.florins
    return total


def keep_card(game: Florence, seat: Seat, step: KeepCard, options: Sequence[Action]) -> Action:
    """PF-5.8, PF-9.1, PF-9.8: the card that helps the plan most."""
    outlook, stand = outlook_of(game, seat), stand_of(game, seat)

    def worth(action: Action) -> float:
        assert isinstance(action, Keep)
        (card,) = action.cards
        if step.deck == "profession":
            hand = (*stand.hand, WISHES[card])
            after = replace(stand, hand=hand, cards=stand.cards + 1, bought=True)
            return best_plan(outlook, after).worth
        if step.deck == "bonus":
            return float(bonus_value(card, counters(game.players[seat], laid=True)))
        held = (*outlook.contests, contest(game, seat, card))
        return best_plan(replace(outlook, contests=held), stand).worth

    return max(options, key=worth)


def planned(game: Florence, seat: Seat) -> list[str]:
    """The buildings the plan erects, and those that cards in hand wish for."""
    player = game.players[seat]
    built = [move.what for move in plan_of(game, seat).moves if move.kind == "build"]
    wished = [PROFESSIONS[card].building for card in player.hand]
    return [each for each in dict.fromkeys((*built, *wished)) if not player.has_building(each)]
