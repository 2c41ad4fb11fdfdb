"""Playing on from a moment: forks as one seat knew it, and the whole truth when it is over."""

from __future__ import annotations

import pytest
from msgspec import structs
from sqlalchemy import delete

from interpares.kernel.errors import BadInput
from interpares.server import schema
from interpares.server.errors import Problem
from interpares.server.principal import Principal
from server.tables.house import finish, plain, play_on, to
from server.tables.looking_back import NOBODY, SHORT, moment

pytestmark = pytest.mark.anyio
ALL_MINE = [{"kind": "me"}, {"kind": "me"}]


async def last(house, table):
    """The n of the public."""
    return (await house.services.history.moment(NOBODY, table, None, 0)).last


def position(house, table):
    """The real position at a table that is in memory."""
    return house.desk.shelf.find(table).match.game


@pytest.mark.parametrize("part", [0, 0.5, 1])
async def test_a_running_match_is_forked_as_the_own_seat_knows_it(either, part):
    players = await either.sit("me", "me", "me", options=SHORT)
    await to(players, "sejm_commitment")
    await players[1].play(players[1].options[0])
    mine = players[0]
    n = int(mine.n * part)
    then = await moment(mine, n)

    forked = await either.fork(mine.table, n, mine.principal, seat=mine.seat)

    assert forked.table.status == "running"
    assert [seat.kind for seat in forked.table.seats] == ["person", "bot", "bot"]
    assert forked.table.origin == {"kind": "fork", "table": mine.table, "n": n, "seat": 0}
    there = await either.services.history.moment(
        Principal(key=forked.keys[0]), forked.table.id, 0, 0
    )
    assert plain(there.now.view) == plain(then.now.view)
    assert plain(there.now.options) == plain(then.now.options)


async def test_a_fork_deals_anew_what_its_seat_cannot_know(house):
    """Over many forks the cards of the others differ; what the seat sees never does."""
    players = await house.sit("me", "me", options=SHORT)
    real = house.desk.shelf.find(players[0].table)

    def second_places():
        others = [each.laid for each in real.match.game.players if any(each.laid)]
        return bool(others) and real.match.prompt(None).facts.get("place") == ""

    await play_on(players, second_places)
    mine = next(each for each in players if each.options)
    seen = {0: set(), 1: set()}
    for _ in range(6):
        forked = await house.fork(
            mine.table, mine.n, mine.principal, seat=mine.seat, seats=ALL_MINE
        )
        for seat, key in forked.keys.items():
            there = await house.player(forked.table.id, seat, key)
            seen[seat].add(str(there.now["view"]))

    assert len(seen[mine.seat]) == 1
    assert len(seen[1 - mine.seat]) > 1


async def test_a_running_match_is_not_forked_by_others(house):
    anna, ewa = await house.sit("me", "me", options=SHORT)

    for who in (ewa.principal, NOBODY):
        with pytest.raises(Problem, match="not-your-seat"):
            await house.fork(anna.table, 0, who, seat=0)
    for who in (anna.principal, ewa.principal, NOBODY):
        with pytest.raises(Problem, match="fork-needs-seat"):
            await house.fork(anna.table, 0, who)


async def test_a_finished_match_is_forked_by_anybody_as_anybody_or_as_it_was(house):
    players = await house.sit("me", "me", options=SHORT)
    await finish(players)
    table, n = players[0].table, 10

    for seat in (0, 1, None):
        forked = await house.fork(table, n, seat=seat)
        assert forked.table.status == "running"
        assert forked.table.origin["seat"] == seat
    with pytest.raises(Problem, match="fork-after-end"):
        await house.fork(table, await last(house, table))


async def test_the_truth_is_forked_with_every_card(house):
    players = await house.sit("me", "me", options=SHORT)
    await to(players, "sejm_commitment")
    n = await last(house, players[0].table)
    hands = [player.hand for player in position(house, players[0].table).players]
    await finish(players)

    forked = await house.fork(players[0].table, n, seats=ALL_MINE)

    assert [
        player.hand for player in (await house.desk.shelf.get(forked.table.id)).match.game.players
    ] == hands


async def test_a_fork_has_chance_of_its_own_and_can_be_played_to_its_end(house):
    players = await house.sit("me", "me", options=SHORT)
    await to(players, "placement")
    forked = await house.fork(
        players[0].table, players[0].n, players[0].principal, seat=0, seats=ALL_MINE
    )
    real = position(house, players[0].table)
    assert (await house.desk.shelf.get(forked.table.id)).match.game.seed != real.seed

    again = [await house.player(forked.table.id, *each) for each in forked.keys.items()]
    await finish(again)

    assert (await house.facts(forked.table.id)).status == "finished"
    assert (await house.ask("GET", f"/api/tables/{forked.table.id}/record")).status_code == 200
    assert (await house.facts(players[0].table)).status == "running"


