"""What can be wrong with the layout of a page, as far as a machine can see it."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

SCRIPT = Path(__file__).with_suffix(".js").read_text("utf-8")


def flaws_of(page: Page) -> list[str]:
    """Words that are cut off or lie over one another, panels that scroll sideways and the like."""
    flaws: list[str] = page.evaluate(SCRIPT)
    return flaws
