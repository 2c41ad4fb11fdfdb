"""The workshop over HTTP: decks and cards of Veto!, checked, and kept for their makers."""

from __future__ import annotations

from litestar import Controller, MediaType, Response, delete, get, post, put
from litestar.params import FromPath, JSONBody

from ...games.veto.sheet import Sheet, sheet
from ..people.limits import limit
from ..workshop import keeping
from ..workshop.checking import check_card, check_deck, language_of, read_cards
from ..workshop.forms import (
    AskTrial,
    CheckCard,
    CheckDeck,
    CheckedCard,
    CheckedDeck,
    KeepCard,
    KeepDeck,
    KeptCard,
    KeptDeck,
    ReadCards,
    TrialFacts,
)
from .caching import Browser, kept
from .given import Parts, Sender, owner
from .people import NO_STORE

OFTEN = 240
"""Checks a minute: somebody types, and every pause is a check."""


class WorkshopController(Controller):
    """What is right and wrong in decks and cards; nothing is kept."""

    path = "/api/veto"
    tags = ["workshop"]

    @post(
        "/deck/check",
        summary="Check a deck",
        status_code=200,
        middleware=[limit("deck-check", OFTEN)],
    )
    async def deck(self, principal: Sender, data: JSONBody[CheckDeck]) -> CheckedDeck:
        """From text, a link or lists: whether it is legal, what is in it, and its other forms."""
        principal.needs("read")
        return check_deck(data, language_of(principal.language))

    @post(
        "/card/check",
        summary="Check a home-made card",
        status_code=200,
        middleware=[limit("card-check", OFTEN)],
    )
    async def card(self, principal: Sender, data: JSONBody[CheckCard]) -> CheckedCard:
        """Everything wrong with an entry, by its place; a right one with its id, code and TOML."""
        principal.needs("read")
        return check_card(data.entry, language_of(principal.language))

    @post(
        "/card/read",
        summary="Read home-made cards from TOML",
        status_code=200,
        middleware=[limit("card-read", 30)],
    )
    async def read(self, principal: Sender, data: JSONBody[ReadCards]) -> list[CheckedCard]:
        """The entries `[[card]]` of a file, each checked."""
        principal.needs("read")
        return read_cards(data.toml, language_of(principal.language))

    @get("/card/language", summary="The language of cards")
    async def language(self, request: Browser) -> Response[Sheet]:
        """Every table, operation and word a card may use, for the form of an editor."""
        return kept(request, sheet(), MediaType.JSON)


class MyWorksController(Controller):
    """Decks and cards of mine."""

    path = "/api/me"
    tags = ["workshop"]
    cache_control = NO_STORE

    @get("/decks", summary="My decks")
    async def decks(self, services: Parts, principal: Sender) -> list[KeptDeck]:
        """Those I changed last come first."""
        principal.needs("read")
        async with services.database.session() as session:
            return await keeping.decks_of(session, principal.person())

    @post("/decks", summary="Keep a deck", middleware=[limit("works", 60)])
    async def new_deck(
        self, services: Parts, principal: Sender, data: JSONBody[KeepDeck]
    ) -> KeptDeck:
        """Legal or not, finished or not."""
        who = owner(principal)
        async with services.database.session() as session:
            return await keeping.keep_deck(session, who, data)

    @put("/decks/{work_id:str}", summary="Change a deck", middleware=[limit("works", 60)])
    async def change_deck(
        self, services: Parts, principal: Sender, work_id: FromPath[str], data: JSONBody[KeepDeck]
    ) -> KeptDeck:
        """Its name, its content or both."""
        who = owner(principal)
        async with services.database.session() as session:
            return await keeping.keep_deck(session, who, data, work_id)

    @delete("/decks/{work_id:str}", summary="Throw a deck away")
    async def remove_deck(self, services: Parts, principal: Sender, work_id: FromPath[str]) -> None:
        """Tables where it was brought keep it."""
        who = owner(principal)
        async with services.database.session() as session:
            await keeping.remove(session, who, "deck", work_id)

    @get("/cards", summary="My cards")
    async def cards(self, services: Parts, principal: Sender) -> list[KeptCard]:
        """Those I changed last come first."""
        principal.needs("read")
        async with services.database.session() as session:
            return await keeping.cards_of(session, principal.person())

    @post("/cards", summary="Keep a card", middleware=[limit("works", 60)])
    async def new_card(
        self, services: Parts, principal: Sender, data: JSONBody[KeepCard]
    ) -> KeptCard:
        """Finished or not."""
        who = owner(principal)
        async with services.database.session() as session:
            return await keeping.keep_card(session, who, data)

    @put("/cards/{work_id:str}", summary="Change a card", middleware=[limit("works", 60)])
    async def change_card(
        self, services: Parts, principal: Sender, work_id: FromPath[str], data: JSONBody[KeepCard]
    ) -> KeptCard:
        """Decks that have it keep it as it was."""
        who = owner(principal)
        async with services.database.session() as session:
            return await keeping.keep_card(session, who, data, work_id)

    @delete("/cards/{work_id:str}", summary="Throw a card away")
    async def remove_card(self, services: Parts, principal: Sender, work_id: FromPath[str]) -> None:
        """Decks that have it keep it."""
        who = owner(principal)
        async with services.database.session() as session:
            await keeping.remove(session, who, "card", work_id)


class TrialsController(Controller):
    """Decks of mine, tried by bots in the background."""

    path = "/api/veto/trials"
    tags = ["workshop"]
    cache_control = NO_STORE

    @post(summary="Try a deck against those of the box", middleware=[limit("trials", 10)])
    async def begin(
        self, services: Parts, principal: Sender, data: JSONBody[AskTrial]
    ) -> TrialFacts:
        """One at a time for each person; what was played before is answered at once."""
        who = owner(principal)
        return await services.trials.begin(who, data, language_of(principal.language))

    @get(summary="My trials")
    async def all(self, services: Parts, principal: Sender) -> list[TrialFacts]:
        """The latest first."""
        principal.needs("read")
        return await services.trials.all_of(principal.person())

    @get("/{trial_id:str}", summary="How far a trial is")
    async def read(self, services: Parts, principal: Sender, trial_id: FromPath[str]) -> TrialFacts:
        """Games and wins against each deck, so far."""
        principal.needs("read")
        return await services.trials.facts(principal.person(), trial_id)

    @delete("/{trial_id:str}", summary="End a trial")
    async def cancel(self, services: Parts, principal: Sender, trial_id: FromPath[str]) -> None:
        """What was played so far is kept."""
        await services.trials.cancel(owner(principal), trial_id)


WORKSHOP = (WorkshopController, MyWorksController, TrialsController)
"""All controllers of this module, for the application."""
