"""Taking my data along, being gone, and guests who never come back."""

from __future__ import annotations

import json

import pytest
from sqlalchemy import select, update

from interpares.server import keys, schema
from interpares.server.people.my_data import SHOWN, prune_guests
from server.people.site import PASSWORD, refusal

pytestmark = pytest.mark.anyio
DAY_MS = 86_400_000

WITHHELD = {
    schema.Person: {"password_hash"},
    schema.Session: {"key_hash", "person_id", "csrf"},
    schema.Token: {"key_hash", "person_id"},
    schema.Table: {"host_id", "host_hash", "secret", "commitment", "header"},
    schema.Seat: {"person_id", "level", "key_hash", "invite_hash", "seed"},
    schema.Order: set(),
    schema.Message: {"person_id"},
    schema.Result: {"person_id", "level"},
    schema.Rating: {"player"},
    schema.Work: {"person_id"},
    schema.Trial: {"person_id", "digest"},
    schema.Channel: {"person_id"},
    schema.Mute: set(),
    schema.Notice: {"person_id"},
}
NOT_ABOUT_PEOPLE = {
    schema.Setting,
    schema.Move,
    schema.Progress,
    schema.Snapshot,
    schema.Proposal,
    schema.Review,
}
"""A record is exported at its table, and its review with it."""


def belongings(me, name, table_id):
    """A row of everything a person can have, marked by a name; then rows they depend on first."""
    push = {"endpoint": f"https://push.example/{name}", "keys": {"auth": f"{name}-SECRET"}}
    channel = {"id": f"c-{name}", "person_id": me, "kind": "push", "target": push, "created_ms": 1}
    message = {"table_id": table_id, "person_id": me, "name": name, "mentions": [1], "at_ms": 5}
    notice = {"person_id": me, "channel_id": f"c-{name}", "table_id": table_id, "kind": "turn"}
    times = {"status": "sent", "created_ms": 1, "due_ms": 1}
    facts = {"game": "magnaci", "seats": 2, "rank": 1, "reason": "finished", "at_ms": 7}
    number = 0 if name == "Anna" else 1
    work = {"id": f"w-{name}", "person_id": me, "kind": "deck", "data": {"of": f"{name}-deck"}}
    trial = {"id": f"x-{name}", "person_id": me, "digest": "d", "asked": {}, "results": {}}
    made = {"created_ms": 1, "changed_ms": 1}
    return [
        schema.Order(table_id=table_id, seat=number, data={"of": f"{name}-order"}, left=1),
        schema.Message(seat=number, text=f"{name} says hello", **message),
        schema.Result(table_id=table_id, seat=number, person_id=me, score=11, **facts),
        schema.Rating(player=me, game="magnaci", seats=2, mu=26.5, sigma=8.0, games=1),
        schema.Work(name=f"{name}'s deck", **work, **made),
        schema.Trial(status="finished", **trial, **made),
        schema.Channel(label=f"{name}'s phone", **channel),
        schema.Mute(channel_id=f"c-{name}", table_id=table_id),
        schema.Notice(data=f'{{"of": "{name}-notice"}}', **notice, **times),
    ]


async def two_people(site, new_table, new_seat):
    """Anna and Maria have played, talked and made tokens; both browsers."""
    anna, maria = await site.browser(), await site.browser()
    ids = [await anna.account("anna"), await maria.account("maria")]
    header = {"players": ["Anna", "Maria"], "seats": 2}
    await site.add(
        new_table("t", host_id=ids[0], header=header, host_hash=keys.hashed("host-SECRET")),
        new_seat("t", 0, ids[0], name="Anna", key_hash=keys.hashed("seat"), seed="my-SECRET"),
        new_seat("t", 1, ids[1], name="Maria", key_hash=keys.hashed("other")),
        new_table("next", status="open"),
        new_seat("next", 0, ids[0], name="Anna", kind="open"),
        *belongings(ids[0], "Anna", "t"),
        *belongings(ids[1], "Maria", "t"),
    )
    for browser in (anna, maria):
        await browser.post("/api/me/tokens", {"name": "bot", "scopes": ["read"]})
    await anna.patch("/api/me", {"email": "anna@example.org", "settings": {"theme": "dark"}})
    return anna, maria


