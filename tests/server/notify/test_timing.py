"""When something is sent: quiet hours, digests and retries."""

from __future__ import annotations

from datetime import datetime
from itertools import pairwise
from random import Random
from zoneinfo import ZoneInfo

import msgspec
import pytest

from interpares.server.errors import Problem
from interpares.server.notify.timing import (
    ATTEMPTS,
    KINDS,
    Quiet,
    Rules,
    after_quiet,
    checked,
    due,
    rules_of,
    wait_ms,
)

WARSAW = "Europe/Warsaw"
NIGHT = Quiet("22:00", "07:00", WARSAW)


def at(text: str, zone: str = WARSAW, fold: int = 0) -> int:
    """A moment by the clock of a place, such as `2026-03-29 02:30`."""
    moment = datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone), fold=fold)
    return int(moment.timestamp() * 1000)


@pytest.mark.parametrize(
    "moment, sent",
    [
        ("2026-05-10 21:59", "2026-05-10 21:59"),
        ("2026-05-10 22:00", "2026-05-11 07:00"),
        ("2026-05-10 23:59:59.999", "2026-05-11 07:00"),
        ("2026-05-11 00:00", "2026-05-11 07:00"),
        ("2026-05-11 06:59:59.999", "2026-05-11 07:00"),
        ("2026-05-11 07:00", "2026-05-11 07:00"),
    ],
)
def test_quiet_hours_over_midnight_end_in_the_morning(moment, sent):
    assert after_quiet(at(moment), NIGHT) == at(sent)


@pytest.mark.parametrize(
    "moment, sent",
    [
        ("2026-05-10 12:59", "2026-05-10 12:59"),
        ("2026-05-10 13:00", "2026-05-10 15:30"),
        ("2026-05-10 15:29", "2026-05-10 15:30"),
        ("2026-05-10 15:30", "2026-05-10 15:30"),
    ],
)
def test_quiet_hours_within_a_day_end_on_that_day(moment, sent):
    assert after_quiet(at(moment), Quiet("13:00", "15:30", WARSAW)) == at(sent)


def test_quiet_hours_are_those_of_the_channels_place():
    moment = at("2026-05-10 23:00", "America/New_York")

    assert after_quiet(moment, Quiet("22:00", "07:00", "America/New_York")) > moment
    assert after_quiet(moment, NIGHT) == at("2026-05-11 07:00")
    assert after_quiet(moment, Quiet("22:00", "04:00", WARSAW)) == moment


@pytest.mark.parametrize("day", ["2026-03-28", "2026-10-24"])
def test_the_night_in_which_clocks_change_ends_by_the_clock(day):
    morning = {"2026-03-28": "2026-03-29 07:00", "2026-10-24": "2026-10-25 07:00"}[day]
    hours = {"2026-03-28": 7, "2026-10-24": 9}[day]

    sent = after_quiet(at(f"{day} 23:00"), NIGHT)

    assert sent == at(morning)
    assert sent - at(f"{day} 23:00") == hours * 3_600_000


def test_an_end_that_comes_twice_counts_once_more_in_the_second_hour():
    quiet = Quiet("23:00", "02:30", WARSAW)
    first, second = at("2026-10-25 02:10"), at("2026-10-25 02:10", fold=1)

    assert second - first == 3_600_000
    assert after_quiet(first, quiet) == at("2026-10-25 02:30")
    assert after_quiet(second, quiet) == at("2026-10-25 02:30", fold=1)


def test_an_end_that_the_clock_leaps_over_is_found_all_the_same():
    quiet = Quiet("23:00", "02:30", WARSAW)

    sent = after_quiet(at("2026-03-29 01:59"), quiet)

    assert at("2026-03-29 03:00") <= sent <= at("2026-03-29 03:30")
    assert after_quiet(at("2026-03-29 03:00"), quiet) == at("2026-03-29 03:00")


def test_the_end_of_quiet_hours_is_never_quiet_and_never_before_the_moment():
    random = Random(0)
    places = (WARSAW, "America/New_York", "Asia/Kathmandu", "Australia/Lord_Howe", "Africa/Cairo")
    for _ in range(3000):
        clocks = [f"{random.randrange(24):02}:{random.randrange(60):02}" for _ in range(2)]
        quiet = Quiet(*clocks, random.choice(places))
        moment = at("2026-01-01", "UTC") + random.randrange(365 * 86_400_000)

        sent = after_quiet(moment, quiet)

        assert moment <= sent <= moment + 26 * 3_600_000
        assert after_quiet(sent, quiet) == sent or clocks[0] == clocks[1]


