"""Standing orders at tables: they answer, they end, they outlive restarts, and nobody knows."""

from __future__ import annotations

import json
from random import Random
from unittest.mock import patch

import pytest

from interpares.kernel.errors import BadInput
from interpares.server.errors import Problem
from interpares.server.keys import now_ms
from interpares.server.principal import Principal
from server.tables.house import Player, finish, play_on, to, until
from server.tables.ordering import give, gone, kept, moves

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("quick_scans")]

PASS = {"decision": "turn", "answer": "pass"}
MARK = "zażółć"


async def play_around(players, ordered, decision, true):
    """Everybody answers, but nobody the question that an order is for."""
    chance = Random(11)

    async def one_more():
        if found := true():
            return found
        for player in players:
            if player.options and not (player is ordered and player.decision == decision):
                await player.play(chance.choice(player.options))
                break
        return False

    await until(one_more)


async def test_an_order_answers_the_question_of_now(either):
    players = await either.sit("me", "me")
    mover = await to(players, "turn")
    before = await moves(mover)

    await give(mover, **PASS)

    await until(lambda: len(mover.read().sent) and not (mover.options and mover.decision == "turn"))
    assert (await moves(mover))[len(before)] == {"type": "pass"}


async def test_an_order_answers_when_its_question_comes(house):
    players = await house.sit("me", "me")
    await give(players[0], **PASS)
    passed = []

    async def count():
        passed[:] = [move for move in await moves(players[0]) if move == {"type": "pass"}]
        return len(passed) >= 3

    chance = Random(5)

    async def one_more():
        for player in players:
            if player.options and (player.seat or player.decision != "turn"):
                await player.play(chance.choice(player.options))
                break
        return await count()

    await until(one_more)
    assert await kept(players[0])


async def test_an_order_ends_when_it_was_to_end(either):
    """Pass until the next Conflicts."""
    players = await either.sit("me", "me")
    mover = await to(players, "turn")
    await give(mover, **PASS, until="conflict_commitment")

    await play_around(
        players, mover, "turn", lambda: mover.options and mover.decision == "conflict_commitment"
    )

    assert (await either.desk.shelf.get(mover.table)).orders[mover.seat] == []
    await until(lambda: gone(mover))
    again = await to(players, "turn", {mover.seat})
    await either.services.attendant.attend(mover.table)
    assert again.decision == "turn"


async def test_an_order_answers_as_often_as_it_says(house):
    players = await house.sit("me", "me")
    mover = await to(players, "turn")
    hot = await house.desk.shelf.get(mover.table)
    before = len(await moves(mover))
    await give(mover, **PASS, times=2)

    await play_around(players, mover, "turn", lambda: not hot.orders[mover.seat])
    await until(lambda: gone(mover))
    again = await to(players, "turn", {mover.seat})
    await house.services.attendant.attend(mover.table)

    assert again.decision == "turn"
    assert (await moves(mover))[before:].count({"type": "pass"}) >= 2


async def test_an_order_that_came_too_late_is_not_used_up(serve, monkeypatch):
    """The person answers in the very moment in which the order would."""
    async with serve(bot_pause_ms=60_000) as house:
        players = await house.sit("me", "me")
        mover = await to(players, "turn")
        await give(mover, **PASS, times=1)
        attendant = house.services.attendant
        answer = attendant._answer

        async def too_late(*parts, **more):
            await mover.play({"type": "pass"})
            return await answer(*parts, **more)

        monkeypatch.setattr(attendant, "_answer", too_late)
        await attendant._obey(await house.desk.shelf.get(mover.table), mover.seat)

        assert [order.times for order in await kept(mover)] == [1]
        assert (await moves(mover)).count({"type": "pass"}) == 1


async def test_an_order_whose_last_answer_was_cut_short_does_not_answer_again(serve_on):
    """The server dies after the answer is written, and before the order is thrown away."""
    async with serve_on(bot_pause_ms=60_000) as house:
        opened = await house.open("me", "me")
        players = [await house.player(opened.table.id, *each) for each in opened.keys.items()]
        mover = await to(players, "turn")
        await give(mover, **PASS, times=1)
        attendant = house.services.attendant
        with patch.object(attendant, "_drop_used"):
            await attendant._obey(await house.desk.shelf.get(mover.table), mover.seat)

    async with serve_on() as house:
        again = await house.player(opened.table.id, mover.seat, mover.key)
        hot = await house.desk.shelf.get(opened.table.id)
        assert (await moves(again)).count({"type": "pass"}) == 1
        assert await kept(again) == []
        assert not hot.orders.get(mover.seat)


