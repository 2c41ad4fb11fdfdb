"""SI-FUL: when a main action can be fully performed."""

from __future__ import annotations

import pytest

from games.attempts import after
from games.signorie.positions import in_turn, offered, words
from scenario import play, refused


def test_hiring_needs_an_empty_space_one_can_pay():
    """SI-FUL.1"""
    crowded = {"florins": 3, "helpers": "turquoise_top", "men": 0, "women": 0}
    game = in_turn(crowded, pool={"yellow": (1,)})
    play(game, "0 take yellow 1")
    assert words(game, "hire") == ["helper_turquoise_middle"]

    full = {**crowded, "florins": 9, "helpers": "turquoise_top turquoise_middle turquoise_bottom"}
    game = in_turn(full, pool={"yellow": (1,)})
    play(game, "0 take yellow 1")
    assert words(game, "hire") == []


def test_hiring_needs_a_disc_in_the_bank():
    """SI-FUL.1, SI-LIM.2"""
    all_but = ["yellow", "red", "purple", "grey"]
    twelve = " ".join(f"{each}_{row}" for each in all_but for row in ("top", "middle", "bottom"))
    houses = [{"helpers": twelve, "florins": 9, "men": 0, "women": 0}] * 4
    game = in_turn(*houses, pool={"yellow": (1,)})
    assert game.helpers_left == 0

    play(game, "0 take yellow 1")

    assert offered(game) == ["manage"]
    assert refused(game, "0 hire helper_turquoise_top").rule == "SI-LIM.2"


def test_a_task_must_be_possible_for_a_die_that_does_nothing_else():
    """SI-FUL.2, SI-TSK.6"""
    tasks = {"grey_upper": "florins", "grey_lower": "mission"}
    game = in_turn({"florins": 0, "men": 4, "women": 1}, pool={"grey": (4,)}, tasks=tasks)

    play(game, "0 take grey 4")

    assert offered(game) == ["perform task_grey_upper 1"]


@pytest.mark.parametrize("colour", ["yellow", "purple"])
def test_florins_and_offspring_are_always_possible(colour: str):
    """SI-FUL.3, SI-OFF.4"""
    game = in_turn({"florins": 0, "men": 12, "women": 11}, pool={colour: (6,)})

    play(game, f"0 take {colour} 6")

    assert "manage" in offered(game)


def test_a_marriage_needs_a_woman():
    """SI-FUL.4"""
    game = in_turn({"women": 0}, pool={"red": (2,)}, tasks={"red_lower": "florins"})
    play(game, "0 take red 2")

    assert "manage" not in offered(game)
    refusal = refused(game, "0 manage")
    assert (refusal.rule, refusal.message) == ("SI-FUL.4", "no-woman-in-pool")


@pytest.mark.parametrize("money, possible", [(0, False), (1, True)])
def test_a_marriage_needs_the_least_dowry(money: int, possible: bool):
    """SI-FUL.4"""
    game = in_turn({"florins": money}, pool={"red": (2,)}, tasks={"red_lower": "florins"})

    play(game, "0 take red 2")

    assert ("manage" in offered(game)) is possible


@pytest.mark.parametrize("money, possible", [(2, False), (3, True)])
def test_the_cheapest_city_counts(money: int, possible: bool):
    """SI-FUL.4"""
    pawns = {"milano": "1m " * 7, "venezia": "1w " * 4, "firenze": "0m " * 6}
    game = in_turn(
        {"florins": money},
        seats=2,
        pawns=pawns,
        pool={"red": (2,)},
        tasks={"red_lower": "florins"},
    )

    play(game, "0 take red 2")

    assert ("manage" in offered(game)) is possible


def test_a_mission_needs_a_man_in_a_career():
    """SI-FUL.5"""
    game = in_turn(pool={"grey": (4,)})
    play(game, "0 take grey 4")

    assert "manage" not in offered(game)
    refusal = refused(game, "0 manage")
    assert (refusal.rule, refusal.message) == ("SI-FUL.5", "nobody-in-a-career")


@pytest.mark.parametrize("rank, possible", [(1, False), (2, True), (7, True)])
def test_a_mission_needs_the_rank_of_the_lowest_space_of_some_city(rank: int, possible: bool):
    """SI-FUL.5"""
    pawns = {"milano": "1m 1w", "venezia": "1m 1m 1w 1w", "firenze": "1m 1w 1w"}
    house = {"men": 3, "clerical": str(rank)}
    game = in_turn(house, seats=2, pawns=pawns, pool={"grey": (4,)})

    play(game, "0 take grey 4")

    assert ("manage" in offered(game)) is possible


def test_full_cities_take_nobody():
    """SI-FUL.4, SI-FUL.5, SI-MIS.6"""
    pawns = {"milano": "1m " * 8, "venezia": "1w " * 8, "firenze": "0m 0w " * 4}
    house = {"florins": 9, "military": "7", "men": 3}
    game = in_turn(house, seats=2, pawns=pawns, pool={"red": (2,), "grey": (4,)})

    red, grey = after(game.copy(), "0 take red 2"), after(game.copy(), "0 take grey 4")

    assert "manage" not in offered(red)
    assert refused(red, "0 manage").message == "cities-are-full"
    assert "manage" not in offered(grey)
    assert refused(grey, "0 manage").rule == "SI-FUL.5"


@pytest.mark.parametrize(
    "house, possible",
    [
        ({"men": 0, "initiative": 7}, False),
        ({"men": 0, "initiative": 7, "political": "7", "military": "7 7"}, False),
        ({"men": 0, "initiative": 6}, True),
        ({"men": 1, "initiative": 7}, True),
        ({"men": 0, "initiative": 7, "clerical": "6"}, True),
    ],
)
def test_a_career_needs_one_point_that_can_be_spent(house, possible: bool):
    """SI-FUL.6"""
    tasks = {"turquoise_upper": "florins"}
    game = in_turn(house, pool={"turquoise": (5,)}, tasks=tasks)

    play(game, "0 take turquoise 5")

    assert ("manage" in offered(game)) is possible
