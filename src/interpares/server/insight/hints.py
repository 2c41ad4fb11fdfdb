"""Hints: what a bot would do, told to the seat that asks and to nobody else."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections import OrderedDict
from random import Random
from typing import Any

import msgspec
from sqlalchemy import update

from ...kernel.game import encode
from ...kernel.values import Seat
from .. import learning, schema
from ..bot_pool import BotFailed, BotPool
from ..changes import check_fresh
from ..desk import Desk
from ..errors import Problem
from ..hot import Hot
from .forms import Advised, AskHint, Hint
from .insight_process import INSIGHT, WantedHint, serve_hints

logger = logging.getLogger(__name__)

LIMIT_S = 60
"""It stands back behind the bots, so it may take longer than they do."""
MOST_WAITING = 12
"""So many hints may be thought about or wait for it; all come in the order they were asked."""
MOST_KEPT = 200
"""Answers that are given again to who asks again."""
MOST_SHOWN = 3

Moment = tuple[str, Seat, int]
"""A table, a seat and its update."""


class Hints:
    """Asks a process of its own: bots that play never wait for a hint."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self.pool = BotPool(1, LIMIT_S, makers=INSIGHT, serve=serve_hints)
        self._asked: OrderedDict[Moment, asyncio.Task[Hint]] = OrderedDict()

    async def start(self) -> None:
        """Nothing to do: the process is made when the first hint is asked."""

    async def stop(self) -> None:
        """Who waits for a hint gets none."""
        for task in self._asked.values():
            task.cancel()
        await asyncio.gather(*self._asked.values(), return_exceptions=True)
        await self.pool.stop()

    async def hint(self, table_id: str, seat: Seat, wish: AskHint) -> Hint:
        """What the seat could do now; asked twice at the same moment it is the same answer."""
        async with self._desk.follower.locked(table_id) as hot:
            check(hot, seat, wish.n)
            moment = (table_id, seat, hot.counts[seat])
            task = self._asked.get(moment) or self._begin(moment, wanted(hot, seat))
        return await asyncio.shield(task)

    def _begin(self, moment: Moment, question: WantedHint) -> asyncio.Task[Hint]:
        waiting = [each for each in self._asked.values() if not each.done()]
        if len(waiting) >= MOST_WAITING:
            raise Problem("hints-busy", "unavailable")
        while len(self._asked) >= MOST_KEPT:
            self._asked.popitem(last=False)[1].cancel()
        task = self._asked[moment] = asyncio.create_task(self._think(moment, question))
        task.add_done_callback(lambda done: self._over(moment, done))
        return task

    def _over(self, moment: Moment, task: asyncio.Task[Hint]) -> None:
        """Who was refused may ask again."""
        if task.cancelled() or task.exception():
            self._asked.pop(moment, None)

    async def _think(self, moment: Moment, question: WantedHint) -> Hint:
        table_id, seat, n = moment
        try:
            found = await self.pool.choose(question)
            hint = Hint(n, advice_in(found))
        except (BotFailed, msgspec.ValidationError) as failure:
            logger.warning("A hint failed at table %s: %s", table_id, failure)
            raise Problem("hint-failed", "unavailable") from None
        await self._count(table_id, seat)
        return hint

    async def _count(self, table_id: str, seat: Seat) -> None:
        """Who has taken a hint does not play for the ratings."""
        row = schema.Seat
        mine = update(row).where(row.table_id == table_id, row.seat == seat)
        async with self._desk.database.session() as session:
            await session.execute(mine.values(hints=row.hints + 1))


def check(hot: Hot, seat: Seat, n: int) -> None:
    """Refuse a hint where none is given."""
    if hot.facts.status != "running":
        raise Problem("not-running", status=hot.facts.status)
    if not hot.facts.hints:
        raise Problem("hints-off", "forbidden")
    check_fresh(hot, seat, n)
    if seat not in hot.match.waiting:
        raise Problem("hint-not-asked")
    if learning.goes_on(hot.facts, hot.match):
        raise Problem("hint-lesson")


def wanted(hot: Hot, seat: Seat) -> WantedHint:
    """The question for the process: a world that looks the same from the seat.

    All chance in it follows from what the seat knows: two worlds that look the same to it lead to
    the same hint, and to ask again tells nothing more.
    """
    told = encode((hot.id, seat, hot.counts[seat], hot.match.view(seat)))
    random = Random(int.from_bytes(hashlib.sha256(told).digest()))
    dream = hot.match.rules.imagine(hot.match.game, seat, random)
    return WantedHint(hot.facts.game, seat, encode(dream), random.getrandbits(32))


def advice_in(found: dict[str, Any]) -> tuple[Advised, ...]:
    """The best of the advice; raises ValidationError if it is none."""
    return msgspec.convert(found["advice"], tuple[Advised, ...])[:MOST_SHOWN]
