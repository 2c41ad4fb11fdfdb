"""What is shown instead of what one came for: nothing yet, on its way, failed, lost, over, broken.

Each state is photographed in one of its looks and open to everybody; `docs/design.md` lists them.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from server.live import LiveServer
from web.playing import CHOOSABLE, EXPERIENCED, against_each_other, at_board, prefer
from web.site import Visitor, bots, needs_browser

pytestmark = needs_browser
OWN_SERVER = True
Visit = Callable[..., Visitor]

LOOKS = [
    {"size": "desk", "theme": "light", "language": "en"},
    {"size": "phone", "theme": "dark", "language": "pl"},
    {"size": "phone", "theme": "light", "language": "de"},
    {"size": "desk", "theme": "dark", "language": "pl"},
]
PAGES = {
    "replays": "/replay",
    "replay": "/replay/whichever",
    "rules": "/rules/magnaci",
    "workshop": "/workshop",
    "account": "/me",
    "new": "/new/magnaci",
    "table": "/table/whichever",
}
FAILED = {"code": "internal", "message": "problem-internal", "text": "Something went wrong."}
SERVER = "**/api/**"


def shown(visitor: Visitor, name: str) -> None:
    """A picture for people to look at, and nothing that would shut anybody out."""
    visitor.shoot(f"state-{name}")
    visitor.check_access()


def notice(page: Page, title: str) -> Any:
    return page.get_by_role("alert").filter(has_text=re.compile(title))


LOADING = re.compile("Loading|Wczytywanie|Wird geladen")
AWAY = "server does not answer|Serwer nie odpowiada|Server antwortet nicht"
BROKEN = "went wrong on the server|Coś poszło nie tak|etwas schiefgegangen"


@pytest.mark.parametrize("name", PAGES)
def test_a_page_says_that_the_server_failed_and_comes_when_it_is_asked_again(
    visit: Visit, name: str
) -> None:
    number = list(PAGES).index(name)
    visitor = visit(**LOOKS[number % 4])
    page = visitor.page

    page.route(SERVER, lambda route: route.fulfill(status=500, json=FAILED))
    visitor.go(PAGES[name])
    notice(page, BROKEN).wait_for()
    shown(visitor, f"failed-{name}")
    page.unroute(SERVER)
    page.route(SERVER, lambda route: route.abort())
    page.get_by_role("button", name=re.compile("Try again|Spróbuj|Noch einmal")).click()
    notice(page, AWAY).wait_for()
    visitor.shoot(f"state-away-{name}")
    page.unroute(SERVER)
    page.get_by_role("button", name=re.compile("Try again|Spróbuj|Noch einmal")).click()

    page.get_by_role("alert").wait_for(state="detached")


@pytest.mark.parametrize("name", ["lobby", "table", "replay", "account"])
def test_a_page_that_takes_long_says_so_calmly(visit: Visit, name: str) -> None:
    visitor = visit(**LOOKS[len(name) % 4])
    page = visitor.page

    page.route(SERVER, hold)
    visitor.go(PAGES.get(name, "/"))
    sign = page.locator(".ghost") if name == "lobby" else page.get_by_text(LOADING)
    sign.first.wait_for()

    shown(visitor, f"loading-{name}")


def hold(_: Route) -> None:
    """A request that is never answered."""


def test_a_lobby_without_a_server_goes_on_by_itself(visit: Visit) -> None:
    visitor = visit(**LOOKS[1])
    page = visitor.page

    page.route(SERVER, lambda route: route.fulfill(status=500, json=FAILED))
    visitor.go("/")
    page.get_by_role("status").filter(has_text="Serwer").wait_for()
    shown(visitor, "failed-lobby")
    page.unroute(SERVER)

    page.locator("article").first.wait_for()


def test_without_words_the_page_still_says_what_is_the_matter(visit: Visit) -> None:
    visitor = visit(**LOOKS[1])
    page = visitor.page

    page.route("**/*.ftl*", lambda route: route.abort())
    page.goto("/")
    page.get_by_text("Serwer jeszcze nie odpowiada").wait_for()
    shown(visitor, "no-words")
    page.unroute("**/*.ftl*")

    page.get_by_role("navigation").first.wait_for()


def test_a_part_of_the_page_that_cannot_be_fetched_offers_to_load_anew(visit: Visit) -> None:
    visitor = visit(**LOOKS[2])
    page = visitor.go("/credits")
    rules = page.get_by_role("link", name="Regeln").first
    rules.wait_for()

    visitor.context.set_offline(True)
    rules.click()

    page.get_by_role("button", name="Seite neu laden").wait_for()
    shown(visitor, "offline")
    visitor.context.set_offline(False)


@pytest.mark.parametrize("look", LOOKS[:2])
def test_what_is_empty_says_what_will_be_there(visit: Visit, look: dict[str, str]) -> None:
    visitor = visit(**look)
    page = visitor.page
    page.route("**/api/tables?*", lambda route: route.fulfill(json=[]))

    visitor.go("/")
    page.locator(".nobody").wait_for()
    shown(visitor, "empty-lobby")
    visitor.come_in("Anna")
    visitor.go("/")
    page.locator(".none").first.wait_for()
    shown(visitor, "empty-my-tables")
    visitor.go("/replay")
    expect(page.get_by_text(LOADING)).to_have_count(0)
    expect(page.locator("li.none")).to_have_count(2)
    shown(visitor, "empty-replays")
    visitor.go("/workshop")
    page.get_by_role("main").locator("button:visible").first.wait_for()
    shown(visitor, "empty-workshop")


def test_there_is_no_such_table_or_it_is_private(visit: Visit) -> None:
    host, stranger = visit(), visit(**LOOKS[1])
    host.come_in("Anna")
    setting = {"start": "full", "spectators": {"mode": "off"}}
    private = host.open_table([{"kind": "me"}, *bots(1)], listed=False, setting=setting)

    stranger.go("/table/nowhere").get_by_role("main").get_by_role("link").wait_for()
    shown(stranger, "unknown-table")
    stranger.go(f"/table/{private}").get_by_role("alert").wait_for()
    shown(stranger, "private-table")

    assert private not in stranger.page.get_by_role("main").inner_text()


def at_table(visitor: Visitor, **more: Any) -> str:
    return at_board(visitor, "magnaci", 3, options={"trade": False}, **more)


def test_a_server_that_restarts_is_told_and_nothing_can_be_chosen_meanwhile(
    visit: Visit, server: LiveServer
) -> None:
    visitor = visit(**LOOKS[1])
    at_table(visitor)
    page = visitor.page
    banner = page.locator(".lost p")

    expect(banner).to_have_count(0)
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    before = page.locator("#question").bounding_box()
    server.stop()
    expect(banner).to_contain_text(re.compile("restarted|uruchamia"))
    expect(page.locator(CHOOSABLE)).to_have_count(0)
    shown(visitor, "server-restarts")
    after = page.locator("#question").bounding_box()
    server.start()
    expect(banner).to_have_count(0)

    assert before == after, "the banner moves nothing"
    page.locator(CHOOSABLE).first.wait_for()


def test_a_lost_network_is_told(visit: Visit) -> None:
    visitor = visit(**LOOKS[3])
    at_table(visitor)
    page = visitor.page

    visitor.context.set_offline(True)
    page.locator(".lost p").wait_for()
    shown(visitor, "connection-lost")
    expect(page.locator("#question .aids button").first).to_be_disabled()
    visitor.context.set_offline(False)

    page.locator(".lost p").wait_for(state="detached")


def altered(page: Page, change: Callable[[Any], None]) -> None:
    """From now on a table tells this page something else than what is so."""

    def relay(socket: Any) -> None:
        upstream = socket.connect_to_server()

        def tell(frame: str | bytes) -> None:
            messages = [json.loads(line) for line in str(frame).split("\n")]
            for each in messages:
                change(each)
            socket.send("\n".join(json.dumps(each) for each in messages))

        upstream.on_message(tell)

    page.route_web_socket(re.compile(r"/api/tables/.*/socket"), relay)


def test_a_board_that_breaks_leaves_a_table_that_can_be_played(visit: Visit) -> None:
    visitor = visit(**LOOKS[1])
    page = visitor.page
    broken = {"is": True}

    def without_map(message: Any) -> None:
        if broken["is"] and (message.get("now") or {}).get("view"):
            message["now"]["view"]["track"] = None

    visitor.come_in("Anna")
    prefer(visitor, **EXPERIENCED)
    table = visitor.open_table([{"kind": "me"}, *bots(2)], options={"trade": False})
    altered(page, without_map)
    visitor.go(f"/table/{table}")
    notice(page, "board could not|narysować planszy").wait_for()
    option = page.locator(".option:enabled").first
    option.wait_for()
    shown(visitor, "broken-board")
    question = page.locator("#question h2").inner_text()
    option.click()
    expect(page.locator("#question h2")).not_to_have_text(question)
    broken["is"] = False
    visitor.go(f"/table/{table}").locator("main .board").first.wait_for(state="attached")

    assert visitor.complaints, "the console tells what broke"
    visitor.complaints.clear()


ENDS: dict[str, tuple[list[int], list[int]]] = {
    "won": ([1, 2, 3], [0, 1, 2]),
    "lost": ([2, 1, 3], [1, 0, 2]),
    "shared": ([1, 1, 3], [0, 1, 2]),
    "defeat": ([], []),
}
TOLD = {
    "won": "You have won|Wygrywasz|Du hast gewonnen",
    "lost": "place 2 of 3|2. miejsce z 3|Platz 2 von 3",
    "shared": "share the victory|Dzielisz zwycięstwo|teilst den Sieg",
    "defeat": "Everybody has lost|Wszyscy przegrali|Alle haben verloren",
}


@pytest.mark.parametrize("end", ENDS)
def test_everybody_is_told_how_the_match_ended_for_them(visit: Visit, end: str) -> None:
    ranks, ranking = ENDS[end]
    visitor = visit(**LOOKS[list(ENDS).index(end)])
    page = visitor.page
    reason = "finished" if ranks else "collapsed"

    def over(message: Any) -> None:
        if message.get("now"):
            message["now"] |= {"prompt": None, "options": None, "outcome": outcome}
        if message.get("table"):
            message["table"]["status"] = "finished"

    outcome = {"reason": reason, "ranks": ranks, "ranking": ranking, "scores": [9, 8, 7]}
    outcome["detail"] = "" if ranks else "iron"
    visitor.come_in("Anna")
    prefer(visitor, **EXPERIENCED)
    table = visitor.open_table([{"kind": "me"}, *bots(2)])
    altered(page, over)
    visitor.go(f"/table/{table}")
    expect(page.locator("#question")).to_contain_text(re.compile(TOLD[end]))
    shown(visitor, f"end-{end}")


def test_whoever_watched_is_told_who_won(visit: Visit) -> None:
    host, stranger = visit(), visit(**LOOKS[3])
    table = at_table(host)

    def over(message: Any) -> None:
        if message.get("now"):
            message["now"]["outcome"] = {
                "reason": "finished", "ranks": [2, 1, 3], "ranking": [1, 0, 2], "scores": [1, 2, 0],
                "detail": "",
            }  # fmt: skip

    altered(stranger.page, over)
    stranger.go(f"/table/{table}")
    heading = stranger.page.locator("#question h2")
    expect(heading).to_contain_text("Zwycięstwo")
    shown(stranger, "end-watched")

    expect(stranger.page.locator("#question")).not_to_contain_text("Zajmujesz")


@pytest.mark.parametrize("kind, look", [("abandon", LOOKS[0]), ("cancel", LOOKS[1])])
def test_a_match_that_all_agree_to_end_says_so(
    visit: Visit, kind: str, look: dict[str, str]
) -> None:
    anna, ola = visit(**look), visit()
    table = against_each_other(anna, ola)
    prefer(anna, **EXPERIENCED)
    anna.go(f"/table/{table}").locator("#question h2").first.wait_for()
    ola.go(f"/table/{table}").locator("#question h2").first.wait_for()

    anna.page.get_by_role("button", name="Menu").click()
    wish = {"abandon": "End the match without|Zakończ", "cancel": "Strike|Unieważ"}[kind]
    anna.page.get_by_role("dialog").get_by_role("button", name=re.compile(wish)).click()
    ola.page.get_by_role("button", name="Agree").click()

    told = {"abandon": "without a result|bez wyniku", "cancel": "struck out|unieważniono"}[kind]
    expect(anna.page.locator("#question")).to_contain_text(re.compile(told))
    shown(anna, f"ended-{kind}")


def test_a_table_given_up_before_play_says_so(visit: Visit) -> None:
    host, guest = visit(), visit(**LOOKS[1])
    host.come_in("Anna")
    guest.come_in("Ola")
    table = host.open_table([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    guest.go(f"/table/{table}").get_by_role("heading", level=1).wait_for()

    host.go(f"/table/{table}").get_by_role("button", name="Give up the table").click()
    host.page.get_by_role("dialog").get_by_role("button", name="Give up the table").click()

    guest.page.get_by_text("zrezygnowano").wait_for()
    shown(guest, "given-up")


@pytest.mark.parametrize(
    "name, note, told",
    [
        (
            "bot-failed",
            {"bot_failed": "novice", "takes_over": "novice", "seat": 1},
            "failed|zawiódł",
        ),
        ("taken-over", {"takes_over": "squire", "seat": 1}, "plays for|gra teraz"),
    ],
)
def test_a_change_of_who_plays_is_told_in_the_log(
    visit: Visit, name: str, note: dict[str, Any], told: str
) -> None:
    visitor = visit(**LOOKS[0])
    table = at_table(visitor)
    page = visitor.page
    events = re.compile(r"/api/tables/.*/events")

    def with_note(route: Route) -> None:
        happened = route.fetch().json()
        route.fulfill(json=[*happened, {"n": 1, "at_ms": 1, "note": note}])

    page.route(events, with_note)
    visitor.go(f"/table/{table}")

    page.locator("#rail").get_by_text(re.compile(told)).wait_for()
    shown(visitor, name)


def test_the_keys_of_a_board_are_listed_by_a_key_and_by_the_menu(visit: Visit) -> None:
    visitor = visit(**LOOKS[3])
    at_table(visitor)
    page = visitor.page
    keys = page.get_by_role("dialog").filter(has_text="Przy każdym stole")

    page.keyboard.press("h")
    keys.get_by_text("mapa").wait_for()
    shown(visitor, "keys")
    page.keyboard.press("h")
    keys.wait_for(state="detached")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Klawisze").click()

    keys.get_by_text("mapa").wait_for()
