"""What is in the database, in figures."""

from __future__ import annotations

import asyncio

from sqlalchemy import func, select, text
from sqlalchemy.ext.asyncio import AsyncSession

from ...kernel.values import Value
from .. import schema
from ..database import HEAD, Database, is_sqlite, known
from ..readiness import answering
from .current import check_current

SQLITE_SIZE = "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()"
POSTGRES_SIZE = "SELECT pg_database_size(current_database())"


class Stats(Value):
    """Figures of one database."""

    database: str
    revision: str
    bytes: int
    tables: dict[str, dict[str, int]]
    """By game, then by status."""
    guests: int
    accounts: int
    sessions: int
    moves: int
    """Lines of all logs."""
    chat: int
    results: int
    notices: dict[str, int]
    """By what became of them."""


def stats(db_url: str) -> Stats:
    with answering(db_url):
        return asyncio.run(_stats(db_url))


async def _stats(db_url: str) -> Stats:
    await check_current(db_url)
    sqlite = is_sqlite(known(db_url))
    database = Database(db_url)
    try:
        async with database.session() as session:
            return Stats(
                database="sqlite" if sqlite else "postgresql",
                revision=HEAD,
                bytes=await session.scalar(text(SQLITE_SIZE if sqlite else POSTGRES_SIZE)),
                tables=await _tables(session),
                guests=await _count(session, schema.Person, schema.Person.login.is_(None)),
                accounts=await _count(session, schema.Person, schema.Person.login.is_not(None)),
                sessions=await _count(session, schema.Session),
                moves=await _count(session, schema.Move),
                chat=await _count(session, schema.Message),
                results=await _count(session, schema.Result),
                notices=await _notices(session),
            )
    finally:
        await database.close()


async def _count(session: AsyncSession, kind: type[schema.Row], *where: object) -> int:
    found = await session.scalar(select(func.count()).select_from(kind).where(*where))  # type: ignore[arg-type]
    return found or 0


async def _tables(session: AsyncSession) -> dict[str, dict[str, int]]:
    table = schema.Table
    groups = select(table.game, table.status, func.count()).group_by(table.game, table.status)
    found: dict[str, dict[str, int]] = {}
    for game, status, count in await session.execute(groups.order_by(table.game, table.status)):
        found.setdefault(game, {})[status] = count
    return found


async def _notices(session: AsyncSession) -> dict[str, int]:
    notice = schema.Notice
    groups = select(notice.status, func.count()).group_by(notice.status)
    found = await session.execute(groups.order_by(notice.status))
    return {row[0]: row[1] for row in found}
