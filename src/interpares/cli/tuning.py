"""`interpares tune`: better numbers for a bot, by games of the bot with itself."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich import box
from rich.console import Group
from rich.table import Table

from ..kernel.rules import rules_of
from .options import bots_of, game_options, usual_seats, words_of
from .printing import Json, show
from .progress import bar
from .reports import figures_to_the_right

if TYPE_CHECKING:
    from ..bots.tuning.tuner import Tuned


def tune(
    game: Annotated[str, typer.Argument(help="The game, by the word `interpares games` gives it.")],
    *,
    seats: Annotated[int | None, typer.Option(help="How many seats.")] = None,
    bot: Annotated[
        str | None, typer.Option(help="The bot; the one with numbers, if none is named.")
    ] = None,
    weights: Annotated[
        str, typer.Option(help="The numbers, as name,name or name.0,name.1; all, if none.")
    ] = "",
    generations: Annotated[int, typer.Option(help="How many generations.")] = 10,
    candidates: Annotated[
        int | None, typer.Option(help="How many in each; what suits the numbers, if not said.")
    ] = None,
    games: Annotated[int, typer.Option(help="Games for each candidate, at least.")] = 12,
    confirm: Annotated[int, typer.Option(help="Games of the confirmation, at least.")] = 200,
    options: Annotated[
        str, typer.Option(help="Options of the game, as name=value,name=value.")
    ] = "",
    seed: Annotated[int, typer.Option(help="The number all chance comes from.", min=0)] = 0,
    jobs: Annotated[int, typer.Option(help="How many processes.", min=1)] = 1,
    state: Annotated[Path | None, typer.Option(help="A file to go on from after a stop.")] = None,
    publish: Annotated[
        bool, typer.Option("--publish", help="Keep the run as data, and its numbers if better.")
    ] = False,
    json: Json = False,
) -> None:
    """Look for better numbers of a bot: candidates play against a table with those in use.

    The best are offered only if they win beyond chance on deals that nobody was tuned on.
    """
    from ..bots.tuning.plan import planned
    from ..bots.tuning.publishing import publish as write
    from ..bots.tuning.tuner import tune as run

    rules = rules_of(game)
    plan = planned(
        game,
        bot=bots_of(bot, game)[0] if bot else None,
        names=words_of(weights),
        seats=seats or usual_seats(rules),
        options=game_options(options, rules),
        seed=seed,
        generations=generations,
        candidates=candidates,
        games=games,
        confirm=confirm,
    )
    with bar(f"{game}, {len(plan.names)} numbers", quiet=json) as progress:
        tuned = run(plan, jobs=jobs, state=state, progress=progress)
    if publish:
        path = write(tuned)
        if not json:
            print(f"Kept in {path}.")
    show(tuned, tuned_table, json=json)


def tuned_table(tuned: Tuned) -> Group:
    """The numbers before and after, and what the confirmation says of them."""
    found = tuned.run.confirmation
    assert found is not None
    table = Table(
        *("Number", "Present", "Found"),
        title=f"{tuned.game}, {tuned.bot}, {found.seats} seats",
        box=box.ROUNDED,
    )
    for name, before in tuned.present.items():
        table.add_row(name, _figures(before), _figures(tuned.found[name]))
    low, high = found.interval
    return Group(
        figures_to_the_right(table),
        f"{tuned.run.told} One against a table with the present numbers won {found.win_rate:.1%} "
        f"({low:.1%}–{high:.1%}) of {found.games - found.shared_defeats} fresh games; "
        f"an even share is {1 / found.seats:.1%}.",
    )


def _figures(value: Any) -> str:
    """A number, or all numbers of a row of them."""
    if isinstance(value, dict):
        return ", ".join(f"{key} {_figures(each)}" for key, each in value.items())
    if isinstance(value, list | tuple):
        rows = value and isinstance(value[0], list | tuple)
        return ("; " if rows else " ").join(map(_figures, value))
    return f"{value:g}"
