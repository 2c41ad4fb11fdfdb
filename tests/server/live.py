"""A real server in a process of its own, and people who talk to it over the wire."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect

SOURCE = Path(__file__).parents[2] / "src"
READY_S = 30
QUICK = {
    "BOT_PAUSE_MS": "0",
    "REPLY_PAUSE_MS": "0",
    "RATE_LIMITS": "false",
    "BOT_PROCESSES": "1",
}
"""Settings of a server that is tested: nobody has to be made to wait."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class LiveServer:
    """`interpares serve`, started, stopped, killed and started again on the same data."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.settings = {**QUICK, "DATA": str(folder), **settings}
        self.process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    def start(self) -> None:
        environment = {f"INTERPARES_{name}": value for name, value in self.settings.items()}
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "interpares", "serve", "--port", str(self.port)],
                env={**os.environ, **environment, "PYTHONPATH": str(SOURCE)},
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        self.wait_until_ready()

    def wait_until_ready(self) -> None:
        deadline = time.monotonic() + READY_S
        while time.monotonic() < deadline:
            try:
                if httpx.get(f"{self.url}/healthz", timeout=2).status_code == 200:
                    return
            except httpx.TransportError:
                pass
            assert self.process is None or self.process.poll() is None, self.log()
            time.sleep(0.05)
        raise AssertionError(f"The server is not ready: {self.log()}")

    def log(self) -> str:
        return (self.folder / "server.log").read_text("utf-8", "replace")

    def kill(self) -> None:
        """kill -9, children and all: nothing is written any more."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """As a host stops it; returns the exit code."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(READY_S)

    def _end(self, with_signal: int) -> None:
        if self.process is not None and self.process.poll() is None:
            os.killpg(self.process.pid, with_signal)
            self.process.wait(READY_S)


async def open_table(url: str, seats: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
    """A new table; the answer with its secrets."""
    async with httpx.AsyncClient(base_url=url) as client:
        answer = await client.post("/api/tables", json={"game": "magnaci", "seats": seats, **more})
    assert answer.status_code == 201, answer.text
    opened: dict[str, Any] = answer.json()
    return opened


def people(count: int) -> list[dict[str, Any]]:
    return [{"kind": "me", "name": f"P{seat}"} for seat in range(count)]


class Messages:
    """What comes over a WebSocket, message by message: a frame may hold several."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._ready: list[str] = []

    async def next(self) -> dict[str, Any]:
        if not self._ready:
            self._ready = str(await self._socket.recv()).split("\n")
        message: dict[str, Any] = json.loads(self._ready.pop(0))
        return message


class Watching:
    """One socket at a table; keeps everything it was sent."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.messages: list[dict[str, Any]] = []
        self._coming = Messages(socket)
        self.n = 0
        self.now: dict[str, Any] | None = None

    @classmethod
    async def begin(cls, url: str, table: str, **hello: Any) -> Watching:
        address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        watching = cls(await connect(address, max_size=None, compression=None))
        await watching.send(type="hello", **hello)
        return watching

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def next(self) -> dict[str, Any]:
        message = await self._coming.next()
        self.messages.append(message)
        if message["type"] in {"view", "update"}:
            self.n, self.now = message["n"], message["now"]
        return message

    async def until(self, *types: str) -> dict[str, Any]:
        """The next message of one of these types."""
        while True:
            message = await self.next()
            if message["type"] in types:
                return message

    async def ask(self, **command: Any) -> dict[str, Any]:
        """Send a command and wait for its answer."""
        await self.send(**command)
        return await self.until("ok", "error", "pong")

    async def play(self, action: Any, key: str | None = None) -> dict[str, Any]:
        return await self.ask(type="play", action=action, n=self.n, key=key or os.urandom(8).hex())

    @property
    def options(self) -> list[dict[str, Any]]:
        return (self.now or {}).get("options", [])

    @property
    def outcome(self) -> dict[str, Any] | None:
        return (self.now or {}).get("outcome")

    async def close(self) -> None:
        await self.socket.close()


async def play_to_the_end(
    watching: Watching,
    random: Random,
    acknowledged: Callable[[str], None] = lambda key: None,
) -> dict[str, Any]:
    """Answer at random whenever asked, until the match is over."""
    if watching.now is None:
        await watching.until("view")
    while watching.outcome is None:
        if not watching.options:
            await watching.until("update", "view")
            continue
        key = f"{random.getrandbits(64):x}"
        answer = await watching.play(random.choice(watching.options), key)
        if answer["type"] == "ok":
            acknowledged(key)
            while watching.n < answer["n"]:
                await watching.next()
        else:
            assert answer["code"] == "stale", answer
            await watching.until("update", "view")
    return watching.outcome
