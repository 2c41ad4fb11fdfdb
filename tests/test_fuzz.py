"""Wrong input of every kind: only our own errors come out, and what is refused changes nothing."""

from __future__ import annotations

import json
from contextlib import suppress
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from interpares import InterParesError, Match, Record, Scenario, rules_of, verify
from interpares.kernel import notation
from interpares.kernel.game import encode
from mutating import leaves, lines_of_text, mutated, numbers, texts, values

RULES = rules_of("magnaci")
SHORT = 45
"""So many lines of a record are mutated: setup, a Senate and the beginning of a Sejm."""


def played(seats: int, moves: int, seed: int = 3) -> Match:
    """A random match after that many moves, some of them taken back."""
    match, random = Match.start("magnaci", seats=seats, seed=seed), Random(seed)
    while match.outcome is None and match.n < moves:
        seat = random.choice(match.waiting)
        match.play(seat, random.choice(match.options(seat)))
        if random.random() < 0.2:
            with suppress(InterParesError):
                match.undo(seat)
    return match


@cache
def matches() -> list[Match]:
    lengths = (1, 15, 40, 90, 150, 9999)
    return [played(seats, moves) for seats in (2, 3, 5) for moves in lengths]


@cache
def positions() -> list[tuple[int, Any]]:
    return [(match.header.seats, json.loads(encode(match.game))) for match in matches()]


@cache
def records() -> list[list[str]]:
    return [lines_of(match) for match in matches()]


@cache
def forked() -> list[str]:
    return lines_of(matches()[3].fork(10, seed=1))


def lines_of(match: Match) -> list[str]:
    return match.record(open_seed=True).dump().splitlines()


def dumped(document: Any) -> str:
    """Its JSON, lone surrogates and infinities as they are."""
    return json.dumps(document, ensure_ascii=False)


def only_our_errors(call, *arguments: Any) -> Any:
    """The result, or None where it was refused; anything else that is raised fails the test."""
    try:
        return call(*arguments)
    except InterParesError:
        return None


def state(match: Match) -> tuple[Any, ...]:
    """Everything a refused move must leave alone."""
    return encode(match.game), match.n, match.moves, match.record(open_seed=True)


seats_and_worse = st.integers(-1, 5) | values
any_match = st.deferred(lambda: st.sampled_from(matches()))


@given(any_match, seats_and_worse, lines_of_text | values)
@settings(max_examples=200)
def test_a_refused_move_leaves_the_match_as_it_was(match, seat, text):
    table = match.fork(len(match.moves), seed=1)
    before = state(table)

    reason = refusal_of(table, seat, text)

    assert "\n" not in reason
    assert (state(table) == before) is bool(reason)


def refusal_of(match: Match, seat: Any, text: Any) -> str:
    """Why a move was refused; nothing when it was made."""
    try:
        match.play(seat, text)
    except InterParesError as error:
        return str(error)
    return ""


@given(lines_of_text | values)
@settings(max_examples=200)
def test_notation_reads_an_action_or_refuses(text):
    action = only_our_errors(notation.read, text, RULES.actions())

    if action is not None:
        assert notation.read(notation.write(action), RULES.actions()) == action


@given(st.data())
@settings(max_examples=200)
def test_a_mutated_action_is_read_or_refused(data):
    match = data.draw(any_match)
    moves = match.moves or played(2, 1).moves
    action = json.loads(encode(data.draw(st.sampled_from(moves)).action))

    only_our_errors(RULES.decode_action, data.draw(mutated(action) | values))


@given(st.data())
@settings(max_examples=150)
def test_a_mutated_record_is_replayed_or_refused(data):
    lines = list(data.draw(st.sampled_from([*records(), forked()])))[:SHORT]
    at = data.draw(st.integers(0, len(lines) - 1))
    lines[at] = dumped(data.draw(mutated(json.loads(lines[at]))))

    replayed_or_refused("\n".join(lines))


CONTROL_LINES = [
    {"undo": 1, "seat": 0},
    {"undo": -1, "seat": 10**30},
    {"undo": 1},
    {"n": 1, "seat": 0, "action": {}},
    {"outcome": {"reason": "bribery"}},
    {"digest": ""},
    {"note": {}},
]


