"""Where the final scores came from, by source."""

from __future__ import annotations

import importlib

from ...kernel.match import Match


def sources(match: Match) -> tuple[dict[str, int], ...]:
    """By seat, the points of each source; the sum is the score. Nothing in a game without any."""
    module = importlib.import_module(f"interpares.bots.{match.header.game}")
    if match.outcome is None or not match.outcome.scores or not hasattr(module, "sources"):
        return ()
    events = [event for played in match.played for event in played.events]
    return tuple(module.sources(match.game, events))
