"""The time of each seat: free time, time bank, vacation, and bots that play for the absent."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

from msgspec import structs

from ..kernel.errors import BadInput
from ..kernel.values import Seat, Value, swapped
from .times import DAY_MS, DAY_S

LONGEST_VACATION_DAYS = 30
RANGES = {
    "untimed": {"move_s": (0, 0), "bank_s": (0, 0), "vacation_days": (0, 0)},
    "live": {"move_s": (5, 3600), "bank_s": (0, DAY_S), "vacation_days": (0, 0)},
    "correspondence": {
        "move_s": (3600, 30 * DAY_S),
        "bank_s": (0, 30 * DAY_S),
        "vacation_days": (0, 60),
    },
}
"""What a host may choose for each kind of pace."""


class Pace(Value):
    """How much time the seats of a table have."""

    kind: Literal["untimed", "live", "correspondence"] = "untimed"
    move_s: int = 0
    """Free time for each question."""
    bank_s: int = 0
    """What a seat may use beyond the free time, in the whole match."""
    vacation_days: int = 0
    """How many days each seat may pause in this match."""


class SeatClock(Value):
    """The time of one seat."""

    bank_ms: int = 0
    """What is left of the bank; the question that is open has not been charged yet."""
    asked_ms: int | None = None
    """Since when the seat is asked; None while it is not."""
    away_from_ms: int | None = None
    away_until_ms: int | None = None
    """The end of the latest vacation; a past one is forgotten with its question."""
    vacation_ms: int = 0
    """The vacation that is left."""
    paused_ms: int = 0
    """What of this question fell into vacations before the latest one."""


class State(Value):
    """All clocks of a table, kept beside its log."""

    seats: tuple[SeatClock, ...] = ()
    substitutes: tuple[tuple[Seat, str], ...] = ()
    """The seats a bot plays for now, and its level."""
    lapsed: tuple[tuple[Seat, str], ...] = ()
    """The seats whose time ran out, and the question they owe the answer to."""


class Face(Value):
    """The clock of one seat as everybody may see it."""

    bank_ms: int
    """As it was when the seat was asked."""
    vacation_ms: int
    asked_ms: int | None
    deadline_ms: int | None
    away_until_ms: int | None
    substitute: str | None
    """The level of the bot that plays for this seat now."""


def validate(pace: Pace) -> None:
    """Raises BadInput with the first number that is out of its range."""
    for name, (least, most) in RANGES[pace.kind].items():
        number = getattr(pace, name)
        if not least <= number <= most:
            raise BadInput(
                f"'{name}' of a pace that is {pace.kind} must be {least} to {most}, not {number}.",
                message="pace-range",
                name=name,
                kind=pace.kind,
                least=least,
                most=most,
                number=number,
            )


def begin(pace: Pace, seats: int, waiting: Collection[Seat], now_ms: int) -> State:
    """The clocks when play starts."""
    full = SeatClock(bank_ms=pace.bank_s * 1000, vacation_ms=pace.vacation_days * DAY_MS)
    return State(tuple(_asked(full, now_ms) if seat in waiting else full for seat in range(seats)))


def after_move(
    pace: Pace,
    state: State,
    before: Collection[Seat],
    after: Collection[Seat],
    *,
    mover: Seat | None,
    sealed: bool,
    now_ms: int,
) -> State:
    """The clocks after a move (no mover: after a change by consent).

    `sealed` says that the mover still faces the same sealed choice: its clock runs on, because a
    new start would show how far it is.
    """
    again = {seat for seat in after if seat in before and seat == mover and not sealed}
    done = set(before) - set(after) | again
    new = set(after) - set(before) | again
    if not done and not new:
        return state
    clocks = list(state.seats)
    for seat in done:
        clocks[seat] = _stopped(pace, clocks[seat], now_ms)
    for seat in new:
        clocks[seat] = _asked(clocks[seat], now_ms)
    lapsed = tuple(each for each in state.lapsed if each[0] not in done)
    return State(tuple(clocks), state.substitutes, lapsed)


def deadline(pace: Pace, state: State, seat: Seat) -> int | None:
    """When the time of a seat is up; None when it has all the time in the world."""
    clock = state.seats[seat]
    if pace.kind == "untimed" or clock.asked_ms is None:
        return None
    vacation = _vacation_until(clock, clock.away_until_ms or 0)
    return clock.asked_ms + clock.paused_ms + vacation + pace.move_s * 1000 + clock.bank_ms


def next_deadline(pace: Pace, state: State) -> int | None:
    """The first moment at which the time of a person may be up."""
    return min((at for _, at in _deadlines(pace, state)), default=None)


def timed_out(pace: Pace, state: State, now_ms: int) -> tuple[Seat, ...]:
    """The seats whose time is up and for whom no bot plays yet."""
    return tuple(seat for seat, at in _deadlines(pace, state) if at <= now_ms)


def charged(pace: Pace, clock: SeatClock, now_ms: int) -> int:
    """How much of the bank the open question has used by now, in milliseconds."""
    if pace.kind == "untimed" or clock.asked_ms is None:
        return 0
    used = now_ms - clock.asked_ms - clock.paused_ms - _vacation_until(clock, now_ms)
    return min(clock.bank_ms, max(0, used - pace.move_s * 1000))


def take_over(state: State, seat: Seat, level: str, decision: str = "") -> State:
    """A bot plays for the seat; with a decision, because its time ran out in that question."""
    substitutes = {**dict(state.substitutes), seat: level}
    lapsed = {**dict(state.lapsed), seat: decision} if decision else dict(state.lapsed)
    return structs.replace(
        state, substitutes=tuple(sorted(substitutes.items())), lapsed=tuple(sorted(lapsed.items()))
    )


def give_back(pace: Pace, state: State, seat: Seat, now_ms: int) -> State:
    """The person returns; a live bank that is used up gets the length of one free move."""
    if seat not in dict(state.substitutes):
        return state
    clock = state.seats[seat]
    asked = clock.asked_ms is not None
    clock = _stopped(pace, clock, now_ms)
    if pace.kind == "live":
        floor_ms = min(pace.move_s, pace.bank_s) * 1000
        clock = structs.replace(clock, bank_ms=max(clock.bank_ms, floor_ms))
    return State(
        swapped(state.seats, seat, _asked(clock, now_ms) if asked else clock),
        tuple(each for each in state.substitutes if each[0] != seat),
        tuple(each for each in state.lapsed if each[0] != seat),
    )


def vacation(pace: Pace, state: State, seat: Seat, days: int, now_ms: int) -> State:
    """The seat's time stands still for so many days; raises BadInput with what is against it."""
    _check_vacation(pace, state, seat, days, now_ms)
    clock = state.seats[seat]
    paused = clock.paused_ms + _vacation_until(clock, now_ms)
    clock = structs.replace(
        clock,
        paused_ms=paused,
        away_from_ms=now_ms,
        away_until_ms=now_ms + days * DAY_MS,
        vacation_ms=clock.vacation_ms - days * DAY_MS,
    )
    return structs.replace(state, seats=swapped(state.seats, seat, clock))


