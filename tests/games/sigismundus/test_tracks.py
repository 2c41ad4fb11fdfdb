"""SA-4.5 to SA-4.9: markers on tracks swap, and Representative cards follow."""

from __future__ import annotations

import pytest

from games.sigismundus.positions import (
    client_turn,
    in_phase,
    in_stage,
    influence_turn,
    offered,
    sigismundus,
    special_turn,
    told,
)
from interpares.games.sigismundus.cards import COUNTRIES
from interpares.games.sigismundus.clients import Actions
from interpares.games.sigismundus.events import CountryMoved, RepresentativeChanged, TrackMoved
from interpares.games.sigismundus.foreign_policy import ForeignPolicy
from interpares.games.sigismundus.special_actions import SpecialActions
from scenario import play

LAST = (1, 2, 3, 0)
"""A track with seat 0 on its last space."""


def test_one_step_is_a_swap():
    """SA-4.5, SA-11.15"""
    game = client_turn(parliamentary=LAST)

    play(game, "0 agitate 0")

    assert game.parliamentary == (1, 2, 0, 3)


def test_several_steps_are_several_swaps_and_those_passed_fall_back_by_one():
    """SA-4.5, SA-11.15"""
    game = client_turn(parliamentary=LAST)

    events = play(game, "0 agitate 2")

    assert game.parliamentary == (0, 1, 2, 3)
    assert told(events, TrackMoved) == [TrackMoved(0, "parliamentary_support", 1)]


def test_the_other_tracks_do_not_move():
    """SA-4.5"""
    game = client_turn({"hand": "client_card"}, parliamentary=LAST, senatorial=LAST, royal=LAST)

    play(game, "0 hold_feast client_card")

    assert game.senatorial == (1, 0, 2, 3)
    assert game.parliamentary == game.royal == LAST


def test_on_the_first_space_a_marker_does_not_move():
    """SA-4.6, SA-11.4"""
    game = client_turn()

    events = play(game, "0 agitate 0")

    assert game.parliamentary == (0, 1, 2, 3)
    assert told(events, TrackMoved) == told(events, RepresentativeChanged) == []


def test_a_surplus_free_step_is_lost():
    """SA-4.6, SA-11.12"""
    game = client_turn({"figures": "waclaw_z_szamotul"}, senatorial=(1, 0, 2, 3))

    play(game, "0 hold_feast")

    assert game.senatorial == (0, 1, 2, 3)


def test_a_country_on_space_one_stays_there():
    """SA-4.6, SA-10.3"""
    game = influence_turn({"hand": "vistula_raft"})

    events = play(game, "0 place_influence lithuania vistula_raft")

    assert game.directions == tuple(COUNTRIES)
    assert told(events, CountryMoved) == []


def test_countries_passed_close_up():
    """SA-4.5, SA-8.13"""
    game = special_turn({"hand": "negotiations"})

    play(game, "0 play_negotiations lithuania last")

    assert game.directions == (*tuple(COUNTRIES)[1:], "lithuania")


@pytest.mark.parametrize(
    "move, card",
    [("hold_feast", "magnates_representative"), ("agitate 0", "nobilitys_representative")],
)
def test_the_card_passes_at_once_when_space_one_changes(move: str, card: str):
    """SA-4.7"""
    second = (1, 0, 2, 3)
    game = client_turn(senatorial=second, parliamentary=second)
    assert getattr(game, card) == 1

    events = play(game, f"0 {move}")

    assert getattr(game, card) == 0
    assert told(events, RepresentativeChanged) == [RepresentativeChanged(0, card)]


def test_a_step_that_does_not_reach_space_one_passes_no_card():
    """SA-4.7"""
    game = client_turn(senatorial=LAST)

    events = play(game, "0 hold_feast")

    assert game.magnates_representative == 1
    assert told(events, RepresentativeChanged) == []


def test_the_royal_card_passes_only_at_the_end_of_the_demand():
    """SA-4.8, SA-15.8"""
    game = in_stage("royal_demand", royal=(3, 2, 1, 0), demand="tax_1")

    play(game, "0 commit 4", "1 commit 3", "2 commit 3")
    assert game.representative == 3
    play(game, "3 commit 0")

    assert game.waiting == (3,)
    play(game, "3 rank_tied 2,1")
    assert (game.royal, game.representative) == ((0, 2, 1, 3), 0)


def test_a_client_won_with_the_card_comes_only_next_round():
    """SA-4.9: the privilege belongs to whoever held the card when the phase began."""
    game = in_phase("actions", seats=3, parliamentary=(1, 0, 2))
    assert [player.clients for player in game.players] == [3, 4, 3]

    play(game, "0 agitate 0")

    assert game.nobilitys_representative == 0
    assert [player.clients for player in game.players] == [2, 4, 3]


def test_the_magnate_of_the_beginning_keeps_the_extra_action():
    """SA-4.9, SA-8.1"""
    game = sigismundus(
        {"hand": "vistula_raft vistula_raft"},
        {"hand": "vistula_raft vistula_raft"},
        phase="special_actions",
        senatorial=(1, 0, 2, 3),
        agenda=(SpecialActions(),),
    )

    assert (game.waiting, game.decision.extra) == ((1,), True)
    play(game, "1 play_raft")
    assert (game.waiting, game.decision.extra) == ((0,), False)
    play(game, "0 play_raft")
    assert (game.waiting, game.decision.extra) == ((1,), False)
    play(game, "1 pass")
    assert offered(game, 0) == offered(game, 1) == []


def test_the_crown_is_turned_by_the_holder_of_the_royal_card():
    """SA-4.9, SA-10.1"""
    game = sigismundus(royal=(2, 0, 1, 3), phase="foreign_policy", agenda=(ForeignPolicy(),))

    assert game.waiting == (2,)


def test_the_order_of_a_running_phase_stays_when_the_marker_is_taken():
    """SA-4.4, SA-8.8"""
    raft = {"hand": "vistula_raft"}
    game = sigismundus(
        raft,
        raft,
        {"hand": "primus_inter_pares vistula_raft"},
        raft,
        phase="special_actions",
        agenda=(SpecialActions(), Actions()),
        senatorial=(2, 0, 1, 3),
        parliamentary=LAST,
    )

    play(game, "2 play_primus")
    assert (game.first, game.order, game.waiting) == (2, (0, 1, 2, 3), (0,))
    play(game, "0 pass", "1 pass", "2 pass", "3 pass")

    assert (game.phase, game.order, game.waiting) == ("actions", (2, 3, 0, 1), (2,))
