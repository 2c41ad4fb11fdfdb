"""The log of moves on both databases: one line for each number, and all or nothing."""

import asyncio

import pytest

from interpares.kernel.errors import BadInput
from interpares.server import log_postgres, log_sqlite
from interpares.server.log import Ending, NewNotice, Unavailable, open_log, rounds
from interpares.server.schema import Move, Notice, Order, Progress, Table
from server.entries import entry, lay, line, numbers, opened, sessions, stored, tried

pytestmark = pytest.mark.anyio


async def test_lines_come_back_as_they_were_and_in_order(db_url):
    await lay(db_url, "a", "b")
    first = line(1, seat=2, key="k", text='{"ż": "“1”"}', at_ms=1_700_000_000_123)
    second, third = line(2, seat=None), line(3)

    async with opened(db_url) as log:
        await log.append(entry("a", first))
        await log.append(entry("b", line(1)))
        await log.append(entry("a", second, third))

        assert await log.lines("a") == [first, second, third]
        assert await log.lines("a", after=2) == [third]
        assert await log.lines("a", after=3) == await log.lines("none") == []


async def test_a_number_is_given_once(db_url):
    await lay(db_url, "a")

    async with opened(db_url) as log:
        await log.append(entry("a", line(1, text="first")))

        assert await tried(log, entry("a", line(1, text="second"))) == "Taken"
        assert [line.line for line in await log.lines("a")] == ["first"]


async def test_a_key_is_used_once_by_each_seat(db_url):
    await lay(db_url, "a", "b")

    async with opened(db_url) as log:
        await log.append(entry("a", line(1, seat=0, key="k")))

        assert await tried(log, entry("a", line(2, seat=0, key="k"))) == "Taken"
        assert await tried(log, entry("a", line(2, seat=1, key="k"))) == "written"
        assert await tried(log, entry("b", line(1, seat=0, key="k"))) == "written"
        assert await log.with_key("a", 1, "k") == line(2, seat=1, key="k")
        assert await log.with_key("a", 1, "other") is None


async def test_the_use_of_a_standing_order_is_written_with_its_answer(db_url):
    await lay(db_url, "a", "b")
    async with sessions(db_url) as session:
        session.add_all(
            Order(id=each, table_id="a", seat=0, data={}, left=left)
            for each, left in [(1, 2), (2, None), (3, 0), (4, 5)]
        )

    async with opened(db_url) as log:
        for n, order in enumerate((1, 2, 3), 1):
            await log.append(entry("a", line(n), order=order))
        assert await tried(log, entry("a", line(1), order=1)) == "Taken"
        await log.append(entry("b", line(1), order=4))

    left = {row.id: row.left for row in await stored(db_url, Order)}
    assert left == {1: 1, 2: None, 3: 0, 4: 5}


async def test_orders_that_an_undo_makes_old_are_gone_with_it(db_url):
    """All of one seat, and single ones of others."""
    await lay(db_url, "a", "b")
    async with sessions(db_url) as session:
        session.add_all(
            Order(id=each, table_id=table, seat=seat, data={})
            for each, table, seat in [(1, "a", 0), (2, "a", 1), (3, "a", 1), (4, "b", 0)]
        )

    async with opened(db_url) as log:
        await log.append(entry("a", line(1)))
        gone = {"unordered": (0,), "outdated": (3, 4)}
        assert await tried(log, entry("a", line(1), **gone)) == "Taken"
        assert len(await stored(db_url, Order)) == 4
        await log.append(entry("a", line(2), **gone))

    assert [row.id for row in await stored(db_url, Order)] == [2, 4]


async def test_an_entry_changes_what_stands_beside_the_log(db_url):
    await lay(db_url, "a", people=["anna"])
    end = Ending(status="finished", outcome='{"ranking": [1, 0]}', finished_ms=77)
    notice = NewNotice(person_id="anna", kind="turn", data='{"n": 2}')

    async with opened(db_url) as log:
        moves = (line(1, at_ms=5), line(2, at_ms=6))
        await log.append(
            entry(
                "a", *moves, due_ms=9, waiting="0,2", state='{"x":1}', ending=end, notices=(notice,)
            )
        )

    [progress] = await stored(db_url, Progress)
    assert (progress.n, progress.due_ms, progress.waiting) == (2, 9, "0,2")
    assert progress.state == '{"x":1}'
    [ended] = await stored(db_url, Table)
    assert (ended.status, ended.outcome, ended.finished_ms) == (
        "finished",
        {"ranking": [1, 0]},
        77,
    )
    [sent] = await stored(db_url, Notice)
    assert (sent.person_id, sent.table_id, sent.kind, sent.data) == (
        "anna",
        "a",
        "turn",
        '{"n": 2}',
    )
    assert (sent.status, sent.created_ms, sent.due_ms, sent.attempts) == ("new", 6, 6, 0)


