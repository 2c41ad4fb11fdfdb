"""Every command: what it prints, how it ends, and that its errors are one clear line."""

from __future__ import annotations

import json
import re

import pytest

from cli.commands import edited, refused, run
from interpares import rules_of, slugs
from interpares.cli import bench

COMMANDS = (
    *("play", "serve", "games", "replay", "check", "bench", "verify", "simulate", "arena"),
    *("admin", "deck", "card", "learn", "balance", "review", "tune"),
)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(command):
    result = run(command, "--help")

    assert result.exit_code == 0
    assert f"Example: interpares {command}" in result.output


def test_the_list_of_commands_is_complete():
    result = run("--help")

    listed = result.output.partition("Commands")[2]
    assert sorted(re.findall(r"│ ([a-z-]+) ", listed)) == sorted(COMMANDS)


@pytest.mark.parametrize("command", ["admin", "deck", "card"])
def test_commands_that_are_given_nothing_show_their_help_and_no_error(command):
    result = run(command)

    assert result.exit_code == 2
    assert f"Example: interpares {command}" in result.stdout
    assert result.stderr == ""


@pytest.mark.parametrize(
    "arguments, words",
    [
        (("dance",), "No such command 'dance'"),
        (("games", "--colour"), "No such option: --colour"),
        (("replay",), "Missing argument 'FILE'"),
        (("check",), "Missing argument 'FILE…'"),
        (("play", "magnaci", "--seats", "many"), "--seats"),
    ],
)
def test_wrong_usage_is_one_line(arguments, words):
    assert refused(run(*arguments), 2, words)


def test_a_command_stopped_by_ctrl_c_says_so(monkeypatch):
    def stop(*arguments, **options):
        raise KeyboardInterrupt

    monkeypatch.setattr("interpares.bots.simulate.simulate", stop)

    assert refused(run("simulate", "magnaci"), 1, "Stopped.")


def test_the_games_are_listed_for_people():
    result = run("games")

    assert result.exit_code == 0
    assert "The Magnates: A Game of Power" in result.output
    assert "2 to 5 seats" in result.output


def test_the_games_are_listed_for_programs():
    result = run("games", "--json")

    game = next(each for each in json.loads(result.stdout) if each["slug"] == "magnaci")
    rules = rules_of("magnaci")
    assert list(game) == [
        *("slug", "names", "seats", "options", "decisions", "version", "provenance"),
    ]
    assert game["seats"] == [2, 3, 4, 5]
    assert game["decisions"] == 19
    assert game["options"]["trade"] == {
        "default": True,
        "choices": [True, False],
        "per_seat": False,
        "seats": [],
        "names_a_seat": False,
        "only_allows": False,
    }
    assert game["provenance"] == dict(rules.provenance())


@pytest.mark.parametrize(
    "arguments, words",
    [
        (("chess",), f"There is no game 'chess'; the games are {', '.join(slugs())}."),
        (("--seats", "3"), f"Name a game: {', '.join(slugs())}."),
        (("magnaci", "--seats", "9"), "magnaci is played by 2, 3, 4, 5 seats, not by 9."),
        (("magnaci", "--bots", "deep"), "There is no bot 'deep'"),
        (("magnaci", "--seats", "2", "--bots", "random,random,random"), "do not fit"),
        (("magnaci", "--options", "trade"), "'trade' is no option"),
        (("magnaci", "--options", "trade=maybe"), "option 'trade' is 'maybe'"),
        (("magnaci", "--options", "colour=red"), "'colour' is no option of magnaci"),
        (("magnaci", "--options", "families=potocki+potocki+sapieha"), "'families'"),
        (("magnaci", "--lang", "la"), "There are texts in pl, en, de, not in 'la'."),
        (("magnaci", "--seed", "-1"), "The seed must be a whole number"),
        (("--resume",), "There is no unfinished game"),
        (("--resume", "--seats", "3"), "keeps its seats"),
    ],
)
def test_a_game_that_cannot_begin_says_why(tmp_path, arguments, words):
    assert refused(run("play", *arguments, INTERPARES_HOME=str(tmp_path)), 2, words)
    assert not list(tmp_path.iterdir())


