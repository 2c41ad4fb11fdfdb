"""From a request to the one who sends it."""

from __future__ import annotations

import hmac
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Headers
from litestar.enums import ScopeType

from ..errors import Problem
from ..people.sessions import COOKIE, Visitor
from ..principal import Principal
from ..services import Services

SAFE = ("GET", "HEAD", "OPTIONS", "TRACE")
"""Methods that change nothing."""

Connection = ASGIConnection[Any, Any, Any, Any]


async def identify(connection: Connection, services: Services) -> Principal:
    """Who sends this; raises Problem for what another site made a browser send."""
    return (await visit(connection, services)).principal


async def visit(connection: Connection, services: Services) -> Visitor:
    """The same with the session, for those who look after their sessions."""
    scope: Any = connection.scope
    is_socket = scope["type"] == ScopeType.WEBSOCKET
    writes = not is_socket and scope["method"] not in SAFE
    if (writes or is_socket) and not same_origin(connection.headers, services.settings.public_url):
        raise Problem("cross-origin", "forbidden")
    visitor = await services.people.visitor(
        session_key=connection.cookies.get(COOKIE),
        bearer=bearer_of(connection.headers),
        accept_language=connection.headers.get("accept-language", ""),
    )
    token = connection.headers.get("x-csrf-token", "")
    if writes and visitor.session_hash and not _same(token, visitor.csrf):
        raise Problem("csrf", "forbidden")
    return visitor


async def principal_of(
    services: Services, *, session_key: str | None, bearer: str | None, accept_language: str
) -> Principal:
    """The same where there is no request any more; the sender has been let in already."""
    visitor = await services.people.visitor(
        session_key=session_key, bearer=bearer, accept_language=accept_language
    )
    return visitor.principal


def same_origin(headers: Headers, public_url: str = "") -> bool:
    """Whether it comes from our own pages, or from no page at all."""
    origin = headers.get("origin")
    if origin is None:
        return True
    ours = {headers.get("host", "").lower(), _host(public_url)}
    return _host(origin) in ours - {""}


def bearer_of(headers: Headers) -> str | None:
    """The secret in an Authorization header."""
    kind, _, secret = headers.get("authorization", "").partition(" ")
    return secret.strip() or None if kind.lower() == "bearer" else None


def _host(url: str) -> str:
    try:
        return urlsplit(url).netloc.lower()
    except ValueError:
        return ""


def _same(given: str, expected: str) -> bool:
    return hmac.compare_digest(given.encode(), expected.encode())
