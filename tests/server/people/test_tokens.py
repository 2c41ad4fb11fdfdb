"""Keys for programs, and the secrets of seats beside them."""

from __future__ import annotations

import pytest
from sqlalchemy import select, update

from interpares.server import keys, schema
from interpares.server.api.identify import principal_of
from interpares.server.errors import Problem
from interpares.server.people.tokens import MOST, is_token
from server.people.site import refusal

pytestmark = pytest.mark.anyio


async def token_of(browser, *scopes, days=None):
    wish = {"name": "my bot", "scopes": list(scopes), "days": days}
    return await browser.post("/api/me/tokens", wish)


async def with_token(site, key, method, path, body=None):
    """What a program without cookies gets."""
    program = await site.browser()
    return await program.ask(method, path, body, authorization=f"Bearer {key}")


async def test_a_token_is_shown_once_and_kept_as_a_hash(site):
    browser = await site.browser()
    await browser.guest()

    made = await token_of(browser, "play", "read")
    listed = await browser.get("/api/me/tokens")

    [row] = await site.rows(select(schema.Token))
    assert made["key"].startswith("ip_")
    assert row.key_hash == keys.hashed(made["key"])
    assert listed == [made["token"]]
    assert listed[0]["scopes"] == ["read", "play"]
    assert made["key"] not in str(listed)


@pytest.mark.parametrize(
    "scope, method, path, allowed",
    [
        ("read", "GET", "/api/me", True),
        ("read", "GET", "/api/me/tables", True),
        ("read", "GET", "/api/me/results", True),
        ("read", "GET", "/api/me/ratings", True),
        ("play", "GET", "/api/me", False),
        ("tables", "GET", "/api/me/tables", False),
        ("read", "PATCH", "/api/me", False),
        ("read", "DELETE", "/api/me", False),
        ("read", "GET", "/api/me/export", False),
        ("read", "GET", "/api/me/tokens", False),
        ("play", "GET", "/api/me/sessions", False),
        ("account", "PATCH", "/api/me", True),
        ("account", "GET", "/api/me/export", True),
        ("account", "GET", "/api/me/tokens", True),
        ("account", "GET", "/api/me", False),
    ],
)
async def test_a_token_is_good_for_its_scopes_only(sqlite_site, scope, method, path, allowed):
    browser = await sqlite_site.browser()
    await browser.guest()
    made = await token_of(browser, scope)
    body = {"name": "Maria"} if method == "PATCH" else None

    answer = await with_token(sqlite_site, made["key"], method, path, body)

    if allowed:
        assert answer.status_code == 200
    else:
        assert refusal(answer) == (403, "scope-missing")


async def test_a_token_needs_no_csrf_token_and_the_cookie_is_ignored(site):
    anna, maria = await site.browser(), await site.browser()
    await anna.guest("Anna")
    await maria.guest("Maria")
    made = await token_of(anna, "read", "account")
    maria.csrf = ""

    headers = {"authorization": f"Bearer {made['key']}"}
    changed = await maria.ask("PATCH", "/api/me", {"name": "Ewa"}, **headers)
    sessions = await maria.ask("GET", "/api/me/sessions", **headers)

    assert changed.status_code == 200
    assert (await anna.get("/api/me"))["name"] == "Ewa"
    assert (await maria.get("/api/me"))["name"] == "Maria"
    assert [each["current"] for each in sessions.json()] == [False]


async def test_a_token_cannot_make_another(site):
    browser = await site.browser()
    await browser.guest()
    made = await token_of(browser, "read", "play", "tables", "account")
    wish = {"name": "another", "scopes": ["read"]}

    answer = await with_token(site, made["key"], "POST", "/api/me/tokens", wish)

    assert refusal(answer) == (403, "session-needed")


@pytest.mark.parametrize("key", ["ip_", "ip_wrong", "ip_" + "x" * 32])
async def test_an_unknown_token_is_refused_even_beside_a_good_cookie(sqlite_site, key):
    browser = await sqlite_site.browser()
    await browser.guest()

    answer = await browser.ask("GET", "/api/me", authorization=f"Bearer {key}")

    assert refusal(answer) == (401, "token-unknown")


