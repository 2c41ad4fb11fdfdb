"""The data files: whole, consistent, with provenance; every fault is named with its file."""

from __future__ import annotations

from collections import Counter

import pytest

from games.data_checks import DataFiles
from interpares.games.sigismundus.cards import (
    ACTS,
    BOX,
    COUNTRIES,
    COUNTS,
    COURTS,
    DEMANDS,
    FIELDS,
    FIGURES,
    HOUSES,
    NUMBERS,
    OFFICES,
    POLICIES,
    POWER,
    SESSIONS,
    SPACES,
    TRACK_VOTES,
    UNIT_COUNT,
    UPKEEP,
)

DATA = DataFiles("sigismundus")


def test_the_files_as_they_are_open():
    """SA-2.1"""
    assert DATA.open() == BOX


@pytest.mark.parametrize(
    "file, old, new, path",
    [
        ("board.toml", 'op = "gain_votes"', 'op = "votes"', "$.country[0].seal.op"),
        ("board.toml", 'when = "draw"', 'when = "drawing"', "$.country[3].seal.when"),
        ("board.toml", "min_players = 3", 'min_players = "3"', "$.field[0].min_players"),
        ("board.toml", 'decks = ["military"]', 'decks = ["war"]', "$.country[3].seal.decks"),
        ("board.toml", 'id = "royal_support"', 'id = "royal"', "$.support_track[0].id"),
        ("components.toml", "[constants]", "[numbers]", "numbers"),
        ("components.toml", "power = 1", "strength = 1", "$.unit[0]"),
        ("figures.toml", 'calling = "military"', 'calling = "war"', "$.figure[0].calling"),
        ("figures.toml", 'item = "ducats"', 'item = "gold"', "$.figure[18].score.item"),
        ("figures.toml", 'what = "church_court"', 'what = "courts"', "$.figure[9].abilities[0]"),
        ("houses.toml", "initiative = 3", "initiative = 3.5", "$.house[0].initiative"),
        ("offices.toml", 'kind = "land"', 'kind = "county"', "$.office[2].kind"),
        ("offices.toml", "prestige = 4 }", "honour = 4 }", "$.office[0].front"),
        ("policy_cards.toml", 'deck = "internal"', 'deck = "home"', "$.policy[0].deck"),
        ("policy_cards.toml", 'op = "attack"', 'op = "fight"', "$.policy[9].effect.op"),
        ("royal_demands.toml", 'kind = "tax"', 'kind = "levy"', "$.royal_demand[0].kind"),
        ("sejm_cards.toml", 'group = "palatine"', 'group = "land"', "$.sejm[5].effect.group"),
        ("sejm_cards.toml", 'source = "ours"', 'source = "hearsay"', "source"),
    ],
)
def test_a_wrong_field_is_named_with_file_and_path(file: str, old: str, new: str, path: str):
    """SA-2.1"""
    message = DATA.fault_with(file, old, new)

    assert message.startswith(f"{file}: ")
    assert path in message


