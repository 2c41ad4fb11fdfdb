"""From a notice to the channels of its person: who wants it, and who no longer does."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from ...kernel.values import Value
from ..schema import Channel, Mute, Notice, Progress, Table
from .outbox import Claim
from .timing import due, rules_of
from .words import facts_of

AT_ONCE = 200
SPREAD_OUT = "spread"
NO_CHANNEL = "no channel"

Mutes = set[tuple[str, str | None]]
"""Channels and the tables they do not want to hear of."""


class Standing(Value):
    """How far a table is."""

    status: str
    n: int
    waiting: tuple[int, ...]


async def spread(session: AsyncSession, now_ms: int) -> int:
    """Put new notices on every channel that wants them; returns how many notices there were."""
    notices = await taken(session, now_ms)
    people = {notice.person_id for notice in notices}
    channels = list(await session.scalars(select(Channel).where(Channel.person_id.in_(people))))
    muted = await mutes_of(session, [each.id for each in channels])
    copies: list[dict[str, Any]] = []
    for notice in notices:
        wanting = [
            channel
            for channel in channels
            if channel.person_id == notice.person_id
            and not unwanted(channel, notice.kind, notice.table_id, muted)
        ]
        copies += [copied(notice, channel, now_ms) for channel in wanting]
        if not wanting:
            notice.status, notice.error = "dropped", NO_CHANNEL
    if copies:
        await session.execute(insert(Notice), copies)
    return len(notices)


async def taken(session: AsyncSession, now_ms: int) -> Sequence[Notice]:
    """New notices, by now as good as spread: this comes first, so that no other worker has them."""
    first = (
        select(Notice.id)
        .where(Notice.status == "new")
        .order_by(Notice.id)
        .limit(AT_ONCE)
        .with_for_update(skip_locked=True)
    )
    rows = await session.scalars(
        update(Notice)
        .where(Notice.id.in_(first.scalar_subquery()))
        .values(status="sent", error=SPREAD_OUT, done_ms=now_ms)
        .returning(Notice)
    )
    return sorted(rows, key=lambda notice: notice.id)


def copied(notice: Notice, channel: Channel, now_ms: int) -> dict[str, Any]:
    """The notice on one channel, with the time at which it may be sent."""
    return {
        "person_id": notice.person_id,
        "channel_id": channel.id,
        "table_id": notice.table_id,
        "kind": notice.kind,
        "data": notice.data,
        "status": "waiting",
        "created_ms": notice.created_ms,
        "due_ms": due(rules_of(channel.rules), notice.kind, notice.created_ms, now_ms),
    }


def unwanted(channel: Channel, kind: str, table_id: str | None, muted: Mutes) -> str:
    """Why the channel does not take this; empty when it does."""
    if not channel.enabled or not is_confirmed(channel):
        return "off"
    if kind not in rules_of(channel.rules).kinds:
        return "unwanted"
    return "muted" if (channel.id, table_id) in muted else ""


def is_confirmed(channel: Channel) -> bool:
    """Whether the target belongs to the person; only an e-mail address could be anybody's."""
    return channel.kind != "email" or bool(channel.target.get("confirmed"))


async def mutes_of(session: AsyncSession, channels: Collection[str]) -> Mutes:
    rows = await session.execute(
        select(Mute.channel_id, Mute.table_id).where(Mute.channel_id.in_(channels))
    )
    return {(row[0], row[1]) for row in rows}


async def sifted(
    session: AsyncSession, channel: Channel, claims: Sequence[Claim]
) -> dict[str, list[Claim]]:
    """The claims by the reason not to send them now; those to be sent have none."""
    muted = await mutes_of(session, [channel.id])
    turns = {each.table_id for each in claims if each.kind == "turn" and each.table_id}
    standings = await standings_of(session, turns)
    newest = await newest_turns(session, channel.id)
    found: dict[str, list[Claim]] = {}
    for each in claims:
        reason = unwanted(channel, each.kind, each.table_id, muted)
        if not reason and each.kind == "turn":
            reason = outdated(each, standings, newest)
        found.setdefault(reason, []).append(each)
    return found


def outdated(claim: Claim, standings: dict[str, Standing], newest: dict[str | None, int]) -> str:
    """Why nobody needs to hear of this turn any more; empty when somebody does."""
    facts = facts_of(claim.data)
    standing = standings.get(claim.table_id or "")
    if standing is None or standing.status != "running":
        return "answered"
    if facts.seat not in standing.waiting and facts.n != standing.n:
        return "answered"
    return "newer" if newest.get(claim.table_id, claim.id) > claim.id else ""


async def standings_of(session: AsyncSession, tables: Collection[str]) -> dict[str, Standing]:
    rows = await session.execute(
        select(Table.id, Table.status, Progress.n, Progress.waiting)
        .join(Progress, Progress.table_id == Table.id)
        .where(Table.id.in_(tables))
    )
    return {row[0]: Standing(row[1], row[2], seats_of(row[3])) for row in rows}


def seats_of(waiting: str) -> tuple[int, ...]:
    return tuple(int(each) for each in waiting.split(",") if each)


async def newest_turns(session: AsyncSession, channel_id: str) -> dict[str | None, int]:
    """For each table the last notice of a turn that this channel has not been told of."""
    rows = await session.execute(
        select(Notice.table_id, func.max(Notice.id))
        .where(Notice.status == "waiting", Notice.channel_id == channel_id, Notice.kind == "turn")
        .group_by(Notice.table_id)
    )
    return {row[0]: row[1] for row in rows}
