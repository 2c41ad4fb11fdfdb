"""Reviews of finished matches: made in the background, kept, and shown to whoever may look back.

How far a review is stands in the database, so every worker can tell of it. Whoever stops lets go
of it, and any worker takes up what nobody works on: a restart costs no more than the time.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import msgspec
from sqlalchemy import func, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from ...kernel.values import Seat
from .. import jobs, schema
from ..bot_pool import BotFailed, BotPool
from ..desk import Desk
from ..errors import Problem
from ..facts import OVER
from ..history import History
from ..hot import Hot
from ..jobs import Jobs, is_stale
from ..keys import now_ms
from ..loading import Rows, same_rules
from ..principal import Principal
from ..seating import locked
from .forms import Reviewed, ReviewFacts
from .insight_process import INSIGHT, WantedReview, serve_reviews

logger = logging.getLogger(__name__)

ALL_RIGHT = ("running", "finished")
VERSION = 1
"""It grows when reviews of the same match become others."""
STEP_LIMIT_S = 120
"""A decision that takes longer will come to no end."""
MOST_TRIES = 3
"""A match whose review fails so often is not reviewed."""
LONGEST = 6000
"""Lines of a record that can be reviewed."""
TELL_S = 1.0
"""So often it is written down how far a review is."""
PAGE = 4
"""So many reviews that were let go are taken up at a time."""


class Reviews:
    """Begins reviews, makes them one after another, and keeps them."""

    def __init__(self, desk: Desk, history: History) -> None:
        self._database = desk.database
        self._history = history
        self.jobs = Jobs(
            desk.database,
            BotPool(1, STEP_LIMIT_S, makers=INSIGHT, serve=serve_reviews),
            schema.Review.table_id,
            broken={"status": "failed"},
            given_up={"changed_ms": 0},
        )
        self._looking: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self._looking = asyncio.create_task(self._look())

    async def stop(self) -> None:
        """Another worker, or this one when it is back, begins what is being done anew."""
        if self._looking:
            self._looking.cancel()
        await self.jobs.stop()

    async def begin(self, table_id: str) -> None:
        """Have a match reviewed; one that is or was reviewed is left alone. Raises Problem."""
        async with self._database.session() as session:
            check(await locked(session, table_id))
            if await session.scalar(_lines(table_id)) > LONGEST:
                raise Problem("review-too-long", most=LONGEST)
            row = await _row(session, table_id)
            if row is not None and row.status in ALL_RIGHT and not is_stale(row):
                return
            if self.jobs.full:
                raise Problem("reviews-busy", "unavailable")
            if row is None or row.status == "failed":
                row = await session.merge(await _new_row(session, table_id))
            row.changed_ms = now_ms()
        self._begin(table_id)

    async def facts(self, principal: Principal, table_id: str, seat: Seat | None) -> ReviewFacts:
        """How far a review is; what it says, for one who looks back from this seat."""
        rows = await self._history.rows(table_id)
        check(rows)
        async with self._database.session() as session:
            row = await _row(session, table_id)
        if row is None:
            return ReviewFacts("none", 0, 0, None, ())
        status: Any = row.status
        if row.status != "finished":
            return ReviewFacts(status, row.done, row.total, None, ())
        hot = await self._history.looked_at(principal, table_id, seat)
        found = msgspec.convert(row.data, Reviewed)
        return ReviewFacts(status, row.done, row.total, found, updates_of(hot, seat))

    def _begin(self, table_id: str) -> None:
        if table_id not in self.jobs.running:
            self.jobs.begin(table_id, self._made)

    async def _look(self) -> None:
        """Take up what a worker that stopped has let go, or one that died has left."""
        while True:
            try:
                for table_id in await self._left():
                    self._begin(table_id)
            except Exception:
                logger.exception("Looking for reviews that are left failed.")
            await asyncio.sleep(jobs.BEAT_S)

    async def _left(self) -> list[str]:
        """The reviews this worker has claimed; of two workers only one gets each."""
        row = schema.Review
        async with self._database.session() as session:
            running = await session.scalars(select(row).where(row.status == "running").limit(PAGE))
            left = [each for each in running if is_stale(each)] if not self.jobs.full else []
        return [each.table_id for each in left if await self._claimed(each)]

    async def _claimed(self, found: schema.Review) -> bool:
        row = schema.Review
        same = (row.table_id == found.table_id, row.changed_ms == found.changed_ms)
        claim = update(row).where(*same, row.status == "running")
        async with self._database.session() as session:
            done: Any = await session.execute(claim.values(changed_ms=now_ms()))
        return bool(done.rowcount)

    async def _made(self, table_id: str) -> dict[str, Any]:
        """The review; what its row says when it is over."""
        rows = await self._history.rows(table_id)
        check(rows)
        record = (await self._history.record(table_id)).dump()
        wanted = WantedReview(record, judged_at(rows))
        async with self._database.session() as session:
            row = await session.get(schema.Review, table_id)
            tries = row.tries if row is not None else MOST_TRIES
        while tries < MOST_TRIES:
            tries += 1
            await self.jobs.note(table_id, tries=tries, done=0, total=0)
            try:
                return kept(await self._chosen(table_id, wanted), len(rows.seats))
            except (BotFailed, msgspec.ValidationError) as failure:
                logger.warning("The review of %s failed: %s", table_id, failure)
        return {"status": "failed"}

    async def _chosen(self, table_id: str, wanted: WantedReview) -> dict[str, Any]:
        """What the process answers; how far it is becomes known on the way."""
        latest = before = (0, 0)

        def told(progress: tuple[int, int]) -> None:
            nonlocal latest
            latest = progress

        async def tell() -> None:
            nonlocal before
            while True:
                await asyncio.sleep(TELL_S)
                if latest != before:
                    before = latest
                    await self.jobs.note(table_id, done=latest[0], total=latest[1])

        telling = asyncio.create_task(tell())
        try:
            return await self.jobs.pool.choose(wanted, told)
        finally:
            telling.cancel()


def check(rows: Rows) -> None:
    """Refuse a match that is not over, has no result, or was played by other rules."""
    if rows.table.status not in OVER or rows.table.header is None:
        raise Problem("not-over", "forbidden")
    if rows.table.outcome is None:
        raise Problem("review-no-result")
    same_rules(rows.table)


def judged_at(rows: Rows) -> tuple[Seat, ...]:
    """Whose decisions are judged: people's; everybody's where only bots played."""
    people = tuple(each.seat for each in rows.seats if each.kind == "person")
    return people or tuple(each.seat for each in rows.seats)


def kept(found: dict[str, Any], seats: int) -> dict[str, Any]:
    """What the row of a finished review says; raises ValidationError if it is no review."""
    review = msgspec.convert(found, Reviewed)
    by_seat: list[list[float]] = [[] for _ in range(seats)]
    for each in review.decisions:
        by_seat[each.seat].append(max(0.0, each.gain))
    return {
        "status": "finished",
        "done": len(review.moments) + len(review.decisions),
        "total": len(review.moments) + len(review.decisions),
        "data": found,
        "accuracy": [{"decisions": len(each), "lost": sum(each)} for each in by_seat],
    }


def updates_of(hot: Hot, seat: Seat | None) -> tuple[int, ...]:
    """By the number of moves that stand: how many updates the viewer had been given after them."""
    viewer, count = hot.viewer(seat), 0
    after = {}
    for mark in hot.marks:
        count += mark.noticed >> viewer & 1
        after[mark.move] = count
    return (0, *(after[each.n] for each in hot.match.played))


def _lines(table_id: str) -> Any:
    return select(func.count()).where(schema.Move.table_id == table_id)


async def _row(session: AsyncSession, table_id: str) -> schema.Review | None:
    """The review of a table, if these rules and this program would make the same."""
    row = await session.get(schema.Review, table_id)
    table = await session.get(schema.Table, table_id)
    if row is None or table is None:
        return None
    same = (row.version, row.edition, row.review) == (table.version, table.edition, VERSION)
    return row if same else None


async def _new_row(session: AsyncSession, table_id: str) -> schema.Review:
    table = await session.get_one(schema.Table, table_id)
    now = now_ms()
    return schema.Review(
        table_id=table_id,
        version=table.version,
        edition=table.edition,
        review=VERSION,
        status="running",
        tries=0,
        done=0,
        total=0,
        data=None,
        accuracy=None,
        created_ms=now,
        changed_ms=now,
    )
