"""Sigismundus Augustus on its own board: people and bots, closed hands, Sejms, and the end."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from itertools import pairwise
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, expect

from web.playing import (
    BACK,
    CHOOSABLE,
    ENTER,
    EXPERIENCED,
    end_shown,
    fork,
    imported,
    moments_of,
    overheard,
    play_on,
    play_until,
    prefer,
)
from web.site import ROOT, SIZES, Visitor, bots, buttons, needs_browser, wait_for

pytestmark = needs_browser

KEPT = ROOT / "tests" / "games" / "sigismundus" / "matches" / "3-seats-04.jsonl"
"""A short game of three."""
LIT = "main .sg-lit"
"""What can be chosen on the board, and has no key."""
SETTLING_MS = 250
"""A key pressed sooner is taken for an answer to the question before."""
PHONE = dict(zip(("width", "height"), SIZES["phone"], strict=True))
HANDS = {"en": "The hands of all Houses", "pl": "Dłonie wszystkich rodów"}
CLOSED = re.compile("choosing|sealed")

IN_REACH = f"""stop => {{
    const all = selector => [...document.querySelectorAll(selector)];
    const keyOf = thing => thing.getAttribute("aria-keyshortcuts") ?? "";
    const question = document.querySelector("#question h2")?.innerText ?? "";
    if (stop && question.includes(stop)) return [];
    if (window.asked?.question !== question) window.asked = {{question, since: performance.now()}};
    const keyed = all("{CHOOSABLE}").filter(each => each.ariaDisabled !== "true");
    const back = keyed.filter(each => {sorted(BACK)}.includes(keyOf(each)));
    const held = 0 < back.length && back.length < keyed.length;
    const lit = all("main [popover]:popover-open button");
    if (!lit.length) lit.push(...all(held ? ".sg-stage .sg-lit:not([aria-pressed])" : "{LIT}"));
    const settled = performance.now() - window.asked.since > {SETTLING_MS};
    window.inReach = [...lit.filter(each => !keyOf(each)), ...(settled ? keyed : [])];
    return window.inReach.map(keyOf);
}}"""
"""The keys of everything that can be chosen now, empty where there is none; at one question none.

