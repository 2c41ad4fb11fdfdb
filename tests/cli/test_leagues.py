"""Ladders and balance reports on the command line."""

import json

import pytest

from cli.commands import refused, run
from interpares.bots.ladder import publishing

LADDER = ("arena", "magnaci", "--ladder", "--seats", "2", "--options", "trade=off")
BALANCE = ("balance", "magnaci", "--seats", "2", "--bots", "novice", "--games", "2")


@pytest.fixture
def shelf(tmp_path, monkeypatch):
    """A folder of its own for published ladders."""
    monkeypatch.setattr(publishing, "FOLDER", tmp_path)
    publishing.published.cache_clear()
    yield tmp_path
    publishing.published.cache_clear()


def test_a_ladder_is_played_looked_at_again_and_kept(tmp_path):
    state = str(tmp_path / "state.jsonl")

    played = run(*LADDER, "--games", "2", "--state", state)
    again = run(*LADDER, "--games", "0", "--state", state, "--json")

    assert played.exit_code == again.exit_code == 0
    assert "squire against novice" in played.stdout
    (table,) = json.loads(again.stdout)["tables"]
    assert table["seats"] == 2
    assert [each["level"] for each in table["levels"]] == ["novice", "squire"]
    assert table["pairs"][0]["games"] == 2


def test_a_ladder_can_be_played_pair_by_pair_into_several_files(tmp_path):
    one, other = str(tmp_path / "one.jsonl"), str(tmp_path / "other.jsonl")
    asked = (*LADDER, "--games", "2", "--pairs", "novice:squire")

    run(*LADDER, "--games", "2", "--state", one)
    result = run(*asked, "--state", other, "--state", one, "--json")

    pairs = json.loads(result.stdout)["tables"][0]["pairs"]
    assert [(each["higher"], each["lower"]) for each in pairs] == [
        ("novice", "squire"),
        ("squire", "novice"),
    ]


def test_a_ladder_is_published_and_shown(shelf):
    nothing = run("arena", "magnaci", "--ladder", "--show")
    assert refused(nothing, 2, "No ladder of magnaci has been published")

    published = run(*LADDER, "--games", "2", "--publish")
    shown = run("arena", "magnaci", "--ladder", "--show", "--json")

    assert str(shelf / "magnaci.json") in published.stdout.replace("\n", "")
    assert json.loads(shown.stdout) == json.loads((shelf / "magnaci.json").read_text("utf-8"))


def test_a_ladder_of_no_whole_deal_is_told_in_words():
    result = run(*LADDER, "--games", "0")

    assert "no deal has been played from every seat yet" in result.stdout


@pytest.mark.parametrize(
    "arguments, words",
    [
        (("arena", "magnaci", "--bots", "squire", "--pairs", "a:b"), "are for a ladder"),
        (("arena", "magnaci", "--bots", "squire", "--publish"), "are for a ladder"),
        (("arena", "magnaci", "--show"), "are for a ladder"),
        ((*LADDER, "--bots", "squire"), "without --bots or --decks"),
        ((*LADDER, "--show", "--publish"), "--show plays nothing"),
        ((*LADDER, "--games", "0", "--publish"), "nothing to publish of magnaci"),
        ((*LADDER, "--pairs", "king:squire"), "no level 'king' in magnaci"),
        ((*LADDER, "--backend", "moon"), "no backend 'moon'; there is local, ray"),
        ((*LADDER, "--ray-address", "x:1"), "needs the backend 'ray'"),
        (
            ("arena", "magnaci", "--bots", "squire", "--seats", "2", "--seats", "3"),
            "name --seats once",
        ),
        (
            ("arena", "magnaci", "--bots", "squire", "--state", "a", "--state", "b"),
            "A league has one state file",
        ),
        (("arena", "magnaci", "--bots", "squire", "--games", "0"), "must be at least 1"),
        ((*BALANCE, "--seats", "9"), "played by 2, 3, 4, 5 seats"),
        ((*BALANCE, "--bots", "king"), "no bot 'king'"),
        ((*BALANCE, "--options", "luck=on"), "'luck' is no option of magnaci"),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_line(arguments, words):
    assert refused(run(*arguments), 2, words)


def test_a_balance_report_is_a_table_or_json():
    table = run(*BALANCE, "--options", "trade=off")
    found = json.loads(run(*BALANCE, "--options", "trade=off", "--json").stdout)

    assert table.exit_code == 0
    assert "family (all: " in table.stdout
    assert "laws.toml: symbols" in " ".join(table.stdout.split())
    (section,) = found["sections"]
    assert (found["game"], found["bot"], found["seats"]) == ("magnaci", "random", 2)
    assert (section["games"], section["options"]) == (2, {"trade": False})
    groups = {each["name"] for each in section["groups"]}
    assert {"seat", "family", "office won", "Law won"} <= groups


def test_each_setting_has_a_section():
    found = json.loads(run(*BALANCE, "--options", "each", "--json").stdout)

    assert [each["options"] for each in found["sections"]] == [{"trade": True}, {"trade": False}]


def test_rows_that_are_off_can_be_shown_alone():
    whole, off = run(*BALANCE, "--games", "4"), run(*BALANCE, "--games", "4", "--off")

    assert off.exit_code == 0
    assert len(off.stdout) < len(whole.stdout)
