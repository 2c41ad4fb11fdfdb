"""What a message says: the table, the game and what is wanted, and nothing that is hidden."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from fluent.runtime.errors import FluentFormatError

from ...kernel.errors import BadInput
from ...kernel.rules import rules_of
from ...kernel.values import Value, shown
from ...texts import LANGUAGES, Texts

LINES = 20
"""So many notices are told one by one; of more, how many there are."""
UNNAMED = "–"


class Facts(msgspec.Struct):
    """What is known of a notice; whatever else its data hold is not told."""

    table: str = ""
    table_name: str = ""
    game: str = ""
    seat: int | None = None
    decision: str | None = None
    n: int | None = None


class Told(Value, omit_defaults=True):
    """One notice as a webhook is told of it."""

    kind: str
    table: str
    table_name: str
    game: str
    link: str
    at_ms: int
    seat: int | None = None
    decision: str | None = None


class Message(Value):
    """What is sent: a title, lines of text and where they lead."""

    title: str
    lines: tuple[str, ...]
    link: str
    told: tuple[Told, ...] = ()

    @property
    def text(self) -> str:
        return "\n".join(self.lines)


def facts_of(data: str) -> Facts:
    """The data of a notice; nothing is known if they cannot be read."""
    try:
        return msgspec.json.decode(data, type=Facts)
    except msgspec.DecodeError:
        return Facts()


def told(kind: str, data: str, at_ms: int, url: str) -> Told:
    facts = facts_of(data)
    link = f"{url}/table/{facts.table}" if facts.table else url
    return Told(
        kind,
        facts.table,
        shown(facts.table_name),
        facts.game,
        link,
        at_ms,
        facts.seat,
        facts.decision,
    )


def message_of(notices: Sequence[Told], language: str, url: str) -> Message:
    """One message for all of the notices, in order."""
    texts = texts_in(language)
    lines = [line_of(each, texts) for each in notices[:LINES]]
    if len(notices) > LINES:
        lines.append(texts.say("notice-more", {"count": len(notices) - LINES}))
    links = {each.link for each in notices}
    title = (
        texts.say(f"notice-{notices[0].kind}", values_of(notices[0], texts.language))
        if len(notices) == 1
        else texts.say("notice-digest", {"count": len(notices)})
    )
    return Message(title, tuple(lines), links.pop() if len(links) == 1 else url, tuple(notices))


def line_of(notice: Told, texts: Texts) -> str:
    values = values_of(notice, texts.language)
    line = texts.attribute(f"notice-{notice.kind}", "text", values)
    question = question_of(notice, texts.language) if notice.kind == "turn" else ""
    return f"{line} {question}".strip()


def values_of(notice: Told, language: str) -> dict[str, Any]:
    try:
        game = rules_of(notice.game).title(language)
    except BadInput:
        game = notice.game
    return {"table": notice.table_name or game or UNNAMED, "game": game or UNNAMED}


def question_of(notice: Told, language: str) -> str:
    """The words of the question, if they do not depend on anything at the table."""
    try:
        texts = Texts.of(rules_of(notice.game).package, language)
        message = f"decision-{(notice.decision or '').replace('_', '-')}"
        return texts.say(message) if message in texts else ""
    except (BadInput, FluentFormatError):
        return ""


def plain(message: str, language: str, url: str, **values: Any) -> Message:
    """A message about the channel itself: a test, a code."""
    texts = texts_in(language)
    return Message(texts.say(message), (texts.attribute(message, "text", values),), url)


def reason_in(language: str, stored: str) -> str:
    """Why something was not delivered, from the word the outbox keeps."""
    reason, _, value = stored.partition(":")
    return texts_in(language).say(f"delivery-{reason}", {"value": value}) if reason else ""


def texts_in(language: str) -> Texts:
    return Texts.of("interpares.server", language if language in LANGUAGES else "en")
