"""Accounts and their passwords, and what nobody may be called."""

from __future__ import annotations

import pytest
from argon2 import PasswordHasher
from sqlalchemy import select

from interpares.server import schema
from interpares.server.people.passwords import Passwords
from server.people.site import PASSWORD, known_by, refusal

pytestmark = pytest.mark.anyio


async def test_a_guest_becomes_an_account_and_gets_a_new_secret(site, new_table, new_seat):
    browser = await site.browser()
    person_id = await browser.guest()
    await site.add(new_table("t1"), new_seat("t1", 2, person_id))
    old = browser.cookie

    account = await browser.post("/api/account", {"login": "Anna.Ć", "password": PASSWORD})

    assert account["person"] == {"id": person_id, "name": "Anna", "account": True}
    assert [each["my_seats"] for each in await browser.get("/api/me/tables")] == [[2]]
    assert browser.cookie != old
    assert await known_by(site, old) is None


async def test_an_account_is_made_once_and_its_login_is_unique_in_any_case(site):
    one, other = await site.browser(), await site.browser()
    await one.account("Łukasz_9")
    await other.guest("Guest")
    wish = {"login": "ŁUKASZ_9", "password": PASSWORD}

    assert refusal(await other.ask("POST", "/api/account", wish)) == (409, "login-taken")
    again = await one.ask("POST", "/api/account", {**wish, "login": "another"})
    assert refusal(again) == (409, "already-account")
    assert (await other.get("/api/me"))["login"] is None
    assert (await one.get("/api/me"))["login"] == "łukasz_9"


class Counting(PasswordHasher):
    """Notes every hash it checks."""

    def __init__(self):
        super().__init__(time_cost=1, memory_cost=8, parallelism=1)
        self.checked = []

    def verify(self, hash, password):  # noqa: A002 - its name in argon2
        self.checked.append(hash)
        return super().verify(hash, password)


async def test_a_wrong_login_costs_as_much_as_a_wrong_password(site):
    await (await site.browser()).account()
    for _ in range(2):
        await (await site.browser()).guest("Guest")
    hasher = Counting()
    site.services.people.passwords = Passwords(hasher)
    stranger = await site.browser()

    for login in ("anna", "nobody", "x", "\0", "Guest"):
        answer = await stranger.ask("POST", "/api/session", {"login": login, "password": "wrong"})

        assert refusal(answer) == (401, "sign-in-failed"), login
        assert answer.json()["text"] == "The login or the password is wrong."
    costs = [checked.split("$")[:4] for checked in hasher.checked]
    assert costs == [["", "argon2id", "v=19", "m=8,t=1,p=1"]] * 5
    assert not stranger.cookie


async def test_no_password_opens_the_hash_of_nobody():
    hasher = Counting()
    passwords = Passwords(hasher)

    assert not await passwords.fits("", None)
    assert not await passwords.fits(PASSWORD, None)
    assert not await passwords.fits(PASSWORD, "not a hash")
    assert await passwords.fits(PASSWORD, await passwords.hashed(PASSWORD))
    assert len(hasher.checked) == 4


async def test_the_same_letters_are_the_same_password():
    passwords = Passwords(Counting())

    kept = await passwords.hashed("zażółć gęślą")

    assert await passwords.fits("zaz\u0307o\u0301łc\u0301 ge\u0328s\u0301la\u0328", kept)


async def test_a_hash_with_old_parameters_is_renewed(site):
    browser = await site.browser()
    await browser.account()
    site.services.people.passwords = Passwords(PasswordHasher(2, 16, 1))
    other = await site.browser()

    await other.post("/api/session", {"login": "anna", "password": PASSWORD})

    [person] = await site.rows(select(schema.Person))
    assert "m=16,t=2" in person.password_hash
    assert await site.services.people.passwords.fits(PASSWORD, person.password_hash)


async def test_a_new_password_needs_the_old_one_and_ends_other_sessions(site):
    home, away = await site.browser(), await site.browser()
    await home.account()
    await away.post("/api/session", {"login": "anna", "password": PASSWORD})
    change = {"old": "not the password", "new": "battery staple"}

    assert refusal(await home.ask("POST", "/api/me/password", change)) == (403, "password-wrong")
    assert (await away.get("/api/session"))["person"] is not None
    await home.post("/api/me/password", {**change, "old": PASSWORD})

    assert (await home.get("/api/session"))["person"] is not None
    assert await known_by(site, away.cookie) is None
    fresh = await site.browser()
    old = await fresh.ask("POST", "/api/session", {"login": "anna", "password": PASSWORD})
    assert refusal(old) == (401, "sign-in-failed")
    await fresh.post("/api/session", {"login": "anna", "password": "battery staple"})


