"""Tables made from other matches: rematches, and records sent in to be looked at."""

from __future__ import annotations

import asyncio
import re
from datetime import datetime

import msgspec
from msgspec import UNSET, structs
from sqlalchemy.ext.asyncio import AsyncSession

from ..kernel import chance
from ..kernel.errors import BadInput
from ..kernel.game import encode
from ..kernel.match import Match
from ..kernel.opening import seed_of
from ..kernel.records import Header, Line, Record, dump_line
from ..kernel.values import Seat
from . import clocks, schema
from .access import check_seat
from .desk import Desk
from .errors import Problem
from .facts import OVER, Setting, TableFacts
from .keys import new_id, new_key, now_ms
from .loading import setting_of
from .noticing import notice
from .principal import Principal
from .requests import NewSeat, NewTable
from .seating import locked, new_secret, table_row
from .tables import Tables

LONGEST = 4_000_000
"""Characters of a record that is sent in."""
COMMITMENT = re.compile("[0-9a-f]{64}|")


class Archive:
    """Old matches become new tables."""

    def __init__(self, desk: Desk, tables: Tables) -> None:
        self._desk = desk
        self._tables = tables

    async def rematch(self, principal: Principal, table_id: str, seat: Seat) -> TableFacts:
        """The same again: seats are kept for those who sat there, and begin when all have come."""
        async with self._desk.database.session() as session:
            rows = await locked(session, table_id)
            check_seat(principal, rows.seats, seat)
            if rows.table.status not in OVER:
                raise Problem("not-over")
            table = await rematch_of(session, rows.table)
            if table is None:
                table = again(rows.table, rows.seats, principal)
                rows.table.rematch_id = table.id
                session.add(table)
                await session.flush()
                kept = [kept_seat(table.id, each) for each in rows.seats]
                session.add_all(kept)
                session.add_all(asked(table, kept, principal))
            rematch = table.id
        await self._desk.follower.changed(table_id)
        return await self._tables.facts(rematch)

    async def take_in(self, principal: Principal, text: str) -> TableFacts:
        """A record as a table to be looked at; it is replayed and held to every line."""
        if len(text) > LONGEST:
            raise BadInput(f"A record may have {LONGEST} characters at most.")
        record = Record.load(text)
        check_commitment(record.header)
        match = await asyncio.to_thread(Match.replay, record)
        table = imported(record, match, principal)
        lines = list(record.lines)
        async with self._desk.database.session() as session:
            session.add(table)
            await session.flush()
            session.add_all(seats_of(table.id, record))
            session.add_all(moves_of(table.id, lines))
            session.add(progress_of(table.id, len(lines), match))
        return await self._tables.facts(table.id)


async def rematch_of(session: AsyncSession, table: schema.Table) -> schema.Table | None:
    """The rematch there is already, unless it was given up."""
    found = await session.get(schema.Table, table.rematch_id) if table.rematch_id else None
    return None if found is None or found.status == "cancelled" else found


def asked(
    table: schema.Table, seats: list[schema.Seat], principal: Principal
) -> list[schema.Notice]:
    """Those for whom a seat is kept hear of it."""
    others = [each for each in seats if each.person_id and each.person_id != principal.person_id]
    return [notice(table, each, "asked", table.created_ms) for each in others]


def check_commitment(header: Header) -> None:
    """Refuse a record that was not dealt from the seed somebody had committed to."""
    if not COMMITMENT.fullmatch(header.commitment):
        raise BadInput("Line 1 of the record has a commitment that is none.")
    seed = seed_of(header)
    if header.commitment and chance.commitment(seed, header.id) != header.commitment:
        raise BadInput("The seed of the record does not fit its commitment.")


def again(table: schema.Table, seats: list[schema.Seat], principal: Principal) -> schema.Table:
    """The row of a rematch."""
    new = NewTable(
        game=table.game,
        seats=tuple(NewSeat("open") for _ in seats),
        options=table.options,
        name=table.name,
        listed=False,
        setting=structs.replace(setting_of(table), start="full"),
    )
    # Whoever asks with the secret of a seat hosts the new table with the same secret.
    row = table_row(new, new_id(), new_secret(), principal, principal.key or new_key())
    row.origin = {"kind": "rematch", "table": table.id}
    return row


def kept_seat(table_id: str, old: schema.Seat) -> schema.Seat:
    """A seat of a rematch: the secret that played the old one takes the new one."""
    kind = "bot" if old.kind == "bot" else "open"
    return schema.Seat(
        table_id=table_id,
        seat=old.seat,
        kind=kind,
        name=old.name,
        level=old.level,
        person_id=old.person_id,
        invite_hash=old.key_hash,
    )


def imported(record: Record, match: Match, principal: Principal) -> schema.Table:
    """The row of a record that was sent in."""
    header = record.header
    new = NewTable(
        game=header.game,
        seats=tuple(NewSeat("open") for _ in range(header.seats)),
        options=header.options,
        setting=Setting(),
    )
    seed = bytes.fromhex(header.seed or "")
    row = table_row(new, new_id(), seed, principal, new_key())
    row.status, row.origin = "replay", {"kind": "import"}
    row.header = msgspec.to_builtins(structs.replace(header, seed=None))
    row.commitment, row.version, row.edition = header.commitment, header.version, header.edition
    row.outcome = msgspec.to_builtins(match.outcome)
    row.started_ms = row.finished_ms = now_ms()
    return row


def seats_of(table_id: str, record: Record) -> list[schema.Seat]:
    """Seats nobody can play any more."""
    names = dict(enumerate(map(in_one_line, record.header.players)))
    return [
        schema.Seat(
            table_id=table_id, seat=seat, kind="person", name=names.get(seat) or str(seat + 1)
        )
        for seat in range(record.header.seats)
    ]


def in_one_line(name: str) -> str:
    """What of a name from elsewhere can be shown."""
    return "".join(each for each in name if each.isprintable())[:64]


def moves_of(table_id: str, lines: list[Line]) -> list[schema.Move]:
    return [
        schema.Move(
            table_id=table_id,
            n=n,
            at_ms=at_ms(line),
            seat=None if line.seat is UNSET else line.seat,
            line=dump_line(line),
        )
        for n, line in enumerate(lines, 1)
    ]


def at_ms(line: Line) -> int:
    """When a line was written, if it says so in a way we know."""
    try:
        return int(datetime.fromisoformat(str(line.at or "")).timestamp() * 1000)
    except ValueError:
        return 0


def progress_of(table_id: str, lines: int, match: Match) -> schema.Progress:
    state = clocks.State(tuple(clocks.SeatClock() for _ in range(match.header.seats)))
    return schema.Progress(
        table_id=table_id,
        n=lines,
        due_ms=None,
        waiting=",".join(map(str, match.waiting)),
        state=encode(state).decode(),
    )
