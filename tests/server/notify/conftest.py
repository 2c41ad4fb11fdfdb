"""A server with people, tables and an outbox, whose clock is set by hand."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from random import Random
from typing import Any

import pytest
from sqlalchemy import select, update

from interpares.server.database import Database
from interpares.server.keys import new_id
from interpares.server.notify import Notify
from interpares.server.principal import Principal
from interpares.server.schema import Channel, Notice, Person, Progress, Row
from interpares.server.settings import Settings
from server.filling import table as row_of_table
from server.notify.targets import MailServer, WebServer, mail_server, web_server
from server.notify.visitor import Visitor, visiting

NOON = 1_778_407_200_000
"""2026-05-10, 12:00 in Warsaw."""


class World:
    """Everything around the outbox."""

    def __init__(self, db_url: str, web: WebServer, stack: AsyncExitStack) -> None:
        self.db_url = db_url
        self.web = web
        self.now = NOON
        self.database = Database(db_url)
        self._stack = stack
        stack.push_async_callback(self.database.close)

    def notify(self, **options: Any) -> Notify:
        """Another worker."""
        settings = Settings(
            public_url="https://tables.example", **{"allow_private_targets": True, **options}
        )
        made = Notify(self.database, settings, clock=lambda: self.now, random=Random(0))
        self._stack.push_async_callback(made.stop)
        return made

    async def add(self, row: Row) -> Any:
        async with self.database.session() as session:
            session.add(row)
        return row

    async def person(self, language: str = "en") -> str:
        row = Person(id=new_id(), name="Anna", language=language, created_ms=0, seen_ms=0)
        return (await self.add(row)).id

    async def table(self, name: str = "Long evening", waiting: str = "0", n: int = 7) -> str:
        row = await self.add(row_of_table(new_id(), name=name))
        await self.add(Progress(table_id=row.id, n=n, due_ms=None, waiting=waiting))
        return row.id

    async def hook(self, person_id: str, path: str = "/hook", **rules: Any) -> str:
        """A webhook of this person."""
        return await self.channel(person_id, "webhook", {"url": self.web.url + path}, **rules)

    async def channel(self, person_id: str, kind: str, target: dict[str, Any], **rules: Any) -> str:
        row = Channel(
            id=new_id(),
            person_id=person_id,
            kind=kind,
            target=target,
            rules=rules,
            created_ms=self.now,
        )
        return (await self.add(row)).id

    async def notice(
        self, person_id: str, kind: str, table_id: str, seat: int = 0, **data: Any
    ) -> None:
        """A line as the log of moves writes it."""
        facts = {"table": table_id, "table_name": "Long evening", "game": "magnaci", "n": 7}
        async with self.database.session() as session:
            await self.notify().put(
                session, person_id, kind, table_id, {**facts, "seat": seat, **data}
            )

    async def set(self, kind: type[Row], *conditions: Any, **values: Any) -> None:
        async with self.database.session() as session:
            await session.execute(update(kind).where(*conditions).values(**values))

    async def rows(self, kind: type[Any] = Notice, *conditions: Any) -> list[Any]:
        async with self.database.session() as session:
            found = select(kind).where(*conditions).order_by(kind.id)
            return list(await session.scalars(found))

    async def outcomes(self) -> list[tuple[str, str]]:
        """Status and error of everything that was put on a channel."""
        rows = await self.rows(Notice, Notice.channel_id.is_not(None))
        return [(row.status, row.error) for row in rows]

    async def pass_by(self, notify: Notify, seconds: float = 0) -> None:
        """Time goes by, and the worker does everything there is to do."""
        self.now += int(seconds * 1000)
        for _ in range(3):
            await notify.work()
            await notify.settle()


@pytest.fixture
async def world(db_url: str) -> AsyncIterator[World]:
    async with AsyncExitStack() as stack:
        web = await stack.enter_async_context(web_server())
        yield World(db_url, web, stack)


@pytest.fixture
async def mail() -> AsyncIterator[MailServer]:
    async with mail_server() as server:
        yield server


@pytest.fixture
async def anna(world: World) -> AsyncIterator[Visitor]:
    """Somebody at the site of this world."""
    async with visiting(world, Principal(await world.person(), "Anna")) as visitor:
        yield visitor