@pytest.mark.parametrize(
    "file, old, new, flaw",
    [
        ("board.toml", 'id = "sweden"', 'id = "prussia"', "country 'prussia' stands there 2 times"),
        ("board.toml", 'id = "envoy"', 'id = "academy"', "field 'academy' stands there 2 times"),
        ("board.toml", "space = 2", "space = 1", "has not one space for each country"),
        ("board.toml", "votes = [5, 4, 3, 2, 1]", "votes = [5, 4, 3, 2]", "for each House"),
        ("board.toml", "base = 4", "base = 5", "nobilitys_representative_clients is 4"),
        ("board.toml", "bonus_votes = 2", "bonus_votes = 3", "vacancy_bonus_votes is 2"),
        ("components.toml", "count = 10\npower", "count = 9\npower", "'military_marker' counts 33"),
        ("components.toml", "upkeep = 2", "upkeep = 1", "'hussars' costs 1, not its power"),
        ("components.toml", "per_player = 10", "per_player = 9", "number of House markers"),
        ("components.toml", "base_per_player = 3", "base_per_player = 4", "number of clients"),
        ("components.toml", "faces = 6", "faces = 16", "the dice have not the faces"),
        ("components.toml", "academy_cards = 2", "academy_cards = 3", "academy_cards is 3"),
        ("components.toml", "foray_vp = 6", "foray_vp = 5", "foray_vp is 5, but the card"),
        ("components.toml", "offices = [15, 13, 12]", "offices = [15, 13]", "'start_offices_3'"),
        ("components.toml", "offices = [15, 13, 12]", "offices = [16, 13, 12]", "one office to"),
        ("components.toml", 'last_round = "VIII"', 'last_round = "VII"', "rounds of 'full'"),
        ("figures.toml", 'id = "jan_laski"', 'id = "jozef_strus"', "'jozef_strus' stands there 2"),
        (
            "figures.toml",
            "ribbon = true\nscore",
            "ribbon = false\nscore",
            "either a golden ribbon or abilities",
        ),
        ("figures.toml", 'track = "royal_support", vp', "vp", "'lukasz_gornicki' scores no track"),
        ("houses.toml", "royal_support = 5", "royal_support = 4", "one space of 'royal_support'"),
        ("houses.toml", "initiative = 2", "initiative = 1", "have the same initiative (SA-3.9)"),
        ("offices.toml", "number = 1\n", "number = 16\n", "not numbered from 1 on"),
        ("offices.toml", 'kind = "land"', 'kind = "ministerial"', "in another column than its"),
        ("offices.toml", 'act = "national_church"', 'act = "union_of_lublin"', "no Act 'union_of"),
        (
            "offices.toml",
            "back = { income = 3, prestige = 3 }",
            "back = { income = 3, prestige = 2 }",
            "'marschalcus_regni' has two sides, but nothing turns it",
        ),
        ("policy_cards.toml", "copies = 5", "copies = 6", "'internal_policy_card' counts 20"),
        ("policy_cards.toml", "cost_ducats = 3", "cost_ducats = 2", "church_foundation_cost is 3"),
        ("policy_cards.toml", "vp = 5", "vp = 4", "church_foundation_vp is 5"),
        ("sejm_cards.toml", "in_short_game = true", "in_short_game = false", "rounds of 'short'"),
        ("sejm_cards.toml", 'country = "lithuania"', 'country = "saxony"', "a country 'saxony'"),
    ],
)
def test_files_that_contradict_each_other_are_named(file: str, old: str, new: str, flaw: str):
    """SA-2.1, SA-3.7, SA-3.9"""
    assert flaw in DATA.fault_with(file, old, new)


@pytest.mark.parametrize(
    "file, entry, flaw",
    [
        ("board.toml", "sweden", "'foreign_policy_marker' counts 6, but there are 5"),
        ("board.toml", "royal_representative", "'representative_card' counts 3, but there are 2"),
        ("board.toml", "royal_support", "the support tracks are not the three of the rules"),
        ("components.toml", "start_offices_4", "starting offices for every number of players"),
        ("components.toml", "sejm_card", "component 'sejm_card' counts None, but there are 8"),
        ("figures.toml", "jan_laski", "'figure_card' counts 24, but there are 23"),
        ("houses.toml", "firlej", "'house_card' counts 5, but there are 4"),
        ("offices.toml", "marschalcus_curiae", "'office_card' counts 15, but there are 14"),
        ("policy_cards.toml", "sack", "'military_policy_card' counts 20, but there are 15"),
        ("royal_demands.toml", "tax_2", "'royal_demand_card' counts 9, but there are 8"),
        ("sejm_cards.toml", "union_of_lublin", "'sejm_card' counts 8, but there are 7"),
    ],
)
def test_a_missing_component_is_named(file: str, entry: str, flaw: str):
    """SA-2.1"""
    assert flaw in DATA.fault_without(file, entry)


def test_a_hundred_and_forty_four_cards_and_two_hundred_markers():
    """E-8, SA-2.1: 8 + 24 + 9 + 5 + 15 + 5 + 3 + 15 + 20 + 20 + 20 cards; 70 = 5 x 14 of Houses."""
    cards = {name: count for name, count in COUNTS.items() if name.endswith("_card")}
    cards["reference_sheet"] = COUNTS["reference_sheet"]
    markers = {name: count for name, count in COUNTS.items() if name not in cards}

    assert cards == {
        "sejm_card": 8,
        "figure_card": 24,
        "royal_demand_card": 9,
        "reference_sheet": 5,
        "symbol_card": 15,
        "house_card": 5,
        "representative_card": 3,
        "office_card": 15,
        "foreign_policy_card": 20,
        "internal_policy_card": 20,
        "military_policy_card": 20,
    }
    assert sum(cards.values()) == 144
    assert markers == {
        "military_marker": 33,
        "foreign_policy_marker": 6,
        "first_player_marker": 1,
        "ducat": 50,
        "vote": 40,
        "house_marker": 50,
        "track_marker": 20,
        "client": 20,
        "die": 2,
    }
    assert sum(markers.values()) - markers["client"] - markers["die"] == 200
    assert COUNTS["house_marker"] + COUNTS["track_marker"] == 70 == 5 * 14


