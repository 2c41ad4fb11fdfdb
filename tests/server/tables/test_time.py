"""Clocks at tables: time-outs, substitutes, returning, and all of it after a restart."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import update

from interpares.kernel.values import snake
from interpares.server import schema
from interpares.server.bot_process import GAMES
from server.tables.house import asked, play_on, to, until

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("quick_scans")]

LIVE = {"pace": {"kind": "live", "move_s": 30, "bank_s": 100}}
DAYS = {"pace": {"kind": "correspondence", "move_s": 2 * 86_400, "vacation_days": 5}}
SHORT = {"trade": False}
DEAL_S = 130
"""The free time of a question and the whole bank."""


async def late(house, clock, player, seconds=DEAL_S):
    """The time of a player runs out, and the bot has answered once or more."""
    clock.skip(seconds=seconds)
    await house.services.attendant.attend(player.table)
    await until(lambda: any("takes_over" in note for note in player.notes))


async def settled(house, table):
    """Wait until the server has nothing more to do at a table."""
    hot = await house.desk.shelf.get(table)
    await until(lambda: not any(hot.level_of(seat) for seat in hot.match.waiting))


async def test_a_clock_is_shown_to_everybody_who_looks(timed, clock):
    players = await timed.sit("me", "me", setting=LIVE, options=SHORT)

    faces = players[0].now["clock"]

    mover = asked(*players)
    assert [face["bank_ms"] for face in faces] == [100_000, 100_000]
    assert faces[mover.seat]["deadline_ms"] == faces[mover.seat]["asked_ms"] + DEAL_S * 1000
    assert players[1].now["clock"] == faces


async def test_the_bank_pays_for_what_a_move_takes_too_long(timed, clock):
    players = await timed.sit("me", "me", setting=LIVE, options=SHORT)
    mover = asked(*players)
    clock.skip(seconds=50)

    await mover.play(mover.options[0])

    assert 79_000 <= mover.now["clock"][mover.seat]["bank_ms"] <= 80_000


async def test_a_bot_takes_over_when_the_time_is_up_and_everybody_is_told(timed, clock):
    players = await timed.sit("me", "me", setting=LIVE, options=SHORT)
    mover = asked(*players)

    await late(timed, clock, mover)

    note = {"takes_over": "squire", "seat": mover.seat, "why": "time"}
    assert note in await timed.notes(mover.table)
    assert all(note in player.notes for player in players)
    seat = (await timed.facts(mover.table)).seats[mover.seat]
    assert (seat.away, seat.level, seat.kind) == (True, "squire", "person")


async def test_everybody_is_told_at_once_who_plays_the_seat_now(timed, clock):
    players = await timed.sit("me", "me", setting=LIVE, options=SHORT)
    mover = asked(*players)
    other = players[1 - mover.seat]

    await late(timed, clock, mover)

    def told():
        facts = [each["table"] for each in other.read().sent if each["type"] == "table"]
        return [each["seats"][mover.seat].get("away") for each in facts]

    await until(told)
    assert told()[-1] is True


async def test_nobody_is_replaced_before_the_time_is_up(timed, clock):
    players = await timed.sit("me", "me", setting=LIVE, options=SHORT)

    clock.skip(seconds=DEAL_S - 10)
    await timed.services.attendant.attend(players[0].table)

    assert await timed.notes(players[0].table) == []


async def test_the_server_finds_by_itself_whose_time_is_up(timed, clock):
    players = await timed.sit("me", "me", setting=LIVE, options=SHORT)

    clock.skip(seconds=DEAL_S + 5)

    await until(lambda: any("takes_over" in note for note in players[0].notes))


async def test_the_substitute_plays_on_until_the_person_returns(timed, clock):
    players = await timed.sit("me", "me", setting=LIVE, options=SHORT)
    mover = asked(*players)
    other = players[1 - mover.seat]
    await late(timed, clock, mover)

    await settled(timed, mover.table)
    moves = [line for line in await timed.lines(mover.table) if line.get("seat") == mover.seat]

    assert moves
    assert asked(*players) is other


@pytest.fixture
def left_to_bots(timed, monkeypatch):
    """The questions that bots were asked."""
    asked, choose = [], timed.services.pool.choose

    async def noting(thought):
        asked.append(GAMES["magnaci"].decode(thought.position).decision)
        return await choose(thought)

    monkeypatch.setattr(timed.services.pool, "choose", noting)
    return asked


@pytest.mark.parametrize(
    "decision, drawn",
    [("placement", ["leave_out", "lay", "lay", "lay"]), ("sejm_commitment", ["lay"] * 5)],
)
async def test_cards_missing_in_a_commitment_are_drawn_at_random_by_the_rulebook(
    timed, clock, left_to_bots, decision, drawn
):
    """RU-11"""
    players = await timed.sit("me", "me", setting=LIVE, options=SHORT)
    mover = await to(players, decision)
    mine = len(await moves_of(timed, mover))

    await late(timed, clock, mover)
    hot = await timed.desk.shelf.get(mover.table)
    await until(lambda: mover.seat not in hot.match.waiting)

    laid = [move["type"] for move in (await moves_of(timed, mover))[mine:]]
    assert laid[: len(drawn)] == drawn
    assert decision not in [snake(type(each).__name__) for each in left_to_bots]


async def test_the_repair_of_the_rulebook_is_for_the_question_whose_time_ran_out_only(
    timed, clock, left_to_bots
):
    """RU-11"""
    players = await timed.sit("me", "me", setting=LIVE, options=SHORT)
    mover = await to(players, "placement")
    await late(timed, clock, mover)
    await settled(timed, mover.table)
    hot = await timed.desk.shelf.get(mover.table)
    assert dict(hot.state.substitutes) == {mover.seat: "squire"}
    assert hot.state.lapsed == ()

    def chose_cards():
        return any(snake(type(each).__name__) == "sejm_commitment" for each in left_to_bots)

    await play_on([players[1 - mover.seat]], chose_cards)


async def moves_of(house, player):
    lines = await house.lines(player.table)
    return [line["action"] for line in lines if line.get("seat") == player.seat]


async def test_a_question_the_rulebook_has_no_repair_for_is_answered_by_the_bot(timed, clock):
    players = await timed.sit("me", "me", setting=LIVE, options=SHORT)
    mover = await to(players, "place_estates")

    await late(timed, clock, mover)
    await settled(timed, mover.table)

    assert [line for line in await timed.lines(mover.table) if line.get("seat") == mover.seat]


async def test_all_who_are_late_in_a_sealed_choice_are_replaced(timed, clock):
    players = await timed.sit("me", "me", "me", setting=LIVE, options=SHORT)
    await to(players, "sejm_commitment")
    hot = await timed.desk.shelf.get(players[0].table)
    assert len(hot.match.waiting) == 3

    clock.skip(seconds=DEAL_S)
    await timed.services.attendant.attend(players[0].table)

    assert sorted(dict(hot.state.substitutes)) == [0, 1, 2]


async def test_the_person_returns_and_the_bot_gets_up(timed, clock):
    players = await timed.sit("me", "me", setting=LIVE, options=SHORT)
    mover = asked(*players)
    await late(timed, clock, mover)
    await settled(timed, mover.table)

    await mover.do("back")

    assert {"returns": mover.seat} in players[1 - mover.seat].notes
    assert not (await timed.facts(mover.table)).seats[mover.seat].away
    assert mover.read().now["clock"][mover.seat]["bank_ms"] >= 30_000


async def test_to_return_without_having_been_away_changes_nothing(timed, clock):
    players = await timed.sit("me", "me", setting=LIVE, options=SHORT)

    await players[0].do("back")

    assert await timed.lines(players[0].table) == []


async def test_whoever_plays_is_here_again(clock, serve):
    """The bot waits for a moment before it answers people; the person is quicker."""
    async with serve(bot_pause_ms=60_000) as house:
        players = await house.sit("me", "me", setting=LIVE, options=SHORT)
        mover = asked(*players)
        clock.skip(seconds=DEAL_S)
        await house.services.attendant._take_over_late_seats(mover.table)
        assert (await house.facts(mover.table)).seats[mover.seat].away

        await mover.play(mover.options[0])

        assert {"returns": mover.seat} in players[1 - mover.seat].notes
        assert not (await house.facts(mover.table)).seats[mover.seat].away
        hot = await house.desk.shelf.get(mover.table)
        assert hot.state.lapsed == ()


async def test_a_refused_move_does_not_bring_anybody_back(clock, serve):
    async with serve(bot_pause_ms=60_000) as house:
        players = await house.sit("me", "me", setting=LIVE, options=SHORT)
        mover = asked(*players)
        clock.skip(seconds=DEAL_S)
        await house.services.attendant._take_over_late_seats(mover.table)

        refused = await mover.post("play", action={"type": "veto"}, n=mover.read().n, key="k")

        assert refused.status_code == 422
        assert (await house.facts(mover.table)).seats[mover.seat].away
        assert (await house.desk.shelf.get(mover.table)).state.substitutes


async def test_what_the_bot_has_thought_of_is_dropped_when_the_person_is_back(
    timed, clock, monkeypatch
):
    thinking, go = asyncio.Event(), asyncio.Event()
    choose = timed.services.pool.choose

    async def slowly(thought):
        thinking.set()
        await go.wait()
        return await choose(thought)

    monkeypatch.setattr(timed.services.pool, "choose", slowly)
    players = await timed.sit("me", "me", setting=LIVE, options=SHORT)
    mover = await to(players, "place_estates")
    before = len(await timed.lines(mover.table))
    clock.skip(seconds=DEAL_S)
    await timed.services.attendant.attend(mover.table)
    await thinking.wait()

    await mover.do("back")
    go.set()
    await until(lambda: not timed.desk.shelf.find(mover.table).thinking)

    assert [line["note"] for line in (await timed.lines(mover.table))[before:]] == [
        {"takes_over": "squire", "seat": mover.seat, "why": "time"},
        {"returns": mover.seat},
    ]
    assert mover.options


async def test_who_leaves_a_running_match_is_played_for_and_may_return(timed):
    players = await timed.sit("me", "me", options=SHORT)
    mover = asked(*players)

    await timed.services.tables.leave(mover.principal, mover.table, mover.seat)
    await settled(timed, mover.table)

    assert {"takes_over": "squire", "seat": mover.seat, "why": "left"} in players[0].notes
    assert (await timed.facts(mover.table)).seats[mover.seat].away
    await mover.do("back")
    assert not (await timed.facts(mover.table)).seats[mover.seat].away


async def test_the_host_chooses_who_substitutes(timed, clock):
    players = await timed.sit("me", "me", setting={**LIVE, "substitute": "novice"}, options=SHORT)

    await late(timed, clock, asked(*players))

    assert (await timed.notes(players[0].table))[0]["takes_over"] == "novice"


async def test_a_table_without_clocks_waits_for_ever(timed, clock):
    players = await timed.sit("me", "me", options=SHORT)
    clock.skip(days=1000)

    await timed.services.attendant.attend(players[0].table)

    assert await timed.lines(players[0].table) == []
    assert players[0].now.get("clock") is None


async def test_clocks_and_substitutes_survive_a_restart(clock, serve_on):
    async with serve_on() as house:
        opened = await house.open("me", "me", setting=LIVE, options=SHORT)
        table = opened.table.id
        players = [await house.player(table, *each) for each in opened.keys.items()]
        mover = asked(*players)
        other = players[1 - mover.seat]
        clock.skip(seconds=70)
        await mover.play(mover.options[0])
        before = mover.now["clock"]

    async with serve_on() as house:
        again = await house.player(table, mover.seat, mover.key)
        assert again.now["clock"] == before
        clock.skip(seconds=DEAL_S + 5)
        await until(lambda: any("takes_over" in note for note in again.notes))
        away = [seat.seat for seat in (await house.facts(table)).seats if seat.away]
        assert away

    async with serve_on() as house:
        assert [seat.seat for seat in (await house.facts(table)).seats if seat.away] == away
        returned = await house.player(table, away[0], {0: players[0], 1: players[1]}[away[0]].key)
        await returned.do("back")
        assert not (await house.facts(table)).seats[away[0]].away
    assert other is not mover


async def test_a_time_out_that_came_while_the_server_was_down_is_seen_after_it(clock, serve_on):
    async with serve_on() as house:
        opened = await house.open("me", "me", setting=DAYS, options=SHORT)

    clock.skip(days=3)

    async with serve_on() as house:

        async def taken_over():
            return any("takes_over" in note for note in await house.notes(opened.table.id))

        await until(taken_over)


@pytest.mark.parametrize("setting, wait_s", [(LIVE, DEAL_S), ({}, None)])
async def test_from_the_beginning_the_database_knows_when_to_look_again(
    timed, setting, wait_s, monkeypatch
):
    """Otherwise every worker would look at a table nobody plays at, again and again."""

    async def nothing(*_):
        return []

    monkeypatch.setattr(timed.services.log, "claim", nothing)
    players = await timed.sit("me", "me", setting=setting, options=SHORT)

    rows = [
        each for each in await timed.stored(schema.Progress) if each.table_id == players[0].table
    ]
    table = await timed.facts(players[0].table)

    due = rows[0].due_ms
    if wait_s is None:
        assert due is None
    else:
        assert 0 <= due - table.started_ms - 1000 * wait_s <= 5000


async def test_a_table_that_is_claimed_for_nothing_is_left_alone(timed):
    players = await timed.sit("me", "me", options=SHORT)
    table, row = players[0].table, schema.Progress
    async with timed.services.database.session() as session:
        await session.execute(update(row).where(row.table_id == table).values(due_ms=1))

    await timed.services.attendant._attend_claimed(table)

    rows = [each for each in await timed.stored(row) if each.table_id == table]
    assert rows[0].due_ms is None
