"""Coming in, being known again, and what another site cannot make a browser do."""

from __future__ import annotations

import pytest
from litestar.datastructures import Headers
from sqlalchemy import select, update

from interpares.server import keys, schema
from interpares.server.api.identify import same_origin
from interpares.server.people.checks import language_of
from interpares.server.people.sessions import LIFE_S, prune_sessions
from server.people.site import PASSWORD, known_by, refusal

pytestmark = pytest.mark.anyio
HOUR_MS = 3_600_000


async def test_a_name_is_enough_to_be_known_again(site):
    browser = await site.browser()

    answer = await browser.ask("POST", "/api/people", {"name": "  Anna   Ćwik "})
    session = await browser.get("/api/session")

    assert answer.status_code == 201
    assert session["person"]["name"] == "Anna Ćwik"
    assert session["person"]["account"] is False
    assert session["csrf"] == answer.json()["csrf"] != ""


async def test_nobody_is_known_without_a_cookie(site):
    browser = await site.browser()

    session = await browser.get("/api/session")
    me = await browser.ask("GET", "/api/me")

    assert session == {"person": None, "csrf": "", "language": "en"}
    assert refusal(me) == (401, "sign-in")


@pytest.mark.parametrize("secure", [False, True])
async def test_scripts_and_other_sites_do_not_get_the_cookie(open_site, secure):
    async with open_site(secure_cookies=secure) as site:
        browser = await site.browser()

        answer = await browser.ask("POST", "/api/people", {"name": "Anna"})

        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert "Path=/" in cookie
        assert f"Max-Age={LIFE_S}" in cookie
        assert ("Secure" in cookie) is secure


async def test_only_hashes_of_secrets_are_kept(site):
    browser = await site.browser()
    await browser.account()

    [session] = await site.rows(select(schema.Session))
    [person] = await site.rows(select(schema.Person))

    assert session.key_hash == keys.hashed(browser.cookie)
    assert person.password_hash.startswith("$argon2id$")
    assert PASSWORD not in person.password_hash


async def test_somebody_who_is_known_cannot_come_in_twice(site):
    browser = await site.browser()
    await browser.guest()

    assert refusal(await browser.ask("POST", "/api/people", {"name": "B"})) == (
        409,
        "already-known",
    )


@pytest.mark.parametrize("token", ["", "wrong", "zażółć"])
async def test_an_unsafe_request_without_the_csrf_token_does_nothing(sqlite_site, token):
    browser = await sqlite_site.browser()
    await browser.guest()

    answer = await browser.client.request(
        "PATCH",
        "/api/me",
        json={"name": "Mallory"},
        headers=[(b"x-csrf-token", token.encode("utf-8"))],
    )

    assert refusal(answer) == (403, "csrf")
    assert (await browser.get("/api/me"))["name"] == "Anna"


async def test_an_unsafe_request_with_the_csrf_token_is_followed(site):
    browser = await site.browser()
    await browser.guest()

    changed = await browser.patch("/api/me", {"name": "Maria"})

    assert changed["name"] == "Maria"


async def test_the_csrf_token_of_somebody_else_is_wrong(site):
    one, other = await site.browser(), await site.browser()
    await one.guest()
    await other.guest()

    answer = await one.ask("PATCH", "/api/me", {"name": "X"}, x_csrf_token=other.csrf)

    assert refusal(answer) == (403, "csrf")


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "http://testserver.local:81", "http://[", ""]
)
async def test_a_page_of_another_site_is_refused(sqlite_site, origin):
    browser = await sqlite_site.browser()
    await browser.guest()

    changed = await browser.ask("PATCH", "/api/me", {"name": "X"}, origin=origin)
    signed_in = await browser.ask(
        "POST", "/api/session", {"login": "a", "password": "b"}, origin=origin
    )

    assert refusal(changed) == refusal(signed_in) == (403, "cross-origin")


async def test_our_own_page_is_welcome_and_anybody_may_read(site):
    browser = await site.browser()
    await browser.guest()

    ours = await browser.ask("PATCH", "/api/me", {"name": "X"}, origin="http://TESTSERVER.local")
    read = await browser.ask("GET", "/api/me", origin="http://evil.example")

    assert ours.status_code == read.status_code == 200


def test_the_public_address_is_our_own_too():
    headers = Headers({"origin": "https://play.example", "host": "10.0.0.7:8000"})

    assert not same_origin(headers)
    assert same_origin(headers, "https://play.example/table")
    assert not same_origin(headers, "https://play.example.evil.org")
    assert not same_origin(Headers({"origin": "null", "host": ""}))


