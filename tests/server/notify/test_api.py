"""Channels and deliveries over HTTP."""

from __future__ import annotations

import re
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.di import Provide

from interpares import InterParesError
from interpares.server.api.notices import NOTICES
from interpares.server.errors import STATUS, Refusal, refusal_of
from interpares.server.notify import trials
from interpares.server.people.limits import STORE, limited
from interpares.server.principal import Principal
from interpares.server.schema import Channel, Notice
from interpares.server.services import Services
from interpares.server.settings import Settings
from server.notify.targets import Browser

pytestmark = pytest.mark.anyio


def refused(_request: Request[Any, Any, Any], error: InterParesError) -> Response[Refusal]:
    refusal = refusal_of(error, "en")
    return Response(refusal, status_code=STATUS[refusal.code])


class Visitor:
    """Somebody at the site."""

    def __init__(
        self, world: Any, principal: Principal, notify: Any, client: httpx.AsyncClient, tries: Any
    ) -> None:
        self.world = world
        self.principal = principal
        self.notify = notify
        self.client = client
        self.tries = tries
        """How often the site was asked, by the minute; our own limits are by the hour."""

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        return await self.client.request(method, f"/api{path}", json=body)

    async def done(self, method: str, path: str, body: Any = None) -> Any:
        """The content of an answer that is no refusal."""
        answer = await self.ask(method, path, body)
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    async def refusal(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        """The status and the message of a refusal, which has words."""
        answer = await self.ask(method, path, body)
        message = answer.json()["message"]
        assert answer.json()["text"] not in {message, f"problem-{message}"}
        return answer.status_code, message

    async def hook(self, **more: Any) -> Any:
        return await self.done("POST", "/me/channels", hook(self.world.web.url, **more))


def hook(url: str, **more: Any) -> dict[str, Any]:
    return {"kind": "webhook", "target": {"url": f"{url}/secret/path?token=x"}, **more}


def mailbox(address: str = "anna@example.org") -> dict[str, Any]:
    return {"kind": "email", "target": {"address": address}}


@asynccontextmanager
async def visiting(world: Any, principal: Principal, **options: Any):
    services = Services.__new__(Services)
    services.settings = Settings(
        allow_private_targets=options.pop("allow_private_targets", True), **options
    )
    services.database = world.database
    services.notify = world.notify(
        **{"allow_private_targets": services.settings.allow_private_targets, **options}
    )
    app = Litestar(
        list(NOTICES),
        dependencies={
            "services": Provide(lambda: services, sync_to_thread=False),
            "principal": Provide(lambda: principal, sync_to_thread=False),
        },
        exception_handlers={InterParesError: refused},
        state=State({"services": services}),
        stores=limited(services.settings),
    )
    transport = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=transport, base_url="http://tables.example") as client:
        yield Visitor(world, principal, services.notify, client, app.stores.get(STORE))


@pytest.fixture
async def anna(world):
    async with visiting(world, Principal(await world.person(), "Anna")) as visitor:
        yield visitor


async def test_a_webhook_is_made_tested_and_shown_in_part(anna, world):
    made = await anna.hook(label="My  bot")

    assert re.fullmatch(r"[\w-]{16}", made["id"])
    assert made == {
        "id": made["id"],
        "kind": "webhook",
        "label": "My bot",
        "target": "127.0.0.1",
        "rules": {
            "kinds": ["turn", "asked", "mention", "finished", "started"],
            "digest_minutes": 0,
            "quiet": None,
        },
        "enabled": True,
        "confirmed": True,
        "failures": 0,
        "mutes": [],
        "created_ms": world.now,
    }
    assert await anna.done("GET", "/me/channels") == [made]
    tested = await anna.done("POST", f"/me/channels/{made['id']}/test")
    assert tested == {"delivered": True, "text": "Delivered."}
    assert world.web.requests[0].path == "/secret/path?token=x"
    assert world.web.requests[0].json["title"] == "Inter Pares: a test"


async def test_the_test_button_says_what_is_wrong(anna, world):
    made = await anna.hook(rules={"digest_minutes": 1440})
    world.web.answer = 500

    tested = await anna.done("POST", f"/me/channels/{made['id']}/test")

    assert tested == {"delivered": False, "text": "The target answered with status 500."}
    assert (await anna.done("GET", "/me/channels"))[0]["failures"] == 1
    [line] = (await anna.done("GET", "/me/deliveries"))["deliveries"]
    assert (line["kind"], line["status"], line["error"]) == ("test", "failed", "http:500")
    await world.pass_by(anna.notify, 86_400)
    assert len(world.web.requests) == 1


async def test_a_test_that_finds_a_browser_gone_switches_its_channel_off(anna, world):
    made = await anna.done("POST", "/me/channels", subscription(world))
    world.web.answer = 410

    tested = await anna.done("POST", f"/me/channels/{made['id']}/test")

    assert not tested["delivered"]
    assert not (await anna.done("GET", "/me/channels"))[0]["enabled"]


