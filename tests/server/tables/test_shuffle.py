"""Chance nobody alone has chosen: committed to first, mixed with every seat's own, shown last."""

from __future__ import annotations

import pytest

from interpares import Record
from interpares.kernel import chance
from interpares.kernel.errors import BadInput
from interpares.kernel.game import encode
from interpares.kernel.match import Match, verify
from interpares.server import schema
from interpares.server.errors import Problem
from interpares.server.principal import Principal
from server.tables.house import finish

pytestmark = pytest.mark.anyio

SHORT = {"trade": False}


async def secret_of(house, table):
    (row,) = [each for each in await house.stored(schema.Table) if each.id == table]
    return row.secret


async def test_the_commitment_is_there_before_the_seats_have_given_their_seeds(either):
    opened = await either.open("me/mine", "open")
    before = opened.table
    assert before.seat_seeds == ()

    await either.join(before.id, seed="yours")

    after = await either.facts(before.id)
    assert after.commitment == before.commitment
    assert after.seat_seeds == ("mine", "yours")
    assert before.commitment == chance.commitment(await secret_of(either, before.id), before.id)


async def test_the_deal_depends_on_the_seed_of_every_seat(house):
    table = (await house.open("me/mine", "open")).table.id
    await house.join(table, seed="yours")
    secret = await secret_of(house, table)
    hot = await house.desk.shelf.get(table)

    def dealt(*seeds):
        return Match.start(
            "magnaci",
            seats=2,
            seed=int.from_bytes(secret, "big"),
            match_id=table,
            seat_seeds=seeds,
        ).game.seed

    assert hot.match.game.seed == dealt("mine", "yours")
    assert len({dealt("mine", "yours"), dealt("mine", "your"), dealt("min", "yours")}) == 3


async def test_the_seed_is_shown_when_the_match_is_over_and_not_before(house):
    players = await house.sit("me", "me", options=SHORT)
    table = players[0].table
    secret = (await secret_of(house, table)).hex()
    key = encode((await house.desk.shelf.get(table)).match.game.seed).decode().strip('"')
    assert (await house.facts(table)).seed is None

    await finish(players)

    facts = await house.facts(table)
    assert facts.seed == secret
    assert chance.commitment(bytes.fromhex(facts.seed), table) == facts.commitment
    while_it_ran = [m for m in players[0].sent if not (m.get("now") or {}).get("outcome")]
    running = [m for m in while_it_ran if m["type"] != "table"]
    assert running
    assert not any(secret in str(message) or key in str(message) for message in running)


async def test_the_record_of_a_match_proves_its_deal(house):
    opened = await house.open("me/mine", "open", options=SHORT)
    joined = await house.join(opened.table.id, seed="yours")
    players = [await house.player(opened.table.id, 0, opened.keys[0]), joined]
    await finish(players)

    record = await house.services.history.record(opened.table.id)

    assert record.header.seat_seeds == ("mine", "yours")
    assert verify(record).outcome is not None
    text = record.dump()
    assert verify(Record.load(text)).outcome is not None
    with pytest.raises(BadInput):
        verify(Record.load(text.replace('"yours"', '"yourz"', 1)))
    with pytest.raises(BadInput, match="commitment"):
        verify(Record.load(text.replace(record.header.seed, "00" * 32, 1)))


async def test_two_tables_have_nothing_in_common(house):
    tables = [(await house.open("me", "me")).table for _ in range(3)]

    assert len({table.commitment for table in tables}) == 3
    assert len({await secret_of(house, table.id) for table in tables}) == 3


async def test_a_seat_may_choose_its_seed_after_it_has_seen_the_commitment(house):
    opened = await house.open("me/early", "open")
    table, mine = opened.table.id, Principal(key=opened.keys[0])

    await house.services.tables.set_seed(mine, table, 0, "late")
    await house.join(table, seed="yours")

    assert (await house.facts(table)).seat_seeds == ("late", "yours")
    with pytest.raises(Problem, match="not-open"):
        await house.services.tables.set_seed(mine, table, 0, "too late")
