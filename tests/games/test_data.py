"""What holds for the data files of every game: each value has its source."""

from __future__ import annotations

import pytest

from games.data_checks import DataFiles
from interpares import rules_of, slugs

FILES = [(slug, file) for slug in slugs() for file in DataFiles(slug).names]


@pytest.mark.parametrize("slug, file", FILES)
def test_every_entry_says_where_it_comes_from(slug: str, file: str):
    """PF-R02, PF-R03: what is not in the rulebook is marked."""
    entries = DataFiles(slug).entries(file)

    assert entries
    assert [fields for fields in entries if "source" not in fields] == []


@pytest.mark.parametrize("slug", slugs())
def test_provenance_counts_every_entry(slug: str):
    """PF-R02, PF-R03"""
    counted = dict(rules_of(slug).provenance())
    data = DataFiles(slug)
    entries = [fields for file in data.names for fields in data.entries(file)]

    partly = counted.pop("partly_ours")
    assert set(counted) == {"rulebook", "public", "ours"}
    assert sum(counted.values()) == len(entries)
    assert partly == sum("ours_fields" in fields for fields in entries)
    assert min(counted.values()) > 0
