"""PF-17.10 to PF-17.18: what a joint building costs, and the talk about it."""

from __future__ import annotations

import pytest

from games.florence.expansions import AGREED, REJECTED, TOWER, across, joined
from games.florence.positions import at_rest, florins, offered, prestige, told, words
from interpares.games.florence.events import Answered, BuiltJointly, Countered, Gained, Proposed
from interpares.games.florence.grid import mask_of, read
from scenario import play, refused


@pytest.mark.parametrize("architects, cost", [(0, 700), (1, 300), (2, 300), (3, 0)])
def test_the_active_player_pays_the_bank_by_his_own_architects(architects: int, cost: int):
    """PF-17.10"""
    game = joined({"architects": architects}, {"architects": 3 if architects < 3 else 0})

    play(game, *AGREED)

    assert florins(game) == [3500 + 100 - cost, 3400, 3500]


def test_the_price_of_the_rulebook_leaves_a_profit():
    """PF-17.10, PF-17.11, PF-17.19, PF-R39, EX-30"""
    game = joined({"architects": 1}, {"architects": 3})
    cells = across([(6, 0), (6, 1), (6, 2)], [(0, 0), (0, 1), (0, 2), (1, 2)])

    events = play(game, "0 propose 1 workshop", f"0 place {cells}", "0 price 500", "1 accept")

    assert florins(game) == [3700, 3000, 3500]
    assert prestige(game) == [3, 3, 0]
    assert all(game.players[seat].has_building("workshop") for seat in (0, 1))
    assert [type(each) for each in told(events, BuiltJointly)] == [BuiltJointly]
    assert told(events, Gained) == [Gained(0, 3, "building"), Gained(1, 3, "building")]
    assert game.decision.actions == 1


def test_prices_are_multiples_of_a_hundred_from_nothing_to_what_the_partner_has():
    """PF-17.10, PF-13.3"""
    game = joined({}, {"florins": 200, "prestige": 1})
    play(game, *TOWER)

    assert words(game, "price") == ["0", "100", "200", "300"]
    for price in (150, -100, 400):
        assert refused(game, f"0 price {price}").rule == "PF-17.10"


def test_the_price_may_pay_the_cost():
    """PF-17.11, PF-R39"""
    game = joined({"florins": 200})
    play(game, *TOWER)
    assert words(game, "price")[0] == "500"

    play(game, "0 price 500", "1 accept")

    assert florins(game)[:2] == [0, 3000]


def test_a_partner_short_of_florins_sells_prestige():
    """PF-17.11, PF-13.3"""
    game = joined({}, {"florins": 100, "prestige": 4})

    play(game, *TOWER, "0 price 300", "1 accept")

    assert (florins(game)[1], prestige(game)[1]) == (0, 4 - 2 + 3)


def test_what_both_together_cannot_pay_cannot_be_proposed():
    """PF-17.11, PF-17.12"""
    game = joined({"florins": 200}, {"florins": 400})

    assert "1 tower" not in words(game, "propose")
    assert refused(game, "0 propose 1 tower").rule == "PF-17.11"


def test_a_proposal_is_public_and_the_neighbour_answers():
    """PF-17.12, PF-17.13, PF-14.1"""
    game = joined()

    events = play(game, *TOWER, "0 price 100")

    assert told(events, Proposed) == [Proposed(0, 1, "tower", "f1g1", "a1", 100)]
    assert told(events, Proposed)[0].audience is None
    assert game.waiting == (1,)
    assert offered(game, 1) == ["accept", "reject", "counter"]


def test_proposals_need_an_action_left():
    """PF-17.12"""
    game = joined({"recruits": 1}, {"table": "composer"}, actions=0)

    assert words(game, "propose") == []
    assert refused(game, "0 propose 1 tower").rule == "PF-17.12"


def test_a_counter_offer_has_the_same_building_at_another_place_or_price():
    """PF-17.13, PF-R41"""
    game = joined()
    play(game, *TOWER, "0 price 100", "1 counter")
    assert "a2 f2g2" in words(game, "place", 1)

    events = play(game, "1 place a2b2 g2", "1 price 0")

    assert told(events, Countered) == [Countered(1, 0, "tower", "g2", "a2b2", 0)]
    assert game.waiting == (0,)
    assert offered(game) == ["accept", "reject"]