def test_only_ducats_have_no_limit():
    """SA-2.1, SA-2.3"""
    assert [each.id for each in BOX.components.component if not each.limited] == ["ducat"]


def test_units_in_number_power_price_and_step():
    """E-8, SA-2.1, SA-9.3, SA-9.4, SA-18.1: 33 = 10 + 16 + 7 units"""
    assert UNIT_COUNT == (10, 16, 7)
    assert POWER == UPKEEP == (1, 2, 3)
    steps = {each.combat_phase: each.id for each in BOX.components.unit}
    assert steps == {1: "artillery", 2: "hussars", 3: "infantry"}


def test_the_numbers_of_the_rules():
    """SA-6.1, SA-5.4, SA-11.1, SA-11.8, SA-11.13, SA-11.14, SA-12.2, SA-14.5, SA-9.5, SA-8.19"""
    assert NUMBERS.base_income == 2
    assert NUMBERS.figures_revealed_per_round == 3
    assert (NUMBERS.base_clients, NUMBERS.nobilitys_representative_clients) == (3, 4)
    assert (NUMBERS.vacancy_bonus_votes, NUMBERS.votes_per_internal_card) == (2, 1)
    assert (NUMBERS.die_faces, NUMBERS.damage_per_wound) == (6, 5)
    assert (NUMBERS.economist_ducats, NUMBERS.academy_cards) == (3, 2)
    assert (NUMBERS.church_foundation_cost, NUMBERS.church_foundation_vp) == (3, 5)
    assert (NUMBERS.vistula_raft_ducats, NUMBERS.foray_vp) == (4, 6)
    assert NUMBERS.occupied_field_cost_per_client == 1
    assert NUMBERS.bribe_figure_surcharge == NUMBERS.bribe_figure_gold_added_from_bank == 1


def test_twelve_kinds_of_policy_cards_four_in_each_deck_five_of_each():
    """SA-2.1, SA-8.3"""
    decks = {each.id: each.deck for each in POLICIES.values()}

    assert decks == {
        **dict.fromkeys(
            ("client_card", "primus_inter_pares", "death_of_senator", "church_foundation"),
            "internal",
        ),
        **dict.fromkeys(
            ("vistula_raft", "diplomatic_mission", "negotiations", "secret_pact"), "foreign"
        ),
        **dict.fromkeys(("enlistment", "abduction", "sack", "foray"), "military"),
    }
    assert [each.number for each in POLICIES.values()] == list(range(1, 13))
    assert {each.copies for each in POLICIES.values()} == {5}


def test_eight_sejms_of_which_the_short_game_has_four():
    """E-8, SA-3.2, SA-4.1, SA-22.1, SA-22.2"""
    rounds = {each.round: each.year for each in ACTS.values()}

    assert rounds == {
        "I": 1548,
        "II": 1550,
        "III": 1552,
        "IV": 1555,
        "V": 1562,
        "VI": 1563,
        "VII": 1567,
        "VIII": 1569,
    }
    assert SESSIONS["full"] == tuple(ACTS)
    assert [ACTS[act].round for act in SESSIONS["short"]] == ["I", "II", "V", "VIII"]


def test_the_demands_are_three_of_each_kind():
    """SA-15.2, SA-15.5"""
    kinds = Counter((each.kind, each.resource, each.after) for each in DEMANDS.values())

    assert kinds == {
        ("tax", "ducats", "spent"): 3,
        ("sejm_support", "votes", "spent"): 3,
        ("noble_host", "units", "inactive"): 3,
    }


def test_the_support_tracks_give_votes():
    """SA-12.1, SA-3.7"""
    assert TRACK_VOTES == {
        "royal_support": (5, 4, 3, 2, 1),
        "senatorial_support": (4, 3, 2, 1, 0),
        "parliamentary_support": (3, 2, 1, 0, 0),
    }
    sums = [[sum(votes[:seats]) for votes in TRACK_VOTES.values()] for seats in (3, 4, 5)]
    assert sums == [[12, 9, 6], [14, 10, 6], [15, 10, 6]]


