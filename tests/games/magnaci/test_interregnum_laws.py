"""MA-15.18 to MA-15.21: the Laws of the Interregnum, with what they ask for."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from games.magnaci.open_cards import COSSACKS
from games.magnaci.positions import at_window, estates
from interpares.games.magnaci.cards import PROVINCES
from interpares.games.magnaci.game import Magnaci
from scenario import play, refused

INTERREGNUM = "interregnum"
LOST = {
    "lithuania": {"I": "livonian_war"},
    "ukraine": COSSACKS,
    "little_poland": {"V": "turkish_war"},
    "great_poland": {"VII": "insurrection"},
    "prussia": {"IX": "swedish_war"},
}
"""The Conflict that partitions each province."""
ALL_POLAND = {"great_poland": 1, "little_poland": 1}


def rafters(owned: dict[str, int], fallen: str = "") -> Magnaci:
    """Grain Rafting at the Interregnum, with one province partitioned or none."""
    return at_window(
        INTERREGNUM,
        laws={0: ["grain_rafting", "assignats"]},
        estates={0: owned, 1: {"lithuania": 1}},
        partitioned=(fallen,) if fallen else (),
        conflicts=LOST.get(fallen, {}),
    )


@pytest.mark.parametrize(
    "owned, fallen, gained",
    [
        ({"great_poland": 3}, "", 1),
        (ALL_POLAND, "", 2),
        (ALL_POLAND, "little_poland", 1),
    ],
)
def test_grain_is_rafted_from_great_and_little_poland_to_prussia(owned, fallen, gained):
    """MA-15.18, RU-15"""
    game = rafters(owned, fallen)

    play(game, "0 play grain_rafting")

    assert estates(game, "prussia") == (gained, 0, 0)
    assert game.laws_out == ("grain_rafting",)


@pytest.mark.parametrize(
    "owned, fallen",
    [({"little_poland": 3}, ""), (ALL_POLAND, "great_poland"), (ALL_POLAND, "prussia")],
)
def test_no_grain_is_rafted_without_great_poland_and_prussia(owned, fallen):
    """MA-14.6, MA-15.18, RU-15"""
    assert refused(rafters(owned, fallen), "0 play grain_rafting").rule == "MA-14.6"


@pytest.mark.parametrize("elsewhere, gained", [(31, 2), (32, 1)])
def test_grain_rafting_places_what_the_supply_allows(elsewhere, gained):
    """MA-2.6, MA-15.18: with four players nobody has more than 35 estates."""
    owned = {**ALL_POLAND, "ukraine": elsewhere}
    game = at_window(INTERREGNUM, 4, laws={0: ["grain_rafting"]}, estates={0: owned})

    play(game, "0 play grain_rafting")

    assert estates(game, "prussia") == (gained, 0, 0, 0)


@pytest.mark.parametrize(
    "law", ["grain_rafting", "private_duchy", "union_of_brest", "ad_maiorem_dei_gloriam"]
)
def test_no_law_brings_estates_to_a_player_who_has_none_left(law):
    """MA-2.6, MA-14.6"""
    owned = {0: {**dict.fromkeys(PROVINCES, 1), "lithuania": 31}, 1: {"ukraine": 1}}
    game = at_window(INTERREGNUM, 4, laws={0: [law, "assignats"]}, estates=owned)

    assert refused(game, f"0 play {law}").rule == "MA-14.6"


class Case(NamedTuple):
    """A condition tried: estates of the player and of a rival, and a province that has fallen."""

    law: str
    seats: int
    own: dict[str, int]
    rival: dict[str, int]
    fallen: str
    is_met: bool


FIRST_FOUR = dict.fromkeys(PROVINCES[:4], 1)
BOTH = {"lithuania": 1, "ukraine": 1}
DUCHY, UNION, GLORY = "private_duchy", "union_of_brest", "ad_maiorem_dei_gloriam"
CASES = [
    Case(DUCHY, 2, {"lithuania": 2, "ukraine": 1}, {"lithuania": 1}, "", is_met=True),
    Case(DUCHY, 2, {"lithuania": 2, "ukraine": 1}, {"ukraine": 1}, "", is_met=False),
    Case(DUCHY, 3, BOTH, {}, "", is_met=True),
    Case(DUCHY, 3, BOTH, {}, "ukraine", is_met=False),
    Case(DUCHY, 3, {"lithuania": 9}, {}, "", is_met=False),
    Case(DUCHY, 4, {"lithuania": 1}, {}, "", is_met=True),
    Case(DUCHY, 4, {"lithuania": 1}, {}, "lithuania", is_met=False),
    Case(DUCHY, 5, {"lithuania": 1}, {}, "", is_met=True),
    Case(DUCHY, 5, {"lithuania": 1}, {"lithuania": 1}, "", is_met=False),
    Case(UNION, 2, {"lithuania": 3}, {"lithuania": 2}, "", is_met=True),
    Case(UNION, 3, {"lithuania": 2}, {"lithuania": 1}, "", is_met=True),
    Case(UNION, 3, {"ukraine": 1}, {}, "ukraine", is_met=True),
    Case(UNION, 3, BOTH, {"lithuania": 1, "ukraine": 2}, "", is_met=False),
    Case(UNION, 3, {"great_poland": 5}, {}, "", is_met=False),
    Case(GLORY, 3, FIRST_FOUR, {}, "", is_met=True),
    Case(GLORY, 3, FIRST_FOUR, {}, "lithuania", is_met=False),
    Case(GLORY, 3, dict.fromkeys(PROVINCES, 1), {}, "lithuania", is_met=True),
    Case(GLORY, 3, dict.fromkeys(PROVINCES[:3], 4), {}, "", is_met=False),
]


def tried(case: Case) -> Magnaci:
    """The window, with the Assignats to be asked in any case."""
    return at_window(
        INTERREGNUM,
        case.seats,
        laws={0: [case.law, "assignats"]},
        estates={0: case.own, 1: {**case.rival, "great_poland": 1}},
        partitioned=(case.fallen,) if case.fallen else (),
        conflicts=LOST.get(case.fallen, {}),
    )


@pytest.mark.parametrize("case", [case for case in CASES if case.is_met])
def test_an_interregnum_law_brings_one_estate_to_a_province_of_choice(case):
    """MA-15.19, MA-15.20, MA-15.21, MA-18.4"""
    game = tried(case)

    play(game, f"0 play {case.law}", "0 settle prussia")

    assert estates(game, "prussia")[0] == case.own.get("prussia", 0) + 1
    assert game.laws_out == (case.law,)


@pytest.mark.parametrize("case", [case for case in CASES if not case.is_met])
def test_an_interregnum_law_is_refused_without_its_condition(case):
    """MA-14.6, MA-15.19, MA-15.20, MA-15.21, RU-14"""
    assert refused(tried(case), f"0 play {case.law}").rule == "MA-14.6"


def test_estates_of_an_action_go_to_one_open_province():
    """MA-14.10, MA-11.4"""
    game = at_window(
        INTERREGNUM,
        laws={0: ["union_of_brest"]},
        estates={0: {"ukraine": 1}},
        conflicts=COSSACKS,
        partitioned=("ukraine",),
    )

    play(game, "0 play union_of_brest")

    assert refused(game, "0 settle ukraine").rule == "MA-11.4"
    assert refused(game, "0 settle livonia").rule == "MA-14.10"
    assert refused(game, "0 settle prussia,lithuania").rule == "MA-14.10"
