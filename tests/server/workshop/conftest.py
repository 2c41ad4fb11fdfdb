"""Sites with people and their workshop, on each kind of database."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from litestar.di import Provide

from interpares.server.api.people import PEOPLE
from interpares.server.api.workshop import WORKSHOP
from interpares.server.workshop.trials import Trials
from server.parts import application
from server.people.site import Site, opened


@asynccontextmanager
async def workshop(db_url: str, **settings: Any) -> AsyncIterator[Site]:
    async with opened(db_url, **settings) as site:
        site.services.trials = Trials(site.database)
        site.app = application([*PEOPLE, *WORKSHOP], site.services, Provide(site._principal))
        yield site
        await site.services.trials.stop()


@pytest.fixture
async def site(db_url: str) -> AsyncIterator[Site]:
    """A site on each kind of database."""
    async with workshop(db_url) as found:
        yield found


@pytest.fixture
async def sqlite_site(sqlite_url: str) -> AsyncIterator[Site]:
    """A site for questions that no database answers."""
    async with workshop(sqlite_url) as found:
        yield found
