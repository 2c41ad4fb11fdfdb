"""Hints, the review of a match and statistics in the browser."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from server.live import LiveServer
from web.playing import EXPERIENCED, anna_and_ola, at_board, fork, imported, plain, prefer
from web.site import ROOT, Visitor, bots, buttons, is_over, needs_browser, wait_for

pytestmark = needs_browser
OWN_SERVER = True

RECORD = ROOT / "tests" / "games" / "florence" / "matches" / "3-seats-08.jsonl"
LAST_ROUND = 7
LONG_MS = 240_000
"""A review stands back behind everybody else."""
GAMES = ("florence", "magnaci", "signorie", "sigismundus", "veto")
TASTES = (
    ("desk", "light", "en"),
    ("desk", "dark", "pl"),
    ("phone", "light", "pl"),
    ("phone", "dark", "de"),
)


def hinted(visitor: Visitor) -> Page:
    """A hint is asked with its key and has come."""
    page = visitor.page
    page.locator('[aria-keyshortcuts="I"]').wait_for()
    page.keyboard.press("i")
    page.locator("aside.hint ol").wait_for(timeout=LONG_MS)
    return page


def reviewed(visitor: Visitor) -> str:
    """A match of three of the past, imported and reviewed; its id."""
    visitor.come_in("Anna")
    table, _ = imported(visitor, RECORD.read_text("utf-8"))
    page = visitor.go(f"/review/{table}")
    page.locator(".curve").wait_for(timeout=LONG_MS)
    return table


def slider(page: Page) -> Any:
    return page.get_by_role("slider", name="Chances to win")


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_asked_and_lights_its_option(visit: Callable[..., Visitor], game: str) -> None:
    anna = visit()
    at_board(anna, game, 3)

    page = hinted(anna)

    options = page.locator("aside.hint .advice")
    assert 1 <= options.count() <= 3
    expect(options.first).to_have_attribute("aria-pressed", "true")
    anna.check_access()
    anna.shoot(f"hint-{game}")
    page.keyboard.press("i")
    expect(page.locator("aside.hint")).to_have_count(0)


def test_a_hint_stays_while_others_answer_the_same_question(visit: Callable[..., Visitor]) -> None:
    anna, ola = anna_and_ola(visit)
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = anna.open_table(seats, game="florence", setting={"hints": "on"})
    ola.post(f"/api/tables/{table}/join", {"name": "Ola"})
    anna.go(f"/table/{table}")
    page = hinted(anna)
    moment = ola.get(f"/api/tables/{table}/moments/0?seat=1")
    command = {"type": "play", "action": moment["now"]["options"][0], "n": 0, "key": "a"}
    assert ola.post(f"/api/tables/{table}/seats/1/commands", command)["type"] == "ok"

    wait_for(lambda: anna.get(f"/api/tables/{table}/moments/0?seat=0")["last"] > 0, page)
    expect(page.locator("main")).to_contain_text("has chosen the starting cards")
    expect(page.locator("aside.hint .advice").first).to_have_attribute("aria-pressed", "true")


def test_what_a_hint_says_can_be_done_at_once(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    table = at_board(anna, "magnaci", 2, options={"trade": False})
    page = hinted(anna)
    before = anna.get(f"/api/tables/{table}/moments/0?seat=0")["last"]

    page.locator("aside.hint").get_by_role("button", name="Do it").click()

    wait_for(lambda: anna.get(f"/api/tables/{table}/moments/0?seat=0")["last"] > before, page)
    expect(page.locator("aside.hint")).to_have_count(0)


def test_at_a_table_without_hints_there_is_no_button(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    at_board(anna, "magnaci", 2, setting={"hints": "off"})

    expect(anna.page.locator('[aria-keyshortcuts="Z"]')).to_have_count(1)
    expect(anna.page.locator('[aria-keyshortcuts="I"]')).to_have_count(0)


def test_a_host_says_whether_there_are_hints(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    page = anna.go("/new/magnaci")
    hints = page.get_by_role("group", name="Hints")
    expect(hints.get_by_role("radio", name="none")).to_be_checked()

    hints.get_by_role("radio", name="allowed").check(force=True)
    buttons(page, "Create the table").click()
    page.wait_for_url(re.compile("/table/"))

    (table,) = re.findall(r"/table/([^?]+)", page.url)
    assert anna.get(f"/api/tables/{table}")["table"]["setting"]["hints"] == "on"


def test_a_hint_that_fails_says_so_calmly(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    at_board(anna, "magnaci", 2)
    refusal = {"code": "unavailable", "message": "hint-failed", "text": "No advice this time."}
    anna.page.route("**/hint", lambda route: route.fulfill(status=503, json=refusal))

    anna.page.keyboard.press("i")

    expect(anna.page.locator("aside.hint")).to_contain_text("No advice this time.")
    anna.check_access()


def test_from_the_end_of_a_match_to_its_review(
    visit: Callable[..., Visitor], server: LiveServer
) -> None:
    """The last round is played to its end, then reviewed, and shown among the statistics."""
    anna = visit()
    anna.come_in("Anna")
    prefer(anna, **EXPERIENCED)
    seats = [{"kind": "me"}, *bots(2)]
    last = fork(anna, RECORD.read_text("utf-8"), in_last_round, seats)
    page = anna.go(f"/table/{last}")
    plain(page)
    finish(anna, server, last)

    page.get_by_role("link", name="Review").first.click()

    page.get_by_role("progressbar").or_(page.locator(".curve")).first.wait_for()
    page.locator(".curve").wait_for(timeout=LONG_MS)
    expect(page.get_by_role("heading", name="My decisions")).to_be_visible()
    expect(page.get_by_role("table")).to_contain_text("Total")
    page = anna.go("/me")
    expect(page.locator("details").first).to_contain_text("The Princes of Florence")
    anna.check_access()


def in_last_round(now: Any) -> bool:
    return bool(now.get("options")) and now["view"]["round"] == LAST_ROUND


def finish(visitor: Visitor, server: LiveServer, table: str) -> None:
    """Answer at random until the match is over."""
    page, random = visitor.page, Random(5)

    def done() -> bool:
        if shown := min(page.locator(".option:enabled").count(), 9):
            page.keyboard.press(str(random.randint(1, shown)))
        return is_over(server, table)

    wait_for(done, page, LONG_MS)


def test_progress_is_shown_and_the_page_waits(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    anna.come_in("Anna")
    table, _ = imported(anna, RECORD.read_text("utf-8"))
    running = {"status": "running", "done": 30, "total": 120, "review": None, "updates": []}
    anna.page.route("**/review?seat=*", lambda route: route.fulfill(json=running))

    page = anna.go(f"/review/{table}")

    bar = page.get_by_role("progressbar", name="Progress of the review")
    expect(bar).to_have_attribute("value", "30")
    expect(page.get_by_role("status")).to_contain_text("step 30 of 120")
    anna.check_access()
    page.unroute("**/review?seat=*")
    page.locator(".curve").wait_for(timeout=LONG_MS)


def test_a_review_that_failed_can_be_tried_again(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    anna.come_in("Anna")
    table, _ = imported(anna, RECORD.read_text("utf-8"))
    failed = {"status": "failed", "done": 0, "total": 0, "review": None, "updates": []}
    anna.page.route("**/review?seat=*", lambda route: route.fulfill(json=failed))
    page = anna.go(f"/review/{table}")
    again = page.get_by_role("button", name="Try again")
    again.wait_for()
    anna.check_access()
    page.unroute("**/review?seat=*")

    again.click()

    page.locator(".curve").wait_for(timeout=LONG_MS)


def test_keys_lead_along_the_curve_and_into_the_replay(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    table = reviewed(anna)
    page = anna.page
    last = int(slider(page).get_attribute("aria-valuemax") or 0)

    slider(page).focus()
    page.keyboard.press("Home")
    expect(slider(page)).to_have_attribute("aria-valuenow", "0")
    page.keyboard.press("PageDown")
    turn = int(slider(page).get_attribute("aria-valuenow") or 0)
    assert 0 < turn < last
    expect(slider(page)).to_have_attribute("aria-valuetext", re.compile(f"Move {turn} of {last}:"))
    page.keyboard.press("ArrowRight")
    expect(slider(page)).to_have_attribute("aria-valuenow", str(turn + 1))
    page.keyboard.press("Enter")

    page.wait_for_url(re.compile(f"/replay/{table}"))
    page.get_by_role("slider", name=re.compile("Moment|Place")).or_(
        page.locator("input[type=range]")
    ).first.wait_for()


def test_a_click_on_the_curve_looks_at_that_move(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    reviewed(anna)
    box = slider(anna.page).bounding_box()
    assert box

    anna.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    now = int(slider(anna.page).get_attribute("aria-valuenow") or 0)
    last = int(slider(anna.page).get_attribute("aria-valuemax") or 0)
    assert abs(now - last / 2) < last / 10


def test_a_decision_leads_to_its_moment_and_to_a_fork(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    table = reviewed(anna)
    page = anna.page
    first = page.locator("section li", has=page.get_by_role("button", name="Try it from here"))
    found = anna.get(f"/api/tables/{table}/review?seat=0")
    worst = max((each for each in found["review"]["decisions"] if each["seat"] == 0), key=loss)
    n = found["updates"][worst["n"] - 1]

    show = first.first.get_by_role("link", name="Show in the replay")
    expect(show).to_have_attribute("href", f"/replay/{table}?n={n}&seat=0")
    first.first.get_by_role("button", name="Try it from here").click()
    page.wait_for_url(re.compile("/table/"))

    (forked,) = re.findall(r"/table/([^?]+)", page.url)
    origin = anna.get(f"/api/tables/{forked}")["table"]["origin"]
    assert (origin["kind"], origin["table"], origin["seat"]) == ("fork", table, 0)
    assert origin["n"] <= n
    page.locator("#question h2").wait_for()


def loss(decided: Any) -> tuple[float, int]:
    return decided["gain"], -decided["n"]


def test_other_seats_can_be_looked_at(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    reviewed(anna)
    page = anna.page
    whose = page.get_by_role("group", name="Whose decisions").get_by_role("radio")

    whose.nth(1).check(force=True)

    expect(whose.nth(1)).to_be_checked()
    page.wait_for_url(re.compile("seat=1"))


@pytest.mark.parametrize("size, theme, language", TASTES)
def test_the_review_can_be_used_by_everybody(
    visit: Callable[..., Visitor], size: str, theme: str, language: str
) -> None:
    anna = visit(size=size, theme=theme, language=language)
    reviewed(anna)

    anna.check_access()
    anna.shoot("review")