def test_a_game_begins_with_what_was_asked_for_and_can_be_taken_up(tmp_path):
    file = tmp_path / "here" / "game.jsonl"
    asked = ("--seats", "4", "--bots", "novice,random", "--seed", "7", "--lang", "pl")
    options = "trade=off,families=sapieha+potocki+zamoyski+radziwill"

    result = run("play", "magnaci", *asked, "--options", options, "--file", file, typed="\n1\n")

    assert result.exit_code == 0
    assert "Dalszy ciąg:" in result.output
    header = json.loads(file.read_text("utf-8").splitlines()[0])
    assert header["players"] == ["human", "human", "glance", "random"]
    assert header["seed"] == f"{7:064x}"
    assert header["options"]["trade"] is False
    assert header["options"]["families"] == ["sapieha", "potocki", "zamoyski", "radziwill"]
    again = run("play", "--resume", file, typed="\n")
    assert again.exit_code == 0
    assert "Przekaż urządzenie" in again.output


def test_without_seats_and_bots_one_plays_against_two_bots(tmp_path):
    file = tmp_path / "game.jsonl"

    run("play", "magnaci", "--file", file, typed="")

    header = json.loads(file.read_text("utf-8").splitlines()[0])
    assert header["players"] == ["human", "greedy", "greedy"]


def test_bots_alone_play_to_the_end(tmp_path):
    file = tmp_path / "game.jsonl"

    result = run("play", "magnaci", "--bots", "random,random", "--seats", "2", "--file", file)

    assert result.exit_code == 0
    assert f"interpares verify {file}" in result.output


def test_a_file_that_is_there_is_not_overwritten(unfinished):
    before = unfinished.read_bytes()

    assert refused(run("play", "magnaci", "--file", unfinished), 2, "is there already")
    assert unfinished.read_bytes() == before


def test_a_game_cut_off_in_its_last_line_goes_on_with_a_notice(tmp_path):
    file = tmp_path / "game.jsonl"
    run(
        "play", "magnaci", "--bots", "random,random", "--lang", "en", "--file", file, typed="1\n1\n"
    )
    file.write_bytes(file.read_bytes()[:-3])

    result = run("play", "--resume", file)

    assert result.exit_code == 0
    assert "The last line of the record was cut off" in result.output


def test_a_damaged_game_is_not_taken_up(unfinished):
    edited(unfinished, 5, lambda line: line.update(n=77))

    assert refused(run("play", "--resume", unfinished), 1, "Move 5 is missing")


def test_the_way_in_asks_for_game_seats_players_language_and_options(tmp_path):
    typed = "pl\nmagnaci\n2\n\nnovice\noff\nsapieha+potocki\n"

    result = run("play", typed=typed, INTERPARES_HOME=str(tmp_path))

    assert result.exit_code == 0
    (file,) = tmp_path.iterdir()
    header = json.loads(file.read_text("utf-8").splitlines()[0])
    assert header["players"] == ["human", "glance"]
    assert header["options"] == {"trade": False, "families": ["sapieha", "potocki"]}
    assert "Sapiehowie" in result.output


def test_the_way_in_asks_again_for_what_makes_no_sense(tmp_path):
    typed = "la\nen\nchess\nmagnaci\n9\n2\n\ndeep\nglance\nmaybe\non\npotocki\n-\n"

    result = run("play", typed=typed, INTERPARES_HOME=str(tmp_path))

    assert result.exit_code == 0
    assert len(list(tmp_path.iterdir())) == 1


