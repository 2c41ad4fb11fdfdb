"""Records: what they hold, and how damage is found."""

import json
from random import Random

import pytest

from interpares import BadInput, Diverged, Match, Record, verify
from interpares.kernel.game import encode


@pytest.fixture(scope="module")
def text():
    """A finished match, as a file."""
    match = Match.start("magnaci", seats=2, seed=4, match_id="t1", seat_seeds=("x", "y"))
    random = Random(4)
    while match.outcome is None:
        seat = match.waiting[0]
        match.play(seat, random.choice(match.options(seat)))
    match.note({"chat": "dobra gra"})
    return match.record().dump()


def changed(text, number, **fields):
    """The record with some fields of one line changed; fields set to None go."""
    lines = text.splitlines()
    line = json.loads(lines[number]) | fields
    lines[number] = json.dumps({key: value for key, value in line.items() if value is not None})
    return "\n".join(lines)


def test_a_record_comes_back_from_its_text(text):
    record = Record.load(text)

    assert record.dump() == text
    assert encode(Match.replay(record).game)


def test_the_header_says_what_was_settled_before_the_first_move(text):
    header = json.loads(text.splitlines()[0])

    assert header["interpares"] == 1
    assert header["game"] == "magnaci"
    assert header["seats"] == 2
    assert header["options"] == {"trade": True, "families": ["lubomirski", "potocki"]}
    assert {"version", "edition", "commitment", "seed"} <= header.keys()


def test_there_is_a_digest_every_hundred_moves_and_the_outcome_at_the_end(text):
    lines = [json.loads(line) for line in text.splitlines()]
    moves = sum("action" in line for line in lines)

    assert sum("digest" in line for line in lines) == moves // 100 + 1
    assert "outcome" in lines[-1]


def test_verify_accepts_a_fair_record(text):
    assert verify(Record.load(text)).outcome


def test_verify_refuses_a_seed_that_was_not_committed_to(text):
    with pytest.raises(BadInput, match="does not match the commitment"):
        verify(Record.load(changed(text, 0, commitment="0" * 64)))


@pytest.mark.parametrize("fields", [{"id": "t2"}, {"seat_seeds": ["x", "z"]}])
def test_another_match_id_or_seat_seed_is_found_out(text, fields):
    with pytest.raises(BadInput):
        verify(Record.load(changed(text, 0, **fields)))


@pytest.mark.parametrize(
    "fields, reason",
    [
        ({"version": 99}, "version 99 of magnaci; this program has version 1"),
        ({"edition": "0123456789abcdef"}, "edition 0123456789abcdef"),
        ({"game": "chess"}, "There is no game 'chess'"),
        ({"interpares": 2}, "format 2; this program reads 1"),
        ({"seats": 7}, "magnaci is played by 2, 3, 4, 5 seats, not by 7"),
        ({"options": {"trade": "often"}}, "option 'trade' is 'often'"),
        ({"position": {"players": []}}, "missing required field `seed`"),
        ({"seed": None}, "has no seed"),
        ({"seed": "xyz"}, "not hexadecimal"),
        ({"seed": "ff"}, "must have 64 digits"),
    ],
)
def test_a_header_that_does_not_fit_is_refused_in_one_line(text, fields, reason):
    with pytest.raises(BadInput) as error:
        Match.replay(Record.load(changed(text, 0, **fields)))

    assert reason in str(error.value)
    assert "\n" not in str(error.value)


def test_an_empty_file_is_refused():
    with pytest.raises(BadInput, match="The record is empty"):
        Record.load("")


def test_a_record_cut_off_in_a_line_is_refused_with_the_line(text):
    with pytest.raises(BadInput, match=r"Line \d+ of the record is damaged or cut off"):
        Record.load(text[:-20])


def test_something_else_in_a_line_is_refused_with_the_line(text):
    lines = text.splitlines()
    lines[3] = '{"surprise": 1}'

    with pytest.raises(BadInput, match="Line 4 of the record"):
        Record.load("\n".join(lines))


def test_a_missing_move_is_found_where_it_is_missing(text):
    lines = text.splitlines()
    del lines[5]

    with pytest.raises(Diverged) as error:
        Match.replay(Record.load("\n".join(lines)))

    assert error.value.at_move == 5
    assert "Move 5 is missing" in str(error.value)


def test_a_move_the_rules_forbid_is_found(text):
    with pytest.raises(Diverged) as error:
        Match.replay(Record.load(changed(text, 2, action={"type": "settle", "province": "mars"})))

    assert error.value.at_move == 2


def test_a_move_that_does_not_parse_is_found(text):
    with pytest.raises(Diverged, match="no action of magnaci"):
        Match.replay(Record.load(changed(text, 2, action={"type": "dance"})))


def test_a_changed_but_legal_move_is_found_at_the_latest_at_the_next_digest(text):
    first = json.loads(text.splitlines()[1])
    other = "prussia" if first["action"]["province"] != "prussia" else "ukraine"

    with pytest.raises(Diverged) as error:
        Match.replay(Record.load(changed(text, 1, action={"type": "settle", "province": other})))

    assert error.value.at_move <= 101


def test_a_changed_outcome_is_found(text):
    last = len(text.splitlines()) - 1

    with pytest.raises(Diverged, match="does not end as recorded"):
        Match.replay(Record.load(changed(text, last, outcome={"reason": "bribery"})))


def test_a_note_survives_and_is_no_move(text):
    match = Match.replay(Record.load(text))

    assert '{"note":{"chat":"dobra gra"}}' in match.record().dump()


def test_an_empty_line_is_found(text):
    lines = text.splitlines()
    lines.insert(3, "{}")

    with pytest.raises(Diverged, match="Line 4 of the record is not what was played"):
        Match.replay(Record.load("\n".join(lines)))


def test_an_undo_of_another_move_is_found():
    match = Match.start("magnaci", seats=2, seed=1)
    seat = match.waiting[0]
    match.play(seat, "settle prussia")
    match.undo(seat)
    text = match.record(open_seed=True).dump()

    with pytest.raises(Diverged, match="takes back another move"):
        Match.replay(Record.load(changed(text, 2, undo=7)))
    with pytest.raises(Diverged, match="The undo after move 1 is refused"):
        Match.replay(Record.load(changed(text, 2, seat=1 - seat)))


def test_unusual_line_ends_inside_a_note_do_not_break_a_record():
    match = Match.start("magnaci", seats=2, seed=1)
    match.note({"chat": "a\u2028b\u0085c\rd"})

    again = Match.replay(Record.load(match.record(open_seed=True).dump()))

    assert again.record(open_seed=True) == match.record(open_seed=True)


@pytest.mark.parametrize("dropped", [1, 2])
def test_a_finished_record_cut_off_before_its_outcome_is_found(text, dropped):
    lines = text.splitlines()[:-dropped]

    with pytest.raises(Diverged, match="is cut off before its outcome"):
        Match.replay(Record.load("\n".join(lines)))


def test_a_dropped_digest_is_found(text):
    lines = text.splitlines()
    del lines[next(at for at, line in enumerate(lines) if "digest" in line)]

    with pytest.raises(Diverged, match="is not what was played"):
        Match.replay(Record.load("\n".join(lines)))


def test_only_a_finished_match_is_verified():
    match = Match.start("magnaci", seats=2, seed=1)

    with pytest.raises(BadInput, match="has no outcome"):
        verify(match.record(open_seed=True))
