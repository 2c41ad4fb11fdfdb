"""VE-L: a text of a card, table by table: each looked at by itself, and for the words it uses."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import Any, get_args, get_type_hints

import msgspec

from .checks_operations import operation_flaws
from .checks_scope import MOST, Flaw, Scope, types
from .checks_tables import table_flaws
from .language import CARD, PLAYER, Compare, Word
from .operations import ForEach
from .plain_operations import Operation


def flaws_in(word: Word, path: str, scope: Scope) -> Iterator[Flaw]:
    """Everything wrong in a table of the card language and in the tables inside it."""
    own = operation_flaws(word, scope) if isinstance(word, Operation) else table_flaws(word, scope)
    for key, said in own:
        yield f"{path}.{key}" if key else path, said
    for name, key, meant in _fields(type(word)):
        inner = _inside(scope, word) if name == "do" else scope
        yield from _flaws_of(getattr(word, name), f"{path}.{key}", meant, inner)


def _flaws_of(value: Any, path: str, meant: msgspec.Meta | None, scope: Scope) -> Iterator[Flaw]:
    if isinstance(value, Word):
        yield from flaws_in(value, path, scope)
    elif isinstance(value, tuple):
        for at, each in enumerate(value):
            yield from _flaws_of(each, f"{path}[{at}]", meant, scope)
    elif isinstance(value, int) and abs(value) > MOST:
        yield path, f"no number is beyond {MOST}"
    elif isinstance(value, str) and meant:
        said = scope.card_flaws(value) if meant is CARD else scope.player_flaws(value)
        yield from [(path, each) for each in said]


def _inside(scope: Scope, word: Word) -> Scope:
    """What can be said inside a table: `each` in for_each."""
    if not isinstance(word, ForEach):
        return scope
    return scope.with_words(
        {"each": types(word.sel.type)} if word.sel else {}, ["each"] if word.players else []
    )


@functools.cache
def _fields(kind: type[Word]) -> tuple[tuple[str, str, msgspec.Meta | None], ...]:
    """The fields of a table, what cards call them, and whether they name a card or a player."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple(
        [
            (each.name, each.encode_name, _meant(hints[each.name]))
            for each in msgspec.structs.fields(kind)
            if (kind, each.name) != (Compare, "than")
        ]
    )


def _meant(hint: Any) -> msgspec.Meta | None:
    for meta in (CARD, PLAYER):
        if meta in getattr(hint, "__metadata__", ()):
            return meta
    return next((found for each in get_args(hint) if (found := _meant(each))), None)
