"""From the Fluent files of a package to what is said: names, lists, signs, and what is refused."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from interpares import BadInput, rules_of
from interpares.texts import Texts

MAGNACI = rules_of("magnaci").package


@pytest.fixture
def workshop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Texts of a package made for the test, from the source of its English file."""

    def made(source: str, **others: str) -> Texts:
        text = tmp_path / "workshop" / "text"
        text.mkdir(parents=True)
        (text.parent / "__init__.py").touch()
        (text / "en.ftl").write_text(source, "utf-8")
        for name, content in others.items():
            (text / f"{name}.en.ftl").write_text(content, "utf-8")
        (text / "pl.ftl").write_text("word = słowo\n", "utf-8")
        monkeypatch.syspath_prepend(tmp_path)
        monkeypatch.delitem(sys.modules, "workshop", raising=False)
        return Texts("workshop", "en")

    return made


def test_a_name_is_put_in_the_case_asked_for_where_there_is_one(workshop):
    names = "name-a = A\n    .gen = of A\nname-b = B\n"
    texts = workshop(names + 'word = { NAME($ids, case: "gen") }\n')

    assert texts.say("word", {"ids": ("a", "b", "c")}) == "of A, B and c"


def test_a_list_may_have_another_joint(workshop):
    texts = workshop('word = { NAME($ids, join: " > ") }\n')

    assert texts.say("word", {"ids": ("x", "y", "z")}) == "x > y > z"


@pytest.mark.parametrize("empty", [None, "", (), []])
def test_nothing_is_a_word_that_messages_can_select(workshop, empty):
    texts = workshop("word = { $thing ->\n    [none] empty\n   *[other] full\n}\n")

    assert texts.say("word", {"thing": empty}) == "empty"
    assert texts.say("word", {"thing": 0}) == "full"


@pytest.mark.parametrize("number, said", [(3, "+3 3"), (0, "+0 0"), (-2, "−2 −2")])
def test_numbers_have_signs(workshop, number, said):
    texts = workshop('word = { SIGNED($number) } { SIGNED($number, plus: "") }\n')

    assert texts.say("word", {"number": number}) == said


def test_things_are_paired_with_their_seats(workshop):
    texts = workshop("name-lady = Lady\nword = { EACH($seats, $cards) }\n")

    assert texts.say("word", {"seats": (1, 0), "cards": ("lady", "9")}) == "1 Lady, 0 9"


def test_all_files_of_a_language_are_read_and_the_games_own_words_come_first(workshop):
    texts = workshop("your-turn = Go!\n", rules="rule-XX-1-2 = Thou shalt.\n")

    assert texts.say("your-turn") == "Go!"
    assert texts.rule("XX-1.2") == "Thou shalt."
    assert texts.rule("XX-1.3") == ""
    assert "word" not in texts


def test_an_unknown_message_is_its_own_words_and_has_no_attributes(workshop):
    texts = workshop("word = words\n    .text = more words\n")

    assert texts.say("no-such-message") == "no-such-message"
    assert texts.attribute("word", "text", {}) == "more words"
    assert texts.attribute("word", "waiting", {}) == ""
    assert texts.attribute("no-such-message", "text", {}) == ""


def test_a_missing_value_is_an_error_and_leaves_no_names_behind(workshop):
    texts = workshop("word = { $missing }\nseat-name = { SEAT($seat) }\nname-a = A\n")

    with pytest.raises(Exception, match="missing"):
        texts.say("word", {}, names=["a"])

    assert texts.say("seat-name", {"seat": 0}) == "0"


def test_a_file_that_is_not_fluent_is_refused(workshop):
    with pytest.raises(BadInput, match=r"workshop, en\.ftl: this is not Fluent: word"):
        workshop("word = { $open\n")


def test_a_language_without_texts_is_refused():
    with pytest.raises(BadInput, match="not in 'de'"):
        Texts(MAGNACI, "de")


def test_texts_are_read_once():
    assert rules_of("magnaci").texts("pl") is Texts.of(MAGNACI, "pl")
