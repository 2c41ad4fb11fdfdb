"""A backup back into a database: all of it or nothing, into SQLite or PostgreSQL alike."""

from __future__ import annotations

import asyncio
import gzip
import tempfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Column, Table, insert, text
from sqlalchemy.engine import URL, Connection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool

from ..database import (
    HEAD,
    REVISIONS,
    default_url,
    engine,
    exists,
    is_current,
    is_sqlite,
    known,
    migrate,
)
from ..readiness import Unable, answering, reason
from .backup import FORMAT, PAGE, Header, Progress, backup
from .rows import Heading, count_of, decoded, tables_in

DAMAGE = (
    EOFError,
    ValueError,
    gzip.BadGzipFile,
    msgspec.DecodeError,
    zlib.error,
)
"""What a file raises that is cut off, or no backup."""
HEADINGS = msgspec.json.Decoder(Heading)


def restore(
    db_url: str, file: Path, *, replace: bool = False, progress: Progress | None = None
) -> Header:
    """Fill an empty database, or one whose content may be thrown away; raises Unable."""
    header = header_of(file)
    with answering(db_url):
        asyncio.run(_check_target(db_url, replace=replace))
        with of_today(file, header) as whole:
            migrate(db_url)
            asyncio.run(_load(known(db_url), whole, replace=replace, progress=progress))
    return header


def header_of(file: Path) -> Header:
    """What a backup says of itself."""
    with file.open("rb") as packed, damaged(file), gzip.open(packed) as lines:
        header = msgspec.json.decode(lines.readline(), type=Header)
    if header.interpares_backup != FORMAT:
        raise Unable(f"{file} has format {header.interpares_backup}; this program reads {FORMAT}.")
    if header.revision not in REVISIONS:
        raise Unable(
            f"{file} belongs to a newer Inter Pares: its revision is {header.revision}, "
            f"this program knows up to {HEAD}."
        )
    return header


@contextmanager
def damaged(file: Path) -> Iterator[None]:
    try:
        yield
    except DAMAGE as error:
        raise Unable(f"{file} is no backup, or it is damaged: {reason(error)}.") from None


@contextmanager
def of_today(file: Path, header: Header) -> Iterator[Path]:
    """The backup with the tables of today; an older one is brought up to date on the way."""
    if header.revision == HEAD:
        yield file
        return
    with tempfile.TemporaryDirectory(prefix="interpares-") as folder:
        scratch, renewed = default_url(Path(folder)), Path(folder) / "renewed"
        migrate(scratch, header.revision)
        asyncio.run(_load(known(scratch), file, replace=False))
        migrate(scratch)
        backup(scratch, renewed)
        yield renewed


async def _check_target(db_url: str, *, replace: bool) -> None:
    """Refuse before anything is changed."""
    await is_current(db_url)
    address = known(db_url)
    if replace or not exists(address):
        return
    async with engine(address, poolclass=NullPool).connect() as connection:
        await connection.run_sync(check_empty)


def check_empty(connection: Connection) -> None:
    if any(count_of(connection, table) for table in tables_in(connection)):
        raise Unable("The database is not empty; --replace would throw away all it holds.")


async def _load(
    address: URL, file: Path, *, replace: bool, progress: Progress | None = None
) -> None:
    """In one transaction."""
    async with engine(address, poolclass=NullPool).begin() as connection:
        if is_sqlite(address):
            await connection.execute(text("PRAGMA foreign_keys = ON"))
            await connection.execute(text("BEGIN IMMEDIATE"))
        await connection.run_sync(fill, file, replace, progress)


def fill(connection: Connection, file: Path, replace: bool, progress: Progress | None) -> None:  # noqa: FBT001 - run_sync passes arguments by position
    """The database becomes what the file says."""
    tables, done = emptied(connection, replace=replace), 0
    with damaged(file), gzip.open(file) as lines:
        header = msgspec.json.decode(lines.readline(), type=Header)
        for name, count in header.rows.items():
            table, columns = columns_of(HEADINGS.decode(lines.readline()), name, tables)
            rows = (decoded(line, columns) for line in islice(lines, count))
            for page in pages(rows):
                add(connection, table, page)
                done += len(page)
                if progress:
                    progress(done, header.total)
        if done != header.total or lines.readline():
            raise ValueError("it is not complete")
    for table in tables.values():
        count_on(connection, table)


def emptied(connection: Connection, *, replace: bool) -> dict[str, Table]:
    """The tables by name, without rows."""
    tables = tables_in(connection)
    if not replace:
        check_empty(connection)
    for table in reversed(tables):
        connection.execute(table.delete())
    return {table.name: table for table in tables}


def columns_of(
    heading: Heading, name: str, tables: dict[str, Table]
) -> tuple[Table, list[Column[Any]]]:
    """Where the rows under a heading belong; raises ValueError if there is no such place."""
    table = tables.get(name)
    if table is None or heading.table != name:
        raise ValueError(f"a table {heading.table} is not expected here")
    if unknown := set(heading.columns) - set(table.columns.keys()):
        raise ValueError(f"{name} has no {', '.join(sorted(unknown))}")
    return table, [table.columns[each] for each in heading.columns]


def pages(rows: Iterator[dict[str, Any]]) -> Iterator[list[dict[str, Any]]]:
    while page := list(islice(rows, PAGE)):
        yield page


def add(connection: Connection, table: Table, rows: list[dict[str, Any]]) -> None:
    try:
        connection.execute(insert(table), rows)
    except DBAPIError as error:
        raise Unable(f"The table {table.name} does not take its rows: {reason(error)}.") from None


def count_on(connection: Connection, table: Table) -> None:
    """PostgreSQL counts ids by itself and must know the last one; SQLite looks for it."""
    (key, *more) = table.primary_key
    if connection.dialect.name != "postgresql" or more or key.type.python_type is not int:
        return
    last = f'(SELECT max("{key.name}") FROM "{table.name}")'  # noqa: S608 - our own names
    sequence = f"pg_get_serial_sequence('{table.name}', '{key.name}')"
    connection.execute(text(f"SELECT setval({sequence}, {last})"))
