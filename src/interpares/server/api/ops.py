"""For hosts and clients alike: health, figures, and what can be played here."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath
from sqlalchemy import text

from ... import bots
from ...kernel.rules import Option, rules_of, slugs
from ...kernel.values import Value
from .. import metrics
from ..errors import Problem
from ..keys import hashed, opens
from .given import Parts
from .identify import bearer_of

LOOPBACK = ("127.0.0.1", "::1")
PATIENCE_S = 5
"""A database that takes longer does not answer."""


class GameFacts(Value):
    """A game that can be played here."""

    slug: str
    names: dict[str, str]
    version: int
    edition: str
    seats: tuple[int, ...]
    options: dict[str, Option]
    levels: tuple[str, ...]
    """The bots one can play against, weakest first."""


class Health(Value):
    """Whether the server can do its work."""

    status: str
    database: bool


@get("/healthz", tags=["operation"], summary="Health")
async def healthz(services: Parts) -> Response[Health]:
    """200 when moves can be taken, 503 when not."""
    try:
        async with asyncio.timeout(PATIENCE_S), services.database.session() as session:
            await session.execute(text("SELECT 1"))
    except Exception:  # noqa: BLE001 - whatever it is, the database does not answer
        return Response(Health("unavailable", database=False), status_code=503)
    return Response(Health("ok", database=True))


@get("/metrics", tags=["operation"], summary="Figures for Prometheus", media_type=MediaType.TEXT)
async def figures(request: Request[Any, Any, Any], services: Parts) -> bytes:
    """Counts and times; not for everybody: they tell that somebody answers in secret."""
    if not may_count(request, services.settings.metrics_key):
        raise Problem("not-for-you", "forbidden")
    services.housekeeping.count()
    return metrics.text()


@get("/api/games", tags=["games"], summary="The games")
async def games() -> list[GameFacts]:
    """Each with its seats, its options and the bots that play it."""
    return [facts(slug) for slug in slugs()]


@get("/api/games/{slug:str}/schema", tags=["games"], summary="JSON Schema of a game")
async def schema(slug: FromPath[str]) -> dict[str, Any]:
    """Of its actions, its events and its view."""
    return rules_of(slug).schema()


def facts(slug: str) -> GameFacts:
    rules = rules_of(slug)
    return GameFacts(
        slug,
        rules.names,
        rules.version,
        rules.edition(),
        rules.seats,
        rules.options,
        tuple(bots.LEVELS),
    )


def may_count(request: Request[Any, Any, Any], key: str) -> bool:
    """Whether the sender has the secret or, where there is none, sits at this machine."""
    if key:
        return opens(bearer_of(request.headers) or "", hashed(key))
    here = request.client is not None and request.client.host in LOOPBACK
    return here and "x-forwarded-for" not in request.headers


HANDLERS = (healthz, figures, games, schema)
