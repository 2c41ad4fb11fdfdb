"""What the page does for those who play for the first time, and for those who do not see."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from web.playing import prefer
from web.site import Visitor, bots, needs_browser

pytestmark = needs_browser
OWN_SERVER = True


def seated(visitor: Visitor) -> str:
    """At a table, and not asked twice about what cannot be taken back."""
    visitor.come_in("Anna")
    prefer(visitor, confirm=False)
    table = visitor.open_table([{"kind": "me"}, *bots(2)], options={"trade": False})
    visitor.go(f"/table/{table}")
    visitor.page.get_by_role("button", name="Prus").first.wait_for()
    return table


def test_a_question_is_explained_until_it_was_answered_or_understood(
    visit: Callable[..., Visitor],
) -> None:
    anna = visit()
    table = seated(anna)
    guide = anna.page.get_by_role("complementary", name="New to you")

    expect(guide).to_contain_text("Estates are your Wealth.")
    anna.page.keyboard.press("1")
    expect(guide).to_contain_text("Thirteen cards must last the whole Age")
    guide.get_by_role("button", name="Understood").click()
    expect(guide).to_be_hidden()

    anna.go(f"/table/{table}")
    anna.page.get_by_role("region", name="The question").wait_for()
    expect(guide).to_be_hidden()
    known = anna.page.evaluate("JSON.parse(localStorage['interpares.preferences']).known")
    assert known == ["magnaci/start_estate", "magnaci/placement"]


def test_who_wants_no_hints_gets_none_until_they_are_wanted_again(
    visit: Callable[..., Visitor],
) -> None:
    anna = visit(size="phone", language="pl")
    seated(anna)
    guide = anna.page.get_by_role("complementary", name="Pierwszy raz")

    guide.get_by_role("button", name="Bez podpowiedzi").click()
    expect(guide).to_be_hidden()
    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_label("Objaśniaj każde nowe pytanie").check()
    anna.page.keyboard.press("Escape")

    expect(guide).to_contain_text("Posiadłości to twój Majątek.")


def test_what_happens_is_read_out(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    seated(anna)
    log = anna.page.get_by_role("log")

    anna.page.keyboard.press("1")

    expect(log).to_contain_text("places 1 estate in Prussia.")


def test_the_log_follows_what_happens_however_much_comes_at_once(
    visit: Callable[..., Visitor],
) -> None:
    anna = visit()
    seated(anna)
    log = anna.page.locator("#rail")

    anna.page.evaluate(
        """() => {
            const list = document.querySelector("#rail ol") ?? document.querySelector("#rail");
            const line = document.createElement("li");
            line.style.height = "1500px";
            list.append(line);
        }"""
    )
    anna.page.keyboard.press("1")

    far = "box => box.scrollHeight - box.scrollTop - box.clientHeight"
    expect(log).to_contain_text("places 1 estate in Prussia.")
    anna.page.wait_for_function("document.querySelector('#rail').scrollHeight > 1500")
    anna.page.wait_for_timeout(100)
    assert log.evaluate(far) < 60


def test_who_uses_keys_reaches_the_question_at_once(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    seated(anna)

    anna.page.keyboard.press("Tab")
    anna.page.keyboard.press("Enter")
    anna.page.keyboard.press("Tab")

    expect(anna.page.locator("#question button:focus")).to_have_count(1)
