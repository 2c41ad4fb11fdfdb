"""The middle of the table of Veto!: decks under seal, sums line by line, the stack, the end."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from web.playing import EXPERIENCED, imported, prefer
from web.site import ROOT, Visitor, bots, needs_browser, wait_for

pytestmark = needs_browser

MATCHES = ROOT / "tests" / "games" / "veto" / "matches"
SUMS = """list => {
    const amount = line => Number(line.querySelector("b").innerText.replace("−", "-"));
    const lines = [...list.querySelectorAll("li.counts")];
    const counted = lines.reduce((sum, each) => sum + amount(each), 0);
    return [counted, amount(list.querySelector("li.total"))];
}"""
"""What the lines of a sum that count add up to, and what stands below them."""
NOTHING_MOVES = "document.getAnimations().every(each => each.playState !== 'running')"


def moment_of(visitor: Visitor, name: str, is_so: Callable[[Any], bool]) -> Page:
    """A kept match in the replay, at the first such moment of the first seat."""
    visitor.come_in("Anna")
    prefer(visitor, **EXPERIENCED)
    table, last = imported(visitor, (MATCHES / f"{name}.jsonl").read_text("utf-8"))
    for first in range(0, last, 50):
        path = f"/api/tables/{table}/moments?seat=0&first={first}&last={first + 49}"
        for each in visitor.get(path):
            if is_so(each["now"]):
                return visitor.go(f"/replay/{table}?seat=0&n={each['n']}")
    raise AssertionError("There is no such moment.")


def region(page: Page, name: str) -> Locator:
    return page.get_by_role("region", name=name, exact=True)


def test_a_deck_is_chosen_under_seal_and_turned_up_with_the_others(
    visit: Callable[..., Visitor],
) -> None:
    """VE-2.5, VE-2.9"""
    visitor = visit()
    visitor.come_in("Anna")
    prefer(visitor, **EXPERIENCED)
    table = visitor.open_table([{"kind": "me"}, *bots(1)], game="veto")
    page = visitor.go(f"/table/{table}")
    decks = page.get_by_role("list", name="Decks of the box")

    expect(decks.get_by_role("button")).to_have_count(10)
    visitor.check_access()
    visitor.shoot("veto-setup")
    decks.get_by_role("button", name=re.compile("Senate and Seal")).click()

    hand = page.get_by_role("list", name="The opening hand")
    expect(hand.get_by_role("listitem")).to_have_count(7)
    expect(region(page, "The opening hand")).to_contain_text("The Senate Is With Us")
    visitor.check_access()
    visitor.shoot("veto-opening-hand")


def test_the_sums_of_a_duel_add_up_and_the_stack_says_who_may_answer(
    visit: Callable[..., Visitor],
) -> None:
    """VE-6.3, VE-8.18"""
    visitor = visit()

    def fighting(now: Any) -> bool:
        duel, stack = now["view"]["duel"], now["view"]["stack"]
        return bool(duel and stack and duel["answer"] == "accepted")

    page = moment_of(visitor, "2-seats-00", fighting)
    duel, stack = region(page, "Duel"), region(page, "Stack")

    duel.wait_for()
    for each in duel.get_by_role("list", name=re.compile("The sum of")).all():
        counted, total = each.evaluate(SUMS)
        assert counted == total
    expect(stack.get_by_role("listitem").first).to_be_visible()
    expect(stack).to_contain_text("Right to reply:")
    expect(stack).to_contain_text(re.compile(r"benes \d of 2"))
    visitor.shoot("veto-duel")


def test_a_settlement_is_reckoned_line_by_line_on_a_phone(visit: Callable[..., Visitor]) -> None:
    """VE-4.15"""
    visitor = visit(size="phone", theme="dark")

    def computed(now: Any) -> bool:
        prompt = now["prompt"] or {"facts": {}}
        return bool(prompt["facts"].get("window") == "W-S3")

    page = moment_of(visitor, "3-seats-04", computed)
    page.get_by_role("tab", name=re.compile("Table|Duel|Stack")).click()
    settlement = region(page, "Settlement")

    expect(settlement.get_by_role("group")).to_have_count(3)
    for each in settlement.get_by_role("list", name="Settlement").all():
        counted, total = each.evaluate(SUMS)
        assert counted == total
    visitor.check_access()
    visitor.shoot("veto-settlement")


def test_the_end_says_by_which_condition_somebody_has_won(visit: Callable[..., Visitor]) -> None:
    """VE-10.6 to VE-10.8"""
    visitor = visit(language="pl")

    page = moment_of(visitor, "2-seats-01", lambda now: bool(now.get("outcome")))

    scroll = page.get_by_role("region", name=re.compile("Zwycięstwo"))
    scroll.wait_for()
    expect(scroll.get_by_role("region", name="Kreski na koniec")).to_be_visible()
    expect(scroll.get_by_role("table")).to_contain_text("Kreski")
    visitor.check_access()
    visitor.shoot("veto-end-scroll")


def test_what_moves_comes_to_rest_and_nothing_breaks(visit: Callable[..., Visitor]) -> None:
    """Declarations fly to the stack and leave it, kreski are struck, while a match is looked at."""
    visitor = visit(motion="no-preference")
    page = moment_of(visitor, "2-seats-00", lambda now: bool(now["view"]["stack"]))
    stack = region(page, "Stack")
    stack.get_by_role("listitem").first.wait_for()

    for _ in range(30):
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(60)

    wait_for(lambda: page.evaluate(NOTHING_MOVES), page)
    expect(region(page, "Kreski")).to_contain_text("Common pool")


def test_nothing_moves_for_who_wants_no_motion(visit: Callable[..., Visitor]) -> None:
    """The stack and the kreski change at once."""
    visitor = visit()
    page = moment_of(visitor, "2-seats-00", lambda now: bool(now["view"]["stack"]))
    region(page, "Stack").get_by_role("listitem").first.wait_for()

    page.keyboard.press("ArrowRight")

    assert page.evaluate(NOTHING_MOVES)
