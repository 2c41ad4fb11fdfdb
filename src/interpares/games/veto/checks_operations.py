"""VE-L: operations that cannot be carried out, or not then."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import Any

from ...kernel.values import Value
from .checks_scope import CHARACTER, SEVERAL, Flaw, Scope, Types, types
from .checks_tables import (
    NO_DUEL,
    OF_SOURCES,
    misfits,
    not_on_table,
    wrong_trait,
    wrong_zone,
)
from .operations import (
    Allow,
    Blank,
    Choose,
    Continuous,
    ForEach,
    Grant,
    If,
    May,
    Modify,
    OnCards,
    Param,
    PayOr,
    Prohibit,
    SetTrait,
    Strip,
)
from .plain_operations import (
    AddAgitation,
    AddMarker,
    AdjustSettlement,
    AnnounceElection,
    AttachThrust,
    BreakOff,
    CopyAnswered,
    Deploy,
    Discard,
    DiscardHand,
    Draw,
    GainDukats,
    GainKreski,
    GiveDukats,
    GiveKreski,
    Kill,
    LookTop,
    LoseDukats,
    LoseKreski,
    Mark,
    Move,
    Negate,
    Operation,
    Remove,
    RevealThrusts,
    Save,
    Search,
    SetInitiative,
    SetKillMargin,
    StartDuel,
    SwapFighter,
    TakeControl,
    ToCupboard,
    ToHand,
    Unmark,
    WeaponFactor,
    Win,
    Wound,
)
from .words import OF_PLAYERS, TAKEN_OVER, UNTOUCHABLE, EventId, Kind, ObjectKind, Parameter


class Timing(Value):
    """When alone an operation has something to act on."""

    kinds: tuple[Kind, ...]
    events: tuple[EventId, ...]
    words: str
    object: ObjectKind | None = None
    """Of what was declared."""


ONLY: dict[type[Operation], Timing] = {
    Negate: Timing(("reply",), ("declared",), "only a reply to what was declared negates it"),
    CopyAnswered: Timing(("reply",), ("declared",), "only a reply to a thrust copies it", "thrust"),
    AddAgitation: Timing(
        ("reply",), ("declared",), "only a reply to an agitation adds", "agitation"
    ),
    SwapFighter: Timing(
        ("reply",), ("declared",), "only a reply to a challenge swaps", "challenge"
    ),
    Save: Timing(
        ("reply", "passive"),
        ("casualty_pending", "duel_result"),
        "it saves at casualty_pending and duel_result only",
    ),
    Win: Timing(("passive",), ("victory_check",), "a game is won on victory_check only"),
}
"""VE-L.11, VE-8.28, VE-10.14"""
BEFORE_PAYING: tuple[EventId, ...] = ("settlement_begin", "cards_drawn", "dukats_computed")
"""VE-4.15: when a net amount can still be adjusted."""
_CHARACTERS: dict[type[Operation], tuple[str, ...]] = {
    Wound: ("card",),
    Kill: ("card",),
    Move: ("card",),
    AttachThrust: ("char",),
    RevealThrusts: ("char",),
    WeaponFactor: ("fighter",),
    SetKillMargin: ("fighter",),
    SwapFighter: ("old", "new"),
    StartDuel: ("challenger", "challenged"),
}
"""The keys that name a character."""
_NOT_TO_FACTIONS = (Mark, Unmark, Discard, Remove, ToHand, ToCupboard, TakeControl, Blank)
"""VE-1.2, VE-1.3: what no card does to a faction or strategy card."""
_TO_ITSELF = (Mark, Unmark)
"""What such a card does to itself."""
_SO_MANY: tuple[type[Operation], ...] = (
    *(GainDukats, LoseDukats, GiveDukats, GainKreski, LoseKreski, GiveKreski),
    *(Draw, DiscardHand, Search, AddMarker, SetKillMargin),
)
_LEAST: dict[type[Operation], dict[str, int]] = {
    **{each: {"amount": 1} for each in _SO_MANY},
    LookTop: {"amount": 1, "take_max": 0, "price": 0},
    Deploy: {"discount": 0},
    WeaponFactor: {"factor": 0},
    SetTrait: {"amount": 0},
}
"""How small the numbers may be."""
_BLOCK: dict[type[Operation], str] = {If: "then", ForEach: "do", May: "do", PayOr: "else_"}
"""The operations inside an operation without which it is for nothing."""
OF_CARDS_OF_HIS: frozenset[Parameter] = frozenset(
    (
        *("thrust_limit", "refuse_cost", "own_refuse_cost", "agitation_yield", "weapon_slots"),
        *("kill_margin", "death_margin", "lafa", "lafa_foreign"),
    )
)
"""VE-L.13: the parameters that `sel` can restrict to some of a player's cards."""
_OF_HANDS: tuple[Parameter, ...] = ("lafa", "lafa_foreign")


def operation_flaws(operation: Operation, scope: Scope) -> Iterator[Flaw]:
    """What is wrong with an operation in itself, at which of its keys."""
    yield from _wrong_time(operation, scope)
    yield from _wrong_cards(operation, scope)
    yield from _wrong_numbers(operation)
    yield from _own(operation, scope)
    block = _BLOCK.get(type(operation))
    if block and not getattr(operation, block):
        yield block.rstrip("_"), "nothing happens there"


def _wrong_time(operation: Operation, scope: Scope) -> Iterator[Flaw]:
    only = ONLY.get(type(operation))
    event = scope.when.event if scope.when else None
    if only and not _then(only, scope):
        yield "", only.words
    if isinstance(operation, AdjustSettlement) and event not in BEFORE_PAYING:
        yield "", "no settlement is being reckoned then"
    if isinstance(operation, WeaponFactor | SetKillMargin | BreakOff) and not scope.duel:
        yield "", NO_DUEL


