"""A small site with people only, and browsers that visit it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from typing import Any

import httpx
import pytest
from argon2 import PasswordHasher
from litestar import Litestar, Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.types import Scope

from interpares import InterParesError
from interpares.server import schema
from interpares.server.api.identify import identify
from interpares.server.api.people import PEOPLE
from interpares.server.database import Database
from interpares.server.errors import STATUS, Refusal, refusal_of
from interpares.server.people.limits import limited
from interpares.server.people.passwords import Passwords
from interpares.server.people.people import People
from interpares.server.principal import Principal
from interpares.server.services import Services
from interpares.server.settings import Settings

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
        self.app = application(services)
        self._stack = stack

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


def application(services: Services) -> Litestar:
    async def principal(scope: Scope) -> Principal:
        return await identify(ASGIConnection(scope), services)

    return Litestar(
        list(PEOPLE),
        dependencies={
            "services": Provide(lambda: services, sync_to_thread=False),
            "principal": Provide(principal),
        },
        exception_handlers={InterParesError: refused, HTTPException: unread},
        state=State({"services": services}),
        stores=limited(services.settings),
    )


def refused(_request: Request[Any, Any, Any], error: InterParesError) -> Response[Refusal]:
    refusal = refusal_of(error, "en")
    return Response(refusal, status_code=STATUS[refusal.code])


def unread(_request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """A body or parameter of the wrong form."""
    return Response({"fields": error.extra}, status_code=error.status_code)


@asynccontextmanager
async def opened(db_url: str, **settings: Any) -> AsyncIterator[Site]:
    services = Services.__new__(Services)
    services.settings = Settings(db=db_url, **{"rate_limits": False, **settings})
    services.database = Database(db_url)
    services.people = People(services.database, services.settings)
    services.people.passwords = Passwords(PasswordHasher(**CHEAP))
    async with AsyncExitStack() as stack:
        stack.push_async_callback(services.database.close)
        yield Site(services, stack)


@pytest.fixture
async def site(db_url: str) -> AsyncIterator[Site]:
    """A site on each kind of database."""
    async with opened(db_url) as found:
        yield found


@pytest.fixture
async def sqlite_site(sqlite_url: str) -> AsyncIterator[Site]:
    """A site for questions that no database answers."""
    async with opened(sqlite_url) as found:
        yield found


@pytest.fixture
def open_site(sqlite_url: str) -> Any:
    """Opens a site with other settings."""
    return partial(opened, sqlite_url)


def table(table_id: str, **facts: Any) -> schema.Table:
    """A table of Magnaci with nothing special about it."""
    usual = {
        "game": "magnaci",
        "version": 1,
        "edition": "e",
        "name": "A table",
        "options": {},
        "setting": {},
        "listed": False,
        "status": "running",
        "host_hash": "",
        "secret": bytes(32),
        "commitment": "",
        "origin": {},
        "created_ms": 1,
    }
    return schema.Table(id=table_id, **{**usual, **facts})


def seat(table_id: str, number: int, person_id: str | None = None, **facts: Any) -> schema.Seat:
    usual = {"kind": "person", "name": "Anna"}
    return schema.Seat(table_id=table_id, seat=number, person_id=person_id, **{**usual, **facts})


@pytest.fixture
def new_table() -> Any:
    return table


@pytest.fixture
def new_seat() -> Any:
    return seat
