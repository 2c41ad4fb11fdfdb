"""The words of the command line: the same messages in all languages, and none missing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

import interpares.cli
from interpares import rules_of, slugs
from interpares.bots import LEVELS
from interpares.cli.turn import COMMANDS
from interpares.texts import LANGUAGES, languages_of

FOLDER = Path(interpares.cli.__file__).parent
FAMILIES = {
    "command": (*COMMANDS, "answer", "rule"),
    "help": (*COMMANDS, "answer", "rule"),
    "level": ("human", "random", *LEVELS),
    "ma-group": ("play", "trade", "give", "take", "pledge"),
    "si": ("sum", "helpers", "brides"),
    "si-group": ("manage", "perform", "hire"),
    "si-legend": ("man", "woman", "price", "next", "hired", "fits"),
    "sa": (
        *("ducats", "votes", "clients", "markers", "short-ducats", "short-votes", "vp"),
        *("royal", "senatorial", "parliamentary", "in-force", "rejected"),
        *("offers", "for-sale", "bids"),
    ),
    "sa-deck": ("internal", "foreign", "military"),
    "sa-legend": ("crown", "pact", "representative", "marker", "worth", "ribbon", "turned"),
    "ve-group": (
        *("deploy", "agitate", "challenge", "move", "deed", "trifle", "thrust", "reply", "pass"),
    ),
    "ve-legend": (
        *("initiative", "voice", "marked", "down", "marker", "silent"),
        *("kreski", "dukats", "hand", "letters"),
    ),
    "ve-letter": ("radziwill", "wisniowiecki", "court", "lubomirski"),
    "ve": ("kreski", "dukats", "sum", "hand", "cupboard"),
    "ma": ("wealth", "estates", "cards", "standing", "fiefs", "laws"),
}
"""Messages whose names are put together in the code."""
every_language = pytest.mark.parametrize("language", LANGUAGES)


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self):
        self.names = set()

    def visit_VariableReference(self, node: VariableReference):  # noqa: N802 - fluent names it
        self.names.add(node.id.name)


def messages(language, part="*"):
    """Every message with its variables; a part is the board of a game."""
    files = (FOLDER / "text").glob(f"{part}{language}.ftl")
    text = "\n".join(file.read_text("utf-8") for file in files)
    found = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def wanted():
    """Every message the code asks for."""
    code = "".join(path.read_text("utf-8") for path in FOLDER.rglob("*.py"))
    plain = set(re.findall(r"""\bsay\(\s*["']([a-z-]+)["']""", code))
    put_together = {f"{kind}-{name}" for kind, names in FAMILIES.items() for name in names}
    pairs = re.findall(r'(?:say\(|said = )"([a-z-]+)" if .* else "([a-z-]+)"', code)
    either = {each for pair in pairs for each in pair}
    return {f"cli-{each}" for each in plain | put_together | either}


def test_all_languages_have_the_same_messages_with_the_same_variables():
    assert messages("en", "") == messages("pl", "") == messages("de", "")


@pytest.mark.parametrize("slug", slugs())
def test_a_board_speaks_the_languages_of_its_game(slug):
    languages = {file.name.split(".")[1] for file in (FOLDER / "text").glob(f"{slug}.*.ftl")}

    assert not languages or languages == set(languages_of(rules_of(slug).package))
    for language in languages:
        assert messages(language, f"{slug}.") == messages("en", f"{slug}.")


def test_no_message_is_missing_and_none_is_idle():
    assert set(messages("en")) == wanted()


@every_language
def test_the_words_for_commands_differ_from_each_other(language):
    text = (FOLDER / "text" / f"{language}.ftl").read_text("utf-8")

    words = re.findall(r"^cli-command-\w+ = (.*)$", text, re.MULTILINE)

    assert len(set(words)) == len(words) == len(COMMANDS) + 2
