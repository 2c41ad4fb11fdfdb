"""PF-7: completing a Work."""

from __future__ import annotations

import pytest

from games.florence.positions import (
    POET,
    florence,
    florins,
    in_turn,
    offered,
    prestige,
    told,
    words,
)
from interpares.games.florence.auction import AuctionPhase
from interpares.games.florence.cards import MINIMUM
from interpares.games.florence.events import Exchanged, WorkBegun, WorkCompleted
from interpares.games.florence.works import work_value
from scenario import play, refused


def test_the_poet_is_worth_fifteen():
    """PF-7.2, PF-7.6, PF-7.7, EX-09"""
    game = in_turn(3, POET, round=3)

    events = play(game, "0 work poet")

    (done,) = told(events, WorkCompleted)
    assert (done.building, done.landscape, done.freedom) == (4, 0, 3)
    assert (done.jesters, done.cards, done.bonus_values) == (4, 4, ())
    assert (done.value, done.florins) == (15, 1500)
    assert (game.players[0].best_work, florins(game)[0]) == (15, 1500)
    assert refused(game, "0 exchange 8").rule == "PF-7.7"
    play(game, "0 exchange 7")

    assert (florins(game)[0], prestige(game)[0]) == (100, 7)
    assert game.players[0].table == ("jurist", "poet")
    assert game.players[0].hand == ("painter",)


@pytest.mark.parametrize("points", range(8))
def test_every_exchange_up_to_half_the_work_value_is_possible(points: int):
    """PF-7.7, EX-10"""
    game = in_turn(3, POET, round=3)
    play(game, "0 work poet")
    assert words(game, "exchange") == [str(each) for each in range(8)]

    events = play(game, f"0 exchange {points}")

    assert (florins(game)[0], prestige(game)[0]) == (1500 - 200 * points, points)
    assert told(events, Exchanged) == ([Exchanged(0, points, 200 * points)] if points else [])


def test_old_florins_cannot_be_exchanged():
    """PF-7.7, PF-13.5, EX-10"""
    game = in_turn(3, {**POET, "florins": 5000}, round=3)
    play(game, "0 work poet")

    assert refused(game, "0 exchange 8").rule == "PF-7.7"
    assert words(game, "exchange")[-1] == "7"


def test_an_even_work_value_can_be_exchanged_whole():
    """PF-7.7"""
    game = in_turn(3, {**POET, "recruits": 2}, round=3)
    play(game, "0 work poet", "0 exchange 8")

    assert (florins(game)[0], prestige(game)[0]) == (0, 8)


def test_the_exchange_is_only_possible_at_once():
    """PF-7.7, PF-13.5"""
    game = in_turn(3, POET, round=3)
    play(game, "0 work poet", "0 exchange 3")

    assert refused(game, "0 exchange 1").rule in ("PF-7.7", "PF-13.5")


@pytest.mark.parametrize(
    "part, value",
    [
        ({}, 1),
        ({"tiles": "theatre:a1c1a2b2c2"}, 5),
        ({"tiles": "lake:a1a2b2"}, 4),
        ({"tiles": "lake:a1a2b2 lake:c1c2d2"}, 4),
        ({"freedoms": "travel"}, 4),
        ({"freedoms": "religion opinion"}, 1),
        ({"tiles": "opera:a1b1c1b2b3 forest:f1g1f2g2"}, 1),
        ({"jesters": 1}, 3),
        ({"jesters": 3}, 7),
        ({"hand": "poet painter"}, 2),
        ({"table": "painter"}, 2),
        ({"recruits": 1}, 2),
        ({"recruits_on_table": 2}, 3),
        ({"architects": 3}, 1),
        ({"prestige_cards": "prestige_most_lakes"}, 1),
    ],
)
def test_a_work_is_worth_its_parts(part, value: int):
    """PF-7.2, PF-7.3, PF-5.4, PF-5.5"""
    game = in_turn(3, {"hand": "poet", **part})

    assert work_value(game, 0, "poet").total == value


def test_two_forests_fulfil_the_wish_only_once():
    """PF-5.4, PF-7.2, EX-05"""
    one = in_turn(3, {"hand": "jurist", "tiles": "forest:a1b1a2b2"})
    two = in_turn(3, {"hand": "jurist", "tiles": "forest:a1b1a2b2 forest:f1g1f2g2"})

    assert work_value(one, 0, "jurist").landscape == 3
    assert work_value(two, 0, "jurist").landscape == 3


def test_no_wish_has_to_be_met():
    """PF-7.3, PF-7.4, EX-12: three jesters, five cards and a bonus card worth two."""
    game = in_turn(
        3,
        {
            "florins": 0,
            "jesters": 3,
            "hand": "poet painter jurist",
            "table": "physician composer",
            "tiles": "forest:a1b1a2b2",
            "bonus": "bonus_forests",
        },
        round=2,
    )

    events = play(game, "0 work poet", "0 add_bonus bonus_forests", "0 complete")

    (done,) = told(events, WorkCompleted)
    assert (done.building, done.landscape, done.freedom) == (0, 0, 0)
    assert done.value == 6 + 5 + 2
    assert florins(game)[0] == 1300


