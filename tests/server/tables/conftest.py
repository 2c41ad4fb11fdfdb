"""A server in this process for each test, on either database, with a clock that can be moved."""

from __future__ import annotations

import hashlib
import itertools
import shutil
import sys
from functools import partial

import pytest
from sqlalchemy import update

from interpares.server import attending, keys, schema, tables
from interpares.server.database import default_url
from server.tables.house import serving

numbers = itertools.count(1)


@pytest.fixture(scope="module")
def anyio_backend():
    """One event loop for a module, so that its tests can share a server."""
    return "asyncio"


@pytest.fixture(autouse=True)
def the_same_deals(request, monkeypatch):
    """Every run of a test deals the same cards at its tables."""
    names = (f"{request.node.nodeid} {number}" for number in itertools.count())
    ids = (hashlib.sha256(name.encode()).hexdigest()[:16] for name in names)
    seeds = (
        hashlib.sha256(f"{request.node.name} {n}".encode()).digest() for n in itertools.count()
    )
    monkeypatch.setattr(tables, "new_id", lambda: next(ids))
    monkeypatch.setattr(tables, "new_secret", lambda: next(seeds))


@pytest.fixture
def serve(sqlite_url, tmp_path):
    """Starts a server; several times on the same data, one after another."""
    return partial(serving, sqlite_url, tmp_path)


@pytest.fixture
def serve_on(db_url, tmp_path):
    """The same on each kind of database."""
    return partial(serving, db_url, tmp_path)


class Clock:
    """The time of the server: it goes on as it does, and further when it is told to."""

    def __init__(self):
        self.ahead_ms = 0

    def __call__(self):
        return keys.now_ms() + self.ahead_ms

    def skip(self, *, seconds=0, days=0):
        self.ahead_ms += 1000 * (seconds + 86_400 * days)


@pytest.fixture(scope="module")
def clock_of_module():
    """Read by every part of the server, whenever it was started."""
    moved = Clock()
    with pytest.MonkeyPatch.context() as patch:
        for name, module in list(sys.modules.items()):
            reads = getattr(module, "now_ms", None) is keys.now_ms
            if reads and name.startswith("interpares.server.") and module is not keys:
                patch.setattr(module, "now_ms", moved)
        yield moved


@pytest.fixture
def clock(clock_of_module):
    """A clock that shows the real time when the test begins."""
    clock_of_module.ahead_ms = 0
    return clock_of_module


@pytest.fixture(scope="module")
async def house(sqlite_pattern, tmp_path_factory):
    """One server for the tests of a module; each has tables of its own."""
    folder = tmp_path_factory.mktemp("house")
    shutil.copy(sqlite_pattern, folder)
    async with serving(default_url(folder), folder) as opened:
        yield opened


@pytest.fixture(scope="module")
def postgres_of_module(postgres):
    name = f"house_{next(numbers)}"
    yield postgres.create(name, template="pattern")
    postgres.drop(name)


@pytest.fixture(scope="module")
async def postgres_house(postgres_of_module, tmp_path_factory):
    async with serving(postgres_of_module, tmp_path_factory.mktemp("house")) as opened:
        yield opened


@pytest.fixture(params=["sqlite", "postgresql"])
def either(request):
    """The server of the module on each kind of database."""
    return request.getfixturevalue("house" if request.param == "sqlite" else "postgres_house")


@pytest.fixture(scope="module")
def quick_scans():
    """The server looks for tables that are due more often than usual."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(attending, "SCAN_S", 0.02)
        yield


@pytest.fixture
async def timed(clock, house):
    """The server of the module; when a test is over, time no longer matters to its tables."""
    yield house
    async with house.services.database.session() as session:
        await session.execute(update(schema.Table).values(status="cancelled"))
        await session.execute(update(schema.Progress).values(due_ms=None))
    for hot in [house.desk.shelf.find(table.id) for table in await house.stored(schema.Table)]:
        if hot:
            house.desk.shelf.drop(hot)


@pytest.fixture(scope="module")
async def workers(postgres_of_module, redis, tmp_path_factory):
    """Two workers with one PostgreSQL and one Redis."""
    folder = tmp_path_factory.mktemp("workers")
    async with (
        serving(postgres_of_module, folder, bus=redis.url) as first,
        serving(postgres_of_module, folder, bus=redis.url) as second,
    ):
        yield first, second
