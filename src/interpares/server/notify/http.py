"""One POST to a checked target: no second look at the name, no redirects, no proxy, a time limit.

Apprise and pywebpush send through `requests`, which looks the name up again and leaves no way to
connect to the address that was checked and still verify the certificate of the name.
"""

from __future__ import annotations

import asyncio
import re
import ssl
from collections.abc import Mapping
from functools import cache

from ...kernel.values import Value
from .errors import Undelivered
from .guard import Target

LIMIT_S = 12.0
CONNECT_LIMIT_S = 4.0
HEAD_BYTES = 16_384
STATUS = re.compile(rb"HTTP/1\.[01] ([1-5]\d\d)[ \r]")
RETRY_AFTER = re.compile(rb"\r\nretry-after:[ \t]*(\d{1,6})[ \t]*\r\n", re.IGNORECASE)
CONTINUES = 200
"""Answers below are only announcements."""


class Reply(Value):
    """What matters of an answer."""

    status: int
    wait_s: int = 0
    """How long the server asks to be left alone."""

    @property
    def is_success(self) -> bool:
        return self.status // 100 == 2  # noqa: PLR2004 - the class of a status


async def post(
    target: Target, headers: Mapping[str, str], body: bytes, limit_s: float = LIMIT_S
) -> Reply:
    """The answer to a POST; raises Undelivered when there is none."""
    try:
        async with asyncio.timeout(limit_s):
            return await exchanged(target, head(target, headers, len(body)) + body)
    except TimeoutError:
        raise Undelivered("timeout") from None
    except ssl.SSLError:
        raise Undelivered("tls") from None
    except (EOFError, asyncio.LimitOverrunError, ConnectionResetError):
        raise Undelivered("answer") from None
    except OSError:
        raise Undelivered("unreachable") from None


async def exchanged(target: Target, request: bytes) -> Reply:
    reader, writer = await connected(target)
    try:
        writer.write(request)
        await writer.drain()
        while (reply := read(await reader.readuntil(b"\r\n\r\n"))).status < CONTINUES:
            pass
        return reply
    finally:
        writer.transport.abort()


async def connected(target: Target) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection to the first of the checked addresses that takes one."""
    context = await asyncio.to_thread(tls_context) if target.is_secure else None
    name = target.host if target.is_secure else None
    failure: OSError = OSError("no address")
    for address in target.addresses:
        try:
            async with asyncio.timeout(CONNECT_LIMIT_S):
                return await asyncio.open_connection(
                    address, target.port, ssl=context, server_hostname=name, limit=HEAD_BYTES
                )
        except OSError as error:
            failure = error
    raise failure


@cache
def tls_context() -> ssl.SSLContext:
    """Trusts what the system trusts, and what browsers do where the system has no list."""
    import certifi  # noqa: PLC0415 - only where something is sent

    context = ssl.create_default_context()
    context.load_verify_locations(certifi.where())
    return context


def head(target: Target, headers: Mapping[str, str], length: int) -> bytes:
    host = f"[{target.host}]" if ":" in target.host else target.host
    usual = 443 if target.is_secure else 80
    lines = [
        f"POST {target.path} HTTP/1.1",
        f"Host: {host}" + ("" if target.port == usual else f":{target.port}"),
        "User-Agent: InterPares",
        *(f"{name}: {value}" for name, value in headers.items()),
        f"Content-Length: {length}",
        "Connection: close",
    ]
    return "".join(f"{line}\r\n" for line in [*lines, ""]).encode("ascii")


def read(answer: bytes) -> Reply:
    """The head of an answer; its body is left unread."""
    status = STATUS.match(answer)
    if status is None:
        raise Undelivered("answer")
    wait = RETRY_AFTER.search(answer)
    return Reply(int(status[1]), int(wait[1]) if wait else 0)
