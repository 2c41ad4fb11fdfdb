"""Results as programs and as people want them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, TypeVar

import msgspec
import typer
from rich.console import Console, RenderableType

Found = TypeVar("Found")
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def show(found: Found, table: Callable[[Found], RenderableType], *, json: bool) -> None:
    """A result as JSON in one line for programs, or as a table for people."""
    if json:
        print(msgspec.json.encode(found).decode())
    else:
        Console().print(table(found))
