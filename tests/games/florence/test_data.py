"""The data files: whole, consistent, with provenance; every fault is named with its file."""

from __future__ import annotations

from collections import Counter

import pytest

from games.data_checks import DataFiles
from interpares.games.florence.cards import (
    BONUS,
    BOX,
    BUILDINGS,
    CHARACTERS,
    COUNTS,
    FREEDOMS,
    LANDSCAPES,
    NUMBERS,
    OBJECTS,
    PRESTIGE,
    PROFESSIONS,
)

DATA = DataFiles("florence")


def test_the_files_as_they_are_open():
    """PF-2.6, PF-2.7"""
    assert DATA.open() == BOX


@pytest.mark.parametrize(
    "file, old, new, path",
    [
        ("professions.toml", 'building = "university"', 'house = "university"', "$.profession[0]"),
        ("professions.toml", "number = 1", 'number = "one"', "$.profession[0].number"),
        ("bonus_cards.toml", '["building"]', '["castle"]', "$.bonus_card[0].counters[0]"),
        ("bonus_cards.toml", '\nmode = "sum"', '\nmode = "product"', "$.bonus_card[0].mode"),
        (
            "prestige_cards.toml",
            '\norder = "most"',
            '\norder = "least"',
            "$.prestige_card[0].order",
        ),
        ("prestige_cards.toml", 'metric = "building"', 'metric = "castle"', "$.prestige_card[0]"),
        ("prestige_cards.toml", "{ forest = 1,", "{ wood = 1,", "$.prestige_card[1].require"),
        ("tiles.toml", 'size_class = "large"', 'size_class = "huge"', "$.building[0].size_class"),
        ("characters.toml", "work_value_bonus", "work_bonus", "$.character[0].effect.kind"),
        ("board.toml", 'topology = "strip"', 'topology = "star"', "$.joined_layout[0].topology"),
        ("variants.toml", "opening_price = 300", "opening_price = 300.5", "$.setup[0]"),
        ("components.toml", "[counts]", "[numbers]", "numbers"),
        ("components.toml", 'source = "rulebook"', 'source = "hearsay"', "source"),
    ],
)
def test_a_wrong_field_is_named_with_file_and_path(file: str, old: str, new: str, path: str):
    """PF-2.7"""
    message = DATA.fault_with(file, old, new)

    assert message.startswith(f"{file}: ")
    assert path in message


def test_a_file_that_is_no_toml_is_named():
    """PF-2.7"""
    message = DATA.fault_with("tiles.toml", "[[building]]", "[[building")

    assert message.startswith("tiles.toml: ")


@pytest.mark.parametrize(
    "file, entry, count",
    [
        ("professions.toml", "poet", "profession_cards is 21, but there are 20"),
        ("bonus_cards.toml", "bonus_lakes", "bonus_cards is 20, but there are 19"),
        ("prestige_cards.toml", "prestige_most_lakes", "prestige_cards is 14, but there are 13"),
        ("characters.toml", "muse", "character_cards is 6, but there are 5"),
        ("components.toml", "jester", "jesters is 7, but there are 0"),
        ("components.toml", "travel", "freedoms is 12, but there are 8"),
    ],
)
def test_a_missing_card_is_named(file: str, entry: str, count: str):
    """PF-2.6, PF-2.7"""
    assert count in DATA.fault_without(file, entry)


@pytest.mark.parametrize(
    "file, old, new, flaw",
    [
        ("professions.toml", 'building = "university"', 'building = "castle"', "'castle'"),
        ("professions.toml", 'landscape = "lake"', 'landscape = "sea"', "'sea'"),
        ("professions.toml", 'freedom = "religion"', 'freedom = "press"', "'press'"),
        ("professions.toml", 'id = "poet"', 'id = "painter"', "'painter' stands there 2 times"),
        ("professions.toml", 'landscape = "lake"', 'landscape = "park"', "lake: 6"),
        ("tiles.toml", "cells = 7", "cells = 6", "'university' has 7 cells, not 6"),
        ("tiles.toml", '"X.X", "X.X"', '"XXX", "X.X"', "'university' has another picture"),
        ("tiles.toml", "orientations = 4", "orientations = 8", "'university' can lie in 4 ways"),
        ("tiles.toml", "copies = 3", "copies = 4", "buildings is 30, but there are 31"),
        ("board.toml", "free_cells = 43", "free_cells = 42", "'base_side' does not leave 42"),
        ("board.toml", "palazzo = [[0, 5]", "palazzo = [[0, 9]", "'base_side'"),
        ("board.toml", "{ west = 0, east = 1 }", "{ west = 0, east = 7 }", "leads to nobody"),
        ("board.toml", "number = 2", "number = 3", "not numbered from 1 on"),
        (
            "variants.toml",
            "profession_deck_after_deal = 15",
            "profession_deck_after_deal = 16",
            "'players_2' leaves 15",
        ),
    ],
)
def test_files_that_contradict_each_other_are_named(file: str, old: str, new: str, flaw: str):
    """PF-2.6, PF-2.7, PF-8.3"""
    assert flaw in DATA.fault_with(file, old, new)


