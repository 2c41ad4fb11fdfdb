"""Signorie: whole games of the bots."""

from __future__ import annotations

from random import Random

import pytest

from interpares import Match, Perspective, rules_of
from interpares.bots import make
from interpares.bots.arena import arena
from interpares.bots.runner import play_game, play_match

RULES = rules_of("signorie")


@pytest.mark.parametrize("seats", [2, 4])
def test_only_what_lies_open_decides(seats: int):
    """SI-INF.2: in two worlds that look the same the bot chooses the same."""
    game = Match.start("signorie", seats=seats, seed=4).game
    names = ("heuristic", *["random"] * (seats - 1))
    bots = [make(name, "signorie", Random(1)) for name in names]
    for number in range(60 * seats):
        seat = game.waiting[0]
        action = bots[seat].choose(Perspective(RULES, game, seat))
        if seat == 0:
            dream = RULES.imagine(game, seat, Random(number))
            again = make("heuristic", "signorie", Random(number))
            assert again.choose(Perspective(RULES, dream, seat)) == action
        game.apply(seat, action)


@pytest.mark.parametrize("name", ["greedy", "heuristic"])
def test_the_same_chance_plays_the_same_match(name: str):
    def record(number):
        random = Random(number)
        bots = [make(each, "signorie", random) for each in (name, "random")]
        return play_match("signorie", 2, {}, bots, 5).record(open_seed=True).dump()

    assert record(1) == record(1)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", ["greedy", "heuristic"])
def test_a_game_against_chance_is_won_by_far(name: str, seats: int):
    random = Random(seats)
    game = Match.start("signorie", seats=seats, seed=seats).game
    names = (name, *["random"] * (seats - 1))

    play_game(RULES, game, [make(each, "signorie", random) for each in names])

    scores = game.outcome.scores
    assert scores[0] > 2 * max(scores[1:])


def test_the_heuristic_bot_beats_greedy_ones():
    """Fixed deals: not a measurement, but a warning if it ever loses."""
    league = arena("signorie", seats=2, games=4, bots=("heuristic", "greedy"), seed=3)

    best, other = league["bots"]
    assert (best["bot"], other["bot"]) == ("heuristic", "greedy")
    assert best["wins"] >= 3
