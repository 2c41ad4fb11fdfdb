"""PF-16.13 to PF-16.15, PF-16.23: the characters of one round."""

from __future__ import annotations

import pytest

from games.florence.expansions import MUSE
from games.florence.positions import florence, florins, in_turn, offered, prestige, told, words
from interpares.games.florence.events import CharacterLapsed
from interpares.games.florence.round import RoundEnd
from interpares.games.florence.scoring import metrics
from interpares.games.florence.turn import ActionPhase
from interpares.games.florence.works import princess_value, work_value
from scenario import play, refused


def test_the_muse_adds_the_number_of_the_round():
    """PF-16.13, PF-7.2, EX-22"""
    house = {"hand": "poet", "jesters": 5, "recruits": 1, "florins": 0}
    game = in_turn(3, {**house, "character": "muse"}, round=5, **MUSE)
    assert refused(in_turn(3, house, round=5, **MUSE), "0 work poet").rule == "PF-7.5"
    assert work_value(game, 0, "poet").muse == 5

    play(game, "0 work poet")

    assert game.players[0].best_work == 12 + 5
    assert florins(game)[0] == 1700


def test_the_muse_counts_for_every_work_of_the_round():
    """PF-16.13"""
    house = {"hand": "poet painter", "jesters": 4, "character": "muse", "florins": 0}
    game = in_turn(3, house, round=1, **MUSE)

    play(game, "0 work poet", "0 exchange 0", "0 work painter")

    assert florins(game)[0] == 1100 + 1100


def test_the_muse_counts_for_the_best_work():
    """PF-16.13, PF-11.1"""
    muse = {"hand": "poet", "jesters": 3, "character": "muse"}
    other = {"hand": "painter", "jesters": 3}
    game = florence(2, muse, other, agenda=(ActionPhase(), RoundEnd()), **MUSE)

    play(game, "0 work poet", "0 exchange 0", "0 end_turn")
    play(game, "1 work painter", "1 exchange 0", "1 end_turn")

    assert prestige(game) == [3, 0]


def test_the_cardinal_gives_a_third_action():
    """PF-16.14, EX-23"""
    house = {"character": "cardinal", "hand": "poet", "jesters": 3}
    game = florence(3, house, agenda=(ActionPhase(),), **MUSE)
    assert game.decision.actions == 3

    play(game, "0 build tower", "0 place g1g2g3", "0 declare travel")
    play(game, "0 work poet", "0 exchange 0")

    assert game.waiting == (1,)
    assert game.decision.actions == 2


@pytest.mark.parametrize(
    "move, rule", [("declare religion", "PF-9.6"), ("buy_profession", "PF-9.2")]
)
def test_the_cardinal_keeps_the_limits_of_professions_and_freedoms(move: str, rule: str):
    """PF-16.14, PF-9.2, PF-9.6, EX-23"""
    house = {"character": "cardinal"}
    game = florence(3, house, agenda=(ActionPhase(),), script=(0,) * 5, **MUSE)
    put = "0 put_under theologian,philosopher,botanist,alchemist"
    play(game, "0 declare travel", "0 buy_profession", "0 keep mathematician", put)

    assert game.decision.actions == 1
    assert refused(game, f"0 {move}").rule == rule


def test_with_the_cardinal_works_buildings_and_bonus_cards_are_not_limited():
    """PF-16.14"""
    house = {"character": "cardinal", "architects": 3}
    game = florence(3, house, agenda=(ActionPhase(),), **MUSE)

    play(game, "0 build tower", "0 place g1g2g3", "0 build chapel", "0 place a1a2b2")
    play(game, "0 build library", "0 place d1e1d2e2d3")

    assert len(game.players[0].buildings) == 3
    assert game.waiting == (1,)


def test_a_cardinal_who_was_used_does_not_lapse_unused():
    """PF-16.23, PF-16.12"""
    house = {"character": "cardinal", "architects": 3}
    game = florence(2, house, agenda=(ActionPhase(),), **MUSE)
    play(game, "0 build tower", "0 place g1g2g3", "0 build chapel", "0 place a1a2b2")
    play(game, "0 build library", "0 place d1e1d2e2d3")

    events = play(game, "1 end_turn")

    assert told(events, CharacterLapsed) == []


