"""What goes wrong at the worst moment: nothing is lost, nothing half done, nobody left behind."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import select, update

from interpares.kernel.errors import BadInput, Diverged
from interpares.server import schema
from interpares.server.people.my_things import hand_over
from interpares.server.seating import locked
from server.tables.house import Player, asked, keys, play_on, serving, to, until

pytestmark = pytest.mark.anyio

SHORT = {"trade": False}
PASS = {"decision": "turn", "answer": "pass"}


async def test_after_a_bug_in_the_server_the_match_is_as_the_log_says(house, monkeypatch):
    """A move that was made in memory and never written must not be counted."""
    players = await house.sit("me", "me", options=SHORT)
    mover = asked(*players)

    def bug(hot, now):
        raise RuntimeError

    with monkeypatch.context() as patch:
        patch.setattr(house.desk, "due", bug)
        with pytest.raises(RuntimeError):
            await mover.play(mover.options[0])
    assert await house.lines(mover.table) == []
    await mover.play(mover.options[0])

    assert [line["n"] for line in await house.lines(mover.table)] == [1]


async def test_a_log_with_a_hole_is_not_played_on(house):
    players = await house.sit("me", "me", options=SHORT)
    await play_on(players, lambda: players[0].n >= 3)
    table = players[0].table
    async with house.services.database.session() as session:
        second = (schema.Move.table_id == table, schema.Move.n == 2)
        line = await session.scalar(select(schema.Move.line).where(*second))
        gap = line.replace('"n":2,', '"n":3,')
        await session.execute(update(schema.Move).where(*second).values(line=gap))
    house.desk.shelf.drop(house.desk.shelf.find(table))

    with pytest.raises(Diverged, match="missing"):
        await house.desk.shelf.get(table)


async def test_who_wants_the_whole_table_does_not_replace_the_one_being_played_at(
    house, monkeypatch
):
    """Two ask for it, and a move is made before the second has got it."""
    players = await house.sit("me", "me", options=SHORT)
    mover, desk = asked(*players), house.desk
    old = await desk.shelf.get(mover.table)
    old.match.base = object()
    blocked = asyncio.Event()

    async def looks_something_up():
        async with old.lock:
            await blocked.wait()

    await old.lock.acquire()
    first = asyncio.create_task(desk.shelf.whole(mover.table))
    await asyncio.sleep(0)
    between = asyncio.create_task(looks_something_up())
    await asyncio.sleep(0)
    second = asyncio.create_task(desk.shelf.whole(mover.table))
    await asyncio.sleep(0)
    old.lock.release()
    current = await first
    await mover.play(mover.options[0])
    blocked.set()
    await between

    assert await second is current
    assert desk.shelf.find(mover.table).lines == 1


async def test_a_failed_entry_leaves_nobody_at_the_table(house, monkeypatch):
    opened = await house.open("me", "open")
    session, count = house.desk.database.session, 0

    @asynccontextmanager
    async def broken():
        nonlocal count
        count += 1
        if count > 1:
            raise OSError
        async with session() as found:
            yield found

    with monkeypatch.context() as patch:
        patch.setattr(house.desk.database, "session", broken)
        with pytest.raises(OSError):  # noqa: PT011 - any will do
            await Player(house, opened.table.id, 0, opened.keys[0]).look()

    assert not house.desk.rooms.watched(opened.table.id)


async def test_late_spectators_who_leave_take_everything_along(serve):
    async with serve() as house:
        setting = {"spectators": {"mode": "delayed", "delay_s": 86_400}}
        players = await house.sit("me", "me", options=SHORT, setting=setting)
        mover = asked(*players)
        await mover.play(mover.options[0])
        for _ in range(5):
            guest = await Player(house, mover.table, None).look()
            await until(lambda guest=guest: guest.read().sent)
            guest.leave()

        await until(lambda: not house.desk._background._tasks)


async def test_a_late_spectator_sees_the_table_end_when_its_time_has_come(clock, house):
    setting = {"spectators": {"mode": "delayed", "delay_s": 60}}
    players = await house.sit("me", "me", options=SHORT, setting=setting)
    guest = await Player(house, players[0].table, None).look()
    await until(lambda: guest.read().now)
    await players[0].do("propose", kind="abandon")
    await players[1].do("answer", proposal=await proposal(players[1]), agree=True)
    assert not [each for each in guest.read().sent if each["type"] == "table"]

    clock.skip(seconds=61)
    await until(lambda: guest.read().sent[-1]["type"] == "table")

    assert guest.sent[-1]["table"]["status"] == "abandoned"
    assert not guest.watcher.lags


async def proposal(player):
    return (await player.house.facts(player.table)).proposals[0].id


async def test_going_back_closes_every_other_wish_to_go_back(either):
    players = await either.sit("me", "me", options=SHORT)
    hot = await either.desk.shelf.get(players[0].table)
    await play_on(players, lambda: len(hot.match.played) == 6)
    await players[0].do("propose", kind="undo", n=4)
    await players[1].do("propose", kind="undo", n=2)
    wishes = {each.by: each.id for each in (await either.facts(hot.id)).proposals}

    await players[0].do("answer", proposal=wishes[1], agree=True)

    assert (await either.facts(hot.id)).proposals == ()
    assert players[0].read().sent[-1]["table"]["proposals"] == []


async def test_agreeing_to_what_was_taken_back_already_changes_nothing(house):
    players = await house.sit("me", "me", options=SHORT)
    mover = await to(players, "placement")
    other, n = players[1 - mover.seat], mover.n
    await mover.play(mover.options[0])
    await other.do("propose", kind="undo", n=n)
    await mover.undo()
    before = await house.lines(mover.table)

    await mover.do("answer", proposal=await proposal(mover), agree=True)

    assert await house.lines(mover.table) == before
    assert other.read().sent[-1]["table"]["proposals"] == []


async def test_what_could_not_be_done_may_be_agreed_to_again(house, monkeypatch):
    players = await house.sit("me", "me", options=SHORT)
    await players[0].do("propose", kind="abandon")
    wanted = await proposal(players[0])

    async def busy(*_, **__):
        raise BadInput("busy")

    with monkeypatch.context() as patch:
        patch.setattr(house.desk, "change", busy)
        with pytest.raises(BadInput):
            await players[1].do("answer", proposal=wanted, agree=True)
    assert await proposal(players[0]) == wanted
    await players[1].do("answer", proposal=wanted, agree=True)

    assert (await house.facts(players[0].table)).status == "abandoned"


async def test_an_undo_that_is_sent_again_does_not_touch_what_came_after_it(house):
    players = await house.sit("me", "me", options=SHORT)
    mover = await to(players, "placement")
    await mover.play(mover.options[0])
    undo = {"n": mover.read().n, "key": next(keys)}
    await mover.do("undo", **undo)
    await mover.do("give_order", order=PASS)

    await mover.do("undo", **undo)

    assert len(await house.services.commands.orders(mover.table, mover.seat)) == 1


async def test_one_table_that_cannot_begin_does_not_keep_the_others_from_it(house):
    bad, good = [await house.open("me", "open") for _ in range(2)]
    table, seat = schema.Table, schema.Seat
    both = seat.table_id.in_([bad.table.id, good.table.id])
    async with house.services.database.session() as session:
        await session.execute(update(seat).where(both).values(kind="bot", level="squire"))
        await session.execute(update(table).where(table.id == bad.table.id).values(game="gone"))

    for _ in range(2):
        await house.services.housekeeping.tidy()

    assert (await house.facts(good.table.id)).status == "running"


async def test_signing_in_waits_for_whoever_changes_a_seat(postgres_of_module, tmp_path):
    """Otherwise the two would wait for each other."""
    async with serving(postgres_of_module, tmp_path) as house:
        guest, account = await house.person("Gość"), await house.person("Anna")
        opened = await house.open("me", "open", who=guest)

        async def take_over():
            async with house.services.database.session() as session:
                await hand_over(session, guest.person_id, account.person_id)

        async with house.services.database.session() as session:
            rows = await locked(session, opened.table.id)
            taking = asyncio.create_task(take_over())
            await asyncio.sleep(0.3)
            rows.seats[0].seed = "x"
            await session.flush()
        await taking

        seats = [row for row in await house.stored(schema.Seat) if row.table_id == opened.table.id]
        assert {row.seat: row.person_id for row in seats} == {0: account.person_id, 1: None}
