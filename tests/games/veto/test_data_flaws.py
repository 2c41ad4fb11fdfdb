"""The data files held against each other: every fault is named with its file, entry and place."""

from __future__ import annotations

from typing import Any

import pytest

from games.veto.spoilt import faults, faults_without
from interpares.games.veto.cards import DECKS, FILES, PRINTED

LAST = len(PRINTED)
PRINTED_WRONG = [
    ("effects.toml", "infamy", {"id": "banishment"}, "'banishment', id: 2 cards have it"),
    ("effects.toml", "infamy", {"id": "aramis"}, "'aramis', id: 2 cards have it"),
    ("effects.toml", "infamy", {"id": "In famy"}, "id: it has small letters, digits and _ only"),
    ("effects.toml", "infamy", {"number": 9}, "'infamy', number: 2 cards have 9"),
    (
        "effects.toml",
        "infamy",
        {"number": LAST + 1},
        f"number: {LAST + 1} is not one of 1 to {LAST}",
    ),
    ("effects.toml", "infamy", {"number": 0}, f"'infamy', number: 0 is not one of 1 to {LAST}"),
    ("effects.toml", "infamy", {"number": 9}, "'infamy', number: 9 comes after 182"),
    ("effects.toml", "infamy", {"lafa": -1}, "'infamy', lafa: no value is below 0 (VE-0.3)"),
    (
        "effects.toml",
        "infamy",
        {"keywords": ["cut"]},
        "'infamy', keywords: 'cut' is no keyword of such a card",
    ),
    (
        "effects.toml",
        "infamy",
        {"keywords": ["unikat", "unikat"]},
        "'infamy', keywords: 'unikat' stands there more than once",
    ),
    (
        "effects.toml",
        "infamy",
        {"text": {"pl": "", "en": "Shame."}},
        "'infamy', text.pl: there are no words",
    ),
    (
        "effects.toml",
        "infamy",
        {"name": {"pl": "Infamia", "en": " "}},
        "'infamy', name.en: there are no words",
    ),
    (
        "effects.toml",
        "infamy",
        {"lafa": 99999999999999999999},
        "'infamy', lafa: no value is above 99",
    ),
    (
        "equipment.toml",
        "rapier",
        {"bonus": {"szabla": 100, "kreski": 0}},
        "'rapier', bonus.szabla: no bonus is beyond 99",
    ),
    (
        "effects.toml",
        "infamy",
        {"name": {"pl": "Infamia", "en": "mill"}},
        "effects.toml: 'infamy', name.en: 'mill' is called the same",
    ),
    ("factions.toml", "court", {"id": "crown"}, "the factions are not radziwill, wisniowiecki,"),
    ("factions.toml", "court", {"treasury": -1}, "'court', treasury: no value is below 0"),
    (
        "equipment.toml",
        "rapier",
        {"keywords": ["karmazyn"]},
        "'rapier', keywords: 'karmazyn' is no keyword of such a card",
    ),
    (
        "equipment.toml",
        "rapier",
        {"upkeep": 1, "income": 1},
        "'rapier', upkeep: a card has upkeep or income, not both (VE-1.5)",
    ),
    (
        "characters.toml",
        "andrzej_kmicic_babinicz",
        {"name": {"pl": "Babinicz", "en": "Babinicz"}},
        "name: 'andrzej_kmicic_standard_bearer' is the same person by another name",
    ),
    (
        "characters.toml",
        "andrzej_kmicic_babinicz",
        {"epithet": {"pl": "Chorąży orszański", "en": "Standard-bearer of Orsza"}},
        "epithet: 'andrzej_kmicic_standard_bearer' is the same person with the same epithet",
    ),
    (
        "characters.toml",
        "uhlik",
        {"person": "rapier"},
        "'uhlik', person: 'rapier' is the id of a card of somebody else",
    ),
    (
        "characters.toml",
        "andrzej_kmicic_babinicz",
        {"person": "andrzej_kmicic_standard_bearer"},
        "person: 'andrzej_kmicic_standard_bearer' is the id of a card of somebody else",
    ),
    ("keywords.toml", "inn", {"id": "weapon"}, "the keywords are not those of the rules"),
    (
        "keywords.toml",
        "inn",
        {"on": "thrust"},
        "'tap_house', keywords: 'inn' is no keyword of such a card",
    ),
]


