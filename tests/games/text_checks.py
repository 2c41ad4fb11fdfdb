"""The words of a game, as its tests ask for them."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from interpares import Illegal, rules_of
from interpares.kernel.game import Event, Game
from interpares.kernel.steps import Action, Decision
from interpares.kernel.views import prompt
from interpares.texts import LANGUAGES, Texts

every_language = pytest.mark.parametrize("language", LANGUAGES)

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


class Wording:
    """The words of a game, for seats with these names."""

    def __init__(self, slug: str, names: Sequence[str]) -> None:
        self.rules, self.names = rules_of(slug), list(names)

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
