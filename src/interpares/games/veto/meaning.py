"""VE-L: what amounts and conditions of a text come to right now."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ...kernel.values import Seat
from .game import NOBODY, Duel, Frame
from .language import (
    Amount,
    AnyCondition,
    AnyOf,
    Compare,
    Count,
    CountOf,
    Election,
    Fights,
    Has,
    HasOf,
    InfluenceUsed,
    Initiative,
    Losing,
    MarginMax,
    MarginMin,
    Markers,
    Matches,
    Not,
    PoolMax,
    PoolMin,
    Reckoned,
    RoundMin,
    TraitOf,
    Uses,
)
from .referring import card_of, enemy_of, fighter_of, players_of
from .selecting import counted, fights, hanging_on, matches, within
from .words import Goods

if TYPE_CHECKING:
    from .reading import Reading


def reckoned(now: Reading, frame: Frame, amount: Amount) -> int:
    """VE-L.14"""
    if isinstance(amount, int):
        return amount
    value = _value(now, frame, amount) * amount.times // amount.div + amount.plus
    return value if amount.max is None else min(value, amount.max)


def _value(now: Reading, frame: Frame, amount: Reckoned) -> int:
    match amount:
        case CountOf():
            return counted(now, frame, amount.count)
        case TraitOf():
            piece = card_of(now, frame, amount.of)
            return now.trait(piece, amount.trait) if now.piece(piece) else 0
        case HasOf():
            seats = players_of(now, frame, amount.who)
            return sum([goods(now, seat, amount.has) for seat in seats])
        case _:
            return _markers(now, card_of(now, frame, amount.markers))  # type: ignore[attr-defined]


def goods(now: Reading, seat: Seat, kind: Goods) -> int:
    """How much a player has."""
    player = now.game.players[seat]
    match kind:
        case "kreski":
            return player.kreski
        case "dukats":
            return player.dukats
        case _:
            return len(player.hand)


def _markers(now: Reading, piece: int) -> int:
    here = now.piece(piece)
    return here.markers if here else 0


def holds_all(now: Reading, frame: Frame, conditions: Iterable[AnyCondition]) -> bool:
    return all(holds(now, frame, each) for each in conditions)


def holds(now: Reading, frame: Frame, condition: AnyCondition) -> bool:  # noqa: C901, PLR0912 - one line for each form of the language
    """Whether a condition holds right now."""
    game = now.game
    match condition:
        case Count():
            least = 1 if condition.min is condition.max is None else condition.min
            return within(counted(now, frame, condition.count), least, condition.max)
        case Has():
            return _has(now, frame, condition)
        case Compare():
            return _compares(now, frame, condition)
        case PoolMin():
            return game.pool >= condition.pool_min
        case PoolMax():
            return game.pool <= condition.pool_max
        case Initiative():
            return (game.initiative == frame.seat) == (condition.initiative == "you")
        case Election():
            return (game.election != NOBODY) == condition.election
        case InfluenceUsed():
            own = condition.influence_used == "you"
            return any((each == frame.seat) == own for each in game.influence)
        case RoundMin():
            return game.round >= condition.round_min
        case Fights():
            return fights(game.duel, card_of(now, frame, condition.fights), condition.role)
        case Matches():
            return matches(now, frame, condition.sel, card_of(now, frame, condition.matches))
        case MarginMin():
            return _margin(game.duel) >= condition.margin_min
        case MarginMax():
            return 0 <= _margin(game.duel) <= condition.margin_max
        case Losing():
            return _losing(now, frame.seat)
        case Markers():
            return _markers(now, card_of(now, frame, condition.markers)) >= condition.min
        case Uses():
            return _uses(now, card_of(now, frame, condition.uses), condition.keyword)
        case Not():
            return not holds(now, frame, condition.not_)
        case AnyOf():
            return any(holds(now, frame, each) for each in condition.any)


def _has(now: Reading, frame: Frame, condition: Has) -> bool:
    """Nobody has anything: where no player is meant it does not hold."""
    seats = players_of(now, frame, condition.who)
    amounts = [goods(now, seat, condition.has) for seat in seats]
    return bool(seats) and all(within(each, condition.min, condition.max) for each in amounts)


def _compares(now: Reading, frame: Frame, condition: Compare) -> bool:
    def compares(seat: Seat, other: Seat) -> bool:
        mine, theirs = goods(now, seat, condition.compare), goods(now, other, condition.compare)
        match condition.is_:
            case "more":
                return mine > theirs
            case "less":
                return mine < theirs
            case "equal":
                return mine == theirs
            case _:
                return mine >= theirs

    every = any if condition.than == "any_opponent" else all
    opponents = condition.than in ("any_opponent", "all_opponents")
    than = "each_opponent" if opponents else condition.than
    who = players_of(now, frame, condition.who)
    others = players_of(now, frame, than) if who else ()
    return bool(who) and bool(others) and all(every(compares(a, b) for b in others) for a in who)


def _margin(duel: Duel | None) -> int:
    """By how much a duel was decided; less than nothing before that."""
    return duel.margin if duel is not None and duel.totals is not None else -1


def _losing(now: Reading, seat: Seat) -> bool:
    mine, enemy = fighter_of(now.game.duel, seat), enemy_of(now.game.duel, seat)
    return bool(mine and enemy) and now.trait(mine, "szabla") < now.trait(enemy, "szabla")


def _uses(now: Reading, fighter: int, keyword: str) -> bool:
    borne = hanging_on(now, fighter)
    return any(each in borne and keyword in now.keywords(each) for each in now.used_by(fighter))
