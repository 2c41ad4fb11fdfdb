"""The application as a server would call it, for what an HTTP client cannot do in one loop."""

from __future__ import annotations

import asyncio
import json
from typing import Any, Self
from urllib.parse import quote

from litestar import Litestar

PATIENCE_S = 30


def scope_of(kind: str, path: str, headers: dict[str, str]) -> dict[str, Any]:
    """What uvicorn would say of a connection."""
    path, _, query = path.partition("?")
    scheme = {"scheme": "ws"} if kind == "websocket" else {"scheme": "http", "method": "GET"}
    return {
        **scheme,
        "type": kind,
        "path": path,
        "raw_path": quote(path).encode(),
        "root_path": "",
        "query_string": query.encode(),
        "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
        "http_version": "1.1",
        "client": ("127.0.0.1", 1),
        "server": ("testserver.local", 80),
        "subprotocols": [],
        "extensions": {},
        "asgi": {"version": "3.0", "spec_version": "2.3"},
    }


class Wire:
    """One connection, and the application that serves it."""

    def __init__(self, app: Litestar, kind: str, path: str, **headers: str) -> None:
        self._scope = scope_of(kind, path, {"host": "testserver.local", **headers})
        self._app = app
        self._to_app: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._from_app: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def __aenter__(self) -> Self:
        app: Any = self._app
        self._task = asyncio.create_task(app(self._scope, self._to_app.get, self._from_app.put))
        return self

    async def __aexit__(self, *_: object) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def told(self) -> dict[str, Any]:
        return await asyncio.wait_for(self._from_app.get(), PATIENCE_S)

    def tell(self, **message: Any) -> None:
        self._to_app.put_nowait(message)


class Socket(Wire):
    """A WebSocket, already accepted."""

    def __init__(self, app: Litestar, path: str, **headers: str) -> None:
        super().__init__(app, "websocket", path, **headers)
        self._ready: list[str] = []

    async def __aenter__(self) -> Self:
        await super().__aenter__()
        self.tell(type="websocket.connect")
        assert (await self.told())["type"] == "websocket.accept"
        return self

    def send(self, **message: Any) -> None:
        self.tell(type="websocket.receive", text=json.dumps(message), bytes=None)

    async def next(self) -> dict[str, Any]:
        """The next message; how the connection was closed if it was."""
        if not self._ready:
            told = await self.told()
            if told["type"] == "websocket.close":
                return {"type": "close", "code": told["code"]}
            self._ready = told["text"].split("\n")
        message: dict[str, Any] = json.loads(self._ready.pop(0))
        return message

    async def until(self, *types: str) -> dict[str, Any]:
        while True:
            message = await self.next()
            if message["type"] in types:
                return message


class Lines(Wire):
    """A stream of lines of JSON."""

    def __init__(self, app: Litestar, path: str, **headers: str) -> None:
        super().__init__(app, "http", path, **headers)
        self._rest = b""

    async def __aenter__(self) -> Self:
        await super().__aenter__()
        self.tell(type="http.request", body=b"", more_body=False)
        self.status = (await self.told())["status"]
        return self

    async def next(self) -> dict[str, Any]:
        while b"\n" not in self._rest:
            self._rest += (await self.told())["body"]
        line, _, self._rest = self._rest.partition(b"\n")
        message: dict[str, Any] = json.loads(line)
        return message
