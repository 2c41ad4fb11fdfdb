"""Decks and cards that people keep for later."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from ...games.veto.own_cards import LARGEST, flaws_of, made, own_card, tidy
from ...kernel.errors import BadInput
from .. import schema
from ..errors import Problem
from ..keys import new_id, now_ms
from ..people.checks import clean_name
from .checking import NESTED, depth_of, facts_of
from .forms import DeckData, KeepCard, KeepDeck, KeptCard, KeptDeck

Kind = Literal["deck", "card"]
MOST: dict[Kind, int] = {"deck": 60, "card": 120}


async def decks_of(session: AsyncSession, person_id: str) -> list[KeptDeck]:
    return [_deck(row) for row in await _rows(session, person_id, "deck")]


async def keep_deck(
    session: AsyncSession, person_id: str, wish: KeepDeck, work_id: str | None = None
) -> KeptDeck:
    """A new deck, or another content of one; its home-made cards must be right."""
    for code in wish.deck.own:
        own_card(code)
    data = msgspec.to_builtins(wish.deck)
    row = await _row(session, person_id, "deck", work_id)
    return _deck(_filled(row, wish.name, data))


async def cards_of(session: AsyncSession, person_id: str) -> list[KeptCard]:
    return [_card(row) for row in await _rows(session, person_id, "card")]


async def keep_card(
    session: AsyncSession, person_id: str, wish: KeepCard, work_id: str | None = None
) -> KeptCard:
    """A new card, or another content of one, finished or not."""
    if depth_of(wish.entry) > NESTED:
        raise BadInput("The request is nested too deeply.", message="too-deep")
    entry = tidy(wish.entry)
    if len(msgspec.json.encode(entry)) > LARGEST:
        raise Problem("card-large", "bad_input", most=LARGEST)
    row = await _row(session, person_id, "card", work_id)
    return _card(_filled(row, wish.name, entry))


async def remove(session: AsyncSession, person_id: str, kind: Kind, work_id: str) -> None:
    """Raises Problem unless the person has it."""
    row = await _mine(session, person_id, kind, work_id)
    await session.execute(delete(schema.Work).where(schema.Work.id == row.id))


async def _row(
    session: AsyncSession, person_id: str, kind: Kind, work_id: str | None
) -> schema.Work:
    """The row of a work of theirs, or a new one if they may have one more."""
    if work_id is not None:
        return await _mine(session, person_id, kind, work_id)
    work = schema.Work
    mine = (work.person_id == person_id, work.kind == kind)
    if (await session.scalar(select(func.count()).where(*mine)) or 0) >= MOST[kind]:
        raise Problem("too-many-works", most=MOST[kind])
    row = work(id=new_id(), person_id=person_id, kind=kind, created_ms=now_ms())
    session.add(row)
    return row


def _filled(row: schema.Work, name: str, data: dict[str, Any]) -> schema.Work:
    row.name, row.data, row.changed_ms = clean_name(name), data, now_ms()
    return row


async def _rows(session: AsyncSession, person_id: str, kind: Kind) -> list[schema.Work]:
    work = schema.Work
    found = await session.scalars(
        select(work)
        .where(work.person_id == person_id, work.kind == kind)
        .order_by(work.changed_ms.desc(), work.id)
    )
    return list(found)


async def _mine(session: AsyncSession, person_id: str, kind: Kind, work_id: str) -> schema.Work:
    # Compared here: PostgreSQL does not take every text that an address can hold.
    for row in await _rows(session, person_id, kind):
        if row.id == work_id:
            return row
    raise Problem("no-such-work", "not_found")


def _deck(row: schema.Work) -> KeptDeck:
    data = msgspec.convert(row.data, DeckData)
    return KeptDeck(row.id, row.name, data, row.created_ms, row.changed_ms)


def _card(row: schema.Work) -> KeptCard:
    card = None if flaws_of(row.data) else facts_of(made(row.data))
    return KeptCard(row.id, row.name, row.data, card, row.created_ms, row.changed_ms)
