"""SA-8.23: Walenty Bakfark looks at a hand."""

from __future__ import annotations

import pytest

from games.sigismundus.positions import (
    at_rest,
    figures,
    in_phase,
    offered,
    special_turn,
    told,
    words,
)
from interpares.games.sigismundus.events import CardDrawn, HandSeen, HandSpied
from scenario import play, refused

LUTENIST = {"figures": "walenty_bakfark:1"}
HAND = {"hand": "client_card foray"}


def test_the_lutenist_looks_at_a_hand_and_draws_a_card():
    """SA-8.23"""
    game = special_turn(LUTENIST, HAND)

    events = play(game, "0 spy 1")

    assert told(events, HandSpied) == [HandSpied(0, 1)]
    assert told(events, HandSeen) == [HandSeen(0, 1, ("client_card", "foray"))]
    assert HandSeen(0, 1, ()).audience == (0,)
    assert (game.waiting, game.decision.by) == ((0,), "walenty_bakfark")
    assert offered(game) == ["draw internal", "draw foreign", "draw military"]
    events = play(game, "0 draw military")
    assert told(events, CardDrawn) == [CardDrawn(0, "military")]
    assert len(game.players[0].hand) == 1
    assert at_rest(game)


def test_only_the_looker_knows_the_hand():
    """SA-8.23, SA-21.4"""
    game = special_turn(LUTENIST, HAND)

    play(game, "0 spy 1")

    assert game.players[0].known == ((), ("client_card", "foray"), (), ())
    assert game.players[1].known == game.players[2].known == ((), (), (), ())
    assert game.players[1].hand == ("client_card", "foray")


def test_any_opponent_can_be_looked_at_also_one_without_cards():
    """SA-8.23"""
    game = special_turn(LUTENIST, HAND, {"figures": "jan_laski"})

    assert words(game, "spy") == ["1", "2", "3"]
    events = play(game, "0 spy 3")
    assert told(events, HandSeen) == [HandSeen(0, 3, ())]


def test_the_figure_stays_with_its_gold():
    """SA-8.23"""
    game = special_turn(LUTENIST, HAND)

    play(game, "0 spy 1", "0 draw foreign")

    assert figures(game) == {"walenty_bakfark": 1}


def test_the_magnate_can_use_him_twice():
    """SA-8.23, SA-8.1: once per special action"""
    game = in_phase("special_actions", LUTENIST, HAND)

    play(game, "0 spy 1", "0 draw foreign", "0 spy 1", "0 draw foreign")

    assert len(game.players[0].hand) == 2
    assert game.waiting == (1,)


def test_without_any_deck_there_is_only_the_look():
    """SA-8.23, SA-2.7"""
    nothing = {"internal": "", "foreign": "", "military": ""}
    game = special_turn(LUTENIST, HAND, decks=nothing, discards=nothing)

    play(game, "0 spy 1")

    assert at_rest(game)
    assert len(game.players[0].known[1]) == 2


@pytest.mark.parametrize(
    "house, move, message",
    [
        ({"hand": "foray"}, "0 spy 1", "no-spy"),
        (LUTENIST, "0 spy 0", "opponent-only"),
        (LUTENIST, "0 spy 4", "opponent-only"),
    ],
)
def test_nobody_else_spies_and_on_no_one_else(house, move: str, message: str):
    """SA-8.23"""
    refusal = refused(special_turn(house, HAND), move)

    assert (refusal.rule, refusal.message) == ("SA-8.23", message)
