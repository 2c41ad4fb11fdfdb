"""What processes have used, read from /proc: processor time and memory."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path

TICKS_PER_S = os.sysconf("SC_CLK_TCK")
FIRST_TIME = 11
"""Where the times stand in `stat` after the name: own user and system, then those of the dead."""


def tree(pid: int) -> list[int]:
    """A process and all that descend from it."""
    found = [pid]
    for each in found:
        for task in Path(f"/proc/{each}/task").glob("*/children"):
            found += map(int, task.read_text().split())
    return found


def cpu_s(pids: Iterable[int]) -> float:
    """User and system time of these processes and all that descend from them."""
    return sum(ticks(each) for pid in pids for each in tree(pid)) / TICKS_PER_S


def ticks(pid: int) -> int:
    try:
        stat = Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return 0
    fields = stat.rpartition(")")[2].split()
    return sum(map(int, fields[FIRST_TIME : FIRST_TIME + 4]))


def rss_kb(pid: int) -> int:
    """The memory one process holds."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    raise RuntimeError(f"Process {pid} has no memory.")
