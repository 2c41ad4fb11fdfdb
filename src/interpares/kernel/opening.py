"""Positions and records from outside: what is impossible about them is said, not met later."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from . import chance
from .errors import BadInput, InterParesError
from .game import Game
from .records import Header
from .rules import Rules


def opened(rules: Rules, game: Game, seats: int) -> Game:
    """A position from outside, run on to its first decision; an impossible one is refused."""
    with playable(foreign=True):
        if len(game.players) != seats:
            raise BadInput(f"The position is impossible: {len(game.players)} players, not {seats}.")
        if flaws := rules.flaws(game):
            raise BadInput(f"The position is impossible: {'; '.join(flaws)}.")
        game.told = None
        game.advance()
        for seat in game.waiting:
            game.decision.options(game, seat)
    return game


@contextlib.contextmanager
def playable(foreign: bool) -> Iterator[None]:  # noqa: FBT001 - it is the only argument
    """Where the position came from outside, whatever breaks is the position's fault."""
    try:
        yield
    except Exception as error:
        if isinstance(error, InterParesError) or not foreign:
            raise
        name = type(error).__name__
        raise BadInput(f"The position is impossible: the rules end in {name}.") from error


def seed_of(header: Header) -> bytes:
    """The seed in the header of a record."""
    if header.seed is None:
        raise BadInput("The record has no seed: the match was not over when it was written.")
    try:
        seed = bytes.fromhex(header.seed)
    except ValueError:
        raise BadInput("The seed of the record is not hexadecimal.") from None
    if len(seed) != chance.SEED_BYTES:
        raise BadInput(f"The seed of the record must have {2 * chance.SEED_BYTES} digits.")
    return seed
