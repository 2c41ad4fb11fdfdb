"""MA-16.7: tie pauses, and Laws pledged to the Primate."""

from __future__ import annotations

import pytest

from games.magnaci.positions import (
    at_rest,
    battles,
    estates,
    offered,
    pass_all,
    sejm,
    senate,
)
from interpares.games.magnaci.interregnum import NewOrder
from interpares.games.magnaci.scoring import FinalScoring
from scenario import magnaci, play, refused

PLAIN = "dissenters embassy union_of_brest fortress quarter_army"


def tie_for_an_office(**fields):
    game = senate(
        {"primate": "14", "treasurer": "2", "hetman": "3"},
        {"primate": "2", "treasurer": "9", "hetman": "4"},
        {"primate": "3", "treasurer": "9", "hetman": "5"},
        **{"laws": {1: ["tribunal", "entail"], 2: ["rokosz"]}, "trade": True, **fields},
    )
    pass_all(game)
    play(game, "0 settle prussia", "0 pass", "1 pass", "2 pass")
    return game


def tie_for_a_law(**fields):
    held = {0: ["veto"], 1: ["tribunal", "entail"], 2: ["rokosz"]}
    game = sejm(
        PLAIN, "2 3 4 5 6", "9 3 4 5 6", "9 4 5 6 7", **{"laws": held, "trade": True, **fields}
    )
    for seat in game.track:
        play(game, f"{seat} pass")
    return game


def tie_in_a_conflict(*cards: str, **fields):
    held = {0: ["veto"], 1: ["tribunal", "entail"], 2: ["rokosz"]}
    game = battles({"IX": "northern_war"}, *cards, **{"laws": held, "trade": True, **fields})
    play(game, "0 pass", "1 pass", "2 pass")
    return game


def tie_for_a_reward(**fields):
    return tie_in_a_conflict("4", "9", "9", **fields)


def tie_for_a_penalty(**fields):
    owned = {seat: {"prussia": 3, "ukraine": 3} for seat in range(3)}
    return tie_in_a_conflict("4", "2", "2", **{"estates": owned, **fields})


FAVOURED = [
    (tie_for_an_office, 1, 2),
    (tie_for_a_law, 1, 2),
    (tie_for_a_reward, 1, 2),
    (tie_for_a_penalty, 2, 1),
]
"""The tie, the name that favours seat 1, and the name that does not."""


def test_a_tie_pause_has_one_initiative_for_everybody():
    """MA-16.2, MA-16.7"""
    game = tie_for_a_law(track=(2, 1, 0))
    turns = []
    for seat, law in ((2, "rokosz"), (1, "tribunal"), (0, "veto")):
        turns += game.waiting
        play(game, f"{seat} offer {(seat + 1) % 3}", f"{seat} give {law}", f"{seat} propose")

    assert turns == [2, 1, 0]
    assert offered(game, 0) == ["name 1", "name 2"]


@pytest.mark.parametrize("tie, good, bad", FAVOURED)
def test_before_the_decision_everybody_has_one_turn_and_the_tied_may_pledge(tie, good, bad):
    """MA-16.7"""
    game = tie()

    assert game.decision.facts(game, None)["window"] == "tie_pause"
    assert offered(game, 0) == ["pass", "offer 1", "offer 2"]
    play(game, "0 pass")
    assert offered(game, 1) == [
        "pass",
        "pledge tribunal",
        "pledge entail",
        "offer 0",
        "offer 2",
    ]
    play(game, "1 pass")
    assert "pledge rokosz" in offered(game, 2)
    play(game, "2 pass")

    assert offered(game, 0) == [f"name {seat}" for seat in sorted([good, bad])]


@pytest.mark.parametrize("tie, good, bad", FAVOURED)
def test_pledged_laws_pass_to_the_primate_if_the_decision_favours_the_pledger(tie, good, bad):
    """MA-16.7"""
    won, lost = tie(), tie()
    for game, named in ((won, good), (lost, bad)):
        play(game, "0 pass", "1 pledge tribunal", "1 pass", "2 pass", f"0 name {named}")

    assert "tribunal" in won.players[0].laws
    assert "tribunal" in lost.players[1].laws
    assert [player.pledged for player in (*won.players, *lost.players)] == [()] * 6


def test_several_laws_may_be_pledged_and_everybody_sees_it():
    """MA-16.7"""
    game = tie_for_a_law()
    play(game, "0 pass", "1 pledge tribunal", "1 pledge entail")

    assert game.waiting == (2,)
    assert game.players[1].pledged == ("tribunal", "entail")
    play(game, "2 pledge rokosz", "0 name 2")

    assert game.players[0].laws == ("rokosz", "veto")
    assert game.players[1].laws == ("tribunal", "entail")


def test_a_pledge_is_made_instead_of_an_initiative():
    """MA-16.7"""
    game = tie_for_a_law()
    play(game, "0 pass", "1 pledge tribunal")
    assert offered(game, 1) == ["pass", "pledge entail"]
    assert refused(game, "1 offer 0").rule == "MA-16.7"

    other = tie_for_a_law()
    play(other, "0 pass", "1 offer 2", "1 give tribunal", "1 propose")

    assert other.waiting == (2,)


def test_a_pledged_law_cannot_be_traded_in_the_same_pause():
    """MA-16.7"""
    game = tie_for_a_law(track=(1, 2, 0))
    play(game, "1 pledge tribunal", "1 pass", "2 offer 1")

    assert "take tribunal" not in offered(game, 2)
    assert refused(game, "2 take tribunal").rule == "MA-16.7"


def test_a_pledged_entail_protects_the_primate():
    """MA-16.7, MA-15.22"""
    game = tie_for_a_penalty()
    play(game, "0 pass", "1 pledge entail", "2 pass", "0 name 2")

    assert game.waiting == (0,)
    assert "redirect prussia ukraine" in offered(game, 0)
    play(game, "0 redirect prussia ukraine")

    assert estates(game, "prussia") == (3, 2, 1)
    assert estates(game, "ukraine") == (2, 3, 3)


def test_no_pledges_before_a_decision_about_cards_or_the_track():
    """MA-16.7"""
    lying = {"III": "crimean_horde_invasion", "IV": "cossack_rebellion"}
    cards = battles(lying, "2 3", "3 4", laws={1: ["tribunal"]}, trade=True)
    for seat in (0, 1, 0, 1):
        play(cards, f"{seat} pass")
    track = magnaci(
        agenda=(NewOrder(),), offices={0: ["primate"]}, laws={1: ["tribunal"]}, trade=True
    )

    for game in (cards, track):
        assert game.decision.facts(game, None)["window"] == "tie_pause"
        play(game, "0 pass")
        assert not [option for option in offered(game, 1) if option.startswith("pledge")]


def test_no_trade_before_the_decision_about_victory():
    """MA-16.7"""
    game = magnaci(
        age=3,
        agenda=(FinalScoring(),),
        offices={0: ["primate"]},
        laws={1: ["tribunal"]},
        trade=True,
    )

    assert offered(game, 0) == ["name 0", "name 1", "name 2"]
    assert refused(game, "1 offer 0").rule == "MA-16.10"


def test_there_is_no_pause_where_the_question_is_dropped():
    """MA-16.7, MA-17.4"""
    held = {"laws": {0: ["tribunal"]}, "trade": True}
    game = battles({"IX": "northern_war"}, "2", "2", "3", **held)

    play(game, "0 pass", "1 pass", "2 pass")

    assert at_rest(game)