@pytest.mark.parametrize("file, entry, fields, flaw", PRINTED_WRONG)
def test_what_is_printed_on_a_card_can_be(file: str, entry: str, fields: dict[str, Any], flaw: str):
    """VE-0.3, VE-1.5, VE-1.10 to VE-1.32, VE-2.2, VE-11.1"""
    wrong = faults(file, entry, **fields)

    assert [each for each in wrong if flaw in each] != []
    assert all(each.partition(": ")[0] in FILES for each in wrong)


@pytest.mark.parametrize(
    "file, entry, fields, fault",
    [
        ("characters.toml", "uhlik", {"szabla": "4"}, "Expected `int`, got `str`"),
        ("characters.toml", "uhlik", {"person": None}, "missing required field `person`"),
        ("characters.toml", "uhlik", {"colour": "red"}, "unknown field `colour`"),
        ("characters.toml", "uhlik", {"keywords": ["brave"]}, "Invalid enum value 'brave'"),
        ("characters.toml", "uhlik", {"faction": "turks"}, "Invalid enum value 'turks'"),
        ("characters.toml", "uhlik", {"source": "hearsay"}, "Invalid enum value 'hearsay'"),
        ("equipment.toml", "rapier", {"attach_to": "king"}, "Invalid enum value 'king'"),
        ("equipment.toml", "rapier", {"bonus": {"luck": 1}}, "unknown field `luck`"),
        ("possessions.toml", "mill", {"type": "effect"}, "Invalid enum value 'effect'"),
        ("decks.toml", "court_feast", {"variants": ["solo"]}, "Invalid enum value 'solo'"),
        ("game.toml", "W-X", {"also": ["sunset"]}, "Invalid enum value 'sunset'"),
    ],
)
def test_a_wrong_field_is_named_with_file_entry_and_path(
    file: str, entry: str, fields: dict[str, Any], fault: str
):
    """VE-L.1"""
    (said,) = faults(file, entry, **fields)

    assert said.startswith(f"{file}: '{entry}': ")
    assert fault in said
    assert " - at `$." in said


def test_a_missing_card_leaves_a_gap():
    """VE-1.1"""
    last = next(each.id for each in PRINTED.values() if each.number == LAST)

    (gap,) = [each for each in faults_without("thrusts.toml", "parry") if "number" in each]

    assert gap.endswith(f": '{last}', number: {LAST} is not one of 1 to {LAST - 1}")


DECKS_WRONG = [
    ("court_feast", {"size": 61}, "size: it says 61, but there are 60 cards"),
    ("court_feast", {"size": 59}, "size: a cupboard has at least 60 cards (VE-2.1)"),
    ("court_feast", {"variants": []}, "variants: it is made for none"),
    ("court_feast", {"strategy": "feint"}, "strategy: there is no strategy 'feint'"),
]
CARDS_WRONG = [
    ("court_starter", "feint", 4, "count: 4 of 'feint'; it may be 1 to 3"),
    ("court_starter", "feint", 0, "count: 0 of 'feint'; it may be 1 to 3"),
    ("court_feast", "feint", 3, "count: 3 of 'feint'; it may be 1 to 2"),
    ("court_starter", "fient", 1, "id: there is no card 'fient'"),
    (
        "court_starter",
        "court",
        1,
        "id: 'court' is a faction card and no part of a cupboard (VE-2.3)",
    ),
    (
        "court_starter",
        "armed_foray",
        1,
        "id: 'armed_foray' is a strategy card and no part of a cupboard (VE-2.3)",
    ),
    (
        "court_starter",
        "swedish_gold",
        1,
        "id: 'swedish_gold' is for players of another faction (VE-1.31)",
    ),
    ("court_starter", "lubnie", 1, "id: 'lubnie' is for players of another faction (VE-1.31)"),
    (
        "court_starter",
        "cossack_cut",
        1,
        "id: 'cossack_cut' is for players of another faction (VE-1.31)",
    ),
    (
        "court_starter",
        "janusz_radziwill",
        1,
        "id: 'janusz_radziwill' is Loyal to another faction (VE-1.17)",
    ),
    (
        "court_starter",
        "cossack_spear",
        1,
        "id: no character of the deck can bear 'cossack_spear' (VE-1.23)",
    ),
]


@pytest.mark.parametrize("deck, fields, flaw", DECKS_WRONG)
def test_a_deck_is_legal(deck: str, fields: dict[str, Any], flaw: str):
    """VE-2.1, VE-1.3"""
    assert f"decks.toml: '{deck}', {flaw}" in faults("decks.toml", deck, **fields)


