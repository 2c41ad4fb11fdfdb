"""Numbers by name, each made larger or smaller by a factor."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import msgspec
from msgspec import inspect

from ...kernel.errors import BadInput

Kind = TypeVar("Kind")

NEARLY = 0.99
"""How near a number may come to a limit that it must not reach."""


def changed(weights: Kind, factors: Mapping[str, float]) -> Kind:
    """The numbers with those named multiplied, as they would be written down.

    A name may be that of a field, `rival`, or of one number within it, `offices.1`.
    """
    kind = type(weights)
    shape, raw = inspect.type_info(kind), msgspec.to_builtins(weights)
    for name, factor in factors.items():
        raw = _within(raw, shape, name.split("."), factor)
    return msgspec.convert(raw, kind)


def checked(weights: Any, names: Sequence[str]) -> tuple[str, ...]:
    """The names, or all fields if there are none; raises BadInput for what is no number."""
    fields = type(weights).__struct_fields__
    for name in names:
        try:
            changed(weights, {name: 1.0})
        except (KeyError, IndexError, ValueError):
            listed = ", ".join(fields)
            raise BadInput(f"There is no number '{name}'; the numbers are {listed}.") from None
    twice = [
        name for at, name in enumerate(names) if _covered(name, [*names[:at], *names[at + 1 :]])
    ]
    if twice:
        raise BadInput(f"The number '{twice[0]}' is named twice.")
    return tuple(names) or fields


def _covered(name: str, others: Sequence[str]) -> bool:
    return any(name == other or name.startswith(f"{other}.") for other in others)


def _within(value: Any, shape: inspect.Type, path: Sequence[str], factor: float) -> Any:
    """The value with what the path leads to multiplied."""
    if not path:
        return _scaled(value, shape, factor)
    key, *rest = path
    if isinstance(shape, inspect.StructType):
        inner = {field.name: field.type for field in shape.fields}[key]
        return value | {key: _within(value[key], inner, rest, factor)}
    parts = _items(value, shape)
    at = int(key)
    if not 0 <= at < len(parts):
        raise IndexError(key)
    return [
        _within(each, inner, rest, factor) if n == at else each
        for n, (each, inner) in enumerate(parts)
    ]


def _scaled(value: Any, shape: inspect.Type, factor: float) -> Any:
    """Everything in it multiplied, to three digits, and no chance above one."""
    match shape:
        case inspect.StructType():
            return {
                each.name: _scaled(value[each.name], each.type, factor) for each in shape.fields
            }
        case inspect.IntType():
            return max(1, round(value * factor))
        case inspect.FloatType():
            most = shape.le if shape.le is not None else shape.lt and shape.lt * NEARLY
            number = value if factor == 1 else float(f"{value * factor:.3g}")
            return number if most is None else min(number, most)
        case _:
            return [_scaled(each, inner, factor) for each, inner in _items(value, shape)]


def _items(value: Any, shape: inspect.Type) -> list[tuple[Any, inspect.Type]]:
    """The parts of a row of numbers, each with its own shape."""
    if isinstance(shape, inspect.VarTupleType):
        return [(each, shape.item_type) for each in value]
    if isinstance(shape, inspect.TupleType):
        return list(zip(value, shape.item_types, strict=True))
    raise KeyError