def test_the_foreign_policy_track_falls_in_value():
    """SA-17.4"""
    values = [(each.first, each.second) for each in SPACES]

    assert values == [(8, 4), (7, 3), (6, 3), (5, 2), (4, 2), (3, 1)]


def test_each_country_has_its_seal():
    """SA-20.2, SA-6.2, SA-7.2, SA-12.1, SA-17.1, SA-18.2"""
    seals = {
        each.id: (each.seal.when, each.seal.op, each.seal.count) for each in COUNTRIES.values()
    }

    assert seals == {
        "lithuania": ("sejm.count_votes", "gain_votes", 1),
        "sweden": ("maintenance", "free_upkeep", 1),
        "habsburg": ("scoring.offices", "gain_vp", 1),
        "muscovy": ("draw", "draw_policy_cards", 1),
        "ottoman": ("draw", "draw_policy_cards", 1),
        "prussia": ("income", "gain_ducats", 2),
    }
    assert COUNTRIES["sweden"].seal.unit == "artillery"
    assert COUNTRIES["muscovy"].seal.decks == ("military",)
    assert COUNTRIES["ottoman"].seal.decks == ("foreign",)


SIDES = {
    1: ((4, 4), (4, 1)),
    2: ((3, 3), (3, 3)),
    3: ((3, 3), (3, 3)),
    4: ((3, 3), (3, 1)),
    5: ((3, 2), (3, 2)),
    6: ((5, 2), (3, 2)),
    7: ((4, 3), (4, 1)),
    8: ((2, 2), (2, 2)),
    9: ((4, 1), (2, 1)),
    10: ((3, 2), (3, 1)),
    11: ((4, 1), (4, 1)),
    12: ((3, 1), (1, 1)),
    13: ((3, 2), (3, 1)),
    14: ((2, 1), (2, 1)),
    15: ((2, 1), (2, 1)),
}
"""Income and prestige of the front and the back, by number."""


@pytest.mark.parametrize("office", OFFICES)
def test_each_office_has_two_sides(office: str):
    """SA-3.3, SA-16.7"""
    card = OFFICES[office]

    sides = [(side.income, side.prestige) for side in (card.front, card.back)]
    assert tuple(sides) == SIDES[card.number]
    turned_by = {"ecclesiastical": "national_church"}.get(card.kind, "")
    if card.rank == "palatine":
        turned_by = "execution_of_crown_estates"
    assert card.flip_act == turned_by


def test_the_offices_stand_in_three_columns():
    """SA-3.3, SA-8.21"""
    kinds = {each.number: each.kind for each in OFFICES.values()}

    assert [number for number, kind in kinds.items() if kind == "ecclesiastical"] == [
        *range(1, 16, 3)
    ]
    assert [number for number, kind in kinds.items() if kind == "ministerial"] == [*range(2, 16, 3)]
    assert [number for number, kind in kinds.items() if kind == "land"] == [*range(3, 16, 3)]
    assert [OFFICES[office].number for office in COURTS] == [1, 4, 7, 10, 13]


def test_nine_fields_of_which_one_is_for_five_players():
    """SA-3.12, SA-11.6"""
    assert len(FIELDS) == 9
    assert [each.id for each in FIELDS.values() if each.min_players == 5] == ["economist_five"]
    assert {each.action for each in FIELDS.values()} == set(range(1, 9))


def test_the_five_houses():
    """SA-3.6, SA-3.7, SA-3.9"""
    ranks = {
        each.id: (
            each.initiative,
            each.start.royal_support,
            each.start.senatorial_support,
            each.start.parliamentary_support,
        )
        for each in HOUSES.values()
    }

    assert ranks == {
        "gorka": (3, 3, 2, 2),
        "zborowski": (2, 2, 3, 4),
        "zamoyski": (4, 5, 4, 1),
        "tarnowski": (1, 4, 1, 3),
        "firlej": (5, 1, 5, 5),
    }


def test_half_of_the_figures_have_a_golden_ribbon():
    """SA-5.4, SA-19.4"""
    assert len(FIGURES) == 24 == 3 * 8
    assert sum(each.ribbon for each in FIGURES.values()) == 12
    callings = Counter(each.calling for each in FIGURES.values())
    assert callings == {"military": 5, "diplomacy": 6, "culture": 13}
