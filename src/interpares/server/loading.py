"""Tables from the database: what everybody may know of them, and their matches replayed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import msgspec
from msgspec import UNSET, structs
from sqlalchemy import ColumnElement, or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from ..kernel.match import Match
from ..kernel.moves import Base
from ..kernel.records import Header, Line, load_line
from ..kernel.rules import Rules, rules_of
from ..kernel.values import Seat, Value
from . import clocks, schema
from .database import Database
from .errors import Problem
from .facts import OVER, ProposalFacts, SeatFacts, Setting, TableFacts, hints_allowed
from .hot import Hot, replayed
from .log import Log, LogLine
from .orders import Order

EVERY = 200
"""A snapshot is taken after so many lines."""
BEHIND = 20
"""It lies so many moves back, and never inside a sealed choice: what may be undone is after it."""


WITHOUT_SNAPSHOT = ("import", "lesson")
"""A record that was sent in does not change; a lesson looks at all its moves."""
READS = 2
"""So often a table is read anew because it ended meanwhile."""


class Kept(Value):
    """A snapshot: where play can be taken up, and what viewers had been given by then."""

    base: Base
    counts: list[int]


class Rows(NamedTuple):
    """The rows of one table."""

    table: schema.Table
    seats: list[schema.Seat]
    proposals: list[schema.Proposal]
    progress: schema.Progress | None


def check_id(table_id: str) -> None:
    """Refuse what was never an id; PostgreSQL does not take every text that an address can hold."""
    if not table_id.isprintable():
        raise Problem("no-table", "not_found")


async def rows_of(session: AsyncSession, table_id: str) -> Rows:
    """All that is kept of a table beside its log; refuses an unknown one."""
    check_id(table_id)
    table = await session.get(schema.Table, table_id)
    if table is None:
        raise Problem("no-table", "not_found")
    seats = select(schema.Seat).where(schema.Seat.table_id == table_id).order_by(schema.Seat.seat)
    proposals = select(schema.Proposal).where(
        schema.Proposal.table_id == table_id, schema.Proposal.status == "open"
    )
    return Rows(
        table,
        list(await session.scalars(seats)),
        list(await session.scalars(proposals)),
        await session.get(schema.Progress, table_id),
    )


def facts_of(rows: Rows) -> TableFacts:
    """What everybody may know of a table."""
    table, progress = rows.table, rows.progress
    state = state_of(rows)
    away = dict(state.substitutes)
    outcome = table.outcome
    values = {
        "id": table.id,
        "game": table.game,
        "version": table.version,
        "name": table.name,
        "status": table.status,
        "listed": table.listed,
        "options": table.options,
        "setting": table.setting,
        "seats": [seat_facts(seat, away.get(seat.seat)) for seat in rows.seats],
        "commitment": table.commitment,
        "seed": table.secret.hex() if table.status in OVER else None,
        "seat_seeds": (table.header or {}).get("seat_seeds", ()),
        "origin": table.origin,
        "created_ms": table.created_ms,
        "started_ms": table.started_ms,
        "finished_ms": table.finished_ms,
        "outcome": outcome,
        "rematch": table.rematch_id,
        "proposals": [proposal_facts(each) for each in rows.proposals],
        "waiting": waiting_of(progress),
        "hints": hints_allowed(setting_of(table), [seat.kind for seat in rows.seats]),
    }
    return msgspec.convert(values, TableFacts, from_attributes=True)


def seat_facts(seat: schema.Seat, substitute: str | None) -> SeatFacts:
    return msgspec.convert(
        {
            "seat": seat.seat,
            "kind": seat.kind,
            "name": seat.name,
            "level": substitute or seat.level,
            "away": substitute is not None and seat.kind == "person",
        },
        SeatFacts,
    )


def proposal_facts(row: schema.Proposal) -> ProposalFacts:
    return msgspec.convert(
        {
            "id": row.id,
            "kind": row.kind,
            "by": row.seat,
            "keep": row.data.get("keep"),
            "agreed": row.agreed,
        },
        ProposalFacts,
    )


def while_it_ran(facts: TableFacts) -> TableFacts:
    """What was known of a table before its match was over."""
    return structs.replace(
        facts, status="running", outcome=None, finished_ms=None, proposals=(), seed=None
    )


def setting_of(table: schema.Table) -> Setting:
    return msgspec.convert(table.setting, Setting)


def state_of(rows: Rows) -> clocks.State:
    """The clocks of a table; none before play begins."""
    if rows.progress is None:
        return clocks.State()
    return msgspec.json.decode(rows.progress.state, type=clocks.State)


def waiting_of(progress: schema.Progress | None) -> tuple[int, ...]:
    """The seats that are asked, as the public may know it."""
    return tuple(int(each) for each in progress.waiting.split(",") if each) if progress else ()


async def load(
    database: Database, log: Log, table_id: str, *, whole: bool, until_ms: int | None = None
) -> Hot:
    """A table with its match, replayed from a snapshot or, as a whole, from its first line."""
    for _ in range(READS):
        if hot := await _read(database, log, table_id, whole=whole, until_ms=until_ms):
            return hot
    raise Problem("busy", "unavailable")


async def _read(
    database: Database, log: Log, table_id: str, *, whole: bool, until_ms: int | None
) -> Hot | None:
    """The table; None if it ended between the questions this takes."""
    async with database.session() as session:
        rows = await rows_of(session, table_id)
        kept = None if whole else await snapshot_of(session, rows.table)
        orders = await orders_of(session, table_id)
    if rows.table.header is None:
        raise Problem("not-started")
    hot = empty(rows, kept)
    hot.orders = orders
    lines, state = await log.news(table_id, hot.lines)
    if hot.match.base and any(takes_back(parsed(each)) for each in lines):
        return await _read(database, log, table_id, whole=True, until_ms=None)
    if until_ms is not None:
        # What the clocks show now is not what they showed then.
        hot.facts, hot.state = while_it_ran(hot.facts), clocks.State()
        lines = [each for each in lines if each.at_ms <= until_ms]
    elif lines:
        hot.state = msgspec.json.decode(state, type=clocks.State)
        if hot.facts.status == "running" and is_last(parsed(lines[-1])):
            return None
    feed(hot, lines)
    return hot


async def snapshot_of(session: AsyncSession, table: schema.Table) -> tuple[int, Kept] | None:
    """The snapshot of a table, if these rules can read it."""
    row = await session.get(schema.Snapshot, table.id)
    if row is None or (row.version, row.edition) != (table.version, table.edition):
        return None
    return row.n, msgspec.msgpack.decode(row.data, type=Kept)


async def orders_of(session: AsyncSession, table_id: str) -> dict[int, list[tuple[int, Order]]]:
    """The standing orders of each seat, in the order in which they were given."""
    found: dict[int, list[tuple[int, Order]]] = {}
    wanted = select(schema.Order).where(schema.Order.table_id == table_id, still_good())
    for row in await session.scalars(wanted.order_by(schema.Order.id)):
        order = msgspec.convert({**row.data, "times": row.left}, Order)
        found.setdefault(row.seat, []).append((row.id, order))
    return found


def still_good() -> ColumnElement[bool]:
    """Whether an order may answer again; one used up is deleted a moment later."""
    return or_(schema.Order.left.is_(None), schema.Order.left > 0)


def empty(rows: Rows, kept: tuple[int, Kept] | None) -> Hot:
    """A table before the lines that are still to be read."""
    table = rows.table
    rules = same_rules(table)
    header = msgspec.convert(table.header, Header)
    base = kept[1].base if kept else None
    hot = Hot(facts_of(rows), Match(rules, header, table.secret, base), state_of(rows))
    if kept:
        hot.lines, hot.counts = kept[0], kept[1].counts
    hot.levels = {seat.seat: seat.level for seat in rows.seats if seat.kind == "bot"}
    hot.people = people_of(rows)
    return hot


def same_rules(table: schema.Table) -> Rules:
    """The rules of a table; refuses one that was played by others."""
    rules = rules_of(table.game)
    if (table.version, table.edition) != (rules.version, rules.edition()):
        raise Problem("other-version", "unavailable", theirs=table.version, ours=rules.version)
    return rules


def people_of(rows: Rows) -> dict[Seat, str]:
    """Whose seat it is, where a person is known."""
    return {each.seat: each.person_id for each in rows.seats if each.person_id}


def feed(hot: Hot, lines: Iterable[LogLine]) -> None:
    """Take lines of the log into a table in memory."""
    for each in lines:
        if each.seat is not None and each.key is not None:
            hot.keys.add((each.seat, each.key))
        for mark in replayed(hot, [(each.at_ms, parsed(each))]):
            hot.mark(mark)


def parsed(line: LogLine) -> Line:
    read: Line = load_line(line.line, line.n, Line)
    return read


def takes_back(line: Line) -> bool:
    """Whether the line reaches behind itself, perhaps behind a snapshot."""
    return line.undo is not UNSET or line.rewind is not UNSET


def is_last(line: Line) -> bool:
    """Whether the match has ended with this line."""
    return line.outcome is not UNSET or (line.note is not UNSET and "ended" in line.note)


def snapshot_row(hot: Hot) -> schema.Snapshot | None:
    """A snapshot of a table, if its log is long enough and nothing was taken back lately."""
    played = hot.match.played
    keep = len(played) - BEHIND
    while keep > 0 and played[keep - 1].sealed:
        keep -= 1
    if keep <= 0 or hot.facts.origin.get("kind") in WITHOUT_SNAPSHOT:
        return None
    since = moves_since(hot, played[keep - 1].n)
    if since is None:
        return None
    counts = list(hot.counts)
    for mark in hot.marks[len(hot.marks) - since :]:
        for viewer in range(len(counts)):
            counts[viewer] -= mark.noticed >> viewer & 1
    kept = Kept(hot.match.base_after(keep), counts)
    return schema.Snapshot(
        table_id=hot.id,
        n=hot.lines - since,
        version=hot.match.rules.version,
        edition=hot.match.rules.edition(),
        data=msgspec.msgpack.encode(kept),
    )


def moves_since(hot: Hot, n: int) -> int | None:
    """How many lines follow move `n`; None if one of them took something back."""
    for since, mark in enumerate(reversed(hot.marks)):
        if mark.move == n:
            return since
        if mark.note and ("undo" in mark.note or "rewind" in mark.note):
            return None
    return None
