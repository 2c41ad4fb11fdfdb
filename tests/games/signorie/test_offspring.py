"""SI-OFF: sons and daughters come of age."""

from __future__ import annotations

import pytest

from games.signorie.positions import at_rest, in_turn, told
from interpares.games.signorie.events import OffspringRolled, PawnsGained
from interpares.games.signorie.game import Signorie
from interpares.kernel.game import Event
from scenario import play


def offspring(house: dict, *dice: int) -> tuple[Signorie, list[Event]]:
    """The offspring action, when the white dice show these numbers."""
    game = in_turn(house, pool={"purple": [3]}, script=tuple(die - 1 for die in dice))
    return game, play(game, "0 take purple 3", "0 manage")


@pytest.mark.parametrize("brides", range(5))
def test_there_is_a_white_die_for_the_head_of_the_family_and_for_every_bride(brides: int):
    """SI-OFF.1, SI-OFF.2, SI-SET.13, SI-LIM.3"""
    dice = (6, 1, 4, 3, 2)[: brides + 1]

    game, events = offspring({"brides": brides}, *dice)

    assert told(events, OffspringRolled) == [OffspringRolled(0, dice)]
    assert game.script == ()
    assert at_rest(game)


@pytest.mark.parametrize(
    "die, men, women", [(1, 0, 1), (2, 0, 1), (3, 0, 1), (4, 1, 0), (5, 1, 0), (6, 1, 0)]
)
def test_low_numbers_bring_daughters_and_high_ones_sons(die: int, men: int, women: int):
    """SI-OFF.3"""
    game, events = offspring({}, die)

    player = game.players[0]
    assert (player.men, player.men_in_supply) == (4 + men, 8 - men)
    assert (player.women, player.women_in_supply) == (3 + women, 8 - women)
    assert told(events, PawnsGained) == [PawnsGained(0, men, women, "offspring")]


def test_every_die_counts():
    """SI-OFF.2, SI-OFF.3, EX-12"""
    game, _ = offspring({"brides": 2}, 1, 3, 6)

    player = game.players[0]
    assert (player.men, player.women) == (5, 5)
    assert (player.men_in_supply, player.women_in_supply) == (7, 6)


def test_if_the_supply_is_short_the_missing_ones_are_lost():
    """SI-OFF.4"""
    game, _ = offspring({"brides": 4, "women": 10}, 1, 2, 3, 1, 6)

    player = game.players[0]
    assert (player.women, player.women_in_supply) == (11, 0)
    assert (player.men, player.men_in_supply) == (5, 7)


def test_with_an_empty_supply_the_dice_are_rolled_for_nothing():
    """SI-OFF.4"""
    game, events = offspring({"men": 12, "women": 11}, 4)

    assert told(events, PawnsGained) == [PawnsGained(0, 0, 0, "offspring")]
    assert (game.players[0].men, game.players[0].women) == (12, 11)


def test_the_other_sex_is_no_substitute():
    """SI-OFF.4"""
    game, _ = offspring({"men": 12, "brides": 1}, 5, 6)

    assert (game.players[0].men, game.players[0].women) == (12, 3)


def test_nobody_else_has_offspring():
    """SI-OFF.3"""
    game, _ = offspring({}, 1)

    assert [(each.men, each.women) for each in game.players[1:]] == [(4, 3)] * 3
