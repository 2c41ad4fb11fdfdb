"""Events, questions and options as they are printed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from msgspec import structs
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
    shown: str
    """What stands before it; empty where it shares the line of another."""
    own_key: bool = False
    """Whether the game has its own key for it, and not a number."""


def offered(
    board: Board, options: Sequence[Action], view: Any, prompt: Prompt, words: Words
) -> list[Offered]:
    """The options with what to type for them: keys of the game's own, or numbers and amounts."""
    own = [board.keys(action) for action in options]
    plain = [
        Offered(
            keys,
            action,
            board.label(action, view, prompt, words),
            board.heading(action, view, prompt, words),
            keys[0] if keys else "",
            own_key=True,
        )
        for keys, action in zip(own, options, strict=True)
    ]
    return plain if all(own) else numbered(plain, lambda action: board.amount(action, view))


def numbered(
    options: Sequence[Offered], amount: Callable[[Action], tuple[str, ...]]
) -> list[Offered]:
    """A number for every line; options that differ in an amount only share one."""
    lines: dict[Any, list[Offered]] = {}
    for at, option in enumerate(options):
        one = (option.heading, option.label) if amount(option.action) else at
        lines.setdefault(one, []).append(option)
    return [
        option
        for number, line in enumerate(lines.values(), 1)
        for option in on_line(line, [amount(each.action) for each in line], number, len(lines))
    ]


def on_line(
    line: Sequence[Offered], amounts: Sequence[tuple[str, ...]], number: int, lines: int
) -> Iterator[Offered]:
    """The options of a line: typed by its number and an amount, or by what needs no other."""
    before = (str(number),) if lines > 1 or not amounts[0] else ()
    shown = (*before, *map(span, zip(*amounts, strict=True)))
    for at, (option, amount) in enumerate(zip(line, amounts, strict=True)):
        typed = " ".join((*before, *amount)).casefold()
        yield structs.replace(
            option,
            keys=(typed, *before) if at == 0 and typed != "".join(before) else (typed,),
            shown="" if at else " ".join(shown),
            own_key=False,
        )


def span(words: Sequence[str]) -> str:
    """From the least to the greatest number; of other words the last of the longest."""
    if not all(word.isdecimal() for word in words):
        return max(reversed(words), key=len)
    least, most = min(map(int, words)), max(map(int, words))
    return str(least) if least == most else f"{least}–{most}"


def in_parts(options: Sequence[Offered]) -> str:
    """An example of what to type where that is more than one number; empty if it never is."""
    shared = [option.keys[0] for option in options if not option.shown]
    found = [key for key in shared if not key.isdecimal()]
    return found[len(found) // 2] if found else ""


def chosen(text: str, options: Sequence[Offered]) -> Action | None:
    """The option that a line of text names by key or in notation."""
    typed = " ".join(text.casefold().split())
    for option in options:
        if typed in option.keys or typed == notation.write(option.action).casefold():
            action: Action = option.action
            return action
    return None


def option_list(options: Sequence[Offered], width: int) -> RenderableType:
    """The options by heading, in as many columns as fit; keys of the game's own in a row."""
    options = [option for option in options if option.shown]
    if options[0].own_key:
        return Text("   ").join(cell(option, option.shown) for option in options)
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
    parts = [option.shown.partition(" ") for option in options]
    keys, amounts = max(len(part[0]) for part in parts), max(len(part[2]) for part in parts)
    cells = [
        cell(option, f"{number:>{keys}}{gap or ' ' * bool(amounts)}{amount:<{amounts}}")
        for option, (number, gap, amount) in zip(options, parts, strict=True)
    ]
    count = (width + GAP) // (max(each.cell_len for each in cells) + GAP)
    count = max(1, min(len(options), count))
    height = -(-len(options) // count)
    table = Table.grid(padding=(0, GAP, 0, 0))
    for row in range(height):
        table.add_row(*cells[row::height])
    return table


def cell(option: Offered, key: str) -> Text:
    if key == option.label:
        return Text(key, style=KEY)
    return Text.assemble((key, KEY), " ", option.label)


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
