"""The log in SQLite: one thread, one connection, one transaction for all that wait."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache, partial
from itertools import chain
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeAlias

from .log import (
    Answer,
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
    rounds,
    settle,
    unavailable,
    unordered_rows,
)

Question: TypeAlias = Callable[[sqlite3.Connection], Any]
Job: TypeAlias = tuple[Entry | Question, asyncio.Future[Any]]

MOST_JOBS = 500
MOST_ROWS = 50
"""Of one statement."""
STATEMENTS = 256
"""Kept prepared: those below, each for every number of rows."""

# One statement for many rows, because every statement gives up the interpreter's lock and waits
# for it again while the server is busy. What a move changes is one statement by a trigger, and
# that is a transaction of its own.
SETTING_UP = (
    """
CREATE TEMP VIEW written AS
SELECT table_id, moves.n, at_ms, seat, key, line, due_ms, waiting, state
FROM moves JOIN progress USING (table_id)""",
    """
CREATE TEMP TRIGGER writing INSTEAD OF INSERT ON written BEGIN
INSERT INTO moves (table_id, n, at_ms, seat, key, line)
SELECT NEW.table_id, NEW.n, NEW.at_ms, NEW.seat, NEW.key, NEW.line WHERE NEW.n IS NOT NULL;
UPDATE progress SET n = coalesce(NEW.n, n), due_ms = NEW.due_ms, waiting = NEW.waiting,
state = NEW.state WHERE table_id = NEW.table_id;
SELECT RAISE(ABORT, 'There is no such table.') WHERE changes() = 0;
END""",
)
MOVES = """
INSERT INTO written (table_id, n, at_ms, seat, key, line, due_ms, waiting, state) VALUES {}"""
ENDINGS = """
UPDATE tables SET status = column2, outcome = column3, finished_ms = column4
FROM (VALUES {}) WHERE id = column1"""
NOTICES = """
INSERT INTO outbox
(person_id, table_id, kind, data, status, attempts, error, created_ms, due_ms)
SELECT column1, column2, column3, column4, 'new', 0, '', column5, column5
FROM (VALUES {}) WHERE EXISTS (SELECT 1 FROM people WHERE id = column1)"""
ORDERS = """
UPDATE orders SET "left" = "left" - 1
FROM (VALUES {}) WHERE id = column1 AND table_id = column2 AND "left" > 0"""
UNORDERED = """
DELETE FROM orders WHERE (table_id, seat) IN (VALUES {})"""
OUTDATED = """
DELETE FROM orders WHERE (table_id, id) IN (VALUES {})"""

LINES = """
SELECT n, at_ms, seat, key, line FROM moves WHERE table_id = ? AND n > ? ORDER BY n"""
WITH_KEY = """
SELECT n, at_ms, seat, key, line FROM moves WHERE table_id = ? AND seat = ? AND key = ?"""
NEWS = """
SELECT moves.n, at_ms, seat, key, line, state FROM moves JOIN progress USING (table_id)
WHERE table_id = :table_id AND moves.n > :after ORDER BY moves.n"""
CLAIM = """
UPDATE progress SET due_ms = :until_ms WHERE table_id IN
(SELECT table_id FROM progress WHERE due_ms <= :now_ms ORDER BY due_ms LIMIT :most)
RETURNING table_id"""


class SqliteLog:
    """Many tables' entries in one transaction; see log.Log."""

    def __init__(self, path: str, *, synchronous: str = "NORMAL", busy_ms: int = 5000) -> None:
        self._connect = partial(connected, path, synchronous, busy_ms)
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._ended: asyncio.Future[None] | None = None

    async def start(self) -> None:
        loop = asyncio.get_running_loop()
        opened, self._ended = loop.create_future(), loop.create_future()
        work = partial(self._work, loop, opened, self._ended)
        Thread(target=work, name="interpares-log", daemon=True).start()
        await opened
        self._loop = loop

    async def stop(self) -> None:
        if self._loop is None or self._ended is None:
            return
        self._loop = None
        self._jobs.put(None)
        await self._ended

    async def append(self, entry: Entry) -> None:
        await self._asked(entry)

    async def lines(self, table_id: str, after: int = 0) -> list[LogLine]:
        rows = await self._asked(partial(fetched, LINES, (table_id, after)))
        return [LogLine(*row) for row in rows]

    async def news(self, table_id: str, after: int) -> tuple[list[LogLine], str]:
        terms = {"table_id": table_id, "after": after}
        return news_of(await self._asked(partial(fetched, NEWS, terms)))

    async def with_key(self, table_id: str, seat: int, key: str) -> LogLine | None:
        rows = await self._asked(partial(fetched, WITH_KEY, (table_id, seat, key)))
        return LogLine(*rows[0]) if rows else None

    async def claim(self, now_ms: int, until_ms: int, limit: int) -> list[str]:
        terms = {"now_ms": now_ms, "until_ms": until_ms, "most": limit}
        return [row[0] for row in await self._asked(partial(fetched, CLAIM, terms))]

    def _asked(self, work: Entry | Question) -> asyncio.Future[Any]:
        if self._loop is None:
            raise Unavailable("The log is closed.")
        future: asyncio.Future[Any] = self._loop.create_future()
        self._jobs.put((work, future))
        return future

    def _work(
        self,
        loop: asyncio.AbstractEventLoop,
        opened: asyncio.Future[None],
        ended: asyncio.Future[None],
    ) -> None:
        """The life of the thread."""
        try:
            connection = self._connect()
        except sqlite3.Error as error:
            loop.call_soon_threadsafe(settle, [(opened, unavailable(error)[0])])
            return
        loop.call_soon_threadsafe(settle, [(opened, None)])
        while jobs := self._waiting():
            loop.call_soon_threadsafe(settle, answered(connection, jobs))
        connection.close()
        loop.call_soon_threadsafe(settle, [(ended, None)])

    def _waiting(self) -> list[Job]:
        """All that wait, at least one; none when the log is to stop."""
        jobs: list[Job] = []
        while not jobs or (self._jobs.qsize() and len(jobs) < MOST_JOBS):
            job = self._jobs.get()
            if job is None:
                if jobs:
                    self._jobs.put(None)
                break
            jobs.append(job)
        return jobs


