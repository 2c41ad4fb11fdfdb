"""MA-15.22, MA-15.23: Entail and VETO!, the two Laws played out of order."""

from __future__ import annotations

import pytest

from games.magnaci.open_cards import COSSACKS, at_conflict, at_law, at_office
from games.magnaci.positions import at_rest, at_window, estates, offered
from interpares.games.magnaci.game import Magnaci
from scenario import play, refused

INTERREGNUM = "interregnum"


def invaded(**owned: int) -> Magnaci:
    """The Cossack Rebellion is lost, and seat 2 with Entail is the weakest."""
    return at_conflict("9", "5", "3", laws={2: ["entail"]}, estates={2: owned, 1: {"ukraine": 1}})


def test_entail_moves_one_loss_and_nothing_else():
    """MA-15.22, MA-10.20"""
    game = invaded(ukraine=3, lithuania=1)
    assert offered(game, 2) == ["redirect ukraine lithuania", "decline"]

    play(game, "2 redirect ukraine lithuania")

    assert estates(game, "ukraine") == (0, 0, 2)
    assert estates(game, "lithuania") == (0, 0, 0)
    assert game.laws_out == ("entail",)
    assert at_rest(game)


def test_entail_declined_is_kept():
    """MA-15.22"""
    game = invaded(ukraine=3, lithuania=1)

    play(game, "2 decline")

    assert estates(game, "ukraine") == (0, 0, 1)
    assert game.players[2].laws == ("entail",)


def test_entail_is_asked_once_with_all_losses_in_view():
    """MA-15.22: a payer must still have an estate after all other losses of the event."""
    game = at_conflict(
        "9",
        "5",
        "3",
        conflicts={"III": "crimean_horde_invasion"},
        laws={0: ["entail"]},
        estates={0: {"ukraine": 1, "little_poland": 2, "prussia": 1}},
    )

    assert offered(game, 0) == [
        "redirect ukraine prussia",
        "redirect ukraine little_poland",
        "redirect little_poland prussia",
        "decline",
    ]
    play(game, "0 redirect ukraine little_poland")

    assert game.players[0].estates == (1, 0, 1, 0, 0)


@pytest.mark.parametrize(
    "move",
    [
        "redirect ukraine livonia",
        "redirect livonia lithuania",
        "redirect ukraine ukraine",
        "redirect ukraine prussia",
        "redirect lithuania ukraine",
    ],
)
def test_entail_runs_from_a_loss_to_another_province_with_an_estate(move):
    """MA-15.22"""
    game = at_conflict(
        "9",
        "5",
        "3",
        laws={2: ["entail"]},
        estates={2: {"ukraine": 3, "lithuania": 1}},
        fiefs={2: {"livonia": 1}},
    )

    assert refused(game, f"2 {move}").rule == "MA-15.22"


def test_entail_may_let_a_partitioned_province_pay():
    """MA-15.22, MA-11.7"""
    game = at_conflict(
        "9",
        "5",
        "3",
        conflicts={**COSSACKS, "I": "livonian_war"},
        partitioned=("lithuania",),
        laws={2: ["entail"]},
        estates={2: {"ukraine": 1, "lithuania": 1}},
    )

    play(game, "2 redirect ukraine lithuania")

    assert game.players[2].estates == (0, 0, 1, 0, 0)


@pytest.mark.parametrize(
    "conflict, owned",
    [
        ({"III": "cossack_rebellion"}, {"ukraine": 2}),
        ({"III": "cossack_rebellion"}, {"lithuania": 2}),
        ({"III": "crimean_horde_invasion"}, {"ukraine": 1, "little_poland": 1}),
        ({"V": "moldavian_war"}, {"little_poland": 1, "prussia": 1}),
    ],
)
def test_nobody_is_asked_about_entail_without_a_loss_and_a_payer(conflict, owned):
    """MA-15.22: losses in fiefs and of Laws cannot be redirected."""
    game = at_conflict(
        "9",
        "2",
        "3",
        conflicts=conflict,
        laws={2: ["entail"]},
        estates={2: owned},
        fiefs={2: {"moldavia": 1}},
    )

    assert at_rest(game)
    assert game.players[2].laws == ("entail",)


def test_entail_turns_the_treasurer_aside():
    """MA-15.22: the Treasurer's holder still places his estate where he said."""
    owned = {1: {"prussia": 1, "lithuania": 1}}
    game = at_window(INTERREGNUM, offices={0: ["treasurer"]}, laws={1: ["entail"]}, estates=owned)

    play(game, "0 play treasurer prussia 1", "1 redirect prussia lithuania")

    assert estates(game, "prussia") == (1, 1, 0)
    assert estates(game, "lithuania") == (0, 0, 0)


