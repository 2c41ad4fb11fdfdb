"""Positions are a cache: tables leave memory, come back from their logs, and nobody notices."""

from __future__ import annotations

import asyncio

import pytest

from interpares.server import loading, streams
from server.tables.house import Player, play_on, to, until

pytestmark = pytest.mark.anyio

SHORT = {"trade": False}


async def test_more_tables_are_played_than_memory_holds(serve_on):
    async with serve_on(hot_tables=2) as house:
        tables = [await house.sit("me", "me", options=SHORT) for _ in range(5)]

        for _ in range(8):
            for players in tables:
                mover = next(each for each in players if each.options)
                await mover.play(mover.options[0])

        assert len(house.desk.shelf) <= 2
        for players in tables:
            assert [each.read().n for each in players] == [8, 8]
            assert len(await house.lines(players[0].table)) == 8


async def test_a_table_nobody_looks_at_leaves_memory_and_one_that_is_looked_at_stays(house):
    left, kept = [await house.sit("me", "me", options=SHORT) for _ in range(2)]
    for player in left:
        player.leave()
    shelf = house.desk.shelf

    shelf.sweep(2**60, house.desk.rooms.watched)

    assert shelf.find(left[0].table) is None
    assert shelf.find(kept[0].table) is not None
    back = await left[0].look()
    assert back.now is not None


async def test_sealed_answers_survive_a_restart_and_stay_secret(serve_on):
    async with serve_on() as house:
        players = await house.sit("me", "me", options=SHORT)
        await to(players, "sejm_commitment")
        for _ in range(2):
            await players[0].play(players[0].options[0])
        seen = [player.read().now for player in players]
        n = [player.n for player in players]

    async with serve_on() as house:
        again = [await house.player(each.table, each.seat, each.key) for each in players]
        assert [player.now for player in again] == seen
        assert [player.n for player in again] == n
        assert again[0].now["prompt"]["facts"]["place"] == "3"
        await play_on(again, lambda: again[0].decision != "sejm_commitment")


async def test_a_reader_that_is_too_slow_is_cut_off_and_comes_back(house):
    players = await house.sit("me", "me", options=SHORT)
    slow = await Player(house, players[0].table, None).look()

    await play_on(players, lambda: slow.watcher.closed)

    back = await Player(house, slow.table, None).look(since=0)
    assert back.n == players[0].read().n or back.n > 90
    assert len(back.sent[0]["missed"]) == back.n


async def test_a_delayed_spectator_is_shown_every_line_when_its_time_has_come(serve, monkeypatch):
    monkeypatch.setattr(streams, "LATE_POLL_S", 0.05)
    setting = {"spectators": {"mode": "delayed", "delay_s": 1}}
    async with serve() as house:
        players = await house.sit("me", "me", options=SHORT, setting=setting)
        guest = await Player(house, players[0].table, None).look()
        await until(lambda: guest.read().now)
        mover = next(each for each in players if each.options)

        await mover.play(mover.options[0])
        await asyncio.sleep(0.1)
        early = guest.read().n
        await until(lambda: guest.read().n == 1)

        assert early == 0
        told = guest.sent[-1]
        assert told["type"] == "update"
        assert told["now"]["view"] == (await public_moment(house, mover, 1)).now["view"]


async def public_moment(house, player, n):
    """What the public saw then, asked for by somebody who plays there."""
    path = f"/api/tables/{player.table}/moments/{n}"
    answer = await house.ask("GET", path, key=player.key)
    found = Player(house, player.table, None)
    found.now = answer.json()["now"]
    return found


async def test_who_comes_while_play_begins_is_not_forgotten(house, monkeypatch):
    """The table was open when it was looked up, and is not when the visitor sits down."""
    opened = await house.open("me", "open")
    coming = [lambda: house.join(opened.table.id)]

    async def and_meanwhile(session, table_id):
        rows = await loading.rows_of(session, table_id)
        while coming:
            await coming.pop()()
        return rows

    monkeypatch.setattr(streams, "rows_of", and_meanwhile)
    anna = await house.player(opened.table.id, 0, opened.keys[0])

    assert [message["type"] for message in anna.sent] == ["view", "view"]
    assert anna.now is not None