async def test_a_guest_has_no_password_to_change(site):
    browser = await site.browser()
    await browser.guest()

    answer = await browser.ask("POST", "/api/me/password", {"old": "", "new": "battery staple"})

    assert refusal(answer) == (403, "password-wrong")


@pytest.mark.parametrize(
    "path, body, field",
    [
        ("/api/people", {}, "name"),
        ("/api/people", {"name": ""}, "name"),
        ("/api/people", {"name": "x" * 65}, "name"),
        ("/api/people", {"name": 7}, "name"),
        ("/api/people", {"name": "A", "language": "fr"}, "language"),
        ("/api/account", {"login": "anna", "password": "x" * 9}, "password"),
        ("/api/account", {"login": "anna", "password": "x" * 201}, "password"),
        ("/api/account", {"login": "x" * 65, "password": PASSWORD}, "login"),
        ("/api/account", {"login": "anna", "password": PASSWORD, "email": "x" * 255}, "email"),
        ("/api/account", {"login": "anna", "password": PASSWORD, "name": "x" * 65}, "name"),
        ("/api/session", {"login": "anna", "password": "x" * 201}, "password"),
        ("/api/session", {"login": "", "password": "x"}, "login"),
    ],
)
async def test_a_field_of_the_wrong_form_is_named(sqlite_site, path, body, field):
    browser = await sqlite_site.browser()

    answer = await browser.ask("POST", path, body)

    assert answer.status_code == 400
    assert field in str(answer.json()["fields"])
    assert await sqlite_site.rows(select(schema.Person)) == []


@pytest.mark.parametrize("path", ["/api/people", "/api/account", "/api/session"])
async def test_a_field_nobody_knows_is_refused(sqlite_site, path):
    browser = await sqlite_site.browser()
    body = {"name": "Anna", "login": "anna", "password": PASSWORD, "admin": True}

    answer = await browser.ask("POST", path, body)

    assert answer.status_code == 400
    assert PASSWORD not in answer.text


UNFIT = [
    ("/api/people", {"name": "   "}, "name-unfit"),
    ("/api/people", {"name": "An\0na"}, "name-unfit"),
    ("/api/people", {"name": "An\u202ena"}, "name-unfit"),
    ("/api/people", {"name": "\u200d"}, "name-unfit"),
    ("/api/account", {"login": "ab", "password": PASSWORD}, "login-unfit"),
    ("/api/account", {"login": "a b c", "password": PASSWORD}, "login-unfit"),
    ("/api/account", {"login": "an\0na", "password": PASSWORD}, "login-unfit"),
    ("/api/account", {"login": "x" * 33, "password": PASSWORD}, "login-unfit"),
    ("/api/account", {"login": "anna", "password": PASSWORD, "email": "a@b"}, "email-unfit"),
    ("/api/account", {"login": "anna", "password": PASSWORD, "email": "\0@b.c"}, "email-unfit"),
]


async def test_what_nobody_may_be_called(site):
    browser = await site.browser()

    for path, body, message in UNFIT:
        assert refusal(await browser.ask("POST", path, body)) == (400, message), body
    assert await site.rows(select(schema.Person)) == []


async def test_a_password_that_is_changed_meanwhile_opens_nothing(site, monkeypatch):
    """Whoever knows the old one must not bring it back by signing in at the right moment."""
    browser = await site.browser()
    await browser.account()
    people, other = site.services.people, await site.browser()
    renewed = people._renewed

    async def slowly(password, kept):
        await browser.post("/api/me/password", {"old": PASSWORD, "new": "battery staple"})
        return await renewed(password, kept)

    with monkeypatch.context() as patch:
        patch.setattr(people, "_renewed", slowly)
        answer = await other.ask("POST", "/api/session", {"login": "anna", "password": PASSWORD})

    assert refusal(answer) == (401, "sign-in-failed")
    await other.post("/api/session", {"login": "anna", "password": "battery staple"})
