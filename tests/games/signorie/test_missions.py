"""SI-MIS: an educated son is sent to a city."""

from __future__ import annotations

import pytest

from games.signorie.moments import ALL_CITIES, standing
from games.signorie.positions import at_rest, city, scores, signorie, told, words
from interpares.games.signorie.cards import CITIES
from interpares.games.signorie.events import MissionDone, TokenLeft, TokenTaken
from interpares.games.signorie.game import SOURCES, Pawn, Signorie
from interpares.games.signorie.missions import SendOnMission
from scenario import play


def mission(house: dict, **fields) -> Signorie:
    """Seat 0, with the red plan, sends a man."""
    return signorie(house, agenda=(SendOnMission(0, "mission"),), **fields)


def test_every_man_in_a_career_may_go_to_every_city():
    """SI-MIS.1"""
    game = mission({"political": "1 1 2", "military": "7"})

    men = ("political 1", "political 2", "military 7")
    assert words(game, "mission") == [f"{man} {name}" for man in men for name in ALL_CITIES]


@pytest.mark.parametrize("seats, count", [(2, 3), (3, 4), (4, 5)])
def test_only_cities_in_play_can_be_chosen(seats: int, count: int):
    """SI-MIS.1, SI-SET.12"""
    game = mission({"political": "1"}, seats=seats)

    assert words(game, "mission") == [f"political 1 {each}" for each in ALL_CITIES[:count]]


@pytest.mark.parametrize("count, value", list(enumerate((1, 1, 2, 2, 3, 3, 4, 4))))
def test_his_rank_must_reach_the_lowest_empty_space(count: int, value: int):
    """SI-MIS.2, EX-21"""
    game = mission({"clerical": "1 2 3 4", "men": 3}, pawns={"roma": standing(count)})

    assert [each for each in words(game, "mission") if each.endswith("roma")] == [
        f"clerical {rank} roma" for rank in range(value, 5)
    ]


def test_a_full_city_cannot_be_chosen():
    """SI-MIS.6"""
    game = mission({"political": "7"}, pawns={"milano": standing(8), "roma": standing(7)})

    assert words(game, "mission") == [
        f"political 7 {each}" for each in ("venezia", "firenze", "roma", "napoli")
    ]


def test_he_takes_the_lowest_empty_space_and_leaves_his_career():
    """SI-MIS.2, SI-MIS.5"""
    game = mission({"military": "3 7"}, pawns={"milano": standing(5)})
    assert city(game, "milano").free == 3

    play(game, "0 mission military 7 milano")

    assert city(game, "milano").pawns[-1] == Pawn(0, "man")
    assert city(game, "milano").free == 4
    assert game.players[0].careers == ((), (), (3,))
    assert at_rest(game)


@pytest.mark.parametrize("rank, vp", list(enumerate((1, 3, 5, 7, 9, 11, 13), start=1)))
def test_the_space_he_left_brings_its_points(rank: int, vp: int):
    """SI-MIS.3"""
    game = mission({"clerical": f"{rank}", "vp": 20})

    events = play(game, f"0 mission clerical {rank} napoli")

    assert told(events, MissionDone) == [MissionDone(0, "clerical", rank, "napoli", vp)]
    assert game.players[0].scored[SOURCES.index("mission")] == 20 + vp
    assert scores(game) == [20 + vp, 0, 0, 0]


def test_a_token_that_fits_the_row_of_his_career_is_standing():
    """SI-MIS.4, SI-ALL.5"""
    game = mission({"military": "7"}, missions={"milano": "aragona_4"})

    events = play(game, "0 mission military 7 milano")

    assert game.players[0].rows == ((), (), ("alliance_aragona_4",), ())
    assert city(game, "milano").mission is None
    assert told(events, TokenTaken) == [TokenTaken(0, "alliance_aragona_4", "military")]


def test_the_token_of_the_marriage_slot_stays():
    """SI-MIS.4"""
    fields = {"missions": {"milano": "aragona_4"}, "marriages": {"milano": "aragona_5"}}
    game = mission({"military": "7"}, **fields)

    play(game, "0 mission military 7 milano")

    assert city(game, "milano").marriage == "alliance_aragona_5"


MISFITS = {
    "a house that is not in the row": ("political 4", "aragona_4", {}),
    "a house that fits another row only": ("clerical 4", "sforza_1", {}),
    "a house that is there already": ("military 4", "este_2", {"military": "este_1"}),
    "a doubled house that is there twice": (
        "military 4",
        "sforza_3",
        {"military": "sforza_1 sforza_2"},
    ),
}


@pytest.mark.parametrize("man, token, tokens", MISFITS.values(), ids=MISFITS)
def test_a_token_that_does_not_fit_stays_and_the_mission_is_legal(man: str, token: str, tokens):
    """SI-MIS.4, SI-MIS.5, SI-ALL.2, EX-08"""
    career = man.partition(" ")[0]
    game = mission({career: "4", "tokens": tokens}, missions={"roma": token})
    rows = game.players[0].rows

    events = play(game, f"0 mission {man} roma")

    assert game.players[0].rows == rows
    assert city(game, "roma").mission == f"alliance_{token}"
    assert told(events, TokenLeft) == [TokenLeft(0, f"alliance_{token}", "roma", "mission")]
    assert scores(game)[0] == 7


def test_a_second_token_of_a_doubled_house_is_standing():
    """SI-MIS.4, SI-ALL.2"""
    house = {"military": "4", "tokens": {"military": "sforza_1"}}
    game = mission(house, missions={"roma": "sforza_2"})

    play(game, "0 mission military 4 roma")

    assert game.players[0].rows[2] == ("alliance_sforza_1", "alliance_sforza_2")


def test_face_down_tokens_and_other_rows_do_not_hinder_a_token():
    """SI-MIS.4, SI-ALL.3"""
    house = {
        "military": "4",
        "tokens": {"political": "este_2", "marriage": "este_3"},
        "face_down": {"military": 6},
    }
    game = mission(house, missions={"roma": "este_1"})

    play(game, "0 mission military 4 roma")

    assert game.players[0].rows[2] == ("alliance_este_1",)


def test_without_a_token_a_mission_brings_points_alone():
    """SI-MIS.5, EX-10"""
    game = mission({"political": "5"}, pawns={"milano": standing(6)})

    events = play(game, "0 mission political 5 milano")

    assert scores(game)[0] == 9
    assert city(game, "milano").free == 4
    assert told(events, TokenTaken) == told(events, TokenLeft) == []


def test_several_pawns_of_one_player_may_stand_in_one_city():
    """SI-MIS.5, SI-MIS.6"""
    game = mission({"political": "4"}, pawns={"roma": "0m 0w 1w"})

    play(game, "0 mission political 4 roma")

    assert city(game, "roma").pawns == (
        Pawn(0, "man"),
        Pawn(0, "woman"),
        Pawn(1, "woman"),
        Pawn(0, "man"),
    )


def test_every_city_has_eight_spaces_for_men_and_women_alike():
    """SI-MIS.6"""
    assert {each.spaces for each in CITIES.values()} == {(1, 1, 2, 2, 3, 3, 4, 4)}
