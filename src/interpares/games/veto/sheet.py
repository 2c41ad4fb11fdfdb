"""The card language for programs: what an editor needs to draw a form for every table of it.

It is made of the types and their docstrings, as docs/adding-a-card.md is.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from types import NoneType
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from ...kernel.values import Value
from . import handbook_words as meanings
from . import words
from .cards import KEYWORDS
from .checks_moments import MOMENTS
from .checks_operations import OF_CARDS_OF_HIS
from .checks_own import FIXED, KINDS, LONGEST, MOST_OPERATIONS, PLAIN
from .checks_scope import MOST
from .components import Bonus
from .components import Words as Spoken
from .handbook import NAMED, TABLES, doc_of, documented, leaves
from .language import AMOUNTS, CARD, CONDITIONS, PLAYER, Condition, Reckoned, Word
from .operations import AnyContinuous, ChoiceOf
from .own_cards import LARGEST
from .own_cards import MOST as MOST_CARDS
from .plain_operations import Operation

FORMS: dict[Any, str] = {int: "number", str: "text", bool: "flag", Spoken: "words", Bonus: "bonus"}
STATIC = frozenset(get_args(AnyContinuous))


class Form(Value, omit_defaults=True):
    """What may stand somewhere."""

    kind: str
    """number, text, flag, words (pl and en), bonus (szabla and kreski), word, list, table,
    operation, condition, amount, card, player, or any (one of several)."""
    words: str = ""
    """Of a word: the list it is from, if that list has a name."""
    choices: tuple[str | bool, ...] = ()
    """Of a word from a list without a name."""
    table: str = ""
    of: tuple[Form, ...] = ()
    """Of a list what it is a list of; of any the forms it may have."""


class FieldOf(Value):
    """A field of a table."""

    key: str
    form: Form
    required: bool
    usual: Any
    """What holds where it is left out."""
    meaning: str


class TableOf(Value):
    """A table of the language: a type of card, an operation, a condition, a selector …"""

    name: str
    meaning: str
    fields: tuple[FieldOf, ...]
    group: str = ""
    """Of an operation."""
    static: bool = False
    """Of an operation: whether it may stand in `static`."""


class WordOf(Value, omit_defaults=True):
    """A word of a list."""

    word: str
    meaning: str = ""
    pl: str = ""
    en: str = ""
    of: str = ""
    """Of a keyword the type of card, of an action or a parameter whether cards or players."""
    windows: tuple[str, ...] = ()
    filters: tuple[str, ...] = ()
    """Of an event: the keys of a moment that may be asked of it."""
    player: str = ""
    card: str = ""
    char: str = ""
    other: str = ""
    """Of an event: what event_player, event_card, event_char and event_other are."""


class Sheet(Value):
    """The whole language."""

    cards: tuple[TableOf, ...]
    """The types of home-made cards."""
    tables: tuple[TableOf, ...]
    """ability, playing, moment, selector, cost, target and option."""
    operations: tuple[TableOf, ...]
    conditions: tuple[TableOf, ...]
    amounts: tuple[TableOf, ...]
    """Each is told apart by the key that is its name."""
    words: dict[str, tuple[WordOf, ...]]
    limits: dict[str, int]


_TABLE_NAMES = {"abilities": "ability", "filters": "moment"}
NAMES: dict[type[Any], str] = {
    kind: _TABLE_NAMES.get(name, name.removesuffix("s")) for name, kind in TABLES.items()
} | {ChoiceOf: "option"}


@cache
def sheet() -> Sheet:
    """The language as it is now."""
    return Sheet(
        cards=tuple([_card(name, kind) for name, kind in KINDS.items()]),
        tables=tuple([_table(name, kind) for kind, name in NAMES.items()]),
        operations=tuple([_operation(kind) for kind in leaves(Operation)]),
        conditions=tuple([_form(kind) for kind in CONDITIONS]),
        amounts=tuple([_form(kind) for kind in AMOUNTS]),
        words=_words(),
        limits={
            "bytes": LARGEST,
            "cards": MOST_CARDS,
            "operations": MOST_OPERATIONS,
            "number": MOST,
            **LONGEST,
        },
    )


def _card(name: str, kind: type[Any]) -> TableOf:
    fields = [
        each
        for each in _fields(kind, meanings.FIELDS)
        if each.key not in FIXED and each.key != "type"
    ]
    return TableOf(name, doc_of(kind), tuple([_as_plain(each) for each in fields]))


def _as_plain(field: FieldOf) -> FieldOf:
    """A field of a home-made card may be left out where there is something usual."""
    usual = PLAIN.get(field.key, field.usual)
    required = field.required and field.key not in PLAIN and field.key != "person"
    return msgspec.structs.replace(field, usual=usual, required=required)


def _table(name: str, kind: type[Any]) -> TableOf:
    return TableOf(name, doc_of(kind), _fields(kind))


def _operation(kind: type[Operation]) -> TableOf:
    tag = str(kind.__struct_config__.tag)
    return TableOf(tag, doc_of(kind), _fields(kind), kind.group, kind in STATIC)


def _form(kind: type[Condition | Reckoned]) -> TableOf:
    return _table(str(kind.__struct_config__.tag), kind)


def _fields(kind: type[Any], told: Mapping[str, str] | None = None) -> tuple[FieldOf, ...]:
    hints = get_type_hints(kind, include_extras=True)
    said = told or (dict(documented(kind)) if issubclass(kind, Word) else {})
    return tuple(
        [
            FieldOf(
                each.encode_name,
                form_of(hints[each.name]),
                each.required,
                _usual(each),
                said.get(each.name, said.get(each.encode_name, "")),
            )
            for each in msgspec.structs.fields(kind)
        ]
    )


def _usual(field: msgspec.structs.FieldInfo) -> Any:
    if field.default is msgspec.NODEFAULT:
        return None
    plain = msgspec.to_builtins(field.default)
    return {} if isinstance(plain, dict) else plain


def form_of(hint: Any) -> Form:
    """What may stand there."""
    if hint in FORMS:
        return Form(FORMS[hint])
    if hint in NAMES:
        return Form("table", table=NAMES[hint])
    metadata = getattr(hint, "__metadata__", ())
    if CARD in metadata or PLAYER in metadata:
        return Form("card" if CARD in metadata else "player")
    if get_origin(hint) is Literal:
        named = NAMED.get(get_args(hint), "")
        return Form("word", words=named, choices=() if named else get_args(hint))
    if get_origin(hint) is tuple:
        return Form("list", of=(form_of(get_args(hint)[0]),))
    return _form_of_several([each for each in get_args(hint) if each is not NoneType])


def _form_of_several(kinds: list[Any]) -> Form:
    classes = [each for each in kinds if isinstance(each, type)]
    if len(classes) == len(kinds) and all(issubclass(each, Operation) for each in classes):
        return Form("operation")
    if len(classes) == len(kinds) and all(issubclass(each, Condition) for each in classes):
        return Form("condition")
    if set(AMOUNTS) <= set(kinds):
        return Form("amount")
    if len(kinds) == 1:
        return form_of(kinds[0])
    return Form("any", of=tuple(map(form_of, kinds)))


def _words() -> dict[str, tuple[WordOf, ...]]:
    """Every list of words that has a name, with what its words mean."""
    meant: dict[str, Mapping[Any, str]] = {
        "kind": meanings.KINDS,
        "limit": meanings.LIMITS,
        "zone": meanings.ZONES,
        "player": meanings.PLAYERS,
        "card": meanings.CARDS,
        "shield": meanings.SHIELDS,
        "duration": meanings.DURATIONS,
    }
    return {
        **{name: _meant(said) for name, said in meant.items()},
        "card type": tuple([WordOf(each) for each in words.CARD_TYPES]),
        "keyword": tuple(
            [WordOf(e.id, pl=e.name.pl, en=e.name.en, of=e.on) for e in KEYWORDS.values()]
        ),
        "action": _meant(meanings.ACTIONS, of_players=words.OF_PLAYERS),
        "parameter": _meant(
            meanings.PARAMETERS, of_players=set(meanings.PARAMETERS) - set(OF_CARDS_OF_HIS)
        ),
        "event": tuple(_events()),
    }


def _meant(said: Mapping[Any, str], of_players: Iterable[Any] | None = None) -> tuple[WordOf, ...]:
    if of_players is None:
        return tuple([WordOf(str(word), meaning) for word, meaning in said.items()])
    players = set(of_players)
    return tuple(
        [
            WordOf(str(word), meaning, of="players" if word in players else "cards")
            for word, meaning in said.items()
        ]
    )


def _events() -> Iterable[WordOf]:
    for event, each in MOMENTS.items():
        yield WordOf(
            event,
            each.meaning,
            windows=each.windows,
            filters=each.filters,
            player=each.player,
            card=each.card,
            char=each.char,
            other=each.other,
        )
