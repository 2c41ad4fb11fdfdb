"""The words of the card language, and those that given cards say."""

from __future__ import annotations

import typing
from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from msgspec import structs

from interpares.games.veto import language, operations, words
from interpares.games.veto.cards import CARDS, KEYWORDS
from interpares.games.veto.components import Card

Vocabulary = dict[str, set[str]]
"""For each sort of words those that are meant."""
CLOSED: dict[str, Any] = {
    "keyword": words.Keyword,
    "event": words.EventId,
    "zone": words.Zone,
    "object": words.ObjectKind,
    "departure": words.Departure,
    "answer": words.Answer,
    "result": words.Result,
    "casualty": words.Casualty,
    "parameter": words.Parameter,
    "prohibition": words.Forbidden,
    "shield": words.ShieldId,
    "duration": words.Duration,
    "lasts": words.Lasts,
    "limit": words.Limit,
    "kind": words.Kind,
    "fate": words.Fate,
    "saving": words.Saving,
    "trait": words.Trait,
}
"""Sorts of words that are closed lists."""
TABLES: dict[str, type[msgspec.Struct]] = {
    "selector": language.Selector,
    "cost": language.Cost,
    "filter": language.When,
}
"""Tables whose keys are words."""
FIELDS: dict[tuple[type, str], str] = {
    (language.When, "event"): "event",
    (language.When, "object"): "object",
    (language.When, "how"): "departure",
    (language.When, "answer"): "answer",
    (language.When, "result"): "result",
    (language.When, "casualty"): "casualty",
    (language.Selector, "zone"): "zone",
    (operations.Search, "zone"): "zone",
    (operations.Param, "name"): "parameter",
    (operations.Prohibit, "action"): "prohibition",
    (operations.Shield, "from_"): "shield",
    (operations.Negate, "fate"): "fate",
    (operations.Save, "mode"): "saving",
    (operations.Modify, "trait"): "trait",
    (operations.SetTrait, "trait"): "trait",
    (language.TraitOf, "trait"): "trait",
    (operations.Grant, "keyword"): "keyword",
    (operations.Strip, "keyword"): "keyword",
    (operations.Playing, "lasts"): "lasts",
    (operations.Playing, "limit"): "limit",
    (operations.Ability, "limit"): "limit",
    (operations.Playing, "kind"): "kind",
    (operations.Ability, "kind"): "kind",
}
"""Where in a text a word of a closed list stands."""


def whole_language() -> Vocabulary:
    """Every word there is."""
    found = {sort: set(typing.get_args(closed)) for sort, closed in CLOSED.items()}
    for sort, table in TABLES.items():
        found[sort] = set(table.__struct_encode_fields__)
    found["operation"] = {_tag(each) for each in typing.get_args(operations.AnyOperation)}
    found["condition"] = {_tag(each) for each in language.CONDITIONS}
    found["amount"] = {_tag(each) for each in language.AMOUNTS}
    return found


def spoken_by(cards: Iterable[str]) -> Vocabulary:
    """The words these cards say, with those of the keywords they have."""
    found: Vocabulary = defaultdict(set)
    for card in cards:
        for sort, word in _words_of_card(CARDS[card]):
            found[sort].add(word)
    return found


def _words_of_card(card: Card) -> Iterator[tuple[str, str]]:
    yield from (("keyword", each) for each in card.keywords)
    texts = [ability for each in card.keywords for ability in KEYWORDS[each].ability]
    for text in (card.play, card.bearer, *card.ability, *texts):
        yield from _words(text)


def _words(value: Any) -> Iterator[tuple[str, str]]:
    """The words of a table of the language and of those inside it."""
    if isinstance(value, tuple):
        for each in value:
            yield from _words(each)
    if isinstance(value, msgspec.Struct):
        yield from _words_of_table(value)


def _words_of_table(table: msgspec.Struct) -> Iterator[tuple[str, str]]:
    kind = type(table)
    for sort, classes in _SORTS.items():
        if isinstance(table, classes):
            yield sort, _tag(kind)
    for field in structs.fields(table):
        value = getattr(table, field.name)
        if value == field.default and not field.required and field.name != "zone":
            continue
        yield from ((sort, field.encode_name) for sort, each in TABLES.items() if kind is each)
        yield from _of_closed_list(kind, field.name, value)
        yield from _words(value)


def _of_closed_list(kind: type, field: str, value: Any) -> Iterator[tuple[str, str]]:
    sort = "duration" if field == "duration" else FIELDS.get((kind, field))
    if sort is not None:
        yield from ((sort, each) for each in (value if isinstance(value, tuple) else (value,)))


def _tag(kind: type[msgspec.Struct]) -> str:
    return str(kind.__struct_config__.tag)


_SORTS: dict[str, tuple[type, ...]] = {
    "operation": typing.get_args(operations.AnyOperation),
    "condition": language.CONDITIONS,
    "amount": language.AMOUNTS,
}
