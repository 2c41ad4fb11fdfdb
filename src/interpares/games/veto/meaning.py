"""VE-L: what selectors, conditions, amounts, players and cards named in a text mean right now."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ...kernel.values import Seat
from .cards import CARDS, text_of
from .components import Card
from .game import NOBODY, NONE, Duel, Frame, Piece
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
    Ref,
    RoundMin,
    Selector,
    TraitOf,
    Uses,
    Who,
)
from .operations import OnCards, Operation
from .words import Goods

if TYPE_CHECKING:
    from .reading import Reading


# --- cards and players


def card_of(now: Reading, frame: Frame, ref: Ref) -> int:
    """The piece a text means; `NONE` where there is no such card."""
    happening = frame.happening
    match ref:
        case "self":
            return frame.source
        case "host":
            here = now.table.get(frame.source)
            return here.host if here else frame.host
        case "event_card":
            return happening.card if happening else NONE
        case "event_char":
            return happening.char if happening else NONE
        case "event_other":
            return happening.other if happening else NONE
        case "my_fighter":
            return fighter_of(now.game.duel, frame.seat)
        case "enemy_fighter":
            return enemy_of(now.game.duel, frame.seat)
        case "each":
            return frame.each
        case _:
            return max(NONE, _target(frame, ref))


def fighter_of(duel: Duel | None, seat: Seat) -> int:
    """The fighter of a player in the current duel."""
    if duel is None or seat not in duel.seats:
        return NONE
    return (duel.challenger, duel.challenged)[duel.seats.index(seat)]


def enemy_of(duel: Duel | None, seat: Seat) -> int:
    """The fighter a player's fighter stands against."""
    if duel is None or seat not in duel.seats:
        return NONE
    return (duel.challenged, duel.challenger)[duel.seats.index(seat)]


def _target(frame: Frame, name: str) -> int:
    targets = text_of(frame.card, frame.text).target
    at = next((at for at, each in enumerate(targets) if each.name == name), NOBODY)
    return frame.targets[at] if 0 <= at < len(frame.targets) else NOBODY


def players_of(now: Reading, frame: Frame, who: Who) -> tuple[Seat, ...]:
    """The living players a text means."""
    game = now.game
    match who:
        case "you":
            seats: Iterable[Seat] = (frame.seat,)
        case "each_opponent":
            seats = game.opponents(frame.seat)
        case "each_player":
            seats = game.clockwise(game.initiative)
        case "event_player":
            seats = (frame.happening.player,) if frame.happening else ()
        case "initiative":
            seats = (game.initiative,)
        case "enemy":
            seats = _enemy(game.duel, frame.seat)
        case "each":
            seats = (frame.each_seat,)
        case _:
            seats = (_player_named(now, frame, who),)
    return tuple([each for each in seats if each >= 0 and game.players[each].alive])


def _enemy(duel: Duel | None, seat: Seat) -> tuple[Seat, ...]:
    if duel is None or seat not in duel.seats:
        return ()
    return (duel.seats[1 - duel.seats.index(seat)],)


def _player_named(now: Reading, frame: Frame, who: Who) -> Seat:
    word, _, name = who.partition(":")
    if word == "target":
        return _target(frame, name)
    piece = card_of(now, frame, name)
    if word == "controller_of":
        return now.controller(piece)
    here = now.piece(piece)
    return here.owner if here else NOBODY


# --- selectors


