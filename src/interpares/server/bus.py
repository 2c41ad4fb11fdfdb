"""The wake-up call between workers: it says that something happened, never what."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable
from typing import Protocol, TypeAlias

PREFIX = "interpares:"

Callback: TypeAlias = Callable[[str], None]


class Bus(Protocol):
    """Calls everybody who listens to a channel, in every worker."""

    async def start(self) -> None: ...

    async def stop(self) -> None: ...

    def publish(self, channel: str, payload: str = "") -> None:
        """Returns at once, whatever becomes of the call."""
        ...

    def subscribe(self, channel: str, callback: Callback) -> None:
        """A call with the payload "" may also mean that calls were missed."""
        ...

    def unsubscribe(self, channel: str, callback: Callback) -> None: ...


class Listeners:
    """Who listens to which channel."""

    def __init__(self) -> None:
        self._callbacks: defaultdict[str, list[Callback]] = defaultdict(list)

    @property
    def channels(self) -> list[str]:
        return list(self._callbacks)

    def add(self, channel: str, callback: Callback) -> bool:
        """Whether this is the first of the channel."""
        callbacks = self._callbacks[channel]
        callbacks.append(callback)
        return len(callbacks) == 1

    def remove(self, channel: str, callback: Callback) -> bool:
        """Whether this was the last of the channel."""
        callbacks = self._callbacks.get(channel)
        if callbacks is None or callback not in callbacks:
            return False
        callbacks.remove(callback)
        if not callbacks:
            del self._callbacks[channel]
        return not callbacks

    def call(self, channel: str, payload: str) -> None:
        """Soon, each by itself, and nobody who has left by then."""
        loop = asyncio.get_running_loop()
        for callback in self._callbacks.get(channel, ()):
            loop.call_soon(self._tell, channel, callback, payload)

    def _tell(self, channel: str, callback: Callback, payload: str) -> None:
        if callback in self._callbacks.get(channel, ()):
            callback(payload)


class MemoryBus:
    """The bus of a server with one worker."""

    def __init__(self) -> None:
        self._listeners = Listeners()
        self._running = False

    async def start(self) -> None:
        self._running = True

    async def stop(self) -> None:
        self._running = False

    def publish(self, channel: str, payload: str = "") -> None:
        if self._running:
            self._listeners.call(channel, payload)

    def subscribe(self, channel: str, callback: Callback) -> None:
        self._listeners.add(channel, callback)

    def unsubscribe(self, channel: str, callback: Callback) -> None:
        self._listeners.remove(channel, callback)


def open_bus(url: str | None) -> Bus:
    """The bus of one worker alone, or of all that use the same Redis."""
    if url is None:
        return MemoryBus()
    from .bus_redis import RedisBus  # noqa: PLC0415 - redis only where it is used

    return RedisBus(url)
