"""SA-20: the offices whose abilities work before the Sejm."""

from __future__ import annotations

import pytest

from games.sigismundus.positions import (
    client_turn,
    ducats,
    in_phase,
    influence_turn,
    markers_on,
    offered,
    office,
    sigismundus,
    special_turn,
    told,
    words,
)
from interpares.games.sigismundus.abilities import gain_office
from interpares.games.sigismundus.cards import OFFICES
from interpares.games.sigismundus.events import CardDrawn, UnitsGained
from scenario import play, refused

BISHOPS = [1, 4, 7, 10, 13]
LAND = {3: (1, 0, 0), 6: (0, 1, 0), 9: (0, 1, 0), 12: (0, 1, 0), 15: (1, 0, 0)}
"""The unit each land office brings, by number."""
MINISTERS = [2, 5, 8, 11, 14]


@pytest.mark.parametrize("number", BISHOPS)
@pytest.mark.parametrize("acts", [(), ("national_church",)])
def test_a_bishop_holds_court_on_either_side(number: int, acts):
    """SA-8.21, SA-20.4"""
    game = special_turn({"offices": str(number)}, {"hand": "foray"}, acts=acts)

    play(game, f"0 hold_court {office(number)} 1")

    assert game.players[0].hand == ("foray",)


@pytest.mark.parametrize("number", LAND)
@pytest.mark.parametrize("acts", [(), ("execution_of_crown_estates",)])
def test_a_land_office_brings_its_unit_when_it_is_gained(number: int, acts):
    """SA-20.3, SA-20.4"""
    game = sigismundus(acts=acts)
    game.told = []

    gain_office(game, 0, office(number))

    assert game.players[0].offices == (office(number),)
    assert office(number) not in game.available
    assert game.players[0].active == LAND[number]
    assert told(game.told, UnitsGained) == [UnitsGained(0, LAND[number], office(number))]


@pytest.mark.parametrize("number", [*BISHOPS, *MINISTERS])
def test_no_other_office_brings_a_unit(number: int):
    """SA-20.3"""
    game = sigismundus()

    gain_office(game, 0, office(number))

    assert game.players[0].units == (0, 0, 0)


def test_the_grand_marshal_brings_nothing_before_the_sejm():
    """SA-20.1"""
    marshal = {"offices": "2"}
    assert ducats(in_phase("income", marshal))[0] == 5 + 2 + 3
    assert offered(influence_turn(marshal)) == []
    assert offered(special_turn(marshal, {"hand": "foray"})) == []


def test_the_grand_chancellor_places_a_marker_more():
    """SA-10.4, SA-20.1"""
    game = influence_turn({"offices": "5", "hand": "vistula_raft"})

    play(game, "0 place_influence sweden vistula_raft")

    assert markers_on(game, "sweden") == (2, 0, 0, 0)


def test_the_vice_chancellor_draws_a_card_more():
    """SA-7.2, SA-20.1"""
    game = in_phase("draw", {"offices": "8"})

    events = play(game, "0 draw internal", "0 draw military")

    assert told(events, CardDrawn) == [CardDrawn(0, "internal"), CardDrawn(0, "military")]
    assert game.waiting == (1,)


def test_the_grand_treasurer_takes_two_incomes():
    """SA-6.2, SA-20.1"""
    game = in_phase("income", {"offices": "11 14", "ducats": 0})

    assert ducats(game)[0] == 2 + 4 + 2


@pytest.mark.parametrize("clients, cost", [(0, 0), (1, 0), (2, 1), (4, 3)])
def test_the_court_marshal_enters_for_a_ducat_less(clients: int, cost: int):
    """SA-11.3, SA-20.1"""
    game = client_turn({"offices": "14"}, {"clients": 0}, on={"economist": (1,) * clients})

    play(game, "0 farm economist")

    assert ducats(game)[0] == 5 - cost + 3


def test_the_court_marshal_enters_where_others_cannot():
    """SA-11.3, SA-11.4"""
    game = client_turn({"offices": "14", "ducats": 0}, on={"economist": (1,), "academy": (1, 2)})

    assert words(game, "farm") == ["economist"]
    refusal = refused(game, "0 visit_academy")
    assert (refusal.rule, refusal.values["cost"]) == ("SA-11.3", 1)


@pytest.mark.parametrize("number", [each for each in MINISTERS if each != 14])
def test_no_other_minister_enters_for_less(number: int):
    """SA-11.3"""
    game = client_turn({"offices": str(number)}, on={"economist": (1,)})

    play(game, "0 farm economist")

    assert ducats(game)[0] == 5 - 1 + 3


def test_all_fifteen_offices_are_there():
    """SA-3.3"""
    assert sorted([*BISHOPS, *MINISTERS, *LAND]) == [each.number for each in OFFICES.values()]
