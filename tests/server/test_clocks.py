"""Clocks case by case: deadlines, banks, lapses, vacations and paces."""

import msgspec
import pytest

from interpares.kernel.errors import BadInput
from interpares.server import clocks
from interpares.server.clocks import DAY_MS, DAY_S, Pace, State
from server.paces import LIVE, SLOW, at, banks, begun, days, moved


def test_every_seat_begins_with_a_full_bank_and_the_asked_one_with_a_deadline():
    state = begun(LIVE)

    assert banks(state) == [100, 100, 100]
    assert clocks.deadline(LIVE, state, 0) == at(130)
    assert clocks.deadline(LIVE, state, 1) is None
    assert clocks.next_deadline(LIVE, state) == at(130)


def test_within_the_free_time_the_bank_is_not_touched():
    state = moved(LIVE, begun(LIVE), at(30))

    assert banks(state) == [100, 100, 100]
    assert [clock.asked_ms for clock in state.seats] == [None, at(30), None]


def test_beyond_the_free_time_the_bank_pays():
    state = moved(LIVE, begun(LIVE), at(72))

    assert banks(state) == [58, 100, 100]


def test_an_ordinary_next_question_to_the_mover_has_free_time_of_its_own():
    state = moved(LIVE, begun(LIVE), at(40), after=(0,))

    assert banks(state)[0] == 90
    assert clocks.deadline(LIVE, state, 0) == at(40 + 30 + 90)


def test_a_partial_answer_to_a_sealed_choice_changes_nothing_anybody_could_see():
    state = begun(LIVE, waiting=(0, 1, 2))

    later = moved(LIVE, state, at(40), before=(0, 1, 2), after=(0, 1, 2), sealed=True)

    assert later == state
    assert clocks.shown(LIVE, later, at(41)) == clocks.shown(LIVE, state, at(41))


def test_a_move_of_another_seat_does_not_touch_the_clock_of_a_seat_still_asked():
    state = begun(LIVE, waiting=(0, 1))

    later = moved(LIVE, state, at(50), before=(0, 1), after=(1,))

    assert banks(later) == [80, 100, 100]
    assert later.seats[1] == state.seats[1]


def test_a_question_taken_back_by_consent_stops_its_clock():
    state = moved(LIVE, begun(LIVE), at(50), mover=None, before=(0,), after=(2,))

    assert banks(state) == [80, 100, 100]
    assert clocks.next_deadline(LIVE, state) == at(50 + 130)


def test_the_time_is_up_at_the_deadline_and_not_before():
    state = begun(LIVE, waiting=(0, 2))

    assert clocks.timed_out(LIVE, state, at(130) - 1) == ()
    assert clocks.timed_out(LIVE, state, at(130)) == (0, 2)


def test_a_seat_that_a_bot_plays_for_has_no_deadline_that_counts():
    state = clocks.take_over(begun(LIVE, waiting=(0, 2)), 0, "squire", "turn")

    assert clocks.timed_out(LIVE, state, at(130)) == (2,)
    assert clocks.next_deadline(LIVE, clocks.take_over(state, 2, "novice")) is None
    assert state.substitutes == ((0, "squire"),)
    assert state.lapsed == ((0, "turn"),)


def test_who_leaves_of_their_own_will_owes_no_answer():
    state = clocks.take_over(begun(LIVE), 0, "squire")

    assert state.lapsed == ()


def test_a_lapse_ends_with_the_answer_and_the_substitute_stays():
    state = clocks.take_over(begun(LIVE, waiting=(0, 1)), 0, "squire", "commitment")

    partly = moved(LIVE, state, at(131), before=(0, 1), after=(0, 1), sealed=True)
    finished = moved(LIVE, partly, at(132), before=(0, 1), after=(1,))

    assert partly.lapsed == ((0, "commitment"),)
    assert finished.lapsed == ()
    assert finished.substitutes == ((0, "squire"),)
    assert banks(finished)[0] == 0


def test_who_returns_is_asked_anew_and_gets_one_free_move_into_an_empty_bank():
    state = clocks.take_over(begun(LIVE), 0, "squire", "turn")

    state = clocks.give_back(LIVE, state, 0, at(200))

    assert (state.substitutes, state.lapsed) == ((), ())
    assert banks(state)[0] == 30
    assert clocks.deadline(LIVE, state, 0) == at(200 + 30 + 30)


def test_the_floor_of_a_bank_is_never_more_than_the_whole_bank():
    pace = Pace("live", move_s=30, bank_s=10)
    state = clocks.take_over(begun(pace), 0, "squire", "turn")

    assert banks(clocks.give_back(pace, state, 0, at(200)))[0] == 10


def test_a_bank_of_days_gets_no_floor():
    state = clocks.take_over(begun(SLOW), 0, "squire", "turn")

    assert banks(clocks.give_back(SLOW, state, 0, days(9)))[0] == 0


def test_leaving_and_returning_does_not_refund_the_time_already_used():
    state = clocks.take_over(begun(LIVE), 0, "squire")

    assert banks(clocks.give_back(LIVE, state, 0, at(90)))[0] == 40


def test_who_has_not_left_cannot_start_the_clock_anew_by_returning():
    state = begun(LIVE)

    assert clocks.give_back(LIVE, state, 0, at(100)) == state


def test_who_returns_while_others_are_asked_has_no_running_clock():
    state = clocks.take_over(begun(LIVE, waiting=(1,)), 0, "squire")

    assert clocks.deadline(LIVE, clocks.give_back(LIVE, state, 0, at(5)), 0) is None


