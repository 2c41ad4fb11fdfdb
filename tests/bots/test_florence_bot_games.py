"""The Princes of Florence: whole games of the heuristic bot."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from interpares import Match, Perspective, rules_of
from interpares.bots import make
from interpares.bots.arena import arena
from interpares.bots.runner import play_game, play_match

RULES = rules_of("florence")
VARIANTS = [
    {"muse_and_princess": muse, "cooperative_building": together}
    for muse, together in product((False, True), repeat=2)
]


@pytest.mark.parametrize("options", VARIANTS)
def test_only_what_the_seat_may_know_decides(options):
    """PF-14: in two worlds that look the same to a seat it chooses the same."""
    game = Match.start("florence", seats=3, seed=4, options=options).game
    bots = [make(name, "florence", Random(1)) for name in ("heuristic", "random", "random")]
    asked = 0
    while game.waiting and asked < 40:
        seat = game.waiting[0]
        action = bots[seat].choose(Perspective(RULES, game, seat))
        if seat == 0:
            asked += 1
            dream = RULES.imagine(game, seat, Random(asked))
            again = make("heuristic", "florence", Random(0))
            assert again.choose(Perspective(RULES, dream, seat)) == action
        game.apply(seat, action)


def test_the_same_chance_plays_the_same_match():
    def record(number):
        random = Random(number)
        bots = [make(name, "florence", random) for name in ("heuristic", "random", "random")]
        return play_match("florence", 3, {}, bots, 5).record(open_seed=True).dump()

    assert record(1) == record(1)


def played(names, seats, options):
    """A whole game with a fixed chance."""
    random = Random(seats)
    game = Match.start("florence", seats=seats, seed=seats, options=options).game
    play_game(RULES, game, [make(name, "florence", random) for name in names])
    return game


@pytest.mark.parametrize("options", VARIANTS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_variant_is_played_to_its_end_and_won(seats: int, options):
    names = ("heuristic", *["random"] * (seats - 1))

    assert played(names, seats, options).outcome.winners == (0,)


def test_among_themselves_they_build_together():
    """PF-17.19"""
    players = played(("heuristic",) * 3, 3, VARIANTS[-1]).players

    assert any(each.partner is not None for player in players for each in player.buildings)
    assert all(player.prestige > 50 for player in players)


def test_heuristic_beats_random():
    heuristic, _ = arena("florence", bots=["heuristic", "random"], seats=4, games=8)["bots"]

    assert heuristic["wins"] >= 7
