"""Bars for whatever takes longer than a moment."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Iterator

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


@contextlib.contextmanager
def bar(what: str, *, quiet: bool) -> Iterator[Callable[[int, int], None] | None]:
    """A function that shows how many are done of how many; None when nobody looks."""
    if quiet or not sys.stdout.isatty():
        yield None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeRemainingColumn(), console=Console(), transient=True) as shown:
        task = shown.add_task(what, total=None)

        def done(count: int, of: int) -> None:
            shown.update(task, completed=count, total=of)

        yield done
