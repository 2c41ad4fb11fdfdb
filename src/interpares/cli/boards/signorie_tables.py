"""The round, the families, the five columns with their dice, and the tracks."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.table import Table
from rich.text import Text

from ...games.signorie.cards import (
    CAREER_VP,
    CAREERS,
    COLOURS,
    COLUMN,
    COLUMNS,
    FACTS,
    HELPERS,
    HELPERS_OF,
    INITIATIVE_VP,
    SPACES_OF,
    TASK_SPACE,
    TASK_SPACES,
)
from ...games.signorie.view import SignorieView
from ...kernel.values import Seat
from ..words import Words
from .signorie_signs import (
    DIE_STYLE,
    FLORIN,
    PAWN,
    bare_chip,
    dice_on_board,
    die,
    family_name,
    owner,
)
from .signs import ALARM, HOPE, QUIET, STRONG, flowing, heading, spread

FULL = 80
"""From this width on everything stands where it belongs; below, parts are stacked."""
ROOMY = 90
"""From this width on the families are set wider."""


def crown(view: SignorieView, words: Words, width: int) -> Text:
    """The round, the phase, the reward, and those of the rounds to come."""
    round_of = words.say("si-round", round=max(view.round, 1), rounds=FACTS.rounds)
    left = Text.assemble((round_of, STRONG), "  ·  ", (words.name(view.phase), STRONG))
    there = [(number, each) for number, each in enumerate(view.rewards, 1) if each]
    if not there:
        return left
    (_, now), *later = there
    reward = Text(words.say("si-reward", reward=words.name(now)), style=HOPE)
    line = spread(left, reward, width)
    if later:
        first, *rest = [f"{number}. {words.name(each)}" for number, each in later]
        coming = [words.say("si-to-come", reward=first), *rest]
        parts = [Text(each, style=QUIET) for each in coming]
        line.append("\n").append(flowing(parts, " · ", width))
    return line


def families(view: SignorieView, words: Words, width: int) -> Table:
    """All families in turn order, one line each; what they have built up where there is room."""
    gap = 2 if width >= ROOMY else 1
    table = Table(box=None, padding=(0, gap, 0, 0), header_style=QUIET, pad_edge=False)
    table.add_column("#", justify="right", no_wrap=True)
    table.add_column(words.say("si-family"), no_wrap=True)
    purse = words.say("si-purse") if width >= FULL else FLORIN
    for title in (words.say("si-vp"), purse, *PAWN.values()):
        table.add_column(title, justify="right", no_wrap=True)
    table.add_column(words.say("si-dice"), no_wrap=True)
    for title in ("sum", "helpers", "brides") if width >= FULL else ("sum",):
        table.add_column(words.say(f"si-{title}"), justify="right", no_wrap=True)
    table.add_column("", no_wrap=True, style=QUIET)
    for place, seat in enumerate(view.order, 1):
        table.add_row(str(place), *family_row(view, seat, words, width))
    return table


def family_row(view: SignorieView, seat: Seat, words: Words, width: int) -> list[Text | str]:
    """A family: what it has scored, can spend and has taken in this round."""
    player = view.players[seat]
    built = (len(player.helpers), player.brides) if width >= FULL else ()
    return [
        family_name(view, seat, words),
        *map(str, (player.vp, player.florins, player.men, player.women)),
        dice_on_board(player),
        Text.assemble(" ", sum_of_dice(player.total, player.threshold)),
        *map(str, built),
        words.say("si-passed") if player.passed and view.phase == "actions" else "",
    ]


def sum_of_dice(total: int, threshold: int) -> Text:
    """Whether the dice still qualify for the reward."""
    over = total > threshold
    return Text(f"{'✗ ' if over else ''}{total}/{threshold}", style=ALARM if over else "")


def columns(view: SignorieView, words: Words, width: int) -> Table:
    """For each colour: the dice left and the own space, what a die can do, and the helpers."""
    table = framed()
    table.width = width
    table.add_column(words.say("si-dice"), no_wrap=True)
    table.add_column(words.say("si-tasks"), no_wrap=True)
    table.add_column(words.say("si-helpers-of-column"), ratio=1)
    for colour in COLOURS:
        table.add_row(
            dice_of(view, colour, words),
            actions_of(view, colour, words),
            helpers_of(view, colour, words),
        )
    return table


def framed() -> Table:
    """A table with lines between its cells only."""
    return Table(
        box=box.ROUNDED, show_edge=False, pad_edge=False, border_style=QUIET, header_style=QUIET
    )


def dice_of(view: SignorieView, colour: str, words: Words) -> Text:
    """The dice left on the main board, and the die on the own space."""
    at, player = COLUMN[colour], owner(view)
    left = "".join(die(value) for value in view.dice[at]) or "–"
    space = words.say("si-space", value=COLUMNS[colour].value)
    if player is not None:
        space += f" {die(player.dice[at]) if player.dice[at] else '–'}"
    name = heading(words.name(colour))
    name.stylize(DIE_STYLE[colour])
    return Text("\n").join([name, Text(left, style=DIE_STYLE[colour]), Text(space)])


def actions_of(view: SignorieView, colour: str, words: Words) -> Text:
    """The tasks for women and men, and the management action."""
    lines = [
        Text(f"{PAWN[TASK_SPACES[space].sex]} {words.name(view.tasks[TASK_SPACE[space]])}")
        for space in SPACES_OF[colour]
        if view.tasks
    ]
    lines.append(Text(f"» {words.name(COLUMNS[colour].management)}"))
    return Text("\n").join(lines)


def helpers_of(view: SignorieView, colour: str, words: Words) -> Text:
    """The helpers of a column from top to bottom: one's own are marked, the others have a price."""
    return Text("\n").join(helper_line(view, helper, words) for helper in HELPERS_OF[colour])


