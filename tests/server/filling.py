"""Rows for every table of the database, and a look at all of them."""

from __future__ import annotations

import asyncio

from sqlalchemy import select

from interpares.server import schema
from interpares.server.clocks import DAY_MS
from interpares.server.database import Database
from interpares.server.keys import now_ms

NOW = now_ms()
LINES = 1500
"""More moves than are read at a time."""


def changed(db_url, change):
    """What a function of a session gives."""

    async def do():
        kept = Database(db_url)
        try:
            async with kept.session() as session:
                return await change(session)
        finally:
            await kept.close()

    return asyncio.run(do())


def add(db_url, *groups):
    async def change(session):
        for rows in groups:
            session.add_all(rows)
            await session.flush()

    changed(db_url, change)


def contents(db_url):
    """Every row of every table."""

    async def change(session):
        return {
            name: [
                tuple(row)
                for row in await session.execute(select(table).order_by(*table.primary_key))
            ]
            for name, table in schema.Row.metadata.tables.items()
        }

    return changed(db_url, change)


def person(name, **more):
    fields = {"language": "pl", "settings": {}, "created_ms": NOW, "seen_ms": NOW, **more}
    return schema.Person(id=name, name=name, **fields)


def table(table_id, status="running", **more):
    fields = {
        "game": "magnaci",
        "version": 1,
        "edition": "e",
        "name": table_id,
        "options": {"trade": True},
        "setting": {},
        "listed": True,
        "status": status,
        "host_hash": "",
        "secret": bytes(range(32)),
        "commitment": "c",
        "origin": {},
        "created_ms": NOW,
        **more,
    }
    return schema.Table(id=table_id, **fields)


def something_of_everything():
    """Rows for every table, in an order in which they can be added."""
    people = [
        person("ann", login="ann", email="ann@example.org", settings={"deep": [1, {"a": None}]}),
        person("żółw", seen_ms=2**52),
    ]
    tables = [
        table("t1", header={"players": ["Ann", "😀"]}, host_id="ann", secret=b"\x00\xff" * 16),
        table("t2", "finished", outcome={"ranking": [0]}, finished_ms=NOW, rematch_id="t1"),
    ]
    rest = [
        schema.Setting(name="key", value="secret"),
        schema.Session(
            key_hash="s",
            person_id="ann",
            csrf="c",
            created_ms=NOW,
            seen_ms=NOW,
            expires_ms=NOW + DAY_MS,
        ),
        schema.Token(
            id="k", person_id="ann", key_hash="k", name="bot", scopes=["play"], created_ms=NOW
        ),
        schema.Seat(table_id="t1", seat=0, kind="person", person_id="ann", name="Ann"),
        schema.Progress(table_id="t1", n=LINES, due_ms=None, waiting="0"),
        schema.Snapshot(table_id="t1", n=1, version=1, edition="e", data=b"\x80\x00"),
        schema.Order(table_id="t1", seat=0, data={"answer": "pass"}, left=None),
        schema.Proposal(
            id="p", table_id="t1", kind="undo", seat=0, data={}, agreed=[0], created_ms=NOW
        ),
        schema.Message(table_id="t1", name="Ann", text="„tak”\n\t", mentions=[0], at_ms=NOW),
        schema.Result(
            table_id="t2", seat=0, game="magnaci", seats=3, reason="finished", rated=True, at_ms=NOW
        ),
        schema.Review(
            table_id="t2",
            version=1,
            edition="e",
            review=1,
            status="finished",
            data={"moments": []},
            accuracy=[{"decisions": 2, "lost": 0.5}],
            created_ms=NOW,
            changed_ms=NOW,
        ),
        schema.Rating(player="ann", game="magnaci", seats=3, mu=25.1, sigma=1 / 3, games=7),
        schema.Work(
            id="w",
            person_id="ann",
            kind="deck",
            name="Żółw",
            data={"cards": {"feint": 3}},
            created_ms=NOW,
            changed_ms=NOW,
        ),
        schema.Trial(
            id="x",
            person_id="ann",
            digest="d",
            status="finished",
            asked={"games": 2},
            results={"court_starter": {"games": 2, "wins": 1, "failed": 0}},
            created_ms=NOW,
            changed_ms=NOW,
        ),
        schema.Channel(id="c", person_id="ann", kind="mail", target={"to": "x"}, created_ms=NOW),
        *(
            schema.Move(table_id="t1", n=n, at_ms=NOW, seat=n % 3, key=f"k{n}", line="{}")
            for n in range(1, LINES + 1)
        ),
    ]
    last = [
        schema.Mute(channel_id="c", table_id="t1"),
        schema.Notice(
            person_id="ann", kind="turn", data="{}", status="sent", created_ms=NOW, due_ms=NOW
        ),
    ]
    return people, tables, rest, last
