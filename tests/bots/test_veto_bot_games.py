"""Veto!: whole games of the bots."""

from __future__ import annotations

from random import Random

import pytest

from interpares import Match, Perspective, rules_of
from interpares.bots import make
from interpares.bots.runner import play_game, play_match
from interpares.games.veto.actions import ChooseDeck
from interpares.games.veto.setup import ChooseSetup
from interpares.games.veto.windows import Window

RULES = rules_of("veto")
ENOUGH = 60
"""So many choices of every seat are compared, more or less."""


def table(*names: str, deal: int, decks=(), **options):
    """A game of these bots to its end, with decks of the box by seat."""
    random = Random(deal)
    game = Match.start("veto", seats=len(names), seed=deal, options=options).game
    while decks and isinstance(game.decision, ChooseSetup):
        game.apply(game.waiting[0], ChooseDeck(decks[game.waiting[0]]))
    play_game(RULES, game, [make(each, "veto", random) for each in names])
    return game


@pytest.mark.parametrize("seats", [2, 3])
def test_only_what_a_seat_may_know_decides(seats: int):
    """VE-3: in two worlds that look the same, the same chance makes the same choice."""
    game = Match.start("veto", seats=seats, seed=seats).game
    random = Random(seats)
    bots = [make("heuristic", "veto", random) for _ in range(seats)]
    compared = replying = 0
    while game.outcome is None and compared < ENOUGH * seats:
        seat = game.waiting[-1]
        action = bots[seat].choose(Perspective(RULES, game, seat))
        if len(game.decision.options(game, seat)) > 1:
            dream = RULES.imagine(game, seat, Random(compared))
            twins = [make("heuristic", "veto", Random(compared)) for _ in range(2)]
            here, there = (
                twin.choose(Perspective(RULES, world, seat))
                for twin, world in zip(twins, (game, dream), strict=True)
            )
            assert here == there
            compared += 1
            replying += isinstance(game.decision, Window)
        game.apply(seat, action)
    assert compared == ENOUGH * seats
    assert replying > 0


@pytest.mark.parametrize("name", ["greedy", "heuristic"])
def test_the_same_chance_plays_the_same_match(name: str):
    def record(number: int) -> bytes:
        random = Random(number)
        bots = [make(each, "veto", random) for each in (name, "random")]
        return play_match("veto", 2, {}, bots, 5).record(open_seed=True).dump()

    assert record(1) == record(1)
    assert record(1) != record(2)


@pytest.mark.parametrize("seats, variant", [(2, "feast"), (3, "standard"), (4, "feast")])
def test_the_heuristic_bot_plays_every_table_to_its_end(seats: int, variant: str):
    others = ["heuristic" if seats == 2 else "random"] * (seats - 1)

    game = table("heuristic", *others, deal=seats, variant=variant)

    assert game.outcome is not None


def test_the_first_game_is_played_to_its_end():
    game = table("heuristic", "heuristic", deal=3, first_game=True)

    assert game.outcome is not None


@pytest.mark.parametrize("deck", ["radziwill_starter", "court_starter"])
def test_the_heuristic_bot_beats_chance(deck: str):
    wins = 0
    for deal in range(4):
        mine = deal % 2
        names = ["random", "random"]
        names[mine] = "heuristic"

        game = table(*names, deal=deal, decks=(deck, deck))

        wins += game.outcome.ranking[0] == mine

    assert wins == 4
