"""Rules, replays and the like: accessible, as wide as the window, and written to screenshots/.

The lobby and its neighbours are in test_lobby.py.
"""

from __future__ import annotations

from collections.abc import Callable

import httpx
import pytest

from server.live import LiveServer
from web.site import Visitor, bots, is_over, needs_browser, until

pytestmark = needs_browser
OWN_SERVER = True

TASTES = [
    {"size": "desk", "theme": "light", "language": "en"},
    {"size": "desk", "theme": "dark", "language": "pl"},
    {"size": "phone", "theme": "light", "language": "pl"},
    {"size": "phone", "theme": "dark", "language": "en"},
]
SCREENS = {
    "rules": "/rules",
    "rules-magnaci": "/rules/magnaci/MA-10.5",
    "component": "/rules/magnaci/veto",
    "replays": "/replay",
    "credits": "/credits",
    "design": "/design",
    "missing": "/nowhere",
}


@pytest.fixture(params=TASTES, ids=lambda taste: "-".join(taste.values()))
def visitor(request: pytest.FixtureRequest, visit: Callable[..., Visitor]) -> Visitor:
    somebody = visit(**request.param)
    somebody.come_in("Zofia")
    return somebody


@pytest.fixture(scope="module")
def finished(server: LiveServer) -> str:
    """A match of bots that is over."""
    body = {"game": "magnaci", "seats": bots(3), "listed": True, "name": "Sejm w Piotrkowie"}
    with httpx.Client(base_url=server.url) as client:
        table = client.post("/api/tables", json=body).json()["table"]["id"]
    until(lambda: is_over(server, table))
    return table


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_is_in_order(visitor: Visitor, name: str) -> None:
    page = visitor.go(SCREENS[name])
    page.get_by_role("heading").first.wait_for()
    page.wait_for_load_state("networkidle")

    visitor.shoot(name)
    visitor.check_access()


def test_a_replay_is_in_order(visitor: Visitor, finished: str) -> None:
    page = visitor.go(f"/replay/{finished}?n=60")
    page.get_by_role("slider").first.wait_for()
    page.wait_for_load_state("networkidle")

    visitor.shoot("replay")
    visitor.check_access()


def test_the_rule_of_a_question_opens_beside_the_table(visitor: Visitor) -> None:
    table = visitor.open_table([{"kind": "me"}, *bots(2)])
    page = visitor.go(f"/table/{table}")
    page.locator("button.option").first.wait_for()

    page.keyboard.press("?")

    page.get_by_role("dialog").get_by_text("MA-4.6").first.wait_for()
    visitor.shoot("table-rule")
    visitor.check_access()
