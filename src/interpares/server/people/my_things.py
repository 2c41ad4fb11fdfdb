"""What a person has here beside tables: results, and what an account takes over."""

from __future__ import annotations

from sqlalchemy import func, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from ...kernel.values import Seat, Value
from .. import schema


class MyResult(Value):
    """How I did in one seat of a match."""

    table: str
    name: str
    """Of the table."""
    game: str
    seats: int
    seat: Seat
    rank: int | None
    score: int | None
    reason: str
    rated: bool
    at_ms: int


class Results(Value):
    """A page of my results, the latest first."""

    total: int
    results: tuple[MyResult, ...]


async def hand_over(session: AsyncSession, guest_id: str, person_id: str) -> tuple[str, ...]:
    """What a guest has becomes an account's: seats, tables, results, works; says where it sat."""
    seat, table, result, work = schema.Seat, schema.Table, schema.Result, schema.Work
    sat = select(seat.table_id).where(seat.person_id == guest_id).distinct()
    # Everybody takes the row of a table before the rows of its seats.
    hosted = update(table).where(table.host_id == guest_id)
    await session.execute(hosted.values(host_id=person_id))
    tables = tuple(await session.scalars(sat))
    for kind in (seat, result, work):
        theirs = update(kind).where(kind.person_id == guest_id)
        await session.execute(theirs.values(person_id=person_id))
    return tables


async def results_of(session: AsyncSession, person_id: str, limit: int, offset: int) -> Results:
    """A page of results."""
    result, table = schema.Result, schema.Table
    mine = result.person_id == person_id
    total = await session.scalar(select(func.count()).where(mine)) or 0
    found = await session.execute(
        select(result, table.name)
        .join(table, table.id == result.table_id)
        .where(mine)
        .order_by(result.at_ms.desc(), result.table_id, result.seat)
        .limit(limit)
        .offset(offset)
    )
    return Results(total, tuple(_my_result(row, name) for row, name in found))


def _my_result(row: schema.Result, name: str) -> MyResult:
    return MyResult(
        row.table_id,
        name,
        row.game,
        row.seats,
        row.seat,
        row.rank,
        row.score,
        row.reason,
        row.rated,
        row.at_ms,
    )
