"""The card faces of Veto!: every card of the box is drawn, and its words fit on it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from interpares.games.veto.cards import PRINTED
from web.site import Visitor, needs_browser

pytestmark = needs_browser

MISSING = """() => [...document.querySelectorAll("use")]
    .map((use) => use.getAttribute("href").slice(1))
    .filter((id) => !document.getElementById(id))"""
"""Drawings that a picture refers to and nobody has drawn."""

TOO_LONG = """() => [...document.querySelectorAll("#all-cards .face")].flatMap((card) => {
    const name = card.parentElement.id;
    const text = card.querySelector(".text");
    const flaws = text.scrollHeight > text.clientHeight + 1 ? [`${name}: text`] : [];
    for (const line of card.querySelectorAll(".title, em")) {
        const words = document.createRange();
        words.selectNodeContents(line);
        if (words.getBoundingClientRect().width > line.parentElement.clientWidth)
            flaws.push(`${name}: ${line.textContent}`);
    }
    const keywords = card.querySelector(".keywords");
    if (keywords.scrollWidth > keywords.clientWidth + 1) flaws.push(`${name}: keywords`);
    return flaws;
})"""

CLIPPED = """() => [...document.querySelectorAll("#all-minis .name, #all-minis .foot")]
    .filter((line) => line.scrollHeight > line.clientHeight + 2
        || line.scrollWidth > line.clientWidth)
    .map((line) => line.parentElement.textContent)"""
"""Small cards that do not show their whole name, or not all their signs."""


def all_cards(visitor: Visitor) -> Page:
    page = visitor.go("/design")
    page.locator("#faces > .sample > button").click()
    expect(page.locator("#all-cards .face")).to_have_count(len(PRINTED))
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    return page


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_card_is_drawn_and_its_words_fit(
    visit: Callable[..., Visitor], language: str
) -> None:
    page = all_cards(visit(language=language))

    assert page.evaluate(MISSING) == []
    assert page.evaluate(TOO_LONG) == []
    assert page.evaluate(CLIPPED) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_card_faces_can_be_read_by_everybody(visit: Callable[..., Visitor], theme: str) -> None:
    visitor = visit(theme=theme)
    visitor.go("/design").locator("#faces .face").first.wait_for()
    visitor.page.locator("#faces").scroll_into_view_if_needed()

    visitor.shoot("veto-cards")
    visitor.check_access()


def test_a_card_is_looked_at_closely_with_the_mouse_and_with_the_keys(
    visit: Callable[..., Visitor],
) -> None:
    page = visit().go("/design")
    card = page.get_by_role("button", name="Jeremi Wiśniowiecki")

    card.hover()
    expect(page.locator(".peek .title")).to_have_text("Jeremi Wiśniowiecki")
    page.mouse.move(1, 1)
    expect(page.locator(".peek")).to_have_count(0)

    card.focus()
    page.keyboard.press("Space")
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("img")).to_have_accessible_name(
        "Jeremi Wiśniowiecki. Prince of Łubnie. character, The Wiśniowieckis, Elect, Karmazyn, "
        "Loyal, Famous. costs 12 dukats. Szabla 8. Kreski 4. "
        "Your Honourable characters have +1 Szabla while they are challengers"
    )
    page.keyboard.press("Space")
    expect(dialog).to_have_count(0)
    expect(card).to_be_focused()


def test_the_reference_shows_the_face_of_a_card(visit: Callable[..., Visitor]) -> None:
    page = visit().go("/rules/veto/card.liberum_veto")

    face = page.locator('[id="card.liberum_veto"] .face')
    expect(face.locator(".title")).to_have_text("Liberum Veto")
    assert page.evaluate(MISSING) == []
