"""E-mail through the host's mail server, by Apprise."""

from __future__ import annotations

import asyncio
import logging
import re
from concurrent.futures import Executor

from .errors import Undelivered

LIMIT_S = 45.0
ADDRESS = re.compile(
    r"[A-Za-z0-9_+&'/=~-]+(\.[A-Za-z0-9_+&'/=~-]+)*@([A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,}"
)


class Mailer:
    """Sends plain text to one address at a time."""

    def __init__(self, server: str, threads: Executor, app_url: str) -> None:
        self._server = server
        self._threads = threads
        self._app_url = app_url

    @property
    def is_set(self) -> bool:
        return bool(self._server)

    async def send(self, address: str, title: str, text: str) -> None:
        """Handed to the mail server; raises Undelivered."""
        if not self.is_set:
            raise Undelivered("no-mail")
        loop = asyncio.get_running_loop()
        work = loop.run_in_executor(
            self._threads, mailed, self._server, self._app_url, address, title, text
        )
        try:
            async with asyncio.timeout(LIMIT_S):
                taken = await work
        except TimeoutError:
            raise Undelivered("timeout") from None
        if not taken:
            raise Undelivered("mail")


def mailed(server: str, app_url: str, address: str, title: str, text: str) -> bool:
    """Whether the mail server took it."""
    import apprise  # noqa: PLC0415 - slow to import, and not every host sends mail
    from apprise.plugins.email import NotifyEmail  # noqa: PLC0415

    # Apprise would write addresses into the log.
    logging.getLogger("apprise").disabled = True
    parts = NotifyEmail.parse_url(server)  # type: ignore[no-untyped-call]
    if not parts or parts["schema"] not in {"mailto", "mailtos"}:
        return False
    asset = apprise.AppriseAsset(app_id="Inter Pares", app_desc="Inter Pares", app_url=app_url)
    plugin = apprise.Apprise.instantiate(parts | {"format": "text", "asset": asset})
    if not isinstance(plugin, NotifyEmail):
        return False
    # Set here, because Apprise reads o'brien@… as brien@….
    plugin.targets = [(False, address)]
    return bool(plugin.notify(body=text, title=title, body_format=apprise.NotifyFormat.TEXT))


def is_address(text: str) -> bool:
    """Whether it is one plain address of somebody."""
    return len(text) <= 254 and bool(ADDRESS.fullmatch(text))  # noqa: PLR2004 - RFC 5321
