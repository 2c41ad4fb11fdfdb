"""How a message travels: as a push to a browser, an e-mail, or JSON to a webhook."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import Executor
from functools import partial
from typing import Any

import msgspec

from ..database import Database
from ..errors import Problem
from ..keys import hashed
from ..settings import Settings
from .errors import Undelivered
from .guard import Guard, Resolve, Target
from .http import post
from .mail import Mailer
from .push import Keys, claims_of, sealed, subject_of
from .words import Message

logger = logging.getLogger(__name__)

PUSH_LINES = 5
"""A push service takes 4 KB at most, and a screen less."""
GONE = (404, 410)


class Senders:
    """Every way out of the server; all of them raise Undelivered."""

    def __init__(
        self,
        database: Database,
        settings: Settings,
        threads: Executor,
        resolve: Resolve,
        clock: Callable[[], int],
    ) -> None:
        self.guard = Guard(resolve, allow_private=settings.allow_private_targets)
        self.mailer = Mailer(settings.smtp, threads, settings.url)
        self.keys = Keys(database)
        self._subject = subject_of(settings.url)
        self._threads = threads
        self._clock = clock

    async def send(self, kind: str, target: dict[str, Any], message: Message) -> None:
        """Delivered when it returns."""
        try:
            await self._send(kind, target, message)
        except Undelivered:
            raise
        except Exception:
            logger.exception("A notification could not be sent.")
            raise Undelivered("internal") from None

    async def _send(self, kind: str, target: dict[str, Any], message: Message) -> None:
        match kind:
            case "push":
                await self._push(target, message)
            case "email":
                text = "\n".join((*message.lines, "", message.link))
                await self.mailer.send(target["address"], message.title, text)
            case "webhook":
                await self._webhook(target["url"], message)
            case _:
                raise ValueError(kind)

    async def _webhook(self, url: str, message: Message) -> None:
        target = await self._checked(url)
        reply = await post(target, {"Content-Type": "application/json"}, hook_body(message))
        if not reply.is_success:
            raise Undelivered("http", reply.status, wait_s=reply.wait_s)

    async def _push(self, subscription: dict[str, Any], message: Message) -> None:
        target = await self._checked(subscription["endpoint"])
        headers, body = await self._sealed(subscription, message)
        reply = await post(target, headers, body)
        if reply.status in GONE:
            raise Undelivered("gone", gone=True)
        if not reply.is_success:
            raise Undelivered("http", reply.status, wait_s=reply.wait_s)

    async def _sealed(
        self, subscription: dict[str, Any], message: Message
    ) -> tuple[dict[str, str], bytes]:
        """Signed and encrypted, in a thread: the libraries are slow to load."""
        endpoint = subscription["endpoint"]
        claims = claims_of(endpoint, self._subject, self._clock() // 1000)
        private = await self.keys.private()
        topic = topic_of(endpoint, message)
        work = partial(sealed, subscription, push_body(message), topic, private, claims)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        except Exception:  # noqa: BLE001 - whatever the libraries find wrong with the keys
            raise Undelivered("keys") from None

    async def _checked(self, url: str) -> Target:
        try:
            return await self.guard.check(url)
        except Problem as problem:
            raise Undelivered(problem.message) from None


def hook_body(message: Message) -> bytes:
    """The fields of Apprise's JSON notifications, and the notices one by one."""
    return msgspec.json.encode(
        {
            "version": "1.0",
            "title": message.title,
            "message": message.text,
            "attachments": [],
            "type": "info",
            "link": message.link,
            "notices": message.told,
        }
    )


def push_body(message: Message) -> bytes:
    """What the page's service worker shows."""
    body = "\n".join(message.lines[:PUSH_LINES])
    return msgspec.json.encode({"title": message.title, "body": body, "url": message.link})


def topic_of(endpoint: str, message: Message) -> str:
    """A later message about the same thing takes the place of one that still waits there."""
    return hashed(f"{endpoint} {message.link}")[:32]
