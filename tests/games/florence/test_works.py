"""PF-7: completing a Work."""

from __future__ import annotations

import pytest

from games.florence.positions import (
    florence,
    florins,
    in_turn,
    offered,
    prestige,
    told,
    words,
)
from interpares.games.florence.auction import AuctionPhase
from interpares.games.florence.cards import BONUS, MINIMUM
from interpares.games.florence.events import Exchanged, WorkBegun, WorkCompleted
from interpares.games.florence.works import work_value
from scenario import play, refused

POET = {
    "florins": 0,
    "tiles": "theatre:a1c1a2b2c2",
    "freedoms": "travel",
    "jesters": 2,
    "hand": "poet painter",
    "table": "jurist",
    "recruits": 1,
}
"""EX-09: a theatre, the freedom of travel, two jesters and four cards."""
EXAMPLE = {
    "tiles": (
        "university:a1b1c1a2c2a3c3 workshop:d1e1f1d2e2f2d3 opera:b2b3a4b4c4 tower:g1g2g3 "
        "chapel:e3f3e4 forest:f4g4f5g5 forest:d5e5d6e6 lake:f6g6f7"
    ),
    "architects": 2,
    "prestige_cards": "prestige_most_lakes",
    "freedoms": "travel religion",
    "table": "jurist physician",
    "hand": "poet painter",
    "recruits": 1,
}
"""EX-20: the position of the rulebook, with the profession to be played still in hand."""
VALUES = {
    "bonus_buildings": 5,
    "bonus_small_buildings_and_landscapes": 5,
    "bonus_forests": 4,
    "bonus_freedoms": 4,
    "bonus_architects": 4,
    "bonus_prestige_cards_and_freedoms": 3,
    "bonus_professions_in_hand": 2,
    "bonus_large_buildings": 4,
    "bonus_building_groups": 6,
    "bonus_lakes": 2,
    "bonus_jesters": 0,
    "bonus_architects_and_lakes": 3,
    "bonus_landscape_types": 4,
    "bonus_professions_on_table": 3,
    "bonus_medium_buildings_and_forests": 3,
    "bonus_landscapes": 3,
    "bonus_parks": 0,
    "bonus_jesters_and_freedoms": 2,
    "bonus_prestige_cards": 2,
    "bonus_element_kinds": 5,
}


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


@pytest.mark.parametrize("card", VALUES)
def test_a_bonus_card_is_worth_what_the_rulebook_says(card: str):
    """PF-7.4, PF-R16, EX-20"""
    game = in_turn(3, {**EXAMPLE, "bonus": card})

    events = play(game, "0 work poet", f"0 add_bonus {card}", "0 complete")

    (done,) = told(events, WorkCompleted)
    assert (done.bonus, done.bonus_values) == ((card,), (VALUES[card],))
    assert done.value == 3 + 3 + 5 + VALUES[card]


def test_the_rulebook_values_every_bonus_card():
    """PF-7.4, EX-20"""
    assert list(BONUS) == list(VALUES)
    assert {card: kind.example_value for card, kind in BONUS.items()} == VALUES


def test_a_bonus_card_worth_nothing_may_be_declared():
    """PF-7.4, PF-R46"""
    game = in_turn(3, {**POET, "bonus": "bonus_parks"}, round=3)

    play(game, "0 work poet", "0 add_bonus bonus_parks", "0 complete", "0 exchange 0")

    assert game.players[0].best_work == 15
    assert game.bonus_out == ("bonus_parks",)


def test_declared_bonus_cards_count_nowhere():
    """PF-7.4"""
    held = "bonus_professions_in_hand bonus_prestige_cards"
    game = in_turn(3, {**POET, "bonus": held}, round=3)

    events = play(
        game,
        "0 work poet",
        "0 add_bonus bonus_professions_in_hand",
        "0 add_bonus bonus_prestige_cards",
        "0 complete",
    )

    assert told(events, WorkCompleted)[0].bonus_values == (2, 0)


def test_any_number_of_bonus_cards_goes_with_one_work_and_leaves_the_game():
    """PF-7.1, PF-7.10, PF-9.9"""
    held = "bonus_freedoms bonus_jesters bonus_lakes"
    game = in_turn(3, {**POET, "bonus": held}, round=3)

    events = play(
        game, "0 work poet", "0 add_bonus bonus_freedoms", "0 add_bonus bonus_jesters", "0 complete"
    )

    (done,) = told(events, WorkCompleted)
    assert done.value == 15 + sum(done.bonus_values)
    assert game.bonus_out == ("bonus_freedoms", "bonus_jesters")
    assert game.players[0].bonus == ("bonus_lakes",)
    play(game, "0 exchange 0")
    assert game.decision.actions == 1


def test_a_work_may_be_done_without_the_bonus_cards_in_hand():
    """PF-7.1"""
    game = in_turn(3, {**POET, "bonus": "bonus_freedoms"}, round=3)

    play(game, "0 work poet", "0 complete", "0 exchange 0")

    assert game.players[0].best_work == 15
    assert game.players[0].bonus == ("bonus_freedoms",)


def test_no_bonus_card_can_be_declared_twice():
    """PF-7.10"""
    game = in_turn(3, {**POET, "bonus": "bonus_freedoms"}, round=3)
    play(game, "0 work poet", "0 add_bonus bonus_freedoms")

    assert refused(game, "0 add_bonus bonus_freedoms").rule == "PF-7.10"


def test_used_bonus_cards_are_not_there_for_a_second_work():
    """PF-7.10, PF-7.1"""
    game = in_turn(3, {**POET, "bonus": "bonus_freedoms bonus_jesters"}, round=1)
    play(game, "0 work poet", "0 add_bonus bonus_freedoms", "0 complete", "0 exchange 0")

    play(game, "0 work painter")

    assert offered(game) == ["complete", "add_bonus bonus_jesters"]
    assert refused(game, "0 add_bonus bonus_freedoms").rule in ("PF-7.10", "PF-7.1")


def test_without_any_bonus_card_a_work_is_completed_at_once():
    """PF-7.1, PF-R48: everybody can see that there is nothing to declare."""
    game = in_turn(3, POET, round=3)

    play(game, "0 work poet")

    assert words(game, "exchange") == [str(each) for each in range(8)]


def test_whoever_holds_a_bonus_card_is_asked_even_if_it_is_worth_nothing():
    """PF-7.1, PF-R48"""
    game = in_turn(3, {**POET, "bonus": "bonus_parks"}, round=3)

    play(game, "0 work poet")

    assert offered(game) == ["complete", "add_bonus bonus_parks"]


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
