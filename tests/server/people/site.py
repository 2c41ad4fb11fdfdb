"""A small site with people only, and browsers that visit it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import httpx
from argon2 import PasswordHasher
from litestar.connection import ASGIConnection
from litestar.di import Provide
from litestar.types import Scope

from interpares.server import schema
from interpares.server.api.identify import identify
from interpares.server.api.people import PEOPLE
from interpares.server.database import Database
from interpares.server.errors import Problem
from interpares.server.people.my_tables import MyTables
from interpares.server.people.passwords import Passwords
from interpares.server.people.people import People
from interpares.server.principal import Principal
from interpares.server.services import Services
from interpares.server.settings import Settings
from server.filling import table as row_of_table
from server.parts import application

CHEAP = {"time_cost": 1, "memory_cost": 8, "parallelism": 1}
PASSWORD = "correct horse"  # noqa: S105 - of people who do not exist


class Browser:
    """Keeps cookies and sends the CSRF token, as our page does."""

    def __init__(self, client: httpx.AsyncClient) -> None:
        self.client = client
        self.csrf = ""

    async def ask(self, method: str, path: str, body: Any = None, **headers: str) -> Any:
        """The raw answer; `headers` have underscores for hyphens."""
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        if self.csrf:
            sent = {"x-csrf-token": self.csrf, **sent}
        answer = await self.client.request(method, path, json=body, headers=sent)
        if answer.is_success and answer.content and b'"csrf"' in answer.content:
            self.csrf = answer.json()["csrf"]
        return answer

    async def get(self, path: str) -> Any:
        return await self._content("GET", path)

    async def post(self, path: str, body: Any) -> Any:
        return await self._content("POST", path, body)

    async def patch(self, path: str, body: Any) -> Any:
        return await self._content("PATCH", path, body)

    async def delete(self, path: str, body: Any = None) -> None:
        await self._content("DELETE", path, body)

    async def _content(self, method: str, path: str, body: Any = None) -> Any:
        answer = await self.ask(method, path, body)
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    async def guest(self, name: str = "Anna") -> str:
        """Come in; the id of the new guest."""
        return (await self.post("/api/people", {"name": name}))["person"]["id"]

    async def account(self, login: str = "anna") -> str:
        """Come in with an account; the id of the new person."""
        body = {"login": login, "password": PASSWORD}
        return (await self.post("/api/account", body))["person"]["id"]

    @property
    def cookie(self) -> str:
        return self.client.cookies.get("interpares_session", "")


class Site:
    """The parts of the server that people need, and its visitors."""

    def __init__(self, services: Services, stack: AsyncExitStack) -> None:
        self.services = services
        self.database = services.database
        self.app = application(PEOPLE, services, Provide(self._principal))
        self._stack = stack

    async def _principal(self, scope: Scope) -> Principal:
        return await identify(ASGIConnection(scope), self.services)

    async def browser(self) -> Browser:
        # Litestar's own client runs the application in another event loop than the database's.
        transport = httpx.ASGITransport(self.app)
        client = httpx.AsyncClient(transport=transport, base_url="http://testserver.local")
        return Browser(await self._stack.enter_async_context(client))

    async def add(self, *rows: schema.Row) -> None:
        """Rows in the order in which they need each other."""
        async with self.database.session() as session:
            for row in rows:
                session.add(row)
                await session.flush()

    async def rows(self, statement: Any) -> list[Any]:
        async with self.database.session() as session:
            return list((await session.scalars(statement)).all())


@asynccontextmanager
async def not_begun(table_id: str) -> AsyncIterator[Any]:
    """No match is played at these tables."""
    raise Problem("not-started")
    yield


@asynccontextmanager
async def opened(db_url: str, **settings: Any) -> AsyncIterator[Site]:
    services = Services.__new__(Services)
    services.settings = Settings(db=db_url, **{"rate_limits": False, **settings})
    services.database = Database(db_url)
    services.people = People(services.database, services.settings)
    services.my_tables = MyTables(services.database, not_begun)
    services.people.passwords = Passwords(PasswordHasher(**CHEAP))
    async with AsyncExitStack() as stack:
        stack.push_async_callback(services.database.close)
        yield Site(services, stack)


def refusal(answer: Any) -> tuple[int, str]:
    """The status and the message of a refusal."""
    return answer.status_code, answer.json()["message"]


async def known_by(site: Site, key: str) -> Any:
    """The person whom a cookie shows."""
    browser = await site.browser()
    browser.client.cookies.set("interpares_session", key)
    return (await browser.get("/api/session"))["person"]


def table(table_id: str, **facts: Any) -> schema.Table:
    """A table of Magnaci with nothing special about it."""
    usual = {"name": "A table", "options": {}, "listed": False, "created_ms": 1}
    return row_of_table(table_id, **{**usual, **facts})


def seat(table_id: str, number: int, person_id: str | None = None, **facts: Any) -> schema.Seat:
    usual = {"kind": "person", "name": "Anna"}
    return schema.Seat(table_id=table_id, seat=number, person_id=person_id, **{**usual, **facts})
