"""Tables, entries of their logs, and what became of both: what tests of the log are made of."""

from contextlib import asynccontextmanager

from sqlalchemy import select

from interpares.server.database import Database
from interpares.server.log import Entry, LogLine, Taken, Unavailable, open_log
from interpares.server.schema import Person, Progress, Table


def line(n, seat=0, key=None, text="{}", at_ms=1000):
    return LogLine(n=n, at_ms=at_ms, seat=seat, key=key, line=text)


def entry(table_id, *lines, due_ms=None, waiting="", state="{}", **more):
    return Entry(
        table_id=table_id, lines=lines, due_ms=due_ms, waiting=waiting, state=state, **more
    )


def table(table_id):
    return Table(
        id=table_id,
        game="magnaci",
        version=1,
        edition="",
        name="",
        options={},
        setting={},
        listed=True,
        status="running",
        host_hash="",
        secret=b"",
        commitment="",
        created_ms=0,
    )


@asynccontextmanager
async def sessions(url):
    keeper = Database(url)
    async with keeper.session() as session:
        yield session
    await keeper.close()


async def lay(url, *table_ids, people=()):
    """Tables at which nothing has been played yet."""
    async with sessions(url) as session:
        session.add_all(Person(id=name, name=name, created_ms=0, seen_ms=0) for name in people)
        session.add_all(table(table_id) for table_id in table_ids)
        await session.flush()
        session.add_all(Progress(table_id=table_id, n=0) for table_id in table_ids)


async def stored(url, kind):
    async with sessions(url) as session:
        return list(await session.scalars(select(kind)))


@asynccontextmanager
async def opened(url):
    log = open_log(url)
    await log.start()
    yield log
    await log.stop()


async def tried(log, new):
    """What becomes of an entry, in one word."""
    try:
        await log.append(new)
    except (Taken, Unavailable) as error:
        return type(error).__name__
    return "written"


async def numbers(log, table_id):
    return [line.n for line in await log.lines(table_id)]
