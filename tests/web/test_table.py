"""A table in several browsers: sealed choices, lost connections, spectators, languages, keys."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from playwright.sync_api import Page

from server.live import LiveServer
from web.playing import (
    OPTIONS,
    against_bots,
    against_each_other,
    decision,
    overheard,
    play_until,
    sit_down,
)
from web.site import Visitor, bots, is_over, needs_browser, wait_for

pytestmark = needs_browser
OWN_SERVER = True


def test_two_browsers_and_a_bot_finish_a_match(
    visit: Callable[..., Visitor], server: LiveServer
) -> None:
    anna, ola = visit(), visit()
    anna.come_in("Anna")
    ola.come_in("Ola")
    seats = [{"kind": "me"}, {"kind": "open"}, *bots(1)]
    opened = anna.post(
        "/api/tables", {"game": "magnaci", "seats": seats, "options": {"trade": False}}
    )
    table, invite = opened["table"]["id"], opened["invites"]["1"]

    ola.go(f"/join/{table}#{invite}")
    ola.page.get_by_role("button", name="Take").click()
    ola.page.wait_for_url(f"**/table/{table}*")
    sit_down(anna, table)
    sit_down(ola, table)
    play_until(lambda: is_over(server, table), Random(2), anna.page, ola.page)

    for visitor in (anna, ola):
        visitor.page.get_by_role("link", name="Look back").wait_for()


def test_a_reload_in_the_middle_of_a_sealed_choice_loses_nothing(
    visit: Callable[..., Visitor], server: LiveServer
) -> None:
    anna = visit()
    table, page = against_bots(anna, 2, options={"trade": False}), anna.page
    play_until(lambda: "at Law 2" in decision(page), Random(3), page)

    sit_down(anna, table)

    page.locator(OPTIONS).first.wait_for()
    assert "at Law 2" in decision(page)


def test_a_lost_connection_is_told_and_caught_up_silently(
    visit: Callable[..., Visitor], server: LiveServer
) -> None:
    anna = visit()
    against_bots(anna, 2, options={"trade": False})
    page = anna.page
    page.locator(OPTIONS).first.wait_for()
    question = decision(page)

    server.kill()
    page.get_by_text("The connection is lost").wait_for()
    page.locator(OPTIONS).first.wait_for(state="detached")
    page.keyboard.press("1")
    server.start()
    page.get_by_text("The connection is lost").wait_for(state="detached")
    page.locator(OPTIONS).first.wait_for()
    assert decision(page) == question
    page.keyboard.press("1")

    wait_for(lambda: decision(page) != question, page)


def test_a_spectator_sees_nothing_hidden(visit: Callable[..., Visitor], server: LiveServer) -> None:
    anna, stranger = visit(), visit()
    anna.come_in("Anna")
    table = anna.open_table([{"kind": "me"}, *bots(2)], options={"trade": False})
    messages = overheard(stranger.page)
    stranger.go(f"/table/{table}")
    sit_down(anna, table)
    play_until(lambda: "at Law 3" in decision(anna.page), Random(3), anna.page)

    stranger.page.get_by_text("Waiting for").first.wait_for()
    stranger.shoot("spectator")
    assert stranger.page.locator(OPTIONS).count() == 0
    views = [each["now"]["view"] for each in messages]
    assert views
    for view in views:
        for player in view["players"]:
            assert player["hand"] is None
            assert player["laying"] is None
            assert all(card in (None, True) for card in player["laid"])


def test_the_language_changes_without_a_new_page(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    against_bots(anna, 2)
    anna.page.locator(OPTIONS).first.wait_for()
    anna.page.evaluate("window.same = true")

    anna.page.get_by_role("button", name="Polski").click()

    anna.page.get_by_text("Wybierz prowincję").wait_for()
    assert anna.page.evaluate("window.same")
    assert anna.page.locator("html").get_attribute("lang") == "pl"


def test_a_standing_order_answers_its_question_and_another_is_withdrawn(
    visit: Callable[..., Visitor],
) -> None:
    anna = visit()
    against_bots(anna, 1)
    page = anna.page
    page.get_by_role("tab", name="Orders").click()
    page.get_by_label("When I am asked").first.select_option("A turn in a window of actions")
    page.get_by_label("Only once").check()
    page.get_by_role("button", name="Give the order").click()
    page.get_by_text("A turn in a window of actions: I pass (× 1)").wait_for()
    anna.shoot("orders")

    none = page.get_by_text("You have given no orders")
    play_until(none.is_visible, Random(4), page)

    page.get_by_label("Only once").uncheck()
    page.get_by_role("button", name="Give the order").click()
    page.get_by_role("button", name="Withdraw").click()
    none.wait_for()
    page.get_by_role("tab", name="Log").click()
    page.get_by_text("Lubomirski passes.").first.wait_for()


def test_on_a_phone_what_is_said_is_noticed_and_found_and_the_language_changes(
    visit: Callable[..., Visitor],
) -> None:
    anna, ola = visit(size="phone"), visit()
    table = against_each_other(anna, ola)
    page = anna.go(f"/table/{table}")
    page.locator(".prompt h2").first.wait_for()

    ola.post(f"/api/tables/{table}/seats/1/commands", {"type": "say", "text": "Vivat!"})
    page.locator(".chips .tag", has_text="1").wait_for()
    anna.shoot("chat-arrives")
    page.locator(".chips .tag", has_text="1").click()
    page.get_by_role("tab", name="Chat").click()
    page.locator("#rail").get_by_text("Vivat!").wait_for()
    anna.shoot("chat")
    page.get_by_role("button", name="Close").first.click()

    page.locator(".chips .tag").wait_for(state="detached")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Polski").click()
    page.get_by_role("heading", name="Ustawienia").wait_for()


FOCUSED = "document.activeElement"


def answered_by_enter(page: Page) -> None:
    """With the focus on a choice, and on the second question wherever it is asked."""
    question = decision(page)
    page.locator(OPTIONS).first.focus()
    page.keyboard.press("Enter")
    sure = page.get_by_role("alertdialog").get_by_role("button").first
    wait_for(lambda: sure.count() > 0 or decision(page) != question, page)
    if sure.count():
        assert sure.evaluate(f"button => button === {FOCUSED}")
        page.keyboard.press("Enter")
    wait_for(lambda: not page.locator(OPTIONS).count() or decision(page) != question, page)


def test_the_focus_goes_on_to_the_next_question_but_is_taken_from_nobody(
    visit: Callable[..., Visitor],
) -> None:
    anna, ola = visit(), visit()
    table = against_each_other(anna, ola, options={"trade": False})
    for visitor in (anna, ola):
        visitor.go(f"/table/{table}").locator(".prompt h2").first.wait_for()
    wait_for(lambda: any(each.page.locator(OPTIONS).count() for each in (anna, ola)), anna.page)
    first, second = (anna, ola) if anna.page.locator(OPTIONS).count() else (ola, anna)
    second.page.get_by_role("tab", name="Chat").click()
    second.page.get_by_label("Say something").fill("Vivat")

    answered_by_enter(first.page)

    heading = f"{FOCUSED} === document.querySelector('.prompt h2')"
    wait_for(lambda: bool(first.page.evaluate(heading)), first.page)
    second.page.locator(OPTIONS).first.wait_for()
    assert second.page.evaluate(f"{FOCUSED}.value") == "Vivat"
    waiting = decision(first.page)
    answered_by_enter(second.page)
    wait_for(lambda: bool(second.page.evaluate(heading)), second.page)
    wait_for(lambda: decision(first.page) != waiting, first.page)
    assert first.page.evaluate(heading)


def test_leaving_gives_the_seat_to_a_bot_and_coming_back_takes_it_again(
    visit: Callable[..., Visitor],
) -> None:
    anna, ola = visit(), visit()
    table = against_each_other(anna, ola, listed=True)
    page = anna.go(f"/table/{table}")
    page.get_by_role("button", name="Menu").click()

    page.get_by_role("button", name="Leave the table").click()
    page.wait_for_url(anna.url + "/")
    page.go_back()
    page.get_by_role("button", name="I am back").click()

    page.get_by_role("button", name="I am back").wait_for(state="detached")


def test_at_one_screen_nobody_sees_the_next_ones_cards_before_it_is_handed_over(
    visit: Callable[..., Visitor],
) -> None:
    anna = visit()
    anna.come_in("Anna")
    seats = [{"kind": "me", "name": "Ewa"}, {"kind": "me", "name": "Adam"}]
    table = anna.open_table(seats, options={"trade": False})
    page = anna.go(f"/table/{table}")
    page.locator("button.option, dialog[open]").first.wait_for()
    if page.locator("dialog[open]").count():
        page.get_by_role("link", name="Go on as").click()
    page.locator("button.option:enabled").first.wait_for()

    page.locator("button.option:enabled").first.click()
    page.get_by_role("link", name="Go on as").wait_for()
    page.keyboard.press("Escape")

    anna.shoot("hand-over")
    page.get_by_role("link", name="Go on as").click()
    page.locator("button.option:enabled").first.wait_for()


def test_what_one_asks_of_all_is_seen_by_all_and_so_is_the_refusal(
    visit: Callable[..., Visitor],
) -> None:
    anna, ola = visit(), visit()
    table = against_each_other(anna, ola)
    sit_down(anna, table)
    sit_down(ola, table)
    play_until(lambda: "office" in decision(anna.page), Random(4), anna.page, ola.page)

    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_role("button", name="Take back the last step").click()

    anna.page.get_by_text(
        "You have asked to take back the last step. 1 of 2 seats agree."
    ).wait_for()
    ola.page.get_by_text("Anna asks to take back the last step.").wait_for()
    ola.page.get_by_role("button", name="Refuse").click()
    anna.page.get_by_text("Not everybody agreed").wait_for()
    ola.page.get_by_text("Anna asks").wait_for(state="detached")
