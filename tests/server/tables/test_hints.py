"""Hints: for the seat that asks, from what that seat can know, and for nobody else."""

from __future__ import annotations

import asyncio
import json
from random import Random

import msgspec
import pytest
from sqlalchemy import update

from interpares.kernel.match import Match
from interpares.kernel.rules import slugs
from interpares.server import schema
from interpares.server.bot_pool import BotPool
from interpares.server.insight import hints, insight_process
from interpares.server.lessons import open_lesson
from interpares.server.principal import Principal
from server.tables.house import Player, finish, play_on, until
from server.tables.reviewing import MODULE, Pool

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("quick_scans")]
SHORT = {"trade": False}


@pytest.fixture
def pool(house, monkeypatch):
    """The server of the module asks our insight."""
    found = Pool()
    monkeypatch.setattr(house.services.hints, "pool", found)
    return found


async def asks(player, n=None):
    """A hint over HTTP, asked with the secret of the player's seat."""
    path = f"/api/tables/{player.table}/seats/{player.seat}/hint"
    body = {"n": player.read().n if n is None else n}
    return await player.house.ask("POST", path, body, key=player.key)


async def to_turn(player):
    await play_on([player], lambda: bool(player.options))


def refused(answer):
    return answer.status_code, answer.json()["message"]


async def test_who_is_asked_gets_three_options_at_most_the_best_first(house, pool):
    (anna,) = await house.sit("me", "novice", options=SHORT)
    await to_turn(anna)

    answer = (await asks(anna)).json()

    assert answer["n"] == anna.n
    assert 1 <= len(answer["advice"]) <= 3
    assert all(each["action"] in anna.options for each in answer["advice"])
    assert answer["advice"][0]["reasons"] == [{"part": "dream", "points": 1.0}]


async def test_nobody_else_hears_of_a_hint_and_nothing_is_logged(house, pool):
    (anna,) = await house.sit("me", "novice", options=SHORT)
    await to_turn(anna)
    guest = await Player(house, anna.table, None).look()
    before, told, mine = await house.lines(anna.table), len(guest.read().sent), len(anna.sent)

    assert (await asks(anna)).status_code == 200

    assert await house.lines(anna.table) == before
    assert len(guest.read().sent) == told
    assert len(anna.read().sent) == mine


@pytest.mark.parametrize("slug", slugs())
def test_two_worlds_that_look_the_same_lead_to_the_same_bytes(slug):
    """The veil: neither what is asked nor what is answered depends on what the seat cannot see."""
    match, random = Match.start(slug, seats=3, seed=5), Random(9)
    for _ in range(80):
        seat = match.waiting[0]
        other = Other(match, match.rules.imagine(match.game, seat, Random(random.random())))

        ours, theirs = (hints.wanted(each, seat) for each in (Other(match, match.game), other))

        assert msgspec.msgpack.encode(ours) == msgspec.msgpack.encode(theirs)
        match.play(seat, random.choice(match.options(seat)))


class Other:
    """A table whose match is another one that looks the same."""

    def __init__(self, match, game):
        self.match = World(match, game)
        self.id = "table"
        self.facts = match.header
        self.counts = [len(match.moves)] * match.header.seats


class World:
    def __init__(self, match, game):
        self.rules, self.game = match.rules, game

    def view(self, seat):
        return self.rules.view(self.game, seat)


async def test_asked_twice_it_is_the_same_answer_and_thought_of_once(house, pool):
    (anna,) = await house.sit("me", "novice", options=SHORT)
    await to_turn(anna)

    first, second = await asyncio.gather(asks(anna), asks(anna))
    third = await asks(anna)

    assert first.content == second.content == third.content
    assert len(pool.asked) == 1


async def test_the_bot_is_given_a_dream_and_never_the_position(house, pool):
    (anna,) = await house.sit("me", "novice", options=SHORT)
    await to_turn(anna)
    hot = await house.desk.shelf.get(anna.table)

    await asks(anna)

    (wanted,) = pool.asked
    dreamt = hot.match.rules.decode(wanted.position)
    assert dreamt.seed != hot.match.game.seed
    assert hot.match.rules.view(dreamt, 0) == hot.match.view(0)


async def test_what_has_moved_on_since_is_refused(house, pool):
    (anna,) = await house.sit("me", "novice", options=SHORT)
    await to_turn(anna)

    answer = await asks(anna, n=anna.n + 1)

    assert refused(answer) == (409, "stale")


async def test_who_is_not_asked_gets_none(house, pool):
    anna, ewa = await house.sit("me", "me", options=SHORT, setting={"hints": "on"})
    await play_on([anna, ewa], lambda: len(anna.read().now["prompt"]["seats"]) == 1)
    other = next(each for each in (anna, ewa) if not each.options)

    assert refused(await asks(other)) == (409, "hint-not-asked")
    assert pool.asked == []


