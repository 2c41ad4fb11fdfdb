"""The outbox in the database: notices are claimed by one worker, done or tried again.

A claim is no state of its own: a worker that takes a row moves its due time behind the time it
may need. If the worker dies, the row is simply due again, and what a slow worker writes about a
row that somebody else has taken since is not accepted.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Select, and_, case, delete, exists, func, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from ...kernel.values import Value
from ..schema import Channel, Notice
from ..times import DAY_MS

LEASE_MS = 120_000
"""Longer than any delivery takes."""
CLAIMED = 500
FAILURES = 20
"""After so many in a row a channel is switched off."""
DONE = ("sent", "failed", "dropped")


class Claim(Value):
    """A notice on its way over one channel, taken by this worker until `lease_ms`."""

    id: int
    channel_id: str
    table_id: str | None
    kind: str
    data: str
    attempts: int
    created_ms: int
    lease_ms: int


def new_notice(
    person_id: str, kind: str, table_id: str | None, data: Mapping[str, Any], now_ms: int
) -> Notice:
    """Something a person should hear of, as yet on no channel."""
    return Notice(
        person_id=person_id,
        kind=kind,
        table_id=table_id,
        data=encoded(data),
        status="new",
        created_ms=now_ms,
        due_ms=now_ms,
    )


def tried_notice(channel: Channel, kind: str, data: Mapping[str, Any], now_ms: int) -> Notice:
    """Something that is sent at once; it failed unless it is found that it did not."""
    return Notice(
        person_id=channel.person_id,
        channel_id=channel.id,
        kind=kind,
        data=encoded(data),
        status="failed",
        attempts=1,
        error="interrupted",
        created_ms=now_ms,
        due_ms=now_ms,
        done_ms=now_ms,
    )


def encoded(data: Mapping[str, Any]) -> str:
    """Data as they are kept: equal data, equal text."""
    return msgspec.json.encode(data).decode()


async def todo(session: AsyncSession, now_ms: int) -> tuple[bool, bool]:
    """Whether there is something to spread, and something to deliver; takes no lock."""
    new = exists().where(Notice.status == "new")
    row = (await session.execute(select(new, exists().where(is_due(now_ms))))).one()
    return bool(row[0]), bool(row[1])


def is_due(now_ms: int) -> ColumnElement[bool]:
    return and_(Notice.status == "waiting", Notice.due_ms <= now_ms)


async def claim(session: AsyncSession, now_ms: int, channels: int) -> list[list[Claim]]:
    """What is due on some channels, all of a channel together; nobody else is given it."""
    lease_ms = now_ms + LEASE_MS
    fields = [getattr(Notice, name) for name in Claim.__struct_fields__[:-1]]
    rows = await session.execute(
        update(Notice)
        .where(Notice.id.in_(free(now_ms, channels).scalar_subquery()))
        .values(due_ms=lease_ms, attempts=Notice.attempts + 1)
        .returning(*fields)
        .execution_options(synchronize_session=False)
    )
    return by_channel([Claim(**row._asdict(), lease_ms=lease_ms) for row in rows])


def free(now_ms: int, channels: int) -> Select[int]:
    """The ids of what nobody has taken, on the channels that have waited longest."""
    longest_due = (
        select(Notice.channel_id)
        .where(is_due(now_ms))
        .group_by(Notice.channel_id)
        .order_by(func.min(Notice.due_ms))
        .limit(channels)
    )
    return (
        select(Notice.id)
        .where(is_due(now_ms), Notice.channel_id.in_(longest_due.scalar_subquery()))
        .order_by(Notice.id)
        .limit(CLAIMED)
        .with_for_update(skip_locked=True)
    )


def by_channel(claims: Sequence[Claim]) -> list[list[Claim]]:
    """The claims of each channel, in the order in which they came up."""
    groups: dict[str, list[Claim]] = {}
    for each in sorted(claims, key=lambda claim: claim.id):
        groups.setdefault(each.channel_id, []).append(each)
    return list(groups.values())


def still_mine(claims: Sequence[Claim]) -> ColumnElement[bool]:
    """The rows of these claims that nobody else has taken since."""
    return and_(
        Notice.id.in_([each.id for each in claims]),
        Notice.status == "waiting",
        Notice.due_ms.in_({each.lease_ms for each in claims}),
    )


async def finish(
    session: AsyncSession, claims: Sequence[Claim], status: str, error: str, now_ms: int
) -> None:
    """These notices are sent, failed or dropped."""
    if claims:
        await session.execute(
            update(Notice)
            .where(still_mine(claims))
            .values(status=status, error=error, done_ms=now_ms)
        )


async def try_again(
    session: AsyncSession, claims: Sequence[Claim], error: str, due_ms: int
) -> None:
    """These notices could not be delivered; together they are tried once more."""
    if claims:
        await session.execute(
            update(Notice).where(still_mine(claims)).values(error=error, due_ms=due_ms)
        )


async def postpone(session: AsyncSession, claims: Sequence[Claim], due_ms: int) -> None:
    """Nothing was tried; these notices wait until then."""
    if claims:
        await session.execute(
            update(Notice)
            .where(still_mine(claims))
            .values(attempts=Notice.attempts - 1, due_ms=due_ms)
        )


async def channel_works(session: AsyncSession, channel_id: str) -> None:
    """The channel took a message."""
    works = and_(Channel.id == channel_id, Channel.failures > 0)
    await session.execute(update(Channel).where(works).values(failures=0))


async def channel_failed(session: AsyncSession, channel_id: str, *, gone: bool) -> None:
    """The channel did not take a message; at last, or if it is gone, it is switched off."""
    failures = Channel.failures + 1
    enabled = False if gone else case((failures >= FAILURES, False), else_=Channel.enabled)
    await session.execute(
        update(Channel).where(Channel.id == channel_id).values(failures=failures, enabled=enabled)
    )


async def prune(session: AsyncSession, now_ms: int, days: int) -> int:
    """Forget what was done longer ago; returns how many notices that were."""
    old = and_(Notice.status.in_(DONE), Notice.done_ms < now_ms - days * DAY_MS)
    ids = (await session.scalars(delete(Notice).where(old).returning(Notice.id))).all()
    return len(ids)
