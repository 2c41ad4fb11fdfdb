"""Clocks against a second count of the same time, tick by tick, in any history of a table."""

import msgspec
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from interpares.kernel.errors import BadInput
from interpares.server import clocks
from interpares.server.clocks import DAY_MS, DAY_S, Pace, State
from server.paces import LIVE, SLOW, at, moved


class Ledger:
    """The time of one seat, counted tick by tick."""

    def __init__(self, pace, tick_s):
        self.free = pace.move_s // tick_s
        self.bank = pace.bank_s // tick_s
        self.allowance = pace.vacation_days * DAY_S // tick_s
        self.used = None
        self.away = 0
        self.charged = self.returned = 0

    def tick(self):
        if self.away:
            self.away -= 1
        elif self.used is not None:
            self.used += 1

    def ask(self):
        self.used = 0

    def stop(self):
        cost = min(self.bank, max(0, self.used - self.free))
        self.bank -= cost
        self.charged += cost
        self.used = None

    @property
    def left(self):
        return None if self.used is None else self.free + self.bank - self.used + self.away


class Clocks(RuleBasedStateMachine):
    """Any history of a table: the clocks agree with the ledgers at every moment."""

    seats = 3

    @initialize(
        pace=st.sampled_from([LIVE, SLOW, Pace("live", move_s=20)]),
        waiting=st.sets(st.integers(0, 2), min_size=1),
    )
    def sit_down(self, pace, waiting):
        self.pace = pace
        self.tick_s = 10 if pace.kind == "live" else DAY_S // 4
        self.ticks = 0
        self.waiting = waiting
        self.ledgers = [Ledger(pace, self.tick_s) for _ in range(self.seats)]
        for seat in waiting:
            self.ledgers[seat].ask()
        self.substitutes = set()
        self.state = clocks.begin(pace, self.seats, waiting, self.now)

    @property
    def now(self):
        return at(self.ticks * self.tick_s)

    @rule(ticks=st.integers(1, 12))
    def time_goes_by(self, ticks):
        self.ticks += ticks
        for ledger in self.ledgers:
            for _ in range(ticks):
                ledger.tick()

    @rule(data=st.data(), after=st.sets(st.integers(0, 2), min_size=1))
    def somebody_moves(self, data, after):
        mover = data.draw(st.sampled_from(sorted(self.waiting)))
        self.state = moved(
            self.pace, self.state, self.now, mover=mover, before=self.waiting, after=after
        )
        for seat in self.waiting:
            if seat == mover or seat not in after:
                self.ledgers[seat].stop()
        for seat in after:
            if seat == mover or seat not in self.waiting:
                self.ledgers[seat].ask()
        self.waiting = after

    @rule(data=st.data())
    def somebody_answers_a_part_of_a_sealed_choice(self, data):
        mover = data.draw(st.sampled_from(sorted(self.waiting)))
        before = clocks.shown(self.pace, self.state, self.now)
        asked = self.waiting
        self.state = moved(
            self.pace, self.state, self.now, mover=mover, before=asked, after=asked, sealed=True
        )
        assert clocks.shown(self.pace, self.state, self.now) == before

    @rule(data=st.data(), lapse=st.booleans())
    def a_bot_takes_over(self, data, lapse):
        late = clocks.timed_out(self.pace, self.state, self.now)
        seat = data.draw(st.sampled_from(late or tuple(range(self.seats))))
        self.state = clocks.take_over(self.state, seat, "squire", "turn" if lapse else "")
        self.substitutes.add(seat)

    @precondition(lambda self: self.substitutes)
    @rule(data=st.data())
    def somebody_returns(self, data):
        seat = data.draw(st.sampled_from(sorted(self.substitutes)))
        self.state = clocks.give_back(self.pace, self.state, seat, self.now)
        self.substitutes.remove(seat)
        ledger = self.ledgers[seat]
        if ledger.used is not None:
            ledger.stop()
            ledger.ask()
        if self.pace.kind == "live":
            floor = min(self.pace.move_s, self.pace.bank_s) // self.tick_s
            ledger.returned += max(0, floor - ledger.bank)
            ledger.bank = max(ledger.bank, floor)

    @rule(seat=st.integers(0, 2), length=st.integers(1, 6))
    def somebody_goes_on_vacation(self, seat, length):
        ledger = self.ledgers[seat]
        ticks = length * DAY_S // self.tick_s
        late = ledger.left is not None and ledger.left <= 0
        allowed = (
            self.pace.kind == "correspondence"
            and not ledger.away
            and not late
            and seat not in self.substitutes
            and ticks <= ledger.allowance
        )
        before = clocks.deadline(self.pace, self.state, seat)
        try:
            self.state = clocks.vacation(self.pace, self.state, seat, length, self.now)
        except BadInput:
            assert not allowed
            return
        assert allowed
        ledger.away, ledger.allowance = ticks, ledger.allowance - ticks
        after = clocks.deadline(self.pace, self.state, seat)
        assert after == (None if before is None else before + length * DAY_MS)

    @rule(seat=st.integers(0, 2))
    def somebody_ends_the_vacation(self, seat):
        ledger = self.ledgers[seat]
        try:
            self.state = clocks.end_vacation(self.state, seat, self.now)
        except BadInput:
            assert not ledger.away
            return
        ledger.allowance, ledger.away = ledger.allowance + ledger.away, 0

    @invariant()
    def the_clocks_agree_with_the_ledgers(self):
        tick_ms = self.tick_s * 1000
        for seat, (clock, ledger) in enumerate(zip(self.state.seats, self.ledgers, strict=True)):
            assert clock.bank_ms == ledger.bank * tick_ms
            assert clock.vacation_ms == ledger.allowance * tick_ms
            end = clocks.deadline(self.pace, self.state, seat)
            assert end == (None if ledger.left is None else self.now + ledger.left * tick_ms)

    @invariant()
    def no_time_is_made(self):
        for clock, ledger in zip(self.state.seats, self.ledgers, strict=True):
            change = ledger.returned - ledger.charged
            assert clock.bank_ms == (self.pace.bank_s + change * self.tick_s) * 1000
            assert 0 <= clock.bank_ms <= self.pace.bank_s * 1000

    @invariant()
    def only_late_people_are_timed_out(self):
        late = {
            seat
            for seat, ledger in enumerate(self.ledgers)
            if ledger.left is not None and ledger.left <= 0 and seat not in self.substitutes
        }
        assert set(clocks.timed_out(self.pace, self.state, self.now)) == late

    @invariant()
    def the_state_survives_a_restart(self):
        stored = msgspec.json.encode(self.state)
        assert msgspec.json.decode(stored, type=State) == self.state


TestClocks = Clocks.TestCase
