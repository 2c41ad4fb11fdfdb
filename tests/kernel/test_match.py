"""A match: checked, logged, taken back, forked."""

from random import Random

import pytest

from interpares import BadInput, Illegal, Match, Record, Stale
from interpares.games.magnaci.actions import Name
from interpares.kernel.game import encode


def begun(seats=3, seed=7, **more):
    """A match with track 0, 1, 2 … or whatever the seed gives, before the first estate."""
    return Match.start("magnaci", seats=seats, seed=seed, options={"trade": False}, **more)


def settled(match):
    for _ in range(match.header.seats):
        match.play(match.waiting[0], "settle prussia")
    return match


def test_a_move_can_be_made_in_notation_or_as_an_action():
    typed, made = begun(), begun()
    seat = typed.waiting[0]

    typed.play(seat, "settle ukraine")
    made.play(seat, made.options(seat)[2])

    assert encode(typed.game) == encode(made.game)
    assert typed.moves == made.moves


@pytest.mark.parametrize(
    "move, reason",
    [
        ("", "'' is no action here"),
        ("sing", "'sing' is no action here; the actions are accept,"),
        ("settle", "missing required field `province`"),
        ("settle prussia lithuania", "too many words; it should be 'settle province'"),
        ("name someone", "Expected `int`, got `str` - at `$.chosen`"),
        ("order 0,x", "Expected `int`, got `str` - at `$.track[1]`"),
    ],
)
def test_bad_notation_is_one_clear_line_and_changes_nothing(move, reason):
    match = begun()
    before = encode(match.game)

    with pytest.raises(BadInput) as error:
        match.play(match.waiting[0], move)

    assert reason in str(error.value)
    assert "\n" not in str(error.value)
    assert encode(match.game) == before
    assert match.n == 0


def test_a_move_out_of_turn_is_refused_and_leaves_no_trace():
    match = begun()
    other = (match.waiting[0] + 1) % 3
    before = encode(match.game)

    with pytest.raises(Illegal) as refusal:
        match.play(other, "settle prussia")

    assert refusal.value.rule == "MA-4.6"
    assert refusal.value.text
    assert encode(match.game) == before
    assert match.record(open_seed=True).lines == ()


def test_a_move_meant_for_an_earlier_position_is_stale():
    match = begun()
    first = match.waiting[0]
    match.play(first, "settle prussia", n=0)

    with pytest.raises(Stale, match="meant after move 0, but 1 have been made"):
        match.play(match.waiting[0], "settle prussia", n=0)

    assert match.n == 1


@pytest.mark.parametrize("seat", [-1, 3])
def test_a_seat_that_does_not_exist_is_refused(seat):
    with pytest.raises(BadInput, match="There is no seat"):
        begun().play(seat, "settle prussia")


def test_a_finished_match_takes_no_more_moves():
    match, random = begun(seats=2), Random(0)
    while match.outcome is None:
        seat = match.waiting[0]
        match.play(seat, random.choice(match.options(seat)))

    with pytest.raises(BadInput, match="The match is over"):
        match.play(0, "pass")
    assert match.options(0) == []
    assert match.prompt(0) is None


def test_a_seat_that_is_not_asked_has_no_options():
    match = begun()
    others = [seat for seat in range(3) if seat not in match.waiting]

    assert [match.options(seat) for seat in others] == [[], []]


def test_the_prompt_names_the_question_its_rule_and_who_is_asked():
    prompt = begun().prompt(None)

    assert (prompt.decision, prompt.rule) == ("start_estate", "MA-4.6")
    assert prompt.seats == begun().waiting


def test_own_last_move_can_be_taken_back_while_nothing_has_happened():
    match = begun()
    before, seat = encode(match.game), match.waiting[0]
    match.play(seat, "settle prussia")

    match.undo(seat)

    assert encode(match.game) == before
    assert match.waiting == (seat,)
    assert match.moves == ()
    assert [line.is_move for line in match.record(open_seed=True).lines] == [True, False]


def test_a_move_stands_once_another_seat_has_acted():
    match = begun()
    first = match.waiting[0]
    match.play(first, "settle prussia")
    match.play(match.waiting[0], "settle prussia")

    with pytest.raises(BadInput, match="Another seat has acted"):
        match.undo(first)


def test_a_move_stands_once_chance_has_spoken():
    match = settled(begun())

    with pytest.raises(BadInput, match="Chance has spoken"):
        match.undo(match.moves[-1].seat)


def test_who_has_made_no_move_has_nothing_to_take_back():
    with pytest.raises(BadInput, match="no move that could be taken back"):
        begun().undo(0)


