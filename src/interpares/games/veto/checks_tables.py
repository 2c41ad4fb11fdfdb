"""VE-L: selectors, conditions, amounts, costs, moments and targets that say what cannot be."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable, Iterator

from .checks_moments import MOMENTS, has_part
from .checks_scope import CHARACTER, WORDS_FOR_CARDS, Flaw, Scope, Types, types
from .language import (
    Compare,
    Cost,
    Count,
    Fights,
    Has,
    Losing,
    MarginMax,
    MarginMin,
    Reckoned,
    Selector,
    Target,
    TraitOf,
    Uses,
    When,
    Word,
)
from .words import CardType, Keyword, Trait, Zone

NO_DUEL = "no duel is fought then"
OPPONENTS = ("any_opponent", "all_opponents")
"""With these a player can be compared, and nothing else be done."""
ON_TABLE: tuple[Zone, ...] = ("play", "duel", "thrusts")
"""Where all can see that a card is there."""
_OF_TABLE = (
    *("marked", "field", "has", "has_not", "attached", "attached_to", "host"),
    *("fights_as", "used_by", "is_", "not_"),
)
"""What can be said only of a card that lies on the table."""
OF_SOURCES = ("discard_self", "remove_self", "discard_attached", "remove_attached")
"""The costs that a card in play pays with itself, or with what is attached to it."""
HAVE: dict[Trait, frozenset[CardType]] = {
    "szabla": frozenset(("character", "equipment", "thrust")),
    "kreski": frozenset(("character", "equipment")),
    "lafa": frozenset(("character", "equipment", "possession", "effect", "thrust")),
    "upkeep": frozenset(("character", "equipment", "possession")),
    "income": frozenset(("faction", "character", "equipment", "possession")),
}
"""The card types that have a trait."""
_BOUNDED: tuple[Trait, ...] = ("lafa", "szabla", "kreski")
"""The traits a selector can bound."""

_SAID_OF: dict[str, frozenset[CardType]] = {
    **{f"{trait}_{end}": HAVE[trait] for trait in _BOUNDED for end in ("min", "max")},
    "field": CHARACTER,
    "fights_as": CHARACTER,
    "used_by": frozenset(("equipment",)),
}
"""What a selector can ask of some card types only."""


def misfits(key: str, words: Iterable[Keyword], among: Types, scope: Scope) -> Iterator[Flaw]:
    """The keywords that no card of these types has."""
    for word in words:
        if scope.known.keyword_on.get(word) not in among:
            yield key, f"'{word}' is no keyword of such a card"


def wrong_trait(trait: Trait, among: Types) -> Iterator[Flaw]:
    if not HAVE[trait] & among:
        yield "trait", f"such a card has no {trait}"


def wrong_zone(key: str, sel: Selector | None, zone: Zone) -> Iterator[Flaw]:
    """Cards are looked for in one place only; a selector need not say so, as play is unsaid."""
    if sel and sel.zone not in ("play", zone):
        yield f"{key}.zone", f"these cards are looked for in another zone: {zone}"
    if sel and sel.zone == "play" != zone:
        yield from [(f"{key}.{name}", said) for name, said in _off_table(sel)]


def not_on_table(key: str, sel: Selector | None) -> Iterator[Flaw]:
    if sel and sel.zone not in ON_TABLE:
        yield f"{key}.zone", "it reaches cards on the table only"


def _off_table(sel: Selector) -> Iterator[Flaw]:
    for name in _OF_TABLE:
        if getattr(sel, name) is not None:
            yield name.rstrip("_"), "it is said of cards on the table only"


@functools.singledispatch
def table_flaws(word: Word, scope: Scope) -> Iterator[Flaw]:
    """What is wrong with a table in itself, at which of its keys."""
    return iter(())


@table_flaws.register
def _selector(sel: Selector, scope: Scope) -> Iterator[Flaw]:
    if sel.who == "each" and "each" not in scope.players:
        yield "who", "'each' stands for nothing outside for_each"
    for name in (sel.name,) if isinstance(sel.name, str) else sel.name or ():
        if name not in scope.known.names:
            yield "name", f"there is no card or person '{name}'"
    for key in ("keyword", "any_of", "without"):
        yield from misfits(key, getattr(sel, key), types(sel.type), scope)
    for keyword in sel.keyword:
        if keyword in sel.without:
            yield "without", f"no card has '{keyword}' and has it not"
    if sel.zone not in ON_TABLE:
        yield from _off_table(sel)
    for trait in _BOUNDED:
        yield from _bounds(getattr(sel, f"{trait}_min"), getattr(sel, f"{trait}_max"), trait + "_")
    yield from _of_other_types(sel)


def _of_other_types(sel: Selector) -> Iterator[Flaw]:
    for key, can in _SAID_OF.items():
        if getattr(sel, key) is not None and not can & types(sel.type):
            yield key, f"it is said of {', '.join(sorted(can))} only"


def _bounds(least: int | None, most: int | None, prefix: str = "") -> Iterator[Flaw]:
    if least is not None and most is not None and least > most:
        yield f"{prefix}max", f"nothing is at least {least} and at most {most}"


@table_flaws.register
def _count(condition: Count, scope: Scope) -> Iterator[Flaw]:
    yield from _bounds(condition.min, condition.max)


@table_flaws.register
def _has(condition: Has, scope: Scope) -> Iterator[Flaw]:
    yield from _bounds(condition.min, condition.max)
    if condition.min is None and condition.max is None:
        yield "", "it needs min or max"


@table_flaws.register
def _compare(condition: Compare, scope: Scope) -> Iterator[Flaw]:
    if condition.than not in OPPONENTS:
        yield from [("than", said) for said in scope.player_flaws(condition.than)]


@table_flaws.register
def _of_duels(
    condition: Losing | MarginMin | MarginMax | Fights | Uses, scope: Scope
) -> Iterator[Flaw]:
    if not scope.duel:
        yield "", NO_DUEL
    for key in ("fights", "uses"):
        if not scope.types_of(getattr(condition, key, None)) & CHARACTER:
            yield key, "only a character fights"


@table_flaws.register
def _reckoned(amount: Reckoned, scope: Scope) -> Iterator[Flaw]:
    if amount.div < 1:
        yield "div", "it is at least 1"


@table_flaws.register
def _trait_of(amount: TraitOf, scope: Scope) -> Iterator[Flaw]:
    yield from _reckoned(amount, scope)
    yield from wrong_trait(amount.trait, scope.types_of(amount.of))


@table_flaws.register
def _cost(cost: Cost, scope: Scope) -> Iterator[Flaw]:
    for key in ("dukats", "kreski", "discard_hand"):
        number = getattr(cost, key)
        if isinstance(number, int) and number < 0:
            yield key, "nobody pays less than nothing"
    if cost.discard_sel and not cost.discard_hand:
        yield "discard_sel", "it says which cards pay discard_hand, and there is none"
    if cost.discard_self and cost.remove_self:
        yield "remove_self", "a card is discarded or removed, not both"
    if isinstance(cost.mark, str) and cost.mark in set(WORDS_FOR_CARDS) - {"self", "host"}:
        yield "mark", "what is marked is self, host, a target or a selector"
    if isinstance(cost.mark, Selector):
        yield from wrong_zone("mark", cost.mark, "play")
    yield from wrong_zone("discard_sel", cost.discard_sel, "hand")


@table_flaws.register
def _when(when: When, scope: Scope) -> Iterator[Flaw]:
    allowed = MOMENTS[when.event].filters
    for key in When.__struct_fields__[1:]:
        asked = getattr(when, key)
        if asked in (None, ()):
            continue
        if key not in allowed:
            yield key, f"'{when.event}' cannot be asked for it"
        elif key in ("card", "char", "other", "target") and not has_part(when, key):
            yield key, f"'{when.event}' has none with such an object"
        if key in ("char", "other", "fighter") and not types(asked.type) & CHARACTER:
            yield f"{key}.type", "it is a character"
    if when.result and not when.fighter:
        yield "result", "it needs a fighter, who wins or loses"


@table_flaws.register
def _target(target: Target, scope: Scope) -> Iterator[Flaw]:
    if (target.sel is None) == (target.player is None):
        yield "", "it is either a card (sel) or a player"
    if target.name in WORDS_FOR_CARDS or not re.fullmatch(r"[a-z]\w*", target.name):
        yield "name", f"'{target.name}' cannot be the name of a target"
    if target.sel and target.sel.zone not in ON_TABLE:
        yield "sel.zone", "nobody can choose a card there"