def end_vacation(state: State, seat: Seat, now_ms: int) -> State:
    """The time runs again, and the rest of the vacation is given back."""
    clock = state.seats[seat]
    begun, until = clock.away_from_ms, _away_until(clock, now_ms)
    if begun is None or until is None:
        raise BadInput("You are not on vacation.", message="vacation-none")
    clock = structs.replace(
        clock,
        paused_ms=clock.paused_ms + _vacation_until(clock, now_ms),
        away_from_ms=None,
        away_until_ms=None,
        vacation_ms=clock.vacation_ms + until - max(begun, now_ms),
    )
    return structs.replace(state, seats=swapped(state.seats, seat, clock))


def shown(pace: Pace, state: State, now_ms: int) -> tuple[Face, ...]:
    """The clocks as everybody may see them; partial answers to a sealed choice leave no trace."""
    substitutes = dict(state.substitutes)
    return tuple(
        Face(
            bank_ms=clock.bank_ms,
            vacation_ms=clock.vacation_ms,
            asked_ms=clock.asked_ms,
            deadline_ms=deadline(pace, state, seat),
            away_until_ms=_away_until(clock, now_ms),
            substitute=substitutes.get(seat),
        )
        for seat, clock in enumerate(state.seats)
    )


def _asked(clock: SeatClock, now_ms: int) -> SeatClock:
    return structs.replace(clock, asked_ms=now_ms, paused_ms=0)


def _stopped(pace: Pace, clock: SeatClock, now_ms: int) -> SeatClock:
    """The question is answered, and the bank charged for it."""
    bank_ms = clock.bank_ms - charged(pace, clock, now_ms)
    return structs.replace(clock, bank_ms=bank_ms, asked_ms=None)


def _deadlines(pace: Pace, state: State) -> list[tuple[Seat, int]]:
    """When the time is up of each seat that is asked and played by nobody else."""
    substitutes = dict(state.substitutes)
    found = [(seat, deadline(pace, state, seat)) for seat in range(len(state.seats))]
    return [(seat, at) for seat, at in found if at is not None and seat not in substitutes]


def _away_until(clock: SeatClock, now_ms: int) -> int | None:
    """The end of the vacation the seat is on now."""
    until = clock.away_until_ms
    return until if until is not None and until > now_ms else None


def _vacation_until(clock: SeatClock, now_ms: int) -> int:
    """How much of the open question falls into the latest vacation, up to this moment."""
    if clock.asked_ms is None or clock.away_from_ms is None or clock.away_until_ms is None:
        return 0
    return max(0, min(now_ms, clock.away_until_ms) - max(clock.asked_ms, clock.away_from_ms))


def _check_vacation(pace: Pace, state: State, seat: Seat, days: int, now_ms: int) -> None:
    left = state.seats[seat].vacation_ms // DAY_MS
    at = deadline(pace, state, seat)
    if pace.kind != "correspondence":
        raise BadInput("Only tables of days per move have vacations.", message="vacation-not-here")
    if not 1 <= days <= LONGEST_VACATION_DAYS:
        raise BadInput(
            f"A vacation has 1 to {LONGEST_VACATION_DAYS} days, not {days}.",
            message="vacation-days",
            most=LONGEST_VACATION_DAYS,
            days=days,
        )
    if _away_until(state.seats[seat], now_ms) is not None:
        raise BadInput("You are on vacation already; end it first.", message="vacation-already")
    if seat in dict(state.substitutes) or (at is not None and at <= now_ms):
        raise BadInput("Your time is up; return to the table first.", message="vacation-too-late")
    if days > left:
        raise BadInput(
            f"You have {left} days of vacation left in this match, not {days}.",
            message="vacation-used-up",
            left=left,
            days=days,
        )
