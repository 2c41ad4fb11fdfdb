"""Published ladders: data files beside this module, one for each game."""

from __future__ import annotations

import functools
from pathlib import Path

import msgspec

from ...kernel.errors import BadInput
from ...kernel.rules import rules_of
from .. import LEVELS
from ..intervals import wilson
from .types import Contest, Ladder, Table

FOLDER = Path(__file__).parent


def path_of(slug: str, folder: Path | None = None) -> Path:
    """Where the ladder of a game is published."""
    return (folder or FOLDER) / f"{slug}.json"


def publish(ladder: Ladder, folder: Path | None = None) -> Path:
    """Write a ladder down for the pages of the game; the one before is replaced."""
    if not ladder.tables:
        raise BadInput(f"There is nothing to publish of {ladder.game}: no deal was played by all.")
    path = path_of(ladder.game, folder)
    path.write_bytes(msgspec.json.format(msgspec.json.encode(ladder), indent=1) + b"\n")
    published.cache_clear()
    return path


@functools.cache
def published(slug: str, folder: Path | None = None) -> Ladder | None:
    """What was measured of a game; None if nothing was. Raises BadInput if the file is damaged."""
    path = path_of(rules_of(slug).slug, folder)
    if not path.exists():
        return None
    try:
        ladder = msgspec.json.decode(path.read_bytes(), type=Ladder)
    except msgspec.DecodeError as error:
        raise BadInput(f"{path.name}: {error}") from None
    flaws = [flaw for table in ladder.tables for flaw in _flaws(table)]
    if ladder.game != slug:
        flaws.append(f"it is the ladder of {ladder.game}")
    if flaws:
        raise BadInput(f"{path.name}: {'; '.join(flaws)}")
    return ladder


def current(ladder: Ladder) -> bool:
    """Whether it was played by the rules and with the data there are now."""
    rules = rules_of(ladder.game)
    return (ladder.version, ladder.edition) == (rules.version, rules.edition())


def _flaws(table: Table) -> list[str]:
    """What cannot be true of a table."""
    levels = [each.level for each in table.levels]
    flaws = [f"there is no level '{each}'" for each in levels if each not in LEVELS]
    for pair in table.pairs:
        named = f"{pair.higher} against {pair.lower} at {table.seats} seats"
        if {pair.higher, pair.lower} - set(levels):
            flaws.append(f"{named}: a level without a rating")
        if not _adds_up(pair, table.seats):
            flaws.append(f"{named}: the numbers do not add up")
    return flaws


def _adds_up(pair: Contest, seats: int) -> bool:
    wins, decided = (
        sum(each.wins for each in pair.by_seat),
        sum(each.games for each in pair.by_seat),
    )
    return (
        len(pair.by_seat) == seats
        and all(0 <= each.wins <= each.games for each in pair.by_seat)
        and (wins, decided) == (pair.wins, pair.games - pair.shared_defeats)
        and tuple(wilson(wins, decided)) == pair.interval
    )
