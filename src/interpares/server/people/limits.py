"""How often one address may try what is dear or could be guessed."""

from __future__ import annotations

from datetime import timedelta
from ipaddress import IPv6Address, ip_address
from typing import Any

from litestar import Request
from litestar.exceptions import TooManyRequestsException
from litestar.middleware import DefineMiddleware
from litestar.middleware.rate_limit import RateLimitConfig, RateLimitMiddleware
from litestar.stores.base import Store
from litestar.stores.memory import MemoryStore
from litestar.types import Receive, Scope, Send

from ..errors import Problem
from ..settings import Settings

STORE = "rate_limit"
CROWD = 10_000
"""So many addresses are remembered before those that are over are looked for."""


def limited(settings: Settings) -> dict[str, Store]:
    """Where tries are counted, for all workers together; the `stores` of the application."""
    if not settings.bus:
        return {STORE: Counts()}
    from litestar.stores.redis import RedisStore  # noqa: PLC0415 - only with --bus
    from redis.asyncio import Redis  # noqa: PLC0415 - only with --bus

    client = Redis.from_url(settings.bus)
    return {STORE: RedisStore(client, "interpares-limits", handle_client_shutdown=True)}


def limit(what: str, per_minute: int) -> DefineMiddleware:
    """Middleware of a handler: so many tries a minute for each address."""

    def who(request: Request[Any, Any, Any]) -> str:
        return f"{what}:{address_of(request, _settings(request))}"

    config = RateLimitConfig(
        rate_limit=("minute", per_minute),
        identifier_for_request=who,
        check_throttle_handler=_is_on,
        middleware_class=Limit,
        store=STORE,
    )
    return config.middleware


class Limit(RateLimitMiddleware):
    """Refuses in our own words."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        except TooManyRequestsException as error:
            seconds = int((error.headers or {}).get("RateLimit-Reset", 60))
            raise Problem("too-many-requests", "rate_limited", seconds=seconds) from None


class Counts(MemoryStore):
    """Counts in memory, which do not grow with every address ever seen."""

    async def set(
        self, key: str, value: str | bytes, expires_in: int | timedelta | None = None
    ) -> None:
        if len(self._store) >= CROWD:
            await self.delete_expired()
        await super().set(key, value, expires_in)


def address_of(request: Request[Any, Any, Any], settings: Settings) -> str:
    """The client's network: an IPv6 customer has many addresses, so only 64 bits count."""
    hops = request.headers.getall("x-forwarded-for", []) if settings.trust_proxy else []
    nearest = hops[-1].split(",")[-1].strip() if hops else ""
    host = nearest or (request.client.host if request.client else "")
    try:
        address = ip_address(host)
    except ValueError:
        return host
    return f"{int(address) >> 64:x}" if isinstance(address, IPv6Address) else str(address)


async def _is_on(request: Request[Any, Any, Any]) -> bool:
    return _settings(request).rate_limits


def _settings(request: Request[Any, Any, Any]) -> Settings:
    settings: Settings = request.app.state.services.settings
    return settings
