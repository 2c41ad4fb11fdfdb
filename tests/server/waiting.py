"""Waiting for what another process does."""

from __future__ import annotations

import time

PATIENCE_S = 60


def waited_for(condition):
    """What the condition gives, as soon as it gives something."""
    deadline = time.monotonic() + PATIENCE_S
    while time.monotonic() < deadline:
        if found := condition():
            return found
        time.sleep(0.05)
    raise AssertionError("That did not come.")
