"""The lobby: tables anybody may find, and results handed to other programs."""

from __future__ import annotations

import msgspec
from sqlalchemy import select, tuple_

from ..kernel.game import Outcome
from ..kernel.rules import rules_of
from ..kernel.values import Value
from . import bgstats, schema
from .database import Database
from .errors import Problem
from .facts import SeatFacts, Setting
from .loading import rows_of, seat_facts, setting_of

PAGE = 50


class Listed(Value):
    """A table in the lobby."""

    id: str
    game: str
    name: str
    status: str
    setting: Setting
    seats: tuple[SeatFacts, ...]
    created_ms: int
    started_ms: int | None


async def listed(database: Database, status: str, game: str, before: str) -> list[Listed]:
    """Listed tables, the newest first; those after the table `before`, if it is named."""
    wanted = select(schema.Table).where(
        schema.Table.listed.is_(True), schema.Table.status == status
    )
    if game:
        rules_of(game)
        wanted = wanted.where(schema.Table.game == game)
    age = tuple_(schema.Table.created_ms, schema.Table.id)
    async with database.session() as session:
        if before:
            last = (await rows_of(session, before)).table
            wanted = wanted.where(age < tuple_(last.created_ms, last.id))
        latest = wanted.order_by(schema.Table.created_ms.desc(), schema.Table.id.desc()).limit(PAGE)
        tables = list(await session.scalars(latest))
        ids = [table.id for table in tables]
        rows = await session.scalars(
            select(schema.Seat).where(schema.Seat.table_id.in_(ids)).order_by(schema.Seat.seat)
        )
        seats: dict[str, list[SeatFacts]] = {}
        for row in rows:
            seats.setdefault(row.table_id, []).append(seat_facts(row, None))
    return [listed_table(table, seats.get(table.id, [])) for table in tables]


def listed_table(table: schema.Table, seats: list[SeatFacts]) -> Listed:
    return Listed(
        id=table.id,
        game=table.game,
        name=table.name,
        status=table.status,
        setting=setting_of(table),
        seats=tuple(seats),
        created_ms=table.created_ms,
        started_ms=table.started_ms,
    )


async def bgstats_link(database: Database, table_id: str, language: str) -> str:
    """The result of a finished match, for the BG Stats app."""
    async with database.session() as session:
        rows = await rows_of(session, table_id)
    table = rows.table
    if table.status != "finished" or table.outcome is None:
        raise Problem("not-over", "forbidden")
    outcome = msgspec.convert(table.outcome, Outcome)
    started, ended = table.started_ms or table.created_ms, table.finished_ms or table.created_ms
    play = bgstats.Play(
        table_id=table.id,
        slug=table.game,
        game=rules_of(table.game).title(language),
        started_ms=started,
        duration_s=(ended - started) // 1000,
        players=tuple(bgstats_player(seat, outcome) for seat in rows.seats),
        variant=", ".join(f"{name}: {value}" for name, value in table.options.items()),
    )
    return bgstats.link(play)


def bgstats_player(seat: schema.Seat, outcome: Outcome) -> bgstats.Player:
    """Somebody who took part; bots are known by their level."""
    at = seat.seat
    return bgstats.Player(
        name=seat.name,
        id=seat.person_id or (f"bot:{seat.level}" if seat.level else f"{seat.table_id}:{at}"),
        winner=at in outcome.winners,
        score=dict(enumerate(outcome.scores)).get(at),
        rank=dict(enumerate(outcome.ranks)).get(at),
    )