@given(st.data())
@settings(max_examples=150)
def test_a_shuffled_record_is_replayed_or_refused(data):
    lines = list(data.draw(st.sampled_from(records())))[:SHORT]
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(lines) - 1))
        other = data.draw(st.sampled_from([*lines, *map(json.dumps, CONTROL_LINES)]))
        lines[at : at + data.draw(st.integers(0, 2))] = [other]

    replayed_or_refused("\n".join(lines))


@given(st.data())
@settings(max_examples=150)
def test_a_record_with_flipped_bytes_is_replayed_or_refused(data):
    damaged = bytearray("\n".join(data.draw(st.sampled_from(records()))[:SHORT]).encode())
    for _ in range(data.draw(st.integers(1, 4))):
        damaged[data.draw(st.integers(0, len(damaged) - 1))] = data.draw(st.integers(0, 255))

    replayed_or_refused(damaged.decode("utf-8", "surrogateescape"))


@pytest.mark.parametrize(
    "row",
    ['{"note":' + '{"a":' * 9999 + "1" + "}" * 9999 + "}", "[" * 9999, '{"n":' + "9" * 5000 + "}"],
)
def test_an_extreme_line_of_a_record_is_refused(row):
    with pytest.raises(InterParesError):
        Record.load("\n".join([records()[0][0], row]))


@pytest.mark.parametrize("options", [{}, {"trade": True}, {"families": [[], {}]}])
def test_a_record_with_other_options_is_replayed_or_refused(options):
    header = json.loads(records()[0][0]) | {"options": options}

    replayed_or_refused(dumped(header))


FINISHED = played(2, 9999).record().dump().splitlines()
DIGEST = next(at for at, line in enumerate(FINISHED) if "digest" in line)
TAMPERED = {
    "cut off after a whole line": FINISHED[:-9],
    "only the header": FINISHED[:1],
    "without the outcome": FINISHED[:-1],
    "without a digest": FINISHED[:DIGEST] + FINISHED[DIGEST + 1 :],
    "a line that is nothing": [*FINISHED[:3], '{"seat":1}', *FINISHED[3:]],
    "a move with a wrong digest": [
        FINISHED[0],
        FINISHED[1].replace("}}", '},"digest":"0"}'),
        *FINISHED[2:],
    ],
}


@pytest.mark.parametrize("lines", TAMPERED.values(), ids=TAMPERED)
def test_a_truncated_or_tampered_record_is_not_verified(lines):
    assert verify(Record.load("\n".join(FINISHED))).outcome

    with pytest.raises(InterParesError):
        verify(Record.load("\n".join(lines)))


def replayed_or_refused(text: str) -> None:
    """A record that is replayed can be played on, shown and written again."""
    record = only_our_errors(Record.load, text)
    if record is None:
        return
    match = only_our_errors(Match.replay, record)
    only_our_errors(verify, record)
    if match is not None:
        played_on(match)
        assert Record.load(match.record(open_seed=True).dump())


def played_on(match: Match) -> None:
    """A few moves further; every seat is shown everything on the way."""
    for _ in range(12):
        for seat in (None, *range(match.header.seats)):
            assert encode(match.view(seat))
            match.prompt(seat)
        if match.outcome is not None:
            return
        assert match.waiting
        seat = match.waiting[0]
        assert match.options(seat)
        only_our_errors(match.play, seat, match.options(seat)[-1])


@given(st.data())
@settings(max_examples=200)
def test_a_mutated_position_is_possible_or_refused_with_its_flaws(data):
    seats, document = data.draw(st.sampled_from(positions()))
    text = dumped(data.draw(mutated(document)))

    game = only_our_errors(RULES.decode, text)

    if game is None or RULES.flaws(game):
        return
    header = json.loads(records()[0][0]) | {"seats": seats, "options": {}, "position": None}
    lines = dumped(header).replace('"position": null', f'"position": {text}')
    match = only_our_errors(lambda: Match.replay(Record.load(lines)))
    if match is not None:
        assert len(match.game.players) == seats
        played_on(match)


