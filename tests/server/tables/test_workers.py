"""Two workers, one PostgreSQL, one Redis: any worker serves any table, and none is behind."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from random import Random

import pytest

from interpares.kernel.errors import Stale
from interpares.server.errors import Problem
from interpares.server.principal import Principal
from server.tables.house import Player, asked, finish, play_on, to, until
from server.tables.workers import proposals, settled, sit

pytestmark = pytest.mark.anyio

SHORT = {"trade": False}
PASS = {"decision": "turn", "answer": "pass"}


async def test_who_looks_at_one_worker_sees_what_is_played_at_the_other(workers):
    here, there = workers
    table, mine = await sit(here, "me", "me", options=SHORT)
    anna = await here.player(table, 0, mine[0])
    guest = await Player(here, table, None).look()
    ewa = await there.player(table, 1, mine[1])

    for _ in range(6):
        mover = asked(anna, ewa)
        await mover.play(mover.options[0])
        await settled(anna, ewa, guest)

    assert anna.n == len(await here.lines(table))
    assert [message["n"] for message in guest.sent if message["type"] == "update"] == list(
        range(1, guest.n + 1)
    )


async def test_one_seat_is_played_at_both_workers_in_turn(workers):
    table, mine = await sit(workers[0], "me", "me", options=SHORT)
    places = {
        seat: [await worker.player(table, seat, key) for worker in workers]
        for seat, key in mine.items()
    }
    chance = Random(3)

    for turn in range(24):
        players = [places[seat][turn % 2] for seat in mine]
        await settled(*places[0], *places[1])
        mover = asked(*players)
        await mover.play(chance.choice(mover.options))

    lines = await workers[0].lines(table)
    assert len([line for line in lines if "action" in line]) == 24


async def test_of_two_answers_at_two_workers_one_counts(workers):
    table, mine = await sit(workers[0], "me", "me", options=SHORT)
    players = [await workers[0].player(table, *each) for each in mine.items()]
    mover = asked(*players)
    twin = await workers[1].player(table, mover.seat, mover.key)

    found = await asyncio.gather(
        mover.play(mover.options[0], n=0), twin.play(twin.options[-1], n=0), return_exceptions=True
    )

    assert [type(each) for each in found].count(Stale) == 1
    assert len(await workers[0].lines(table)) == 1


async def test_the_same_request_at_two_workers_is_one(workers):
    table, mine = await sit(workers[0], "me", "me", options=SHORT)
    players = [await workers[0].player(table, *each) for each in mine.items()]
    mover = asked(*players)
    twin = await workers[1].player(table, mover.seat, mover.key)

    found = await asyncio.gather(
        *(each.play(mover.options[0], n=0, key="once") for each in (mover, twin) * 3)
    )

    assert set(found) == {1}
    assert len(await workers[0].lines(table)) == 1


async def test_sealed_answers_at_two_workers_both_count(workers):
    here, there = workers
    table, mine = await sit(here, "me", "me", options=SHORT)
    anna, ewa = await here.player(table, 0, mine[0]), await there.player(table, 1, mine[1])
    for _ in range(500):
        await settled(anna, ewa)
        if anna.decision == "sejm_commitment":
            break
        mover = asked(anna, ewa)
        await mover.play(mover.options[0])
    before = len(await here.lines(table))

    await asyncio.gather(anna.play(anna.options[0]), ewa.play(ewa.options[0]))

    assert len(await here.lines(table)) == before + 2
    await settled(anna, ewa)


async def test_who_comes_goes_and_talks_at_one_worker_is_heard_of_at_the_other(workers):
    here, there = workers
    opened = await here.open("me", "open", "open")
    table = opened.table.id
    anna = await here.player(table, 0, opened.keys[0])

    ewa = await there.join(table, "Ewa")
    await ewa.do("say", text="hello from there")

    await until(lambda: any(each["type"] == "said" for each in anna.read().sent))
    await until(lambda: names(anna) == ["Ewa"])
    await there.services.tables.leave(ewa.principal, table, ewa.seat)
    await until(lambda: names(anna) == [""])


def names(player):
    told = [each for each in player.read().sent if each["type"] == "table"]
    return [told[-1]["table"]["seats"][1]["name"]] if told else []


async def test_play_that_begins_at_one_worker_is_seen_by_who_waits_at_the_other(workers):
    here, there = workers
    opened = await here.open("me", "open")
    anna = await here.player(opened.table.id, 0, opened.keys[0])
    assert anna.now is None

    await there.join(opened.table.id)

    await until(lambda: anna.read().now)


async def test_who_is_kicked_at_one_worker_is_sent_away_at_the_other(workers):
    here, there = workers
    opened = await here.open("me", "open", "open")
    ewa = await there.join(opened.table.id)

    await here.services.tables.kick(Principal(key=opened.host_key), opened.table.id, ewa.seat)

    await until(lambda: ewa.watcher.closed)


async def test_what_is_taken_back_at_one_worker_is_taken_back_at_the_other(workers):
    here, there = workers
    table, mine = await sit(here, "me", "me", options=SHORT)
    players = [await here.player(table, *each) for each in mine.items()]
    await play_on(players, lambda: asked(*players).decision == "placement")
    mover = asked(*players)
    before = mover.now["view"]
    twin = await there.player(table, mover.seat, mover.key)
    await mover.play(mover.options[0])
    await settled(mover, twin)

    await twin.undo()

    await settled(mover, twin)
    assert mover.now["view"] == before


async def test_everybody_goes_back_at_two_workers(workers):
    here, there = workers
    table, mine = await sit(here, "me", "me", options=SHORT)
    players = [await here.player(table, *each) for each in mine.items()]
    ewa = await there.player(table, 1, mine[1])
    await play_on(players, lambda: players[0].n == 12)
    await players[0].do("propose", kind="undo", n=3)
    await until(lambda: proposals(ewa))

    await ewa.do("answer", proposal=proposals(ewa)[0]["id"], agree=True)

    await settled(*players, ewa)
    assert len(here.desk.shelf.find(table).match.moves) == 3
    await until(lambda: proposals(players[0]) == [])


async def test_an_order_given_at_one_worker_is_obeyed_for_a_move_at_the_other(workers):
    here, there = workers
    table, mine = await sit(here, "me", "me")
    players = [await here.player(table, *each) for each in mine.items()]
    await play_on(players, lambda: asked(*players).decision == "sejm_commitment")
    elsewhere = Player(there, table, 0, mine[0])
    elsewhere.watcher = players[0].watcher
    await elsewhere.do("give_order", order=PASS)
    await until(lambda: here.desk.shelf.find(table).orders.get(0))
    chance = Random(1)

    async def passed():
        for player in players:
            if player.options and (player.seat or player.decision != "turn"):
                await player.play(chance.choice(player.options))
        lines = await here.lines(table)
        return any(line.get("seat") == 0 and line["action"] == {"type": "pass"} for line in lines)

    await until(passed)


async def test_an_order_for_the_question_of_now_is_obeyed_wherever_it_is_given(workers):
    here, there = workers
    table, mine = await sit(here, "me", "me")
    players = [await here.player(table, *each) for each in mine.items()]
    mover = await to(players, "turn")
    before = len(await here.lines(table))

    elsewhere = Player(there, table, mover.seat, mover.key)
    elsewhere.watcher = mover.watcher
    await elsewhere.do("give_order", order=PASS)

    async def answered():
        return len(await here.lines(table)) > before

    await until(answered)
    assert (await here.lines(table))[before]["action"] == {"type": "pass"}


async def test_an_order_withdrawn_at_one_worker_is_not_obeyed_at_the_other(workers):
    here, there = workers
    table, mine = await sit(here, "me", "me")
    players = [await here.player(table, *each) for each in mine.items()]
    await play_on(players, lambda: asked(*players).decision == "sejm_commitment")
    await players[0].do("give_order", order=PASS)
    (order,) = await there.services.commands.orders(table, 0)
    elsewhere = Player(there, table, 0, mine[0])
    elsewhere.watcher = players[0].watcher

    await elsewhere.do("drop_order", id=order.id)

    await until(lambda: not here.desk.shelf.find(table).orders.get(0))


async def test_who_left_at_one_worker_returns_at_the_other(workers):
    here, there = workers
    table, mine = await sit(here, "me", "me", options=SHORT)
    anna, ewa = await here.player(table, 0, mine[0]), await there.player(table, 1, mine[1])

    await here.services.tables.leave(anna.principal, table, 0)
    await until(lambda: {"takes_over": "squire", "seat": 0, "why": "left"} in ewa.notes)
    twin = await there.player(table, 0, mine[0])
    await twin.do("back")

    await until(lambda: {"returns": 0} in anna.notes)
    assert not (await here.facts(table)).seats[0].away


async def test_a_bot_answers_once_whichever_worker_looks_after_it(workers):
    table, mine = await sit(workers[0], "me", "novice", "novice", options=SHORT)
    places = [await worker.player(table, 0, mine[0]) for worker in workers]
    chance = Random(2)

    async def one_more():
        for player in places:
            if player.options:
                with suppress(Stale, Problem):
                    # The other worker was quicker, perhaps with the last move of the match.
                    await player.play(chance.choice(player.options))
        over = all(player.over for player in places)
        return over or min(player.n for player in places) > 60

    await until(one_more)

    moves = [line for line in await workers[0].lines(table) if "action" in line]
    assert [move["n"] for move in moves] == list(range(1, len(moves) + 1))
    assert {move["seat"] for move in moves} == {0, 1, 2}
    assert await workers[0].notes(table) == []
    await settled(*places)
    assert places[0].now["view"] == places[1].now["view"]


async def test_a_match_that_ends_at_one_worker_is_over_at_the_other(workers):
    here, there = workers
    table, mine = await sit(here, "me", "me", options=SHORT)
    players = [await here.player(table, *each) for each in mine.items()]
    guest = await Player(there, table, None).look()

    await finish(players)

    await until(lambda: guest.read().over)
    await until(lambda: guest.read().sent[-1].get("table", {}).get("status") == "finished")
    assert guest.sent[-1]["table"]["seed"]
    assert await there.services.history.record(table)
