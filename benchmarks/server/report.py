"""The figures for people, and where they miss the budget."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from .figures import BUDGET, Memory, Row, Start

BUSY = 0.85
"""Of a core: who uses so much of it is the limit."""
HEADINGS = (
    "server",
    "tables",
    "think s",
    "moves/CPU-s",
    "from-to",
    "moves/s",
    "p50 ms",
    "p99 ms",
    "server",
    "db",
    "load",
    "kB/move",
    "limit",
)


class Report(Struct):
    """All of one run."""

    rows: list[Row]
    memory: Memory | None
    start: Start | None
    skipped: dict[str, str]
    load_average: tuple[float, float]
    """Of the machine in the last minute, before and after."""
    ratios: dict[str, float] = {}
    flaws: list[str] = []


def finished(report: Report) -> Report:
    """With what follows from its figures."""
    report.ratios = ratios(report.rows)
    report.flaws = [*slow(report.rows), *large(report.memory), *late(report.start)]
    return report


def ratios(rows: Sequence[Row]) -> dict[str, float]:
    """Our moves per CPU second to those of boardgame.io, under the same load."""
    full = [row for row in rows if not row.think_s]
    return {
        f"{our.server} / {their.server}, {our.tables} tables": our.moves_per_cpu_s
        / their.moves_per_cpu_s
        for our in full
        for their in full
        if our.tables == their.tables and is_ours(our) and not is_ours(their)
    }


def is_ours(row: Row) -> bool:
    return not row.server.startswith("boardgame.io")


def slow(rows: Iterable[Row]) -> list[str]:
    """Moves per CPU second at full speed, and waits where people think."""
    flaws = []
    for row in filter(is_ours, rows):
        where = f"{row.server}, {row.tables} tables"
        if row.think_s:
            flaws += above(where, {"p50_ms": row.p50_ms, "p99_ms": row.p99_ms})
        elif row.moves_per_cpu_s < BUDGET["moves_per_cpu_s"]:
            allowed = BUDGET["moves_per_cpu_s"]
            flaws.append(f"{where}: {row.moves_per_cpu_s:.0f} moves/CPU-s, wanted {allowed:.0f}")
        flaws += [f"{where}: {count} × {code}" for code, count in row.refused.items()]
    return flaws


def large(memory: Memory | None) -> list[str]:
    if memory is None:
        return []
    found = {
        "idle_table_kb": memory.idle_table_kb,
        "socket_kb": memory.socket_kb,
        "process_mb": memory.process_mb,
    }
    return above("memory", found)


def late(start: Start | None) -> list[str]:
    return above("start", {"start_s": start.again_s}) if start else []


def above(where: str, found: dict[str, float]) -> list[str]:
    return [
        f"{where}: {name} is {value:.1f}, allowed {BUDGET[name]:.0f}"
        for name, value in found.items()
        if value > BUDGET[name]
    ]


def text(report: Report) -> str:
    """All of it as lines of text."""
    parts = [table(report.rows)] if report.rows else []
    parts += [f"{name}: {value:.2f} times" for name, value in report.ratios.items()]
    parts += [f"{name}: skipped, {reason}" for name, reason in report.skipped.items()]
    if (memory := report.memory) is not None:
        parts.append(
            f"memory: process {memory.process_mb:.0f} MB (its bots {memory.children_mb:.0f} MB), "
            f"idle table {memory.idle_table_kb:.1f} kB, table in memory "
            f"{memory.table_in_memory_kb:.1f} kB (of {memory.tables}), "
            f"idle socket {memory.socket_kb:.1f} kB (of {memory.sockets})"
        )
    if (start := report.start) is not None:
        parts.append(
            f"start: {start.again_s:.2f} s (of CPU {start.again_cpu_s:.2f} s), "
            f"with a new database {start.empty_s:.2f} s"
        )
    before, after = report.load_average
    parts.append(f"load average of the machine: {before:.1f} before, {after:.1f} after")
    parts.append(f"over budget: {'; '.join(report.flaws) or 'nothing'}")
    return "\n".join(parts)


def table(rows: Sequence[Row]) -> str:
    """The rows under their headings; what was busy is in parts of one core."""
    cells = [HEADINGS, *map(columns, rows)]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip()
        for line in cells
    )


def columns(row: Row) -> tuple[str, ...]:
    low, high = row.moves_per_cpu_s_range
    return (
        row.server,
        str(row.tables),
        f"{row.think_s:g}",
        f"{row.moves_per_cpu_s:.0f}",
        f"{low:.0f}-{high:.0f}",
        f"{row.moves_per_s:.0f}",
        f"{row.p50_ms:.1f}",
        f"{row.p99_ms:.1f}",
        f"{row.server_busy:.2f}",
        f"{row.database_busy:.2f}",
        f"{row.load_busy:.2f}",
        f"{row.kb_per_move:.1f}",
        limit(row),
    )


def limit(row: Row) -> str:
    """What keeps the moves per second from being more."""
    if row.think_s:
        return "thinking"
    busy = {"server": row.server_busy, "load": row.load_busy, "db": row.database_busy}
    most = max(busy, key=lambda name: busy[name])
    return most if busy[most] > BUSY else "machine"
