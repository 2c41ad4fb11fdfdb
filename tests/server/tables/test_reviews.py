"""Reviews of finished matches: made once in the background, kept, and for whoever may look back."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import update

from interpares.server import jobs, schema
from interpares.server.bot_pool import BotPool
from interpares.server.insight import insight_process, reviews
from server.tables.house import PATIENCE_S, finish, play_on, until
from server.tables.reviewing import DEADLY, MODULE, Pool

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("quick_scans")]
SHORT = {"trade": False}
LONG_S = 240
"""Processes that stand back behind everybody take their time on a busy machine."""


def with_pool(house, pool=None):
    """Reviews are made by this pool instead of a process."""
    house.services.reviews.jobs.pool = found = pool or Pool()
    return found


async def finished(house, *names):
    """Somebody who has played a match to its end."""
    (anna,) = await house.sit(*(names or ("me Anna", "novice")), options=SHORT)
    await finish([anna])
    return anna


async def begin(house, table):
    return await house.ask("POST", f"/api/tables/{table}/review")


async def read(house, table, seat=None):
    seen_from = "" if seat is None else f"?seat={seat}"
    answer = await house.ask("GET", f"/api/tables/{table}/review{seen_from}")
    assert answer.status_code == 200, answer.text
    return answer.json()


async def over(house, table, status="finished", within_s=PATIENCE_S):
    async def is_over():
        return (await read(house, table))["status"] == status

    await until(is_over, within_s)
    return await read(house, table)


async def rows(house, table):
    return [each for each in await house.stored(schema.Review) if each.table_id == table]


def refused(answer):
    return answer.status_code, answer.json()["message"]


async def test_a_finished_match_is_reviewed_and_its_moments_are_those_of_the_replay(either):
    pool = with_pool(either)
    anna = await finished(either)
    before = await read(either, anna.table)

    begun = (await begin(either, anna.table)).json()
    found = await over(either, anna.table)

    moves = len((await either.desk.shelf.whole(anna.table)).match.moves)
    assert (before["status"], begun["status"]) == ("none", "running")
    assert [each["n"] for each in found["review"]["moments"]] == list(range(moves + 1))
    assert len(found["updates"]) == moves + 1
    assert found["updates"] == sorted(found["updates"])
    assert pool.asked[0].seats == (0,)


async def test_a_decision_leads_to_the_moment_before_it(either):
    with_pool(either)
    anna = await finished(either)
    await begin(either, anna.table)
    await over(either, anna.table)

    found = await read(either, anna.table, seat=0)

    decision = found["review"]["decisions"][0]
    n = found["updates"][decision["n"] - 1]
    answer = await either.ask("GET", f"/api/tables/{anna.table}/moments/{n}?seat=0")
    now = answer.json()["now"]
    assert now["prompt"]["decision"] == decision["decision"]
    assert decision["action"] in now["options"]
    fork = await either.fork(anna.table, n, seat=0)
    assert fork.table.status == "running"


async def test_how_far_it_is_can_be_watched(house, monkeypatch):
    monkeypatch.setattr(reviews, "TELL_S", 0.01)
    pool = with_pool(house, Pool(stuck=True))
    anna = await finished(house)
    await begin(house, anna.table)

    async def told():
        return (await read(house, anna.table))["done"] == 1

    await until(told)
    assert (await read(house, anna.table))["total"] == 7
    pool.open.set()
    assert (await over(house, anna.table))["review"] is not None


async def test_it_is_made_once_and_kept_over_a_restart(serve):
    async with serve() as house:
        pool = with_pool(house)
        anna = await finished(house)
        await begin(house, anna.table)
        first = await over(house, anna.table)
        await begin(house, anna.table)

    async with serve() as house:
        again = with_pool(house)
        assert (await begin(house, anna.table)).json()["status"] == "finished"
        assert (await read(house, anna.table)) == first
    assert (len(pool.asked), len(again.asked)) == (1, 0)


async def test_what_a_server_lets_go_when_it_stops_it_takes_up_again(serve):
    async with serve() as house:
        with_pool(house, Pool(stuck=True))
        anna = await finished(house)
        await begin(house, anna.table)
        await until(lambda: bool(house.services.reviews.jobs.pool.asked))

    async with serve() as house:
        with_pool(house)
        await over(house, anna.table)


async def test_what_a_dead_worker_left_is_taken_up_by_one_worker_only(house):
    pool, other = with_pool(house), reviews.Reviews(house.desk, house.services.history)
    other.jobs.pool = Pool()
    anna = await finished(house)
    await begin(house, anna.table)
    await over(house, anna.table)
    async with house.services.database.session() as session:
        mine = update(schema.Review).where(schema.Review.table_id == anna.table)
        await session.execute(mine.values(status="running", changed_ms=1, tries=1))

    claims = await asyncio.gather(house.services.reviews._left(), other._left())

    assert sorted(len(each) for each in claims) == [0, 1]
    assert len(pool.asked) == 1
    async with house.services.database.session() as session:
        await session.execute(mine.values(status="finished"))


async def test_a_review_that_is_being_made_is_known_to_be_alive(house, monkeypatch):
    monkeypatch.setattr(jobs, "BEAT_S", 0.01)
    pool = with_pool(house, Pool(stuck=True))
    anna = await finished(house)
    await begin(house, anna.table)
    async with house.services.database.session() as session:
        mine = update(schema.Review).where(schema.Review.table_id == anna.table)
        await session.execute(mine.values(changed_ms=1))

    async def beats():
        return (await rows(house, anna.table))[0].changed_ms > 1

    await until(beats)
    pool.open.set()
    await over(house, anna.table)


async def test_a_process_that_dies_is_asked_again(house, caplog):
    pool = with_pool(house, Pool(failures=1))
    anna = await finished(house)
    await begin(house, anna.table)

    await over(house, anna.table)

    assert len(pool.asked) == 2
    assert "The review of" in caplog.text


async def test_a_match_that_kills_every_process_is_given_up_and_may_be_tried_later(serve):
    """With real processes."""
    pool = BotPool(1, 60, makers=MODULE, serve=insight_process.serve_reviews)
    async with serve() as house:
        house.services.reviews.jobs.pool = pool
        fatal = await finished(house, f"me {DEADLY}", "novice")
        anna = await finished(house)

        await begin(house, fatal.table)
        await begin(house, anna.table)

        await over(house, fatal.table, "failed", LONG_S)
        found = await over(house, anna.table, within_s=LONG_S)
        assert (await rows(house, fatal.table))[0].tries == reviews.MOST_TRIES
        assert found["review"]["turning_points"][0] == 1
        assert (await begin(house, fatal.table)).json()["status"] == "running"
        await over(house, fatal.table, "failed", LONG_S)


async def test_while_it_runs_nothing_of_a_match_is_reviewed(house):
    pool = with_pool(house)
    (anna,) = await house.sit("me", "novice", options=SHORT)
    await play_on([anna], lambda: anna.n > 5)

    for method in ("GET", "POST"):
        path = f"/api/tables/{anna.table}/review"
        assert refused(await house.ask(method, path, key=anna.key)) == (403, "not-over")
    assert pool.asked == []


async def test_a_match_without_result_or_of_no_table_is_refused(house):
    with_pool(house)
    (anna,) = await house.sit("me", "novice", options=SHORT)
    await anna.do("propose", kind="abandon")

    assert (await house.facts(anna.table)).status == "abandoned"
    assert refused(await begin(house, anna.table)) == (409, "review-no-result")
    assert refused(await begin(house, "nowhere")) == (404, "no-table")


async def test_a_match_of_other_rules_is_refused(house):
    with_pool(house)
    anna = await finished(house)
    async with house.services.database.session() as session:
        mine = update(schema.Table).where(schema.Table.id == anna.table)
        await session.execute(mine.values(version=99))

    assert refused(await begin(house, anna.table)) == (503, "other-version")


async def test_other_reviewing_makes_a_review_anew(house, monkeypatch):
    pool = with_pool(house)
    anna = await finished(house)
    await begin(house, anna.table)
    await over(house, anna.table)
    monkeypatch.setattr(reviews, "VERSION", 2)

    assert (await read(house, anna.table))["status"] == "none"
    await begin(house, anna.table)
    await over(house, anna.table)

    assert len(pool.asked) == 2
    assert [each.review for each in await rows(house, anna.table)] == [2]


async def test_only_so_many_wait_and_only_so_long_a_record_is_reviewed(house, monkeypatch):
    pool = with_pool(house, Pool(stuck=True))
    first, second = await finished(house), await finished(house)
    monkeypatch.setattr(jobs, "MOST_AT_ONCE", 1)
    await begin(house, first.table)

    assert refused(await begin(house, second.table)) == (503, "reviews-busy")

    monkeypatch.setattr(reviews, "LONGEST", 10)
    assert refused(await begin(house, second.table)) == (409, "review-too-long")
    pool.open.set()
    await over(house, first.table)


async def test_a_record_that_was_sent_in_is_reviewed_for_every_seat(house):
    pool = with_pool(house)
    anna = await finished(house)
    record = (await house.services.history.record(anna.table)).dump()
    table = await house.services.archive.take_in(anna.principal, record)

    await begin(house, table.id)
    await over(house, table.id)

    assert pool.asked[0].seats == (0, 1)


async def test_what_was_taken_back_does_not_stand_in_a_review(house):
    with_pool(house)
    (anna,) = await house.sit("me", "novice", options=SHORT)
    await play_on([anna], lambda: bool((anna.now or {}).get("may_undo")))
    await anna.undo()
    await finish([anna])

    await begin(house, anna.table)
    await over(house, anna.table)

    found = await read(house, anna.table, seat=0)
    match = (await house.desk.shelf.whole(anna.table)).match
    assert match.n > len(match.moves)
    for each in found["review"]["decisions"][:5]:
        n = found["updates"][each["n"] - 1]
        answer = await house.ask("GET", f"/api/tables/{anna.table}/moments/{n}?seat=0")
        assert each["action"] in answer.json()["now"]["options"]


async def test_reviews_have_a_limit(serve):
    async with serve(rate_limits=True) as house:
        answers = [await begin(house, "nowhere") for _ in range(11)]

        assert [each.status_code for each in answers] == [404] * 10 + [429]
