"""VE-L: which cards a selector means right now."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ...kernel.values import Seat
from .cards import CARDS
from .components import Card
from .game import NONE, Duel, Frame, Piece
from .language import Selector
from .operations import OnCards
from .plain_operations import Operation
from .referring import card_of

if TYPE_CHECKING:
    from .reading import Reading


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
        and within(printed.szabla, sel.szabla_min, sel.szabla_max)
        and within(printed.kreski, sel.kreski_min, sel.kreski_max)
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
    return within(card.lafa, sel.lafa_min, sel.lafa_max)


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
    hanging = map(now.piece, hanging_on(now, piece))
    return tuple([CARDS[each.card].type for each in hanging if each])


def hanging_on(now: Reading, piece: int) -> tuple[int, ...]:
    """VE-11.12: the cards that hang on a card, or hung on it when it left play."""
    ghost = now.ghost(piece)
    return ghost.attached if ghost else tuple([each.id for each in now.attached(piece)])


def _fits_traits(now: Reading, sel: Selector, piece: int) -> bool:
    if not (sel.szabla_min is None and sel.szabla_max is None) and not within(
        now.trait(piece, "szabla"), sel.szabla_min, sel.szabla_max
    ):
        return False
    return (sel.kreski_min is None and sel.kreski_max is None) or within(
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


def within(value: int, least: int | None, most: int | None) -> bool:
    return (least is None or value >= least) and (most is None or value <= most)


def selected(now: Reading, frame: Frame, sel: Selector) -> list[int]:
    """All cards on the table that are meant, in the order in which they came."""
    if sel.is_ is not None:
        piece = card_of(now, frame, sel.is_)
        return [piece] if piece in now.table and matches(now, frame, sel, piece) else []
    return [piece for piece in _eligible(now, frame, sel) if matches(now, frame, sel, piece)]


def _eligible(now: Reading, frame: Frame, sel: Selector) -> Iterable[int]:
    """The cards among which a selector can find any."""
    if sel.type != "character" or sel.zone != "play":
        return now.table
    return [each.id for each in now.characters(frame.seat if sel.who == "you" else None)]


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
