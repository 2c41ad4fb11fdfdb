"""Running the server: one process, or several that share a database and a bus."""

from __future__ import annotations

import errno
import gc
import logging
import signal
import socket
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

import uvicorn

from ..kernel.errors import BadInput
from . import journal
from .readiness import Unable, reason
from .settings import Settings

logger = logging.getLogger(__name__)

LARGEST_MESSAGE = 64 * 1024
BACKLOG = 2048
LAST_PORT = 65535
STOP_S = 3
"""How long open requests may take when the server is told to stop."""
GARBAGE = (5_000, 5, 5)
SWITCH_S = 0.001
STOPPED_BY = (signal.SIGINT, signal.SIGTERM)

Sockets = Sequence[socket.socket]


def serve(settings: Settings, sockets: Sockets) -> None:
    """Until it is told to stop; raises Unable if it could not even begin."""
    journal.log_as_json(settings.log_level)
    logger.info("Serving at %s with %d worker(s).", settings.url, settings.workers)
    if settings.workers == 1:
        started = work(settings, sockets)
    else:
        from .workers import Workers  # noqa: PLC0415 - it imports this module

        started = Workers(settings, sockets).run()
    if not started:
        raise Unable("The server could not start; its log says why.")


def work(settings: Settings, sockets: Sockets, begun: Callable[[], None] = lambda: None) -> bool:
    """One worker in this process, until it is told to stop; whether it began at all."""
    server = Worker(settings, begun)
    # Uvicorn raises the signal again when it has stopped; then there is nothing more to end.
    for each in STOPPED_BY:
        signal.signal(each, server.handle_exit)
    # Uvicorn leaves with an exit code when the application did not start; it has said why.
    with suppress(SystemExit):
        server.run(list(sockets))
    return server.started


class Worker(uvicorn.Server):
    """Sends its watchers away before it waits for the last requests."""

    def __init__(self, settings: Settings, begun: Callable[[], None]) -> None:
        from .app import create_app  # noqa: PLC0415 - who only looks after workers needs none of it

        self._app = create_app(settings)
        self._begun = begun
        super().__init__(configuration(self._app, settings))

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        # What is here now stays to the end: no collection of garbage need look at it again.
        gc.freeze()
        # Most of what a move makes is gone before a collection could find it; but the cycles of
        # closed sockets must not pile up for hours.
        gc.set_threshold(*GARBAGE)
        # The thread of the log waits for the interpreter at every statement.
        sys.setswitchinterval(SWITCH_S)
        self._begun()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._app.state.services.desk.rooms.close()
        await super().shutdown(sockets)


def configuration(app: Any, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        lifespan="on",
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        # Compression costs more than it saves on messages of a few kilobytes.
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=settings.trust_proxy,
        backlog=BACKLOG,
        timeout_graceful_shutdown=STOP_S,
    )


def listen(host: str, ports: Sequence[int]) -> Sockets:
    """Sockets at the first port that is free; whoever connects now is served when we are ready.

    Raises Unable if there is no such host here, or no port left.
    """
    if not 0 <= ports[0] <= LAST_PORT:
        raise BadInput(f"The port must be 0 to {LAST_PORT}, not {ports[0]}.")
    addresses = addresses_of(host)
    for port in ports:
        try:
            return listening(addresses, port)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                where = f"{host}, port {port}"
                raise Unable(f"Nobody can listen at {where}: {reason(error)}.") from None
    taken = f"Port {ports[0]} is" if len(ports) == 1 else f"The ports {ports[0]} to {ports[-1]} are"
    raise Unable(f"{taken} in use; choose another with --port.")


def addresses_of(host: str) -> list[tuple[int, str]]:
    """Family and number of every address of this host."""
    try:
        found = socket.getaddrinfo(
            host or None, 0, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )
    except (OSError, UnicodeError) as error:
        raise Unable(f"The host {host} is not known: {reason(error)}.") from None
    return sorted({(int(family), str(address[0])) for family, _, _, _, address in found})


def listening(addresses: Sequence[tuple[int, str]], port: int) -> Sockets:
    """A socket for every address, all at one port; a port 0 is chosen by the system."""
    sockets: list[socket.socket] = []
    try:
        for family, address in addresses:
            each = socket.socket(family, socket.SOCK_STREAM)
            sockets.append(each)
            if sys.platform != "win32":
                each.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:
                each.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            each.bind((address, port))
            port = port or port_of(sockets)
            each.listen(BACKLOG)
    except OSError:
        for each in sockets:
            each.close()
        raise
    return sockets


def port_of(sockets: Sockets) -> int:
    return int(sockets[0].getsockname()[1])
