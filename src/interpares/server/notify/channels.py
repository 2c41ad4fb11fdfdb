"""The channels of a person: made, changed, muted, removed, and what went over them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from ...kernel.values import shown
from ..database import Database
from ..errors import Problem
from ..keys import new_id
from ..schema import Channel, Mute, Notice, Table
from . import outbox
from .forms import (
    AnyNewChannel,
    ChannelChange,
    ChannelFacts,
    NewEmail,
    NewPush,
    channel_facts,
)
from .mail import is_address
from .push import are_keys
from .senders import Senders
from .spreading import mutes_of
from .timing import checked
from .trials import Trials

MOST = 10


class Channels:
    """Everything a person does with their channels; what is not theirs is not there."""

    def __init__(
        self,
        database: Database,
        senders: Senders,
        trials: Trials,
        reachable: set[str],
        clock: Callable[[], int],
    ) -> None:
        self._database = database
        self._senders = senders
        self._trials = trials
        self._reachable = reachable
        self._clock = clock

    async def all_of(self, person_id: str) -> list[ChannelFacts]:
        async with self._database.session() as session:
            rows = await channels_of(session, person_id)
            muted = await mutes_of(session, [row.id for row in rows])
        return [channel_facts(row, tables_in(muted, row.id)) for row in rows]

    async def get(self, person_id: str, channel_id: str) -> Channel:
        async with self._database.session() as session:
            return await own(session, person_id, channel_id)

    async def facts(self, person_id: str, channel_id: str) -> ChannelFacts:
        async with self._database.session() as session:
            row = await own(session, person_id, channel_id)
            muted = await mutes_of(session, [row.id])
        return channel_facts(row, tables_in(muted, row.id))

    async def add(self, person_id: str, new: AnyNewChannel, language: str) -> ChannelFacts:
        """A new channel, or the old one of the same browser with its new keys."""
        target = await self._target_of(new)
        rules = msgspec.to_builtins(checked(new.rules))
        async with self._database.session() as session:
            row = await self._row_for(session, person_id, kind_of(new), target)
            row.target, row.rules, row.label = target, rules, shown(new.label)
            row.enabled, row.failures = True, 0
            session.add(row)
        if row.kind == "email":
            await self._confirmable(row, language)
        self._reachable.add(person_id)
        return await self.facts(person_id, row.id)

    async def _row_for(
        self, session: AsyncSession, person_id: str, kind: str, target: dict[str, Any]
    ) -> Channel:
        rows = await channels_of(session, person_id)
        known = same_browser(rows, target)
        if known is None and len(rows) >= MOST:
            raise Problem("too-many-channels", most=MOST)
        return known or Channel(
            id=new_id(), person_id=person_id, kind=kind, created_ms=self._clock()
        )

    async def _target_of(self, new: AnyNewChannel) -> dict[str, Any]:
        """The target as it is kept, if it is one that can be sent to."""
        if isinstance(new, NewEmail):
            if not self._senders.mailer.is_set:
                raise Problem("no-mail")
            if not is_address(new.target.address):
                raise Problem("mail-address", "bad_input")
            return {"address": new.target.address, "confirmed": False}
        if isinstance(new, NewPush):
            keys = new.target.keys
            p256dh, auth = keys.p256dh.rstrip("="), keys.auth.rstrip("=")
            if not are_keys(p256dh, auth):
                raise Problem("push-keys", "bad_input")
            await self._senders.guard.check(new.target.endpoint)
            return {"endpoint": new.target.endpoint, "keys": {"p256dh": p256dh, "auth": auth}}
        await self._senders.guard.check(new.target.url)
        return {"url": new.target.url}

    async def _confirmable(self, row: Channel, language: str) -> None:
        """Send the code; an address that cannot get one is not kept."""
        try:
            await self._trials.send_code(row, language)
        except Problem:
            await self.remove(row.person_id, row.id)
            raise

    async def change(self, person_id: str, channel_id: str, change: ChannelChange) -> ChannelFacts:
        async with self._database.session() as session:
            row = await own(session, person_id, channel_id)
            if change.label is not None:
                row.label = shown(change.label)
            if change.rules is not None:
                row.rules = msgspec.to_builtins(checked(change.rules))
            if change.enabled is not None:
                row.enabled, row.failures = change.enabled, 0
        if change.enabled:
            self._reachable.add(person_id)
        return await self.facts(person_id, channel_id)

    async def remove(self, person_id: str, channel_id: str) -> None:
        """What waits for the channel goes with it; what was delivered stays in the log."""
        async with self._database.session() as session:
            row = await own(session, person_id, channel_id)
            done = Notice.status.in_(outbox.DONE)
            await session.execute(
                update(Notice).where(Notice.channel_id == row.id, done).values(channel_id=None)
            )
            await session.delete(row)

    async def mute(self, person_id: str, channel_id: str, table_id: str) -> None:
        """Nothing more of this table on this channel."""
        async with self._database.session() as session:
            await own(session, person_id, channel_id)
            if await session.get(Table, table_id) is None:
                raise Problem("no-table", "not_found")
            await session.merge(Mute(channel_id=channel_id, table_id=table_id))

    async def unmute(self, person_id: str, channel_id: str, table_id: str) -> None:
        async with self._database.session() as session:
            await own(session, person_id, channel_id)
            await session.execute(
                delete(Mute).where(Mute.channel_id == channel_id, Mute.table_id == table_id)
            )


async def own(session: AsyncSession, person_id: str, channel_id: str) -> Channel:
    """The person's channel of that id."""
    row = await session.get(Channel, channel_id)
    if row is None or row.person_id != person_id:
        raise Problem("no-channel", "not_found")
    return row


async def channels_of(session: AsyncSession, person_id: str) -> list[Channel]:
    rows = await session.scalars(
        select(Channel)
        .where(Channel.person_id == person_id)
        .order_by(Channel.created_ms, Channel.id)
    )
    return list(rows)


def tables_in(muted: set[tuple[str, str | None]], channel_id: str) -> tuple[str, ...]:
    return tuple(sorted(table for channel, table in muted if channel == channel_id and table))


def same_browser(rows: list[Channel], target: dict[str, Any]) -> Channel | None:
    """The channel to the browser that subscribes once more."""
    endpoint = target.get("endpoint")
    known = (row for row in rows if endpoint and row.target.get("endpoint") == endpoint)
    return next(known, None)


def kind_of(new: AnyNewChannel) -> str:
    return str(new.__struct_config__.tag)
