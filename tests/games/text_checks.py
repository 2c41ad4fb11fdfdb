"""The words of a game, as its tests ask for them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from typing import Any

import pytest
from msgspec import Struct

from interpares import Illegal, rules_of, slugs
from interpares.datafiles import Named
from interpares.kernel.game import Event, Game
from interpares.kernel.steps import Action, Decision
from interpares.kernel.values import snake
from interpares.kernel.views import prompt
from interpares.texts import Texts, languages_of, sources

every_game = pytest.mark.parametrize(
    "slug, language",
    [(slug, language) for slug in slugs() for language in languages_of(rules_of(slug).package)],
)
"""Every game in every language it speaks."""

UNFIT = r"(action|event|decision|refusal|name)-|\bnone\b|[{}_]|  "
"""What no sentence may hold: ids, values that are missing, placeholders."""
TYPED = "Ω"
"""A word that a player typed and nothing is called by."""


def message(kind: str, word: str) -> str:
    """The message of an id."""
    return f"{kind}-{word.replace('_', '-')}"


def printed(name: str) -> str:
    """A name of the data without what stands in brackets, in the printer's signs."""
    return name.partition(" (")[0].replace("'", "’")


def is_sentence(text: str, ends: str = ".") -> bool:
    """Whether it can be shown to a player as it is."""
    return text[-1:] in tuple(ends) and not re.search(UNFIT, text)


def named(value: Any) -> Iterator[Named]:
    """Every thing of the data that has names."""
    if isinstance(value, Named):
        yield value
    if isinstance(value, Struct):
        value = tuple(getattr(value, field) for field in value.__struct_fields__)
    if isinstance(value, tuple):
        for each in value:
            yield from named(each)


class Wording:
    """The words of a game, for seats with these names."""

    def __init__(self, slug: str, names: Sequence[str]) -> None:
        self.rules, self.names = rules_of(slug), list(names)
        self.languages = languages_of(self.rules.package)
        self.every_language = pytest.mark.parametrize("language", self.languages)

    def words(self, language: str) -> Texts:
        return Texts.of(self.rules.package, language)

    def name(self, word: str, language: str) -> str:
        """The name of an id, or the message that is missing."""
        return self.words(language).say(message("name", word))

    def attribute(self, word: str, attribute: str, language: str) -> str:
        """What else is said of an id, such as a case of its name; nothing if there is none."""
        return self.words(language).attribute(message("name", word), attribute, {})

    def said(self, event: Event, language: str) -> str:
        return self.words(language).value("event", event, self.names)

    def offered(self, action: Action, language: str) -> str:
        return self.words(language).value("action", action, self.names)

    def refused(self, refusal: Illegal, language: str) -> str:
        return self.words(language).refusal(refusal, self.names)

    def refusals(self, language: str) -> list[str]:
        """The reasons that have words."""
        return re.findall(r"(?m)^refusal-([a-z-]+) =", self._source(language))

    def orders(self, language: str) -> set[str]:
        """The answers that can be given before the question."""
        return set(re.findall(r"(?m)^    \.answer-([a-z-]+) = ", self._source(language)))

    def waiting_for(self, seats: int | Sequence[int], language: str) -> str:
        return self.words(language).say("waiting-for", {"seats": seats}, self.names)

    def lacking(self, ids: Iterable[str], cases: Iterable[str], language: str) -> list[str]:
        """The cases, and whatever else is said of ids, that are missing."""
        wanted = product(ids, cases)
        return [f"{id_}.{case}" for id_, case in wanted if not self.attribute(id_, case, language)]

    def described(self, kind: str, thing: str, language: str) -> bool:
        """Whether a thing says what it does, alike by its kind and by its name.

        The reference asks by kind and id, a sentence by the name.
        """
        texts, by_kind = self.words(language), message(kind, thing)
        text = texts.attribute(by_kind, "text", {})
        same_name = texts.say(by_kind) == self.name(thing, language)
        return same_name and self.attribute(thing, "text", language) == text and is_sentence(text)

    def explained(self, kind: type[Decision], language: str) -> bool:
        """Whether a newcomer is told in a title and some sentences what a question is about."""
        decision = message("decision", snake(kind.__name__))
        title = self.words(language).attribute(decision, "name", {})
        guide = self.words(language).attribute(decision, "guide", {})
        told = len(re.findall(r"[.!?](?= |$)", guide)) >= 2 and not re.search(UNFIT, guide)
        return told and title != "" and not title.endswith(".")

    def put(self, game: Game, question: Decision, language: str) -> tuple[str, str]:
        """A question to seat 0, and what everybody else reads meanwhile."""
        game.then(question)
        own, public = prompt(game, 0), prompt(game, None)
        assert own is not None
        assert public is not None
        texts = self.words(language)
        return texts.question(own, self.names), texts.waiting(public, self.names)

    def questions(self) -> set[type[Decision]]:
        """The kinds of decisions that are asked; others are what these have in common."""
        kinds = {kind for kind in self.rules.steps() if issubclass(kind, Decision)}
        return kinds - {base for kind in kinds for base in kind.__bases__}

    def _source(self, language: str) -> str:
        return sources(self.rules.package, language)[f"{language}.ftl"]
