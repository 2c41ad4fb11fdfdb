"""Reply windows at a table: nobody can read from the clock what a hand holds."""

from __future__ import annotations

import asyncio

import pytest
from msgspec import structs

from games.veto.positions import veto
from interpares.kernel.errors import BadInput, Stale
from interpares.server import pacing
from interpares.server.keys import now_ms
from interpares.server.orders import Order
from interpares.server.settings import from_environment
from server.tables.house import Player, until
from server.tables.ordering import give
from server.tables.replying import BENE, SAY_BENE, at_position, in_a_window, shown_ms

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("quick_scans")]

PAUSE_MS = 300
LATE_MS = 3000
"""How much later than its moment something may come on a busy machine."""


async def moment_of(house, player):
    hot = await house.desk.shelf.get(player.table)
    return pacing.moment_of(hot, player.seat, house.services.settings.reply_pause_ms)


@pytest.mark.parametrize("action", ["bene", "play liberum_veto"])
async def test_whoever_answers_at_once_is_held_until_the_moment(serve, action):
    async with serve(reply_pause_ms=PAUSE_MS) as house:
        anna, ewa = await at_position(house, in_a_window("liberum_veto"), "me", "me")
        moment_ms = await moment_of(house, ewa)

        await ewa.play(action)

        (shown,) = shown_ms(anna)
        assert moment_ms <= shown < moment_ms + LATE_MS


async def test_a_standing_order_answers_at_the_same_moment(serve):
    async with serve(reply_pause_ms=PAUSE_MS) as house:
        anna, ewa = await at_position(house, in_a_window(), "me", "me")
        moment_ms = await moment_of(house, ewa)

        await give(ewa, **SAY_BENE, times=1)

        await until(lambda: shown_ms(anna))
        assert moment_ms <= shown_ms(anna)[0] < moment_ms + LATE_MS


async def test_a_bot_thinks_during_the_pause_and_answers_at_the_same_moment(serve):
    async with serve(reply_pause_ms=PAUSE_MS) as house:
        begun = []
        choose = house.services.pool.choose

        async def watched(thought):
            begun.append(now_ms())
            return await choose(thought)

        # Before the table is opened: from then on a scan may ask the bot at any time.
        house.services.pool.choose = watched
        (anna,) = await at_position(house, in_a_window("liberum_veto"), "me", "squire")
        hot = await house.desk.shelf.get(anna.table)
        asked_ms = hot.state.seats[1].asked_ms
        moment_ms = pacing.moment_of(hot, 1, PAUSE_MS)
        house.desk.look_after(hot, now_ms())

        await until(lambda: shown_ms(anna))
        assert any(asked_ms <= each < moment_ms for each in begun)
        assert moment_ms <= shown_ms(anna)[0] < moment_ms + LATE_MS


async def test_the_moment_is_the_same_whatever_the_hand_holds_and_whoever_answers(serve):
    """By construction: it is a function of the table, the seat and when it was asked."""
    async with serve(reply_pause_ms=1400) as house:
        _, ewa = await at_position(house, in_a_window(), "me", "me")
        hot = await house.desk.shelf.get(ewa.table)
        found = set()

        for hand in ("", "liberum_veto", "liberum_veto yarns_and_tall_tales manor_farm"):
            hot.match.game.players[1].hand = tuple(hand.split())
            for levels in ({}, {1: "squire"}):
                hot.levels = levels
                found.add(pacing.moment_of(hot, 1, 1400))
            hot.levels = {}
            hot.orders[1] = [(1, Order(**SAY_BENE))]
            found.add(house.desk.due(hot, hot.state.seats[1].asked_ms))
            hot.orders.clear()

        assert len(found) == 1


async def test_pauses_are_spread_evenly_from_half_the_longest_to_the_longest(serve):
    async with serve() as house:
        _, ewa = await at_position(house, in_a_window(), "me", "me")
        hot = await house.desk.shelf.get(ewa.table)

        found = [pacing.pause_of(hot, 1, asked_ms, 1400) for asked_ms in range(4000)]

        assert 700 <= min(found) < 705
        assert 1395 < max(found) <= 1400
        thirds = [sum(700 + 234 * at <= each < 934 + 234 * at for each in found) for at in range(3)]
        assert all(1200 < each < 1470 for each in thirds)


