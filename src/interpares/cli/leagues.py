"""`interpares arena`: leagues of bots, of decks, and of levels."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from rich import box
from rich.console import Group
from rich.table import Table

from ..kernel.errors import BadInput
from ..kernel.rules import rules_of
from ..kernel.values import Value
from .deck_arena import deck_arena, table_for_decks
from .options import bots_of, game_options, words_of
from .printing import show
from .progress import bar
from .reports import figures_to_the_right, league_table

if TYPE_CHECKING:
    from ..bots.ladder.types import Contest, Ladder, Rung
    from ..bots.ladder.types import Table as LadderTable


class Common(Value):
    """What all leagues are asked."""

    game: str
    seats: tuple[int, ...]
    games: int
    options: str
    seed: int
    states: tuple[Path, ...]
    json: bool
    jobs: int
    backend: str
    ray_address: str | None

    @property
    def one_table(self) -> int | None:
        """The number of seats of all games of a league, which has one at least."""
        if self.games < 1:
            raise BadInput("--games must be at least 1; only a ladder may play none.")
        if len(self.seats) > 1:
            raise BadInput("A league is played at tables of one size; name --seats once.")
        return self.seats[0] if self.seats else None

    @property
    def state(self) -> Path | None:
        """The file to go on from."""
        if len(self.states) > 1:
            raise BadInput("A league has one state file; several are for a ladder.")
        return self.states[0] if self.states else None


def of_bots(asked: Common, bots: str) -> None:
    """Print which bot is stronger."""
    from ..bots.arena import arena

    rules = rules_of(asked.game)
    if not bots:
        raise BadInput("A league needs bots: --bots greedy,random.")
    with bar(f"{asked.game}, {asked.games} games", quiet=asked.json) as progress:
        result = arena(
            asked.game,
            bots=bots_of(bots, asked.game),
            seats=asked.one_table,
            games=asked.games,
            options=game_options(asked.options, rules),
            seed=asked.seed,
            jobs=asked.jobs,
            backend=asked.backend,
            ray_address=asked.ray_address,
            state=asked.state,
            progress=progress,
        )
    show(result, league_table, json=asked.json)


def of_decks(asked: Common, decks: str, bot: str) -> None:
    """Print which deck is stronger."""
    from ..bots.workers import Workers

    rules_of(asked.game)
    table_for_decks(asked.game, asked.one_table)
    deck_arena(
        decks,
        bot=bot,
        games=asked.games,
        options=asked.options,
        seed=asked.seed,
        workers=Workers(asked.jobs, asked.backend, asked.ray_address),
        state=asked.state,
        json=asked.json,
    )


def climb(
    asked: Common, pairs: str, bots: str, decks: str | None, *, publish: bool, published: bool
) -> None:
    """Play a ladder, or show the published one."""
    if bots or decks is not None:
        raise BadInput("A ladder is climbed by the levels of the game, without --bots or --decks.")
    found = _published(asked, publish=publish) if published else _played(asked, pairs)
    if publish:
        from ..bots.ladder.publishing import publish as write

        path = write(found)
        if not asked.json:
            print(f"Published as {path}.")
    show(found, ladder_tables, json=asked.json)


def _published(asked: Common, *, publish: bool) -> Ladder:
    from ..bots.ladder.publishing import published

    if publish:
        raise BadInput("--show plays nothing; to publish what was played, leave it out.")
    found = published(asked.game)
    if found is None:
        raise BadInput(f"No ladder of {asked.game} has been published yet.")
    return found


def _played(asked: Common, pairs: str) -> Ladder:
    from ..bots.ladder.climbing import ladder
    from ..bots.workers import Workers

    with bar(f"{asked.game}, ladder", quiet=asked.json) as progress:
        return ladder(
            asked.game,
            pairs=words_of(pairs),
            seats=asked.seats,
            games=asked.games,
            options=game_options(asked.options, rules_of(asked.game)),
            seed=asked.seed,
            workers=Workers(asked.jobs, asked.backend, asked.ray_address),
            states=asked.states,
            progress=progress,
        )


def ladder_tables(found: Ladder) -> Group:
    """For every number of seats the levels, and who met whom."""
    if not found.tables:
        return Group(f"{found.game}: no deal has been played from every seat yet.")
    tables = [part for each in found.tables for part in _two_tables(found.game, each)]
    return Group(*tables)


def _two_tables(game: str, table: LadderTable) -> tuple[Table, Table]:
    seats = [f"Seat {seat}" for seat in range(table.seats)]
    levels = Table(
        *("Level", "Rating", "95 %", "Games", *seats, "ms/move"),
        title=f"{game}, {table.seats} seats",
        box=box.ROUNDED,
    )
    for rung in reversed(table.levels):
        levels.add_row(*_rung_cells(rung))
    figures = ("Games", "Wins", "Win rate", "95 %", *seats)
    pairs = Table("One against a table", *figures, box=box.ROUNDED)
    for pair in table.pairs:
        pairs.add_row(*_pair_cells(pair))
    return figures_to_the_right(levels), figures_to_the_right(pairs)


def _rung_cells(rung: Rung) -> list[str]:
    around = "–".join(map(str, map(round, rung.interval))) if rung.interval else "measure"
    seats = [_percent(each.wins, each.games) for each in rung.by_seat]
    numbers = [f"{rung.rating:.0f}", around, str(rung.games)]
    return [rung.level, *numbers, *seats, f"{rung.seconds * 1000:.1f}"]


def _pair_cells(pair: Contest) -> list[str]:
    around = "–".join(f"{each:.0%}" for each in pair.interval)
    seats = [_percent(each.wins, each.games) for each in pair.by_seat]
    who = f"{pair.higher} against {pair.lower}"
    return [who, str(pair.games), str(pair.wins), f"{pair.win_rate:.1%}", around, *seats]


def _percent(wins: int, games: int) -> str:
    return f"{wins / games:.0%}" if games else "–"