Where something is held already, a menu, the stage or the prompt asks for the rest of the choice.
"""
MIDDLE = """at => {
    const thing = window.inReach[at];
    thing.scrollIntoView({block: "nearest", inline: "nearest"});
    const {x, y, width, height} = thing.getBoundingClientRect();
    const middle = [x + width / 2, y + height / 2];
    return thing.contains(document.elementFromPoint(...middle)) ? middle : null;
}"""
"""Where to point at it; null if something lies over it."""
KEEP_HANDS = """label => {
    window.shown = [];
    const look = () => {
        const hands = document.querySelector(`[role=group][aria-label="${label}"]`);
        if (hands) window.shown.push(hands.innerText);
    };
    new MutationObserver(look).observe(document.body,
        {subtree: true, childList: true, characterData: true});
    look();
}"""
"""From now on remember everything that is shown of the hands."""


def chosen(keys: list[str], random: Random) -> int | None:
    """One of the things in reach, rather what finishes something; None if all can only go back."""
    sure = [at for at, key in enumerate(keys) if key in ENTER]
    keyed = [at for at, key in enumerate(keys) if key and key not in BACK]
    lit = [at for at, key in enumerate(keys) if not key]
    for wanted, share in ((sure, 0.6), (lit, 0.7), (keyed, 1), (lit, 1)):
        if wanted and random.random() < share:
            return random.choice(wanted)
    return None


def act(page: Page, random: Random, stop: str = "") -> bool:
    """Do one thing by mouse or key, with a finger on a phone; False if nothing is asked.

    At the question `stop` nothing is done.
    """
    keys: list[str] = page.evaluate(IN_REACH, stop)
    at = chosen(keys, random)
    if at is None:
        return False
    on_phone = page.viewport_size == PHONE
    if keys[at] and not on_phone and random.random() < 0.5:
        page.keyboard.press("Enter" if keys[at] in ENTER else keys[at])
        return True
    middle = page.evaluate(MIDDLE, at)
    if middle and on_phone:
        page.touchscreen.tap(*middle)
    elif middle:
        page.mouse.click(*middle)
    return bool(middle)


def hands(page: Page, language: str = "en") -> Locator:
    """The hands of the Sejm, closed or open."""
    return page.get_by_role("group", name=HANDS[language], exact=True)


def house(page: Page, seat: int) -> str:
    """The name a seat goes by."""
    return page.locator(f"#player-{seat} h3").inner_text()


def question(page: Page) -> Locator:
    return page.locator("#question")


def closed(page: Page) -> None:
    """My hand is closed and can be opened again; only others are waited for."""
    expect(question(page)).to_contain_text("Waiting for")
    expect(page.locator(".aids").get_by_role("button", name="Take it back")).to_be_enabled()


def seated(host: Visitor, guest: Visitor) -> str:
    """The host opens a table for a short game with a bot; the guest comes by the invitation."""
    for somebody in (host, guest):
        somebody.go("/credits")
        prefer(somebody, **EXPERIENCED)
    host.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = host.go("/new/sigismundus")
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("radio", name="3", exact=True).check(force=True)
    for seat, kind in enumerate(("me", "open", "bot"), 1):
        page.get_by_label(f"Seat {seat}", exact=True).select_option(kind)
    page.get_by_label("Level of the bot at seat 3").select_option("novice")
    page.get_by_role("radio", name="short game").check(force=True)
    buttons(page, "Create the table").click()
    buttons(page, "Invite").click()
    page.get_by_text("Copied").wait_for()

    guest.go(page.evaluate("navigator.clipboard.readText()"))
    guest.page.get_by_label("Twoje imię").fill("Ola")
    buttons(guest.page, "Zajmij miejsce").click()
    guest.page.wait_for_url("**/table/*")
    return guest.page.url.split("/table/")[1].split("?")[0]


def secrets_kept(messages: list[Any], seat: int | None) -> int:
    """How often somebody else closed a hand; it changed nothing but who has closed one."""
    closings = 0
    for before, after in pairwise(messages):
        closed = set(after["now"]["view"]["sealed"]) - set(before["now"]["view"]["sealed"])
        if not closed or seat in closed:
            continue
        events = [event for each in after.get("happened", ()) for event in each.get("events", ())]
        assert [event.keys() for event in events] == [{"type", "seat"}] * len(events)
        assert public(after) == public(before)
        closings += 1
    return closings


def public(message: Any) -> str:
    """A moment, but for who has closed a hand and who is still asked."""
    now = message["now"]
    view = {key: value for key, value in now["view"].items() if key != "sealed"}
    asked = {**now["prompt"], "seats": []}
    return json.dumps([view, asked, now.get("options")], sort_keys=True)


def result(page: Page, heading: str) -> tuple[list[str], list[str]]:
    """Whose arms stand at the end in which order, and the points of each."""
    end_shown(page, heading)
    scroll = page.get_by_role("region", name=heading)
    arms = scroll.locator("thead use").evaluate_all("all => all.map(each => each.href.baseVal)")
    return arms, [each.strip() for each in scroll.locator("tfoot td").all_inner_texts()]


def test_two_people_and_a_bot_play_a_short_game(visit: Callable[..., Visitor]) -> None:
    """One by mouse and keys, one with a finger on a phone, in two languages."""
    anna, ola = visit(), visit(size="phone", language="pl", theme="dark")
    both, random = (anna, ola), Random(1)
    told = [overheard(each.page) for each in both]
    table = seated(anna, ola)
    assert anna.get(f"/api/tables/{table}")["table"]["options"]["variant"] == "short"
    for each in both:
        question(each.page).get_by_role("heading").first.wait_for()
        each.shoot("sigismundus-start")
        each.check_access()

    ask = {anna.page: "How many ducats do you offer", ola.page: "Ile dukatów oferujesz"}

    def asked() -> bool:
        return all(words in question(page).inner_text() for page, words in ask.items())

    play_until(asked, random, *ask, by=lambda page, random: act(page, random, stop=ask[page]))
    for each in both:
        each.shoot("sigismundus-sejm")
        each.check_access()
    anna.page.keyboard.press("a")
    buttons(question(anna.page), "^Seal").click()
    closed(anna.page)
    anna.page.reload()

    closed(anna.page)
    expect(buttons(anna.page, "^Seal")).to_have_count(0)
    expect(hands(ola.page, "pl")).to_contain_text("zamknięta")
    assert asked() is False

    play_until(lambda: "outcome" in told[0][-1]["now"], random, anna.page, ola.page, by=act)

    arms, points = result(anna.page, "The last Sejm is over")
    assert (arms, points) == result(ola.page, "Ostatni sejm dobiegł końca")
    outcome = told[0][-1]["now"]["outcome"]
    assert points == [str(outcome["scores"][seat]) for seat in outcome["ranking"]]
    for seat, each in enumerate(both):
        each.shoot("sigismundus-end")
        each.check_access()
        assert secrets_kept(told[seat], seat) > 12


def hides_votes(now: Any) -> bool:
    """All are asked for votes to be sold, and I have some."""
    return now["prompt"]["decision"] == "hide_votes" and len(now["options"]) > 5


def at_closed_hands(visit: Callable[..., Visitor]) -> tuple[Visitor, Visitor]:
    """Anna and Ola, with a bot, where everybody hides votes; the bot has chosen already."""
    anna, ola = visit(), visit()
    for somebody, name in ((anna, "Anna"), (ola, "Ola")):
        somebody.come_in(name)
        prefer(somebody, **EXPERIENCED)
    seats = [{"kind": "me"}, {"kind": "open"}, *bots(1)]
    table = fork(anna, KEPT.read_text("utf-8"), hides_votes, seats)
    ola.post(f"/api/tables/{table}/join", {"name": "Ola"})
    for somebody in (anna, ola):
        page = somebody.go(f"/table/{table}")
        expect(hands(page)).to_contain_text(f"{house(page, 2)} sealed", use_inner_text=True)
    return anna, ola


def seal(page: Page, votes: int) -> None:
    """Close so many votes in the hand, by keys."""
    page.wait_for_timeout(SETTLING_MS)
    page.keyboard.press(str(votes))
    expect(hands(page).locator("output")).to_contain_text(str(votes))
    page.keyboard.press("Enter")
    closed(page)


def test_a_closed_hand_can_be_opened_again_and_nobody_knows_what_was_in_it(
    visit: Callable[..., Visitor],
) -> None:
    """SA-21.5"""
    anna, ola = at_closed_hands(visit)
    told, rival = overheard(ola.page), house(ola.page, 0)
    ola.page.reload()

    def seen_by_ola(state: str) -> tuple[str, str]:
        """The board, and what the socket told, when Anna's hand is so."""
        expect(hands(ola.page)).to_contain_text(f"{rival} {state}", use_inner_text=True)
        return ola.page.locator("main > [lang]").inner_text(), public(told[-1])

    seal(anna.page, 5)
    first = seen_by_ola("sealed")
    anna.page.keyboard.press("z")
    again = seen_by_ola("choosing")
    seal(anna.page, 1)
    second = seen_by_ola("sealed")

    assert first == second
    assert again[1] == first[1]
    assert secrets_kept(told, 1) == 2


