"""PF-17.1 to PF-17.9, PF-17.19 to PF-17.21: joined boards, and where joint buildings stand."""

from __future__ import annotations

import pytest

from games.florence.expansions import AGREED, TOGETHER, across, joined
from games.florence.positions import at, florence, in_turn, offered, prestige, words
from interpares.games.florence.building import neighbours
from interpares.games.florence.cooperative import joint_room
from interpares.games.florence.grid import ALL, PALAZZO, mask_of, read
from interpares.games.florence.objects import PlaceLandscape
from interpares.games.florence.round import Round
from interpares.games.florence.scoring import metrics
from interpares.games.florence.turn import ActionPhase
from interpares.games.florence.works import work_value
from scenario import play, refused


def test_the_palazzo_lies_off_both_borders():
    """PF-17.1, PF-2.1, PF-R35"""
    game = joined()

    assert game.palazzo == mask_of([(2, 5), (3, 5), (4, 5), (2, 6), (3, 6), (4, 6)])
    assert (ALL & ~PALAZZO[True]).bit_count() == 43


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_three_to_five_boards_form_a_ring(seats: int):
    """PF-17.2, PF-R34"""
    game = joined(seats=seats)

    for seat in range(seats):
        assert neighbours(game, seat) == ((seat - 1) % seats, (seat + 1) % seats)


def test_two_boards_have_one_border():
    """PF-17.2, PF-18.2, PF-R34"""
    game = joined(seats=2)

    assert neighbours(game, 0) == (None, 1)
    assert neighbours(game, 1) == (0, None)


def test_without_the_expansion_there_are_no_borders():
    """PF-17.1"""
    game = in_turn(3)

    assert neighbours(game, 0) == (None, None)
    assert words(game, "propose") == []


def test_right_and_left_column_are_adjacent_across_the_border_in_the_same_row():
    """PF-17.3"""
    game = joined({"architects": 2}, {"architects": 2})

    rooms = joint_room(game, 0, 1, "tower")

    assert all(own.bit_count() + other.bit_count() == 3 for own, other in rooms)
    rows = [(read_row(own), read_row(other)) for own, other in rooms]
    assert all(own == other for own, other in rows)
    assert len(rooms) == 7 * 2


