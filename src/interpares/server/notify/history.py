"""The delivery log: what was sent to a person, or not, and why."""

from __future__ import annotations

from typing import Literal

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from ...kernel.values import Value
from ..schema import Notice
from .spreading import NO_CHANNEL, SPREAD_OUT
from .words import facts_of, reason_in


class Delivery(Value):
    """A line of the delivery log."""

    id: int
    kind: str
    table: str | None
    table_name: str
    channel: str | None
    """Null when the channel has been removed since."""
    status: Literal["waiting", "sent", "failed", "dropped"]
    attempts: int
    error: str
    """A word for programs."""
    text: str
    """What went wrong, in words."""
    created_ms: int
    due_ms: int
    """When it is tried (again)."""
    done_ms: int | None


class DeliveryPage(Value):
    """Deliveries, the latest first."""

    deliveries: tuple[Delivery, ...]
    next: int | None
    """Ask for what came `before` this one; null at the end."""


async def page_of(
    session: AsyncSession, person_id: str, language: str, before: int | None, limit: int
) -> DeliveryPage:
    """A page of the log; notices that were on no channel are not in it."""
    wanted = select(Notice).where(
        Notice.person_id == person_id,
        Notice.status != "new",
        Notice.error.not_in((SPREAD_OUT, NO_CHANNEL)),
    )
    if before is not None:
        wanted = wanted.where(Notice.id < before)
    rows = list(await session.scalars(wanted.order_by(Notice.id.desc()).limit(limit + 1)))
    page = rows[:limit]
    following = page[-1].id if len(rows) > limit else None
    return DeliveryPage(tuple(delivery_of(row, language) for row in page), following)


def delivery_of(row: Notice, language: str) -> Delivery:
    return Delivery(
        row.id,
        row.kind,
        row.table_id,
        facts_of(row.data).table_name,
        row.channel_id,
        msgspec.convert(row.status, Literal["waiting", "sent", "failed", "dropped"]),
        row.attempts,
        row.error,
        reason_in(language, row.error),
        row.created_ms,
        row.due_ms,
        row.done_ms,
    )
