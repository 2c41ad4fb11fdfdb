"""Tables up and down on both databases, and sessions with them."""

import asyncio
import sqlite3
import subprocess
import sys
import threading

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import inspect, select, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import create_async_engine

from interpares.kernel.errors import BadInput
from interpares.server import database, migrations
from interpares.server.database import Database, downgrade, is_current, known, migrate, prepare
from interpares.server.schema import Person, Row, Session, Setting


def ask(url, question):
    """The answer of a synchronous connection."""

    async def run():
        engine = create_async_engine(url)
        async with engine.begin() as connection:
            answer = await connection.run_sync(question)
        await engine.dispose()
        return answer

    return asyncio.run(run())


def tables(url):
    return set(ask(url, lambda connection: inspect(connection).get_table_names()))


def stamp(url, revision):
    statement = text("UPDATE alembic_version SET version_num = :revision")
    ask(url, lambda connection: connection.execute(statement, {"revision": revision}))


def person(name="Anna", **fields):
    return Person(id=name, name=name, created_ms=1, seen_ms=1, **fields)


def test_migrations_make_the_tables_of_the_schema(empty_url):
    migrate(empty_url)

    assert tables(empty_url) == {*Row.metadata.tables, "alembic_version"}
    migrations.check(known(empty_url))


def test_a_table_that_is_not_in_the_schema_would_be_found(empty_url):
    migrate(empty_url)

    ask(empty_url, lambda connection: connection.execute(text("DROP TABLE snapshots")))

    with pytest.raises(Exception, match="snapshots"):
        migrations.check(known(empty_url))


def test_migrations_take_every_table_back(empty_url):
    migrate(empty_url)

    downgrade(empty_url, "base")

    assert tables(empty_url) == {"alembic_version"}
    migrate(empty_url)
    assert tables(empty_url) > {"moves"}


def test_the_revisions_are_those_of_the_migrations():
    folder = ScriptDirectory(str(migrations.FOLDER))
    revisions = [script.revision for script in folder.walk_revisions()]

    assert tuple(reversed(revisions)) == database.REVISIONS
    assert folder.get_current_head() == database.HEAD


def test_what_is_current_is_known_without_the_migrations(empty_url):
    assert not asyncio.run(is_current(empty_url))

    asyncio.run(prepare(empty_url))

    assert asyncio.run(is_current(empty_url))
    downgrade(empty_url, "base")
    assert not asyncio.run(is_current(empty_url))


def test_servers_that_start_together_prepare_the_tables_once(empty_url):
    code = "import sys; from interpares.server.database import migrate; migrate(sys.argv[1])"
    servers = [subprocess.Popen([sys.executable, "-c", code, empty_url]) for _ in range(3)]

    assert [server.wait(60) for server in servers] == [0, 0, 0]
    assert tables(empty_url) == {*Row.metadata.tables, "alembic_version"}


@pytest.mark.parametrize(
    "attempt",
    [lambda url: asyncio.run(prepare(url)), migrate, lambda url: downgrade(url, "base")],
    ids=["prepare", "migrate", "downgrade"],
)
def test_a_newer_database_is_refused_and_left_alone(db_url, attempt):
    stamp(db_url, "9999")

    with pytest.raises(BadInput, match=r"newer Inter Pares.*9999"):
        attempt(db_url)

    assert "moves" in tables(db_url)


def test_an_unknown_revision_is_refused(db_url):
    with pytest.raises(BadInput, match="nowhere"):
        migrate(db_url, "nowhere")


@pytest.mark.parametrize(
    "url, words",
    [
        ("mysql://somebody:secret@host/x", "not mysql"),
        ("sqlite+aiosqlite://", "needs a file"),
        ("sqlite+aiosqlite:///:memory:", "needs a file"),
        ("what is secret", "not the URL"),
        ("postgresql://somebody:secret@host:port/x", "not the URL"),
    ],
)
def test_other_urls_are_refused_without_repeating_secrets(url, words):
    with pytest.raises(BadInput, match=words) as refusal:
        known(url)

    assert "secret" not in str(refusal.value)


def test_short_urls_mean_the_drivers_we_have():
    assert known("postgresql://host/x").drivername == "postgresql+asyncpg"
    assert known("sqlite:///x").drivername == "sqlite+aiosqlite"


