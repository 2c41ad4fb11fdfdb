"""Keys for programs, good for what their scopes name."""

from __future__ import annotations

from sqlalchemy import delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from ...kernel.values import Value
from .. import schema
from ..errors import Problem
from ..keys import hashed, new_id, new_key
from ..principal import SCOPES, Principal
from ..times import DAY_MS
from .checks import clean_name
from .requests import TokenWish
from .sessions import REFRESH_MS, Private

PREFIX = "ip_"
MOST = 50
"""How many tokens a person may have."""
SEAT_KEY_LENGTH = len(new_key())


class TokenFacts(Value):
    """One of my tokens, without its secret."""

    id: str
    name: str
    scopes: tuple[str, ...]
    created_ms: int
    used_ms: int | None
    expires_ms: int | None


class NewToken(Private):
    """A token with its secret, which is shown this once."""

    key: str
    token: TokenFacts


def is_token(bearer: str) -> bool:
    """Whether it can be a token; a seat's secret may by chance begin like one."""
    return bearer.startswith(PREFIX) and len(bearer) != SEAT_KEY_LENGTH


async def create(session: AsyncSession, person_id: str, wish: TokenWish, now_ms: int) -> NewToken:
    """Make a token; raises Problem when the person has too many."""
    mine = schema.Token.person_id == person_id
    if (await session.scalar(select(func.count()).where(mine)) or 0) >= MOST:
        raise Problem("too-many-tokens", "conflict", most=MOST)
    key = PREFIX + new_key()
    row = schema.Token(
        id=new_id(),
        person_id=person_id,
        key_hash=hashed(key),
        name=clean_name(wish.name),
        scopes=[each for each in SCOPES if each in wish.scopes],
        created_ms=now_ms,
        used_ms=None,
        expires_ms=None if wish.days is None else now_ms + wish.days * DAY_MS,
    )
    session.add(row)
    return NewToken(key, _facts(row))


async def tokens_of(session: AsyncSession, person_id: str) -> list[TokenFacts]:
    """The tokens of a person, the latest first; those that are over too."""
    token = schema.Token
    rows = await session.scalars(
        select(token)
        .where(token.person_id == person_id)
        .order_by(token.created_ms.desc(), token.id)
    )
    return [_facts(row) for row in rows]


async def remove(session: AsyncSession, person_id: str, token_id: str) -> None:
    """End a token; raises Problem unless the person has it."""
    token = schema.Token
    mine = await session.scalars(select(token).where(token.person_id == person_id))
    # Compared here: PostgreSQL does not take every text that an address can hold.
    if token_id not in {row.id for row in mine}:
        raise Problem("no-such-token", "not_found")
    await session.execute(delete(token).where(token.id == token_id))


async def principal_of_token(session: AsyncSession, key: str, now_ms: int) -> Principal:
    """Whose program it is; raises Problem for an unknown token and one that is over."""
    token, person = schema.Token, schema.Person
    found = await session.execute(
        select(token, person)
        .join(person, person.id == token.person_id)
        .where(token.key_hash == hashed(key))
    )
    row = found.one_or_none()
    if row is None or (row[0].expires_ms is not None and row[0].expires_ms <= now_ms):
        raise Problem("token-unknown", "unauthenticated")
    known, whose = row
    if now_ms - (known.used_ms or 0) >= REFRESH_MS:
        await _note_use(session, known, whose, now_ms)
    return Principal(
        whose.id,
        whose.name,
        whose.language,
        scopes=tuple(known.scopes),
        is_account=whose.login is not None,
    )


async def _note_use(
    session: AsyncSession, token: schema.Token, person: schema.Person, now_ms: int
) -> None:
    kind = schema.Token
    await session.execute(update(kind).where(kind.id == token.id).values(used_ms=now_ms))
    who = schema.Person
    await session.execute(update(who).where(who.id == person.id).values(seen_ms=now_ms))


def _facts(row: schema.Token) -> TokenFacts:
    return TokenFacts(
        row.id, row.name, tuple(row.scopes), row.created_ms, row.used_ms, row.expires_ms
    )
