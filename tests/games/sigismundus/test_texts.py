"""The words of Sigismundus Augustus: every id has its name, every thing says what it does."""

from __future__ import annotations

import re

import pytest

from games.sigismundus.wording import SIGISMUNDUS, attribute, every_language, name, words
from games.text_checks import is_sentence, message, named, printed
from interpares.games.sigismundus.cards import (
    ACTS,
    BOX,
    COUNTRIES,
    DEMANDS,
    FIELDS,
    FIGURES,
    HOUSES,
    NUMBERS,
    OFFICES,
    POLICIES,
    STAGES,
    TRACK_VOTES,
    UNITS,
)
from interpares.games.sigismundus.components import DECKS, OFFICE_KINDS, TRACKS
from interpares.games.sigismundus.game import SOURCES

PHASES = tuple(each.id for each in BOX.board.phase)
REPRESENTATIVES = tuple(each.id for each in BOX.board.representative)
NAMED_APART = (*HOUSES, "economist_five")
"""What has another name in a sentence than in the data."""
ROMAN = ("I", "II", "III", "IV", "V")


@every_language
def test_every_id_of_the_data_has_the_name_the_data_gives_it(language):
    for thing in named(BOX):
        called = getattr(thing, language) or thing.en
        if thing.id not in NAMED_APART:
            assert name(thing.id, language) == printed(called)


@every_language
@pytest.mark.parametrize("house", HOUSES.values(), ids=HOUSES)
def test_a_house_has_the_name_of_its_card_its_arms_and_where_it_starts(house, language):
    """SA-3.7, SA-3.9"""
    called = attribute(house.id, "house", language)
    ranks = [ROMAN[getattr(house.start, track) - 1] for track in TRACKS]
    text = attribute(house.id, "text", language)

    assert house.pl == name(house.id, "pl")
    assert language == "pl" or called == getattr(house, language)
    assert words(language).say(message("house", house.id)) == called
    assert attribute(house.id, "arms", language) == house.arms
    assert house.arms in text
    assert re.findall(r"\b[IV]+\b", text) == ranks
    assert numbers(house.id, language) == [house.initiative]


@every_language
def test_the_field_for_five_players_is_told_from_the_other_economist(language):
    """SA-11.6"""
    first, second = name("economist", language), name("economist_five", language)

    assert second.startswith(first)
    assert second != first


@every_language
def test_words_that_the_data_does_not_name_have_names_too(language):
    rounds = tuple(f"round_{number}" for number in range(1, len(ACTS) + 1))
    kinds = ("archbishop", "bishop", "minister", "palatine", "castellan", "church_court")
    demands = ("tax", "sejm_support", "noble_host", "ducats", "votes", "units")
    choices = ("representative", "vacant", "ending", "setup")

    for word in (*STAGES, *DECKS, *OFFICE_KINDS, *SOURCES, *rounds, *kinds, *demands, *choices):
        assert not name(word, language).startswith("name-")
    for source in SOURCES:
        assert message("source", source) in words(language)
    for figure in FIGURES.values():
        assert message("calling", figure.calling) in words(language)


@pytest.mark.parametrize(
    "ids, cases",
    [
        (HOUSES, ("gen", "dat", "acc", "ins")),
        (UNITS, ("gen", "acc")),
        ((*OFFICES, *FIGURES, *REPRESENTATIVES, *TRACKS), ("gen",)),
        (COUNTRIES, ("gen", "acc", "ins", "loc")),
    ],
)
def test_polish_names_have_the_cases_that_sentences_ask_for(ids, cases):
    assert SIGISMUNDUS.lacking(ids, cases, "pl") == []


def test_german_and_english_names_have_the_forms_that_sentences_ask_for():
    assert SIGISMUNDUS.lacking((*OFFICES, *REPRESENTATIVES), ("gen",), "de") == []
    assert SIGISMUNDUS.lacking(COUNTRIES, ("gen", "dat", "acc", "loc"), "de") == []
    assert SIGISMUNDUS.lacking(OFFICES, ("gen",), "en") == []
    assert SIGISMUNDUS.lacking(COUNTRIES, ("acc", "loc"), "en") == []


@every_language
def test_decks_offices_and_countries_have_their_other_names(language):
    """SA-3.3, SA-21.1"""
    assert SIGISMUNDUS.lacking(DECKS, ("card", "cards", "deck"), language) == []
    assert SIGISMUNDUS.lacking(OFFICE_KINDS, ("one",), language) == []
    assert SIGISMUNDUS.lacking((*COUNTRIES, *TRACKS), ("short",), language) == []
    for thing in (*OFFICES.values(), *COUNTRIES.values()):
        assert attribute(thing.id, "latin", language) == thing.latin


