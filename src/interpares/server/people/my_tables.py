"""The tables of a person: who sits there, what is asked, and how much time is left."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager, suppress

import msgspec
from msgspec import structs
from sqlalchemy import Select, select
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import load_only

from ...kernel.values import Seat, Value
from .. import clocks, schema
from ..clocks import Pace, State
from ..database import Database
from ..errors import Problem
from ..facts import SeatFacts, Status
from ..hot import Hot
from ..loading import seat_facts, setting_of, waiting_of

Current = Callable[[str], AbstractAsyncContextManager[Hot]]
"""Gives a table as it is now."""

MOST_QUESTIONS = 20
"""So many matches are looked into for one list."""


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
    seats: tuple[SeatFacts, ...]
    pace: Pace
    deadline_ms: int | None
    """When time is up: mine where I am asked, else that of the first who are."""
    updated_ms: int
    """When somebody was last asked, or the match was over."""
    decision: str | None = None
    """The name of the question I am asked; null also where too many tables wait for me."""


class MyTables:
    """Finds the tables of people, and looks into the matches that wait for them."""

    def __init__(self, database: Database, current: Current) -> None:
        self._database = database
        self._current = current

    async def of(
        self, person_id: str, status: Status | None, limit: int, offset: int
    ) -> list[MyTable]:
        """The tables of a person, the latest first."""
        async with self._database.session() as session:
            found = await tables_of(session, person_id, status, limit, offset)
        asked = [each.id for each in found if each.my_turn and each.status == "running"]
        questions = {each: await self._question(each) for each in asked[:MOST_QUESTIONS]}
        return [structs.replace(each, decision=questions.get(each.id)) for each in found]

    async def _question(self, table_id: str) -> str | None:
        """What is asked at a table; unknown where the match cannot be played on here."""
        with suppress(Problem):
            async with self._current(table_id) as hot:
                prompt = hot.match.prompt(None)
                return prompt.decision if prompt else None
        return None


async def tables_of(
    session: AsyncSession, person_id: str, status: Status | None, limit: int, offset: int
) -> list[MyTable]:
    """What the database knows of them."""
    table = schema.Table
    wanted = _tables_with_progress(person_id).order_by(table.created_ms.desc(), table.id)
    if status is not None:
        wanted = wanted.where(table.status == status)
    rows = (await session.execute(wanted.limit(limit).offset(offset))).all()
    seats = await _seats_at(session, [row[0].id for row in rows])
    return [_my_table(row, progress, seats[row.id], person_id) for row, progress in rows]


def _tables_with_progress(person_id: str) -> Select[schema.Table, schema.Progress | None]:
    """Tables without what is large or secret in them; two ways lead to them."""
    table, seat, progress = schema.Table, schema.Seat, schema.Progress
    sitting = select(seat.table_id).where(seat.person_id == person_id)
    hosting = select(table.id).where(table.host_id == person_id)
    shown = (table.game, table.name, table.status, table.host_id, table.setting)
    times = (table.created_ms, table.started_ms, table.finished_ms)
    return (
        select(table, progress)
        .options(load_only(*shown, *times))
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
    table: schema.Table,
    progress: schema.Progress | None,
    seats: Sequence[schema.Seat],
    person_id: str,
) -> MyTable:
    # An open seat may be kept for somebody who does not sit there yet.
    taken = [seat for seat in seats if seat.kind == "person"]
    mine = tuple(seat.seat for seat in taken if seat.person_id == person_id)
    asked, state, pace = waiting_of(progress), _state_of(progress), setting_of(table).pace
    away = dict(state.substitutes)
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
        seats=tuple(seat_facts(seat, away.get(seat.seat)) for seat in seats),
        pace=pace,
        deadline_ms=_deadline(pace, state, mine),
        updated_ms=_updated(table, state),
    )


def _deadline(pace: Pace, state: State, mine: Sequence[Seat]) -> int | None:
    """When time is up for me or, while I am not asked, for somebody else."""
    found = [(seat in mine, clocks.deadline(pace, state, seat)) for seat in range(len(state.seats))]
    times = [at for own, at in found if at is not None and own]
    return min(times or [at for _, at in found if at is not None], default=None)


def _updated(table: schema.Table, state: State) -> int:
    """Partial answers to a sealed choice leave no trace in it."""
    asked = [clock.asked_ms for clock in state.seats if clock.asked_ms is not None]
    return table.finished_ms or max(asked, default=table.started_ms or table.created_ms)


def _state_of(progress: schema.Progress | None) -> State:
    return msgspec.json.decode(progress.state, type=State) if progress else State()
