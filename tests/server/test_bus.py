"""The bus, in memory and over Redis: every call is heard, or it is known that one was missed."""

import asyncio
from contextlib import asynccontextmanager

import pytest

from interpares.kernel.errors import BadInput
from interpares.server.bus import MemoryBus, open_bus

pytestmark = pytest.mark.anyio

PATIENCE_S = 20


@asynccontextmanager
async def opened(url):
    bus = open_bus(url)
    await bus.start()
    yield bus
    await bus.stop()


class Ear:
    """Listens to a channel, and waits for what it should hear."""

    def __init__(self, bus, channel):
        self.heard = []
        self._bus, self._channel = bus, channel
        self._news = asyncio.Event()
        bus.subscribe(channel, self.hear)

    def hear(self, payload):
        self.heard.append(payload)
        self._news.set()

    def leave(self):
        self._bus.unsubscribe(self._channel, self.hear)

    async def until(self, payload):
        """All that was heard before it, and forgets both."""
        async with asyncio.timeout(PATIENCE_S):
            while payload not in self.heard:
                self._news.clear()
                await self._news.wait()
        place = self.heard.index(payload)
        before, self.heard = self.heard[:place], self.heard[place + 1 :]
        return before


async def listening(bus, channel):
    """Somebody who listens, from a moment when Redis knows it."""
    ear = Ear(bus, channel)
    assert await ear.until("") == []
    return ear


async def test_everybody_on_the_channel_is_called_once_and_in_order(bus_url):
    async with opened(bus_url) as bus:
        one, two, other = Ear(bus, "a"), Ear(bus, "a"), Ear(bus, "b")

        for number in range(20):
            bus.publish("a", str(number))
        bus.publish("a", "end")
        bus.publish("b", "end")

        calls = [str(number) for number in range(20)]
        assert [call for call in await one.until("end") if call] == calls
        assert [call for call in await two.until("end") if call] == calls
        assert [call for call in await other.until("end") if call] == []


async def test_publishing_calls_nobody_before_it_returns(bus_url):
    async with opened(bus_url) as bus:
        ear = Ear(bus, "a")

        bus.publish("a", "x")

        assert ear.heard == []
        await ear.until("x")


async def test_who_has_left_is_not_called(bus_url):
    async with opened(bus_url) as bus:
        gone, staying = Ear(bus, "a"), Ear(bus, "a")
        bus.publish("a", "x")
        gone.leave()
        gone.leave()
        bus.publish("a", "y")

        await staying.until("y")
        assert gone.heard == []


async def test_who_fails_does_not_disturb_the_others(bus_url):
    def fail(payload):
        raise ValueError(payload)

    async with opened(bus_url) as bus:
        failures = []
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _loop, context: failures.append(context["exception"]))
        bus.subscribe("a", fail)
        ear = Ear(bus, "a")

        bus.publish("a", "x")
        await ear.until("x")
        bus.publish("a", "y")
        await ear.until("y")

        assert {str(failure) for failure in failures} >= {"x", "y"}


async def test_a_bus_that_is_not_running_calls_nobody(bus_url):
    bus = open_bus(bus_url)
    ear = Ear(bus, "a")
    bus.publish("a", "before")
    await bus.start()
    bus.publish("a", "while")
    await ear.until("while")
    await bus.stop()
    bus.publish("a", "after")
    await bus.stop()

    await asyncio.sleep(0)
    assert [payload for payload in ear.heard if payload] == []


async def test_workers_hear_each_other_in_order_and_themselves_once(redis):
    async with opened(redis.url) as one, opened(redis.url) as two:
        here, there = await listening(one, "table:ż"), await listening(two, "table:ż")
        calls = [f"{number} words" for number in range(300)]

        for call in calls:
            one.publish("table:ż", call)
            await asyncio.sleep(0)
        one.publish("table:ż", "end")
        assert await there.until("end") == calls
        assert await here.until("end") == calls

        # What comes back from the other is behind whatever might have come back of our own.
        two.publish("table:ż", "answer")
        assert await here.until("answer") == []


async def test_a_channel_nobody_listens_to_any_more_may_be_listened_to_again(redis):
    async with opened(redis.url) as one, opened(redis.url) as two:
        first = await listening(two, "a")
        first.leave()
        other = await listening(two, "b")
        one.publish("a", "x")
        one.publish("b", "y")
        await other.until("y")
        second = await listening(two, "a")

        one.publish("a", "z")

        assert await second.until("z") == []
        assert first.heard == []


async def test_workers_find_each_other_again_after_redis_was_away(own_redis):
    async with opened(own_redis.url) as one, opened(own_redis.url) as two:
        here, there = await listening(one, "a"), await listening(two, "a")
        await asyncio.to_thread(own_redis.stop)
        one.publish("a", "meanwhile")
        assert await here.until("meanwhile") == []
        late = Ear(two, "b")

        await asyncio.to_thread(own_redis.start)

        await asyncio.gather(here.until(""), there.until(""), late.until(""))
        one.publish("a", "again")
        one.publish("a", "end")
        one.publish("b", "news")
        await asyncio.gather(here.until("again"), there.until("again"), late.until("news"))
        assert await here.until("end") == await there.until("end") == []


async def test_a_call_is_not_lost_with_the_connection_it_was_sent_over(own_redis):
    async with opened(own_redis.url) as one, opened(own_redis.url) as two:
        ear = await listening(two, "a")
        for number in range(20):
            one.publish("a", f"{number}")
            await ear.until(f"{number}")
            killed = await asyncio.to_thread(own_redis.ask, "CLIENT KILL TYPE normal")
            assert killed == ":1"


async def test_a_bus_starts_before_its_redis(own_redis):
    await asyncio.to_thread(own_redis.stop)

    async with opened(own_redis.url) as one, opened(own_redis.url) as two:
        ear = Ear(two, "a")
        one.publish("a", "early")
        await asyncio.to_thread(own_redis.start)
        await ear.until("")
        one.publish("a", "late")
        await ear.until("late")


async def test_stopping_sends_what_was_published(redis):
    async with opened(redis.url) as two:
        ear = await listening(two, "a")
        async with opened(redis.url) as one:
            one.publish("a", "last words")

        assert await ear.until("last words") == []


async def test_a_bus_may_be_stopped_at_any_moment(redis):
    for moment in range(60):
        bus = open_bus(redis.url)
        await bus.start()
        Ear(bus, "a")
        bus.publish("a", "x")
        for _ in range(moment):
            await asyncio.sleep(0)
        await asyncio.wait_for(bus.stop(), PATIENCE_S)


async def test_stopping_does_not_wait_for_a_redis_that_is_away(own_redis):
    bus = open_bus(own_redis.url)
    await bus.start()
    await listening(bus, "a")
    await asyncio.to_thread(own_redis.stop)
    bus.publish("a", "x")

    await asyncio.wait_for(bus.stop(), PATIENCE_S)


async def test_without_a_url_the_bus_is_in_memory():
    assert isinstance(open_bus(None), MemoryBus)


async def test_other_urls_are_refused_without_repeating_secrets():
    with pytest.raises(BadInput, match="Redis") as refusal:
        open_bus("http://somebody:secret@host")

    assert "secret" not in str(refusal.value)
