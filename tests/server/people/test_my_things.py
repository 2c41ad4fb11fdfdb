"""My account, tables and results."""

from __future__ import annotations

import pytest

from interpares.server import schema
from server.people.site import refusal

pytestmark = pytest.mark.anyio


async def test_i_can_change_what_i_have_told(site):
    browser = await site.browser()
    person_id = await browser.guest()

    await browser.patch("/api/me", {"settings": {"sound": True, "theme": "dark"}})
    change = {"name": " Ewa  Maj", "language": "pl", "email": " ewa@maj.pl "}
    await browser.patch("/api/me", {**change, "settings": {"theme": None, "seats": ["a", "b"]}})

    me = await browser.get("/api/me")
    assert me.pop("created_ms") > 0
    assert me == {
        "id": person_id,
        "name": "Ewa Maj",
        "login": None,
        "email": "ewa@maj.pl",
        "language": "pl",
        "settings": {"sound": True, "seats": ["a", "b"]},
    }


async def test_an_empty_address_removes_it_and_null_changes_nothing(site):
    browser = await site.browser()
    await browser.guest()
    await browser.patch("/api/me", {"email": "ewa@maj.pl"})

    same = await browser.patch("/api/me", {"email": None, "name": None})
    without = await browser.patch("/api/me", {"email": ""})

    assert (same["email"], same["name"]) == ("ewa@maj.pl", "Anna")
    assert without["email"] is None


@pytest.mark.parametrize(
    "change, field",
    [
        ({"name": ""}, "name"),
        ({"language": "fr"}, "language"),
        ({"email": "x" * 255}, "email"),
        ({"settings": {"x" * 41: 1}}, "settings"),
        ({"settings": {"x": "y" * 401}}, "settings"),
        ({"settings": {"x": {"y": 1}}}, "settings"),
        ({"settings": {str(n): n for n in range(65)}}, "settings"),
        ({"id": "x"}, "id"),
        ({"password_hash": "x"}, "password_hash"),
    ],
)
async def test_a_change_of_the_wrong_form_is_refused(sqlite_site, change, field):
    browser = await sqlite_site.browser()
    await browser.guest()
    before = await browser.get("/api/me")

    answer = await browser.ask("PATCH", "/api/me", change)

    assert answer.status_code == 400
    assert field in str(answer.json()["fields"])
    assert await browser.get("/api/me") == before


async def test_a_setting_may_be_any_text(site):
    browser = await site.browser()
    await browser.guest()

    me = await browser.patch("/api/me", {"settings": {"\0": "\0 👑 zażółć"}})

    assert me["settings"] == (await browser.get("/api/me"))["settings"] == {"\0": "\0 👑 zażółć"}


async def test_settings_do_not_pile_up(site):
    browser = await site.browser()
    await browser.guest()
    await browser.patch("/api/me", {"settings": {str(n): n for n in range(64)}})

    answer = await browser.ask("PATCH", "/api/me", {"settings": {"one more": 1}})

    assert refusal(answer) == (400, "too-many-settings")


async def test_my_tables_say_whose_turn_it_is(site, new_table, new_seat):
    anna, maria = await site.browser(), await site.browser()
    me, other = await anna.guest(), await maria.guest("Maria")
    await site.add(
        new_table("mine", created_ms=3, host_id=me),
        new_seat("mine", 0, me),
        new_seat("mine", 1, other, name="Maria"),
        schema.Progress(table_id="mine", n=4, waiting="0,2"),
        new_table("theirs", created_ms=2, host_id=other),
        new_seat("theirs", 0, None, kind="bot", name="squire"),
        new_seat("theirs", 1, me),
        schema.Progress(table_id="theirs", n=4, waiting="0"),
        new_table("kept", created_ms=1, status="open"),
        new_seat("kept", 0, me, kind="open"),
        new_table("hosted", created_ms=0, status="open", host_id=me, name="Come in"),
        new_table("foreign", created_ms=9),
        new_seat("foreign", 0, other),
    )

    mine, theirs, kept, hosted = await anna.get("/api/me/tables")

    assert mine == {
        "id": "mine",
        "game": "magnaci",
        "name": "A table",
        "status": "running",
        "created_ms": 3,
        "hosting": True,
        "players": ["Anna", "Maria"],
        "my_seats": [0],
        "waiting": [0, 2],
        "my_turn": True,
        "seats": [
            {"seat": 0, "kind": "person", "name": "Anna", "level": "", "away": False},
            {"seat": 1, "kind": "person", "name": "Maria", "level": "", "away": False},
        ],
        "pace": {"kind": "untimed", "move_s": 0, "bank_s": 0, "vacation_days": 0},
        "deadline_ms": None,
        "updated_ms": 3,
        "decision": None,
    }
    assert (theirs["hosting"], theirs["my_seats"], theirs["my_turn"]) == (False, [1], False)
    assert (kept["id"], kept["my_seats"]) == ("kept", [])
    assert (hosted["name"], hosted["my_seats"], hosted["waiting"]) == ("Come in", [], [])
    assert [each["id"] for each in await anna.get("/api/me/tables?status=open")] == [
        "kept",
        "hosted",
    ]
    assert [each["id"] for each in await anna.get("/api/me/tables?limit=2&offset=1")] == [
        "theirs",
        "kept",
    ]


@pytest.mark.parametrize(
    "query", ["status=lost", "limit=0", "limit=201", "offset=-1", "offset=99999999999999999999"]
)
async def test_a_wrong_question_about_my_tables_is_refused(sqlite_site, query):
    browser = await sqlite_site.browser()
    await browser.guest()

    assert (await browser.ask("GET", f"/api/me/tables?{query}")).status_code == 400


async def test_my_results_come_in_pages_the_latest_first(site, new_table):
    browser, other = await site.browser(), await site.browser()
    me, stranger = await browser.guest(), await other.guest()
    facts = {"game": "magnaci", "seats": 3, "rank": 1, "score": 7, "reason": "finished"}
    for number, who in enumerate([me, me, stranger, me]):
        await site.add(
            new_table(f"t{number}", name=f"Table {number}"),
            schema.Result(table_id=f"t{number}", seat=2, person_id=who, at_ms=number, **facts),
        )

    first = await browser.get("/api/me/results?limit=2")
    rest = await browser.get("/api/me/results?limit=2&offset=2")

    assert first["total"] == rest["total"] == 3
    assert [each["table"] for each in first["results"]] == ["t3", "t1"]
    assert rest["results"] == [
        {**facts, "table": "t0", "name": "Table 0", "seat": 2, "rated": False, "at_ms": 0}
    ]
