"""Records for commands to read."""

from __future__ import annotations

import pytest

from cli.commands import played


@pytest.fixture(scope="module")
def whole():
    """A match that is over."""
    return played()


@pytest.fixture
def finished(whole, tmp_path):
    """Its record."""
    path = tmp_path / "finished.jsonl"
    path.write_text(whole.record().dump(), encoding="utf-8")
    return path


@pytest.fixture
def unfinished(tmp_path):
    """The record of a match that was left."""
    path = tmp_path / "unfinished.jsonl"
    path.write_text(played(moves=30).record(open_seed=True).dump(), encoding="utf-8")
    return path
