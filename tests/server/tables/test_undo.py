"""Taking back one's own last move: at once while nothing was learnt, else with the reason."""

from __future__ import annotations

import pytest

from interpares.kernel.errors import BadInput, Stale
from server.tables.house import asked, beyond_a_snapshot, keys, play_on, to

pytestmark = pytest.mark.anyio

SHORT = {"trade": False}


async def test_a_move_that_showed_nothing_is_taken_back_at_once(either):
    players = await either.sit("me", "me", options=SHORT)
    mover = await to(players, "placement")
    before = mover.now

    await mover.play(mover.options[0])
    assert mover.now["may_undo"]
    await mover.undo()

    assert mover.now["view"] == before["view"]
    assert mover.now["options"] == before["options"]
    assert {"undo": mover.seat} in players[1 - mover.seat].notes


async def test_several_moves_are_taken_back_one_by_one(house):
    players = await house.sit("me", "me", options=SHORT)
    mover = await to(players, "placement")
    before = mover.now["view"]

    for _ in range(3):
        await mover.play(mover.options[0])
    for _ in range(3):
        await mover.undo()

    assert mover.now["view"] == before


async def test_a_move_another_seat_has_answered_stands(house):
    players = await house.sit("me", "me", options=SHORT)
    mover = await to(players, "placement")
    while mover.options:
        await mover.play(mover.options[0])
    other = asked(*players)
    assert other is not mover
    await other.play(other.options[0])

    refused = await mover.post("undo", n=mover.read().n, key=next(keys))

    assert refused.status_code == 400
    assert refused.json()["message"] == "undo-answered"
    assert not mover.now.get("may_undo")


async def test_a_move_after_which_something_was_shown_stands(house):
    players = await house.sit("me", "me", options=SHORT)
    await play_on(
        players,
        lambda: all(each.decision != "placement" for each in players) and bool(shown(players)),
    )
    last = (await house.lines(players[0].table))[-1]["seat"]

    with pytest.raises(BadInput) as refused:
        await players[last].undo()

    assert refused.value.message in {"undo-shown", "undo-chance"}


def shown(players):
    return [message for message in players[0].sent if "Revealed" in str(message)]


async def test_a_sealed_answer_is_taken_back_in_secret(house):
    players = await house.sit("me", "me", options=SHORT)
    await to(players, "sejm_commitment")
    mover, other = players
    heard = len(other.read().sent)

    await mover.play(mover.options[0])
    await mover.undo()

    assert len(other.read().sent) == heard
    assert {"undo": mover.seat} in mover.notes


async def test_a_complete_sealed_choice_stands(house):
    players = await house.sit("me", "me", options=SHORT)
    await to(players, "sejm_commitment")
    mover = players[0]
    while mover.options:
        await mover.play(mover.options[0])

    with pytest.raises(BadInput, match="complete"):
        await mover.undo()


async def test_who_has_made_no_move_takes_none_back(house):
    players = await house.sit("me", "me", options=SHORT)
    waiting = next(player for player in players if not player.options)

    with pytest.raises(BadInput, match="no move"):
        await waiting.undo()


async def test_an_undo_meant_for_another_moment_is_stale(house):
    players = await house.sit("me", "me", options=SHORT)
    mover = await to(players, "placement")
    n = mover.n
    await mover.play(mover.options[0])

    with pytest.raises(Stale):
        await mover.do("undo", n=n, key=next(keys))


async def test_an_undo_drops_the_standing_orders_of_its_seat(house):
    players = await house.sit("me", "me", options=SHORT)
    mover = await to(players, "placement")
    other = players[1 - mover.seat]
    for player in players:
        await player.do("give_order", order={"decision": "turn", "answer": "pass"})

    await mover.play(mover.options[0])
    await mover.undo()

    commands = house.services.commands
    assert await commands.orders(mover.table, mover.seat) == []
    assert len(await commands.orders(other.table, other.seat)) == 1


async def test_a_refused_undo_leaves_the_orders_alone(house):
    players = await house.sit("me", "me", options=SHORT)
    waiting = next(player for player in players if not player.options)
    await waiting.do("give_order", order={"decision": "turn", "answer": "pass"})

    with pytest.raises(BadInput):
        await waiting.undo()

    assert len(await house.services.commands.orders(waiting.table, waiting.seat)) == 1


async def test_a_move_is_taken_back_after_a_restart(serve_on):
    async with serve_on() as house:
        opened = await house.open("me", "me", options=SHORT)
        players = [await house.player(opened.table.id, *each) for each in opened.keys.items()]
        mover = await to(players, "placement")
        before = mover.now["view"]
        await mover.play(mover.options[0])

    async with serve_on() as house:
        again = await house.player(mover.table, mover.seat, mover.key)
        assert again.now["may_undo"]
        await again.undo()
        assert again.now["view"] == before


async def test_a_move_is_taken_back_at_a_table_taken_up_from_a_snapshot(serve_on):
    async with serve_on() as house:
        opened = await house.open("me", "me")
        players = [await house.player(opened.table.id, *each) for each in opened.keys.items()]
        await beyond_a_snapshot(house, players)
        await play_on(players, lambda: any(each.read().now.get("may_undo") for each in players))
        mover = next(each for each in players if each.now.get("may_undo"))
        before = mover.now

    async with serve_on() as house:
        again = await house.player(mover.table, mover.seat, mover.key)
        taken_up = await house.desk.shelf.get(mover.table)
        assert taken_up.match.base is not None
        assert again.now == before
        n = again.n
        await again.undo()
        assert again.n == n + 1
        assert again.now["view"] != before["view"] or again.now["options"] != before["options"]


async def test_everybody_goes_back_behind_a_snapshot(serve):
    async with serve() as house:
        opened = await house.open("me", "me")
        players = [await house.player(opened.table.id, *each) for each in opened.keys.items()]
        await beyond_a_snapshot(house, players)
        await house.services.desk.stop()

    async with serve() as house:
        players = [await house.player(opened.table.id, *each) for each in opened.keys.items()]
        assert (await house.desk.shelf.get(opened.table.id)).match.base is not None
        await players[0].do("propose", kind="undo", n=5)
        proposal = players[1].read().sent[-1]["table"]["proposals"][0]["id"]
        await players[1].do("answer", proposal=proposal, agree=True)
        hot = await house.desk.shelf.get(opened.table.id)
        assert len(hot.match.moves) == 5
        await play_on(players, lambda: len(hot.match.moves) > 10)

    async with serve() as house:
        again = await house.desk.shelf.get(opened.table.id)
        assert again.match.moves == hot.match.moves
        assert again.counts == hot.counts
