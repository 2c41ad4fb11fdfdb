"""The table stays light: what a browser has to load before it can play."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Response

from interpares import slugs
from web.playing import fork
from web.site import ROOT, Visitor, bots, needs_browser

pytestmark = needs_browser

MOST_BYTES = 120_000
DUELS = ROOT / "tests" / "games" / "veto" / "matches" / "2-seats-00.jsonl"


@pytest.mark.parametrize("game", slugs())
def test_the_scripts_of_a_table_are_small(visit: Callable[..., Visitor], game: str) -> None:
    visitor = visit()
    visitor.come_in("Anna")
    table = visitor.open_table([{"kind": "me"}, *bots(2)], game)

    scripts = scripts_of(visitor, table)

    assert 20_000 < sum(scripts.values()) <= MOST_BYTES, scripts


def test_the_scripts_of_a_duel_are_small_too(visit: Callable[..., Visitor]) -> None:
    """What a table of Veto! loads at its beginning is not what it needs when swords are drawn."""
    visitor = visit()
    visitor.come_in("Anna")
    seats = [{"kind": "me"}, *bots(1)]
    table = fork(visitor, DUELS.read_text("utf-8"), asked_to_fight, seats)

    scripts = scripts_of(visitor, table)

    assert 20_000 < sum(scripts.values()) <= MOST_BYTES, scripts


def asked_to_fight(now: Any) -> bool:
    """Whether a fighter is asked, who has an answer to give."""
    return bool(now.get("options")) and now["prompt"]["decision"] == "fight_turn"


def scripts_of(visitor: Visitor, table: str) -> dict[str, int]:
    """The scripts that come with a table, and how many bytes each has on the way."""
    scripts: dict[str, int] = {}

    def weigh(response: Response) -> None:
        if response.url.endswith(".js"):
            scripts[response.url] = len(gzip.compress(response.body()))

    visitor.page.on("response", weigh)
    visitor.go(f"/table/{table}").locator("button.option").first.wait_for()
    visitor.page.wait_for_load_state("networkidle")
    return scripts