def test_a_sealed_choice_can_be_changed_until_it_is_complete():
    match = settled(begun())
    while match.prompt(None).decision != "sejm_commitment":
        seat = match.waiting[0]
        match.play(seat, match.options(seat)[0])
    one, other = match.waiting[:2]
    match.play(one, match.options(one)[0])
    match.play(other, match.options(other)[0])

    match.undo(one)
    for _ in range(5):
        match.play(one, match.options(one)[-1])

    assert one not in match.waiting
    with pytest.raises(BadInput, match="sealed choice is complete"):
        match.undo(one)


def test_an_unfinished_record_holds_no_seed():
    match = settled(begun())
    text = match.record().dump()

    assert match._seed.hex() not in text
    with pytest.raises(BadInput, match="has no seed"):
        Match.replay(Record.load(text))


def test_a_fork_goes_on_from_the_position_with_chance_of_its_own():
    match = settled(begun())
    fork = match.fork(2, seed=99)

    assert encode(fork.game) != encode(match.game)
    assert fork.game.players == match.fork(2, seed=1).game.players
    assert fork.waiting == (match.moves[2].seat,)
    kings = set()
    for seed in range(12):
        again = match.fork(2, seed=seed)
        again.play(again.waiting[0], "settle prussia")
        kings.add(again.game.king)
    assert len(kings) == 3


def test_a_fork_replays_from_its_record():
    fork = settled(begun()).fork(1, seed=5)
    fork.play(fork.waiting[0], "settle lithuania")

    again = Match.replay(Record.load(fork.record(open_seed=True).dump()))

    assert encode(again.game) == encode(fork.game)


def test_a_fork_as_a_seat_knew_it_hides_what_the_seat_did_not_know():
    match = settled(begun())
    first = match.waiting[0]
    match.play(first, "leave_out hetman")
    match.play(first, "lay primate 14")
    other = (first + 1) % 3

    laid = {
        match.fork(match.n, seat=other, seed=seed).game.players[first].laid for seed in range(20)
    }

    assert len(laid) > 5
    assert match.fork(match.n, seat=first, seed=1).game.players[first].laid[0] == "14"


@pytest.mark.parametrize("after", [-1, 4])
def test_a_fork_from_nowhere_is_refused(after):
    with pytest.raises(BadInput, match="no position after"):
        settled(begun()).fork(after)


def test_events_since_a_move_are_those_the_seat_may_know():
    match = settled(begun())

    told = [type(event).__name__ for event in match.events(0, since=2)]

    assert told[:3] == ["EstatesPlaced", "AgeBegan", "KingElected"]
    assert match.events(0) == match.events(None)


def test_a_bug_in_the_rules_leaves_the_match_as_it_was(monkeypatch):
    match = begun()
    before = encode(match.game)

    def broken(step, game, seat, action):
        game.phase = "half-applied"
        raise ZeroDivisionError

    monkeypatch.setattr(type(match.game.decision), "decide", broken)
    with pytest.raises(ZeroDivisionError):
        match.play(match.waiting[0], "settle prussia")

    assert encode(match.game) == before
    assert match.n == 0


@pytest.mark.parametrize("seat", [None, "0", [], 1.0, True])
def test_a_seat_that_is_no_number_is_refused(seat):
    with pytest.raises(BadInput, match="There is no seat"):
        begun().play(seat, "settle prussia")


def test_an_action_with_a_value_of_the_wrong_kind_is_refused():
    with pytest.raises(BadInput, match="Expected `int`, got `bool`"):
        begun().play(0, Name(True))


def test_who_is_not_asked_has_a_perspective_without_options():
    match = begun()
    other = (match.waiting[0] + 1) % 3

    assert match.perspective(other).options == []


def test_a_position_for_other_seats_is_refused():
    with pytest.raises(BadInput, match="3 players, not 4"):
        Match.start("magnaci", seats=4, position=begun().game)


@pytest.mark.parametrize("note", [5, {1: object()}, {"chat": "\ud800"}])
def test_a_note_that_cannot_be_written_is_refused(note):
    with pytest.raises(BadInput, match="no note"):
        begun().note(note)


def test_times_are_kept_in_the_record():
    match = begun()
    seat = match.waiting[0]
    match.play(seat, "settle prussia", at="2026-11-15T10:00:00Z")
    match.undo(seat, at="2026-11-15T10:00:05Z")
    match.note({"chat": "oops"}, at="2026-11-15T10:00:07Z")

    record = Record.load(match.record(open_seed=True).dump())

    assert [line.at[-3:] for line in record.lines] == ["00Z", "05Z", "07Z"]
    assert Match.replay(record).record(open_seed=True) == record