def test_the_box_holds_what_the_component_list_says():
    """PF-2.6, PF-2.7, PF-2.9"""
    assert len(BUILDINGS) == 10
    assert {each.copies for each in BUILDINGS.values()} == {3}
    assert {each.copies for each in LANDSCAPES.values()} == {6}
    assert (len(PROFESSIONS), len(PRESTIGE), len(BONUS), len(CHARACTERS)) == (21, 14, 20, 6)
    assert (COUNTS.jesters, COUNTS.architects, COUNTS.recruitment_cards) == (7, 6, 5)
    assert (COUNTS.buildings, COUNTS.landscapes, COUNTS.freedoms) == (30, 18, 12)
    assert {each.value: each.copies for each in BOX.components.money} == {
        100: 32,
        500: 14,
        1000: 12,
    }
    assert len(OBJECTS) == 7


def test_the_wishes_add_up_to_the_totals_of_the_rulebook():
    """PF-7.2, PF-R03, PF-R44"""
    cards = PROFESSIONS.values()

    assert Counter(each.landscape for each in cards) == {"forest": 9, "lake": 7, "park": 5}
    assert Counter(each.freedom for each in cards) == dict.fromkeys(FREEDOMS, 7)
    wished = Counter(each.building for each in cards)
    by_size = {"large": 3, "medium": 2, "small": 1}
    assert wished == {tile: by_size[kind.size_class] for tile, kind in BUILDINGS.items()}


def test_the_poet_is_number_nineteen():
    """PF-7.2, PF-R03, EX-09"""
    poet = PROFESSIONS["poet"]

    assert (poet.number, poet.building, poet.landscape, poet.freedom) == (
        19,
        "theatre",
        "lake",
        "travel",
    )


def test_professions_of_one_building_differ_in_their_other_wishes():
    """PF-7.2, PF-R03"""
    for building in BUILDINGS:
        cards = [each for each in PROFESSIONS.values() if each.building == building]
        assert len({each.landscape for each in cards}) == len(cards)
        assert len({each.freedom for each in cards}) == len(cards)


@pytest.mark.parametrize("size, cells", [("large", 7), ("medium", 5), ("small", 3)])
def test_buildings_cover_cells_by_their_size(size: str, cells: int):
    """PF-8.1, PF-R02"""
    found = [each for each in BUILDINGS.values() if each.size_class == size]

    assert {each.cells for each in found} == {cells}


def test_landscapes_cover_four_three_and_two_cells():
    """PF-8.1, PF-R02"""
    assert {tile: kind.cells for tile, kind in LANDSCAPES.items()} == {
        "forest": 4,
        "lake": 3,
        "park": 2,
    }


def test_the_numbers_of_the_rules():
    """PF-7.2, PF-8.9, PF-9.1, PF-9.5, PF-9.8, PF-11.1"""
    assert NUMBERS.building_cost_without_architect == 700
    assert NUMBERS.profession_card_cost == NUMBERS.freedom_cost == NUMBERS.bonus_card_cost == 300
    assert BOX.bonus_cards.price_florins == 300
    assert NUMBERS.best_work_prestige_points == NUMBERS.building_prestige_points == 3
    assert {BOX.bonus_cards.draw, BOX.prestige_cards.draw, BOX.professions.draw} == {5}
    assert {BOX.bonus_cards.keep, BOX.prestige_cards.keep, BOX.professions.keep} == {1}
