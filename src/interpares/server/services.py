"""The parts of a running server, and the order in which they start and stop."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Iterable
from contextlib import AsyncExitStack, asynccontextmanager

from .archive import Archive
from .attending import Attendant
from .bot_pool import BotPool
from .bus import Bus, open_bus
from .chat import Chat
from .commands import Commands
from .consent import Consent
from .database import Database, prepare
from .desk import Desk
from .foresight import Foresight
from .history import History
from .housekeeping import Housekeeping
from .insight.hints import Hints
from .insight.reviews import Reviews
from .log import Log, open_log
from .notify import Notify
from .people.my_tables import MyTables
from .people.people import People
from .settings import Settings
from .streams import Streams
from .tables import Tables
from .workshop.trials import Trials


class Services:
    """What a handler may ask for; made once for each worker."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.db_url, synchronous=settings.synchronous)
        self.log: Log = open_log(settings.db_url, synchronous=settings.synchronous)
        self.bus: Bus = open_bus(settings.bus or None)
        self.people = People(self.database, settings)
        self.notify = Notify(self.database, settings)
        self.pool = BotPool(bot_processes(settings), settings.bot_limit_s)
        self.desk = Desk(settings, self.database, self.log, self.bus)
        self.desk.reachable = self.notify.reachable
        self.attendant = Attendant(self.desk, self.pool)
        self.tables = Tables(self.desk)
        self.my_tables = MyTables(self.database, self.desk.follower.locked)
        self.housekeeping = Housekeeping(self.desk, self.tables)
        self.history = History(self.desk, self.tables)
        self.archive = Archive(self.desk, self.tables)
        self.streams = Streams(self.desk)
        self.chat = Chat(self.database, self.desk.follower)
        self.foresight = Foresight(self.desk)
        self.trials = Trials(self.database)
        self.hints = Hints(self.desk)
        self.reviews = Reviews(self.desk, self.history)
        self.commands = Commands(self.desk, Consent(self.desk), self.chat)
        self.people.seats_changed.append(self._look_again)

    def _look_again(self, tables: Iterable[str]) -> None:
        """Somebody was deleted or signed in: their tables know it at once."""
        for table_id in tables:
            self.desk.background(self.desk.follower.changed(table_id))


def bot_processes(settings: Settings) -> int:
    """One core is left to the server itself."""
    return settings.bot_processes or max(1, (os.cpu_count() or 2) - 1)


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Services]:
    """A server between its start and its stop; what was begun last ends first."""
    settings.folder.mkdir(parents=True, exist_ok=True)
    await prepare(settings.db_url)
    services = Services(settings)
    parts = (
        services.log,
        services.bus,
        services.pool,
        services.desk,
        services.notify,
        services.attendant,
        services.housekeeping,
        services.trials,
        services.hints,
        services.reviews,
    )
    async with AsyncExitStack() as stack:
        stack.push_async_callback(services.database.close)
        for part in parts:
            await part.start()
            stack.push_async_callback(part.stop)
        yield services
