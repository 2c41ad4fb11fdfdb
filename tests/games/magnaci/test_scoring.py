"""MA-13: final scoring."""

from __future__ import annotations

import pytest

from games.magnaci.positions import offered
from interpares.games.magnaci.scoring import FinalScoring, Wealth, wealth
from interpares.games.magnaci.view import public_view
from scenario import magnaci, play, refused

FIRST_IS_PRIMATE = {0: ["primate"]}


def wealths(**position) -> list[int]:
    game = magnaci(**position)
    return [wealth(game, seat).total for seat in range(len(game.players))]


def scored(**position):
    """A position at the end of the iron Age, when Wealth is counted."""
    return magnaci(age=3, agenda=(FinalScoring(),), **position)


def test_wealth_counts_estates_one_bonus_for_each_province_and_fiefs():
    """MA-13.1"""
    game = magnaci(
        estates={
            0: {"prussia": 3, "lithuania": 3, "ukraine": 1},
            1: {"prussia": 1, "lithuania": 2, "ukraine": 2},
            2: {"lithuania": 1, "ukraine": 2},
        },
        fiefs={0: {"livonia": 2, "smolensk": 1}},
    )

    assert wealth(game, 0) == Wealth(estates=10, standing=3 + 2 + 1, fiefs=2, laws=0)


def test_the_view_tells_what_each_province_and_fief_is_worth():
    """MA-13.1, MA-3.1"""
    game = magnaci(
        estates={0: {"prussia": 3, "ukraine": 1}, 1: {"prussia": 1, "ukraine": 1}},
        fiefs={0: {"livonia": 2}},
        laws={0: ["constitution_may_3"]},
    )

    view = public_view(game).players[0]

    assert view.worth == (3 + 3, 0, 1 + 1, 0, 0, 2 + 1, 0, 0, 0)
    assert sum(view.worth) + wealth(game, 0).laws == view.wealth


def test_a_fief_is_worth_two_with_its_estate_and_its_bonus_comes_once():
    """MA-13.1"""
    assert wealths(fiefs={0: {"silesia": 1}, 1: {"silesia": 3}}) == [2, 4, 0]


@pytest.mark.parametrize("red, expected", [(3, 9), (4, 11)])
def test_the_final_scoring_of_five_players(red: int, expected: int):
    """MA-13.1"""
    blue = {"little_poland": 2, "great_poland": 1}
    black = white = {"great_poland": 2, "ukraine": 1}
    yellow = {"little_poland": 3, "ukraine": 1}
    reds = {"little_poland": 1, "great_poland": 1, "ukraine": red}

    counted = wealths(seats=5, estates=dict(enumerate([blue, black, white, yellow, reds])))

    assert counted == [5, 5, 5, 7, expected]


def test_partition_does_not_change_the_count():
    """MA-13.2, MA-11.8"""
    owned = {0: {"ukraine": 2}, 1: {"ukraine": 1}}

    free = wealths(estates=owned)
    partitioned = wealths(
        estates=owned, conflicts={"III": "kantymir_raid"}, partitioned=("ukraine",)
    )

    assert free == partitioned == [5, 2, 0]


def test_the_constitution_adds_five_if_no_province_is_partitioned():
    """MA-13.3, MA-15.27"""
    held = {1: ["constitution_may_3"]}

    assert wealths(laws=held) == [0, 5, 0]
    lost = {"conflicts": {"III": "kantymir_raid"}, "partitioned": ("ukraine",)}
    assert wealths(laws=held, **lost) == [0, 0, 0]


def test_other_laws_and_all_senators_count_nothing():
    """MA-13.4"""
    held = {0: ["tribunal", "veto", "assignats", "fortress"]}
    offices = {0: ["primate", "treasurer"], 1: ["hetman", "chancellor"]}

    assert wealths(laws=held, offices=offices) == [0, 0, 0]


def test_the_greatest_wealth_wins_without_the_primate():
    """MA-13.5, MA-1.2"""
    game = scored(offices=FIRST_IS_PRIMATE, estates={1: {"prussia": 2}, 2: {"ukraine": 1}})

    assert game.outcome.winners == (1,)
    assert game.outcome.ranking == (1, 2, 0)
    assert game.outcome.scores == (0, 5, 4)


def test_the_primate_may_name_himself_if_he_is_among_the_richest():
    """MA-13.5, MA-17.2"""
    game = scored(
        offices={1: ["primate"]},
        estates={1: {"prussia": 2}, 2: {"ukraine": 2}},
        laws={2: ["tribunal"]},
        trade=True,
    )

    assert offered(game, 1) == ["name 1", "name 2"]
    play(game, "1 name 1")

    assert game.outcome.winners == (1,)
    assert game.outcome.ranks == (3, 1, 2)


def test_a_primate_who_is_not_among_them_still_must_name_one():
    """MA-13.5, MA-17.3"""
    game = scored(offices=FIRST_IS_PRIMATE, estates={1: {"prussia": 2}, 2: {"ukraine": 2}})

    assert offered(game, 0) == ["name 1", "name 2"]
    assert refused(game, "0 name 0").rule == "MA-17.3"
    assert refused(game, "0 pass").rule == "MA-17.3"
    play(game, "0 name 2")

    assert game.outcome.winners == (2,)
    assert game.outcome.ranking == (2, 1, 0)


def test_players_tied_with_the_winner_share_second_place():
    """MA-13.6"""
    three = {
        seat: {province: 1} for seat, province in enumerate(["prussia", "ukraine", "lithuania"])
    }
    game = scored(seats=5, offices={4: ["primate"]}, estates=three, fiefs={3: {"livonia": 1}})

    play(game, "4 name 1")

    assert game.outcome.scores == (4, 4, 4, 2, 0)
    assert game.outcome.ranks == (2, 1, 2, 4, 5)
    assert game.outcome.ranking == (1, 0, 2, 3, 4)


def test_equal_wealth_below_first_place_shares_a_rank():
    """MA-13.6"""
    game = scored(
        seats=5,
        offices=FIRST_IS_PRIMATE,
        estates={2: {"prussia": 2}, 0: {"ukraine": 1}, 4: {"lithuania": 1}},
    )

    assert game.outcome.scores == (4, 0, 5, 0, 4)
    assert game.outcome.ranks == (2, 4, 1, 4, 2)
    assert game.outcome.ranking == (2, 0, 4, 1, 3)
