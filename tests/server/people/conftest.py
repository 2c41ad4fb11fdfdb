"""Sites with people only, on each kind of database."""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import partial
from typing import Any

import pytest

from server.people.site import Site, opened, seat, table


@pytest.fixture
async def site(db_url: str) -> AsyncIterator[Site]:
    """A site on each kind of database."""
    async with opened(db_url) as found:
        yield found


@pytest.fixture
async def sqlite_site(sqlite_url: str) -> AsyncIterator[Site]:
    """A site for questions that no database answers."""
    async with opened(sqlite_url) as found:
        yield found


@pytest.fixture
def open_site(sqlite_url: str) -> Any:
    """Opens a site with other settings."""
    return partial(opened, sqlite_url)


@pytest.fixture
def new_table() -> Any:
    return table


@pytest.fixture
def new_seat() -> Any:
    return seat
