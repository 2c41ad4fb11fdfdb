"""Matches of bots that were kept: they still end as they ended."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from matches import FOLDER, matches_of
from walking import cases_of

from interpares import slugs
from interpares.kernel.match import verify
from interpares.kernel.records import Record

KEPT = [path for slug in slugs() for path in matches_of(slug)]


@pytest.mark.parametrize("path", KEPT, ids=lambda path: str(path.relative_to(FOLDER)))
def test_a_kept_match_ends_as_it_ended(path: Path):
    record = Record.load(path.read_text("utf-8"))

    assert verify(record).outcome == record.lines[-1].outcome


def test_matches_of_florence_are_kept_for_every_seat_count_and_variant():
    headers = [Record.load(path.read_text("utf-8")).header for path in matches_of("florence")]
    kept = [(each.seats, without_start(each.options)) for each in headers]

    assert len(kept) >= 20
    assert kept == [(case.seats, without_start(case.options)) for case in cases_of("florence")]


def without_start(options: dict[str, Any]) -> dict[str, Any]:
    """The variant alone: who begins is left to chance in all of them."""
    return {name: value for name, value in options.items() if name != "first_start_player"}
