"""Which addresses of the world a user may let the server call.

Only http and https, only ports 80, 443 and 8000 to 9999 (where web services live, and neither
mail nor databases), no credentials, and every address the name stands for must be one of the
open internet. The caller connects to the addresses that were checked, so a name that answers
differently the second time gains nothing.
"""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import Awaitable, Callable
from concurrent.futures import Executor
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from urllib.parse import urlsplit

from ...kernel.values import Value
from ..errors import Problem

Resolve = Callable[[str, int], Awaitable[list[str]]]
"""The addresses of a name; OSError when there are none."""

PORTS = {80, 443, *range(8000, 10_000)}
RESOLVE_LIMIT_S = 5
ADDRESSES = 4
"""How many addresses of a name are tried."""
PLAIN_URL = re.compile(r"[!-\[\]-~]{1,2000}")
"""Printable ASCII without the backslash, which readers of addresses disagree about."""
PLAIN_HOST = re.compile(r"[a-z0-9._-]{1,253}")

CLOSED = [
    ip_network(network)
    for network in (
        "0.0.0.0/8",
        "10.0.0.0/8",
        "100.64.0.0/10",
        "127.0.0.0/8",
        "168.63.129.16/32",  # the machine room of a cloud, by an address that looks public
        "169.254.0.0/16",
        "172.16.0.0/12",
        "192.0.0.0/24",
        "192.0.2.0/24",
        "192.88.99.0/24",
        "192.168.0.0/16",
        "198.18.0.0/15",
        "198.51.100.0/24",
        "203.0.113.0/24",
        "224.0.0.0/3",
        "2001::/23",
        "2001:db8::/32",
        "3fff::/20",
    )
]
"""Special-purpose networks (IANA), named here because Python's own list differs by version."""
OPEN_IPV6 = ip_network("2000::/3")
NAT64 = ip_network("64:ff9b::/96")


class Target(Value):
    """Where to connect to, checked."""

    is_secure: bool
    host: str
    port: int
    path: str
    addresses: tuple[str, ...]


class Guard:
    """Checks addresses when they are given and again whenever something is sent."""

    def __init__(self, resolve: Resolve, *, allow_private: bool = False) -> None:
        self._resolve = resolve
        self._allow_private = allow_private

    async def check(self, url: str) -> Target:
        """Where the address leads; raises Problem if the server must not go there."""
        is_secure, host, port, path = parts_of(url)
        if not self._allow_private and port not in PORTS:
            raise Problem("target-port", "bad_input", port=str(port))
        try:
            async with asyncio.timeout(RESOLVE_LIMIT_S):
                addresses = await self._resolve(host, port)
        except (OSError, UnicodeError):
            addresses = []
        is_allowed = self._allow_private or all(is_open(each) for each in addresses)
        if not addresses or not is_allowed:
            # The same for both: nobody shall learn which names our own network knows.
            raise Problem("target-private", "bad_input", host=host)
        return Target(is_secure, host, port, path, tuple(addresses[:ADDRESSES]))


def parts_of(url: str) -> tuple[bool, str, int, str]:
    """Whether it is https, the host, the port and the path with its query."""
    try:
        parts = urlsplit(url)
        is_secure = parts.scheme == "https"
        port = (443 if is_secure else 80) if parts.port is None else parts.port
    except ValueError:
        raise Problem("target-url", "bad_input") from None
    host = (parts.hostname or "").removesuffix(".")
    if (
        not PLAIN_URL.fullmatch(url)
        or parts.scheme not in {"http", "https"}
        or "@" in parts.netloc
        or not (is_ipv6(host) if "[" in parts.netloc else PLAIN_HOST.fullmatch(host))
    ):
        raise Problem("target-url", "bad_input")
    query = f"?{parts.query}" if parts.query else ""
    return is_secure, host, port, (parts.path or "/") + query


def is_ipv6(host: str) -> bool:
    return ":" in host and "%" not in host and bool(address_of(host))


def address_of(text: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(text)
    except ValueError:
        return None


def is_open(text: str) -> bool:
    """Whether an address belongs to the open internet, in whatever form it is written."""
    address = address_of(text)
    if isinstance(address, IPv6Address):
        address = inner(address)
    if isinstance(address, IPv6Address) and address not in OPEN_IPV6:
        return False
    return (
        address is not None
        and address.is_global
        and not any(address.version == net.version and address in net for net in CLOSED)
    )


def inner(address: IPv6Address) -> IPv4Address | IPv6Address:
    """The IPv4 address that an IPv6 address leads to, if it does."""
    if address in NAT64:
        return IPv4Address(int(address) & 0xFFFF_FFFF)
    return address.ipv4_mapped or address.sixtofour or address


def resolver(threads: Executor) -> Resolve:
    """Asks the system; a name that is slow to resolve holds up a thread of the pool only."""

    async def resolve(host: str, port: int) -> list[str]:
        loop = asyncio.get_running_loop()
        found = await loop.run_in_executor(threads, looked_up, host, port)
        return list(dict.fromkeys(found))

    return resolve


def looked_up(host: str, port: int) -> list[str]:
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(address[0]) for *_, address in found]
