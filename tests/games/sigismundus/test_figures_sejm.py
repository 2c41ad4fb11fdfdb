"""SA-20: the Figures whose abilities work in the Sejm, in scoring or in maintenance."""

from __future__ import annotations

import pytest

from games.sigismundus.moments import gained
from games.sigismundus.positions import client_turn, ducats, in_phase, in_stage, votes
from scenario import play

ARMY = {"active": (1, 1, 1), "ducats": 6}


def test_bartlomiej_groicki_brings_a_vote():
    """SA-12.1, SA-20.1"""
    game = in_stage("count_votes", {}, {"figures": "bartlomiej_groicki"})

    assert votes(game) == [12, 9 + 1, 6, 3]


def test_jozef_strus_scores_a_point_every_round():
    """SA-17.1, SA-20.1"""
    game = in_phase("scoring", {}, {"figures": "jozef_strus", "offices": "3"})

    assert gained(game, "offices") == [0, 3 + 1, 0, 0]


@pytest.mark.parametrize(
    "kept, paid", [("1,0,0", 0), ("0,1,0", 0), ("0,0,1", 0), ("1,1,0", 1), ("1,1,1", 3)]
)
def test_florian_zebrzydowski_keeps_a_unit_of_any_kind_free(kept: str, paid: int):
    """SA-18.2, SA-18.6, SA-20.1: the dearest."""
    game = in_phase("maintenance", {**ARMY, "figures": "florian_zebrzydowski"})

    play(game, f"0 maintain {kept} 0,0,0")

    assert ducats(game)[0] == 6 - paid


def test_florian_zebrzydowski_adds_to_an_office():
    """SA-18.2, SA-20.1"""
    house = {**ARMY, "figures": "florian_zebrzydowski", "offices": "12"}
    game = in_phase("maintenance", house)

    play(game, "0 maintain 1,1,1 0,0,0")

    assert ducats(game)[0] == 6 - 1


def test_an_ability_belongs_to_who_controls_the_figure_when_it_is_used():
    """SA-20.1: a Figure bribed away before the Sejm brings its vote to its new patron."""
    game = client_turn({"ducats": 4}, {"figures": "bartlomiej_groicki:1"})

    play(game, "0 bribe_figure bartlomiej_groicki")

    patrons = [" ".join(each.figure for each in player.figures) for player in game.players]
    later = in_stage("count_votes", *({"figures": figures} for figures in patrons))
    assert votes(later) == [12 + 1, 9, 6, 3]
