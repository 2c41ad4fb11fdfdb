"""What the log has acknowledged is there, and what it cannot take it says: after every failure."""

import asyncio
import signal
import sqlite3
import subprocess
import sys

import pytest

from interpares.server.database import file_of, known, migrate
from interpares.server.log import Unavailable, open_log
from interpares.server.log_sqlite import SqliteLog
from server.entries import entry, lay, line, numbers, opened, tried

pytestmark = pytest.mark.anyio


async def test_a_locked_database_is_unavailable_until_it_is_free(sqlite_url):
    await lay(sqlite_url, "a", "b")
    log = SqliteLog(file_of(known(sqlite_url)), busy_ms=30)
    await log.start()
    other = sqlite3.connect(file_of(known(sqlite_url)), isolation_level=None)
    other.execute("BEGIN IMMEDIATE")

    results = await asyncio.gather(*(tried(log, entry(name, line(1))) for name in "ab"))
    assert results == ["Unavailable", "Unavailable"]
    assert await log.lines("a") == []
    with pytest.raises(Unavailable):
        await log.claim(1, 2, 3)

    other.execute("ROLLBACK")
    assert await tried(log, entry("a", line(1))) == "written"
    await log.stop()
    other.close()


async def test_a_database_that_cannot_be_opened_is_unavailable(tmp_path):
    log = open_log(f"sqlite+aiosqlite:///{tmp_path}/none/x.db")

    with pytest.raises(Unavailable):
        await log.start()
    with pytest.raises(Unavailable):
        await log.append(entry("a", line(1)))


FULL_DISK = """
import asyncio, resource, sys
from interpares.server.log import Entry, LogLine, Unavailable, open_log

def entry(n):
    line = LogLine(n=n, at_ms=1, seat=0, key=None, line="x" * 10_000)
    return Entry(table_id="a", lines=(line,), due_ms=None, waiting="", state="{}")

async def main():
    log = open_log(sys.argv[1])
    await log.start()
    _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (600_000, most))
    n = 0
    try:
        while n < 1000:
            await log.append(entry(n + 1))
            n += 1
    except Unavailable:
        print("full")
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
    await log.append(entry(n + 1))
    print(n + 1)
    await log.stop()

asyncio.run(main())
"""


async def test_a_full_disk_is_unavailable_until_there_is_room(sqlite_url):
    pytest.importorskip("resource", reason="no limits for files here")
    await lay(sqlite_url, "a")

    child = await asyncio.create_subprocess_exec(
        sys.executable, "-c", FULL_DISK, sqlite_url, stdout=subprocess.PIPE
    )
    told, _ = await child.communicate()

    word, last = told.decode().split()
    assert word == "full"
    async with opened(sqlite_url) as log:
        assert await numbers(log, "a") == list(range(1, int(last) + 1))


WRITER = """
import asyncio, sys
from interpares.server.log import Entry, LogLine, open_log

async def play(log, table_id):
    for n in range(1, 100_000):
        line = LogLine(n=n, at_ms=1, seat=0, key=str(n), line="{}")
        await log.append(
            Entry(table_id=table_id, lines=(line,), due_ms=None, waiting="", state="{}")
        )
        sys.stdout.write(f"{table_id} {n}\\n")
        sys.stdout.flush()

async def main():
    log = open_log(sys.argv[1])
    await log.start()
    await asyncio.gather(*(play(log, name) for name in "abcde"))

asyncio.run(main())
"""


async def settled(log, name):
    """The lines of a table when no more come: a database finishes what a dead client asked for."""
    kept, before = await numbers(log, name), None
    while kept != before:
        await asyncio.sleep(0.3)
        kept, before = await numbers(log, name), kept
    return kept


@pytest.mark.parametrize("lines", [1, 40, 333])
async def test_what_was_acknowledged_outlives_the_process(db_url, lines):
    await lay(db_url, *"abcde")
    child = await asyncio.create_subprocess_exec(
        sys.executable, "-c", WRITER, db_url, stdout=subprocess.PIPE
    )
    told = [await child.stdout.readline() for _ in range(lines)]

    child.send_signal(signal.SIGKILL)
    told += (await child.stdout.read()).splitlines(keepends=True)
    await child.wait()

    acknowledged = [said.decode().split() for said in told if said.endswith(b"\n")]
    assert len(acknowledged) >= lines
    async with opened(db_url) as log:
        for name in "abcde":
            kept = await settled(log, name)
            assert kept == list(range(1, len(kept) + 1))
            assert {int(n) for table_id, n in acknowledged if table_id == name} <= set(kept)
            assert await tried(log, entry(name, line(len(kept) + 1))) == "written"


async def test_what_was_acknowledged_outlives_a_crash_of_postgresql(durable_postgres):
    url = await asyncio.to_thread(durable_postgres.create, "crash")
    await asyncio.to_thread(migrate, url)
    await lay(url, *"abc")
    written = []
    enough = asyncio.Event()

    async def play(log, name):
        n = 1
        while (result := await tried(log, entry(name, line(n)))) == "written":
            written.append((name, n))
            n += 1
            if len(written) > 50:
                enough.set()
        return result

    async with opened(url) as log:
        players = [asyncio.create_task(play(log, name)) for name in "abc"]
        await asyncio.wait_for(enough.wait(), 30)
        await asyncio.to_thread(durable_postgres.stop, signal.SIGQUIT)
        assert await asyncio.gather(*players) == ["Unavailable"] * 3
        assert await tried(log, entry("a", line(1))) == "Unavailable"
        with pytest.raises(Unavailable):
            await log.lines("a")

        await asyncio.to_thread(durable_postgres.start)
        for name in "abc":
            kept = await numbers(log, name)
            assert {n for table_id, n in written if table_id == name} <= set(kept)
            assert await tried(log, entry(name, line(len(kept) + 1))) == "written"
