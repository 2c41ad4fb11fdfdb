"""The log of moves: the truth about every match, and the lock that keeps it single."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar

from ..kernel.errors import InterParesError
from ..kernel.values import Value
from .database import connect_args, file_of, is_sqlite, known

logger = logging.getLogger(__name__)


class LogLine(Value):
    """One line of a table's log, as it is stored."""

    n: int
    at_ms: int
    seat: int | None
    key: str | None
    line: str
    """A line of the record (kernel.records.Line), as JSON."""


class Ending(Value):
    """What becomes of a table with its last line."""

    status: str
    outcome: str | None
    finished_ms: int


class NewNotice(Value):
    """Something for the outbox, written in the same transaction."""

    person_id: str
    kind: str
    data: str


class Entry(Value):
    """Lines that stand together or not at all, and what they change beside the log."""

    table_id: str
    lines: tuple[LogLine, ...]
    due_ms: int | None
    waiting: str
    state: str
    ending: Ending | None = None
    notices: tuple[NewNotice, ...] = ()
    order: int | None = None
    """A standing order that has answered once more."""
    unordered: tuple[int, ...] = ()
    """Seats whose standing orders are gone."""
    outdated: tuple[int, ...] = ()
    """Single orders that are gone with it."""


class Taken(Exception):
    """Another line has that number, or that key, already."""


class Unavailable(InterParesError):
    """The database did not take the entry; nobody knows whether it will be found there."""


class Log(Protocol):
    """A writer that commits many tables' entries together, and a reader."""

    async def start(self) -> None: ...

    async def stop(self) -> None: ...

    async def append(self, entry: Entry) -> None:
        """Durable when it returns; raises Taken or Unavailable."""
        ...

    async def lines(self, table_id: str, after: int = 0) -> list[LogLine]:
        """The lines of a table with greater numbers, in order."""
        ...

    async def news(self, table_id: str, after: int) -> tuple[list[LogLine], str]:
        """The same lines, and the state that belongs to the last of them; empty if none is new."""
        ...

    async def with_key(self, table_id: str, seat: int, key: str) -> LogLine | None:
        """The line a request of that key has become."""
        ...

    async def claim(self, now_ms: int, until_ms: int, limit: int) -> list[str]:
        """Tables that are due; nobody else is given them before `until_ms`."""
        ...


Waiting = TypeVar("Waiting")


def rounds(waiting: Iterable[tuple[Entry, Waiting]]) -> list[list[tuple[Entry, Waiting]]]:
    """The entries in order, parted so that no table is twice in one transaction."""
    counts: Counter[str] = Counter()
    parts: list[list[tuple[Entry, Waiting]]] = []
    for entry, other in waiting:
        place = counts[entry.table_id]
        if place == len(parts):
            parts.append([])
        parts[place].append((entry, other))
        counts[entry.table_id] += 1
    return parts


Rows: TypeAlias = list[tuple[Any, ...]]


def line_rows(entries: Sequence[Entry]) -> Rows:
    """As in `moves`."""
    return [
        (entry.table_id, line.n, line.at_ms, line.seat, line.key, line.line)
        for entry in entries
        for line in entry.lines
    ]


def progress_rows(entries: Sequence[Entry]) -> Rows:
    """As in `progress`; the number is None where it stays."""
    return [
        (
            entry.table_id,
            entry.lines[-1].n if entry.lines else None,
            entry.due_ms,
            entry.waiting,
            entry.state,
        )
        for entry in entries
    ]


def ending_rows(entries: Sequence[Entry]) -> Rows:
    return [
        (entry.table_id, end.status, end.outcome, end.finished_ms)
        for entry in entries
        if (end := entry.ending)
    ]


def notice_rows(entries: Sequence[Entry]) -> Rows:
    return [
        (notice.person_id, entry.table_id, notice.kind, notice.data, written_ms(entry))
        for entry in entries
        for notice in entry.notices
    ]


def order_rows(entries: Sequence[Entry]) -> Rows:
    return [(entry.order, entry.table_id) for entry in entries if entry.order is not None]


def unordered_rows(entries: Sequence[Entry]) -> Rows:
    return [(entry.table_id, seat) for entry in entries for seat in entry.unordered]


def outdated_rows(entries: Sequence[Entry]) -> Rows:
    return [(entry.table_id, order) for entry in entries for order in entry.outdated]


def written_ms(entry: Entry) -> int:
    return entry.lines[-1].at_ms if entry.lines else time.time_ns() // 1_000_000


Answer: TypeAlias = tuple[asyncio.Future[Any], Any]
"""What becomes of a future: a value, or the exception it ends with."""


def settle(answers: Iterable[Answer]) -> None:
    for future, answer in answers:
        if future.done():
            continue
        if isinstance(answer, Exception):
            future.set_exception(answer)
        else:
            future.set_result(answer)


def unavailable(error: Exception, count: int = 1) -> list[Unavailable]:
    """What so many are told who wanted something when that error came."""
    logger.warning("The log is not available (%s): %s refused", type(error).__name__, count)
    problems = [Unavailable("The database did not take it.") for _ in range(count)]
    for problem in problems:
        problem.__cause__ = error
    return problems


def news_of(rows: Sequence[Any]) -> tuple[list[LogLine], str]:
    """Lines with the state beside each, as `Log.news` gives them."""
    return [LogLine(*row[:-1]) for row in rows], str(rows[-1][-1]) if rows else ""


def open_log(db_url: str, *, synchronous: str = "NORMAL") -> Log:
    """The log in the database of that URL; `synchronous` is SQLite's, NORMAL or FULL."""
    address = known(db_url)
    if is_sqlite(address):
        from .log_sqlite import SqliteLog  # noqa: PLC0415 - it imports this module

        return SqliteLog(file_of(address), synchronous=synchronous)
    from .log_postgres import PostgresLog  # noqa: PLC0415 - asyncpg only where it is used

    return PostgresLog(connect_args(address))
