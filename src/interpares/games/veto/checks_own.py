"""A home-made card held against the types, the language and the box, field by field."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, get_args, get_origin, get_type_hints

import msgspec

from ...datafiles import Sourced
from ...kernel.values import Value
from .cards import BOXED, KEYWORDS
from .checks_cards import LANGUAGES, flaws_on_card, spelled
from .checks_scope import Flaw, Known
from .checks_texts import AnyCard
from .components import (
    CharacterCard,
    EffectCard,
    EquipmentCard,
    PossessionCard,
    Printed,
    StrategyCard,
    ThrustCard,
)
from .forms import with_forms
from .operations import AnyOperation, ForEach, blocks

KINDS: dict[str, type[Printed]] = {
    "character": CharacterCard,
    "equipment": EquipmentCard,
    "possession": PossessionCard,
    "effect": EffectCard,
    "thrust": ThrustCard,
    "strategy": StrategyCard,
}
"""What can be made at home; a faction cannot."""
PLAIN: dict[str, Any] = {
    "epithet": {"en": "", "pl": ""},
    "faction": "none",
    "szabla": 0,
    "kreski": 0,
    "lafa": 0,
    "upkeep": 0,
    "income": 0,
    "keywords": [],
    "bonus": {"kreski": 0, "szabla": 0},
    "unique": False,
    "attach_to": "own_character",
    "unstoppable": False,
    "own_victory": False,
}
"""What holds where an entry leaves a field out."""
FIXED = ("id", "number", "rarity", *Sourced.__struct_fields__)
"""What an entry of a data file has, and a home-made card does not choose."""
LONGEST = {"name": 60, "epithet": 60, "text": 500}
MOST_OPERATIONS = 40
_PLACE = re.compile(r"(?s)(.*?)(?: - at `\$\.?(.*)`)?")


class CardFlaw(Value):
    """Where in an entry something is wrong, and what."""

    path: str
    """Such as `play.do[0].amount`; empty for the whole entry."""
    said: str


def entry_flaws(entry: Any) -> list[CardFlaw]:
    """Everything wrong: in its form first, and if that is right in its meaning."""
    if not isinstance(entry, dict):
        return [CardFlaw("", "it is no table")]
    kind = KINDS.get(str(entry.get("type")))
    if kind is None:
        return [CardFlaw("type", f"it must be {', '.join(KINDS)}")]
    found = list(_form_flaws(with_forms(entry), kind))
    if not found:
        found = list(_meaning_flaws(printed_of(entry)))
    return [CardFlaw(path, said) for path, said in dict.fromkeys(found)]


def printed_of(entry: dict[str, Any], id_: str = "own_card") -> AnyCard:
    """The card of an entry that has the right form; a person of nobody's name is its own."""
    kind = KINDS[entry["type"]]
    fields = _types(kind)
    usual = {key: value for key, value in PLAIN.items() if key in fields}
    fixed = {"id": id_, "number": 0, "rarity": "Q", "source": "ours"}
    person = {"person": id_} if "person" in fields else {}
    return msgspec.convert({**usual, **fixed, **person, **with_forms(entry)}, kind)  # type: ignore[return-value]


@cache
def _types(kind: type[Printed]) -> dict[str, tuple[Any, bool]]:
    """The fields a home-made card of this kind may have, and whether it must have them."""
    hints = get_type_hints(kind, include_extras=True)
    return {
        each.encode_name: (
            hints[each.name],
            each.required and each.encode_name not in PLAIN and each.encode_name != "person",
        )
        for each in msgspec.structs.fields(kind)
        if each.encode_name not in FIXED
    }


def _form_flaws(raw: dict[str, Any], kind: type[Printed]) -> Iterator[Flaw]:
    types = _types(kind)
    for key, (type_, required) in types.items():
        if key in raw:
            yield from _unfit(raw[key], type_, key)
        elif required:
            yield key, "it is missing"
    for key in raw:
        if key not in types:
            yield key, "such a card has no such field"


