"""VE-6.18: duels that cards have made wait for the end of what is going on."""

from __future__ import annotations

import pytest

from games.veto.extra_cards import add_cards
from games.veto.looks import asked, on_table
from games.veto.moments import asking, at_round, in_ending, opened, reply
from games.veto.positions import all_bene, do, play, veto
from interpares.games.veto.game import Veto

BRAWL = """
[[card]]
id = "brawl"
type = "effect"
[card.play]
kind = "%s"
%s
[[card.play.target]]
name = "a"
sel = { type = "character", who = "you" }
[[card.play.target]]
name = "b"
sel = { type = "character", who = "opponents" }
[[card.play.do]]
op = "start_duel"
challenger = "a"
challenged = "b"
mark = %s
may_refuse = false
"""
"""A card that makes a duel: its kind, its moment, and whether it marks."""


def brawler(kind: str) -> Veto:
    """A round, or its end, in which seat 0 holds a brawl; an election is announced on the way."""
    fields = {
        "factions": ("court", "radziwill"),
        "hands": {0: "brawl"},
        "in_play": {0: "john_casimir_vasa/karmazyn kuszel", 1: "uhlik"},
        "kreski": {0: 14},
    }
    game = in_ending(**fields) if kind.startswith("W-E") else at_round(**fields)
    if kind == "W-S5":
        opened(game, asking("AnnounceElection"))
        play(game, "0 announce")
    return game


@pytest.mark.parametrize(
    "kind, event",
    [
        ("W-U1", "untap_begin"),
        ("W-U2", "initiative_set"),
        ("W-U3", "untapped"),
        ("W-S1", "settlement_begin"),
        ("W-S2", "cards_drawn"),
        ("W-S3", "dukats_computed"),
        ("W-S4", "dukats_settled"),
        ("W-S5", "election_announced"),
        ("W-G1", "game_phase_begin"),
        ("W-E1", "ending_begin"),
        ("W-E2", "victory_check"),
        ("W-E3", "hand_discarded"),
    ],
)
def test_a_duel_made_in_a_window_of_a_phase_is_fought_before_anything_else(
    monkeypatch, kind, event
):
    """VE-6.18"""
    add_cards(monkeypatch, BRAWL % ("reply", f'when = {{ event = "{event}" }}', "false"))
    game = brawler(kind)

    reply(game, kind, "0 play brawl kuszel,uhlik")
    found = opened(game, lambda each: each.duel is not None)

    assert {each for each, _ in found} == {kind}
    assert asked(game) == "Window"


@pytest.mark.parametrize("marked, fought", [("", True), ("/marked", False)])
def test_a_duel_that_marks_its_challenger_needs_him_unmarked(monkeypatch, marked, fought):
    """VE-6.18, VE-1.37: it is void if he is marked already as it begins"""
    add_cards(monkeypatch, BRAWL % ("trifle", "", "true"))
    game = veto(hands={0: "brawl"}, in_play={0: f"kuszel{marked}", 1: "uhlik"})

    do(game, "0 play brawl kuszel,uhlik")

    assert (asked(game) == "FightTurn", game.duel is not None) == (fought, fought)


def test_a_duel_that_waited_is_void_if_the_challenged_player_concedes_at_the_answer():
    """VE-8.31, VE-12.5 (e): it is over, and the voice is where it was"""
    game = veto(
        3,
        in_play={0: "uhlik yurko_bohun", 1: "kuklinowski", 2: "brodnicki"},
        hands={1: "feint"},
        kreski={0: 5, 1: 5},
    )
    do(game, "0 challenge uhlik kuklinowski", "1 accept")
    play(game, "0 bene")
    do(game, "1 play feint")
    play(game, "0 bene", "1 bene")
    reply(game, "W-D6", "0 use yurko_bohun cossack-2")
    all_bene(game)

    play(game, "1 concede")

    assert (asked(game), game.waiting, game.duel) == ("Turn", (0,), None)
    assert on_table(game, "yurko_bohun")
