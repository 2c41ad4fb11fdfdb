"""The rows of a table that is being opened, filled and started."""

from __future__ import annotations

import secrets
from collections.abc import Collection

import msgspec
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncSession

from .. import bots
from ..kernel import chance
from ..kernel.errors import BadInput
from ..kernel.game import encode
from ..kernel.match import Match
from ..kernel.records import Header
from ..kernel.rules import rules_of
from ..kernel.values import Seat
from . import clocks, orders, schema
from .errors import Problem
from .keys import hashed, new_key, now_ms, opens
from .loading import Rows, check_id, rows_of, setting_of
from .noticing import notice
from .people.checks import clean_name
from .principal import Principal
from .requests import Join, NewSeat, NewTable
from .times import iso


def check_new(new: NewTable) -> None:
    """Refuse a table that could not be played."""
    rules_of(new.game).complete(new.options, len(new.seats))
    clocks.validate(new.setting.pace)
    bots.known(new.setting.substitute, new.game)
    for each in new.seats:
        if each.kind == "bot":
            bots.known(each.level, new.game)
        if each.kind == "open" and each.orders:
            raise Problem("orders-of-others", "bad_input")
        for order in each.orders:
            orders.validate(order, rules_of(new.game))
    if new.setting.spectators.mode == "delayed" and not new.setting.spectators.delay_s:
        raise BadInput("Delayed spectators need a delay.", message="delay-missing")


def new_secret() -> bytes:
    """The seed of a match to come."""
    return chance.seed_from(secrets.randbits(256))


def table_row(
    new: NewTable, table_id: str, secret: bytes, principal: Principal, host_key: str
) -> schema.Table:
    """The row of a new table; its commitment binds the server before anybody sits down."""
    rules = rules_of(new.game)
    return schema.Table(
        id=table_id,
        game=new.game,
        version=rules.version,
        edition=rules.edition(),
        name=new.name,
        options=rules.complete(new.options, len(new.seats)),
        setting=msgspec.to_builtins(new.setting),
        listed=new.listed,
        status="open",
        host_id=principal.person_id,
        host_hash=hashed(host_key),
        secret=secret,
        commitment=chance.commitment(secret, table_id),
        created_ms=now_ms(),
    )


def seat_row(
    table_id: str, seat: Seat, wanted: NewSeat, principal: Principal
) -> tuple[schema.Seat, str]:
    """A seat of a new table, and the secret that plays it or, while it is open, takes it."""
    row = schema.Seat(table_id=table_id, seat=seat, kind="open", seed=wanted.seed)
    key = new_key()
    match wanted.kind:
        case "me":
            row.kind, row.person_id = "person", principal.person_id
            row.name = clean_name(wanted.name or principal.name or f"{seat + 1}")
            row.key_hash = hashed(key)
        case "bot":
            row.kind, row.level = "bot", wanted.level
            row.name = clean_name(wanted.name or wanted.level)
        case "open":
            row.invite_hash = hashed(key)
    return row, key


def order_rows(table_id: str, new: NewTable) -> list[schema.Order]:
    """The standing orders that are given when a table is opened."""
    return [
        schema.Order(
            table_id=table_id, seat=seat, data=msgspec.to_builtins(order), left=order.times
        )
        for seat, each in enumerate(new.seats)
        for order in each.orders
    ]


async def locked(session: AsyncSession, table_id: str) -> Rows:
    """The rows of a table that nobody else changes before this session ends."""
    check_id(table_id)
    same = update(schema.Table).where(schema.Table.id == table_id)
    await session.execute(same.values(listed=schema.Table.listed))
    return await rows_of(session, table_id)


def check_open(table: schema.Table) -> None:
    if table.status != "open":
        raise Problem("not-open", status=table.status)


def open_seat(rows: Rows, join: Join, principal: Principal) -> schema.Seat:
    """The seat somebody may take: the one invited to or kept for them, else any that is free."""
    free = [each for each in rows.seats if each.kind == "open"]
    if join.seat is not None:
        free = [each for each in free if each.seat == join.seat]
    if join.invite:
        free = [each for each in free if opens(join.invite, each.invite_hash)]
    if not free:
        raise Problem("seat-taken")
    for each in sorted(free, key=lambda each: not each.name):
        mine = each.person_id is not None and each.person_id == principal.person_id
        if not is_kept(each) or mine or join.invite:
            return each
    raise Problem("seat-kept", "forbidden")


def is_kept(seat: schema.Seat) -> bool:
    """Whether an open seat waits for somebody: after a rematch was offered."""
    return bool(seat.name)


def empty_seat(seat: schema.Seat) -> None:
    """Nobody sits there any more."""
    seat.kind, seat.person_id, seat.name, seat.level = "open", None, "", ""
    seat.key_hash, seat.invite_hash, seat.seed = "", "", ""


def begin(session: AsyncSession, rows: Rows, present: Collection[Seat] = ()) -> None:
    """Deal: from here on the header is fixed, and the log may grow; the absent hear of it."""
    table, now = rows.table, now_ms()
    match = started(rows, now)
    table.header = msgspec.to_builtins(match.header)
    table.version, table.edition = match.header.version, match.header.edition
    table.status, table.started_ms = "running", now
    state = clocks.begin(setting_of(table).pace, len(rows.seats), match.waiting, now)
    session.add(
        schema.Progress(
            table_id=table.id,
            n=0,
            due_ms=now,
            waiting=",".join(map(str, match.waiting)),
            state=encode(state).decode(),
        )
    )
    prompt = match.prompt(None)
    session.add_all(
        notice(table, each, "turn", now, decision=prompt.decision, n=0)
        if prompt and each.seat in match.waiting
        else notice(table, each, "started", now)
        for each in rows.seats
        if each.person_id and each.seat not in present
    )


def started(rows: Rows, now: int) -> Match:
    """The match of a table whose seats are filled, from a deal or from a fork's position."""
    table = rows.table
    players = tuple(each.name for each in rows.seats)
    if table.header is not None:
        header = msgspec.convert(table.header, Header)
        header = msgspec.structs.replace(header, players=players, created=iso(now))
        return Match(rules_of(table.game), header, table.secret)
    return Match.start(
        table.game,
        seats=len(rows.seats),
        seed=int.from_bytes(table.secret, "big"),
        options=table.options,
        match_id=table.id,
        seat_seeds=tuple(each.seed for each in rows.seats),
        players=players,
        created=iso(now),
    )
