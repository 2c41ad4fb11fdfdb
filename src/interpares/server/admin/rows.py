"""Rows on their way between a database and lines of JSON, whatever the database is."""

from __future__ import annotations

import base64
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import JSON, Column, MetaData, Table, func, select
from sqlalchemy.engine import Connection

from ...kernel.values import Value

VERSIONS = "alembic_version"
"""The table of the migrations themselves; a backup names its revision instead."""


class Heading(Value):
    """The line before the rows of a table."""

    table: str
    columns: tuple[str, ...]


def tables_in(connection: Connection) -> list[Table]:
    """The tables as they are there, each after those it refers to."""
    metadata = MetaData()
    metadata.reflect(connection)
    found = [each for each in metadata.sorted_tables if each.name != VERSIONS]
    for table in found:
        for column in table.columns:
            if isinstance(column.type, JSON):
                column.type = JSON(none_as_null=True)
    return found


def count_of(connection: Connection, table: Table) -> int:
    return connection.scalar(select(func.count()).select_from(table)) or 0


def encoded(row: Sequence[Any]) -> bytes:
    """A row as a line; bytes become base64."""
    return msgspec.json.encode(tuple(row))


def decoded(line: bytes, columns: Sequence[Column[Any]]) -> dict[str, Any]:
    """A line as a row of these columns; raises ValueError if it is none."""
    values = msgspec.json.decode(line, type=list[Any])
    return {
        column.name: taken(value, column) for column, value in zip(columns, values, strict=True)
    }


def taken(value: Any, column: Column[Any]) -> Any:
    if isinstance(value, str) and column.type.python_type is bytes:
        return base64.b64decode(value, validate=True)
    return value
