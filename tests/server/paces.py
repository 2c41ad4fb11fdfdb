"""Paces and clocks at a table of three: what tests of time are made of."""

from interpares.server import clocks
from interpares.server.clocks import DAY_MS, DAY_S, Pace

LIVE = Pace("live", move_s=30, bank_s=100)
SLOW = Pace("correspondence", move_s=2 * DAY_S, bank_s=DAY_S, vacation_days=20)
START_MS = 1_700_000_000_000


def at(seconds):
    return START_MS + seconds * 1000


def days(number):
    return START_MS + number * DAY_MS


def begun(pace, waiting=(0,), seats=3):
    return clocks.begin(pace, seats, waiting, START_MS)


def moved(pace, state, now_ms, *, mover=0, before=(0,), after=(1,), sealed=False):
    return clocks.after_move(pace, state, before, after, mover=mover, sealed=sealed, now_ms=now_ms)


def banks(state):
    return [clock.bank_ms // 1000 for clock in state.seats]
