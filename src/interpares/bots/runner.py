"""Bots at a table: a match played to its end, with a record or without."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from ..kernel.errors import BadInput
from ..kernel.game import Game
from ..kernel.match import Match
from ..kernel.rules import Rules
from ..kernel.values import Seat
from ..kernel.views import Bot, Perspective
from . import known

CHECK_EVERY = 250
"""After so many decisions the components on the table are counted."""


def seated(names: Sequence[str], seats: int, slug: str | None = None) -> tuple[str, ...]:
    """A bot for every seat; the last one named takes all seats that are left."""
    if not 0 < len(names) <= seats:
        raise BadInput(f"{seats} seats take 1 to {seats} bots, not {len(names)}.")
    bots = [known(name, slug) for name in names]
    return (*bots, *[bots[-1]] * (seats - len(bots)))


def play_match(
    slug: str, seats: int, options: Mapping[str, Any], bots: Sequence[Bot], seed: int
) -> Match:
    """A whole match through the front door: every move is checked and recorded."""
    match = Match.start(slug, seats=seats, seed=seed, options=options)

    def move(seat: Seat) -> None:
        match.play(seat, bots[seat].choose(match.perspective(seat)))

    _to_the_end(match.rules, lambda: match.game, move)
    return match


def play_game(rules: Rules, game: Game, bots: Sequence[Bot]) -> int:
    """The same choices without checks or log; returns how many there were."""

    def move(seat: Seat) -> None:
        game.apply(seat, bots[seat].choose(Perspective(rules, game, seat)))

    return _to_the_end(rules, lambda: game, move)


def play_randomly(rules: Rules, game: Game, random: Random) -> int:
    """What RandomBots sharing this generator would do, without a perspective for each."""

    def move(seat: Seat) -> None:
        game.apply(seat, game.decision.sample(game, seat, random))

    return _to_the_end(rules, lambda: game, move)


def playout(game: Game, random: Random, *, most: int | None = None) -> int:
    """Random play to the end and nothing else; returns the count of decisions."""
    count = 0
    while game.outcome is None:
        assert most is None or count < most, f"Not over after {most} decisions."
        decision = game.decision
        seat = decision.seats(game)[0]
        game.apply(seat, decision.sample(game, seat, random))
        count += 1
    return count


def _to_the_end(rules: Rules, now: Callable[[], Game], move: Callable[[Seat], None]) -> int:
    """Let seat after seat move; holds the game to its bound and to its inventory."""
    most = rules.longest(len(now().players))
    count = 0
    while waiting := now().waiting:
        assert count < most, f"{rules.slug} is not over after {most} decisions."
        move(waiting[0])
        count += 1
        if count % CHECK_EVERY == 0:
            _check_inventory(rules, now())
    _check_inventory(rules, now())
    return count


def _check_inventory(rules: Rules, game: Game) -> None:
    flaws = rules.flaws(game)
    assert not flaws, f"{rules.slug} came to an impossible position: {'; '.join(flaws)}."
