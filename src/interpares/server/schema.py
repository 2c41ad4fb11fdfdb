"""Everything the server keeps. Times are whole milliseconds since 1970, secrets are hashes."""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Text,
    UniqueConstraint,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

NAMING = {
    "ix": "ix_%(column_0_label)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}

ID = String(24)
HASH = String(64)
INTEGER = BigInteger().with_variant(Integer, "sqlite")
"""SQLite counts up only what it calls INTEGER."""


class Row(DeclarativeBase):
    """What every table of the database shares."""

    metadata = MetaData(naming_convention=NAMING)
    type_annotation_map = {dict[str, Any]: JSON, list[Any]: JSON, int: INTEGER}


class Setting(Row):
    """What the server must remember about itself, such as the keys it signs with."""

    __tablename__ = "settings"

    name: Mapped[str] = mapped_column(String(64), primary_key=True)
    value: Mapped[str] = mapped_column(Text)


class Person(Row):
    """Somebody who plays here: a guest has a name only, an account a password too."""

    __tablename__ = "people"

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    name: Mapped[str] = mapped_column(String(64))
    login: Mapped[str | None] = mapped_column(String(64), unique=True)
    """The name of the account in lower case; None for a guest."""
    email: Mapped[str | None] = mapped_column(String(254))
    password_hash: Mapped[str | None] = mapped_column(Text)
    language: Mapped[str] = mapped_column(String(8), default="en")
    settings: Mapped[dict[str, Any]] = mapped_column(default=dict)
    created_ms: Mapped[int]
    seen_ms: Mapped[int]


class Session(Row):
    """A browser that is known; the cookie holds the secret, the row its hash."""

    __tablename__ = "sessions"

    key_hash: Mapped[str] = mapped_column(HASH, primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True)
    csrf: Mapped[str] = mapped_column(String(64))
    agent: Mapped[str] = mapped_column(String(200), default="")
    created_ms: Mapped[int]
    seen_ms: Mapped[int]
    expires_ms: Mapped[int] = mapped_column(index=True)


class Token(Row):
    """A person's key for programs, good for what its scopes name."""

    __tablename__ = "tokens"

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True)
    key_hash: Mapped[str] = mapped_column(HASH, unique=True)
    name: Mapped[str] = mapped_column(String(64))
    scopes: Mapped[list[Any]]
    created_ms: Mapped[int]
    used_ms: Mapped[int | None]
    expires_ms: Mapped[int | None]


class Table(Row):
    """A table: what was settled when it was opened, and how it stands."""

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    game: Mapped[str] = mapped_column(String(32), index=True)
    version: Mapped[int]
    edition: Mapped[str] = mapped_column(String(32))
    name: Mapped[str] = mapped_column(String(80))
    options: Mapped[dict[str, Any]]
    setting: Mapped[dict[str, Any]]
    """Pace, spectators and the rest of what the host chose (tables.Setting)."""
    listed: Mapped[bool]
    status: Mapped[str] = mapped_column(String(16), index=True)
    """open, running, finished, abandoned, cancelled or replay."""
    host_id: Mapped[str | None] = mapped_column(
        ForeignKey("people.id", ondelete="SET NULL"), index=True
    )
    host_hash: Mapped[str] = mapped_column(HASH)
    secret: Mapped[bytes] = mapped_column(LargeBinary(32))
    """The seed of the match; its commitment is public from the beginning."""
    commitment: Mapped[str] = mapped_column(HASH)
    header: Mapped[dict[str, Any] | None] = mapped_column(JSON)
    """The header of the record, from the start of play; holds the position of a fork."""
    origin: Mapped[dict[str, Any]] = mapped_column(default=dict)
    """Where it came from: a fork, a rematch, an import."""
    rematch_id: Mapped[str | None] = mapped_column(ID)
    outcome: Mapped[dict[str, Any] | None] = mapped_column(JSON)
    created_ms: Mapped[int] = mapped_column(index=True)
    started_ms: Mapped[int | None]
    finished_ms: Mapped[int | None]


