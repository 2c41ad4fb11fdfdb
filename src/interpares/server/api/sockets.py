"""The WebSockets: one for each table and viewer, one for the lobby."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from litestar.types.asgi_types import WebSocketSendEvent
from msgspec import structs

from ...kernel.errors import BadInput, InterParesError
from ...kernel.values import Seat
from .. import metrics
from ..errors import Problem, refusal_of
from ..messages import PROTOCOL, ClientCommand, Error, Hello, Ok, Ping, Pong
from ..principal import Principal
from ..services import Services
from ..watching import Outbox, Watcher
from .given import Parts
from .identify import identify

logger = logging.getLogger(__name__)
encode = msgspec.json.Encoder().encode
hellos = msgspec.json.Decoder(Hello)
commands = msgspec.json.Decoder(ClientCommand)

HELLO_S = 10
"""So long a client may take to say who it is."""
BURST, PER_S = 60.0, 20.0
"""How many commands a client may send at once, and how fast it may go on."""
REFUSED, GONE = 4000, 1012
LOBBY, PONG = b'{"type":"lobby"}', encode(Pong())

Socket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: Socket, services: Parts, table_id: FromPath[str]) -> None:
    """A table as one viewer sees it: first the view, then every update, and commands back."""
    await socket.accept()
    principal = Principal()
    try:
        principal = await identify(socket, services)
        hello = await first_word(socket)
        principal = introduced(principal, hello)
        principal.needs("play" if hello.seat is not None else "read")
        watcher = await services.streams.enter(principal, table_id, hello)
    except InterParesError as error:
        await turn_away(socket, error, principal)
        return
    except (WebSocketDisconnect, TimeoutError):
        return
    await Conversation(socket, services, table_id, watcher, principal).run()


async def first_word(socket: Socket) -> Hello:
    """The hello of a client."""
    text = await asyncio.wait_for(socket.receive_text(), HELLO_S)
    try:
        hello = hellos.decode(text)
    except msgspec.DecodeError as error:
        raise BadInput(f"The first message must be a hello: {error}.") from None
    if hello.protocol != PROTOCOL:
        raise Problem("other-protocol", "bad_input", theirs=hello.protocol, ours=PROTOCOL)
    return hello


def introduced(principal: Principal, hello: Hello) -> Principal:
    """The sender with the secret and the language it gave."""
    language = hello.language or principal.language
    return structs.replace(principal, key=hello.key or principal.key, language=language)


async def turn_away(socket: Socket, error: InterParesError, principal: Principal) -> None:
    refusal = refusal_of(error, principal.language)
    with suppress(Exception):
        await socket.send_text(encode(Error(**structs.asdict(refusal))).decode())
        await socket.close(code=REFUSED, reason=refusal.code)


class Conversation:
    """One client at one table: what it is sent, and what it asks for."""

    def __init__(
        self,
        socket: Socket,
        services: Services,
        table_id: str,
        watcher: Watcher,
        principal: Principal,
    ) -> None:
        self._socket = socket
        self._services = services
        self._table_id = table_id
        self._watcher = watcher
        self._principal = principal
        self._allowance = BURST
        self._last_s = time.monotonic()

    async def run(self) -> None:
        """Until either side goes away."""
        sending = asyncio.create_task(self._send())
        try:
            while True:
                await self._answer(await self._socket.receive_text())
        except (WebSocketDisconnect, RuntimeError):
            pass
        finally:
            self._services.streams.leave(self._table_id, self._watcher)
            sending.cancel()

    async def _send(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):
            while messages := await self._watcher.outbox.take():
                # What send_text does, without its three calls: this is the server's busiest line.
                text = b"\n".join(messages).decode()
                await self._socket.send(
                    WebSocketSendEvent(type="websocket.send", bytes=None, text=text)
                )
            await self._socket.close(code=GONE)

    async def _answer(self, text: str) -> None:
        """Do what a message asks for; whatever goes wrong is told to its sender alone."""
        key: str | None = None
        try:
            self._check_pace()
            command = decoded(text)
            key = getattr(command, "key", None)
            if isinstance(command, Ping):
                self._watcher.send(PONG)
                return
            n = await self._services.commands.do(self._table_id, self._seat(), command)
            self._watcher.send(encode(Ok(n, key)))
        except InterParesError as error:
            self._refuse(error, key)
        except Exception:
            logger.exception("A command failed.")
            self._refuse(Problem("internal", "internal"), key)

    def _seat(self) -> Seat:
        seat = self._watcher.seat
        if seat is None:
            raise Problem("spectators-watch", "forbidden")
        if self._watcher.closed:
            raise Problem("not-your-seat", "forbidden", seat=seat)
        return seat

    def _refuse(self, error: InterParesError, key: str | None) -> None:
        hot = self._services.desk.shelf.find(self._table_id)
        game = hot.facts.game if hot else ""
        names = hot.names if hot else ()
        refusal = refusal_of(error, self._principal.language, game, names)
        metrics.REFUSALS.labels(refusal.code).inc()
        self._watcher.send(encode(Error(**{**structs.asdict(refusal), "key": key})))

    def _check_pace(self) -> None:
        """A client that floods is told so."""
        now = time.monotonic()
        self._allowance = min(BURST, self._allowance + PER_S * (now - self._last_s)) - 1
        self._last_s = now
        if self._allowance < 0 and self._services.settings.rate_limits:
            raise Problem("too-fast", "rate_limited")


def decoded(text: str) -> ClientCommand:
    try:
        command: ClientCommand = commands.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadInput(f"This is no command: {error}.") from None
    return command


@websocket("/api/lobby/socket")
async def lobby_socket(socket: Socket, services: Parts) -> None:
    """Says that the lobby has changed, at first and whenever it has."""
    await socket.accept()
    outbox = Outbox()

    def changed(_: str) -> None:
        outbox.put(LOBBY)

    changed("")
    services.bus.subscribe("lobby", changed)
    listening = asyncio.create_task(until_gone(socket, outbox))
    try:
        while messages := await outbox.take():
            # However often it changed meanwhile, it is to be looked at once.
            await socket.send_text(b"\n".join(dict.fromkeys(messages)).decode())
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        services.bus.unsubscribe("lobby", changed)
        listening.cancel()


async def until_gone(socket: Socket, outbox: Outbox) -> None:
    """Whatever is said in the lobby is answered with a pong."""
    with suppress(WebSocketDisconnect, RuntimeError):
        while True:
            await socket.receive_text()
            outbox.put(PONG)
    outbox.end()
