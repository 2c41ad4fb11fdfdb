"""SI-REW.1 to SI-REW.8, SI-REW.17: initiative, who qualifies, and the reward of a round."""

from __future__ import annotations

import pytest

from games.signorie.moments import OVER
from games.signorie.positions import at_rest, florins, in_rewards, offered, scores, signorie, told
from interpares.games.signorie.dice_actions import ActionPhase
from interpares.games.signorie.events import (
    DiceCounted,
    FlorinsTaken,
    InitiativeScored,
    NewOrder,
    WeddingHeld,
)
from interpares.games.signorie.game import SOURCES, Signorie
from interpares.games.signorie.rewards import Bonus, RewardPhase, Wedding
from scenario import play


def phase(*houses: dict, **fields) -> tuple[Signorie, list]:
    """Phase 3 from its beginning to its first decision, and what was told."""
    game = signorie(*houses, **fields)
    game.then(RewardPhase())
    game.told = []
    game.advance()
    events, game.told = game.told, None
    return game, events


@pytest.mark.parametrize("space, vp", list(enumerate((0, 0, 1, 2, 4, 6, 9, 12))))
def test_everybody_scores_the_initiative_space_of_the_own_disc(space: int, vp: int):
    """SI-REW.1"""
    game, events = phase({"initiative": space, "vp": 30}, {"initiative": 7}, OVER)

    assert scores(game) == [30 + vp, 12, 0, 0]
    assert game.players[0].scored[SOURCES.index("initiative")] == vp
    assert InitiativeScored(0, space, vp) in events


def test_also_who_does_not_qualify_scores_initiative():
    """SI-REW.1, SI-REW.4"""
    game = in_rewards({**OVER, "initiative": 4})

    assert scores(game)[0] == 4


def test_the_highest_disc_is_first_and_of_two_on_one_space_the_upper_one():
    """SI-REW.2, SI-ADV.7, EX-13"""
    houses = [{"initiative": each} for each in (4, 0, 6, 4)]

    game, events = phase(*houses, order=(0, 1, 2, 3), discs=(1, 0, 2, 3))

    assert game.order == (2, 3, 0, 1)
    assert told(events, NewOrder) == [NewOrder((2, 3, 0, 1))]
    other, _ = phase(*houses, order=(0, 1, 2, 3), discs=(1, 3, 2, 0))
    assert other.order == (2, 0, 3, 1)


def test_if_nobody_moved_the_order_stays():
    """SI-REW.2, SI-SET.7"""
    game = in_rewards(order=(2, 0, 3, 1))

    assert game.order == (2, 0, 3, 1)


def test_all_discs_go_back_as_one_stack_with_the_first_on_top():
    """SI-REW.3, EX-13"""
    houses = [{"initiative": each} for each in (1, 2, 7, 4)]

    game = in_rewards(*houses)

    assert game.order == (2, 3, 1, 0)
    assert game.discs == (0, 1, 3, 2)
    assert [each.initiative for each in game.players] == [0, 0, 0, 0]


def test_the_new_order_holds_for_the_next_actions():
    """SI-REW.2, SI-RND.1"""
    houses = [{**OVER, "initiative": each} for each in (1, 2, 7, 4)]
    game = signorie(*houses, agenda=(RewardPhase(), ActionPhase()))

    assert game.waiting == (2,)
    play(game, "2 pass")
    assert game.waiting == (3,)


DICE = {
    "no dice at all": ("", {}, 0, 13, True),
    "thirteen": ("yellow:1 red:2 purple:4 turquoise:6", {}, 13, 13, True),
    "fourteen": ("yellow:2 red:2 purple:4 turquoise:6", {}, 14, 13, False),
    "sixteen with a man": ("grey:6 red:6 purple:4", {"men_in_threshold": 1}, 16, 16, True),
    "seventeen with a woman": ("grey:6 red:6 purple:5", {"women_in_threshold": 1}, 17, 16, False),
    "nineteen with one of each": (
        "yellow:6 grey:6 red:6 purple:1",
        {"men_in_threshold": 1, "women_in_threshold": 1},
        19,
        19,
        True,
    ),
    "twenty with two": (
        "yellow:6 grey:6 red:6 purple:2",
        {"women_in_threshold": 2},
        20,
        19,
        False,
    ),
    "twenty-two with three": (
        "yellow:6 grey:6 red:6 purple:4",
        {"women_in_threshold": 3},
        22,
        22,
        True,
    ),
    "twenty-three with three": (
        "yellow:6 grey:6 red:6 purple:5",
        {"men_in_threshold": 3},
        23,
        22,
        False,
    ),
}


