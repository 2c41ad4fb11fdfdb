"""VE-L.10, VE-L.14: how long a text lasts, and whom it is about as long as it does."""

from __future__ import annotations

import pytest

from games.veto.extra_cards import add_cards
from games.veto.looks import among, controller, szabla
from games.veto.moments import at_round, fighting, in_turn, opened, until
from games.veto.positions import all_bene, do, play, veto
from games.veto.test_control import COUP
from interpares.games.veto.events import ControlTaken
from interpares.games.veto.game import Veto
from interpares.games.veto.reading import Reading
from interpares.games.veto.restraints import ban, parameter

DAWN = """
[[card]]
id = "dawn"
type = "effect"
[card.play]
kind = "reply"
when = { event = "game_phase_begin" }
target = [{ name = "t", sel = { type = "character", who = "you" } }]
do = [{ op = "modify", card = "t", trait = "szabla", amount = 5, duration = "turn" }]
"""
AMBUSH = """
[[card]]
id = "ambush"
type = "effect"
[card.play]
kind = "reply"
when = { event = "declared", by = "you" }
target = [{ name = "t", sel = { type = "character", who = "opponents" } }]
do = [{ op = %s, card = "t", duration = "duel" }]
"""
GAG = """
[[card]]
id = "gag"
type = "%s"
[card.play]
kind = "%s"
target = [%s]
do = [
    { op = "prohibit", who = "%s", action = "play_effect", duration = "round" },
    { op = "param", who = "%s", name = "hand_limit", amount = -2, duration = "round" },
    %s
]
"""
TARGET = '{ name = "t", sel = { type = "character" } }'
PLAYER = '{ name = "p", player = "opponent" }'


# --- durations


@pytest.mark.parametrize("turn", [0, 7])
def test_what_is_for_a_turn_and_given_before_one_ends_with_the_next(monkeypatch, turn):
    """VE-L.10: in the first round, and in a later one"""
    add_cards(monkeypatch, DAWN)
    game = at_round(in_play={0: "uhlik"}, hands={0: "dawn"}, turn=turn)

    until(game, "W-G1", 0)
    play(game, "0 play dawn uhlik")
    opened(game, in_turn)
    assert szabla(game, "uhlik") == 4 + 5
    play(game, "0 bene")

    assert szabla(game, "uhlik") == 4


def test_what_is_for_a_turn_whose_player_has_gone_ends_with_the_next(monkeypatch):
    """VE-L.10, VE-12.5: seat 0 gives up in a window of his own turn"""
    add_cards(monkeypatch, DAWN.replace("game_phase_begin", "any"))
    game = veto(3, in_play={0: "kuszel", 1: "uhlik"}, hands={1: "dawn"})

    play(game, "0 agitate kuszel", "1 play dawn uhlik", "2 bene", "0 concede")
    opened(game, in_turn)
    assert (game.voice, szabla(game, "uhlik")) == (1, 4 + 5)
    play(game, "1 bene")

    assert szabla(game, "uhlik") == 4


@pytest.mark.parametrize("operation", ['"take_control"', '"blank"', '"grant", keyword = "famous"'])
def test_what_is_for_a_duel_does_nothing_where_none_is_fought(monkeypatch, operation):
    """VE-L.10, VE-8.31"""
    add_cards(monkeypatch, AMBUSH % operation)
    game = veto(in_play={0: "kuszel", 1: "uhlik"}, hands={0: "ambush"})

    play(game, "0 agitate kuszel", "1 bene", "0 play ambush uhlik")
    all_bene(game)

    assert game.lasting == ()


def test_control_for_a_duel_ends_with_it(monkeypatch):
    """VE-L.10, VE-11.8"""
    add_cards(monkeypatch, AMBUSH % '"take_control"')
    game = veto(in_play={0: "kuszel", 1: "brodnicki uhlik"}, hands={0: "ambush"})

    play(game, "0 challenge kuszel brodnicki", "1 bene", "0 play ambush uhlik")
    told = play(game, "1 bene", "0 bene")
    assert controller(game, "uhlik") == 0
    assert [each.card for each in among(told, ControlTaken)] == ["uhlik"]
    opened(game, in_turn)

    assert controller(game, "uhlik") == 1


# --- whom it is about


def gag(kind: str, who: str, target: str = "", more: str = "") -> str:
    return GAG % (("thrust" if kind == "thrust" else "effect"), kind, target, who, who, more)


def gagged(game: Veto) -> list[int]:
    """Who may play no effects; his hand is limited to four as well."""
    now = Reading(game)
    seats = [each for each in game.living if ban(now, each, "play_effect")]
    assert seats == [each for each in game.living if parameter(now, each, "hand_limit") == 6 - 2]
    return seats


def test_the_enemy_of_a_duel_is_still_meant_when_it_is_over(monkeypatch):
    """VE-L.14"""
    add_cards(monkeypatch, gag("thrust", "enemy"))
    game = fighting("uhlik", "brodnicki", hands={0: "gag"})

    do(game, "0 play gag")
    assert gagged(game) == [1]
    opened(game, in_turn)

    assert gagged(game) == [1]


@pytest.mark.parametrize("card", ["coup", "dagger"])
def test_the_controller_of_a_card_is_still_meant_when_he_is_so_no_more(monkeypatch, card):
    """VE-L.14: it was taken over, or has left play"""
    add_cards(monkeypatch, COUP + gag("trifle", "controller_of:t", TARGET))
    game = veto(in_play={1: "uhlik"}, hands={0: f"gag {card}"})
    do(game, "0 play gag uhlik")
    assert gagged(game) == [1]

    do(game, f"0 play {card} uhlik")

    assert gagged(game) == [1]


def test_the_holder_of_the_initiative_is_still_meant_when_it_has_passed_on(monkeypatch):
    """VE-L.14"""
    passing = '{ op = "set_initiative", who = "target:p" }'
    add_cards(monkeypatch, gag("trifle", "initiative", PLAYER, passing))
    game = veto(hands={0: "gag"}, initiative=0)

    do(game, "0 play gag 1")

    assert game.initiative == 1
    assert gagged(game) == [0]


def test_a_static_is_about_whoever_is_meant_at_the_moment(monkeypatch):
    """VE-L.8: the counter-check"""
    add_cards(
        monkeypatch,
        """
[[card]]
id = "seal"
type = "possession"
[[card.ability]]
kind = "passive"
static = [
    { op = "prohibit", who = "initiative", action = "play_effect" },
    { op = "param", who = "initiative", name = "hand_limit", amount = -2 },
]
""",
    )
    game = veto(in_play={0: "seal"}, initiative=0)
    assert gagged(game) == [0]

    game.initiative = 1

    assert gagged(game) == [1]
