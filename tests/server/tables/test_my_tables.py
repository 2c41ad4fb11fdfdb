"""My tables, with what a lobby shows of them."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import update

from interpares.server import schema
from interpares.server.people import my_tables
from server.tables.house import House, asked, finish, to

pytestmark = pytest.mark.anyio

LIVE = {"pace": {"kind": "live", "move_s": 60, "bank_s": 600}}


async def tables(house: House, who: Any) -> list[Any]:
    return await house.services.my_tables.of(who.person(), None, 50, 0)


async def two(house: House, **wishes: Any) -> tuple[Any, Any, list[Any]]:
    """Anna and Ewa at a table."""
    anna, ewa = await house.person("Anna"), await house.person("Ewa")
    opened = await house.open("me", "open", who=anna, **wishes)
    other = await house.join(opened.table.id, "Ewa", who=ewa)
    return anna, ewa, [await house.player(opened.table.id, 0, opened.keys[0]), other]


async def test_whoever_is_asked_sees_the_question_and_others_do_not(either):
    anna, ewa, players = await two(either)
    mover = asked(*players)
    [mine], [theirs] = [await tables(either, each) for each in (anna, ewa)]

    asks = (mine, theirs) if mover.seat == 0 else (theirs, mine)
    assert [each.my_turn for each in asks] == [True, False]
    assert [each.decision for each in asks] == ["start_estate", None]


async def test_the_time_is_mine_where_i_am_asked_and_else_that_of_others(house):
    anna, ewa, players = await two(house, setting=LIVE)
    mover = asked(*players)
    [mine], [theirs] = [await tables(house, each) for each in (anna, ewa)]

    deadline = mover.now["clock"][mover.seat]["deadline_ms"]
    assert deadline is not None
    assert mine.deadline_ms == theirs.deadline_ms == deadline
    assert mine.updated_ms == mover.now["clock"][mover.seat]["asked_ms"]
    assert (mine.pace.kind, mine.pace.bank_s) == ("live", 600)


async def test_in_a_sealed_choice_nobody_learns_from_the_list_how_far_others_are(house):
    anna, _, players = await two(house, options={"trade": False})
    await to(players, "sejm_commitment")
    before = await tables(house, anna)

    await players[1].play(players[1].options[0])

    assert await tables(house, anna) == before
    assert before[0].decision == "sejm_commitment"


async def test_a_seat_played_by_a_bot_is_shown_as_such(house):
    anna, _, players = await two(house)
    await house.services.tables.leave(players[1].principal, players[1].table, 1)

    [mine] = await tables(house, anna)

    assert [(each.name, each.away, each.level) for each in mine.seats][1] == ("Ewa", True, "squire")


async def test_a_match_that_is_over_asks_nothing_and_says_when_it_ended(house):
    anna, _, players = await two(house, options={"trade": False})
    await finish(players)

    [mine] = await tables(house, anna)

    assert (mine.status, mine.my_turn, mine.decision, mine.deadline_ms) == (
        "finished",
        False,
        None,
        None,
    )
    assert mine.updated_ms == (await house.facts(mine.id)).finished_ms


async def test_a_table_of_another_edition_is_listed_without_its_question(house):
    anna, ewa, players = await two(house)
    async with house.services.database.session() as session:
        await session.execute(update(schema.Table).values(edition="another"))
    hot = await house.desk.shelf.get(players[0].table)
    house.desk.shelf.drop(hot)

    listed = [*await tables(house, anna), *await tables(house, ewa)]

    assert [each.decision for each in listed] == [None, None]
    assert any(each.my_turn for each in listed)


async def test_only_so_many_matches_are_looked_into(house, monkeypatch):
    monkeypatch.setattr(my_tables, "MOST_QUESTIONS", 1)
    anna = await house.person("Anna")
    for _ in range(2):
        await house.open("me", "me", who=anna)

    questions = [each.decision for each in await tables(house, anna)]

    assert sorted(questions, key=str) == [None, "start_estate"]
