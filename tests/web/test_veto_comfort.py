"""Auto-bene in the browser: what is in force is seen, changed and withdrawn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from web.playing import EXPERIENCED, fork, prefer
from web.site import ROOT, Visitor, bots, needs_browser, wait_for

pytestmark = needs_browser

KEPT = ROOT / "tests" / "games" / "veto" / "matches" / "2-seats-10.jsonl"
CHIPS = ".comfort .chip"


def could_reply(now: Any) -> bool:
    """Asked whether to reply to something on the stack, with a reply at hand."""
    prompt = now["prompt"] or {}
    window = prompt.get("decision") == "window" and prompt["facts"]["kind"]
    return bool(window and len(now.get("options", [])) > 1)


def in_a_window(visitor: Visitor) -> str:
    """At a table where the first seat could reply; its id."""
    visitor.come_in("Anna")
    prefer(visitor, **EXPERIENCED)
    table = fork(visitor, KEPT.read_text("utf-8"), could_reply, [{"kind": "me"}, *bots(1)])
    page = visitor.go(f"/table/{table}")
    page.locator("#question h2").first.wait_for()
    page.locator(".comfort .set").first.wait_for()
    return table


def orders(visitor: Visitor, table: str) -> list[Any]:
    kept = visitor.get(f"/api/tables/{table}/seats/0/orders")
    return [each["order"] for each in kept]


def chips(page: Page) -> list[str]:
    return [each.strip("✓✕ \n") for each in page.locator(CHIPS).all_inner_texts()]


def settle(page: Page, visitor: Visitor, table: str, count: int) -> None:
    """Until so many orders are kept, and so many are shown."""
    wait_for(lambda: len(orders(visitor, table)) == count == page.locator(CHIPS).count(), page)


def test_what_is_ordered_is_seen_and_withdrawn(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    table = in_a_window(anna)
    page = anna.page
    expect(page.locator(".comfort")).to_contain_text("You are asked in every reply window")

    page.keyboard.press("a")
    settle(page, anna, table, 1)
    assert chips(page) == ["Only with a reply"]
    assert orders(anna, table)[0]["ignoring"] == []
    anna.shoot("veto-auto-bene")

    page.reload()
    page.locator(CHIPS).first.wait_for()
    page.locator(CHIPS).first.click()
    settle(page, anna, table, 0)


def test_timings_and_cards_are_chosen_in_a_dialog(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    table = in_a_window(anna)
    page = anna.page

    page.locator(".comfort .set").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("the hands are filled").check()
    wait_for(lambda: len(orders(anna, table)) == 1, page)
    dialog.get_by_label("something of mine lies on top of the stack").check()
    wanted = {"timing": ["W-S2", "W-A-own"]}
    wait_for(lambda: [each["among"] for each in orders(anna, table)] == [wanted], page)
    anna.shoot("veto-auto-bene-settings")
    anna.check_access()
    dialog.get_by_role("button", name="Done").click()
    settle(page, anna, table, 1)
    assert chips(page) == ["Bene at 2 timings"]

    page.keyboard.press("w")
    settle(page, anna, table, 0)


def test_the_whole_stack_is_resolved_by_one_key(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    in_a_window(anna)
    page = anna.page
    before = page.locator("#question h2").first.inner_text()

    page.keyboard.press("r")

    wait_for(lambda: page.locator("#question h2").first.inner_text() != before, page)
    expect(page.locator(CHIPS)).to_have_count(0)


@pytest.mark.parametrize("language, theme", [("en", "light"), ("pl", "dark")])
def test_on_a_phone_all_of_it_is_within_reach(
    visit: Callable[..., Visitor], language: str, theme: str
) -> None:
    anna = visit(size="phone", language=language, theme=theme)
    table = in_a_window(anna)
    page = anna.page

    page.keyboard.press("a")
    settle(page, anna, table, 1)
    anna.shoot("veto-auto-bene")
    page.locator(".comfort .set").first.tap()
    page.get_by_role("dialog").locator("input[type=checkbox]").first.wait_for()
    anna.shoot("veto-auto-bene-settings")
    anna.check_access()
