"""Times as people and records write them."""

from __future__ import annotations

from datetime import UTC, datetime

DAY_S = 86_400
DAY_MS = 1000 * DAY_S


def iso(at_ms: int) -> str:
    """The time as records write it."""
    return datetime.fromtimestamp(at_ms / 1000, UTC).isoformat(timespec="milliseconds")
