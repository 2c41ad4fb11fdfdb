"""kill -9 at random moments: what was acknowledged is there, once, and every match ends."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from interpares import Record, verify
from interpares.server import schema
from interpares.server.database import file_of, known
from interpares.server.settings import Settings
from server.chaos import Ledger, Orderly, Person, Storm, doubled, kill, until_done, workers_of
from server.entries import sessions
from server.live import LiveServer, Watching, open_table, people

MATCHES = int(os.environ.get("INTERPARES_KILL_MATCHES", "20"))
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
            Person(
                url,
                table,
                int(seat),
                key,
                random=Random(f"{number} {seat}"),
                acknowledged=storm.acknowledged,
            )
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
    print(  # noqa: T201 - shown by pytest -s, and when the test fails
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
    return Settings(data=str(folder)).db_url


async def looked(url: str, opened: dict[str, Any]) -> list[Any]:
    """What everybody sees who comes to the table now."""
    table, keys = opened["table"]["id"], opened["keys"]
    seen = []
    for hello in [{}, *({"seat": int(seat), "key": key} for seat, key in keys.items())]:
        watching = await Watching.begin(url, table, **hello)
        first = await watching.until("view")
        await watching.close()
        seen.append((first["n"], first["now"], first["table"]))
    return seen


async def moved(url: str, opened: dict[str, Any], moves: int, random: Random) -> None:
    """At least so many moves, and on into the middle of a sealed choice."""
    table, keys = opened["table"]["id"], opened["keys"]
    watching = [
        await Watching.begin(url, table, seat=int(seat), key=key) for seat, key in keys.items()
    ]
    for each in watching:
        await each.until("view")
    while moves > 0 or not any(closed(each, seat) for seat, each in enumerate(watching)):
        mover = random.choice(watching)
        await mover.ask(type="ping")
        if mover.options:
            answer = await mover.play(random.choice(mover.options))
            while answer["type"] == "ok" and mover.n < answer["n"]:
                await mover.next()
            moves -= 1
    for each in watching:
        await each.close()


def closed(watching: Watching, seat: int) -> Any:
    """What a seat has laid face down or closed in its hand so far, unknown to the others."""
    view = watching.now["view"]
    return seat in view["sealed"] if "sealed" in view else view["players"][seat]["laying"]


@pytest.mark.parametrize(
    "game, options", [("magnaci", {"trade": False}), ("sigismundus", {"variant": "short"})]
)
def test_a_kill_in_the_middle_of_a_sealed_choice_changes_nothing_for_anybody(
    tmp_path, game: str, options: dict[str, Any]
):
    """Clocks and what may be undone are part of it."""
    with LiveServer(tmp_path) as server:
        wish = {"game": game, "options": options, "setting": LIVE}
        opened = asyncio.run(open_table(server.url, people(3), **wish))
        for moves in (1, 5, 5):
            asyncio.run(moved(server.url, opened, moves, Random(SEED)))
            before = asyncio.run(looked(server.url, opened))
            server.kill()
            server.start()
            assert asyncio.run(looked(server.url, opened)) == before


def test_a_standing_order_given_before_a_kill_answers_after_it(tmp_path):
    async def given(url: str) -> dict[str, Any]:
        opened = await open_table(url, people(2), options={"trade": False})
        seat = opened["table"]["waiting"][0]
        key = opened["keys"][str(seat)]
        watching = await Watching.begin(url, opened["table"]["id"], seat=seat, key=key)
        first = (await watching.until("view"))["now"]
        order = {"decision": first["prompt"]["decision"], "answer": first["options"][0]["type"]}
        assert (await watching.ask(type="give_order", order=order))["type"] == "ok"
        await watching.close()
        return opened

    # So long a pause that the kill comes before the answer.
    with LiveServer(tmp_path, BOT_PAUSE_MS="12000") as server:
        opened = asyncio.run(given(server.url))
        server.kill()
        assert not lines_of(tmp_path, opened)
        server.settings["BOT_PAUSE_MS"] = "0"
        server.start()
        wait_for(lambda: lines_of(tmp_path, opened))

    assert lines_of(tmp_path, opened)[0]["seat"] == opened["table"]["waiting"][0]


def test_time_that_runs_out_while_the_server_is_down_makes_a_bot_take_over(tmp_path):
    setting = {"pace": {"kind": "live", "move_s": 5}, "substitute": "novice"}
    with LiveServer(tmp_path) as server:
        opened = asyncio.run(open_table(server.url, people(2), setting=setting))
        server.kill()
        late = opened["table"]["waiting"][0]
        time.sleep(max(0, opened["table"]["started_ms"] / 1000 + 5.1 - time.time()))
        server.start()
        wait_for(lambda: len(lines_of(tmp_path, opened)) > 1)
        note, move, *_ = lines_of(tmp_path, opened)

    assert note["note"] == {"takes_over": "novice", "seat": late, "why": "time"}
    assert move["seat"] == late


def lines_of(folder: Path, opened: dict[str, Any]) -> list[dict[str, Any]]:
    """The log of a table, read past the server."""
    with closing(sqlite3.connect(file_of(known(sqlite_of(folder))))) as database:
        wanted = "SELECT line FROM moves WHERE table_id = ? ORDER BY n"
        rows = database.execute(wanted, (opened["table"]["id"],)).fetchall()
    return [json.loads(line) for (line,) in rows]


def wait_for(is_so: Callable[[], Any], within_s: float = 90) -> None:
    deadline_s = time.monotonic() + within_s
    while not is_so():
        assert time.monotonic() < deadline_s, "it never came to pass"
        time.sleep(0.1)


def test_a_killed_worker_is_replaced_and_its_tables_go_on(tmp_path, postgres_url, redis):
    async def played_on(url: str, opened: dict[str, Any]) -> None:
        table = opened["table"]["id"]
        persons = [
            Person(url, table, int(seat), key, random=Random(seat))
            for seat, key in opened["keys"].items()
        ]
        async with asyncio.timeout(300):
            await asyncio.gather(*(each.play() for each in persons))

    with LiveServer(tmp_path, WORKERS="2", DB=postgres_url, BUS=redis.url) as server:
        wait_for(lambda: len(workers_of(server)) == 2)
        opened = asyncio.run(open_table(server.url, people(2), options={"trade": False}))
        first, second = workers_of(server)
        kill(first)
        wait_for(lambda: len({*workers_of(server)} - {first}) == 2)
        assert second in workers_of(server)
        asyncio.run(played_on(server.url, opened))
        assert server.process.poll() is None
