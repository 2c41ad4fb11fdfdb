"""From the Fluent files of a package to what is said: names, lists, signs, and what is refused."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from interpares import BadInput, rules_of
from interpares.games.magnaci.actions import Settle
from interpares.texts import LANGUAGES, Texts, languages_of, sources, spoken

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
        for module in ("workshop", "workshop.wording"):
            monkeypatch.delitem(sys.modules, module, raising=False)
        return Texts("workshop", "en")

    return made


def test_a_name_is_put_in_the_case_asked_for_where_there_is_one(workshop):
    names = "name-a = A\n    .gen = of A\nname-b = B\n"
    texts = workshop(names + 'word = { NAME($ids, case: "gen") }\n')

    assert texts.say("word", {"ids": ("a", "b", "c")}) == "of A, B and c"


def test_a_thing_is_told_from_others_by_a_number_and_a_place(workshop):
    texts = workshop("name-guard = Guard\nname-gate = Gate\nname-a = A\nword = { NAME($id) }\n")

    def said(word: str) -> str:
        return texts.say("word", {"id": word}, ["gate", "a"])

    assert said("guard#2") == "Guard 2"
    assert said("guard@gate") == "Guard (Gate)"
    assert said("guard#2@seat-1") == "Guard 2 (A)"
    assert said("seat-1") == "A"
    assert said("a@b@c") == "a@b@c"


def test_a_seat_of_a_list_of_things_may_have_a_name_of_its_own(workshop):
    texts = workshop("name-seat-1 = the second seat\nname-a = A\nword = { NAME($id) }\n")

    assert texts.say("word", {"id": "seat-1"}, ["a", "a"]) == "the second seat"


def test_what_is_described_stands_for_the_fields_of_an_action(workshop):
    texts = workshop("action-settle = Settle { $province }\n")

    assert texts.value("action", Settle("prussia")) == "Settle prussia"
    assert texts.value("action", Settle("prussia"), described={"province": "x"}) == "Settle x"


def test_words_that_a_package_makes_of_its_data_are_read_like_a_file(workshop, tmp_path):
    made = workshop("word = { NAME($id) }\n")
    wording = "def words(language):\n    return f'name-a = A in {language}\\n'\n"
    (tmp_path / "workshop" / "wording.py").write_text(wording, "utf-8")

    assert list(sources("workshop", "en")) == ["en.ftl", "cards.en.ftl"]
    assert sources("workshop", "de") == {}
    assert Texts("workshop", "en").say("word", {"id": "a"}) == "A in en"
    assert made.say("word", {"id": "a"}) == "a"


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


def test_without_a_list_of_seats_all_are_paired_and_some_are_left_out(workshop):
    texts = workshop('word = { EACH($bids) } | { EACH($bids, skip: "0") }\nname-a = A\n')

    assert texts.say("word", {"bids": (3, 0, 1)}, ["a"]) == "A 3, 1 0, 2 1 | A 3, 2 1"
    assert texts.say("word", {"bids": (True, False)}, ["a"]) == "A yes, 1 no | A yes, 1 no"


@pytest.mark.parametrize(
    "army, said",
    [((2, 1, 0), "some: 2 feet and 1 horse"), ((0, 1, 0), "some: 1 horse"), ((0, 0, 0), "–")],
)
def test_things_are_counted_and_added_up(workshop, army, said):
    counted = 'COUNTED($army, of: "foot,horse,gun")'
    texts = workshop(
        f"word = {{ SUM($army) ->\n    [0] {{ {counted} }}\n   *[other] some: {{ {counted} }}\n}}\n"
        "counted-foot = { $count } feet\ncounted-horse = { $count } horse\n"
    )

    assert texts.say("word", {"army": army}) == said


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


@pytest.mark.parametrize("package", ["interpares", "interpares.server", "interpares.cli"])
def test_the_page_the_terminal_and_the_messages_speak_three_languages(package):
    assert languages_of(package) == LANGUAGES == ("pl", "en", "de")


def test_a_package_speaks_the_languages_it_has_a_file_for(workshop):
    workshop("word = word\n", rules="rule-XX-1-1 = A rule.\n")

    assert languages_of("workshop") == ("pl", "en")
    assert [spoken("workshop", each) for each in LANGUAGES] == ["pl", "en", "en"]


def test_a_game_that_lacks_a_language_speaks_english_and_no_sentence_is_mixed():
    asked_in_german = Texts.of(MAGNACI, "de")
    waiting = asked_in_german.say("waiting-for", {"seats": (0, 1)}, ["radziwill", "potocki"])

    assert asked_in_german is Texts.of(MAGNACI, "en")
    assert asked_in_german.language == "en"
    assert waiting == "Waiting for Radziwiłł and Potocki"


@pytest.mark.parametrize("read", [Texts, Texts.of])
def test_a_language_nobody_speaks_is_refused(read):
    with pytest.raises(BadInput, match="There are texts in pl, en, not in 'fr'"):
        read(MAGNACI, "fr")


def test_texts_of_a_language_that_is_lacking_are_not_made():
    with pytest.raises(BadInput, match="not in 'de'"):
        Texts(MAGNACI, "de")


def test_the_title_of_a_game_is_english_where_it_has_no_other():
    assert rules_of("florence").title("pl") == "Książęta Florencji"
    assert rules_of("florence").title("de") == "The Princes of Florence"


def test_texts_are_read_once():
    assert rules_of("magnaci").texts("pl") is Texts.of(MAGNACI, "pl")