def _then(only: Timing, scope: Scope) -> bool:
    when = scope.when
    if not when or scope.kind not in only.kinds or when.event not in only.events:
        return False
    return not only.object or when.object == (only.object,)


def _wrong_cards(operation: Operation, scope: Scope) -> Iterator[Flaw]:
    for key in _CHARACTERS.get(type(operation), ()):
        if not scope.types_of(getattr(operation, key)) & CHARACTER:
            yield key, "it is a character"
    if not isinstance(operation, _NOT_TO_FACTIONS):
        return
    itself = isinstance(operation, _TO_ITSELF) and operation.card == "self"
    if scope.types_of(operation.card) <= UNTOUCHABLE and not itself:
        yield "card", "no card does that to a faction or strategy card"


def _wrong_numbers(operation: Operation) -> Iterator[Flaw]:
    for key, least in _LEAST.get(type(operation), {}).items():
        number = getattr(operation, key)
        if isinstance(number, int) and number < least:
            yield key, f"it is at least {least}"


@functools.singledispatch
def _own(operation: Any, scope: Scope) -> Iterator[Flaw]:
    return iter(())


@_own.register
def _continuous(operation: Continuous, scope: Scope) -> Iterator[Flaw]:
    if scope.static and operation.duration:
        yield "duration", "what is static lasts as long as its card is in play"
    if not scope.static and not operation.duration:
        yield "duration", "it must say how long it lasts"
    if operation.duration == "duel" and not scope.duel:
        yield "duration", NO_DUEL


@_own.register
def _on_cards(operation: OnCards, scope: Scope) -> Iterator[Flaw]:
    yield from _continuous(operation, scope)
    yield from not_on_table("sel", operation.sel)
    if (operation.card is None) == (operation.sel is None):
        yield "", "it needs either card or sel"


@_own.register
def _traits(operation: Modify | SetTrait, scope: Scope) -> Iterator[Flaw]:
    yield from _on_cards(operation, scope)
    yield from wrong_trait(operation.trait, _types_meant(operation, scope))


@_own.register
def _keywords(operation: Grant | Strip, scope: Scope) -> Iterator[Flaw]:
    yield from _on_cards(operation, scope)
    yield from misfits("keyword", (operation.keyword,), _types_meant(operation, scope), scope)


def _types_meant(operation: OnCards, scope: Scope) -> Types:
    return types(operation.sel.type) if operation.sel else scope.types_of(operation.card)


@_own.register
def _permissions(operation: Prohibit | Allow, scope: Scope) -> Iterator[Flaw]:
    if operation.action not in OF_PLAYERS:
        yield from _on_cards(operation, scope)
        if operation.who is not None:
            yield "who", f"'{operation.action}' is said of cards, not of players"
        return
    yield from _continuous(operation, scope)
    if operation.who is None:
        yield "", f"'{operation.action}' needs who"
    for key in ("card", "sel"):
        if getattr(operation, key) is not None:
            yield key, f"'{operation.action}' is said of players, not of cards"


@_own.register
def _take_control(operation: TakeControl, scope: Scope) -> Iterator[Flaw]:
    """VE-9.8, VE-11.8"""
    if not scope.types_of(operation.card) & TAKEN_OVER:
        yield "card", "only characters and possessions are taken over"
    if operation.duration == "duel" and not scope.duel:
        yield "duration", NO_DUEL


@_own.register
def _param(operation: Param, scope: Scope) -> Iterator[Flaw]:
    yield from _continuous(operation, scope)
    if operation.set is None and not operation.amount:
        yield "", "it needs set or amount"
    if operation.sel and operation.name not in OF_CARDS_OF_HIS:
        yield "sel", f"'{operation.name}' is a number of the player, not of cards"
    elif operation.sel and (operation.sel.zone == "hand") != (operation.name in _OF_HANDS):
        zone = "hand" if operation.name in _OF_HANDS else "play"
        yield "sel.zone", f"'{operation.name}' is said of cards in {zone}"


@_own.register
def _search(operation: Search, scope: Scope) -> Iterator[Flaw]:
    yield from wrong_zone("sel", operation.sel, operation.zone)
    if (operation.to == "attach") != (operation.attach_to is not None):
        yield "attach_to", "it goes with to = 'attach'"


@_own.register
def _look_top(operation: LookTop, scope: Scope) -> Iterator[Flaw]:
    yield from wrong_zone("sel", operation.sel, "cupboard")
    if operation.take_max > operation.amount:
        yield "take_max", "nobody takes more cards than he looks at"


@_own.register
def _from_hand(operation: Deploy | DiscardHand, scope: Scope) -> Iterator[Flaw]:
    yield from wrong_zone("sel", operation.sel, "hand")


@_own.register
def _of_one(operation: SetInitiative | AnnounceElection, scope: Scope) -> Iterator[Flaw]:
    if operation.who in SEVERAL:
        yield "who", "one player does it"


@_own.register
def _choose(operation: Choose, scope: Scope) -> Iterator[Flaw]:
    if len(operation.options) <= 1:
        yield "options", "there are at least two to choose from"


@_own.register
def _for_each(operation: ForEach, scope: Scope) -> Iterator[Flaw]:
    yield from not_on_table("sel", operation.sel)
    if (operation.sel is None) == (operation.players is None):
        yield "", "it needs either sel or players"


@_own.register
def _pay_or(operation: PayOr, scope: Scope) -> Iterator[Flaw]:
    for key in OF_SOURCES:
        if getattr(operation.cost, key) not in (False, None):
            yield f"cost.{key}", "a source pays only for what it is declared for"


@_own.register
def _if(operation: If, scope: Scope) -> Iterator[Flaw]:
    if not operation.cond:
        yield "cond", "it needs a condition"
