"""SI-MAR: a daughter is married off to a city."""

from __future__ import annotations

import pytest

from games.signorie.moments import ALL_CITIES, standing
from games.signorie.positions import at_rest, city, florins, scores, signorie, told, words
from interpares.games.signorie.events import Married, TokenLeft, TokenTaken
from interpares.games.signorie.game import SOURCES, Pawn, Signorie
from interpares.games.signorie.marriages import MarryOff
from scenario import play


def marriage(house: dict | None = None, **fields) -> Signorie:
    """Seat 0 marries off a daughter."""
    return signorie(house or {}, agenda=(MarryOff(0, "marriage"),), **fields)


def test_any_city_and_any_dowry_up_to_four_may_be_chosen():
    """SI-MAR.1, SI-MAR.2"""
    game = marriage({"florins": 9})

    assert words(game, "marry") == [
        f"{name} {dowry}" for name in ALL_CITIES for dowry in (1, 2, 3, 4)
    ]


@pytest.mark.parametrize("count, least", list(enumerate((1, 1, 2, 2, 3, 3, 4, 4))))
def test_the_dowry_is_at_least_the_value_of_the_lowest_empty_space(count: int, least: int):
    """SI-MAR.1, SI-MAR.2"""
    game = marriage({"florins": 9}, pawns={"roma": standing(count)})

    assert [each for each in words(game, "marry") if each.startswith("roma")] == [
        f"roma {dowry}" for dowry in range(least, 5)
    ]


def test_nobody_pays_more_than_there_is():
    """SI-MAR.2, SI-LIM.5"""
    game = marriage({"florins": 2}, pawns={"milano": standing(2), "venezia": standing(4)})

    assert words(game, "marry") == [
        "milano 2",
        *(f"{name} {dowry}" for name in ("firenze", "roma", "napoli") for dowry in (1, 2)),
    ]


def test_a_full_city_and_one_out_of_play_cannot_be_chosen():
    """SI-MAR.1, SI-MIS.6, SI-SET.12"""
    game = marriage(seats=3, pawns={"milano": "1m 1m 1m 2m 2m 2m 1w 2w"}, closed="roma")

    assert {each.split()[0] for each in words(game, "marry")} == {"venezia", "firenze", "napoli"}


@pytest.mark.parametrize("dowry, vp", [(1, 2), (2, 4), (3, 6), (4, 8)])
def test_every_florin_of_the_dowry_brings_two_points(dowry: int, vp: int):
    """SI-MAR.2, SI-MAR.3"""
    game = marriage({"florins": 6, "vp": 1})

    events = play(game, f"0 marry firenze {dowry}")

    assert florins(game)[0] == 6 - dowry
    assert scores(game)[0] == 1 + vp
    assert game.players[0].scored[SOURCES.index("dowry")] == vp
    assert told(events, Married) == [Married(0, "firenze", dowry, vp)]


def test_she_goes_from_the_pool_to_the_lowest_empty_space():
    """SI-MAR.1"""
    game = marriage({"women": 2}, pawns={"roma": standing(3)})
    supply = game.players[0].women_in_supply

    play(game, "0 marry roma 2")

    assert city(game, "roma").pawns[3:] == (Pawn(0, "woman"),)
    assert city(game, "roma").free == 3
    assert (game.players[0].women, game.players[0].women_in_supply) == (1, supply)
    assert at_rest(game)


def test_a_token_of_a_house_not_yet_in_the_marriage_row_is_standing():
    """SI-MAR.4, SI-ALL.5"""
    fields = {"marriages": {"roma": "este_5"}, "missions": {"roma": "este_6"}}
    house = {
        "tokens": {"marriage": "medici_1", "political": "este_1"},
        "face_down": {"marriage": 3},
    }
    game = marriage(house, **fields)

    events = play(game, "0 marry roma 1")

    assert game.players[0].rows[3] == ("alliance_medici_1", "alliance_este_5")
    assert (city(game, "roma").marriage, city(game, "roma").mission) == (None, "alliance_este_6")
    assert told(events, TokenTaken) == [TokenTaken(0, "alliance_este_5", "marriage")]


def test_a_second_token_of_a_house_stays_and_the_marriage_is_legal():
    """SI-MAR.4, EX-11"""
    game = marriage({"tokens": {"marriage": "este_1"}}, marriages={"firenze": "este_5"})

    events = play(game, "0 marry firenze 4")

    assert game.players[0].rows[3] == ("alliance_este_1",)
    assert city(game, "firenze").marriage == "alliance_este_5"
    assert told(events, TokenLeft) == [TokenLeft(0, "alliance_este_5", "firenze", "marriage")]
    assert (scores(game)[0], florins(game)[0]) == (8, 1)


@pytest.mark.parametrize(
    "house", ["medici", "sforza", "este", "gonzaga", "aragona", "della_rovere"]
)
def test_the_marriage_row_wants_every_house_once(house: str):
    """SI-MAR.4, SI-ALL.1"""
    game = marriage(marriages={"roma": f"{house}_1"})

    play(game, "0 marry roma 1")

    assert game.players[0].rows[3] == (f"alliance_{house}_1",)


def test_without_a_token_a_marriage_brings_points_alone():
    """SI-MAR.4, SI-MIS.5"""
    game = marriage(missions={"roma": "este_1"})

    play(game, "0 marry roma 1")

    assert (scores(game)[0], game.players[0].rows) == (2, ((),) * 4)
    assert city(game, "roma").mission == "alliance_este_1"
