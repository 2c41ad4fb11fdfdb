"""Lessons over HTTP."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, post
from litestar.params import FromPath, QueryParameter

from ..lessons import open_lesson
from ..people.limits import limit
from ..requests import Opened
from .games import package_of
from .given import Parts, Sender

Done = Annotated[int, QueryParameter(ge=0, description="Steps that are behind me.")]


class LessonsController(Controller):
    """Guided first rounds."""

    path = "/api/games/{slug:str}/lessons"
    tags = ["games"]

    @post("/{name:str}", summary="Begin a lesson", middleware=[limit("tables", 60)])
    async def begin(
        self,
        services: Parts,
        principal: Sender,
        slug: FromPath[str],
        name: FromPath[str],
        done: Done = 0,
    ) -> Opened:
        """A table where I learn: the others play by a script, and I am told what to do and why.

        With `done` so many of its steps are made already.
        """
        principal.needs("tables")
        package_of(slug)
        return await open_lesson(services.tables, principal, slug, name, done)
