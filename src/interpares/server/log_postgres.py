"""The log in PostgreSQL: one task, one transaction for all that wait."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from typing import Any

import asyncpg

from .log import (
    Entry,
    LogLine,
    Rows,
    Taken,
    Unavailable,
    ending_rows,
    line_rows,
    news_of,
    notice_rows,
    order_rows,
    outdated_rows,
    progress_rows,
    rounds,
    settle,
    unavailable,
    unordered_rows,
)

MOST_CONNECTIONS = 4
TIMEOUT_S = 10

# One statement is one transaction and one question to the server.
# Every writer of a table holds its row of `progress`, and takes these rows in one order:
# workers wait for each other, never in a circle. What `locked` reads is what was committed last.
WRITE = """
WITH new AS (
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::text[],
        $6::bigint[]) AS new (table_id, last, due_ms, waiting, state, first)
), line AS (
    SELECT * FROM unnest($7::text[], $8::bigint[], $9::bigint[], $10::bigint[], $11::text[],
        $12::text[]) AS line (table_id, n, at_ms, seat, key, line)
), ending AS (
    SELECT * FROM unnest($13::text[], $14::text[], $15::text[], $16::bigint[])
        AS ending (table_id, status, outcome, finished_ms)
), notice AS (
    SELECT * FROM unnest($17::text[], $18::text[], $19::text[], $20::text[], $21::bigint[])
        WITH ORDINALITY AS notice (person_id, table_id, kind, data, at_ms, place)
), used AS (
    SELECT * FROM unnest($22::bigint[], $23::text[]) AS used (id, table_id)
), gone AS (
    SELECT * FROM unnest($24::text[], $25::bigint[]) AS gone (table_id, seat)
), old AS (
    SELECT * FROM unnest($26::text[], $27::bigint[]) AS old (table_id, id)
), locked AS (
    SELECT table_id, n FROM progress WHERE table_id = ANY($1::text[])
    ORDER BY table_id FOR NO KEY UPDATE
), fitting AS (
    SELECT new.* FROM new JOIN locked USING (table_id) WHERE first IS NULL OR first > n
), added AS (
    INSERT INTO moves (table_id, n, at_ms, seat, key, line)
    SELECT line.* FROM line JOIN fitting USING (table_id)
), moved AS (
    UPDATE progress SET n = coalesce(fitting.last, progress.n), due_ms = fitting.due_ms,
        waiting = fitting.waiting, state = fitting.state
    FROM fitting WHERE progress.table_id = fitting.table_id
), ended AS (
    UPDATE tables SET status = ending.status, outcome = ending.outcome::json,
        finished_ms = ending.finished_ms
    FROM ending JOIN fitting USING (table_id) WHERE tables.id = ending.table_id
), noticed AS (
    INSERT INTO outbox
        (person_id, table_id, kind, data, status, attempts, error, created_ms, due_ms)
    SELECT person_id, notice.table_id, kind, data, 'new', 0, '', at_ms, at_ms
    FROM notice JOIN fitting USING (table_id) JOIN people ON people.id = person_id
    ORDER BY place
), obeyed AS (
    UPDATE orders SET "left" = "left" - 1
    FROM used JOIN fitting USING (table_id)
    WHERE orders.id = used.id AND orders.table_id = used.table_id AND "left" > 0
), unordered AS (
    DELETE FROM orders USING gone JOIN fitting USING (table_id)
    WHERE orders.table_id = gone.table_id AND orders.seat = gone.seat
), outdated AS (
    DELETE FROM orders USING old JOIN fitting USING (table_id)
    WHERE orders.table_id = old.table_id AND orders.id = old.id
)
SELECT table_id, fitting.table_id IS NOT NULL FROM locked LEFT JOIN fitting USING (table_id)"""
LINES = """
SELECT n, at_ms, seat, key, line FROM moves WHERE table_id = $1 AND n > $2 ORDER BY n"""
NEWS = """
SELECT moves.n, at_ms, seat, key, line, state FROM moves JOIN progress USING (table_id)
WHERE table_id = $1 AND moves.n > $2 ORDER BY moves.n"""
WITH_KEY = """
SELECT n, at_ms, seat, key, line FROM moves WHERE table_id = $1 AND seat = $2 AND key = $3"""
CLAIM = """
UPDATE progress SET due_ms = $2 WHERE table_id = ANY(ARRAY(
SELECT table_id FROM progress WHERE due_ms <= $1
ORDER BY due_ms LIMIT $3 FOR UPDATE SKIP LOCKED))
RETURNING table_id"""

OF_ONE_ENTRY = (
    asyncpg.DataError,
    asyncpg.IntegrityConstraintViolationError,
    asyncpg.TransactionRollbackError,
    ValueError,
)
"""Errors that need not concern the other entries of a transaction."""


class PostgresLog:
    """Many tables' entries in one transaction; see log.Log."""

    def __init__(self, arguments: dict[str, Any]) -> None:
        self._arguments = arguments
        self._pool: asyncpg.Pool[asyncpg.Record] | None = None
        self._waiting: list[tuple[Entry, asyncio.Future[None]]] = []
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._open = False

    async def start(self) -> None:
        try:
            self._pool = await asyncpg.create_pool(
                **self._arguments,
                min_size=1,
                max_size=MOST_CONNECTIONS,
                timeout=TIMEOUT_S,
                command_timeout=TIMEOUT_S,
                reset=left_as_it_is,
            )
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise unavailable(error)[0] from error
        self._open = True
        self._writer = asyncio.create_task(self._write(), name="interpares-log")

    async def stop(self) -> None:
        if not self._open or self._writer is None or self._pool is None:
            return
        self._open = False
        self._wake.set()
        await self._writer
        await self._pool.close()

    async def append(self, entry: Entry) -> None:
        if not self._open:
            raise Unavailable("The log is closed.")
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((entry, future))
        self._wake.set()
        await future

    async def lines(self, table_id: str, after: int = 0) -> list[LogLine]:
        return [LogLine(*row) for row in await self._fetched(LINES, table_id, after)]

    async def news(self, table_id: str, after: int) -> tuple[list[LogLine], str]:
        return news_of(await self._fetched(NEWS, table_id, after))

    async def with_key(self, table_id: str, seat: int, key: str) -> LogLine | None:
        rows = await self._fetched(WITH_KEY, table_id, seat, key)
        return LogLine(*rows[0]) if rows else None

    async def claim(self, now_ms: int, until_ms: int, limit: int) -> list[str]:
        return [row[0] for row in await self._fetched(CLAIM, now_ms, until_ms, limit)]

    async def _fetched(self, sql: str, *terms: object) -> list[asyncpg.Record]:
        if not self._open or self._pool is None:
            raise Unavailable("The log is closed.")
        try:
            async with self._pool.acquire(timeout=TIMEOUT_S) as connection:
                return await connection.fetch(sql, *terms)
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise unavailable(error)[0] from error

    async def _write(self) -> None:
        """The life of the writer."""
        while self._open or self._waiting:
            await self._wake.wait()
            self._wake.clear()
            waiting, self._waiting = self._waiting, []
            for together in rounds(waiting):
                results = await self._committed([entry for entry, _ in together])
                settle(zip((future for _, future in together), results, strict=True))

    async def _committed(self, entries: Sequence[Entry]) -> list[Exception | None]:
        """What became of each: all in one transaction, or each in its own if one does not fit."""
        assert self._pool is not None
        try:
            async with self._pool.acquire(timeout=TIMEOUT_S) as connection:
                rows = await connection.fetch(WRITE, *terms(entries))
        except Exception as error:  # noqa: BLE001 - the writer must outlive every entry
            if len(entries) > 1 and isinstance(error, OF_ONE_ENTRY):
                return [result for entry in entries for result in await self._committed([entry])]
            if isinstance(error, asyncpg.UniqueViolationError):
                return [Taken()]
            return [*unavailable(error, len(entries))]
        fits = {row[0]: row[1] for row in rows}
        return [verdict(fits.get(entry.table_id)) for entry in entries]


async def left_as_it_is(connection: object) -> None:
    """Nothing is ever set on a connection, so nothing needs a question to be reset."""


def terms(entries: Sequence[Entry]) -> list[Sequence[Any]]:
    """What WRITE asks for: every column of everything about entries of different tables."""
    firsts = [entry.lines[0].n if entry.lines else None for entry in entries]
    return [
        *columns(5, progress_rows(entries)),
        firsts,
        *columns(6, line_rows(entries)),
        *columns(4, ending_rows(entries)),
        *columns(5, notice_rows(entries)),
        *columns(2, order_rows(entries)),
        *columns(2, unordered_rows(entries)),
        *columns(2, outdated_rows(entries)),
    ]


def columns(width: int, rows: Rows) -> Iterable[Sequence[Any]]:
    return zip(*rows, strict=True) if rows else [()] * width


def verdict(fits: bool | None) -> Exception | None:  # noqa: FBT001 - a column of WRITE
    if fits is None:
        return Unavailable("There is no such table.")
    return None if fits else Taken()