def connected(path: str, synchronous: str, busy_ms: int) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, cached_statements=STATEMENTS)
    connection.execute(f"PRAGMA busy_timeout = {busy_ms}")
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute(f"PRAGMA synchronous = {synchronous}")
    connection.execute("PRAGMA foreign_keys = OFF")
    for sql in SETTING_UP:
        connection.execute(sql)
    return connection


def answered(connection: sqlite3.Connection, jobs: list[Job]) -> list[Answer]:
    """First all entries, then the questions, which thus see them."""
    entries = [(work, future) for work, future in jobs if isinstance(work, Entry)]
    questions = [(work, future) for work, future in jobs if not isinstance(work, Entry)]
    answers: list[Answer] = []
    for together in rounds(entries):
        results = committed(connection, [entry for entry, _ in together])
        answers += zip((future for _, future in together), results, strict=True)
    answers += [(future, told(connection, question)) for question, future in questions]
    return answers


def told(connection: sqlite3.Connection, question: Question) -> Any:
    try:
        return question(connection)
    except Exception as error:  # noqa: BLE001 - the thread must outlive every question
        return unavailable(error)[0]


def fetched(sql: str, terms: Any, connection: sqlite3.Connection) -> list[Any]:
    return connection.execute(sql, terms).fetchall()


def committed(
    connection: sqlite3.Connection, entries: Sequence[Entry]
) -> list[Taken | Unavailable | None]:
    """What became of each: all in one transaction, or each in its own if one does not fit."""
    try:
        write(connection, entries)
    except sqlite3.OperationalError as error:
        return [*unavailable(error, len(entries))]
    except Exception as error:  # noqa: BLE001 - one strange entry must not harm the others
        if len(entries) > 1:
            return [result for entry in entries for result in committed(connection, [entry])]
        return [Taken()] if is_taken(error) else [*unavailable(error)]
    return [None] * len(entries)


def is_taken(error: Exception) -> bool:
    unique = ("SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_UNIQUE")
    return isinstance(error, sqlite3.IntegrityError) and error.sqlite_errorname in unique


def write(connection: sqlite3.Connection, entries: Sequence[Entry]) -> None:
    """Everything about entries of different tables; raises if any of it does not fit."""
    parts = [
        *spread(MOVES, move_rows(entries)),
        *spread(ENDINGS, ending_rows(entries)),
        *spread(NOTICES, notice_rows(entries)),
        *spread(ORDERS, order_rows(entries)),
        *spread(UNORDERED, unordered_rows(entries)),
        *spread(OUTDATED, outdated_rows(entries)),
    ]
    if len(parts) == 1:
        connection.execute(*parts[0])
        return
    with transaction(connection):
        for sql, terms in parts:
            connection.execute(sql, terms)


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def spread(sql: str, rows: Rows) -> Iterator[tuple[str, Rows]]:
    """Statements for many rows at a time, each with its terms."""
    for start in range(0, len(rows), MOST_ROWS):
        some = rows[start : start + MOST_ROWS]
        yield statement(sql, len(some), len(some[0])), [*chain.from_iterable(some)]


def move_rows(entries: Sequence[Entry]) -> Rows:
    """The lines, each with what stands beside the log after it; an entry may have none."""
    beside = {each.table_id: (each.due_ms, each.waiting, each.state) for each in entries}
    lines = line_rows(entries)
    lines += [(entry.table_id, *[None] * 5) for entry in entries if not entry.lines]
    return [(*row, *beside[row[0]]) for row in lines]


@cache
def statement(sql: str, rows: int, columns: int) -> str:
    marks = f"({', '.join('?' * columns)})"
    return sql.format(", ".join([marks] * rows))
