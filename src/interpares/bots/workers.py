"""Many games at once: tasks spread over processes or machines, results in their order."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar

from ..kernel.errors import BadInput
from ..kernel.values import Value

Task = TypeVar("Task")
Result = TypeVar("Result")

Progress = Callable[[int, int], None]
"""Told how many games of how many are over."""

CHUNK = 4
"""The most tasks handed to a process at a time; an interruption waits for them."""


BACKENDS = ("local", "ray")


class Workers(Value):
    """Who plays the games; it changes nothing but the time they take."""

    jobs: int = 1
    """How many processes; a cluster that is there already has as many as it has."""
    backend: str = "local"
    address: str | None = None
    """Of a Ray cluster."""

    def __post_init__(self) -> None:
        if self.jobs < 1:
            raise BadInput(f"The number of jobs must be at least 1, not {self.jobs}.")
        if self.backend not in BACKENDS:
            listed = ", ".join(BACKENDS)
            raise BadInput(f"There is no backend '{self.backend}'; there is {listed}.")
        if self.address is not None and self.backend != "ray":
            raise BadInput("The address of a Ray cluster needs the backend 'ray'.")


def spread(
    work: Callable[[Task], Result], tasks: Sequence[Task], workers: Workers
) -> Iterator[Result]:
    """The result of each task, in order, whoever plays them."""
    if workers.backend == "ray" and tasks:
        from .ray_workers import on_ray  # noqa: PLC0415 - Ray need not be installed

        return on_ray(work, tasks, workers)
    return in_order(work, tasks, jobs=workers.jobs)


def in_order(
    work: Callable[[Task], Result], tasks: Sequence[Task], *, jobs: int
) -> Iterator[Result]:
    """The result of each task, in order, whatever the number of processes."""
    if jobs < 1:
        raise BadInput(f"The number of jobs must be at least 1, not {jobs}.")
    if jobs == 1 or len(tasks) < 2:  # noqa: PLR2004 - one task needs no pool
        yield from map(work, tasks)
        return
    methods = multiprocessing.get_all_start_methods()
    context = multiprocessing.get_context("forkserver" if "forkserver" in methods else "spawn")
    chunk = max(1, min(CHUNK, len(tasks) // (4 * jobs)))
    with ProcessPoolExecutor(min(jobs, len(tasks)), context, initializer=_begin) as pool:
        yield from pool.map(work, tasks, chunksize=chunk)


def _begin() -> None:
    """A process that works for another: it finishes what it has begun, but does not outlive it."""
    # Only the one that gave the work answers an interruption.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """Wait for the end of the process that made this one, and end with it."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
