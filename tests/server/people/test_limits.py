"""How often one address may try."""

from __future__ import annotations

import pytest
from litestar import Request
from litestar.stores.memory import MemoryStore

from interpares.server.people import limits
from interpares.server.people.limits import address_of
from interpares.server.settings import Settings

pytestmark = pytest.mark.anyio
WRONG = {"login": "anna", "password": "wrong"}


async def statuses(browser, times, path="/api/session", body=WRONG, **headers):
    return [(await browser.ask("POST", path, body, **headers)).status_code for _ in range(times)]


async def test_whoever_tries_too_often_is_told_to_wait(open_site):
    async with open_site(rate_limits=True) as site:
        browser = await site.browser()

        tried = await statuses(browser, 10)
        answer = await browser.ask("POST", "/api/session", WRONG)

        assert tried == [401] * 10
        assert answer.status_code == 429
        assert answer.json()["code"] == "rate_limited"
        assert answer.json()["message"] == "too-many-requests"
        assert "Try again in" in answer.json()["text"]


async def test_each_kind_of_try_is_counted_apart(open_site):
    async with open_site(rate_limits=True) as site:
        browser = await site.browser()
        await statuses(browser, 11)
        guests = [await site.browser() for _ in range(31)]

        came = [(await statuses(each, 1, "/api/people", {"name": "A"}))[0] for each in guests]

        assert came == [201] * 30 + [429]


@pytest.mark.parametrize(
    "path, body",
    [
        ("/api/account", {"login": "anna", "password": "correct horse"}),
        ("/api/me/password", {"old": "wrong", "new": "battery staple"}),
    ],
)
async def test_accounts_and_passwords_are_limited_too(open_site, path, body):
    async with open_site(rate_limits=True) as site:
        browser = await site.browser()
        await browser.account("maria")

        tried = await statuses(browser, 11, path, body)

        assert tried[-1] == 429
        assert 429 not in tried[: 10 - (path == "/api/account")]


async def test_the_password_cannot_be_guessed_by_deleting(open_site):
    async with open_site(rate_limits=True) as site:
        browser = await site.browser()
        await browser.account()

        tried = [
            (await browser.ask("DELETE", "/api/me", {"password": "wrong"})).status_code
            for _ in range(11)
        ]

        assert tried == [403] * 10 + [429]


async def test_limits_can_be_switched_off(sqlite_site):
    assert 429 not in await statuses(await sqlite_site.browser(), 12)


@pytest.mark.parametrize("trusted, last", [(False, 429), (True, 401)])
async def test_a_forwarded_address_counts_only_behind_a_proxy(open_site, trusted, last):
    async with open_site(rate_limits=True, trust_proxy=trusted) as site:
        browser = await site.browser()
        await statuses(browser, 10, x_forwarded_for="1.1.1.1, 2.2.2.2")

        again = await browser.ask("POST", "/api/session", WRONG, x_forwarded_for="2.2.2.2, 3.3.3.3")
        same = await browser.ask("POST", "/api/session", WRONG, x_forwarded_for="9.9.9.9, 2.2.2.2")

        assert again.status_code == last
        assert same.status_code == 429


def request_from(host, forwarded=()):
    headers = [(b"x-forwarded-for", each.encode()) for each in forwarded]
    return Request({"type": "http", "headers": headers, "client": (host, 1), "state": {}})


@pytest.mark.parametrize(
    "forwarded, address",
    [
        ((), "10.0.0.1"),
        (("1.1.1.1",), "1.1.1.1"),
        (("1.1.1.1, 2.2.2.2", "3.3.3.3, 4.4.4.4"), "4.4.4.4"),
        (("",), "10.0.0.1"),
        (("2001:db8:1:2:3:4:5:6",), "20010db800010002"),
        (("unknown",), "unknown"),
    ],
)
def test_the_last_hop_is_the_client(forwarded, address):
    request = request_from("10.0.0.1", forwarded)

    assert address_of(request, Settings(trust_proxy=True)) == address
    assert address_of(request, Settings()) == "10.0.0.1"


async def test_addresses_that_are_over_are_forgotten(monkeypatch):
    monkeypatch.setattr(limits, "CROWD", 3)
    counts = limits.Counts()
    for each in ("a", "b", "c"):
        await MemoryStore.set(counts, each, "x", expires_in=-1)

    await counts.set("d", "x", expires_in=60)

    assert [each for each in "abcd" if await counts.exists(each)] == ["d"]


async def test_with_a_bus_all_workers_count_together(open_site, redis):
    async with (
        open_site(rate_limits=True, bus=redis.url) as one,
        open_site(rate_limits=True, bus=redis.url) as other,
    ):
        tried = await statuses(await one.browser(), 6) + await statuses(await other.browser(), 5)

        assert tried == [401] * 10 + [429]
        for site in (one, other):
            async with site.app.stores.get(limits.STORE):
                pass
