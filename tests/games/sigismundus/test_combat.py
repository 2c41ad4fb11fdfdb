"""SA-9: combat."""

from __future__ import annotations

import pytest

from games.sigismundus.positions import (
    at_rest,
    dice,
    ducats,
    offered,
    scores,
    special_turn,
    told,
)
from interpares.games.sigismundus.events import (
    CardsDiscarded,
    CombatLost,
    CombatWon,
    PointsTaken,
    Rolled,
    UnitsLost,
)
from scenario import play, refused

NONE = (0, 0, 0)


def foray(attacker, defender, *faces: int, **fields):
    """Seat 0 attacks seat 1; the dice show these faces, the attacker's before the defender's."""
    own = {"hand": "foray", **attacker}
    if "foray" not in own["hand"]:
        own["hand"] += " foray"
    game = special_turn(own, {"vp": 10, **defender}, script=dice(*faces), **fields)
    return game, play(game, "0 play_foray 1")


def armies(game) -> list[tuple[int, ...]]:
    return [player.active for player in game.players[:2]]


def test_the_steps_are_artillery_hussars_and_infantry():
    """SA-9.3"""
    _, events = foray({"active": (1, 1, 1)}, {"active": (1, 1, 1)}, 1, 1, 1, 1, 1, 1)

    assert [event.unit for event in told(events, Rolled)] == ["artillery", "hussars", "infantry"]


def test_a_step_without_units_is_skipped():
    """SA-9.3"""
    game, events = foray({"active": (1, 0, 0)}, {"active": (0, 0, 1)}, 1, 1)

    assert [event.unit for event in told(events, Rolled)] == ["artillery", "infantry"]
    assert game.drawn == 2


@pytest.mark.parametrize(
    "army, die, damage",
    [((1, 0, 0), 3, 4), ((4, 0, 0), 3, 7), ((0, 2, 0), 6, 10), ((0, 0, 2), 1, 7)],
)
def test_damage_is_the_die_and_the_power_of_all_units_of_the_kind(army, die: int, damage: int):
    """SA-9.4"""
    _, events = foray({"active": army}, {}, die)

    (rolled,) = told(events, Rolled)
    assert (rolled.attacker_die, rolled.attacker_damage) == (die, damage)
    assert (rolled.defender_die, rolled.defender_damage) == (0, 0)


def test_a_side_without_the_unit_does_not_roll():
    """SA-9.4"""
    _, events = foray({"active": (1, 0, 0)}, {"active": (0, 1, 0)}, 2, 3)

    hussars, infantry = told(events, Rolled)
    assert (hussars.attacker_die, hussars.defender_die) == (0, 2)
    assert (infantry.attacker_die, infantry.defender_die) == (3, 0)


@pytest.mark.parametrize("units, die, wounds", [(1, 2, 0), (1, 3, 1), (2, 5, 1), (2, 6, 2)])
def test_five_damage_are_a_wound(units: int, die: int, wounds: int):
    """SA-9.5"""
    game, events = foray(
        {"active": (0, units, 0)}, {"active": (0, 0, 0), "hand": "sack sack sack"}, die
    )

    assert told(events, Rolled)[0].wounds_on_defender == wounds
    if wounds:
        assert (game.waiting, game.decision.wounds) == ((1,), wounds)


def test_both_sides_wound_before_any_loss_is_taken():
    """SA-9.5"""
    game, events = foray({"active": (0, 2, 0)}, {"active": (0, 2, 0)}, 6, 6)

    (rolled,) = told(events, Rolled)
    assert (rolled.wounds_on_attacker, rolled.wounds_on_defender) == (2, 2)
    assert armies(game) == [NONE, NONE]


def test_the_attacker_takes_all_losses_first():
    """SA-9.6"""
    game, _ = foray({"active": (1, 3, 0)}, {"active": (1, 3, 0)}, 4, 4, 1, 1)

    assert (game.waiting, game.decision.wounds) == ((0,), 2)
    play(game, "0 lose_unit hussars")
    assert (game.waiting, game.decision.wounds) == ((0,), 1)
    play(game, "0 lose_unit infantry")
    assert (game.waiting, game.decision.wounds) == ((1,), 2)
    assert armies(game) == [(0, 2, 0), (1, 3, 0)]


