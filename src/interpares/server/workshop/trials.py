"""Decks tried by bots in the background: one trial a person, at the lowest priority.

What was asked and how far it is stands in the database, so every worker can tell of it and end it;
the worker that was asked plays the games.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, delete, select, update
from sqlalchemy.engine import CursorResult
from sqlalchemy.ext.asyncio import AsyncSession

from ...bots.deck_matrix import Meeting
from ...games.veto.deck import Language
from .. import schema
from ..bot_pool import BotFailed, BotPool
from ..database import Database
from ..errors import Problem
from ..keys import new_id, now_ms
from . import trial_process
from .forms import AskTrial, TrialFacts
from .meetings import MINE, checked, facts_of, identity, meetings_of

logger = logging.getLogger(__name__)

GAME_LIMIT_S = 180
"""A game that takes longer will come to no end."""
BEAT_S = 20
"""So often it is noted that a trial is still being played."""
STALE_MS = 3 * BEAT_S * 1000
"""A trial of which nothing was heard for so long is played by nobody any more."""
MOST_AT_ONCE = 8
"""So many trials share the one process of a worker."""
MOST_KEPT = 20
MOST_FAILURES = 5


class Trials:
    """Begins trials, and plays them one game after another."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._pool = BotPool(1, GAME_LIMIT_S, serve=trial_process.serve)
        self._running: dict[str, asyncio.Task[None]] = {}
        self._resting: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Nothing to do: the process is made when the first game is played."""

    async def stop(self) -> None:
        """What is being played is given up; it is kept how far it came."""
        given_up = dict(self._running)
        for task in given_up.values():
            task.cancel()
        await asyncio.gather(*given_up.values(), return_exceptions=True)
        for trial_id in given_up:
            await self._end(trial_id, "stopped")
        await self._pool.stop()
        if self._resting:
            await self._resting

    async def begin(self, person_id: str, asked: AskTrial, language: Language) -> TrialFacts:
        """A new trial; the result of an equal one is taken over. Raises Problem."""
        whole = checked(asked, language)
        digest = hashlib.sha256(msgspec.json.encode(identity(whole))).hexdigest()
        async with self._database.session() as session:
            await _take(session, person_id)
            results = await _known(session, digest)
            if results is None:
                await self._check_free(session, person_id)
            row = _row(person_id, digest, whole, results)
            session.add(row)
            await _forget_old(session, person_id)
        if results is None:
            self._play(row.id, meetings_of(whole))
        return facts_of(row)

    async def _check_free(self, session: AsyncSession, person_id: str) -> None:
        trial = schema.Trial
        mine = await session.scalar(select(trial.id).where(_alive(), trial.person_id == person_id))
        if mine is not None:
            raise Problem("trial-running")
        if len(self._running) >= MOST_AT_ONCE:
            raise Problem("trials-busy", "unavailable")

    async def all_of(self, person_id: str) -> list[TrialFacts]:
        """The trials of a person, the latest first."""
        async with self._database.session() as session:
            return [_facts(row) for row in await _rows(session, person_id)]

    async def facts(self, person_id: str, trial_id: str) -> TrialFacts:
        async with self._database.session() as session:
            return _facts(await _mine(session, person_id, trial_id))

    async def cancel(self, person_id: str, trial_id: str) -> None:
        """Whoever plays it notices before the next game."""
        async with self._database.session() as session:
            row = await _mine(session, person_id, trial_id)
            await session.execute(_change(row.id, status="cancelled"))
        if task := self._running.get(trial_id):
            task.cancel()

    def _play(self, trial_id: str, meetings: list[Meeting]) -> None:
        task = asyncio.create_task(self._play_all(trial_id, meetings))
        self._running[trial_id] = task
        task.add_done_callback(lambda _: self._over(trial_id))

    def _over(self, trial_id: str) -> None:
        """Without trials there is no process either."""
        del self._running[trial_id]
        if not self._running:
            self._resting = asyncio.create_task(self._pool.rest())

    async def _play_all(self, trial_id: str, meetings: list[Meeting]) -> None:
        beating = asyncio.create_task(self._beat(trial_id))
        try:
            whole = await self._tallied(trial_id, meetings)
        except Exception:
            logger.exception("A trial failed.")
            whole = False
        finally:
            beating.cancel()
        await self._end(trial_id, "finished" if whole else "stopped")

    async def _beat(self, trial_id: str) -> None:
        """A game may be long: until it is over the trial is known to be alive."""
        while True:
            await asyncio.sleep(BEAT_S)
            async with self._database.session() as session:
                await session.execute(_change(trial_id))

    async def _end(self, trial_id: str, status: str) -> None:
        """A trial that was ended before stays so."""
        async with self._database.session() as session:
            await session.execute(_change(trial_id, status=status))

    async def _tallied(self, trial_id: str, meetings: list[Meeting]) -> bool:
        """Whether the games were played; each is written down when it is over."""
        results: dict[str, dict[str, int]] = {}
        for meeting in meetings:
            tally = results.setdefault(_opponent(meeting), {"games": 0, "wins": 0, "failed": 0})
            try:
                found = await self._pool.choose(meeting)
            except BotFailed:
                tally["failed"] += 1
            else:
                tally["games"] += 1
                tally["wins"] += meeting.names[found["winner"]] == MINE
            if not await self._noted(trial_id, results):
                return False
            if sum(each["failed"] for each in results.values()) > MOST_FAILURES:
                return False
        return any(each["games"] for each in results.values())

    async def _noted(self, trial_id: str, results: dict[str, Any]) -> bool:
        """Whether the trial still stands."""
        async with self._database.session() as session:
            done: Any = await session.execute(_change(trial_id, results=results))
        assert isinstance(done, CursorResult)
        return done.rowcount > 0


def _opponent(meeting: Meeting) -> str:
    return next(name for name in meeting.names if name != MINE)


def _change(trial_id: str, **values: Any) -> Any:
    """Only what is still being played is changed."""
    trial = schema.Trial
    running = update(trial).where(trial.id == trial_id, trial.status == "running")
    return running.values(changed_ms=now_ms(), **values)


def _alive() -> ColumnElement[bool]:
    trial = schema.Trial
    return (trial.status == "running") & (trial.changed_ms > now_ms() - STALE_MS)


async def _take(session: AsyncSession, person_id: str) -> None:
    """Nobody else begins a trial for this person before the session ends."""
    person = schema.Person
    await session.execute(
        update(person).where(person.id == person_id).values(language=person.language)
    )


async def _known(session: AsyncSession, digest: str) -> dict[str, Any] | None:
    """The results of an equal trial that was played to its end without a failure."""
    trial = schema.Trial
    same = (trial.digest == digest, trial.status == "finished")
    found = await session.scalars(select(trial.results).where(*same).limit(MOST_KEPT))
    whole = [each for each in found if not any(tally["failed"] for tally in each.values())]
    return whole[0] if whole else None


def _row(
    person_id: str, digest: str, asked: AskTrial, results: dict[str, Any] | None
) -> schema.Trial:
    now = now_ms()
    return schema.Trial(
        id=new_id(),
        person_id=person_id,
        digest=digest,
        status="running" if results is None else "finished",
        asked=msgspec.to_builtins(asked),
        results=results or {},
        created_ms=now,
        changed_ms=now,
    )


async def _rows(session: AsyncSession, person_id: str) -> list[schema.Trial]:
    trial = schema.Trial
    mine = select(trial).where(trial.person_id == person_id)
    return list(await session.scalars(mine.order_by(trial.created_ms.desc(), trial.id)))


async def _mine(session: AsyncSession, person_id: str, trial_id: str) -> schema.Trial:
    for row in await _rows(session, person_id):
        if row.id == trial_id:
            return row
    raise Problem("no-such-trial", "not_found")


async def _forget_old(session: AsyncSession, person_id: str) -> None:
    old = [row.id for row in (await _rows(session, person_id))[MOST_KEPT:]]
    await session.execute(delete(schema.Trial).where(schema.Trial.id.in_(old)))


def _facts(row: schema.Trial) -> TrialFacts:
    """A trial nobody plays any more was stopped, whatever its row says."""
    stale = row.status == "running" and row.changed_ms <= now_ms() - STALE_MS
    return facts_of(row, "stopped" if stale else row.status)
