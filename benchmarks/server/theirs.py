"""boardgame.io's server under the same load; it is installed for the run and vendored nowhere."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

import msgspec
from tests.server.live import free_port

from .figures import Window
from .processes import cpu_s

SOURCES = Path(__file__).parent / "boardgame_io"
NEEDED = ("node", "npm")
STARTS_WITHIN_S = 30
LONGEST_LINE = 64 * 1024 * 1024
PRODUCTION = {**os.environ, "NODE_ENV": "production"}


def installed(folder: Path) -> Path:
    """A copy of our game and scripts there, with the pinned boardgame.io beside them."""
    place = folder / "boardgame_io"
    shutil.copytree(SOURCES, place)
    command = ["npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
    subprocess.run(command, cwd=place, check=True, stdout=subprocess.DEVNULL)
    return place


class Theirs:
    """A server of boardgame.io, with scripted seats in a process of their own."""

    def __init__(self, name: str, place: Path, storage: Path | None = None) -> None:
        self.name = name
        self._place = place
        self._storage = storage
        self._port = free_port()
        self._server: asyncio.subprocess.Process | None = None
        self._seats: asyncio.subprocess.Process | None = None

    async def open(self, tables: int, depth: int, seconds: float) -> None:
        """Matches that have just begun, which favours them: their log grows with every move."""
        storage = [str(self._storage)] if self._storage else []
        self._server = await self._node("server.js", str(self._port), *storage)
        async with asyncio.timeout(STARTS_WITHIN_S):
            await line_of(self._server, b"ready")
        url = f"http://127.0.0.1:{self._port}"
        self._seats = await self._node("seats.js", url, str(tables))
        await line_of(self._seats, b"open")

    async def window(self, seconds: float, think_s: float) -> Window:
        assert self._seats is not None
        assert self._seats.stdin is not None
        assert self._server is not None
        wish = {"seconds": seconds, "think_s": think_s}
        self._seats.stdin.write(msgspec.json.encode(wish) + b"\n")
        await line_of(self._seats, b"begun")
        before = cpu_s([self._server.pid])
        await line_of(self._seats, b"ended")
        used = cpu_s([self._server.pid]) - before
        found: dict[str, Any] = msgspec.json.decode(await line_of(self._seats, b"moves"))
        return Window(**found, server_cpu_s=used, database_cpu_s=0.0)

    async def close(self) -> None:
        for process in (self._seats, self._server):
            if process is not None and process.returncode is None:
                process.kill()
                await process.wait()

    async def _node(self, *arguments: str) -> asyncio.subprocess.Process:
        return await asyncio.create_subprocess_exec(
            "node",
            *arguments,
            cwd=self._place,
            env=PRODUCTION,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            limit=LONGEST_LINE,
        )


async def line_of(process: asyncio.subprocess.Process, word: bytes) -> bytes:
    """The next line of its output that has this word in it."""
    assert process.stdout is not None
    async for line in process.stdout:
        if word in line:
            return line
    raise RuntimeError("A program of boardgame.io has ended too early.")