@pytest.mark.parametrize(
    "kinds, setting, given",
    [
        (("me", "novice"), {}, True),
        (("me", "novice"), {"hints": "off"}, False),
        (("me", "me"), {}, False),
        (("me", "me"), {"hints": "on"}, True),
    ],
)
async def test_the_table_says_whether_there_are_hints(house, pool, kinds, setting, given):
    players = await house.sit(*kinds, options=SHORT, setting=setting)
    await play_on(players, lambda: any(each.options for each in players))

    answer = await asks(next(each for each in players if each.options))

    assert (await house.facts(players[0].table)).hints is given
    assert answer.status_code == 200 if given else refused(answer) == (403, "hints-off")


async def test_a_seat_of_somebody_else_is_refused(house, pool):
    (anna,) = await house.sit("me", "novice", options=SHORT)
    path = f"/api/tables/{anna.table}/seats/1/hint"

    answer = await house.ask("POST", path, {"n": 0}, key=anna.key)

    assert refused(answer) == (403, "not-your-seat")


async def test_a_lesson_says_itself_what_to_do(house, pool):
    opened = await open_lesson(house.services.tables, Principal(), "magnaci", "first_round", 0)
    anna = await house.player(opened.table.id, *next(iter(opened.keys.items())))
    await until(lambda: bool(anna.options))

    assert refused(await asks(anna)) == (409, "hint-lesson")


async def test_when_the_match_is_over_there_are_none(house, pool):
    (anna,) = await house.sit("me", "novice", options=SHORT)
    await finish([anna])

    assert refused(await asks(anna)) == (409, "not-running")


async def test_a_bot_that_fails_is_no_disaster_and_can_be_asked_again(house, monkeypatch, caplog):
    monkeypatch.setattr(house.services.hints, "pool", Pool(failures=1))
    (anna,) = await house.sit("me", "novice", options=SHORT)
    await to_turn(anna)

    first, second = await asks(anna), await asks(anna)

    assert refused(first) == (503, "hint-failed")
    assert second.status_code == 200
    assert "A hint failed" in caplog.text


async def test_only_so_many_wait_for_hints(house, monkeypatch):
    stuck = Pool(stuck=True)
    monkeypatch.setattr(house.services.hints, "pool", stuck)
    monkeypatch.setattr(hints, "MOST_WAITING", 1)
    (anna,) = await house.sit("me", "novice", options=SHORT)
    (maria,) = await house.sit("me", "novice", options=SHORT)
    await to_turn(anna)
    await to_turn(maria)
    waiting = asyncio.create_task(asks(anna))
    await until(lambda: bool(stuck.asked))

    assert refused(await asks(maria)) == (503, "hints-busy")

    stuck.open.set()
    assert (await waiting).status_code == 200
    assert (await asks(maria)).status_code == 200


async def test_bots_go_on_while_a_hint_is_thought_of(house, monkeypatch):
    stuck = Pool(stuck=True)
    monkeypatch.setattr(house.services.hints, "pool", stuck)
    (anna,) = await house.sit("me", "novice", options=SHORT)
    await to_turn(anna)
    waiting = asyncio.create_task(asks(anna))
    await until(lambda: bool(stuck.asked))

    await finish([anna])

    stuck.open.set()
    assert (await waiting).status_code == 200


async def test_hints_that_were_taken_are_counted(either, monkeypatch):
    monkeypatch.setattr(either.services.hints, "pool", Pool())
    (anna,) = await either.sit("me", "novice", options=SHORT)
    await to_turn(anna)

    await asks(anna)
    await asks(anna)

    seats = [each for each in await either.stored(schema.Seat) if each.table_id == anna.table]
    assert {each.seat: each.hints for each in seats} == {0: 1, 1: 0}


async def test_an_old_table_says_nothing_of_hints_and_is_read(house):
    opened = await house.open("me", "novice", options=SHORT)
    async with house.services.database.session() as session:
        old = msgspec.to_builtins(opened.table.setting)
        del old["hints"]
        mine = update(schema.Table).where(schema.Table.id == opened.table.id)
        await session.execute(mine.values(setting=old))

    assert (await house.facts(opened.table.id)).setting.hints == "auto"


async def test_hints_have_a_limit(serve):
    async with serve(rate_limits=True) as house:
        house.services.hints.pool = Pool()
        (anna,) = await house.sit("me", "novice", options=SHORT)
        await to_turn(anna)

        answers = [await asks(anna) for _ in range(31)]

        assert [each.status_code for each in answers] == [200] * 30 + [429]


async def test_a_process_answers_and_tells_no_more_of_an_error_than_its_kind():
    match = Match.start("magnaci", seats=2, seed=1)
    seat = match.waiting[0]
    wanted = hints.wanted(Other(match, match.game), seat)
    pool = BotPool(1, 60, makers=MODULE, serve=insight_process.serve_hints)
    try:
        found = await pool.choose(msgspec.structs.replace(wanted, slug="magnaci"))
        with pytest.raises(Exception, match="raised KeyError"):
            await pool.choose(msgspec.structs.replace(wanted, slug="go"))
    finally:
        await pool.stop()

    options = json.loads(msgspec.json.encode(match.options(seat)))
    assert found["advice"][0]["action"] == options[0]
