"""The socket of the lobby: it says that there is something new, and that it is alive."""

from __future__ import annotations

import pytest

from server.tables.wire import Socket

pytestmark = pytest.mark.anyio

LISTED = {"game": "magnaci", "seats": [{"kind": "me"}, {"kind": "open"}], "listed": True}


async def test_everybody_in_the_lobby_looks_at_once_and_when_a_table_is_opened(house):
    async with Socket(house.app, "/api/lobby/socket") as socket:
        assert await socket.next() == {"type": "lobby"}

        await house.ask("POST", "/api/tables", LISTED)

        assert await socket.next() == {"type": "lobby"}


async def test_whatever_is_said_in_the_lobby_is_answered_with_a_pong(house):
    async with Socket(house.app, "/api/lobby/socket") as socket:
        await socket.next()

        socket.send(type="ping")

        assert await socket.next() == {"type": "pong"}
