"""Those who work on the outbox: one or many at once, running, failing, crashing and stopping."""

from __future__ import annotations

import asyncio

import pytest

from interpares.server.database import Database
from interpares.server.notify import outbox
from interpares.server.notify.worker import SLOTS
from interpares.server.schema import Channel

pytestmark = pytest.mark.anyio


async def test_several_workers_never_deliver_anything_twice(world):
    anna, table = await world.person(), await world.table()
    for number in range(6):
        await world.hook(anna, f"/{number}")
    workers = [world.notify() for _ in range(3)]
    others = [Database(world.db_url) for _ in workers]
    for worker, database in zip(workers, others, strict=True):
        worker._database = worker._deliveries._database = database
    for _ in range(20):
        await world.notice(anna, "mention", table)

    for _ in range(4):
        await asyncio.gather(*(worker.work() for worker in workers))
    await asyncio.gather(*(worker.settle() for worker in workers))
    await asyncio.gather(*(worker.work() for worker in workers))
    await asyncio.gather(*(worker.settle() for worker in workers))
    for database in others:
        await database.close()

    assert await world.outcomes() == [("sent", "")] * 120
    told = [request.path for request in world.web.requests for _ in request.json["notices"]]
    assert sorted(told) == sorted(f"/{number}" for number in range(6) for _ in range(20))


async def test_a_notice_is_claimed_by_one_worker_only(world):
    anna, table = await world.person(), await world.table()
    for number in range(6):
        await world.hook(anna, f"/{number}")
    for _ in range(20):
        await world.notice(anna, "mention", table)
    await world.notify().work()
    databases = [Database(world.db_url) for _ in range(4)]

    async def claimed(database: Database) -> list[int]:
        async with database.session() as session:
            groups = await outbox.claim(session, world.now, SLOTS)
            return [claim.id for group in groups for claim in group]

    for _ in range(10):
        found = await asyncio.gather(*(claimed(database) for database in databases))
        ids = [each for claims in found for each in claims]
        assert len(ids) == len(set(ids)) == 120
        world.now += outbox.LEASE_MS
    for database in databases:
        await database.close()


async def test_what_a_crashed_worker_had_claimed_is_delivered_by_another(world):
    anna, table = await world.person(), await world.table()
    await world.hook(anna)
    await world.notice(anna, "asked", table)
    notify = world.notify()
    await notify.work()
    async with world.database.session() as session:
        [crashed] = await outbox.claim(session, world.now, SLOTS)

    await world.pass_by(notify, 100)
    assert world.web.requests == []
    await world.pass_by(notify, 20)

    assert len(world.web.requests) == 1
    async with world.database.session() as session:
        await outbox.finish(session, crashed, "failed", "timeout", world.now)
        await outbox.try_again(session, crashed, "timeout", world.now)
    assert await world.outcomes() == [("sent", "")]


async def test_a_slow_worker_does_not_undo_what_another_has_claimed_since(world):
    anna, table = await world.person(), await world.table()
    await world.hook(anna)
    await world.notice(anna, "asked", table)
    await world.notify().work()
    async with world.database.session() as session:
        [slow] = await outbox.claim(session, world.now, SLOTS)
    world.now += outbox.LEASE_MS
    async with world.database.session() as session:
        [quick] = await outbox.claim(session, world.now, SLOTS)

    async with world.database.session() as session:
        await outbox.try_again(session, slow, "timeout", world.now)

    assert (slow[0].attempts, quick[0].attempts) == (1, 2)
    async with world.database.session() as session:
        assert await outbox.claim(session, world.now, SLOTS) == []


async def test_no_more_channels_are_served_at_once_than_there_are_slots(world):
    anna, table = await world.person(), await world.table()
    for number in range(SLOTS + 3):
        await world.hook(anna, f"/{number}")
    await world.notice(anna, "mention", table)
    notify = world.notify()
    await notify.work()

    await notify.work()
    assert len(notify._running) == SLOTS
    await notify.settle()
    await world.pass_by(notify)

    assert len(world.web.requests) == SLOTS + 3


async def test_a_running_worker_delivers_what_is_put_without_being_asked(world):
    anna, table = await world.person(), await world.table()
    await world.hook(anna)
    notify = world.notify()
    await notify.start()
    assert notify.reachable == {anna}

    async with world.database.session() as session:
        await notify.put(session, anna, "mention", table, {"table": table})
    async with asyncio.timeout(10):
        while ("sent", "") not in await world.outcomes():  # noqa: ASYNC110 - it is in the database
            await asyncio.sleep(0.01)
    await notify.stop()

    assert len(world.web.requests) == 1


async def test_a_running_worker_survives_a_database_that_fails(world, caplog):
    anna, table = await world.person(), await world.table()
    await world.hook(anna)
    notify = world.notify()
    await notify.start()

    def broken():
        raise ConnectionError

    session, notify._database.session = notify._database.session, broken
    async with asyncio.timeout(10):
        while "outbox could not be worked on" not in caplog.text:
            notify.wake()
            await asyncio.sleep(0.01)
    notify._database.session = session
    await world.notice(anna, "mention", table)
    async with asyncio.timeout(10):
        while not world.web.requests:
            notify.wake()
            await asyncio.sleep(0.01)
    await notify.stop()


async def test_who_is_reachable_is_looked_up_again_after_a_while(world):
    anna = await world.person()
    notify = world.notify()
    await notify.work()
    reachable = notify.reachable
    assert reachable == set()
    channel = await world.hook(anna)

    await world.pass_by(notify, 10)
    assert reachable == {anna}
    await world.set(Channel, Channel.id == channel, enabled=False)
    await world.pass_by(notify, 10)

    assert reachable == set()


async def test_a_bug_in_sending_is_a_failure_like_others_and_is_logged(world, caplog):
    anna, table = await world.person(), await world.table()
    await world.channel(anna, "webhook", {"no": "url"})
    await world.channel(anna, "pigeon", {})
    await world.notice(anna, "mention", table)

    await world.pass_by(world.notify())

    assert await world.outcomes() == [("waiting", "internal")] * 2
    assert "could not be sent" in caplog.text


async def test_a_delivery_that_does_not_end_is_given_up_at_the_end_and_done_later(
    world, monkeypatch
):
    anna, table = await world.person(), await world.table()
    await world.hook(anna)
    await world.notice(anna, "mention", table)
    slow = world.notify()
    arrived = asyncio.Event()

    async def never(*_: object) -> None:
        arrived.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(slow._deliveries._senders, "send", never)
    monkeypatch.setattr("interpares.server.notify.worker.STOP_S", 0.01)
    for _ in range(2):
        await slow.work()
    await arrived.wait()

    await slow.stop()
    assert slow._running == set()
    assert await world.outcomes() == [("waiting", "")]
    await world.pass_by(world.notify(), 120)

    assert len(world.web.requests) == 1
