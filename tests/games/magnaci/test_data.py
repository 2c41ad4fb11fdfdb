"""The data files: whole, consistent, with provenance; every fault is named with file and path."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from games.data_checks import DataFiles
from interpares.games.magnaci.cards import BOX, CONFLICTS, KINGS_OF, LAWS, SENATORS

DATA = DataFiles("magnaci")


def test_the_files_as_they_are_open():
    """MA-2.1, MA-2.5"""
    assert DATA.open() == BOX


@pytest.mark.parametrize(
    "file, old, new, path",
    [
        ("laws.toml", 'group = "office"', 'group = "office"\ncolour = "red"', "$.law[0]"),
        ("laws.toml", "estates = 2", "estate = 2", "$.law[0]"),
        ("laws.toml", "estates = 2", 'estates = "two"', "$.law[0].estates"),
        ("laws.toml", 'symbols = ["chalice"]', 'symbols = ["cup"]', "$.law[0].symbols[0]"),
        ("laws.toml", '["senate_contest"]', '["senate"]', "$.law[0].windows[0]"),
        ("laws.toml", "modify_influence", "modify_influenza", "$.law[0].effect.type"),
        ("senators.toml", "one_use_per_age", "once", "$.senator[0]"),
        ("kings.toml", 'age = "golden"', 'age = "gold"', "$.king[0].age"),
        ("conflicts.toml", 'type = "fief"', 'type = "feud"', "$.conflict[0].reward.type"),
        ("conflicts.toml", 'source = "rulebook"\n', "", "$.conflict[0]"),
        ("families.toml", 'coat_of_arms = "', 'herb = "', "$.family[0]"),
        ("board.toml", "[trade]", "[barter]", "`barter`"),
        ("board.toml", "start_estates = 1", "start_estates = 1.5", "$.numbers.start_estates"),
    ],
)
def test_a_wrong_field_is_named_with_file_and_path(file: str, old: str, new: str, path: str):
    message = DATA.fault_with(file, old, new)

    assert message.startswith(f"{file}: ")
    assert path in message


def test_a_file_that_is_no_toml_is_named():
    assert DATA.fault_with("kings.toml", "[[king]]", "[[king").startswith("kings.toml: ")


@pytest.mark.parametrize(
    "file, entry, path, counts",
    [
        ("laws.toml", "embassy", "$.law", "24, but board.toml `$.counts` says 25"),
        ("conflicts.toml", "silent_sejm", "$.conflict", "24, but board.toml `$.counts` says 25"),
        ("kings.toml", "augustus_iii", "$.king", "11, but board.toml `$.counts` says 12"),
        ("senators.toml", "hetman", "$.senator", "3, but board.toml `$.counts` says 4"),
        ("families.toml", "sapieha", "$.family", "4, but board.toml `$.counts` says 5"),
        ("board.toml", "palace", "$.building", "2, but board.toml `$.counts` says 3"),
        ("board.toml", "great_poland", "$.province", "4, but board.toml `$.counts` says 5"),
        ("board.toml", "black_clouds", "$.pawn.black_clouds", "`$.counts` says 1"),
    ],
)
def test_a_missing_card_is_named(file: str, entry: str, path: str, counts: str):
    message = DATA.fault_without(file, entry)

    assert f"{file}: `{path}`" in message
    assert counts in message


@pytest.mark.parametrize(
    "old, new, path",
    [
        ("law_cards = 25", "law_cards = 26", "laws.toml: `$.law`"),
        ("conflict_cards = 25", "conflict_cards = 20", "conflicts.toml: `$.conflict`"),
        ("family_cards = 65", "family_cards = 60", "families.toml: `$.family_card`"),
        ("kings = 12", "kings = 13", "kings.toml: `$.king`"),
        ("partition_pawns = 3", "partition_pawns = 4", "board.toml: `$.pawn.partition`"),
        ("silent_sejm_pawns = 5", "silent_sejm_pawns = 4", "board.toml: `$.pawn.silent_sejm`"),
        ("ages = 4", "ages = 5", "board.toml: `$.age`"),
    ],
)
def test_a_wrong_count_is_named(old: str, new: str, path: str):
    assert path in DATA.fault_with("board.toml", old, new)


@pytest.mark.parametrize(
    "file, old, new, path",
    [
        ("board.toml", 'power = "moscow"', 'power = "moskva"', "$.province.lithuania.power"),
        ("board.toml", '["moldavia"]', '["moldova"]', "$.province.little_poland.fiefs"),
        (
            "board.toml",
            'roman = "I"\npower = "moscow"',
            'roman = "I"\npower = "x"',
            "$.conflict_slot.1",
        ),
        ("board.toml", 'province = "great_poland"', 'province = "x"', "$.fief.silesia.province"),
        ("board.toml", 'province = "ukraine"\nslots', 'province = "x"\nslots', "$.power"),
        ("board.toml", 'law = "palazzo_in_fortezza"', 'law = "x"', "$.building.palace.law"),
        ("board.toml", 'placed_in = ["prussia"]', 'placed_in = ["x"]', "$.pawn.black_clouds"),
        ("laws.toml", 'office = "primate"', 'office = "bishop"', "$.law.bishopric.office"),
        ("laws.toml", 'building = "palace"', 'building = "x"', "$.law.palazzo_in_fortezza.effect"),
        (
            "laws.toml",
            'province = "prussia", steps',
            'province = "x", steps',
            "$.law.grain_rafting",
        ),
        ("laws.toml", 'needs_open = ["prussia"', 'needs_open = ["x"', "$.law.grain_rafting"),
        ("laws.toml", 'estate_in = ["great_poland"]', 'estate_in = ["x"]', "$.law.grain_rafting"),
        ("laws.toml", '["lithuania", "ukraine"]', '["x"]', "$.law.union_of_brest"),
        ("conflicts.toml", 'power = "moscow"', 'power = "x"', "$.conflict.livonian_war.power"),
        ("conflicts.toml", 'where = "livonia"', 'where = "x"', "$.conflict.livonian_war.reward"),
        (
            "conflicts.toml",
            'provinces = ["lithuania"]',
            'provinces = ["x"]',
            "$.conflict.livonian_war.defeat",
        ),
        (
            "conflicts.toml",
            'province = "lithuania"',
            'province = "prussia"',
            "$.conflict.livonian_war",
        ),
    ],
)
def test_an_unknown_id_is_named_with_file_and_path(file: str, old: str, new: str, path: str):
    message = DATA.fault_with(file, old, new)

    assert f"{file}: `{path}" in message


@pytest.mark.parametrize(
    "file, old, new, path",
    [
        ("laws.toml", 'id = "embassy"', 'id = "entail"', "`$.law` has 'entail' twice"),
        ("conflicts.toml", 'id = "holy_league"', 'id = "turkish_war"', "'turkish_war' twice"),
        ("kings.toml", 'id = "augustus_iii"', 'id = "stephen_bathory"', "'stephen_bathory' twice"),
        ("senators.toml", 'id = "hetman"', 'id = "treasurer"', "`$.senator` has 'treasurer' twice"),
        ("board.toml", 'id = "smolensk"', 'id = "livonia"', "`$.fief` has 'livonia' twice"),
        ("families.toml", 'id = "sapieha"', 'id = "potocki"', "`$.family` has 'potocki' twice"),
    ],
)
def test_a_doubled_id_is_named(file: str, old: str, new: str, path: str):
    message = DATA.fault_with(file, old, new)

    assert file in message
    assert path in message


@pytest.mark.parametrize(
    "old, new, path",
    [
        ("total_strength = 95", "total_strength = 94", "$.rank"),
        ("total_influence = 104", "total_influence = 105", "$.rank"),
        ('id = "2"\nstrength = 2', 'id = "2"\nstrength = 3', "$.rank"),
        ('ranks = ["2", "3"', 'ranks = ["2", "2"', "$.deck.ranks"),
        ("cards_per_family = 13", "cards_per_family = 12", "$.deck"),
    ],
)
def test_a_deck_that_does_not_add_up_is_named(old: str, new: str, path: str):
    """MA-2.1"""
    message = DATA.fault_with("families.toml", old, new)

    assert f"families.toml: `{path}" in message


def test_a_family_card_that_differs_from_its_rank_is_named():
    """MA-2.1, MA-2.2"""
    text = DATA.text("families.toml")
    entry = text[text.index('id = "lubomirski_7"') :].split("[[", 1)[0]
    weaker = entry.replace("strength = 7", "strength = 6")

    message = DATA.fault_with("families.toml", entry, weaker)

    assert "families.toml: `$.family_card.lubomirski_7`" in message


@pytest.mark.parametrize("seats", "2345")
def test_a_missing_scale_is_named(seats: str):
    """MA-4.8, MA-10.8"""
    scale = re.search(r"scale = \{.*\}", DATA.text("conflicts.toml"))[0]
    shorter = re.sub(rf'"{seats}" = \d+(, )?', "", scale).replace(",  }", " }")

    message = DATA.fault_with("conflicts.toml", scale, shorter)

    assert "conflicts.toml: `$.conflict.livonian_war.scale`" in message
    assert f"'{seats}'" in message


def test_a_king_of_the_wrong_age_is_named():
    """MA-4.1"""
    message = DATA.fault_with("kings.toml", 'age = "golden"', 'age = "silver"')

    assert "kings.toml: `$.king`" in message
    assert "golden" in message


def test_an_unknown_source_is_named():
    message = DATA.fault_with("laws.toml", 'source = "public"', 'source = "hearsay"')

    assert message.startswith("laws.toml: ")
    assert "source" in message


def test_the_box_holds_what_the_component_list_says():
    """MA-2.1, MA-2.4, MA-2.5, MA-2.6, MA-4.1"""
    counts = BOX.board.counts

    assert len(BOX.families.family_card) == counts.family_cards == 5 * 13
    assert len(SENATORS) == counts.senator_cards == 4
    assert len(LAWS) == counts.law_cards == 25
    assert len(CONFLICTS) == counts.conflict_cards == 25
    assert {age: len(kings) for age, kings in KINGS_OF.items()} == dict.fromkeys(KINGS_OF, 3)
    assert counts.estates_total == 5 * counts.estates_per_colour == 175
    assert {each.id: each.count for each in BOX.board.pawn} == {
        "silent_sejm": 5,
        "black_clouds": 1,
        "partition": 3,
    }
    assert [each.count for each in BOX.board.building] == [1, 1, 1]
    assert len(BOX.board.conflict_slot) == 2 * len(BOX.board.power) == 10


def test_every_power_has_five_conflicts_and_scales_of_threat_times_players():
    """MA-4.8, MA-10.8: ruling 32."""
    powers = Counter(conflict.power for conflict in CONFLICTS.values())

    assert set(powers.values()) == {5}
    for conflict in CONFLICTS.values():
        assert conflict.scale == {str(n): conflict.threat * n for n in (2, 3, 4, 5)}


def test_every_invasion_lists_the_cards_own_province():
    """MA-10.15"""
    invasions = [each for each in CONFLICTS.values() if each.defeat.type == "invasion"]

    assert len(invasions) == 20
    assert all(each.province in each.defeat.provinces for each in invasions)


def test_every_symbol_stands_on_six_laws_besides_the_constitution_and_on_one_senator():
    """MA-8.5, MA-7.9"""
    plain = [law for law in LAWS.values() if law.id != "constitution_may_3"]

    assert Counter(symbol for law in plain for symbol in law.symbols) == dict.fromkeys(
        ("chalice", "ducat", "sabre", "crown"), 6
    )
    assert len({senator.symbol for senator in SENATORS.values()}) == 4