def read_row(mask: int) -> set[int]:
    return {bit // 7 for bit in range(49) if mask >> bit & 1}


def test_a_proposal_goes_to_the_left_neighbour_as_well():
    """PF-17.2, PF-17.3"""
    game = joined()
    play(game, "0 propose 2 tower", "0 place a1b1 g1", "0 price 0", "2 accept")

    assert [each.cells for each in game.players[0].buildings] == [mask_of(read("a1b1"))]
    assert [each.cells for each in game.players[2].buildings] == [mask_of(read("g1"))]


def test_proposals_are_made_to_neighbours_only():
    """PF-17.4"""
    game = joined(seats=4)

    assert {each.split()[0] for each in words(game, "propose")} == {"1", "3"}
    assert refused(game, "0 propose 2 tower").rule == "PF-17.4"
    assert refused(game, "0 propose 0 tower").rule == "PF-17.4"


def test_a_joint_building_is_one_action_of_the_active_player_only():
    """PF-17.4, PF-17.15, PF-17.20"""
    game = florence(3, agenda=(ActionPhase(),), **TOGETHER)

    play(game, *AGREED)
    assert game.decision.actions == 1
    play(game, "0 end_turn")

    assert (game.waiting, game.decision.actions) == ((1,), 2)


def test_a_joint_building_has_cells_on_both_sides():
    """PF-17.5"""
    game = joined()
    play(game, "0 propose 1 tower")

    assert refused(game, f"0 place {at((6, 0), (6, 1), (6, 2))}").rule == "PF-17.5"
    assert refused(game, f"0 place - {at((0, 0), (0, 1), (0, 2))}").rule == "PF-17.5"
    assert "g1 a1b1" in words(game, "place")


def test_one_cell_on_one_side_is_enough():
    """PF-17.5"""
    game = joined()

    assert (mask_of([(6, 3)]), mask_of([(0, 3), (1, 3)])) in joint_room(game, 0, 1, "tower")


@pytest.mark.parametrize("who", [0, 1])
def test_neither_partner_may_have_the_building(who: int):
    """PF-17.6, PF-R36"""
    houses = [{}, {}]
    houses[who] = {"tiles": "tower:d1d2d3"}
    game = joined(*houses)

    assert "1 tower" not in words(game, "propose")
    assert refused(game, "0 propose 1 tower").rule == "PF-17.6"


def test_a_building_that_is_gone_cannot_be_proposed():
    """PF-17.6, PF-8.8"""
    house = {"tiles": "tower:d1d2d3"}
    game = joined({}, {}, house, house, house, seats=5)

    assert refused(game, "0 propose 1 tower").rule == "PF-17.6"


def test_shapes_are_turned_and_flipped_across_a_border():
    """PF-17.7, PF-8.3"""
    game = joined()
    play(game, "0 propose 1 studio")
    places = words(game, "place")

    assert across([(6, 0)], [(0, 0), (1, 0), (2, 0), (2, 1)]) in places
    assert across([(6, 1)], [(0, 1), (1, 1), (2, 1), (2, 0)]) in places
    assert refused(game, f"0 place {across([(6, 0)], [(0, 1), (1, 1), (2, 1), (2, 2)])}").rule in (
        "PF-8.3",
        "PF-17.7",
    )


def test_covered_cells_and_palazzos_block_joint_buildings():
    """PF-17.7, PF-8.2"""
    game = joined({}, {"tiles": "park:a1b1"})
    play(game, "0 propose 1 tower")

    assert refused(game, "0 place f1g1 a1").rule == "PF-8.2"


RED = {"architects": 1, "tiles": "tower:f1f2f3"}
GREY = {"architects": 3, "tiles": "tower:b1b2b3"}
FIRST = across([(6, 2), (6, 3), (6, 4)], [(0, 2), (0, 3), (0, 4), (1, 4)])
SECOND = across([(6, 3), (6, 4), (6, 5)], [(0, 3), (0, 4), (0, 5), (1, 5)])
THIRD = across([(6, 4)], [(0, 4), (1, 4), (0, 3), (1, 3), (0, 2), (1, 2)])
FOURTH = across([(6, 5)], [(0, 5), (1, 5), (0, 4), (1, 4), (0, 3), (1, 3)])


@pytest.mark.parametrize(
    "cells, rule",
    [(FIRST, "PF-17.8"), (SECOND, None), (THIRD, "PF-8.2"), (FOURTH, None)],
)
def test_adjacency_is_judged_by_the_owner_of_each_cell(cells: str, rule: str | None):
    """PF-17.8, PF-17.5, EX-31"""
    game = joined(RED, GREY)
    play(game, "0 propose 1 workshop")

    assert (cells in words(game, "place")) is (rule is None)
    if rule:
        assert refused(game, f"0 place {cells}").rule == rule
    else:
        play(game, f"0 place {cells}", "0 price 0", "1 accept")
        assert game.players[1].has_building("workshop")


@pytest.mark.parametrize(
    "mine, theirs, allowed", [(1, 2, False), (2, 2, True), (3, 1, False), (0, 3, False)]
)
def test_a_building_across_the_border_counts_for_the_owner_of_the_new_cell(
    mine: int, theirs: int, allowed: bool
):
    """PF-17.8, PF-R37: both new cells beside the tower in the upper left corner need architects."""
    game = joined({"architects": mine}, {"architects": theirs, "tiles": "tower:a1b1c1"})
    play(game, "0 propose 1 chapel")
    cells = across([(6, 0), (6, 1)], [(0, 1)])

    assert (cells in words(game, "place")) is allowed
    if not allowed:
        assert refused(game, f"0 place {cells}").rule == "PF-17.8"


def test_the_palazzo_is_no_neighbour_without_two_architects():
    """PF-17.8"""
    cells = at((1, 4), (1, 5), (1, 6))
    one = joined({"architects": 1})
    play(one, "0 build tower")
    two = joined({"architects": 2})
    play(two, "0 build tower")

    assert refused(one, f"0 place {cells}").rule == "PF-17.8"
    assert cells in words(two, "place")


AT_BORDER = at((6, 0), (6, 1), (6, 2))


@pytest.mark.parametrize(
    "architects, houses, rule",
    [
        (0, [], "PF-17.9"),
        (1, [], None),
        (1, [{"tiles": "chapel:a2a3b3"}], "PF-17.8"),
        (2, [{"tiles": "chapel:a2a3b3"}], None),
        (1, [{"tiles": "park:a2b2"}], None),
    ],
)
def test_building_alone_at_a_border_needs_an_architect(architects: int, houses, rule: str | None):
    """PF-17.9, PF-17.8, EX-32"""
    game = joined({"architects": architects}, *houses)
    play(game, "0 build tower")

    assert (AT_BORDER in words(game, "place")) is (rule is None)
    if rule:
        assert refused(game, f"0 place {AT_BORDER}").rule == rule
    else:
        play(game, f"0 place {AT_BORDER}")
        assert game.players[0].has_building("tower")


@pytest.mark.parametrize("architects, allowed", [(1, False), (2, True)])
def test_a_building_across_the_left_border_counts_as_well(architects: int, allowed: bool):
    """PF-17.8, PF-17.9, PF-17.3"""
    game = joined({"architects": architects}, {}, {"tiles": "chapel:g2f3g3"})
    play(game, "0 build tower")

    assert (at((0, 0), (0, 1), (0, 2)) in words(game, "place")) is allowed
    assert AT_BORDER in words(game, "place")


def test_the_outer_sides_of_two_boards_are_plain_edges():
    """PF-17.2, PF-17.9"""
    game = joined(seats=2)
    play(game, "0 build tower")

    assert at((0, 0), (0, 1), (0, 2)) in words(game, "place")
    assert AT_BORDER not in words(game, "place")


def test_joint_buildings_need_no_architect_at_the_border():
    """PF-17.9, PF-R38"""
    game = joined()

    play(game, *AGREED)

    assert game.players[0].has_building("tower")


def test_a_joint_building_counts_fully_for_both():
    """PF-17.19, PF-8.7"""
    game = joined({"hand": "astronomer"}, {"hand": "poet"})
    play(game, *AGREED)

    assert work_value(game, 0, "astronomer").building == 4
    assert [metrics(game, seat)["building"] for seat in range(3)] == [1, 1, 0]
    assert [metrics(game, seat)["empty_cells"] for seat in range(3)] == [41, 42, 43]
    assert refused(game, "0 build tower").rule == "PF-8.7"


def test_one_tile_leaves_the_supply_for_a_joint_building():
    """PF-17.19, PF-8.8"""
    game = joined()

    play(game, *AGREED)

    assert game.buildings_left[8] == 2


def test_one_may_be_partner_several_times_in_a_round():
    """PF-17.20"""
    game = joined()

    play(game, *AGREED, "0 propose 1 chapel", "0 place g4g5 a5", "0 price 0", "1 accept")

    assert [each.tile for each in game.players[1].buildings] == ["tower", "chapel"]
    assert prestige(game)[1] == 6


def test_landscapes_lie_in_one_principality_and_need_no_architect():
    """PF-17.21, PF-R42"""
    game = florence(
        3, {}, {"tiles": "tower:a1a2a3"}, agenda=(PlaceLandscape(0, "park"),), **TOGETHER
    )

    assert refused(game, "0 place g1 a1").rule == "PF-17.21"
    play(game, "0 place g1g2")

    assert game.players[0].landscapes_of("park") == 1


def test_landscapes_are_no_obstacle_to_adjacency():
    """PF-17.21, PF-17.8"""
    game = joined({"architects": 1, "tiles": "park:f1f2"}, {"tiles": "park:a1a2 park:a3b3"})
    play(game, "0 build tower")

    assert AT_BORDER in words(game, "place")


def test_phase_a_does_not_change():
    """PF-17.1"""
    with_it = florence(3, agenda=(Round(1),), round=0, **TOGETHER)
    without = florence(3, agenda=(Round(1),), round=0)

    assert offered(with_it) == offered(without)
