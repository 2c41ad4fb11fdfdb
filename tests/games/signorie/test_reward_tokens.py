"""SI-REW.9, SI-REW.10, SI-REW.14 to SI-REW.16: what each reward token brings."""

from __future__ import annotations

import pytest

from games.signorie.moments import OVER
from games.signorie.positions import (
    at_rest,
    city,
    florins,
    in_rewards,
    offered,
    scores,
    signorie,
    told,
    words,
)
from interpares.games.signorie.cards import HELPERS
from interpares.games.signorie.events import BonusTaken, PointsBought, RewardScored
from interpares.games.signorie.game import SOURCES, Signorie
from interpares.games.signorie.rewards import Bonus, LastReward, RewardPhase
from scenario import play


def bonus(reward: str, house: dict | None = None, **fields) -> Signorie:
    """Seat 0 has chosen the bonus."""
    game = signorie(house or {}, agenda=(Bonus(0),), reward=reward, **fields)
    assert told(play(game, "0 take_bonus"), BonusTaken) == [BonusTaken(0, f"reward_{reward}")]
    return game


def last(reward: str, house: dict | None = None, **fields) -> Signorie:
    """Seat 0 qualifies in round 6."""
    fields = {"round": 6, **fields}
    return signorie(house or {}, agenda=(LastReward(0),), reward=reward, **fields)


def married(game: Signorie) -> bool:
    """Whether the bonus is over and the wedding is asked for."""
    return offered(game) == ["wed", "decline"]


def test_a_mission_is_free_of_die_and_pawns():
    """SI-REW.9, SI-MIS.3, SI-MIS.4"""
    house = {"military": "4", "florins": 0, "men": 0}
    game = bonus("mission", house, missions={"roma": "este_1"})

    play(game, "0 mission military 4 roma")

    assert married(game)
    assert (scores(game)[0], game.players[0].rows[2]) == (7, ("alliance_este_1",))


def test_a_mission_needs_the_rank_as_usual():
    """SI-REW.9, SI-MIS.2"""
    game = bonus("mission", {"military": "1"}, pawns={"milano": "1m 2m", "roma": "1m"})

    assert words(game, "mission") == [
        f"military 1 {each}" for each in ("venezia", "firenze", "roma", "napoli")
    ]


def test_a_marriage_is_free_of_die_and_pawns_but_not_of_its_dowry():
    """SI-REW.9, SI-MAR.2"""
    game = bonus("marriage", {"florins": 3, "women": 1}, marriages={"roma": "este_1"})
    assert "roma 4" not in words(game, "marry")

    play(game, "0 marry roma 3")

    assert married(game)
    assert (scores(game)[0], florins(game)[0], game.players[0].women) == (6, 0, 0)
    assert city(game, "roma").marriage is None


@pytest.mark.parametrize(
    "reward, house, men, women",
    [
        ("two_men", {}, 6, 3),
        ("two_men", {"men": 11}, 12, 3),
        ("two_women", {}, 4, 5),
        ("two_women", {"women": 10}, 4, 11),
    ],
)
def test_two_pawns_or_as_many_as_there_are(reward: str, house: dict, men: int, women: int):
    """SI-REW.9"""
    game = bonus(reward, house)

    assert married(game)
    assert (game.players[0].men, game.players[0].women) == (men, women)
    assert game.players[0].men_in_supply == 12 - men
    assert game.players[0].women_in_supply == 11 - women


def test_three_career_points_but_none_on_initiative():
    """SI-REW.9, SI-ADV.8"""
    game = bonus("career", {"clerical": "5"})

    assert offered(game) == [
        "enter political",
        "enter clerical",
        "advance clerical 5",
        "enter military",
    ]
    play(game, "0 advance clerical 5", "0 advance clerical 6", "0 enter political")

    assert married(game)
    assert game.players[0].careers == ((1,), (7,), ())
    assert game.players[0].initiative == 1


def test_four_initiative_points_count_for_the_next_round():
    """SI-REW.9, SI-REW.10"""
    houses = ({"initiative": 6}, {**OVER, "initiative": 7}, OVER, OVER)
    game = in_rewards(*houses, reward="initiative")
    assert (scores(game)[0], game.players[0].initiative) == (9, 0)

    play(game, "0 take_bonus", *("0 initiative",) * 4, "0 wed")

    assert at_rest(game)
    assert (scores(game)[0], game.players[0].initiative) == (9, 4)
    assert (game.order, game.discs[-1]) == ((1, 0, 2, 3), 0)
    game.then(RewardPhase())
    game.advance()
    assert (scores(game)[0], game.order) == (13, (0, 1, 2, 3))


