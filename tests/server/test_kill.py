"""kill -9 at random moments: what was acknowledged is there, once, and every match ends."""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path
from random import Random
from typing import Any

import httpx
from sqlalchemy import select

from interpares import Record, verify
from interpares.server import schema
from server.chaos import Ledger, Orderly, Person, Storm, doubled, until_done
from server.entries import sessions
from server.live import LiveServer, people

MATCHES = int(os.environ.get("INTERPARES_KILL_MATCHES", "28"))
AT_ONCE = 12
PATIENCE_S = 300 + 15 * MATCHES
SEED = 3
EVERY = (40, 240)
"""Acknowledged moves between two blows."""

ME = {"kind": "me", "name": "P"}
LIVE = {"pace": {"kind": "live", "move_s": 3600, "bank_s": 60}}
ORDER = {"decision": "turn", "answer": "pass"}


def bot(level: str) -> dict[str, Any]:
    return {"kind": "bot", "level": level}


SETTINGS: list[dict[str, Any]] = [
    {"seats": people(2)},
    {"seats": people(2), "setting": LIVE},
    {"seats": [ME, bot("novice")]},
    {"seats": [bot("squire"), ME]},
    {"seats": [*people(2), bot("novice")]},
    {"seats": [bot("novice"), bot("novice")]},
    {"seats": people(2), "order": ORDER},
]


class Played:
    """A table whose match is over, and what its people say about it."""

    def __init__(self, table: str, seats: int, ledgers: list[Ledger]) -> None:
        self.table = table
        self.seats = seats
        self.sent = set().union(*(each.sent for each in ledgers))
        self.refused = set().union(*(each.refused for each in ledgers))
        self.acknowledged = [each for ledger in ledgers for each in ledger.acknowledged]
        self.repeated = sum(ledger.repeated for ledger in ledgers)


async def played(url: str, number: int, storm: Storm) -> Played:
    """Open a table and play it to the end."""
    setting = SETTINGS[number % len(SETTINGS)]
    wish = {
        "game": "magnaci",
        "options": {"trade": False},
        "seats": setting["seats"],
        "setting": setting.get("setting", {}),
    }
    async with httpx.AsyncClient(base_url=url, timeout=10) as client:
        answer = await until_done(lambda: client.post("/api/tables", json=wish))
        opened = answer.json()
        table = opened["table"]["id"]
        persons = [
            Person(url, table, int(seat), key, Random(f"{number} {seat}"), storm.acknowledged)
            for seat, key in opened["keys"].items()
        ]
        for each in persons[:1]:
            each.order = setting.get("order")
        await asyncio.gather(*(each.play() for each in persons))
        if not persons:
            await until_over(client, table)
    return Played(table, len(setting["seats"]), [each.ledger for each in persons])


async def until_over(client: httpx.AsyncClient, table: str) -> None:
    """A match without people is looked at now and then."""
    while True:
        answer = await until_done(lambda: client.get(f"/api/tables/{table}"))
        if answer.json()["table"]["status"] == "finished":
            return
        await asyncio.sleep(0.5)


async def all_played(url: str, storm: Storm) -> list[Played]:
    """All matches, so many at a time, in the storm."""
    room = asyncio.Semaphore(AT_ONCE)

    async def one(number: int) -> Played:
        async with room:
            return await played(url, number, storm)

    async with asyncio.timeout(PATIENCE_S), asyncio.TaskGroup() as tasks:
        raging = tasks.create_task(storm.rage())
        matches = [tasks.create_task(one(number)) for number in range(MATCHES)]
        await asyncio.wait(matches)
        raging.cancel()
    return [each.result() for each in matches]


async def check_logs(db_url: str, tables: list[Played]) -> None:
    """Numbers without gaps, every acknowledged key once, nothing that was refused."""
    async with sessions(db_url) as session:
        for each in tables:
            wanted = select(schema.Move).where(schema.Move.table_id == each.table)
            rows = list(await session.scalars(wanted.order_by(schema.Move.n)))
            keys = [(row.seat, row.key) for row in rows if row.key]
            assert [row.n for row in rows] == list(range(1, len(rows) + 1))
            assert not doubled(keys)
            assert set(each.acknowledged) <= set(keys)
            assert not doubled(each.acknowledged)
            assert set(keys) <= each.sent - each.refused


async def check_results(db_url: str, tables: list[Played]) -> None:
    """One for each seat; they may come a little later than the outcome."""
    wanted = {(each.table, seat) for each in tables for seat in range(each.seats)}
    found: list[tuple[str, int]] = []
    async with asyncio.timeout(60):
        while not wanted <= set(found):
            await asyncio.sleep(0.2)
            async with sessions(db_url) as session:
                rows = await session.execute(select(schema.Result.table_id, schema.Result.seat))
                found = [tuple(row) for row in rows]
    assert not doubled(found)


async def check_records(url: str, tables: list[Played]) -> None:
    """Each is dealt from its seed, replays, and has an outcome."""
    async with httpx.AsyncClient(base_url=url, timeout=60) as client:
        for each in tables:
            answer = await client.get(f"/api/tables/{each.table}/record")
            match = verify(Record.load(answer.text))
            facts = (await client.get(f"/api/tables/{each.table}")).json()["table"]
            assert facts["status"] == "finished"
            assert facts["outcome"]["scores"] == list(match.outcome.scores)


def weathered(server: LiveServer, db_url: str, storm: Storm) -> None:
    """Play everything in a storm, look at what is left, and say what happened."""

    async def run() -> list[Played]:
        tables = await all_played(server.url, storm)
        await check_logs(db_url, tables)
        await check_results(db_url, tables)
        await check_records(server.url, tables)
        return tables

    began_s = time.monotonic()
    tables = asyncio.run(run())
    acknowledged = sum(len(each.acknowledged) for each in tables)
    repeated = sum(each.repeated for each in tables)
    print(
        f"{len(tables)} matches, {acknowledged} moves acknowledged, {repeated} sent again, "
        f"killed: {storm.blows}, {time.monotonic() - began_s:.0f} s"
    )
    assert storm.blows["server"]
    assert repeated
    assert '"trace"' not in server.log()


def test_what_was_acknowledged_survives_every_kill(tmp_path):
    with LiveServer(tmp_path) as server:
        weathered(server, sqlite_of(tmp_path), Storm(server, Random(SEED), EVERY))


def test_two_workers_survive_it_together_and_one_by_one(tmp_path, postgres_url, redis):
    with LiveServer(tmp_path, WORKERS="2", DB=postgres_url, BUS=redis.url) as server:
        storm = Storm(server, Random(SEED), EVERY)
        weathered(server, postgres_url, storm)

    assert storm.blows["worker"]


def test_a_server_that_is_told_to_stop_has_lost_nothing(tmp_path, monkeypatch):
    monkeypatch.setattr(f"{__name__}.MATCHES", 14)
    with LiveServer(tmp_path) as server:
        weathered(server, sqlite_of(tmp_path), Orderly(server, Random(SEED), (200, 600)))


def sqlite_of(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder / 'interpares.sqlite3'}"