async def test_an_entry_stands_as_a_whole_or_not_at_all(db_url):
    await lay(db_url, "a", "b", people=["anna"])
    more = {
        "due_ms": 9,
        "ending": Ending(status="finished", outcome=None, finished_ms=7),
        "notices": (NewNotice(person_id="anna", kind="turn", data="{}"),),
    }

    async with opened(db_url) as log:
        await log.append(entry("a", line(1, key="k")))
        results = await asyncio.gather(
            tried(log, entry("a", line(2), line(3, key="k"), **more)),
            tried(log, entry("b", line(1))),
        )

        assert results == ["Taken", "written"]
        assert await numbers(log, "a") == [1]
        assert await numbers(log, "b") == [1]

    assert {(row.table_id, row.n, row.due_ms) for row in await stored(db_url, Progress)} == {
        ("a", 1, None),
        ("b", 1, None),
    }
    assert {row.status for row in await stored(db_url, Table)} == {"running"}
    assert await stored(db_url, Notice) == []


async def test_an_entry_without_lines_changes_all_but_the_number(db_url):
    await lay(db_url, "a")

    async with opened(db_url) as log:
        await log.append(entry("a", line(1), due_ms=5, waiting="0", state="old"))
        await log.append(entry("a", due_ms=8, waiting="1", state="new"))

    [row] = await stored(db_url, Progress)
    assert (row.n, row.due_ms, row.waiting, row.state) == (1, 8, "1", "new")


async def test_nobody_hears_who_is_not_there_any_more(db_url):
    await lay(db_url, "a")
    notice = NewNotice(person_id="gone", kind="turn", data="{}")

    async with opened(db_url) as log:
        assert await tried(log, entry("a", line(1), notices=(notice,))) == "written"

    assert await stored(db_url, Notice) == []


async def test_a_table_that_is_not_there_takes_nothing_and_harms_nobody(db_url):
    await lay(db_url, "a")

    async with opened(db_url) as log:
        results = await asyncio.gather(
            tried(log, entry("gone", line(1))), tried(log, entry("a", line(1)))
        )

        assert results == ["Unavailable", "written"]
    assert [row.table_id for row in await stored(db_url, Move)] == ["a"]


async def test_an_entry_no_database_can_hold_harms_nobody(db_url):
    await lay(db_url, "a", "b")

    async with opened(db_url) as log:
        results = await asyncio.gather(
            tried(log, entry("a", line(1, key="\ud800"))), tried(log, entry("b", line(1)))
        )

        assert results == ["Unavailable", "written"]
        assert await numbers(log, "a") == []


async def test_many_entries_are_written_together(db_url, monkeypatch):
    tables = [f"table{number}" for number in range(50)]
    await lay(db_url, *tables)
    sizes = counted(monkeypatch)

    async with opened(db_url) as log:
        entries = [entry(name, line(n)) for n in range(1, 11) for name in tables]
        await asyncio.gather(*(log.append(new) for new in entries))

        for name in tables:
            assert await numbers(log, name) == list(range(1, 11))
    assert {row.n for row in await stored(db_url, Progress)} == {10}
    assert sum(sizes) == 500
    assert len(sizes) < 100


def counted(monkeypatch):
    """How many lines each transaction had, from now on."""
    sizes = []
    for module in (log_sqlite, log_postgres):
        monkeypatch.setattr(module, "line_rows", counting(module.line_rows, sizes))
    return sizes


def counting(rows, sizes):
    def rows_counted(entries):
        sizes.append(len(entries))
        return rows(entries)

    return rows_counted


async def test_more_rows_than_one_statement_takes_are_written_too(db_url):
    tables = [f"table{number}" for number in range(2 * log_sqlite.MOST_ROWS + 1)]
    await lay(db_url, *tables)

    async with opened(db_url) as log:
        await asyncio.gather(*(log.append(entry(name, line(1), line(2))) for name in tables))

        assert [await numbers(log, name) for name in tables] == [[1, 2]] * len(tables)


async def test_one_table_may_have_many_entries_waiting(db_url):
    await lay(db_url, "a")

    async with opened(db_url) as log:
        await asyncio.gather(*(log.append(entry("a", line(n))) for n in range(1, 31)))

        assert await numbers(log, "a") == list(range(1, 31))
    [row] = await stored(db_url, Progress)
    assert row.n == 30


async def test_of_two_that_want_one_number_together_one_gets_it(db_url):
    await lay(db_url, "a", "b")

    async with opened(db_url) as log:
        results = await asyncio.gather(
            *(tried(log, entry("a", line(1, text=word))) for word in ("x", "y", "z")),
            tried(log, entry("b", line(1))),
        )

        assert sorted(results) == ["Taken", "Taken", "written", "written"]
        assert results[3] == "written"
        [kept] = await log.lines("a")
        assert kept.line == "xyz"[results.index("written")]