@pytest.mark.parametrize("dice, area, total, threshold, qualified", DICE.values(), ids=DICE)
def test_who_qualifies_has_no_more_pips_than_the_threshold(
    dice: str, area: dict, total: int, threshold: int, qualified: bool
):
    """SI-REW.4, SI-LIM.6, EX-20"""
    house = {"dice": dice, "men": 1, "women": 1, **area}

    game, events = phase(house, OVER, OVER, OVER, reward="two_men")

    counted = next(each for each in told(events, DiceCounted) if each.seat == 0)
    assert counted == DiceCounted(0, total, threshold, qualified)
    assert offered(game) == (["take_bonus", "take_florins"] if qualified else [])


def test_who_does_not_qualify_gets_nothing():
    """SI-REW.4, SI-REW.8"""
    game = in_rewards(OVER, OVER, OVER, OVER, round=2)

    assert at_rest(game)
    assert florins(game) == [5] * 4
    assert [each.brides for each in game.players] == [0] * 4


def test_the_qualified_are_served_one_after_the_other_in_the_new_order():
    """SI-REW.5"""
    houses = [{"initiative": 1}, OVER, {"initiative": 3}, {"initiative": 2}]
    game = in_rewards(*houses, reward="two_men")

    asked = []
    while not at_rest(game):
        asked.append(game.waiting[0])
        play(game, f"{asked[-1]} {offered(game, asked[-1])[0]}")

    assert asked == [2, 2, 3, 3, 0, 0]


def test_the_check_is_made_once_before_anybody_is_served():
    """SI-REW.4, R16: florins or pawns gained later change nothing."""
    game = in_rewards({}, OVER, round=1, reward="helper")

    play(game, "0 take_bonus", "0 hire helper_yellow_top", "0 wed")

    assert game.waiting == (2,)


def test_the_bonus_or_three_florins():
    """SI-REW.6"""
    game = in_rewards({}, OVER, OVER, OVER, reward="two_men")
    assert offered(game) == ["take_bonus", "take_florins"]

    bonus, instead = game.copy(), game.copy()
    play(bonus, "0 take_bonus")
    events = play(instead, "0 take_florins")

    assert (florins(bonus)[0], bonus.players[0].men) == (5, 6)
    assert (florins(instead)[0], instead.players[0].men) == (8, 4)
    assert told(events, FlorinsTaken) == [FlorinsTaken(0, 3, forced=False)]


ALL_HELPERS = " ".join(
    f"{column}_{row}"
    for column in ("yellow", "red", "purple", "grey", "turquoise")
    for row in ("top", "middle", "bottom")
)
IMPOSSIBLE = {
    "a mission without an educated man": ("mission", {}, {}),
    "a marriage without a woman": ("marriage", {"women": 0}, {}),
    "a marriage without a florin": ("marriage", {"florins": 0}, {}),
    "men that are not in the supply": ("two_men", {"men": 12}, {}),
    "women that are not in the supply": ("two_women", {"women": 11}, {}),
    "career points for nobody": ("career", {"men": 0, "clerical": "7"}, {}),
    "a token of an empty stack": ("alliance", {}, {"stack": ""}),
    "a helper for a full board": ("helper", {"helpers": ALL_HELPERS}, {}),
    "an extra action without dice": ("extra_action", {}, {"pool": {}}),
}


@pytest.mark.parametrize("reward, house, fields", IMPOSSIBLE.values(), ids=IMPOSSIBLE)
def test_a_bonus_that_cannot_be_had_is_three_florins(reward: str, house: dict, fields: dict):
    """SI-REW.6, SI-REW.9"""
    game, events = phase(house, OVER, OVER, OVER, reward=reward, **fields)

    assert offered(game) == ["wed", "decline"]
    assert florins(game)[0] == house.get("florins", 5) + 3
    assert told(events, FlorinsTaken) == [FlorinsTaken(0, 3, forced=True)]


