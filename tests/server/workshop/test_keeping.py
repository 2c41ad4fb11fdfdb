"""Decks and cards that people keep."""

from __future__ import annotations

import pytest
from sqlalchemy import select

from games.veto.own_examples import MILLER, deck_with, entry_of
from interpares.server import schema
from interpares.server.workshop import keeping
from server.people.site import PASSWORD, refusal
from server.workshop.given import STARTER, data

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("nothing_stays")]


async def test_a_deck_is_kept_changed_and_thrown_away(site):
    browser = await site.browser()
    await browser.guest()
    deck = data(deck_with(MILLER))

    made = await browser.post("/api/me/decks", {"name": " My  deck ", "deck": STARTER})
    path = f"/api/me/decks/{made['id']}"
    changed = (await browser.ask("PUT", path, {"name": "Other", "deck": deck})).json()
    listed = await browser.get("/api/me/decks")
    await browser.delete(path)

    assert made["name"] == "My deck"
    assert made["deck"] == STARTER
    assert changed["id"] == made["id"]
    assert listed == [changed]
    assert changed["deck"]["own"] == [MILLER.code]
    assert await browser.get("/api/me/decks") == []


async def test_a_card_is_kept_finished_or_not(site):
    browser = await site.browser()
    await browser.guest()

    draft = await browser.post("/api/me/cards", {"name": "Miller", "entry": {"type": "effect"}})
    path = f"/api/me/cards/{draft['id']}"
    body = {"name": "Miller", "entry": entry_of("Jan Nowak")}
    done = (await browser.ask("PUT", path, body)).json()

    assert draft["card"] is None
    assert done["card"]["code"] == MILLER.code
    assert await browser.get("/api/me/cards") == [done]
    assert await browser.get("/api/me/decks") == []


async def test_others_neither_see_nor_change_what_is_mine(site):
    anna, maria = await site.browser(), await site.browser()
    await anna.guest()
    await maria.guest("Maria")
    made = await anna.post("/api/me/decks", {"name": "Mine", "deck": STARTER})
    path = f"/api/me/decks/{made['id']}"

    assert await maria.get("/api/me/decks") == []
    changed = await maria.ask("PUT", path, {"name": "x", "deck": STARTER})
    assert refusal(changed) == (404, "no-such-work")
    assert refusal(await maria.ask("DELETE", path)) == (404, "no-such-work")
    assert refusal(await anna.ask("DELETE", f"/api/me/cards/{made['id']}")) == (404, "no-such-work")
    assert len(await anna.get("/api/me/decks")) == 1


@pytest.mark.parametrize("path", ["decks", "cards"])
async def test_somebody_unknown_keeps_nothing(sqlite_site, path):
    browser = await sqlite_site.browser()

    assert refusal(await browser.ask("GET", f"/api/me/{path}")) == (401, "sign-in")
    body = {"name": "x", "deck": STARTER} if path == "decks" else {"name": "x", "entry": {}}
    assert refusal(await browser.ask("POST", f"/api/me/{path}", body)) == (401, "sign-in")


async def test_there_is_an_end_to_what_is_kept(sqlite_site, monkeypatch):
    monkeypatch.setitem(keeping.MOST, "deck", 2)
    browser = await sqlite_site.browser()
    await browser.guest()
    for _ in range(2):
        await browser.post("/api/me/decks", {"name": "x", "deck": STARTER})

    answer = await browser.ask("POST", "/api/me/decks", {"name": "x", "deck": STARTER})

    assert refusal(answer) == (409, "too-many-works")
    await browser.post("/api/me/cards", {"name": "x", "entry": {}})


@pytest.mark.parametrize(
    "path, body, message",
    [
        ("cards", {"name": "x", "entry": {"text": "x" * 3001}}, "card-large"),
        ("decks", {"name": "x", "deck": {**STARTER, "own": ["nonsense"]}}, "bad-input"),
        ("decks", {"name": "\x07", "deck": STARTER}, "name-unfit"),
    ],
)
async def test_what_cannot_be_kept_is_refused(sqlite_site, path, body, message):
    browser = await sqlite_site.browser()
    await browser.guest()

    answer = await browser.ask("POST", f"/api/me/{path}", body)

    assert refusal(answer) == (400, message)


async def test_a_card_nested_too_deeply_is_refused(sqlite_site):
    browser = await sqlite_site.browser()
    await browser.guest()
    entry: dict = {}
    for _ in range(100):
        entry = {"play": entry}

    answer = await browser.ask("POST", "/api/me/cards", {"name": "x", "entry": entry})

    assert refusal(answer) == (400, "too-deep")


async def test_what_a_guest_keeps_becomes_an_accounts(site):
    browser = await site.browser()
    await browser.account("anna")
    other = await site.browser()
    await other.guest("Anna")
    await other.post("/api/me/decks", {"name": "Mine", "deck": STARTER})

    await other.post("/api/session", {"login": "anna", "password": PASSWORD})

    assert [each["name"] for each in await browser.get("/api/me/decks")] == ["Mine"]


async def test_what_is_kept_is_gone_with_its_person(site):
    browser = await site.browser()
    await browser.guest()
    await browser.post("/api/me/decks", {"name": "Mine", "deck": STARTER})

    await browser.delete("/api/me", {})

    assert await site.rows(select(schema.Work)) == []