async def test_a_fork_may_be_for_others_too(house):
    players = await house.sit("me", "me", options=SHORT)
    await to(players, "placement")
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "open"}]

    forked = await house.fork(players[0].table, 1, players[0].principal, seat=0, seats=seats)
    assert forked.table.status == "open"
    joined = await house.join(forked.table.id, invite=forked.invites[1])

    assert joined.read().now is not None
    with pytest.raises(BadInput, match="2 seats, not 1"):
        await house.fork(players[0].table, 1, players[0].principal, seat=0, seats=seats[:1])


def words(events):
    return [plain(each.events) for each in events if each.events]


def of_old(events):
    """As a fork tells it: all of it lies before its first update."""
    return tuple(structs.replace(each, n=0) for each in events)


async def test_a_fork_remembers_what_its_seat_was_told_and_tells_the_others_what_all_know(house):
    players = await house.sit("me", "me", options=SHORT)
    await to(players, "sejm_commitment")
    anna, ewa = players
    for each in players:
        await each.play(each.options[0])
    look = house.services.history.events
    told = of_old(await look(anna.principal, anna.table, 0))
    public = of_old(await look(NOBODY, anna.table, None))

    forked = await house.fork(anna.table, anna.n, anna.principal, seat=0, seats=ALL_MINE)
    before = {
        seat: await look(Principal(key=key), forked.table.id, seat)
        for seat, key in forked.keys.items()
    }

    assert public not in (told, of_old(await look(ewa.principal, ewa.table, 1)))
    assert before[0][:-1] == told
    assert before[1][:-1] == (await look(NOBODY, forked.table.id, None))[:-1] == public
    assert before[0][-1].note == {"forked": anna.n}


async def test_a_fork_of_a_fork_remembers_both_and_ends_where_it_was_taken(house):
    players = await house.sit("me", "me", options=SHORT)
    await to(players, "placement")
    anna = players[0]
    forked = await house.fork(anna.table, 2, anna.principal, seat=0, seats=ALL_MINE)
    again = [await house.player(forked.table.id, *each) for each in forked.keys.items()]
    await to(again, "sejm_commitment")
    look = house.services.history.events
    first = await look(anna.principal, anna.table, 0)
    second = await look(again[0].principal, forked.table.id, 0)

    third = await house.fork(forked.table.id, 1, again[0].principal, seat=0, seats=ALL_MINE)
    events = await look(Principal(key=third.keys[0]), third.table.id, 0)

    assert words(events) == words(first[:2]) + words(each for each in second if each.n == 1)
    assert [each.note for each in events if each.note] == [{"forked": 2}, {"forked": 1}]


async def test_a_fork_tells_nothing_of_what_was_begun_and_is_asked_again(house):
    players = await house.sit("me", "me", game="florence")
    mover = await to(players, "choose_action")
    begun = mover.n
    building = next(each for each in mover.options if each["type"] == "build")
    await mover.play(building)
    assert mover.decision == "place_building"

    forked = await house.fork(
        mover.table, mover.n, mover.principal, seat=mover.seat, seats=ALL_MINE
    )

    assert forked.table.origin["n"] == begun
    there = await house.player(forked.table.id, mover.seat, forked.keys[mover.seat])
    assert there.decision == "choose_action"


async def test_the_truth_is_remembered_by_each_seat_for_itself(house):
    players = await house.sit("me", "me", options=SHORT)
    await finish(players)
    look = house.services.history.events

    forked = await house.fork(players[0].table, 40, seats=ALL_MINE)

    for seat, key in forked.keys.items():
        before = words(await look(Principal(key=key), forked.table.id, seat))
        told = words(await look(NOBODY, players[0].table, seat))
        assert before == told[: len(before)] != []


async def test_a_fork_outlives_the_match_it_was_taken_from(house):
    players = await house.sit("me", "me", options=SHORT)
    await to(players, "placement")
    forked = await house.fork(players[0].table, 1, players[0].principal, seat=0, seats=ALL_MINE)
    async with house.services.database.session() as session:
        await session.execute(delete(schema.Table).where(schema.Table.id == players[0].table))
    house.desk.shelf.drop(house.desk.shelf.find(players[0].table))

    mine = Principal(key=forked.keys[0])
    assert await house.services.history.events(mine, forked.table.id, 0) == ()


async def test_a_fork_survives_a_restart(serve_on):
    async with serve_on() as house:
        players = await house.sit("me", "me", options=SHORT)
        await to(players, "placement")
        forked = await house.fork(
            players[0].table, players[0].n, players[0].principal, seat=0, seats=ALL_MINE
        )
        again = [await house.player(forked.table.id, *each) for each in forked.keys.items()]
        await to(again, "sejm_commitment")
        before = again[0].now["view"]

    async with serve_on() as house:
        there = await house.player(forked.table.id, 0, forked.keys[0])
        assert there.now["view"] == before
