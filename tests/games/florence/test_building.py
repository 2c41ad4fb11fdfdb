"""PF-8: buildings and where tiles may lie."""

from __future__ import annotations

import pytest

from games.florence.positions import at, florence, florins, in_turn, prestige, told, words
from interpares.games.florence.building import landscape_room
from interpares.games.florence.cards import BUILDING, BUILDINGS, LANDSCAPES, building_cost
from interpares.games.florence.checks import orientations
from interpares.games.florence.events import Built, Gained, Sold
from interpares.games.florence.grid import ALL, LEFT, PALAZZO, PLACEMENTS, around, mask_of, read
from interpares.games.florence.objects import PlaceLandscape
from scenario import play, refused

EXAMPLE = "tower:g1g2g3 forest:d1e1d2e2"
"""EX-15: what lies there."""
OUTSIDE = at((6, 6), (7, 6), (6, 5))
ON_FOREST = at((4, 1), (4, 2), (3, 2))
ON_PALAZZO = at((2, 4), (2, 5), (3, 5))
AT_TOWER = at((5, 2), (5, 3), (6, 3))
AT_PALAZZO = at((3, 4), (3, 5), (4, 5))
AT_CORNER = at((3, 4), (3, 3), (4, 4))


def building(tile: str, *, architects: int = 1, tiles: str = EXAMPLE, **fields):
    """A building is chosen, its place is not."""
    house = {"architects": architects, "tiles": tiles, **fields}
    game = in_turn(3, house)
    play(game, f"0 build {tile}")
    return game


@pytest.mark.parametrize(
    "cells, rule",
    [
        (OUTSIDE, "PF-8.1"),
        (ON_FOREST, "PF-8.2"),
        (ON_PALAZZO, "PF-8.2"),
        (AT_TOWER, "PF-8.5"),
        (AT_PALAZZO, "PF-8.5"),
    ],
    ids=["1", "2a", "2b", "3a", "3b"],
)
def test_the_illegal_placements_of_the_rulebook_are_refused(cells: str, rule: str):
    """PF-8.1, PF-8.2, PF-8.5, EX-15"""
    game = building("chapel")

    assert cells not in words(game, "place")
    assert refused(game, f"0 place {cells}").rule == rule


@pytest.mark.parametrize("cells", [AT_TOWER, AT_PALAZZO], ids=["3a", "3b"])
def test_with_two_architects_buildings_may_touch(cells: str):
    """PF-8.5, PF-5.6, EX-15"""
    game = building("chapel", architects=2)

    play(game, f"0 place {cells}")

    assert game.players[0].has_building("chapel")


def test_contact_at_a_corner_is_no_adjacency():
    """PF-8.4, EX-15"""
    game = building("chapel")

    play(game, f"0 place {AT_CORNER}")

    assert game.players[0].has_building("chapel")


def test_contact_with_a_landscape_is_free():
    """PF-8.6, EX-15"""
    game = building("library")

    play(game, f"0 place {at((2, 0), (2, 1), (1, 0), (1, 1), (1, 2))}")

    assert game.players[0].has_building("library")


def test_each_building_stands_only_once_in_a_principality():
    """PF-8.7, EX-15"""
    game = in_turn(3, {"architects": 1, "tiles": EXAMPLE})

    assert "tower" not in words(game, "build")
    assert refused(game, "0 build tower").rule == "PF-8.7"


@pytest.mark.parametrize("architects, cost", [(0, 700), (1, 300), (2, 300), (3, 0)])
@pytest.mark.parametrize("tile", ["university", "opera", "tower"])
def test_a_building_costs_by_architects_and_not_by_size(tile: str, architects: int, cost: int):
    """PF-8.9, PF-5.6, EX-14"""
    game = building(tile, architects=architects, tiles="")
    assert building_cost(architects) == cost

    cells = words(game, "place")[0]
    events = play(game, f"0 place {cells}")

    assert florins(game)[0] == 3500 - cost
    assert prestige(game) == [3, 0, 0]
    assert told(events, Built) == [Built(0, tile, cells, cost)]
    assert told(events, Gained) == [Gained(0, 3, "building")]
    assert game.decision.actions == 1


