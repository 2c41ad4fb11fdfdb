"""What people should hear of at once, wherever they are: rows for the outbox."""

from __future__ import annotations

from typing import Any

from msgspec import json

from . import schema


def notice(
    table: schema.Table, seat: schema.Seat, kind: str, at_ms: int, **more: Any
) -> schema.Notice:
    """Something for the person in a seat; nothing in it that is hidden at the table."""
    facts = {"table": table.id, "table_name": table.name, "game": table.game, "seat": seat.seat}
    return schema.Notice(
        person_id=seat.person_id,
        table_id=table.id,
        kind=kind,
        data=json.encode({**facts, **more}).decode(),
        status="new",
        created_ms=at_ms,
        due_ms=at_ms,
    )
