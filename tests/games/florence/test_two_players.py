"""PF-15: two players."""

from __future__ import annotations

from collections import Counter

import pytest

from games.florence.positions import at_rest, florence, florins, offered, words
from interpares import Match
from interpares.games.florence.auction import AuctionPhase
from scenario import play, refused

FIVE = ["landscape", "jester", "architect", "prestige_card", "recruitment_card"]
NO_FOREST = (
    "forest:a1b1a2b2 forest:c1d1c2d2 forest:e1f1e2f2 forest:a3b3a4b4 forest:c3d3c4d4 "
    "lake:e3e4f4 park:g1g2 park:g3g4 park:e5e6 park:a5b5 park:f6g6"
)


def auction(*houses, **fields):
    return florence(2, *houses, agenda=(AuctionPhase(),), **fields)


def started(seed: int = 0, **options) -> Match:
    return Match.start("florence", seats=2, seed=seed, options=options)


def test_two_players_begin_with_twenty_five_hundred():
    """PF-15.1, PF-2.5, EX-02"""
    assert florins(started().game) == [2500, 2500]


def test_the_opening_price_is_three_hundred_and_raises_stay_a_hundred():
    """PF-15.2, PF-R32, EX-18"""
    game = auction()
    assert refused(game, "0 name jester 200").rule in ("PF-4.6", "PF-15.2")

    play(game, "0 name jester")

    assert words(game, "bid", 1) == ["400"]
    play(game, "1 pass")
    assert florins(game) == [2200, 2500]


def test_there_are_five_objects():
    """PF-15.3"""
    assert words(auction(), "name") == FIVE


@pytest.mark.parametrize("thing", ["forest", "lake", "park"])
def test_landscapes_are_not_named_one_by_one(thing: str):
    """PF-15.3"""
    assert refused(auction(), f"0 name {thing}").rule == "PF-15.3"


def test_the_landscape_object_is_open_while_one_tile_is_left():
    """PF-15.3, PF-15.4"""
    game = auction()
    game.landscapes_left = (0, 0, 1)
    assert "landscape" in words(game, "name")
    play(game, "0 name landscape", "1 pass")

    assert words(game, "choose") == ["park"]


def test_without_any_tile_there_is_no_landscape_object():
    """PF-15.3"""
    game = auction()
    game.landscapes_left = (0, 0, 0)

    assert "landscape" not in words(game, "name")
    assert refused(game, "0 name landscape").rule == "PF-4.3"


def test_the_winner_chooses_a_type_and_the_other_gets_no_landscape():
    """PF-15.4, PF-15.6, EX-18"""
    game = auction()
    play(game, "0 name landscape", "1 bid 400", "0 bid 500", "1 pass")
    assert words(game, "choose") == ["forest", "lake", "park"]

    play(game, "0 choose lake", "0 place a1a2b2")

    assert florins(game) == [2000, 2500]
    assert game.players[0].landscapes_of("lake") == 1
    assert words(game, "buy", 1) == [each for each in FIVE if each != "landscape"]
    assert refused(game, "1 buy landscape").rule == "PF-15.4"
    assert refused(game, "1 buy park").rule == "PF-15.3"


def test_the_price_of_the_example_is_paid():
    """PF-15.2, PF-15.4, EX-18: the landscape for 400, a lake."""
    game = auction(start=1)

    play(game, "1 name landscape", "0 bid 400", "1 pass", "0 choose lake", "0 place a1a2b2")

    assert florins(game) == [2100, 2500]
    assert refused(game, "1 buy landscape").rule == "PF-15.4"


def test_only_types_that_can_be_placed_may_be_chosen():
    """PF-15.4, PF-R33"""
    game = auction({"tiles": NO_FOREST})

    play(game, "0 name landscape", "1 pass")

    assert words(game, "choose") == ["lake", "park"]
    assert refused(game, "0 choose forest").rule == "PF-15.4"


def test_a_repeated_landscape_brings_prestige_here_too():
    """PF-15.4, PF-5.3"""
    game = auction({"tiles": "lake:f6g6g7"})

    play(game, "0 name landscape", "1 pass", "0 choose lake", "0 place a1a2b2")

    assert game.players[0].prestige == 3


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("markers, counts", [(5, [1, 2, 2]), (4, [1, 1, 2])])
def test_freedom_markers_are_few_and_of_different_types(seed: int, markers: int, counts):
    """PF-15.5, EX-18"""
    match = started(seed, two_player_freedoms=markers)

    assert sorted(match.game.freedoms_left) == counts
    assert match.view(None).freedoms_left == match.game.freedoms_left


def test_the_freedoms_that_are_there_twice_are_drawn_at_random():
    """PF-15.5"""
    drawn = Counter(started(seed).game.freedoms_left for seed in range(40))

    assert set(drawn) == {(1, 2, 2), (2, 1, 2), (2, 2, 1)}


def test_five_markers_are_the_normal_game():
    """PF-15.5"""
    assert sum(started().game.freedoms_left) == 5


def test_the_option_for_two_means_nothing_for_three():
    """PF-15.5, PF-2.8"""
    match = Match.start("florence", seats=3, seed=0)

    assert match.game.freedoms_left == (2, 2, 2)


def test_after_the_first_auction_the_other_buys_or_declines():
    """PF-15.6, PF-4.14"""
    game = auction()
    play(game, "0 name jester", "1 pass")
    assert offered(game, 1) == [f"buy {each}" for each in FIVE if each != "jester"] + ["decline"]

    play(game, "1 buy architect")

    assert florins(game) == [2200, 2200]
    assert at_rest(game)


def test_a_loser_of_the_auction_opens_no_other():
    """PF-15.6"""
    game = auction()

    play(game, "0 name jester", "1 bid 400", "0 pass")

    assert game.waiting == (0,)
    assert "decline" in offered(game)
    assert words(game, "name") == []
