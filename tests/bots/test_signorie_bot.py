"""Signorie: in plain positions the bots do what the strategy notes say."""

from __future__ import annotations

from random import Random

import pytest

from games.signorie.positions import in_phase, in_rewards, offered, signorie
from interpares import Perspective, rules_of
from interpares.bots import make
from interpares.bots.signorie import chance, evaluate, follow_up
from interpares.bots.signorie_choices import sensible
from interpares.bots.signorie_heuristic import SignorieBot
from interpares.bots.signorie_round import prize, promise
from interpares.bots.signorie_turns import Line, alone, ways
from interpares.bots.signorie_weights import WEIGHTS
from interpares.bots.signorie_worth import careers, plan, worth
from interpares.games.signorie.alliances import ChooseRow
from interpares.games.signorie.careers import SpendPoint
from interpares.games.signorie.dice_actions import ChooseMainAction, NextTurn
from interpares.games.signorie.marriages import MarryOff
from interpares.games.signorie.missions import SendOnMission
from interpares.kernel import notation

RULES = rules_of("signorie")
OFF = {"passed": True}
"""A rival who has passed."""


def choice(game, seat=0, *, bot="heuristic"):
    """What a bot would say."""
    made = make(bot, "signorie", Random(0))
    return notation.write(made.choose(Perspective(RULES, game, seat)))


def asked(step, *houses, **fields):
    """Seat 0 is asked this in its turn."""
    return signorie(*houses, agenda=(step, NextTurn(1)), **fields)


def turn(*houses, **fields):
    """Seat 0 takes a die or passes; nobody else will."""
    return in_phase(*houses, OFF, OFF, OFF, **fields)


# Note 1: two budgets


def test_of_two_dice_that_cost_nothing_the_lower_one_is_taken():
    game = turn({}, pool={"purple": [3, 6]})

    assert choice(game) == "take purple 3"


def test_the_higher_die_is_taken_where_a_helper_counts_its_pips():
    game = turn(
        {"helpers": "grey_bottom", "military": "1", "florins": 0},
        pool={"grey": [4, 6]},
        round=6,
    )

    assert choice(game) == "take grey 6"


# Note 2: qualifying


@pytest.mark.parametrize("women, answer", [("", "take yellow 6"), ("0w", "pass")])
def test_a_die_that_breaks_the_threshold_is_left_if_the_reward_is_worth_more(women, answer):
    cities = ("milano", "venezia", "firenze", "roma", "napoli")
    game = turn(
        {"dice": "purple:4 grey:4 turquoise:5", "women": 0, "men": 0, "florins": 0},
        pool={"yellow": [6]},
        pawns=dict.fromkeys(cities, women),
        reward="vp_cities_women",
        round=6,
    )

    assert choice(game) == answer


def test_the_threshold_task_is_done_for_a_good_reward():
    game = turn(
        {"dice": "yellow:3 red:4 grey:5", "men": 0, "women": 1, "florins": 0},
        pool={"purple": [3]},
        tasks={"purple_upper": "threshold"},
        pawns={"milano": "0w 0w", "roma": "0w 0w", "napoli": "0w 0w"},
        reward="vp_women",
        round=7,
    )

    game.apply(0, game.decision.options(game, 0)[0])

    assert choice(game) == "perform task_purple_upper 1"


def test_fewer_dice_are_promised_when_the_threshold_is_near():
    pool = ((1,), (2,), (3,), (4,), (5,))
    near, far = [promise((0, 0, 0, 0, total), pool, 13 - total, 10.0, WEIGHTS) for total in (6, 1)]

    assert near < far


# Note 3: brides


@pytest.mark.parametrize("bot", ["greedy", "heuristic"])
def test_a_bride_is_never_declined(bot):
    game = in_rewards({}, reward="alliance", round=2)
    game.apply(0, next(each for each in game.decision.options(game, 0)[1:]))

    assert offered(game) == ["wed", "decline"]
    assert choice(game, bot=bot) == "wed"


# Note 4: money


@pytest.mark.parametrize("bot", ["greedy", "heuristic"])
def test_a_daughter_gets_the_full_dowry(bot):
    house = {"florins": 8, "dice": "yellow:1 red:2 purple:3 grey:4"}
    game = asked(MarryOff(0, "marriage"), house, round=4)

    assert choice(game, bot=bot).endswith(" 4")


