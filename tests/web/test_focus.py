"""Where the focus goes by keys: into dialogs and back, and to the question from anywhere."""

from __future__ import annotations

from collections.abc import Callable

from web.listening import Ears
from web.playing import at_board
from web.site import Visitor, needs_browser, wait_for

pytestmark = needs_browser

FAR = 60
"""So often one presses Tab before one gives up looking for something."""
INSIDE = """document.activeElement === document.body ||
    document.activeElement.closest("dialog, [role=dialog]") !== null"""
"""The focus is in a dialog, or on its way round by the browser itself."""


def test_the_menu_keeps_the_focus_and_gives_it_back(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    ears = Ears(anna.page)
    at_board(anna, "florence", 3)
    anna.page.reload()
    anna.page.locator("#question h2").wait_for()
    walk_to(ears, "button “Menu”")
    anna.page.keyboard.press("Enter")
    anna.page.get_by_role("dialog").wait_for()
    wait_for(ears.rests, anna.page)

    for key in ["Tab"] * 40 + ["Shift+Tab"] * 45:
        anna.page.keyboard.press(key)
        assert anna.page.evaluate(INSIDE), ears.focused()
    anna.page.keyboard.press("Escape")

    wait_for(lambda: str(ears.focused()) == "button “Menu”", anna.page)


def test_the_rules_beside_the_table_take_the_focus_and_give_it_back(
    visit: Callable[..., Visitor],
) -> None:
    anna = visit()
    ears = Ears(anna.page)
    at_board(anna, "florence", 3)
    anna.page.keyboard.press("g")
    before = ears.focused()

    anna.page.keyboard.press("?")
    anna.page.get_by_role("dialog").wait_for()
    wait_for(ears.rests, anna.page)

    assert anna.page.evaluate(INSIDE)
    assert ears.focused() != before
    anna.page.keyboard.press("Escape")
    wait_for(lambda: ears.focused() == before, anna.page)


def walk_to(ears: Ears, wanted: str) -> None:
    for _ in range(FAR):
        ears.page.keyboard.press("Tab")
        if str(ears.focused()) == wanted:
            return
    raise AssertionError(f"Tab never came to {wanted}.")


def test_the_question_is_a_key_away_from_anywhere(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    ears = Ears(anna.page)
    at_board(anna, "magnaci", 3)
    wait_for(ears.rests, anna.page)
    question = anna.page.locator("#question h2").inner_text()
    walk_to(ears, "tab “Log” [selected]")

    anna.page.keyboard.press("g")

    focus = ears.focused()
    assert (focus.role, focus.name) == ("heading", question)


def test_the_first_thing_at_a_table_is_the_way_to_the_question(
    visit: Callable[..., Visitor],
) -> None:
    anna = visit()
    ears = Ears(anna.page)
    at_board(anna, "magnaci", 3)

    anna.page.reload()
    anna.page.locator("#question h2").wait_for()
    anna.page.keyboard.press("Tab")

    assert str(ears.focused()) == "link “To the question”"
    anna.page.keyboard.press("Enter")
    anna.page.keyboard.press("Tab")
    assert anna.page.evaluate(
        "document.querySelector('#question').contains(document.activeElement)"
    )
