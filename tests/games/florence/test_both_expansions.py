"""PF-18: Muse and Princess with cooperative building."""

from __future__ import annotations

import pytest

from games.florence.expansions import AGREED, BOTH, TOGETHER, TOWER
from games.florence.positions import florence, florins, in_turn, words
from interpares.games.florence.round import Round
from interpares.games.florence.turn import ActionPhase
from interpares.games.florence.works import princess_value
from scenario import play, refused


def test_with_both_expansions_a_price_is_limited_by_florins():
    """PF-18.1, PF-16.2"""
    game = in_turn(3, {}, {"florins": 200, "prestige": 5}, **BOTH)
    play(game, *TOWER)

    assert words(game, "price") == ["0", "100", "200"]
    assert refused(game, "0 price 300").rule in ("PF-17.10", "PF-16.2")


@pytest.mark.parametrize("expansion", [{"muse": True}, TOGETHER, BOTH])
def test_both_expansions_work_with_two_players(expansion):
    """PF-18.2, PF-15.2, PF-15.3"""
    game = florence(2, agenda=(Round(1),), round=0, **expansion)
    assert words(game, "name")[0] == "landscape"

    play(game, "0 name jester", "1 pass", "1 decline")
    assert florins(game) == [2200, 2500]
    if game.muse:
        play(game, "0 put_marker cardinal 300", "1 pass")

    assert game.decision.actions == (3 if game.muse else 2)
    assert bool(words(game, "propose")) is game.cooperative


def test_the_third_action_of_the_cardinal_may_be_a_joint_building():
    """PF-18.3, PF-16.14"""
    game = florence(3, {"character": "cardinal"}, agenda=(ActionPhase(),), **BOTH)
    play(game, "0 declare travel", "0 build chapel", "0 place b2b3c3")

    play(game, *AGREED)

    assert len(game.players[0].buildings) == 2
    assert game.waiting == (1,)


def test_a_joint_building_counts_for_the_princess_of_both():
    """PF-18.3, PF-16.15"""
    game = in_turn(3, **BOTH)
    before = [princess_value(game, seat).total for seat in (0, 1)]

    play(game, *AGREED)

    assert [princess_value(game, seat).total for seat in (0, 1)] == [each + 2 for each in before]
