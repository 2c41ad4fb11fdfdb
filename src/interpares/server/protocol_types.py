"""Types as the protocol page names them: in the words of JSON."""

from __future__ import annotations

from typing import Any

from msgspec import inspect

from ..kernel.values import snake

LARGEST = 2**53
"""What every reader of JSON can hold: not worth a word."""
PLAIN = {
    inspect.AnyType: "any",
    inspect.BoolType: "true or false",
    inspect.FloatType: "number",
    inspect.NoneType: "null",
}


def words_of(annotation: Any) -> str:
    """A type in words."""
    return _words(inspect.type_info(annotation))


def _words(kind: inspect.Type) -> str:
    match kind:
        case inspect.Metadata(type=inner):
            return _words(inner)
        case inspect.UnionType(types=types):
            return " or ".join(map(_words, types))
        case inspect.LiteralType(values=values):
            return " or ".join(f'`"{each}"`' for each in values)
        case inspect.StructType(cls=cls):
            return f"`{snake(cls.__name__)}`"
        case inspect.IntType(ge=least, le=most):
            return f"int{_range(least, most)}"
        case inspect.StrType(min_length=least, max_length=most):
            return f"text{_range(least, most, ' characters')}"
        case _:
            return PLAIN.get(type(kind)) or _words_of_many(kind)


def _words_of_many(kind: inspect.Type) -> str:
    match kind:
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            return f"list of {_words(item)}"
        case inspect.DictType(value_type=inspect.AnyType()):
            return "object"
        case inspect.DictType(key_type=key, value_type=value):
            return f"object of {_words(value)} by {_words(key)}"
        case _:
            raise TypeError(f"The protocol has no words for {kind}.")


def _range(least: int | None, most: int | None, unit: str = "") -> str:
    if most is None or most >= LARGEST:
        return ""
    return f" ({least or 0} to {most:,}{unit})"