def test_hands_open_all_together_and_who_watches_sees_no_more_than_that(
    visit: Callable[..., Visitor],
) -> None:
    """SA-21.5"""
    anna, ola = at_closed_hands(visit)
    mine, hers, its = (house(anna.page, seat) for seat in range(3))
    stranger = visit()
    told = overheard(stranger.page)
    stranger.go(anna.page.url.split("?")[0])
    expect(hands(stranger.page)).to_be_visible()
    seal(anna.page, 5)
    expect(hands(stranger.page)).to_contain_text(f"{mine} sealed", use_inner_text=True)
    for page in (anna.page, stranger.page):
        page.evaluate(KEEP_HANDS, HANDS["en"])
    expect(stranger.page.locator(LIT)).to_have_count(0)

    seal_last(ola.page, 2)

    for page in (anna.page, stranger.page):
        opened_together(page, f"{mine} 5 {hers} 2 {its} ", re.compile(rf"({hers}|{its}) \d"))
    assert secrets_kept(told, None)
    assert all(message["now"]["view"]["hand"] is None for message in told)
    assert not any(message["now"].get("options") for message in told)


def opened_together(page: Page, what: str, other: re.Pattern[str]) -> None:
    """Whatever the page has shown, either no hand of another was open, or this lay in all hands."""

    def shown() -> list[str]:
        return [" ".join(each.split()) for each in page.evaluate("window.shown")]

    wait_for(lambda: any(what in each for each in shown()), page)
    for each in shown():
        assert (what in each) == bool(other.search(each)) != bool(CLOSED.search(each)), each


