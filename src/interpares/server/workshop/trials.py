"""Decks tried by bots in the background: one trial a person, at the lowest priority.

What was asked and how far it is stands in the database, so every worker can tell of it and end it;
the worker that was asked plays the games.
"""

from __future__ import annotations

import hashlib
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from ...bots.deck_matrix import Meeting
from ...games.veto.deck import Language
from .. import schema
from ..bot_pool import BotFailed, BotPool
from ..database import Database
from ..errors import Problem
from ..jobs import Jobs, is_stale
from ..keys import new_id, now_ms
from . import trial_process
from .forms import AskTrial, TrialFacts
from .meetings import MINE, checked, facts_of, identity, meetings_of

GAME_LIMIT_S = 180
"""A game that takes longer will come to no end."""
MOST_KEPT = 20
MOST_FAILURES = 5


class Trials:
    """Begins trials, and plays them one game after another."""

    def __init__(self, database: Database) -> None:
        self._database = database
        pool = BotPool(1, GAME_LIMIT_S, serve=trial_process.serve)
        stopped = {"status": "stopped"}
        self.jobs = Jobs(database, pool, schema.Trial.id, broken=stopped, given_up=stopped)

    async def start(self) -> None:
        """Nothing to do: the process is made when the first game is played."""

    async def stop(self) -> None:
        """What is being played is given up; it is kept how far it came."""
        await self.jobs.stop()

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
            self.jobs.begin(row.id, partial(self._played, meetings_of(whole)))
        return facts_of(row)

    async def _check_free(self, session: AsyncSession, person_id: str) -> None:
        trial = schema.Trial
        mine = await session.scalar(
            select(trial.id).where(self.jobs.alive(), trial.person_id == person_id)
        )
        if mine is not None:
            raise Problem("trial-running")
        if self.jobs.full:
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
        await self.jobs.note(row.id, status="cancelled")
        self.jobs.cancel(trial_id)

    async def _played(self, meetings: list[Meeting], trial_id: str) -> dict[str, Any]:
        whole = await self._tallied(trial_id, meetings)
        return {"status": "finished" if whole else "stopped"}

    async def _tallied(self, trial_id: str, meetings: list[Meeting]) -> bool:
        """Whether the games were played; each is written down when it is over."""
        results: dict[str, dict[str, int]] = {}
        for meeting in meetings:
            tally = results.setdefault(_opponent(meeting), {"games": 0, "wins": 0, "failed": 0})
            try:
                found = await self.jobs.pool.choose(meeting)
            except BotFailed:
                tally["failed"] += 1
            else:
                tally["games"] += 1
                tally["wins"] += meeting.names[found["winner"]] == MINE
            if not await self.jobs.note(trial_id, results=results):
                return False
            if sum(each["failed"] for each in results.values()) > MOST_FAILURES:
                return False
        return any(each["games"] for each in results.values())


def _opponent(meeting: Meeting) -> str:
    return next(name for name in meeting.names if name != MINE)


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
    return facts_of(row, "stopped" if is_stale(row) else row.status)