@pytest.mark.parametrize("deck, card, count, flaw", CARDS_WRONG)
def test_the_cards_of_a_deck_can_be_used(deck: str, card: str, count: int, flaw: str):
    """VE-1.17, VE-1.23, VE-1.31, VE-2.1, VE-2.3, VE-13.4"""
    lines = [{"id": each.id, "count": each.count} for each in DECKS[deck].cards]
    lines = [{"id": card, "count": count}, *[each for each in lines if each["id"] != card]]

    wrong = faults("decks.toml", deck, cards=lines)

    assert f"decks.toml: '{deck}', cards[0].{flaw}" in wrong


def test_a_foreign_character_who_is_not_loyal_may_be_in_a_deck():
    """VE-5.13, VE-2.4"""
    lines = [{"id": each.id, "count": each.count} for each in DECKS["court_starter"].cards]

    wrong = faults("decks.toml", "court_starter", cards=[*lines, {"id": "uhlik", "count": 1}])

    assert wrong == ["decks.toml: 'court_starter', size: it says 60, but there are 61 cards"]


def test_a_card_has_one_line_in_a_deck():
    """VE-2.2"""
    lines = [{"id": "feint", "count": 2}, {"id": "feint", "count": 1}]

    wrong = faults("decks.toml", "court_starter", cards=lines)

    assert "decks.toml: 'court_starter', cards[1].id: 'feint' has 2 lines" in wrong


@pytest.mark.parametrize(
    "fields, flaw",
    [
        ({"id": "michal"}, "'michal', id: 2 entries have it"),
        ({"deck": "first_game_court"}, "'marcin', deck: there is no deck 'first_game_court'"),
        ({"opening": []}, "'marcin', opening: with the seventh card they are 1, not seven"),
        ({"seventh": "uhlik"}, "seventh: 'first_game_wisniowiecki' has no 'uhlik' left"),
        (
            {"next": ["zerwikaptur"] * 4},
            "'marcin', next[3]: 'first_game_wisniowiecki' has no 'zerwikaptur' left",
        ),
    ],
)
def test_the_walk_through_is_dealt_from_its_deck(fields: dict[str, Any], flaw: str):
    """VE-14.2"""
    wrong = faults("decks.toml", "marcin", **fields)

    assert [each for each in wrong if flaw in each] != []


@pytest.mark.parametrize(
    "entry, fields, flaw",
    [
        ("game", {"players_max": 5}, "constants.kreski_total: it is not said for 2 to 5 players"),
        (
            "constants",
            {"election_threshold": {"2": 13, "3": 16, "4": 18}},
            "constants.election_threshold: 13 of 21 for 2 players is not two thirds (VE-10.6)",
        ),
        (
            "constants",
            {"election_threshold": {"2": 14, "3": 16}},
            "constants.election_threshold: it is not said for 2 to 4 players",
        ),
        ("constants", {"bribe_price": 0}, "constants.bribe_price: 0 is too few"),
        ("constants", {"fame_spoils": -1}, "constants.fame_spoils: -1 is too few"),
        (
            "constants",
            {"copies_max_feast": 4},
            "constants.copies_max_feast: it is more than copies_max",
        ),
        ("options", {"variant": ["feast"]}, "options.variant: they are standard and feast"),
        ("untap", {"steps": ["begin", "end"]}, "'untap', steps: they are not those of the rules"),
        (
            "ending",
            {"skipped_in_round_1": True},
            "'ending', skipped_in_round_1: untap and settlement are, the others not (VE-4.1)",
        ),
        ("W-U1", {"event": "untapped"}, "'W-U1', event: these are not the events of that window"),
        ("W-D5", {"also": []}, "'W-D5', event: these are not the events of that window (VE-6.1)"),
        ("W-U1", {"id": "W-U9"}, "window: the windows are not those of the rules (VE-6.1)"),
        ("W-U1", {"after": "untap.sleep"}, "'W-U1', after: there is no step 'untap.sleep'"),
        ("stack", {"id": "heap"}, "zone: the zones are cupboard, hand, discard, removed,"),
        ("untap", {"id": "setup"}, "phase: the phases are untap, settlement, game and ending"),
    ],
)
def test_the_numbers_phases_windows_and_zones_are_those_of_the_rules(
    entry: str, fields: dict[str, Any], flaw: str
):
    """VE-3.1, VE-4.1, VE-4.2, VE-4.12, VE-6.1, VE-10.1, VE-10.6"""
    wrong = faults("game.toml", entry, **fields)

    assert [each for each in wrong if each.startswith(f"game.toml: {flaw}")] != []
