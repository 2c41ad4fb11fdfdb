"""Games over HTTP: what can be played here, with its words, its rules and its components."""

from __future__ import annotations

from typing import Any

from litestar import Controller, MediaType, Response, get
from litestar.params import FromPath

from ...kernel.rules import rules_of, slugs
from ...texts import Language, spoken
from ..errors import Problem
from ..games import GameFacts, shelf
from ..reference import Chapter, chapters, components, fluent
from .caching import Browser, kept


class GamesController(Controller):
    """The shelf."""

    path = "/api/games"
    tags = ["games"]

    @get(summary="The games")
    async def games(self) -> list[GameFacts]:
        """Each with its seats, its options and the bots that play it; those on their way last."""
        return shelf()

    @get("/{slug:str}/schema", summary="JSON Schema of a game")
    async def schema(self, slug: FromPath[str]) -> dict[str, Any]:
        """Of its actions, its events and its view."""
        return rules_of(slug).schema()

    @get("/{slug:str}/texts/{language:str}", summary="The words of a game", media_type="text/plain")
    async def texts(
        self, request: Browser, slug: FromPath[str], language: FromPath[Language]
    ) -> Response[str]:
        """Fluent: the game's own, then those that all games share; the rules are apart.

        A game that does not speak the language answers in English, and says so.
        """
        package = package_of(slug)
        return kept(request, fluent(package, language), MediaType.TEXT, spoken(package, language))

    @get("/{slug:str}/rules/{language:str}", summary="The rules of a game")
    async def rules(
        self, request: Browser, slug: FromPath[str], language: FromPath[Language]
    ) -> Response[list[Chapter]]:
        """Chapter by chapter, in our words, each rule with its id.

        A game that does not speak the language answers in English, and says so.
        """
        package = package_of(slug)
        return kept(request, chapters(package, language), MediaType.JSON, spoken(package, language))

    @get("/{slug:str}/components", summary="What lies in the box")
    async def components(
        self, request: Browser, slug: FromPath[str]
    ) -> Response[dict[str, dict[str, Any]]]:
        """The data files by name, each entry with where its values come from."""
        return kept(request, components(package_of(slug)), MediaType.JSON)


def package_of(slug: str) -> str:
    """Where a game that can be played lies."""
    if slug not in slugs():
        raise Problem("no-such-game", "not_found")
    return rules_of(slug).package
