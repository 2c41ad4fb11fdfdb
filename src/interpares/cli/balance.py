"""`interpares balance`: who wins among equals, and by what."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table

from ..kernel.rules import Rules, rules_of
from .options import game_options, usual_seats
from .printing import show
from .progress import bar
from .reports import figures_to_the_right

if TYPE_CHECKING:
    from ..bots.balance.types import Group as Kind
    from ..bots.balance.types import Report, Row, Section
    from ..bots.workers import Workers

EACH = "each"
"""In place of options: every combination of them that changes the rules."""


def settings_of(text: str, rules: Rules, seats: int) -> list[dict[str, Any]]:
    """The settings to play: one, or each."""
    return list(rules.option_sets(seats)) if text == EACH else [game_options(text, rules)]


def run(
    game: str,
    *,
    seats: int | None,
    games: int,
    bot: str | None,
    options: str,
    seed: int,
    workers: Workers,
    state: Path | None,
    only_off: bool,
    json: bool,
) -> None:
    """Play and print the report."""
    from ..bots.balance.reporting import balance

    rules = rules_of(game)
    count = seats or usual_seats(rules)
    rules.complete({}, count)
    with bar(f"{game}, balance", quiet=json) as progress:
        found = balance(
            game,
            seats=count,
            games=games,
            bot=bot,
            settings=settings_of(options, rules, count),
            seed=seed,
            workers=workers,
            state=state,
            progress=progress,
        )
    show(found, lambda report: Group(*_parts(report, only_off=only_off)), json=json)


def _parts(report: Report, *, only_off: bool) -> Iterator[RenderableType]:
    for section in report.sections:
        yield f"\n[bold]{report.game}[/], {report.seats} seats, {report.bot}: {_options(section)}"
        endings = ", ".join(f"{count} {reason}" for reason, count in section.endings.items())
        yield f"{section.games} games ({endings}), {section.decisions:,.0f} decisions a game"
        if section.scores:
            yield f"mean score by seat: {', '.join(map(str, section.scores))}"
        yield (
            f"{section.off} rows are off (*) and {section.sure} of them surely (**); "
            f"if all were even, {section.expected_off:.0f} would be off and none surely"
        )
        for kind in section.groups:
            if not only_off or any(row.off for row in kind.rows):
                yield _table(kind, only_off=only_off)
        if section.points:
            yield _points(section)


def _options(section: Section) -> str:
    told = (f"{name}={value}" for name, value in section.options.items())
    return ", ".join(told) or "no options"


def _table(kind: Kind, *, only_off: bool) -> Table:
    title = f"{kind.name} (all: {kind.win_rate:.1%})"
    table = Table(title, "Games", "Won", "95 %", "", "Ours", box=box.ROUNDED)
    for row in kind.rows:
        if row.off or not only_off:
            table.add_row(*_cells(row))
    figures_to_the_right(table).columns[-1].justify = "left"
    return table


def _cells(row: Row) -> list[str]:
    low, high = row.interval
    mark = "**" if row.sure else "*" if row.off else ""
    rates = [f"{row.win_rate:.1%}", f"{low:.1%}–{high:.1%}"]
    return [row.id, str(row.games), *rates, mark, "; ".join(row.ours)]


def _points(section: Section) -> Table:
    table = Table("Points", "Of all", "Of winners", box=box.ROUNDED)
    for source in section.points:
        table.add_row(source.name, f"{source.all:.1f}", f"{source.winners:.1f}")
    return figures_to_the_right(table)
