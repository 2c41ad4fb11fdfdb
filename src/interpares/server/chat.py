"""What is said at a table: kept, sent to everybody there, never part of the record."""

from __future__ import annotations

import re
from collections.abc import Sequence

from sqlalchemy import select

from ..kernel.values import Seat
from . import schema
from .database import Database
from .following import Follower
from .keys import now_ms
from .loading import rows_of
from .messages import Said
from .noticing import notice
from .rooms import said_of

PAGE = 100


class Chat:
    """The talk at every table."""

    def __init__(self, database: Database, follower: Follower) -> None:
        self._database = database
        self._follower = follower

    async def say(self, table_id: str, seat: Seat, text: str) -> Said:
        """A line from a seat; whoever is called by name is asked to look."""
        async with self._database.session() as session:
            rows = await rows_of(session, table_id)
            mentions = called(text, rows.seats)
            row = schema.Message(
                table_id=table_id,
                seat=seat,
                person_id=rows.seats[seat].person_id,
                name=rows.seats[seat].name,
                text=text,
                mentions=mentions,
                at_ms=now_ms(),
            )
            session.add(row)
            await session.flush()
            session.add_all(
                notice(rows.table, rows.seats[each], "mention", row.at_ms, by=row.name)
                for each in mentions
                if each != seat and rows.seats[each].person_id
            )
        said = said_of(row)
        self._follower.rooms.tell(table_id, said)
        self._follower.announce(table_id, "chat", row.id)
        return said

    async def lines(self, table_id: str, before: int | None = None) -> list[Said]:
        """The latest lines of a table, oldest first; earlier ones with `before`."""
        async with self._database.session() as session:
            await rows_of(session, table_id)
            wanted = select(schema.Message).where(schema.Message.table_id == table_id)
            if before is not None:
                wanted = wanted.where(schema.Message.id < before)
            latest = wanted.order_by(schema.Message.id.desc()).limit(PAGE)
            return [said_of(each) for each in reversed(list(await session.scalars(latest)))]


def called(text: str, seats: Sequence[schema.Seat]) -> list[Seat]:
    """The seats whose names stand in the text after an @."""
    return [each.seat for each in seats if each.kind == "person" and names(text, each.name)]


def names(text: str, name: str) -> bool:
    """Whether the text calls this name, as a whole word, in capitals or not."""
    return bool(name) and bool(re.search(rf"@{re.escape(name)}(?!\w)", text, re.IGNORECASE))
