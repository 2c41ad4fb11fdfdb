"""Seats of a table before play: taken, left, emptied, given to bots."""

from __future__ import annotations

import asyncio
from unittest.mock import patch

import pytest

from interpares.server.errors import Problem
from interpares.server.principal import Principal

pytestmark = pytest.mark.anyio


async def test_whoever_has_the_link_takes_any_open_seat(house):
    opened = await house.open("me", "open", "open")

    joined = await house.join(opened.table.id, "Ewa")

    assert joined.seat == 1
    assert (await house.facts(opened.table.id)).seats[1].name == "Ewa"


async def test_an_invitation_takes_its_own_seat_once(house):
    opened = await house.open("me", "open", "open", "open")

    joined = await house.join(opened.table.id, invite=opened.invites[2])

    assert joined.seat == 2
    with pytest.raises(Problem, match="seat-taken"):
        await house.join(opened.table.id, "Jan", invite=opened.invites[2])


async def test_an_invitation_does_not_take_another_seat(house):
    opened = await house.open("me", "open", "open")

    with pytest.raises(Problem, match="seat-taken"):
        await house.join(opened.table.id, seat=1, invite=opened.invites[2])


async def test_a_seat_can_be_chosen_but_not_a_taken_one(house):
    opened = await house.open("me", "open", "open")

    joined = await house.join(opened.table.id, seat=2)

    assert joined.seat == 2
    for taken in (0, 2, 7):
        with pytest.raises(Problem, match="seat-taken"):
            await house.join(opened.table.id, seat=taken)


async def test_two_people_who_want_the_last_seat_do_not_both_get_it(either):
    opened = await either.open("me", "open")
    wishes = [either.join(opened.table.id, name) for name in ("Ewa", "Jan", "Ola")]

    found = await asyncio.gather(*wishes, return_exceptions=True)

    refused = [each for each in found if isinstance(each, Problem)]
    assert len(refused) == 2
    assert {each.message for each in refused} <= {"seat-taken", "not-open"}


async def test_nobody_joins_a_running_table(house):
    opened = await house.open("me", "me")

    with pytest.raises(Problem, match="not-open"):
        await house.join(opened.table.id)


async def test_who_leaves_before_play_makes_the_seat_open_again(house):
    opened = await house.open("me", "open", "open")
    joined = await house.join(opened.table.id)

    answer = await house.ask("POST", f"/api/tables/{opened.table.id}/seats/1/leave", key=joined.key)

    assert answer.status_code == 200
    assert answer.json()["seats"][1] == {
        "seat": 1,
        "kind": "open",
        "name": "",
        "level": "",
        "away": False,
    }
    assert (await joined.post("say", text="hello")).status_code == 403
    assert (await house.join(opened.table.id, "Jan")).seat == 1


async def test_the_host_empties_a_seat_and_gets_a_new_invitation(house):
    opened = await house.open("me", "open", "open")
    ewa = await house.join(opened.table.id)
    path = f"/api/tables/{opened.table.id}/seats/1/kick"

    answer = await house.ask("POST", path, key=opened.host_key)

    assert answer.status_code == 200
    assert answer.json()["table"]["seats"][1]["kind"] == "open"
    assert (await ewa.post("say", text="hello")).status_code == 403
    jan = await house.join(opened.table.id, "Jan", invite=answer.json()["invite"])
    assert jan.seat == 1


async def test_who_was_kicked_sees_nothing_of_the_one_who_comes_next(house):
    opened = await house.open("me", "open", "open")
    ewa = await house.join(opened.table.id, seat=1)
    await house.services.tables.kick(Principal(key=opened.host_key), opened.table.id, 1)

    await house.join(opened.table.id, "Jan", seat=1)
    await house.join(opened.table.id, "Ola", seat=2)

    assert ewa.watcher.closed
    assert ewa.read().now is None


async def test_who_left_sees_nothing_of_the_one_who_comes_next(house):
    table = (await house.open("me", "open", "open")).table.id
    ewa = await house.join(table, seat=1)
    await house.services.tables.leave(ewa.principal, table, 1)

    await house.join(table, "Jan", seat=1)
    await house.join(table, "Ola", seat=2)

    assert ewa.watcher.closed
    assert ewa.read().now is None


async def test_nobody_is_kicked_from_a_running_table(house):
    opened = await house.open("me", "me")

    with pytest.raises(Problem, match="not-open"):
        await house.services.tables.kick(Principal(key=opened.host_key), opened.table.id, 1)


async def test_the_host_gives_an_open_seat_to_a_bot(house):
    opened = await house.open("me", "open", "open")
    path = f"/api/tables/{opened.table.id}/seats/1/bot"

    answer = await house.ask("PUT", path, {"level": "squire"}, key=opened.host_key)

    assert answer.status_code == 200
    assert answer.json()["seats"][1]["kind"] == "bot"
    again = await house.ask("PUT", path, {"level": "squire"}, key=opened.host_key)
    assert again.json()["message"] == "seat-taken"
    strange = await house.ask("PUT", path, {"level": "emperor"}, key=opened.host_key)
    assert strange.status_code == 400


async def test_a_bot_in_the_last_seat_begins_play(house):
    opened = await house.open("me", "open")

    await house.services.tables.seat_bot(
        Principal(key=opened.host_key), opened.table.id, 1, "novice"
    )

    assert (await house.facts(opened.table.id)).status == "running"


async def filled_and_then_killed(house, **setting):
    """A table whose last seat was taken by a server that died before play began."""
    opened = await house.open("me", "open", setting=setting)
    with patch.object(house.services.tables, "start_if_full"):
        await house.join(opened.table.id)
    return opened


async def test_a_full_table_begins_though_the_server_was_killed(either):
    opened = await filled_and_then_killed(either)
    waiting = await either.open("me", "open")

    await either.services.housekeeping.tidy()

    assert (await either.facts(opened.table.id)).status == "running"
    assert (await either.facts(waiting.table.id)).status == "open"
    assert (await either.player(opened.table.id, 0, opened.keys[0])).now is not None


async def test_a_full_table_waits_for_its_host_if_it_was_opened_so(house):
    opened = await filled_and_then_killed(house, start="host")

    await house.services.housekeeping.tidy()

    assert (await house.facts(opened.table.id)).status == "open"
