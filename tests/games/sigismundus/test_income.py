"""SA-6: income."""

from __future__ import annotations

import pytest

from games.sigismundus.positions import (
    at_rest,
    ducats,
    in_phase,
    offered,
    office,
    sigismundus,
    words,
)
from interpares.games.sigismundus.cards import OFFICES
from interpares.games.sigismundus.events import IncomeTaken
from interpares.games.sigismundus.income import Income
from scenario import play, refused

TREASURER = office(11)


def test_without_an_office_there_are_two_ducats():
    """SA-6.1"""
    game = in_phase("income")

    assert ducats(game) == [7, 7, 7, 7]


@pytest.mark.parametrize("name", OFFICES)
def test_each_office_pays_its_income(name: str):
    """SA-6.1, SA-3.3"""
    game = in_phase("income", {"offices": name, "ducats": 0})

    assert ducats(game)[0] == 2 + OFFICES[name].front.income


@pytest.mark.parametrize("number, income", [(6, 3), (9, 2), (12, 1)])
def test_a_palatine_on_the_back_pays_less(number: int, income: int):
    """SA-6.1, SA-16.7"""
    game = in_phase(
        "income", {"offices": str(number), "ducats": 0}, acts=("execution_of_crown_estates",)
    )

    assert ducats(game)[0] == 2 + income


def test_of_several_offices_one_pays_of_the_players_choice():
    """SA-6.1"""
    game = in_phase("income", {"offices": "6 15", "ducats": 0})

    assert offered(game) == [f"choose_income {office(6)}", f"choose_income {office(15)}"]
    play(game, f"0 choose_income {office(15)}")
    assert ducats(game)[0] == 2 + 2


def test_nobody_is_asked_when_all_offices_pay_alike():
    """SA-6.1"""
    game = in_phase("income", {"offices": "14 15", "ducats": 0})

    assert at_rest(game)
    assert ducats(game)[0] == 2 + 2


def test_players_choose_in_order():
    """SA-6.1, SA-4.3"""
    game = in_phase("income", {"offices": "6 15"}, {}, {"offices": "9 14"}, first=2)

    assert game.waiting == (2,)
    play(game, f"2 choose_income {office(9)}")
    assert game.waiting == (0,)


def test_income_is_told():
    """SA-6.1"""
    game = sigismundus({"offices": "12"}, phase="income")
    game.told = []
    game.then(Income())
    game.advance()

    assert IncomeTaken(0, 5, (office(12),)) in game.told
    assert IncomeTaken(1, 2, ()) in game.told


def test_the_treasurer_takes_the_income_of_two_offices_his_own_among_them():
    """SA-6.2"""
    game = in_phase("income", {"offices": "6 11 15", "ducats": 0})

    assert words(game, "choose_income") == [
        f"{office(6)},{TREASURER}",
        f"{office(6)},{office(15)}",
        f"{TREASURER},{office(15)}",
    ]
    play(game, f"0 choose_income {office(6)},{TREASURER}")
    assert ducats(game)[0] == 2 + 5 + 4


def test_the_treasurer_alone_pays_once():
    """SA-6.2"""
    game = in_phase("income", {"offices": "11", "ducats": 0})

    assert ducats(game)[0] == 2 + 4


def test_the_treasurer_works_only_for_his_holder():
    """SA-6.2, SA-20.1"""
    game = in_phase("income", {"offices": "6 15"}, {"offices": "11"})

    assert words(game, "choose_income") == [office(6), office(15)]


def test_the_seal_of_prussia_brings_two_ducats():
    """SA-6.2, SA-20.2"""
    game = in_phase("income", seals={"prussia": 1})

    assert ducats(game) == [7, 9, 7, 7]


def test_markers_on_prussia_bring_nothing():
    """SA-6.2, SA-20.2"""
    game = in_phase("income", influence={"prussia": (3, 1)})

    assert ducats(game) == [7, 7, 7, 7]


@pytest.mark.parametrize("country", ["lithuania", "sweden", "habsburg", "muscovy", "ottoman"])
def test_other_seals_bring_no_ducats(country: str):
    """SA-6.2"""
    game = in_phase("income", seals={country: 1})

    assert ducats(game) == [7, 7, 7, 7]


def test_all_bonuses_add_up():
    """SA-6.2, SA-20.1"""
    game = in_phase(
        "income",
        {"offices": "11 6", "figures": "tomasz_sierpinek:4", "ducats": 0},
        seals={"prussia": 0},
    )

    assert ducats(game)[0] == 2 + 4 + 5 + 2 + 2


@pytest.mark.parametrize(
    "house, move, rule, message",
    [
        ({"offices": "6 15"}, f"{office(6)},{office(15)}", "SA-6.1", "so-many-incomes"),
        ({"offices": "6 15"}, office(9), "SA-6.1", "not-your-office"),
        ({"offices": "6 15"}, "hetman", "SA-6.1", "no-such-office"),
        ({"offices": "6 11 15"}, f"{office(6)},{office(6)}", "SA-6.2", "same-office-twice"),
        ({"offices": "6 11 15"}, office(6), "SA-6.2", "so-many-incomes"),
        (
            {"offices": "6 11 15"},
            f"{office(6)},{office(11)},{office(15)}",
            "SA-6.2",
            "so-many-incomes",
        ),
        ({"offices": "6 11 15"}, f"{office(11)},{office(6)}", "SA-6.1", "offices-in-order"),
    ],
)
def test_other_incomes_are_refused(house, move: str, rule: str, message: str):
    """SA-6.1, SA-6.2"""
    refusal = refused(in_phase("income", house), f"0 choose_income {move}")

    assert (refusal.rule, refusal.message) == (rule, message)
