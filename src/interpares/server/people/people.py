"""Guests and accounts: how they come, are known again, and go."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from .. import schema
from ..database import Database
from ..errors import Problem
from ..keys import new_id, now_ms
from ..principal import Principal
from ..settings import Settings
from . import my_data, my_things, sessions, tokens
from .checks import clean_email, clean_login, clean_name, folded, language_of
from .passwords import Passwords
from .requests import NewAccount
from .sessions import Opened, Visitor


class People:
    """What needs a password or the secret of a session."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self.settings = settings
        self.passwords = Passwords()
        self.seats_changed: list[Callable[[tuple[str, ...]], None]] = []
        """Called with the ids of the tables where a seat is somebody else's, or nobody's."""
        self._database = database

    async def visitor(
        self, *, session_key: str | None, bearer: str | None, accept_language: str
    ) -> Visitor:
        """Who sends this; raises Problem for a token that is unknown or over."""
        if bearer:
            return Visitor(await self._with_bearer(bearer, accept_language))
        if session_key:
            async with self._database.session() as session:
                if found := await sessions.visitor_of(session, session_key, now_ms()):
                    return found
        return Visitor(Principal(language=language_of(accept_language)))

    async def _with_bearer(self, bearer: str, accept_language: str) -> Principal:
        if not tokens.is_token(bearer):
            return Principal(key=bearer, language=language_of(accept_language))
        async with self._database.session() as session:
            return await tokens.principal_of_token(session, bearer, now_ms())

    async def new_guest(self, name: str, language: str, agent: str) -> Opened:
        """Somebody with a name only."""
        person = _new_person(clean_name(name), language)
        async with self._database.session() as session:
            session.add(person)
            await session.flush()
            return await sessions.begin(session, person, agent, now_ms())

    async def new_account(self, who: Principal, wish: NewAccount, agent: str) -> Opened:
        """A guest gets a login and keeps everything; somebody unknown begins with it."""
        login, email = clean_login(wish.login), clean_email(wish.email)
        fresh = _new_person(clean_name(wish.name or wish.login), who.language)
        password_hash = await self.passwords.hashed(wish.password)
        try:
            async with self._database.session() as session:
                person = await _guest(session, who) or fresh
                person.login, person.password_hash = login, password_hash
                person.email = email or person.email
                session.add(person)
                await session.flush()
                await sessions.end_others(session, person.id, "")
                return await sessions.begin(session, person, agent, now_ms())
        except IntegrityError:
            raise Problem("login-taken") from None

    async def sign_in(self, visitor: Visitor, login: str, password: str, agent: str) -> Opened:
        """A session of an account; it takes over what the browser's guest had, and its session."""
        person_id, kept = await self._password_of(login)
        if not await self.passwords.fits(password, kept):
            raise Problem("sign-in-failed", "unauthenticated")
        renewed = await self._renewed(password, kept)
        async with self._database.session() as session:
            person = await session.get(schema.Person, person_id, with_for_update=True)
            if person is None or person.password_hash != kept:
                # The password was changed while this one was being checked.
                raise Problem("sign-in-failed", "unauthenticated")
            if renewed != kept:
                person.password_hash = renewed
            await sessions.end(session, visitor.session_hash)
            opened = await sessions.begin(session, person, agent, now_ms())
            tables = await _taken_over(session, visitor.principal, person_id)
        self._tell(tables)
        return opened

    async def _password_of(self, login: str) -> tuple[str, str | None]:
        """The id and hash of an account; nothing in both when there is none."""
        person = schema.Person
        # None would find every guest.
        name = folded(login) or ""
        async with self._database.session() as session:
            found = await session.execute(
                select(person.id, person.password_hash).where(person.login == name)
            )
            row = found.one_or_none()
        return ("", None) if row is None else (row[0], row[1])

    async def _renewed(self, password: str, kept: str | None) -> str | None:
        """The hash with today's parameters."""
        if kept is None or not self.passwords.is_outdated(kept):
            return kept
        return await self.passwords.hashed(password)

    async def change_password(self, visitor: Visitor, old: str, new: str) -> None:
        """Another password; all other sessions are over."""
        person_id = visitor.principal.person()
        kept = await self._checked(person_id, old)
        password_hash = await self.passwords.hashed(new)
        async with self._database.session() as session:
            person = await session.get(schema.Person, person_id, with_for_update=True)
            if person is None or person.password_hash != kept:
                raise Problem("password-wrong", "forbidden")
            person.password_hash = password_hash
            await sessions.end_others(session, person_id, visitor.session_hash)

    async def delete(self, who: Principal, password: str) -> None:
        """Remove the person and all that is theirs alone; an account gives its password."""
        person_id = who.person()
        if who.is_account:
            await self._checked(person_id, password)
        async with self._database.session() as session:
            tables = await my_data.erase(session, person_id)
        self._tell(tables)

    def _tell(self, tables: tuple[str, ...]) -> None:
        for call in self.seats_changed:
            call(tables)

    async def _checked(self, person_id: str, password: str) -> str | None:
        """The hash the password fits."""
        async with self._database.session() as session:
            person = await session.get(schema.Person, person_id)
        kept = person.password_hash if person else None
        if not await self.passwords.fits(password, kept):
            raise Problem("password-wrong", "forbidden")
        return kept


def _new_person(name: str, language: str) -> schema.Person:
    now = now_ms()
    return schema.Person(
        id=new_id(), name=name, language=language, settings={}, created_ms=now, seen_ms=now
    )


async def _guest(session: AsyncSession, who: Principal) -> schema.Person | None:
    """The guest who asks; raises Problem if it is one no more."""
    if who.person_id is None:
        return None
    person = await session.get(schema.Person, who.person_id, with_for_update=True)
    if person is None or person.login is not None:
        raise Problem("already-account")
    return person


async def _taken_over(session: AsyncSession, who: Principal, person_id: str) -> tuple[str, ...]:
    """The tables whose seats were a guest's and are now the account's."""
    if who.person_id is None or who.is_account:
        return ()
    return await my_things.hand_over(session, who.person_id, person_id)
