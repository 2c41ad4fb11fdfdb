"""SI-REW.11 to SI-REW.13: the extra action of a reward."""

from __future__ import annotations

from games.signorie.positions import (
    at_rest,
    florins,
    in_rewards,
    offered,
    scores,
    signorie,
    told,
    words,
)
from interpares.games.signorie.events import BoardsCleared, DieTaken
from interpares.games.signorie.game import Signorie
from interpares.games.signorie.preparation import Preparation
from interpares.games.signorie.rewards import RewardPhase
from scenario import play

OVER = tuple(
    {"dice": dice}
    for dice in (
        "yellow:6 red:6 purple:2",
        "yellow:6 red:6 purple:2",
        "red:6 purple:6 grey:2",
        "purple:6 grey:6 turquoise:2",
    )
)
"""By seat: fourteen pips, no reward."""
EMPTY = (0,) * 5
POOL = {"yellow": [2], "red": [1], "purple": [1], "grey": [6], "turquoise": [1, 6]}


def extra(*houses: dict, **fields) -> Signorie:
    """The round's reward is an extra action; seats without a house do not qualify."""
    given = (*houses, *OVER[len(houses) :])
    return in_rewards(*given, **{"pool": POOL, "reward": "extra_action", **fields})


def test_all_dice_are_taken_off_all_boards_and_do_not_come_back_to_the_pool():
    """SI-REW.13"""
    game = signorie({"dice": "yellow:1 red:2"}, *OVER[1:], pool=POOL, reward="extra_action")
    pool = game.dice
    game.then(RewardPhase())
    game.told = []
    game.advance()

    assert told(game.told, BoardsCleared) == [BoardsCleared()]
    assert [each.dice for each in game.players] == [EMPTY] * 4
    assert game.dice == pool


def test_the_dice_count_before_they_are_taken_off():
    """SI-REW.13, SI-REW.4"""
    game = extra({"dice": "yellow:1"}, OVER[1], {"dice": "grey:6 red:6 yellow:1"})

    play(game, "0 take_florins", "0 decline")
    assert game.waiting == (2,)
    play(game, "2 take_florins", "2 decline")
    assert at_rest(game)


def test_with_another_reward_the_dice_stay_on_the_boards():
    """SI-REW.13, SI-ACT.10"""
    game = in_rewards({"dice": "yellow:1 red:2"}, reward="two_men")

    assert game.players[0].dice == (1, 2, 0, 0, 0)


def test_any_die_that_nobody_took_may_be_taken_free_of_charge():
    """SI-REW.11"""
    game = extra({"florins": 0, "political": "1", "women": 3})

    play(game, "0 take_bonus")
    assert words(game, "take") == [
        "yellow 2",
        "red 1",
        "purple 1",
        "grey 6",
        "turquoise 1",
        "turquoise 6",
    ]
    events = play(game, "0 take turquoise 1")

    assert told(events, DieTaken) == [DieTaken(0, "turquoise", 1, 0, extra=True)]
    assert florins(game)[0] == 0
    assert game.players[0].dice == (0, 0, 0, 0, 1)


def test_a_die_that_can_do_nothing_cannot_be_taken():
    """SI-REW.11, SI-ACT.7"""
    tasks = {"grey_upper": "mission", "grey_lower": "marriage"}
    game = extra({"florins": 0}, pool={"grey": [6], "yellow": [1]}, tasks=tasks)

    play(game, "0 take_bonus")

    assert words(game, "take") == ["yellow 1"]


def test_without_a_die_that_could_do_something_there_is_no_extra_action():
    """SI-REW.11, SI-REW.6"""
    tasks = {"grey_upper": "mission", "grey_lower": "marriage"}
    game = extra({"florins": 0}, pool={"grey": [6]}, tasks=tasks)

    assert offered(game) == ["wed", "decline"]
    assert florins(game)[0] == 3


def test_a_colour_used_before_and_a_fifth_die_are_no_hindrance():
    """SI-REW.12, SI-REW.13"""
    house = {"dice": "yellow:1 red:2 grey:3 turquoise:5"}
    game = extra(house)

    play(game, "0 take_bonus", "0 take yellow 2", "0 manage")

    assert florins(game)[0] == 8
    assert offered(game) == ["wed", "decline"]