def test_a_turn_waits_for_those_who_answer_at_once():
    assert due(Rules(), "turn", 1000, 1000) == 21_000
    assert due(Rules(), "turn", 1000, 500_000) == 500_000
    assert due(Rules(), "mention", 1000, 2000) == 2000


@pytest.mark.parametrize(
    "minutes, moment, sent",
    [
        (15, "2026-05-10 12:01", "2026-05-10 12:15"),
        (15, "2026-05-10 12:15", "2026-05-10 12:30"),
        (60, "2026-05-10 12:59", "2026-05-10 13:00"),
        (1440, "2026-05-10 12:59", "2026-05-11 00:00"),
        (1440, "2026-03-28 12:00", "2026-03-29 00:00"),
        (1440, "2026-03-29 12:00", "2026-03-30 00:00"),
    ],
)
def test_a_digest_is_sent_at_the_next_full_period(minutes, moment, sent):
    rules = Rules(digest_minutes=minutes, quiet=Quiet("03:00", "03:01", WARSAW))

    assert due(rules, "mention", 0, at(moment)) == at(sent)


def test_a_daily_digest_without_a_place_ends_with_the_day_in_utc():
    moment = at("2026-05-10 12:59", "UTC")

    assert due(Rules(digest_minutes=1440), "asked", 0, moment) == at("2026-05-11", "UTC")


def test_a_digest_that_ends_in_quiet_hours_waits_for_their_end():
    rules = Rules(digest_minutes=1440, quiet=NIGHT)

    assert due(rules, "mention", 0, at("2026-05-10 12:00")) == at("2026-05-11 07:00")


def test_waits_grow_from_half_a_minute_to_six_hours():
    random = Random(1)
    waits = [[wait_ms(n, random) / 1000 for _ in range(200)] for n in range(1, ATTEMPTS)]

    assert all(24 <= wait <= 36 for wait in waits[0])
    assert max(waits[-1]) == 6 * 3600
    assert len(set(waits[0])) > 100
    for shorter, longer in pairwise(waits):
        assert max(shorter) < min(longer)


def test_a_wait_is_as_long_as_the_target_asks_but_no_longer_than_six_hours():
    assert wait_ms(1, Random(0), least_s=600) >= 480_000
    assert wait_ms(1, Random(0), least_s=999_999) == 6 * 3_600_000


@pytest.mark.parametrize(
    "zone", ["Europe/Nowhere", "Europe", "../etc/passwd", "/etc/passwd", "Mars"]
)
def test_unknown_places_are_refused(zone):
    with pytest.raises(Problem) as refusal:
        checked(Rules(quiet=Quiet("22:00", "07:00", zone)))

    assert refusal.value.message == "quiet-timezone"


def test_quiet_hours_without_length_are_refused():
    with pytest.raises(Problem) as refusal:
        checked(Rules(quiet=Quiet("22:00", "22:00", WARSAW)))

    assert refusal.value.message == "quiet-hours"


@pytest.mark.parametrize(
    "rules",
    [
        {"kinds": ["turn", "gossip"]},
        {"digest_minutes": 5},
        {"digest_minutes": "15"},
        {"quiet": {"from": "24:00", "to": "07:00", "timezone": WARSAW}},
        {"quiet": {"from": "22:00\n", "to": "07:00", "timezone": WARSAW}},
        {"quiet": {"from": "22:00", "to": "07:00"}},
        {"quiet": {"begin": "22:00", "to": "07:00", "timezone": WARSAW}},
        {"loud": True},
    ],
)
def test_rules_of_the_wrong_form_are_refused_and_never_stop_a_delivery(rules):
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(rules, Rules)

    assert rules_of(rules) == Rules(kinds=KINDS)


def test_rules_are_kept_and_found_again():
    rules = Rules(("turn",), 60, NIGHT)

    assert rules_of(msgspec.to_builtins(rules)) == rules
    assert msgspec.to_builtins(rules)["quiet"] == {
        "from": "22:00",
        "to": "07:00",
        "timezone": WARSAW,
    }
