"""Requests that come twice, too late, at once or in pieces: answered, never applied twice."""

from __future__ import annotations

import asyncio

import pytest

from interpares.kernel.errors import BadInput, Illegal, Stale
from interpares.server.errors import Problem
from interpares.server.log import Unavailable
from server.tables.house import asked, beyond_a_snapshot, keys, to
from server.tables.wire import Lines, Socket

pytestmark = pytest.mark.anyio

SHORT = {"trade": False}


async def test_a_repeated_request_is_answered_and_not_done_again(either):
    players = await either.sit("me", "me", options=SHORT)
    mover = asked(*players)
    move = {"action": mover.options[0], "n": mover.n, "key": "once"}

    first = await mover.post("play", **move)
    again = await mover.post("play", **move)

    assert (first.status_code, again.status_code) == (200, 200)
    assert first.json() == again.json() == {"type": "ok", "n": mover.read().n, "key": "once"}
    assert len(await either.lines(mover.table)) == 1


async def test_a_repeated_request_is_known_whatever_it_asks_for_now(house):
    players = await house.sit("me", "me", options=SHORT)
    mover = asked(*players)
    await mover.play(mover.options[0], key="once")

    await mover.play({"type": "veto"}, n=0, key="once")

    assert len(await house.lines(mover.table)) == 1


async def test_requests_of_two_seats_may_have_the_same_key(house):
    players = await house.sit("me", "me", options=SHORT)
    await to(players, "sejm_commitment")

    for player in players:
        await player.play(player.options[0], key="mine")

    assert [line["seat"] for line in (await house.lines(players[0].table))[-2:]] == [0, 1]


async def test_many_at_once_with_the_same_key_are_one(either):
    players = await either.sit("me", "me", options=SHORT)
    mover = asked(*players)

    found = await asyncio.gather(*(mover.play(mover.options[0], n=0, key="once") for _ in range(8)))

    assert len(set(found)) == 1
    assert len(await either.lines(mover.table)) == 1


async def test_many_at_once_with_keys_of_their_own_are_one_and_the_rest_too_late(either):
    players = await either.sit("me", "me", options=SHORT)
    mover = asked(*players)

    found = await asyncio.gather(
        *(mover.play(mover.options[0], n=0) for _ in range(8)), return_exceptions=True
    )

    assert len([each for each in found if isinstance(each, Stale)]) == 7
    assert len(await either.lines(mover.table)) == 1


async def test_what_was_meant_for_another_moment_changes_nothing(house):
    players = await house.sit("me", "me", options=SHORT)
    mover = asked(*players)
    await mover.play(mover.options[0])
    later = asked(*players)
    before = await house.lines(mover.table)

    for n in (later.n - 1, later.n + 1, 2**53):
        answer = await later.post("play", action=later.options[0], n=n, key=next(keys))
        assert (answer.status_code, answer.json()["code"]) == (409, "stale")

    assert await house.lines(mover.table) == before


async def test_sealed_answers_of_two_seats_given_at_the_same_time_both_count(either):
    players = await either.sit("me", "me", "me", options=SHORT)
    await to(players, "sejm_commitment")
    n = [player.read().n for player in players]
    before = len(await either.lines(players[0].table))

    await asyncio.gather(*(each.play(each.options[0], n=n[each.seat]) for each in players))
    # Seat 0 answers again before it has heard anything of the others.
    await players[0].play(players[0].options[0])

    assert len(await either.lines(players[0].table)) == before + 4


async def test_a_seat_may_finish_while_others_answer_from_what_they_saw_before(house):
    players = await house.sit("me", "me", options=SHORT)
    await to(players, "sejm_commitment")
    quick, slow = players
    options = slow.options
    n = slow.n
    while quick.options:
        await quick.play(quick.options[0])

    await slow.play(options[0], n=n)

    assert (await house.lines(slow.table))[-1]["seat"] == slow.seat


async def test_an_own_answer_makes_an_older_view_stale_even_in_a_sealed_choice(house):
    players = await house.sit("me", "me", options=SHORT)
    await to(players, "sejm_commitment")
    n = players[0].n
    await players[0].play(players[0].options[0])

    with pytest.raises(Stale):
        await players[0].play(players[0].options[0], n=n)


async def test_a_repeated_request_is_known_after_a_restart(serve_on):
    async with serve_on() as house:
        players = await house.sit("me", "me", options=SHORT)
        mover = asked(*players)
        await mover.play(mover.options[0], key="once")

    async with serve_on() as house:
        again = await house.player(mover.table, mover.seat, mover.key)
        await again.play({"type": "veto"}, n=0, key="once")
        assert len(await house.lines(mover.table)) == 1


