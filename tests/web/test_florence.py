"""The Princes of Florence on its own board, from the first question to the end of a match."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Page

from server.live import LiveServer
from web.playing import (
    ENTER,
    EXPERIENCED,
    at_board,
    end_shown,
    in_round,
    keys_on,
    play_on,
    play_out,
    prefer,
    press_one,
    tap_one,
)
from web.site import ROOT, Visitor, needs_browser, wait_for

pytestmark = needs_browser

STACKS = "main .choice button"
MATCHES = ROOT / "tests" / "games" / "florence" / "matches"
KEPT = MATCHES / "3-seats-08.jsonl"
BOTH = MATCHES / "3-seats-11.jsonl"
"""With both expansions."""
LATE = 5
"""A round near the end."""
MOVES = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "r", "f")


def press(page: Page, random: Random) -> bool:
    """Do one thing on the board by keys; False if nothing is asked."""
    keys = [key for key in keys_on(page) if key]
    if not keys:
        return False
    if page.locator(".place").count() and not ENTER.intersection(keys):
        page.keyboard.press(random.choice(MOVES))
    else:
        press_one(page, keys, random)
    return True


def may_build(now: Any) -> bool:
    """My turn, with money and room for a workshop."""
    return {"type": "build", "building": "workshop"} in now.get("options", ())


def go_on(visitor: Visitor, is_so: Callable[[Any], bool]) -> Page:
    """At a table where a kept match goes on from the first such moment of the first seat."""
    visitor.come_in("Anna")
    prefer(visitor, **EXPERIENCED)
    return play_on(visitor, KEPT.read_text("utf-8"), is_so)


def ghost(page: Page) -> str:
    """How the tile hangs over the ground."""
    return str(page.locator(".ghost .line").get_attribute("d"))


def tap(page: Page, random: Random) -> bool:
    """Do one thing with a finger: a tile is dragged and turned, anything else is tapped."""
    stacks = page.locator(STACKS)
    if (count := stacks.count()) and random.random() < 0.7:
        stacks.nth(random.randrange(count)).tap(force=True)
        return True
    keys = keys_on(page)
    sure = ENTER.intersection(keys)
    if page.locator(".place").count() and keys and not sure and random.random() < 0.6:
        drag(page, random)
        return True
    return tap_one(page, keys, random)


def drag(page: Page, random: Random) -> None:
    """Somewhere on the ground, with one finger."""
    box = page.locator(".land .field svg").first.bounding_box()
    assert box
    x, y = (
        box[side] + random.random() * box[size] for side, size in (("x", "width"), ("y", "height"))
    )
    page.touchscreen.tap(x, y)


def ended(player: Visitor, name: str) -> None:
    """The end is shown, and looked at."""
    end_shown(player.page, "The end of the seventh round")
    player.shoot(name)
    player.check_access()


def test_a_whole_game_of_three_is_played_by_keys(
    visit: Callable[..., Visitor], server: LiveServer
) -> None:
    player = visit()
    table = at_board(player, "florence", 3)
    player.shoot("florence-start")
    player.check_access()

    play_out(player.page, server, table, by=press, seed=1)

    ended(player, "florence-end")


def test_the_last_rounds_with_both_expansions_are_played_by_keys(
    visit: Callable[..., Visitor], server: LiveServer
) -> None:
    player = visit(language="pl", theme="dark")
    table = in_round(player, BOTH, LATE)

    play_out(player.page, server, table, by=press, seed=2)

    end_shown(player.page, "Koniec siódmej rundy")
    player.shoot("florence-both")


def test_the_last_rounds_are_played_with_a_finger_on_a_phone(
    visit: Callable[..., Visitor], server: LiveServer
) -> None:
    player = visit(size="phone")
    table = in_round(player, KEPT, LATE)
    player.shoot("florence-late")
    player.check_access()

    play_out(player.page, server, table, by=tap, seed=3)

    ended(player, "florence-end")


def test_a_building_is_turned_by_key_and_wheel_refused_with_its_rule_and_laid(
    visit: Callable[..., Visitor],
) -> None:
    """PF-8.2, PF-8.9"""
    player = visit()
    page = go_on(player, may_build)
    ground = page.locator(".land .field svg").first

    page.locator(".yard button", has_text="Workshop").click()
    page.locator(".ghost").wait_for()
    first = ghost(page)
    page.keyboard.press("r")
    wait_for(lambda: ghost(page) != first, page)
    ground.hover()
    second = ghost(page)
    page.mouse.wheel(0, 100)
    wait_for(lambda: ghost(page) != second, page)

    box = ground.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] * 0.28, box["y"] + box["height"] * 0.74)
    rule = page.locator(".place .refused .rule")
    rule.wait_for()
    assert rule.inner_text() == "PF-8.2"
    assert page.locator(".ghost .fault").count()
    player.shoot("florence-refused")

    random = Random(4)
    wait_for(lambda: press(page, random) and not page.locator(".place").count(), page)
    page.locator("#rail", has_text="erects a workshop").wait_for()
