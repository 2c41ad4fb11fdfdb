"""E-mail, by way of a mail server of these tests."""

from __future__ import annotations

import logging
from concurrent.futures import ThreadPoolExecutor

import pytest

from interpares.server.notify.errors import Undelivered
from interpares.server.notify.mail import Mailer, is_address

pytestmark = pytest.mark.anyio


@pytest.fixture
def threads():
    with ThreadPoolExecutor(1) as pool:
        yield pool


async def test_a_notice_arrives_as_plain_text_at_the_address(world, mail):
    jan = await world.person("pl")
    table = await world.table()
    await world.channel(jan, "email", {"address": "jan+gry@example.org", "confirmed": True})
    await world.notice(jan, "asked", table, table_name="Żółw")

    await world.pass_by(world.notify(smtp=mail.url))

    [arrived] = mail.mails
    assert (arrived.sender, arrived.to) == ("host@tables.example", ["jan+gry@example.org"])
    assert arrived.title == "Pytanie do Ciebie: Żółw"
    assert arrived.text.splitlines() == [
        "Stół „Żółw” (Magnaci: Gra o Rzeczpospolitą): czekamy na Twoją odpowiedź.",
        "",
        f"https://tables.example/table/{table}",
    ]
    assert await world.outcomes() == [("sent", "")]


async def test_names_in_a_message_are_not_taken_for_anything_else(threads, mail):
    mailer = Mailer(mail.url, threads, "https://tables.example")

    await mailer.send("anna@example.org", "A <b> & %41 \\n", "<script> & \\r\\n\\t %41 :smile:")

    [arrived] = mail.mails
    assert arrived.title == "A <b> & %41 \\n"
    assert arrived.text.strip() == "<script> & \\r\\n\\t %41 :smile:"


async def test_mail_is_plain_text_whatever_the_setting_says(threads, mail):
    await Mailer(mail.url + "&format=html", threads, "").send("a@example.org", "Title", "1 < 2")

    assert mail.mails[0].text.strip() == "1 < 2"


async def test_the_recipient_in_the_setting_gets_nothing(threads, mail):
    mailer = Mailer(mail.url + "&to=host@tables.example", threads, "")

    await mailer.send("anna@example.org", "Title", "Text")

    assert [each.to for each in mail.mails] == [["anna@example.org"]]


@pytest.mark.parametrize(
    "address",
    ["jan+gry@example.org", "o'brien@example.org", "a/b=c&d@example.org", "a_b@x.example.org"],
)
async def test_addresses_arrive_as_they_were_given(threads, mail, address):
    await Mailer(mail.url, threads, "").send(address, "Title", "Text")

    assert mail.mails[0].to == [address]


async def test_a_refusal_is_a_failure_and_no_address_is_logged(threads, mail, caplog):
    caplog.set_level(logging.DEBUG)
    mailer = Mailer(mail.url, threads, "")
    await mailer.send("anna@example.org", "Title", "Text")
    mail.refuses = True

    with pytest.raises(Undelivered) as found:
        await mailer.send("anna@example.org", "Title", "Text")

    assert found.value.reason == "mail"
    assert "anna" not in caplog.text


@pytest.mark.parametrize(
    "server, reason",
    [
        ("", "no-mail"),
        ("mailto://127.0.0.1:1?from=host@tables.example", "mail"),
        ("mailto://", "mail"),
        ("json://127.0.0.1:1/", "mail"),
        ("nonsense", "mail"),
    ],
)
async def test_a_server_that_is_not_there_is_a_failure(threads, server, reason):
    with pytest.raises(Undelivered) as found:
        await Mailer(server, threads, "").send("anna@example.org", "Title", "Text")

    assert found.value.reason == reason


@pytest.mark.parametrize(
    "text",
    [
        "",
        "anna",
        "anna@",
        "@example.org",
        "anna@localhost",
        "anna@127.0.0.1",
        "anna@[127.0.0.1]",
        "anna@example.org,jan@example.org",
        "anna@example.org;jan@example.org",
        "anna@example.org jan@example.org",
        "Anna <anna@example.org>",
        "anna@example.org\nBcc: jan@example.org",
        "anna@example.org\n",
        "anna%40evil.example@example.org",
        '"anna@x"@example.org',
        "anna..a@example.org",
        ".anna@example.org",
        "anna@-example.org",
        "anna@example..org",
        "żółw@example.org",
        "a" * 250 + "@example.org",
    ],
)
def test_what_is_not_one_plain_address_is_refused(text):
    assert not is_address(text)


@pytest.mark.parametrize("text", ["anna@example.org", "a.b-c+d@sub.example.museum"])
def test_plain_addresses_are_taken(text):
    assert is_address(text)
