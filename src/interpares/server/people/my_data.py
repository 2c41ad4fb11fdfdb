"""Everything that is kept about a person: to take along, or to be gone."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, delete, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncSession

from .. import schema
from ..times import DAY_MS

DELETED = "deleted"
"""The name that is left in the seats of somebody who is gone."""

SHOWN: dict[type[schema.Row], tuple[str, ...]] = {
    schema.Person: (
        "id",
        "name",
        "login",
        "email",
        "language",
        "settings",
        "created_ms",
        "seen_ms",
    ),
    schema.Session: ("agent", "created_ms", "seen_ms", "expires_ms"),
    schema.Token: ("id", "name", "scopes", "created_ms", "used_ms", "expires_ms"),
    schema.Table: (
        "id",
        "game",
        "version",
        "edition",
        "name",
        "options",
        "setting",
        "listed",
        "status",
        "origin",
        "rematch_id",
        "outcome",
        "created_ms",
        "started_ms",
        "finished_ms",
    ),
    schema.Seat: ("table_id", "seat", "kind", "name", "hints"),
    schema.Order: ("id", "table_id", "seat", "data", "left"),
    schema.Message: ("id", "table_id", "seat", "name", "text", "mentions", "at_ms"),
    schema.Result: (
        "table_id",
        "seat",
        "game",
        "seats",
        "rank",
        "score",
        "reason",
        "rated",
        "sources",
        "at_ms",
    ),
    schema.Rating: ("game", "seats", "mu", "sigma", "games"),
    schema.Work: ("id", "kind", "name", "data", "created_ms", "changed_ms"),
    schema.Trial: ("id", "status", "asked", "results", "created_ms", "changed_ms"),
    schema.Channel: ("id", "kind", "label", "target", "rules", "enabled", "failures", "created_ms"),
    schema.Mute: ("channel_id", "table_id"),
    schema.Notice: (
        "id",
        "channel_id",
        "table_id",
        "kind",
        "data",
        "status",
        "attempts",
        "error",
        "created_ms",
        "due_ms",
        "done_ms",
    ),
}
"""What is given to the person it is about: never a hash or a secret."""

TARGET_SECRETS = ("keys", "p256dh", "auth", "secret", "code")


def _about(person_id: str) -> dict[type[schema.Row], ColumnElement[bool]]:
    """Which rows are about a person."""
    seat, channel, table = schema.Seat, schema.Channel, schema.Table
    sitting = select(seat.table_id).where(seat.person_id == person_id)
    my_seats = select(seat.table_id, seat.seat).where(seat.person_id == person_id)
    channels = select(channel.id).where(channel.person_id == person_id)
    return {
        schema.Person: schema.Person.id == person_id,
        schema.Session: schema.Session.person_id == person_id,
        schema.Token: schema.Token.person_id == person_id,
        schema.Table: table.id.in_(sitting) | (table.host_id == person_id),
        schema.Seat: seat.person_id == person_id,
        schema.Order: tuple_(schema.Order.table_id, schema.Order.seat).in_(my_seats),
        schema.Message: schema.Message.person_id == person_id,
        schema.Result: schema.Result.person_id == person_id,
        schema.Rating: schema.Rating.player == person_id,
        schema.Work: schema.Work.person_id == person_id,
        schema.Trial: schema.Trial.person_id == person_id,
        schema.Channel: channel.person_id == person_id,
        schema.Mute: schema.Mute.channel_id.in_(channels),
        schema.Notice: schema.Notice.person_id == person_id,
    }


async def export(session: AsyncSession, person_id: str) -> dict[str, list[dict[str, Any]]]:
    """All rows about a person by the name of their table, without secrets."""
    kept = {}
    for kind, condition in _about(person_id).items():
        columns = [kind.__table__.columns[name] for name in SHOWN[kind]]
        key = kind.__table__.primary_key
        rows = await session.execute(select(*columns).where(condition).order_by(*key))
        kept[kind.__tablename__] = [_open(row._asdict()) for row in rows]
    return kept


def _open(row: dict[str, Any]) -> dict[str, Any]:
    """The row without what encrypts or signs messages to its target."""
    if "target" not in row:
        return row
    target = {name: value for name, value in row["target"].items() if name not in TARGET_SECRETS}
    return {**row, "target": target}


async def erase(session: AsyncSession, person_id: str) -> tuple[str, ...]:
    """Remove a person and their words; returns the tables where a name has changed.

    Matches go on: the seats stay, and are played by whoever has their links.
    """
    tables = await _erase_names(session, person_id)
    message = schema.Message
    await session.execute(
        update(message).where(message.person_id == person_id).values(text="", name="", mentions=[])
    )
    await _remove(session, [person_id])
    return tables


async def _erase_names(session: AsyncSession, person_id: str) -> tuple[str, ...]:
    """Take the person's name out of seats and records."""
    seat = schema.Seat
    rows = (await session.scalars(select(seat).where(seat.person_id == person_id))).all()
    for row in rows:
        # An open seat was only kept for them: now anybody may have it.
        row.name, row.person_id = "" if row.kind == "open" else DELETED, None
        table = await session.get(schema.Table, row.table_id)
        players = list(((table and table.header) or {}).get("players", ()))
        if table is not None and row.seat < len(players):
            players[row.seat] = DELETED
            table.header = {**(table.header or {}), "players": players}
    await session.flush()
    return tuple(sorted({row.table_id for row in rows}))


async def prune_guests(session: AsyncSession, now_ms: int, days: int) -> int:
    """Remove guests who were not here for so long and have nothing to come back to.

    What they said and the names in their old seats stay.
    """
    person, seat, table = schema.Person, schema.Seat, schema.Table
    live = table.status.in_(("open", "running"))
    sitting = (
        select(seat.person_id)
        .join(table, table.id == seat.table_id)
        .where(live, seat.person_id.is_not(None))
    )
    hosting = select(table.host_id).where(live, table.host_id.is_not(None))
    found = await session.scalars(
        select(person.id).where(
            person.login.is_(None),
            person.seen_ms < now_ms - days * DAY_MS,
            person.id.not_in(sitting),
            person.id.not_in(hosting),
        )
    )
    gone = list(found)
    await _remove(session, gone)
    return len(gone)


async def _remove(session: AsyncSession, people: list[str]) -> None:
    """The database itself removes whatever is theirs alone, and lets go of their seats."""
    rating, person = schema.Rating, schema.Person
    await session.execute(delete(rating).where(rating.player.in_(people)))
    await session.execute(delete(person).where(person.id.in_(people)))
