"""The bus of several workers: what each publishes, Redis tells the others."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import TypeAlias
from urllib.parse import urlsplit

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from ..kernel.errors import BadInput
from .bus import PREFIX, Callback, Listeners

logger = logging.getLogger(__name__)

SCHEMES = {"redis", "rediss", "unix"}
HOME = f"{PREFIX}all"
"""Followed always, because a connection that follows nothing hears nothing."""
MOST_CALLS = 10_000
"""Kept while Redis is away."""
FIRST_PAUSE_S = 0.05
LONGEST_PAUSE_S = 2.0
FAREWELL_S = 1.0
TIMEOUT_S = 5.0

Call: TypeAlias = tuple[str, str]


class RedisBus:
    """Calls in this worker at once, and in the others by way of Redis; see bus.Bus."""

    def __init__(self, url: str) -> None:
        if urlsplit(url).scheme not in SCHEMES:
            raise BadInput("The bus must be the URL of a Redis: redis://host:port.")
        self._url = url
        self._name = secrets.token_hex(8)
        self._listeners = Listeners()
        self._calls: list[Call] = []
        self._to_send = asyncio.Event()
        self._to_follow = asyncio.Event()
        self._redis: Redis | None = None
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        self._redis = client(self._url)
        sender = asyncio.create_task(self._send(self._redis), name="interpares-bus-send")
        hearer = asyncio.create_task(self._receive(self._redis), name="interpares-bus-hear")
        self._tasks = [sender, hearer]

    async def stop(self) -> None:
        """What was published is still sent, if that does not take long."""
        if self._redis is None:
            return
        redis, self._redis = self._redis, None
        self._to_send.set()
        await asyncio.wait(self._tasks[:1], timeout=FAREWELL_S)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await redis.aclose()

    def publish(self, channel: str, payload: str = "") -> None:
        if self._redis is None:
            return
        self._listeners.call(channel, payload)
        self._calls.append((channel, payload))
        self._to_send.set()

    def subscribe(self, channel: str, callback: Callback) -> None:
        if self._listeners.add(channel, callback):
            self._to_follow.set()

    def unsubscribe(self, channel: str, callback: Callback) -> None:
        if self._listeners.remove(channel, callback):
            self._to_follow.set()

    async def _send(self, redis: Redis) -> None:
        pause_s = FIRST_PAUSE_S
        while self._redis is not None or self._calls:
            await self._to_send.wait()
            self._to_send.clear()
            calls, self._calls = self._calls, []
            try:
                async with asyncio.timeout(TIMEOUT_S):
                    await send(redis, self._name, calls)
                pause_s = FIRST_PAUSE_S
            except Exception:  # noqa: BLE001 - as below
                self._calls = [*calls, *self._calls][-MOST_CALLS:]
                self._to_send.set()
                await asyncio.sleep(pause_s)
                pause_s = min(2 * pause_s, LONGEST_PAUSE_S)

    async def _receive(self, redis: Redis) -> None:
        pause_s = FIRST_PAUSE_S
        while self._redis is not None:
            try:
                async with redis.pubsub() as pubsub, asyncio.TaskGroup() as tasks:
                    async with asyncio.timeout(TIMEOUT_S):
                        await pubsub.subscribe(HOME)
                    pause_s = FIRST_PAUSE_S
                    tasks.create_task(self._follow(pubsub))
                    tasks.create_task(self._hear(pubsub))
            except* Exception as errors:  # noqa: BLE001 - the bus outlives whatever happens to it
                logger.warning("The bus is interrupted: %s", type(errors.exceptions[0]).__name__)
            await asyncio.sleep(pause_s)
            pause_s = min(2 * pause_s, LONGEST_PAUSE_S)

    async def _follow(self, pubsub: PubSub) -> None:
        """Keeps Redis informed of the channels somebody listens to."""
        followed: set[str] = set()
        while True:
            self._to_follow.clear()
            wanted = set(self._listeners.channels)
            if new := sorted(wanted - followed):
                await pubsub.subscribe(*(PREFIX + channel for channel in new))
            if old := sorted(followed - wanted):
                await pubsub.unsubscribe(*(PREFIX + channel for channel in old))
            followed = wanted
            await self._to_follow.wait()

    async def _hear(self, pubsub: PubSub) -> None:
        async for message in pubsub.listen():
            channel = message["channel"].removeprefix(PREFIX)
            if message["type"] == "subscribe":
                # Whatever was published before this moment has not been heard.
                self._listeners.call(channel, "")
            elif message["type"] == "message":
                name, _, payload = message["data"].partition(" ")
                if name != self._name:
                    self._listeners.call(channel, payload)


def client(url: str) -> Redis:
    return Redis.from_url(
        url,
        decode_responses=True,
        socket_timeout=None,  # what waits here is timed here: theirs may lose a cancellation
        socket_connect_timeout=TIMEOUT_S,
        retry=Retry(NoBackoff(), 0),
    )


async def send(redis: Redis, name: str, calls: list[Call]) -> None:
    if not calls:
        return
    async with redis.pipeline(transaction=False) as pipeline:
        for channel, payload in calls:
            pipeline.publish(PREFIX + channel, f"{name} {payload}")
        await pipeline.execute()
