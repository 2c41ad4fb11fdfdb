"""Vacations: the clock of a seat stands still for days that are counted."""

from __future__ import annotations

import pytest

from interpares.kernel.errors import BadInput
from interpares.server.clocks import DAY_MS
from server.tables.house import asked

pytestmark = pytest.mark.anyio

LIVE = {"pace": {"kind": "live", "move_s": 30, "bank_s": 100}}
DAYS = {"pace": {"kind": "correspondence", "move_s": 2 * 86_400, "vacation_days": 5}}
SHORT = {"trade": False}


async def test_a_vacation_stops_the_clock(timed, clock):
    players = await timed.sit("me", "me", setting=DAYS, options=SHORT)
    mover = asked(*players)

    await mover.do("vacation", days=4)
    clock.skip(days=5)
    await timed.services.attendant.attend(mover.table)

    assert [note for note in mover.notes if "takes_over" in note] == []
    clock.skip(days=2)
    await timed.services.attendant.attend(mover.table)
    assert [note for note in mover.notes if "takes_over" in note]


async def test_everybody_sees_a_vacation_and_its_end(timed, clock):
    players = await timed.sit("me", "me", setting=DAYS, options=SHORT)
    mover, other = asked(*players), players[1 - asked(*players).seat]

    await mover.do("vacation", days=4)
    face = other.read().now["clock"][mover.seat]
    await mover.do("vacation", days=0)

    assert face["away_until_ms"] > face["asked_ms"] + 3 * DAY_MS
    assert other.read().now["clock"][mover.seat]["away_until_ms"] is None
    assert {"vacation": 4, "seat": mover.seat} in other.notes


async def test_vacations_are_limited(timed, clock):
    players = await timed.sit("me", "me", setting=DAYS, options=SHORT)
    mover = asked(*players)
    await mover.do("vacation", days=5)
    clock.skip(days=6)

    refused = await mover.post("vacation", days=1)

    assert refused.status_code == 400
    assert refused.json()["message"] == "vacation-used-up"


async def test_there_are_no_vacations_where_time_is_counted_in_minutes(timed):
    players = await timed.sit("me", "me", setting=LIVE, options=SHORT)

    with pytest.raises(BadInput, match="days per move"):
        await players[0].do("vacation", days=1)


async def test_a_vacation_survives_a_restart(clock, serve):
    async with serve() as house:
        opened = await house.open("me", "me", setting=DAYS, options=SHORT)
        table = opened.table.id
        players = [await house.player(table, *each) for each in opened.keys.items()]
        mover = asked(*players)
        await mover.do("vacation", days=4)

    clock.skip(days=5)

    async with serve() as house:
        await house.services.attendant.attend(table)
        assert not [note for note in await house.notes(table) if "takes_over" in note]
        assert (await house.facts(table)).status == "running"
