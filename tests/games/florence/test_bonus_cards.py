"""PF-7.1, PF-7.4, PF-7.10: bonus cards that go with a Work."""

from __future__ import annotations

import pytest

from games.florence.positions import POET, in_turn, offered, told, words
from interpares.games.florence.cards import BONUS
from interpares.games.florence.events import WorkCompleted
from scenario import play, refused

EXAMPLE = {
    "tiles": (
        "university:a1b1c1a2c2a3c3 workshop:d1e1f1d2e2f2d3 opera:b2b3a4b4c4 tower:g1g2g3 "
        "chapel:e3f3e4 forest:f4g4f5g5 forest:d5e5d6e6 lake:f6g6f7"
    ),
    "architects": 2,
    "prestige_cards": "prestige_most_lakes",
    "freedoms": "travel religion",
    "table": "jurist physician",
    "hand": "poet painter",
    "recruits": 1,
}
"""EX-20: the position of the rulebook, with the profession to be played still in hand."""
VALUES = {
    "bonus_buildings": 5,
    "bonus_small_buildings_and_landscapes": 5,
    "bonus_forests": 4,
    "bonus_freedoms": 4,
    "bonus_architects": 4,
    "bonus_prestige_cards_and_freedoms": 3,
    "bonus_professions_in_hand": 2,
    "bonus_large_buildings": 4,
    "bonus_building_groups": 6,
    "bonus_lakes": 2,
    "bonus_jesters": 0,
    "bonus_architects_and_lakes": 3,
    "bonus_landscape_types": 4,
    "bonus_professions_on_table": 3,
    "bonus_medium_buildings_and_forests": 3,
    "bonus_landscapes": 3,
    "bonus_parks": 0,
    "bonus_jesters_and_freedoms": 2,
    "bonus_prestige_cards": 2,
    "bonus_element_kinds": 5,
}


@pytest.mark.parametrize("card", VALUES)
def test_a_bonus_card_is_worth_what_the_rulebook_says(card: str):
    """PF-7.4, PF-R16, EX-20"""
    game = in_turn(3, {**EXAMPLE, "bonus": card})

    events = play(game, "0 work poet", f"0 add_bonus {card}", "0 complete")

    (done,) = told(events, WorkCompleted)
    assert (done.bonus, done.bonus_values) == ((card,), (VALUES[card],))
    assert done.value == 3 + 3 + 5 + VALUES[card]


def test_the_rulebook_values_every_bonus_card():
    """PF-7.4, EX-20"""
    assert list(BONUS) == list(VALUES)
    assert {card: kind.example_value for card, kind in BONUS.items()} == VALUES


def test_a_bonus_card_worth_nothing_may_be_declared():
    """PF-7.4, PF-R46"""
    game = in_turn(3, {**POET, "bonus": "bonus_parks"}, round=3)

    play(game, "0 work poet", "0 add_bonus bonus_parks", "0 complete", "0 exchange 0")

    assert game.players[0].best_work == 15
    assert game.bonus_out == ("bonus_parks",)


def test_declared_bonus_cards_count_nowhere():
    """PF-7.4"""
    held = "bonus_professions_in_hand bonus_prestige_cards"
    game = in_turn(3, {**POET, "bonus": held}, round=3)

    events = play(
        game,
        "0 work poet",
        "0 add_bonus bonus_professions_in_hand",
        "0 add_bonus bonus_prestige_cards",
        "0 complete",
    )

    assert told(events, WorkCompleted)[0].bonus_values == (2, 0)


def test_any_number_of_bonus_cards_goes_with_one_work_and_leaves_the_game():
    """PF-7.1, PF-7.10, PF-9.9"""
    held = "bonus_freedoms bonus_jesters bonus_lakes"
    game = in_turn(3, {**POET, "bonus": held}, round=3)

    events = play(
        game, "0 work poet", "0 add_bonus bonus_freedoms", "0 add_bonus bonus_jesters", "0 complete"
    )

    (done,) = told(events, WorkCompleted)
    assert done.value == 15 + sum(done.bonus_values)
    assert game.bonus_out == ("bonus_freedoms", "bonus_jesters")
    assert game.players[0].bonus == ("bonus_lakes",)
    play(game, "0 exchange 0")
    assert game.decision.actions == 1


def test_a_work_may_be_done_without_the_bonus_cards_in_hand():
    """PF-7.1"""
    game = in_turn(3, {**POET, "bonus": "bonus_freedoms"}, round=3)

    play(game, "0 work poet", "0 complete", "0 exchange 0")

    assert game.players[0].best_work == 15
    assert game.players[0].bonus == ("bonus_freedoms",)


def test_no_bonus_card_can_be_declared_twice():
    """PF-7.10"""
    game = in_turn(3, {**POET, "bonus": "bonus_freedoms"}, round=3)
    play(game, "0 work poet", "0 add_bonus bonus_freedoms")

    assert refused(game, "0 add_bonus bonus_freedoms").rule == "PF-7.10"


def test_used_bonus_cards_are_not_there_for_a_second_work():
    """PF-7.10, PF-7.1"""
    game = in_turn(3, {**POET, "bonus": "bonus_freedoms bonus_jesters"}, round=1)
    play(game, "0 work poet", "0 add_bonus bonus_freedoms", "0 complete", "0 exchange 0")

    play(game, "0 work painter")

    assert offered(game) == ["complete", "add_bonus bonus_jesters"]
    assert refused(game, "0 add_bonus bonus_freedoms").rule in ("PF-7.10", "PF-7.1")


def test_without_any_bonus_card_a_work_is_completed_at_once():
    """PF-7.1, PF-R48: everybody can see that there is nothing to declare."""
    game = in_turn(3, POET, round=3)

    play(game, "0 work poet")

    assert words(game, "exchange") == [str(each) for each in range(8)]


def test_whoever_holds_a_bonus_card_is_asked_even_if_it_is_worth_nothing():
    """PF-7.1, PF-R48"""
    game = in_turn(3, {**POET, "bonus": "bonus_parks"}, round=3)

    play(game, "0 work poet")

    assert offered(game) == ["complete", "add_bonus bonus_parks"]
