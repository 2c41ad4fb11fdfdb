"""Magnaci on its own board, from the first visit to the end of a match."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page

from interpares import Match
from server.live import LiveServer
from web.playing import imported, play_on, play_out, prefer
from web.site import Visitor, bots, needs_browser, wait_for

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
    known = [each for each in keys.evaluate_all(KEYS) if each not in {"T", "Escape"}]
    if known:
        page.keyboard.press(random.choice(known).lower())
    return bool(known)


def match_that(reason: str, seats: int, **options: Any) -> Match:
    """Random play in which everybody mostly passes, up to an end of that kind."""
    for seed in range(100):
        match, random = (
            Match.start("magnaci", seats=seats, seed=seed, options=options),
            Random(seed),
        )
        while match.waiting:
            seat = match.waiting[0]
            found = match.options(seat)
            quiet = [each for each in found if type(each).__name__ in {"Pass", "Decline"}]
            match.play(seat, random.choice(quiet or found))
        if match.game.outcome.reason == reason:
            return match
    raise AssertionError("It never came to that.")


def record_that(reason: str, seats: int) -> str:
    """The record of such a match."""
    return match_that(reason, seats).record().dump()


def go_on(visitor: Visitor, is_so: Callable[[Any], bool]) -> Page:
    """At a table where a match of three goes on from the first such moment of the first seat."""
    prefer(visitor, guide=False)
    return play_on(visitor, record_that("finished", 3), is_so)


def may_trade(now: Any) -> bool:
    """Everybody has a Law, and I may make an offer."""
    offers = any(option["type"] == "offer" for option in now.get("options", ()))
    return offers and all(player["laws"] for player in now["view"]["players"])


def may_act_at_a_conflict(now: Any) -> bool:
    decides = bool(now.get("options")) and now["prompt"]["decision"] == "turn"
    return decides and now["view"]["phase"] == "conflicts"


def has_much_to_choose_at_a_conflict(now: Any) -> bool:
    plays = [option for option in now.get("options", ()) if option["type"] == "play"]
    return len(plays) > 1 and may_act_at_a_conflict(now)


def may_settle(now: Any) -> bool:
    return bool(now.get("options")) and now["prompt"]["decision"] == "place_estates"


def test_a_newcomer_plays_a_whole_game_against_bots(
    visit: Callable[..., Visitor], server: LiveServer
) -> None:
    """From the start page: the game, one click, no registration, and the board to its end."""
    newcomer = visit()
    page = newcomer.go("/")
    newcomer.shoot("lobby-first")
    page.locator(".quick select").first.select_option("magnaci")
    page.get_by_role("button", name="Play now against bots").click()
    table = table_of(page)
    page.locator("button.option").first.wait_for()
    newcomer.shoot("board-start")
    newcomer.check_access()

    play_out(page, server, table, by=act, seed=1)

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

    play_out(page, server, table, by=act, seed=2)

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


def test_a_family_keeps_its_colours_wherever_it_sits(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.come_in("Anna")
    families = ["potocki", "zamoyski", "lubomirski"]
    table = visitor.open_table([{"kind": "me"}, *bots(2)], options={"families": families})
    page = visitor.go(f"/table/{table}")
    page.locator("#player-0").wait_for()

    shields = page.locator(".player .who use")

    arms = shields.evaluate_all("uses => uses.map(use => use.getAttribute('href'))")
    assert arms == ["#shield-1", "#shield-4", "#shield-0"]


def test_a_province_tells_what_it_is_worth(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.come_in("Anna")
    page = go_on(visitor, may_trade)
    page.locator(".hit").first.wait_for()

    page.keyboard.press("m")

    focused = page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert focused.startswith("Prussia")
    assert page.locator(".tip").inner_text().startswith("Prussia")
    page.locator(".hit[aria-label*=Wealth]").first.hover()
    assert "Wealth" in page.locator(".tip thead").inner_text()


def test_a_trade_is_put_together_by_keys(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.come_in("Anna")
    page = go_on(visitor, may_trade)
    page.locator("button[aria-keyshortcuts=T]").wait_for()

    page.keyboard.press("t")
    first = page.locator(".partner[aria-checked=true]").inner_text()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("1")

    chosen = page.locator(".partner[aria-checked=true]")
    assert chosen.inner_text() != first
    assert chosen.evaluate("partner => partner === document.activeElement")
    assert page.locator(".law[aria-pressed=true]").count() == 1
    assert chosen.inner_text().split()[-1] in page.locator(".after").inner_text()
    visitor.shoot("board-trade")
    visitor.check_access()
    page.keyboard.press("Escape")
    page.locator(".trade").wait_for(state="detached")
    assert page.evaluate("document.activeElement.getAttribute('aria-keyshortcuts')") == "T"


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_wealth_is_counted_province_by_province(visit: Callable[..., Visitor], size: str) -> None:
    visitor = visit(size=size)
    visitor.come_in("Anna")
    match = match_that("finished", 5)
    table, last = imported(visitor, match.record().dump())
    page = visitor.go(f"/replay/{table}?n={last}&seat=0")

    count = page.get_by_role("region", name="The Wealth of the families")
    count.wait_for()

    scores = match.game.outcome.scores
    last_rank = count.locator("li").last
    last_rank.scroll_into_view_if_needed()
    assert last_rank.is_visible()
    away = count.get_by_role("button", name="Look at the board").bounding_box()
    room = page.locator("main").bounding_box()
    assert away
    assert room
    assert room["y"] <= away["y"] < room["y"] + room["height"]
    assert count.locator("tfoot td").all_inner_texts() == [str(each) for each in scores]
    assert count.locator("li").count() == len(scores)
    visitor.shoot("board-count")
    visitor.check_access()


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_after_the_third_partition_there_is_no_ranking(
    visit: Callable[..., Visitor], size: str
) -> None:
    visitor = visit(size=size)
    visitor.come_in("Anna")
    table, last = imported(visitor, record_that("collapsed", 3))
    page = visitor.go(f"/replay/{table}?n={last}&seat=0")

    end = page.get_by_role("region", name="The Third Partition")
    end.wait_for()

    assert end.locator(".seals span").count() == 3
    assert end.locator("li, table").count() == 0
    assert "grayscale(1)" in page.locator(".base").evaluate("map => getComputedStyle(map).filter")
    visitor.shoot("board-collapse")


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_conflict_stays_in_sight_above_many_choices_on_a_phone(
    visit: Callable[..., Visitor], language: str
) -> None:
    visitor = visit(size="phone", language=language)
    visitor.come_in("Anna")
    page = go_on(visitor, has_much_to_choose_at_a_conflict)
    page.locator("button.option").first.wait_for()

    sheet = page.locator("section.prompt").bounding_box()
    seen = [page.locator(each).bounding_box() for each in (".battle .bar", ".battle .verdict")]
    pins = page.locator(".pin").evaluate_all(
        "pins => pins.map(pin => pin.getBoundingClientRect().toJSON())"
    )

    assert sheet
    assert all(box and box["y"] + box["height"] <= sheet["y"] + 1 for box in seen)
    assert all(pin["width"] >= 40 and pin["height"] >= 40 for pin in pins)
    assert all(pin["left"] >= 0 and pin["right"] <= 390 for pin in pins)
    visitor.shoot("board-conflict")
    visitor.check_access()


def test_a_match_that_goes_on_knows_what_was_dealt_and_decided(
    visit: Callable[..., Visitor],
) -> None:
    visitor = visit()
    visitor.come_in("Anna")
    page = go_on(visitor, may_act_at_a_conflict)

    page.locator(".slot.dealt").first.wait_for()
    page.locator(".hand .senate").wait_for()

    assert page.locator(".slot.left").count() == 0
    assert page.get_by_role("region", name="Laws of this Sejm").locator("li").count() == 5
    assert page.locator(".hand .sejm").count() == 1


def test_nothing_moves_for_who_wants_no_motion(visit: Callable[..., Visitor]) -> None:
    visitor = visit(motion="reduce")
    visitor.come_in("Anna")
    page = go_on(visitor, may_act_at_a_conflict)
    page.locator("button.option").first.wait_for()
    page.evaluate("""() => {
        window.moved = [];
        const look = () => {
            const running = document.getAnimations();
            window.moved.push(...running.map(each => each.effect.target.outerHTML));
            requestAnimationFrame(look);
        };
        look();
    }""")
    random = Random(1)

    for _ in range(12):
        wait_for(lambda: act(page, random), page)
        page.wait_for_timeout(60)

    assert page.evaluate("window.moved") == []


def test_a_replay_shows_nothing_to_choose(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.come_in("Anna")
    table, last = imported(visitor, record_that("finished", 3))
    moments = f"/api/tables/{table}/moments"
    n = next(n for n in range(last) if may_settle(visitor.get(f"{moments}/{n}?seat=0")["now"]))
    page = visitor.go(f"/replay/{table}?n={n}&seat=0")

    page.locator(".hit").first.wait_for()

    assert page.locator(".hit.open, .lit").count() == 0


def test_a_conflict_opens_as_it_lies_on_a_phone(visit: Callable[..., Visitor]) -> None:
    visitor = visit(size="phone")
    visitor.come_in("Anna")
    page = go_on(visitor, may_act_at_a_conflict)

    page.locator("ol .pin").first.click()

    dialog = page.get_by_role("dialog")
    dialog.wait_for()
    assert re.search(r"Scale \d+", dialog.inner_text())
    visitor.check_access()
    dialog.get_by_role("button", name="About this card").click()
    page.locator("#reference-title").wait_for()
