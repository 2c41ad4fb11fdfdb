"""The cities with their tokens and pawns, and the plans of the families."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from ...games.signorie.cards import CITIES, ROWS
from ...games.signorie.view import CityView, RowView, SignorieView
from ..words import Words
from .signorie_signs import (
    FITS,
    PAWN,
    bare_chip,
    chip,
    die,
    fits_marriage,
    fits_some_career,
    owner,
    row_state,
    unfilled,
)
from .signorie_tables import FULL, framed
from .signs import HOPE, QUIET, STRONG, flowing, heading, joined


def cities(view: SignorieView, words: Words, width: int) -> Table:
    """The cities in play: spaces with pawns, and the token for a mission and for a marriage."""
    slots = [f"{PAWN['man']} {words.say('si-mission')}"]
    slots.append(f"{PAWN['woman']} {words.say('si-marriage')}")
    stacked = width < FULL
    table = framed()
    titles = ["\n".join(slots)] if stacked else slots
    for title in (words.say("si-city"), words.say("si-spaces"), *titles):
        table.add_column(title, no_wrap=True)
    for city in view.cities:
        if city.in_play:
            tokens = tokens_of(view, city, words)
            table.add_row(
                Text(words.name(city.id), style=STRONG),
                spaces(view, city, words),
                *([Text("\n").join(tokens)] if stacked else tokens),
            )
    return table


def tokens_of(view: SignorieView, city: CityView, words: Words) -> list[Text]:
    """The tokens of a city, for a mission and for a marriage."""
    player = owner(view)
    return [
        token(city.mission, words, fits=fits_some_career(player, city.mission)),
        token(city.marriage, words, fits=fits_marriage(player, city.marriage)),
    ]


def spaces(view: SignorieView, city: CityView, words: Words) -> Text:
    """The spaces of a city: who stands there, then the value of the next one and of the rest."""
    pawns = [
        Text.assemble(bare_chip(view, pawn.seat, words), PAWN[pawn.sex]) for pawn in city.pawns
    ]
    empty = CITIES[city.id].spaces[len(city.pawns) :]
    following = [Text(str(value), style=QUIET) for value in empty[1:]]
    return joined(
        [*pawns, *(Text(die(value), style=STRONG) for value in empty[:1]), *following], " "
    )


def token(name: str | None, words: Words, *, fits: bool) -> Text:
    """A token in its slot, and whether it fits one's own plan."""
    if name is None:
        return Text("–", style=QUIET)
    return Text(f"{words.name(name)} {FITS}", style=HOPE) if fits else Text(words.name(name))


def own_plan(view: SignorieView, words: Words, width: int) -> Text | None:
    """The rows of one's own plan, each with its tokens and the shields to be filled."""
    player = owner(view)
    if player is None:
        return None
    lines = [heading(words.name("plan"))]
    for row in player.rows:
        lines.append(Text.assemble((words.name(row.row), STRONG), f"  {row_state(row, words)}"))
        lines.append(flowing(shields(row, words), "  ", width))
    return Text("\n").join(lines)


def shields(row: RowView, words: Words) -> list[Text]:
    """The tokens beside a row, then the houses it still wants."""
    filled = [Text(f"{FITS}{words.name(each)}", style=HOPE) for each in row.tokens]
    wanted = [Text(words.name(house), style=QUIET) for house in unfilled(row)]
    hidden = words.say("si-face-down", count=row.face_down)
    return [*filled, *([Text(hidden)] if row.face_down else []), *wanted]


def plans(view: SignorieView, words: Words) -> Table:
    """How far every family has come with each row of its plan."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style=QUIET, pad_edge=False)
    title = f"{words.name('plan')}\n{words.say('si-rows')}"
    table.add_column(title, no_wrap=True)
    seats = range(len(view.players))
    for seat in seats:
        table.add_column(chip(view, seat, words), no_wrap=True)
    for at, row in enumerate(ROWS):
        states = [view.players[seat].rows[at] for seat in seats]
        table.add_row(
            words.name(row),
            *(f"{each.count} · {each.vp}" if each.count else "–" for each in states),
        )
    return table