def test_a_face_down_token_goes_beside_any_row():
    """SI-REW.9, SI-ALL.5, SI-ALL.6"""
    game = bonus("alliance")

    play(game, "0 put_beside clerical")

    assert married(game)
    assert (game.players[0].face_down, len(game.face_down)) == ((0, 1, 0, 0), 1)


def test_a_free_helper_goes_on_any_empty_space():
    """SI-REW.9"""
    game = bonus("helper", {"helpers": "red_top", "florins": 0})
    assert words(game, "hire") == [each for each in HELPERS if each != "helper_red_top"]

    play(game, "0 hire helper_turquoise_bottom")

    assert married(game)
    assert game.players[0].helpers == ("helper_red_top", "helper_turquoise_bottom")
    assert (florins(game)[0], game.helpers_left) == (0, 46)


COUNTED = {
    "helpers": ("vp_helpers", 4, 8),
    "cities with men": ("vp_cities_men", 2, 8),
    "cities with women": ("vp_cities_women", 3, 12),
    "men": ("vp_men", 3, 6),
    "women": ("vp_women", 4, 8),
}
PAWNS = {"milano": "0m 0m 1m 0w", "firenze": "0w 0w", "roma": "1m 0m", "napoli": "0w 1w"}


@pytest.mark.parametrize("reward, count, vp", COUNTED.values(), ids=COUNTED)
@pytest.mark.parametrize("number", [6, 7])
def test_a_token_of_the_last_rounds_counts_what_it_shows(
    reward: str, count: int, vp: int, number: int
):
    """SI-REW.14, EX-23"""
    house = {"helpers": "yellow_top red_top grey_top grey_middle", "florins": 0, "vp": 5}
    game = signorie(house, {"helpers": "red_top"}, pawns=PAWNS, reward=reward, round=number)
    game.then(LastReward(0))
    game.told = []
    game.advance()

    assert told(game.told, RewardScored) == [RewardScored(0, f"reward_{reward}", count, vp)]
    assert game.players[0].scored[SOURCES.index("reward")] == vp
    assert scores(game) == [5 + vp, 0, 0, 0]


def test_everybody_who_qualifies_scores_the_token_and_nobody_else():
    """SI-REW.14, SI-REW.4"""
    house = {"helpers": "red_top red_middle", "florins": 4}
    over = {**house, **OVER}
    game = in_rewards(house, over, house, over, round=7, reward="vp_helpers")

    assert at_rest(game)
    assert scores(game) == [4, 0, 4, 0]


def test_five_florins_buy_five_points_once():
    """SI-REW.15"""
    game = last("vp_men", {"florins": 12})
    assert offered(game) == ["buy_points", "decline"]

    events = play(game, "0 buy_points")

    assert at_rest(game)
    assert (florins(game)[0], scores(game)[0]) == (7, 5)
    assert game.players[0].scored[SOURCES.index("purchase")] == 5
    assert told(events, PointsBought) == [PointsBought(0, 5, 5)]


def test_nobody_must_buy_points():
    """SI-REW.15"""
    game = last("vp_men", {"florins": 5})

    play(game, "0 decline")

    assert at_rest(game)
    assert (florins(game)[0], scores(game)[0]) == (5, 0)


@pytest.mark.parametrize("purse, asked", [(4, False), (5, True)])
def test_who_has_fewer_than_five_florins_is_not_asked(purse: int, asked: bool):
    """SI-REW.15"""
    game = last("vp_men", {"florins": purse})

    assert bool(offered(game)) == asked


@pytest.mark.parametrize("number", [6, 7])
def test_there_is_no_wedding_and_there_are_no_florins_in_the_last_rounds(number: int):
    """SI-REW.16"""
    game = in_rewards(*({"florins": 1},) * 4, round=number)

    assert at_rest(game)
    assert florins(game) == [1] * 4
    assert [each.brides for each in game.players] == [0] * 4


def test_in_the_last_rounds_each_buys_before_the_next_scores():
    """SI-REW.5, SI-REW.15"""
    game = in_rewards({"helpers": "red_top"}, {"helpers": "red_top"}, round=6, reward="vp_helpers")
    assert (game.waiting, scores(game)) == ((0,), [2, 0, 0, 0])

    play(game, "0 buy_points")

    assert (game.waiting, scores(game)) == ((1,), [7, 2, 0, 0])