def test_the_parts_of_a_url_reach_the_driver():
    address = known("postgresql+asyncpg://me:p%40ss@host:99/x?ssl=require")

    assert database.connect_args(address) == {
        "host": "host",
        "port": 99,
        "user": "me",
        "password": "p@ss",
        "database": "x",
        "ssl": "require",
    }


@pytest.mark.anyio
async def test_a_session_commits_what_succeeds_and_forgets_what_fails(db_url):
    keeper = Database(db_url)
    async with keeper.session() as session:
        session.add(Setting(name="kept", value="1"))

    async def fail():
        async with keeper.session() as session:
            session.add(Setting(name="lost", value="1"))
            await session.flush()
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await fail()

    async with keeper.session() as session:
        assert list(await session.scalars(select(Setting.name))) == ["kept"]
    await keeper.close()


@pytest.mark.anyio
async def test_what_a_session_made_can_be_read_when_it_is_over(db_url):
    keeper = Database(db_url)

    async with keeper.session() as session:
        anna = person(settings={"theme": "dark"})
        session.add(anna)

    assert (anna.name, anna.settings, anna.language) == ("Anna", {"theme": "dark"}, "en")
    await keeper.close()


@pytest.mark.anyio
async def test_references_hold_and_deletion_spreads(db_url):
    keeper = Database(db_url)
    browser = {"csrf": "", "created_ms": 1, "seen_ms": 1, "expires_ms": 9}

    with pytest.raises(IntegrityError):
        async with keeper.session() as session:
            session.add(Session(key_hash="a", person_id="nobody", **browser))

    async with keeper.session() as session:
        session.add(person())
        await session.flush()
        session.add(Session(key_hash="a", person_id="Anna", **browser))
    async with keeper.session() as session:
        await session.delete(await session.get(Person, "Anna"))
    async with keeper.session() as session:
        assert list(await session.scalars(select(Session))) == []
    await keeper.close()


@pytest.mark.anyio
async def test_a_session_may_read_then_write_while_another_writes(sqlite_url):
    """A transaction that had begun by reading would fail here, without waiting."""
    keeper = Database(sqlite_url)
    with sqlite3.connect(database.file_of(known(sqlite_url))) as other:
        async with keeper.session() as session:
            assert list(await session.scalars(select(Setting))) == []
            other.execute("INSERT INTO settings VALUES ('theirs', '1')")
            other.commit()
            session.add(Setting(name="ours", value="2"))

    async with keeper.session() as session:
        assert set(await session.scalars(select(Setting.name))) == {"ours", "theirs"}
    await keeper.close()


@pytest.mark.anyio
async def test_sqlite_writes_ahead_and_keeps_references(sqlite_url):
    keeper = Database(sqlite_url, synchronous="FULL")

    async with keeper.session() as session:
        pragmas = [
            (await session.execute(text(f"PRAGMA {name}"))).scalar()
            for name in ("journal_mode", "foreign_keys", "synchronous", "busy_timeout")
        ]

    assert pragmas == ["wal", 1, 2, database.BUSY_MS]
    await keeper.close()


@pytest.mark.anyio
async def test_a_connection_waits_for_whoever_holds_the_file_as_it_opens(sqlite_url):
    """SQLite itself refuses to change the journal at once, whatever its timeout."""
    file = database.file_of(known(sqlite_url))
    with sqlite3.connect(file, isolation_level=None, check_same_thread=False) as other:
        other.execute("PRAGMA journal_mode = DELETE")
        other.execute("BEGIN IMMEDIATE")
        release = threading.Timer(0.2, other.rollback)
        release.start()
        keeper = Database(sqlite_url)
        async with keeper.session() as session:
            mode = (await session.execute(text("PRAGMA journal_mode"))).scalar()
        release.join()

    assert mode == "wal"
    await keeper.close()


def test_a_file_that_cannot_be_changed_at_all_is_not_asked_again():
    asked = []

    class Cursor:
        def execute(self, statement):
            asked.append(statement)
            raise sqlite3.OperationalError("attempt to write a readonly database")

    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        database.switch_to_wal(Cursor())
    assert len(asked) == 1