async def test_workers_that_fight_for_numbers_never_both_win(db_url):
    tables = [f"t{number}" for number in range(6)]
    await lay(db_url, *tables)

    async def play(log, name, tables):
        won = []
        for n in range(1, 21):
            entries = [entry(table_id, line(n, text=name), state=name) for table_id in tables]
            results = await asyncio.gather(*(tried(log, new) for new in entries))
            won += [(t, n) for t, result in zip(tables, results, strict=True) if result != "Taken"]
        return won

    async with opened(db_url) as one, opened(db_url) as other:
        mine, theirs = await asyncio.gather(
            play(one, "one", tables), play(other, "other", tables[::-1])
        )
        lines = {(t, kept.n): kept.line for t in tables for kept in await one.lines(t)}

    assert not set(mine) & set(theirs)
    assert lines == dict.fromkeys(mine, "one") | dict.fromkeys(theirs, "other")
    assert len(lines) == 6 * 20
    assert {row.table_id: (row.n, row.state) for row in await stored(db_url, Progress)} == {
        table_id: (20, lines[table_id, 20]) for table_id in tables
    }


async def test_due_tables_are_given_to_one_only(db_url):
    tables = [f"t{number}" for number in range(100)]
    await lay(db_url, *tables)

    async def claim_all(log):
        claims = [await log.claim(100, 500, 3)]
        while claims[-1]:
            claims.append(await log.claim(100, 500, 3))
        assert all(len(claim) <= 3 for claim in claims)
        return [name for claim in claims for name in claim]

    async with opened(db_url) as one, opened(db_url) as other:
        await asyncio.gather(*(one.append(entry(name, due_ms=100)) for name in tables))
        claims = await asyncio.gather(*(claim_all(log) for log in (one, other) for _ in range(3)))
        rest = await one.claim(100, 500, 100)

        claimed = [name for claim in claims for name in claim]
        assert sorted(claimed + rest) == sorted(tables)


async def test_claimed_tables_are_due_again_when_the_claim_is_over(db_url):
    await lay(db_url, "a", "b")

    async with opened(db_url) as log:
        await asyncio.gather(*(log.append(entry(name, due_ms=100)) for name in "ab"))

        assert await log.claim(99, 500, 9) == []
        assert sorted(await log.claim(100, 500, 9)) == ["a", "b"]
        assert await log.claim(499, 900, 9) == []
        assert sorted(await log.claim(500, 900, 9)) == ["a", "b"]


async def test_the_earliest_are_claimed_first_and_none_without_a_time(db_url):
    await lay(db_url, "a", "b", "c", "d")

    async with opened(db_url) as log:
        for name, due_ms in (("a", 3), ("b", 1), ("c", 2), ("d", None)):
            await log.append(entry(name, due_ms=due_ms))

        assert await log.claim(10, 20, 1) == ["b"]
        assert await log.claim(10, 20, 1) == ["c"]
        assert await log.claim(10, 20, 9) == ["a"]


async def test_stopping_loses_nothing_that_waits(db_url):
    await lay(db_url, "a", "b")
    log = open_log(db_url)
    await log.start()
    waiting = [
        asyncio.create_task(log.append(entry(name, line(n))))
        for name in ("a", "b")
        for n in range(1, 51)
    ]
    await asyncio.sleep(0)

    await log.stop()

    await asyncio.gather(*waiting)
    assert len(await stored(db_url, Move)) == 100


async def test_a_log_that_is_not_running_takes_and_tells_nothing(db_url):
    await lay(db_url, "a")
    log = open_log(db_url)
    assert await tried(log, entry("a", line(1))) == "Unavailable"
    await log.start()
    await log.stop()

    assert await tried(log, entry("a", line(1))) == "Unavailable"
    with pytest.raises(Unavailable):
        await log.lines("a")
    await log.stop()
    assert await stored(db_url, Move) == []


async def test_who_stops_waiting_does_not_disturb_the_others(db_url):
    await lay(db_url, "a", "b")

    async with opened(db_url) as log:
        impatient = asyncio.create_task(log.append(entry("a", line(1))))
        patient = asyncio.create_task(log.append(entry("b", line(1))))
        await asyncio.sleep(0)
        impatient.cancel()
        await patient

        assert await numbers(log, "a") == [1]


def test_a_log_needs_a_database_we_know():
    with pytest.raises(BadInput):
        open_log("mysql://host/x")


def test_a_round_has_each_table_once_and_keeps_the_order():
    waiting = [(entry(name, line(n)), n) for n, name in enumerate("aabcab")]

    parts = [[(new.table_id, n) for new, n in part] for part in rounds(waiting)]

    assert parts == [[("a", 0), ("b", 2), ("c", 3)], [("a", 1), ("b", 5)], [("a", 4)]]
