"""Going back by consent, and taking a match up from the middle."""

from itertools import islice
from random import Random

import pytest

from interpares import BadInput, Match, verify
from interpares.kernel.game import encode
from interpares.kernel.records import Record, digest


def begun(**more):
    return Match.start("magnaci", seats=3, options={"trade": False}, **{"seed": 7, **more})


def settled(match):
    for _ in range(3):
        match.play(match.waiting[0], "settle prussia")
    return match


def played(match, count, seed=5):
    """The match after so many more random moves."""
    random = Random(seed)
    for _ in range(count):
        seat = match.waiting[0]
        match.play(seat, match.game.decision.sample(match.game, seat, random))
    return match


def to_the_end(match, seed=6):
    random = Random(seed)
    while match.outcome is None:
        seat = match.waiting[0]
        match.play(seat, match.game.decision.sample(match.game, seat, random))
    return match


def test_going_back_gives_the_same_table_and_other_chance():
    match = played(begun(), 40)
    then = begun()
    for move in match.moves[:25]:
        then.play(move.seat, move.action)

    match.rewind(25)

    assert match.moves == then.moves
    assert encode(match.view(0)) == encode(then.view(0))
    assert match.game.seed != then.game.seed
    assert match.game.drawn == 0


def test_no_draw_that_was_seen_comes_again():
    """The King turned up after the last estate is drawn anew: over many deals he differs."""
    kings = []
    for seed in range(20):
        match = settled(begun(seed=seed))
        before = match.game.king
        match.rewind(2)
        match.play(match.waiting[0], "settle prussia")
        kings.append((before, match.game.king))

    assert any(before != after for before, after in kings)


def test_a_record_with_rewinds_and_undos_replays_and_verifies():
    match = played(begun(match_id="t", seat_seeds=("a", "b", "c")), 30)
    match.rewind(20)
    played(match, 20)
    match.rewind(10)
    match.rewind(9)
    seat = match.waiting[0]
    match.play(seat, match.options(seat)[0])
    to_the_end(match)

    record = Record.load(match.record().dump())

    assert encode(verify(record).game) == encode(match.game)


def test_an_undo_after_going_back_keeps_the_new_chance():
    match = settled(begun())
    seat = match.waiting[0]
    match.play(seat, "leave_out primate")
    match.rewind(3)
    key = match.game.seed
    match.play(seat, "leave_out hetman")

    match.undo(seat)

    assert match.game.seed == key
    assert encode(match.game) == encode(match._after(3))


@pytest.mark.parametrize("keep", [-1, 30, 31, "5", True, None])
def test_one_can_go_back_to_an_earlier_moment_only(keep):
    match = played(begun(), 30)
    before = encode(match.game)

    with pytest.raises(BadInput):
        match.rewind(keep)

    assert encode(match.game) == before


def test_a_match_that_is_over_stays_over():
    match = to_the_end(begun())

    with pytest.raises(BadInput) as error:
        match.rewind(3)

    assert error.value.message == "undo-over"


@pytest.mark.parametrize("rewound", [False, True])
def test_play_taken_up_from_a_base_goes_on_as_if_from_the_start(rewound):
    match = played(begun(), 60)
    if rewound:
        match.rewind(40)
        played(match, 30)
    base = match.base_after(len(match.played) - 20)
    tail = list(islice(reversed(match.lines), 20))[::-1]

    taken_up = Match(match.rules, match.header, match._seed, base)
    taken_up.resume(tail)

    assert encode(taken_up.game) == encode(match.game)
    assert taken_up.n == match.n
    assert digest(to_the_end(taken_up).game) == digest(to_the_end(match).game)


def test_all_positions_are_those_that_were_played_with_what_was_taken_back_left_out():
    match = begun()
    match.play(match.waiting[0], "settle ukraine")
    match.undo(match.moves[-1].seat)
    played(settled(match), 40)
    match.rewind(20)
    seen = [encode(match.game)]
    for _ in range(30):
        played(match, 1, seed=len(seen))
        seen.append(encode(match.game))

    found = [encode(each) for each in match.positions()]

    assert len(found) == len(match.moves) + 1
    assert found[0] == encode(begun().game)
    assert found[20:] == seen


def test_own_lines_are_taken_up_without_being_checked_but_held_to_their_digests():
    match = Match.start("magnaci", seats=3, seed=7, options={"trade": True})
    played(match, 120)
    again = Match(match.rules, match.header, match._seed)

    again.resume(match.lines)

    assert encode(again.game) == encode(match.game)
    assert [each.n for each in again.played] == [each.n for each in match.played]
