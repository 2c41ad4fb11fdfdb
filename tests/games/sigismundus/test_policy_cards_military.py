"""SA-8.15 to SA-8.20: the four kinds of Military Policy cards."""

from __future__ import annotations

import pytest

from games.sigismundus.positions import (
    at_rest,
    dice,
    ducats,
    figures,
    in_phase,
    offered,
    scores,
    special_turn,
    told,
    words,
)
from interpares.games.sigismundus.events import (
    CombatWon,
    DucatsSacked,
    FigureAbducted,
    NoBooty,
    PointsTaken,
)
from scenario import play, refused

STRONG = {"active": (0, 3, 0)}
"""Three hussars fight in one step and beat everybody without units."""


# SA-8.15 Enlistment


@pytest.mark.parametrize("unit, army", [("hussars", (1, 1, 0)), ("artillery", (1, 0, 1))])
def test_enlistment(unit: str, army: tuple[int, ...]):
    """SA-8.15: infantry, and hussars or artillery"""
    game = special_turn({"hand": "enlistment"})

    assert words(game, "play_enlistment") == ["hussars", "artillery"]
    play(game, f"0 play_enlistment {unit}")

    assert game.players[0].active == army


def test_enlistment_takes_what_there_is():
    """SA-8.15, SA-2.2"""
    game = special_turn({"hand": "enlistment"}, {"active": (10, 0, 0)})

    play(game, "0 play_enlistment hussars")

    assert game.players[0].active == (0, 1, 0)


def test_without_hussars_and_artillery_only_infantry_is_taken():
    """SA-8.15"""
    game = special_turn({"hand": "enlistment"}, {"active": (0, 16, 7)})

    assert words(game, "play_enlistment") == ["none"]
    play(game, "0 play_enlistment none")
    assert game.players[0].active == (1, 0, 0)


def test_without_any_unit_there_is_no_enlistment():
    """SA-8.15, SA-8.6"""
    game = special_turn({"hand": "enlistment"}, {"active": (10, 16, 7)})

    assert offered(game) == ["pass"]
    assert refused(game, "0 play_enlistment none").message == "no-units-left"


@pytest.mark.parametrize(
    "army, unit, rule, message",
    [
        ((0, 0, 0), "none", "SA-8.15", "unit-must-be-taken"),
        ((0, 0, 0), "infantry", "SA-8.15", "hussars-or-artillery"),
        ((0, 0, 7), "artillery", "SA-2.1", "no-such-unit-left"),
    ],
)
def test_other_enlistments_are_refused(army, unit: str, rule: str, message: str):
    """SA-8.15, SA-2.1"""
    game = special_turn({"hand": "enlistment"}, {"active": army})

    refusal = refused(game, f"0 play_enlistment {unit}")

    assert (refusal.rule, refusal.message) == (rule, message)


# SA-8.16 to SA-8.19 Abduction, Sack, Foray


def attack(card: str, defender, attacker=None, **fields):
    """Seat 0 has attacked seat 1, who has no units, and has won."""
    game = special_turn({"hand": card, **STRONG, **(attacker or {})}, defender, **fields)
    return game, play(game, f"0 play_{card} 1")


def test_abduction():
    """SA-8.17: one Figure of the attacker's choice, with all gold on it"""
    game, _ = attack("abduction", {"figures": "jan_laski:2 mikolaj_rej:4"})

    assert (game.waiting, game.decision.defender) == ((0,), 1)
    assert offered(game) == ["abduct jan_laski", "abduct mikolaj_rej"]
    events = play(game, "0 abduct mikolaj_rej")

    assert figures(game, 0) == {"mikolaj_rej": 4}
    assert figures(game, 1) == {"jan_laski": 2}
    assert told(events, FigureAbducted) == [FigureAbducted(0, 1, "mikolaj_rej", 4)]
    assert ducats(game) == [5, 5, 5, 5]


def test_the_only_figure_is_abducted_without_asking():
    """SA-8.17"""
    game, _ = attack("abduction", {"figures": "jan_laski:2"})

    assert at_rest(game)
    assert (figures(game, 0), figures(game, 1)) == ({"jan_laski": 2}, {})


def test_without_a_figure_an_abduction_brings_nothing():
    """SA-8.16, SA-8.17"""
    game, events = attack("abduction", {})

    assert told(events, NoBooty) == [NoBooty(0, 1)]
    assert figures(game, 0) == {}


@pytest.mark.parametrize(
    "figure, message", [("jan_laski", "not-their-figure"), ("me", "no-such-figure")]
)
def test_only_figures_of_the_defeated_can_be_abducted(figure: str, message: str):
    """SA-8.17"""
    game = special_turn(
        {"hand": "abduction", **STRONG},
        {"figures": "mikolaj_rej santi_gucci"},
        {"figures": "jan_laski"},
    )
    play(game, "0 play_abduction 1")

    refusal = refused(game, f"0 abduct {figure}")

    assert (refusal.rule, refusal.message) == ("SA-8.17", message)


@pytest.mark.parametrize("purse, loot", [(0, 0), (1, 0), (7, 3), (8, 4)])
def test_sack(purse: int, loot: int):
    """SA-8.18: half of the ducats, rounded down"""
    game, events = attack("sack", {"ducats": purse, "figures": "jan_laski:6"})

    assert ducats(game) == [5 + loot, purse - loot, 5, 5]
    assert told(events, DucatsSacked) == [DucatsSacked(0, 1, loot)]
    assert figures(game, 1) == {"jan_laski": 6}, "gold on Figures does not count"


@pytest.mark.parametrize("points, loot", [(0, 0), (4, 4), (6, 6), (20, 6)])
def test_foray(points: int, loot: int):
    """SA-8.19, SA-1.2: six points, or all there are"""
    game, events = attack("foray", {"vp": points}, {"vp": 10})

    assert scores(game) == [10 + loot, points - loot, 0, 0]
    assert told(events, PointsTaken) == [PointsTaken(0, 1, loot)]


@pytest.mark.parametrize("card", ["abduction", "sack", "foray"])
def test_an_attack_for_no_booty_is_allowed(card: str):
    """SA-8.16"""
    game = special_turn({"hand": card, **STRONG}, {"ducats": 0})

    events = play(game, f"0 play_{card} 1")

    assert told(events, CombatWon) == [CombatWon(0, 1, 6, 0)]


@pytest.mark.parametrize("card", ["abduction", "sack", "foray"])
def test_all_opponents_can_be_attacked_but_not_oneself(card: str):
    """SA-8.16"""
    game = special_turn({"hand": card, **STRONG})

    assert words(game, f"play_{card}") == ["1", "2", "3"]
    refusal = refused(game, f"0 play_{card} 0")
    assert (refusal.rule, refusal.message) == ("SA-8.16", "not-oneself")


@pytest.mark.parametrize("card", ["abduction", "sack", "foray"])
def test_an_attack_needs_an_active_unit(card: str):
    """SA-8.16, SA-9.1"""
    game = special_turn({"hand": card, "inactive": (3, 3, 3)})

    assert offered(game) == ["pass"]
    refusal = refused(game, f"0 play_{card} 1")
    assert (refusal.rule, refusal.message) == ("SA-9.1", "no-active-unit")


def test_units_gained_by_an_action_fight_in_the_next_one():
    """SA-8.20"""
    game = in_phase(
        "special_actions", {"hand": "enlistment sack"}, {"ducats": 8}, script=dice(1, 1)
    )

    play(game, "0 play_enlistment artillery", "0 play_sack 1")

    assert ducats(game) == [9, 4, 5, 5]
    assert game.players[0].active == (1, 0, 1)
