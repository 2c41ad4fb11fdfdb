"""Bots at tables: ordinary seats, replaced when they fail; and tables of other rules."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest
from sqlalchemy import update

from interpares.bots.baseline import RandomBot
from interpares.kernel.rules import rules_of
from interpares.server import schema
from interpares.server.bot_pool import BotPool
from interpares.server.errors import Problem
from server.tables.house import House, Player, finish, play_on, until

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("quick_scans")]

SHORT = {"trade": False}
HIDDEN = "the lady lies at the primate"
MAKERS = "server.tables.test_bots:make"


def make(name, slug, random):
    """Squires fail, each in a way of its own; runs in the processes of the pool too."""
    return Failing(random) if name == "squire" else RandomBot(random)


class Failing:
    def __init__(self, random):
        self.random = random

    def choose(self, perspective):
        match self.random.randrange(3):
            case 0:
                raise ValueError(HIDDEN)
            case 1:
                return {"type": "settle", "province": "atlantis"}
            case _:
                return 7


def hopeless(name, slug, random):
    raise ValueError(HIDDEN)


async def failed_at(house: House, table: str):
    return [note for note in await house.notes(table) if "bot_failed" in note]


def over(house: House, table: str):
    async def is_over():
        return (await house.facts(table)).status == "finished"

    return is_over


async def test_bots_play_a_whole_match_among_themselves(house):
    opened = await house.open("novice", "squire", options=SHORT)
    guest = await Player(house, opened.table.id, None).look()

    await until(lambda: guest.read().over)
    assert await failed_at(house, opened.table.id) == []


async def test_a_person_and_bots_play_a_whole_match(house):
    (anna,) = await house.sit("me", "squire", "novice", options=SHORT)

    await finish([anna])

    assert (await house.facts(anna.table)).status == "finished"


async def test_a_bot_goes_on_after_a_restart(clock, serve):
    async with serve(bot_pause_ms=60_000) as house:
        opened = await house.open("me", "novice", options=SHORT)
        anna = await house.player(opened.table.id, 0, opened.keys[0])
        await play_on([anna], lambda: not anna.options)
        before = len(await house.lines(anna.table))

    clock.skip(seconds=120)
    async with serve() as house:

        async def moved():
            return len(await house.lines(anna.table)) > before

        await until(moved)


async def test_a_bot_that_fails_is_replaced_and_the_log_says_so(serve, caplog):
    pool = partial(BotPool, makers=MAKERS)
    async with serve(pool=pool) as house:
        (anna,) = await house.sit("me", "squire", options=SHORT)
        hot = await house.desk.shelf.get(anna.table)

        await play_on([anna], lambda: 1 in {move.seat for move in hot.match.moves})

        (note,) = await failed_at(house, anna.table)
        assert {name: note[name] for name in ("bot_failed", "seat", "takes_over")} == {
            "bot_failed": "squire",
            "seat": 1,
            "takes_over": "novice",
        }
        facts = await house.facts(anna.table)
        assert (facts.seats[1].kind, facts.seats[1].level, facts.seats[1].away) == (
            "bot",
            "novice",
            False,
        )
        assert HIDDEN not in str(await house.lines(anna.table))
    assert "Bot squire failed" in caplog.text
    assert HIDDEN not in caplog.text


async def test_a_table_goes_on_even_if_every_bot_fails(house, monkeypatch):
    """The last resort is any legal answer; the log does not grow with every failure."""
    monkeypatch.setattr(house.services.pool, "make", hopeless)

    opened = await house.open("squire", "novice", options=SHORT)
    await until(over(house, opened.table.id))

    failures = await failed_at(house, opened.table.id)
    assert [(note["bot_failed"], note["takes_over"]) for note in failures] == [("squire", "novice")]


async def test_a_bot_that_failed_stays_replaced_after_a_restart(serve):
    async with serve() as house:
        house.services.pool.make = make
        table = (await house.open("squire", "squire", options=SHORT)).table.id
        await until(lambda: failed_at(house, table))

    async with serve() as house:
        assert "novice" in [seat.level for seat in (await house.facts(table)).seats]


async def test_nobody_gets_up_for_a_bot(house):
    """A bot that was replaced is no person who could return."""
    opened = await house.open("me", "novice", options=SHORT)

    with pytest.raises(Problem, match="not-your-seat"):
        await house.services.tables.check_seat(
            Player(house, opened.table.id, 1, opened.keys[0]).principal, opened.table.id, 1
        )


async def test_bots_are_given_a_dream_and_never_the_position(house, monkeypatch):
    seen = []
    choose = house.services.pool.choose

    async def noting(thought):
        hot = house.desk.shelf.find(opened.table.id)
        seen.append((thought, hot.match.game.seed, hot.match.game.copy()))
        return await choose(thought)

    monkeypatch.setattr(house.services.pool, "choose", noting)
    opened = await house.open("me", "novice", options=SHORT)
    anna = await house.player(opened.table.id, 0, opened.keys[0])
    await play_on([anna], lambda: len(seen) > 5)

    rules = rules_of("magnaci")
    for thought, seed, real in seen:
        dreamt = rules.decode(thought.position)
        assert dreamt.seed != seed
        assert rules.view(dreamt, 1) == rules.view(real, 1)


async def test_a_table_of_other_rules_is_refused_with_both_numbers_and_the_server_goes_on(
    clock, serve_on
):
    async with serve_on() as house:
        old = await house.sit("me", "novice", options=SHORT)
        table = old[0].table
        async with house.services.database.session() as session:
            await session.execute(update(schema.Table).values(version=99))

    clock.skip(seconds=120)
    async with serve_on() as house:
        for path in ("events?seat=0", "moments/0?seat=0", "seats/0/stream"):
            answer = await house.ask("GET", f"/api/tables/{table}/{path}", key=old[0].key)
            assert answer.status_code == 503
            assert "version 99" in answer.json()["text"]
            assert "version 1" in answer.json()["text"]
        with pytest.raises(Problem, match="other-version"):
            await house.player(table, 0, old[0].key)
        assert (await house.facts(table)).version == 99
        await asyncio.sleep(0.05)

        fresh = await house.sit("me", "me", options=SHORT)
        await play_on(fresh, lambda: fresh[0].n > 5)


async def test_a_table_of_other_cards_is_refused_too(serve):
    async with serve() as house:
        old = await house.sit("me", "me", options=SHORT)
        async with house.services.database.session() as session:
            await session.execute(update(schema.Table).values(edition="another"))

    async with serve() as house:
        with pytest.raises(Problem, match="other-version"):
            await house.player(old[0].table, 0, old[0].key)
