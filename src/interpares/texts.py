"""Words for ids: Fluent files of a game, in one language, with the common ones below them."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextvars import ContextVar
from importlib import import_module, resources, util
from typing import Any, Literal, TypeAlias, get_args

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Resource
from msgspec import structs

from .kernel.errors import BadInput, Illegal
from .kernel.values import Value, snake
from .kernel.views import Prompt

Language: TypeAlias = Literal["pl", "en", "de"]
LANGUAGES: tuple[str, ...] = get_args(Language)
ENGLISH = "en"
"""What every package speaks, and speaks whole where it lacks the language asked for."""
NOTHING = "none"
"""What no value, no word and an empty list are called in a message."""
LONGEST = 600
"""How much of a word is read: it may be one that a player typed."""
NOTED = re.compile(r"(?P<id>[^#@]+)(?:#(?P<number>\d+))?(?:@(?P<place>[^@]+))?")
"""An id with the number of one among several and with where it is: `guard#2@seat-1`."""
SEAT = re.compile(r"seat-(\d+)")
"""A seat, where a list of things names one too."""
WORDING = "wording"
"""The module of a package whose `words(language)` makes Fluent of names in its data.

Its `late(message, language)`, if it has one, does so for what came after the texts were read.
"""

_names: ContextVar[Sequence[str]] = ContextVar("names", default=())
"""The ids of the seats' names, while a message is rendered."""


class Texts:
    """Renders actions, events, questions and refusals as sentences of one language."""

    def __init__(self, package: str, language: str) -> None:
        known = languages_of(package)
        if language not in known:
            raise BadInput(f"There are texts in {', '.join(known)}, not in '{language}'.")
        self.language = language
        functions: dict[str, Any] = {
            "NAME": self._name,
            "SEAT": self._seat,
            "EACH": self._each,
            "SIGNED": _signed,
            "SUM": _sum,
            "COUNTED": self._counted,
        }
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        self._late: Callable[[str, str], str] | None = getattr(_wording(package), "late", None)
        for part in (package, "interpares"):
            for resource in _resources(part, language):
                self._bundle.add_resource(resource)

    @classmethod
    @functools.cache
    def of(cls, package: str, language: str) -> Texts:
        """The shared texts of a package, in English if it lacks the language; read once."""
        answer = spoken(package, language)
        return cls(package, language) if answer == language else cls.of(package, answer)

    def __contains__(self, message: str) -> bool:
        return bool(self._bundle.has_message(message)) or self._learnt(message)

    def _learnt(self, message: str) -> bool:
        """Words that came after the texts were read, such as those of home-made cards."""
        source = self._late(message, self.language) if self._late else ""
        if source:
            self._bundle.add_resource(FluentResource(source))
        return bool(source) and bool(self._bundle.has_message(message))

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

    def value(
        self,
        prefix: str,
        value: Value,
        names: Sequence[str] = (),
        described: Mapping[str, Any] | None = None,
    ) -> str:
        """An action or event: the message of its class with its fields as values.

        What is `described` stands for the fields of that name (see `Rules.describe`).
        """
        values = structs.asdict(value) | dict(described or {})
        return self.say(_id(prefix, snake(type(value).__name__)), values, names)

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

    def choice(self, option: str, choice: str) -> str:
        """What a choice of an option is called: there, or wherever it is named."""
        return self.attribute(f"option-{option}", f"choice-{choice}", {}) or self.name(choice)

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

    def _each(self, *lists: Any, skip: str = "") -> str:
        """Every seat with the thing that is its own; all seats in order where none are listed."""
        *listed, words = [str(each).split(",") for each in lists]
        seats = listed[0] if listed else [str(seat) for seat in range(len(words))]
        pairs = [pair for pair in zip(seats, words, strict=True) if pair[1] != skip]
        return ", ".join(f"{self._seat(seat)} {self._name(word)}" for seat, word in pairs)

    def _counted(self, numbers: Any, of: str) -> str:
        """So many of each thing in a list; what there is none of is left out."""
        pairs = zip(of.split(","), _numbers(numbers), strict=True)
        words = [self.say(_id("counted", word), {"count": count}) for word, count in pairs if count]
        return self._listed(words or [self.say(_id("name", NOTHING))], "")

    def _name_of(self, word: str, case: str) -> str:
        message = _id("name", word)
        if message not in self:
            return self._noted(word, case)
        known = case in self._bundle.get_message(message).attributes
        return self._format(message, case if known else "", None, ())

    def _noted(self, word: str, case: str) -> str:
        """A seat, or a thing told from others by its number and its place; else the word itself."""
        if seat := SEAT.fullmatch(word):
            return self._seat(seat[1], case)
        noted = NOTED.fullmatch(word)
        if noted is None or noted["id"] == word:
            return word
        name = self._name_of(noted["id"], case)
        if noted["number"]:
            name = self.say("one-of-several", {"name": name, "number": noted["number"]})
        if noted["place"]:
            name = self.say("thing-at", {"name": name, "place": self._name_of(noted["place"], "")})
        return name

    def _listed(self, words: list[str], join: str) -> str:
        if join or len(words) == 1:
            return join.join(words)
        return self.say("list", {"first": ", ".join(words[:-1]), "last": words[-1]})


def _id(prefix: str, word: str) -> str:
    return f"{prefix}-{word.replace('_', '-')}"


def languages_of(package: str) -> tuple[str, ...]:
    """The languages a package speaks: those it has a file for."""
    folder = resources.files(package) / "text"
    return tuple(each for each in LANGUAGES if (folder / f"{each}.ftl").is_file())


def spoken(package: str, language: str) -> str:
    """The language in which a package answers a reader of this one: the same, or English."""
    lacking = set(LANGUAGES) - set(languages_of(package))
    return ENGLISH if language in lacking else language


def sources(package: str, language: str) -> dict[str, str]:
    """The Fluent files of a package in a language: `pl.ftl` and every other `*.pl.ftl`.

    With them goes what its module `wording`, if there is one, makes of the names in its data.
    """
    files = sorted((resources.files(package) / "text").iterdir(), key=lambda each: each.name)
    found = {
        file.name: file.read_text("utf-8")
        for file in files
        if file.name.split(".")[-2:] == [language, "ftl"]
    }
    if found and (wording := _wording(package)):
        found[f"cards.{language}.ftl"] = wording.words(language)
    return found


def _wording(package: str) -> Any:
    """The module of a package that makes words of its data, if there is one."""
    there = util.find_spec(f"{package}.{WORDING}")
    return import_module(f"{package}.{WORDING}") if there else None


def _resources(package: str, language: str) -> Iterator[Resource]:
    for name, text in sources(package, language).items():
        resource = FluentResource(text)
        if junk := [each.content for each in resource.body if isinstance(each, Junk)]:
            raise BadInput(f"{package}, {name}: this is not Fluent: {junk[0]}")
        yield resource


def _flat(value: Any) -> Any:
    """A value as Fluent takes it: text or a number; a list becomes words with commas."""
    if isinstance(value, (tuple, list)):
        return ",".join(_word(each) for each in value) or NOTHING
    if isinstance(value, bool):
        return _word(value)
    return NOTHING if value in (None, "") else value


def _signed(number: Any, plus: str = "+") -> str:
    """A number with its sign; `plus: ""` leaves out the plus but not the minus."""
    return f"−{-int(number)}" if number < 0 else f"{plus}{int(number)}"


def _word(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _numbers(numbers: Any) -> list[int]:
    return [int(each) for each in str(numbers).split(",")]


def _sum(numbers: Any) -> int:
    """What a list of numbers adds up to; a message can select by it."""
    return sum(_numbers(numbers))
