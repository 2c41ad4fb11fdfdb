"""MA-17: the Primate."""

from __future__ import annotations

import pytest

from games.magnaci.positions import (
    at_rest,
    at_window,
    battles,
    estates,
    in_fief,
    offered,
    play_on,
    sejm,
    senate,
)
from interpares import Match
from interpares.games.magnaci.events import Favoured, Tied
from interpares.games.magnaci.interregnum import NewOrder
from interpares.games.magnaci.scoring import FinalScoring
from scenario import magnaci, play, refused

PLAIN = "dissenters embassy union_of_brest fortress veto"
TIED_OFFICE = (
    {"primate": "14", "treasurer": "2", "hetman": "3"},
    {"primate": "2", "treasurer": "9", "hetman": "4"},
    {"primate": "3", "treasurer": "9", "hetman": "5"},
)
LAST_IS_PRIMATE = {2: ["primate"]}


@pytest.mark.parametrize("seats", [2, 5])
def test_there_is_exactly_one_primate_from_his_office_to_the_new_order(seats: int):
    """MA-17.1"""
    game = Match.start("magnaci", seats=seats, seed=3, options={"trade": False}).game
    counts: dict[str, set[int]] = {}

    def note(now) -> bool:
        settled = now.phase != "senate" or all(player.laid[0] is None for player in now.players)
        placing = now.phase == "senate" and any(len(player.hand) > 10 for player in now.players)
        if now.phase != "setup" and settled and not placing:
            primates = sum("primate" in player.offices for player in now.players)
            counts.setdefault(now.phase, set()).add(primates)
        return now.age == 1

    play_on(game, until=note)

    assert counts["sejm"] == counts["conflicts"] == {1}
    assert counts["senate"] == {1}


def test_before_the_primate_is_chosen_no_decision_needs_one():
    """MA-17.1, MA-7.7"""
    same = {"primate": "9", "treasurer": "2", "hetman": "3"}
    game = senate(same, same, same)

    assert game.players[2].offices == ("primate",)
    assert game.waiting == (2,)


def tie_for_an_office():
    game = senate(*TIED_OFFICE)
    play(game, "0 settle prussia")
    return game, 0, ["name 1", "name 2"]


def tie_for_a_law():
    return sejm(PLAIN, "9 2 3 4 5", "9 3 4 5 6", "2 4 5 6 7"), 0, ["name 0", "name 1"]


def tie_for_a_reward():
    lying = {"IX": "northern_war"}
    return battles(lying, "9", "2", "12", "12"), 0, ["name 2", "name 3"]


def tie_for_a_penalty():
    game = battles(
        {"IX": "northern_war"}, "2", "4", "2", estates={0: {"prussia": 2}}, offices={1: ["primate"]}
    )
    return game, 1, ["name 0", "name 2"]


def tie_of_conflicts():
    lying = {"III": "crimean_horde_invasion", "IV": "cossack_rebellion"}
    game = battles(lying, "2 3", "3 4", offices={1: ["primate"]})
    return game, 1, ["discard crimean_horde_invasion", "discard cossack_rebellion"]


def tie_on_the_track():
    game = magnaci(agenda=(NewOrder(),), offices=LAST_IS_PRIMATE, estates={2: {"prussia": 1}})
    return game, 2, ["order 2,0,1", "order 2,1,0"]


def tie_for_victory():
    owned = {0: {"ukraine": 1}, 1: {"prussia": 1}}
    game = magnaci(age=3, agenda=(FinalScoring(),), offices=LAST_IS_PRIMATE, estates=owned)
    return game, 2, ["name 0", "name 1"]


TIES = [
    tie_for_an_office,
    tie_for_a_law,
    tie_for_a_reward,
    tie_for_a_penalty,
    tie_of_conflicts,
    tie_on_the_track,
    tie_for_victory,
]


@pytest.mark.parametrize("tie", TIES)
def test_the_primate_decides_every_tie_freely(tie):
    """MA-17.2"""
    game, primate, options = tie()

    assert game.waiting == (primate,)
    assert offered(game, primate) == options


