"""Looking back: moments, events, and everything from everywhere when it is over."""

from __future__ import annotations

import pytest

from interpares.kernel.errors import BadInput
from interpares.server import history
from interpares.server.errors import Problem
from interpares.server.principal import Principal
from server.tables.house import finish, plain, to
from server.tables.looking_back import NOBODY, SHORT, moment

pytestmark = pytest.mark.anyio


async def test_every_moment_is_as_it_was_seen(either):
    players = await either.sit("me", "me", options=SHORT)
    await to(players, "sejm_commitment")
    seen = {}
    for message in players[0].sent:
        if message["type"] in {"view", "update"}:
            seen[message["n"]] = message["now"]["view"]

    for n in (0, 1, len(seen) // 2, players[0].n):
        found = await moment(players[0], n)
        assert (found.n, found.last) == (n, players[0].n)
        assert plain(found.now.view) == seen[n]


async def test_many_moments_are_the_same_as_one_by_one(house):
    players = await house.sit("me", "me", options=SHORT)
    await to(players, "sejm_commitment")
    first, last = 3, players[0].n + 9
    table, principal = players[0].table, players[0].principal

    many = await house.services.history.moments(principal, table, 0, range(first, last, 4))

    assert [each.n for each in many] == list(range(first, players[0].n + 1, 4))
    for each in many:
        assert each == await moment(players[0], each.n)


async def test_only_so_many_moments_come_at_once(house, monkeypatch):
    monkeypatch.setattr(history, "MOST_MOMENTS", 3)
    players = await house.sit("me", "me", options=SHORT)
    await to(players, "sejm_commitment")

    many = await house.services.history.moments(NOBODY, players[0].table, None, range(10_000))

    assert [each.n for each in many] == [0, 1, 2]


async def test_the_latest_moment_has_what_happened_last(house):
    players = await house.sit("me", "me", options=SHORT)
    await to(players, "placement")

    found = await moment(players[0], players[0].n)

    last = [each for each in players[0].sent if each["type"] == "update"][-1]["happened"][-1]
    assert [each.n for each in found.happened] == [last["n"]]


@pytest.mark.parametrize("n", [-1, 10_000])
async def test_there_is_no_moment_before_the_first_or_after_the_last(house, n):
    players = await house.sit("me", "me", options=SHORT)

    with pytest.raises(BadInput, match="0 to 0"):
        await moment(players[0], n)


async def test_events_are_all_that_a_viewer_was_told(house):
    players = await house.sit("me", "me", options=SHORT)
    await to(players, "sejm_commitment")
    told = [each for message in players[1].sent for each in message.get("happened", [])]

    events = await house.services.history.events(players[1].principal, players[1].table, 1)

    assert [each.n for each in events] == list(range(1, players[1].n + 1))
    assert len(told) == len(events)


async def test_while_a_match_runs_only_its_own_seat_looks_back(house):
    anna, ewa = await house.sit("me", "me", options=SHORT)

    for who in (ewa.principal, NOBODY, Principal(key="wrong")):
        with pytest.raises(Problem, match="not-your-seat"):
            await moment(anna, 0, who=who)
        with pytest.raises(Problem, match="not-your-seat"):
            await house.services.history.events(who, anna.table, 0)
    with pytest.raises(Problem, match="no-seat"):
        await moment(anna, 0, seat=7)


async def test_when_it_is_over_everybody_looks_from_everywhere(house):
    anna, ewa = await house.sit("me", "me", options=SHORT)
    await finish([anna, ewa])

    for seat in (0, 1):
        found = await house.services.history.moment(NOBODY, anna.table, seat, 5)
        assert found.now.view is not None
    public = await house.services.history.moment(NOBODY, anna.table, None, 5)
    assert public.now.options == []


async def test_moments_survive_a_restart(serve):
    async with serve() as house:
        players = await house.sit("me", "me", options=SHORT)
        await to(players, "sejm_commitment")
        before = [await moment(players[0], n) for n in (0, 3, players[0].n)]

    async with serve() as house:
        players[0].house = house
        assert [await moment(players[0], each.n) for each in before] == before
