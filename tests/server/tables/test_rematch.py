"""The same again: seats kept for those who sat there."""

from __future__ import annotations

import asyncio

import pytest

from interpares.server import schema
from interpares.server.errors import Problem
from interpares.server.principal import Principal
from server.tables.house import finish

pytestmark = pytest.mark.anyio

SHORT = {"trade": False}


async def abandoned(house, *kinds, **wishes):
    """People whose match is over; with their keys."""
    opened = await house.open(*kinds, **wishes)
    if opened.table.status == "open":
        await house.services.tables.start(Principal(key=opened.host_key), opened.table.id)
    players = [await house.player(opened.table.id, *each) for each in opened.keys.items()]
    await players[0].do("propose", kind="abandon")
    for player in players[1:]:
        (proposal,) = (await house.facts(player.table)).proposals
        await player.do("answer", proposal=proposal.id, agree=True)
    assert (await house.facts(players[0].table)).status == "abandoned"
    return players


async def again(player):
    """The table of the rematch a player asks for."""
    return await player.house.services.archive.rematch(player.principal, player.table, player.seat)


async def test_a_rematch_keeps_game_options_setting_and_seats(either):
    setting = {"pace": {"kind": "live", "move_s": 60}, "substitute": "novice", "start": "host"}
    anna, ewa = await abandoned(
        either, "me Anna", "me Ewa", "squire", options=SHORT, setting=setting, name="Sunday"
    )

    table = await again(anna)

    assert (table.game, table.name, table.options["trade"]) == ("magnaci", "Sunday", False)
    assert table.setting.pace.move_s == 60
    assert table.origin == {"kind": "rematch", "table": anna.table}
    assert [(seat.kind, seat.name) for seat in table.seats] == [
        ("open", "Anna"),
        ("open", "Ewa"),
        ("bot", "squire"),
    ]
    assert table.commitment != (await either.facts(anna.table)).commitment
    assert ewa.read().sent[-1]["table"]["rematch"] == table.id


@pytest.mark.parametrize("start", ["full", "host"])
async def test_play_begins_when_all_have_come_with_their_old_keys(house, start):
    anna, ewa = await abandoned(house, "me", "me", "novice", setting={"start": start})
    table = (await again(anna)).id

    first = await house.join(table, "Anna", invite=anna.key)
    assert (await house.facts(table)).status == "open"
    second = await house.join(table, "Ewa", invite=ewa.key)

    assert (first.seat, second.seat) == (0, 1)
    assert first.key != anna.key
    assert (await house.facts(table)).status == "running"
    assert first.read().now is not None


async def test_whoever_asks_second_is_given_the_same_table(either):
    anna, ewa = await abandoned(either, "me", "me")

    tables = await asyncio.gather(again(anna), again(ewa), again(anna))

    assert len({table.id for table in tables}) == 1


async def test_a_kept_seat_is_not_for_others(house):
    anna, _ = await abandoned(house, "me", "me")
    table = (await again(anna)).id

    with pytest.raises(Problem, match="seat-kept"):
        await house.join(table, "Olga")
    with pytest.raises(Problem, match="seat-taken"):
        await house.join(table, "Olga", invite="wrong")


async def test_somebody_who_is_known_needs_no_key(house):
    anna, ewa = await house.person("Anna"), await house.person("Ewa")
    opened = await house.open("me", "open", who=anna)
    player = await house.player(opened.table.id, 0, opened.keys[0])
    other = await house.join(opened.table.id, "Ewa", who=ewa)
    await player.do("propose", kind="abandon")
    (proposal,) = (await house.facts(opened.table.id)).proposals
    await other.do("answer", proposal=proposal.id, agree=True)
    table = (await again(player)).id

    joined = await house.join(table, "Ewa", who=ewa)

    assert joined.seat == 1


async def test_there_is_no_rematch_before_the_end(house):
    anna, _ = await house.sit("me", "me")

    with pytest.raises(Problem, match="not-over"):
        await again(anna)


async def test_only_those_who_sat_there_ask_for_a_rematch(house):
    anna, _ = await abandoned(house, "me", "me")

    with pytest.raises(Problem, match="not-your-seat"):
        await house.services.archive.rematch(Principal(key="wrong"), anna.table, 0)


async def test_a_rematch_after_a_whole_match_can_be_played(house):
    players = await house.sit("me", "me", options=SHORT)
    await finish(players)
    table = (await again(players[1])).id

    fresh = [await house.join(table, f"P{each.seat}", invite=each.key) for each in players]
    await finish(fresh)

    assert (await house.facts(table)).status == "finished"
    assert (await house.facts(players[0].table)).rematch == table


async def test_a_guest_who_asks_for_a_rematch_hosts_it(house):
    """The secret of the seat is all a guest has."""
    anna, ewa = await abandoned(house, "me", "me")
    table = (await again(anna)).id

    with pytest.raises(Problem, match="not-the-host"):
        await house.services.tables.seat_bot(ewa.principal, table, 1, "novice")
    facts = await house.services.tables.seat_bot(anna.principal, table, 1, "novice")

    assert facts.seats[1].kind == "bot"


async def test_after_a_rematch_was_given_up_there_may_be_another(house):
    anna, ewa = await abandoned(house, "me", "me")
    first = (await again(anna)).id
    await house.services.tables.cancel(anna.principal, first)

    second = await again(ewa)

    assert (second.id != first, second.status) == (True, "open")
    assert (await house.facts(anna.table)).rematch == second.id


async def test_who_may_come_to_a_rematch_hears_of_it(either):
    anna, ewa = await either.person("Anna"), await either.person("Ewa")
    opened = await either.open("me", "open", who=anna)
    other = await either.join(opened.table.id, "Ewa", who=ewa)
    mine = await either.player(opened.table.id, 0, opened.keys[0])
    await mine.do("propose", kind="abandon")
    (proposal,) = (await either.facts(mine.table)).proposals
    await other.do("answer", proposal=proposal.id, agree=True)

    rematch = await either.services.archive.rematch(anna, mine.table, 0)

    told = [each for each in await either.stored(schema.Notice) if each.table_id == rematch.id]
    assert [(each.person_id, each.kind) for each in told] == [(ewa.person_id, "asked")]