@pytest.mark.parametrize(
    "number, least", [(1, 7), (2, 10), (3, 12), (4, 14), (5, 15), (6, 16), (7, 17)]
)
def test_the_minimum_rises_every_round(number: int, least: int):
    """PF-7.5, PF-R01"""
    assert MINIMUM[number] == least
    reached = in_turn(3, {"hand": "poet", **of_value(least)}, round=number)
    missed = in_turn(3, {"hand": "poet", **of_value(least - 1)}, round=number)

    assert words(reached, "work") == ["poet"]
    assert words(missed, "work") == []
    assert refused(missed, "0 work poet").rule == "PF-7.5"


def of_value(value: int) -> dict[str, object]:
    """A house whose Poet is worth this: jesters count two, the rest are recruitment cards."""
    jesters = min(7, (value - 1) // 2)
    return {"jesters": jesters, "recruits_on_table": value - 1 - 2 * jesters}


@pytest.mark.parametrize("number, enough", [(2, 10), (6, 16)])
def test_a_work_must_reach_the_minimum(number: int, enough: int):
    """PF-7.5, EX-08"""
    game = in_turn(3, {"hand": "poet", **of_value(enough)}, round=number)
    play(game, "0 work poet")
    assert game.players[0].best_work == enough

    game = in_turn(3, {"hand": "poet", **of_value(enough - 1)}, round=number)

    assert refused(game, "0 work poet").rule == "PF-7.5"


def test_a_work_may_reach_the_minimum_by_its_bonus_card_only():
    """PF-7.5, PF-7.1"""
    game = in_turn(3, {"hand": "poet", **of_value(5), "bonus": "bonus_jesters"})
    assert words(game, "work") == ["poet"]

    play(game, "0 work poet")

    assert offered(game) == ["add_bonus bonus_jesters"]
    assert refused(game, "0 complete").rule == "PF-7.5"
    play(game, "0 add_bonus bonus_jesters", "0 complete")
    assert game.players[0].best_work > 6


def test_the_marker_shows_the_better_of_two_works_not_the_sum():
    """PF-7.8, PF-7.11, EX-11: Works of 12 and 15."""
    tiles = "theatre:a1c1a2b2c2 studio:e1e2e3e4f4"
    game = in_turn(3, {**POET, "hand": "poet sculptor", "tiles": tiles}, round=3)

    play(game, "0 work sculptor", "0 exchange 0")
    assert game.players[0].best_work == 12
    play(game, "0 work poet", "0 exchange 0")

    assert game.players[0].best_work == 15


def test_a_worse_second_work_leaves_the_marker():
    """PF-7.8"""
    game = in_turn(3, POET, round=1)

    play(game, "0 work poet", "0 exchange 0", "0 work painter")

    assert (florins(game)[0], game.players[0].best_work) == (1500 + 1100, 15)


def test_the_work_value_itself_brings_no_prestige():
    """PF-7.8"""
    game = in_turn(3, POET, round=3)

    play(game, "0 work poet", "0 exchange 0")

    assert prestige(game) == [0, 0, 0]


def test_two_works_must_both_reach_the_minimum():
    """PF-7.11, PF-7.5"""
    game = in_turn(3, POET, round=3)
    play(game, "0 work poet", "0 exchange 0")

    assert refused(game, "0 work painter").rule == "PF-7.5"


def test_a_played_profession_cannot_be_played_again_by_its_owner():
    """PF-7.9"""
    game = in_turn(3, POET, round=1)
    play(game, "0 work poet", "0 exchange 0")

    assert words(game, "work") == ["painter"]
    assert refused(game, "0 work poet").rule == "PF-7.9"


def test_a_profession_that_is_not_in_hand_cannot_be_played():
    """PF-7.1"""
    game = in_turn(3, POET, {"hand": "composer"})

    assert refused(game, "0 work composer").rule == "PF-7.1"


def test_the_work_and_its_parts_are_told_to_everybody():
    """PF-14.2, PF-7.10"""
    game = in_turn(3, {**POET, "bonus": "bonus_freedoms"}, round=3)

    events = play(game, "0 work poet", "0 add_bonus bonus_freedoms", "0 complete")

    assert told(events, WorkBegun) == [WorkBegun(0, "poet")]
    (done,) = told(events, WorkCompleted)
    assert done.audience is None
    assert (done.profession, done.bonus) == ("poet", ("bonus_freedoms",))


def test_no_work_is_completed_in_the_auction_phase():
    """PF-7.1, PF-6.1"""
    game = florence(3, POET, agenda=(AuctionPhase(),))

    assert refused(game, "0 work poet").rule == "PF-6.1"
