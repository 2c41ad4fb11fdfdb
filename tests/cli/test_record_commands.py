"""Commands that read records and scenarios: replay, verify and check."""

from __future__ import annotations

import json

import pytest

from cli.commands import edited, played, refused, run
from interpares import Match
from interpares.kernel.game import encode


def test_a_finished_record_is_replayed_to_its_outcome(finished, whole):
    result = run("replay", finished)

    assert result.exit_code == 0
    assert f"{whole.n:,} moves: sound" in result.output


def test_an_unfinished_record_says_so(unfinished):
    result = run("replay", unfinished)

    assert result.exit_code == 0
    assert "the match is not over" in result.output


def test_the_state_of_a_record_is_told_in_the_language_asked_for(unfinished):
    result = run("replay", unfinished, "--lang", "pl")

    waiting = played(moves=30).waiting
    assert "gra nieskończona" in result.output
    assert ("Lubomirscy", "Potoccy", "Radziwiłłowie")[waiting[0]] in result.output


def test_the_end_of_a_record_can_be_seen_as_json(finished, whole):
    shown = json.loads(run("replay", finished, "--json").stdout)

    assert list(shown) == ["game", "moves", "outcome", "view"]
    assert (shown["game"], shown["moves"]) == ("magnaci", whole.n)
    assert shown["outcome"] == json.loads(encode(whole.outcome))
    assert shown["view"] == json.loads(encode(whole.view(None)))


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_a_position_is_shown_as_a_seat_saw_it(unfinished, seat):
    arguments = () if seat is None else ("--seat", seat)

    shown = run("replay", unfinished, "--to", 12, *arguments)
    found = json.loads(run("replay", unfinished, "--to", 12, "--json", *arguments).stdout)
    view = found["view"]

    assert "GREAT POLAND" in shown.output
    assert (found["moves"], found["outcome"]) == (12, None)
    assert view == json.loads(encode(played(moves=12).view(seat)))
    hands = [player["hand"] for player in view["players"]]
    assert [each for each, hand in enumerate(hands) if hand] == ([] if seat is None else [seat])


def test_a_move_taken_back_counts_as_a_move(tmp_path):
    match = Match.start("magnaci", seats=2, seed=1)
    for _ in range(2):
        match.play(match.waiting[0], "settle prussia")
    seat = match.waiting[0]
    match.play(seat, "leave_out primate")
    match.undo(seat)
    match.play(seat, "leave_out hetman")
    path = tmp_path / "undone.jsonl"
    path.write_text(match.record(open_seed=True).dump(), encoding="utf-8")

    before, after = (
        json.loads(run("replay", path, "--to", number, "--json").stdout) for number in (3, 4)
    )

    assert before["view"] == after["view"]
    assert "4 moves" in run("replay", path).output


@pytest.mark.parametrize(
    "arguments, words",
    [
        (("--to", "31"), "The record has 30 moves, so there is no position after 31."),
        (("--to", "-1"), "there is no position after -1."),
        (("--seat", "3"), "There is no seat 3; seats are 0 to 2."),
    ],
)
def test_a_position_that_is_not_there_is_wrong_usage(unfinished, arguments, words):
    assert refused(run("replay", unfinished, *arguments), 2, words)


@pytest.mark.parametrize("command", ["replay", "verify", "check"])
def test_a_missing_file_is_wrong_usage(tmp_path, command):
    assert refused(run(command, tmp_path / "nowhere"), 2, "No such file")


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize(
    "change, words",
    [
        (lambda path: path.write_bytes(b""), "The record is empty."),
        (lambda path: path.write_bytes(b"\x89PNG\r\n"), "it is no text"),
        (lambda path: path.write_bytes(path.read_bytes()[:-20]), "damaged or cut off"),
        (lambda path: edited(path, 0, lambda header: header.update(interpares=2)), "format 2"),
        (lambda path: edited(path, 0, lambda header: header.update(version=99)), "version 99"),
        (lambda path: edited(path, 0, lambda header: header.update(edition="x")), "edition x"),
        (lambda path: edited(path, 0, lambda header: header.pop("seed")), "has no seed"),
        (lambda path: edited(path, 0, lambda header: header.update(seed="zz")), "hexadecimal"),
        (lambda path: edited(path, 1, lambda line: line.update(seat=9)), "Move 1 cannot be"),
        (lambda path: edited(path, 3, lambda line: line.update(n=1)), "Move 3 is missing"),
        (
            lambda path: edited(path, -1, lambda line: line["outcome"].update(reason="sold")),
            "does not end as recorded",
        ),
    ],
)
def test_a_record_that_is_not_sound_fails_the_check(finished, command, change, words):
    change(finished)

    assert refused(run(command, finished), 1, words)


def test_a_tampered_move_is_found(finished, whole):
    other = {"prussia": "ukraine"}
    edited(
        finished,
        1,
        lambda line: line["action"].update(
            province=other.get(line["action"]["province"], "prussia")
        ),
    )

    result = run("replay", finished)

    assert result.exit_code == 1
    assert result.stderr.count("\n") == 1


def test_a_seed_of_ones_own_does_not_fit_the_commitment(finished):
    edited(finished, 0, lambda header: header.update(seed=f"{5:064x}"))

    assert refused(run("verify", finished), 1, "does not match the commitment")


def test_a_sound_record_is_verified(finished, unfinished):
    assert "The seed fits the commitment." in run("verify", finished).output
    assert "not over" in run("verify", unfinished).output


SCENARIO = """
name = "First estate"
game = "magnaci"
seats = 3
seed = 1
chance = [2, 1]
moves = ["0 settle prussia"]
[[expect]]
at = "/players/0/estates/0"
equals = {estates}
"""


def scenario(folder, name="one.toml", text=SCENARIO, **values):
    path = folder / name
    path.write_text(text.format(estates=1, **values) if "{estates}" in text else text)
    return path


def test_scenarios_that_hold_are_named(tmp_path):
    result = run("check", scenario(tmp_path), scenario(tmp_path, "two.toml"))

    assert result.exit_code == 0
    assert result.output.count("holds") == 2


def test_what_differs_is_printed_and_the_others_are_run_too(tmp_path):
    wrong = scenario(tmp_path, "wrong.toml", SCENARIO.replace("{estates}", "2"))

    result = run("check", wrong, scenario(tmp_path))

    assert "/players/0/estates/0 is 1, expected 2" in result.stdout
    assert result.stdout.count("holds") == 1
    assert refused(result, 1, "1 of 2 scenarios do not hold.")


@pytest.mark.parametrize(
    "text, words",
    [
        ("name =", "This is no scenario"),
        ("name = 'x'\ngame = 'chess'\nseats = 3", "There is no game 'chess'"),
        (
            "name = 'x'\ngame = 'magnaci'\nseats = 2\n[position.players.0]\nhand = ['2']",
            "The position is impossible",
        ),
        (
            "name = 'x'\ngame = 'magnaci'\nseats = 2\nmoves = ['0 dance']",
            "'dance' is no action here",
        ),
    ],
)
def test_a_scenario_that_makes_no_sense_does_not_hold(tmp_path, text, words):
    result = run("check", scenario(tmp_path, text=text))

    assert words in result.stdout
    assert refused(result, 1, "1 of 1 scenarios do not hold.")
