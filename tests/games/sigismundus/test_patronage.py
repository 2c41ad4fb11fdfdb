"""SA-11.8, SA-11.9: Figures and their patrons."""

from __future__ import annotations

import pytest

from games.sigismundus.positions import (
    client_turn,
    ducats,
    figures,
    offered,
    sigismundus,
    told,
    words,
)
from interpares.games.sigismundus.clients import ClientTurn
from interpares.games.sigismundus.events import FigureBribed, FigureTaken
from scenario import play, refused

OPEN = ("jan_laski", "mikolaj_rej")


@pytest.mark.parametrize("gold", [0, 2, 5])
def test_an_open_figure_is_taken_with_ducats_on_it(gold: int):
    """SA-11.8"""
    game = client_turn(open_figures=OPEN)

    events = play(game, f"0 take_figure mikolaj_rej {gold}")

    assert figures(game) == {"mikolaj_rej": gold}
    assert ducats(game)[0] == 5 - gold
    assert game.open_figures == ("jan_laski",)
    assert told(events, FigureTaken) == [FigureTaken(0, "mikolaj_rej", gold)]


def test_any_number_of_ducats_can_be_put_on_each_open_figure():
    """SA-11.8"""
    game = client_turn({"ducats": 2}, open_figures=OPEN)

    assert words(game, "take_figure") == [
        f"{figure} {gold}" for figure in OPEN for gold in (0, 1, 2)
    ]


def test_entry_is_paid_before_the_gold():
    """SA-11.8, SA-11.3"""
    game = client_turn({"ducats": 2}, open_figures=OPEN, on={"patronage": (1,)})

    assert words(game, "take_figure") == [f"{figure} {gold}" for figure in OPEN for gold in (0, 1)]
    refusal = refused(game, "0 take_figure jan_laski 2")
    assert (refusal.rule, refusal.message) == ("SA-11.8", "so-much-gold")
    assert refusal.values == {"gold": 2, "ducats": 1}


def test_a_figure_is_bribed_for_a_ducat_more_than_lies_on_it():
    """SA-11.8: it comes with its gold and a ducat of the supply"""
    game = client_turn({}, {"figures": "jan_laski:2 santi_gucci:1"})

    events = play(game, "0 bribe_figure jan_laski")

    assert ducats(game) == [2, 5, 5, 5]
    assert figures(game, 0) == {"jan_laski": 3}
    assert figures(game, 1) == {"santi_gucci": 1}
    assert told(events, FigureBribed) == [FigureBribed(0, 1, "jan_laski", 3, 3)]


def test_a_figure_without_gold_costs_one_ducat():
    """SA-11.8"""
    game = client_turn({"ducats": 1}, {"figures": "jan_laski"})

    play(game, "0 bribe_figure jan_laski")

    assert ducats(game)[0] == 0
    assert figures(game, 0) == {"jan_laski": 1}


def test_a_bribed_figure_can_be_bribed_back_for_more():
    """SA-11.8, SA-11.9"""
    game = sigismundus({}, {"figures": "jan_laski:1"}, agenda=(ClientTurn(0), ClientTurn(1)))

    play(game, "0 bribe_figure jan_laski", "1 bribe_figure jan_laski")

    assert ducats(game)[:2] == [5 - 2, 5 - 1 - 3], "the second on the field paid a ducat of entry"
    assert figures(game, 1) == {"jan_laski": 3}


@pytest.mark.parametrize("purse, able", [(2, False), (3, True)])
def test_who_cannot_pay_cannot_bribe(purse: int, able: bool):
    """SA-11.8"""
    game = client_turn({"ducats": purse}, {"figures": "jan_laski:2"})

    assert ("bribe_figure jan_laski" in offered(game)) == able
    if not able:
        refusal = refused(game, "0 bribe_figure jan_laski")
        assert (refusal.rule, refusal.message) == ("SA-11.8", "cannot-bribe")
        assert refusal.values == {"cost": 3, "ducats": 2}


def test_entry_is_paid_before_the_bribe():
    """SA-11.8, SA-11.3"""
    game = client_turn({"ducats": 3}, {"figures": "jan_laski:2"}, on={"patronage": (1,)})

    assert "bribe_figure jan_laski" not in offered(game)


@pytest.mark.parametrize(
    "move, message",
    [
        ("bribe_figure santi_gucci", "own-figure"),
        ("bribe_figure mikolaj_rej", "has-no-patron"),
        ("bribe_figure stanczyk", "no-such-figure"),
        ("take_figure jan_herburt 0", "not-open"),
        ("take_figure santi_gucci 0", "not-open"),
        ("take_figure stanczyk 0", "no-such-figure"),
        ("take_figure mikolaj_rej 6", "so-much-gold"),
        ("take_figure mikolaj_rej -1", "negative-ducats"),
    ],
)
def test_other_patronages_are_refused(move: str, message: str):
    """SA-11.8"""
    game = client_turn({"figures": "santi_gucci:1"}, open_figures=OPEN)

    refusal = refused(game, f"0 {move}")

    assert (refusal.rule, refusal.message) == ("SA-11.8", message)


def test_gold_on_a_figure_pays_for_nothing():
    """SA-11.9"""
    game = client_turn(
        {"ducats": 0, "figures": "santi_gucci:9"}, {"figures": "jan_laski"}, on={"envoy": (1,)}
    )

    assert "bribe_figure jan_laski" not in offered(game)
    assert words(game, "send_envoy") == []


def test_no_action_takes_gold_off_a_figure():
    """SA-11.9"""
    game = client_turn({"figures": "santi_gucci:9"}, open_figures=OPEN)

    for move in offered(game):
        twin = game.copy()
        play(twin, f"0 {move}")
        assert figures(twin)["santi_gucci"] == 9
