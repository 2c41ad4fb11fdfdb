"""SI-SET, SI-RND: set-up, and the order of a round."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random

import pytest

from games.signorie.positions import at_rest, florins, scores, signorie, told
from interpares import BadInput, Match
from interpares.games.signorie.cards import CITIES, HOUSES, REWARDS, TASKS, TOKENS
from interpares.games.signorie.events import NewOrder, RoundBegun
from interpares.games.signorie.scoring import FinalScoring
from interpares.games.signorie.setup import Round
from scenario import play

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def begun(seats: int = 4, seed: int = 0, **options):
    """A new game at its first decision."""
    return Match.start("signorie", seats=seats, seed=seed, options=options).game


def finished(seats: int, seed: int) -> Match:
    """A match played at random."""
    match = Match.start("signorie", seats=seats, seed=seed)
    random = Random(seed)
    while not match.outcome:
        seat = match.waiting[0]
        match.play(seat, match.game.decision.sample(match.game, seat, random))
    return match


def test_players_choose_their_colours_freely():
    """SI-SET.1"""
    game = begun(3, colours=["purple_player", "blue_player", "yellow_player"])

    assert [player.colour for player in game.players] == [
        "purple_player",
        "blue_player",
        "yellow_player",
    ]


@pytest.mark.parametrize(
    "colours",
    [
        ["red_player", "red_player"],
        ["red_player"],
        ["red_player", "grey"],
        ["red_player", "blue_player", "yellow_player"],
    ],
)
def test_no_two_players_share_a_colour_and_everybody_has_one(colours: list[str]):
    """SI-SET.1"""
    with pytest.raises(BadInput, match="colours"):
        begun(2, colours=colours)


def test_the_colours_of_players_are_not_those_of_dice():
    """SI-SET.1"""
    with pytest.raises(BadInput, match="colours"):
        begun(2, colours=["red", "yellow"])


@SEATS
def test_everybody_begins_with_four_men_and_three_women(seats: int):
    """SI-SET.2"""
    for player in begun(seats).players:
        assert (player.men, player.women) == (4, 3)
        assert (player.men_in_supply, player.women_in_supply) == (8, 8)
        assert player.careers == ((), (), ())
        assert (player.men_in_threshold, player.women_in_threshold) == (0, 0)


@SEATS
def test_every_score_starts_at_nothing(seats: int):
    """SI-SET.3"""
    assert scores(begun(seats)) == [0] * seats


@pytest.mark.parametrize("seats, dice", [(2, 2), (3, 3), (4, 4)])
def test_there_are_as_many_dice_of_each_colour_as_players(seats: int, dice: int):
    """SI-SET.4"""
    assert list(map(len, begun(seats).dice)) == [dice] * 5


def test_every_starting_order_can_come_up():
    """SI-SET.5, SI-INF.3"""
    orders = {begun(3, seed).order for seed in range(60)}

    assert orders == set(permutations(range(3)))


@pytest.mark.parametrize("seats, money", [(2, [6, 7]), (3, [6, 7, 7]), (4, [6, 7, 7, 8])])
def test_florins_at_the_start_go_by_place_in_the_order(seats: int, money: list[int]):
    """SI-SET.2, SI-SET.6"""
    for seed in range(5):
        game = begun(seats, seed)

        assert [game.players[seat].florins for seat in game.order] == money
        assert sum(florins(game)) == sum(money)


@SEATS
def test_the_first_player_lies_on_top_of_the_initiative_discs(seats: int):
    """SI-SET.7"""
    game = begun(seats, seed=3)

    assert [player.initiative for player in game.players] == [0] * seats
    assert game.discs == game.order[::-1]


@SEATS
def test_nobody_moving_keeps_the_starting_order(seats: int):
    """SI-SET.7, SI-REW.2"""
    match = Match.start("signorie", seats=seats, seed=4)
    order = match.game.order

    events = play(match, *(f"{seat} pass" for seat in order))

    assert told(events, NewOrder) == [NewOrder(order)]


@SEATS
def test_five_bonus_tokens_come_before_two_vp_tokens(seats: int):
    """SI-SET.8"""
    game = begun(seats)

    assert [REWARDS[each].kind for each in game.rewards] == ["bonus"] * 5 + ["vp"] * 2
    assert len(set(game.rewards)) == 7


def test_every_reward_can_come_up_in_every_round_of_its_kind():
    """SI-SET.8, SI-INF.3"""
    drawn = [begun(2, seed).rewards for seed in range(120)]

    bonus = {each for each in REWARDS if REWARDS[each].kind == "bonus"}
    assert [{rewards[at] for rewards in drawn} for at in range(5)] == [bonus] * 5
    points = {each for each in REWARDS if REWARDS[each].kind == "vp"}
    assert [{rewards[at] for rewards in drawn} for at in (5, 6)] == [points] * 2
    assert (len(bonus), len(points)) == (9, 5)


@pytest.mark.parametrize("number", range(1, 8))
def test_each_round_has_the_reward_of_its_space(number: int):
    """SI-SET.8"""
    rewards = (
        "reward_helper",
        "reward_mission",
        "reward_two_men",
        "reward_career",
        "reward_alliance",
        "reward_vp_women",
        "reward_vp_helpers",
    )
    game = signorie(agenda=(Round(number),), rewards=rewards, round=0)

    assert game.round == number
    assert game.reward == rewards[number - 1]


@SEATS
def test_all_ten_tasks_are_used_whatever_the_number_of_players(seats: int):
    """SI-SET.9"""
    assert sorted(begun(seats).tasks) == sorted(TASKS)
    assert len(TASKS) == 10


@pytest.mark.parametrize("seats, removed, tokens", [(2, 2, 42), (3, 1, 48), (4, 0, 54)])
def test_tokens_of_every_house_leave_the_game(seats: int, removed: int, tokens: int):
    """SI-SET.10, SI-LIM.4"""
    game = begun(seats)

    houses = Counter(TOKENS[token].house for token in game.removed)
    assert houses == Counter(dict.fromkeys(HOUSES, removed))
    in_slots = [token for city in game.cities for token in (city.marriage, city.mission)]
    assert sorted((*game.stack, *in_slots, *game.removed)) == sorted(TOKENS)
    assert len(game.stack) + len(in_slots) == tokens


def test_any_token_of_a_house_can_be_the_one_removed():
    """SI-SET.10, SI-INF.3"""
    removed = {token for seed in range(80) for token in begun(3, seed).removed}

    assert removed == set(TOKENS)


@SEATS
def test_the_bank_is_full(seats: int):
    """SI-SET.11, SI-LIM.2, SI-LIM.3"""
    game = begun(seats)

    assert (game.helpers_left, game.brides_left) == (48, 16)


@pytest.mark.parametrize("seats, cities", [(2, 3), (3, 4), (4, 5)])
def test_fewer_players_play_with_fewer_cities(seats: int, cities: int):
    """SI-SET.12"""
    for seed in range(5):
        names = [city.id for city in begun(seats, seed).cities]

        assert len(names) == cities
        assert names == [city for city in CITIES if city in names]


@pytest.mark.parametrize("seats", [2, 3])
def test_any_city_can_be_the_one_out_of_play(seats: int):
    """SI-SET.12, SI-INF.3"""
    closed = set()
    for seed in range(40):
        names = [city.id for city in begun(seats, seed).cities]
        closed |= {city for city in CITIES if city not in names}

    assert closed == set(CITIES)


@SEATS
def test_nobody_has_a_helper_or_bride_but_the_head_is_married(seats: int):
    """SI-SET.13"""
    for player in begun(seats).players:
        assert (player.helpers, player.brides, player.married) == ((), 0, 1)


def test_a_round_is_preparation_actions_and_rewards():
    """SI-RND.1"""
    game = signorie(agenda=(Round(1),), round=0, seats=2, reward="two_men")
    assert (game.round, game.phase, game.waiting) == (1, "actions", (0,))
    assert all(city.marriage and city.mission for city in game.cities)

    play(game, "0 pass", "1 pass")
    assert (game.phase, game.waiting) == ("rewards", (0,))

    play(game, "0 take_florins", "0 decline", "1 take_florins", "1 decline")
    assert at_rest(game)


@SEATS
def test_the_game_is_over_after_seven_rounds(seats: int):
    """SI-RND.1"""
    match = finished(seats, seed=seats)

    rounds = [event.round for event in told(match.events(None), RoundBegun)]
    assert rounds == [2, 3, 4, 5, 6, 7]
    assert match.game.round == 7
    assert match.outcome.reason == "finished"


def test_final_scoring_follows_the_seventh_round():
    """SI-RND.1, SI-END.1"""
    game = signorie({"political": "5"}, seats=2, agenda=(Round(7), FinalScoring()), round=6)

    play(game, "0 pass", "1 pass")
    while not game.outcome:
        play(game, f"{game.waiting[0]} decline")

    assert game.outcome.scores == (4, 0)
