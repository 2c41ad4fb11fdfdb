"""What can be counted, for Prometheus."""

from __future__ import annotations

import functools
import os

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
    multiprocess,
)

LINES = Counter("interpares_lines", "Lines written to the logs of tables.", ["game"])
COMMANDS = Histogram(
    "interpares_command_seconds",
    "From a command to its acknowledgement.",
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
)
REFUSALS = Counter("interpares_refusals", "Commands that were refused.", ["code"])
BOT_FAILURES = Counter("interpares_bot_failures", "Bots that gave no legal answer in time.")
WATCHERS = Gauge(
    "interpares_watchers", "Connections that look at a table.", multiprocess_mode="livesum"
)
HOT_TABLES = Gauge("interpares_hot_tables", "Tables in memory.", multiprocess_mode="livesum")


@functools.cache
def lines_of(game: str) -> Counter:
    """The counter of a game; to find it by its label takes longer than to count."""
    return LINES.labels(game)


def text() -> bytes:
    """All figures, of all workers together if there are several."""
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        return generate_latest()
    registry = CollectorRegistry()
    multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)
