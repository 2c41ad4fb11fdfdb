"""One message to one channel, from the claim to the note of what became of it."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from ...kernel.values import Value
from ..database import Database
from ..schema import Channel, Person
from . import outbox
from .errors import Undelivered
from .outbox import Claim
from .senders import Senders
from .spreading import sifted
from .timing import ATTEMPTS, after_quiet, rules_of, wait_ms
from .words import Message, message_of, told

logger = logging.getLogger(__name__)


class Parcel(Value):
    """A message, the channel it goes to and the claims it answers."""

    channel_id: str
    kind: str
    target: dict[str, Any]
    message: Message
    claims: tuple[Claim, ...]


class Deliveries:
    """Delivers what was claimed and notes how that went; a message may come twice, never not."""

    def __init__(
        self,
        database: Database,
        senders: Senders,
        url: str,
        clock: Callable[[], int],
        random: Random,
    ) -> None:
        self._database = database
        self._senders = senders
        self._url = url
        self._clock = clock
        self._random = random

    async def deliver(self, claims: Sequence[Claim]) -> None:
        """Send what is due on one channel as one message."""
        parcel = await self._packed(claims)
        if parcel is None:
            return
        try:
            await self._senders.send(parcel.kind, parcel.target, parcel.message)
        except Undelivered as failure:
            await self._failed(parcel, failure)
        else:
            await self._arrived(parcel)

    async def _packed(self, claims: Sequence[Claim]) -> Parcel | None:
        """What is left to be sent after another look at the channel and the tables."""
        now = self._clock()
        async with self._database.session() as session:
            channel = await session.get(Channel, claims[0].channel_id)
            person = await session.get(Person, channel.person_id) if channel else None
            if channel is None or person is None:
                return None
            found = await sifted(session, channel, claims)
            wanted = found.pop("", [])
            for reason, dropped in found.items():
                await outbox.finish(session, dropped, "dropped", reason, now)
            later = after_quiet(now, rules_of(channel.rules).quiet)
            if later > now:
                await outbox.postpone(session, wanted, later)
                return None
        if not wanted:
            return None
        notices = [told(each.kind, each.data, each.created_ms, self._url) for each in wanted]
        message = message_of(notices, person.language, self._url)
        return Parcel(channel.id, channel.kind, channel.target, message, tuple(wanted))

    async def _arrived(self, parcel: Parcel) -> None:
        async with self._database.session() as session:
            await outbox.finish(session, parcel.claims, "sent", "", self._clock())
            await outbox.channel_works(session, parcel.channel_id)

    async def _failed(self, parcel: Parcel, failure: Undelivered) -> None:
        now = self._clock()
        is_over = {each: failure.gone or each.attempts >= ATTEMPTS for each in parcel.claims}
        again = [each for each in parcel.claims if not is_over[each]]
        lost = [each for each in parcel.claims if is_over[each]]
        logger.info("Channel %s: not delivered (%s).", parcel.channel_id, failure.reason)
        async with self._database.session() as session:
            await outbox.finish(session, lost, "failed", failure.reason, now)
            if again:
                most = max(each.attempts for each in again)
                wait = wait_ms(most, self._random, failure.wait_s)
                await outbox.try_again(session, again, failure.reason, now + wait)
            await outbox.channel_failed(session, parcel.channel_id, gone=failure.gone)