PRINCESS = {
    "character": "princess",
    "tiles": "lake:a1a2b2 lake:c1c2d2 university:e1g1e2g2e3f3g3 studio:e4e5e6e7f7",
    "hand": "poet painter jurist",
    "jesters": 2,
    "freedoms": "travel",
    "bonus": "bonus_lakes",
    "florins": 0,
}


def test_the_princess_counts_landscapes_buildings_architects_and_cards():
    """PF-16.15, PF-R21, EX-24"""
    game = in_turn(3, PRINCESS, round=3, **MUSE)

    value = princess_value(game, 0)

    assert (value.landscape, value.building, value.cards, value.architects) == (6, 4, 3, 0)
    assert (value.jesters, value.freedom, value.bonus) == (0, 0, ())
    assert value.total == 13


def test_architects_and_recruitment_cards_count_for_the_princess():
    """PF-16.15"""
    house = {
        **PRINCESS,
        "architects": 2,
        "recruits": 1,
        "recruits_on_table": 1,
        "table": "sculptor",
    }
    game = in_turn(3, house, **MUSE)

    assert princess_value(game, 0).total == 6 + 4 + 4 + 6


def test_a_princess_work_pays_and_may_be_exchanged_but_lays_no_card():
    """PF-16.15, PF-7.6, PF-7.7, PF-7.8, PF-R22"""
    game = in_turn(3, PRINCESS, round=3, **MUSE)

    play(game, "0 princess_work")
    assert refused(game, "0 add_bonus bonus_lakes").rule in ("PF-7.1", "PF-16.15")
    assert words(game, "exchange") == [str(each) for each in range(7)]
    play(game, "0 exchange 6")

    player = game.players[0]
    assert (player.florins, player.prestige, player.best_work) == (100, 6, 13)
    assert (player.table, len(player.hand), player.bonus) == ((), 3, ("bonus_lakes",))
    assert metrics(game, 0)["works_on_table"] == 0
    assert game.decision.actions == 1


def test_the_princess_works_once_only():
    """PF-16.15"""
    game = in_turn(3, PRINCESS, round=3, **MUSE)
    play(game, "0 princess_work", "0 exchange 0")

    assert "princess_work" not in offered(game)
    assert refused(game, "0 princess_work").rule == "PF-16.15"


def test_a_princess_work_must_reach_the_minimum():
    """PF-16.15, PF-7.5, PF-R21"""
    enough = in_turn(3, PRINCESS, round=3, **MUSE)
    game = in_turn(3, PRINCESS, round=4, **MUSE)

    assert "princess_work" in offered(enough)
    assert "princess_work" not in offered(game)
    assert refused(game, "0 princess_work").rule == "PF-16.15"


def test_a_princess_work_can_be_the_best_of_the_round():
    """PF-16.15, PF-11.1"""
    other = {"hand": "sculptor", "jesters": 5}
    game = florence(2, PRINCESS, other, agenda=(ActionPhase(), RoundEnd()), round=2, **MUSE)

    play(game, "0 princess_work", "0 exchange 0", "0 end_turn")
    play(game, "1 work sculptor", "1 exchange 0", "1 end_turn")

    assert prestige(game) == [3, 0]


@pytest.mark.parametrize("character", ["muse", "cardinal", "princess"])
def test_unused_characters_of_a_round_lapse_after_phase_b(character: str):
    """PF-16.23"""
    game = florence(2, {"character": character}, agenda=(ActionPhase(),), **MUSE)

    play(game, "0 end_turn", "1 end_turn")

    assert game.players[0].spent
    assert not game.players[0].has(character)


def test_a_princess_who_goes_unused_is_told():
    """PF-16.23"""
    game = florence(2, {"character": "princess"}, agenda=(ActionPhase(),), **MUSE)

    events = play(game, "0 end_turn", "1 end_turn")

    assert told(events, CharacterLapsed) == [CharacterLapsed(0, "princess")]