def matches(now: Reading, frame: Frame, sel: Selector, piece: int) -> bool:
    """Whether a card on the table, or one that has just left it, is meant."""
    here = now.table.get(piece)
    in_zone = here is None or _in_zone(sel, here)
    here = now.piece(piece) if here is None else here
    if here is None or not in_zone:
        return False
    # VE-L.4: a thrust comes to lie in the duel only when its own text has been carried out.
    if (sel.not_self or sel.zone == "duel") and piece == frame.source:
        return False
    if sel.marked is not None and sel.marked != here.marked:
        return False
    if sel.field is not None and sel.field != here.field:
        return False
    if sel.attached is not None and sel.attached != bool(here.host):
        return False
    return (
        _fits_print(now, frame, sel, CARDS[here.card])
        and (sel.who == "any" or _fits_owner(frame, sel, now.controller(piece)))
        and _fits_words(sel, now.keywords(piece))
        and _fits_links(now, frame, sel, piece)
        and _fits_traits(now, sel, piece)
        and _fits_duel(now, frame, sel, piece)
    )


def matches_loose(now: Reading, frame: Frame, sel: Selector, card: str, owner: Seat) -> bool:
    """Whether a card that is not on the table is meant: one in a hand, a pile, or being played."""
    printed = CARDS[card]
    on_table = (sel.marked, sel.field, sel.has, sel.attached_to, sel.host, sel.used_by, sel.is_)
    return (
        not any(each is not None for each in on_table)
        and not sel.attached
        and sel.fights_as is None
        and _fits_print(now, frame, sel, printed)
        and _fits_owner(frame, sel, owner)
        and _fits_words(sel, frozenset(printed.keywords))
        and _within(printed.szabla, sel.szabla_min, sel.szabla_max)
        and _within(printed.kreski, sel.kreski_min, sel.kreski_max)
    )


def _in_zone(sel: Selector, here: Piece) -> bool:
    """VE-11.14"""
    if sel.zone == "play":
        return CARDS[here.card].type != "thrust"
    if sel.zone == "duel":
        return here.in_duel
    thrust = sel.zone == "thrusts" and CARDS[here.card].type == "thrust"
    return thrust and not here.in_duel


def _fits_print(now: Reading, frame: Frame, sel: Selector, card: Card) -> bool:
    if sel.type is not None:
        fits = card.type == sel.type if isinstance(sel.type, str) else card.type in sel.type
        if not fits:
            return False
    if sel.name is not None:
        names = (sel.name,) if isinstance(sel.name, str) else sel.name
        if card.id not in names and card.person not in names:
            return False
    if sel.faction is not None and not _fits_faction(now, frame, sel.faction, card):
        return False
    return _within(card.lafa, sel.lafa_min, sel.lafa_max)


def _fits_faction(now: Reading, frame: Frame, word: str, card: Card) -> bool:
    own = now.game.players[frame.seat].faction
    if word == "own":
        return card.faction == own
    if word == "other":
        return card.faction not in (own, "none")
    return card.faction == word


def _fits_owner(frame: Frame, sel: Selector, seat: Seat) -> bool:
    match sel.who:
        case "you":
            return seat == frame.seat
        case "opponents":
            return seat != frame.seat
        case "each":
            return seat == frame.each_seat
        case _:
            return True


def _fits_words(sel: Selector, keywords: frozenset[str]) -> bool:
    return (
        (not sel.keyword or keywords.issuperset(sel.keyword))
        and (not sel.any_of or not keywords.isdisjoint(sel.any_of))
        and (not sel.without or keywords.isdisjoint(sel.without))
    )


def _fits_links(now: Reading, frame: Frame, sel: Selector, piece: int) -> bool:
    if sel.is_ is not None and card_of(now, frame, sel.is_) != piece:
        return False
    if sel.not_ is not None and card_of(now, frame, sel.not_) == piece:
        return False
    if sel.has is not None and sel.has not in attached_types(now, piece):
        return False
    if sel.has_not is not None and sel.has_not in attached_types(now, piece):
        return False
    return (sel.attached_to is None and sel.host is None) or _fits_host(now, frame, sel, piece)


def _fits_host(now: Reading, frame: Frame, sel: Selector, piece: int) -> bool:
    here = now.piece(piece)
    host = here.host if here else NONE
    if sel.attached_to is not None and (not host or card_of(now, frame, sel.attached_to) != host):
        return False
    return sel.host is None or (host != NONE and matches(now, frame, sel.host, host))