def helper_line(view: SignorieView, helper: str, words: Words) -> Text:
    """A helper; to the public also who has hired him."""
    player = owner(view)
    if player is not None and helper in player.helpers:
        return Text(f"●  {words.name(helper)}", style=STRONG)
    line = Text(f"{HELPERS[helper].cost}{FLORIN} {words.name(helper)}", style=QUIET)
    if player is None:
        seats = [seat for seat, each in enumerate(view.players) if helper in each.helpers]
        line.append(" ").append(letters(view, seats, words))
    return line


def letters(view: SignorieView, seats: Sequence[Seat], words: Words) -> Text:
    """Families as bare letters, one after another."""
    return Text("").join(bare_chip(view, seat, words) for seat in seats)


def careers(view: SignorieView, words: Words) -> Table:
    """The three career tracks as ladders, with the men on them."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=QUIET, pad_edge=False)
    table.add_column("", justify="right", no_wrap=True)
    table.add_column(words.say("si-vp"), justify="right", no_wrap=True, style=QUIET)
    for career in CAREERS:
        table.add_column(words.name(career), min_width=7)
    for rank in sorted(CAREER_VP, reverse=True):
        table.add_row(
            str(rank),
            str(CAREER_VP[rank]),
            *(men_on(view, at, rank, words) for at in range(len(CAREERS))),
        )
    return table


def men_on(view: SignorieView, career: int, rank: int, words: Words) -> Text:
    """The men of all families on a space."""
    seats = [
        seat
        for seat, player in enumerate(view.players)
        for each in player.careers[career]
        if each == rank
    ]
    return letters(view, seats, words) or Text("·", style=QUIET)


def initiative(view: SignorieView, words: Words) -> Table:
    """The initiative track: what each space scores, and its discs from bottom to top."""
    table = Table(box=None, padding=0, pad_edge=False, show_header=False)
    table.add_column(no_wrap=True, style=QUIET)
    for _ in INITIATIVE_VP:
        table.add_column(justify="right", no_wrap=True, min_width=4)
    table.add_row(words.say("si-vp"), *(Text(str(vp), style=QUIET) for vp in INITIATIVE_VP))
    table.add_row(
        "", *(letters(view, seats, words) or Text("·", style=QUIET) for seats in view.initiative)
    )
    return table
