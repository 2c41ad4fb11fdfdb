"""The page: the files that the web client is built into, and one address for all its screens."""

from __future__ import annotations

import asyncio
from html import escape
from pathlib import Path

from litestar import MediaType, Response, get
from litestar.enums import ScopeType
from litestar.exceptions import NotFoundException
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ...texts import Texts
from ..people.checks import language_of
from .caching import Browser, kept
from .given import Parts

BUILT = Path(__file__).parents[1] / "static"
"""Where the build puts the page."""
INDEX = "/index.html"
ASSETS = "/assets/"
"""Files that are called by their content: what has another content has another name."""
KEPT_FOR_GOOD = {"cache-control": "public, max-age=31536000, immutable"}
TYPES = {
    ".css": "text/css",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
}
POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'self'; object-src 'none'"
)
GUARDS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    # Nobody elsewhere need know at which table somebody was.
    (b"referrer-policy", b"no-referrer"),
]
UNBUILT = """<!doctype html>
<html lang="{language}">
<head><meta charset="utf-8"><title>Inter Pares</title></head>
<body><h1>Inter Pares</h1><p>{text}</p></body>
</html>
"""


@get(["/", "/{path:path}"], tags=["page"], summary="The page")
async def page(request: Browser, services: Parts) -> Response[bytes]:
    """A file of the web client; any other address is a screen of it."""
    folder = Path(services.settings.static or BUILT)
    return await asyncio.to_thread(shown, request, folder)


def shown(request: Browser, folder: Path) -> Response[bytes]:
    """What a browser is given at this address."""
    path, files = request.scope["path"], files_in(folder)
    if path.startswith(ASSETS):
        return asset(files, path)
    if INDEX not in files:
        language = language_of(request.headers.get("accept-language", ""))
        return Response(unbuilt(language), status_code=503, media_type=MediaType.HTML)
    file = files.get(path, files[INDEX])
    return kept(request, file.read_bytes(), type_of(file))


def files_in(folder: Path) -> dict[str, Path]:
    """The files by their addresses: there are few, and whatever is not among them is not read."""
    found = (each for each in folder.rglob("*") if each.is_file())
    return {f"/{each.relative_to(folder).as_posix()}": each for each in found}


def asset(files: dict[str, Path], path: str) -> Response[bytes]:
    if path not in files:
        raise NotFoundException
    file = files[path]
    return Response(file.read_bytes(), headers=KEPT_FOR_GOOD, media_type=type_of(file))


def type_of(file: Path) -> str:
    return TYPES.get(file.suffix, "application/octet-stream")


def unbuilt(language: str) -> bytes:
    """What is shown instead of a page that nobody has built."""
    text = Texts.of("interpares.server", language).say("page-unbuilt")
    return UNBUILT.format(language=language, text=escape(text)).encode()


def guarded(app: ASGIApp) -> ASGIApp:
    """Tells browsers what our pages may do, with every answer over HTTP."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *GUARDS]
            await send(message)

        await app(scope, receive, send_guarded if scope["type"] == ScopeType.HTTP else send)

    return answer