@pytest.mark.parametrize("tie", [*TIES[:4], TIES[6]])
def test_he_must_name_exactly_one_of_the_tied(tie):
    """MA-17.3"""
    game, primate, options = tie()
    tied = {option.removeprefix("name ") for option in options}
    others = {str(seat) for seat in range(len(game.players))} - tied

    for seat in others:
        assert refused(game, f"{primate} name {seat}").rule == "MA-17.3"
    assert refused(game, f"{primate} pass").rule == "MA-17.3"


def test_his_decision_is_told_to_everybody():
    """MA-17.2"""
    game = senate(*TIED_OFFICE)

    told = play(game, "0 settle prussia", "0 name 2")

    assert Tied((1, 2), 0) in told
    assert Favoured(0, 2) in told


def test_no_question_about_the_fief_of_a_partitioned_province():
    """MA-17.4"""
    game = battles({"VII": "habsburg_queen"}, "9", "9", partitioned=("great_poland",))

    assert at_rest(game)
    assert in_fief(game, "silesia") == (0, 0)


def test_no_question_about_a_reward_nobody_tied_could_be_supplied_with():
    """MA-17.4, MA-2.6"""
    full = {seat: {"ukraine": 35} for seat in range(4)}
    game = battles({"IX": "northern_war"}, "9", "9", "9", "9", estates=full)

    assert at_rest(game)
    assert game.conflicts_out == ("northern_war",)


def test_no_question_when_nobody_tied_has_an_estate_left_after_the_general_loss():
    """MA-17.4"""
    owned = {0: {"prussia": 1}, 1: {"prussia": 1}, 2: {"prussia": 5}}
    game = battles({"IX": "northern_war"}, "2", "2", "3", estates=owned)

    assert at_rest(game)
    assert estates(game, "prussia") == (0, 0, 4)


def test_the_question_is_asked_if_one_of_the_tied_could_lose_something():
    """MA-17.4"""
    owned = {0: {"prussia": 1}, 1: {"prussia": 2}}
    game = battles({"IX": "northern_war"}, "2", "2", "3", estates=owned, trade=True)

    assert offered(game, 0) == ["name 0", "name 1"]


def test_estates_in_the_other_provinces_of_an_invasion_raise_no_question():
    """MA-17.4, MA-10.15"""
    owned = {0: {"lithuania": 3}, 1: {"lithuania": 3}}
    game = battles({"III": "khmelnytsky_uprising"}, "2", "2", estates=owned)

    assert at_rest(game)
    assert estates(game, "lithuania") == (2, 2)


def test_no_question_when_nobody_tied_holds_a_law_to_lose():
    """MA-17.4"""
    game = battles({"VII": "habsburg_queen"}, "2", "2", "3", laws={2: ["entail"]})

    assert at_rest(game)
    assert game.players[2].laws == ("entail",)


@pytest.mark.parametrize("slot, conflict", [("I", "silent_sejm"), ("IX", "black_clouds")])
def test_no_question_when_a_defeat_brings_only_pawns(slot: str, conflict: str):
    """MA-17.4"""
    owned = {seat: {"prussia": 3, "lithuania": 3} for seat in range(2)}
    game = battles({slot: conflict}, "2", "2", estates=owned, laws={0: ["entail"]})

    assert at_rest(game)
    assert [player.estate_count for player in game.players] == [6, 6]


def test_the_primate_card_is_neither_played_nor_traded():
    """MA-17.5, MA-15.1"""
    game = at_window(
        "interregnum",
        trade=True,
        offices={0: ["primate"]},
        laws={0: ["tribunal"], 1: ["assignats", "veto"]},
    )

    assert refused(game, "0 play primate").rule == "MA-15.1"
    play(game, "0 offer 1")
    assert refused(game, "0 give primate").rule == "MA-16.1"


def test_the_primate_card_cannot_be_extorted_or_vetoed():
    """MA-17.5, MA-15.24, MA-14.14"""
    game = at_window(
        "interregnum",
        offices={0: ["primate"]},
        laws={0: ["tribunal"], 1: ["assignats", "veto"]},
        track=(1, 0, 2),
    )

    assert offered(game, 1) == ["pass", "play assignats tribunal 0"]
    assert refused(game, "1 play assignats primate 0").rule == "MA-15.24"
    assert refused(game, "1 veto").rule == "MA-14.14"
