"""Matches of bots that were kept: they still end as they ended."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from matches import FOLDER, cases_kept, matches_of

from interpares import rules_of, slugs
from interpares.kernel.match import verify
from interpares.kernel.records import Record

KEPT = [path for slug in slugs() for path in matches_of(slug)]


@pytest.mark.parametrize("path", KEPT, ids=lambda path: str(path.relative_to(FOLDER)))
def test_a_kept_match_ends_as_it_ended(path: Path):
    record = Record.load(path.read_text("utf-8"))

    assert verify(record).outcome == record.lines[-1].outcome


@pytest.mark.parametrize("slug, count", [("florence", 20), ("signorie", 12)])
def test_matches_are_kept_for_every_seat_count_and_variant(slug: str, count: int):
    headers = [Record.load(path.read_text("utf-8")).header for path in matches_of(slug)]
    kept = [(each.seats, ruling(each.game, each.options)) for each in headers]
    wanted = [(case.seats, ruling(slug, case.options)) for case in cases_kept(slug)]

    assert len(kept) >= count
    assert sorted(kept, key=str) == sorted(wanted, key=str)


def ruling(slug: str, options: dict[str, Any]) -> dict[str, Any]:
    """The variant alone: who begins or sits where is left out."""
    variant = next(rules_of(slug).option_sets(max(rules_of(slug).seats)))
    return {name: value for name, value in options.items() if name in variant}
