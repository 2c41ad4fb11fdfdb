"""Channels and deliveries over HTTP."""

from __future__ import annotations

import re

import pytest

from interpares.server.notify import trials
from interpares.server.principal import Principal
from interpares.server.schema import Channel, Notice
from server.notify.visitor import mailbox, subscription, visiting

pytestmark = pytest.mark.anyio


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
