"""Tables that commands print."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from rich import box
from rich.table import Table

from ..bots.arena import League
from ..bots.simulate import Simulation
from ..kernel.rules import Rules
from ..kernel.steps import Decision
from .bench import Measures


def game_facts(rules: Rules) -> dict[str, Any]:
    """A game as the list of games gives it."""
    questions = [kind for kind in rules.steps() if issubclass(kind, Decision)]
    return {
        "slug": rules.slug,
        "names": rules.names,
        "seats": list(rules.seats),
        "options": msgspec.to_builtins(rules.options),
        "decisions": sum(not kind.__subclasses__() for kind in questions),
        "version": rules.version,
        "provenance": dict(rules.provenance()),
    }


def games_table(games: Iterable[dict[str, Any]]) -> Table:
    """The games for people."""
    table = Table.grid(padding=(0, 3, 0, 0))
    for game in games:
        seats = f"{min(game['seats'])} to {max(game['seats'])} seats"
        options = f"options {', '.join(game['options'])}"
        sources = (f"{count} {source}" for source, count in game["provenance"].items())
        table.add_row(f"[bold]{game['slug']}[/]", f"[bold]{game['names']['en']}[/]")
        table.add_row("", f"{seats}, {game['decisions']} kinds of decisions, {options}")
        table.add_row("", f"data: {', '.join(sources)}")
    return table


def simulation_table(result: Simulation) -> Table:
    """How many games ended, by seat."""
    endings = ", ".join(f"{count} {reason}" for reason, count in result["endings"].items())
    speed = f"{result['games_per_s']:,} games/s, {result['decisions_per_s']:,} decisions/s"
    table = Table(
        *("Seat", "Wins", "Mean score", "Least", "Greatest"),
        title=f"{result['game']}, {result['seats']} seats: {endings}",
        caption=speed,
        box=box.ROUNDED,
    )
    for seat, (wins, scores) in enumerate(zip(result["wins"], result["scores"], strict=True)):
        figures = (scores["mean"], scores["min"], scores["max"]) if scores else ("–", "–", "–")
        table.add_row(str(seat), str(wins), *map(str, figures))
    return figures_to_the_right(table)


def league_table(league: League) -> Table:
    """The bots of a league."""
    defeats = f"{league['shared_defeats']} of {league['games']} games were shared defeats"
    table = Table(
        *("Bot", "Games", "Wins", "Win rate", "95 %", "Rating", "95 %", "ms/move"),
        title=f"{league['game']}, {league['seats']} seats",
        caption=defeats,
        box=box.ROUNDED,
    )
    for row in league["bots"]:
        table.add_row(
            row["bot"],
            str(row["games"]),
            str(row["wins"]),
            f"{row['win_rate']:.1%}",
            "–".join(f"{each:.0%}" for each in row["interval"]),
            f"{row['rating']:.1f}",
            "–".join(f"{each:.1f}" for each in row["rating_interval"]),
            f"{row['seconds_per_decision'] * 1000:.2f}",
        )
    return figures_to_the_right(table)


def figures_to_the_right(table: Table) -> Table:
    """All columns but the first hold numbers."""
    for column in table.columns[1:]:
        column.justify = "right"
    return table


def bench_table(measures: Iterable[Measures]) -> Table:
    """The speed of the engine."""
    figures = [each for each in Measures.__struct_fields__ if each not in ("game", "seats")]
    rows = list(measures)
    table = Table("", *(f"{row.game}, {row.seats} seats" for row in rows), box=box.ROUNDED)
    for name in figures:
        table.add_row(name.replace("_", " "), *(f"{getattr(row, name):,}" for row in rows))
    return figures_to_the_right(table)
