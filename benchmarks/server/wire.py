"""A WebSocket as light as it can be, so that the load costs less than the server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import cast

from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri


class Wire(asyncio.Protocol):
    """One connection: says hello, and hands every message to a function."""

    def __init__(self, url: str, hello: bytes, heard: Callable[[bytes], None]) -> None:
        self._protocol = ClientProtocol(parse_uri(url), max_size=None)
        self._hello = hello
        self._heard = heard
        self._transport: asyncio.Transport | None = None
        self.lost = False
        """The other side went away."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        self._protocol.send_request(self._protocol.connect())
        self._flush()

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = self._transport is not None

    def data_received(self, data: bytes) -> None:
        self._protocol.receive_data(data)
        self._flush()
        for event in self._protocol.events_received():
            if isinstance(event, Response):
                self.send(self._hello)
            elif isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                for message in bytes(event.data).split(b"\n"):
                    self._heard(message)

    def send(self, message: bytes) -> None:
        self._protocol.send_text(message)
        self._flush()

    def close(self) -> None:
        """Without a farewell, as a closed lid does it."""
        if self._transport is not None:
            transport, self._transport = self._transport, None
            transport.abort()

    def _flush(self) -> None:
        if self._transport is not None:
            self._transport.writelines(self._protocol.data_to_send())


async def connected(url: str, hello: bytes, heard: Callable[[bytes], None]) -> Wire:
    """A connection with a server of that ws:// address."""
    address = parse_uri(url)
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(
        lambda: Wire(url, hello, heard), address.host, address.port
    )
    return wire
