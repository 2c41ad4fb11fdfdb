"""PF-1, PF-3, PF-11: the order of a round, seven rounds, the best Work."""

from __future__ import annotations

from random import Random

import pytest

from games.florence.positions import at_rest, florence, prestige, told
from interpares import BadInput, Match
from interpares.games.florence.events import BestWork, Final, RoundBegun
from interpares.games.florence.round import Round, RoundEnd
from scenario import play

QUIET = ("0 withdraw", "1 withdraw", "2 decline", "0 end_turn", "1 end_turn", "2 end_turn")


def ended(*works: int, **fields):
    """A round ends after these best Works."""
    houses = ({"best_work": work} for work in works)
    return florence(len(works), *houses, agenda=(RoundEnd(),), **fields)


def finished(seats: int, seed: int, **options):
    """A match played at random."""
    match = Match.start("florence", seats=seats, seed=seed, options=options)
    random = Random(seed)
    while not match.outcome:
        seat = match.waiting[0]
        match.play(seat, match.game.decision.sample(match.game, seat, random))
    return match


def test_a_round_is_auction_actions_best_work_and_the_next_start_player():
    """PF-3.1, PF-3.3"""
    game = florence(3, agenda=(Round(1), Round(2)), round=0)
    assert game.phase == "auction"
    play(game, *QUIET[:3])
    assert game.phase == "action"

    events = play(game, *QUIET[3:])

    assert (game.round, game.start, game.phase) == (2, 1, "auction")
    assert told(events, RoundBegun) == [RoundBegun(2, 10, 1)]
    assert game.waiting == (1,)


def test_the_auction_is_played_together_and_the_actions_one_by_one():
    """PF-3.2"""
    game = florence(3, agenda=(Round(1),), round=0, start=1)
    play(game, "1 name jester", "2 bid 300", "0 bid 400", "1 pass", "2 pass")
    play(game, "1 withdraw", "2 decline")

    assert game.waiting == (1,)
    play(game, "1 declare travel", "1 end_turn")
    assert game.waiting == (2,)
    play(game, "2 end_turn")

    assert game.waiting == (0,)


def test_after_the_last_seat_the_first_is_start_player():
    """PF-3.3, PF-1.3"""
    game = florence(3, start=2, agenda=(RoundEnd(),))

    assert game.start == 0


@pytest.mark.parametrize(
    "works, expected",
    [
        ((15, 12, 0, 15), [3, 0, 0, 3]),
        ((15, 12, 10, 14), [3, 0, 0, 0]),
        ((0, 0, 7, 0), [0, 0, 3, 0]),
        ((0, 0, 0, 0), [0, 0, 0, 0]),
        ((9, 9, 9, 9), [3, 3, 3, 3]),
    ],
)
def test_the_best_work_brings_three_to_each_of_the_best(works, expected):
    """PF-11.1, PF-11.2, EX-13"""
    assert prestige(ended(*works)) == expected


def test_the_markers_are_removed_after_the_round():
    """PF-11.3"""
    game = ended(15, 12, 0)

    assert [each.best_work for each in game.players] == [0, 0, 0]
    assert game.start == 1


def test_the_best_work_is_told():
    """PF-11.1"""
    game = florence(3, {"best_work": 9}, {}, {"best_work": 9}, agenda=(Round(2),), round=1)

    events = play(game, *QUIET)

    assert told(events, BestWork) == [BestWork((0, 2), 9)]
    assert at_rest(game)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_match_lasts_exactly_seven_rounds(seats: int):
    """PF-1.1, PF-3.3, PF-12.1"""
    match = finished(seats, seed=seats)

    rounds = told(match.events(None), RoundBegun)
    starts = [each.start for each in rounds]
    assert [each.round for each in rounds] == [1, 2, 3, 4, 5, 6, 7]
    assert starts == [(starts[0] + number) % seats for number in range(7)]
    assert len(told(match.events(None), Final)) == seats


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_nobody_plays_alone_or_with_six(seats: int):
    """PF-1.1"""
    with pytest.raises(BadInput):
        Match.start("florence", seats=seats, seed=0)


@pytest.mark.parametrize("seats, seed", [(2, 1), (3, 2), (4, 3), (5, 4)])
@pytest.mark.parametrize("muse, cooperative", [(False, False), (True, True)])
def test_florins_and_prestige_are_never_negative(seats, seed, muse, cooperative):
    """PF-1.4"""
    options = {"muse_and_princess": muse, "cooperative_building": cooperative}
    match = Match.start("florence", seats=seats, seed=seed, options=options)
    random = Random(seed)

    for _ in range(400):
        if match.outcome:
            break
        seat = match.waiting[0]
        match.play(seat, match.game.decision.sample(match.game, seat, random))
        for player in match.game.players:
            assert player.florins >= 0
            assert player.florins % 100 == 0
            assert player.prestige >= 0