def test_a_counter_offer_must_differ():
    """PF-17.13"""
    game = joined()
    play(game, *TOWER, "0 price 100", "1 counter", "1 place a1 f1g1")

    assert "100" not in words(game, "price", 1)
    assert "200" in words(game, "price", 1)
    assert refused(game, "1 price 100").rule == "PF-17.13"


def test_a_counter_offer_at_another_place_may_have_the_same_price():
    """PF-17.13"""
    game = joined()

    play(game, *TOWER, "0 price 100", "1 counter", "1 place a2 f2g2", "1 price 100", "0 accept")

    assert game.players[0].has_building("tower")
    assert florins(game)[1] == 3400


def test_a_counter_offer_cannot_be_answered_with_another():
    """PF-17.14"""
    game = joined()
    play(game, *TOWER, "0 price 100", "1 counter", "1 place a1 f1g1", "1 price 0")

    assert refused(game, "0 counter").rule == "PF-17.14"


def test_an_accepted_counter_offer_is_built_as_it_says():
    """PF-17.14, PF-17.15"""
    game = joined()

    play(game, *TOWER, "0 price 100", "1 counter", "1 place a2b2 g2", "1 price 0", "0 accept")

    assert [each.cells for each in game.players[0].buildings] == [mask_of(read("g2"))]
    assert [each.cells for each in game.players[1].buildings] == [mask_of(read("a2b2"))]
    assert florins(game)[:2] == [2800, 3500]
    assert game.decision.actions == 1


def test_acceptance_builds_at_once():
    """PF-17.15"""
    game = joined(actions=1)

    events = play(game, *AGREED)

    assert told(events, BuiltJointly) == [BuiltJointly(0, 1, "tower", "f1g1", "a1", 100)]
    assert game.buildings_left[8] == 2
    assert at_rest(game)


@pytest.mark.parametrize(
    "answers",
    [
        ("1 reject",),
        ("1 counter", "1 place a1 f1g1", "1 price 0", "0 reject"),
    ],
)
def test_a_rejection_costs_nothing(answers):
    """PF-17.16, PF-17.18"""
    game = joined()

    events = play(game, *TOWER, "0 price 100", *answers)

    assert len(told(events, Answered)) == 1
    assert (game.waiting, game.decision.actions) == ((0,), 2)
    assert (florins(game), prestige(game)) == ([3500] * 3, [0] * 3)
    assert not game.players[0].buildings
    assert {"build", "declare", "end_turn"} <= {each.split()[0] for each in offered(game)}


def test_three_proposals_are_made_for_one_action():
    """PF-17.17, PF-R40"""
    game = joined()
    play(game, *REJECTED, "0 propose 2 tower", "0 place a1b1 g1", "0 price 0", "2 reject")
    assert words(game, "propose")

    play(game, *REJECTED)

    assert words(game, "propose") == []
    assert refused(game, "0 propose 1 tower").rule == "PF-17.17"
    assert refused(game, "0 propose 2 chapel").rule == "PF-17.17"


def test_the_proposals_are_counted_anew_for_the_next_action():
    """PF-17.17"""
    game = joined()
    play(game, *REJECTED * 3)

    play(game, "0 declare travel")
    assert words(game, "propose")
    play(game, *REJECTED * 2, *AGREED)

    assert game.players[0].has_building("tower")


def test_free_actions_do_not_give_new_proposals():
    """PF-17.17"""
    game = joined({"prestige": 2, "recruits": 1}, {"table": "composer"})
    play(game, *REJECTED * 3)

    play(game, "0 sell 1", "0 recruit composer")

    assert words(game, "propose") == []


def test_without_agreement_one_may_build_alone():
    """PF-17.18"""
    game = joined()
    play(game, *REJECTED * 3)

    play(game, "0 build tower", "0 place b1b2b3")

    assert game.players[0].has_building("tower")
