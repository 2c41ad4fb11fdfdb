"""The words of Veto!: what the data names, and what else has a name."""

from __future__ import annotations

import re
from typing import get_args

import pytest
from fluent.runtime import FluentBundle, FluentResource

from games.text_checks import is_sentence
from games.veto.positions import FACTIONS, veto
from games.veto.wording import VETO, attribute, every_language, name, words
from interpares.games.veto import names_of_seats
from interpares.games.veto.cards import CARDS, DECKS, KEYWORDS, PRINTED
from interpares.games.veto.components import CharacterCard
from interpares.games.veto.wording import PLAIN, safe
from interpares.games.veto.words import CARD_TYPES, EVENTS, ObjectKind, Phase
from interpares.texts import sources

REASONS = ("election", "strategy", "all_kreski", "elect_killed", "conceded", "rounds_over")


def printed(text: str) -> str:
    """What the data types, in the signs of the printer."""
    return re.sub(r"(?<!\w)-(?=\d)", "−", text.replace("'", "’"))


@every_language
def test_every_card_has_the_name_and_the_text_of_the_data(language):
    for card in PRINTED.values():
        called, text = (printed(getattr(each, language)) for each in (card.name, card.text))

        assert name(card.id, language).partition(",")[0] == called.partition(",")[0]
        assert attribute(card.id, "text", language) == ("" if text == PLAIN[language] else text)
        assert not re.search(r"[{}_]|  ", text)


@every_language
def test_only_of_several_cards_of_a_person_the_name_tells_the_epithet(language):
    persons = [card.person for card in CARDS.values()]
    for card in PRINTED.values():
        if isinstance(card, CharacterCard):
            epithet = printed(getattr(card.epithet, language))
            told = persons.count(card.person) > 1

            assert attribute(card.id, "epithet", language) == epithet
            assert name(card.id, language).endswith(f", {epithet}") == told


@pytest.mark.parametrize("language, other", [("pl", "en"), ("en", "pl")])
def test_texts_call_characters_by_their_names_in_that_language(language, other):
    characters = [card for card in PRINTED.values() if isinstance(card, CharacterCard)]
    here, there = (
        {word for card in characters for word in re.findall(r"\w{4,}", getattr(card.name, each))}
        for each in (language, other)
    )

    for card in PRINTED.values():
        said = set(re.findall(r"\w+", getattr(card.text, language)))
        assert not said & (there - here), card.id


def test_two_cards_of_one_person_are_told_apart():
    assert name("andrzej_kmicic_babinicz", "pl") == "Andrzej Kmicic, Babinicz"
    assert name("andrzej_kmicic_standard_bearer", "pl") == "Andrzej Kmicic, Chorąży orszański"


@every_language
def test_keywords_and_decks_have_the_names_of_the_data(language):
    for things in (KEYWORDS, DECKS):
        for id_, thing in things.items():
            assert name(id_, language) == printed(getattr(thing.name, language))


@pytest.mark.parametrize(
    "text, said",
    [
        ("+2 Szabla, not -1.", "+2 Szabla, not −1."),
        ("A {brace} and an end}", "A {brace} and an end}"),
        (".dot", ".dot"),
        ("*star", "*star"),
        ("[bracket]", "[bracket]"),
        ("two\n  lines = one", "two lines = one"),
        ("D'Artagnan", "D’Artagnan"),
    ],
)
def test_whatever_the_data_says_is_read_back_by_fluent(text, said):
    bundle = FluentBundle(["en"], use_isolating=False)

    bundle.add_resource(FluentResource(f"word = {safe(text)}\n"))

    assert bundle.format_pattern(bundle.get_message("word").value) == (said, [])


@every_language
def test_the_page_gets_the_names_of_cards_as_one_of_its_files(language):
    files = sources(VETO.rules.package, language)

    assert f"name-feint = {name('feint', language)}\n" in files[f"cards.{language}.ftl"]


@every_language
def test_phases_kinds_and_events_have_names(language):
    for word in (*get_args(Phase), *CARD_TYPES, *get_args(ObjectKind), *EVENTS, "hidden_thrust"):
        assert not name(word, language).startswith("name-")


@every_language
@pytest.mark.parametrize("reason", REASONS)
def test_every_way_a_game_ends_has_a_sentence(reason, language):
    """VE-10.5 to VE-10.8, VE-10.13, VE-10.14, VE-10.16"""
    assert is_sentence(words(language).say(f"outcome-{reason}"))


def test_seats_go_by_their_factions_and_are_numbered_where_two_lead_one():
    """VE-1.2"""
    game = veto(4, factions=("court", "radziwill", "lubomirski", "radziwill"))

    names = names_of_seats(game)

    assert [name(each, "pl") for each in names] == [
        "Dworscy",
        "Radziwiłłowie II",
        "Lubomirscy",
        "Radziwiłłowie IV",
    ]
    assert [attribute(each, "gen", "pl") for each in names] == [
        "Dworskich",
        "Radziwiłłów II",
        "Lubomirskich",
        "Radziwiłłów IV",
    ]
    assert name(names[3], "en") == "The Radziwiłłs IV"


def test_seats_are_camps_until_they_have_chosen():
    """VE-2.5"""
    game = VETO.rules.new(4, b"x" * 32, VETO.rules.complete({}, 4))

    names = names_of_seats(game)

    assert [name(each, "pl") for each in names] == ["Obóz 1", "Obóz 2", "Obóz 3", "Obóz 4"]
    assert [name(each, "en") for each in names] == ["Camp 1", "Camp 2", "Camp 3", "Camp 4"]


def test_names_of_seats_have_the_cases_that_sentences_ask_for():
    seats = [*FACTIONS, *(f"{each}_{seat}" for each in FACTIONS for seat in range(1, 5))]

    assert VETO.lacking(seats, ("gen", "dat", "acc"), "pl") == []
    assert VETO.lacking(seats, ("acc",), "en") == []
    assert VETO.waiting_for((1, 2), "pl") == "Czekamy na Radziwiłłów i Dworskich"
    assert VETO.waiting_for((1, 2), "en") == "Waiting for the Radziwiłłs and the Court"