def test_a_building_leaves_the_supply():
    """PF-8.8, PF-8.9"""
    game = building("chapel")
    before = game.buildings_left

    play(game, f"0 place {AT_CORNER}")

    assert game.buildings_left[BUILDING["chapel"]] == before[BUILDING["chapel"]] - 1 == 2


def test_a_building_whose_three_tiles_are_gone_cannot_be_erected():
    """PF-8.8"""
    house = {"tiles": "tower:g1g2g3"}
    game = in_turn(4, {}, house, house, house)

    assert "tower" not in words(game, "build")
    assert refused(game, "0 build tower").rule == "PF-8.8"


def test_a_third_player_can_still_erect_a_building_of_which_one_is_left():
    """PF-8.8"""
    house = {"tiles": "tower:g1g2g3"}
    game = in_turn(4, {}, house, house)

    assert "tower" in words(game, "build")


@pytest.mark.parametrize("florins, possible", [(600, False), (700, True)])
def test_a_building_must_be_paid(florins: int, possible: bool):
    """PF-8.9, PF-13.3"""
    game = in_turn(3, {"florins": florins})

    assert bool(words(game, "build")) is possible
    if not possible:
        assert refused(game, "0 build tower").rule == "PF-13.3"


def test_the_prestige_of_a_building_cannot_help_to_pay_for_it():
    """PF-13.4, PF-R08"""
    game = in_turn(3, {"florins": 400, "prestige": 2})
    assert refused(game, "0 build tower").rule in ("PF-13.3", "PF-13.4")

    game = in_turn(3, {"florins": 400, "prestige": 3})
    events = play(game, "0 build tower", "0 place a1b1c1")

    assert told(events, Sold) == [Sold(0, 3, 300)]
    assert (florins(game)[0], prestige(game)[0]) == (0, 3)


@pytest.mark.parametrize("architects", [0, 1])
def test_with_fewer_than_two_architects_no_building_touches_another_or_the_palazzo(
    architects: int,
):
    """PF-8.5"""
    game = building("chapel", architects=architects)
    closed = around(PALAZZO[False] | mask_of(read("g1g2g3")))

    placements = [mask_of(read(cells)) for cells in words(game, "place")]

    assert placements
    assert not any(cells & closed for cells in placements)


@pytest.mark.parametrize("architects", [2, 3])
def test_with_two_architects_only_covered_cells_are_closed(architects: int):
    """PF-8.5, PF-8.2"""
    game = building("chapel", architects=architects)
    taken = PALAZZO[False] | mask_of(read("g1g2g3d1e1d2e2"))

    placements = {mask_of(read(cells)) for cells in words(game, "place")}

    assert placements == {cells for cells in PLACEMENTS["chapel"] if not cells & taken}


@pytest.mark.parametrize("cells", ["a1b1", "a1a2", "c5d5", "d6d7", "f1f2"])
def test_landscapes_may_touch_anything(cells: str):
    """PF-8.6, PF-5.2"""
    game = florence(3, {"tiles": EXAMPLE}, agenda=(PlaceLandscape(0, "park"),))

    play(game, f"0 place {cells}")

    assert game.players[0].landscapes_of("park") == 1


def test_a_landscape_beside_palazzo_and_tower_is_offered():
    """PF-8.6"""
    game = florence(3, {"tiles": EXAMPLE}, agenda=(PlaceLandscape(0, "lake"),))
    taken = PALAZZO[False] | mask_of(read("g1g2g3d1e1d2e2"))

    assert set(landscape_room(game, 0, "lake")) == {
        cells for cells in PLACEMENTS["lake"] if not cells & taken
    }


@pytest.mark.parametrize(
    "cells",
    ["a1a2", "a1a2a3", "a1b1c1d1", "a1c1a2", "a1a1a2", "a1b2c3"],
)
def test_a_tile_of_the_wrong_shape_is_refused(cells: str):
    """PF-8.3"""
    game = building("chapel")

    assert refused(game, f"0 place {cells}").rule == "PF-8.3"


@pytest.mark.parametrize("cells", ["a0a1b1", "nonsense", "1a2b3c", "a1a2b"])
def test_what_are_no_cells_is_refused(cells: str):
    """PF-8.1"""
    game = building("chapel")

    assert refused(game, f"0 place {cells}").rule == "PF-8.1"


