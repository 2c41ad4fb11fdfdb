"""Playing at a table in the browser: with the list of choices that every game has, or a board."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Page

from server.live import LiveServer
from web.site import Visitor, bots, is_over, wait_for

OPTIONS = ".option:enabled"
EXPERIENCED = {"guide": False, "confirm": False}
"""The preferences of somebody who needs no explaining and is sure."""
CHOOSABLE = ", ".join(
    f"{place} button[aria-keyshortcuts]:enabled" for place in ("main", "#question :not(.aids) >")
)
"""What can be chosen on a board, and has a key; undo and rules do not answer a question."""
EVERY_KEY = """buttons => buttons.map(button =>
    button.ariaDisabled === "true" ? null : button.getAttribute("aria-keyshortcuts"))"""
ENTER = {"Enter"}
BACK = {"Escape"}
Hand = Callable[[Page, Random], bool]
"""Does one thing at a table; False if nothing is asked."""


def prefer(visitor: Visitor, **taste: Any) -> None:
    """The preferences of somebody who has been here before."""
    script = "taste => localStorage.setItem('interpares.preferences', JSON.stringify(taste))"
    visitor.page.evaluate(script, taste)


def plain(page: Page) -> None:
    """The list of choices instead of the board, and no second question."""
    page.locator("header").get_by_role("button", name="Menu").click()
    dialog = page.get_by_role("dialog")
    dialog.locator("label", has_text="plain list").locator("input").check()
    dialog.locator("label", has_text="Ask again").locator("input").uncheck()
    page.keyboard.press("Escape")


def sit_down(visitor: Visitor, table: str) -> None:
    visitor.go(f"/table/{table}")
    plain(visitor.page)


def against_bots(anna: Visitor, count: int, **more: Any) -> str:
    """Anna sits down with the list of choices at a new table of Magnaci; returns its id."""
    anna.come_in("Anna")
    table = anna.open_table([{"kind": "me"}, *bots(count)], **more)
    sit_down(anna, table)
    return table


def against_each_other(anna: Visitor, ola: Visitor, **more: Any) -> str:
    """A match of Magnaci of Anna and Ola begins; returns the id of its table."""
    anna.come_in("Anna")
    ola.come_in("Ola")
    table = anna.open_table([{"kind": "me"}, {"kind": "open"}], **more)
    joined = ola.post(f"/api/tables/{table}/join", {"name": "Ola"})
    assert joined["table"]["status"] == "running", joined
    return table


def anna_and_ola(visit: Callable[..., Visitor]) -> tuple[Visitor, Visitor]:
    """Two people who know the games."""
    people = visit(), visit()
    for visitor, name in zip(people, ("Anna", "Ola"), strict=True):
        visitor.come_in(name)
        prefer(visitor, **EXPERIENCED)
    return people


def at_board(visitor: Visitor, game: str, players: int, **more: Any) -> str:
    """A table with somebody who knows the game, and bots; returns its id."""
    visitor.come_in("Anna")
    prefer(visitor, **EXPERIENCED)
    seats = [{"kind": "me"}, *bots(players - 1)]
    table = visitor.open_table(seats, game=game, **more)
    visitor.go(f"/table/{table}").locator(CHOOSABLE).first.wait_for()
    return table


def keys_on(page: Page) -> list[str | None]:
    """The key of everything choosable; None where something only says why it is not."""
    keys: list[str | None] = page.locator(CHOOSABLE).evaluate_all(EVERY_KEY)
    return keys


def press_one(page: Page, keys: list[str], random: Random) -> None:
    """Press one of these keys: rather the one that finishes something than one that gives it up."""
    wanted = [key for key in keys if key not in BACK and " " not in key] or keys
    sure = [key for key in wanted if key in ENTER]
    key = random.choice(sure if sure and random.random() < 0.7 else wanted)
    page.keyboard.press("Enter" if key in ENTER else key.split()[0])


def tap_one(page: Page, keys: list[str | None], random: Random) -> bool:
    """Tap one of the choosable things; False if there is none."""
    at = [number for number, key in enumerate(keys) if key and " " not in key]
    if not at:
        return False
    sure = [number for number in at if keys[number] in ENTER]
    on = [number for number in at if keys[number] not in BACK] or at
    chosen = random.choice(sure if sure and random.random() < 0.7 else on)
    page.locator(CHOOSABLE).nth(chosen).tap(force=True)
    return True


def decision(page: Page) -> str:
    """The question as the page shows it."""
    return page.locator(".prompt h2").first.inner_text()


def answer(page: Page, random: Random) -> bool:
    """Press the number of one of the choices; False if there is none."""
    shown = min(page.locator(OPTIONS).count(), 9)
    if shown:
        page.keyboard.press(str(random.randint(1, shown)))
        page.wait_for_timeout(20)
    return bool(shown)


def play_until(is_so: Callable[[], bool], random: Random, *pages: Page, by: Hand = answer) -> None:
    """Everybody answers whatever they are asked, by one way to choose, until it is so."""

    def done() -> bool:
        answered = [by(page, random) for page in pages]
        return any(answered) or is_so()

    while not is_so():
        wait_for(done, pages[0])


def play_out(page: Page, server: LiveServer, table: str, *, by: Hand, seed: int) -> None:
    """To the end of the match, by one way to choose."""
    random = Random(seed)
    while not is_over(server, table):
        wait_for(lambda: by(page, random) or is_over(server, table), page)
        page.wait_for_timeout(30)


def end_shown(page: Page, heading: str) -> None:
    """The end is in sight; a last tap that came late may have put it away."""
    end = page.get_by_role("heading", name=heading)
    again = page.get_by_role("button", name=re.compile("Show the result|Pokaż wynik"))
    end.or_(again).first.wait_for()
    if again.is_visible():
        again.click()
    end.wait_for()


def view_of(visitor: Visitor, table: str, seat: int) -> Any:
    """The latest view of a seat, as its own browser may fetch it."""
    last = visitor.get(f"/api/tables/{table}/moments/0?seat={seat}")["last"]
    return visitor.get(f"/api/tables/{table}/moments/{last}?seat={seat}")["now"]["view"]


def imported(visitor: Visitor, record: str) -> tuple[str, int]:
    """The table of a match that was played elsewhere, and the last moment of the first seat."""
    script = """async (record) => {
        const {csrf} = await (await fetch("/api/session")).json();
        const answer = await fetch("/api/tables/import",
            {method: "POST", body: new Blob([record]), headers: {"x-csrf-token": csrf}});
        return answer.json();
    }"""
    answer = visitor.page.evaluate(script, record)
    assert "id" in answer, answer
    table: str = answer["id"]
    return table, visitor.get(f"/api/tables/{table}/moments/0?seat=0")["last"]


def moments_of(visitor: Visitor, table: str, at_once: int = 50) -> Iterator[Any]:
    """What the first seat saw, moment by moment; they are fetched many at once."""
    for first in count(0, at_once):
        wanted = f"first={first}&last={first + at_once - 1}"
        moments = visitor.get(f"/api/tables/{table}/moments?seat=0&{wanted}")
        if not moments:
            return
        yield from moments


def fork(
    visitor: Visitor, record: str, is_so: Callable[[Any], bool], seats: list[dict[str, Any]]
) -> str:
    """A table where a match goes on from the first such moment of the first seat; its id."""
    table, _ = imported(visitor, record)
    n = next(each["n"] for each in moments_of(visitor, table) if is_so(each["now"]))
    start = {"n": n, "seat": 0, "seats": seats}
    opened: str = visitor.post(f"/api/tables/{table}/fork", start)["table"]["id"]
    return opened


def in_round(visitor: Visitor, record: Path, number: int) -> str:
    """At the board of a match of three that goes on from a round of the first seat; the table."""
    visitor.come_in("Anna")
    prefer(visitor, **EXPERIENCED)
    table = fork(
        visitor,
        record.read_text("utf-8"),
        lambda now: now["view"]["round"] >= number and bool(now.get("options")),
        [{"kind": "me"}, *bots(2)],
    )
    visitor.go(f"/table/{table}").locator("#question h2").first.wait_for()
    return table


def play_on(visitor: Visitor, record: str, is_so: Callable[[Any], bool]) -> Page:
    """At a table where a match of three goes on from the first such moment of the first seat."""
    table = fork(visitor, record, is_so, [{"kind": "me"}, *bots(2)])
    return visitor.go(f"/table/{table}")


def overheard(page: Page) -> list[Any]:
    """The views and updates that sockets tell this page from now on, one by one."""
    messages: list[Any] = []

    def hear(frame: str | bytes) -> None:
        told = [json.loads(line) for line in str(frame).split("\n")]
        messages.extend(each for each in told if each.get("now"))

    page.on("websocket", lambda socket: socket.on("framereceived", hear))
    return messages
