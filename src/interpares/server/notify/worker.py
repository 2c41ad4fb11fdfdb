"""The background task that empties the outbox."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

from sqlalchemy import event, select
from sqlalchemy.ext.asyncio import AsyncSession

from ..database import Database
from ..keys import now_ms
from ..schema import Channel
from ..settings import Settings
from . import outbox
from .channels import Channels
from .delivery import Deliveries
from .guard import Resolve, resolver
from .outbox import Claim
from .senders import Senders
from .spreading import spread
from .trials import Trials

logger = logging.getLogger(__name__)

POLL_S = 2.0
SLOTS = 8
"""So many channels are served at the same time."""
THREADS = 2 * SLOTS
"""Names and mail servers may be slow; the threads of the rest of the server are not theirs."""
STOP_S = 5.0
REACHABLE_MS = 10_000
"""How old the knowledge may be of channels that were made at another worker."""


class Notify:
    """Notifications of one worker: `put` something, and it is delivered."""

    def __init__(
        self,
        database: Database,
        settings: Settings,
        *,
        clock: Callable[[], int] = now_ms,
        random: Random | None = None,
        resolve: Resolve | None = None,
    ) -> None:
        self.reachable: set[str] = set()
        """The people who have a channel; it is always the same set."""
        self._database = database
        self._clock = clock
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="notify")
        resolve = resolve or resolver(self._threads)
        senders = Senders(database, settings, self._threads, resolve, clock)
        self.keys = senders.keys
        self.trials = Trials(database, settings, senders, clock)
        self.channels = Channels(database, senders, self.trials, self.reachable, clock)
        self._deliveries = Deliveries(database, senders, settings.url, clock, random or Random())
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._running: set[asyncio.Task[None]] = set()
        self._looked_ms = 0

    async def start(self) -> None:
        """Begin to empty the outbox."""
        await self._look_who_is_reachable()
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Take up nothing new; what is on its way gets a moment to arrive."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait({self._task})
        late = self._running
        if late:
            _, late = await asyncio.wait(late, timeout=STOP_S)
        for each in late:
            each.cancel()
        await asyncio.gather(*late, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def put(
        self,
        session: AsyncSession,
        person_id: str,
        kind: str,
        table_id: str | None,
        data: Mapping[str, Any],
    ) -> None:
        """Something this person should hear of, written with whatever else the session writes."""
        session.add(outbox.new_notice(person_id, kind, table_id, data, self._clock()))
        event.listen(session.sync_session, "after_commit", lambda _: self.wake(), once=True)

    def wake(self) -> None:
        """There may be something new in the outbox."""
        self._wake.set()

    async def _run(self) -> None:
        while True:
            self._wake.clear()
            try:
                await self.work()
            except Exception:
                logger.exception("The outbox could not be worked on.")
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(POLL_S):
                    await self._wake.wait()

    async def work(self) -> None:
        """Spread what is new and set out to deliver what is due."""
        now = self._clock()
        if now - self._looked_ms >= REACHABLE_MS:
            await self._look_who_is_reachable()
        async with self._database.session() as session:
            is_new, is_due = await outbox.todo(session, now)
        if is_new:
            async with self._database.session() as session:
                if await spread(session, now):
                    self.wake()
        free = SLOTS - len(self._running)
        if is_due and free > 0:
            async with self._database.session() as session:
                groups = await outbox.claim(session, now, free)
            for claims in groups:
                self._begin(claims)

    async def settle(self) -> None:
        """Until everything on its way has arrived or failed."""
        while self._running:
            await asyncio.wait(self._running)

    def _begin(self, claims: list[Claim]) -> None:
        task = asyncio.create_task(self._deliveries.deliver(claims))
        self._running.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._running.discard(task)
        self.wake()
        if not task.cancelled() and (error := task.exception()):
            # The claim is due again when its lease is over.
            logger.error("A delivery ended early.", exc_info=error)

    async def _look_who_is_reachable(self) -> None:
        self._looked_ms = self._clock()
        async with self._database.session() as session:
            known = await session.scalars(
                select(Channel.person_id).where(Channel.enabled).distinct()
            )
            people = set(known)
        self.reachable.intersection_update(people)
        self.reachable.update(people)
