"""A person as that person sees it, and changes it."""

from __future__ import annotations

from typing import Any

from sqlalchemy.ext.asyncio import AsyncSession

from ...kernel.values import Value
from .. import schema
from ..errors import Problem
from .checks import clean_email, clean_name
from .requests import Change

MOST_SETTINGS = 64


class Me(Value):
    """What I have told about myself."""

    id: str
    name: str
    login: str | None
    """Null for a guest."""
    email: str | None
    language: str
    settings: dict[str, Any]
    """Whatever my clients remember for me."""
    created_ms: int


async def me(session: AsyncSession, person_id: str) -> Me:
    return _facts(await _person(session, person_id))


async def change_me(session: AsyncSession, person_id: str, change: Change) -> Me:
    """Change what is named; raises Problem for what nobody may be called."""
    person = await _person(session, person_id)
    if change.name is not None:
        person.name = clean_name(change.name)
    if change.language is not None:
        person.language = change.language
    if change.email is not None:
        person.email = clean_email(change.email)
    if change.settings is not None:
        person.settings = _merged(person.settings, change.settings)
    return _facts(person)


def _merged(settings: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    merged = {name: value for name, value in {**settings, **change}.items() if value is not None}
    if len(merged) > MOST_SETTINGS:
        raise Problem("too-many-settings", "bad_input", most=MOST_SETTINGS)
    return merged


async def _person(session: AsyncSession, person_id: str) -> schema.Person:
    person = await session.get(schema.Person, person_id)
    if person is None:
        raise Problem("sign-in", "unauthenticated")
    return person


def _facts(row: schema.Person) -> Me:
    return Me(row.id, row.name, row.login, row.email, row.language, row.settings, row.created_ms)
