"""SA-18: the army is maintained, and the round ends."""

from __future__ import annotations

import pytest

from games.sigismundus.positions import (
    at_rest,
    ducats,
    in_phase,
    offered,
    told,
    words,
)
from interpares.games.sigismundus.game import Sigismundus
from interpares.games.sigismundus.sejm_events import ArmyKept
from scenario import play, refused

NONE = "0,0,0"


def keeping(ducats: int, active=(0, 0, 0), inactive=(0, 0, 0), **fields) -> Sigismundus:
    """Seat 0 alone has an army to maintain."""
    house = {"ducats": ducats, "active": active, "inactive": inactive}
    more = {key: fields.pop(key) for key in ("offices", "figures") if key in fields}
    return in_phase("maintenance", {**house, **more}, **fields)


def price(game: Sigismundus, active: str, inactive: str = NONE) -> int:
    """What seat 0 pays for keeping these units."""
    before = game.players[0].ducats
    twin = game.copy()
    play(twin, f"0 maintain {active} {inactive}")
    return before - twin.players[0].ducats


def test_a_unit_costs_its_power_and_the_rest_goes_to_the_supply():
    """SA-18.1, SA-2.4"""
    game = keeping(20, (2, 2, 1))

    assert price(game, "1,0,0") == 1
    assert price(game, "0,1,0") == 2
    assert price(game, "0,0,1") == 3
    assert price(game, "2,2,1") == 2 + 4 + 3
    events = play(game, "0 maintain 1,2,0 0,0,0")

    assert game.players[0].active == (1, 2, 0)
    assert [game.units_left(unit) for unit in range(3)] == [9, 14, 7]
    assert told(events, ArmyKept) == [ArmyKept(0, (1, 2, 0), (1, 0, 1), 5)]


def test_everybody_decides_in_order():
    """SA-18.1, SA-4.3: who has no unit is not asked."""
    army = {"active": (1, 0, 0)}
    game = in_phase("maintenance", army, {}, army, army, first=3)
    asked = []
    while not at_rest(game):
        asked += game.waiting
        play(game, f"{game.waiting[0]} maintain 1,0,0 0,0,0")

    assert asked == [3, 0, 2]


def test_any_unit_may_be_given_up_though_it_could_be_kept():
    """SA-18.4"""
    game = keeping(5, (1, 1, 0))

    assert words(game, "maintain") == [
        f"1,1,0 {NONE}",
        f"1,0,0 {NONE}",
        f"0,1,0 {NONE}",
        f"0,0,0 {NONE}",
    ]


def test_no_unit_is_kept_that_cannot_be_paid():
    """SA-18.4"""
    game = keeping(2, (1, 1, 1))

    assert words(game, "maintain") == [f"1,0,0 {NONE}", f"0,1,0 {NONE}", f"0,0,0 {NONE}"]


def test_who_can_keep_nothing_is_not_asked_and_loses_the_army():
    """SA-18.1, SA-1.4"""
    game = keeping(0, (1, 1, 1))

    assert at_rest(game)
    assert game.players[0].units == (0, 0, 0)


FREE = {
    "a castellan": ({"offices": "15"}, (1, 0, 0)),
    "both castellans": ({"offices": "3 15"}, (2, 0, 0)),
    "a palatine": ({"offices": "12"}, (0, 1, 0)),
    "all palatines": ({"offices": "6 9 12"}, (0, 3, 0)),
    "the seal of Sweden": ({"seals": {"sweden": 0}}, (0, 0, 1)),
    "the border defence": ({"acts": ("border_defence",)}, (0, 1, 0)),
    "the border defence and a palatine": (
        {"acts": ("border_defence",), "offices": "9"},
        (0, 2, 0),
    ),
    "all of them": (
        {"acts": ("border_defence",), "offices": "9 15", "seals": {"sweden": 0}},
        (1, 2, 1),
    ),
}


@pytest.mark.parametrize("given, free", FREE.values(), ids=FREE)
def test_free_upkeep_is_for_units_of_its_kind_and_adds_up(given: dict, free: tuple[int, ...]):
    """SA-18.2"""
    game = keeping(20, (3, 4, 2), **given)

    assert price(game, ",".join(map(str, free))) == 0
    for unit, cost in enumerate((1, 2, 3)):
        more = [*free]
        more[unit] += 1
        assert price(game, ",".join(map(str, more))) == cost


@pytest.mark.parametrize("units, paid", [("1,0,0", 0), ("0,1,0", 0), ("0,0,1", 0), ("1,1,1", 3)])
def test_free_upkeep_of_any_kind_saves_the_most(units: str, paid: int):
    """SA-18.2, SA-18.6"""
    game = keeping(20, (3, 4, 2), figures="florian_zebrzydowski")

    assert price(game, units) == paid