def attached_types(now: Reading, piece: int) -> tuple[str, ...]:
    """The types of the cards that hang on a card, or hung on it when it left play."""
    ghost = now.ghost(piece)
    if ghost:
        return ghost.attached
    return tuple([CARDS[each.card].type for each in now.game.attached(piece)])


def _fits_traits(now: Reading, sel: Selector, piece: int) -> bool:
    if not (sel.szabla_min is None and sel.szabla_max is None) and not _within(
        now.trait(piece, "szabla"), sel.szabla_min, sel.szabla_max
    ):
        return False
    return (sel.kreski_min is None and sel.kreski_max is None) or _within(
        now.trait(piece, "kreski"), sel.kreski_min, sel.kreski_max
    )


def _fits_duel(now: Reading, frame: Frame, sel: Selector, piece: int) -> bool:
    if sel.fights_as is not None and not fights(now.game.duel, piece, sel.fights_as):
        return False
    return sel.used_by is None or piece in now.used_by(card_of(now, frame, sel.used_by))


def fights(duel: Duel | None, piece: int, role: str | None) -> bool:
    """Whether a card is a fighter of the current duel, in that part of it."""
    if duel is None or piece == NONE:
        return False
    if role in (None, "any"):
        return piece in (duel.challenger, duel.challenged)
    return piece == (duel.challenger if role == "challenger" else duel.challenged)


def _within(value: int, least: int | None, most: int | None) -> bool:
    return (least is None or value >= least) and (most is None or value <= most)


def selected(now: Reading, frame: Frame, sel: Selector) -> list[int]:
    """All cards on the table that are meant, in the order in which they came."""
    if sel.is_ is not None:
        piece = card_of(now, frame, sel.is_)
        return [piece] if piece in now.table and matches(now, frame, sel, piece) else []
    return [piece for piece in now.table if matches(now, frame, sel, piece)]


def counted(now: Reading, frame: Frame, sel: Selector) -> int:
    """How many cards are meant, wherever they are."""
    if sel.zone in ("play", "duel", "thrusts"):
        return len(selected(now, frame, sel))
    return sum(
        [
            matches_loose(now, frame, sel, card, seat)
            for seat, player in enumerate(now.game.players)
            for card in getattr(player, sel.zone)
        ]
    )


def applies(now: Reading, frame: Frame, operation: Operation, piece: int) -> bool:
    """Whether a continuous operation is about this card."""
    if not isinstance(operation, OnCards):
        return False
    if operation.card is not None:
        return card_of(now, frame, operation.card) == piece
    return operation.sel is not None and matches(now, frame, operation.sel, piece)


def affected(now: Reading, frame: Frame, operation: Operation) -> list[int]:
    """The cards on the table a continuous operation is about."""
    if not isinstance(operation, OnCards):
        return []
    if operation.card is not None:
        piece = card_of(now, frame, operation.card)
        return [piece] if piece in now.table else []
    return selected(now, frame, operation.sel) if operation.sel is not None else []


# --- amounts


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


# --- conditions


def holds_all(now: Reading, frame: Frame, conditions: Iterable[AnyCondition]) -> bool:
    return all(holds(now, frame, each) for each in conditions)


def holds(now: Reading, frame: Frame, condition: AnyCondition) -> bool:  # noqa: C901, PLR0912 - one line for each form of the language
    """Whether a condition holds right now."""
    game = now.game
    match condition:
        case Count():
            least = 1 if condition.min is condition.max is None else condition.min
            return _within(counted(now, frame, condition.count), least, condition.max)
        case Has():
            return all(
                _within(goods(now, seat, condition.has), condition.min, condition.max)
                for seat in players_of(now, frame, condition.who)
            )
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
    return any(
        each in now.table and now.table[each].host == fighter and keyword in now.keywords(each)
        for each in now.used_by(fighter)
    )
