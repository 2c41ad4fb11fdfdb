"""What must never be seen, and what it costs to know somebody."""

from __future__ import annotations

import asyncio
import re
import threading
from pathlib import Path

import pytest
from argon2 import PasswordHasher
from litestar.connection import ASGIConnection
from sqlalchemy import event

from interpares.server import keys, people
from interpares.server.api import identify as identify_module
from interpares.server.api import people as people_module
from interpares.server.api.identify import identify
from interpares.server.errors import Problem
from interpares.server.people.passwords import AT_ONCE, Passwords
from interpares.server.people.requests import Farewell, NewAccount, NewPassword, SignIn
from interpares.server.people.sessions import Opened, Visitor
from interpares.server.people.tokens import NewToken
from interpares.server.principal import Principal
from interpares.texts import LANGUAGES, Texts

pytestmark = pytest.mark.anyio
SECRET = "the-secret-itself"  # noqa: S105 - it opens nothing


@pytest.mark.parametrize(
    "value",
    [
        NewAccount("anna", SECRET, SECRET),
        SignIn("anna", SECRET),
        NewPassword(SECRET, SECRET),
        Farewell(SECRET),
        Visitor(Principal(key=SECRET), SECRET, SECRET),
        Opened(SECRET, Visitor(Principal(), SECRET, SECRET)),
        NewToken(SECRET, None),
        people_module.Session(None, SECRET, "en"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_secret_is_not_shown_by_accident(value):
    assert SECRET not in repr([value])
    assert SECRET not in f"{value}"


def test_every_problem_has_words_in_both_languages():
    files = [*Path(people.__file__).parent.glob("*.py")]
    files += [Path(module.__file__) for module in (people_module, identify_module)]
    named = {
        message
        for file in files
        for message in re.findall(r'Problem\(\s*"([a-z-]+)"', file.read_text("utf-8"))
    }

    assert len(named) > 15
    for language in LANGUAGES:
        texts = Texts.of("interpares.server", language)
        assert not [message for message in named if f"problem-{message}" not in texts]


async def statements(site, browser, **headers):
    """How many statements one question costs."""
    seen = []

    def note(*arguments):
        seen.append(arguments[2])

    engine = site.database._engine.sync_engine
    event.listen(engine, "before_cursor_execute", note)
    await browser.ask("GET", "/api/session", **headers)
    event.remove(engine, "before_cursor_execute", note)
    return seen


async def test_to_know_somebody_costs_one_statement_and_nobody_none(site):
    browser, stranger = await site.browser(), await site.browser()
    await browser.guest()

    assert len(await statements(site, browser)) == 1
    assert await statements(site, stranger) == []
    assert await statements(site, stranger, authorization=f"Bearer {keys.new_key()}") == []
    assert await statements(site, browser, authorization=f"Bearer {keys.new_key()}") == []


def socket(browser, **headers):
    given = {
        "host": "testserver.local",
        "cookie": f"interpares_session={browser.cookie}",
        **headers,
    }
    raw = [(name.encode(), value.encode()) for name, value in given.items()]
    return ASGIConnection({"type": "websocket", "headers": raw, "path": "/", "state": {}})


async def test_a_socket_of_our_own_page_is_known_and_of_another_refused(site):
    browser = await site.browser()
    person_id = await browser.guest()

    ours = await identify(socket(browser, origin="http://testserver.local"), site.services)
    program = await identify(socket(browser), site.services)

    assert ours.person_id == program.person_id == person_id
    with pytest.raises(Problem, match="cross-origin"):
        await identify(socket(browser, origin="http://evil.example"), site.services)


class Slow(PasswordHasher):
    """Holds every hash until it is let go, and notes how many run at once."""

    def __init__(self):
        super().__init__(1, 8, 1)
        self.go, self.full = threading.Event(), threading.Event()
        self.threads = set()
        self.running = self.most = 0
        self.lock = threading.Lock()

    def hash(self, password):
        with self.lock:
            self.threads.add(threading.get_ident())
            self.running += 1
            self.most = max(self.most, self.running)
            if self.running == AT_ONCE:
                self.full.set()
        assert self.go.wait(30)
        with self.lock:
            self.running -= 1
        return super().hash(password)


async def test_hashing_holds_up_nobody_and_few_hash_at_once():
    hasher = Slow()
    passwords = Passwords(hasher)

    hashing = [asyncio.create_task(passwords.hashed("x")) for _ in range(AT_ONCE + 3)]
    assert await asyncio.to_thread(hasher.full.wait, 30)
    hasher.go.set()
    await asyncio.gather(*hashing)

    assert hasher.most == AT_ONCE
    assert threading.get_ident() not in hasher.threads


async def test_what_is_documented_is_what_there_is(sqlite_site):
    paths = sqlite_site.app.openapi_schema.to_schema()["paths"]

    assert {path: sorted(paths[path]) for path in paths} == {
        "/api/session": ["delete", "get", "post"],
        "/api/people": ["post"],
        "/api/account": ["post"],
        "/api/me": ["delete", "get", "patch"],
        "/api/me/export": ["get"],
        "/api/me/password": ["post"],
        "/api/me/ratings": ["get"],
        "/api/me/results": ["get"],
        "/api/me/sessions": ["delete", "get"],
        "/api/me/statistics": ["get"],
        "/api/me/tables": ["get"],
        "/api/me/tokens": ["get", "post"],
        "/api/me/tokens/{token_id}": ["delete"],
        "/api/ratings/{game}/{seats}": ["get"],
    }
