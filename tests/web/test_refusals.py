"""What the page says when something cannot be done: in the reader's language, with a way on."""

from __future__ import annotations

import re
from collections.abc import Callable

import httpx
from playwright.sync_api import Page

from server.live import LiveServer
from web.playing import OPTIONS, against_bots, decision
from web.site import Visitor, bots, buttons, is_over, needs_browser, until, wait_for

pytestmark = needs_browser

ME, FREE = {"kind": "me"}, {"kind": "open"}


def test_a_move_that_comes_too_late_is_refused_in_words(
    visit: Callable[..., Visitor],
) -> None:
    anna = visit()
    table, page = against_bots(anna, 1, options={"trade": False}), anna.page
    page.locator(OPTIONS).first.wait_for()
    late = anna.context.new_page()
    late.goto(f"/table/{table}")
    late.locator(OPTIONS).first.wait_for()
    hold_back(late)
    question = decision(page)

    page.locator(OPTIONS).first.click()
    wait_for(lambda: decision(page) != question, page)
    late.locator(OPTIONS).last.click()

    late.get_by_text("The table has moved on").wait_for()


def test_an_invitation_that_is_spent_leads_to_the_other_free_seats(
    visit: Callable[..., Visitor],
) -> None:
    anna, ola = visit(), visit(language="pl")
    anna.come_in("Anna")
    table = anna.open_table([ME, FREE, FREE])
    page = ola.go(f"/join/{table}#a-wrong-invitation")

    buttons(page, "Zajmij miejsce").click()
    page.get_by_text("To zaproszenie już nie działa").wait_for()
    buttons(page, "Usiądź tutaj").last.click()

    page.wait_for_url(re.compile(f"/table/{table}"))
    assert ola.get(f"/api/tables/{table}")["seats"] == [2]


def test_whoever_comes_too_late_to_a_free_seat_is_told_so_and_may_watch(
    visit: Callable[..., Visitor],
) -> None:
    anna, ola, kuba = visit(), visit(), visit(language="pl")
    anna.come_in("Anna")
    ola.come_in("Ola")
    table = anna.open_table([ME, FREE])
    page = kuba.go(f"/join/{table}")
    buttons(page, "Usiądź tutaj").wait_for()
    ola.post(f"/api/tables/{table}/join", {"name": "Ola"})

    buttons(page, "Usiądź tutaj").click()

    page.get_by_text("Wszystkie miejsca są zajęte").wait_for()
    page.get_by_role("link", name="Oglądaj").click()
    page.wait_for_url(re.compile(f"/table/{table}"))


def test_a_wrong_password_and_a_login_that_is_taken_are_told_beside_the_form(
    visit: Callable[..., Visitor],
) -> None:
    anna, ola = visit(), visit(language="pl")
    for somebody in (anna, ola):
        somebody.come_in("Ola")
    body = {"login": "jagna", "password": "a password of many words"}
    anna.post("/api/account", body)
    page = ola.go("/me")

    sign(page, "Zaloguj", "a wrong password")
    page.get_by_role("alert").filter(has_text="Login albo hasło się nie zgadza").wait_for()
    sign(page, "Załóż konto", "another password of mine")

    page.get_by_role("alert").filter(has_text="Ktoś inny ma już ten login").wait_for()


def test_a_file_that_is_no_record_is_refused_with_what_to_do(visit: Callable[..., Visitor]) -> None:
    anna = visit(language="pl")
    page = anna.go("/replay")

    page.locator("input[type=file]").set_input_files(
        {"name": "photo.jsonl", "mimeType": "application/jsonl", "buffer": b"no record"}
    )

    page.get_by_role("alert").filter(has_text="To nie jest cały zapis partii").wait_for()


def test_a_replay_opens_at_a_moment_there_is_and_says_why_its_end_goes_no_further(
    visit: Callable[..., Visitor], server: LiveServer
) -> None:
    anna = visit(language="pl")
    anna.go("/credits")
    body = {"game": "magnaci", "seats": bots(2)}
    with httpx.Client(base_url=server.url) as client:
        table = client.post("/api/tables", json=body).json()["table"]["id"]
    until(lambda: is_over(server, table))

    page = anna.go(f"/replay/{table}?n=99999&seat=9")

    page.get_by_text("Tu partia już się skończyła").wait_for()
    assert buttons(page, "Graj dalej stąd").is_disabled()
    page.goto(f"/replay/{table}?n=nonsense")
    page.get_by_text("Chwila 0 z").wait_for()
    assert page.get_by_label("Tempo").locator("option").first.inner_text() == "× 0,5"


def test_an_order_that_is_too_much_is_refused_beside_the_orders(
    visit: Callable[..., Visitor],
) -> None:
    anna = visit()
    table = against_bots(anna, 1)
    order = {"decision": "victory_tie", "answer": "pass"}
    for _ in range(20):
        anna.post(f"/api/tables/{table}/seats/0/commands", {"type": "give_order", "order": order})
    anna.page.get_by_role("tab", name="Orders").click()

    buttons(anna.page, "Give the order").click()

    anna.page.get_by_role("alert").filter(has_text="at most").wait_for()


def hold_back(page: Page) -> None:
    """Nothing the server tells reaches this page any more, as on a line that is about to break."""
    page.evaluate("""() => {
        const hear = Object.getOwnPropertyDescriptor(MessageEvent.prototype, "data").get;
        Object.defineProperty(MessageEvent.prototype, "data", {configurable: true, get() {
            const frame = hear.call(this);
            return String(frame).includes('"update"') ? '{"type": "pong"}' : frame;
        }});
    }""")


def sign(page: Page, way: str, password: str) -> None:
    page.locator("fieldset label", has_text=way).click()
    page.get_by_label("Login").fill("jagna")
    page.get_by_label("Hasło").fill(password)
    page.locator("form").get_by_role("button", name=way).click()
