"""Words for ids: Fluent files of a game, in one language, with the common ones below them."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping, Sequence
from contextvars import ContextVar
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Resource
from msgspec import structs

from .kernel.errors import BadInput, Illegal
from .kernel.values import Value, snake
from .kernel.views import Prompt

LANGUAGES = ("pl", "en")
NOTHING = "none"
"""What no value, no word and an empty list are called in a message."""
LONGEST = 600
"""How much of a word is read: it may be one that a player typed."""

_names: ContextVar[Sequence[str]] = ContextVar("names", default=())
"""The ids of the seats' names, while a message is rendered."""


class Texts:
    """Renders actions, events, questions and refusals as sentences of one language."""

    def __init__(self, package: str, language: str) -> None:
        if language not in LANGUAGES:
            raise BadInput(f"There are texts in {', '.join(LANGUAGES)}, not in '{language}'.")
        self.language = language
        functions: dict[str, Any] = {
            "NAME": self._name,
            "SEAT": self._seat,
            "EACH": self._each,
            "SIGNED": _signed,
        }
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        for part in (package, "interpares"):
            for resource in _resources(part, language):
                self._bundle.add_resource(resource)

    @classmethod
    @functools.cache
    def of(cls, package: str, language: str) -> Texts:
        """The shared texts of a package; files are read once."""
        return cls(package, language)

    def __contains__(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))

    def say(
        self, message: str, values: Mapping[str, Any] | None = None, names: Sequence[str] = ()
    ) -> str:
        """A message with its values; `names` are the ids of the seats' names."""
        return self._format(message, "", values, names) if message in self else message

    def attribute(
        self, message: str, attribute: str, values: Mapping[str, Any], names: Sequence[str] = ()
    ) -> str:
        """An attribute of a message, such as the text of a card; empty when there is none."""
        found = message in self and attribute in self._bundle.get_message(message).attributes
        return self._format(message, attribute, values, names) if found else ""

    def value(self, prefix: str, value: Value, names: Sequence[str] = ()) -> str:
        """An action or event: the message of its class with its fields as values."""
        return self.say(_id(prefix, snake(type(value).__name__)), structs.asdict(value), names)

    def question(self, prompt: Prompt, names: Sequence[str] = ()) -> str:
        """The question, as put to a seat that is asked."""
        return self.say(_id("decision", prompt.decision), prompt.facts, names)

    def waiting(self, prompt: Prompt, names: Sequence[str] = ()) -> str:
        """What everybody reads who waits for the answer."""
        values = {**prompt.facts, "seats": prompt.seats}
        return self.attribute(_id("decision", prompt.decision), "waiting", values, names)

    def refusal(self, refusal: Illegal | BadInput, names: Sequence[str] = ()) -> str:
        """The sentence a player is shown; the plain text of an error that has no words here."""
        message = f"refusal-{refusal.message}"
        return self.say(message, refusal.values, names) if message in self else str(refusal)

    def name(self, word: str) -> str:
        """The name of a thing by its id; the id itself where it has no other."""
        return self._name_of(word, "")

    def rule(self, rule: str) -> str:
        """What the rule `MA-1.3` says; empty when there is no such rule."""
        message = f"rule-{rule.replace('.', '-')}"
        return self.say(message) if message in self else ""

    def _format(
        self, message: str, attribute: str, values: Mapping[str, Any] | None, names: Sequence[str]
    ) -> str:
        found = self._bundle.get_message(message)
        pattern: Any = found.attributes[attribute] if attribute else found.value
        flat = {name: _flat(value) for name, value in (values or {}).items()}
        token = _names.set(names)
        try:
            text, errors = self._bundle.format_pattern(pattern, flat)
        finally:
            _names.reset(token)
        if errors:
            raise errors[0]
        return str(text)

    def _name(self, words: Any, case: str = "", join: str = "") -> str:
        """The names of things by their ids, in a grammatical case if the language has it."""
        ids = str(words)[:LONGEST].split(",")
        return self._listed([self._name_of(each, case) for each in ids], join)

    def _seat(self, seats: Any, case: str = "", join: str = "") -> str:
        names = dict(enumerate(_names.get()))
        ids = [names.get(int(each), each) for each in str(seats).split(",")]
        return self._listed([self._name_of(each, case) for each in ids], join)

    def _each(self, seats: Any, words: Any) -> str:
        """Every seat with the thing that is its own."""
        pairs = zip(str(seats).split(","), str(words).split(","), strict=True)
        return ", ".join(f"{self._seat(seat)} {self._name(word)}" for seat, word in pairs)

    def _name_of(self, word: str, case: str) -> str:
        message = _id("name", word)
        if message not in self:
            return word
        known = case in self._bundle.get_message(message).attributes
        return self._format(message, case if known else "", None, ())

    def _listed(self, words: list[str], join: str) -> str:
        if join or len(words) == 1:
            return join.join(words)
        return self.say("list", {"first": ", ".join(words[:-1]), "last": words[-1]})


def _id(prefix: str, word: str) -> str:
    return f"{prefix}-{word.replace('_', '-')}"


def sources(package: str, language: str) -> dict[str, str]:
    """The Fluent files of a package in a language: `pl.ftl` and every other `*.pl.ftl`."""
    files = sorted((resources.files(package) / "text").iterdir(), key=lambda each: each.name)
    return {
        file.name: file.read_text("utf-8")
        for file in files
        if file.name.split(".")[-2:] == [language, "ftl"]
    }


def _resources(package: str, language: str) -> Iterator[Resource]:
    for name, text in sources(package, language).items():
        resource = FluentResource(text)
        if junk := [each.content for each in resource.body if isinstance(each, Junk)]:
            raise BadInput(f"{package}, {name}: this is not Fluent: {junk[0]}")
        yield resource


def _flat(value: Any) -> Any:
    """A value as Fluent takes it: text or a number; a list becomes words with commas."""
    if isinstance(value, (tuple, list)):
        return ",".join(str(each) for each in value) or NOTHING
    if isinstance(value, bool):
        return str(value).lower()
    return NOTHING if value in (None, "") else value


def _signed(number: Any, plus: str = "+") -> str:
    """A number with its sign; `plus: ""` leaves out the plus but not the minus."""
    return f"−{-int(number)}" if number < 0 else f"{plus}{int(number)}"
