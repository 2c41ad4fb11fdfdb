"""Results, and what they say of people and bots."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import select

from interpares.kernel.game import Outcome
from interpares.server import schema
from interpares.server.people.ratings import MU, SIGMA, Strength, record_result, rerated

pytestmark = pytest.mark.anyio
WON = Outcome("finished", ranking=(0, 1, 2), ranks=(1, 2, 3), scores=(30, 20, 10))


class Club:
    """Accounts, guests and bots who play tables of three seats."""

    def __init__(self, site, new_table, new_seat):
        self.site = site
        self.table, self.seat = new_table, new_seat
        self.tables = 0

    async def meet(self, *names):
        """People by name; those with capital letters have accounts."""
        for name in names:
            login = name.lower() if name[0].isupper() else None
            await self.site.add(
                schema.Person(id=name, name=name, login=login, created_ms=1, seen_ms=1)
            )

    async def play(self, players, outcome=WON, **facts):
        """A match of these players (`bot:` and a level for bots); returns the id of its table."""
        self.tables += 1
        table = self.table(f"t{self.tables}", **facts)
        await self.site.add(table, *self.seats(table.id, players))
        await self.record(table.id, outcome)
        return table.id

    def seats(self, table_id, players):
        for number, player in enumerate(players):
            if player.startswith("bot:"):
                yield self.seat(table_id, number, kind="bot", level=player[4:])
            else:
                yield self.seat(table_id, number, player or None)

    async def record(self, table_id, outcome=WON, now_ms=99):
        async with self.site.database.session() as session:
            table = await session.get(schema.Table, table_id)
            ours = schema.Seat.table_id == table_id
            seats = (await session.scalars(select(schema.Seat).where(ours))).all()
            await record_result(session, table, list(seats), outcome, now_ms)

    async def ratings(self):
        rows = await self.site.rows(select(schema.Rating))
        return {row.player: (row.mu, row.sigma, row.games) for row in rows}

    async def results(self):
        rows = await self.site.rows(select(schema.Result).order_by(schema.Result.seat))
        return [(row.person_id, row.level, row.rank, row.score, row.rated) for row in rows]


@pytest.fixture
def club(site, new_table, new_seat):
    return Club(site, new_table, new_seat)


@pytest.fixture
def sqlite_club(sqlite_site, new_table, new_seat):
    return Club(sqlite_site, new_table, new_seat)


async def test_the_winner_rises_the_loser_falls_and_everybody_is_surer(club):
    await club.meet("Anna", "Maria", "Ewa")

    await club.play(["Anna", "Maria", "Ewa"])

    ratings = await club.ratings()
    assert ratings["Anna"][0] > ratings["Maria"][0] > ratings["Ewa"][0]
    assert ratings["Anna"][0] > MU > ratings["Ewa"][0]
    assert all(sigma < SIGMA for _, sigma, _ in ratings.values())
    assert [games for _, _, games in ratings.values()] == [1, 1, 1]
    assert await club.results() == [
        ("Anna", "", 1, 30, True),
        ("Maria", "", 2, 20, True),
        ("Ewa", "", 3, 10, True),
    ]


async def test_a_result_is_recorded_once(club):
    await club.meet("Anna", "Maria", "Ewa")
    table_id = await club.play(["Anna", "Maria", "Ewa"])
    ratings, results = await club.ratings(), await club.results()
    other = Outcome("finished", ranking=(2, 1, 0), ranks=(3, 2, 1), scores=(1, 2, 3))

    await club.record(table_id, other)

    assert await club.ratings() == ratings
    assert await club.results() == results


async def test_two_workers_record_a_result_once(club):
    await club.meet("Anna", "Maria", "Ewa")
    table = club.table("t1")
    await club.site.add(table, *club.seats("t1", ["Anna", "Maria", "Ewa"]))

    await asyncio.gather(club.record("t1"), club.record("t1"))

    assert [games for _, _, games in (await club.ratings()).values()] == [1, 1, 1]
    assert len(await club.results()) == 3


async def test_matches_that_end_together_all_count(club):
    await club.meet("Anna", "Maria", "Ewa")
    for number in range(4):
        await club.site.add(
            club.table(f"t{number}"), *club.seats(f"t{number}", ["Anna", "Maria", "Ewa"])
        )

    await asyncio.gather(*(club.record(f"t{number}") for number in range(4)))

    one_by_one = {each: Strength() for each in ("Anna", "Maria", "Ewa")}
    for _ in range(4):
        one_by_one = rerated(one_by_one, ["Anna", "Maria", "Ewa"], WON.ranks)
    assert await club.ratings() == {
        player: (pytest.approx(strength.mu), pytest.approx(strength.sigma), 4)
        for player, strength in one_by_one.items()
    }


async def test_shared_places_are_shared(club):
    await club.meet("Anna", "Maria", "Ewa")
    shared = Outcome("finished", ranking=(0, 1, 2), ranks=(1, 1, 3), scores=(9, 9, 2))

    await club.play(["Anna", "Maria", "Ewa"], shared)

    ratings = await club.ratings()
    assert ratings["Anna"][0] == pytest.approx(ratings["Maria"][0])
    assert ratings["Anna"][0] > ratings["Ewa"][0]
    assert [rank for _, _, rank, _, _ in await club.results()] == [1, 1, 3]


async def test_games_and_numbers_of_seats_are_rated_apart(club):
    await club.meet("Anna", "Maria", "Ewa")
    two = Outcome("finished", ranking=(1, 0), ranks=(2, 1))

    await club.play(["Anna", "Maria", "Ewa"])
    await club.play(["Anna", "Maria"], two)

    rows = await club.site.rows(select(schema.Rating).where(schema.Rating.player == "Anna"))
    by_seats = {row.seats: row for row in rows}
    assert by_seats[3].mu > MU > by_seats[2].mu


async def test_a_level_of_bots_is_one_player_however_many_seats_it_has(club):
    await club.meet("Anna")

    await club.play(["bot:squire", "Anna", "bot:squire"])

    ratings = await club.ratings()
    assert set(ratings) == {"Anna", "bot:squire"}
    assert ratings["bot:squire"][2] == 1
    assert ratings["bot:squire"][0] == pytest.approx(MU, abs=0.5)
    assert await club.results() == [
        (None, "squire", 1, 30, True),
        ("Anna", "", 2, 20, True),
        (None, "squire", 3, 10, True),
    ]


@pytest.mark.parametrize(
    "players, facts",
    [
        (["bot:squire", "bot:hetman", "bot:squire"], {}),
        (["guest", "bot:hetman", "bot:squire"], {}),
        (["Anna", "guest", ""], {}),
        (["Anna", "Anna", "Maria"], {}),
        (["Anna", "Maria", "guest", "guest"], {}),
        (["Anna", "Maria", "Ewa"], {"origin": {"kind": "fork"}}),
        (["Anna", "Maria", "Ewa"], {"origin": {"kind": "import"}}),
    ],
    ids=["bots", "guest", "alone", "hot seat", "guests twice", "fork", "import"],
)
async def test_what_says_nothing_is_kept_but_not_rated(sqlite_club, players, facts):
    await sqlite_club.meet("Anna", "Maria", "Ewa", "guest")
    ranks = tuple(range(1, len(players) + 1))
    outcome = Outcome("finished", ranking=tuple(range(len(players))), ranks=ranks)

    await sqlite_club.play(players, outcome, **facts)

    assert await sqlite_club.ratings() == {}
    assert [result[2:] for result in await sqlite_club.results()] == [
        (rank, None, False) for rank in ranks
    ]


async def test_a_rematch_is_rated_and_a_guest_beside_others_is_not(club):
    await club.meet("Anna", "Maria", "guest")

    await club.play(["Anna", "guest", "Maria"], origin={"kind": "rematch", "table": "t0"})

    ratings = await club.ratings()
    assert set(ratings) == {"Anna", "Maria"}
    assert ratings["Anna"][0] > MU > ratings["Maria"][0]
    assert [result[0] for result in await club.results()] == ["Anna", "guest", "Maria"]


async def test_when_everybody_lost_nobody_is_rated(club):
    await club.meet("Anna", "Maria", "Ewa")

    await club.play(["Anna", "Maria", "Ewa"], Outcome("collapsed", scores=(3, 2, 1)))

    assert await club.ratings() == {}
    assert await club.results() == [
        ("Anna", "", None, 3, False),
        ("Maria", "", None, 2, False),
        ("Ewa", "", None, 1, False),
    ]


async def test_somebody_who_was_deleted_meanwhile_does_not_stop_the_result(club):
    await club.meet("Anna", "Maria", "Ewa")
    table = club.table("t1")
    await club.site.add(table, *club.seats("t1", ["Anna", "Maria", "Ewa"]))
    stale = list(club.seats("t1", ["Anna", "gone", "Ewa"]))

    async with club.site.database.session() as session:
        await record_result(session, table, stale, WON, 1)

    assert [result[0] for result in await club.results()] == ["Anna", None, "Ewa"]
    assert set(await club.ratings()) == {"Anna", "Ewa"}


async def test_the_ladder_shows_accounts_with_five_games_and_bots(club):
    await club.meet("Anna", "Maria", "guest")
    for _ in range(5):
        await club.play(["Anna", "bot:squire", "guest"])
    await club.play(["Maria", "bot:squire", "bot:hetman"])
    browser = await club.site.browser()

    ladder = await browser.get("/api/ratings/magnaci/3")

    assert [(each["name"], each["bot"], each["games"]) for each in ladder] == [
        ("Anna", False, 5),
        ("squire", True, 6),
        ("hetman", True, 1),
    ]
    for each in ladder:
        assert each["ordinal"] == pytest.approx(each["mu"] - 3 * each["sigma"])
    assert [each["ordinal"] for each in ladder] == sorted(
        (each["ordinal"] for each in ladder), reverse=True
    )
    assert await browser.get("/api/ratings/magnaci/4") == []


@pytest.mark.parametrize(
    "path, status",
    [("chess/2", 404), ("%00/3", 404), ("magnaci/0", 400), ("magnaci/21", 400)],
)
async def test_a_ladder_that_cannot_be_is_refused(sqlite_site, path, status):
    browser = await sqlite_site.browser()

    assert (await browser.ask("GET", f"/api/ratings/{path}")).status_code == status


async def test_my_ratings_are_mine(site, club):
    browser = await site.browser()
    me = await browser.account()
    await club.meet("Maria")

    await club.play([me, "Maria", "bot:squire"])

    [mine] = await browser.get("/api/me/ratings")
    assert (mine["game"], mine["seats"], mine["games"]) == ("magnaci", 3, 1)
    assert mine["mu"] > MU
    assert mine["ordinal"] == pytest.approx(mine["mu"] - 3 * mine["sigma"])


async def test_a_match_with_a_hint_is_not_rated(club):
    await club.meet("Anna", "Maria")

    for hints in (0, 1):
        club.tables += 1
        table = club.table(f"t{club.tables}")
        seats = list(club.seats(table.id, ["Anna", "bot:squire", "bot:noble"]))
        seats[0].hints = hints
        await club.site.add(table, *seats)
        await club.record(table.id)

    rows = await club.site.rows(select(schema.Result).order_by(schema.Result.table_id))
    assert {row.table_id: row.rated for row in rows} == {"t1": True, "t2": False}
    assert (await club.ratings())["Anna"][2] == 1


async def test_where_several_people_may_take_hints_nobody_is_rated(club):
    await club.meet("Anna", "Maria")

    await club.play(["Anna", "Maria", "bot:squire"], setting={"hints": "on"})
    await club.play(["Anna", "bot:noble", "bot:squire"], setting={"hints": "on"})

    rows = await club.site.rows(select(schema.Result).order_by(schema.Result.table_id))
    assert {row.table_id: row.rated for row in rows} == {"t1": False, "t2": True}


async def test_where_the_points_came_from_is_kept(club):
    await club.meet("Anna")
    table = club.table("t9")
    await club.site.add(table, *club.seats("t9", ["Anna", "bot:squire", "bot:noble"]))
    counted = ({"works": 30}, {"works": 20}, {"works": 8, "sold": 2})

    async with club.site.database.session() as session:
        seats = await session.scalars(select(schema.Seat).where(schema.Seat.table_id == "t9"))
        await record_result(session, table, list(seats), WON, 1, counted=counted)

    rows = await club.site.rows(select(schema.Result).order_by(schema.Result.seat))
    assert [row.sources for row in rows] == list(counted)
