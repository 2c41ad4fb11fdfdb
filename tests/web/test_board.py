"""Magnaci on its own board, from the first visit to the end of a match."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

from playwright.sync_api import Page

from server.live import LiveServer
from web.site import Visitor, bots, is_over, needs_browser, wait_for

pytestmark = needs_browser

ENABLED = "buttons => buttons.map(button => !button.disabled)"
KEYS = "buttons => buttons.map(button => button.getAttribute('aria-keyshortcuts'))"


def table_of(page: Page) -> str:
    page.wait_for_url("**/table/*")
    found = re.search(r"/table/([^/?#]+)", page.url)
    assert found
    return found[1]


def act(page: Page, random: Random) -> bool:
    """Do one thing on the board by keys: lay a card, seal, choose an option, or be sure."""
    if page.get_by_role("alertdialog").count():
        page.keyboard.press("Enter")
        return True
    if sealing := page.locator(".seal button").evaluate_all(ENABLED):
        cards = page.locator(".hand button:enabled .influence").all_inner_texts()
        page.keyboard.type("s" if sealing[0] or not cards else random.choice(cards))
        return True
    keys = page.locator("button.option:enabled[aria-keyshortcuts]")
    known = [each for each in keys.evaluate_all(KEYS) if each not in {"T", "Esc"}]
    if known:
        page.keyboard.press(random.choice(known).lower())
    return bool(known)


def play(page: Page, server: LiveServer, table: str, seed: int) -> None:
    """To the end, by keys alone."""
    random = Random(seed)
    while not is_over(server, table):
        wait_for(lambda: act(page, random) or is_over(server, table), page)
        page.wait_for_timeout(30)


def test_a_newcomer_plays_a_whole_game_against_bots(
    visit: Callable[..., Visitor], server: LiveServer
) -> None:
    """From the start page: one click, no registration, and the board to its end."""
    newcomer = visit()
    page = newcomer.go("/")
    newcomer.shoot("lobby-first")
    page.get_by_role("button", name="Play now against bots").click()
    table = table_of(page)
    page.locator("button.option").first.wait_for()
    newcomer.shoot("board-start")
    newcomer.check_access()

    play(page, server, table, seed=1)

    page.get_by_role("link", name="Look back").first.wait_for()
    newcomer.shoot("board-end")
    newcomer.check_access()


def test_the_board_is_played_on_a_phone_in_polish_in_the_dark(
    visit: Callable[..., Visitor], server: LiveServer
) -> None:
    visitor = visit(size="phone", language="pl", theme="dark")
    visitor.come_in("Jan")
    table = visitor.open_table([{"kind": "me"}, *bots(1)], options={"trade": False})
    page = visitor.go(f"/table/{table}")
    page.locator("button.option").first.wait_for()
    visitor.shoot("board-start")
    visitor.check_access()

    play(page, server, table, seed=2)

    visitor.shoot("board-end")
    visitor.check_access()


def test_cards_arranged_but_not_sealed_survive_a_reload(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.come_in("Anna")
    table = visitor.open_table([{"kind": "me"}, *bots(1)], options={"trade": False})
    page, random = visitor.go(f"/table/{table}"), Random(1)

    def is_laying() -> bool:
        if page.locator(".seal").count():
            return True
        act(page, random)
        return False

    wait_for(is_laying, page)
    if (again := page.get_by_role("button", name="Start over")).is_enabled():
        again.click()
    none = page.locator(".seal").inner_text()
    page.keyboard.press("5")
    page.keyboard.press("6")
    arranged = page.locator(".seal").inner_text()
    assert arranged != none

    page.reload()

    page.locator(".seal").wait_for()
    assert page.locator(".seal").inner_text() == arranged