async def test_a_token_ends_with_its_time_or_by_its_owner(site):
    browser, stranger = await site.browser(), await site.browser()
    await browser.guest()
    await stranger.guest()
    short, long = await token_of(browser, "read", days=1), await token_of(browser, "read")
    async with site.database.session() as session:
        over = update(schema.Token).where(schema.Token.id == short["token"]["id"])
        await session.execute(over.values(expires_ms=keys.now_ms()))
    path = f"/api/me/tokens/{long['token']['id']}"

    late = await with_token(site, short["key"], "GET", "/api/me")
    not_mine = await stranger.ask("DELETE", path)
    before = await with_token(site, long["key"], "GET", "/api/me")
    await browser.delete(path)
    after = await with_token(site, long["key"], "GET", "/api/me")

    assert short["token"]["expires_ms"] - short["token"]["created_ms"] == 86_400_000
    assert refusal(late) == refusal(after) == (401, "token-unknown")
    assert refusal(not_mine) == (404, "no-such-token")
    assert before.status_code == 200


async def test_a_token_that_is_not_there_cannot_be_ended(site):
    browser = await site.browser()
    await browser.guest()
    await token_of(browser, "read")

    for token_id in ("none", "%00", "x" * 500, "%F0%9F%91%91"):
        answer = await browser.ask("DELETE", f"/api/me/tokens/{token_id}")

        assert refusal(answer) == (404, "no-such-token"), token_id
    assert len(await browser.get("/api/me/tokens")) == 1


async def test_the_use_of_a_token_is_written_down(site):
    browser = await site.browser()
    await browser.guest()
    made = await token_of(browser, "read")
    now = keys.now_ms()

    await with_token(site, made["key"], "GET", "/api/me")

    [row] = await site.rows(select(schema.Token))
    assert row.used_ms >= now


async def test_nobody_has_more_tokens_than_can_be_looked_after(site):
    browser = await site.browser()
    person_id = await browser.guest()
    usual = {"person_id": person_id, "name": "n", "scopes": ["read"], "created_ms": 1}
    await site.add(*(schema.Token(id=f"{n}", key_hash=f"{n}", **usual) for n in range(MOST)))

    answer = await browser.ask("POST", "/api/me/tokens", {"name": "n", "scopes": ["read"]})

    assert refusal(answer) == (409, "too-many-tokens")


@pytest.mark.parametrize(
    "change, field",
    [
        ({"name": ""}, "name"),
        ({"name": "x" * 65}, "name"),
        ({"scopes": []}, "scopes"),
        ({"scopes": ["read", "admin"]}, "scopes"),
        ({"days": 0}, "days"),
        ({"days": 4000}, "days"),
    ],
)
async def test_a_wish_of_the_wrong_form_makes_no_token(sqlite_site, change, field):
    browser = await sqlite_site.browser()
    await browser.guest()

    answer = await browser.ask(
        "POST", "/api/me/tokens", {"name": "n", "scopes": ["read"], **change}
    )

    assert answer.status_code == 400
    assert field in str(answer.json()["fields"])
    assert await sqlite_site.rows(select(schema.Token)) == []


async def test_any_other_bearer_is_the_secret_of_a_seat(site):
    key = keys.new_key()

    sender = await principal_of(site.services, session_key="x", bearer=key, accept_language="pl")

    assert (sender.person_id, sender.key, sender.language) == (None, key, "pl")


async def test_a_socket_is_known_by_its_cookie_or_token(site):
    browser = await site.browser()
    person_id = await browser.guest()
    made = await token_of(browser, "play")

    def known(session_key, bearer):
        return principal_of(
            site.services, session_key=session_key, bearer=bearer, accept_language=""
        )

    assert (await known(browser.cookie, None)).person_id == person_id
    assert (await known(None, made["key"])).scopes == ("play",)
    assert (await known("unknown", None)).person_id is None
    with pytest.raises(Problem, match="token-unknown"):
        await known(browser.cookie, "ip_x")


def test_a_seats_secret_that_begins_like_a_token_is_none():
    assert not is_token("ip_" + keys.new_key()[3:])
    assert is_token("ip_" + keys.new_key())
    assert is_token("ip_x")