async def test_nobody_waits_where_only_bots_play_or_where_no_hand_could_be_read(serve):
    async with serve(reply_pause_ms=PAUSE_MS) as house:
        anna, _ = await at_position(house, in_a_window(), "me", "me")
        hot = await house.desk.shelf.get(anna.table)
        assert pacing.moment_of(hot, 1, PAUSE_MS) > 0

        facts, hot.facts = hot.facts, bots_only(hot.facts)
        assert pacing.moment_of(hot, 1, PAUSE_MS) == 0

        hot.facts, hot.match.game = facts, veto()
        assert pacing.moment_of(hot, 0, PAUSE_MS) == 0


def bots_only(facts):
    seats = tuple(structs.replace(each, kind="bot") for each in facts.seats)
    return structs.replace(facts, seats=seats)


async def test_a_table_is_free_while_an_answer_waits(serve):
    """Others talk, look and order; only the answer itself is held."""
    async with serve(reply_pause_ms=4000) as house:
        anna, ewa = await at_position(house, in_a_window(), "me", "me")
        held = asyncio.ensure_future(ewa.play(BENE))
        await asyncio.sleep(0.05)

        async with asyncio.timeout(1):
            await anna.do("say", text="Well?")
            await give(anna, **SAY_BENE, times=1)
            await Player(house, anna.table, None).look()

        assert not held.done()
        held.cancel()


async def test_an_answer_sent_twice_while_it_waits_is_made_once(serve):
    """The connection was lost, and the client sends it again with the same key."""
    async with serve(reply_pause_ms=PAUSE_MS) as house:
        anna, ewa = await at_position(house, in_a_window(), "me", "me")

        found = await asyncio.gather(*(ewa.play(BENE, key="once") for _ in range(3)))

        assert len(set(found)) == 1
        assert len(shown_ms(anna)) == 1


async def test_of_two_answers_that_wait_the_first_counts(serve):
    async with serve(reply_pause_ms=PAUSE_MS) as house:
        anna, ewa = await at_position(house, in_a_window("liberum_veto"), "me", "me")

        found = await asyncio.gather(
            ewa.play(BENE), ewa.play("play liberum_veto"), return_exceptions=True
        )

        assert [type(each) for each in found].count(Stale) == 1
        assert len(shown_ms(anna)) == 1


async def test_an_order_withdrawn_during_the_pause_does_not_answer(serve):
    async with serve(reply_pause_ms=PAUSE_MS) as house:
        anna, ewa = await at_position(house, in_a_window(), "me", "me")
        await give(ewa, **SAY_BENE)
        (order,) = await house.services.commands.orders(ewa.table, 1)

        await ewa.do("drop_order", id=order.id)
        await asyncio.sleep(2 * PAUSE_MS / 1000)

        assert shown_ms(anna) == []
        assert ewa.options == [BENE]


async def test_a_pause_costs_no_time_of_the_bank(serve):
    pace = {"kind": "live", "move_s": 5, "bank_s": 60}
    async with serve(reply_pause_ms=PAUSE_MS) as house:
        _, ewa = await at_position(house, in_a_window(), "me", "me", setting={"pace": pace})
        hot = await house.desk.shelf.get(ewa.table)

        await ewa.play(BENE)

        assert hot.state.seats[1].bank_ms == 60_000


@pytest.mark.parametrize("pause", ["-1", "4001"])
def test_a_pause_that_could_cost_somebody_a_move_is_refused(pause):
    with pytest.raises(BadInput, match="reply_pause_ms"):
        from_environment({"INTERPARES_REPLY_PAUSE_MS": pause})

    assert from_environment({"INTERPARES_REPLY_PAUSE_MS": "0"}).reply_pause_ms == 0


async def test_two_workers_know_of_the_same_moment(workers):
    opened = await workers[0].open("me", "me", game="veto")
    hots = [await each.desk.shelf.get(opened.table.id) for each in workers]

    found = {pacing.pause_of(hot, 0, asked_ms, 1400) for hot in hots for asked_ms in (1, 2, 3)}

    assert len(found) == 3