@pytest.mark.parametrize(
    "tile, ways",
    [
        ("university", 4),
        ("laboratory", 4),
        ("workshop", 8),
        ("library", 8),
        ("opera", 4),
        ("studio", 8),
        ("hospital", 4),
        ("theatre", 4),
        ("tower", 2),
        ("chapel", 4),
        ("forest", 1),
        ("lake", 4),
        ("park", 2),
    ],
)
def test_tiles_may_be_turned_and_buildings_flipped_over(tile: str, ways: int):
    """PF-8.3"""
    kind = BUILDINGS.get(tile) or LANDSCAPES[tile]

    assert len(orientations(kind)) == ways


def test_a_studio_may_lie_both_ways_round():
    """PF-8.3"""
    game = building("studio", tiles="", architects=2)

    assert {"a1a2a3a4b4", "b1b2b3a4b4"} <= set(words(game, "place"))


def test_every_placement_lies_inside_the_grid_with_all_its_cells():
    """PF-8.1"""
    for tile, placements in PLACEMENTS.items():
        kind = BUILDINGS.get(tile) or LANDSCAPES[tile]
        assert all(cells.bit_count() == kind.cells for cells in placements)
        assert all(cells & ~ALL == 0 for cells in placements)
        assert len(set(placements)) == len(placements)


@pytest.mark.parametrize(
    "tile, count", [("tower", 2 * 7 * 5), ("forest", 36), ("park", 84), ("university", 100)]
)
def test_an_empty_grid_has_so_many_places(tile: str, count: int):
    """PF-8.1, PF-8.3"""
    assert len(PLACEMENTS[tile]) == count


def test_cells_are_adjacent_when_they_share_an_edge():
    """PF-8.4"""
    assert around(mask_of([(3, 3)])) == mask_of([(3, 2), (2, 3), (4, 3), (3, 4)])
    assert around(mask_of([(0, 0)])) == mask_of([(1, 0), (0, 1)])
    assert around(mask_of([(6, 2)])) == mask_of([(6, 1), (5, 2), (6, 3)])
    assert around(LEFT) == LEFT << 1


def test_the_palazzo_covers_six_cells_in_the_lower_left_corner():
    """PF-2.1, PF-R02"""
    assert PALAZZO[False] == mask_of([(0, 5), (1, 5), (2, 5), (0, 6), (1, 6), (2, 6)])
    assert (ALL & ~PALAZZO[False]).bit_count() == 43


def test_a_tile_stays_where_it_lies():
    """PF-8.10: no action takes a tile up, and a building that stands is left alone."""
    game = building("chapel")
    before = game.players[0].buildings

    play(game, f"0 place {AT_CORNER}")

    assert game.players[0].buildings[:-1] == before
    assert refused(game, f"0 place {AT_TOWER}").rule == "PF-8.9"


def test_later_architects_do_not_judge_earlier_buildings():
    """PF-8.11: buildings that touch stand; only the new one is judged."""
    touching = "tower:g1g2g3 chapel:f3f4g4"
    game = building("library", tiles=touching, architects=1)

    play(game, "0 place a1b1a2b2a3")

    assert len(game.players[0].buildings) == 3


def test_a_building_without_any_room_is_not_offered():
    """PF-8.1, PF-8.2"""
    tiles = (
        "university:a1b1c1a2c2a3c3 workshop:d1e1f1d2e2f2d3 opera:b2b3a4b4c4 tower:g1g2g3 "
        "chapel:e3f3e4 forest:f4g4f5g5 forest:d5e5d6e6 lake:f6g6f7"
    )
    game = in_turn(3, {"architects": 3, "tiles": tiles})

    assert words(game, "build") == []
    assert refused(game, "0 build laboratory").rule == "PF-8.1"
    assert refused(game, "0 build castle").rule == "PF-8.8"


def test_two_buildings_may_be_erected_in_a_turn():
    """PF-6.2"""
    game = building("chapel", tiles="")

    play(game, "0 place a1a2b2", "0 build tower", "0 place g1g2g3")

    assert florins(game)[0] == 3500 - 600
    assert prestige(game)[0] == 6