def test_each_wound_costs_a_unit_or_a_military_card():
    """SA-9.6, SA-21.6"""
    game, _ = foray(
        {"active": (0, 2, 0)}, {"active": (1, 0, 1), "hand": "sack client_card"}, 1, 6, 1
    )

    assert offered(game, 1) == [
        "lose_unit infantry",
        "lose_unit artillery",
        "discard_military sack",
    ]
    events = play(game, "1 discard_military sack")
    assert told(events, CardsDiscarded) == [CardsDiscarded(1, ("sack",), "wounds")]
    assert game.discards[2] == ("foray", "sack")
    events = play(game, "1 lose_unit artillery")
    assert told(events, UnitsLost) == [UnitsLost(1, (0, 0, 1))]
    assert game.units_left(2) == 7
    assert armies(game)[1] == (1, 0, 0)


def test_surplus_wounds_are_ignored():
    """SA-9.6"""
    game, events = foray({"active": (0, 6, 0)}, {"active": (1, 0, 0), "hand": "sack"}, 3)

    assert told(events, Rolled)[0].wounds_on_defender == 3
    assert at_rest(game)
    assert game.players[1].hand == ()
    assert armies(game)[1] == NONE


def test_one_kind_of_unit_and_no_card_leaves_no_choice():
    """SA-9.6"""
    game, _ = foray({"active": (0, 2, 0)}, {"active": (3, 0, 0)}, 2, 1)

    assert at_rest(game)
    assert armies(game)[1] == (2, 0, 0)


def test_a_card_may_stand_for_the_only_kind_of_unit():
    """SA-9.6"""
    game, _ = foray({"active": (0, 2, 0)}, {"active": (2, 0, 0), "hand": "sack"}, 2, 1)

    assert offered(game, 1) == ["lose_unit infantry", "discard_military sack"]
    play(game, "1 discard_military sack")
    assert armies(game)[1] == (2, 0, 0)


def test_cards_alone_take_wounds_too():
    """SA-9.6"""
    game, _ = foray({"active": (0, 2, 0)}, {"hand": "sack abduction"}, 2)

    assert offered(game, 1) == ["discard_military abduction", "discard_military sack"]


def test_a_choice_goes_on_as_long_as_wounds_remain():
    """SA-9.6, SA-1.4"""
    game, _ = foray({"active": (0, 4, 0)}, {"active": (2, 1, 0)}, 2, 1, 1)

    assert (game.waiting, game.decision.wounds) == ((1,), 2)
    assert refused(game, "1 pass").rule == "SA-1.4"
    play(game, "1 lose_unit hussars")
    assert armies(game)[1] == (1, 0, 0), "the last wound left no choice"


def test_units_lost_do_not_fight_in_later_steps():
    """SA-9.7"""
    game, events = foray({"active": (0, 4, 0)}, {"active": (2, 0, 0)}, 2)

    assert [event.unit for event in told(events, Rolled)] == ["hussars"]
    assert armies(game)[1] == NONE


def test_inactive_units_neither_fight_nor_count_nor_are_lost():
    """SA-9.1"""
    game, events = foray({"active": (0, 1, 0)}, {"active": (0, 0, 0), "inactive": (3, 3, 3)}, 6)

    (rolled,) = told(events, Rolled)
    assert rolled.defender_die == 0
    assert told(events, CombatWon) == [CombatWon(0, 1, 2, 0)]
    assert game.players[1].inactive == (3, 3, 3)


def test_inactive_units_of_the_attacker_do_not_help():
    """SA-9.1, SA-9.8"""
    _, events = foray({"active": (1, 0, 0), "inactive": (0, 0, 3)}, {"active": (0, 1, 0)}, 1, 1)

    assert told(events, CombatLost) == [CombatLost(0, 1, 1, 2)]


