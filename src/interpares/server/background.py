"""Work nobody waits for."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

logger = logging.getLogger(__name__)


class Background:
    """Tasks of one part of the server; they end with it."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()
        self._stopped = False

    def start(self, work: Coroutine[Any, Any, Any]) -> None:
        """What it raises is logged, and the server goes on."""
        if self._stopped:
            work.close()
            return
        task = asyncio.create_task(guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def stop(self) -> None:
        """Nothing begins any more, and what has begun is cancelled."""
        self._stopped = True
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def guarded(work: Coroutine[Any, Any, Any]) -> None:
    """A bug in work that nobody waits for is logged and ends nothing else."""
    try:
        await work
    except Exception:
        logger.exception("Work in the background failed.")
