"""Work of minutes: one process does it behind everybody else, and rows tell all workers of it.

The row of a job has a `status`, `running` at first, and `changed_ms`, which shows that it lives.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import ColumnElement, and_, update
from sqlalchemy.engine import CursorResult
from sqlalchemy.orm import InstrumentedAttribute

from .bot_pool import BotPool
from .database import Database
from .keys import now_ms

logger = logging.getLogger(__name__)

BEAT_S = 20
"""So often it is noted that somebody still works on a job."""
STALE_MS = 3 * BEAT_S * 1000
"""A job of which nothing was heard for so long is nobody's any more."""
MOST_AT_ONCE = 8
"""So many jobs share the one process of a worker."""

Work = Callable[[str], Awaitable[dict[str, Any]]]
"""Does a job; what its row says when it is over."""


class Jobs:
    """The jobs of one kind that this worker does."""

    def __init__(
        self,
        database: Database,
        pool: BotPool,
        key: InstrumentedAttribute[str],
        *,
        broken: dict[str, Any],
        given_up: dict[str, Any],
    ) -> None:
        """`key` names a job; its row says `broken` after a bug, and `given_up` when we stop."""
        self.pool = pool
        self.running: dict[str, asyncio.Task[None]] = {}
        self._database = database
        self._key = key
        self._row: Any = key.class_
        self._broken = broken
        self._given_up = given_up
        self._resting: asyncio.Task[None] | None = None

    @property
    def full(self) -> bool:
        """Whether there is enough to do already."""
        return len(self.running) >= MOST_AT_ONCE

    async def stop(self) -> None:
        """What is being done is given up."""
        given_up = dict(self.running)
        for task in given_up.values():
            task.cancel()
        await asyncio.gather(*given_up.values(), return_exceptions=True)
        for job in given_up:
            await self.note(job, **self._given_up)
        await self.pool.stop()
        if self._resting:
            await self._resting

    def begin(self, job: str, work: Work) -> None:
        """Do it in the background; its row is there already."""
        task = asyncio.create_task(self._done(job, work))
        self.running[job] = task
        task.add_done_callback(lambda _: self._over(job))

    def cancel(self, job: str) -> None:
        """Its row has been ended; nobody waits for it any more."""
        if task := self.running.get(job):
            task.cancel()

    def _over(self, job: str) -> None:
        """Without jobs there is no process either."""
        del self.running[job]
        if not self.running:
            self._resting = asyncio.create_task(self.pool.rest())

    async def _done(self, job: str, work: Work) -> None:
        beating = asyncio.create_task(self._beat(job))
        try:
            ended = await work(job)
        except Exception:
            logger.exception("A job failed.")
            ended = self._broken
        finally:
            beating.cancel()
        await self.note(job, **ended)

    async def _beat(self, job: str) -> None:
        """A step may be long: until it is over the job is known to be alive."""
        while True:
            await asyncio.sleep(BEAT_S)
            await self.note(job)

    async def note(self, job: str, **values: Any) -> bool:
        """Write down how far it is; false if it has been ended before."""
        running = update(self._row).where(self._key == job, self._row.status == "running")
        async with self._database.session() as session:
            done: Any = await session.execute(running.values({"changed_ms": now_ms(), **values}))
        assert isinstance(done, CursorResult)
        return done.rowcount > 0

    def alive(self) -> ColumnElement[bool]:
        """The rows of jobs that somebody works on."""
        row = self._row
        return and_(row.status == "running", row.changed_ms > now_ms() - STALE_MS)


def is_stale(row: Any) -> bool:
    """Whether nobody works on a job any more, whatever its row says."""
    return bool(row.status == "running" and row.changed_ms <= now_ms() - STALE_MS)
