"""Tempting illegal moves: a position, a move, and the rule that stands against it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

import pytest

from interpares.kernel.game import Game
from scenario import play

Attempt = tuple[Callable[[], Game], str, str | tuple[str, ...]]
"""Of several rules that a move breaks any may be cited."""
AnyGame = TypeVar("AnyGame", bound=Game)


def after(game: AnyGame, *moves: str) -> AnyGame:
    """The game when these moves have been made."""
    play(game, *moves)
    return game


def every_attempt(attempts: Mapping[str, Attempt]) -> pytest.MarkDecorator:
    """A test of each attempt by its name, with all rules that may be cited."""
    rows = [
        (position, move, (rules,) if isinstance(rules, str) else rules)
        for position, move, rules in attempts.values()
    ]
    return pytest.mark.parametrize("position, move, rules", rows, ids=attempts)
