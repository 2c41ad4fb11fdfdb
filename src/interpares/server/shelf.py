"""Tables in memory: the least used leave first, and each comes back from its log."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable

from .database import Database
from .hot import Hot
from .keys import now_ms
from .loading import load
from .log import Log


class Shelf:
    """A cache of tables; nothing in it is needed to rebuild it."""

    def __init__(self, database: Database, log: Log, most: int) -> None:
        self._database = database
        self._log = log
        self._most = most
        self._hot: OrderedDict[str, Hot] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Hot]] = {}
        self.kept: Callable[[str], None] = lambda table_id: None
        """Called when a table has come into memory."""
        self.dropped: Callable[[str], None] = lambda table_id: None

    def __len__(self) -> int:
        return len(self._hot)

    def find(self, table_id: str) -> Hot | None:
        """The table, if it is in memory."""
        return self._hot.get(table_id)

    def holds(self, hot: Hot) -> bool:
        """Whether this is still the table everybody plays at."""
        return self._hot.get(hot.id) is hot

    async def get(self, table_id: str) -> Hot:
        """The table; loaded once, however many ask for it at the same time."""
        hot = self._hot.get(table_id)
        if hot is None:
            hot = await self._loaded(table_id)
        else:
            self._hot.move_to_end(table_id)
        hot.used_ms = now_ms()
        return hot

    async def whole(self, table_id: str) -> Hot:
        """The table with all its moves, for those who want to go back."""
        hot = await self.get(table_id)
        if hot.match.base is None:
            return hot
        async with hot.lock:
            if not self.holds(hot):
                # Somebody else has fetched it meanwhile, and may be changing it.
                return await self.whole(table_id)
            self.drop(hot)
        hot = await self._loaded(table_id, whole=True)
        # Somebody else may have begun to load it from its snapshot just before.
        return hot if hot.match.base is None else await self.whole(table_id)

    async def _loaded(self, table_id: str, *, whole: bool = False) -> Hot:
        task = self._loading.get(table_id)
        if task is None:
            task = asyncio.create_task(self._load(table_id, whole=whole))
            self._loading[table_id] = task
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(task)

    async def _load(self, table_id: str, *, whole: bool) -> Hot:
        hot = await load(self._database, self._log, table_id, whole=whole)
        self._hot[table_id] = hot
        self.kept(table_id)
        while len(self._hot) > self._most:
            oldest = next(iter(self._hot))
            if self._hot[oldest].lock.locked():
                break
            self.drop(self._hot[oldest])
        return hot

    def drop(self, hot: Hot) -> None:
        """Out of memory; whoever still holds it must fetch it anew."""
        if self.holds(hot):
            del self._hot[hot.id]
            self.dropped(hot.id)

    def sweep(self, before_ms: int, in_use: Callable[[str], bool]) -> None:
        """Drop what nobody has touched since then and nobody looks at."""
        for hot in tuple(self._hot.values()):
            if hot.used_ms < before_ms and not hot.lock.locked() and not in_use(hot.id):
                self.drop(hot)
