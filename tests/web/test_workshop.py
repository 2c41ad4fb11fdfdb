"""The workshop of Veto! in the browser: decks and cards made, checked, shared and played."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from web.playing import view_of
from web.site import Visitor, buttons, needs_browser, wait_for

pytestmark = needs_browser
OWN_SERVER = True

Visit = Callable[..., Visitor]
STARTER = "The Banners of Łubnie"
THRUST = """[[card]]
type = "thrust"
name = { pl = "Kontra", en = "Counter" }
text = { pl = "+2", en = "+2" }
szabla = 2
play = { kind = "thrust" }
"""
SCREENS = [
    {},
    {"theme": "dark", "language": "pl"},
    {"size": "phone", "language": "pl"},
    {"size": "phone", "theme": "dark"},
]


def at_bench(visitor: Visitor, deck: str = STARTER) -> Page:
    """In the workshop, with a deck of the box on the bench."""
    page = visitor.go("/workshop")
    page.locator("button.line", has_text=deck).click()
    expect(page.get_by_text("full rules: legal")).to_be_visible()
    return page


def search(page: Page, text: str) -> None:
    page.get_by_role("searchbox", name=re.compile("Search")).fill(text)


def in_deck(page: Page, card: str) -> str:
    """How many copies the list of the deck shows."""
    copies = page.locator(".deck").get_by_role("group", name=f"Copies of {card}", exact=True)
    return copies.locator("b").inner_text() if copies.count() else "0"


def chosen_setup(visitor: Visitor, page: Page) -> tuple[str, Any]:
    """The table one has come to, and what one sees there once the set-up is over."""
    page.wait_for_url(re.compile(r"/table/\w+"))
    table = page.url.rsplit("/", 1)[-1].split("?")[0]
    wait_for(lambda: bool(view_of(visitor, table, 0)["players"][0].get("faction")), page)
    return table, view_of(visitor, table, 0)


def test_cards_are_found_by_words_without_accents(visit: Visit) -> None:
    page = visit().go("/workshop")
    expect(page.locator("ul.faces > li")).to_have_count(295)

    search(page, "lubnie")
    page.get_by_role("combobox", name="Type", exact=True).select_option("possession")

    expect(page.locator("ul.faces > li")).to_have_count(1)
    expect(buttons(page, "^Łubnie")).to_be_visible()
    search(page, "no such card")
    expect(page.get_by_text("No card is like this")).to_be_visible()


def test_a_deck_is_built_with_keys_checked_and_undone(visit: Visit) -> None:
    """VE-2.1: at most three copies of a card"""
    page = at_bench(visit())
    search(page, "feint")
    page.locator("ul.faces button.card").first.focus()

    page.keyboard.press("+")

    flaw = page.locator(".flaws li", has_text="Feint").first
    expect(flaw).to_contain_text("VE-2.1")
    expect(page.get_by_text("full rules: not legal")).to_be_visible()
    expect(buttons(page, "Play against a bot").first).to_be_disabled()
    flaw.get_by_role("button", name="VE-2.1").click()
    expect(page.get_by_role("dialog").locator("#reference-title")).to_contain_text("Veto!")
    page.keyboard.press("Escape")

    buttons(page, "^Undo").click()

    expect(page.get_by_text("full rules: legal")).to_be_visible()
    assert in_deck(page, "Feint") == "3"


def test_cards_are_dragged_into_the_deck(visit: Visit) -> None:
    page = at_bench(visit())
    search(page, "liberum veto")
    before = int(in_deck(page, "Liberum Veto"))

    page.locator("ul.faces button.card").first.drag_to(page.locator(".side"))

    wait_for(lambda: in_deck(page, "Liberum Veto") == str(before + 1), page)


def test_a_draft_is_found_again_and_a_deck_is_kept(visit: Visit) -> None:
    anna = visit()
    page = at_bench(anna)
    buttons(page.locator(".deck"), "One Feint fewer").click()
    page.get_by_label("Name of the deck").fill("Two feints")
    page.reload()
    expect(page.get_by_label("Name of the deck")).to_have_value("Two feints")
    assert in_deck(page, "Feint") == "2"

    buttons(page, "^Save$").click()

    expect(page.get_by_text("Saved in your decks.")).to_be_visible()
    assert [each["name"] for each in anna.get("/api/me/decks")] == ["Two feints"]
    buttons(page.locator(".deck"), "One Feint fewer").click()
    buttons(page, "^My decks$").click()
    page.get_by_role("dialog").locator("button.line").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("not saved")
    buttons(page.get_by_role("dialog"), "Discard").click()
    expect(page.get_by_label("Name of the deck")).to_have_value("The Kiejdany Camp")


def test_a_deck_goes_out_as_text_and_comes_back(visit: Visit) -> None:
    page = at_bench(visit())
    buttons(page, "^As text$").click()
    text = page.get_by_role("dialog").get_by_label("Export", exact=True)
    expect(page.get_by_role("dialog").locator("textarea")).to_have_value(re.compile("Faction: "))
    written = page.get_by_role("dialog").locator("textarea").input_value()
    assert text.count() >= 1

    page.get_by_role("dialog").get_by_text("Import").click()
    page.get_by_role("dialog").locator("textarea").fill("3 Nobody At All")
    buttons(page, "Read it").click()
    expect(page.get_by_role("alert")).to_be_visible()
    page.get_by_role("dialog").locator("textarea").fill(written.replace("3 Feint", "2 Feint"))
    buttons(page, "Read it").click()

    expect(page.get_by_role("dialog")).to_be_hidden()
    assert in_deck(page, "Feint") == "2"


def test_a_deck_shared_by_link_is_looked_at_copied_and_played(visit: Visit) -> None:
    anna, bruno = visit(), visit()
    page = at_bench(anna)
    draft = page.evaluate("JSON.parse(localStorage.getItem('interpares.workshop.deck'))")
    link = anna.post("/api/veto/deck/check", {"deck": draft["deck"]})["link"]
    expect(buttons(page, "^Share$")).to_be_enabled()

    theirs = bruno.go(f"/workshop#deck={link}")
    expect(theirs.get_by_role("heading", name=re.compile("A deck for you"))).to_be_visible()
    expect(theirs.get_by_text("full rules: legal")).to_be_visible()
    bruno.check_access()
    bruno.shoot("workshop-shared")
    buttons(theirs, "Copy to my decks").click()
    expect(theirs.get_by_text("Saved in your decks.")).to_be_visible()
    assert len(bruno.get("/api/me/decks")) == 1
    buttons(theirs, "Play against a bot").first.click()

    _, view = chosen_setup(bruno, theirs)
    assert view["players"][0]["faction"] == "wisniowiecki"
    assert view["players"][0]["strategy"] == "armed_foray"


def test_a_card_is_made_in_the_form_mended_and_tried_at_a_table(visit: Visit) -> None:
    anna = visit()
    page = anna.go("/workshop/cards")
    page.locator("[data-path=type] select").select_option("effect")
    for language, name in (("pl", "Złoty deszcz"), ("en", "Golden Rain")):
        page.locator(f"[data-path='name.{language}'] input").fill(name)
        page.locator(f"[data-path='text.{language}'] textarea").fill("D: +2")
    page.locator("[data-path=play] select").first.wait_for()
    page.locator("[data-path='play.kind'] select").select_option("trifle")
    page.locator("[data-path=play] select.add").last.select_option("do")
    buttons(page, re.escape("+ add: do")).click()
    amount = page.locator("[data-path='play.do[0].amount']")
    amount.get_by_role("spinbutton").fill("")

    expect(amount.locator(".problem")).to_be_visible()
    expect(amount).to_have_class(re.compile("wrong"))
    expect(buttons(page, "Try it at once")).to_be_disabled()
    anna.shoot("workshop-card-flawed")
    amount.get_by_role("spinbutton").fill("2")

    expect(page.get_by_text("The card is right")).to_be_visible()
    expect(page.locator("aside .face")).to_contain_text("Golden Rain")
    anna.check_access()
    anna.shoot("workshop-card")
    buttons(page, "^TOML$").click()
    toml = page.get_by_role("dialog").locator("textarea").input_value()
    assert 'op = "gain_dukats"' in toml
    buttons(page.get_by_role("dialog"), "^Close$").click()
    buttons(page, "^Save$").click()
    wait_for(lambda: len(anna.get("/api/me/cards")) == 1, page)
    buttons(page, "Try it at once").click()

    _, view = chosen_setup(anna, page)
    assert [each["entry"]["name"]["en"] for each in view["own_cards"]] == ["Golden Rain"]
    page.get_by_role("link", name="Golden Rain").first.click()
    expect(page.get_by_role("dialog").locator(".face")).to_contain_text("Golden Rain")
    anna.shoot("workshop-card-at-table")


def test_toml_of_a_card_is_read_into_the_form(visit: Visit) -> None:
    page = visit().go("/workshop/cards")
    buttons(page, "^TOML$").click()
    page.get_by_role("dialog").locator("textarea").fill(THRUST)
    buttons(page.get_by_role("dialog"), "Read it").click()

    expect(page.locator("[data-path='name.en'] input")).to_have_value("Counter")
    expect(page.locator("[data-path=szabla] input")).to_have_value("2")
    expect(page.get_by_text("The card is right")).to_be_visible()


def test_a_text_that_tells_of_something_else_is_doubted_and_undone(visit: Visit) -> None:
    page = visit().go("/workshop/cards")
    buttons(page, "^TOML$").click()
    given = page.get_by_role("dialog").locator("textarea")
    given.fill("[[card]]\ntype = thrust\n")
    buttons(page.get_by_role("dialog"), "Read it").click()
    expect(page.get_by_role("alert")).to_contain_text("Line 2, column 8")
    given.fill(THRUST)
    buttons(page.get_by_role("dialog"), "Read it").click()
    text = page.locator("[data-path='text.en'] textarea")
    expect(text).to_have_value("+2")

    text.fill("Reply: +2")

    expect(page.get_by_text("the text speaks of a reply")).to_be_visible()
    expect(page.locator(".meaning")).to_contain_text("what the card says")
    page.keyboard.press("Control+z")
    expect(text).to_have_value("+2")
    expect(page.get_by_text("the text speaks of a reply")).to_be_hidden()


def test_a_trial_goes_on_while_nobody_looks(visit: Visit) -> None:
    anna = visit()
    anna.come_in("Anna")
    page = at_bench(anna)
    page.locator("#side-figures").click()
    page.get_by_label("Games per deck").select_option("4")
    buttons(page, "Begin the trial").click()
    expect(page.get_by_role("progressbar")).to_be_visible()

    anna.go("/credits")
    page = anna.go("/workshop")
    page.locator("#side-figures").click()

    expect(page.get_by_role("progressbar")).to_be_visible()
    buttons(page, "^Stop$").click()
    expect(page.get_by_text("stopped by you")).to_be_visible()


@pytest.mark.parametrize("taste", SCREENS)
def test_all_screens_of_the_workshop_can_be_used_by_everybody(
    visit: Visit, taste: dict[str, Any]
) -> None:
    visitor = visit(**taste)
    page = visitor.go("/workshop")
    page.locator("ul.faces div.face").first.wait_for()
    visitor.check_access()
    visitor.shoot("workshop-start")
    if "size" in taste:
        page.locator("#part-deck").click()
    page.locator("button.line").first.click()
    page.locator(".state.ok").wait_for()
    visitor.check_access()
    visitor.shoot("workshop-deck")
    page.locator("#part-figures, #side-figures").click()
    page.locator("section ol b").first.wait_for()
    visitor.check_access()
    visitor.shoot("workshop-figures")
    page = visitor.go("/workshop/cards")
    page.locator("aside .face").wait_for()
    visitor.check_access()
    visitor.shoot("workshop-editor")
