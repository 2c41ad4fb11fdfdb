"""All words of one table: those of its game and those of the command line, in one language."""

from __future__ import annotations

import copy
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Self

from ..kernel.errors import BadInput, Illegal
from ..kernel.game import Event, Outcome
from ..kernel.rules import Rules
from ..kernel.steps import Action
from ..kernel.values import Seat
from ..kernel.views import Prompt
from ..texts import Texts


class Words:
    """Sentences for whatever a table shows."""

    def __init__(self, rules: Rules, language: str, seat_names: Sequence[str]) -> None:
        self.language = language
        self.title = rules.title(language)
        self.seat_names = seat_names
        """They may change while a game is being set up."""
        self._described: Callable[[Action], Mapping[str, Any]] = lambda action: {}
        self._game = Texts.of(rules.package, language)
        self._own = Texts.of("interpares.cli", language)
        self._board = Texts.of("interpares.cli", self._game.language)

    def describing(self, described: Callable[[Action], Mapping[str, Any]]) -> Self:
        """The same words for a seat whose actions are described like this."""
        other = copy.copy(self)
        other._described = described  # noqa: SLF001 - of a copy of its own
        return other

    def say(self, message: str, **values: Any) -> str:
        """A sentence of the command line itself; of a board, in the language of its game."""
        known = self._own if f"cli-{message}" in self._own else self._board
        return known.say(f"cli-{message}", values)

    def name(self, word: str) -> str:
        """The name of a thing in the game."""
        message = f"name-{word.replace('_', '-')}"
        return self._game.say(message) if message in self._game else word

    def form(self, word: str, form: str) -> str:
        """A name in one of its forms, such as a short one; empty when it has none."""
        return self._game.attribute(f"name-{word.replace('_', '-')}", form, {})

    def title_of(self, kind: str, word: str) -> str:
        """The name of a thing as one of a kind, where another shares its id."""
        return self._game.say(f"{kind}-{word.replace('_', '-')}")

    def comment(self, message: str, attribute: str = "") -> str:
        """What a lesson says; nothing where it says nothing."""
        known = message in self._game
        if attribute or not known:
            return self._game.attribute(message, attribute, {}) if known else ""
        return self._game.say(message)

    def seat(self, seat: Seat) -> str:
        """The name a seat goes by."""
        return self.name(self.seat_names[seat])

    def event(self, event: Event) -> str:
        return self._game.value("event", event, self.seat_names)

    def action(self, action: Action) -> str:
        return self._game.value("action", action, self.seat_names, self._described(action))

    def question(self, prompt: Prompt) -> str:
        """What a seat that must choose is asked."""
        return self._game.question(prompt, self.seat_names)

    def waiting(self, prompt: Prompt) -> str:
        """The same, for those who look on."""
        return self._game.waiting(prompt, self.seat_names)

    def outcome(self, outcome: Outcome) -> str:
        """How the match ended."""
        return self._game.say(f"outcome-{outcome.reason}")

    def refusal(self, refusal: Illegal | BadInput) -> str:
        """The sentence of a refusal, and the rule it cites."""
        text = self._game.refusal(refusal, self.seat_names)
        return f"{text} ({refusal.rule})" if isinstance(refusal, Illegal) else text

    def has_rule(self, rule: str) -> bool:
        """Whether there are words for this rule."""
        return bool(self._game.rule(rule))

    def rule(self, rule: str) -> str:
        """A rule behind its id."""
        return f"{rule}  {self._game.rule(rule)}"

    def card_text(self, kind: str, card: str) -> str:
        """What a card does."""
        return self._game.attribute(f"{kind}-{card.replace('_', '-')}", "text", {})