def test_every_column_is_shown_or_withheld_for_a_reason():
    kinds = {mapper.class_ for mapper in schema.Row.registry.mappers}

    assert set(SHOWN) == set(WITHHELD) == kinds - NOT_ABOUT_PEOPLE
    for kind, shown in SHOWN.items():
        columns = {column.name for column in kind.__table__.columns}
        assert set(shown) | WITHHELD[kind] == columns, kind
        assert not set(shown) & WITHHELD[kind], kind


async def test_the_export_has_everything_of_mine_and_nothing_of_others(site, new_table, new_seat):
    anna, _ = await two_people(site, new_table, new_seat)

    mine = await anna.get("/api/me/export")

    assert {name: len(rows) for name, rows in mine.items()} == {
        "people": 1,
        "sessions": 1,
        "tokens": 1,
        "tables": 2,
        "seats": 2,
        "orders": 1,
        "chat": 1,
        "results": 1,
        "ratings": 1,
        "works": 1,
        "trials": 1,
        "channels": 1,
        "mutes": 1,
        "outbox": 1,
    }
    person = mine["people"][0]
    assert (person["login"], person["email"]) == ("anna", "anna@example.org")
    assert person["settings"] == {"theme": "dark"}
    assert mine["orders"][0]["data"] == {"of": "Anna-order"}
    assert mine["chat"][0]["text"] == "Anna says hello"
    assert mine["results"][0]["score"] == 11
    assert mine["ratings"][0]["mu"] == 26.5
    assert mine["channels"][0]["target"] == {"endpoint": "https://push.example/Anna"}
    assert mine["outbox"][0]["data"] == '{"of": "Anna-notice"}'
    assert "Maria" not in json.dumps(mine)


async def test_the_export_holds_no_hash_and_no_secret(site, new_table, new_seat):
    anna, _ = await two_people(site, new_table, new_seat)

    text = json.dumps(await anna.get("/api/me/export"))

    people = await site.rows(select(schema.Person))
    sessions = await site.rows(select(schema.Session))
    tokens = await site.rows(select(schema.Token))
    seats = await site.rows(select(schema.Seat))
    secrets = {
        "SECRET",
        "argon2",
        anna.cookie,
        keys.hashed("host-SECRET"),
        *(row.password_hash for row in people),
        *(secret for row in sessions for secret in (row.key_hash, row.csrf)),
        *(row.key_hash for row in [*tokens, *seats] if row.key_hash),
    }
    assert not [secret for secret in secrets if secret in text]


async def test_after_deletion_nothing_is_left_but_the_match(site, new_table, new_seat):
    anna, maria = await two_people(site, new_table, new_seat)
    key = anna.cookie
    me = (await anna.get("/api/me"))["id"]
    before = await maria.get("/api/me/export")
    renamed = []
    site.services.people.seats_changed.append(renamed.append)

    answer = await anna.ask("DELETE", "/api/me", {"password": PASSWORD})

    assert answer.status_code == 204
    assert renamed == [("next", "t")]
    assert not anna.cookie
    everything = await dump(site)
    for trace in (me, "Anna", "anna", keys.hashed(key)):
        assert trace not in everything
    seats = await site.rows(select(schema.Seat).order_by(schema.Seat.table_id, schema.Seat.seat))
    assert [(row.kind, row.name, row.person_id is None) for row in seats] == [
        ("open", "", True),
        ("person", "deleted", True),
        ("person", "Maria", False),
    ]
    assert seats[1].key_hash == keys.hashed("seat")
    table = (await site.rows(select(schema.Table).where(schema.Table.id == "t")))[0]
    assert table.header == {"players": ["deleted", "Maria"], "seats": 2}
    assert table.host_id is None
    [result] = await site.rows(select(schema.Result).where(schema.Result.seat == 0))
    assert (result.person_id, result.rank) == (None, 1)
    [said] = await site.rows(select(schema.Message).where(schema.Message.seat == 0))
    assert (said.name, said.text, said.mentions, said.person_id) == ("", "", [], None)
    assert await maria.get("/api/me/export") == {**before, "tables": await tables(maria)}


