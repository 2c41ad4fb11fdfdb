"""What becomes of a guest who turns out to have an account."""

from __future__ import annotations

import pytest
from sqlalchemy import select

from interpares.server import schema
from server.people.site import PASSWORD

pytestmark = pytest.mark.anyio


async def test_an_account_takes_over_the_seats_of_its_guest(site, new_table, new_seat):
    home = await site.browser()
    account = await home.account()
    browser = await site.browser()
    guest = await browser.guest("Anka")
    stranger = await (await site.browser()).guest("Maria")
    await site.add(
        new_table("t", host_id=guest),
        new_seat("t", 0, guest),
        new_seat("t", 1, stranger),
        new_table("u", host_id=stranger),
        new_seat("u", 0, guest),
    )
    told = []
    site.services.people.seats_changed.append(told.append)

    await browser.post("/api/session", {"login": "anna", "password": PASSWORD})

    seats = await site.rows(select(schema.Seat).order_by(schema.Seat.table_id, schema.Seat.seat))
    assert [each.person_id for each in seats] == [account, stranger, account]
    tables = await site.rows(select(schema.Table).order_by(schema.Table.id))
    assert [each.host_id for each in tables] == [account, stranger]
    assert {each["id"] for each in await home.get("/api/me/tables")} == {"t", "u"}
    assert [sorted(each) for each in told] == [["t", "u"]]


async def test_another_account_keeps_what_it_has(site, new_table, new_seat):
    """Two accounts in one browser are two people."""
    await (await site.browser()).account()
    browser = await site.browser()
    ewa = await browser.account("ewa")
    await site.add(new_table("t", host_id=ewa), new_seat("t", 0, ewa))

    await browser.post("/api/session", {"login": "anna", "password": PASSWORD})

    [seat] = await site.rows(select(schema.Seat))
    assert seat.person_id == ewa
