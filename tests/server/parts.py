"""A site that serves some parts of the server, without the rest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from litestar import Controller, Litestar, Request, Response
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException

from interpares import InterParesError
from interpares.server.errors import STATUS, Refusal, refusal_of
from interpares.server.people.limits import limited
from interpares.server.services import Services


def application(
    controllers: Sequence[type[Controller]], services: Services, principal: Provide
) -> Litestar:
    """These controllers, given the services and whoever sends the request."""
    return Litestar(
        list(controllers),
        dependencies={
            "services": Provide(lambda: services, sync_to_thread=False),
            "principal": principal,
        },
        exception_handlers={InterParesError: refused, HTTPException: unread},
        state=State({"services": services}),
        stores=limited(services.settings),
    )


def refused(_request: Request[Any, Any, Any], error: InterParesError) -> Response[Refusal]:
    refusal = refusal_of(error, "en")
    return Response(refusal, status_code=STATUS[refusal.code])


def unread(_request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """A body or parameter of the wrong form."""
    return Response({"fields": error.extra}, status_code=error.status_code)
