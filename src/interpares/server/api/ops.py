"""For hosts: health, and figures."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import MediaType, Request, Response, get
from sqlalchemy import text

from ...kernel.values import Value
from .. import metrics
from ..errors import Problem
from ..keys import hashed, opens
from .given import Parts
from .identify import bearer_of

LOOPBACK = ("127.0.0.1", "::1")
PATIENCE_S = 5
"""A database that takes longer does not answer."""


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


def may_count(request: Request[Any, Any, Any], key: str) -> bool:
    """Whether the sender has the secret or, where there is none, sits at this machine."""
    if key:
        return opens(bearer_of(request.headers) or "", hashed(key))
    here = request.client is not None and request.client.host in LOOPBACK
    return here and "x-forwarded-for" not in request.headers


HANDLERS = (healthz, figures)
