"""The Princes of Florence on its own board, from the first question to the end of a match."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Page

from server.live import LiveServer
from web.playing import play_on, play_out, prefer
from web.site import ROOT, Visitor, bots, needs_browser, wait_for

pytestmark = needs_browser

EXPERIENCED = {"guide": False, "confirm": False}
"""The preferences of somebody who needs no explaining and is sure."""
EVERY_KEY = """buttons => buttons.map(button =>
    button.ariaDisabled === "true" ? null : button.getAttribute("aria-keyshortcuts"))"""
CHOOSABLE = "main button[aria-keyshortcuts]:enabled, #question button[aria-keyshortcuts]:enabled"
STACKS = "main .choice button"
ENTER = {"Enter", "⏎"}
BACK = {"Esc", "Escape"}
KEPT = ROOT / "tests" / "games" / "florence" / "matches" / "3-seats-08.jsonl"
MOVES = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "r", "f")


def sit_down(visitor: Visitor, players: int, **more: Any) -> str:
    """A table of Florence with somebody who knows the game, and bots."""
    visitor.come_in("Anna")
    prefer(visitor, **EXPERIENCED)
    seats = [{"kind": "me"}, *bots(players - 1)]
    table = visitor.open_table(seats, game="florence", **more)
    visitor.go(f"/table/{table}").locator(CHOOSABLE).first.wait_for()
    return table


def press(page: Page, random: Random) -> bool:
    """Do one thing on the board by keys; False if nothing is asked."""
    keys = [key for key in page.locator(CHOOSABLE).evaluate_all(EVERY_KEY) if key]
    if not keys:
        return False
    if page.locator(".place").count() and not ENTER.intersection(keys):
        page.keyboard.press(random.choice(MOVES))
        return True
    wanted = [key for key in keys if key not in BACK and " " not in key] or keys
    sure = [key for key in wanted if key in ENTER]
    key = random.choice(sure if sure and random.random() < 0.7 else wanted)
    page.keyboard.press("Enter" if key in ENTER else key)
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
    buttons = page.locator(CHOOSABLE)
    keys = buttons.evaluate_all(EVERY_KEY)
    at = [number for number, key in enumerate(keys) if key and " " not in key]
    if not at:
        return False
    sure = [number for number in at if keys[number] in ENTER]
    if page.locator(".place").count() and not sure and random.random() < 0.6:
        drag(page, random)
        return True
    on = [number for number in at if keys[number] not in BACK] or at
    buttons.nth(random.choice(sure if sure and random.random() < 0.7 else on)).tap(force=True)
    return True


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
    player.page.get_by_role("heading", name="The end of the seventh round").wait_for()
    player.shoot(name)
    player.check_access()


def test_a_whole_game_of_three_is_played_by_keys(
    visit: Callable[..., Visitor], server: LiveServer
) -> None:
    player = visit()
    table = sit_down(player, 3)
    player.shoot("florence-start")
    player.check_access()

    play_out(player.page, server, table, by=press, seed=1)

    ended(player, "florence-end")


def test_a_whole_game_with_both_expansions_is_played_by_keys(
    visit: Callable[..., Visitor], server: LiveServer
) -> None:
    player = visit(language="pl", theme="dark")
    both = {"muse_and_princess": True, "cooperative_building": True}
    table = sit_down(player, 4, options=both)

    play_out(player.page, server, table, by=press, seed=2)

    player.page.get_by_role("heading", name="Koniec siódmej rundy").wait_for()
    player.shoot("florence-both")


def test_a_whole_game_is_played_with_a_finger_on_a_phone(
    visit: Callable[..., Visitor], server: LiveServer
) -> None:
    player = visit(size="phone")
    table = sit_down(player, 3)
    player.shoot("florence-start")
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
