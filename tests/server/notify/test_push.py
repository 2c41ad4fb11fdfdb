"""Browser push: signed by this server, readable by the browser only."""

from __future__ import annotations

import asyncio
import base64
import json

import pytest
from py_vapid import Vapid02

from interpares.server.database import Database
from interpares.server.notify import push
from interpares.server.notify.push import Keys, are_keys, subject_of
from interpares.server.schema import Channel, Setting
from server.notify.targets import Browser

pytestmark = pytest.mark.anyio


async def subscribed(world, path: str = "/push/1") -> tuple[str, str, Browser]:
    """A person, their channel and their browser."""
    anna = await world.person()
    browser = Browser(world.web.url + path)
    channel = await world.channel(anna, "push", browser.subscription)
    return anna, channel, browser


def claims(request) -> dict[str, object]:
    token = request.headers["authorization"].split("t=")[1].split(",")[0]
    middle = token.split(".")[1]
    return json.loads(base64.urlsafe_b64decode(middle + "=" * (-len(middle) % 4)))


async def test_the_browser_can_read_the_message_and_the_service_can_check_the_sender(world):
    anna, _, browser = await subscribed(world)
    table = await world.table()
    await world.notice(anna, "asked", table)
    notify = world.notify()
    world.web.answer = 201

    await world.pass_by(notify)

    [request] = world.web.requests
    assert browser.read(request) == {
        "title": "You are asked: Long evening",
        "body": "Table “Long evening” (The Magnates: A Game of Power): your answer is awaited.",
        "url": f"https://tables.example/table/{table}",
    }
    assert request.path == "/push/1"
    assert b"Long evening" not in request.body
    assert int(request.headers["ttl"]) == 172_800
    assert Vapid02.verify(request.headers["authorization"])
    assert request.headers["authorization"].endswith(f"k={await notify.keys.public()}")
    assert claims(request) == {
        "aud": world.web.url,
        "exp": world.now // 1000 + 43_200,
        "sub": "https://tables.example",
    }
    assert await world.outcomes() == [("sent", "")]


async def test_a_later_message_of_the_same_table_replaces_the_one_that_waits(world):
    anna, _, _ = await subscribed(world)
    table, other = await world.table(), await world.table()
    notify = world.notify()
    for where in (table, table, other):
        await world.notice(anna, "mention", where)
        await world.pass_by(notify)

    first, second, third = (request.headers["topic"] for request in world.web.requests)
    assert first == second != third
    assert len(first) == 32


@pytest.mark.parametrize("status", [404, 410])
async def test_a_browser_that_is_gone_is_not_called_again(world, status):
    anna, channel, _ = await subscribed(world)
    table = await world.table()
    await world.notice(anna, "asked", table)
    notify = world.notify()
    world.web.answer = status

    await world.pass_by(notify)
    await world.notice(anna, "asked", table)
    await world.pass_by(notify, 86_400)

    [row] = await world.rows(Channel, Channel.id == channel)
    assert not row.enabled
    assert len(world.web.requests) == 1
    assert await world.outcomes() == [("failed", "gone")]


async def test_other_failures_of_a_push_service_are_tried_again(world):
    anna, channel, _ = await subscribed(world)
    await world.notice(anna, "asked", await world.table())
    world.web.answer = 500

    await world.pass_by(world.notify())

    [row] = await world.rows(Channel, Channel.id == channel)
    assert (row.enabled, row.failures) == (True, 1)
    assert await world.outcomes() == [("waiting", "http:500")]


async def test_keys_that_cannot_be_used_are_a_failure_like_others(world):
    anna = await world.person()
    keys = {"p256dh": "AAAA", "auth": "AAAA"}
    await world.channel(anna, "push", {"endpoint": world.web.url, "keys": keys})
    await world.notice(anna, "asked", await world.table())

    await world.pass_by(world.notify())

    assert world.web.requests == []
    assert await world.outcomes() == [("waiting", "keys")]


async def test_a_push_service_in_a_private_network_is_not_called(world):
    anna = await world.person()
    await world.channel(anna, "push", Browser("http://127.0.0.1:8080/").subscription)
    await world.notice(anna, "asked", await world.table())

    await world.pass_by(world.notify(allow_private_targets=False))

    assert await world.outcomes() == [("waiting", "target-private")]


async def test_a_digest_fits_into_a_push(world):
    anna, _, browser = await subscribed(world)
    table = await world.table()
    for number in range(40):
        await world.notice(anna, "mention", table, table_name="ż" * 78 + str(number))
    world.web.answer = 201

    await world.pass_by(world.notify())

    [request] = world.web.requests
    assert len(request.body) < 4096
    assert browser.read(request)["title"] == "Inter Pares: 40 notifications"


async def test_the_keys_are_made_once_for_all_workers(world):
    databases = [Database(world.db_url) for _ in range(4)]

    found = await asyncio.gather(*(Keys(each).public() for each in databases))
    for each in databases:
        await each.close()

    assert len(set(found)) == 1
    async with world.database.session() as session:
        kept = await session.get(Setting, "vapid-key")
    assert found[0] == push.public_of(kept.value) != kept.value


@pytest.mark.parametrize(
    "url, subject",
    [
        ("https://tables.example", "https://tables.example"),
        ("https://tables.example:8443/path", "https://tables.example"),
        ("http://127.0.0.1:8000", "mailto:host@localhost"),
        ("https://intranet", "mailto:host@localhost"),
    ],
)
def test_the_host_can_be_found_by_the_push_service(url, subject):
    assert subject_of(url) == subject
    signed = Vapid02.from_raw(push.new_private().encode()).sign(
        push.claims_of("https://push.example/x", subject, 2_000_000_000)
    )
    assert Vapid02.verify(signed["Authorization"])


def test_keys_of_a_subscription_are_a_point_and_a_secret():
    keys = Browser("https://push.example/").subscription["keys"]
    p256dh, auth = keys["p256dh"], keys["auth"]

    assert are_keys(p256dh, auth)
    assert not are_keys(p256dh[:-4], auth)
    assert not are_keys("B" + "A" * 86, auth)
    assert not are_keys(p256dh, auth[:-2])
    assert not are_keys("ż", auth)
    assert not are_keys("", "")
