"""Veto! on its own board: first games, reply windows and duels, several camps, finger and mouse."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, expect

from server.live import LiveServer
from web.playing import EXPERIENCED, anna_and_ola, fork, imported, moments_of, play_until, prefer
from web.site import ROOT, Visitor, bots, is_over, needs_browser

pytestmark = needs_browser

MATCHES = ROOT / "tests" / "games" / "veto" / "matches"
ANSWERS = """() => {
    const question = document.querySelector("#question h2")?.innerText ?? "";
    const keyed = "#question :not(.aids) > button[aria-keyshortcuts]:enabled";
    const buttons = [...document.querySelectorAll(keyed)];
    const asked = question + buttons.length;
    const now = performance.now();
    if (window.asked?.question !== asked) window.asked = {question: asked, since: now};
    if (now - window.asked.since < 260) return [];
    return buttons.map(each => [each.getAttribute("aria-keyshortcuts"), each.innerText]);
}"""
"""The keys and words of all answers, once the question has stood long enough to be read."""
WISHES = (
    "^Enter ",
    "I accept",
    r"✓ \d+ : \d+",
    "challenge",
    "election field",
    "agitate",
    "Take up",
)
"""What somebody wants who is fond of duels, the dearest first."""
FULL_OF_DUELS = 3


def kept(name: str) -> str:
    return (MATCHES / f"{name}.jsonl").read_text("utf-8")


def press(page: Page, random: Random, idle: float = 0.3) -> bool:
    """Press the key of an answer; False if there is none.

    Somebody idle says bene more often and so comes to the end sooner.
    """
    keys = [key for key, _ in page.evaluate(ANSWERS)]
    if not keys:
        return False
    doing = [key for key in keys if key not in ("Escape", "B", "Y")]
    if "B" in keys and (not doing or random.random() < idle):
        key = "B"
    elif "Enter" in doing and random.random() < 0.8:
        key = "Enter"
    else:
        key = random.choice(doing or keys)
    page.keyboard.press(key)
    return True


def hurry(page: Page, random: Random) -> bool:
    return press(page, random, idle=0.85)


def duel(page: Page, random: Random) -> bool:
    """As somebody would who is fond of duels; False if nothing is asked."""
    answers = page.evaluate(ANSWERS)
    for wish in WISHES:
        for key, words in answers:
            if re.search(wish, f"{key} {words}") and key not in ("Escape", "B", "Y"):
                page.keyboard.press(key)
                return True
    return press(page, random, idle=0.6)


def at_veto(visitor: Visitor, seats: list[dict[str, Any]], **options: Any) -> str:
    visitor.come_in("Anna")
    prefer(visitor, **EXPERIENCED)
    table = visitor.open_table(seats, game="veto", options=options)
    visitor.go(f"/table/{table}").locator("#question h2").first.wait_for()
    return table


def from_moment(visitor: Visitor, name: str, is_so: Callable[[Any], bool]) -> Page:
    """A kept match goes on from the first such moment of the first seat, against bots."""
    visitor.come_in("Anna")
    prefer(visitor, **EXPERIENCED)
    seats = [{"kind": "me"}, *bots(int(name[0]) - 1)]
    page = visitor.go(f"/table/{fork(visitor, kept(name), is_so, seats)}")
    page.locator("#question h2").first.wait_for()
    return page


def asks(decision: str, least: int = 1) -> Callable[[Any], bool]:
    """Whether the first seat is asked this, with so many answers."""

    def is_so(now: Any) -> bool:
        return (
            bool(now.get("prompt"))
            and now["prompt"]["decision"] == decision
            and len(now.get("options") or ()) >= least
        )

    return is_so


def late_turn(now: Any) -> bool:
    return asks("turn", 8)(now) and now["view"]["round"] >= 3


def duels_of(visitor: Visitor, table: str) -> int:
    """How many duels were accepted in a match, as the first seat saw it."""
    duels = [moment["now"]["view"]["duel"] for moment in moments_of(visitor, table)]
    fought = [bool(each and each["answer"] == "accepted") for each in duels]
    return sum(now and not before for before, now in pairwise([False, *fought]))


def possession(page: Page) -> Locator:
    """A possession in hand that can be deployed, whatever becomes of it."""
    hand = page.get_by_role("group", name="Your court")
    found = hand.get_by_role("button", name=re.compile("possession.*Can be chosen")).first
    return hand.locator(f"[data-key={found.get_attribute('data-key')}]").first


def test_a_first_game_is_played_by_keys_to_its_end(
    visit: Callable[..., Visitor], server: LiveServer
) -> None:
    """VE-14.1: from the opening hand to the scroll, and back in the replay."""
    visitor = visit()
    table = at_veto(visitor, [{"kind": "me"}, *bots(1, "noble")], first_game=True)
    page = visitor.page
    visitor.check_access()
    visitor.shoot("veto-start")
    random = Random(2)

    play_until(
        lambda: "reply" in page.locator("#question h2").first.inner_text(), random, page, by=press
    )
    visitor.check_access()
    visitor.shoot("veto-reply")
    play_until(lambda: is_over(server, table), random, page, by=hurry)

    back = page.get_by_role("link", name="Look back")
    back.first.wait_for()
    visitor.check_access()
    visitor.shoot("veto-end")
    back.first.click()
    page.wait_for_url("**/replay/**")
    visitor.go(f"/replay/{table}?seat=0&n=40")
    page.get_by_role("group", name="Election field").first.wait_for()
    visitor.shoot("veto-replay")


def test_three_camps_sit_at_one_table(visit: Callable[..., Visitor]) -> None:
    """The others stand in one line each; a click keeps the side of one of them in sight."""
    visitor = visit()
    page = from_moment(visitor, "3-seats-04", late_turn)
    others = page.get_by_role("group", name="The other camps")
    strip = others.locator("button[aria-pressed=false]").last
    name = strip.locator("b").inner_text()

    strip.click()

    expect(page.get_by_role("region", name=f"The side of {name}")).to_be_visible()
    visitor.check_access()
    visitor.shoot("veto-three")
    answered = [0]

    def by(page: Page, random: Random) -> bool:
        done = press(page, random)
        answered[0] += done
        return done

    play_until(lambda: answered[0] >= 25, Random(3), page, by=by)


def test_a_card_is_picked_up_and_aimed_by_the_mouse(visit: Callable[..., Visitor]) -> None:
    """What it can be aimed at lights up; Escape puts it back."""
    page = from_moment(visit(), "2-seats-00", late_turn)
    card = possession(page)

    card.click()

    expect(card).to_have_attribute("aria-pressed", "true")
    here = page.get_by_role("button", name=re.compile("^Here.*Possessions"))
    expect(here).to_be_visible()
    page.keyboard.press("Escape")
    expect(here).to_have_count(0)
    card.click()
    here.click()
    expect(page.locator("#question h2").first).to_contain_text("On the stack")


def test_a_card_is_dragged_to_its_place(visit: Callable[..., Visitor]) -> None:
    page = from_moment(visit(), "2-seats-00", late_turn)
    card = possession(page)

    card.drag_to(
        page.get_by_role("group", name="Possessions").last, source_position={"x": 30, "y": 30}
    )

    expect(page.locator("#question h2").first).to_contain_text("On the stack")


class Finger:
    """A finger on the screen of a phone, as the browser's own protocol moves it."""

    def __init__(self, page: Page) -> None:
        self._session = page.context.new_cdp_session(page)
        self._at = (0.0, 0.0)

    def _touch(self, kind: str, *points: tuple[float, float]) -> None:
        touched = [{"x": x, "y": y} for x, y in points]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})

    def down(self, on: Locator) -> None:
        on.scroll_into_view_if_needed()
        self._at = middle_of(on)
        self._touch("touchStart", self._at)

    def move(self, to: Locator, steps: int = 12) -> None:
        (x, y), (left, top) = self._at, middle_of(to)
        for step in range(1, steps + 1):
            part = step / steps
            self._at = (x + (left - x) * part, y + (top - y) * part)
            self._touch("touchMove", self._at)

    def up(self) -> None:
        self._touch("touchEnd")


