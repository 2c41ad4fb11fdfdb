"""What is refused of channels and deliveries over HTTP, to whom, and in which words."""

from __future__ import annotations

import pytest

from interpares.server.principal import Principal
from interpares.server.schema import Channel
from server.notify.targets import Browser
from server.notify.visitor import hook, mailbox, subscription, visiting

pytestmark = pytest.mark.anyio


async def test_a_channel_of_somebody_else_is_not_there(anna, world):
    made, table = await anna.hook(), await world.table()
    path = f"/me/channels/{made['id']}"
    async with visiting(world, Principal(await world.person(), "Jan")) as jan:
        for method, where, body in (
            ("PATCH", path, {"label": "mine"}),
            ("DELETE", path, None),
            ("POST", f"{path}/test", None),
            ("POST", f"{path}/code", None),
            ("POST", f"{path}/confirm", {"code": "x"}),
            ("PUT", f"{path}/mutes/{table}", None),
            ("DELETE", f"{path}/mutes/{table}", None),
        ):
            assert await jan.refusal(method, where, body) == (404, "no-channel")
        assert await jan.done("GET", "/me/channels") == []
        assert (await jan.done("GET", "/me/deliveries"))["deliveries"] == []

    assert await anna.done("GET", "/me/channels") == [made]


@pytest.mark.parametrize(
    "principal, status",
    [(Principal(), 401), (Principal("somebody", scopes=("read", "play", "tables")), 403)],
)
async def test_channels_are_the_account_of_a_person(world, principal, status):
    async with visiting(world, principal) as visitor:
        for method, path in (("GET", "/me/channels"), ("GET", "/me/deliveries")):
            assert (await visitor.ask(method, path)).status_code == status
        answer = await visitor.ask("POST", "/me/channels", hook("https://hooks.example"))
        assert answer.status_code == status
        assert (await visitor.ask("GET", "/push/key")).status_code == 200


async def test_private_targets_are_refused_when_a_channel_is_made(world):
    principal = Principal(await world.person(), "Anna")
    async with visiting(world, principal, allow_private_targets=False) as anna:
        for url, message in (
            ("http://127.0.0.1:8080", "target-private"),
            ("https://localhost", "target-private"),
            ("http://10.1.2.3", "target-private"),
            ("http://10.1.2.3:25", "target-port"),
            ("ftp://hooks.example", "target-url"),
            ("mailtos://a:b@hooks.example", "target-url"),
        ):
            assert await anna.refusal("POST", "/me/channels", hook(url)) == (400, message)
        body = {"kind": "push", "target": Browser("https://[::1]/push").subscription}
        assert await anna.refusal("POST", "/me/channels", body) == (400, "target-private")

    assert await world.rows(Channel) == []


async def test_there_is_an_end_to_channels(world):
    principal = Principal(await world.person(), "Anna")
    async with visiting(world, principal, rate_limits=False) as anna:
        for _ in range(10):
            await anna.hook()
        refusal = await anna.refusal("POST", "/me/channels", hook(world.web.url))

    assert refusal == (409, "too-many-channels")


GOOD = hook("https://hooks.example")
WRONG_BODIES = [
    None,
    [],
    {},
    {"kind": "webhook"},
    {"kind": "pager", "target": {"url": "https://hooks.example"}},
    {"kind": "webhook", "target": {"address": "anna@example.org"}},
    {"kind": "email", "target": {"address": "a" * 300}},
    {"kind": "push", "target": {"endpoint": "https://push.example"}},
    {"kind": "push", "target": {"endpoint": "x", "keys": {"p256dh": "ż", "auth": "a"}}},
    {**GOOD, "enabled": True},
    {**GOOD, "label": "x" * 65},
    {**GOOD, "label": "a\u0000b"},
    {**GOOD, "target": {"url": "https://hooks.example/" + "x" * 2000}},
    {**GOOD, "rules": {"kinds": "turn"}},
    {**GOOD, "rules": {"digest_minutes": 1}},
    {**GOOD, "rules": {"quiet": {"from": "7:00", "to": "08:00", "timezone": "UTC"}}},
    {**GOOD, "rules": {"quiet": {"from": "22:00", "to": "07:00", "timezone": "Nowhere"}}},
    {**GOOD, "rules": {"quiet": {"from": "22:00", "to": "22:00", "timezone": "UTC"}}},
]


async def test_bodies_of_the_wrong_form_are_refused(world):
    principal = Principal(await world.person(), "Anna")
    async with visiting(world, principal, rate_limits=False) as anna:
        for body in WRONG_BODIES:
            answer = await anna.ask("POST", "/me/channels", body)
            assert answer.status_code == 400, (body, answer.text)

    assert await world.rows(Channel) == []


async def test_keys_that_are_no_keys_are_refused(anna, world):
    body = subscription(world)
    body["target"]["keys"]["p256dh"] = "AAAA"

    assert await anna.refusal("POST", "/me/channels", body) == (400, "push-keys")


async def test_addresses_that_are_no_addresses_are_refused(world, mail):
    async with visiting(world, Principal(await world.person()), smtp=mail.url) as visitor:
        refusal = await visitor.refusal("POST", "/me/channels", mailbox("a@b,c@example.org"))

    assert refusal == (400, "mail-address")
    assert mail.mails == []


WRONG_REQUESTS = [
    ("PATCH", "/me/channels/%00", {}),
    ("PATCH", "/me/channels/" + "x" * 25, {}),
    ("PUT", "/me/channels/x/mutes/%00", None),
    ("PATCH", "/me/channels/{id}", {"kind": "email"}),
    ("PATCH", "/me/channels/{id}", {"target": {"url": "https://other.example"}}),
    ("PATCH", "/me/channels/{id}", {"enabled": "yes"}),
    ("PATCH", "/me/channels/{id}", {"rules": {"quiet": {}}}),
    ("POST", "/me/channels/{id}/confirm", {"code": ""}),
    ("POST", "/me/channels/{id}/confirm", {"code": "x" * 33}),
    ("POST", "/me/channels/{id}/confirm", {}),
    ("GET", "/me/deliveries?limit=0", None),
    ("GET", "/me/deliveries?limit=201", None),
    ("GET", "/me/deliveries?before=0", None),
    ("GET", "/me/deliveries?before=99999999999999999999", None),
    ("GET", "/me/deliveries?before=x", None),
]


async def test_requests_of_the_wrong_form_are_refused(anna):
    made = await anna.hook()

    for method, path, body in WRONG_REQUESTS:
        answer = await anna.ask(method, path.replace("{id}", made["id"]), body)
        assert answer.status_code == 400, (path, body, answer.text)
