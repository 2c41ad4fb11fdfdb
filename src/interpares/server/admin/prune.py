"""What nobody will miss after so many days."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from sqlalchemy import ColumnElement, and_, delete, or_, select, update

from ...kernel.values import Value
from .. import schema
from ..database import Database
from ..keys import now_ms
from ..notify import outbox
from ..people.my_data import prune_guests
from ..people.sessions import prune_sessions
from ..readiness import answering
from ..times import DAY_MS
from .current import check_current

AT_A_TIME = 50
"""Tables removed in one transaction, so that a running server need not wait long."""
GIVEN_UP = ("cancelled", "abandoned")
PLAYED = ("finished", "replay")


class Pruned(Value):
    """How much was thrown away."""

    tables: int
    snapshots: int
    sessions: int
    guests: int
    notices: int


def prune(db_url: str, days: int, *, finished: bool = False) -> Pruned:
    """Remove what is older; finished matches and imported records only if that is wanted."""
    with answering(db_url):
        return asyncio.run(_prune(db_url, days, finished=finished))


async def _prune(db_url: str, days: int, *, finished: bool) -> Pruned:
    await check_current(db_url)
    database, now = Database(db_url), now_ms()
    before_ms = now - days * DAY_MS
    try:
        tables = await _prune_tables(database, old_tables(before_ms, finished=finished))
        async with database.session() as session:
            gone = await session.scalars(
                delete(schema.Snapshot)
                .where(schema.Snapshot.table_id.in_(select(schema.Table.id).where(over(before_ms))))
                .returning(schema.Snapshot.table_id)
            )
            return Pruned(
                tables,
                snapshots=len(gone.all()),
                sessions=await prune_sessions(session, now),
                guests=await prune_guests(session, now, days),
                notices=await outbox.prune(session, now, days),
            )
    finally:
        await database.close()


def old_tables(before_ms: int, *, finished: bool) -> ColumnElement[bool]:
    """Tables that were given up or never begun, and with `finished` those that were played."""
    table = schema.Table
    statuses = GIVEN_UP + (PLAYED if finished else ())
    ended = and_(table.status.in_(statuses), table.finished_ms < before_ms)
    return or_(ended, and_(table.status == "open", table.created_ms < before_ms))


def over(before_ms: int) -> ColumnElement[bool]:
    """Matches nobody plays any more."""
    table = schema.Table
    return and_(table.status != "running", table.finished_ms < before_ms)


async def _prune_tables(database: Database, old: ColumnElement[bool]) -> int:
    count = 0
    while True:
        async with database.session() as session:
            found = select(schema.Table.id).where(old).limit(AT_A_TIME)
            ids: Sequence[str] = (await session.scalars(found)).all()
            if not ids:
                return count
            rematches = update(schema.Table).where(schema.Table.rematch_id.in_(ids))
            await session.execute(rematches.values(rematch_id=None))
            await session.execute(delete(schema.Table).where(schema.Table.id.in_(ids)))
        count += len(ids)
