"""What a person has here: tables, results, ratings."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Select, func, select, update
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import load_only

from ...kernel.values import Seat, Value
from .. import schema
from ..facts import Status


class MyTable(Value):
    """A table where I sit, where a seat is kept for me, or which I opened."""

    id: str
    game: str
    name: str
    status: str
    created_ms: int
    hosting: bool
    players: tuple[str, ...]
    """The name in each seat; empty where the seat is open."""
    my_seats: tuple[Seat, ...]
    waiting: tuple[Seat, ...]
    """The seats that are asked now."""
    my_turn: bool


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


async def tables_of(
    session: AsyncSession, person_id: str, status: Status | None, limit: int, offset: int
) -> list[MyTable]:
    """The tables of a person, the latest first."""
    table = schema.Table
    wanted = _tables_with_waiting(person_id).order_by(table.created_ms.desc(), table.id)
    if status is not None:
        wanted = wanted.where(table.status == status)
    rows = (await session.execute(wanted.limit(limit).offset(offset))).all()
    seats = await _seats_at(session, [row[0].id for row in rows])
    return [_my_table(row, waiting or "", seats[row.id], person_id) for row, waiting in rows]


def _tables_with_waiting(person_id: str) -> Select[schema.Table, str]:
    """Tables without what is large or secret in them; two ways lead to them."""
    table, seat, progress = schema.Table, schema.Seat, schema.Progress
    sitting = select(seat.table_id).where(seat.person_id == person_id)
    hosting = select(table.id).where(table.host_id == person_id)
    shown = (table.game, table.name, table.status, table.created_ms, table.host_id)
    return (
        select(table, progress.waiting)
        .options(load_only(*shown))
        .outerjoin(progress, progress.table_id == table.id)
        .where(table.id.in_(sitting.union(hosting)))
    )


async def _seats_at(session: AsyncSession, tables: Sequence[str]) -> dict[str, list[schema.Seat]]:
    seat = schema.Seat
    rows = await session.scalars(
        select(seat).where(seat.table_id.in_(tables)).order_by(seat.table_id, seat.seat)
    )
    seats: dict[str, list[schema.Seat]] = {each: [] for each in tables}
    for row in rows:
        seats[row.table_id].append(row)
    return seats


def _my_table(
    table: schema.Table, waiting: str, seats: Sequence[schema.Seat], person_id: str
) -> MyTable:
    # An open seat may be kept for somebody who does not sit there yet.
    taken = [seat for seat in seats if seat.kind == "person"]
    mine = tuple(seat.seat for seat in taken if seat.person_id == person_id)
    asked = tuple(int(each) for each in waiting.split(",") if each)
    return MyTable(
        id=table.id,
        game=table.game,
        name=table.name,
        status=table.status,
        created_ms=table.created_ms,
        hosting=table.host_id == person_id,
        players=tuple(seat.name for seat in seats),
        my_seats=mine,
        waiting=asked,
        my_turn=not set(mine).isdisjoint(asked),
    )


async def hand_over(session: AsyncSession, guest_id: str, person_id: str) -> tuple[str, ...]:
    """Seats, tables and results of a guest become an account's; returns where the guest sat."""
    seat, table, result = schema.Seat, schema.Table, schema.Result
    sat = select(seat.table_id).where(seat.person_id == guest_id).distinct()
    # Everybody takes the row of a table before the rows of its seats.
    hosted = update(table).where(table.host_id == guest_id)
    await session.execute(hosted.values(host_id=person_id))
    tables = tuple(await session.scalars(sat))
    for kind in (seat, result):
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
