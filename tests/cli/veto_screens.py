"""Positions of Veto! on a screen: the board and the options as plain text, and sessions there."""

from __future__ import annotations

import io

from rich.console import Console

from games.veto.positions import RULES
from interpares import Match
from interpares.cli.boards import board_of
from interpares.cli.showing import offered
from interpares.cli.words import Words
from interpares.kernel.views import prompt

BOARD = board_of("veto")


def words_for(game, seat=None, language="en"):
    """The words a seat reads."""
    words = Words(RULES, language, RULES.names_of_seats(game))
    return words.describing(lambda action: RULES.describe(game, seat, action))


def printed(part, width=80):
    """A part of the screen as lines of plain text."""
    console = Console(file=io.StringIO(), width=width, no_color=True)
    console.print(part)
    return [line.rstrip() for line in console.file.getvalue().splitlines()]


def table(game, seat=0, *, width=80, language="en"):
    """The lines of the board at a position."""
    return drawing(game, RULES.view(game, seat), width=width, language=language)


def drawing(game, view, *, width=80, language="en"):
    """The lines of the board that shows this view."""
    words, question = words_for(game, view.seat, language), prompt(game, view.seat)
    return printed(BOARD.table(view, question, words, width), width)


def shown(game, seat=0, language="en"):
    """The options of a seat by heading."""
    options = game.decision.options(game, seat)
    found: dict[str, list[str]] = {}
    view, words = RULES.view(game, seat), words_for(game, seat, language)
    for each in offered(BOARD, options, view, prompt(game, seat), words):
        found.setdefault(each.heading, []).append(each.label)
    return found


def line_with(lines, *parts):
    """The only line that has all these parts."""
    found = [line for line in lines if all(part in line for part in parts)]
    assert len(found) == 1, (parts, found)
    return found[0]


def part(lines, title):
    """What stands in the frame with this title."""
    start = next(at for at, line in enumerate(lines) if title in line and line[0] in "╭┏")
    end = next(at for at, line in enumerate(lines) if at > start and line[0] in "╰┗")
    return [line.strip("│┃ ") for line in lines[start + 1 : end]]


def match_at(game, *players):
    """A match that is taken up at a position."""
    return Match.start("veto", seats=len(players), seed=1, players=players, position=game)