HEAD = 'name = "Wrong"\ngame = "magnaci"\nseats = 3\n'
SCENARIO = """
name = "Mutated"
game = "magnaci"
seats = 3
seed = 7
chance = [2, 1]
moves = ["0 settle prussia", "1 settle ukraine"]
expect = [{ at = "/players/0/estates", equals = [1, 0, 0, 0, 0] }, { seat = 2, offers = ["pass"] }]
[options]
trade = false
[position]
age = 0
agenda = [{ type = "StartEstate", seat = 1 }, { type = "StartEstate", seat = 0 }]
[position.players.0]
hand = ["2", "3", "4", "5", "6", "7", "8", "9", "lady", "11", "12", "13", "14"]
"""
FRAGMENTS = [
    "[]", "{}", "-1", "99", "9" * 30, "9" * 5000, "1.5", "nan", "true", "2020-01-01", '""', '"x"',
    '"prussia"', "[-1]", '["x"]', "[[]]", "[" * 3000, '{ type = "Sejm" }', '[{ type = "Sejm" }]',
    '[{ type = "Placement", seat = 0 }]', '[{ type = "Battle", slot = 3 }]', '"\\u0000"',
]  # fmt: skip


@given(st.data())
@settings(max_examples=200)
def test_a_mutated_scenario_is_run_or_refused(data):
    rows = SCENARIO.strip().splitlines()
    for _ in range(data.draw(st.integers(1, 2))):
        at = data.draw(st.integers(0, len(rows) - 1))
        name, equals, _ = rows[at].partition("=")
        value = data.draw(st.sampled_from(FRAGMENTS) | texts.map(json.dumps))
        rows[at] = f"{name}= {value}" if equals else data.draw(st.sampled_from(rows))

    run_or_refused("\n".join(rows))


@pytest.mark.parametrize(
    "position",
    [
        "agenda = []",
        "agenda = [{ type = 'Slot', place = '1' }]",
        "agenda = [{ type = 'Office', office = 'king' }]",
        "agenda = [{ type = 'Battle', slot = 3 }]",
        "agenda = [{ type = 'Placement', seat = 7 }]",
        "agenda = [{ type = 'Circuit', window = 'interregnum', place = '', to_ask = [-1] }]",
        "agenda = [{ type = 'SejmCommitment', places = ['1', 'X'] }]",
        "players = []",
        "players = {0 = { laid = ['2'], hand = ['3', '4'] }}",
        "players = {0 = { won = ['primate'] }}",
        "players = {0 = { estate = [1, 0, 0, 0, 0] }}",
        "drawn = -1",
        "kings = []",
    ],
)
def test_an_impossible_position_is_refused_before_the_first_move(position):
    """MA-2: what could never lie on the table, and an agenda that leads nowhere."""
    scenario = Scenario.load(f"{HEAD}[position]\n{position}\n")

    with pytest.raises(InterParesError):
        scenario.begin()


@pytest.mark.parametrize(
    "more",
    [
        'moves = ["' + "9" * 5000 + ' pass"]',
        "[position.players." + "9" * 5000 + "]\nmodifier = 1",
        "position" + ".a" * 2000 + " = 1",
        "comment = " + "[" * 5000,
        "seed = " + "9" * 5000,
        "[options]\nfamilies = [[], [], []]",
    ],
    ids=["seat", "index", "depth of a patch", "depth", "number", "option"],
)
def test_an_extreme_scenario_is_refused(more):
    try:
        flaws = Scenario.load(HEAD + more).run()
    except InterParesError:
        return
    assert flaws


def run_or_refused(text: str) -> None:
    scenario = only_our_errors(Scenario.load, text)
    if scenario is None:
        return
    only_our_errors(scenario.run)
    match = only_our_errors(scenario.begin)
    if match is not None:
        played_on(match)


settings_of_a_match = st.fixed_dictionaries(
    {},
    optional={
        "seats": st.integers(1, 6) | leaves,
        "seed": numbers | leaves,
        "options": st.dictionaries(st.sampled_from(["trade", "families", "x"]), values, max_size=2)
        | leaves,
        "match_id": leaves,
        "seat_seeds": st.lists(leaves, max_size=2) | leaves,
        "players": st.lists(texts, max_size=2),
    },
)


@given(settings_of_a_match)
@settings(max_examples=200)
def test_a_match_starts_and_can_be_recorded_or_is_refused(chosen):
    match = only_our_errors(lambda: Match.start("magnaci", **({"seats": 3} | chosen)))

    if match is not None:
        assert Match.replay(Record.load(match.record(open_seed=True).dump())).game == match.game