def test_the_way_in_speaks_the_language_chosen(tmp_path):
    typed = "pl\nMAGNACI\n9\n2\nCzłowiek\ndeep\ngiermek\nmoże\nnie\nSapiehowie+potocki\n"

    result = run("play", typed=typed, INTERPARES_HOME=str(tmp_path))

    (file,) = tmp_path.iterdir()
    header = json.loads(file.read_text("utf-8").splitlines()[0])
    assert header["players"] == ["human", "greedy"]
    assert header["options"] == {"trade": False, "families": ["sapieha", "potocki"]}
    for wrong in ("9", "deep", "może"):
        assert f"„{wrong}” tu nie pasuje; trzeba:" in result.output
    assert "bot: giermek" in result.output


def test_the_way_in_offers_games_that_were_left(tmp_path):
    home = {"INTERPARES_HOME": str(tmp_path)}
    run("play", "magnaci", "--bots", "random", typed="1\n", **home)

    result = run("play", typed="en\n1\n", **home)

    assert "Games that were left" in result.output
    assert "Which office do you not stand for?" in result.output
    assert len(list(tmp_path.iterdir())) == 1


def test_the_measures_of_the_engine_come_as_json(monkeypatch):
    monkeypatch.setattr(bench, "RUNS", 1)
    monkeypatch.setattr(bench, "RUN_SECONDS", 0.001)

    result = run("bench", "magnaci", "--seats", "2", "--json")

    (row,) = json.loads(result.stdout)
    assert (row["game"], row["seats"]) == ("magnaci", 2)
    figures = {name: value for name, value in row.items() if name not in ("game", "seats")}
    assert len(figures) == 10
    assert all(value > 0 for name, value in figures.items() if name != "apply_us")


@pytest.mark.parametrize(
    "arguments, words", [(("chess",), "no game 'chess'"), (("--seats", "7"), "not by 7")]
)
def test_what_cannot_be_measured_is_wrong_usage(arguments, words):
    assert refused(run("bench", *arguments), 2, words)


def test_simulated_games_are_counted(tmp_path):
    asked = ("--seats", "3", "--games", "4", "--bots", "random", "--options", "trade=off")

    result = run("simulate", "magnaci", *asked, "--records", tmp_path, "--json")

    summary = json.loads(result.stdout.splitlines()[-1])
    assert (summary["game"], summary["seats"], summary["games"]) == ("magnaci", 3, 4)
    assert summary["options"]["trade"] is False
    assert sum(summary["endings"].values()) == summary["finished"] == 4
    records = sorted(tmp_path.iterdir())
    assert len(records) == 4
    assert run("verify", records[0]).exit_code == 0


def test_a_league_gives_one_row_for_each_bot():
    asked = ("--bots", "random,greedy", "--games", "2", "--options", "trade=off")

    result = run("arena", "magnaci", *asked, "--json")

    league = json.loads(result.stdout.splitlines()[-1])
    assert league["games"] == 2
    assert [row["bot"] for row in league["bots"]] == ["random", "greedy"]


@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_results_are_tables_for_people(command):
    asked = ("--bots", "random,random", "--seats", "2", "--games", "2", "--options", "trade=off")

    result = run(command, "magnaci", *asked)

    assert result.exit_code == 0
    assert "magnaci, 2 seats" in result.output


@pytest.mark.parametrize("command", ["simulate", "arena"])
@pytest.mark.parametrize(
    "arguments, words",
    [
        (("chess", "--bots", "random"), "There is no game 'chess'"),
        (("magnaci", "--bots", "deep"), "There is no bot 'deep'"),
        (("magnaci", "--bots", "random", "--seats", "9"), "not by 9"),
        (("magnaci", "--bots", "random", "--games", "0"), "--games"),
        (("magnaci", "--bots", "random", "--jobs", "0"), "--jobs"),
        (("magnaci", "--bots", "random", "--options", "trade=maybe"), "option 'trade'"),
        (("magnaci", "--seats", "2", "--bots", "random,random,random"), "2 seats"),
    ],
)
def test_what_cannot_be_played_is_wrong_usage(command, arguments, words):
    assert refused(run(command, *arguments), 2, words)