async def test_a_repeated_request_is_known_behind_a_snapshot(serve_on):
    async with serve_on() as house:
        players = await house.sit("me", "me")
        mover = asked(*players)
        await mover.play(mover.options[0], key="once")
        await beyond_a_snapshot(house, players)

    async with serve_on() as house:
        again = await house.player(mover.table, mover.seat, mover.key)
        assert (await house.desk.shelf.get(mover.table)).match.base is not None
        before = len(await house.lines(mover.table))
        await again.play({"type": "veto"}, n=0, key="once")
        assert len(await house.lines(mover.table)) == before


async def test_a_move_in_notation_is_a_move(house):
    players = await house.sit("me", "me", options=SHORT)
    await to(players, "placement")
    mover = asked(*players)
    office = mover.options[0]["office"]

    await mover.play(f"leave_out {office}")

    assert (await house.lines(mover.table))[-1]["action"] == {"type": "leave_out", "office": office}


async def test_a_refused_move_leaves_no_trace(house):
    players = await house.sit("me", "me", options=SHORT)
    mover, other = asked(*players), next(each for each in players if not each.options)
    hot = await house.desk.shelf.get(mover.table)
    before = hot.match.game.copy(), hot.state, list(hot.counts)

    with pytest.raises(Illegal):
        await mover.play({"type": "veto"})
    with pytest.raises(Illegal):
        await other.play(mover.options[0])
    with pytest.raises(BadInput):
        await mover.play({"type": "nonsense"})
    with pytest.raises(BadInput):
        await mover.play("nonsense")

    assert (hot.match.game, hot.state, hot.counts) == before
    assert await house.lines(mover.table) == []


async def test_a_move_the_database_did_not_take_is_not_told_and_can_be_sent_again(
    house, monkeypatch
):
    players = await house.sit("me", "me", options=SHORT)
    mover = asked(*players)
    heard = [len(player.sent) for player in players]
    with monkeypatch.context() as patch:

        async def away(entry):
            raise Unavailable

        patch.setattr(house.services.log, "append", away)
        with pytest.raises(Problem, match="unavailable"):
            await mover.play(mover.options[0], key="once")

    assert [len(player.read().sent) for player in players] == heard
    await mover.play(mover.options[0], key="once")
    assert len(await house.lines(mover.table)) == 1
    assert all(len(player.read().sent) > 0 for player in players)


async def test_a_request_nobody_waits_for_any_more_is_whole_or_not_at_all(house):
    players = await house.sit("me", "me", options=SHORT)
    mover = asked(*players)
    request = asyncio.create_task(mover.play(mover.options[0], n=0, key="once"))
    await asyncio.sleep(0)
    request.cancel()
    await asyncio.gather(request, return_exceptions=True)

    await mover.play(mover.options[0], n=0, key="once")

    assert len(await house.lines(mover.table)) == 1
    again = await house.desk.shelf.get(mover.table)
    assert again.lines == 1


async def test_a_client_that_comes_back_is_told_what_it_missed(house):
    players = await house.sit("me", "me", options=SHORT)
    since = players[0].n
    players[0].leave()
    mover = asked(*players)
    for _ in range(3):
        asked_now = asked(*[await each.look() for each in players])
        await asked_now.play(asked_now.options[0])
    assert mover

    back = await players[0].look(since)

    view = back.sent[-1]
    assert view["type"] == "view"
    assert [each["n"] for each in view["missed"]] == list(range(since + 1, back.n + 1))
    assert "missed" not in (await players[0].look()).sent[-1]
    assert "missed" not in (await players[0].look(10_000)).sent[-1]


async def test_a_socket_and_a_stream_say_the_same(house):
    players = await house.sit("me", "me", options=SHORT)
    mover = asked(*players)
    path = f"/api/tables/{mover.table}"
    key = {"authorization": f"Bearer {mover.key}"}
    async with (
        Socket(house.app, f"{path}/socket", **key) as socket,
        Lines(house.app, f"{path}/seats/{mover.seat}/stream", **key) as lines,
    ):
        socket.send(type="hello", seat=mover.seat)
        assert await socket.until("view") == await lines.next()

        socket.send(type="play", action=mover.options[0], n=mover.n, key="k")

        update = await socket.until("update")
        assert await lines.next() == update
        assert await socket.until("ok") == {"type": "ok", "n": update["n"], "key": "k"}
        socket.send(type="play", action={"type": "veto"}, n=update["n"], key="bad")
        refused = await socket.until("error")
        assert (refused["key"], refused["code"]) == ("bad", "illegal")
        assert refused["rule"]


async def test_a_first_word_that_is_no_hello_is_turned_away(house):
    players = await house.sit("me", "me")

    for word in ({"type": "ping"}, {"type": "hello", "seat": "zero"}, {"type": "hello", "seat": 9}):
        async with Socket(house.app, f"/api/tables/{players[0].table}/socket") as socket:
            socket.send(**word)
            assert (await socket.next())["type"] == "error"
            assert (await socket.next())["type"] == "close"