async def test_the_test_button_is_limited_even_if_the_channel_is_made_anew(anna, world):
    for number in range(trials.TESTS_PER_HOUR):
        made = await anna.hook()
        await anna.tries.delete_all()
        await anna.done("POST", f"/me/channels/{made['id']}/test")
        await anna.done("DELETE", f"/me/channels/{made['id']}")
        assert len(world.web.requests) == number + 1
    await anna.tries.delete_all()
    made = await anna.hook()

    refusal = await anna.refusal("POST", f"/me/channels/{made['id']}/test")
    assert refusal == (429, "too-many-messages")
    world.now += 3_600_001

    assert (await anna.done("POST", f"/me/channels/{made['id']}/test"))["delivered"]


def subscription(world: Any) -> dict[str, Any]:
    return {"kind": "push", "target": Browser(f"{world.web.url}/push").subscription}


async def test_a_browser_subscribes_with_the_servers_key(anna, world):
    key = (await anna.done("GET", "/push/key"))["key"]
    assert key == await anna.notify.keys.public()
    assert len(key) == 87
    body = subscription(world)
    body["target"]["expirationTime"] = None

    made = await anna.done("POST", "/me/channels", body)

    assert (made["kind"], made["target"]) == ("push", "127.0.0.1")
    [row] = await world.rows(Channel)
    assert row.target == {name: body["target"][name] for name in ("endpoint", "keys")}


async def test_the_same_browser_is_one_channel_with_its_latest_keys(anna, world):
    first, second = subscription(world), subscription(world)
    made = await anna.done("POST", "/me/channels", first)
    await anna.done("PATCH", f"/me/channels/{made['id']}", {"enabled": False})

    again = await anna.done("POST", "/me/channels", second)

    assert (again["id"], again["enabled"]) == (made["id"], True)
    [row] = await world.rows(Channel)
    assert row.target == second["target"]


async def test_an_address_must_be_confirmed_with_the_code_that_was_mailed_to_it(world, mail):
    principal = Principal(await world.person(), "Anna", "pl")
    table = await world.table()
    async with visiting(world, principal, smtp=mail.url) as anna:
        made = await anna.done("POST", "/me/channels", mailbox("anna.nowak@example.org"))
        assert (made["target"], made["confirmed"]) == ("an…@example.org", False)
        path = f"/me/channels/{made['id']}"
        assert await anna.refusal("POST", f"{path}/test") == (409, "channel-unconfirmed")
        await world.notice(principal.person_id, "asked", table)
        await world.pass_by(anna.notify)
        assert [each.title for each in mail.mails] == ["Inter Pares: potwierdź swój adres"]
        code = re.search("kod to ([2-9A-Z]{8})", mail.mails[0].text)[1]
        assert code not in str([row.target for row in await world.rows(Channel)])

        wrong = await anna.refusal("POST", f"{path}/confirm", {"code": "AAAAAAAA"})
        assert wrong == (400, "wrong-code")
        typed = f" {code[:4].lower()}-{code[4:]} "
        confirmed = await anna.done("POST", f"{path}/confirm", {"code": typed})

        assert confirmed == {**made, "confirmed": True}
        assert (await anna.done("POST", f"{path}/test"))["delivered"]
        again = await anna.refusal("POST", f"{path}/confirm", {"code": code})
        assert again == (409, "channel-confirmed")
        assert await anna.refusal("POST", f"{path}/code") == (409, "channel-confirmed")
        [row] = await world.rows(Channel)
        assert row.target == {"address": "anna.nowak@example.org", "confirmed": True}


async def test_codes_become_old_and_wrong_ones_are_counted(world, mail):
    principal = Principal(await world.person(), "Anna")
    async with visiting(world, principal, smtp=mail.url, rate_limits=False) as anna:
        made = await anna.done("POST", "/me/channels", mailbox())
        path = f"/me/channels/{made['id']}"
        code = re.search("code is ([2-9A-Z]{8})", mail.mails[0].text)[1]
        world.now += 86_400_000
        old = await anna.refusal("POST", f"{path}/confirm", {"code": code})
        assert old == (400, "wrong-code")
        for _ in range(trials.TRIES - 1):
            await anna.refusal("POST", f"{path}/confirm", {"code": "WRONG"})

        worn_out = await anna.refusal("POST", f"{path}/confirm", {"code": code})
        assert worn_out == (429, "too-many-tries")
        await anna.done("POST", f"{path}/code")
        code = re.search("code is ([2-9A-Z]{8})", mail.mails[1].text)[1]
        assert (await anna.done("POST", f"{path}/confirm", {"code": code}))["confirmed"]


async def test_nobodys_mailbox_is_filled_by_strangers(world, mail):
    for number in range(trials.CODES_PER_ADDRESS + 1):
        stranger = Principal(await world.person(), "Stranger")
        async with visiting(world, stranger, smtp=mail.url) as visitor:
            answer = await visitor.ask("POST", "/me/channels", mailbox("ANNA@example.org"))
            assert answer.is_success == (number < trials.CODES_PER_ADDRESS)
            kept = await visitor.done("GET", "/me/channels")
            assert len(kept) == answer.is_success

    assert len(mail.mails) == trials.CODES_PER_ADDRESS


