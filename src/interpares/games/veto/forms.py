"""Conditions and amounts are told apart by a key of theirs; here each is given its form."""

from __future__ import annotations

from typing import Any

from .language import AMOUNTS, CONDITIONS

_OF_CONDITIONS = tuple(str(each.__struct_config__.tag) for each in CONDITIONS)
_OF_AMOUNTS = tuple(str(each.__struct_config__.tag) for each in AMOUNTS)


def with_forms(raw: Any) -> Any:
    """A data file with `form` in every condition and reckoned amount."""
    if isinstance(raw, list):
        return [with_forms(each) for each in raw]
    if not isinstance(raw, dict):
        return raw
    return {key: _named(key, with_forms(value)) for key, value in raw.items()}


def _named(key: str, value: Any) -> Any:
    if key in ("if", "cond", "any") and isinstance(value, list):
        return [_formed(each, _OF_CONDITIONS) for each in value]
    if key == "not" and isinstance(value, dict):
        return _formed(value, _OF_CONDITIONS)
    if key in ("amount", "dukats") and isinstance(value, dict):
        return _formed(value, _OF_AMOUNTS)
    return value


def _formed(value: Any, forms: tuple[str, ...]) -> Any:
    if not isinstance(value, dict):
        return value
    form = next((each for each in forms if each in value), next(iter(value), ""))
    return {"form": form, **value}
