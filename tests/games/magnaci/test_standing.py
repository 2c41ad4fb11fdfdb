"""MA-18: standing in a province."""

from __future__ import annotations

import pytest

from games.magnaci.positions import at_window
from interpares import rules_of
from interpares.games.magnaci.cards import PROVINCES
from interpares.games.magnaci.standing import Standing, dominated, standing
from scenario import magnaci, play

NONE, PRESENCE, ADVANTAGE, DOMINANCE = Standing
UKRAINE = PROVINCES.index("ukraine")


def standings(*estates: int) -> list[Standing]:
    """How players with these numbers of estates stand in one province."""
    owned = {seat: {"ukraine": count} for seat, count in enumerate(estates)}
    game = magnaci(len(estates), estates=owned)
    return [standing(game, seat, UKRAINE) for seat in range(len(estates))]


def test_standing_follows_the_numbers_at_any_time():
    """MA-18.1"""
    game = at_window(
        "interregnum",
        offices={0: ["treasurer"]},
        estates={0: {"ukraine": 1}, 1: {"ukraine": 2}},
    )
    before = [standing(game, seat, UKRAINE) for seat in range(3)]

    play(game, "0 play treasurer ukraine 1")

    assert before == [PRESENCE, DOMINANCE, NONE]
    assert [standing(game, seat, UKRAINE) for seat in range(3)] == [DOMINANCE, PRESENCE, NONE]
    public = rules_of("magnaci").view(game, None)
    assert [player.standing[UKRAINE] for player in public.players] == [3, 1, 0]


def test_fiefs_never_count_for_standing():
    """MA-18.1"""
    game = magnaci(
        estates={0: {"lithuania": 1}, 1: {"lithuania": 1}},
        fiefs={0: {"livonia": 5}, 2: {"smolensk": 5}},
    )
    at = PROVINCES.index("lithuania")

    assert [standing(game, seat, at) for seat in range(3)] == [PRESENCE, PRESENCE, NONE]


@pytest.mark.parametrize(
    "estates, expected",
    [
        ((3, 2, 1), [ADVANTAGE, PRESENCE, PRESENCE]),
        ((4, 2, 1), [DOMINANCE, PRESENCE, PRESENCE]),
        ((3, 2, 0), [DOMINANCE, PRESENCE, NONE]),
        ((2, 2, 1), [PRESENCE, PRESENCE, PRESENCE]),
        ((5, 2, 2, 1), [ADVANTAGE, PRESENCE, PRESENCE, PRESENCE]),
        ((6, 2, 2, 1), [DOMINANCE, PRESENCE, PRESENCE, PRESENCE]),
        ((4, 1, 1, 1, 1), [ADVANTAGE, PRESENCE, PRESENCE, PRESENCE, PRESENCE]),
    ],
)
def test_advantage_beats_each_other_player_and_dominance_all_together(estates, expected):
    """MA-18.2, MA-18.5"""
    assert standings(*estates) == expected


def test_dominance_takes_the_place_of_advantage():
    """MA-18.2"""
    game = magnaci(estates={0: {"ukraine": 3}, 1: {"ukraine": 1}})

    assert dominated(game, 0) == ["ukraine"]
    assert standing(game, 0, UKRAINE) is DOMINANCE


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_lone_estate_is_dominance(seats: int):
    """MA-18.3"""
    assert standings(1, *[0] * (seats - 1)) == [DOMINANCE, *[NONE] * (seats - 1)]


@pytest.mark.parametrize("estates", [(1, 1), (2, 2), (3, 3, 1), (2, 2, 2), (1, 1, 1, 1)])
def test_equals_for_the_most_have_neither_advantage_nor_dominance(estates):
    """MA-18.3"""
    assert set(standings(*estates)) == {PRESENCE}


@pytest.mark.parametrize(
    "own, other, expected",
    [
        (2, 2, PRESENCE),
        (3, 2, ADVANTAGE),
        (4, 2, DOMINANCE),
        (2, 1, DOMINANCE),
        (1, 0, DOMINANCE),
        (0, 0, NONE),
        (5, 3, ADVANTAGE),
        (1, 2, PRESENCE),
    ],
)
def test_with_two_players_dominance_needs_twice_the_others_number(own, other, expected):
    """MA-18.4"""
    assert standings(own, other)[0] is expected


def test_the_two_player_dominance_holds_wherever_standing_matters():
    """MA-18.4, MA-15.19"""
    short = {0: {"ukraine": 3, "prussia": 1}, 1: {"ukraine": 2}}
    enough = {0: {"ukraine": 4, "prussia": 1}, 1: {"ukraine": 2}}

    def waiting(estates) -> tuple[int, ...]:
        game = at_window("interregnum", 2, laws={0: ["private_duchy"]}, estates=estates)
        return game.waiting if game.decision.facts(game, 0) else ()

    assert waiting(short) == ()
    assert waiting(enough) == (0,)


def test_presence_is_one_estate():
    """MA-18.5"""
    assert standings(0, 1, 3) == [NONE, PRESENCE, DOMINANCE]
