"""Games spread over a Ray cluster, or over Ray workers of this machine."""

from __future__ import annotations

import contextlib
import importlib
import logging
import os
import socket
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Any, TypeVar
from urllib.parse import urlsplit

from ..kernel.errors import BadInput
from .code import source_digest
from .workers import Workers

Task = TypeVar("Task")
Result = TypeVar("Result")

AHEAD = 3
"""How many tasks for each processor wait on the cluster."""
STORE_BYTES = 80 * 2**20
"""Memory for what Ray shares between processes: about the least it accepts; results are small."""
PATIENCE_S = 5.0
"""How long an address may take to answer."""


def on_ray(
    work: Callable[[Task], Result], tasks: Sequence[Task], workers: Workers
) -> Iterator[Result]:
    """The result of each task, in order; an unfinished run leaves nothing on the cluster."""
    ray, digest = _imported(), source_digest()
    with _cluster(ray, workers):
        remote = ray.remote(_checked)
        ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting = iter(tasks)
        asked = deque(remote.remote(work, digest, task) for task in islice(waiting, ahead))
        while asked:
            try:
                yield ray.get(asked.popleft())
            except ray.exceptions.RayTaskError as error:
                raise error.cause from None
            asked.extend(remote.remote(work, digest, task) for task in islice(waiting, 1))


def _checked(work: Callable[[Task], Result], digest: str, task: Task) -> Result:
    """What a worker does: other code would play other games, and nobody would see it."""
    if source_digest() != digest:
        raise BadInput("A node of the Ray cluster has another version of interpares.")
    return work(task)


def _imported() -> Any:
    try:
        return importlib.import_module("ray")
    except ImportError:
        raise BadInput("Ray is not installed: pip install interpares[ray].") from None


@contextlib.contextmanager
def _cluster(ray: Any, workers: Workers) -> Iterator[None]:
    """Connected to the cluster, or with one of our own for so many jobs."""
    # Nobody has asked us to tell its makers of every run.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    address = workers.address or os.environ.get("RAY_ADDRESS")
    quiet = {"log_to_driver": False, "logging_level": logging.ERROR}
    if address:
        _reach(address)
        _connect(ray, address, quiet)
    else:
        size = {"num_cpus": workers.jobs, "object_store_memory": STORE_BYTES}
        ray.init(address="local", include_dashboard=False, **size, **quiet)
    try:
        yield
    finally:
        ray.shutdown()


def _reach(address: str) -> None:
    """Ray itself would try for minutes."""
    place = urlsplit(address if "://" in address else f"//{address}")
    try:
        if place.hostname and place.port:
            socket.create_connection((place.hostname, place.port), PATIENCE_S).close()
    except (OSError, ValueError):
        raise _silent(address) from None


def _connect(ray: Any, address: str, quiet: dict[str, Any]) -> None:
    try:
        ray.init(address=address, **quiet)
    except (ConnectionError, RuntimeError, ValueError):
        raise _silent(address) from None


def _silent(address: str) -> BadInput:
    return BadInput(f"No Ray cluster answers at '{address}'.")