# Note 5: helpers


def test_helpers_are_hired_early_and_not_late():
    house = {"florins": 8, "dice": "red:2 purple:3 grey:4"}
    step = ChooseMainAction(0, "yellow", 1, 0)
    answers = [
        choice(asked(step, house, OFF, OFF, OFF, pool={}, round=number)) for number in (1, 7)
    ]

    assert [answer.split()[0] for answer in answers] == ["hire", "perform"]


def test_a_free_helper_is_one_that_works_in_every_round():
    game = in_rewards({"dice": "yellow:1"}, reward="helper", round=1)
    assert choice(game) == "take_bonus"
    game.apply(0, game.decision.options(game, 0)[0])

    assert choice(game) == "hire helper_turquoise_middle"


# Note 6: careers


def test_the_man_who_will_be_sent_out_goes_up_first():
    step = SpendPoint(0, 2, ("political", "clerical", "military"), "reward_career")
    game = asked(step, {"political": "1", "clerical": "5", "men": 2}, pool={}, round=6)

    assert choice(game) == "advance clerical 5"


def test_only_as_many_men_count_fully_as_can_still_be_sent_out():
    two, one = [careers(((7, 7), (), ()), missions, 1.0) for missions in (2.0, 1.0)]

    assert two == 26
    assert one == 13 + 6


@pytest.mark.parametrize("bot", ["greedy", "heuristic"])
def test_the_highest_man_is_sent_out_in_the_last_round(bot):
    game = asked(SendOnMission(0, "mission"), {"political": "2 6"}, round=7)

    assert choice(game, bot=bot).startswith("mission political 6 ")


# Note 7: tokens


@pytest.mark.parametrize("bot", ["greedy", "heuristic"])
def test_a_face_down_token_completes_a_row(bot):
    house = {"tokens": {"military": "sforza_1 este_9", "political": "medici_9"}}
    game = asked(ChooseRow(0, "task_alliance"), house, round=6)

    assert choice(game, bot=bot) == "put_beside military"


def test_a_man_goes_where_his_token_is_worth_most():
    game = asked(
        SendOnMission(0, "mission"),
        {"military": "5", "tokens": {"military": "sforza_1 sforza_2"}},
        missions={"roma": "este_9", "napoli": "este_1"},
        round=5,
    )

    assert choice(game) == "mission military 5 roma"


def test_a_row_is_worth_its_tokens_only_with_three_of_them():
    rows = (("alliance_medici_9", "alliance_este_9"), (), (), ())
    last = WEIGHTS.rows[0]

    assert plan(rows, (1, 0, 0, 0), last) == 11
    assert plan(rows, (0, 0, 0, 0), last) == pytest.approx(1)


# Note 8: initiative


def test_points_that_reach_the_steep_steps_go_to_initiative():
    step = SpendPoint(0, 4, ("political", "clerical", "military", "initiative"), "career")
    game = asked(step, {"initiative": 3, "men": 4, "dice": "grey:4"}, pool={}, round=7)

    assert choice(game) == "initiative"


def test_a_later_arrival_on_the_same_space_is_ahead():
    ahead, behind = [
        worth(
            in_phase({"initiative": 2}, {"initiative": 2}, seats=2, round=3, discs=discs),
            0,
        )
        for discs in ((1, 0), (0, 1))
    ]

    assert ahead == pytest.approx(behind + WEIGHTS.place)


# Note 9: cities


def test_men_are_spread_over_cities_where_the_reward_counts_cities():
    game = asked(
        SendOnMission(0, "mission"),
        {"political": "5"},
        pawns={"milano": "0m", "venezia": "0m", "firenze": "0m", "roma": "0m"},
        reward="vp_cities_men",
        round=6,
    )

    assert choice(game) == "mission political 5 napoli"


def test_helpers_are_hired_for_a_reward_that_counts_them():
    house = {"dice": "red:2 purple:3 yellow:1", "florins": 4, "men": 0, "women": 0}
    game = turn(house, pool={"grey": [4]}, reward="vp_helpers", round=7)
    game.apply(0, game.decision.options(game, 0)[0])

    assert choice(game).startswith("hire ")


# Notes 10 and 11: spare pawns and the last round