def middle_of(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_card_is_dragged_by_a_finger(visit: Callable[..., Visitor]) -> None:
    """Where it would go is marked; put down elsewhere it is back in the hand."""
    visitor = visit(size="phone")
    page = from_moment(visitor, "2-seats-00", late_turn)
    card, finger = possession(page), Finger(page)
    field = page.get_by_role("group", name="Possessions")

    finger.down(card)
    finger.move(field)
    expect(page.locator("[data-over]")).to_have_count(1)
    visitor.shoot("veto-dragged")
    finger.move(page.get_by_role("navigation", name="Players"))
    expect(page.locator("[data-over]")).to_have_count(0)
    finger.up()
    expect(card).not_to_have_attribute("aria-pressed", "true")

    finger.down(card)
    finger.move(field)
    finger.up()
    expect(page.locator("#question h2").first).to_contain_text("On the stack")


def test_a_card_held_over_a_tab_opens_that_part_of_the_table(visit: Callable[..., Visitor]) -> None:
    page = from_moment(visit(size="phone"), "2-seats-00", late_turn)
    finger = Finger(page)
    middle = page.get_by_role("tab", name="Table")

    finger.down(possession(page))
    finger.move(middle)

    expect(middle).to_have_attribute("aria-selected", "true")
    finger.up()


def test_a_long_press_shows_a_card_and_chooses_nothing(visit: Callable[..., Visitor]) -> None:
    page = from_moment(visit(size="phone"), "2-seats-00", late_turn)
    card, finger = possession(page), Finger(page)

    finger.down(card)
    dialog = page.get_by_role("dialog", name="Card in focus")
    expect(dialog).to_be_visible()
    finger.move(page.get_by_role("group", name="Possessions"))
    finger.up()

    expect(card).not_to_have_attribute("aria-pressed", "true")
    expect(page.locator("#question h2").first).to_contain_text("Your turn")


def test_a_card_of_the_hand_rises_whole(visit: Callable[..., Visitor]) -> None:
    """It lies half under the prompt until it is pointed at, or has the focus."""
    page = from_moment(visit(), "3-seats-04", late_turn)
    card = page.get_by_role("group", name="Your court").get_by_role("button").first
    edge = page.locator("#question").bounding_box()
    assert edge is not None

    def bottom() -> float:
        return float(
            card.locator(".rising").evaluate("face => face.getBoundingClientRect().bottom")
        )

    assert bottom() > edge["y"] + 40
    card.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    assert bottom() <= edge["y"] + 1
    page.locator("h1").click()
    assert bottom() > edge["y"] + 40
    card.hover()
    assert bottom() <= edge["y"] + 1


def test_enter_says_what_is_ready_and_arrows_go_from_card_to_card(
    visit: Callable[..., Visitor],
) -> None:
    page = from_moment(visit(), "2-seats-00", late_turn)
    card = possession(page)
    card.focus()

    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.key").startswith("card-")
    page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.dataset.key").startswith("piece-")
    page.keyboard.press("Space")
    expect(page.get_by_role("dialog", name="Card in focus")).to_be_visible()
    page.keyboard.press("Space")
    card.focus()
    page.keyboard.press("Enter")
    expect(card).to_have_attribute("aria-pressed", "true")
    page.wait_for_timeout(300)
    page.keyboard.press("Enter")

    expect(page.locator("#question h2").first).to_contain_text("On the stack")


def test_piles_show_only_what_the_rules_show(visit: Callable[..., Visitor]) -> None:
    """VE-3.5, VE-3.6"""
    visitor = visit()
    page = from_moment(visitor, "2-seats-00", late_turn)

    page.keyboard.press("p")

    dialog = page.get_by_role("dialog", name="Piles")
    expect(dialog).to_contain_text("the top one in sight")
    assert dialog.locator(".face").count() <= 2
    visitor.check_access()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_a_duel_is_fought_on_a_phone(visit: Callable[..., Visitor]) -> None:
    """The duel has a tab of its own, the hand lies in the sheet; nobody else's cards are there."""
    visitor = visit(size="phone", theme="dark", language="pl")
    page = from_moment(visitor, "2-seats-01", asks("fight_turn", 2))

    expect(page.get_by_role("tab", name="Pojedynek")).to_have_attribute("aria-selected", "true")
    visitor.check_access()
    visitor.shoot("veto-duel")
    page.get_by_role("tab", name="Moje pole").tap()
    expect(page.get_by_role("group", name="Pole karmazynów")).to_be_visible()
    visitor.check_access()
    page.locator("#question").get_by_role("button", name=re.compile("^Bene")).tap()
    expect(page.locator("#question h2").first).not_to_contain_text("Co robi")


def test_two_people_fight_a_duel_to_its_end(visit: Callable[..., Visitor]) -> None:
    """Both see the same sums; what lies in the other's hand is on nobody's page."""
    anna, ola = anna_and_ola(visit)
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = fork(anna, kept("2-seats-01"), asks("fight_turn", 2), seats)
    ola.post(f"/api/tables/{table}/join", {"name": "Ola"})
    pages = [each.go(f"/table/{table}") for each in (anna, ola)]
    scores = [page.get_by_role("region", name="Duel") for page in pages]

    for score in scores:
        expect(score).to_contain_text("Tugay Bey")
    mine = pages[0].get_by_role("group", name="Your court").get_by_role("button").all_inner_texts()
    assert any("Ivan Vyhovsky" in words for words in mine)
    assert "Ivan Vyhovsky" not in pages[1].content()
    play_until(lambda: scores[0].count() == 0, Random(5), *pages, by=hurry)

    expect(scores[1]).to_have_count(0)
    for page in pages:
        expect(page.locator("main")).to_contain_text("Tugay Bey")


def is_asked_freely(page: Page) -> bool:
    """Whether somebody may say in which windows to be asked."""
    return page.locator(".comfort").count() > 0


def test_two_people_play_a_game_full_of_duels(
    visit: Callable[..., Visitor], server: LiveServer
) -> None:
    """VE-14.1: they challenge whenever they can, until an Elect is dead or the election is won."""
    anna, ola = anna_and_ola(visit)

    fought = duelled(anna, ola, server)
    if fought < FULL_OF_DUELS:  # Chance may deal one peaceful game.
        fought += duelled(anna, ola, server)

    assert fought >= FULL_OF_DUELS
    anna.check_access()


def duelled(anna: Visitor, ola: Visitor, server: LiveServer) -> int:
    """A game played to its end; how many duels were accepted in it."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = anna.open_table(seats, game="veto", options={"first_game": True})
    ola.post(f"/api/tables/{table}/join", {"name": "Ola"})
    pages = [each.go(f"/table/{table}") for each in (anna, ola)]
    random = Random(1)
    play_until(lambda: all(is_asked_freely(page) for page in pages), random, *pages, by=duel)
    for page in pages:
        page.keyboard.press("a")
        expect(page.locator(".comfort .chip")).to_have_text(re.compile("Only with a reply"))

    play_until(lambda: is_over(server, table), random, *pages, by=duel)

    for page in pages:
        page.get_by_role("link", name="Look back").first.wait_for()
    return duels_of(anna, table)


def test_who_watches_sees_no_hand(visit: Callable[..., Visitor]) -> None:
    """A replay as the public saw it: no court, no names of face-down thrusts."""
    visitor = visit()
    visitor.come_in("Ola")
    table, last = imported(visitor, kept("2-seats-01"))

    page = visitor.go(f"/replay/{table}?n={last // 2}&seat=public")

    page.get_by_role("group", name="Karmazyn field").first.wait_for()
    expect(page.get_by_role("group", name="Your court")).to_have_count(0)
    visitor.check_access()
