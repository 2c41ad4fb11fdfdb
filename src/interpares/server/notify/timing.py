"""When something is sent: what a channel wants to hear of, digests, quiet hours, retries."""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta
from random import Random
from typing import Annotated, Any, Literal, get_args
from zoneinfo import ZoneInfo

import msgspec
from msgspec import Meta

from ...kernel.values import Value
from ..errors import Problem

Kind = Literal["turn", "asked", "mention", "finished", "started"]
KINDS: tuple[Kind, ...] = get_args(Kind)
Clock = Annotated[str, Meta(pattern=r"^([01]\d|2[0-3]):[0-5]\d$", max_length=5)]
Zone = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_+/-]+$", max_length=64)]

MINUTE_MS = 60_000
DAY_MINUTES = 1440
TURN_DELAY_MS = 20_000
"""Who sits at the table has answered by then, and hears nothing."""
ATTEMPTS = 8
FIRST_WAIT_S = 30
LONGEST_WAIT_S = 6 * 3600
GROWTH = 3


class Quiet(Value):
    """Hours of the day in which nothing is sent; they may pass midnight."""

    begin: Clock = msgspec.field(name="from")
    to: Clock
    timezone: Zone


class Rules(Value):
    """What is sent on a channel, and when."""

    kinds: tuple[Kind, ...] = KINDS
    digest_minutes: Literal[0, 15, 60, 1440] = 0
    """Collect for so long and send one message; 0 sends each at once."""
    quiet: Quiet | None = None


def checked(rules: Rules) -> Rules:
    """The rules, if their quiet hours are hours of a place we know."""
    if rules.quiet is not None:
        if zone_of(rules.quiet.timezone) is None:
            raise Problem("quiet-timezone", "bad_input", timezone=rules.quiet.timezone)
        if rules.quiet.begin == rules.quiet.to:
            raise Problem("quiet-hours", "bad_input")
    return rules


def rules_of(stored: dict[str, Any]) -> Rules:
    """The rules of a channel as they are kept; the usual ones if nobody can read them."""
    try:
        return msgspec.convert(stored, Rules)
    except msgspec.ValidationError:
        return Rules()


def zone_of(name: str) -> ZoneInfo | None:
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):
        return None


def due(rules: Rules, kind: str, created_ms: int, now_ms: int) -> int:
    """When a notice is sent that came up at `created_ms`."""
    at_ms = max(now_ms, created_ms + (TURN_DELAY_MS if kind == "turn" else 0))
    if rules.digest_minutes:
        at_ms = digest_end(at_ms, rules)
    return after_quiet(at_ms, rules.quiet)


def digest_end(at_ms: int, rules: Rules) -> int:
    """The end of the period that a moment lies in; days end at midnight of the channel's zone."""
    if rules.digest_minutes != DAY_MINUTES:
        period_ms = rules.digest_minutes * MINUTE_MS
        return (at_ms // period_ms + 1) * period_ms
    zone = (rules.quiet and zone_of(rules.quiet.timezone)) or UTC
    tomorrow = datetime.fromtimestamp(at_ms / 1000, zone).date() + timedelta(days=1)
    return int(datetime.combine(tomorrow, time(), zone).timestamp() * 1000)


def after_quiet(at_ms: int, quiet: Quiet | None) -> int:
    """The moment itself, or the end of the quiet hours it lies in."""
    zone = zone_of(quiet.timezone) if quiet else None
    if quiet is None or zone is None:
        return at_ms
    local = datetime.fromtimestamp(at_ms / 1000, zone)
    begin, end = time.fromisoformat(quiet.begin), time.fromisoformat(quiet.to)
    clock = local.time()
    over_midnight = end < begin
    is_quiet = clock >= begin or clock < end if over_midnight else begin <= clock < end
    if not is_quiet:
        return at_ms
    day = local.date() + timedelta(days=over_midnight and clock >= begin)
    ends = [datetime.combine(day, end.replace(fold=fold), zone).timestamp() for fold in (0, 1)]
    # When clocks are put back, an hour comes twice, and the first end may be over.
    return int(next(each for each in ends if each * 1000 > at_ms) * 1000)


def wait_ms(attempts: int, random: Random, least_s: int = 0) -> int:
    """How long to wait after so many failed attempts, give or take a fifth."""
    wait_s = max(least_s, FIRST_WAIT_S * GROWTH ** (attempts - 1)) * random.uniform(0.8, 1.2)
    return int(min(wait_s, LONGEST_WAIT_S) * 1000)
