"""My results in numbers."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import event

from interpares.server import schema
from interpares.server.people.statistics import Played, statistics

pytestmark = pytest.mark.anyio
PATH = "/api/me/statistics"


class Past:
    """Matches that a person has played, each with its rows."""

    def __init__(self, site, new_table, new_seat):
        self.site, self.table, self.seat = site, new_table, new_seat
        self.count = 0

    async def play(self, person, rank, *others, game="florence", score=10, judged=None, **more):
        """A match of a person against others, `people` or levels of bots; each is a place later."""
        self.count += 1
        table_id = f"t{self.count}"
        rows = [self.table(table_id, game=game, status="finished")]
        rows.append(self.seat(table_id, 0, person, hints=more.pop("hints", 0)))
        await self.site.add(*rows)
        ranks = [rank, *[each for each in range(1, len(others) + 2) if each != rank]]
        levels = ["", *("" if each == "people" else each for each in others)]
        for seat, (place, level) in enumerate(zip(ranks, levels, strict=True)):
            who = person if seat == 0 else None
            sources = more.get("sources") if seat == 0 else None
            await self.site.add(
                schema.Result(
                    table_id=table_id,
                    seat=seat,
                    person_id=who,
                    level=level,
                    game=game,
                    seats=len(ranks),
                    rank=place,
                    score=score,
                    reason="finished",
                    sources=sources,
                    at_ms=self.count,
                )
            )
        if judged:
            await self.site.add(reviewed(table_id, judged))
        return table_id


def reviewed(table_id, accuracy, status="finished"):
    return schema.Review(
        table_id=table_id,
        version=1,
        edition="e",
        review=1,
        status=status,
        accuracy=accuracy,
        created_ms=1,
        changed_ms=1,
    )


@pytest.fixture
def past(site, new_table, new_seat):
    return Past(site, new_table, new_seat)


async def test_wins_places_and_scores_are_counted_game_by_game(site, past):
    anna = await site.browser()
    me = await anna.guest()
    await past.play(me, 1, "squire", "noble", score=40)
    await past.play(me, 3, "squire", "people", score=20)
    await past.play(me, 2, "people", game="veto")

    florence, veto = await anna.get(PATH)

    assert (florence["game"], veto["game"]) == ("florence", "veto")
    whole = florence["all"]
    assert (whole["played"], whole["won"], whole["place"]) == (2, 1, 2.0)
    assert whole["interval"][0] < 0.5 < whole["interval"][1]
    assert (florence["best"], florence["mean"]) == (40, 30.0)
    assert [(each["name"], each["played"]) for each in florence["by_seats"]] == [("3", 2)]
    assert [(each["name"], each["played"], each["won"]) for each in florence["by_opponents"]] == [
        ("people", 1, 0),
        ("noble", 1, 1),
        ("squire", 2, 1),
    ]


async def test_what_reviews_say_is_the_mean_over_all_decisions(site, past):
    anna = await site.browser()
    me = await anna.guest()
    other = {"decisions": 9, "lost": 9.0}
    await past.play(me, 1, "squire", judged=[{"decisions": 10, "lost": 0.1}, other])
    await past.play(me, 2, "squire", judged=[{"decisions": 30, "lost": 0.5}, other])
    await past.play(me, 2, "squire", hints=3)

    (found,) = await anna.get(PATH)

    assert found["accuracy"] == {"matches": 2, "decisions": 40, "lost": pytest.approx(0.015)}
    assert [each["lost"] for each in found["last"]] == [0.01, pytest.approx(0.5 / 30), None]
    assert found["hinted"] == 1


async def test_a_review_that_is_not_finished_says_nothing(site, past):
    anna = await site.browser()
    table = await past.play(await anna.guest(), 1, "squire")
    await site.add(reviewed(table, [{"decisions": 1, "lost": 1.0}], status="running"))

    (found,) = await anna.get(PATH)

    assert found["accuracy"] is None


async def test_sources_are_means_of_the_matches_in_which_they_were_counted(site, past):
    anna = await site.browser()
    me = await anna.guest()
    await past.play(me, 1, "squire", sources={"works": 30, "sold": -3})
    await past.play(me, 1, "squire", sources={"works": 20})
    await past.play(me, 1, "squire")

    (found,) = await anna.get(PATH)

    assert found["sources"] == [
        {"source": "works", "mean": 25.0},
        {"source": "sold", "mean": -1.5},
    ]


async def test_nobody_else_is_counted_and_nothing_is_asked_of_who_is_nobody(site, past):
    anna, maria, nobody = await site.browser(), await site.browser(), await site.browser()
    await past.play(await anna.guest(), 1, "squire")
    await maria.guest("Maria")

    assert await maria.get(PATH) == []
    assert (await nobody.ask("GET", PATH)).status_code == 401


async def test_however_many_matches_there_are_it_takes_as_many_questions(site, past):
    anna = await site.browser()
    me = await anna.guest()
    asked = []
    engine = site.database._engine.sync_engine
    event.listen(engine, "before_cursor_execute", lambda *all_of_it: asked.append(all_of_it[2]))

    counts = []
    for matches in (1, 6):
        for _ in range(matches):
            await past.play(me, 1, "squire")
        asked.clear()
        (found,) = await anna.get(PATH)
        counts.append(len(asked))

    assert found["all"]["played"] == 7
    assert counts[0] == counts[1]


results = st.builds(
    lambda seats, rank, score, decisions, others: Played(
        schema.Result(
            table_id="t",
            seat=0,
            game="g",
            seats=seats,
            rank=rank,
            score=score,
            at_ms=1,
            sources=None,
        ),
        others,
        decisions,
        0.1 * decisions,
        0,
    ),
    st.integers(2, 5),
    st.none() | st.integers(1, 2),
    st.none() | st.integers(-20, 99),
    st.integers(0, 50),
    st.sampled_from([("people",), ("noble",), ("noble", "people")]),
)


@given(st.lists(results, min_size=1, max_size=60))
def test_the_parts_together_are_the_whole(played):
    """Every match has one number of seats, and at least one kind of opponents."""
    found = statistics("g", played)

    assert found.all.played == len(played) == sum(each.played for each in found.by_seats)
    assert found.all.won == sum(each.won for each in found.by_seats)
    assert sum(each.played for each in found.by_opponents) >= len(played)
    low, high = found.all.interval
    assert low <= found.all.won / len(played) <= high
    assert found.accuracy is None or found.accuracy.lost == pytest.approx(0.1)
    assert len(found.last) <= 30