class Seat(Row):
    """A seat at a table, and whoever sits in it."""

    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(8))
    """person, bot or open."""
    person_id: Mapped[str | None] = mapped_column(
        ForeignKey("people.id", ondelete="SET NULL"), index=True
    )
    name: Mapped[str] = mapped_column(String(64), default="")
    level: Mapped[str] = mapped_column(String(16), default="")
    """The level of a bot."""
    key_hash: Mapped[str] = mapped_column(HASH, default="")
    """Of the secret that plays this seat."""
    invite_hash: Mapped[str] = mapped_column(HASH, default="")
    """Of the secret that may take this seat while it is open."""
    seed: Mapped[str] = mapped_column(String(128), default="")
    """The seat's own part in the chance of the match."""
    hints: Mapped[int] = mapped_column(default=0)
    """How often a bot was asked for advice here."""


class Move(Row):
    """One line of the log of a table: the truth about its match."""

    __tablename__ = "moves"

    table_id: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    n: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    at_ms: Mapped[int]
    seat: Mapped[int | None]
    key: Mapped[str | None] = mapped_column(String(64))
    """What the sender calls this request, so that a repeated one is known."""
    line: Mapped[str] = mapped_column(Text)
    """A line of the record, as JSON."""

    __table_args__ = (UniqueConstraint("table_id", "seat", "key", name="uq_moves_key"),)


class Progress(Row):
    """How far a table is; written together with each move."""

    __tablename__ = "progress"

    table_id: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    n: Mapped[int]
    """The lines of the log."""
    due_ms: Mapped[int | None] = mapped_column(index=True)
    """When the server itself has something to do here: a bot, an order, a clock."""
    waiting: Mapped[str] = mapped_column(String(64), default="")
    """The seats that are asked, as `0,2`; what the public may see of it."""
    state: Mapped[str] = mapped_column(Text, default="{}")
    """Clocks, substitutes, vacations (clocks.State), as JSON."""


class Snapshot(Row):
    """A position kept for speed; good for one version of the rules only."""

    __tablename__ = "snapshots"

    table_id: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    n: Mapped[int]
    version: Mapped[int]
    edition: Mapped[str] = mapped_column(String(32))
    data: Mapped[bytes] = mapped_column(LargeBinary)


class Order(Row):
    """A standing order: secret, and answered for its seat when its question comes."""

    __tablename__ = "orders"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), index=True)
    seat: Mapped[int]
    data: Mapped[dict[str, Any]]
    left: Mapped[int | None]
    """How often it may still answer; None is always."""


class Proposal(Row):
    """Something that needs the consent of everybody at the table."""

    __tablename__ = "proposals"

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), index=True)
    kind: Mapped[str] = mapped_column(String(16))
    seat: Mapped[int]
    data: Mapped[dict[str, Any]]
    agreed: Mapped[list[Any]]
    status: Mapped[str] = mapped_column(String(16), default="open")
    created_ms: Mapped[int]


class Message(Row):
    """A line of chat; never part of the record."""

    __tablename__ = "chat"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), index=True)
    seat: Mapped[int | None]
    person_id: Mapped[str | None] = mapped_column(
        ForeignKey("people.id", ondelete="SET NULL"), index=True
    )
    name: Mapped[str] = mapped_column(String(64))
    text: Mapped[str] = mapped_column(Text)
    mentions: Mapped[list[Any]]
    """The seats that were called by name."""
    at_ms: Mapped[int]


class Result(Row):
    """How one seat of a finished match did."""

    __tablename__ = "results"

    table_id: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    person_id: Mapped[str | None] = mapped_column(
        ForeignKey("people.id", ondelete="SET NULL"), index=True
    )
    level: Mapped[str] = mapped_column(String(16), default="")
    game: Mapped[str] = mapped_column(String(32))
    seats: Mapped[int]
    rank: Mapped[int | None]
    """None when everybody lost."""
    score: Mapped[int | None]
    reason: Mapped[str] = mapped_column(String(32))
    rated: Mapped[bool] = mapped_column(default=False)
    sources: Mapped[dict[str, Any] | None] = mapped_column(JSON)
    """Where the points came from; None where nobody has counted them."""
    at_ms: Mapped[int]


