"""SA-20: the fifteen offices, both their sides, and abilities for the Sejm and the army."""

from __future__ import annotations

import pytest

from games.sigismundus.moments import gained, hands
from games.sigismundus.positions import ducats, in_phase, in_stage, offered, office, votes
from interpares.games.sigismundus.cards import OFFICES
from interpares.games.sigismundus.game import Sigismundus
from scenario import play

TURNED = ("national_church", "execution_of_crown_estates")
SIDES = {
    # number: income and prestige of the front, of the back
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
both_sides = pytest.mark.parametrize(
    "number, acts, income, prestige",
    [
        (number, acts, *side)
        for number, sides in SIDES.items()
        for acts, side in zip(((), TURNED), sides, strict=True)
    ],
)


@both_sides
def test_an_office_scores_the_prestige_of_the_side_it_shows(number, acts, income, prestige):
    """SA-17.1, SA-16.7"""
    game = in_phase("scoring", {"offices": f"{number}"}, acts=acts, round=8)

    assert gained(game, "offices") == [prestige, 0, 0, 0]


@both_sides
def test_an_office_pays_the_income_of_the_side_it_shows(number, acts, income, prestige):
    """SA-6.1, SA-16.7"""
    game = in_phase("income", {"offices": f"{number}", "ducats": 0}, acts=acts, round=8)

    assert ducats(game)[0] == 2 + income


@pytest.mark.parametrize("number", SIDES)
def test_an_office_that_is_voted_on_shows_its_side(number: int):
    """SA-14.7, SA-16.7"""
    lower = " ".join(str(each) for each in range(number + 1, 16))
    game = in_stage("voting", {"votes": 1}, {"offices": lower}, acts=TURNED, round=8)

    play(game, *hands("bid", 1, 0, 0, 0))

    side = game.side(game.players[0].offices[0])
    assert (side.income, side.prestige) == SIDES[number][1]


def won(number: int) -> Sigismundus:
    """Seat 0 has just won this office by a vote."""
    lower = " ".join(str(each) for each in range(number + 1, 16))
    game = in_stage("voting", {"votes": 1}, {"offices": lower})
    play(game, *hands("bid", 1, 0, 0, 0))
    assert game.players[0].offices == (office(number),)
    return game


UNITS = {3: (1, 0, 0), 15: (1, 0, 0), 6: (0, 1, 0), 9: (0, 1, 0), 12: (0, 1, 0)}


@pytest.mark.parametrize("number", SIDES)
def test_only_land_offices_bring_a_unit_when_they_are_gained(number: int):
    """SA-20.3, SA-14.7"""
    assert won(number).players[0].active == UNITS.get(number, (0, 0, 0))


@pytest.mark.parametrize("number", SIDES)
def test_only_land_offices_keep_a_unit_of_their_kind_free(number: int):
    """SA-18.2, SA-20.1"""
    house = {"offices": f"{number}", "active": (1, 1, 1), "ducats": 0}
    game = in_phase("maintenance", house)

    free = UNITS.get(number)
    kept = ["maintain {},{},{} 0,0,0".format(*free), "maintain 0,0,0 0,0,0"] if free else []
    assert offered(game) == kept


@pytest.mark.parametrize("number", [6, 9, 12])
def test_a_palatine_turned_by_the_execution_still_keeps_hussars(number: int):
    """SA-20.4"""
    house = {"offices": f"{number}", "active": (0, 1, 0), "ducats": 0}
    game = in_phase("maintenance", house, acts=("execution_of_crown_estates",))

    assert offered(game)[0] == "maintain 0,1,0 0,0,0"


def test_no_unit_is_gained_when_the_supply_is_empty():
    """SA-20.3, SA-2.1, SA-2.2"""
    game = in_stage("voting", {"votes": 1}, {"active": (10, 0, 0)})

    play(game, *hands("bid", 1, 0, 0, 0))

    assert game.players[0].offices == (office(15),)
    assert game.players[0].active == (0, 0, 0)


def test_a_unit_stays_when_its_office_is_lost():
    """SA-20.3"""
    game = won(15)
    assert game.players[0].active == (1, 0, 0)

    game = in_phase(
        "special_actions", {"hand": "death_of_senator", "offices": "15", "active": (1, 0, 0)}
    )
    play(game, "0 play_death 0")

    assert game.players[0].offices == ()
    assert game.players[0].active == (1, 0, 0)


def test_a_unit_is_gained_each_time_an_office_is_gained():
    """SA-20.3"""
    game = in_stage("voting", {"votes": 1, "active": (1, 0, 0)})

    play(game, *hands("bid", 1, 0, 0, 0))

    assert game.players[0].active == (2, 0, 0)


def test_the_grand_marshal_brings_a_vote():
    """SA-12.1, SA-20.1"""
    game = in_stage("count_votes", {}, {"offices": "2"})

    assert votes(game) == [12, 9 + 1, 6, 3]


@pytest.mark.parametrize("number", [number for number in SIDES if number != 2])
def test_no_other_office_brings_votes(number: int):
    """SA-12.1"""
    game = in_stage("count_votes", {"offices": f"{number}"})

    assert votes(game)[0] == 12


def test_all_offices_are_there():
    """SA-3.3"""
    assert [each.number for each in OFFICES.values()] == list(SIDES)
