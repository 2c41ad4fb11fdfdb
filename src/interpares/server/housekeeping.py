"""What is done now and then: results of finished matches, positions nobody needs."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable

import msgspec
from sqlalchemy import Select, exists, func, select

from ..kernel.errors import InterParesError
from ..kernel.game import Outcome
from . import metrics, schema
from .desk import Desk
from .hot import Hot
from .keys import now_ms
from .loading import rows_of
from .tables import Tables

logger = logging.getLogger(__name__)

EVERY_S = 15.0
PAGE = 100


class Housekeeping:
    """Keeps results up to date and memory small."""

    def __init__(self, desk: Desk, tables: Tables) -> None:
        self._desk = desk
        self._tables = tables
        self._task: asyncio.Task[None] | None = None
        desk.after.append(self._look_at)

    async def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task:
            self._task.cancel()

    def _look_at(self, hot: Hot) -> None:
        """A match that has just ended is rated at once."""
        if hot.facts.status == "finished":
            self._desk.background(self.keep_result(hot.id))

    async def _run(self) -> None:
        while True:
            try:
                await self.tidy()
            except Exception:
                logger.exception("Housekeeping failed.")
            await asyncio.sleep(EVERY_S)

    def count(self) -> None:
        """What this worker has in memory and who looks at it, for the figures of all workers."""
        metrics.WATCHERS.set(len(self._desk.rooms))
        metrics.HOT_TABLES.set(len(self._desk.shelf))

    async def tidy(self) -> None:
        """Once around the house."""
        desk = self._desk
        self.count()
        desk.shelf.sweep(now_ms() - 1000 * desk.settings.idle_s, desk.rooms.watched)
        async with desk.database.session() as session:
            done = select(schema.Result.table_id)
            forgotten = select(schema.Table.id).where(
                schema.Table.status == "finished", schema.Table.id.not_in(done)
            )
            left = list(await session.scalars(forgotten.order_by(func.random()).limit(PAGE)))
            full = list(await session.scalars(full_tables().order_by(func.random()).limit(PAGE)))
        await for_each(left, self.keep_result)
        await for_each(full, self._tables.start_if_full)

    async def keep_result(self, table_id: str) -> None:
        """Write down how everybody did; done twice it changes nothing."""
        from .people.ratings import record_result  # noqa: PLC0415 - only when a match is over

        counted = await self._sources(table_id)
        async with self._desk.database.session() as session:
            rows = await rows_of(session, table_id)
            if rows.table.outcome is not None:
                outcome = msgspec.convert(rows.table.outcome, Outcome)
                table, seats = rows.table, rows.seats
                await record_result(session, table, seats, outcome, now_ms(), counted=counted)

    async def _sources(self, table_id: str) -> tuple[dict[str, int], ...]:
        """Where the points came from; nothing of a match that these rules cannot replay."""
        from ..bots.insight import sources  # noqa: PLC0415 - only when a match is over

        try:
            async with self._desk.follower.locked(table_id, whole=True) as hot:
                return sources(hot.match)
        except InterParesError:
            logger.info("Where the points came from at table %s is not known.", table_id)
            return ()


async def for_each(tables: Iterable[str], work: Callable[[str], Awaitable[None]]) -> None:
    """One table that makes trouble must not stand in the way of the others."""
    for table_id in tables:
        try:
            await work(table_id)
        except Exception:
            logger.exception("Housekeeping failed at table %s.", table_id)


def full_tables() -> Select[str]:
    """Tables whose last seat was taken by a server that did not live to begin play."""
    table = schema.Table
    free = exists().where(schema.Seat.table_id == table.id, schema.Seat.kind == "open")
    begins = table.setting["start"].as_string() == "full"
    return select(table.id).where(table.status == "open", begins, ~free)