def test_one_main_action_and_then_the_helpers_of_the_column():
    """SI-REW.11, SI-HEL.1"""
    game = extra({"helpers": "yellow_middle turquoise_middle"})

    play(game, "0 take_bonus", "0 take turquoise 6")
    assert "activate" not in offered(game)
    play(game, "0 manage", "0 initiative", "0 stop")
    assert offered(game) == ["activate", "skip"]
    play(game, "0 activate", "0 initiative", "0 stop")

    assert offered(game) == ["wed", "decline"]
    assert game.players[0].initiative == 2


def test_a_helper_by_the_die_counts_the_extra_die():
    """SI-REW.11, SI-HEL.4"""
    game = extra({"helpers": "turquoise_middle"})
    play(game, "0 take_bonus", "0 take turquoise 6", "0 manage", "0 enter military", "0 stop")

    play(game, "0 activate", *("0 initiative",) * 6)

    assert game.players[0].initiative == 6
    assert offered(game) == ["wed", "decline"]


def test_helpers_dowries_and_pawns_are_paid_as_usual():
    """SI-REW.11, R24"""
    tasks = {"red_upper": "florins", "red_lower": "mission"}
    game = extra({"florins": 3, "women": 1}, tasks=tasks)
    play(game, "0 take_bonus", "0 take red 1")

    hired, wed, worked = game.copy(), game.copy(), game.copy()
    assert words(game, "hire") == ["helper_yellow_top", "helper_yellow_middle"]
    play(hired, "0 hire helper_yellow_middle")
    play(wed, "0 manage", "0 marry roma 3")
    play(worked, "0 perform task_red_upper 1")

    assert (florins(hired)[0], florins(wed)[0], florins(worked)[0]) == (0, 0, 5)
    assert (wed.players[0].women, worked.players[0].women) == (0, 0)
    assert scores(wed)[0] == 6


def test_later_players_choose_among_the_dice_left():
    """SI-REW.12"""
    game = extra({}, {}, pool={"yellow": [2, 3]})

    play(game, "0 take_bonus", "0 take yellow 2", "0 manage", "0 decline", "1 take_bonus")

    assert words(game, "take", 1) == ["yellow 3"]
    play(game, "1 take yellow 3", "1 manage", "1 decline")
    assert game.dice == ((),) * 5


def test_who_finds_no_die_left_takes_florins():
    """SI-REW.12, SI-REW.6"""
    game = extra({}, {}, pool={"yellow": [2]})

    play(game, "0 take_bonus", "0 take yellow 2", "0 manage", "0 decline")

    assert offered(game, 1) == ["wed", "decline"]
    assert florins(game)[1] == 8


def test_who_takes_florins_leaves_the_dice_to_the_others():
    """SI-REW.12"""
    game = extra({}, {}, pool={"yellow": [2]})

    play(game, "0 take_florins", "0 decline", "1 take_bonus")

    assert words(game, "take", 1) == ["yellow 2"]


def test_the_extra_die_is_taken_off_afterwards_and_counts_for_nothing():
    """SI-REW.12, SI-REW.13"""
    game = extra({"dice": "grey:6 red:6 yellow:1"})

    play(game, "0 take_bonus", "0 take turquoise 6", "0 manage", "0 initiative", "0 stop")

    assert offered(game) == ["wed", "decline"]
    assert game.players[0].dice == EMPTY
    assert game.dice == ((2,), (1,), (1,), (6,), (1,))


def test_the_threshold_task_is_legal_but_too_late():
    """SI-REW.11, R34, SI-REW.17"""
    game = extra({}, tasks={"yellow_lower": "threshold"})

    play(game, "0 take_bonus", "0 take yellow 2", "0 perform task_yellow_lower 2")
    assert (game.players[0].men_in_threshold, game.players[0].threshold) == (2, 19)
    play(game, "0 decline")

    player = game.players[0]
    assert at_rest(game)
    assert (player.men, player.men_in_supply, player.men_in_threshold) == (2, 10, 0)


def test_the_wedding_comes_too_late_for_the_white_dice_of_the_extra_action():
    """SI-REW.7, R15"""
    game = extra({"brides": 1}, script=(0, 0))

    play(game, "0 take_bonus", "0 take purple 1", "0 manage")

    assert game.script == ()
    assert game.players[0].women == 5


def test_in_the_next_round_all_dice_are_there_again():
    """SI-REW.13, SI-PRE.4"""
    game = extra({"dice": "grey:6 red:6 yellow:1"})
    play(game, "0 take_bonus", "0 take yellow 2", "0 manage", "0 decline")

    game.then(Preparation())
    game.advance()

    assert [len(each) for each in game.dice] == [4] * 5