class Review(Row):
    """A finished match gone over by a bot: how far that is, and what has come of it."""

    __tablename__ = "reviews"

    table_id: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    version: Mapped[int]
    edition: Mapped[str] = mapped_column(String(32))
    review: Mapped[int]
    """The version of the reviewing itself: with another one of the three it is made anew."""
    status: Mapped[str] = mapped_column(String(16))
    """running, finished or failed."""
    tries: Mapped[int] = mapped_column(default=0)
    done: Mapped[int] = mapped_column(default=0)
    total: Mapped[int] = mapped_column(default=0)
    data: Mapped[dict[str, Any] | None] = mapped_column(JSON)
    accuracy: Mapped[list[Any] | None] = mapped_column(JSON)
    """By seat: how many decisions were judged, and the chance to win they lost."""
    created_ms: Mapped[int]
    changed_ms: Mapped[int]


class Rating(Row):
    """How strong a person (or a level of bots) is at a game with so many seats."""

    __tablename__ = "ratings"

    player: Mapped[str] = mapped_column(String(40), primary_key=True)
    """The id of a person, or `bot:` and a level."""
    game: Mapped[str] = mapped_column(String(32), primary_key=True)
    seats: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    mu: Mapped[float]
    sigma: Mapped[float]
    games: Mapped[int]


class Work(Row):
    """Something a person made in the workshop: a deck or a card of Veto!."""

    __tablename__ = "works"

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True)
    kind: Mapped[str] = mapped_column(String(8))
    """deck or card."""
    name: Mapped[str] = mapped_column(String(64))
    data: Mapped[dict[str, Any]]
    created_ms: Mapped[int]
    changed_ms: Mapped[int]


class Trial(Row):
    """A deck tried by bots against others: what was asked, and how far it is."""

    __tablename__ = "trials"

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True)
    digest: Mapped[str] = mapped_column(HASH, index=True)
    """Of all that decides the result: equal ones need not be played again."""
    status: Mapped[str] = mapped_column(String(16))
    """running, finished, cancelled or stopped."""
    asked: Mapped[dict[str, Any]]
    results: Mapped[dict[str, Any]]
    """Games, wins and failures by opposing deck."""
    created_ms: Mapped[int]
    changed_ms: Mapped[int]


class Channel(Row):
    """A way to reach a person: browser push, e-mail or webhook."""

    __tablename__ = "channels"

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True)
    kind: Mapped[str] = mapped_column(String(16))
    label: Mapped[str] = mapped_column(String(64), default="")
    target: Mapped[dict[str, Any]]
    rules: Mapped[dict[str, Any]] = mapped_column(default=dict)
    """What is sent and when: kinds, digest, quiet hours."""
    enabled: Mapped[bool] = mapped_column(default=True)
    failures: Mapped[int] = mapped_column(default=0)
    created_ms: Mapped[int]


class Mute(Row):
    """A table a person does not want to hear of on a channel."""

    __tablename__ = "mutes"

    channel_id: Mapped[str] = mapped_column(
        ForeignKey("channels.id", ondelete="CASCADE"), primary_key=True
    )
    table_id: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )


class Notice(Row):
    """The outbox: something a person should hear of, and what became of it."""

    __tablename__ = "outbox"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True)
    channel_id: Mapped[str | None] = mapped_column(ForeignKey("channels.id", ondelete="CASCADE"))
    """None until it is spread over the person's channels."""
    table_id: Mapped[str | None] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"))
    kind: Mapped[str] = mapped_column(String(16))
    data: Mapped[str] = mapped_column(Text)
    status: Mapped[str] = mapped_column(String(16))
    """new, waiting, sent, failed or dropped."""
    attempts: Mapped[int] = mapped_column(default=0)
    error: Mapped[str] = mapped_column(Text, default="")
    created_ms: Mapped[int]
    due_ms: Mapped[int]
    done_ms: Mapped[int | None]

    __table_args__ = (Index("ix_outbox_todo", "status", "due_ms"),)
