"""The application: routes, words for errors, and the services behind them."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from ..kernel.errors import BadInput, InterParesError
from .api import (
    docs_page,
    games,
    lessons,
    notices,
    ops,
    page,
    people,
    play,
    sockets,
    tables,
    workshop,
)
from .api.given import Parts
from .api.identify import identify
from .errors import STATUS, Problem, Refusal, refusal_of
from .messages import PROTOCOL
from .people.checks import language_of
from .people.limits import limited
from .principal import Principal
from .services import Services, running
from .settings import Settings, from_environment

logger = logging.getLogger(__name__)


def create_app(settings: Settings | None = None) -> Litestar:
    """The server as an ASGI application; without settings they come from the environment."""
    chosen = settings or from_environment()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with running(chosen) as services:
            app.state.services = services
            yield

    return Litestar(
        route_handlers=[
            *people.PEOPLE,
            *notices.NOTICES,
            tables.LobbyController,
            tables.TableController,
            play.PlayController,
            sockets.table_socket,
            sockets.lobby_socket,
            games.GamesController,
            lessons.LessonsController,
            *workshop.WORKSHOP,
            *ops.HANDLERS,
            docs_page.docs,
            page.page,
        ],
        middleware=[page.guarded],
        dependencies={
            "services": Provide(services_of, sync_to_thread=False),
            "principal": Provide(principal_of),
        },
        exception_handlers={InterParesError: refused, HTTPException: refused, Exception: refused},
        lifespan=[lifespan],
        stores=limited(chosen),
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Inter Pares",
            version=str(PROTOCOL),
            path="/api/openapi",
            use_handler_docstrings=True,
            # The usual pages for people are loaded from elsewhere; ours is docs_page.
            render_plugins=[JsonRenderPlugin()],
        ),
        compression_config=CompressionConfig(backend="gzip", exclude=["/stream$", r"\.woff2$"]),
        request_max_body_size=1_000_000,
    )


def services_of(state: State) -> Services:
    services: Services = state.services
    return services


async def principal_of(request: Request[Any, Any, Any], services: Parts) -> Principal:
    principal = await identify(request, services)
    request.state.language = principal.language
    return principal


def refused(request: Request[Any, Any, Any], error: Exception) -> Response[Refusal]:
    """Any error as the protocol writes it; what is our own fault is logged, not shown."""
    asked = language_of(request.headers.get("accept-language", ""))
    language = request.state.get("language") or asked
    if isinstance(error, RecursionError):
        error = BadInput("The request is nested too deeply.", message="too-deep")
    if isinstance(error, HTTPException):
        refusal = of_http(error, language)
        return Response(refusal, status_code=error.status_code, media_type="application/json")
    if isinstance(error, InterParesError):
        refusal = refusal_of(error, language, *game_of(request))
    else:
        logger.error("A request failed.", exc_info=error)
        refusal = refusal_of(Problem("internal", "internal"), language)
    return Response(refusal, status_code=STATUS[refusal.code], media_type="application/json")


def game_of(request: Request[Any, Any, Any]) -> tuple[str, Sequence[str]]:
    """The game at the table a request is about, and what its seats go by."""
    hot = request.app.state.services.desk.shelf.find(request.path_params.get("table_id", ""))
    if hot is None:
        return "", ()
    return hot.facts.game, hot.names


def of_http(error: HTTPException, language: str) -> Refusal:
    """What the framework refuses: a body that does not fit, a path that is not there."""
    if problem := problem_of(error.status_code):
        return refusal_of(problem, language)
    codes = {status: code for code, status in STATUS.items()}
    code = codes.get(error.status_code, "bad_input")
    extra: Any = error.extra or []
    flaws = [flaw_of(each) for each in extra if isinstance(each, dict)]
    return Refusal(code, code.replace("_", "-"), " ".join(flaws) or error.detail)


def problem_of(status: int) -> Problem | None:
    """What we say ourselves of some statuses of HTTP."""
    match status:
        case 404:
            return Problem("no-path", "not_found")
        case 405:
            return Problem("no-method", "bad_input")
        case 413:
            return Problem("too-large", "bad_input")
        case _:
            return None


def flaw_of(extra: dict[str, Any]) -> str:
    """Which part of a request does not fit, and why."""
    place, message = extra.get("key", "data"), extra.get("message", "")
    return f"{message}." if place == "data" else f"'{place}': {message}."
