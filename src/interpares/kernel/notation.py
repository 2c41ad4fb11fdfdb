"""Actions as one line of text, both ways: `lay primate lady` is `Lay("primate", "lady")`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import structs

from .errors import BadInput
from .steps import Action
from .values import shown, snake

NOTHING = "-"
"""Stands for no value, no word and an empty list."""


def write(action: Action) -> str:
    """The action as a player would type it."""
    values = list(structs.astuple(action))
    defaults = [each.default for each in structs.fields(action)]
    while values and values[-1] in (None, (), "", defaults[len(values) - 1]):
        values.pop()
    words = [_write_value(value) for value in values]
    return " ".join([snake(type(action).__name__), *words])


def read(text: str, actions: Iterable[type[Action]]) -> Action:
    """The action a line of text stands for; raises BadInput with what is wrong in it."""
    if not isinstance(text, str):
        raise BadInput("A move must be an action or its text.")
    word, *arguments = text.split() or [""]
    kinds = {snake(kind.__name__): kind for kind in actions}
    kind = kinds.get(word)
    if kind is None:
        raise BadInput(
            f"'{shown(word)}' is no action here; the actions are {', '.join(sorted(kinds))}."
        )
    fields = structs.fields(kind)
    if len(arguments) > len(fields):
        names = " ".join(each.name for each in fields)
        form = f"{word} {names}".strip()
        raise BadInput(
            f"'{shown(text)}' has too many words; it should be '{form}'.",
            message="too-many-words",
            typed=shown(text),
            form=form,
        )
    for at, each in enumerate(fields[: len(arguments)][:-1]):
        if arguments[at] == NOTHING and each.type is str:
            arguments[at] = ""
    values = {
        each.name: _read_value(argument, each.type)
        for each, argument in zip(fields, arguments, strict=False)
        if argument != NOTHING or each.required
    }
    try:
        return msgspec.convert(values, kind, strict=False)
    except (msgspec.ValidationError, UnicodeError) as error:
        raise BadInput(
            f"'{shown(text)}': {error}.", message="wrong-words", typed=shown(text)
        ) from None


def _write_value(value: Any) -> str:
    if value in (None, (), ""):
        return NOTHING
    if isinstance(value, tuple):
        return ",".join(map(_write_value, value))
    return str(value)


def _read_value(word: str, kind: Any) -> Any:
    if getattr(kind, "__origin__", None) is not tuple:
        return word
    return [] if word == NOTHING else word.split(",")
