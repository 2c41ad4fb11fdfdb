"""The characters of Muse and Princess as the heuristic bot values and uses them."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from ..games.florence.actions import (
    DECLINE,
    PASS,
    PAY_AND_RANK,
    TAKE_FREE,
    TAKE_RANK,
    PutMarker,
    UseProfessor,
)
from ..games.florence.cards import MUSE_BONUS
from ..games.florence.characters import MerchantSettlement, rank
from ..games.florence.game import Florence
from ..games.florence.works import princess_value
from ..kernel.steps import Action
from ..kernel.values import Seat
from .florence_plan import best_plan
from .florence_stand import PER_VALUE, POINT, ROUNDS
from .florence_table import outlook_of, stand_of, usual_price


def character_bid(game: Florence, seat: Seat, options: Sequence[Action]) -> Action:
    """PF-16.6: the lowest space of the character that gains most, or none."""
    lowest: dict[str, PutMarker] = {}
    for each in options:
        if isinstance(each, PutMarker):
            lowest.setdefault(each.character, each)
    gains = {each: character_gain(game, seat, each) for each in lowest.values()}
    best = max(gains, key=lambda each: gains[each])
    return best if gains[best] > 0 else PASS


def character_gain(game: Florence, seat: Seat, put: PutMarker) -> float:
    """What a character adds to the plan, less its stake, in florins."""
    outlook, stand = outlook_of(game, seat), stand_of(game, seat)
    without = best_plan(outlook, stand).worth
    if put.character == "banker":
        stand = replace(stand, florins=stand.florins + game.banker - put.florins)
        outlook = replace(outlook, banker=game.round == ROUNDS)
        return best_plan(outlook, stand).worth - without
    stand = replace(stand, florins=stand.florins - put.florins)
    more = 0.0
    match put.character:
        case "muse":
            outlook = replace(outlook, muse=MUSE_BONUS[game.round])
        case "cardinal":
            outlook = replace(outlook, actions=outlook.actions + 1)
        case "princess":
            stand = replace(stand, princess=princess_value(game, seat).total)
        case "merchant":
            more = merchant_worth(game, seat)
        case _:
            more = float(max(outlook.prestige, PER_VALUE * outlook.bonus))
    return best_plan(outlook, stand).worth - without + more


def merchant_worth(game: Florence, seat: Seat) -> float:
    """PF-16.16: a free object in the next round, or prestige by rank."""
    free = usual_price(game, "jester", game.round + 1) if game.round < ROUNDS else 0
    return max(0.7 * free, POINT * rank(game, seat))


def merchant_on_taking(game: Florence, seat: Seat) -> Action:
    """PF-16.17: prestige at once where the next object cannot be worth more."""
    now = POINT * rank(game, seat)
    return TAKE_RANK if now >= merchant_worth(game, seat) else DECLINE


def merchant_settlement(game: Florence, seat: Seat, step: MerchantSettlement) -> Action:
    """PF-16.17: the object free if it cost more than the rank brings."""
    return TAKE_FREE if step.price > POINT * rank(game, seat) else PAY_AND_RANK


def use_professor(game: Florence, seat: Seat, options: Sequence[Action]) -> Action:
    """PF-16.18: a prestige card or a bonus card, whichever may bring more."""
    outlook = outlook_of(game, seat)
    worth = {"prestige": outlook.prestige, "bonus": PER_VALUE * outlook.bonus}
    decks = [each for each in options if isinstance(each, UseProfessor)]
    return max(decks, key=lambda each: worth[each.deck])