async def test_one_person_cannot_mail_to_many(world, mail):
    stranger = Principal(await world.person(), "Stranger")
    async with visiting(world, stranger, smtp=mail.url) as visitor:
        for number in range(trials.CODES_PER_HOUR):
            made = await visitor.done("POST", "/me/channels", mailbox(f"a{number}@example.org"))
            await visitor.done("DELETE", f"/me/channels/{made['id']}")
        refusal = await visitor.refusal("POST", "/me/channels", mailbox("b@example.org"))

    assert refusal == (429, "too-many-messages")
    assert len(mail.mails) == trials.CODES_PER_HOUR


async def test_an_address_that_gets_no_code_is_not_kept(world, mail):
    mail.refuses = True
    async with visiting(world, Principal(await world.person()), smtp=mail.url) as visitor:
        refusal = await visitor.refusal("POST", "/me/channels", mailbox())
        lines = (await visitor.done("GET", "/me/deliveries"))["deliveries"]

    assert refusal == (503, "mail-failed")
    assert await world.rows(Channel) == []
    assert [(line["kind"], line["channel"], line["error"]) for line in lines] == [
        ("confirm", None, "mail")
    ]


async def test_without_a_mail_server_there_is_no_e_mail(anna):
    assert await anna.refusal("POST", "/me/channels", mailbox()) == (409, "no-mail")


async def test_rules_and_label_are_changed_each_for_itself(anna, world):
    made = await anna.hook(label="Bot")
    path = f"/me/channels/{made['id']}"
    quiet = {"from": "22:00", "to": "07:00", "timezone": "Europe/Warsaw"}
    rules = {"kinds": ["turn"], "digest_minutes": 15, "quiet": quiet}

    changed = await anna.done("PATCH", path, {"rules": rules})
    assert changed == {**made, "rules": rules}
    assert await anna.done("PATCH", path, {}) == changed
    assert await anna.done("PATCH", path, {"label": ""}) == {**changed, "label": ""}
    await world.set(Channel, failures=20)
    off = await anna.done("PATCH", path, {"enabled": False})

    assert (off["enabled"], off["failures"], off["rules"]) == (False, 0, rules)


async def test_a_table_is_muted_and_heard_of_again(anna, world):
    table = await world.table()
    made = await anna.hook()
    path = f"/me/channels/{made['id']}"

    for _ in range(2):
        await anna.done("PUT", f"{path}/mutes/{table}")
    assert (await anna.done("GET", "/me/channels"))[0]["mutes"] == [table]
    for _ in range(2):
        await anna.done("DELETE", f"{path}/mutes/{table}")

    assert (await anna.done("GET", "/me/channels"))[0]["mutes"] == []
    answer = await anna.ask("PUT", f"{path}/mutes/nowhere")
    assert (answer.status_code, answer.json()["message"]) == (404, "no-table")


async def test_deliveries_are_read_page_by_page_without_what_was_on_no_channel(anna, world):
    person, table = anna.principal.person_id, await world.table()
    made = await anna.hook()
    for _ in range(5):
        await world.notice(person, "mention", table)
        await world.pass_by(anna.notify)
    await anna.done("PATCH", f"/me/channels/{made['id']}", {"enabled": False})
    await world.notice(person, "mention", table)
    await world.pass_by(anna.notify)

    first = await anna.done("GET", "/me/deliveries?limit=2")
    second = await anna.done("GET", f"/me/deliveries?limit=2&before={first['next']}")
    third = await anna.done("GET", f"/me/deliveries?limit=2&before={second['next']}")

    pages = (first, second, third)
    ids = [line["id"] for page in pages for line in page["deliveries"]]
    assert ids == sorted(ids, reverse=True)
    assert ([len(page["deliveries"]) for page in pages], third["next"]) == ([2, 2, 1], None)
    assert first["deliveries"][0] == {
        "id": ids[0],
        "kind": "mention",
        "table": table,
        "table_name": "Long evening",
        "channel": made["id"],
        "status": "sent",
        "attempts": 1,
        "error": "",
        "text": "",
        "created_ms": world.now,
        "due_ms": first["deliveries"][0]["due_ms"],
        "done_ms": world.now,
    }


async def test_a_removed_channel_leaves_its_log_and_takes_what_waits(anna, world):
    person, table = anna.principal.person_id, await world.table()
    made = await anna.hook()
    await world.notice(person, "mention", table)
    await world.pass_by(anna.notify)
    await world.notice(person, "turn", table)
    await world.pass_by(anna.notify)

    await anna.done("DELETE", f"/me/channels/{made['id']}")

    [line] = (await anna.done("GET", "/me/deliveries"))["deliveries"]
    assert (line["status"], line["channel"]) == ("sent", None)
    assert await world.rows(Notice, Notice.status == "waiting") == []


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
