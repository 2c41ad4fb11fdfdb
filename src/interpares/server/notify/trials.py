"""What is sent at once and by request: the code that confirms an address, and the test button."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import ColumnElement, and_, func, select, update

from ...kernel.values import Value
from ..database import Database
from ..errors import Problem
from ..keys import hashed, opens
from ..schema import Channel, Notice
from ..settings import Settings
from ..times import DAY_MS
from . import outbox
from .errors import Undelivered
from .senders import Senders
from .spreading import is_confirmed
from .words import Message, plain, reason_in

CODE_SIGNS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""Nothing that looks like something else."""
CODE_LENGTH = 8
TRIES = 10
HOUR_MS = 3_600_000
TESTS_PER_HOUR = 10
CODES_PER_HOUR = 5
CODES_PER_ADDRESS = 3
"""In a day, whoever asks: nobody's mailbox is filled by strangers."""

Limit = tuple[ColumnElement[bool], int, int]
"""Which deliveries count, how many there may be, and in what time."""


class Tested(Value):
    """What the test button answers."""

    delivered: bool
    text: str


class Trials:
    """Sends while the person waits for the answer, and not too often."""

    def __init__(
        self, database: Database, settings: Settings, senders: Senders, clock: Callable[[], int]
    ) -> None:
        self._database = database
        self._url = settings.url
        self._is_limited = settings.rate_limits
        self._senders = senders
        self._clock = clock

    async def test(self, channel: Channel, language: str) -> Tested:
        """Whether a message arrives, and if not why."""
        if not is_confirmed(channel):
            raise Problem("channel-unconfirmed")
        limits = [(Notice.person_id == channel.person_id, TESTS_PER_HOUR, HOUR_MS)]
        noted = await self._noted(channel, "test", {}, limits)
        error = await self._sent(channel, noted, plain("notice-test", language, self._url))
        return Tested(not error, reason_in(language, error or "delivered"))

    async def send_code(self, channel: Channel, language: str) -> None:
        """Mail a new code to the address of the channel; older ones are worth nothing."""
        if is_confirmed(channel):
            raise Problem("channel-confirmed")
        data = {"address": hashed(channel.target["address"].lower())}
        limits = [
            (Notice.person_id == channel.person_id, CODES_PER_HOUR, HOUR_MS),
            (Notice.data == outbox.encoded(data), CODES_PER_ADDRESS, DAY_MS),
        ]
        noted = await self._noted(channel, "confirm", data, limits)
        code = "".join(secrets.choice(CODE_SIGNS) for _ in range(CODE_LENGTH))
        kept = {"hash": hashed(code), "sent_ms": self._clock(), "tries": 0}
        await self._keep(channel, {**channel.target, "code": kept})
        message = plain("notice-confirm", language, self._url, code=code)
        if await self._sent(channel, noted, message):
            raise Problem("mail-failed", "unavailable")

    async def confirm(self, channel: Channel, typed: str) -> None:
        """The address belongs to whoever knows the code that was sent there."""
        if is_confirmed(channel):
            raise Problem("channel-confirmed")
        code = channel.target.get("code") or {"hash": "", "sent_ms": 0, "tries": 0}
        if code["tries"] >= TRIES:
            raise Problem("too-many-tries", "rate_limited")
        is_fresh = self._clock() < code["sent_ms"] + DAY_MS
        if not is_fresh or not opens(bare(typed), code["hash"]):
            counted = {**code, "tries": code["tries"] + 1}
            await self._keep(channel, {**channel.target, "code": counted})
            raise Problem("wrong-code", "bad_input")
        await self._keep(channel, {"address": channel.target["address"], "confirmed": True})

    async def _keep(self, channel: Channel, target: dict[str, Any]) -> None:
        channel.target = target
        async with self._database.session() as session:
            await session.execute(
                update(Channel).where(Channel.id == channel.id).values(target=target)
            )

    async def _noted(
        self, channel: Channel, kind: str, data: dict[str, str], limits: Sequence[Limit]
    ) -> int:
        """A line in the delivery log before anything is sent, so that it counts in any case."""
        now = self._clock()
        async with self._database.session() as session:
            for whose, most, period_ms in limits:
                recent = and_(Notice.status.in_(outbox.DONE), Notice.due_ms > now - period_ms)
                count = select(func.count()).where(recent, whose, Notice.kind == kind)
                if self._is_limited and (await session.scalar(count) or 0) >= most:
                    raise Problem("too-many-messages", "rate_limited")
            row = outbox.tried_notice(channel, kind, data, now)
            session.add(row)
            await session.flush()
            return row.id

    async def _sent(self, channel: Channel, noted: int, message: Message) -> str:
        """Send it now and note how that went; returns why it failed."""
        error, gone = "", False
        try:
            await self._senders.send(channel.kind, channel.target, message)
        except Undelivered as failure:
            error, gone = failure.reason, failure.gone
        status = "failed" if error else "sent"
        async with self._database.session() as session:
            await session.execute(
                update(Notice)
                .where(Notice.id == noted)
                .values(status=status, error=error, done_ms=self._clock())
            )
            if error:
                await outbox.channel_failed(session, channel.id, gone=gone)
            else:
                await outbox.channel_works(session, channel.id)
        return error


def bare(typed: str) -> str:
    """The code without the spaces and small letters people type."""
    return "".join(typed.split()).replace("-", "").upper()
