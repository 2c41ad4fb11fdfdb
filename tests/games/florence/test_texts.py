"""The words of Florence: every id has its name, every card says what it does, in two languages."""

from __future__ import annotations

import re

import pytest

from games.florence.wording import FLORENCE, NAMES, RULES, attribute, every_language, name
from games.text_checks import named, printed
from interpares.games.florence.cards import (
    BONUS,
    BOX,
    BUILDINGS,
    CHARACTERS,
    FREEDOMS,
    LANDSCAPES,
    OBJECTS,
    PRESTIGE,
    PROFESSIONS,
)
from interpares.games.florence.components import OptionFacts


@every_language
def test_every_id_of_the_data_has_the_name_the_data_gives_it(language):
    for thing in named(BOX):
        if not isinstance(thing, OptionFacts):
            assert name(thing.id, language) == printed(getattr(thing, language))


@every_language
def test_words_that_the_data_does_not_name_have_names_too(language):
    phases = ("setup", "auction", "characters", "action", "scoring")
    decks = ("profession", "bonus", "prestige")
    reasons = ("building", "architect", "landscape", "best_work")
    sizes = ("large", "medium", "small", "palazzo")
    first = RULES.options["first_start_player"].choices

    for word in (*phases, *decks, *reasons, *sizes, *first):
        assert not name(word, language).startswith("name-")


@pytest.mark.parametrize(
    "ids, cases",
    [
        (NAMES, ("gen", "dat", "acc", "ins")),
        ((*BUILDINGS, *LANDSCAPES, *FREEDOMS, *OBJECTS, "landscape"), ("gen", "acc")),
        ((*PROFESSIONS, *CHARACTERS), ("gen", "acc")),
        (("profession", "bonus", "prestige"), ("gen", "acc")),
    ],
)
def test_polish_names_have_the_cases_that_sentences_ask_for(ids, cases):
    assert FLORENCE.lacking(ids, cases, "pl") == []


def test_english_things_have_their_article_in_the_middle_of_a_sentence():
    things = (*BUILDINGS, *LANDSCAPES, *OBJECTS, "landscape", *PROFESSIONS, *CHARACTERS)

    for word in things:
        inside = attribute(word, "acc", "en")
        assert re.match(r"(a|an|the) \w", inside)
        assert inside.lower().endswith(name(word, "en").lower())


@pytest.mark.parametrize(
    "value, polish, english",
    [
        (0, "Medyceuszy", "Medici"),
        ((1, 3), "Pazzich i Albizzich", "Pazzi and Albizzi"),
        ([0, 2, 4], "Medyceuszy, Strozzich i Rucellaich", "Medici, Strozzi and Rucellai"),
    ],
)
def test_seats_go_by_their_houses(value, polish, english):
    assert FLORENCE.waiting_for(value, "pl") == f"Czekamy na {polish}"
    assert FLORENCE.waiting_for(value, "en") == f"Waiting for {english}"


CARDS = [
    *(("building", each) for each in BUILDINGS),
    *(("landscape", each) for each in LANDSCAPES),
    *(("freedom", each) for each in FREEDOMS),
    *(("auction_object", each) for each in OBJECTS),
    ("auction_object_two_players", "landscape"),
    *(("profession", each) for each in PROFESSIONS),
    *(("bonus_card", each) for each in BONUS),
    *(("prestige_card", each) for each in PRESTIGE),
    *(("character", each) for each in CHARACTERS),
]


@every_language
@pytest.mark.parametrize("kind, card", CARDS)
def test_a_card_says_its_name_and_what_it_does(kind, card, language):
    assert FLORENCE.described(kind, card, language)


@every_language
@pytest.mark.parametrize("card", PROFESSIONS.values(), ids=PROFESSIONS)
def test_a_profession_says_its_three_wishes(card, language):
    """PF-7.2"""
    text = attribute(card.id, "text", language).lower()

    for wish, worth in ((card.building, 4), (card.landscape, 3), (card.freedom, 3)):
        assert f"{name(wish, language).lower()} (+{worth})" in text
    for tile in ({*BUILDINGS, *LANDSCAPES} - {card.building, card.landscape}) - {"opera"}:
        assert f"{name(tile, language).lower()} (" not in text


@every_language
@pytest.mark.parametrize("tile", [*BUILDINGS.values(), *LANDSCAPES.values()], ids=lambda it: it.id)
def test_a_tile_says_how_many_cells_it_has_and_how_many_wish_for_it(tile, language):
    """PF-5.3, PF-7.2, PF-8.9"""
    text = attribute(tile.id, "text", language)
    wishing = [each for each in PROFESSIONS.values() if tile.id in (each.building, each.landscape)]

    assert re.search(rf"\b{tile.cells} (cells|pola|pól)\b", text)
    if tile.id in BUILDINGS:
        assert all(name(each.id, language) in text for each in wishing)
    else:
        assert re.search(rf"\b{len(wishing)} (of|z) 21\b", text)


@every_language
@pytest.mark.parametrize("freedom", FREEDOMS)
def test_a_freedom_says_who_wishes_for_it(freedom, language):
    """PF-7.2"""
    text = attribute(freedom, "text", language)
    wishing = [each.id for each in PROFESSIONS.values() if each.freedom == freedom]

    for card in PROFESSIONS:
        assert (name(card, language) in text) == (card in wishing)


@every_language
@pytest.mark.parametrize("card", BONUS.values(), ids=BONUS)
def test_a_bonus_card_says_what_it_adds(card, language):
    """PF-7.4"""
    text = attribute(card.id, "text", language)

    assert re.findall(r"\+\d+", text) == [f"+{card.per_unit}"]


@every_language
@pytest.mark.parametrize("card", PRESTIGE.values(), ids=PRESTIGE)
def test_a_prestige_card_says_its_points_its_lower_points_and_its_conditions(card, language):
    """PF-12.3, PF-12.4"""
    text = attribute(card.id, "text", language)
    numbers = [int(each) for each in re.findall(r"\d+", text)]

    assert numbers[0] == card.points
    if card.kind == "majority":
        assert numbers[1:] == [card.tie_points]


@every_language
def test_the_numbers_of_the_characters_are_those_of_the_data(language):
    """PF-16.15, PF-16.22"""
    princess = attribute("princess", "text", language)
    banker = attribute("banker", "text", language)
    worth = CHARACTERS["princess"].effect

    numbers = {int(each) for each in re.findall(r"\d+", princess)}
    assert numbers == {worth.per_landscape, worth.per_building, 1}
    assert worth.per_building == worth.per_architect
    assert "200" in banker