def seal_last(page: Page, votes: int) -> None:
    """Close so many votes in the last hand, with the mouse."""
    for _ in range(votes):
        buttons(question(page), "One more").click()
    buttons(question(page), "^Seal").click()


def may_not_pay(now: Any) -> bool:
    """My client, and a field that costs more than I have."""
    ducats = now["view"]["players"][0]["ducats"]
    dear = any(each["prices"][0] > ducats for each in now["view"]["fields"])
    return dear and now["prompt"]["decision"] == "place_client" and bool(now.get("options"))


def test_a_field_that_may_not_be_entered_names_its_rule(visit: Callable[..., Visitor]) -> None:
    """SA-3.12, SA-11.3"""
    player = visit()
    player.come_in("Anna")
    prefer(player, **EXPERIENCED)
    page = play_on(player, KEPT.read_text("utf-8"), may_not_pay)
    page.locator(LIT).first.wait_for()
    reason = page.locator(".tip .reason")

    buttons(page.locator("main"), "5 players only").hover()
    expect(reason).to_contain_text("SA-3.12")
    dear = re.compile("the next client pays [1-9]")
    page.locator("main").get_by_role("button", name=dear, disabled=True).first.focus()
    expect(reason).to_contain_text("SA-11.3")

    player.shoot("sigismundus-refused")


def two_are_closed(now: Any) -> bool:
    """Two of three hands are closed."""
    return len(now["view"]["sealed"]) == 2


def test_a_kept_match_is_looked_back_at_moment_by_moment(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.come_in("Anna")
    record = KEPT.read_text("utf-8")
    table, last = imported(visitor, record)
    n = next(each["n"] for each in moments_of(visitor, table) if two_are_closed(each["now"]))
    page = visitor.go(f"/replay/{table}?n={n}&seat=")
    moment = page.locator(".controls .place")
    expect(moment).to_contain_text(f"Moment {n} of {last}")
    two = " ".join(f"{house(page, seat)} sealed" for seat in range(2))
    expect(hands(page)).to_contain_text(two, use_inner_text=True)

    page.keyboard.press("ArrowRight")
    expect(moment).to_contain_text(f"Moment {n + 1} of {last}")
    expect(hands(page)).not_to_contain_text("sealed")
    page.keyboard.press("PageDown")
    expect(moment).to_contain_text("Round 2")
    page.keyboard.press("End")
    outcome = json.loads(record.splitlines()[-1])["outcome"]
    _, points = result(page, "The last Sejm is over")
    assert points == [str(outcome["scores"][seat]) for seat in outcome["ranking"]]
    assert page.locator(LIT).count() == 0
