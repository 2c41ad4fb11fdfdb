"""Playing over HTTP, for programs: commands, and a stream of lines of JSON."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated

from litestar import Controller, get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.response import Stream

from ..commands import KeptOrder
from ..foresight import Foreseen
from ..insight.forms import AskHint, Hint
from ..messages import ClientCommand, Hello, Ok
from ..people.limits import limit
from ..requests import Foresee
from ..streams import Streams
from ..watching import Watcher
from .given import Parts, Sender

BEAT_S = 7
"""An empty line is sent so often, to show that the stream is alive."""


class PlayController(Controller):
    """A seat of a table, for whoever holds its key."""

    path = "/api/tables/{table_id:str}/seats/{seat:int}"
    tags = ["play"]

    @post(
        "/commands",
        summary="Play, undo, propose, say …",
        status_code=200,
        middleware=[limit("commands", 1200)],
    )
    async def command(
        self,
        services: Parts,
        principal: Sender,
        table_id: FromPath[str],
        seat: FromPath[int],
        data: JSONBody[ClientCommand],
    ) -> Ok:
        """Any command of the protocol; the answer comes when it is durable."""
        principal.needs("play")
        await services.tables.check_seat(principal, table_id, seat)
        n = await services.commands.do(table_id, seat, data)
        return Ok(n, getattr(data, "key", None))

    @post(
        "/foresee",
        summary="What would come of my actions",
        status_code=200,
        middleware=[limit("foresee", 1200)],
    )
    async def foresee(
        self,
        services: Parts,
        principal: Sender,
        table_id: FromPath[str],
        seat: FromPath[int],
        data: JSONBody[Foresee],
    ) -> list[Foreseen]:
        """For each the reason against it, or what it changes if nobody acts after it."""
        principal.needs("read")
        await services.tables.check_seat(principal, table_id, seat)
        return await services.foresight.foresee(table_id, seat, data, principal.language)

    @post(
        "/hint",
        summary="What a bot would do here",
        status_code=200,
        middleware=[limit("hint", 30)],
    )
    async def hint(
        self,
        services: Parts,
        principal: Sender,
        table_id: FromPath[str],
        seat: FromPath[int],
        data: JSONBody[AskHint],
    ) -> Hint:
        """As far as my seat can know; nobody else hears of it."""
        principal.needs("read")
        await services.tables.check_seat(principal, table_id, seat)
        return await services.hints.hint(table_id, seat, data)

    @get("/orders", summary="My standing orders")
    async def orders(
        self, services: Parts, principal: Sender, table_id: FromPath[str], seat: FromPath[int]
    ) -> list[KeptOrder]:
        """Nobody else sees them."""
        principal.needs("read")
        await services.tables.check_seat(principal, table_id, seat)
        return await services.commands.orders(table_id, seat)

    @get("/stream", summary="The stream of a seat, as lines of JSON")
    async def stream(
        self,
        services: Parts,
        principal: Sender,
        table_id: FromPath[str],
        seat: FromPath[int],
        since: Annotated[int | None, QueryParameter(description="The last n I have.")] = None,
    ) -> Stream:
        """The same messages as on the WebSocket; an empty line now and then keeps it alive."""
        principal.needs("play")
        watcher = await services.streams.enter(principal, table_id, Hello(seat=seat, since=since))
        lines = rows(services.streams, table_id, watcher)
        return Stream(
            lines, media_type="application/x-ndjson", headers={"cache-control": "no-store"}
        )


async def rows(streams: Streams, table_id: str, watcher: Watcher) -> AsyncIterator[bytes]:
    """The messages of a watcher, one a line, until somebody goes away."""
    try:
        while True:
            try:
                messages = await asyncio.wait_for(watcher.outbox.take(), BEAT_S)
            except TimeoutError:
                messages = [b""]
            if not messages:
                return
            yield b"".join(message + b"\n" for message in messages)
    finally:
        streams.leave(table_id, watcher)
