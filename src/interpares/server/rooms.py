"""From the table to those who look at it: every message is made for one viewer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import json

from ..kernel.values import Seat
from . import schema
from .facts import TableFacts
from .hot import Hot
from .messages import Message, Said, Table, Update, View
from .watching import Room, Watcher

encode = json.Encoder().encode


class Rooms:
    """Who looks at which table, in this worker."""

    def __init__(self, first: Callable[[str], None], last: Callable[[str], None]) -> None:
        self._rooms: dict[str, Room] = {}
        self._first = first
        self._last = last

    def __len__(self) -> int:
        """How many connections look at any table."""
        return sum(1 for room in self._rooms.values() for _ in room)

    def enter(self, table_id: str, watcher: Watcher) -> None:
        """Somebody begins to look; the first one makes this worker listen for the table."""
        if table_id not in self._rooms:
            self._rooms[table_id] = Room()
            self._first(table_id)
        self._rooms[table_id].enter(watcher)

    def leave(self, table_id: str, watcher: Watcher) -> None:
        room = self._rooms.get(table_id)
        if room is None:
            return
        room.leave(watcher)
        if not room:
            del self._rooms[table_id]
            self._last(table_id)

    def watched(self, table_id: str, seat: Seat | None = None) -> bool:
        """Whether somebody looks at the table, from that seat if one is named."""
        room = self._rooms.get(table_id)
        return room is not None and (seat is None or room.watched(seat))

    def tell(self, table_id: str, message: Message) -> None:
        """The same to everybody at the table: only for what everybody may know."""
        if room := self._rooms.get(table_id):
            room.send(encode(message))

    def deliver(self, hot: Hot) -> None:
        """To each watcher what it has not been given yet; made once for those at the same n."""
        made: dict[tuple[int, int], bytes] = {}
        public = None
        for watcher in self._rooms.get(hot.id, ()):
            viewer = hot.viewer(watcher.seat)
            count = hot.counts[viewer]
            if watcher.n == count or watcher.lags:
                continue
            if is_early(hot, watcher):
                self._send_away(hot.id, watcher)
                continue
            group = (viewer, watcher.n)
            if group not in made:
                public = public or hot.match.rules.public_view(hot.match.game)
                made[group] = encode(news(hot, viewer, watcher.n, public))
            watcher.n = count
            watcher.send(made[group])

    def send_away(self, table_id: str, holders: Mapping[Seat, str]) -> None:
        """Those who look from a seat that somebody else holds now, or nobody."""
        for watcher in self._rooms.get(table_id, ()):
            if watcher.seat is not None and watcher.holder != holders.get(watcher.seat):
                self._send_away(table_id, watcher)

    def _send_away(self, table_id: str, watcher: Watcher) -> None:
        self.leave(table_id, watcher)
        watcher.close()

    def close(self) -> None:
        """Everybody is sent away; they will come back."""
        for room in tuple(self._rooms.values()):
            for watcher in room:
                watcher.close()


def is_early(hot: Hot, watcher: Watcher) -> bool:
    """Whether a spectator came before play began, and must now ask whether it may look."""
    open_to_all = hot.facts.setting.spectators.mode == "on"
    return watcher.seat is None and watcher.n < 0 and not open_to_all


def news(hot: Hot, viewer: int, since: int, public: Any) -> Message:
    """What a viewer has missed, and the moment that is now."""
    missed = hot.happened(viewer, since)
    if not missed:
        return whole_view(hot, viewer)
    return Update(hot.counts[viewer], missed, hot.now(viewer, public), hot.names)


def whole_view(hot: Hot, viewer: int, since: int | None = None) -> View:
    """Everything a viewer may see, and what it missed since then if that is known."""
    missed = None if since is None else hot.happened(viewer, since)
    seat = hot.seat_of(viewer)
    return View(hot.counts[viewer], seat, hot.table, hot.now(viewer), missed, hot.names)


def waiting_room(table: TableFacts, seat: Seat | None) -> View:
    """What there is to see before play begins."""
    return View(0, seat, table, None)


def changed(table: TableFacts) -> Table:
    """The news that the table itself changed."""
    return Table(table)


def said_of(row: schema.Message) -> Said:
    """A line of chat as it is sent."""
    return Said(row.id, row.seat, row.name, row.text, tuple(row.mentions), row.at_ms)
