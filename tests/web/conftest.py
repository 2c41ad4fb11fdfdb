"""One browser for each module, one server for many; every visitor comes with a clean profile."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from server.live import LiveServer
from web.site import PATIENCE_MS, Visitor, chromium

expect.set_options(timeout=PATIENCE_MS)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as found:
        yield found


@pytest.fixture(scope="session")
def much_used_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """Where others have played, and some still do."""
    with LiveServer(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="module")
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[LiveServer]:
    """One for many modules; where OWN_SERVER is set, one of its own that nobody has used before."""
    if getattr(request.module, "OWN_SERVER", False):
        with LiveServer(tmp_path_factory.mktemp("server")) as running:
            yield running
    else:
        yield request.getfixturevalue("much_used_server")


@pytest.fixture
def visit(browser: Browser, server: LiveServer) -> Iterator[Callable[..., Visitor]]:
    """Lets somebody come; at the end nobody's page may have complained."""
    visitors: list[Visitor] = []

    def come(**taste: Any) -> Visitor:
        visitors.append(Visitor(browser, server.url, **taste))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.close()
