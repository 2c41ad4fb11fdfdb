"""The life of a table until play begins: opened, joined, left, started, cancelled."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec
from msgspec import structs

from .. import bots
from ..kernel.match import Match
from ..kernel.values import Seat
from . import changes
from .access import check_host, check_seat, is_host, seats_held
from .desk import Desk
from .errors import Problem
from .facts import TableFacts
from .keys import hashed, new_id, new_key, now_ms
from .loading import facts_of, rows_of, setting_of
from .people.checks import clean_name
from .principal import Principal
from .requests import Join, Joined, Kicked, Mine, NewTable, Opened
from .seating import (
    begin,
    check_new,
    check_open,
    empty_seat,
    locked,
    new_secret,
    open_seat,
    order_rows,
    seat_row,
    table_row,
)


class Tables:
    """Opens tables and seats people at them."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._database = desk.database

    async def open(
        self,
        principal: Principal,
        new: NewTable,
        *,
        match: Match | None = None,
        origin: dict[str, Any] | None = None,
    ) -> Opened:
        """A new table, perhaps with a match begun elsewhere; without open seats it begins now."""
        check_new(new)
        host_key, table_id = new_key(), new_id()
        table = table_row(new, table_id, new_secret(), principal, host_key)
        table.origin = origin or {}
        if match is not None:
            header = structs.replace(match.header, id=table_id, commitment=table.commitment)
            table.header = msgspec.to_builtins(header)
        rows = [seat_row(table_id, seat, each, principal) for seat, each in enumerate(new.seats)]
        async with self._database.session() as session:
            session.add(table)
            await session.flush()
            session.add_all(row for row, _ in rows)
            session.add_all(order_rows(table_id, new))
        mine = [row.seat for row, _ in rows if row.kind == "person"]
        await self.start_if_full(table_id, present=mine)
        self._desk.follower.lobby_changed()
        return Opened(
            await self.facts(table_id),
            host_key,
            keys={row.seat: key for row, key in rows if row.kind == "person"},
            invites={row.seat: key for row, key in rows if row.kind == "open"},
        )

    async def facts(self, table_id: str) -> TableFacts:
        """What everybody may know of a table."""
        async with self._database.session() as session:
            return facts_of(await rows_of(session, table_id))

    async def mine(self, principal: Principal, table_id: str) -> Mine:
        """A table, and what of it is the sender's."""
        async with self._database.session() as session:
            rows = await rows_of(session, table_id)
        held, facts = seats_held(principal, rows.seats), facts_of(rows)
        shown = facts if held else as_strangers_see(facts)
        return Mine(shown, held, is_host(principal, rows.table))

    async def check_seat(self, principal: Principal, table_id: str, seat: Seat) -> None:
        """Refuse whoever does not hold the seat."""
        async with self._database.session() as session:
            rows = await rows_of(session, table_id)
        check_seat(principal, rows.seats, seat)

    async def join(self, principal: Principal, table_id: str, join: Join) -> Joined:
        """Take an open seat: a listed table's any, another's the one invited to or any by link."""
        key, name = new_key(), clean_name(join.name)
        async with self._database.session() as session:
            rows = await locked(session, table_id)
            check_open(rows.table)
            seat = open_seat(rows, join, principal)
            seat.kind, seat.name, seat.key_hash = "person", name, hashed(key)
            seat.person_id, seat.seed, seat.invite_hash = principal.person_id, join.seed, ""
        await self.start_if_full(table_id, present=[seat.seat])
        return Joined(await self._desk.follower.changed(table_id), seat.seat, key)

    async def set_seed(
        self, principal: Principal, table_id: str, seat: Seat, seed: str
    ) -> TableFacts:
        """A seat's part in the chance of the match, chosen after the commitment was seen."""
        async with self._database.session() as session:
            rows = await locked(session, table_id)
            check_open(rows.table)
            check_seat(principal, rows.seats, seat).seed = seed
        return await self.facts(table_id)

    async def leave(self, principal: Principal, table_id: str, seat: Seat) -> TableFacts:
        """Get up: before play the seat is open again, later a bot plays on."""
        async with self._database.session() as session:
            rows = await locked(session, table_id)
            mine = check_seat(principal, rows.seats, seat)
            if rows.table.status == "open":
                empty_seat(mine)
        if rows.table.status == "running":
            await changes.substitute(self._desk, table_id, seat, why="left")
        return await self._desk.follower.changed(table_id)

    async def kick(self, principal: Principal, table_id: str, seat: Seat) -> Kicked:
        """The host empties a seat before play; returns the new invitation."""
        invite = new_key()
        async with self._database.session() as session:
            rows = await locked(session, table_id)
            check_host(principal, rows.table)
            check_open(rows.table)
            for each in rows.seats:
                if each.seat == seat:
                    empty_seat(each)
                    each.invite_hash = hashed(invite)
                    break
            else:
                raise Problem("no-seat", "not_found", seat=str(seat))
        facts = await self._desk.follower.changed(table_id)
        return Kicked(facts, invite)

    async def seat_bot(
        self, principal: Principal, table_id: str, seat: Seat, level: str
    ) -> TableFacts:
        """The host gives an open seat to a bot."""
        async with self._database.session() as session:
            rows = await locked(session, table_id)
            check_host(principal, rows.table)
            check_open(rows.table)
            bots.known(level, rows.table.game)
            chosen = next((each for each in rows.seats if each.seat == seat), None)
            if chosen is None or chosen.kind != "open":
                raise Problem("seat-taken")
            empty_seat(chosen)
            chosen.kind, chosen.level, chosen.name = "bot", level, level
        await self.start_if_full(table_id)
        return await self._desk.follower.changed(table_id)

    async def cancel(self, principal: Principal, table_id: str) -> TableFacts:
        """The host gives up a table before play begins."""
        async with self._database.session() as session:
            rows = await locked(session, table_id)
            check_host(principal, rows.table)
            check_open(rows.table)
            rows.table.status, rows.table.finished_ms = "cancelled", now_ms()
        return await self._desk.follower.changed(table_id)

    async def start(self, principal: Principal, table_id: str) -> TableFacts:
        """The host begins play."""
        async with self._database.session() as session:
            rows = await locked(session, table_id)
            check_host(principal, rows.table)
            check_open(rows.table)
            if any(each.kind == "open" for each in rows.seats):
                raise Problem("seats-open")
            host = rows.table.host_id
            begin(session, rows, [each.seat for each in rows.seats if each.person_id == host])
        return await self._begun(table_id)

    async def start_if_full(self, table_id: str, present: Collection[Seat] = ()) -> None:
        """Play begins when the last seat is taken, unless the host wants to begin it."""
        async with self._database.session() as session:
            rows = await locked(session, table_id)
            full = all(each.kind != "open" for each in rows.seats)
            if rows.table.status != "open" or setting_of(rows.table).start != "full" or not full:
                return
            begin(session, rows, present)
        await self._begun(table_id)

    async def _begun(self, table_id: str) -> TableFacts:
        """Play has begun: those who wait see the table, and the server looks after it."""
        facts = await self._desk.follower.changed(table_id)
        await self._desk.begun(table_id)
        return facts


def as_strangers_see(facts: TableFacts) -> TableFacts:
    """Whose turn it is now is for those who may look at the match now."""
    if facts.status != "running" or facts.setting.spectators.mode == "on":
        return facts
    return structs.replace(facts, waiting=(), proposals=())
