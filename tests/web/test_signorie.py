"""Signorie on its own board, from the first die to the end of a match."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from server.live import LiveServer
from web.playing import (
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

DICE = "main .tray button:not([aria-disabled])"
REFUSED = "main .tray button[aria-disabled]"
CARDS = "#question .main"
"""What a die that was picked up can do."""
MANY = "#question .columns button:enabled:not([aria-disabled])"
SETTLING_MS = 300
"""A digit pressed sooner is taken for an answer to the question before."""
KEPT = ROOT / "tests" / "games" / "signorie" / "matches" / "3-seats-04.jsonl"


def die_to_pick(page: Page, random: Random) -> Any:
    """Some die to take; None if one is picked up already, or at times to do otherwise."""
    dice = page.locator(DICE)
    count = dice.count()
    if not count or page.locator(CARDS).count() or random.random() < 0.15:
        return None
    return dice.nth(random.randrange(count))


def one_of_many(page: Page, random: Random) -> Any:
    """Something laid out in columns, of which there are too many for keys; None if nothing is."""
    buttons = page.locator(MANY)
    return buttons.nth(random.randrange(count)) if (count := buttons.count()) else None


def press(page: Page, random: Random) -> bool:
    """Do one thing by keys; False if nothing is asked."""
    keys = [key for key in keys_on(page) if key]
    if button := one_of_many(page, random) or die_to_pick(page, random):
        button.focus()
        page.keyboard.press("Enter")
    elif keys:
        press_one(page, keys, random)
    return bool(button or keys)


def tap(page: Page, random: Random) -> bool:
    """Do one thing with a finger; False if nothing is asked."""
    if button := one_of_many(page, random) or die_to_pick(page, random):
        button.tap(force=True)
        return True
    return tap_one(page, keys_on(page), random)


def ended(player: Visitor, heading: str, name: str) -> None:
    """The end is shown, and looked at."""
    end_shown(player.page, heading)
    player.shoot(name)
    player.check_access()


def may_advance(now: Any) -> bool:
    """My turn, with a turquoise die to take."""
    return any(each.get("colour") == "turquoise" for each in now.get("options") or ())


def go_on(visitor: Visitor, is_so: Callable[[Any], bool]) -> Page:
    """At a table where a kept match goes on from the first such moment of the first seat."""
    visitor.come_in("Anna")
    prefer(visitor, **EXPERIENCED)
    return play_on(visitor, KEPT.read_text("utf-8"), is_so)


def test_the_last_rounds_are_played_by_keys(
    visit: Callable[..., Visitor], server: LiveServer
) -> None:
    player = visit()
    table = in_round(player, KEPT, 5)
    player.shoot("signorie-late")
    player.check_access()

    play_out(player.page, server, table, by=press, seed=1)

    ended(player, "Seven rounds are over", "signorie-end")


def test_a_whole_game_is_played_with_a_finger_on_a_phone(
    visit: Callable[..., Visitor], server: LiveServer
) -> None:
    player = visit(size="phone", language="pl", theme="dark")
    table = at_board(player, "signorie", 3)
    player.shoot("signorie-phone")
    player.check_access()

    play_out(player.page, server, table, by=tap, seed=2)

    ended(player, "Minęło siedem rund", "signorie-phone-end")


def test_a_die_shows_what_it_could_do_before_it_is_taken(visit: Callable[..., Visitor]) -> None:
    page = go_on(visit(), may_advance)
    die = page.locator(DICE + "[aria-label^='Turquoise']").first

    die.click()

    cards = page.locator(CARDS)
    expect(cards.get_by_role("button", name="Career").first).to_be_visible()
    expect(page.locator("#question")).to_contain_text("of 13")
    page.keyboard.press("Escape")
    expect(cards).to_have_count(0)
    expect(die).to_be_visible()


def test_a_chain_is_walked_back_step_by_step(visit: Callable[..., Visitor]) -> None:
    page = go_on(visit(), may_advance)
    question = page.locator("#question")
    page.locator(DICE + "[aria-label^='Turquoise']").first.click()
    page.locator(CARDS).wait_for()
    page.wait_for_timeout(SETTLING_MS)
    page.keyboard.press("1")
    expect(question).to_contain_text("4 of 4 points left")

    page.wait_for_timeout(SETTLING_MS)
    page.keyboard.press("4")
    expect(question).to_contain_text("3 of 4 points left")
    expect(question.locator(".chain")).to_contain_text("Career")
    page.keyboard.press("z")
    expect(question).to_contain_text("4 of 4 points left")
    page.keyboard.press("z")
    expect(page.locator(CARDS)).to_be_visible()
    page.keyboard.press("Escape")

    expect(page.locator(CARDS)).to_have_count(0)
    expect(question).to_contain_text("Pick a die")


def test_a_die_that_may_not_be_taken_names_its_rule(visit: Callable[..., Visitor]) -> None:
    """SI-ACT.5: a colour that has its die already."""

    def second_die(now: Any) -> bool:
        return may_advance(now) and bool(now["view"]["players"][0]["total"])

    page = go_on(visit(), second_die)
    refused = page.locator(REFUSED)
    refused.first.wait_for()

    def labels() -> list[str]:
        found: list[str] = refused.evaluate_all("all => all.map(each => each.ariaLabel)")
        return found

    wait_for(lambda: all("SI-ACT" in label for label in labels()), page)
    assert any("SI-ACT.5" in label for label in labels())