def test_entail_does_not_help_against_assignats():
    """MA-15.22, RU-19"""
    owned = {1: {"prussia": 2, "lithuania": 1}}
    game = at_window(INTERREGNUM, laws={0: ["assignats"], 1: ["entail"]}, estates=owned)

    play(game, "0 play assignats entail 1")
    assert refused(game, "1 redirect prussia lithuania").rule == "MA-15.22"
    play(game, "1 hand_over prussia")

    assert estates(game, "prussia") == (2, 0, 0)
    assert game.players[1].laws == ("entail",)


def treasury(**laws_of: list[str]) -> Magnaci:
    """Seat 0 is Treasurer, seat 1 has an estate in Prussia and one in Lithuania."""
    return at_window(
        INTERREGNUM,
        offices={0: ["treasurer"]},
        laws={int(seat[-1]): laws for seat, laws in laws_of.items()},
        estates={1: {"prussia": 1, "lithuania": 1}},
    )


def test_veto_can_strike_the_entail_that_answers_the_treasurer():
    """MA-15.22, MA-15.23: window, Treasurer, Entail and VETO! lie on one another."""
    game = treasury(seat_1=["entail"], seat_2=["veto"])

    play(game, "0 play treasurer prussia 1")
    assert offered(game, 2) == ["veto", "decline"]
    play(game, "2 decline", "1 redirect prussia lithuania")
    assert [type(step).__name__ for step in game.agenda[1:]] == [
        "Circuit",
        "GainThere",
        "RemoveEstates",
        "VetoQuestion",
    ]
    play(game, "2 veto")

    assert estates(game, "prussia") == (1, 0, 0)
    assert estates(game, "lithuania") == (0, 1, 0)
    assert game.laws_out == ("entail", "veto")


def test_veto_against_the_treasurer_leaves_nothing_to_entail():
    """MA-15.23, RU-20"""
    game = treasury(seat_1=["entail"], seat_2=["veto"])

    play(game, "0 play treasurer prussia 1", "2 veto")

    assert at_rest(game)
    assert estates(game, "prussia") == (0, 1, 0)
    assert game.players[0].used == ("treasurer",)
    assert game.players[1].laws == ("entail",)


def test_the_treasurer_may_veto_the_entail_against_him():
    """MA-15.23: he is not asked about his own action, but about the answer."""
    game = treasury(seat_0=["veto"], seat_1=["entail"])

    play(game, "0 play treasurer prussia 1", "1 redirect prussia lithuania", "0 veto")

    assert estates(game, "prussia") == (1, 0, 0)


def test_a_vetoed_entail_leaves_the_losses_of_a_conflict_as_they_were():
    """MA-15.23, MA-10.20"""
    owned = {2: {"ukraine": 2, "lithuania": 1}}
    game = at_conflict("9", "5", "3", laws={1: ["veto"], 2: ["entail"]}, estates=owned)

    play(game, "2 redirect ukraine lithuania", "1 veto")

    assert game.players[2].estates == (0, 1, 0, 0, 0)
    assert game.laws_out == ("entail", "veto")


def test_nobody_vetoes_his_own_action():
    """MA-15.23"""
    game = at_office("hetman", "9", "8", "7", laws={0: ["veto", "confederation", "tribunal"]})

    play(game, "0 play confederation")

    assert game.players[0].modifier == 2
    assert refused(game, "0 veto").rule == "MA-14.14"
    assert refused(game, "1 veto").rule == "MA-15.23"


def test_veto_answers_one_action_only():
    """MA-2.5, MA-15.23"""
    laws = {0: ["confederation", "tribunal", "jesuit_colleges"], 1: ["veto"]}
    game = at_law("9", "8", "7", laws=laws)

    play(game, "0 play confederation", "1 veto", "0 play tribunal")

    assert game.waiting == (0,)
    assert game.players[0].modifier == 1


@pytest.mark.parametrize("move", ["1 veto", "1 play veto"])
def test_veto_does_not_touch_winning_a_card_or_trade(move):
    """MA-14.14"""
    won = at_law("9", "8", "7", laws={1: ["veto"]})
    traded = at_window(INTERREGNUM, trade=True, laws={0: ["tribunal", "fortress"], 1: ["veto"]})
    play(traded, "0 offer 2", "0 give tribunal", "0 propose")

    assert refused(won, move).rule == "MA-14.14"
    assert traded.players[2].laws == ("tribunal",)
    assert traded.waiting == (0,)
