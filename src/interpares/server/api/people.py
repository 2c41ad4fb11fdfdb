"""People over HTTP: coming in, my account, my things, the ladders."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Request, Response, delete, get, patch, post
from litestar.datastructures import CacheControlHeader, Cookie
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter
from litestar.status_codes import HTTP_204_NO_CONTENT

from ...kernel.rules import slugs
from ...kernel.values import Value
from ..errors import Problem
from ..facts import Status
from ..keys import now_ms
from ..people import my_data, my_things, ratings, sessions, tokens
from ..people.limits import limit
from ..people.me import Me, change_me, me
from ..people.my_tables import MyTable
from ..people.my_things import Results
from ..people.ratings import MyRating, Rung
from ..people.requests import (
    Change,
    Farewell,
    NewAccount,
    NewGuest,
    NewPassword,
    SignIn,
    TokenWish,
)
from ..people.sessions import COOKIE, LIFE_S, Opened, Private, SessionFacts, Visitor
from ..people.statistics import GameStatistics, statistics_of
from ..people.tokens import NewToken, TokenFacts
from ..settings import Settings
from .given import Limit, Parts, Sender, owner
from .identify import visit

Browser = Request[Any, Any, Any]
Known = NamedDependency[Visitor]
Offset = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="How many to leave out.")]
Seats = Annotated[int, PathParameter(ge=1, le=20)]
NO_STORE = CacheControlHeader(no_store=True)


class PersonFacts(Value):
    """Somebody who is known."""

    id: str
    name: str
    account: bool
    """False for a guest."""


class Session(Private):
    """Who I am here, and the token that unsafe requests of a browser must carry."""

    person: PersonFacts | None
    csrf: str
    language: str


async def visiting(request: Browser, services: Parts) -> Visitor:
    """The sender and the session, for handlers that deal with sessions."""
    return await visit(request, services)


class SessionController(Controller):
    """Who am I, sign in, sign out."""

    path = "/api/session"
    tags = ["people"]
    dependencies = {"visitor": Provide(visiting)}
    cache_control = NO_STORE

    @get(summary="Who am I?")
    async def read(self, request: Browser, services: Parts, visitor: Known) -> Response[Session]:
        """The person is null if nobody is known; the cookie is good for another while."""
        key = request.cookies.get(COOKIE, "") if visitor.session_hash else ""
        cookies = [cookie(services.settings, key)] if key else []
        return Response(session_of(visitor), cookies=cookies)

    @post(summary="Sign in.", middleware=[limit("sign-in", 10)])
    async def create(
        self, request: Browser, services: Parts, visitor: Known, data: JSONBody[SignIn]
    ) -> Response[Session]:
        """The answer is the same for a wrong login and a wrong password."""
        opened = await services.people.sign_in(visitor, data.login, data.password, agent(request))
        return welcome(services.settings, opened)

    @delete(summary="Sign out.")
    async def end(self, services: Parts, visitor: Known) -> Response[None]:
        async with services.database.session() as session:
            await sessions.end(session, visitor.session_hash)
        return Response(None, cookies=[cookie(services.settings, "")])


class NewPeopleController(Controller):
    """Coming in: as a guest, or with an account."""

    path = "/api"
    tags = ["people"]
    dependencies = {"visitor": Provide(visiting)}
    cache_control = NO_STORE

    @post("/people", summary="Come in as a guest.", middleware=[limit("guest", 30)])
    async def create_guest(
        self, request: Browser, services: Parts, visitor: Known, data: JSONBody[NewGuest]
    ) -> Response[Session]:
        """A name is enough."""
        if visitor.principal.person_id is not None:
            raise Problem("already-known")
        language = data.language or visitor.principal.language
        opened = await services.people.new_guest(data.name, language, agent(request))
        return welcome(services.settings, opened)

    @post("/account", summary="Make an account.", middleware=[limit("account", 10)])
    async def create_account(
        self, request: Browser, services: Parts, visitor: Known, data: JSONBody[NewAccount]
    ) -> Response[Session]:
        """A guest keeps seats, results and tokens; the session gets a new secret."""
        visitor.principal.needs("account")
        opened = await services.people.new_account(visitor.principal, data, agent(request))
        return welcome(services.settings, opened)


class MeController(Controller):
    """What is mine."""

    path = "/api/me"
    tags = ["me"]
    cache_control = NO_STORE

    @get(summary="What I have told about myself.")
    async def read(self, services: Parts, principal: Sender) -> Me:
        principal.needs("read")
        async with services.database.session() as session:
            return await me(session, principal.person())

    @patch(summary="Change my name, language, e-mail or settings.")
    async def change(self, services: Parts, principal: Sender, data: JSONBody[Change]) -> Me:
        principal.needs("account")
        async with services.database.session() as session:
            return await change_me(session, principal.person(), data)

    @get("/tables", summary="Tables where I sit or which I opened.")
    async def tables(
        self,
        services: Parts,
        principal: Sender,
        status: FromQuery[Status | None] = None,
        limit: Limit = 50,
        offset: Offset = 0,
    ) -> list[MyTable]:
        principal.needs("read")
        return await services.my_tables.of(principal.person(), status, limit, offset)

    @get("/results", summary="How my matches ended.")
    async def results(
        self, services: Parts, principal: Sender, limit: Limit = 50, offset: Offset = 0
    ) -> Results:
        principal.needs("read")
        async with services.database.session() as session:
            return await my_things.results_of(session, principal.person(), limit, offset)

    @get("/ratings", summary="My ratings by game and number of seats.")
    async def ratings(self, services: Parts, principal: Sender) -> list[MyRating]:
        principal.needs("read")
        async with services.database.session() as session:
            return await ratings.ratings_of(session, principal.person())

    @get("/statistics", summary="My results in numbers, game by game.")
    async def statistics(self, services: Parts, principal: Sender) -> list[GameStatistics]:
        """Of all matches I have finished; with accuracy where they were reviewed."""
        principal.needs("read")
        async with services.database.session() as session:
            return await statistics_of(session, principal.person())

    @get("/export", summary="Everything that is kept about me.")
    async def export(self, services: Parts, principal: Sender) -> dict[str, list[dict[str, Any]]]:
        """Rows by table, without hashes and secrets."""
        principal.needs("account")
        async with services.database.session() as session:
            return await my_data.export(session, principal.person())

    @delete(summary="Delete me.", middleware=[limit("password", 10)])
    async def remove(
        self, services: Parts, principal: Sender, data: JSONBody[Farewell | None] = None
    ) -> Response[None]:
        """Matches go on; what I said, my name and all that is mine alone is gone."""
        principal.needs("account")
        await services.people.delete(principal, data.password if data else "")
        return Response(None, cookies=[cookie(services.settings, "")])


class KeysController(Controller):
    """What opens my account: sessions, the password, tokens."""

    path = "/api/me"
    tags = ["me"]
    dependencies = {"visitor": Provide(visiting)}
    cache_control = NO_STORE

    @get("/sessions", summary="Browsers where I am known.")
    async def sessions(self, services: Parts, visitor: Known) -> list[SessionFacts]:
        who = owner(visitor.principal)
        async with services.database.session() as session:
            return await sessions.sessions_of(session, who, visitor.session_hash, now_ms())

    @delete("/sessions", summary="Sign out everywhere else.")
    async def end_others(self, services: Parts, visitor: Known) -> None:
        who = owner(visitor.principal)
        async with services.database.session() as session:
            await sessions.end_others(session, who, visitor.session_hash)

    @post(
        "/password",
        summary="Change my password.",
        status_code=HTTP_204_NO_CONTENT,
        middleware=[limit("password", 10)],
    )
    async def password(self, services: Parts, visitor: Known, data: JSONBody[NewPassword]) -> None:
        """All other sessions are over."""
        owner(visitor.principal)
        await services.people.change_password(visitor, data.old, data.new)

    @get("/tokens", summary="My keys for programs.")
    async def tokens(self, services: Parts, visitor: Known) -> list[TokenFacts]:
        who = owner(visitor.principal)
        async with services.database.session() as session:
            return await tokens.tokens_of(session, who)

    @post("/tokens", summary="Make a key for a program.")
    async def new_token(
        self, services: Parts, visitor: Known, data: JSONBody[TokenWish]
    ) -> NewToken:
        """The secret is shown this once; a token cannot make another."""
        who = owner(visitor.principal)
        if not visitor.session_hash:
            raise Problem("session-needed", "forbidden")
        async with services.database.session() as session:
            return await tokens.create(session, who, data, now_ms())

    @delete("/tokens/{token_id:str}", summary="End a key.")
    async def end_token(self, services: Parts, visitor: Known, token_id: FromPath[str]) -> None:
        who = owner(visitor.principal)
        async with services.database.session() as session:
            await tokens.remove(session, who, token_id)


class LadderController(Controller):
    """Who is strongest."""

    path = "/api/ratings"
    tags = ["ratings"]

    @get("/{game:str}/{seats:int}", summary="The strongest at a game.")
    async def ladder(self, services: Parts, game: FromPath[str], seats: Seats) -> list[Rung]:
        """Accounts with five rated matches or more, and bots; the strongest first."""
        if game not in slugs():
            raise Problem("no-such-game", "not_found")
        async with services.database.session() as session:
            return await ratings.ladder(session, game, seats)


PEOPLE = (
    SessionController,
    NewPeopleController,
    MeController,
    KeysController,
    LadderController,
)
"""All controllers of this module, for the application."""


def session_of(visitor: Visitor) -> Session:
    who = visitor.principal
    known = PersonFacts(who.person_id, who.name, who.is_account) if who.person_id else None
    return Session(known, visitor.csrf, who.language)


def welcome(settings: Settings, opened: Opened) -> Response[Session]:
    """The answer to somebody who came in, with the cookie."""
    return Response(session_of(opened.visitor), cookies=[cookie(settings, opened.key)])


def cookie(settings: Settings, key: str) -> Cookie:
    """The session's cookie; an empty key takes it away."""
    return Cookie(
        key=COOKIE,
        value=key,
        path="/",
        max_age=LIFE_S if key else 0,
        secure=settings.secure_cookies,
        httponly=True,
        samesite="lax",
    )


def agent(request: Browser) -> str:
    return request.headers.get("user-agent", "")