def test_a_vacation_moves_the_deadline_by_its_days():
    state = clocks.vacation(SLOW, begun(SLOW), 0, 7, days(1))

    assert clocks.deadline(SLOW, state, 0) == days(2 + 1 + 7)
    assert clocks.shown(SLOW, state, days(1))[0].away_until_ms == days(8)
    assert clocks.shown(SLOW, state, days(8))[0].away_until_ms is None
    assert state.seats[0].vacation_ms == 13 * DAY_MS


def test_a_question_that_comes_during_a_vacation_waits_for_its_end():
    state = clocks.vacation(SLOW, begun(SLOW), 1, 7, days(0))

    state = moved(SLOW, state, days(2))

    assert clocks.deadline(SLOW, state, 1) == days(7 + 2 + 1)


def test_an_answer_given_during_a_vacation_is_charged_for_the_time_before_it():
    pace = msgspec.structs.replace(SLOW, bank_s=5 * DAY_S)
    state = clocks.vacation(pace, begun(pace), 0, 3, days(4))

    state = moved(pace, state, days(6))

    assert banks(state)[0] == 3 * DAY_S


def test_the_rest_of_a_vacation_is_given_back():
    state = clocks.vacation(SLOW, begun(SLOW), 0, 7, days(1))

    state = clocks.end_vacation(state, 0, days(3))

    assert state.seats[0].vacation_ms == 18 * DAY_MS
    assert clocks.deadline(SLOW, state, 0) == days(2 + 1 + 2)
    assert clocks.shown(SLOW, state, days(3))[0].away_until_ms is None


def test_days_of_an_ended_vacation_are_neither_charged_nor_counted_in_the_next_question():
    pace = msgspec.structs.replace(SLOW, bank_s=5 * DAY_S)
    state = clocks.vacation(pace, begun(pace), 0, 7, days(1))
    state = clocks.end_vacation(state, 0, days(3))

    state = moved(pace, state, days(6), after=(0,))

    assert banks(state)[0] == 3 * DAY_S
    assert clocks.deadline(pace, state, 0) == days(6 + 2 + 3)


def test_two_vacations_within_one_question_both_count():
    state = clocks.vacation(SLOW, begun(SLOW), 0, 7, days(1))
    state = clocks.vacation(SLOW, state, 0, 5, days(9))

    assert clocks.deadline(SLOW, state, 0) == days(2 + 1 + 7 + 5)


@pytest.mark.parametrize(
    "pace, length, now, words",
    [
        (LIVE, 3, 0, "Only tables of days per move"),
        (Pace(), 3, 0, "Only tables of days per move"),
        (SLOW, 0, 0, "1 to 30 days, not 0"),
        (SLOW, 31, 0, "1 to 30 days, not 31"),
        (SLOW, 21, 0, "20 days of vacation left in this match, not 21"),
        (SLOW, 3, 3, "Your time is up"),
    ],
)
def test_refused_vacations_say_why(pace, length, now, words):
    with pytest.raises(BadInput, match=words):
        clocks.vacation(pace, begun(pace), 0, length, days(now))


def test_a_vacation_on_vacation_is_refused():
    state = clocks.vacation(SLOW, begun(SLOW), 0, 7, days(1))

    with pytest.raises(BadInput, match="on vacation already"):
        clocks.vacation(SLOW, state, 0, 7, days(2))


def test_nobody_goes_on_vacation_while_a_bot_plays_for_them():
    with pytest.raises(BadInput, match="return to the table"):
        clocks.vacation(SLOW, clocks.take_over(begun(SLOW), 1, "squire"), 1, 7, days(1))


@pytest.mark.parametrize("now", [0, 8])
def test_only_a_vacation_that_lasts_can_be_ended(now):
    state = begun(SLOW) if now == 0 else clocks.vacation(SLOW, begun(SLOW), 0, 7, days(1))

    with pytest.raises(BadInput, match="not on vacation"):
        clocks.end_vacation(state, 0, days(now))


def test_without_a_pace_nobody_is_ever_late():
    state = moved(Pace(), begun(Pace()), at(10**6))

    assert clocks.next_deadline(Pace(), state) is None
    assert clocks.timed_out(Pace(), state, at(10**9)) == ()
    assert clocks.shown(Pace(), state, at(10**9))[1].asked_ms == at(10**6)


@pytest.mark.parametrize(
    "pace",
    [
        Pace(),
        LIVE,
        SLOW,
        Pace("live", 5),
        Pace("live", 3600, 86_400),
        Pace("correspondence", 3600),
        Pace("correspondence", 30 * DAY_S, 30 * DAY_S, 60),
    ],
)
def test_sensible_paces_are_taken(pace):
    clocks.validate(pace)


@pytest.mark.parametrize(
    "pace, name",
    [
        (Pace("untimed", 1), "move_s"),
        (Pace("untimed", 0, 1), "bank_s"),
        (Pace("untimed", 0, 0, 1), "vacation_days"),
        (Pace("live", 4), "move_s"),
        (Pace("live", 3601), "move_s"),
        (Pace("live", 30, -1), "bank_s"),
        (Pace("live", 30, 86_401), "bank_s"),
        (Pace("live", 30, 0, 1), "vacation_days"),
        (Pace("correspondence", 3599), "move_s"),
        (Pace("correspondence", 30 * DAY_S + 1), "move_s"),
        (Pace("correspondence", DAY_S, 30 * DAY_S + 1), "bank_s"),
        (Pace("correspondence", DAY_S, 0, 61), "vacation_days"),
        (Pace("correspondence", DAY_S, 0, -1), "vacation_days"),
    ],
)
def test_other_paces_are_refused_with_the_number_that_is_wrong(pace, name):
    with pytest.raises(BadInput, match=name):
        clocks.validate(pace)


def test_a_table_that_has_not_begun_has_a_state_without_clocks():
    assert msgspec.json.decode("{}", type=State) == State()