def test_without_helper_discs_in_the_bank_there_is_no_free_helper():
    """SI-LIM.2, SI-REW.6"""
    full, three = {"helpers": ALL_HELPERS}, {"helpers": "red_top red_middle red_bottom"}
    game = signorie(three, full, full, full, agenda=(Bonus(0),), reward="helper")

    assert game.helpers_left == 0
    assert offered(game) == ["wed", "decline"]
    assert florins(game)[0] == 8


@pytest.mark.parametrize("brides, vp", list(enumerate((0, 1, 2, 4))))
def test_a_wedding_brings_the_points_of_the_topmost_free_portrait(brides: int, vp: int):
    """SI-REW.7, SI-SET.13"""
    game = signorie({"brides": brides}, agenda=(Wedding(0),), round=3)
    assert game.decision.facts(game, 0) == {"vp": vp, "florins": 2}

    events = play(game, "0 wed")

    player = game.players[0]
    assert (player.brides, player.married) == (brides + 1, brides + 2)
    assert (player.vp, player.scored[SOURCES.index("wedding")]) == (vp, vp)
    assert told(events, WeddingHeld) == [WeddingHeld(0, brides + 1, vp, 2)]
    assert game.brides_left == 16 - brides - 1
    assert at_rest(game)


@pytest.mark.parametrize("number, gained", [(1, 0), (2, 2), (3, 2), (4, 2), (5, 2)])
def test_a_wedding_brings_two_florins_but_not_in_the_first_round(number: int, gained: int):
    """SI-REW.7, EX-14"""
    game = signorie(agenda=(Wedding(0),), round=number)

    play(game, "0 wed")

    assert florins(game)[0] == 5 + gained


def test_no_wedding_no_florins():
    """SI-REW.8"""
    declined = signorie(agenda=(Wedding(0),), round=3)
    play(declined, "0 decline")
    full = signorie({"brides": 4}, agenda=(Wedding(0),), round=3)

    assert at_rest(declined)
    assert at_rest(full)
    assert [florins(each)[0] for each in (declined, full)] == [5, 5]
    assert [each.players[0].brides for each in (declined, full)] == [0, 4]


@pytest.mark.parametrize("reward", ["take_bonus", "take_florins"])
def test_the_wedding_comes_after_the_bonus_or_the_florins_and_once(reward: str):
    """SI-REW.7, R15"""
    game = in_rewards({}, OVER, OVER, OVER, round=2, reward="two_men")

    play(game, f"0 {reward}")
    assert offered(game) == ["wed", "decline"]
    play(game, "0 wed")

    assert at_rest(game)
    assert game.players[0].brides == 1


def test_pawns_of_the_threshold_area_go_back_to_the_supply_at_the_end():
    """SI-REW.17, SI-LIM.1, EX-20"""
    area = {"men_in_threshold": 2, "women_in_threshold": 1}
    game = in_rewards(area, {**OVER, "men_in_threshold": 0, "women_in_threshold": 0}, OVER, OVER)
    before = game.players[0]
    assert (before.men_in_threshold, before.women_in_threshold) == (2, 1)
    assert (before.men_in_supply, before.women_in_supply) == (6, 7)

    play(game, "0 wed")

    after = game.players[0]
    assert (after.men_in_threshold, after.women_in_threshold) == (0, 0)
    assert (after.men, after.women) == (4, 3)
    assert (after.men_in_supply, after.women_in_supply) == (8, 8)


def test_pawns_in_the_threshold_area_cannot_come_as_a_bonus():
    """SI-REW.17, SI-REW.6"""
    house = {"men": 9, "men_in_threshold": 3}
    game = in_rewards(house, OVER, OVER, OVER, reward="two_men")

    assert florins(game)[0] == 8
    assert offered(game) == ["wed", "decline"]


def test_all_threshold_areas_are_emptied_also_those_of_the_unqualified():
    """SI-REW.17"""
    area = {"dice": "red:6 purple:6 grey:6", "women_in_threshold": 1}
    game = in_rewards(area, area, area, area)

    assert at_rest(game)
    assert [(each.women, each.women_in_supply) for each in game.players] == [(3, 8)] * 4
