"""Browsers that are known again: a secret in a cookie, its hash in a row."""

from __future__ import annotations

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from ...kernel.values import Value
from .. import schema
from ..keys import hashed, new_key
from ..principal import Principal
from .checks import clean_agent

COOKIE = "interpares_session"
LIFE_S = 90 * 86_400
"""A session ends when it was not used for so long."""
REFRESH_MS = 3_600_000
"""Its use is written down at most so often."""


class Private(Value):
    """A value with a secret in it, which is not shown by accident."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}(…)"


class Visitor(Private):
    """Who asks, and through which session if it is a browser."""

    principal: Principal
    session_hash: str = ""
    csrf: str = ""


class Opened(Private):
    """A new session; nobody can read its key again."""

    key: str
    visitor: Visitor


class SessionFacts(Value):
    """One of my sessions, without anything that could open it."""

    agent: str
    created_ms: int
    seen_ms: int
    expires_ms: int
    current: bool


async def begin(session: AsyncSession, person: schema.Person, agent: str, now_ms: int) -> Opened:
    """Open a session with a fresh secret."""
    key, csrf = new_key(), new_key()
    row = schema.Session(
        key_hash=hashed(key),
        person_id=person.id,
        csrf=csrf,
        agent=clean_agent(agent),
        created_ms=now_ms,
        seen_ms=now_ms,
        expires_ms=now_ms + LIFE_S * 1000,
    )
    session.add(row)
    person.seen_ms = now_ms
    principal = Principal(
        person.id, person.name, person.language, is_account=person.login is not None
    )
    return Opened(key, Visitor(principal, row.key_hash, csrf))


async def visitor_of(session: AsyncSession, key: str, now_ms: int) -> Visitor | None:
    """Who has that secret; None when the session is unknown or over."""
    known, person = schema.Session, schema.Person
    found = await session.execute(
        select(known.csrf, known.seen_ms, person.id, person.name, person.language, person.login)
        .join(person, person.id == known.person_id)
        .where(known.key_hash == hashed(key), known.expires_ms > now_ms)
    )
    if (row := found.one_or_none()) is None:
        return None
    csrf, seen_ms, person_id, name, language, login = row
    if now_ms - seen_ms >= REFRESH_MS:
        await _refresh(session, hashed(key), person_id, now_ms)
    principal = Principal(person_id, name, language, is_account=login is not None)
    return Visitor(principal, hashed(key), csrf)


async def _refresh(session: AsyncSession, key_hash: str, person_id: str, now_ms: int) -> None:
    known, person = schema.Session, schema.Person
    times = {"seen_ms": now_ms, "expires_ms": now_ms + LIFE_S * 1000}
    await session.execute(update(known).where(known.key_hash == key_hash).values(times))
    await session.execute(update(person).where(person.id == person_id).values(seen_ms=now_ms))


async def sessions_of(
    session: AsyncSession, person_id: str, current: str, now_ms: int
) -> list[SessionFacts]:
    """The sessions of a person that still open something, the latest first."""
    known = schema.Session
    rows = await session.scalars(
        select(known)
        .where(known.person_id == person_id, known.expires_ms > now_ms)
        .order_by(known.seen_ms.desc(), known.key_hash)
    )
    return [
        SessionFacts(
            row.agent, row.created_ms, row.seen_ms, row.expires_ms, row.key_hash == current
        )
        for row in rows
    ]


async def end(session: AsyncSession, key_hash: str) -> None:
    """Nobody is known by this session any more."""
    await session.execute(delete(schema.Session).where(schema.Session.key_hash == key_hash))


async def end_others(session: AsyncSession, person_id: str, current: str) -> None:
    """Leave the person one session; none if there is no current one."""
    known = schema.Session
    await session.execute(
        delete(known).where(known.person_id == person_id, known.key_hash != current)
    )


async def prune_sessions(session: AsyncSession, now_ms: int) -> int:
    """Remove the sessions that are over, and say how many they were."""
    known = schema.Session
    gone = await session.execute(
        delete(known).where(known.expires_ms <= now_ms).returning(known.key_hash)
    )
    return len(gone.all())
