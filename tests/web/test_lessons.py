"""Lessons in the browser: each walked to its end by doing what is wanted."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from interpares.lessons import lesson
from interpares.texts import Texts
from server.live import LiveServer
from web.playing import plain, prefer
from web.site import AXE, Visitor, needs_browser, wait_for

pytestmark = needs_browser

LESSONS = {
    "florence": "first_round",
    "magnaci": "first_round",
    "sigismundus": "first_round",
    "signorie": "first_round",
    "veto": "first_game",
}
SETTLING_MS = 400
TYPING_MS = 1000
"""After so long what is typed is another number."""
STEP_MS = 60_000
"""So long the others may take between two moves of the learner."""


def begin(visitor: Visitor, game: str) -> Locator:
    """A table where a lesson begins; its panel."""
    visitor.come_in("Anna")
    opened = visitor.post(f"/api/games/{game}/lessons/{LESSONS[game]}", None)
    visitor.go(f"/table/{opened['table']['id']}")
    panel = visitor.page.locator("aside.lesson")
    panel.wait_for()
    return panel


def wanted(panel: Locator) -> dict[str, Any] | None:
    """The action the lesson asks for now; None while it goes on by itself."""
    found = panel.get_attribute("data-wanted")
    return json.loads(found) if found else None


def is_over(panel: Locator) -> bool:
    return panel.get_attribute("data-over") is not None


def controls(page: Page, action: dict[str, Any]) -> list[Locator]:
    """What can be clicked to choose an action, as far as it says which one it is."""
    buttons = page.locator("[data-action]")
    said = buttons.evaluate_all("all => all.map(each => each.dataset.action)")
    places = [at for at, each in enumerate(said) if json.loads(each) == action]
    return [buttons.nth(at) for at in places if buttons.nth(at).is_enabled()]


def step(page: Page, panel: Locator) -> bool:
    """Do what is wanted, by its own control if it has one; whether that was enough."""
    action, before = wanted(panel), number(panel)
    assert action is not None
    # A click right after the question changed is taken for one that was meant for the last.
    page.wait_for_timeout(SETTLING_MS)
    for control in controls(page, action)[:1]:
        control.click()
        page.wait_for_timeout(SETTLING_MS)
    chosen = wanted(panel) != action or number(panel) != before
    if not chosen:
        panel.get_by_role("button", name="Show me").click()
        panel.get_by_role("button", name="Do it for me").click()
    wait_for(lambda: is_over(panel) or number(panel) != before, page, STEP_MS)
    wait_for(lambda: is_over(panel) or wanted(panel) is not None, page, STEP_MS)
    return chosen


def number(panel: Locator) -> str:
    """Which step it is."""
    return panel.locator("header span").inner_text()


def walk(page: Page, panel: Locator) -> list[bool]:
    """All steps to the end; for each whether its own control was clicked."""
    wait_for(lambda: wanted(panel) is not None, page)
    done = []
    while not is_over(panel):
        done.append(step(page, panel))
    return done


@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_is_walked_to_its_end_at_the_board(
    visit: Callable[..., Visitor], game: str
) -> None:
    anna = visit()
    panel = begin(anna, game)
    wait_for(lambda: wanted(panel) is not None, anna.page)
    anna.shoot(f"lesson-{game}")

    done = walk(anna.page, panel)

    assert len(done) == lesson(game, LESSONS[game]).count
    expect(panel).to_contain_text(say(game, "end"))
    check_panel(anna.page)
    play_on = panel.get_by_role("button", name="Play on")
    if lesson(game, LESSONS[game]).plan.name == "first_game":
        expect(play_on).to_be_hidden()
        panel.get_by_role("button", name="Play a real match").click()
        expect(anna.page.locator("#question")).to_contain_text("Which deck do you play?")
    else:
        play_on.click()
        expect(panel).to_be_hidden()


def check_panel(page: Page) -> None:
    """axe finds nothing wrong with the panel; the boards are looked at elsewhere."""
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("async () => (await axe.run('aside.lesson')).violations")
    assert [each["id"] for each in found] == []


def say(game: str, step_id: str) -> str:
    """The comment of a step in English."""
    message = f"{lesson(game, LESSONS[game]).message}-{step_id}"
    return Texts.of(f"interpares.games.{game}", "en").say(message)


@pytest.mark.parametrize("game", ["florence", "veto"])
def test_a_lesson_is_walked_to_its_end_with_the_list_of_choices(
    visit: Callable[..., Visitor], game: str
) -> None:
    anna = visit()
    panel = begin(anna, game)
    plain(anna.page)

    done = walk(anna.page, panel)

    assert all(done)


def test_on_a_phone_the_comment_stands_above_the_question(visit: Callable[..., Visitor]) -> None:
    anna = visit(size="phone", language="pl")
    panel = begin(anna, "signorie")
    wait_for(lambda: wanted(panel) is not None, anna.page)

    anna.shoot("lesson-signorie")
    anna.check_access()

    question = anna.page.get_by_role("heading", level=2).filter(has_text="Kość 1 z 4")
    assert panel.bounding_box()["y"] < question.bounding_box()["y"]  # type: ignore[index]
    panel.get_by_role("button", name="Pokaż").click()
    expect(panel).to_contain_text("Weź żółtą kość (4)")


def test_another_move_is_refused_with_a_hint_and_nothing_happens(
    visit: Callable[..., Visitor],
) -> None:
    anna = visit()
    panel = begin(anna, "magnaci")
    plain(anna.page)

    controls(anna.page, {"type": "settle", "province": "ukraine"})[0].click()

    expect(anna.page.get_by_role("alert")).to_contain_text("Place your estate in Lithuania.")
    expect(panel).to_contain_text("Step 1 of 23")
    expect(anna.page.get_by_role("complementary", name="New to you")).to_be_hidden()


def test_a_lesson_goes_on_where_it_was_left(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    panel = begin(anna, "florence")
    wait_for(lambda: wanted(panel) is not None, anna.page)
    step(anna.page, panel)
    address = anna.page.url

    panel.get_by_role("link", name="Leave").click()
    anna.page.get_by_role("link", name="Your first round in Florence").click()

    expect(panel).to_contain_text("Step 2 of 10")
    assert anna.page.url == address


def test_a_lesson_is_begun_again_from_its_panel(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    panel = begin(anna, "florence")
    wait_for(lambda: wanted(panel) is not None, anna.page)
    step(anna.page, panel)
    address = anna.page.url

    panel.get_by_role("button", name="Start over").click()

    expect(panel).to_contain_text("Step 1 of 10")
    assert anna.page.url != address


def test_a_step_of_a_lesson_can_be_taken_again(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    panel = begin(anna, "sigismundus")
    wait_for(lambda: wanted(panel) is not None, anna.page)
    expect(panel.get_by_role("button", name="One step back")).to_be_hidden()
    while "Step 5 of" not in panel.inner_text():
        step(anna.page, panel)
    panel.get_by_role("button", name="Show me").click()
    expect(anna.page.locator("[data-sought]").first).to_be_focused()

    panel.get_by_role("button", name="One step back").click()

    expect(panel).to_contain_text("Step 4 of")
    wait_for(lambda: wanted(panel) is not None, anna.page)
    step(anna.page, panel)
    expect(panel).to_contain_text("Step 5 of")


def test_who_comes_for_the_first_time_learns_from_the_lobby(
    visit: Callable[..., Visitor], server: LiveServer
) -> None:
    anna = visit()
    anna.go("/")
    prefer(anna, game="florence")
    anna.go("/")
    anna.page.get_by_role("button", name="Learn by playing: Veto!").first.wait_for()
    anna.shoot("lobby-learn")
    welcome = anna.page.get_by_role("region", name="First time here?")

    welcome.get_by_role("button", name="Learn by playing").click()

    expect(anna.page.locator("aside.lesson")).to_contain_text("Step 1 of 10")


def test_cards_that_a_board_seals_together_have_one_comment(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    panel = begin(anna, "magnaci")
    wait_for(lambda: wanted(panel) is not None, anna.page)
    while "Constitution" not in panel.inner_text():
        step(anna.page, panel)

    for key in ("4", "14", "5", "11", "7", "s"):
        anna.page.wait_for_timeout(TYPING_MS)
        anna.page.keyboard.type(key)

    expect(panel).to_contain_text("Your 14 leads.")
