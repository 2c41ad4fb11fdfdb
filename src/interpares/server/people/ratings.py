"""Results of matches, and how strong people and bots are by them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import Any

from sqlalchemy import or_, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncSession

from ...kernel.game import Outcome
from ...kernel.values import Value
from .. import schema
from ..loading import setting_of

MU = 25.0
SIGMA = MU / 3
"""Where everybody begins (openskill)."""
FEWEST_GAMES = 5
"""Before that a person is not on the ladder."""
LADDER = 100
BOT = "bot:"


class Strength(Value):
    """What is believed of a player: a mean and how unsure it is."""

    mu: float = MU
    sigma: float = SIGMA


class MyRating(Value):
    """How strong I am at a game with so many seats."""

    game: str
    seats: int
    mu: float
    sigma: float
    ordinal: float
    games: int


class Rung(Value):
    """A place on the ladder of a game."""

    name: str
    bot: bool
    mu: float
    sigma: float
    ordinal: float
    games: int


async def record_result(
    session: AsyncSession,
    table: schema.Table,
    seats: Sequence[schema.Seat],
    outcome: Outcome,
    now_ms: int,
    *,
    counted: Sequence[Mapping[str, int]] = (),
) -> None:
    """Keep how each seat did, and what that says of the players; once for each table.

    `counted` says for each seat where its points came from, if that is known.
    """
    people = await _people_at(session, seats)
    players = [_player(seat, people) for seat in seats]
    rated = bool(outcome.ranks) and counts(table.origin, seats, players) and unaided(table, seats)
    rows = [_result(table, seat, len(seats), outcome, now_ms) for seat in seats]
    for row in rows:
        row["rated"] = rated
        row["sources"] = counted[row["seat"]] if counted else None
        row["person_id"] = row["person_id"] if row["person_id"] in people else None
    if await _written(session, rows) and rated:
        await _rate(session, table.game, players, [outcome.ranks[seat.seat] for seat in seats])


def counts(
    origin: Mapping[str, Any], seats: Sequence[schema.Seat], players: Sequence[str | None]
) -> bool:
    """Whether the match says anything: an own match of people who each have one seat.

    Guests and seats without a person are not players here: anybody can be many guests.
    """
    people = [seat.person_id for seat in seats if seat.person_id is not None]
    known = {player for player in players if player is not None}
    return (
        origin.get("kind", "rematch") == "rematch"
        and len(people) == len(set(people))
        and any(not player.startswith(BOT) for player in known)
        and len(known) > 1
    )


def unaided(table: schema.Table, seats: Sequence[schema.Seat]) -> bool:
    """Whether everybody played alone: who takes a hint does not play for the ratings.

    Where several people may take hints nobody does, so that none can make a lost match not count.
    """
    people = [seat for seat in seats if seat.kind == "person"]
    invited = len(people) > 1 and setting_of(table).hints == "on"
    return not invited and not any(seat.hints for seat in seats)


def rerated(
    strengths: Mapping[str, Strength], players: Sequence[str], ranks: Sequence[int]
) -> dict[str, Strength]:
    """What is believed after a match; a level of bots with several seats gets their mean."""
    from openskill.models import PlackettLuce  # noqa: PLC0415 - only when a match ends

    model = PlackettLuce()
    before = [strengths[player] for player in players]
    teams = [[model.rating(mu=each.mu, sigma=each.sigma)] for each in before]
    after = [team[0] for team in model.rate(teams, ranks=[float(rank) for rank in ranks])]
    seats_of = {
        player: [new for new, whose in zip(after, players, strict=True) if whose == player]
        for player in strengths
    }
    return {
        player: Strength(fmean(new.mu for new in mine), fmean(new.sigma for new in mine))
        for player, mine in seats_of.items()
    }


def ordinal(mu: float, sigma: float) -> float:
    """A player is almost certainly stronger than this."""
    return mu - 3 * sigma


async def ratings_of(session: AsyncSession, person_id: str) -> list[MyRating]:
    """All ratings of one person."""
    rating = schema.Rating
    rows = await session.scalars(
        select(rating).where(rating.player == person_id).order_by(rating.game, rating.seats)
    )
    return [
        MyRating(row.game, row.seats, row.mu, row.sigma, ordinal(row.mu, row.sigma), row.games)
        for row in rows
    ]


async def ladder(session: AsyncSession, game: str, seats: int) -> list[Rung]:
    """The strongest at a game, first to last: accounts with enough games, and bots."""
    rating, person = schema.Rating, schema.Person
    found = await session.execute(
        select(rating, person.name)
        .outerjoin(person, person.id == rating.player)
        .where(rating.game == game, rating.seats == seats)
        .where(
            or_(
                rating.player.startswith(BOT, autoescape=True),
                person.login.is_not(None) & (rating.games >= FEWEST_GAMES),
            )
        )
        .order_by((rating.mu - 3 * rating.sigma).desc(), rating.player)
        .limit(LADDER)
    )
    return [_rung(row, name) for row, name in found]


def _rung(row: schema.Rating, name: str | None) -> Rung:
    shown = row.player.removeprefix(BOT) if name is None else name
    place = ordinal(row.mu, row.sigma)
    return Rung(shown, name is None, row.mu, row.sigma, place, row.games)


async def _people_at(session: AsyncSession, seats: Sequence[schema.Seat]) -> dict[str, bool]:
    """The people who still exist, and whether each has an account."""
    ids = {seat.person_id for seat in seats if seat.person_id is not None}
    person = schema.Person
    found = await session.execute(select(person.id, person.login).where(person.id.in_(ids)))
    return {person_id: login is not None for person_id, login in found}


def _player(seat: schema.Seat, people: Mapping[str, bool]) -> str | None:
    """Who is rated for this seat, if anybody is."""
    if seat.kind == "bot":
        return BOT + seat.level
    return seat.person_id if people.get(seat.person_id or "") else None


def _result(
    table: schema.Table, seat: schema.Seat, seats: int, outcome: Outcome, now_ms: int
) -> dict[str, Any]:
    is_bot = seat.kind == "bot"
    return {
        "table_id": table.id,
        "seat": seat.seat,
        "person_id": None if is_bot else seat.person_id,
        "level": seat.level if is_bot else "",
        "game": table.game,
        "seats": seats,
        "rank": outcome.ranks[seat.seat] if outcome.ranks else None,
        "score": outcome.scores[seat.seat] if outcome.scores else None,
        "reason": outcome.reason,
        "at_ms": now_ms,
    }


async def _written(session: AsyncSession, rows: list[dict[str, Any]]) -> bool:
    """Whether they were new; of two workers only one hears yes."""
    return bool(await _insert(session, schema.Result, rows))


async def _rate(
    session: AsyncSession, game: str, players: Sequence[str | None], ranks: Sequence[int]
) -> None:
    known = [(who, rank) for who, rank in zip(players, ranks, strict=True) if who is not None]
    rows = await _locked(session, game, len(players), sorted({who for who, _ in known}))
    strengths = {row.player: Strength(row.mu, row.sigma) for row in rows}
    news = rerated(strengths, [who for who, _ in known], [rank for _, rank in known])
    for row in rows:
        row.mu, row.sigma = news[row.player].mu, news[row.player].sigma
        row.games += 1


async def _locked(
    session: AsyncSession, game: str, seats: int, players: Sequence[str]
) -> Sequence[schema.Rating]:
    """Their ratings, which nobody else changes meanwhile; new ones where there are none.

    Always in the same order, so that two matches never wait for each other.
    """
    rating = schema.Rating
    fresh = {"game": game, "seats": seats, "mu": MU, "sigma": SIGMA, "games": 0}
    await _insert(session, rating, [{"player": player, **fresh} for player in players])
    found = await session.scalars(
        select(rating)
        .where(rating.game == game, rating.seats == seats, rating.player.in_(players))
        .order_by(rating.player)
        .with_for_update()
    )
    return found.all()


async def _insert(session: AsyncSession, kind: type[schema.Row], rows: list[dict[str, Any]]) -> int:
    """Add the rows that are not there yet, and say how many they were."""
    dialect: Any = {"sqlite": sqlite, "postgresql": postgresql}[session.get_bind().dialect.name]
    statement = dialect.insert(kind.__table__).values(rows).on_conflict_do_nothing()
    added = await session.execute(statement.returning(*kind.__table__.primary_key))
    return len(added.all())
