"""What a server holds while nothing happens: idle tables, open sockets, the process itself."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import httpx

from .figures import Memory, Start
from .load import Load
from .ours import Server
from .processes import cpu_s, rss_kb, tree
from .wire import Wire, connected

BATCH = 50
"""So many tables are played at together."""
WARM = 4 * BATCH
"""So many are played at before anything is measured: the server fills its caches once."""
FORGETS_WITHIN_S = 60
SETTLE_S = 1
SIGHT = b'{"type":"hello"}'
HOT_TABLES = re.compile(r"^interpares_hot_tables(?:\{.*\})? ([\d.e+]+)$", re.MULTILINE)


def start_times(folder: Path) -> Start:
    """With an empty folder, then with the database that is there now."""
    with Server(folder) as server:
        empty_s = server.start_s
        server.stop()
    with Server(folder) as server:
        return Start(empty_s, server.start_s, cpu_s([server.pid]))


async def idle_tables_kb(server: Server, tables: int, moves: int) -> tuple[float, list[str]]:
    """What remains of a table that was played at and left alone; and the ids of all."""
    ids: list[str] = []
    while len(ids) < WARM:
        ids += await played_tables(server, BATCH, moves)
    before_kb = await forgotten(server)
    while len(ids) < WARM + tables:
        ids += await played_tables(server, BATCH, moves)
    return (await forgotten(server) - before_kb) / (len(ids) - WARM), ids


async def played_tables(server: Server, tables: int, moves: int) -> list[str]:
    load = Load(server.url)
    await load.open(tables)
    await load.play_to([moves] * tables)
    load.close()
    return [table.id for table in load.tables]


async def forgotten(server: Server) -> int:
    """The memory of the server when no position is left in it."""
    for _ in range(FORGETS_WITHIN_S):
        kb = await settled_kb(server)
        if not await hot_tables(server):
            return kb
    raise RuntimeError("The server keeps tables in memory that nobody looks at.")


async def hot_tables(server: Server) -> int:
    async with httpx.AsyncClient() as client:
        text = (await client.get(f"{server.url}/metrics")).text
    found = HOT_TABLES.search(text)
    assert found, "The server does not tell how many tables it has in memory."
    return int(float(found[1]))


async def settled_kb(server: Server) -> int:
    await asyncio.sleep(SETTLE_S)
    return rss_kb(server.pid)


async def tables_in_memory_kb(server: Server, ids: list[str]) -> float:
    """What a table takes that somebody has just looked at."""
    await looked_at(server, ids[:WARM])
    before_kb = await settled_kb(server)
    await looked_at(server, ids[WARM:])
    assert await hot_tables(server) == len(ids), "A table has left memory too early."
    return (await settled_kb(server) - before_kb) / len(ids[WARM:])


async def looked_at(server: Server, ids: list[str]) -> None:
    """One glance at each table."""
    for start in range(0, len(ids), BATCH):
        some = ids[start : start + BATCH]
        for wire in await watching(server, some):
            wire.close()


async def watching(server: Server, ids: list[str]) -> list[Wire]:
    """Sockets that have got their first view."""
    shown: asyncio.Queue[bytes] = asyncio.Queue()
    address = server.url.replace("http", "ws", 1)
    wires = [
        await connected(f"{address}/api/tables/{table}/socket", SIGHT, shown.put_nowait)
        for table in ids
    ]
    for _ in wires:
        await shown.get()
    return wires


async def sockets_kb(server: Server, ids: list[str], sockets: int) -> float:
    """What an open socket takes at which nothing happens."""
    tables = [ids[number % len(ids)] for number in range(sockets + BATCH)]
    wires = await watching(server, tables[:BATCH])
    before_kb = await settled_kb(server)
    wires += await watching(server, tables[BATCH:])
    after_kb = await settled_kb(server)
    for wire in wires:
        wire.close()
    return (after_kb - before_kb) / sockets


def memory(folder: Path, tables: int, sockets: int, moves: int) -> Memory:
    """A server that forgets at once, then one on the same data that forgets nothing.

    The first never has more tables in memory than when it was warm: what has been taken from the
    system once is seldom given back, and would be counted for the idle tables.
    """
    with Server(folder, IDLE_S="1", HOT_TABLES=str(BATCH)) as server:
        idle_kb, ids = asyncio.run(idle_tables_kb(server, tables, moves))
        server.stop()
    with Server(folder, IDLE_S="86400", HOT_TABLES=str(2 * len(ids))) as server:
        process_kb = rss_kb(server.pid)
        children_kb = sum(map(rss_kb, tree(server.pid)[1:]))
        hot_kb = asyncio.run(tables_in_memory_kb(server, ids))
        socket_kb = asyncio.run(sockets_kb(server, ids, sockets))
    return Memory(
        process_kb / 1000, children_kb / 1000, idle_kb, hot_kb, socket_kb, tables, sockets
    )
