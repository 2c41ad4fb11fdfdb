"""What a seat may ask for while its match is played, by whatever road it comes."""

from __future__ import annotations

import time

import msgspec
from sqlalchemy import delete, func, select

from ..kernel.values import Seat, Value
from . import changes, metrics, orders, schema
from .chat import Chat
from .consent import Consent
from .desk import Desk
from .errors import Problem
from .loading import orders_of, still_good
from .messages import (
    Answer,
    Back,
    ClientCommand,
    DropOrder,
    GiveOrder,
    Play,
    Propose,
    Say,
    Undo,
    Vacation,
)
from .orders import Order

MOST_ORDERS = 20
"""Of one seat."""


class KeptOrder(Value):
    """A standing order as its own seat sees it."""

    id: int
    order: Order


class Commands:
    """One door for the WebSocket, for HTTP and for bots elsewhere."""

    def __init__(self, desk: Desk, consent: Consent, chat: Chat) -> None:
        self._desk = desk
        self._consent = consent
        self._chat = chat

    async def do(self, table_id: str, seat: Seat, command: ClientCommand) -> int:
        """Do it for a seat that has proved to be the sender's; returns the seat's n."""
        began_s = time.perf_counter()
        try:
            return await self._do(table_id, seat, command)
        finally:
            metrics.COMMANDS.observe(time.perf_counter() - began_s)

    async def _do(self, table_id: str, seat: Seat, command: ClientCommand) -> int:
        match command:
            case Play():
                return await changes.play(self._desk, table_id, seat, command)
            case Undo():
                return await changes.undo(self._desk, table_id, seat, command)
            case Back():
                await changes.back(self._desk, table_id, seat)
            case Vacation():
                await changes.vacation(self._desk, table_id, seat, command.days)
            case _:
                await self._talk(table_id, seat, command)
        return await self._n(table_id, seat)

    async def _talk(self, table_id: str, seat: Seat, command: ClientCommand) -> None:
        """What does not touch the match itself, or not yet."""
        match command:
            case Propose():
                await self._consent.propose(table_id, seat, command)
            case Answer():
                await self._consent.answer(table_id, seat, command)
            case Say():
                await self._chat.say(table_id, seat, command.text)
            case GiveOrder():
                await self.give_order(table_id, seat, command.order)
            case DropOrder():
                await self._drop_order(table_id, seat, command.id)

    async def _n(self, table_id: str, seat: Seat) -> int:
        try:
            hot = await self._desk.shelf.get(table_id)
        except Problem:
            return 0
        return hot.counts[seat]

    async def orders(self, table_id: str, seat: Seat) -> list[KeptOrder]:
        """The standing orders of a seat, for that seat only."""
        async with self._desk.database.session() as session:
            kept = await orders_of(session, table_id)
        return [KeptOrder(each, order) for each, order in kept.get(seat, [])]

    async def give_order(self, table_id: str, seat: Seat, order: Order) -> None:
        """Keep a standing order; one that fits the question of now answers soon."""
        async with self._desk.follower.locked(table_id) as hot:
            orders.validate(order, hot.match.rules)
            if hot.facts.status != "running":
                raise Problem("not-running", status=hot.facts.status)
        row = schema.Order(
            table_id=table_id, seat=seat, data=msgspec.to_builtins(order), left=order.times
        )
        async with self._desk.database.session() as session:
            mine = (schema.Order.table_id == table_id, schema.Order.seat == seat, still_good())
            count = await session.scalar(select(func.count()).where(*mine))
            if count is not None and count >= MOST_ORDERS:
                raise Problem("too-many-orders", most=MOST_ORDERS)
            session.add(row)
        await self._desk.orders_changed(table_id)

    async def _drop_order(self, table_id: str, seat: Seat, order_id: int) -> None:
        """Withdraw an order."""
        row = schema.Order
        mine = (row.table_id == table_id, row.seat == seat, row.id == order_id)
        async with self._desk.database.session() as session:
            found = await session.execute(delete(row).where(*mine))
        if not found.rowcount:  # type: ignore[attr-defined]
            raise Problem("no-order", "not_found")
        await self._desk.orders_changed(table_id)