async def test_orders_survive_a_restart(serve_on):
    async with serve_on() as house:
        opened = await house.open("me", "me")
        players = [await house.player(opened.table.id, *each) for each in opened.keys.items()]
        await to(players, "placement")
        await give(players[0], **PASS, times=5)

    async with serve_on() as house:
        players = [await house.player(opened.table.id, *each) for each in opened.keys.items()]
        hot = await house.desk.shelf.get(opened.table.id)
        await play_around(players, players[0], "turn", lambda: hot.orders[0][0][1].times < 5)


async def test_an_order_for_the_question_of_now_is_obeyed_after_a_restart(clock, serve_on):
    async with serve_on(bot_pause_ms=60_000) as house:
        opened = await house.open("me", "me")
        players = [await house.player(opened.table.id, *each) for each in opened.keys.items()]
        mover = await to(players, "turn")
        before = len(await moves(mover))
        await give(mover, **PASS)

    clock.skip(seconds=120)
    async with serve_on() as house:
        mover.house = house

        async def answered():
            return len(await moves(mover)) > before

        await until(answered)
        assert (await moves(mover))[before] == {"type": "pass"}


async def test_an_order_is_withdrawn(house):
    players = await house.sit("me", "me")
    anna, ewa = players
    await give(anna, **PASS)
    await give(anna, decision="trade_answer", answer="decline")
    (first, second) = await house.services.commands.orders(anna.table, 0)

    with pytest.raises(Problem, match="no-order"):
        await ewa.do("drop_order", id=first.id)
    await anna.do("drop_order", id=first.id)

    assert await house.services.commands.orders(anna.table, 0) == [second]
    with pytest.raises(Problem, match="no-order"):
        await anna.do("drop_order", id=first.id)
    for strange in (-1, 2**70):
        assert (await anna.post("drop_order", id=strange)).status_code == 400


async def test_a_withdrawn_order_does_not_answer(serve):
    async with serve(bot_pause_ms=200) as house:
        players = await house.sit("me", "me")
        mover = await to(players, "turn")
        await give(mover, **PASS)
        (order,) = await house.services.commands.orders(mover.table, mover.seat)

        await mover.do("drop_order", id=order.id)
        await house.services.attendant.attend(mover.table)

        assert mover.options
        assert mover.decision == "turn"


async def test_a_seat_has_so_many_orders_and_no_more(house):
    (anna, _) = await house.sit("me", "me")
    for _ in range(20):
        await give(anna, **PASS)

    refused = await anna.post("give_order", order=PASS)

    assert refused.status_code == 409
    assert "20" in refused.json()["text"]


async def test_a_question_of_trade_is_answered_by_what_is_offered(house):
    players = await house.sit("me", "me")
    mover = await to(players, "trade_answer")
    facts = mover.now["prompt"]["facts"]
    await give(mover, decision="trade_answer", answer="accept", facts={"give": ["veto", "veto"]})
    await house.services.attendant.attend(mover.table)
    assert mover.options

    await give(mover, decision="trade_answer", answer="decline", facts={"give": facts["give"]})

    await until(lambda: not (mover.options and mover.decision == "trade_answer"))
    assert (await moves(mover))[-1]["type"] == "decline"


async def test_an_order_takes_the_highest_that_its_bound_allows(house):
    """A maximum: the highest seat to offer to that is not above it."""
    players = await house.sit("me", "me", "me")

    def offers(player):
        return [each["to"] for each in player.options if each["type"] == "offer"]

    await play_on(players, lambda: any(len(offers(each)) == 2 for each in players), Random(4))
    mover = next(each for each in players if len(offers(each)) == 2)
    most = sorted(offers(mover))

    await give(
        mover, decision="turn", answer="offer", at_most={"to": most[0]}, prefer="highest", times=1
    )

    await until(lambda: mover.decision != "turn")
    assert (await moves(mover))[-1] == {"type": "offer", "to": most[0]}


