"""Positions of every game, reached by random play, and matches that were kept."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import count
from pathlib import Path
from random import Random

import pytest

from interpares import Match, Record, rules_of, slugs
from interpares.bots import judge_of
from interpares.kernel.game import Game
from interpares.kernel.steps import Action

GAMES = Path(__file__).parents[2] / "games"

every_game = pytest.mark.parametrize("slug", slugs())


@cache
def walked(slug: str, seats: int, seed: int, most: int = 400) -> tuple[Game, ...]:
    """Every position of a random game, as far as it went."""
    game, random, found = Match.start(slug, seats=seats, seed=seed).game, Random(seed), []
    while game.outcome is None and len(found) < most:
        found.append(game.copy())
        seat = game.waiting[0]
        game.apply(seat, game.decision.sample(game, seat, random))
    return (*found, game)


def asking(slug: str, seed: int, options: int = 3) -> Game:
    """A position in which somebody may choose among several things."""
    games = walked(slug, min(rules_of(slug).seats) + 1, seed)
    wide = [
        game
        for game in games
        if not game.outcome and len(game.decision.options(game, game.waiting[0])) >= options
    ]
    return max(wide[seed % 7 :: 7], key=lambda game: len(options_worth_a_thought(slug, game)))


def options_worth_a_thought(slug: str, game: Game) -> Sequence[Action]:
    """What the one who is asked would consider."""
    promising = judge_of(slug).promising
    return promising(game.decision.options(game, game.waiting[0]))


@cache
def kept(slug: str) -> tuple[Record, ...]:
    """The shortest matches kept of a game; of one that keeps none, a random one with a winner."""
    files = sorted((GAMES / slug / "matches").glob("*.jsonl"), key=lambda each: each.stat().st_size)
    if files:
        return tuple(Record.load(file.read_text("utf-8")) for file in files[:2])
    played = (random_match(slug, seed=seed) for seed in count())
    return (next(match for match in played if match.outcome.winners).record(),)


def random_match(slug: str, *, seed: int = 1, most: int | None = None) -> Match:
    """A match of random moves, whole or for some of them."""
    match, random = Match.start(slug, seats=min(rules_of(slug).seats), seed=seed), Random(seed)
    while match.outcome is None and match.n != most:
        seat = match.waiting[0]
        match.play(seat, match.game.decision.sample(match.game, seat, random))
    return match