def test_an_inactive_unit_cannot_absorb_a_wound():
    """SA-9.1, SA-9.6"""
    game, _ = foray({"active": (0, 1, 0)}, {"active": (1, 1, 0), "inactive": (0, 0, 2)}, 4, 1)

    refusal = refused(game, "1 lose_unit artillery")
    assert (refusal.rule, refusal.message) == ("SA-9.1", "unit-is-inactive")


def test_the_attack_card_cannot_absorb_a_wound():
    """SA-9.2"""
    game, _ = foray({"active": (0, 1, 1)}, {"active": (0, 0, 1)}, 1, 6)

    assert offered(game, 0) == ["lose_unit hussars", "lose_unit artillery"]
    refusal = refused(game, "0 discard_military foray")
    assert (refusal.rule, refusal.message) == ("SA-9.2", "card-was-played")


def test_another_card_of_the_same_kind_can():
    """SA-9.2, SA-9.6"""
    game, _ = foray({"active": (0, 1, 1), "hand": "foray foray"}, {"active": (0, 0, 1)}, 1, 6, 1)

    play(game, "0 discard_military foray")

    assert game.discards[2] == ("foray", "foray")
    assert game.players[0].hand == ()


@pytest.mark.parametrize(
    "move, message",
    [
        ("discard_military client_card", "military-only"),
        ("discard_military negotiations", "military-only"),
        ("discard_military abduction", "not-in-hand"),
        ("discard_military sword", "no-such-card"),
        ("lose_unit artillery", "no-such-unit"),
    ],
)
def test_nothing_else_absorbs_a_wound(move: str, message: str):
    """SA-9.6"""
    game, _ = foray(
        {"active": (0, 1, 0)}, {"active": (1, 1, 0), "hand": "client_card negotiations sack"}, 4, 1
    )

    refusal = refused(game, f"1 {move}")

    assert (refusal.rule, refusal.message) == ("SA-9.6", message)


def test_the_stronger_attacker_wins():
    """SA-9.8"""
    game, events = foray({"active": (0, 2, 0)}, {"active": (3, 0, 0)}, 1, 1)

    assert told(events, CombatWon) == [CombatWon(0, 1, 4, 2)]
    assert told(events, PointsTaken) == [PointsTaken(0, 1, 6)]
    assert scores(game)[:2] == [6, 4]


@pytest.mark.parametrize("defender, against", [((0, 1, 0), 2), ((0, 2, 0), 4)])
def test_equal_power_or_less_brings_nothing(defender, against: int):
    """SA-9.8"""
    game, events = foray({"active": (2, 0, 0)}, {"active": defender}, 1, 1)

    assert told(events, CombatLost)[0].against == against
    assert told(events, PointsTaken) == []
    assert scores(game)[:2] == [0, 10]
    assert game.battle is None


def test_power_is_what_is_left_after_the_losses():
    """SA-9.8, SA-9.6"""
    _, events = foray({"active": (0, 2, 0)}, {"active": (4, 0, 0)}, 6, 1)

    assert told(events, CombatWon) == [CombatWon(0, 1, 4, 2)]


def test_both_may_lose_everything():
    """SA-9.5, SA-9.8"""
    game, events = foray({"active": (0, 1, 0)}, {"active": (0, 1, 0)}, 3, 3)

    assert armies(game) == [NONE, NONE]
    assert told(events, CombatLost) == [CombatLost(0, 1, 0, 0)]


def test_a_sack_that_fails_takes_no_ducats():
    """SA-9.8, SA-8.18"""
    game = special_turn(
        {"hand": "sack", "active": (1, 0, 0)}, {"active": (1, 0, 0)}, script=dice(1, 1)
    )

    play(game, "0 play_sack 1")

    assert ducats(game) == [5, 5, 5, 5]


def test_others_take_no_part():
    """SA-9.1"""
    game, _ = foray({"active": (0, 1, 0)}, {}, 6)

    assert [player.active for player in game.players[2:]] == [NONE, NONE]
    assert at_rest(game)


def test_a_lost_unit_is_in_the_supply_at_once():
    """SA-9.6, SA-2.4"""
    game, _ = foray({"active": (0, 2, 0)}, {"active": (3, 0, 0)}, 2, 1)

    assert game.units_left(0) == 8
