"""`interpares card`: home-made cards from files, checked and put into decks."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.commands import refused, run
from games.veto.own_examples import OWN, deck_with
from interpares import Match
from interpares.cli.deck import Words
from interpares.cli.deck_files import opened
from interpares.games.veto.actions import BringDeck
from interpares.games.veto.deck_text import read, write

pytestmark = pytest.mark.usefixtures("nothing_stays")
EXAMPLES = Path(__file__).parents[1] / "games" / "veto" / "own_examples.toml"


def test_right_cards_are_named_with_their_ids():
    result = run("card", "check", EXAMPLES)

    assert result.exit_code == 0
    assert [line.split(": ")[1] for line in result.stdout.splitlines()] == [
        each.id for each in OWN.values()
    ]


@pytest.mark.parametrize(
    "language, said, flaw",
    [
        ("en", "1 card cannot", "invalid value 'negte'"),
        ("pl", "1 kartą nie da się", "nie ma takiego słowa: „negte”"),
    ],
)
def test_a_wrong_card_is_named_with_the_place(tmp_path, language, said, flaw):
    text = EXAMPLES.read_text("utf-8").replace('op = "negate"', 'op = "negte"')
    (tmp_path / "cards.toml").write_text(text, "utf-8")

    result = run("card", "check", tmp_path / "cards.toml", "--lang", language)

    assert refused(result, 1, said)
    assert f"  play.do[0].op: {flaw}" in result.stdout


def test_programs_get_json(tmp_path):
    (tmp_path / "cards.toml").write_text('[[card]]\ntype = "faction"\n', "utf-8")

    [row] = json.loads(run("card", "check", tmp_path / "cards.toml", "--json").stdout)

    assert (row["id"], row["flaws"][0]["path"]) == ("", "type")


@pytest.mark.parametrize(
    "content, said",
    [(b"x", "this is no TOML"), (b"a = 1", "there is no entry"), (b"\xff", "no text in UTF-8")],
)
def test_what_holds_no_cards_is_refused_in_a_line(tmp_path, content, said):
    (tmp_path / "cards.toml").write_bytes(content)

    assert refused(run("card", "check", tmp_path / "cards.toml"), 1, said)
    assert refused(run("card", "line", tmp_path / "cards.toml"), 1, said)


def test_a_file_that_is_not_there_is_wrong_usage():
    assert refused(run("card", "check", "nowhere.toml"), 2, "nowhere.toml")


@pytest.mark.parametrize("language", ["pl", "en"])
def test_the_lines_of_cards_can_be_put_into_a_deck(tmp_path, language):
    lines = run("card", "line", EXAMPLES, "--lang", language).stdout
    deck = tmp_path / "deck.txt"
    deck.write_text(f"Faction: court\n{lines}3 Jan Nowak\n", "utf-8")

    found = opened(str(deck), Words("en"))

    assert found.own == tuple(sorted(each.code for each in OWN.values()))
    assert found.counts == {OWN["Jan Nowak"].id: 3}


def test_a_deck_file_with_home_made_cards_is_checked_counted_and_played(tmp_path):
    """VE-2.5"""
    deck = deck_with(OWN["Jan Nowak"], OWN["Common Sense"])
    file = tmp_path / "deck.txt"
    file.write_text(write(deck, "en"), "utf-8")

    checked, counted = run("deck", "check", file), run("deck", "stats", file, "--json")
    match = Match.start("veto", seats=2, seed=1, options={"own_cards": True})
    found = read(file.read_text("utf-8"))
    match.play(0, BringDeck(found.faction, found.strategy, found.cupboard, found.own))

    assert checked.exit_code == 0
    assert json.loads(counted.stdout)["size"] == 63
    assert match.waiting == (1,)
