"""`python -m benchmarks.server`: the server under load, what it holds, how it starts."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

import msgspec

from . import keeping, profiling
from .comparing import LOADED, Bench, Shape, compared, why_not
from .figures import Row
from .report import Report, finished, text

PARTS = (*LOADED, "memory", "start")
THINK_S = 1.0
"""A person's; with 200 tables some hundred moves a second."""


def options(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser("python -m benchmarks.server", description=__doc__)
    parser.add_argument("--only", nargs="+", choices=PARTS, default=PARTS)
    parser.add_argument("--tables", nargs="+", type=int, default=[20, 200])
    parser.add_argument("--seconds", type=float, default=5.0, help="of each window of play")
    parser.add_argument("--rounds", type=int, default=3, help="windows of each server, in turn")
    parser.add_argument(
        "--depth", type=int, default=400, help="tables of ours begin up to so many moves on"
    )
    parser.add_argument("--workers", type=int, default=1, help="of the server with PostgreSQL")
    parser.add_argument("--idle-tables", type=int, default=1000)
    parser.add_argument("--sockets", type=int, default=500)
    parser.add_argument("--moves", type=int, default=30, help="played at each idle table")
    parser.add_argument("--json", action="store_true", help="print everything as one object")
    parser.add_argument(
        "--profile", action="store_true", help="only show where the event loop spends its time"
    )
    return parser.parse_args(arguments)


def rows(chosen: argparse.Namespace, folder: Path, parts: Sequence[str]) -> list[Row]:
    """Full speed with every number of tables; with the most of them also people who think."""
    if not parts:
        return []
    found = []
    with Bench(folder, parts, chosen.workers) as bench:
        for tables in chosen.tables:
            think_s = (0.0, THINK_S) if tables == max(chosen.tables) else (0.0,)
            shape = Shape(tables, chosen.seconds, chosen.rounds, chosen.depth, think_s)
            print(f"{tables} tables: {', '.join(parts)} …", file=sys.stderr)
            found += compared(bench, shape)
    return found


def measured(chosen: argparse.Namespace, folder: Path) -> Report:
    skipped = {part: reason for part in chosen.only if (reason := why_not(part))}
    for part, reason in skipped.items():
        print(f"{part} is SKIPPED: {reason}", file=sys.stderr)
    before = os.getloadavg()[0]
    loaded = [part for part in LOADED if part in chosen.only and part not in skipped]
    found = rows(chosen, folder, loaded)
    memory = start = None
    if "memory" in chosen.only:
        print(f"{chosen.idle_tables} idle tables …", file=sys.stderr)
        memory = keeping.memory(
            new(folder / "memory"), chosen.idle_tables, chosen.sockets, chosen.moves
        )
    if "start" in chosen.only:
        start = keeping.start_times(new(folder / "start"))
    return finished(Report(found, memory, start, skipped, (before, os.getloadavg()[0])))


def new(folder: Path) -> Path:
    folder.mkdir()
    return folder


def main(arguments: Sequence[str] | None = None) -> int:
    chosen = options(arguments)
    with tempfile.TemporaryDirectory(prefix="interpares-bench-") as name:
        if chosen.profile:
            print(profiling.profile(Path(name), chosen.tables[0], chosen.depth, chosen.seconds))
            return 0
        report = measured(chosen, Path(name))
    print(msgspec.json.encode(report).decode() if chosen.json else text(report))
    return bool(report.flaws)


if __name__ == "__main__":
    sys.exit(main())
