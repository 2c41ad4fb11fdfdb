"""Events, questions and options as they are printed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ..kernel import notation
from ..kernel.steps import Action
from ..kernel.values import Value
from ..kernel.views import Prompt
from .boards import Board
from .words import Words

QUIET = "dim"
STRONG = "bold"
KEY = "bold cyan"
GAP = 3


class Offered(Value):
    """An option as a player sees it: what to type, what it says, where it stands."""

    keys: tuple[str, ...]
    action: Any
    label: str
    heading: str


def offered(
    board: Board, options: Sequence[Action], view: Any, prompt: Prompt, words: Words
) -> list[Offered]:
    """The options with what to type for them: keys of the game's own, or numbers."""
    own = [board.keys(action) for action in options]
    if not all(own):
        own = [(str(number),) for number in range(1, len(options) + 1)]
    return [
        Offered(
            keys,
            action,
            board.label(action, view, prompt, words),
            board.heading(action, view, prompt, words),
        )
        for keys, action in zip(own, options, strict=True)
    ]


def chosen(text: str, options: Sequence[Offered]) -> Action | None:
    """The option that a line of text names by key or in notation."""
    typed = text.casefold()
    for option in options:
        if typed in option.keys or typed == notation.write(option.action).casefold():
            action: Action = option.action
            return action
    return None


def option_list(options: Sequence[Offered], width: int) -> RenderableType:
    """The options by heading, in as many columns as fit; keys of the game's own in a row."""
    if options[0].keys[0] != "1":
        return Text("   ").join(cell(option, 0) for option in options)
    headings = list(dict.fromkeys(option.heading for option in options))
    margin = max(map(len, headings))
    table = Table.grid(padding=(0, GAP if margin else 1))
    table.add_column(style=QUIET, width=margin or None)
    table.add_column()
    for heading in headings:
        own = [option for option in options if option.heading == heading]
        table.add_row(heading, columns(own, width - margin - GAP))
    return table


def columns(options: Sequence[Offered], width: int) -> Table:
    """Options in equal columns, read downwards."""
    key_width = max(len(option.keys[0]) for option in options)
    label_width = max(Text(option.label).cell_len for option in options)
    count = max(1, min(len(options), (width + GAP) // (key_width + 1 + label_width + GAP)))
    height = -(-len(options) // count)
    count = -(-len(options) // height)
    table = Table.grid(padding=(0, GAP, 0, 0))
    for row in range(height):
        table.add_row(*(cell(option, key_width) for option in options[row::height]))
    return table


def cell(option: Offered, key_width: int) -> Text:
    key = option.keys[0]
    if key == option.label:
        return Text(key, style=KEY)
    return Text.assemble((f"{key:>{key_width}}", KEY), " ", option.label)


def happenings(sentences: Sequence[str], words: Words, most: int) -> RenderableType | None:
    """What happened, one sentence on each line, the latest last."""
    if not sentences:
        return None
    table = Table.grid(padding=(0, 1))
    table.add_column(width=1)
    table.add_column()
    if len(sentences) > most:
        table.add_row("", Text(words.say("earlier", count=len(sentences) - most), style=QUIET))
    for sentence in sentences[-most:]:
        table.add_row("·", sentence)
    return Group(Text(words.say("since"), style=QUIET), table)


def question(text: str) -> RenderableType:
    """What the player is asked."""
    return Group(Rule(style=QUIET), Text(text, style=STRONG))


def card_list(cards: Sequence[tuple[str, str]]) -> RenderableType:
    """Cards and what they do."""
    table = Table.grid(padding=(0, GAP, 0, 0))
    table.add_column(style=STRONG, no_wrap=True)
    table.add_column()
    for name, text in cards:
        table.add_row(name, text)
    return table
