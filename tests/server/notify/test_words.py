"""What messages say, in all languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import interpares.server
from interpares.server.notify.timing import KINDS
from interpares.server.notify.words import facts_of, message_of, plain, reason_in, told
from interpares.texts import LANGUAGES

FOLDER = Path(interpares.server.__path__[0])
URL = "https://tables.example"
DATA = '{"table": "t1", "table_name": "Wieczór", "game": "magnaci", "seat": 1, "n": 3, "hand": "7"}'
every_language = pytest.mark.parametrize("language", LANGUAGES)


def messages(language: str) -> dict[str, ftl.Message]:
    text = (FOLDER / "text" / f"notify.{language}.ftl").read_text("utf-8")
    found = FluentParser().parse(text).body
    assert not [entry for entry in found if isinstance(entry, ftl.Junk)]
    return {entry.id.name: entry for entry in found if isinstance(entry, ftl.Message)}


@every_language
def test_all_languages_have_the_same_messages_and_attributes(language):
    translated, english = messages(language), messages("en")

    assert list(translated) == list(english)
    for name, message in translated.items():
        assert [each.id.name for each in message.attributes] == [
            each.id.name for each in english[name].attributes
        ]


def source() -> str:
    files = [*(FOLDER / "notify").glob("*.py"), FOLDER / "api" / "notices.py"]
    return "".join(file.read_text("utf-8") for file in files)


@every_language
def test_every_problem_and_every_failure_has_words(language):
    known = messages(language)
    problems = set(re.findall(r'Problem\("([a-z-]+)"', source())) - {"no-table"}
    failures = set(re.findall(r'Undelivered\("([a-z-]+)"', source()))
    failures |= {name for name in problems if name.startswith("target-")}

    assert len(problems) > 10
    assert problems == {
        name.removeprefix("problem-") for name in known if name.startswith("problem-")
    }
    assert failures <= {
        name.removeprefix("delivery-") for name in known if name.startswith("delivery-")
    }


@every_language
@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_notice_names_the_table_and_the_game(language, kind):
    message = message_of([told(kind, DATA, 5, URL)], language, URL)

    assert message.title.endswith(": Wieczór")
    assert "Wieczór" in message.text
    assert "Magna" in message.text
    assert message.link == f"{URL}/table/t1"


def test_only_what_is_known_to_be_open_is_told():
    facts = facts_of(DATA)

    assert not hasattr(facts, "hand")
    assert "7" not in message_of([told("turn", DATA, 5, URL)], "en", URL).text


@pytest.mark.parametrize(
    "decision, question",
    [
        ("start_estate", " Choose the province for your first estate."),
        ("veto_question", ""),
        ("no_such_decision", ""),
        ("", ""),
    ],
)
def test_a_question_is_asked_if_its_words_need_nothing_from_the_table(decision, question):
    data = DATA.replace('"n"', f'"decision": "{decision}", "n"')

    message = message_of([told("turn", data, 5, URL)], "en", URL)

    assert message.text.endswith(f"it is your turn.{question}")


def test_a_german_message_asks_in_english_what_the_game_asks_in_english():
    data = DATA.replace('"n"', '"decision": "start_estate", "n"')

    text = message_of([told("turn", data, 5, URL)], "de", URL).text

    assert text == (
        "Tisch „Wieczór“ (The Magnates: A Game of Power): Du bist am Zug. "
        "Choose the province for your first estate."
    )


@pytest.mark.parametrize(
    "count, title",
    [(2, "2 powiadomienia"), (5, "5 powiadomień"), (22, "22 powiadomienia")],
)
def test_polish_counts_as_polish_does(count, title):
    notices = [told("mention", DATA, 5, URL)] * count

    assert message_of(notices, "pl", URL).title == f"Inter Pares: {title}"


@every_language
@pytest.mark.parametrize(
    "stored", ["timeout", "http:503", "gone", "target-private", "target-port", "no-mail", "off"]
)
def test_reasons_are_told_in_words(language, stored):
    text = reason_in(language, stored)

    assert text.endswith(".")
    assert ("503" in text) == (stored == "http:503")
    assert reason_in(language, "") == ""


@every_language
def test_a_code_is_in_its_message(language):
    assert "ABCD2345" in plain("notice-confirm", language, URL, code="ABCD2345").text


def test_an_unknown_language_is_read_in_english():
    assert plain("notice-test", "fr", URL).title == "Inter Pares: a test"


@pytest.mark.parametrize("data", ["", "[]", "{", '{"seat": "x"}', "null"])
def test_data_that_cannot_be_read_tell_nothing(data):
    assert facts_of(data).table == ""
