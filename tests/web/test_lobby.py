"""The lobby in the browser: sitting down at once, tables of one's own, links, keys, an account."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from server.live import LiveServer
from web.site import Visitor, bots, buttons, needs_browser, wait_for

pytestmark = needs_browser
OWN_SERVER = True

ME, FREE = {"kind": "me"}, {"kind": "open"}
TASTES = (
    ("desk", "light", "en"),
    ("desk", "dark", "pl"),
    ("desk", "light", "de"),
    ("phone", "dark", "en"),
    ("phone", "light", "pl"),
    ("phone", "dark", "de"),
)
"""Every language in both sizes, and both themes."""
AT_A_TABLE = re.compile(r"/table/")


def test_a_newcomer_sits_down_with_bots_in_one_click(visit: Callable[..., Visitor]) -> None:
    newcomer = visit()
    page = newcomer.go("/")
    name = page.get_by_label("Your name").input_value()

    buttons(page, "Play now against bots").click()
    page.wait_for_url(AT_A_TABLE)

    table = newcomer.get(f"/api/tables/{table_in(page)}")["table"]
    assert table["status"] == "running"
    assert table["seats"][0]["name"] == name
    assert {seat["kind"] for seat in table["seats"][1:]} == {"bot"}


def test_a_friend_joins_by_the_link_of_a_seat(visit: Callable[..., Visitor]) -> None:
    anna, ola = visit(), visit(language="pl")
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = anna.go("/new/magnaci")
    page.get_by_label("2", exact=True).check(force=True)
    buttons(page, "Create the table").click()
    page.wait_for_url(AT_A_TABLE)
    buttons(page, "Invite").click()
    page.get_by_text("Copied").wait_for()
    link = page.evaluate("navigator.clipboard.readText()")

    ola.go(link)
    ola.page.get_by_label("Twoje imię").fill("Ola")
    buttons(ola.page, "Zajmij miejsce").click()

    ola.page.wait_for_url(AT_A_TABLE)
    page.get_by_role("region", name="The question").wait_for()
    table = anna.get(f"/api/tables/{table_in(page)}")["table"]
    assert [seat["name"] for seat in table["seats"]][1] == "Ola"
    assert "#" in link


def test_the_host_fills_the_table_with_bots_and_begins(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    anna.come_in("Anna")
    table = anna.open_table([ME, FREE, FREE], setting=setting(start="host"))
    page = anna.go(f"/table/{table}")

    for _ in range(2):
        buttons(page, r"^bot$").first.click()
        page.wait_for_timeout(300)
    buttons(page, "Begin").click()

    page.get_by_role("region", name="The question").wait_for()


def test_somebody_whose_seat_is_emptied_is_told_so(visit: Callable[..., Visitor]) -> None:
    anna, ola = visit(), visit()
    anna.come_in("Anna")
    ola.come_in("Ola")
    table = anna.open_table([ME, FREE, FREE])
    ola.post(f"/api/tables/{table}/join", {"name": "Ola"})
    ola.go(f"/table/{table}")
    anna.go(f"/table/{table}")

    buttons(anna.page, "Empty the seat").click()

    ola.page.get_by_text("The host has emptied your seat.").wait_for()


def test_a_table_of_others_appears_by_itself_and_is_joined_with_a_key(
    visit: Callable[..., Visitor],
) -> None:
    anna, ola = visit(), visit()
    anna.come_in("Anna")
    page = ola.go("/")
    page.get_by_label("Your name").wait_for()

    table = anna.open_table([ME, FREE, *bots(1)], name="Monday", listed=True)
    page.get_by_text("Monday").wait_for()
    page.keyboard.press("j")

    page.wait_for_url(re.compile(f"/table/{table}"))


def test_a_full_table_offers_to_watch(visit: Callable[..., Visitor]) -> None:
    anna, ola = visit(), visit()
    anna.come_in("Anna")
    table = anna.open_table([ME, *bots(1)])

    page = ola.go(f"/join/{table}")
    page.get_by_role("link", name="Watch").click()

    page.wait_for_url(re.compile(f"/table/{table}"))


def test_arrows_find_the_games_and_enter_plays(visit: Callable[..., Visitor]) -> None:
    newcomer = visit()
    page = newcomer.go("/")
    page.locator("[data-play]").first.wait_for()

    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")

    page.wait_for_url(AT_A_TABLE)


def test_the_lobby_says_that_the_server_is_away_and_comes_back(
    visit: Callable[..., Visitor],
) -> None:
    newcomer = visit()
    newcomer.context.route("**/api/**", lambda route: route.abort())
    page = newcomer.go("/")
    page.get_by_text("The server does not answer").wait_for()

    newcomer.context.unroute("**/api/**")

    page.get_by_role("heading", name="The Magnates").wait_for()
    expect(page.get_by_text("The server does not answer")).to_have_count(0)


def test_an_account_is_found_again_after_signing_out(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    anna.come_in("Anna")
    page = anna.go("/me")
    sign(page, "Make an account")
    page.get_by_text("You are signed in as anna.").wait_for()

    page.get_by_role("button", name="Sign out", exact=True).click()
    sign(page, "Sign in")

    page.get_by_role("heading", name="Anna").wait_for()


def test_the_language_changes_without_a_new_page(visit: Callable[..., Visitor]) -> None:
    newcomer = visit()
    page = newcomer.go("/me")
    page.evaluate("window.same = true")

    page.get_by_label("Polski").check(force=True)

    page.get_by_text("Ja i ta strona").wait_for()
    assert page.evaluate("window.same")
    assert page.evaluate("document.documentElement.lang") == "pl"


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_german_page_shows_a_game_that_speaks_no_german_in_english(
    visit: Callable[..., Visitor], size: str
) -> None:
    newcomer = visit(size=size)
    page = newcomer.go("/")
    languages = page.get_by_role("banner").get_by_role("group", name="Language")
    languages.get_by_role("button", name="Deutsch").click()
    buttons(page, "Gleich gegen Bots spielen").click()
    page.wait_for_url(AT_A_TABLE)

    question = page.get_by_role("region", name="Die Frage")
    question.get_by_text("Choose the province for your first estate.").wait_for()
    board = page.locator("main > [lang=en]")
    expect(board.get_by_text("Family cards").last).to_be_visible()
    expect(page.get_by_role("button", name="Zurücknehmen")).to_be_visible()
    assert page.locator("html").get_attribute("lang") == "de"
    newcomer.check_access()
    newcomer.shoot("german-table")


@pytest.mark.parametrize("taste", TASTES, ids="-".join)
def test_every_screen_is_open_to_everybody(
    visit: Callable[..., Visitor], server: LiveServer, taste: tuple[str, str, str]
) -> None:
    """axe is content, nothing is wider than the screen; the pictures are for people to look at."""
    size, theme, language = taste
    anna = visit(size=size, theme=theme, language=language)
    screens = {"first-visit": "/", "new-table": "/new/magnaci", "nobody": "/me"}
    look(anna, screens)

    anna.come_in("Anna")
    anna.open_table([ME, *bots(3)], name="Sejm")
    table = anna.open_table([ME, FREE, FREE, *bots(1)], name="Friends", listed=True)
    screens = {"lobby": "/", "waiting-room": f"/table/{table}", "me": "/me"}
    look(anna, screens)

    guest = visit(size=size, theme=theme, language=language)
    look(guest, {"join": f"/join/{table}"})


def look(visitor: Visitor, screens: dict[str, str]) -> None:
    for name, path in screens.items():
        page = visitor.go(path)
        page.locator("main h1").wait_for()
        page.wait_for_load_state("networkidle")
        visitor.shoot(name)
        visitor.check_access()


def table_in(page: Page) -> str:
    return page.url.split("/table/")[1].split("?")[0]


def setting(**wanted: Any) -> dict[str, Any]:
    return {"start": "full", **wanted}


def sign(page: Page, way: str) -> None:
    page.locator("fieldset label", has_text=way).click()
    page.get_by_label("Login").fill("anna")
    page.get_by_label("Password").fill("a password of many words")
    page.locator("form").get_by_role("button", name=way).click()
    wait_for(lambda: page.get_by_label("Login").count() == 0, page)
