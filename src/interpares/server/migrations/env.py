"""Run by alembic: connects, takes the lock, and lets it work."""

from __future__ import annotations

import asyncio

from alembic import context
from sqlalchemy import text
from sqlalchemy.engine import Connection
from sqlalchemy.pool import NullPool

from interpares.server.database import engine
from interpares.server.schema import Row

LOCK = 0x1A7E59A1
"""Any number, so that two servers that start together change the tables one after the other."""


def run(connection: Connection) -> None:
    sqlite = connection.dialect.name == "sqlite"
    # Tables are made in a transaction on both; Python would begin none on SQLite by itself.
    lock = "BEGIN IMMEDIATE" if sqlite else f"SELECT pg_advisory_xact_lock({LOCK})"
    connection.execute(text(lock))
    context.configure(
        connection=connection,
        target_metadata=Row.metadata,
        render_as_batch=sqlite,
        transactional_ddl=True,
        compare_type=True,
    )
    context.run_migrations()


async def main() -> None:
    address = context.config.attributes["address"]
    visitor = engine(address, poolclass=NullPool)
    async with visitor.begin() as connection:
        await connection.run_sync(run)


asyncio.run(main())
