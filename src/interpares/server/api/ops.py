"""For hosts and clients alike: health, figures, and what can be played here."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import MediaType, Response, get
from litestar.params import FromPath
from sqlalchemy import text

from ... import bots
from ...kernel.rules import Option, rules_of, slugs
from ...kernel.values import Value
from .. import metrics
from .given import Parts

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
async def figures(services: Parts) -> bytes:
    """Counts and times; nothing about anybody."""
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


HANDLERS = (healthz, figures, games, schema)
