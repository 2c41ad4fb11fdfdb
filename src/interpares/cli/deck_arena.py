"""`interpares arena veto --decks A,B`: every pair of decks, played by one bot."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from rich import box
from rich.table import Table

from ..kernel.errors import BadInput
from ..kernel.rules import rules_of
from .deck import Words
from .deck_files import opened
from .options import game_options, words_of
from .printing import show
from .progress import bar

if TYPE_CHECKING:
    from ..bots.deck_matrix import Matrix
    from ..bots.workers import Workers

GAME = "veto"
SEATS = 2


def table_for_decks(game: str, seats: int | None) -> None:
    """BadInput for a table at which pairs of decks cannot meet."""
    if game != GAME:
        raise BadInput(f"{game} is played without decks; they belong to {GAME}.")
    if seats not in (None, SEATS):
        raise BadInput(f"Decks meet in pairs: --decks is played by {SEATS} seats, not by {seats}.")


def deck_arena(
    decks: str,
    *,
    bot: str,
    games: int,
    options: str,
    seed: int,
    workers: Workers,
    state: Path | None,
    json: bool,
) -> None:
    """Print which deck beats which."""
    from ..bots import names_of
    from ..bots.deck_matrix import matrix

    names, words = words_of(decks), Words("en")
    with bar(f"{len(names)} decks", quiet=json) as progress:
        found = matrix(
            {name: opened(name, words) for name in names},
            bot=bot or names_of(GAME)[-1],
            games=games,
            options=game_options(options, rules_of(GAME)),
            seed=seed,
            workers=workers,
            state=state,
            progress=progress,
        )
    show(found, matrix_table, json=json)


def matrix_table(found: Matrix) -> Table:
    """Win rates of the decks in the rows against those in the columns."""
    names = found["decks"]
    rates: dict[tuple[str, str], float] = {}
    for pair in found["pairs"]:
        rates[pair["first"], pair["second"]] = pair["win_rate"]
        rates[pair["second"], pair["first"]] = 1 - pair["win_rate"]
    games = found["pairs"][0]["games"]
    title = f"{found['bot']}, {games} games a pair"
    table = Table("", *names, title=title, box=box.ROUNDED)
    for row in names:
        cells = [f"{rates[row, each]:.0%}" if each != row else "" for each in names]
        table.add_row(row, *cells)
    return table
