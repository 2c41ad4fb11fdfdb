"""`interpares admin`: what a host does with the database of a server."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich import box
from rich.table import Table

from ..kernel.errors import BadInput
from .printing import Json, show
from .progress import bar

admin = typer.Typer(
    no_args_is_help=True,
    help="Look after the database of a server: copies, revisions, leftovers, figures.",
    epilog="Example: interpares admin backup today.backup",
)

Db = Annotated[str | None, typer.Option(help="The database; otherwise that of `interpares serve`.")]
File = Annotated[Path, typer.Argument(metavar="FILE", help="The backup.")]


@admin.command(epilog="Example: interpares admin backup today.backup")
def backup(file: File, db: Db = None) -> None:
    """Copy the whole database into one file, also while the server runs.

    The file holds every secret of the database; only its owner can read it.
    """
    from ..server.admin import backup as copies
    from .serving import failing

    with failing(), bar("backup", quiet=False) as progress:
        header = copies.backup(url_of(db), file, progress)
    print(f"{file}: {header.total:,} rows of revision {header.revision}.")
    print("Keep it safe: it holds all secrets of the server.")


@admin.command(epilog="Example: interpares admin restore today.backup --db postgresql+asyncpg://…")
def restore(
    file: File,
    db: Db = None,
    *,
    replace: Annotated[
        bool, typer.Option("--replace", help="Throw away what the database holds.")
    ] = False,
) -> None:
    """Fill a database from a backup; stop the server first.

    A backup of SQLite can be restored into PostgreSQL and the other way round.
    """
    from ..server.admin import restore as copies
    from .serving import failing

    with failing(), bar("restore", quiet=False) as progress:
        header = copies.restore(url_of(db), file, replace=replace, progress=progress)
    print(f"{header.total:,} rows are restored.")


@admin.command(epilog="Example: interpares admin migrate")
def migrate(
    db: Db = None,
    down: Annotated[
        str | None, typer.Option(metavar="REVISION", help="Go back; what came later is lost.")
    ] = None,
) -> None:
    """Bring the tables to this program's revision, or back to an earlier one."""
    from ..server import database
    from ..server.readiness import answering
    from .serving import failing

    url = url_of(db)
    if down not in (None, "base", *database.REVISIONS):
        raise BadInput(f"The revisions are base, {', '.join(database.REVISIONS)}, not '{down}'.")
    with failing(), answering(url):
        if down is None:
            database.migrate(url)
        else:
            database.downgrade(url, down)
        revision = asyncio.run(database.revision_of(url))
    print(f"The database has revision {revision or 'none: its tables are gone'}.")


@admin.command(epilog="Example: interpares admin prune --days 30")
def prune(
    db: Db = None,
    days: Annotated[int, typer.Option(help="Keep what is younger.", min=1)] = 90,
    *,
    finished: Annotated[
        bool, typer.Option("--finished", help="Throw away finished matches too.")
    ] = False,
    json: Json = False,
) -> None:
    """Throw away old tables that were given up or never begun, guests, sessions and notices."""
    from ..server.admin import prune as pruning
    from .serving import failing

    with failing():
        found = pruning.prune(url_of(db), days, finished=finished)
    show(found, figures_table, json=json)


@admin.command(epilog="Example: interpares admin stats --json")
def stats(db: Db = None, *, json: Json = False) -> None:
    """Count tables, people, moves and results, and measure the database."""
    from ..server.admin import stats as counting
    from .serving import failing

    with failing():
        found = counting.stats(url_of(db))
    show(found, figures_table, json=json)


def url_of(db: str | None) -> str:
    """The database that is named, or the one the server would use."""
    from .serving import settings_of

    return settings_of(db=db).db_url


def figures_table(found: msgspec.Struct) -> Table:
    """Figures for people."""
    table = Table(show_header=False, box=box.ROUNDED)
    table.add_column()
    table.add_column(justify="right")
    for name, value in lines_of(msgspec.structs.asdict(found)):
        table.add_row(name, value)
    return table


def lines_of(values: dict[str, Any], under: str = "") -> list[tuple[str, str]]:
    """Every figure with the names of the groups it is in."""
    lines = []
    for name, value in values.items():
        whole = f"{under}{name}"
        if isinstance(value, dict):
            lines += lines_of(value, f"{whole}, ")
        else:
            lines.append((whole, f"{value:,}" if isinstance(value, int) else str(value)))
    return lines