async def test_signing_in_gives_another_session_and_ends_the_one_before(site):
    home = await site.browser()
    person_id = await home.account()
    away = await site.browser()
    await away.guest("Somebody")
    planted = away.cookie

    session = await away.post("/api/session", {"login": "ANNA", "password": PASSWORD})

    assert session["person"]["id"] == person_id
    assert away.cookie not in ("", planted)
    assert await known_by(site, planted) is None
    assert (await home.get("/api/session"))["person"]["id"] == person_id


async def test_a_secret_somebody_else_chose_never_becomes_a_session(site):
    browser = await site.browser()
    browser.client.cookies.set("interpares_session", "chosen-by-mallory")

    await browser.guest()

    assert browser.client.cookies.get("interpares_session", domain="testserver.local") not in (
        None,
        "chosen-by-mallory",
    )
    assert await known_by(site, "chosen-by-mallory") is None


async def test_signing_out_ends_the_session_and_takes_the_cookie(site):
    browser = await site.browser()
    await browser.guest()
    key = browser.cookie

    answer = await browser.ask("DELETE", "/api/session")

    assert answer.status_code == 204
    assert not browser.cookie
    assert await known_by(site, key) is None


async def test_a_session_slides_at_most_once_an_hour_and_ends_when_it_is_not_used(site):
    browser = await site.browser()
    await browser.guest()
    now = keys.now_ms()

    await aged(site, seen_ms=now - HOUR_MS // 2, expires_ms=now + 1000 * HOUR_MS)
    await browser.get("/api/me")
    [young] = await site.rows(select(schema.Session))
    await aged(site, seen_ms=now - HOUR_MS, expires_ms=now + 1000)
    await browser.get("/api/me")
    [refreshed] = await site.rows(select(schema.Session))
    await aged(site, seen_ms=now - HOUR_MS, expires_ms=now - 1)

    assert young.seen_ms == now - HOUR_MS // 2
    assert refreshed.seen_ms >= now
    assert refreshed.expires_ms == refreshed.seen_ms + LIFE_S * 1000
    assert refusal(await browser.ask("GET", "/api/me")) == (401, "sign-in")


async def aged(site, **times):
    async with site.database.session() as session:
        await session.execute(update(schema.Session).values(times))


async def test_asking_who_i_am_renews_the_cookie(site):
    browser = await site.browser()
    await browser.guest()

    answer = await browser.ask("GET", "/api/session")

    assert browser.cookie in answer.headers["set-cookie"]
    assert answer.headers["cache-control"] == "no-store"


async def test_only_sessions_that_are_over_are_pruned(site):
    one, other = await site.browser(), await site.browser()
    await one.guest()
    await aged(site, expires_ms=1000)
    await other.guest()

    async with site.database.session() as session:
        gone = await prune_sessions(session, 1000)

    assert gone == 1
    [left] = await site.rows(select(schema.Session))
    assert left.key_hash == keys.hashed(other.cookie)


async def test_my_sessions_are_listed_and_the_others_can_be_ended(site):
    home, away, stranger = [await site.browser() for _ in range(3)]
    await home.account()
    await away.post("/api/session", {"login": "anna", "password": PASSWORD})
    await stranger.guest()

    listed = await home.get("/api/me/sessions")
    await home.delete("/api/me/sessions")

    assert sorted(each["current"] for each in listed) == [False, True]
    assert "hash" not in str(listed)
    assert home.cookie not in str(listed)
    assert [each["current"] for each in await home.get("/api/me/sessions")] == [True]
    assert await known_by(site, away.cookie) is None
    assert (await stranger.get("/api/session"))["person"] is not None


async def test_the_language_is_the_persons_else_the_browsers(site):
    browser = await site.browser()

    first = await browser.ask("GET", "/api/session", accept_language="fr, pl;q=0.8, en;q=0.5")
    await browser.guest()
    await browser.patch("/api/me", {"language": "pl"})
    later = await browser.ask("GET", "/api/session", accept_language="en")

    assert first.json()["language"] == "pl"
    assert later.json()["language"] == "pl"


@pytest.mark.parametrize(
    "accept, language",
    [
        ("", "en"),
        ("fr", "en"),
        ("PL", "pl"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("fr, de;q=0.7, pl;q=0.5", "de"),
        ("en, pl", "en"),
        ("pl-PL,pl;q=0.9,en-US;q=0.8,en;q=0.7", "pl"),
        ("pl;q=0.3, en;q=0.7", "en"),
        ("pl;q=0", "en"),
        ("plx, en;q=1.2.3", "en"),
    ],
)
def test_the_browser_reads_the_language_it_likes_best(accept, language):
    assert language_of(accept) == language
