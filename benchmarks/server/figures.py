"""What a run has measured, and what may be said of it."""

from __future__ import annotations

import statistics
import tomllib
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct

BUDGET = tomllib.loads((Path(__file__).parents[1] / "budget.toml").read_text("utf-8"))["server"]


class Window(Struct):
    """A stretch of play at one server."""

    seconds: float
    moves: int
    """Acknowledged in that time."""
    waits_ms: list[float]
    """From sending a move to its acknowledgement, each."""
    received_mb: float
    server_cpu_s: float
    database_cpu_s: float
    load_cpu_s: float
    refused: dict[str, int] = {}
    """How often, by the code of the refusal."""


class Row(Struct):
    """The median of the windows of one server under one load."""

    server: str
    tables: int
    think_s: float
    moves_per_cpu_s: float
    moves_per_cpu_s_range: tuple[float, float]
    moves_per_s: float
    p50_ms: float
    p99_ms: float
    server_busy: float
    """Of one core, by the processes of the server."""
    database_busy: float
    load_busy: float
    """Of one core, by the scripted seats; near 1 they are the limit."""
    kb_per_move: float
    """What the five sockets of a table receive for one move."""
    refused: dict[str, int]


class Memory(Struct):
    """What a server holds."""

    process_mb: float
    children_mb: float
    """Of the processes for bots and their keeper."""
    idle_table_kb: float
    """A table that was played at and left alone, when its position has left memory."""
    table_in_memory_kb: float
    socket_kb: float
    tables: int
    sockets: int


class Start(Struct):
    """From the command to the first answer."""

    empty_s: float
    """With a database that has to be made."""
    again_s: float
    again_cpu_s: float
    """Of processor time, which a busy machine does not change."""


def row(server: str, tables: int, think_s: float, windows: Sequence[Window]) -> Row:
    rates = sorted(each.moves / max(each.server_cpu_s, 0.01) for each in windows)
    waits = sorted(wait for each in windows for wait in each.waits_ms)
    moves, seconds = sum(each.moves for each in windows), sum(each.seconds for each in windows)
    return Row(
        server,
        tables,
        think_s,
        moves_per_cpu_s=statistics.median(rates),
        moves_per_cpu_s_range=(rates[0], rates[-1]),
        moves_per_s=moves / seconds,
        p50_ms=share(waits, 0.5),
        p99_ms=share(waits, 0.99),
        server_busy=sum(each.server_cpu_s for each in windows) / seconds,
        database_busy=sum(each.database_cpu_s for each in windows) / seconds,
        load_busy=sum(each.load_cpu_s for each in windows) / seconds,
        kb_per_move=1000 * sum(each.received_mb for each in windows) / max(moves, 1),
        refused=sum((Counter(each.refused) for each in windows), Counter()),
    )


def share(ordered: Sequence[float], part: float) -> float:
    """The value below which that part of them lies."""
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else float("nan")
