"""The table stays light: what a browser has to load before it can play."""

from __future__ import annotations

import gzip
from collections.abc import Callable

import pytest

from interpares.server.games import shelf
from web.site import Visitor, bots, needs_browser

pytestmark = needs_browser

MOST_BYTES = 120_000
OFFERED = [game.slug for game in shelf() if not game.coming]


@pytest.mark.parametrize("game", OFFERED)
def test_the_scripts_of_a_table_are_small(visit: Callable[..., Visitor], game: str) -> None:
    visitor = visit()
    visitor.come_in("Anna")
    table = visitor.open_table([{"kind": "me"}, *bots(2)], game)
    scripts: dict[str, int] = {}

    def weigh(response: object) -> None:
        url = response.url  # type: ignore[attr-defined]
        if url.endswith(".js"):
            scripts[url] = len(gzip.compress(response.body()))  # type: ignore[attr-defined]

    visitor.page.on("response", weigh)
    visitor.go(f"/table/{table}").locator("button.option").first.wait_for()
    visitor.page.wait_for_load_state("networkidle")

    assert 20_000 < sum(scripts.values()) <= MOST_BYTES, scripts
