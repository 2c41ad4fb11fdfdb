"""PF-6: the action phase."""

from __future__ import annotations

import pytest

from games.florence.positions import at_rest, florence, florins, in_turn, offered, told, words
from interpares.games.florence.events import TurnBegun, TurnEnded
from interpares.games.florence.turn import ActionPhase
from scenario import play, refused

RICH = {
    "tiles": "theatre:a1c1a2b2c2",
    "freedoms": "travel",
    "jesters": 3,
    "hand": "poet painter jurist",
    "bonus": "bonus_freedoms",
}
PUT = "0 put_under theologian,philosopher,botanist,alchemist"
BUY_PROFESSION = ("0 buy_profession", "0 keep mathematician", PUT)
DRAW = {"script": (0,) * 10}


def take_bonus(game):
    """Buys a bonus card and keeps the first one seen."""
    play(game, "0 buy_bonus")
    kept = words(game, "keep")[0]
    play(game, f"0 keep {kept}")
    play(game, f"0 {offered(game)[0]}")


def test_turns_are_taken_whole_clockwise_from_the_start_player():
    """PF-6.1, PF-3.2, PF-1.3, PF-R20"""
    game = florence(3, RICH, start=2, agenda=(ActionPhase(),))
    seen = []

    while not at_rest(game):
        (seat,) = game.waiting
        seen.append(seat)
        play(game, f"{seat} end_turn")

    assert seen == [2, 0, 1]


def test_a_player_has_two_actions_one_after_the_other():
    """PF-6.1"""
    game = florence(3, RICH, agenda=(ActionPhase(),))
    assert game.decision.actions == 2

    play(game, "0 declare religion")
    assert (game.waiting, game.decision.actions) == ((0,), 1)
    events = play(game, "0 build tower", "0 place e1e2e3")

    assert told(events, TurnEnded) == [TurnEnded(0)]
    assert told(events, TurnBegun) == [TurnBegun(1, 2)]
    assert game.waiting == (1,)


def test_fewer_actions_or_none_may_be_taken():
    """PF-6.1, PF-6.6"""
    game = florence(3, RICH, agenda=(ActionPhase(),))

    events = play(game, "0 declare religion", "0 end_turn", "1 end_turn")

    assert told(events, TurnEnded) == [TurnEnded(0), TurnEnded(1)]
    assert game.waiting == (2,)
    assert florins(game) == [3200, 3500, 3500]


def test_two_works_are_possible():
    """PF-6.2, PF-7.11"""
    game = in_turn(3, RICH)

    play(game, "0 work poet", "0 complete", "0 exchange 0", "0 work painter", "0 complete")

    assert game.players[0].table == ("poet", "painter")


def test_two_buildings_are_possible():
    """PF-6.2"""
    game = in_turn(3, RICH)

    play(game, "0 build tower", "0 place e1e2e3", "0 build chapel", "0 place g5f6g6")

    assert [each.tile for each in game.players[0].buildings] == ["theatre", "tower", "chapel"]


def test_bonus_cards_may_be_bought_twice():
    """PF-6.2, PF-9.8"""
    game = in_turn(3, {}, **DRAW)

    take_bonus(game)
    take_bonus(game)

    assert len(game.players[0].bonus) == 2
    assert florins(game)[0] == 3500 - 600
    assert at_rest(game)


def test_a_profession_is_bought_only_once_a_round():
    """PF-6.2, PF-9.2"""
    game = in_turn(3, {}, **DRAW)
    play(game, *BUY_PROFESSION)

    assert "buy_profession" not in offered(game)
    assert refused(game, "0 buy_profession").rule == "PF-9.2"


def test_a_freedom_is_declared_only_once_a_round():
    """PF-6.2, PF-9.6"""
    game = in_turn(3, {})
    play(game, "0 declare travel")

    assert words(game, "declare") == []
    assert refused(game, "0 declare religion").rule == "PF-9.6"


def test_the_limits_begin_anew_in_the_next_turn():
    """PF-6.2, PF-9.2, PF-9.6"""
    game = florence(3, agenda=(ActionPhase(), ActionPhase()), **DRAW)
    play(game, "0 declare travel", *BUY_PROFESSION, "1 end_turn", "2 end_turn")

    assert "buy_profession" in offered(game)
    assert words(game, "declare") == ["religion", "opinion"]


def test_any_order_and_combination_is_allowed():
    """PF-6.3"""
    game = in_turn(3, RICH, **DRAW)
    kinds = {each.split()[0] for each in offered(game)}

    assert kinds == {"work", "build", "buy_profession", "declare", "buy_bonus", "end_turn"}


