"""The database: where it is, whether its tables are ours, and sessions with it."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import event, inspect, text
from sqlalchemy.engine import URL, Connection, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import (
    AsyncEngine,
    AsyncSession,
    async_sessionmaker,
    create_async_engine,
)
from sqlalchemy.pool import NullPool

from ..kernel.errors import BadInput

REVISIONS = ("0001", "0002", "0003")
"""Every revision of the tables in order, known without loading the migrations."""
HEAD = REVISIONS[-1]

DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}
NOT_FOR_ASYNCPG = {
    "async_creator_fn",
    "async_fallback",
    "prepared_statement_cache_size",
    "prepared_statement_name_func",
}
BUSY_MS = 30_000
ATTEMPTS, PAUSE_S = 100, 0.02
"""How often, and after what pause, a file is asked once more to change its journal."""


class Database:
    """Sessions with everything but the log of moves."""

    def __init__(self, url: str, *, synchronous: str = "NORMAL") -> None:
        address = known(url)
        self._engine = engine(address)
        if is_sqlite(address):
            settle_connections(self._engine, synchronous)
        self._sessions = async_sessionmaker(self._engine, expire_on_commit=False)

    @asynccontextmanager
    async def session(self) -> AsyncIterator[AsyncSession]:
        """Committed at the end, rolled back if anything is raised."""
        async with self._sessions.begin() as session:
            yield session

    async def close(self) -> None:
        await self._engine.dispose()


def default_url(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{(folder / 'interpares.db').as_posix()}"


def known(url: str) -> URL:
    """The address, if it is one the server can keep its tables at."""
    try:
        address = make_url(url)
    except (ArgumentError, ValueError):
        raise BadInput("That is not the URL of a database.") from None
    driver = DRIVERS.get(address.drivername)
    if driver is None:
        raise BadInput(
            f"The database must be sqlite+aiosqlite or postgresql+asyncpg, "
            f"not {address.drivername}."
        )
    if driver.startswith("sqlite") and address.database in {None, "", ":memory:"}:
        raise BadInput("SQLite needs a file: sqlite+aiosqlite:///path.")
    return address.set(drivername=driver)


def is_sqlite(address: URL) -> bool:
    return address.drivername.startswith("sqlite")


def file_of(address: URL) -> str:
    """Where a SQLite database lies."""
    return str(address.database)


def connect_args(address: URL) -> dict[str, Any]:
    """What asyncpg calls the parts of the address."""
    arguments = address.get_dialect()().create_connect_args(address)[1]
    return {name: value for name, value in arguments.items() if name not in NOT_FOR_ASYNCPG}


def engine(address: URL, **options: Any) -> AsyncEngine:
    """Values are never part of an error or a log line: they may be secrets."""
    if is_sqlite(address):
        # SQLite lets those who wait for it try in turn, unfairly: better that few of them do.
        options["connect_args"] = {"timeout": BUSY_MS / 1000}
        if "poolclass" not in options:
            options |= {"pool_size": 4, "max_overflow": 0}
    else:
        options["pool_pre_ping"] = True
    return create_async_engine(address, hide_parameters=True, **options)


def settle_connections(engine: AsyncEngine, synchronous: str) -> None:
    """Every connection with SQLite begins with the same settings."""

    @event.listens_for(engine.sync_engine, "connect")
    def settle(connection: Any, _record: Any) -> None:
        cursor = connection.cursor()
        switch_to_wal(cursor)
        cursor.execute(f"PRAGMA synchronous = {synchronous}")
        cursor.execute("PRAGMA foreign_keys = ON")
        cursor.close()


def switch_to_wal(cursor: Any) -> None:
    """SQLite does not wait here, whatever its timeout, for another that holds the file."""
    for left in reversed(range(ATTEMPTS)):
        try:
            cursor.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if not left or "locked" not in str(error):
                raise
            time.sleep(PAUSE_S)
        else:
            return


async def is_current(url: str) -> bool:
    """Whether the tables are those of this program; refuses those of a later one."""
    revision = await revision_of(url)
    if revision is not None and revision not in REVISIONS:
        raise BadInput(
            f"The database belongs to a newer Inter Pares: its revision is {revision}, "
            f"this program knows up to {HEAD}."
        )
    return revision == HEAD


async def revision_of(url: str) -> str | None:
    """The revision of the tables; None before there are any."""
    address = known(url)
    if not exists(address):
        return None
    visitor = engine(address, poolclass=NullPool)
    async with visitor.connect() as connection:
        return await connection.run_sync(stamped)


def exists(address: URL) -> bool:
    return not is_sqlite(address) or Path(file_of(address)).exists()


def stamped(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    revision = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if revision is None else str(revision)


async def prepare(url: str) -> None:
    """Makes or renews the tables where that is needed; for a server about to start."""
    if not await is_current(url):
        await asyncio.to_thread(migrate, url)


def migrate(url: str, revision: str = "head") -> None:
    """Brings the tables to a later revision; not where an event loop is running."""
    asyncio.run(is_current(url))
    from . import migrations  # noqa: PLC0415 - alembic is only needed to change tables

    migrations.upgrade(known(url), revision)


def downgrade(url: str, revision: str) -> None:
    """Brings the tables back to an earlier revision, or to `base`, where there are none."""
    asyncio.run(is_current(url))
    from . import migrations  # noqa: PLC0415 - alembic is only needed to change tables

    migrations.downgrade(known(url), revision)