@pytest.mark.parametrize(
    "order, part",
    [
        ({"decision": "auction", "answer": "pass"}, "'decision'"),
        ({"decision": "turn", "answer": "shout"}, "'answer'"),
        ({"decision": "turn", "answer": "pass", "until": "never"}, "'until'"),
        ({"decision": "turn", "answer": "offer", "at_most": {"price": 3}}, "'at_most'"),
        ({"decision": "turn", "answer": "pass", "times": 0}, "'times'"),
        ({"decision": "turn", "answer": "offer", "prefer": "highest"}, "'prefer'"),
        ({"decision": "turn"}, "answer"),
    ],
)
async def test_an_order_that_can_never_work_is_refused(house, order, part):
    (anna, _) = await house.sit("me", "me")

    refused = await anna.post("give_order", order=order)

    assert refused.status_code == 400
    assert part in refused.json()["text"]
    assert await kept(anna) == []


async def test_orders_are_for_running_matches(house):
    anna, ewa = await house.sit("me", "me", options={"trade": False})
    await finish([anna, ewa])

    with pytest.raises(Problem, match="not-running"):
        await give(anna, **PASS)


async def test_nobody_else_learns_of_an_order(house):
    opened = await house.open("me", "me", options={"trade": False})
    anna, ewa = [await house.player(opened.table.id, *each) for each in opened.keys.items()]
    guest = await Player(house, anna.table, None).look()
    heard = len(ewa.read().sent), len(guest.read().sent)

    await give(anna, decision="turn", answer="pass", facts={"place": MARK})
    (order,) = await house.services.commands.orders(anna.table, 0)

    assert (len(ewa.read().sent), len(guest.read().sent)) == heard
    assert (await anna.house.ask("GET", orders_of(anna, 0), key=anna.key)).json()[0][
        "id"
    ] == order.id
    for key in ("", ewa.key, opened.host_key):
        assert (await house.ask("GET", orders_of(anna, 0), key=key)).status_code == 403
    assert (await house.ask("GET", orders_of(anna, 1), key=ewa.key)).json() == []

    await finish([anna, ewa])
    seen = [
        json.dumps(ewa.sent, ensure_ascii=False),
        json.dumps(guest.read().sent, ensure_ascii=False),
        (await house.ask("GET", f"/api/tables/{anna.table}", key=ewa.key)).text,
        (await house.ask("GET", f"/api/tables/{anna.table}/events?seat=0")).text,
        (await house.ask("GET", f"/api/tables/{anna.table}/record")).text,
    ]
    assert not any(MARK in each for each in seen)


def orders_of(player, seat):
    return f"/api/tables/{player.table}/seats/{seat}/orders"


async def test_nobody_sees_in_the_log_whether_an_order_or_a_person_answered(house):
    players = await house.sit("me", "me")
    mover = await to(players, "turn")
    other = players[1 - mover.seat]
    await mover.play({"type": "pass"})
    by_hand = last_update(other)
    again = await to(players, "turn", {mover.seat})
    heard = len(other.read().sent)

    await give(again, **PASS, times=1)
    await until(lambda: len(other.read().sent) > heard)

    by_order = other.sent[heard]
    assert by_order.keys() == by_hand.keys()
    told = {name for each in by_order["happened"] for name in each}
    assert told <= {"n", "at_ms", "events", "by"}


def last_update(player):
    return [each for each in player.read().sent if each["type"] == "update"][-1]


async def test_an_order_waits_as_long_as_a_bot(serve):
    async with serve(bot_pause_ms=900) as house:
        players = await house.sit("me", "me")
        mover = await to(players, "turn")
        (alone,) = await house.sit("me", "novice", "novice", "novice")
        waits = {"bot": [], "order": []}
        hot_of_bots = await house.desk.shelf.get(alone.table)
        await give(mover, **PASS)
        hot = await house.desk.shelf.get(mover.table)

        for _ in range(200):
            now = now_ms()
            waits["order"].append(house.desk.due(hot, now) - now)
            if not alone.options:
                waits["bot"].append(house.desk.due(hot_of_bots, now) - now)

        for found in filter(None, waits.values()):
            assert 300 <= min(found) < 400
            assert 800 < max(found) <= 900
        assert waits["order"]


async def test_a_bad_order_over_the_short_way_names_its_part(house):
    (anna, _) = await house.sit("me", "me")

    with pytest.raises(BadInput, match="'answer' of the order"):
        await give(anna, decision="turn", answer="shout")

    with pytest.raises(Problem, match="not-your-seat"):
        await house.services.tables.check_seat(Principal(key=anna.key), anna.table, 1)