async def tables(browser):
    return (await browser.get("/api/me/export"))["tables"]


async def dump(site):
    """Every row of people's tables as text, orders of seats that go on left out."""
    kinds = set(SHOWN) - {schema.Order}
    found = [
        (await site.rows(select(kind))) for kind in sorted(kinds, key=lambda each: each.__name__)
    ]
    return "\n".join(
        str({column.name: getattr(row, column.name) for column in row.__table__.columns})
        for rows in found
        for row in rows
    )


@pytest.mark.parametrize("body", [None, {}, {"password": "wrong"}, {"password": ""}])
async def test_an_account_is_deleted_only_with_its_password(site, body):
    browser = await site.browser()
    await browser.account()

    answer = await browser.ask("DELETE", "/api/me", body)

    assert refusal(answer) == (403, "password-wrong")
    assert (await browser.get("/api/me"))["login"] == "anna"


async def test_a_guest_is_deleted_without_one(site):
    browser = await site.browser()
    await browser.guest()

    await browser.delete("/api/me")

    assert await site.rows(select(schema.Person)) == []
    assert (await browser.get("/api/session"))["person"] is None


@pytest.mark.parametrize("status, stays", [("running", True), ("open", True), ("finished", False)])
async def test_a_guest_with_a_seat_to_come_back_to_is_not_pruned(
    site, new_table, new_seat, status, stays
):
    browser = await site.browser()
    await site.add(new_table("t", status=status), new_seat("t", 0, await browser.guest()))

    gone = await pruned(site, days_later=31)

    assert gone == (not stays)
    assert len(await site.rows(select(schema.Person))) == stays
    assert len(await site.rows(select(schema.Session))) == stays


async def test_a_guest_who_opened_a_table_is_not_pruned(site, new_table):
    browser = await site.browser()
    await site.add(new_table("t", status="open", host_id=await browser.guest()))

    assert await pruned(site, days_later=31) == 0


async def pruned(site, days_later):
    async with site.database.session() as session:
        return await prune_guests(session, keys.now_ms() + days_later * DAY_MS, 30)


async def test_guests_are_pruned_only_after_their_time_and_accounts_never(
    site, new_table, new_seat
):
    guest, account = await site.browser(), await site.browser()
    me = await guest.guest("Old guest")
    await account.account()
    await site.add(new_table("t", status="finished"), new_seat("t", 0, me, name="Old guest"))
    await site.add(
        schema.Message(
            table_id="t", person_id=me, name="Old guest", text="hi", mentions=[], at_ms=1
        )
    )

    early, late = await pruned(site, 29), await pruned(site, 31)

    assert (early, late) == (0, 1)
    assert [row.login for row in await site.rows(select(schema.Person))] == ["anna"]
    [seat] = await site.rows(select(schema.Seat))
    assert (seat.name, seat.person_id) == ("Old guest", None)
    [said] = await site.rows(select(schema.Message))
    assert (said.name, said.text, said.person_id) == ("Old guest", "hi", None)


async def test_a_guest_who_comes_back_is_seen(site):
    browser = await site.browser()
    await browser.guest()
    async with site.database.session() as session:
        await session.execute(update(schema.Session).values(seen_ms=1))
        await session.execute(update(schema.Person).values(seen_ms=1))

    await browser.get("/api/me")

    assert await pruned(site, 0) == 0
