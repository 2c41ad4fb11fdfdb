"""Databases and buses, each as they are used: SQLite and PostgreSQL, memory and Redis."""

import itertools
import shutil
import warnings

import pytest

from interpares.server.database import default_url, migrate
from server.filling import add, something_of_everything
from server.services import Postgres, Redis, missing

numbers = itertools.count(1)


@pytest.fixture
def anyio_backend():
    return "asyncio"


def skip_aloud_without(*programs):
    if reason := missing(*programs):
        warnings.warn(pytest.PytestWarning(reason), stacklevel=2)
        pytest.skip(reason)


@pytest.fixture(scope="session")
def postgres():
    """One PostgreSQL for many tests; it has a database `pattern` with our tables."""
    skip_aloud_without("initdb", "postgres", "pg_isready")
    service = Postgres()
    migrate(service.create("pattern"))
    yield service
    service.close()


@pytest.fixture
def durable_postgres():
    """A PostgreSQL of one test's own, which it may crash."""
    skip_aloud_without("initdb", "postgres", "pg_isready")
    service = Postgres(fsync=True)
    yield service
    service.close()


@pytest.fixture(scope="session")
def redis():
    """One Redis for many tests."""
    skip_aloud_without("redis-server")
    service = Redis()
    yield service
    service.close()


@pytest.fixture
def own_redis():
    """A Redis of one test's own, which it may stop."""
    skip_aloud_without("redis-server")
    service = Redis()
    yield service
    service.close()


@pytest.fixture(scope="session")
def sqlite_pattern(tmp_path_factory):
    folder = tmp_path_factory.mktemp("pattern")
    migrate(default_url(folder))
    return folder / "interpares.db"


@pytest.fixture
def sqlite_url(sqlite_pattern, tmp_path):
    """A fresh database with our tables."""
    shutil.copy(sqlite_pattern, tmp_path)
    return default_url(tmp_path)


@pytest.fixture
def postgres_url(postgres):
    """A fresh database with our tables."""
    name = f"test_{next(numbers)}"
    yield postgres.create(name, template="pattern")
    postgres.drop(name)


@pytest.fixture(params=["sqlite", "postgresql"])
def db_url(request):
    """A fresh database with our tables, of each kind."""
    name = "sqlite_url" if request.param == "sqlite" else "postgres_url"
    return request.getfixturevalue(name)


@pytest.fixture
def full_url(db_url):
    """A database with something in every table."""
    add(db_url, *something_of_everything())
    return db_url


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_url(request, tmp_path):
    """A fresh database without tables, of each kind."""
    if request.param == "sqlite":
        yield default_url(tmp_path)
        return
    postgres = request.getfixturevalue("postgres")
    name = f"empty_{next(numbers)}"
    yield postgres.create(name)
    postgres.drop(name)


@pytest.fixture(params=["memory", "redis"])
def bus_url(request):
    return None if request.param == "memory" else request.getfixturevalue("redis").url