@every_language
@pytest.mark.parametrize("act", ACTS.values(), ids=ACTS)
def test_an_act_has_its_session(act, language):
    """SA-5.2"""
    place, year = attribute(act.id, "session", language).split()
    dates = attribute(act.id, "dates", language)

    assert attribute(act.id, "number", language) == act.round
    assert place[:4] == act.place[:4]
    assert int(year) == act.year
    assert dates.startswith(str(act.session_from.day))
    assert dates.endswith(str(act.session_to.year))
    assert str(act.session_to.day) in dates


@every_language
@pytest.mark.parametrize("figure", FIGURES.values(), ids=FIGURES)
def test_a_figure_says_who_it_is(figure, language):
    described = attribute(figure.id, "desc", language)

    assert described == getattr(figure, f"desc_{language}")


@pytest.mark.parametrize(
    "value, polish, english, german",
    [
        (0, "Górków", "Górka", "Górka"),
        ((1, 4), "Zborowskich i Firlejów", "Zborowski and Firlej", "Zborowski und Firlej"),
    ],
)
def test_seats_go_by_their_houses(value, polish, english, german):
    assert SIGISMUNDUS.waiting_for(value, "pl") == f"Czekamy na {polish}"
    assert SIGISMUNDUS.waiting_for(value, "en") == f"Waiting for {english}"
    assert SIGISMUNDUS.waiting_for(value, "de") == f"Warten auf {german}"


THINGS = [
    *(("phase", each) for each in PHASES),
    *(("field", each) for each in FIELDS),
    *(("support_track", each) for each in TRACKS),
    *(("country", each) for each in COUNTRIES),
    *(("representative", each) for each in REPRESENTATIVES),
    *(("variant", each.id) for each in BOX.components.variant),
    *(("unit", each) for each in UNITS),
    *(("office", each) for each in OFFICES),
    *(("policy", each) for each in POLICIES),
    *(("figure", each) for each in FIGURES),
    *(("sejm", each) for each in ACTS),
    *(("royal_demand", each) for each in DEMANDS),
]


@every_language
@pytest.mark.parametrize("kind, thing", THINGS)
def test_a_thing_says_its_name_and_what_it_does(kind, thing, language):
    assert SIGISMUNDUS.described(kind, thing, language)


@every_language
def test_stages_and_kinds_of_offices_say_what_they_are_about(language):
    for word in (*STAGES, *OFFICE_KINDS, "ending"):
        assert is_sentence(attribute(word, "text", language))


def numbers(word: str, language: str) -> list[int]:
    """The numbers in what is said of a thing."""
    return [int(each) for each in re.findall(r"\b\d+", attribute(word, "text", language))]


@every_language
@pytest.mark.parametrize("figure", FIGURES.values(), ids=FIGURES)
def test_the_numbers_of_figures_are_those_of_the_data(figure, language):
    """SA-20.6"""
    score = figure.score
    if score is None:
        counts = {each.count for each in figure.abilities if each.count}
        assert counts <= set(numbers(figure.id, language)) | {1}
    elif isinstance(score.vp, tuple):
        assert numbers(figure.id, language) == list(score.vp)
    else:
        counted = [score.vp, *[score.per] * (score.per > 1), *[score.max] * bool(score.max)]
        assert numbers(figure.id, language) == counted


@every_language
def test_the_numbers_of_cards_and_fields_are_those_of_the_data(language):
    """SA-8.10, SA-8.11, SA-8.19, SA-11.11, SA-11.13, SA-11.14"""
    foundation = [NUMBERS.church_foundation_cost, NUMBERS.church_foundation_vp]

    assert numbers("church_foundation", language) == foundation
    assert numbers("vistula_raft", language) == [NUMBERS.vistula_raft_ducats]
    assert numbers("foray", language) == [NUMBERS.foray_vp]
    assert numbers("vacancy", language) == [NUMBERS.vacancy_bonus_votes]
    assert numbers("academy", language) == [NUMBERS.academy_cards]
    assert numbers("economist", language) == [NUMBERS.economist_ducats]


@every_language
def test_the_numbers_of_tracks_and_units_are_those_of_the_data(language):
    """SA-9.4, SA-12.1, SA-18.1"""
    for track, votes in TRACK_VOTES.items():
        assert numbers(track, language) == list(votes)
    for unit in BOX.components.unit:
        assert numbers(unit.id, language) == [unit.power, unit.upkeep]


@every_language
def test_the_numbers_of_offices_seals_and_acts_are_those_of_the_data(language):
    """SA-16.6 to SA-16.9, SA-20.1"""
    for country in COUNTRIES.values():
        assert numbers(country.id, language) == [country.seal.count]
    for act in ACTS.values():
        effect = act.effect
        if effect.op == "endgame_track_vp":
            assert numbers(act.id, language) == list(effect.vp)
        elif effect.op == "country_value_bonus":
            assert numbers(act.id, language) == [effect.first, effect.second]
        else:
            assert set(numbers(act.id, language)) <= {1}
    assert 1 in numbers("marschalcus_regni", language)
    assert 2 in numbers("thesaurarius_regni", language)
