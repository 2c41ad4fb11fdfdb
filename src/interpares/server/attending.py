"""Acting for those who do not: bots, standing orders, and seats whose time is up."""

from __future__ import annotations

import asyncio
import logging
import secrets
from random import SystemRandom

from sqlalchemy import delete

from ..kernel.errors import InterParesError
from ..kernel.game import encode
from ..kernel.steps import Action
from ..kernel.values import Seat
from . import clocks, learning, metrics, orders, schema
from .bot_pool import BotFailed, BotPool
from .bot_process import Thought
from .desk import Desk
from .entries import Change
from .hot import Hot
from .keys import now_ms
from .pacing import is_paced, moment_of
from .times import iso

logger = logging.getLogger(__name__)

SCAN_S = 1.0
CLAIM_MS = 15_000
"""So long a table is looked after by the worker that claimed it."""
NEAR_MS = 60_000
"""What is due sooner has a timer of its own."""
FALLBACK = "novice"
"""What plays when even the substitute fails."""
chance = SystemRandom()


class Attendant:
    """Looks after the tables at which the server has to act."""

    def __init__(self, desk: Desk, pool: BotPool) -> None:
        self._desk = desk
        self._pool = pool
        self._pause_ms = desk.settings.bot_pause_ms
        self._scanning: asyncio.Task[None] | None = None
        desk.due = self.due
        desk.ordered = lambda hot, seat: ordered(hot, seat) is not None
        desk.after.append(self.schedule)

    async def start(self) -> None:
        self._scanning = asyncio.create_task(self._scan())

    async def stop(self) -> None:
        if self._scanning:
            self._scanning.cancel()

    def due(self, hot: Hot, now: int) -> int | None:
        """When the server has to act: after a pause that tells nothing, or when time is up."""
        acting = [seat for seat in hot.match.waiting if self._acts_for(hot, seat)]
        if not acting:
            return clocks.next_deadline(hot.facts.setting.pace, hot.state)
        if not is_paced(hot) or learning.goes_on(hot.facts, hot.match):
            return now + self._pause(hot)
        if any(hot.level_of(seat) is not None for seat in acting):
            # It thinks during the pause, and its answer is held until that is over.
            return now
        longest_ms = self._desk.settings.reply_pause_ms
        return max(now, *[moment_of(hot, seat, longest_ms) for seat in acting])

    def _acts_for(self, hot: Hot, seat: Seat) -> bool:
        if learning.goes_on(hot.facts, hot.match):
            return learning.scripted(hot.facts, hot.match, seat) is not None
        return hot.level_of(seat) is not None or ordered(hot, seat) is not None

    def _pause(self, hot: Hot) -> int:
        """The same for every bot and order; nobody waits where only bots play."""
        return chance.randint(self._pause_ms // 3, self._pause_ms) if hot.has_people else 0

    def schedule(self, hot: Hot) -> None:
        """Set the timer of a table that will soon be due."""
        self._end_orders(hot)
        if hot.timer:
            hot.timer.cancel()
            hot.timer = None
        if hot.due_ms is None or hot.facts.status != "running":
            return
        wait_ms = max(0, hot.due_ms - now_ms())
        if wait_ms < NEAR_MS:
            loop = asyncio.get_running_loop()
            hot.timer = loop.call_later(wait_ms / 1000, self._attend_soon, hot.id)

    def _attend_soon(self, table_id: str) -> None:
        self._desk.background(self.attend(table_id))

    async def _attend_claimed(self, table_id: str) -> None:
        """Another worker may have written here since, or been given an order."""
        async with self._desk.follower.locked(table_id) as hot:
            now = now_ms()
            hot.due_ms = self.due(hot, now) if hot.facts.status == "running" else None
            later = hot.due_ms is None or hot.due_ms > now + CLAIM_MS
        if later:
            # Nothing is to be done yet: nobody need look at this table again and again.
            await self._desk.keep_due(hot)
            self.schedule(hot)
        await self.attend(table_id)

    async def _scan(self) -> None:
        """Find what no timer of a living worker will do."""
        while True:
            try:
                now = now_ms()
                for table_id in await self._desk.log.claim(now, now + CLAIM_MS, 100):
                    self._desk.background(self._attend_claimed(table_id))
            except Exception:
                logger.exception("Looking for tables that are due failed.")
            await asyncio.sleep(SCAN_S)

    async def attend(self, table_id: str) -> None:
        """Do whatever the server has to do at this table now."""
        await self._take_over_late_seats(table_id)
        hot = await self._desk.shelf.get(table_id)
        if hot.facts.status != "running":
            return
        for seat in hot.match.waiting:
            if seat not in hot.thinking and self._acts_for(hot, seat):
                hot.thinking.add(seat)
                self._desk.background(self._act(hot, seat))

    async def _take_over_late_seats(self, table_id: str) -> None:
        """The seats whose time is up are played by a bot until their people return."""

        def make(hot: Hot, now: int) -> Change | None:
            late = late_seats(hot, now)
            prompt = hot.match.prompt(None)
            if not late or prompt is None:
                return None
            level = hot.facts.setting.substitute
            hot.state = clocks.take_over(hot.state, late[0], level, prompt.decision)
            note = {"takes_over": level, "seat": late[0], "why": "time"}
            hot.match.note(note, at=iso(now))
            return Change()

        hot = await self._desk.shelf.get(table_id)
        while hot.facts.status == "running" and late_seats(hot, now_ms()):
            hot = await self._desk.change(table_id, make)

    async def _act(self, hot: Hot, seat: Seat) -> None:
        """Answer for a seat, if it is still asked when the answer is found."""
        try:
            if learning.scripted(hot.facts, hot.match, seat) is not None:
                await self._recite(hot, seat)
            # A bot has orders only if whoever opened the table gave it some.
            elif hot.level_of(seat) is None or (seat in hot.levels and ordered(hot, seat)):
                await self._obey(hot, seat)
            else:
                await self._think(hot, seat)
        except InterParesError as error:
            logger.info("An answer of the server came too late: %s", type(error).__name__)
        finally:
            hot.thinking.discard(seat)
            self._look_again(hot, seat)

    def _look_again(self, hot: Hot, seat: Seat) -> None:
        """What came meanwhile may want another answer of the same seat."""
        current = self._desk.shelf.find(hot.id)
        if current and seat in current.match.waiting and self._acts_for(current, seat):
            current.due_ms = self.due(current, now_ms())
            self.schedule(current)

    async def _recite(self, hot: Hot, seat: Seat) -> None:
        """Answer as a lesson says, for whoever sits there."""
        async with hot.lock:
            action = learning.scripted(hot.facts, hot.match, seat)
            n, level = hot.counts[seat], hot.level_of(seat)
        if action is not None:
            await self._answer(hot, seat, action, n, level)

    async def _obey(self, hot: Hot, seat: Seat) -> None:
        """Answer as a standing order says."""
        async with hot.lock:
            found = ordered(hot, seat) if self._desk.shelf.holds(hot) else None
            n, level = hot.counts[seat], hot.level_of(seat)
        if found is None:
            return
        action, order_id = found
        if await self._answer(hot, seat, action, n, level, order_id=order_id):
            await self._drop_used(hot.id, order_id)

    def _end_orders(self, hot: Hot) -> None:
        """The question an order was to last until has come."""
        for seat in hot.match.waiting if hot.orders else ():
            prompt, mine = hot.match.prompt(seat), hot.orders.get(seat, ())
            over = [each for each, order in mine if prompt and orders.ended(order, prompt)]
            if over:
                hot.orders[seat] = [each for each in mine if each[0] not in over]
                self._desk.background(self._drop(hot.id, over))

    async def _drop(self, table_id: str, order_ids: list[int]) -> None:
        async with self._desk.database.session() as session:
            gone = schema.Order.id.in_(order_ids)
            await session.execute(delete(schema.Order).where(gone))
        self._desk.follower.announce(table_id, "orders")

    async def _drop_used(self, table_id: str, order_id: int) -> None:
        """An order that has given all its answers is gone."""
        async with self._desk.database.session() as session:
            used = (schema.Order.id == order_id, schema.Order.left == 0)
            await session.execute(delete(schema.Order).where(*used))
        self._desk.follower.announce(table_id, "orders")

    async def _think(self, hot: Hot, seat: Seat) -> None:
        """Let a bot choose; one that fails or breaks the rules is replaced."""
        async with hot.lock:
            if not self._desk.shelf.holds(hot) or seat not in hot.match.waiting:
                return
            lapsed = lapse(hot, seat)
            n, level = hot.counts[seat], hot.level_of(seat) or FALLBACK
            thought = None if lapsed is not None else thought_of(hot, seat, level)
        try:
            action = lapsed if thought is None else await self._choice(hot, thought)
            await self._answer(hot, seat, action, n, level)
        except BotFailed as failure:
            metrics.BOT_FAILURES.inc()
            logger.warning("Bot %s failed at table %s: %s", level, hot.id, failure)
            if level == FALLBACK:
                await self._answer(hot, seat, None, n, level)
            else:
                await self._replace(hot, seat, level, str(failure))

    async def _choice(self, hot: Hot, thought: Thought) -> Action:
        chosen = await self._pool.choose(thought)
        try:
            action = hot.match.rules.decode_action(chosen)
        except InterParesError:
            raise BotFailed("answered what is no action of the game") from None
        return action

    async def _answer(
        self,
        hot: Hot,
        seat: Seat,
        action: Action | None,
        n: int,
        level: str | None,
        *,
        order_id: int | None = None,
    ) -> bool:
        """Play for a seat like anybody else: checked, logged, durable.

        No action is any legal one. Nothing is played if the seat is no longer asked or played by
        that level (None: by its person). The use of an order is written together with the move.
        """
        played = False

        def make(current: Hot, now: int) -> Change | None:
            nonlocal played
            asked = seat in current.match.waiting and current.fresh(seat, n)
            stands = order_id is None or order_id in dict(current.orders.get(seat, ()))
            played = asked and stands and current.level_of(seat) == level
            if not played:
                return None
            options = current.match.options(seat)
            chosen = chance.choice(options) if action is None else action
            if chosen not in options:
                raise BotFailed("chose what the rules forbid")
            current.match.play(seat, chosen, at=iso(now))
            if order_id is not None:
                current.orders[seat] = orders.used(current.orders.get(seat, []), order_id)
            return Change(seat, order=order_id)

        await self._desk.answer(hot.id, make, seat)
        return played

    async def _replace(self, hot: Hot, seat: Seat, level: str, reason: str) -> None:
        """Another bot sits down instead of the one that failed, and the log says so."""
        other = hot.facts.setting.substitute
        other = other if level != other else FALLBACK

        def make(current: Hot, now: int) -> Change | None:
            if current.level_of(seat) != level:
                return None
            current.state = clocks.take_over(current.state, seat, other)
            note = {"bot_failed": level, "seat": seat, "takes_over": other, "why": reason}
            current.match.note(note, at=iso(now))
            return Change()

        await self._desk.change(hot.id, make)


def late_seats(hot: Hot, now: int) -> list[Seat]:
    """The people whose time is up; a bot has a limit of its own."""
    late = clocks.timed_out(hot.facts.setting.pace, hot.state, now)
    return [seat for seat in late if seat not in hot.levels]


def ordered(hot: Hot, seat: Seat) -> tuple[Action, int] | None:
    """What a standing order of the seat answers to the question of now, and which it is."""
    mine = hot.orders.get(seat)
    prompt = hot.match.prompt(seat) if mine else None
    if not mine or prompt is None:
        return None
    found = orders.answer([order for _, order in mine], prompt, hot.match.options(seat))
    return None if found is None else (found[0], mine[found[1]][0])


def lapse(hot: Hot, seat: Seat) -> Action | None:
    """What the rulebook does for a seat whose time ran out in this very question."""
    prompt = hot.match.prompt(None)
    if prompt is None or dict(hot.state.lapsed).get(seat) != prompt.decision:
        return None
    action: Action | None = hot.match.game.decision.lapse(hot.match.game, seat, chance)
    return action


def thought_of(hot: Hot, seat: Seat, bot: str) -> Thought:
    """What a bot is given: a world that looks the same from its seat, never the real one."""
    dream = hot.match.rules.imagine(hot.match.game, seat, chance)
    return Thought(hot.facts.game, bot, seat, encode(dream), secrets.randbits(32))
