"""Which deck beats which: every pair from both sides, kept in a file, and what is refused."""

from __future__ import annotations

import json

import pytest

from cli.commands import refused, run
from interpares import BadInput
from interpares.bots.deck_matrix import matrix
from interpares.games.veto.cards import DECKS
from interpares.games.veto.deck import deck_from, deck_of

PAIR = {name: deck_of(DECKS[name]) for name in ("court_starter", "radziwill_starter")}
THREE = PAIR | {"court_feast": deck_of(DECKS["court_feast"])}
ASKED = ("arena", "veto", "--decks", "court_starter,radziwill_starter", "--bots", "random")


def test_every_pair_plays_every_deal_from_both_sides():
    found = matrix(THREE, bot="random", games=2)

    assert [(each["first"], each["second"]) for each in found["pairs"]] == [
        ("court_starter", "radziwill_starter"),
        ("court_starter", "court_feast"),
        ("radziwill_starter", "court_feast"),
    ]
    assert {each["games"] for each in found["pairs"]} == {2}


def test_a_state_file_is_taken_up_where_it_stops(tmp_path):
    state = tmp_path / "decks.jsonl"
    whole = matrix(PAIR, bot="random", games=4)
    matrix(PAIR, bot="random", games=2, state=state)
    begun = state.read_bytes()

    told = []
    found = matrix(PAIR, bot="random", games=4, state=state, progress=lambda *n: told.append(n))

    assert found == whole
    assert told == [(3, 4), (4, 4)]
    assert state.read_bytes().startswith(begun)
    assert matrix(PAIR, bot="random", games=2, state=state)["pairs"][0]["games"] == 2


def test_a_state_file_belongs_to_its_decks(tmp_path):
    matrix(PAIR, bot="random", games=2, state=tmp_path / "decks.jsonl")

    with pytest.raises(BadInput, match="with other decks; choose another state file"):
        matrix(THREE, bot="random", games=2, state=tmp_path / "decks.jsonl")


def test_an_illegal_deck_is_named_with_the_reason():
    """VE-2.1"""
    with pytest.raises(BadInput, match="The deck 'mine' cannot be played: "):
        matrix(PAIR | {"mine": deck_from("court", "", {"feint": 3})}, bot="random", games=2)


def test_the_matrix_is_json_or_a_table(tmp_path):
    asked = (*ASKED, "--games", "2", "--state", tmp_path / "decks.jsonl")

    found = json.loads(run(*asked, "--json").stdout)
    table = run(*asked).stdout

    assert found["pairs"][0]["games"] == 2
    assert "random, 2 games a pair" in table


@pytest.mark.parametrize(
    "arguments, words",
    [
        ((*ASKED, "--seats", "4"), "--decks is played by 2 seats, not by 4."),
        ((*ASKED, "--backend", "moon"), "There is no backend 'moon'; there is local, ray."),
        (("arena", "veto", "--decks", ""), "A matrix needs two decks at least."),
        (("arena", "veto", "--decks", "court_starter"), "A matrix needs two decks at least."),
        (("arena", "veto", "--decks", "court_starter,x"), "There is no file “x”"),
        (("arena", "magnaci", "--decks", "a,b"), "magnaci is played without decks"),
    ],
)
def test_a_table_without_pairs_of_decks_is_refused_in_a_line(arguments, words):
    assert refused(run(*arguments), 2, words)