def test_spare_pawns_become_initiative_in_the_last_round():
    house = {"dice": "red:2 purple:3 yellow:1", "florins": 0, "women": 3, "men": 0}
    game = turn(house, pool={"grey": [4]}, tasks={"grey_upper": "initiative"}, round=7)
    game.apply(0, game.decision.options(game, 0)[0])

    assert choice(game) == "perform task_grey_upper 3"


@pytest.mark.parametrize("bot", ["greedy", "heuristic"])
def test_points_are_bought_in_the_last_round(bot):
    game = in_rewards({"florins": 5}, round=7)

    assert choice(game, bot=bot) == "buy_points"


def test_money_is_taken_before_the_dowry_is_paid():
    """The plan is for the whole round: three florins by yellow, then a full dowry."""
    game = turn(
        {"florins": 1, "men": 0, "women": 1, "dice": "purple:3 grey:4"},
        pool={"yellow": [1], "red": [2]},
        round=7,
    )

    assert choice(game) == "take yellow 1"


def test_a_reward_is_taken_at_its_worth():
    """Two women against three florins, when there are women enough."""
    game = in_rewards({"women": 9}, reward="two_women", round=5)

    assert choice(game) == "take_florins"


# The search


def test_ways_to_the_same_position_are_followed_once():
    step = SpendPoint(0, 3, ("political", "clerical"), "reward_career")
    game = asked(step, {"political": "1", "clerical": "1", "men": 0})
    world = alone(game, 0)

    ends = ways([Line(step, world)], 0, WEIGHTS, 99)

    assert sorted(line.world.players[0].careers[:2] for line in ends) == [
        ((1,), (4,)),
        ((2,), (3,)),
        ((3,), (2,)),
        ((4,), (1,)),
    ]


def test_a_thought_ends_with_the_turn_and_leaves_no_trace():
    game = in_phase({}, {}, {}, {})
    before = game.copy()

    ends = ways([Line(game.decision, alone(game, 0))], 0, WEIGHTS, 2)

    assert all(line.over for line in ends)
    assert {line.world.players[1].florins for line in ends} == {5}
    assert game == before


def test_a_short_stack_does_not_stop_a_thought():
    game = asked(ChooseRow(0, "task_alliance"), {"helpers": "yellow_top"}, stack="este_1", round=6)

    assert choice(game).startswith("put_beside ")


def test_gifts_of_helpers_are_always_accepted():
    house = {"helpers": "yellow_top yellow_middle"}
    game = turn(house, pool={"yellow": [1]})
    game.apply(0, game.decision.options(game, 0)[0])
    game.apply(0, game.decision.options(game, 0)[0])

    assert [notation.write(each) for each in sensible(game, 0)] == ["activate"]


def test_a_reward_with_a_bride_is_worth_more():
    married, unmarried = [
        prize(in_phase({"brides": brides}, round=3), 0, WEIGHTS) for brides in (4, 3)
    ]

    assert unmarried > married


# Greedy


def test_greedy_knows_the_chance_to_qualify():
    safe, tight, lost = [
        in_phase({"dice": dice}).players[0]
        for dice in ("yellow:1 red:2 purple:3", "yellow:5 red:4 purple:3", "red:6 purple:5 grey:4")
    ]

    assert chance(safe) > chance(tight) > chance(lost) == 0


def test_greedy_counts_points_bought_only_if_it_qualifies():
    rich, over = [
        evaluate(in_phase({"florins": 5, "dice": dice, "passed": True}, round=7), 0)
        for dice in ("red:6 purple:6", "red:6 purple:6 grey:6")
    ]

    assert rich > over + 5


def test_greedy_follows_its_own_turn_and_nobody_elses():
    game = in_phase({}, {})
    mine = game.decision
    game.apply(0, game.decision.options(game, 0)[0])
    assert follow_up(game, mine) is not None

    while action := follow_up(game, mine):
        game.apply(0, action)

    assert game.waiting == (1,)


def test_one_answer_needs_no_thought():
    game = asked(SendOnMission(0, "mission"), {"political": "4"}, seats=2, closed="milano roma")
    bot = SignorieBot(None)
    perspective = Perspective(RULES, game, 0)
    perspective.options = perspective.options[:1]

    assert bot.choose(perspective) == perspective.options[0]
