"""The whole database in one file, taken at one moment while the server may be running.

The file is gzip over lines of JSON, the same for SQLite and PostgreSQL: a header, then for each
table a heading and its rows.
"""

from __future__ import annotations

import asyncio
import gzip
import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import msgspec
from sqlalchemy import Table, select, text
from sqlalchemy.engine import URL, Connection
from sqlalchemy.pool import NullPool

from ...kernel.values import Value
from ..database import engine, exists, is_sqlite, known, stamped
from ..keys import now_ms
from ..readiness import Unable, answering
from .rows import Heading, count_of, encoded, tables_in

FORMAT = 1
PAGE = 1000
"""How many rows are read or written at a time."""

Progress = Callable[[int, int], None]
"""Told how many rows are done of how many."""


class Header(Value):
    """The first line of a backup."""

    interpares_backup: int
    revision: str
    created_ms: int
    rows: dict[str, int]
    """How many rows each table has, in the order in which they follow."""

    @property
    def total(self) -> int:
        return sum(self.rows.values())


def backup(db_url: str, file: Path, progress: Progress | None = None) -> Header:
    """Write a backup that only its owner can read: it holds every secret of the database."""
    if file.exists():
        raise FileExistsError(17, os.strerror(17), str(file))
    with complete(file) as part, answering(db_url):
        return asyncio.run(_backup(known(db_url), part, progress))


@contextmanager
def complete(file: Path) -> Iterator[Path]:
    """A file beside the one that is wanted, which takes its name when it is whole."""
    handle, name = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.parent)
    os.close(handle)
    try:
        yield Path(name)
        Path(name).replace(file)
    finally:
        with suppress(FileNotFoundError):
            Path(name).unlink()


async def _backup(address: URL, part: Path, progress: Progress | None) -> Header:
    if not exists(address):
        raise Unable(f"There is no database at {address.database}.")
    async with engine(address, poolclass=NullPool).connect() as connection:
        # One transaction that only reads: the server goes on writing meanwhile.
        if is_sqlite(address):
            await connection.execute(text("BEGIN"))
        else:
            await connection.execution_options(isolation_level="REPEATABLE READ")
        return await connection.run_sync(dump, part, progress)


def dump(connection: Connection, part: Path, progress: Progress | None) -> Header:
    """Everything the connection sees."""
    tables = tables_in(connection)
    revision = stamped(connection)
    if revision is None:
        raise Unable("The database has no tables of Inter Pares.")
    counts = {str(table.name): count_of(connection, table) for table in tables}
    header = Header(FORMAT, revision, now_ms(), counts)
    done = 0
    with part.open("wb") as out, gzip.GzipFile(filename="", fileobj=out, mode="wb") as packed:
        packed.write(msgspec.json.encode(header) + b"\n")
        for line in lines_of(connection, tables):
            packed.write(line + b"\n")
            done += line.startswith(b"[")
            if progress and done % PAGE == 0:
                progress(done, header.total)
        packed.close()
        out.flush()
        os.fsync(out.fileno())
    return header


def lines_of(connection: Connection, tables: list[Table]) -> Iterator[bytes]:
    for table in tables:
        columns = tuple(map(str, table.columns.keys()))
        yield msgspec.json.encode(Heading(str(table.name), columns))
        wanted = select(table).order_by(*table.primary_key).execution_options(yield_per=PAGE)
        for row in connection.execute(wanted):
            yield encoded(row)
