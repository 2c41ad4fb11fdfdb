"""A worker that has not heard what another wrote: it looks before it answers."""

from __future__ import annotations

import pytest

from interpares.server.principal import Principal
from server.tables.house import Player, asked, finish, keys, play_on, to, until
from server.tables.workers import proposals, sit

pytestmark = pytest.mark.anyio

SHORT = {"trade": False}
PASS = {"decision": "turn", "answer": "pass"}


async def test_a_table_in_memory_that_nobody_looks_at_is_not_behind_when_it_is_read(workers):
    here, there = workers
    table, mine = await sit(here, "me", "me", options=SHORT)
    early = await here.player(table, 0, mine[0])
    early.leave()
    players = [await there.player(table, *each) for each in mine.items()]

    await play_on(players, lambda: players[0].n >= 6)
    history = here.services.history
    n = players[0].n

    assert len(await history.events(early.principal, table, 0)) == n
    assert (await history.moment(early.principal, table, 0, n)).last == n
    forked = await here.fork(table, n, early.principal, seat=0)
    assert forked.table.origin["n"] == n
    assert (await early.look()).n == n
    assert early.now["view"] == players[0].now["view"]


async def test_a_move_at_a_worker_that_was_behind_is_taken(workers):
    here, there = workers
    table, mine = await sit(here, "me", "me", options=SHORT)
    await here.desk.shelf.get(table)
    players = [await there.player(table, *each) for each in mine.items()]
    await play_on(players, lambda: players[0].n >= 6)
    mover = asked(*players)

    answer = await here.ask(
        "POST",
        f"/api/tables/{table}/seats/{mover.seat}/commands",
        {"type": "play", "action": mover.options[0], "n": mover.n, "key": next(keys)},
        key=mover.key,
    )

    assert answer.json() == {"type": "ok", "n": mover.n + 1, "key": answer.json()["key"]}
    await until(lambda: mover.read().n == answer.json()["n"])


async def test_going_back_is_proposed_at_a_worker_that_was_behind(workers):
    here, there = workers
    table, mine = await sit(here, "me", "me", options=SHORT)
    anna = await here.player(table, 0, mine[0])
    anna.leave()
    players = [await there.player(table, *each) for each in mine.items()]
    await play_on(players, lambda: players[0].n >= 6)

    await anna.do("propose", kind="undo", n=5)

    await until(lambda: proposals(players[1]))


async def test_who_returns_at_a_worker_that_was_behind_has_returned(workers):
    here, there = workers
    table, mine = await sit(here, "me", "me", options=SHORT)
    await there.desk.shelf.get(table)
    await here.services.tables.leave(Principal(key=mine[0]), table, 0)

    answer = await there.ask(
        "POST", f"/api/tables/{table}/seats/0/commands", {"type": "back"}, key=mine[0]
    )

    assert answer.status_code == 200
    assert not (await here.facts(table)).seats[0].away


async def test_a_vacation_is_ended_at_a_worker_that_was_behind(workers):
    here, there = workers
    pace = {"kind": "correspondence", "move_s": 86_400, "vacation_days": 20}
    table, mine = await sit(here, "me", "me", options=SHORT, setting={"pace": pace})
    await there.desk.shelf.get(table)
    path = f"/api/tables/{table}/seats/0/commands"

    begun = await here.ask("POST", path, {"type": "vacation", "days": 3}, key=mine[0])
    ended = await there.ask("POST", path, {"type": "vacation", "days": 0}, key=mine[0])

    assert (begun.status_code, ended.status_code) == (200, 200)


async def test_a_worker_that_heard_nothing_learns_of_orders_with_the_lines(workers):
    here, there = workers
    table, mine = await sit(here, "me", "me")
    players = [await here.player(table, *each) for each in mine.items()]
    mover = await to(players, "turn")
    other = players[1 - mover.seat]
    await other.do("give_order", order=PASS)
    async with there.desk.follower.locked(table) as hot:
        assert hot.orders.get(other.seat)
    there.services.bus.unsubscribe(f"table:{table}", there.desk.follower._ears.pop(table))
    (order,) = await here.services.commands.orders(table, other.seat)
    await other.do("drop_order", id=order.id)
    await mover.play(mover.options[0])

    async with there.desk.follower.locked(table) as hot:
        assert not hot.orders.get(other.seat)


async def test_that_a_match_is_over_is_told_after_its_last_move(workers):
    here, there = workers
    table, mine = await sit(here, "me", "me", options=SHORT)
    players = [await here.player(table, *each) for each in mine.items()]
    guest = await Player(there, table, None).look()
    there.services.bus.unsubscribe(f"table:{table}", there.desk.follower._ears.pop(table))
    await finish(players)
    heard = len(guest.read().sent)

    await there.desk.follower.refresh(table)

    news = guest.read().sent[heard:]
    ends = [each["table"] for each in news if each["type"] == "table"]
    assert [each["type"] for each in news] == ["update"] * (len(news) - len(ends)) + [
        "table" for _ in ends
    ]
    assert news[-len(ends) - 1]["now"]["outcome"]
    assert {(each["status"], tuple(each["waiting"])) for each in ends} == {("finished", ())}