def test_free_upkeep_of_any_kind_goes_where_no_other_reaches():
    """SA-18.6"""
    game = keeping(2, (0, 2, 0), offices="12", figures="florian_zebrzydowski")

    assert price(game, "0,2,0") == 0


def test_free_upkeep_may_be_for_inactive_or_active_units():
    """SA-18.2"""
    game = keeping(0, (0, 1, 0), (0, 1, 0), offices="9 12")

    assert price(game, "0,1,0", "0,1,0") == 0


def test_units_keep_their_side():
    """SA-18.1, SA-15.7"""
    game = keeping(9, (1, 1, 0), (1, 0, 1))

    play(game, "0 maintain 1,0,0 1,0,1")

    assert (game.players[0].active, game.players[0].inactive) == ((1, 0, 0), (1, 0, 1))
    assert ducats(game)[0] == 9 - 1 - 1 - 3


def test_units_of_the_host_are_paid_before_others():
    """SA-18.3"""
    game = keeping(2, (0, 1, 0), (0, 1, 0))

    assert words(game, "maintain") == [f"{NONE} 0,1,0", f"{NONE} {NONE}"]


def test_who_keeps_all_of_the_host_may_pay_for_others():
    """SA-18.3"""
    game = keeping(3, (1, 1, 0), (0, 1, 0))

    assert "maintain 1,0,0 0,1,0" in offered(game)
    assert price(game, "1,0,0", "0,1,0") == 3


HOST = {
    "paid": ({}, "1,0,0"),
    "free of the kind that was given up": ({"offices": "12"}, "0,1,0"),
    "free of any kind": ({"figures": "florian_zebrzydowski"}, "1,0,0"),
    "one more than is free of its kind": ({"offices": "15"}, "2,0,0"),
}


@pytest.mark.parametrize("given, kept", HOST.values(), ids=HOST)
def test_who_gives_up_a_unit_of_the_host_keeps_no_active_unit(given: dict, kept: str):
    """SA-18.3"""
    game = keeping(9, (2, 1, 0), (0, 1, 0), **given)

    refusal = refused(game, f"0 maintain {kept} {NONE}")

    assert (refusal.message, refusal.rule) == ("host-comes-first", "SA-18.3")


def test_free_upkeep_that_fits_no_unit_given_up_still_works():
    """SA-18.3: a castellan keeps his infantry though the grey hussars go."""
    game = keeping(9, (1, 1, 0), (0, 1, 0), offices="15")

    assert price(game, "1,0,0", NONE) == 0


def test_some_of_the_host_may_be_kept_and_others_given_up():
    """SA-18.3, SA-18.4: also by free upkeep."""
    game = keeping(1, (1, 0, 0), (1, 2, 0), offices="12")

    assert price(game, NONE, "1,1,0") == 1
    assert refused(game, "0 maintain 1,0,0 0,1,0").rule == "SA-18.3"


def test_free_infantry_goes_to_an_active_one_while_the_grey_one_is_paid():
    """SA-18.3, SA-18.6: the hussars of the host are given up, all infantry is kept."""
    game = keeping(9, (1, 0, 0), (1, 1, 0), offices="15")

    assert price(game, "1,0,0", "1,0,0") == 1
    # Without a ducat the free upkeep goes to the grey one.
    poor = keeping(0, (1, 0, 0), (1, 1, 0), offices="15")
    assert words(poor, "maintain") == [f"{NONE} 1,0,0", f"{NONE} {NONE}"]


def test_at_the_end_of_the_round_pacts_are_discarded():
    """SA-18.5, SA-8.5, SA-8.14"""
    game = in_phase(
        "maintenance",
        pacts=("sweden", "prussia"),
        discards={"foreign": "negotiations"},
        decks={"foreign": ""},
    )

    assert game.pacts == ()
    assert game.discards[1] == ("negotiations", "secret_pact", "secret_pact")


def test_at_the_end_of_the_round_protection_and_used_courts_are_over():
    """SA-18.5, SA-8.10, SA-8.21"""
    house = {"protected": True, "offices": "13", "courts": ("episcopus_posnaniensis",)}
    game = in_phase("maintenance", house)

    assert game.players[0].protected is False
    assert game.players[0].courts == ()


def test_at_the_end_of_the_round_the_demand_is_removed():
    """SA-18.5, SA-5.3"""
    game = in_phase("maintenance", demand="noble_host_2", seen_demands=("tax_1",))

    assert game.demand is None
    assert game.seen_demands == ("tax_1", "noble_host_2")
    assert "noble_host_2" not in game.demand_deck
