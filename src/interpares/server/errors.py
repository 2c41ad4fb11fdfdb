"""What the server refuses beside the rules of a game, and every refusal as it is sent."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..kernel.errors import BadInput, Diverged, Illegal, InterParesError, Stale
from ..kernel.rules import rules_of
from ..kernel.values import Value
from ..texts import Texts
from .learning import Astray
from .log import Unavailable

STATUS = {
    "bad_input": 400,
    "unauthenticated": 401,
    "forbidden": 403,
    "not_found": 404,
    "conflict": 409,
    "stale": 409,
    "illegal": 422,
    "lesson": 409,
    "rate_limited": 429,
    "internal": 500,
    "unavailable": 503,
}
"""The HTTP status of each code."""


class Problem(InterParesError):
    """A request the server does not follow: a code for programs, a message id for words."""

    def __init__(self, message: str, code: str = "conflict", **values: Any) -> None:
        super().__init__(message)
        self.message = message
        self.code = code
        self.values = values


class Refusal(Value, omit_defaults=True):
    """An error as it is sent: never a class, a trace, or a card the reader may not know of."""

    code: str
    message: str
    """The id of the words, for clients that have their own."""
    text: str
    rule: str | None = None
    values: dict[str, Any] = {}
    """What the words of a rule's refusal are about."""
    key: str | None = None
    """The request it answers."""


def refusal_of(
    error: InterParesError, language: str, game: str = "", names: Sequence[str] = ()
) -> Refusal:
    """The error in the reader's language."""
    match error:
        case Illegal():
            text = rules_of(game).texts(language).refusal(error, names) if game else error.text
            return Refusal("illegal", error.message, text, error.rule, dict(error.values))
        case Astray():
            return Refusal("lesson", "lesson", hint(error, language))
        case Problem():
            return Refusal(error.code, error.message, words(language, error))
        case Unavailable():
            return Refusal("unavailable", "unavailable", words(language, Problem("unavailable")))
        case Stale():
            return Refusal("stale", "stale", words(language, Problem("stale", "stale")))
        case Diverged():
            return Refusal("bad_input", "diverged", str(error))
        case BadInput():
            texts = Texts.of("interpares.server", language)
            if game and f"refusal-{error.message}" not in texts:
                texts = Texts.of(rules_of(game).package, language)
            return Refusal("bad_input", error.message or "bad-input", texts.refusal(error))
        case _:
            return Refusal("internal", "internal", words(language, Problem("internal", "internal")))


def words(language: str, problem: Problem) -> str:
    """The sentence for a problem."""
    texts = Texts.of("interpares.server", language)
    return texts.say(f"problem-{problem.message}", problem.values)


def hint(astray: Astray, language: str) -> str:
    """What helps a learner who has chosen something else than the lesson wants."""
    texts = Texts.of(rules_of(astray.game).package, language)
    own = texts.attribute(astray.words, "hint", {})
    return own or words(language, Problem("lesson", "lesson"))