def _unfit(value: Any, type_: Any, path: str) -> Iterator[Flaw]:
    """What does not fit the types; of a list of tables each by itself."""
    if get_origin(type_) is tuple and isinstance(value, list):
        for at, each in enumerate(value):
            yield from _unfit(each, get_args(type_)[0], f"{path}[{at}]")
        return
    try:
        msgspec.convert(value, type_)
    except msgspec.ValidationError as error:
        said, inside = _PLACE.fullmatch(str(error)).groups()  # type: ignore[union-attr]
        place = re.sub(r"\.form$", "", f"{path}{_joined(inside or '')}")
        yield place, said[:1].lower() + said[1:]


def _joined(inside: str) -> str:
    return inside if inside[:1] in ("", "[") else f".{inside}"


def _meaning_flaws(card: AnyCard) -> Iterator[Flaw]:
    person = getattr(card, "person", "")
    named = frozenset([*_box_names(), *([person] if person else [])])
    known = Known(named, {each.id: each.on for each in KEYWORDS.values()})
    yield from flaws_on_card(card, known)
    yield from _word_flaws(card)
    yield from _name_flaws(card)
    if isinstance(card, CharacterCard):
        yield from _person_flaws(card)
    yield from _size_flaws(card)


@cache
def _box_names() -> frozenset[str]:
    persons = [each.person for each in BOXED.values() if isinstance(each, CharacterCard)]
    return frozenset([*BOXED, *persons])


def _word_flaws(card: AnyCard) -> Iterator[Flaw]:
    """Words that would not fit on a card, or cannot be seen there."""
    for key, most in LONGEST.items():
        for language in LANGUAGES:
            said = getattr(getattr(card, key, None), language, "")
            if len(said) > most:
                yield f"{key}.{language}", f"it has {len(said)} letters; {most} are allowed"
            if any(unicodedata.category(each) in ("Cc", "Cs", "Co", "Cn") for each in said):
                yield f"{key}.{language}", "it has signs that cannot be seen"


def _name_flaws(card: AnyCard) -> Iterator[Flaw]:
    """A card is told from those of the box by its name, and by the epithet of a person."""
    for language in LANGUAGES:
        mine = spelled(card, language)
        for other in BOXED.values():
            if spelled(other, language) == mine:  # type: ignore[arg-type]
                yield f"name.{language}", f"'{other.id}' is called the same"


def _person_flaws(card: CharacterCard) -> Iterator[Flaw]:
    """VE-2.2, VE-11.1: a new version of a person has that name, and an epithet of its own."""
    if not re.fullmatch(r"[a-z][a-z0-9_]{0,39}", card.person):
        yield "person", "it has small letters, digits and _ only, 40 at most"
    versions = [
        each
        for each in BOXED.values()
        if isinstance(each, CharacterCard) and each.person == card.person
    ]
    if not versions and card.person in BOXED:
        yield "person", f"'{card.person}' is the id of a card of somebody else"
    for version in versions[:1]:
        if card.name != version.name:
            yield "name", f"'{version.id}' is the same person by another name"
        if not (card.epithet.pl.strip() and card.epithet.en.strip()):
            yield "epithet", f"'{version.id}' is the same person; it needs an epithet"


def _size_flaws(card: AnyCard) -> Iterator[Flaw]:
    """What would keep everybody waiting at the table."""
    texts = {f"ability[{at}]": each.do for at, each in enumerate(card.ability)}
    if isinstance(card, (EffectCard, ThrustCard)):
        texts["play"] = card.play.do
    total = 0
    for path, operations in texts.items():
        total += _count(operations)
        if _nested(operations):
            yield f"{path}.do", "a for_each stands inside another"
    if total > MOST_OPERATIONS:
        yield "", f"it has {total} operations; {MOST_OPERATIONS} are allowed"


def _count(operations: Iterable[AnyOperation]) -> int:
    return sum([1 + sum(_count(block) for block in blocks(each)) for each in operations])


def _nested(operations: Iterable[AnyOperation], *, inside: bool = False) -> bool:
    for each in operations:
        here = isinstance(each, ForEach)
        if here and inside:
            return True
        if any(_nested(block, inside=inside or here) for block in blocks(each)):
            return True
    return False
