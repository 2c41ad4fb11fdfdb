"""Boards as plain text, at many positions."""

from __future__ import annotations

import io
from random import Random

from rich.console import Console

from interpares import Match
from interpares.cli.boards import board_of
from interpares.cli.words import Words


def words_of(match, language="en"):
    return Words(match.rules, language, match.rules.names_of_seats(match.game))


def drawn(match, seat, *, width=80, language="en", board=None):
    """The board as lines of plain text."""
    board = board or board_of(match.header.game)
    console = Console(file=io.StringIO(), width=width, no_color=True)
    table = board.table(match.view(seat), match.prompt(seat), words_of(match, language), width)
    console.print(table)
    return console.file.getvalue().splitlines()


def walk(game, seats, seed, every=7):
    """Positions of a random match, one after another."""
    match, random = Match.start(game, seats=seats, seed=seed), Random(seed)
    while match.outcome is None:
        seat = random.choice(match.waiting)
        match.play(seat, random.choice(match.options(seat)))
        if match.n % every == 0 or match.outcome:
            yield match