@pytest.mark.parametrize(
    "begun",
    [
        ("0 work poet",),
        ("0 work poet", "0 complete"),
        ("0 build tower",),
        ("0 buy_profession",),
        ("0 buy_profession", "0 keep mathematician"),
        ("0 buy_bonus",),
    ],
)
@pytest.mark.parametrize(
    "inserted, rule",
    [
        ("0 declare religion", "PF-6.1"),
        ("0 recruit composer", "PF-10.1"),
        ("0 sell 1", "PF-13.2"),
        ("0 end_turn", "PF-6.1"),
        ("0 buy_bonus", "PF-6.1"),
    ],
)
def test_nothing_can_be_inserted_into_an_action(begun, inserted: str, rule: str):
    """PF-6.3"""
    house = {**RICH, "recruits": 1, "prestige": 3}
    game = in_turn(3, house, {"table": "composer"}, **DRAW)
    play(game, *begun)

    assert refused(game, inserted).rule == rule


def test_free_actions_come_before_between_and_after_actions():
    """PF-6.4, PF-10.1, PF-13.2"""
    house = {**RICH, "recruits": 3, "prestige": 9}
    game = in_turn(3, house, {"table": "composer physician botanist"})

    play(game, "0 sell 1", "0 recruit composer", "0 declare religion", "0 sell 2")
    play(game, "0 recruit physician", "0 build tower", "0 place e1e2e3", "0 sell 1")
    assert (game.waiting, game.decision.actions) == ((0,), 0)
    play(game, "0 recruit botanist")

    assert at_rest(game)
    assert {"composer", "physician", "botanist"} <= set(game.players[0].hand)


def test_a_card_obtained_in_a_turn_may_be_used_in_it():
    """PF-6.5, PF-9.4, PF-10.6"""
    game = in_turn(3, {"jesters": 4, "recruits": 1}, {"table": "composer"}, **DRAW)

    play(game, *BUY_PROFESSION, "0 recruit composer")

    assert words(game, "work") == ["mathematician", "composer"]


def test_a_bought_bonus_card_may_be_used_at_once():
    """PF-6.5, PF-9.9"""
    game = in_turn(3, RICH, **DRAW)
    take_bonus(game)
    assert game.players[0].bonus == ("bonus_buildings", "bonus_freedoms")

    play(game, "0 work poet")

    assert words(game, "add_bonus") == ["bonus_buildings", "bonus_freedoms"]


def test_a_turn_ends_by_itself_after_the_last_action():
    """PF-6.6"""
    game = in_turn(3, {}, actions=1)

    events = play(game, "0 declare travel")

    assert told(events, TurnEnded) == [TurnEnded(0)]
    assert at_rest(game)


def test_the_mere_possibility_to_sell_prestige_does_not_keep_a_turn_open():
    """PF-6.6"""
    game = in_turn(3, {"prestige": 9}, actions=1)

    play(game, "0 declare travel")

    assert at_rest(game)


def test_a_recruitment_card_that_can_be_used_keeps_the_turn_open():
    """PF-6.6"""
    game = in_turn(3, {"recruits": 1}, {"table": "composer"}, actions=1)

    play(game, "0 declare travel")

    assert offered(game) == ["recruit composer", "end_turn"]
    play(game, "0 end_turn")
    assert at_rest(game)


def test_a_recruitment_card_without_a_target_keeps_nothing_open():
    """PF-6.6"""
    game = in_turn(3, {"recruits": 1, "table": "composer"}, actions=1)

    play(game, "0 declare travel")

    assert at_rest(game)


def test_while_an_action_is_left_the_turn_does_not_end_by_itself():
    """PF-6.6, PF-R48: whether a Work is possible depends on the hidden hand."""
    game = in_turn(3, {"florins": 0, "hand": "poet"}, actions=1)

    assert offered(game) == ["end_turn"]
    assert game.waiting == (0,)


def test_unused_actions_are_lost():
    """PF-6.6"""
    game = florence(3, agenda=(ActionPhase(), ActionPhase()))

    play(game, "0 end_turn", "1 end_turn", "2 end_turn")

    assert (game.waiting, game.decision.actions) == ((0,), 2)


def test_a_third_action_is_refused():
    """PF-6.1"""
    game = in_turn(3, {"recruits": 1}, {"table": "composer"}, actions=0)

    for move in ("buy_bonus", "buy_profession", "declare travel", "build tower", "work poet"):
        assert refused(game, f"0 {move}").rule == "PF-6.1"
